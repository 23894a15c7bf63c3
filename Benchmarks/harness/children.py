"""Processes that the benchmarks start. They all end when the benchmark ends, whatever happens."""

import atexit
import os
import signal
import socket
import subprocess
import sys
import time

_running = []


class Failure(Exception):
    """A failure that makes measuring pointless."""


def report(text):
    """Prints progress to standard error, because standard output is for the table."""
    print(text, file=sys.stderr, flush=True)


def start(command, log):
    """Starts a process in its own session. So Ctrl-C reaches it through this program, in order."""
    child = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
    _running.append(child)
    return child


def stop(child):
    """Asks a process to end and waits for it. After ten seconds it kills the process."""
    if child.poll() is None:
        child.terminate()
        try:
            child.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()
    if child in _running:
        _running.remove(child)


def stop_all():
    for child in list(_running):
        stop(child)


def end_cleanly():
    """Lets SIGTERM and SIGHUP end the program and its children like Ctrl-C."""
    atexit.register(stop_all)
    for name in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, lambda number, _: sys.exit(128 + number))


def first_answer(port, child, path="/", within=20):
    """The seconds until a GET is answered with 200. It opens a new connection every millisecond."""
    begun = time.monotonic()
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode()
    while time.monotonic() < begun + within:
        if child.poll() is not None:
            raise Failure(f"{child.args[0]} ended at once, with code {child.returncode}")
        try:
            with socket.create_connection(("127.0.0.1", port), 5) as connection:
                connection.sendall(request)
                if connection.makefile("rb").readline().startswith(b"HTTP/1.1 200"):
                    return time.monotonic() - begun
        except OSError:
            pass
        time.sleep(0.001)
    raise Failure(f"{child.args[0]} gave no {path} within {within} s")


def process_tree(pid):
    """A process and its children (nginx works in a child)."""
    with open(f"/proc/{pid}/task/{pid}/children") as children:
        return [pid] + [int(child) for child in children.read().split()]


def ticks(pid):
    """The user and kernel time of a process, in clock ticks of 10 ms (fields 14 and 15 of /proc/PID/stat)."""
    with open(f"/proc/{pid}/stat") as file:
        return sum(map(int, file.read().rpartition(")")[2].split()[11:13]))


def memory(pid):
    """The memory of a process in MB: its proportional set size, which divides shared pages among their processes."""
    return _smaps_rollup(pid, "Pss:")


def own_memory(pid):
    """The memory in MB that a process has filled itself. The rest are pages of the program and of libraries."""
    return _smaps_rollup(pid, "Anonymous:")


def _smaps_rollup(pid, field):
    with open(f"/proc/{pid}/smaps_rollup") as rollup:
        for line in rollup:
            if line.startswith(field):
                return int(line.split()[1]) * 1024 / 1e6
    return 0.0
