#!/usr/bin/env python3
"""Takes servers, nodes and network cables away under load, and checks that nothing is lost that a player was told.

    Tests/Cluster/losses.py [WORD...]     runs the cases whose sentence has the words

There are three nodes of a Galera cluster, each on its own host with commits on disk, and two Parlour servers. The
run ends with "N passed, M failed". A case that fails prints the lines of the nodes' logs that tell of it; the whole
logs are kept in .build/cluster/losses."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

sys.dont_write_bytecode = True
sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)), str(Path(__file__).resolve().parents[1] / "Browser")]

import network  # noqa: E402
from audit import audit, audit_agreement, rows  # noqa: E402
from node import Failure, Node, end, save_logs  # noqa: E402
from players import Player, PlayerPool  # noqa: E402
from server import Server  # noqa: E402
from support.cases import Case, all_cases, case, check, equal, run_all  # noqa: E402
from support.daily import DailyPlayer  # noqa: E402
from support.proxies import NAME, ReverseProxy  # noqa: E402
from support.player import Player as Quiz  # noqa: E402
from support.ports import free_port  # noqa: E402
from support.server import find_program, is_healthy  # noqa: E402
from support.world import HEADLESS_CHROMIUM, WHOLE_CHROMIUM, find_browser  # noqa: E402

NODES = 3
RETURN_SECONDS = 90
LONGEST_WAIT = 12
"""Seconds in which a press must have a reply, if only a page that says to try again. docs/operators.md says ten; the others
are for a busy machine."""


@dataclass
class World:
    nodes: list[Node]
    hosts: list[network.Host]
    servers: list[Server]
    program: Path
    folder: str
    logs: list = field(default_factory=list)

    @contextlib.contextmanager
    def pool(self):
        """Players on both servers. When they have stopped, the database is compared with what they were told.

        Later cases find their plays in the database too, so their logs are kept even if the case fails."""
        pool = PlayerPool(self.servers)
        self.logs += pool.logs
        with pool:
            pool.wait_for_progress()
            yield pool
        audit(self.nodes[0], self.logs)
        audit_agreement(self.nodes)

    @contextlib.contextmanager
    def another_server(self, name, database, *options):
        server = Server(self.program, self.folder, name, database, *options)
        server.start(until="/health/live")
        try:
            yield server
        finally:
            server.stop()

    def restart(self, *nodes):
        """Starts nodes that were killed, and returns when they are in sync.

        Two that join at the same time can disturb each other's transfer. MariaDB then writes that the node must be
        restarted, which docs/operators.md asks of operators."""
        for node in nodes:
            node.start(self.nodes)
        for node in nodes:
            try:
                node.wait(RETURN_SECONDS)
            except Failure:
                if not node.asks_for_restart():
                    raise
                node.kill()
                node.start(self.nodes)
                node.wait(RETURN_SECONDS)


@case("a server that is killed under load loses nothing, and players don't notice")
def server_killed(world: World):
    with world.pool() as pool:
        world.servers[0].kill()
        pool.wait_for_progress()
        world.servers[0].start()
        pool.wait_for_progress()


@case("a node that is killed under load loses nothing and rejoins")
def node_killed(world: World):
    with world.pool() as pool:
        world.nodes[0].kill()
        pool.wait_for_progress()
        world.restart(world.nodes[0])
        pool.wait_for_progress()


@case("while two nodes are killed players are told to try again, and nothing is lost")
def majority_killed(world: World):
    with world.pool() as pool:
        for node in world.nodes[1:]:
            node.kill()
        before = pool.retries()
        time.sleep(LONGEST_WAIT + 2)
        answers_before, retries, waits = pool.answers(), pool.retries() - before, pool.waits()
        time.sleep(3)
        answers_after = pool.answers()
        world.restart(*world.nodes[1:])
        unavailability = pool.longest_unavailability()
        check(unavailability < LONGEST_WAIT, f"the longest refusal took {unavailability:.1f} s")
        check(retries > 0, "nobody is told to try again")
        # Not everybody is told so: a page whose question was read before the loss is shown without what can't be read.
        longest, what = max(waits, default=(0, "nothing"))
        check(longest < LONGEST_WAIT, f"nobody replied for {longest:.1f} s to {what}")
        equal(answers_after, answers_before, "presses that were told while the cluster had no majority")
        pool.wait_for_progress()


@case("a node that is cut off serves nothing and catches up when it is back")
def node_cut_off(world: World):
    with world.pool() as pool:
        world.hosts[0].cut_off()
        wait_until_cut_off(world.nodes[:1])
        pool.wait_for_progress()
        world.hosts[0].connect()
        world.nodes[0].wait(RETURN_SECONDS)
        pool.wait_for_progress()


def wait_until_cut_off(nodes):
    """Returns when none of them serves any more."""
    deadline = time.monotonic() + 30
    while any(node.is_ready() for node in nodes):
        check(time.monotonic() < deadline, f"still serving: {[node.name for node in nodes if node.is_ready()]}")
        time.sleep(0.2)


@case("a cut that leaves each node alone loses nothing")
def every_node_isolated(world: World):
    with world.pool() as pool:
        for host in world.hosts[:2]:
            host.cut_off()
        wait_until_cut_off(world.nodes)
        for host in world.hosts[:2]:
            host.connect()
        for node in world.nodes:
            node.wait(RETURN_SECONDS)
        pool.wait_for_progress()


@case("200 simultaneous starts over two servers and three nodes create one round")
def many_starts(world: World):
    player = Player(world.servers, 0)
    player.press("/account/guest", zone="Europe/Berlin", language="en")
    date = re.search(r'name="date" value="([^"]+)"', player.see("/daily/easy"))[1]
    came, barrier = [], threading.Barrier(200)

    def start(number):
        barrier.wait()
        one = Player(world.servers, number)
        one.cookies = dict(player.cookies)
        came.append(one.press("/daily/start", difficulty="hard", date=date)[0])

    threads = [threading.Thread(target=start, args=(number,)) for number in range(200)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    equal((len(came), len(set(came))), (200, 1), "replies and rounds")
    found = rows(world.nodes[2], "SELECT count(*), count(DISTINCT account_id) FROM round "
                 "WHERE account_id = (SELECT max(id) FROM account)")
    equal(found, [("1", "1")], "rounds of that player")


@case("copies of one guest's form over two servers make one guest, who keeps the round")
def one_guest(world: World):
    before = int(rows(world.nodes[0], "SELECT count(*) FROM account")[0][0])
    presses, copies = 30, 20
    for press in range(presses):
        ticket = f"{press:026d}"
        browsers, barrier = [Player(world.servers, number) for number in range(copies)], threading.Barrier(copies)
        errors = []

        def send(browser, ticket=ticket, barrier=barrier, errors=errors):
            barrier.wait()
            try:
                browser.press("/account/guest", zone="Europe/Berlin", language="en", ticket=ticket)
            except Exception as error:
                errors.append(error)

        threads = [threading.Thread(target=send, args=(browser,)) for browser in browsers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        equal(errors, [], "copies without a reply")
        equal([browser.log.wrong for browser in browsers if browser.log.wrong], [], "wrong replies")
        equal(len({browser.cookies["parlour-session"] for browser in browsers}), 1, "sessions of one form")
        player = browsers[0]
        date = re.search(r'name="date" value="([^"]+)"', player.see("/daily/easy"))[1]
        path = player.press("/daily/start", difficulty="easy", date=date)[0]
        for browser in browsers:
            equal(browser.press("/daily/start", difficulty="easy", date=date)[0], path, "the round of the same player")
            check("<form" in browser.see(path), "the round is lost")
    found = int(rows(world.nodes[2], "SELECT count(*) FROM account")[0][0]) - before
    equal(found, presses, "guests")


@case("the database connection is encrypted if the address asks for it, and unknown certificates are refused")
def encrypted(world: World):
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="parlour-tls-"))
        os.chmod(folder, 0o755)
        ours, other = (make_certificate(folder, name) for name in ("ours", "other"))
        node = Node(folder, 9, False)
        node.prepare()
        node.start((), False, f"--ssl-cert={ours}", f"--ssl-key={ours}.key", "--require-secure-transport=ON")
        stack.callback(node.stop)
        node.wait()
        node.make_user()

        def look(options):
            return subprocess.run(
                [world.program, "bank", "stats", "--database", node.address + options], capture_output=True, text=True)

        for options in ("?tls=required", f"?tls=verify&ca={ours}"):
            done = look(options)
            equal(done.returncode, 0, f"with {options}: {done.stderr}")
        for options in ("", f"?tls=verify&ca={other}"):
            done = look(options)
            check(done.returncode != 0 and done.stderr.startswith("Error: "), f"let in with “{options}”: {done.stderr}")


def make_certificate(folder, name):
    path = os.path.join(folder, name)
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
         "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", f"{path}.key", "-out", path],
        check=True, capture_output=True)
    os.chmod(f"{path}.key", 0o644)
    return path


@case("a server whose clock is off starts no rounds and says so, until the clocks agree")
def clock_off(world: World):
    ask_all(world, "CREATE USER IF NOT EXISTS late@'%' IDENTIFIED BY 'a clock'; GRANT ALL ON parlour.* TO late@'%'")
    ask_all(world, "SET GLOBAL init_connect = 'SET timestamp = unix_timestamp() + 30'")
    with world.another_server("C", re.sub("//[^@]*@", "//late:a%20clock@", address(world.nodes))) as server:
        player = Player([server], 0)
        player.press("/account/guest", zone="Europe/Berlin", language="en")
        date = re.search(r'name="date" value="([^"]+)"', player.see("/daily/easy"))[1]
        form = f"difficulty=easy&date={date}"
        status, _, text = player.send("POST", "/daily/start", form)
        equal(status, 503, "what a start is told")
        check(not is_healthy(server.port, "/health/ready"), "a balancer is told to send players to that server")
        check("Our clock is wrong" in text, f"what the page says: {text[-600:]}")
        ask_all(world, "SET GLOBAL init_connect = ''")
        ask_all(world, "KILL USER late")
        deadline = time.monotonic() + 30
        while player.send("POST", "/daily/start", form)[0] != 303:
            check(time.monotonic() < deadline, "no rounds can be started although the clocks agree")
            time.sleep(0.5)
        check(is_healthy(server.port, "/health/ready"), "a balancer sends nobody although the clocks agree")
        check("no rounds are started" in server.log_tail(), "the log doesn't know of it")


TEA = """\
id: tea
languages: [en]
title: {title}
description: Which one?
reveal: You are {{outcome}}!
outcomes:
  - {{id: green, emoji: 🍵, name: Green, description: Green.}}
  - {{id: black, emoji: 🫖, name: Black, description: Black.}}
