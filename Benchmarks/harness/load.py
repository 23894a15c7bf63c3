"""Runs the load generator."""

import json
import os
import subprocess

from . import children, translated


class Load:
    def __init__(self, programs, seconds, warm_up):
        self.program = os.path.join(programs, "playload")
        self.others_share = 0.0
        """The most that other programs had of the machine in any measurement."""
        self.times = ["--seconds", str(seconds), "--warm-up", str(warm_up)]

    def play(self, server, quiz, clients, *more):
        """Plays whole plays. A failed play makes the figures useless, so it ends the run."""
        return self._load("play", server, clients, "--quiz", quiz, *more)

    def play_whole(self, server, quiz, seconds):
        """Plays whole plays, one after the other, and measures no times."""
        found = self.ask("play", "--port", str(server.port), "--clients", "1", "--quiz", quiz, "--seconds", str(seconds),
                         "--warm-up", "0")
        if found["failures"] or not found["plays"]:
            raise children.Failure(f"play: {found['failures'] or 'nothing was played'}")
        return found

    def play_mixed(self, server, clients):
        """Plays the translated quizzes in turns, in all their languages; every second player is a guest."""
        quizzes = [word for quiz in translated.QUIZZES for word in ("--quiz", quiz)]
        languages = [word for language in translated.LANGUAGES for word in ("--language", language)]
        return self._load("play", server, clients, *quizzes, *languages, "--guests")

    def post(self, server, clients, path="/answer"):
        return self._load("post", server, clients, "--path", path)

    def page(self, server, clients, path):
        return self._load("get", server, clients, "--path", path)

    def question(self, server, clients, quiz):
        return self._load("get", server, clients, "--quiz", quiz)

    def _load(self, command, server, clients, *more):
        pids = [word for pid in server.pids for word in ("--pid", str(pid))]
        found = self.ask(command, "--port", str(server.port), "--clients", str(clients), *self.times, *pids, *more)
        if found["failures"] or not found["count"]:
            raise children.Failure(f"{command}: {found['failures'] or 'nothing was done'}")
        self.others_share = max(self.others_share, found["othersShare"])
        return found

    def ask(self, *arguments):
        """Runs the generator and reads its output."""
        done = subprocess.run([self.program, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if done.returncode:
            raise children.Failure(f"playload {' '.join(arguments)}: {done.stderr.strip()}")
        return json.loads(done.stdout)
