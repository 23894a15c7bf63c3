#!/usr/bin/env python3
"""Starts MariaDB on loopback, runs a command with its address in PARLOUR_TEST_DATABASE, and ends it again.

    Tests/Cluster/cluster.py COMMAND…             one server
    Tests/Cluster/cluster.py --nodes 3 COMMAND…   a Galera cluster; addresses in PARLOUR_TEST_NODES, split by blanks

Nothing else is left behind. Data, sockets and logs are in a temporary folder (in memory, unless --durable). Ports are
free ones. All servers end with the command, also on Ctrl-C. If the command fails or is ended, the lines of the
servers' logs that tell of it are printed, and the whole logs stay in .build/cluster. Root runs the servers as the user
`mysql`; other users run them as themselves."""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)), str(Path(__file__).resolve().parents[1] / "Browser")]

from node import Failure, Node, end, save_logs  # noqa: E402


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=1, help="1 is a server without a cluster")
    parser.add_argument("--durable", action="store_true", help="commits are on disk before they are told")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    chosen = parser.parse_args()
    if not chosen.command:
        parser.error("no command to run")
    return chosen


def start(folder, chosen):
    """Starts the servers. If one of them doesn't start, all start once more, with other ports and new data: the tests are of
    Parlour, not of MariaDB's start."""
    try:
        return start_all(os.path.join(folder, "first"), chosen)
    except Failure as failure:
        print(f"cluster: {failure}", flush=True)
    return start_all(os.path.join(folder, "second"), chosen)


def start_all(folder, chosen):
    os.mkdir(folder, 0o755)
    # The command takes no node away, so a node that is silent for a while is only slow.
    nodes = [Node(folder, number, chosen.durable, suspect_seconds=20) for number in range(chosen.nodes)]
    peers = nodes if chosen.nodes > 1 else []
    for node in nodes:
        node.prepare()
    try:
        for node in nodes:
            node.start(peers, bootstraps=node is nodes[0])
            node.wait()
        nodes[0].make_user()
    except BaseException:
        for node in nodes:
            node.stop()
        raise
    return nodes


def main():
    chosen = options()
    signal.signal(signal.SIGTERM, end)
    # Creating tables waits for the disk many times; in memory it doesn't. But data that must survive a crash needs a
    # disk.
    parent = None if chosen.durable or not os.access("/dev/shm", os.W_OK) else "/dev/shm"
    folder = tempfile.mkdtemp(prefix="parlour-cluster-", dir=parent)
    os.chmod(folder, 0o755)
    nodes, status = [], None
    try:
        nodes = start(folder, chosen)
        addresses = [node.address for node in nodes]
        environment = dict(os.environ, PARLOUR_TEST_DATABASE=addresses[0], PARLOUR_TEST_NODES=" ".join(addresses))
        status = subprocess.run(chosen.command, env=environment).returncode
        return status
    finally:
        # Also if the command took too long and somebody ends this program.
        if nodes and status != 0:
            for line in save_logs(nodes, f"{len(nodes)}-nodes").splitlines():
                print(f"cluster: {line}", flush=True)
        for node in nodes:
            node.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as failure:
        sys.exit(f"cluster: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
