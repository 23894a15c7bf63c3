"""A Parlour server on the cluster. It can be killed and started again."""

import os
import signal
import subprocess
import time
from pathlib import Path

from support.bank import write_bank
from support.dates import ORDINARY_DAY, seconds_until
from support.ports import free_port
from support.server import ROOT, is_healthy

QUIZZES = ROOT / "Benchmarks/Quizzes"
START_SECONDS = 60
# How far all servers' clocks are shifted, so that no case depends on the day or hour of its run.
SHIFT = round(seconds_until(ORDINARY_DAY))


class Server:
    def __init__(self, program, folder, name, database, *options):
        """
        :param database: the address, with the nodes in the order in which this server prefers them.
        """
        self.name, self.program, self.database, self.options = name, program, database, options
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._bank = os.path.join(folder, f"bank-{name}")
        os.mkdir(self._bank)
        write_bank(Path(self._bank))
        self._clock = os.path.join(folder, f"clock-{name}")
        Path(self._clock).write_text(str(SHIFT))
        self._log = open(os.path.join(folder, f"log-{name}"), "w+")
        self._process = None

    def start(self, until="/health/ready"):
        command = [self.program, "serve", "--port", str(self.port), "--database", self.database,
                   "--quizzes", str(QUIZZES), "--bank", self._bank, "--clock-offset-file", self._clock, "--changes-per-second", "0",
                   *self.options]
        self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=self._log, stderr=subprocess.STDOUT)
        deadline = time.monotonic() + START_SECONDS
        while not is_healthy(self.port, until):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"The server did not start. It said:\n{self.log_tail()}")
            time.sleep(0.05)

    def kill(self):
        """Kills the server. No signal handler runs, as after a power cut."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self):
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def log_tail(self):
        self._log.seek(0)
        return self._log.read()[-4000:]
