"""Players who record what a server told them, and who try again if it doesn't answer."""

import http.client
import random
import re
import threading
import time
import urllib.parse
from dataclasses import dataclass, field

ANSWERS = 7
TIMEOUT = 120
"""Seconds until a player who is told to try again gives up, which is a failure."""


@dataclass
class ReplyLog:
    """What one player was told."""

    plays: dict[str, list[int]] = field(default_factory=dict)
    """For each play's key the answers, in order."""
    rounds: dict[str, bool | None] = field(default_factory=dict)
    """For each round's key whether the verdict was good; None where it was only started."""
    begun_twice: int = 0
    """Plays whose beginning got no reply: they may be there without anybody knowing them."""
    wrong: list[str] = field(default_factory=list)
    """Replies that nobody should ever get."""
    longest: float = 0
    """Seconds from the first press to the reply that did it."""
    longest_unavailability: float = 0
    """Seconds from a press to a page that says to try again."""
    retries: int = 0
    """How often a reply said `try again`, or none came."""


class Unreachable(Exception):
    """No server answered for a long time."""


class Player(threading.Thread):
    """Plays the quiz and the day's questions repeatedly until it is told to stop. It never stops between a press and
    its response."""

    def __init__(self, servers, number):
        super().__init__(daemon=True)
        self.servers, self.generator = servers, random.Random(number)
        self.server = servers[number % len(servers)]
        self.cookies, self.log = {}, ReplyLog()
        self.over = threading.Event()
        self.waiting = None

    def run(self):
        try:
            while not self.over.is_set():
                self.play()
                self.play_day()
        except Unreachable as error:
            self.log.wrong.append(f"no server answered: {error}")
        except Exception as error:  # The case must see every error.
            self.log.wrong.append(f"{type(error).__name__}: {error}")

    def play(self):
        path, tries = self.press("/q/seven-doors/begin", language="en")
        self.log.begun_twice += tries - 1
        key = path.split("/")[2]
        answers = self.log.plays[key] = []
        while len(answers) < ANSWERS and not self.over.is_set():
            answer = self.generator.randrange(4)
            path, _ = self.press(f"/p/{key}/{len(answers) + 1}", answer=answer)
            answers.append(answer)
            self.see(path)

    def play_day(self):
        self.cookies.clear()
        self.press("/account/guest", zone="Europe/Berlin", language="en")
        date = re.search(r'name="date" value="([^"]+)"', self.see("/daily/easy"))[1]
        for difficulty in ("easy", "medium", "hard"):
            if self.over.is_set():
                return
            path, _ = self.press("/daily/start", difficulty=difficulty, date=date)
            key = path.rsplit("/", 1)[1]
            self.log.rounds[key] = None
            self.see(path)
            self.press(f"{path}/answer", answer=self.generator.randrange(4))
            self.log.rounds[key] = "verdict-panel is-right" in self.see(path)

    def press(self, path, **form):
        """The redirect of the response, and how many presses it took."""
        reply, tries = self.ask("POST", path, urllib.parse.urlencode(form))
        return reply, tries

    def see(self, path):
        return self.ask("GET", path, None)[0]

    def ask(self, method, path, body):
        begun, tries = time.monotonic(), 0
        while time.monotonic() - begun < TIMEOUT:
            tries += 1
            asked = time.monotonic()
            self.waiting = (asked, f"{method} {path}")
            try:
                status, headers, text = self.send(method, path, body)
            except (OSError, http.client.HTTPException):
                status = None
            self.waiting = None
            if status in (200, 303):
                self.log.longest = max(self.log.longest, time.monotonic() - begun)
                return headers["Location"] or text, tries
            if status is not None and status != 503:
                self.log.wrong.append(f"{status} from {method} {path}")
            elif status == 503 and "try again" not in text.lower():
                self.log.wrong.append(f"a 503 without a word from {method} {path}")
            if status == 503:
                self.log.longest_unavailability = max(self.log.longest_unavailability, time.monotonic() - asked)
            self.log.retries += 1
            # A load balancer or a reload of the browser does the same.
            self.server = self.generator.choice(self.servers)
            time.sleep(self.generator.uniform(0.05, 0.3))
        raise Unreachable(f"{method} {path}")

    def send(self, method, path, body):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        headers = {"Accept-Language": "en", "Origin": self.server.address}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        try:
            connection.request(method, path, body, headers)
            reply = connection.getresponse()
            text = reply.read().decode()
        finally:
            connection.close()
        for cookie in reply.msg.get_all("Set-Cookie") or []:
            name, value = cookie.split(";")[0].split("=", 1)
            self.cookies[name] = value
        return reply.status, reply.headers, text


class PlayerPool:
    """Concurrent players on all servers."""

    def __init__(self, servers, size=12):
        self.players = [Player(servers, number) for number in range(size)]

    def __enter__(self):
        for player in self.players:
            player.start()
        return self

    def __exit__(self, *_):
        for player in self.players:
            player.over.set()
        for player in self.players:
            player.join(TIMEOUT + 60)

    @property
    def logs(self):
        return [player.log for player in self.players]

    def answers(self):
        """How many presses were answered so far."""
        return sum(sum(map(len, list(log.plays.values()))) + len(log.rounds) for log in self.logs)

    def waits(self):
        """For each player that waits for a reply: for how many seconds, and what it sent to which server."""
        now, waits = time.monotonic(), [(player.waiting, player.server) for player in self.players]
        return [(now - waiting[0], f"{waiting[1]} on {server.name}") for waiting, server in waits if waiting]

    def retries(self):
        return sum(log.retries for log in self.logs)

    def longest_unavailability(self):
        return max(log.longest_unavailability for log in self.logs)

    def wait_for_progress(self, count=300, seconds=90):
        """Returns when this many more presses were answered."""
        goal, end = self.answers() + count, time.monotonic() + seconds
        while self.answers() < goal:
            if time.monotonic() > end:
                raise AssertionError(f"Nothing goes on: {self.answers()} of {goal} presses after {seconds} s")
            time.sleep(0.05)