questions:
  - text: Leaves?
    kind: single
    answers:
      - {{text: Small, outcome: green}}
      - {{text: Large, outcome: black}}
"""


@case("a quiz that one server publishes is offered by all, whatever their folders contain")
def published_across(world: World):
    with contextlib.ExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="parlour-quizzes-"))) for _ in "FG"]
        for folder in folders:
            (folder / "tea.yaml").write_text(TEA.format(title="Tea of old"))
        servers = [stack.enter_context(world.another_server(name, address(world.nodes), "--quizzes", str(folder)))
                   for name, folder in zip("FG", folders)]
        (folders[0] / "tea.yaml").write_text(TEA.format(title="Tea of today"))
        wait_for_title(servers, "Tea of today")
        late = stack.enter_context(world.another_server("H", address(world.nodes), "--quizzes", str(folders[1])))
        wait_for_title([late], "Tea of today")
        check("has a newer “tea”" in late.log_tail(), "the log doesn't know of it")
        (folders[1] / "tea.yaml").write_text(TEA.format(title="Tea of tomorrow"))
        wait_for_title([*servers, late], "Tea of tomorrow")


def wait_for_title(servers, title):
    """Returns when all of them show a quiz with this title."""
    deadline = time.monotonic() + 10
    for server in servers:
        while title not in Player([server], 0).see("/q/tea"):
            check(time.monotonic() < deadline, f"{server.address} doesn't show “{title}”")
            time.sleep(0.1)


@case("a browser plays across two servers behind a balancer, and doesn't notice that one of them dies")
def browser_across(world: World):
    with contextlib.ExitStack() as stack:
        options = ["--behind-proxy", "--public-url", f"https://{NAME}", "--metrics-port"]
        ports = [free_port(), free_port()]
        servers = [stack.enter_context(world.another_server(name, address(world.nodes), *options, str(port)))
                   for name, port in zip("DE", ports)]
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="parlour-proxy-")))
        proxy = ReverseProxy(folder, "nginx", *servers)
        stack.callback(proxy.close)
        page = stack.enter_context(browser_at(proxy))
        played = Quiz(page)
        played.begin("seven-doors")
        for _ in range(3):
            played.answer_somehow()
        player = DailyPlayer(page)
        player.sign_up()
        player.leave_slides()
        player.start()
        question = player.question
        player.pause()
        player.resume()
        served = [answered(port) for port in ports]
        check(min(served) >= 8, f"requests by server: {served}")
        servers[1].kill()
        equal(player.question, question, "the question after a pause")
        player.answer()
        player.go_home()
        expect(player.over).to_have_count(1)
        page.goto("/q/seven-doors")
        page.locator("a", has_text="Continue").click()
        while not played.at_result:
            played.answer_somehow()


@contextlib.contextmanager
def browser_at(proxy):
    """A browser window that reaches the proxy under its host name."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(HEADLESS_CHROMIUM + WHOLE_CHROMIUM), args=[
            "--no-sandbox", f"--host-resolver-rules=MAP {NAME}:443 127.0.0.1:{proxy.secure}"])
        context = browser.new_context(locale="en", base_url=f"https://{NAME}", ignore_https_errors=True,
                                      timezone_id="Europe/Berlin", viewport={"width": 390, "height": 844})
        yield context.new_page()
        browser.close()


