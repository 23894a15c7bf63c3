"""What operators rely on: metrics, logs, their privacy, and shutdown."""

import http.client
import json
import re
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from cases_posts import ANSWERS, COMPASS
from support.cases import case, check, equal
from support.client import Client
from support.daily import PASSWORD
from support.ports import HOST, free_port
from support.server import Server
from support.world import World

SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? (\+Inf|-?[0-9.e+-]+)')
# Values that no log may contain.
NAME = "Countess Lovelace"
VISITOR = "203.0.113.77"
SEARCH = "needle-in-the-search"
AGENT = "Firefox/140 (Linux; needle-in-the-agent)"


def metrics(port: int) -> dict[str, float]:
    """Every sample by name and labels, if the text is in Prometheus' format."""
    connection = http.client.HTTPConnection(HOST, port, timeout=60)
    connection.request("GET", "/metrics")
    reply = connection.getresponse()
    text = reply.read().decode()
    connection.close()
    equal(reply.getheader("Content-Type"), "text/plain; version=0.0.4; charset=utf-8", "the metrics' type")
    samples = {}
    for line in text.splitlines():
        if line.startswith("# "):
            continue
        check(SAMPLE.fullmatch(line) is not None, f"no sample: {line}")
        name, value = line.rsplit(" ", 1)
        check(name not in samples, f"twice: {name}")
        samples[name] = float(value)
    return samples


def finish(client: Client) -> str:
    play = client.begin(COMPASS)
    for number, fields in enumerate(ANSWERS, start=1):
        equal(client.post(f"{play}/{number}", fields).status, 303, f"the answer to question {number}")
    return play


@case("metrics have their own port and count each play once")
def reports_metrics(world: World):
    port = free_port()
    # The start of a process comes from the machine's clock, whatever date the server's clock has.
    began = time.time()
    with world.own_server(arguments=["--metrics-port", str(port)]) as server:
        client = Client(server)
        play = finish(client)
        for _ in range(3):
            equal(client.post(f"{play}/4", ANSWERS[3]).status, 303, "the last answer once more")
        for number in range(50):
            client.get(f"/invented/{number}")
        samples = metrics(port)
        equal(samples["parlour_plays_begun_total"], 1, "begun plays")
        equal(samples["parlour_plays_finished_total"], 1, "finished plays")
        route = 'route="/p/{play}/{number}",method="POST"'
        equal(samples[f'parlour_requests_total{{{route},status="3xx"}}'], 7, "answers")
        equal(samples[f'parlour_request_duration_seconds_count{{{route}}}'], 7, "timed answers")
        equal(samples['parlour_requests_total{route="none",method="GET",status="4xx"}'], 50, "invented addresses")
        check(samples['parlour_store_duration_seconds_count{kind="write"}'] >= 5, "no writes are timed")
        check(samples["parlour_sqlite_commit_writes_count"] >= 5, "no commits are counted")
        equal(samples["parlour_requests_in_flight"], 0, "requests under way")
        check(samples["process_resident_memory_bytes"] > 1e6, "no memory")
        # The system rounds the time since it was started itself.
        check(began - 2 < samples["process_start_time_seconds"] < time.time() + 2, "the start was another time")
        check(any(name.startswith("parlour_build_info{") and 'store="sqlite"' in name for name in samples), "no build")
        check(len(samples) < 1000, f"{len(samples)} samples")
        equal(client.get("/metrics").status, 404, "/metrics on the visitors' port")


@case("the log has no personal data ({form}, everything logged)", form=["text", "json"])
def logs_no_players(world: World, form: str):
    arguments = ["--log-format", form, "--log-level", "trace", "--behind-proxy"]
    with world.own_server(arguments=arguments) as server:
        client = Client(server)
        away = {"X-Forwarded-For": VISITOR, "User-Agent": AGENT}
        play = finish(client)
        client.get(f"{play}/result", **away)
        client.get(f"/?search={SEARCH}", **away)
        client.get(f"/{SEARCH}", **away)
        client.post(f"{play}/1", {"answer": SEARCH}, **away)
        fields = {"name": NAME, "password": PASSWORD, "zone": "Europe/Berlin"}
        equal(client.post("/account/sign-up", fields, **away).status, 200, "signing up")
        client.post("/account/sign-up", fields, **away)
        client.post("/account/sign-in", {"name": NAME, "password": PASSWORD + "!"}, **away)
        signed_in = client.post("/account/sign-in", {"name": NAME, "password": PASSWORD}, **away)
        equal(signed_in.status, 303, "signing in")
        session = signed_in.headers["Set-Cookie"].split(";")[0].split("=")[1]
        own = {"Cookie": f"parlour-session={session}", **away}
        for path in ["/account/sessions", "/account/data", "/admin"]:
            client.get(path, **own)
        ended = client.post("/account/sessions", {"end": "all", "current-password": PASSWORD}, **own)
        equal(ended.status, 303, "signing out everywhere")
        server.terminate()
        equal(server.wait_for_exit(20), 0, "the end")
        log = server.log()
        check("listening" in log or "Server" in log, "nothing is logged")
        secrets = [NAME, NAME.lower(), PASSWORD, VISITOR, SEARCH, client.cookie, play, play.removeprefix("/p/")]
        for secret in secrets + [AGENT, "needle", session]:
            check(secret not in log, f"the log holds {secret!r}")
        check("attempts" in log and "failed_sign_ins" in log, "the log doesn't count sign-ins")
        if form == "json":
            expect_objects(log)


