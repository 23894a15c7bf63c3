"""Proxies in front of Parlour, with the configuration files that operators get."""

import http.client
import os
import re
import signal
import socket
import ssl
import subprocess
import time
from pathlib import Path

from support.cases import equal
from support.ports import HOST, free_port
from support.server import ROOT

NAME = "quiz.example.org"


class ReverseProxy:
    """A proxy in front of some servers, on two ports of its own."""

    def __init__(self, folder: Path, kind: str, *servers, max_connections: int = 9000, timeout_factor: int = 1):
        """:param max_connections: how many connections HAProxy opens to each server at most.
        :param timeout_factor: how many times longer than operators' proxies this one waits for its servers."""
        self.folder = folder
        self.servers = servers
        self.server = servers[0]
        self.max_connections = max_connections
        self.timeout_factor = timeout_factor
        self.plain, self.secure = free_port(), free_port()
        make_certificate(folder)
        command = self.nginx() if kind == "nginx" else self.haproxy()
        self.log = open(folder / "log", "w+")
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        self.wait()

    def nginx(self) -> list[str]:
        text = (ROOT / "docs/operators/nginx.conf").read_text()
        for mark, replacement in [
            ("server", " ".join(f"server {HOST}:{one.port} max_fails=2 fail_timeout=5s;" for one in self.servers)),
            ("plain port", f"listen {HOST}:{self.plain};"),
            ("TLS port", f"listen {HOST}:{self.secure} ssl http2;"),
            ("certificate", f"ssl_certificate {self.folder}/certificate.pem;"),
            ("key", f"ssl_certificate_key {self.folder}/key.pem;"),
        ]:
            text, count = re.subn(rf"\S.*; # test: {mark}\n", replacement + "\n", text)
            equal(count, 1, f"lines of nginx.conf marked {mark!r}")
        text = self.multiply_timeouts(text, r"proxy_(?:connect|read|send)_timeout", 3)
        (self.folder / "parlour.conf").write_text(text)
        temporary_paths = "".join(f"{what}_temp_path {self.folder}/{what};" for what in
                                  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        (self.folder / "nginx.conf").write_text(
            f"{'user root;' if os.geteuid() == 0 else ''} worker_processes 1; daemon off; pid {self.folder}/pid;"
            f" error_log stderr; events {{}} http {{ access_log off; {temporary_paths} include {self.folder}/parlour.conf; }}")
        return ["nginx", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def haproxy(self) -> list[str]:
        text = (ROOT / "docs/operators/haproxy.cfg").read_text()
        text = text.replace("bind :80\n", f"bind {HOST}:{self.plain}\n")
        text = text.replace("bind :443 ssl crt /etc/ssl/quiz.example.org.pem",
                            f"bind {HOST}:{self.secure} ssl crt {self.folder}/both.pem")
        text, count = re.subn(r"  server one \S+ maxconn 9000\n  server two \S+ maxconn 9000\n", "", text)
        equal(count, 1, "lines of haproxy.cfg with both servers")
        text += "".join(
            f"  server s{one.port} {HOST}:{one.port} maxconn {self.max_connections}\n" for one in self.servers)
        text = self.multiply_timeouts(text, r"timeout (?:check|connect|server|queue)", 4)
        (self.folder / "haproxy.cfg").write_text(text)
        return ["haproxy", "-f", str(self.folder / "haproxy.cfg")]

    def multiply_timeouts(self, text: str, names: str, expected: int) -> str:
        """Multiplies time limits of a configuration by the factor."""
        text, count = re.subn(rf"({names} )(\d+)s", lambda found: f"{found[1]}{int(found[2]) * self.timeout_factor}s", text)
        equal(count, expected, f"time limits {names!r} in the configuration")
        return text

    def wait(self) -> None:
        deadline = time.monotonic() + 15
        while self.get("/")[0] != 200:
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.log.seek(0)
                raise RuntimeError(f"The proxy did not start. It said:\n{self.log.read()[-2000:]}")
            time.sleep(0.1)

    def get(self, path: str, **headers: str) -> tuple[int, http.client.HTTPMessage | None, str]:
        return self.send("GET", path, headers=headers)

    def connect(self) -> ssl.SSLSocket:
        """Opens a connection with TLS."""
        context = ssl.create_default_context(cafile=str(self.folder / "certificate.pem"))
        plain = socket.create_connection((HOST, self.secure), timeout=40 * self.timeout_factor)
        return context.wrap_socket(plain, server_hostname=NAME)

    def send(self, method: str, path: str, body: str | None = None, headers: dict | None = None):
        try:
            with self.connect() as secure:
                connection = http.client.HTTPConnection(NAME)
                connection.sock = secure
                connection.request(method, path, body, {"Host": NAME, "Accept-Language": "en", **(headers or {})})
                reply = connection.getresponse()
                return reply.status, reply.headers, reply.read().decode()
        except ConnectionError:
            return 0, None, ""

    def post(self, path: str, body: str = "", **headers: str):
        headers = {"Origin": f"https://{NAME}", "Content-Type": "application/x-www-form-urlencoded", **headers}
        return self.send("POST", path, body, headers)

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()


def make_certificate(folder: Path) -> None:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", folder / "key.pem",
         "-out", folder / "certificate.pem"],
        check=True, capture_output=True)
    (folder / "both.pem").write_text((folder / "certificate.pem").read_text() + (folder / "key.pem").read_text())
