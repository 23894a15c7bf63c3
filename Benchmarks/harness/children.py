"""Processes that the benchmarks start. All of them end with it, whatever happens."""

import atexit
import os
import signal
import socket
import subprocess
import sys
import time

_running = []


class Failure(Exception):
    """Something without which measuring makes no sense."""


def say(text):
    """Progress goes to standard error: standard output is the table's."""
    print(text, file=sys.stderr, flush=True)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def start(command, log):
    """Starts a process in a session of its own, so that Ctrl-C reaches it through us and in order."""
    child = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
    _running.append(child)
    return child


def stop(child):
    """Asks a process to end and waits for it; kills it after ten seconds."""
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
    """Makes SIGTERM and SIGHUP end the program like Ctrl-C does, children and all."""
    atexit.register(stop_all)
    for name in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, lambda number, _: sys.exit(128 + number))


def first_answer(port, child, path="/", within=20):
    """Seconds until a GET is answered with 200. A new connection is tried every millisecond."""
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


def family(pid):
    """A process and its children (nginx works in one)."""
    with open(f"/proc/{pid}/task/{pid}/children") as children:
        return [pid] + [int(child) for child in children.read().split()]


def memory(pid):
    """The memory of a process in MB: its proportional set size, in which shared pages count by their share."""
    with open(f"/proc/{pid}/smaps_rollup") as rollup:
        for line in rollup:
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024 / 1e6
    return 0.0
