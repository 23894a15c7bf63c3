"""What the browser's tests stand on: a server of their own, a browser, a player."""
