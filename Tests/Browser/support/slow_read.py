"""Clients that send requests as fast as they can and read no response."""

import contextlib
import ssl
import threading
import time

REQUESTS = b"GET / HTTP/1.1\r\nHost: quiz.example.org\r\n\r\n" * 500


class Attack:
    def __init__(self):
        # How many clients have been connected.
        self.count = 0
        # How many clients are still connected.
        self.connected = 0
        self.ends = threading.Event()


@contextlib.contextmanager
def slow_read_clients(connect, count: int):
    """Opens this many connections and sends requests to them for as long as the block takes. One that the server closes
    isn't opened again.

    :param connect: opens a connection.
    """
    attack = Attack()
    thread = threading.Thread(target=run, args=(attack, connect, count))
    thread.start()
    try:
        yield attack
    finally:
        attack.ends.set()
        thread.join()


def run(attack: Attack, connect, count: int) -> None:
    with contextlib.ExitStack() as stack:
        clients = []
        while not attack.ends.is_set():
            if attack.count < count:
                # A proxy may refuse some.
                with contextlib.suppress(OSError):
                    client = stack.enter_context(connect())
                    client.setblocking(False)
                    clients.append(client)
                attack.count += 1
            for client in list(clients):
                try:
                    client.send(REQUESTS)
                except (BlockingIOError, ssl.SSLWantWriteError):
                    pass
                except OSError:
                    clients.remove(client)
            attack.connected = len(clients)
            if attack.count == count:
                time.sleep(0.02)
