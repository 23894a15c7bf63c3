"""A Parlour server with its own port and data. It can be killed and started again."""

import datetime
import http.client
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path

from support.bank import write_bank
from support.dates import ORDINARY_DAY, seconds_until
from support.ports import HOST, free_port

ROOT = Path(__file__).resolve().parents[3]
START_SECONDS = 30


def find_program() -> Path:
    """The built program. The environment variable PARLOUR selects another one."""
    named = os.environ.get("PARLOUR")
    if named:
        return Path(named)
    folder = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    return Path(folder) / "parlour"


class Server:
    def __init__(
        self, program: Path, quizzes: Path, bank=write_bank, arguments: list[str] = [], now: str = ORDINARY_DAY,
        wrapper: list[str] = [], data: Path | None = None,
    ):
        """
        :param now: the time of the server's clock at the start.
        :param data: a folder with data, of which the server gets a copy.
        :param wrapper: a program with its arguments that runs the server in its place, for example prlimit.
        """
        self.program = program
        self.wrapper = wrapper
        self.quizzes = quizzes
        self.arguments = arguments
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"
        self._data = tempfile.TemporaryDirectory(prefix="parlour-data-")
        if data:
            shutil.copytree(data, self._data.name, dirs_exist_ok=True)
        self._bank = tempfile.TemporaryDirectory(prefix="parlour-bank-")
        bank(Path(self._bank.name))
        self._clock = tempfile.TemporaryDirectory(prefix="parlour-clock-")
        self._shift = round(seconds_until(now))
        self.set_clock(0)
        self._log = tempfile.TemporaryFile("w+")
        self._process: subprocess.Popen | None = None
        self.start()

    def start(self) -> None:
        command = [*self.wrapper, self.program, "serve", "--host", HOST, "--port", str(self.port)]
        command += ["--quizzes", str(self.quizzes), "--data", self._data.name]
        command += ["--bank", self._bank.name, "--clock-offset-file", str(self._clock_file), *self.arguments]
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self._log, stderr=subprocess.STDOUT
        )
        deadline = time.monotonic() + START_SECONDS
        while not is_healthy(self.port):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"The server did not start. It said:\n{self.log_tail()}")
            time.sleep(0.02)

    def set_clock(self, seconds: int) -> None:
        """Sets how far the server's clock is ahead of its normal time."""
        # The server reads the file at any time and must never find it empty.
        written = self._clock_file.with_suffix(".new")
        written.write_text(str(self._shift + seconds))
        written.replace(self._clock_file)

    @property
    def _clock_file(self) -> Path:
        return Path(self._clock.name) / "offset"

    def set_date(self, instant: str) -> int:
        """Sets the server's clock to an instant, such as 2028-02-29T12:00:00+00:00. Returns how far the clock is ahead
        of its normal time."""
        seconds = round(seconds_until(instant)) - self._shift
        self.set_clock(seconds)
        return seconds

    @property
    def process(self) -> int:
        return self._process.pid

    @property
    def database(self) -> Path:
        return Path(self._data.name) / "parlour.sqlite"

    def kill(self) -> None:
        """Kills the server. No signal handler runs, as after a power cut."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def terminate(self) -> None:
        """Asks the server to end, and doesn't wait."""
        self._process.send_signal(signal.SIGTERM)

    def wait_for_exit(self, seconds: float) -> int | None:
        """The exit code of a server that ends within this many seconds."""
        try:
            return self._process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            return None

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()
        self._log.close()
        self._clock.cleanup()
        self._data.cleanup()
        self._bank.cleanup()

    def run(self, *arguments: str) -> str:
        """Runs a command on the server's data, beside the server, and returns the output."""
        command = [self.program, *arguments, "--data", self._data.name]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def questions(self) -> dict[str, int]:
        """How many questions of each difficulty the stored bank has."""
        data = sqlite3.connect(f"file:{self._data.name}/parlour.sqlite?mode=ro", uri=True)
        try:
            return dict(data.execute("SELECT difficulty, sum(question_count) FROM bank_count GROUP BY difficulty"))
        finally:
            data.close()

    def items(self, date: str) -> dict[str, tuple[int, int]]:
        """For each difficulty the number of a date's question, and of its right answer, as the commands count them."""
        days = (datetime.date.fromisoformat(date) - datetime.date(1970, 1, 1)).days
        data = sqlite3.connect(f"file:{self._data.name}/parlour.sqlite?mode=ro", uri=True)
        try:
            found = data.execute("SELECT difficulty, id, correct_option + 1 FROM item WHERE date = ? AND NOT is_void", [days])
            return {difficulty: (number, correct) for difficulty, number, correct in found}
        finally:
            data.close()

    def correct_answer(self, answers: list[str]) -> int:
        """The index of the correct one among the answers of a scheduled question, in any of its languages."""
        data = sqlite3.connect(f"file:{self._data.name}/parlour.sqlite?mode=ro", uri=True)
        try:
            for correct, distractors in data.execute(
                "SELECT q.correct_answer, q.distractors FROM item JOIN question q ON q.id = item.question_id UNION"
                " SELECT t.correct_answer, t.distractors FROM item"
                " JOIN question_translation t ON t.question_id = item.question_id"
            ):
                if correct in answers and set(answers) <= {correct, *json.loads(distractors)}:
                    return answers.index(correct)
        finally:
            data.close()
        raise AssertionError(f"no question has the answers {answers}")

    def distribution(self, quiz: str) -> dict[str, int]:
        """How many finished plays are stored for each outcome."""
        data = sqlite3.connect(f"file:{self._data.name}/parlour.sqlite?mode=ro", uri=True)
        try:
            return dict(
                data.execute(
                    "SELECT outcome_id, play_count FROM distribution JOIN quiz ON quiz.id = distribution.quiz_id"
                    " WHERE quiz.name = ?",
                    [quiz],
                )
            )
        finally:
            data.close()

    def log_tail(self) -> str:
        return self.log()[-4000:]

    def setup_path(self) -> str:
        """The path of the set-up link that the server printed at its start."""
        return re.search(r"/setup/\w+", self.log()).group()

    def log(self) -> str:
        self._log.seek(0)
        return self._log.read()


def is_healthy(port: int, path: str = "/health") -> bool:
    connection = http.client.HTTPConnection(HOST, port, timeout=2)
    try:
        connection.request("GET", path)
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()
