"""The tests' own network. Each node of the cluster is a host with an address and a cable that can be cut.

It is in its own network namespace. So the tests can't reach the machine's network, and no port is in use."""

import os
import shutil
import subprocess
import sys

OWN = "PARLOUR_OWN_NETWORK"
ADDRESS = "10.77.0.{}"


def enter():
    """Starts this program again in its own network, and returns there."""
    if os.environ.get(OWN):
        run("ip", "link", "set", "lo", "up")
        run("ip", "link", "add", "switch", "type", "bridge")
        run("ip", "address", "add", ADDRESS.format(254) + "/24", "dev", "switch")
        run("ip", "link", "set", "switch", "up")
        return
    if not shutil.which("ip"):
        sys.exit("The cluster's tests need ip: apt-get install iproute2 (`make test-cluster` does that).")
    kind = ["--net"] if os.geteuid() == 0 else ["--user", "--map-root-user", "--net"]
    if subprocess.run(["unshare", *kind, "true"]).returncode:
        sys.exit("The cluster's tests need network namespaces: run them as root, or allow user namespaces.")
    os.execvpe("unshare", ["unshare", *kind, sys.executable, *sys.argv], dict(os.environ, **{OWN: "1"}))


class Host:
    """A namespace with one virtual cable to the switch."""

    def __init__(self, number):
        self.address = ADDRESS.format(number + 1)
        self._link = f"cable{number}"
        self._namespace_process = subprocess.Popen(["unshare", "--net", "cat"], stdin=subprocess.PIPE)
        self.inside = ["nsenter", "--target", str(self._namespace_process.pid), "--net"]
        self._wait_for_namespace()
        run("ip", "link", "add", self._link, "type", "veth", "peer", "name", "eth0", "netns", str(self._namespace_process.pid))
        run("ip", "link", "set", self._link, "master", "switch", "up")
        run(*self.inside, "ip", "address", "add", self.address + "/24", "dev", "eth0")
        for device in ("eth0", "lo"):
            run(*self.inside, "ip", "link", "set", device, "up")

    def _wait_for_namespace(self):
        ours = os.readlink("/proc/self/ns/net")
        while os.readlink(f"/proc/{self._namespace_process.pid}/ns/net") == ours:
            pass

    def cut_off(self):
        run("ip", "link", "set", self._link, "down")

    def connect(self):
        run("ip", "link", "set", self._link, "up")

    def close(self):
        self._namespace_process.stdin.close()
        self._namespace_process.wait()


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
