"""Support for the browser tests: servers, browsers, players."""