def answered(port):
    """How many requests a server has answered, by its own metrics."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as reply:
        text = reply.read().decode()
    return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith("parlour_requests_total{"))


def ask_all(world, sql):
    for node in world.nodes:
        done = node.ask(sql)
        equal(done.returncode, 0, done.stderr)


@contextlib.contextmanager
def new_world():
    program = find_program()
    folder = tempfile.mkdtemp(prefix="parlour-losses-")
    os.chmod(folder, 0o755)
    with contextlib.ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        hosts, nodes, servers = [], [], []
        for number in range(NODES):
            hosts.append(network.Host(number))
            stack.callback(hosts[-1].close)
            nodes.append(Node(folder, number, True, hosts[-1]))
            nodes[-1].prepare()
        for node in nodes:
            node.start(nodes, bootstraps=node is nodes[0])
            stack.callback(node.stop)
            node.wait()
        nodes[0].make_user()
        for number, name in enumerate("AB"):
            order = nodes[number:] + nodes[:number]
            servers.append(Server(program, folder, name, address(order)))
            stack.callback(servers[-1].stop)
            servers[-1].start()
        yield World(nodes, hosts, servers, program, folder)


def address(nodes):
    """One database address with all nodes, in the order in which they are tried."""
    whole = nodes[0].address
    hosts = ",".join(f"{node.host}:{node.port}" for node in nodes)
    return re.sub(r"@[^/]*/", f"@{hosts}/", whole)


def saving_logs(run):
    """A case that adds to its error what the nodes' and servers' logs say."""

    def run_and_save_logs(world):
        try:
            run(world)
        except Exception as error:
            error.add_note(save_logs(world.nodes, "losses"))
            for server in world.servers:
                error.add_note(f"{server.name} said:\n{server.log_tail()[-1500:]}")
            raise

    return run_and_save_logs


def main():
    network.enter()
    signal.signal(signal.SIGTERM, end)
    cases = [Case(one.sentence, saving_logs(one.run)) for one in all_cases(sys.argv[1:])]
    with new_world() as world:
        return run_all(cases, world)


if __name__ == "__main__":
    sys.exit(main())
