"""Many people behind one address, and strangers who guess passwords. The tests use real sockets and, unless a case
says otherwise, the default limits."""

import http.client
import threading
import urllib.parse

from cases_posts import COMPASS
from support.cases import case, check, equal
from support.daily import PASSWORD
from support.ports import HOST
from support.server import Server
from support.world import World

SCHOOL = "203.0.113.9"


class Visitor:
    """A browser behind a proxy. It keeps all its cookies."""

    def __init__(self, server: Server, address: str):
        self.server = server
        self.address = address
        self.cookies: dict[str, str] = {}

    def post(self, path: str, **fields: str) -> http.client.HTTPResponse:
        headers = {
            "Content-Type": "application/x-www-form-urlencoded", "Origin": self.server.address,
            "X-Forwarded-For": self.address, "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
        }
        connection = http.client.HTTPConnection(HOST, self.server.port, timeout=60)
        try:
            connection.request("POST", path, urllib.parse.urlencode(fields), headers)
            reply = connection.getresponse()
            reply.read()
        finally:
            connection.close()
        for line in reply.headers.get_all("Set-Cookie", []):
            name, value = line.split(";")[0].split("=", 1)
            self.cookies.pop(name, None)
            if "Max-Age=0" not in line:
                self.cookies[name] = value
        return reply

    def sign_up_and_play(self) -> int:
        return self.post("/account/guest", zone="Europe/Berlin").status

    def sign_up(self, name: str) -> int:
        return self.post("/account/sign-up", name=name, password=PASSWORD, zone="Europe/Berlin").status

    def sign_in(self, name: str, password: str = PASSWORD) -> int:
        return self.post("/account/sign-in", name=name, password=password).status


def at_once(count: int, work) -> list:
    """Runs this many threads and returns their results."""
    results = []
    threads = [threading.Thread(target=lambda number=number: results.append(work(number))) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(240)
    equal(len(results), count, "threads that came back")
    return results


@case("500 guests can start behind one address, and 200 of them can answer at once")
def admits_a_school(world: World):
    with world.own_server(arguments=["--behind-proxy"]) as server:
        def sign_up_and_play(number: int) -> list[int]:
            return [Visitor(server, SCHOOL).sign_up_and_play() for _ in range(50)]

        statuses = [status for some in at_once(10, sign_up_and_play) for status in some]
        equal(statuses.count(303), 500, f"guests that are in ({set(statuses)})")

        def play(number: int) -> int:
            return Visitor(server, SCHOOL).post(f"/q/{COMPASS}/begin").status

        equal(at_once(200, play), [303] * 200, "plays begun at once")


def signs_in_at_last(visitor: Visitor, name: str) -> int:
    """The result of a sign-in. It tries again if the server says that it is too busy to hash the password."""
    for _ in range(8):
        status = visitor.sign_in(name)
        if status != 503:
            return status
    return 503


@case("24 simultaneous correct sign-ins behind one address all succeed, however long hashing takes")
def signs_in_a_class(world: World):
    with world.own_server(arguments=["--behind-proxy"]) as server:
        for name in range(6):
            equal(Visitor(server, "198.51.100.1").sign_up(f"Pupil {name}"), 200, "signing up")
        # Four at a time for each name. Until one succeeds, more would count as guesses.
        statuses = at_once(24, lambda number: signs_in_at_last(Visitor(server, SCHOOL), f"Pupil {number % 6}"))
        equal(statuses.count(303), 24, f"signed in ({set(statuses)})")


@case("wrong passwords from one network are limited, in every notation of its address, and attempts are replenished steadily")
def ends_guessing(world: World):
    spellings = ["2001:db8::1", "2001:DB8::2", "[2001:db8::3]:443", "6.6.6.6, 2001:db8:0:0:ffff::4", "2001:db8::5%eth0"]
    with world.own_server(arguments=["--behind-proxy", "--failed-sign-ins-per-hour", "10"]) as server:
        statuses = [Visitor(server, spellings[n % 5]).sign_in(f"Nobody {n}", "wrong wrong") for n in range(40)]
        equal(statuses, [422] * 10 + [429] * 30, "guesses")
        equal(Visitor(server, "2001:db8:0:1::1").sign_in("Nobody", "wrong wrong"), 422, "a neighbour")
        reply = Visitor(server, "2001:db8::1").post("/account/sign-in", name="Nobody", password="wrong wrong")
        check(0 < int(reply.getheader("Retry-After")) <= 360, f"try again after {reply.getheader('Retry-After')} s")
        server.set_clock(365)
        equal(Visitor(server, "2001:db8::1").sign_in("Nobody", "wrong wrong"), 422, "six minutes later")


@case("strangers' guesses never stop the owner in a known browser from signing in, changing the password and deleting the account")
def lets_owners_in(world: World):
    with world.own_server(arguments=["--behind-proxy"]) as server:
        owner, inside = Visitor(server, "198.51.100.1"), Visitor(server, "198.51.100.2")
        equal(owner.sign_up("Ada"), 200, "signing up")
        owner.post("/account/sign-out")
        equal(inside.sign_in("Ada"), 303, "signing in elsewhere")
        # After these the next guess must wait a quarter of an hour, however slow the machine is.
        for number in range(15):
            server.set_clock(1200 * number)
            equal(Visitor(server, f"10.0.0.{number}").sign_in("Ada", "wrong wrong"), 422, f"guess {number}")
        equal(Visitor(server, "198.51.100.1").sign_in("Ada"), 429, "the right password in a browser that is new")
        equal(owner.sign_in("Ada"), 303, "the right password in a known browser")
        changed = inside.post("/account/password", **{"current-password": PASSWORD, "password": "sieben neue kamele"})
        equal(changed.status, 303, "a new password")
        inside.post("/account/sign-out")
        equal(inside.sign_in("Ada", "sieben neue kamele"), 303, "the new password")
        deleted = inside.post("/account/delete", **{"current-password": "sieben neue kamele"})
        equal((deleted.status, deleted.getheader("Location")), (303, "/account/deleted"), "deleting the account")
        check("parlour-device" not in inside.cookies and "parlour-session" not in inside.cookies, "cookies are left")
