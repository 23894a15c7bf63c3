"""One MariaDB server, alone or as a node of a Galera cluster."""

import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from support.ports import free_port

GALERA = "/usr/lib/galera/libgalera_smm.so"
PASSWORD = "a test's own"
SAVED_LOGS = Path(__file__).resolve().parents[2] / ".build/cluster"
RELEVANT = re.compile(
    r"\[ERROR\]|\[Warning\] WSREP|suspect|inactive|partition|[Vv]iew:|Quorum|PRIMARY|Shifting|onsisten|vote|signal \d|Assertion"
    r"|bind\(\) failed")
"""Matches the lines of a node's log that say why it left the cluster or stopped, and how it came back."""


LOCK_WAIT_SECONDS = 2
"""A node sometimes doesn't abort a transaction whose lock a replicated change needs. The whole cluster then waits for as
long as this; see docs/operators.md."""


class Failure(Exception):
    """A failure that the user can do something about."""


class Node:
    """A MariaDB server with its own data folder."""

    def __init__(self, folder, number, durable, host=None, suspect_seconds=2):
        """
        :param host: where it runs, a `network.Host`; None for this machine.
        :param suspect_seconds: after how many seconds of silence the other nodes suspect that it is gone. Two seconds
            keep tests with lost nodes fast. On a busy machine a healthy node can be silent for longer.
        """
        if not shutil.which("mariadbd"):
            raise Failure("no mariadbd; install Debian's mariadb-server and galera-4")
        self.folder = os.path.join(folder, f"node{number}")
        self.name = f"node{number}"
        self.durable = durable
        self.suspect_seconds = suspect_seconds
        self.host, self.inside = (host.address, host.inside) if host else ("127.0.0.1", [])
        self.port, self.group_port, self.transfer_port, self.state_port = (free_port() for _ in range(4))
        self.process = None
        self._log_start = 0

    @property
    def address(self):
        return f"mysql://parlour:{PASSWORD.replace(' ', '%20')}@{self.host}:{self.port}/parlour"

    @property
    def log(self):
        return os.path.join(self.folder, "log")

    @property
    def socket(self):
        return os.path.join(self.folder, "socket")

    def prepare(self):
        """Creates the server's system tables."""
        os.mkdir(self.folder)
        if os.geteuid() == 0:
            user = pwd.getpwnam("mysql")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        done = subprocess.run(
            ["mariadb-install-db", "--no-defaults", "--auth-root-authentication-method=normal", "--skip-test-db",
             f"--datadir={self.folder}/data", f"--tmpdir={self.folder}", *self.user()],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise Failure(f"mariadb-install-db failed:\n{done.stdout[-2000:]}")

    def start(self, peers=(), bootstraps=False, *more):
        """Starts the server; if there are peers, as a node of their cluster."""
        with open(self.log, "ab") as log:
            self._log_start = log.tell()
            self.process = subprocess.Popen(
                [*self.inside, "mariadbd", *self.settings(), *(self.cluster_settings(peers, bootstraps) if peers else []), *more],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)

    def wait(self, seconds=60):
        """Returns when the server answers and, in a cluster, is in sync."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.process.poll() is not None or self.asks_for_restart():
                break
            done = self.ask("SELECT IF(@@wsrep_on, (SELECT variable_value FROM information_schema.global_status "
                            "WHERE variable_name = 'wsrep_local_state_comment'), 'Synced')")
            if done.returncode == 0 and done.stdout.strip() == "Synced":
                return
            time.sleep(0.1)
        raise Failure(f"{self.name} didn't start; its log says:\n{self.log_tail()}")

    def asks_for_restart(self):
        """Whether it has written, since its start, that it can't join the cluster unless it is restarted."""
        with open(self.log, "rb") as log:
            log.seek(self._log_start)
            return b"node restart required" in log.read()

    def is_ready(self):
        """Whether it serves requests as a part of the cluster's majority."""
        done = self.ask("SELECT variable_value FROM information_schema.global_status WHERE variable_name = 'wsrep_ready'")
        return done.stdout.strip() == "ON"

    def make_user(self):
        """Creates a database and a user with all rights."""
        for sql in (f"CREATE USER parlour@'%' IDENTIFIED BY \"{PASSWORD}\"", "GRANT ALL ON *.* TO parlour@'%'",
                    "CREATE DATABASE parlour"):
            done = self.ask(sql)
            if done.returncode:
                raise Failure(done.stderr)

    def ask(self, sql):
        return subprocess.run(
            ["mariadb", "--no-defaults", "-u", "root", "-S", self.socket, "-N", "-e", sql],
            stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def kill(self):
        """Kills the server. This is like a power cut, except that the operating system keeps its buffers."""
        self.process.kill()
        self.process.wait()

    def stop(self):
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def settings(self):
        return [
            "--no-defaults", *self.user(), f"--datadir={self.folder}/data", f"--socket={self.socket}",
            f"--bind-address={self.host}", f"--port={self.port}",
            f"--pid-file={self.folder}/pid", f"--tmpdir={self.folder}", "--skip-name-resolve",
            "--max-connections=600", "--innodb-buffer-pool-size=128M", "--innodb-log-file-size=64M",
            "--skip-log-bin", *(["--innodb-flush-log-at-trx-commit=1"] if self.durable else self.relaxed_durability()),
        ]

    def cluster_settings(self, peers, bootstraps):
        others = ",".join(f"{peer.host}:{peer.group_port}" for peer in peers)
        provider = "; ".join([
            f"gmcast.listen_addr=tcp://{self.host}:{self.group_port}", f"ist.recv_addr={self.host}:{self.transfer_port}",
            "gcache.size=32M", "gcs.fc_limit=256", "evs.keepalive_period=PT0.5S",
            f"evs.suspect_timeout=PT{self.suspect_seconds}S", f"evs.inactive_timeout=PT{3 * self.suspect_seconds}S",
            f"evs.install_timeout=PT{5 * self.suspect_seconds // 2}S"])
        return [
            "--wsrep-on=ON", f"--wsrep-provider={GALERA}", "--binlog-format=ROW", "--innodb-autoinc-lock-mode=2",
            "--wsrep-cluster-name=parlour", f"--wsrep-cluster-address=gcomm://{'' if bootstraps else others}",
            f"--wsrep-node-name={self.name}", f"--wsrep-node-address={self.host}:{self.group_port}",
            f"--wsrep-sst-receive-address={self.host}:{self.state_port}", "--wsrep-sst-method=rsync",
            f"--wsrep-provider-options={provider}", "--wsrep-slave-threads=2", f"--innodb-lock-wait-timeout={LOCK_WAIT_SECONDS}",
            *(["--wsrep-new-cluster"] if bootstraps else []),
        ]

    def log_tail(self, count=15):
        """The last lines of its log that tell what happened to it, each with its name."""
        with open(self.log, errors="replace") as log:
            lines = [line.rstrip() for line in log if RELEVANT.search(line)]
        return "".join(f"{self.name}: {line[:300]}\n" for line in lines[-count:])

    @staticmethod
    def relaxed_durability():
        """Settings that never wait for the disk."""
        return ["--innodb-flush-log-at-trx-commit=0", "--innodb-flush-method=nosync", "--skip-innodb-doublewrite",
                "--skip-sync-frm"]

    @staticmethod
    def user():
        return ["--user=mysql"] if os.geteuid() == 0 else []


def save_logs(nodes, name):
    """Copies the nodes' logs to a folder of that name, which stays. Returns their telling lines and the folder."""
    folder = SAVED_LOGS / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for node in nodes:
        shutil.copyfile(node.log, folder / node.name)
    return "".join(node.log_tail() for node in nodes) + f"the whole logs of the nodes: {folder}\n"


def end(*_):
    """Ends the program, as the handler of SIGTERM. `timeout` sends that twice, and the second one must not interrupt the
    cleaning: it left servers running."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(143)
