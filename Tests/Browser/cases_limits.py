"""What a server does when something runs out or breaks: descriptors, disk space, database pages. The tests use real
sockets and the default limits."""

import contextlib
import http.client
import os
import re
import resource
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path

from cases_operations import metrics
from support.cases import case, check, equal
from support.client import Client
from support.slow_read import slow_read_clients
from support.ports import HOST, free_port
from support.server import Server
from support.world import World

QUIZ = "compass"
DESCRIPTORS = 200
FULL = "The limit of connections was reached"
NO_ACCEPT = "No connection could be accepted"
UNAVAILABLE = "The store doesn't answer"


@contextlib.contextmanager
def idle(server: Server, count: int):
    """This many connections that never send a request. The server may close them."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(connect(server)) for _ in range(count)]


def connect(server: Server, buffer: int | None = None) -> socket.socket:
    """:param buffer: how many bytes the system takes for a client that doesn't read; by default it decides itself."""
    connection = socket.socket()
    if buffer:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    connection.settimeout(10)
    connection.connect((HOST, server.port))
    return connection


def is_open(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


class NoReply(AssertionError):
    """The server closed each connection without a response."""


class Checker:
    """A health check of a load balancer. It keeps one connection and opens a new one when that is closed."""

    def __init__(self, server: Server):
        self.connection = http.client.HTTPConnection(HOST, server.port, timeout=30)

    def get(self, path: str) -> tuple[int, str]:
        for _ in range(5):
            try:
                self.connection.request("GET", path)
                reply = self.connection.getresponse()
                return reply.status, reply.read().decode()
            except (ConnectionError, http.client.HTTPException):
                self.connection.close()
        raise NoReply(f"no reply to {path}")

    def ready(self) -> tuple[int, str]:
        return self.get("/health/ready")

    def wait_until(self, status: int, seconds: float = 30) -> str:
        """Asks until the response has this status, and returns its body. A server that closes every connection hasn't
        recovered yet: it looks at the limit of descriptors ten times a second."""
        deadline = time.monotonic() + seconds
        last = "nothing"
        while time.monotonic() < deadline:
            try:
                found, text = self.ready()
            except NoReply as error:
                last = str(error)
            else:
                if found == status:
                    return text
                last = f"{found} {text!r}"
            time.sleep(0.2)
        raise AssertionError(f"/health/ready never said {status}; last: {last}")


def processor_seconds(server: Server) -> float:
    fields = Path(f"/proc/{server.process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def expect_rest(server: Server, seconds: float = 4) -> None:
    """The server must be idle without requests. A busy loop would use all of this time."""
    before = processor_seconds(server)
    time.sleep(seconds)
    spent = processor_seconds(server) - before
    check(spent < 0.4 * seconds, f"{spent:.2f} s of processor time in {seconds} s without work")


def lines(server: Server, words: str) -> list[str]:
    return [line for line in server.log().splitlines() if words in line]


def expect_line(server: Server, words: str, seconds: float = 10) -> str:
    """The only line of the log with these words. It must come within some seconds."""
    deadline = time.monotonic() + seconds
    while not lines(server, words) and time.monotonic() < deadline:
        time.sleep(0.1)
    found = lines(server, words)
    equal(len(found), 1, f"lines with {words!r} in {server.log_tail()}")
    return found[0]


def count_in(line: str) -> int:
    return int(re.search(r"count=(\d+)", line)[1])


@case("300 idle connections under a limit of 200 descriptors block nobody, and a slow request head is cut off after 15 seconds")
def survives_idle_connections(world: World):
    wrapper = ["prlimit", f"--nofile={DESCRIPTORS}"]
    with world.own_server(wrapper=wrapper, arguments=["--metrics-port", str(port := free_port())]) as server:
        began = time.monotonic()
        with idle(server, 300), connect(server) as slow:
            client = Client(server)
            check(client.get("/").status == 200 and QUIZ in client.get("/").body, "the front page has lost its quizzes")
            equal(client.get(f"/q/{QUIZ}").status, 200, "the quiz among idle connections")
            equal(client.get("/health/ready").status, 200, "readiness with room made")
            samples = metrics(port)
            check(samples["parlour_connections_open"] <= samples["parlour_connections_max"] < DESCRIPTORS, "no bound")
            check(samples["process_open_fds"] < DESCRIPTORS - 8, "hardly a descriptor is left")
            check(samples['parlour_connections_closed_total{reason="idle"}'] >= 100, "nobody made room")
            expect_rest(server, 2)
            check(count_in(expect_line(server, FULL)) > 0, "no count in the log")
        with connect(server) as slow:
            began = time.monotonic()
            slow.sendall(b"GET / HTTP/1.1\r\n")
            while is_open(slow) and time.monotonic() - began < 30:
                with contextlib.suppress(OSError):
                    slow.send(b"X")
                time.sleep(0.25)
            spent = time.monotonic() - began
            check(14 < spent < 25, f"a head that trickled was given {spent:.1f} s")
        equal(metrics(port)['parlour_connections_closed_total{reason="slow"}'], 1, "slow connections")


@case("120 clients that send requests and never read keep nobody out of 100 connections")
def makes_room_for_readers(world: World):
    # The time is so long that no response ends by it.
    arguments = ["--max-connections", "100", "--send-timeout-seconds", "3600", "--metrics-port", str(port := free_port())]
    with world.own_server(arguments=arguments) as server, slow_read_clients(lambda: connect(server, 4096), 120) as attack:
        wait(lambda: attack.count == 120 and stalled_count(port) >= 20, "no slow-read client made room")
        client = Client(server)
        check(client.get("/").status == 200 and QUIZ in client.get("/").body, "the front page has lost its quizzes")
        equal(client.get("/health/ready").status, 200, "readiness with room made")
        check(count_in(expect_line(server, FULL)) > 0, "no count in the log")


@case("a client that never reads is cut off after the send timeout, and the server keeps little for it")
def disconnects_slow_read_clients(world: World):
    arguments = ["--send-timeout-seconds", "2", "--metrics-port", str(port := free_port())]
    with world.own_server(arguments=arguments) as server:
        before = resident_megabytes(server)
        with slow_read_clients(lambda: connect(server, 4096), 100):
            wait(lambda: stalled_count(port) >= 100, "slow-read clients stay connected", 120)
            wait(lambda: metrics(port)["parlour_connections_open"] < 10, "their connections stay open")
        grown = resident_megabytes(server) - before
        check(grown < 50, f"100 clients that read nothing cost {grown} MB")


def resident_megabytes(server: Server) -> int:
    """The most memory that the server has had."""
    return int(re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{server.process}/status").read_text())[1]) // 1024


@case("a client that reads a kilobyte a second stays connected, and gets its 200 responses in order")
def serves_slow_clients(world: World):
    # Its system tells the server about every six seconds what it has read: two kilobytes and more at once.
    with (world.own_server(arguments=["--metrics-port", str(port := free_port())]) as server,
          connect(server, 4096) as slow):
        paths = ["/", "/health/live", f"/q/{QUIZ}", "/none"] * 50
        slow.sendall(b"".join(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode() for path in paths))
        # The server has far more for this client than the system keeps for it.
        began, read = time.monotonic(), b""
        while time.monotonic() - began < 25:  # longer than the send timeout
            read += slow.recv(256)
            time.sleep(0.25)
        equal(stalled_count(port), 0, "slow clients that were cut off")
        while len(found := split_responses(read)) < len(paths):
            more = slow.recv(1 << 20)
            check(more != b"", f"the connection ended after {len(found)} responses")
            read += more
        check(len(set(found[:4])) == 4, f"the pages look alike: {found[:4]}")
        equal(found, found[:4] * 50, "the responses")


def split_responses(data: bytes) -> list[tuple[int, int]]:
    """The status and the length of each response that is complete."""
    found, start = [], 0
    while (end := data.find(b"\r\n\r\n", start)) >= 0:
        head = data[start:end].decode()
        length = int(re.search(r"(?i)\r\ncontent-length: (\d+)", head)[1])
        start = end + 4 + length
        if start > len(data):
            break
        found.append((int(head.split()[1]), length))
    return found


def stalled_count(port: int) -> float:
    return metrics(port)['parlour_connections_closed_total{reason="stalled"}']


def wait(condition, message: str, seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        check(time.monotonic() < deadline, message)
        time.sleep(0.1)


# Below what a server uses: it has some 25 descriptors without visitors.
LOWERED = 20
# So few that none is left for visitors.
NEARLY_NONE = 5


@contextlib.contextmanager
def quizzes_and_server(world: World):
    """A folder with quizzes of its own, and its server."""
    with tempfile.TemporaryDirectory(prefix="parlour-quizzes-") as folder:
        quizzes = Path(folder) / "Quizzes"
        shutil.copytree(world.quizzes, quizzes)
        with contextlib.closing(Server(world.program, quizzes)) as server:
            yield quizzes, server


def lower_descriptors(server: Server, count: int) -> tuple[int, int]:
    """Lowers the limit of descriptors while the server runs. Returns what it was."""
    before = resource.prlimit(server.process, resource.RLIMIT_NOFILE)
    resource.prlimit(server.process, resource.RLIMIT_NOFILE, (count, before[1]))
    return before


def expect_answer(server: Server, seconds: float = 30) -> None:
    """A new visitor must get an answer within some seconds."""
    deadline = time.monotonic() + seconds
    while True:
        connection = http.client.HTTPConnection(HOST, server.port, timeout=5)
        try:
            connection.request("GET", f"/q/{QUIZ}")
            return equal(connection.getresponse().status, 200, "the quiz")
        except (OSError, http.client.HTTPException):
            check(server.wait_for_exit(0) is None, f"the server ended: {server.log_tail()}")
            check(time.monotonic() < deadline, "no answer for a new visitor")
        finally:
            connection.close()


@case("with a limit of descriptors that is lowered below what it uses, a server goes on with its reserve")
def goes_on_with_reserve(world: World):
    with quizzes_and_server(world) as (quizzes, server), idle(server, 40) as visitors:
        for visitor in visitors:
            visitor.sendall(f"GET / HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
            check(visitor.recv(1 << 20) != b"", "no answer with all descriptors")
        before = lower_descriptors(server, LOWERED)
        for round in range(10):
            expect_answer(server)
            # The server checks the folder every second.
            (quizzes / "added.txt").write_text(f"Not a quiz, {round}.")
            time.sleep(0.5)
        folders = lines(server, str(quizzes) + " can’t be read") + lines(server, "can be read again")
        check(len(folders) <= 1, f"the folder's state was logged {len(folders)} times: {folders}")
        check(len(lines(server, NO_ACCEPT)) <= 1, "too many lines about connections")
        resource.prlimit(server.process, resource.RLIMIT_NOFILE, before)
        with idle(server, 20) as many:
            for visitor in many:
                visitor.sendall(f"GET / HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
                check(visitor.recv(1 << 20) != b"", "no answer after the limit was raised")
        Checker(server).wait_until(200)


@case("with hardly a descriptor left a server takes nobody, logs it once, keeps its quizzes, and recovers")
def waits_for_descriptors(world: World):
    with quizzes_and_server(world) as (quizzes, server):
        equal(Checker(server).ready(), (200, "ok\n"), "readiness before")
        before = lower_descriptors(server, NEARLY_NONE)
        expect_line(server, NO_ACCEPT)
        with idle(server, 2) as visitors:
            # The server checks the folder every second.
            (quizzes / "added.txt").write_text("Not a quiz.")
            for visitor in visitors:
                with contextlib.suppress(OSError):
                    visitor.sendall(f"GET /health/ready HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
            expect_rest(server)
            resource.prlimit(server.process, resource.RLIMIT_NOFILE, before)
            Checker(server).wait_until(200)
        equal(Client(server).get(f"/q/{QUIZ}").status, 200, "the quiz afterwards")
        equal(len(lines(server, NO_ACCEPT)), 1, "lines about connections")


@case("an unreadable quiz folder isn't treated as empty")
def keeps_quizzes(world: World):
    with tempfile.TemporaryDirectory(prefix="parlour-quizzes-") as folder:
        quizzes = Path(folder) / "Quizzes"
        shutil.copytree(world.quizzes, quizzes)
        with contextlib.closing(Server(world.program, quizzes)) as server:
            client = Client(server)
            equal(client.get(f"/q/{QUIZ}").status, 200, "the quiz before")
            quizzes.rename(Path(folder) / "Elsewhere")
            expect_line(server, "There is no folder")
            equal(client.get(f"/q/{QUIZ}").status, 200, "the quiz without its folder")
            quizzes.mkdir()
            deadline = time.monotonic() + 10
            while client.get(f"/q/{QUIZ}").status == 200 and time.monotonic() < deadline:
                time.sleep(0.2)
            equal(client.get(f"/q/{QUIZ}").status, 404, "the quiz with an empty folder")


@case("a quiz folder that goes and comes again and again is logged once a minute, and so are the mistakes in it")
def logs_folder_once(world: World):
    with quizzes_and_server(world) as (quizzes, server):
        (quizzes / "broken.yaml").write_text("title: Broken\nquestions: 7\n")
        elsewhere = quizzes.with_name("Elsewhere")
        expect_some(server, "broken.yaml:")
        mistakes = len(lines(server, "broken.yaml:"))
        for _ in range(3):
            quizzes.rename(elsewhere)
            time.sleep(1.5)  # The server checks the folder every second.
            elsewhere.rename(quizzes)
            time.sleep(1.5)
        logged = lines(server, "There is no folder") + lines(server, "can be read again")
        equal(len(logged), 1, f"lines about the folder: {logged}")
        equal(len(lines(server, "broken.yaml:")), mistakes, "lines about an unchanged file")
        equal(Client(server).get(f"/q/{QUIZ}").status, 200, "the quiz")
        (quizzes / "broken.yaml").write_text("title: Broken still\nquestions: 7\n")
        wait(lambda: len(lines(server, "broken.yaml:")) > mistakes, "a changed file's mistakes aren't logged", 10)


def expect_some(server: Server, words: str) -> None:
    wait(lambda: bool(lines(server, words)), f"no line with {words!r} in {server.log_tail()}", 10)


@case("while writes fail a server logs it once, counts them and isn't ready, and it is ready again when they succeed")
def reports_failing_writes(world: World):
    with world.own_server(arguments=["--metrics-port", str(port := free_port())]) as server:
        checker = Checker(server)
        equal(checker.ready()[0], 200, "readiness before")
        log = server.database.with_name("parlour.sqlite-wal")
        # The write-ahead log can't grow any more, as on a failing disk.
        most = resource.prlimit(server.process, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process, resource.RLIMIT_FSIZE, (log.stat().st_size, most[1]))
        client = Client(server)
        for _ in range(50):
            equal(client.post(f"/q/{QUIZ}/begin").status, 503, "a play that can't be kept")
        equal(checker.wait_until(503, 5), "Nothing can be kept: writes fail.\n", "the reason")
        check(count_in(expect_line(server, UNAVAILABLE)) >= 1, "no count")
        equal(client.get("/").status, 200, "reading meanwhile")
        counted = metrics(port)['parlour_store_failures_total{kind="write",reason="unavailable"}']
        check(counted >= 50, f"{counted} failures counted")
        resource.prlimit(server.process, resource.RLIMIT_FSIZE, most)
        checker.wait_until(200, 20)
        equal(client.post(f"/q/{QUIZ}/begin").status, 303, "a play afterwards")
        equal(len(lines(server, UNAVAILABLE)), 1, "lines of the log within a minute")
        server.terminate()
        equal(server.wait_for_exit(20), 0, "the end")
        check(sum(map(count_in, lines(server, UNAVAILABLE))) >= 50, "some failures are in no line")


@case("a damaged table is logged once, with advice, and the server isn't ready")
def reports_damage(world: World):
    with world.own_server(arguments=["--metrics-port", str(port := free_port())]) as server:
        server.terminate()
        equal(server.wait_for_exit(20), 0, "the end")
        corrupt(server.database, "attempt_count")
        server.start()
        client = Client(server)
        for _ in range(10):
            reply = client.post("/account/sign-in", {"name": "Nobody", "password": "correct horse battery"})
            equal(reply.status, 503, "a sign-in with a damaged table")
        text = Checker(server).wait_until(503, 5)
        equal(text, "The data is damaged.\n", "the reason")
        check(count_in(expect_line(server, "The data is damaged")) >= 1, "no count")
        check("restore a backup" in lines(server, "The data is damaged")[0], "nothing about what to do")
        samples = metrics(port)
        damaged = [count for name, count in samples.items() if name.startswith("parlour_store_failures_total")
                   and 'reason="damaged"' in name]
        check(sum(damaged) >= 10, "the failures aren't counted")


def corrupt(database: Path, name: str) -> None:
    """Overwrites the first page of a table or an index."""
    data = sqlite3.connect(database)
    page, size = data.execute("SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_schema WHERE name = ?",
                              [name]).fetchone()
    data.close()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\x5a" * size)


@case("a start with an invalid path reports the error ({kind})",
      kind=["an empty name", "a dangling link", "behind a dangling link", "a file", "a loop"])
def refuses_paths(world: World, kind: str):
    with tempfile.TemporaryDirectory(prefix="parlour-paths-") as folder:
        root = Path(folder)
        (root / "dangling").symlink_to("nowhere")
        (root / "loop").symlink_to("loop")
        (root / "file").write_text("text")
        path = {"an empty name": "", "a dangling link": root / "dangling", "behind a dangling link": root / "dangling/data",
                "a file": root / "file", "a loop": root / "loop/data"}[kind]
        environment = {**os.environ, "PARLOUR_DATA": str(path)}
        ended = subprocess.run([world.program, "serve", "--port", "0", "--quizzes", str(world.quizzes)], env=environment,
                               cwd=folder, capture_output=True, text=True, timeout=20)
        check(ended.returncode in (1, 64, 2), f"it ended with {ended.returncode}: {ended.stderr}")
        check("PARLOUR_DATA is empty" in ended.stderr if kind == "an empty name" else str(path).split("/data")[0] in ended.stderr,
              f"it said {ended.stderr!r}")
