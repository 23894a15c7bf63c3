"""Parlour behind nginx and HAProxy, with the configuration files that operators get."""

import contextlib
import http.client
import shutil
import socket
import tempfile
import threading
import time
from pathlib import Path

from cases_operations import metrics
from cases_posts import COMPASS
from support.cases import case, check, equal
from support.client import Client
from support.slow_read import slow_read_clients
from support.proxies import NAME, ReverseProxy
from support.ports import HOST, free_port
from support.world import World

PROXIES = ["nginx", "haproxy"]


@contextlib.contextmanager
def behind(world: World, kind: str, *arguments: str, max_connections: int = 9000, timeout_factor: int = 1):
    """A server behind a proxy.

    :param max_connections: how many connections HAProxy opens to the server at most.
    :param timeout_factor: how many times longer than operators' proxies this one waits for the server.
    """
    check(shutil.which(kind) is not None, f"no {kind}; make test installs it")
    options = ["--behind-proxy", "--public-url", f"https://{NAME}", *arguments]
    with tempfile.TemporaryDirectory(prefix="parlour-proxy-") as folder, world.own_server(arguments=options) as server:
        proxy = ReverseProxy(Path(folder), kind, server, max_connections=max_connections, timeout_factor=timeout_factor)
        try:
            yield proxy
        finally:
            proxy.close()


@case("a quiz is played over TLS behind {kind}", kind=PROXIES)
def plays_behind(world: World, kind: str):
    with behind(world, kind) as proxy:
        status, headers, _ = proxy.post(f"/q/{COMPASS}/begin")
        equal(status, 303, "beginning")
        cookie = headers["Set-Cookie"]
        check(cookie.startswith("__Host-parlour=") and "; Secure" in cookie, f"the cookie is {cookie}")
        play = headers["Location"].rsplit("/", 1)[0]
        for number, body in enumerate(["answer=0", "answer=0", "kind=multiple&answer=0", "value=0"], start=1):
            status, headers, _ = proxy.post(f"{play}/{number}", body, Cookie=cookie.split(";")[0])
            equal(status, 303, f"the answer to question {number}")
        status, headers, page = proxy.get(headers["Location"], Cookie=cookie.split(";")[0])
        check(status == 200 and "north" in page.lower(), "no result")
        check("max-age" in headers["Strict-Transport-Security"], "nothing keeps browsers on TLS")
        equal(proxy.server.distribution(COMPASS), {"north": 1}, "the counted plays")


@case("{kind} sends visitors to TLS, and keeps health checks to itself", kind=PROXIES)
def keeps_to_itself(world: World, kind: str):
    with behind(world, kind) as proxy:
        connection = http.client.HTTPConnection(HOST, proxy.plain, timeout=10)
        connection.request("GET", "/q/compass?a=b", headers={"Host": NAME})
        reply = connection.getresponse()
        check(reply.status in (301, 302), f"without TLS the answer is {reply.status}")
        equal(reply.getheader("Location"), f"https://{NAME}/q/compass?a=b", "the way to TLS")
        connection.close()
        for path in ["/health", "/health/ready", "/health/live"]:
            equal(proxy.get(path)[0], 404, path)
        equal(Client(proxy.server).get("/health/ready").status, 200, "the server's own readiness")


@case("behind {kind} nobody can forge a client address", kind=PROXIES)
def reports_addresses(world: World, kind: str):
    with behind(world, kind, "--changes-per-second", "1") as proxy:
        statuses = [proxy.post(f"/q/{COMPASS}/begin", **{"X-Forwarded-For": f"198.51.100.{number}"})[0] for number in range(30)]
        check(statuses.count(429) >= 10, f"other addresses were believed: {statuses}")


@case("behind {kind} an answer is sent once, even if the server dies", kind=PROXIES)
def sends_once(world: World, kind: str):
    """The server's place is taken by one that accepts a request and closes the connection."""
    with behind(world, kind) as proxy:
        port = proxy.server.port
        proxy.server.kill()
        with socket.create_server((HOST, port)) as listener:
            listener.settimeout(1)
            heads, statuses = [], []
            poster = threading.Thread(target=lambda: statuses.append(proxy.post("/p/x/1", "answer=0")[0]))
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


@case("behind {kind} 120 clients that send requests and never read keep nobody out of 100 connections", kind=PROXIES)
def makes_room_behind(world: World, kind: str):
    # How long a visitor waits depends on the machine, so nginx has patience, and what the server answers in the
    # meantime decides. HAProxy's visitor stands in HAProxy's queue. nginx gives its visitor a connection of its own,
    # which stands in the server's queue: there it takes a few hundred answers, now and then two thousand.
    arguments = ["--max-connections", "100", "--metrics-port", str(port := free_port())]
    with (
        behind(world, kind, *arguments, max_connections=90, timeout_factor=10 if kind == "nginx" else 1) as proxy,
        slow_read_clients(proxy.connect, 120) as attack,
    ):
        deadline = time.monotonic() + 300
        while attack.count < 120 and time.monotonic() < deadline:
            time.sleep(0.1)
        equal(attack.count, 120, "slow-read clients")
        others, connected = [], []
        for _ in range(10):
            before = answered(port)
            equal(proxy.get(f"/q/{COMPASS}")[0], 200, "a visitor among slow-read clients")
            connected.append(attack.connected)
            others.append(answered(port) - before)
            time.sleep(1)
        check(max(others) < 10_000, f"requests answered before the visitor's: {others}")
        check(min(connected) >= 100, f"slow-read clients that were connected: {connected}")
        equal(Client(proxy.server).get("/health/ready").status, 200, "the server's readiness")


def answered(port: int) -> int:
    """How many requests a server has answered.

    :param port: its port for metrics.
    """
    return int(sum(value for name, value in metrics(port).items() if name.startswith("parlour_requests_total")))


@case("haproxy sends no new requests to a server that shuts down")
def leaves_what_drains(world: World):
    with behind(world, "haproxy", "--drain-seconds", "6") as proxy:
        proxy.server.terminate()
        deadline = time.monotonic() + 5
        while proxy.get("/")[0] == 200 and time.monotonic() < deadline:
            time.sleep(0.1)
        equal(proxy.get("/")[0], 503, "the proxy, which has no other server")
        equal(Client(proxy.server).get("/health/live").status, 200, "the server itself")
        equal(proxy.server.wait_for_exit(10), 0, "the exit code")
