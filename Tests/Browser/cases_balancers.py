"""Parlour behind nginx and HAProxy, with the very files that operators are given."""

import contextlib
import http.client
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from cases_posts import COMPASS
from support.cases import case, check, equal
from support.client import Client
from support.server import HOST, ROOT, Server, free_port
from support.world import World

NAME = "quiz.example.org"
FRONTS = ["nginx", "haproxy"]


class Front:
    """A balancer before one server, on two ports of its own."""

    def __init__(self, folder: Path, kind: str, server: Server):
        self.folder = folder
        self.server = server
        self.plain, self.secure = free_port(), free_port()
        make_certificate(folder)
        command = self.nginx() if kind == "nginx" else self.haproxy()
        self.log = open(folder / "log", "w+")
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        self.wait()

    def nginx(self) -> list[str]:
        text = (ROOT / "docs/operators/nginx.conf").read_text()
        for mark, replacement in [
            ("server", f"server {HOST}:{self.server.port} max_fails=2 fail_timeout=5s;"),
            ("plain port", f"listen {HOST}:{self.plain};"),
            ("TLS port", f"listen {HOST}:{self.secure} ssl http2;"),
            ("certificate", f"ssl_certificate {self.folder}/certificate.pem;"),
            ("key", f"ssl_certificate_key {self.folder}/key.pem;"),
        ]:
            text, count = re.subn(rf"\S.*; # test: {mark}\n", replacement + "\n", text)
            equal(count, 1, f"lines of nginx.conf marked {mark!r}")
        (self.folder / "parlour.conf").write_text(text)
        places = "".join(f"{what}_temp_path {self.folder}/{what};" for what in
                         ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        (self.folder / "nginx.conf").write_text(
            f"{'user root;' if os.geteuid() == 0 else ''} worker_processes 1; daemon off; pid {self.folder}/pid;"
            f" error_log stderr; events {{}} http {{ access_log off; {places} include {self.folder}/parlour.conf; }}")
        return ["nginx", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def haproxy(self) -> list[str]:
        text = (ROOT / "docs/operators/haproxy.cfg").read_text()
        text = text.replace("bind :80\n", f"bind {HOST}:{self.plain}\n")
        text = text.replace("bind :443 ssl crt /etc/ssl/quiz.example.org.pem",
                            f"bind {HOST}:{self.secure} ssl crt {self.folder}/both.pem")
        text = text.replace("server one 10.0.0.1:8080", f"server one {HOST}:{self.server.port}")
        text = text.replace("  server two 10.0.0.2:8080\n", "")
        (self.folder / "haproxy.cfg").write_text(text)
        return ["haproxy", "-f", str(self.folder / "haproxy.cfg")]

    def wait(self) -> None:
        deadline = time.monotonic() + 15
        while self.get("/")[0] != 200:
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.log.seek(0)
                raise RuntimeError(f"The front did not start. It said:\n{self.log.read()[-2000:]}")
            time.sleep(0.1)

    def get(self, path: str, **headers: str) -> tuple[int, http.client.HTTPMessage | None, str]:
        return self.send("GET", path, headers=headers)

    def send(self, method: str, path: str, body: str | None = None, headers: dict | None = None):
        context = ssl.create_default_context(cafile=str(self.folder / "certificate.pem"))
        try:
            plain = socket.create_connection((HOST, self.secure), timeout=40)
            with context.wrap_socket(plain, server_hostname=NAME) as secure:
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


@contextlib.contextmanager
def behind(world: World, kind: str, *arguments: str):
    """A server behind a front."""
    check(shutil.which(kind) is not None, f"no {kind}; make test installs it")
    options = ["--behind-proxy", "--public-url", f"https://{NAME}", *arguments]
    with tempfile.TemporaryDirectory(prefix="parlour-front-") as folder, world.own_server(arguments=options) as server:
        front = Front(Path(folder), kind, server)
        try:
            yield front
        finally:
            front.close()


@case("a quiz is played over TLS behind {kind}", kind=FRONTS)
def plays_behind(world: World, kind: str):
    with behind(world, kind) as front:
        status, headers, _ = front.post(f"/q/{COMPASS}/begin")
        equal(status, 303, "beginning")
        cookie = headers["Set-Cookie"]
        check(cookie.startswith("__Host-parlour=") and "; Secure" in cookie, f"the cookie is {cookie}")
        play = headers["Location"].rsplit("/", 1)[0]
        for number, body in enumerate(["answer=0", "answer=0", "kind=multiple&answer=0", "value=0"], start=1):
            status, headers, _ = front.post(f"{play}/{number}", body, Cookie=cookie.split(";")[0])
            equal(status, 303, f"the answer to question {number}")
        status, headers, page = front.get(headers["Location"], Cookie=cookie.split(";")[0])
        check(status == 200 and "north" in page.lower(), "no result")
        check("max-age" in headers["Strict-Transport-Security"], "nothing keeps browsers on TLS")
        equal(front.server.distribution(COMPASS), {"north": 1}, "the counted plays")


@case("{kind} sends visitors to TLS, and keeps health checks to itself", kind=FRONTS)
def keeps_to_itself(world: World, kind: str):
    with behind(world, kind) as front:
        connection = http.client.HTTPConnection(HOST, front.plain, timeout=10)
        connection.request("GET", "/q/compass?a=b", headers={"Host": NAME})
        reply = connection.getresponse()
        check(reply.status in (301, 302), f"without TLS the answer is {reply.status}")
        equal(reply.getheader("Location"), f"https://{NAME}/q/compass?a=b", "the way to TLS")
        connection.close()
        for path in ["/health", "/health/ready", "/health/live"]:
            equal(front.get(path)[0], 404, path)
        equal(Client(front.server).get("/health/ready").status, 200, "the server's own readiness")


@case("behind {kind} nobody can pretend to come from elsewhere", kind=FRONTS)
def tells_addresses(world: World, kind: str):
    with behind(world, kind, "--changes-per-second", "1") as front:
        statuses = [front.post(f"/q/{COMPASS}/begin", **{"X-Forwarded-For": f"198.51.100.{number}"})[0] for number in range(30)]
        check(statuses.count(429) >= 10, f"other addresses were believed: {statuses}")


@case("behind {kind} an answer is sent once, also when the server dies of it", kind=FRONTS)
def sends_once(world: World, kind: str):
    """In the server's place stands one that takes a request and hangs up."""
    with behind(world, kind) as front:
        port = front.server.port
        front.server.kill()
        with socket.create_server((HOST, port)) as listener:
            listener.settimeout(1)
            heads, statuses = [], []
            poster = threading.Thread(target=lambda: statuses.append(front.post("/p/x/1", "answer=0")[0]))
            poster.start()
            deadline = time.monotonic() + 4
            while time.monotonic() < deadline:
                with contextlib.suppress(TimeoutError):
                    taken, _ = listener.accept()
                    with taken:
                        head = taken.recv(65536).decode(errors="replace").split("\r\n")[0]
                        heads.append(head)
            poster.join(40)
        check(statuses[0] in (502, 503, 504), f"the visitor got {statuses}")
        equal([head for head in heads if head.startswith("POST")], ["POST /p/x/1 HTTP/1.1"], "what the server got")


@case("haproxy sends nobody to a server that drains, before it ends")
def leaves_what_drains(world: World):
    with behind(world, "haproxy", "--drain-seconds", "6") as front:
        front.server.terminate()
        deadline = time.monotonic() + 5
        while front.get("/")[0] == 200 and time.monotonic() < deadline:
            time.sleep(0.1)
        equal(front.get("/")[0], 503, "the front, which has no other server")
        equal(Client(front.server).get("/health/live").status, 200, "the server itself")
        equal(front.server.ending(10), 0, "the exit code")
