"""The bytes on the wire that a browser loads to show a page: heads and bodies of the responses."""

import html.parser
import http.client
import urllib.parse
import re
import zlib


class Browser:
    """Loads pages like a browser on its first visit: with cookies, redirects and compression, and an empty cache."""

    def __init__(self, port):
        self.port = port
        self.cookies = {}
        self.requests = 0
        self.bytes = 0

    def get(self, path):
        return self._fetch("GET", path)

    def post(self, path, form):
        return self._fetch("POST", path, urllib.parse.urlencode(form))

    def _fetch(self, method, path, body=None):
        """Returns the final URL and the text."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        headers = {"Accept-Encoding": "gzip", "Accept-Language": "en", "Accept": "text/html"}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if body is not None:
            headers["Origin"] = f"http://127.0.0.1:{self.port}"
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        connection.request(method, path, body, headers)
        reply = connection.getresponse()
        content = reply.read()
        connection.close()
        self.requests += 1
        self.bytes += len(content) + 17 + sum(len(name) + len(value) + 4 for name, value in reply.getheaders())
        for cookie in reply.msg.get_all("Set-Cookie") or []:
            name, value = cookie.split(";")[0].split("=", 1)
            self.cookies[name] = value
        if reply.status in (301, 302, 303):
            return self.get(urllib.parse.urljoin(path, reply.getheader("Location")))
        if reply.status != 200:
            raise OSError(f"{reply.status} from {path}")
        if reply.getheader("Content-Encoding") == "gzip":
            content = zlib.decompress(content, 31)
        return path, content


class _Resources(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        named = dict(attributes)
        rel = (named.get("rel") or "").split()
        if tag == "link" and {"stylesheet", "icon", "preload", "modulepreload", "manifest"} & set(rel):
            self.found.append(named.get("href"))
        elif tag in ("script", "img", "source"):
            self.found.append(named.get("src"))


def resources(path, content):
    """The resources that a page shows or runs, each once. `load` finds those that style sheets load in turn."""
    parser = _Resources()
    parser.feed(content.decode())
    addresses = [urllib.parse.urljoin(path, address) for address in parser.found if address]
    return [address for address in dict.fromkeys(addresses) if not address.startswith("data:")]


def load(browser, path, content, seen):
    """Loads the page's resources that aren't in `seen` yet."""
    for address in resources(path, content):
        if address in seen:
            continue
        seen.add(address)
        _, loaded = browser.get(address)
        if address.split("?")[0].endswith(".css"):
            for inner in re.findall(rb"url\(\s*['\"]?([^'\")]+)", loaded):
                inner = urllib.parse.urljoin(address, inner.decode())
                if not inner.startswith("data:") and inner not in seen:
                    seen.add(inner)
                    browser.get(inner)


def weigh(port, quiz):
    """The requests and bytes of a first load of a question page, and the bytes of the next page."""
    player = Browser(port)
    player.get(f"/q/{quiz}")
    path, _ = player.post(f"/q/{quiz}/begin", {})
    fresh = Browser(port)
    fresh.cookies = dict(player.cookies)
    seen = set()
    path, content = fresh.get(path)
    load(fresh, path, content, seen)
    following = Browser(port)
    following.cookies = dict(player.cookies)
    path, content = following.post(path, {"answer": "0"})
    load(following, path, content, seen)
    return {
        "requests": fresh.requests, "bytes": fresh.bytes,
        "next requests": following.requests, "next bytes": following.bytes}