def expect_objects(log: str) -> None:
    """Each line, except the greeting and the set-up link at the start, is an object with a time, a level and a message."""
    greeting = r"Parlour is open: http://\S+|\d+ quizzes\. .*|This site has no operator yet\. .*|http://\S+/setup/\w+"
    for line in log.splitlines():
        if re.fullmatch(greeting, line):
            continue
        entry = json.loads(line)
        equal(set(entry), {"time", "level", "message", "fields"}, "an entry's parts")
        check(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", entry["time"]) is not None, entry["time"])


@case("the security log has counts of attempts and operators' actions, without names")
def security_log(world: World):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "security.log"
        with world.own_server(arguments=["--security-log", str(path)]) as server:
            client = Client(server)
            setup_token = server.setup_path().split("/")[-1]
            fields = {"name": NAME, "password": PASSWORD, "zone": "Europe/Berlin"}
            equal(client.post("/account/sign-up", fields).status, 200, "signing up")
            for _ in range(3):
                reply = client.post("/account/sign-in", {"name": NAME, "password": PASSWORD + "!"})
                equal(reply.status, 422, "a wrong password")
            equal(client.post("/account/sign-out", origin="http://evil.example").status, 403, "another site")
            for command in [["account", "role", NAME, "operator"], ["backup", f"{folder}/b.sqlite"]]:
                server.run(*command, "--security-log", str(path))
            server.terminate()
            equal(server.wait_for_exit(20), 0, "the end")
            check("failed_sign_ins" not in server.log(), "the log has what the file has")
        equal(path.stat().st_mode & 0o777, 0o600, "the file's rights")
        text = path.read_text()
        entries = [json.loads(line) for line in text.splitlines()]
        for entry in entries:
            equal(set(entry), {"time", "level", "message", "fields"}, "an entry's parts")
        events = {entry["fields"]["event"]: entry["fields"] for entry in entries}
        equal(set(events), {"set-up-link-made", "role-changed", "backed-up", "attempts"}, "the events")
        equal(events["set-up-link-made"]["by"], "server", "who made the set-up link")
        equal(events["role-changed"]["role"], "operator", "the role")
        counted = [entry["fields"] for entry in entries if entry["fields"]["event"] == "attempts"]
        for name, count in {"failed_sign_ins": 3, "sign_ups": 1, "cross_site_requests": 1}.items():
            equal(sum(int(fields.get(name, 0)) for fields in counted), count, name)
        for secret in [NAME, NAME.lower(), PASSWORD, setup_token]:
            check(secret not in text, f"the security log holds {secret!r}")


@case("a server that can't write its security log says so and doesn't start")
def security_log_missing(world: World):
    arguments = ["serve", "--data", "/nonexistent/data", "--security-log", "/nonexistent/security.log", "--port", "0"]
    ended = subprocess.run([world.program, *arguments], capture_output=True, text=True, timeout=60)
    check(ended.returncode != 0 and "/nonexistent/security.log" in ended.stderr, ended.stderr)


def ask(server: Server, head: str) -> str:
    """Sends this request head over a new socket and returns the status line."""
    with socket.create_connection((HOST, server.port), timeout=20) as connection:
        connection.sendall(head.replace("\n", "\r\n").encode())
        reply = b""
        while more := connection.recv(65536):
            reply += more
    return reply.decode(errors="replace").split("\r\n")[0]


@case("requests with two Host headers or none are refused")
def ambiguous_hosts(world: World):
    server = world.server
    own = f"Host: {HOST}:{server.port}\n"
    end = "Connection: close\n\n"
    for path in ["/", "/health", "/static/none"]:
        line = f"GET {path} HTTP/1.1\n"
        for hosts in [own + "Host: evil.example\n", "Host: evil.example\n" + own, own + own, own + "hOST: x\n"]:
            check(" 400 " in ask(server, line + hosts + end), f"{path} with {hosts!r}")
        check(" 400 " not in ask(server, line + own + end), f"{path} with one Host")
    for hosts in ["", "Host:\n"]:
        check(" 400 " in ask(server, "GET / HTTP/1.1\n" + hosts + end), f"/ with {hosts!r}")
    check(" 200 " in ask(server, "GET /health/live HTTP/1.0\nConnection: close\n\n"), "a balancer's check without Host")


class ReplyRecorder(threading.Thread):
    """A player who keeps one connection, plays repeatedly, and records what the server reported."""

    def __init__(self, server: Server):
        super().__init__()
        self.server = server
        self.reported: dict[str, int] = {}
        self.cookie = None
        self.truncated: list[str] = []
        self.unreported = 0

    def run(self) -> None:
        connection = http.client.HTTPConnection(HOST, self.server.port, timeout=20)
        try:
            while self.plays(connection):
                pass
        finally:
            connection.close()

    def plays(self, connection) -> bool:
        location = self.post(connection, f"/q/{COMPASS}/begin", "")
        if location is None:
            return False
        play = location.rsplit("/", 1)[0]
        self.reported[play] = 0
        for number, body in enumerate(["answer=0", "answer=0", "kind=multiple&answer=0", "value=0"], start=1):
            if self.post(connection, f"{play}/{number}", body) is None:
                return False
            self.reported[play] = number
        return True

    def post(self, connection, path: str, body: str) -> str | None:
        """The URL that the server redirects this player to; None if the server is gone."""
        headers = {"Content-Type": "application/x-www-form-urlencoded", "Origin": self.server.address}
        if self.cookie:
            headers["Cookie"] = self.cookie
        try:
            connection.request("POST", path, body, headers)
            reply = connection.getresponse()
        except (OSError, http.client.RemoteDisconnected):
            self.unreported += 1
            return None
        except http.client.HTTPException as error:
            self.truncated.append(repr(error))
            return None
        try:
            reply.read()
        except (OSError, http.client.HTTPException) as error:
            self.truncated.append(repr(error))
            return None
        if reply.status != 303:
            self.truncated.append(f"{path} answered {reply.status}")
            return None
        if cookie := reply.getheader("Set-Cookie"):
            self.cookie = cookie.split(";")[0]
        return reply.getheader("Location")


def expect_reported(server: Server, recorder: ReplyRecorder) -> None:
    """Everything that a player was told is stored after a restart. Other answers may be stored."""
    for play, reported in recorder.reported.items():
        client = Client(server, cookie=recorder.cookie.removeprefix("parlour="))
        reply = client.get(play)
        next_page = reply.location.rsplit("/", 1)[1] if reply.status == 303 else f"({reply.status})"
        following = {f"{reported + 1}", f"{reported + 2}"} if reported < 3 else {"4", "result"} if reported == 3 else {"result"}
        check(next_page in following, f"{play} was told {reported} answers and goes on at {next_page}")


@case("SIGTERM under load loses no reported answer and cuts off no response (draining for {seconds} s)", seconds=[0, 1])
def ends_under_load(world: World, seconds: int):
    with world.own_server(arguments=["--drain-seconds", str(seconds), "--changes-per-second", "0"]) as server:
        recorders = [ReplyRecorder(server) for _ in range(24)]
        for recorder in recorders:
            recorder.start()
        time.sleep(1.5)
        began = time.monotonic()
        server.terminate()
        equal(server.wait_for_exit(seconds + 8), 0, "the exit code")
        check(time.monotonic() - began >= seconds, "it didn't wait for its balancer")
        for recorder in recorders:
            recorder.join(30)
        equal([truncated for recorder in recorders for truncated in recorder.truncated], [], "cut or wrong replies")
        check(all(recorder.reported for recorder in recorders), "there was no load")
        server.start()
        for recorder in recorders:
            expect_reported(server, recorder)


@case("a server that shuts down tells load balancers first and still responds")
def drains(world: World):
    with world.own_server(arguments=["--drain-seconds", "2"]) as server:
        client = Client(server)
        equal(client.get("/health/ready").status, 200, "readiness")
        server.terminate()
        time.sleep(0.5)
        ready = client.get("/health/ready")
        equal((ready.status, ready.body), (503, "The server is about to end.\n"), "readiness while draining")
        equal(client.get("/health/live").status, 200, "life while draining")
        page = client.get("/")
        equal((page.status, page.headers["Connection"]), (200, "close"), "a page while draining")
        equal(server.wait_for_exit(8), 0, "the exit code")


@case("an endless request doesn't stop a server from shutting down")
def ends_with_half_a_request(world: World):
    with world.own_server() as server, socket.create_connection((HOST, server.port)) as half:
        half.sendall(
            f"POST /q/{COMPASS}/begin HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            "Content-Length: 100\r\n\r\nproof=".encode())
        time.sleep(0.5)
        began = time.monotonic()
        server.terminate()
        equal(server.wait_for_exit(14), 0, "the exit code")
        check(time.monotonic() - began > 5, "the request got no time to come to its end")
