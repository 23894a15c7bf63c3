"""Compares SQLite, one MariaDB server and a Galera cluster of three, with one Parlour server and with two."""

import concurrent.futures
import contextlib
import os
import sys
import time
from pathlib import Path

from . import servers
from .game import Player, processor_time

TESTS = Path(__file__).resolve().parents[2] / "Tests"
sys.path[:0] = [str(TESTS / "Cluster"), str(TESTS / "Browser")]

from node import Node  # noqa: E402
from support.ports import free_port  # noqa: E402

PLAYERS = 64


@contextlib.contextmanager
def cluster(folder, count):
    """A cluster on this machine. Its nodes write a commit to the disk before they report it."""
    os.makedirs(folder)
    for path in (folder, os.path.dirname(folder)):
        os.chmod(path, 0o755)
    nodes = [Node(folder, number, True) for number in range(count)]
    try:
        for node in nodes:
            node.prepare()
            node.start(nodes if count > 1 else (), bootstraps=node is nodes[0])
            node.wait()
        nodes[0].make_user()
        yield nodes
    finally:
        for node in nodes:
            node.stop()


def start(programs, folder, quizzes, nodes, number):
    """Starts a server that prefers the node with its number."""
    order = nodes[number % len(nodes):] + nodes[:number % len(nodes)]
    hosts = ",".join(f"{node.host}:{node.port}" for node in order)
    head, _, rest = order[0].address.rpartition("@")
    port = free_port()
    command = [os.path.join(programs, "parlour"), "serve", "--host", "127.0.0.1", "--port", str(port),
               "--database", f"{head}@{hosts}/{rest.partition('/')[2]}", "--quizzes", quizzes]
    return servers.Server(command, port, folder)


def measure(load, quiz, several, nodes=()):
    """Plays on all servers at once and returns the sum of the results."""
    before = sum(map(node_time, nodes))
    with concurrent.futures.ThreadPoolExecutor() as pool:
        found = list(pool.map(lambda server: load.play(server, quiz, PLAYERS // len(several)), several))
    count = sum(one["count"] for one in found)
    return {
        "perSecond": sum(one["perSecond"] for one in found),
        "p50": max(one["p50"] for one in found),
        "p99": max(one["p99"] for one in found),
        "serverTimeEach": sum(one["serverTimeEach"] * one["count"] for one in found) / count,
        # Both values cover the whole run, with its start and its end.
        "nodeTimeEach": (sum(map(node_time, nodes)) - before) / max(1, sum(one["plays"] for one in found) * 7),
    }


def starts(several, count=600):
    """How many guests a second can start the same question. Each start updates the same row."""
    guests = [Player(several[number % len(several)].port) for number in range(count)]

    def skip_introduction(guest):
        guest.sign_in_as_guest()
        guest.skip_introduction()

    with concurrent.futures.ThreadPoolExecutor(32) as pool:
        list(pool.map(skip_introduction, guests))
        guests[0].post("/daily/start", difficulty="easy", date=guests[0].date)
        begun = time.monotonic()
        list(pool.map(lambda guest: guest.post("/daily/start", difficulty="easy", date=guest.date), guests[1:]))
        return (count - 1) / (time.monotonic() - begun)


def node_time(node):
    class NodeProcess:
        pids = [node.process.pid]
    return processor_time(NodeProcess)
