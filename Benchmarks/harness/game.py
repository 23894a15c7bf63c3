"""Signed-in players over HTTP: the cost of their pages, and the effect of many sign-ins on players."""

import contextlib
import ctypes
import http.client
import os
import re
import threading
import time
import urllib.parse

from .children import Failure

BATCH = 500
# The players who start and answer before the others do, and aren't counted: the server makes some things once.
WARM_UP = 6


class Player:
    """A signed-in player with one open connection."""

    def __init__(self, port, token=None):
        self.port = port
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.headers = {"Accept-Language": "en"}
        if token:
            self.headers["Cookie"] = f"parlour-session={token}"

    def get(self, path, *expected):
        return self._send("GET", path, None, expected or (200,))

    def post(self, path, *expected, **fields):
        return self._send("POST", path, urllib.parse.urlencode(fields), expected or (303,))

    def post_by_script(self, path, **fields):
        """As the page's script sends a form. Returns the path of the page that comes with the reply."""
        return self._send("POST", path, urllib.parse.urlencode(fields), (200,), script="1")

    def _send(self, method, path, body, expected, script=None):
        headers = dict(self.headers)
        if script:
            headers["Parlour-Script"] = script
        if body is not None:
            headers |= {"Origin": f"http://127.0.0.1:{self.port}", "Content-Type": "application/x-www-form-urlencoded"}
        self.connection.request(method, path, body, headers)
        reply = self.connection.getresponse()
        text = reply.read().decode()
        if reply.status not in expected:
            raise Failure(f"{reply.status} from {method} {path}")
        for cookie in reply.msg.get_all("Set-Cookie") or []:
            if cookie.startswith("parlour-session="):
                self.headers["Cookie"] = cookie.split(";")[0]
        return reply.getheader("Location") or reply.getheader("Content-Location") or text

    def sign_in_as_guest(self):
        self.post("/account/guest", zone="Europe/Berlin", language="en")

    def skip_introduction(self):
        """Skips the slides and reads the date from the home page. It depends on the player's time zone."""
        self.post("/daily/welcome")
        self.date = re.search(r'name="date" value="([^"]+)"', self.get("/daily/easy"))[1]


def processor_time(server):
    """User and kernel time in milliseconds. It is exact: a start costs far less than a clock tick."""
    total = 0
    for pid in server.pids:
        clock = ctypes.c_int()
        if code := ctypes.CDLL(None).clock_getcpuclockid(pid, ctypes.byref(clock)):
            raise Failure(f"No processor time of {pid}: {os.strerror(code)}")
        total += time.clock_gettime(clock.value)
    return total * 1000


class ProcessorTime:
    """Measures a server's processor time in `with` blocks. `total` is the sum of them all, in milliseconds."""

    def __init__(self, server):
        self.server, self.total = server, 0

    def __enter__(self):
        self.total -= processor_time(self.server)

    def __exit__(self, *_):
        self.total += processor_time(self.server)


def page_cost(meter, player, path, count=BATCH):
    """What each request of a page costs, by a meter: a `ProcessorTime`, or a server that counts instructions."""
    player.get(path)
    before = meter.total
    with meter:
        for _ in range(count):
            player.get(path)
    return (meter.total - before) / count


def first_link(page, beginning):
    """The address of the page's first link that begins like this."""
    return re.search(rf'href="({re.escape(beginning)}[^"]*)"', page)[1]


def page_costs(port, meter, tokens, last_date, last_monday, count=BATCH):
    """What each request costs by a meter, by kind of page."""
    if len(tokens) < WARM_UP + 2:
        raise Failure(f"the data has {len(tokens)} players; this needs {WARM_UP + 2} or more")
    players = [Player(port, token) for token in tokens]
    for player in players:
        player.skip_introduction()
    first = players[0]
    costs = {}
    for name, path in (("home", "/daily"), ("statistics", "/daily/statistics"),
                       ("a day's board", f"/daily/boards?date={last_date}&difficulty=easy"),
                       ("a week's board", f"/daily/boards?week={last_monday}")):
        costs[name] = page_cost(meter, first, path, count)
    warm, others = players[:WARM_UP], players[WARM_UP:]
    kinds = ((0, False, ""), (1, True, " by script"))
    for first, has_script, _ in kinds:
        play_rounds(warm[first::2], meter, has_script)
    for first, has_script, words in kinds:
        start, answer = play_rounds(others[first::2], meter, has_script)
        costs[f"a start{words}, with the round's page"] = start
        costs[f"an answer{words}, with the verdict's page"] = answer
    return costs


def play_rounds(players, meter, has_script):
    """Plays each player's three rounds, one after the other. Returns what a start costs and what an answer costs, each
    with the page that follows: in the same reply if the browser has the page's script, else in a second one."""
    def send(player, path, **fields):
        if has_script:
            return player.post_by_script(path, **fields)
        address = player.post(path, **fields)
        player.get(address)
        return address

    starts, answers = 0, 0
    for difficulty in ("easy", "medium", "hard"):
        before = meter.total
        with meter:
            rounds = [send(player, "/daily/start", difficulty=difficulty, date=player.date) for player in players]
        between = meter.total
        with meter:
            for player, path in zip(players, rounds):
                send(player, f"{path}/answer", answer=0)
        starts += between - before
        answers += meter.total - between
    return starts / (3 * len(players)), answers / (3 * len(players))


@contextlib.contextmanager
def sign_in_storm(server, strangers=8):
    """Strangers try names and passwords as fast as the server allows. Yields a list that gets each stranger's number
    of tries."""
    done, tries = threading.Event(), []

    def try_sign_ins(number):
        stranger, count = Player(server.port), 0
        while not done.is_set():
            stranger.post("/account/sign-in", 422, 429, 503, name=f"Stranger {number} {count}", password="wrong wrong wrong")
            count += 1
        tries.append(count)

    threads = [threading.Thread(target=try_sign_ins, args=(number,), daemon=True) for number in range(strangers)]
    for thread in threads:
        thread.start()
    try:
        yield tries
    finally:
        done.set()
        for thread in threads:
            thread.join()
