"""A player without a browser: plain requests with one cookie."""

import http.client
import re
import urllib.parse
from dataclasses import dataclass

from support.ports import HOST
from support.server import Server


@dataclass
class Reply:
    status: int
    headers: http.client.HTTPMessage
    bytes: bytes

    @property
    def body(self) -> str:
        return self.bytes.decode()

    @property
    def location(self) -> str:
        return self.headers.get("Location", "")


class Client:
    def __init__(self, server: Server, cookie: str | None = None, language: str = "en"):
        self.server = server
        self.cookie = cookie
        self.language = language

    def get(self, path: str, **headers: str) -> Reply:
        return self.send("GET", path, headers=headers)

    def post(self, path: str, fields: dict | list | str = (), origin: str | None = "own", **headers: str) -> Reply:
        """Posts a form like a browser. `origin` "own" sends the site's origin, None sends none."""
        body = fields if isinstance(fields, str) else urllib.parse.urlencode(fields, doseq=True)
        headers.setdefault("Content-Type", "application/x-www-form-urlencoded")
        if origin is not None:
            headers["Origin"] = self.server.address if origin == "own" else origin
        return self.send("POST", path, body=body, headers=headers)

    def send(self, method: str, path: str, body: str | None = None, headers: dict | None = None) -> Reply:
        headers = {"Accept-Language": self.language, **(headers or {})}
        if self.cookie:
            headers["Cookie"] = f"parlour={self.cookie}"
        connection = http.client.HTTPConnection(HOST, self.server.port, timeout=20)
        try:
            connection.request(method, path, body=body.encode() if body is not None else None, headers=headers)
            response = connection.getresponse()
            reply = Reply(response.status, response.headers, response.read())
        finally:
            connection.close()
        for line in reply.headers.get_all("Set-Cookie", []):
            if found := re.match(r"parlour=([^;]*)", line):
                self.cookie = found[1]
        return reply

    def begin(self, quiz: str) -> str:
        """Begins a play and returns its path, /p/{play}."""
        reply = self.post(f"/q/{quiz}/begin")
        found = re.fullmatch(r"(/p/[^/]+)/1", reply.location)
        assert reply.status == 303 and found, f"begin answered {reply.status} {reply.location}"
        return found[1]
