"""Free ports of this machine."""

import random
import socket

HOST = "127.0.0.1"
# Linux takes the port of an outgoing connection from 32768 and above. A server's port from there can be taken by a browser's
# connection before the server listens.
SERVER_PORTS = range(20_000, 32_768)


def free_port() -> int:
    """A port that nobody listens on, and that no outgoing connection gets."""
    for _ in range(100):
        port = random.choice(SERVER_PORTS)
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
                return port
            except OSError:
                continue
    raise OSError("100 ports tried, and none is free")
