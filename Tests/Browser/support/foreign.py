"""Another site, with its own port and host name. Its page embeds a quiz."""

import contextlib
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# Another name than the server's, so that the browser treats it as another site.
FOREIGN_NAME = "localhost"

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A foreign page</title><link rel="icon" href="data:,"><h1>My page</h1><p>Before the quiz.</p>
{embedding}
<p id="after">After the quiz.</p></html>"""


@dataclass
class ForeignSite:
    """What the site serves, and whether it was asked for anything but the page."""

    address: str
    pages: dict[str, str] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    def show(self, path: str, embedding: str) -> str:
        """Puts lines between two paragraphs of a page and returns the page's URL."""
        self.pages[path] = PAGE.format(embedding=embedding)
        return self.address + path


@contextlib.contextmanager
def foreign_site():
    site = ForeignSite("")

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            site.asked.append(self.path)
            page = site.pages.get(self.path, "").encode()
            self.send_response(200 if page else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(page)))
            self.end_headers()
            self.wfile.write(page)

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    site.address = f"http://{FOREIGN_NAME}:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield site
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
