"""POST requests that our pages never send, and the same request many times at once."""

import re
import threading

from support.cases import case, check, equal
from support.client import Client, Reply
from support.world import LANGUAGES, World

COMPASS = "compass"
COIN = "coin"
ANSWERS = [{"answer": 0}, {"answer": 0}, {"kind": "multiple", "answer": 0}, {"value": 0}]

# Other answers to the same four questions.
OTHERS = [{"answer": 1}, {"answer": 1}, {"kind": "multiple", "answer": [1, 2]}, {"value": 1000}]


def begin(world: World, answered: int = 0, quiz: str = COMPASS, language: str = "en") -> tuple[Client, str]:
    """A player with a play whose first questions are answered. Returns the play's path too."""
    client = world.client(language=language)
    play = client.begin(quiz)
    for number in range(answered):
        equal(client.post(f"{play}/{number + 1}", ANSWERS[number]).status, 303, f"the answer to question {number + 1}")
    return client, play


def expect_clear_page(reply: Reply, statuses: range | set, what: str, language: str = "en") -> None:
    """An error page that people understand: the right status, a heading in the language, a link, and no internals."""
    check(reply.status in statuses, f"{what} answered {reply.status}")
    check(reply.headers.get_content_type() == "text/html", f"{what} answered {reply.headers.get_content_type()}")
    check(f'<html lang="{language}"' in reply.body, f"{what}: the page isn't in {language}")
    heading = re.search(r"<h1[^>]*>(.+?)</h1>", reply.body, re.DOTALL)
    check(heading is not None and len(heading[1].strip()) > 3, f"{what}: no heading")
    check(re.search(r'<main.*<a [^>]*href="/', reply.body, re.DOTALL) is not None, f"{what}: no way on")
    inside = re.search(r"Swift|GRDB|SQL|Fatal|\.swift|Error\(|/tmp/", reply.body)
    check(inside is None, f"{what} shows insides: {inside and inside[0]}")


REFUSED = range(400, 500)


@case("a finished play refuses another answer and keeps its result, {language}", language=LANGUAGES)
def refuses_after_the_end(world: World, language: str):
    client, play = begin(world, answered=4, language=language)
    result = client.get(f"{play}/result").body
    before = world.server.distribution(COMPASS)
    for number, fields in enumerate(OTHERS, start=1):
        reply = client.post(f"{play}/{number}", fields)
        expect_clear_page(reply, REFUSED, f"another answer to question {number}", language)
    equal(client.get(f"{play}/result").body, result, "the result")
    equal(world.server.distribution(COMPASS), before, "the counted plays")
    check(client.get(f"{play}/2").status in (303, 404, 410), "a finished play still shows its questions")


@case("another player's play can't be seen or answered, {language}", language=LANGUAGES)
def refuses_strangers(world: World, language: str):
    owner, play = begin(world, answered=1)
    stranger = world.client(language=language)
    with_cookie, _ = begin(world, language=language)
    for who in [stranger, with_cookie]:
        for path in [play, f"{play}/1", f"{play}/2", f"{play}/result"]:
            reply = who.get(path)
            expect_clear_page(reply, {403, 404}, f"a stranger's look at {path}", language)
        expect_clear_page(who.post(f"{play}/2", {"answer": 0}), {403, 404}, "a stranger's answer", language)
    check("checked" not in owner.get(f"{play}/2").body, "a stranger's answer was kept")


FORGED = {
    "past the last answer": (1, {"answer": 3}),
    "below the first": (1, {"answer": -1}),
    "a number that no machine holds": (1, {"answer": "9" * 40}),
    "a word": (1, {"answer": "ice"}),
    "nothing": (1, {"answer": ""}),
    "no field": (1, {}),
    "a slider's value for a single question": (1, {"value": 500}),
    "a switch that isn't there": (3, {"kind": "multiple", "answer": [0, 3]}),
    "a single answer to a question of switches": (3, {"answer": 0}),
    "switches for a single question": (1, {"kind": "multiple", "answer": [0, 1]}),
    "a slider's value above its end": (4, {"value": 1001}),
    "a slider's value below its start": (4, {"value": -1}),
    "a slider's value that is no number": (4, {"value": "NaN"}),
    "a typed number above 100": (4, {"value": 500, "typed": 101}),
    "a typed word": (4, {"value": 500, "typed": "much"}),
}


@case("refuses {what}", what=FORGED)
def refuses_forged_answers(world: World, what: str):
    number, fields = FORGED[what]
    client, play = begin(world, answered=number - 1)
    before = client.get(f"{play}/{number}").body
    expect_clear_page(client.post(f"{play}/{number}", fields), REFUSED, what)
    equal(client.get(f"{play}/{number}").body, before, "the question after the forged answer")


@case("refuses an answer to question {number}, which isn't asked or not reached", number=[
    "0", "-1", "3", "5", "1.0", "x", "18446744073709551617", "result",
])
def refuses_questions_not_asked(world: World, number: str):
    client, play = begin(world, answered=1)
    reply = client.post(f"{play}/{number}", {"answer": 0})
    expect_clear_page(reply, REFUSED, f"an answer to question {number}")
    check(client.get(play).location.endswith(f"{play}/2"), "the play moved")


@case("refuses a post from another site: {what}", what=["foreign", "null", "port", "none", "wrong token"])
def refuses_other_sites(world: World, what: str):
    client, play = begin(world)
    origin = {
        "foreign": "https://example.org", "null": "null", "port": f"http://127.0.0.1:{world.server.port + 1}",
    }.get(what)
    fields = {"answer": 0, **({"csrf-token": "A" * 32} if what == "wrong token" else {})}
    expect_clear_page(client.post(f"{play}/1", fields, origin=origin), {403}, f"origin {what}")
    before = client.cookie
    reply = client.post(f"/q/{COMPASS}/begin", fields, origin=origin)
    expect_clear_page(reply, {403}, f"begin with origin {what}")
    equal(client.cookie, before, "the cookie")
    equal(client.post("/language", {"language": "ru", "return": "/"}, origin=origin).status, 403, "language")
    check(client.get(play).location.endswith(f"{play}/1"), "the answer was kept")


@case("accepts a form with a CSRF token from a browser that sends no origin")
def takes_csrf_token(world: World):
    client, play = begin(world)
    token = re.search(r'name="csrf-token" value="([^"]+)"', client.get(f"{play}/1").body)
    check(token is not None, "the form has no token")
    reply = client.post(f"{play}/1", {"answer": 0, "csrf-token": token[1]}, origin=None)
    equal((reply.status, reply.location), (303, f"{play}/2"), "the answer with the token")
    other, others_play = begin(world)
    reply = other.post(f"{others_play}/1", {"answer": 0, "csrf-token": token[1]}, origin=None)
    equal(reply.status, 403, "another player's token")


MANGLED = {
    "a bad percent escape": ("answer=%ZZ", {}),
    "a body that is no form": ('{"answer": 0}', {"Content-Type": "application/json"}),
    "bytes that are not UTF-8": ("answer=%ff%fe", {}),
    "a body of a megabyte": ("answer=0&x=" + "x" * 1_000_000, {}),
    "a thousand fields": ("&".join(f"x{i}=1" for i in range(1000)), {}),
}


@case("an invalid form gets a clear page: {what}", what=MANGLED)
def refuses_mangled_forms(world: World, what: str):
    client, play = begin(world)
    body, headers = MANGLED[what]
    expect_clear_page(client.post(f"{play}/1", body, **headers), REFUSED, what)
    check(client.get(play).location.endswith(f"{play}/1"), "the play moved")


@case("an unknown URL gets a clear page, {language}", language=LANGUAGES)
def not_found(world: World, language: str):
    client = world.client(language=language)
    for path in ["/nowhere", "/q/none", "/p/none", "/p/none/1", "/p/" + "0" * 26 + "/result", "/q/%2e%2e", "/q/a%00b"]:
        expect_clear_page(client.get(path), {400, 404}, path, language)
    for method, path in [("DELETE", "/"), ("POST", "/"), ("DELETE", f"/q/{COMPASS}/begin"), ("PUT", f"/q/{COMPASS}")]:
        reply = client.send(method, path, headers={"Origin": world.server.address})
        expect_clear_page(reply, {404, 405}, f"{method} {path}", language)


@case("a change of language returns to this site only: {address}", address=[
    "https://example.org/", "//example.org/", "/\\example.org", "\\/example.org", "/\r\nX: y", "javascript:alert(1)",
    "q/compass", "", "/%0d%0aX:y", "/\t/example.org",
])
def redirects_within_the_site(world: World, address: str):
    reply = world.client().post("/language", {"language": "ru", "return": address})
    check(reply.headers.get("X") is None, "the address wrote a header")
    if reply.status == 303:
        check(re.match(r"/(?![/\\\s])[^\\\s]*$", reply.location) is not None, f"led to {reply.location!r}")
    else:
        check(reply.status in REFUSED, f"answered {reply.status}")


@case("HEAD answers like GET, without a body")
def head(world: World):
    client, play = begin(world)
    for path in ["/", f"/q/{COMPASS}", f"{play}/1"]:
        get, head = client.get(path), client.send("HEAD", path)
        equal((head.status, head.body), (200, ""), f"HEAD {path}")
        equal(head.headers["Content-Type"], get.headers["Content-Type"], f"the type of HEAD {path}")


AT_ONCE = 100


def all_at_once(count: int, act) -> list:
    """Calls `act` in this many threads at once and returns all results."""
    barrier = threading.Barrier(count)
    results: list = []

    def run():
        barrier.wait()
        try:
            results.append(act())
        except Exception as error:  # A thread's failure is a result like any other.
            results.append(error)

    threads = [threading.Thread(target=run) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


@case("the last answer, posted 100 times at once, counts once, and all responses agree")
def last_answer_at_once(world: World):
    client, play = begin(world, answered=1, quiz=COIN)
    before = world.server.distribution(COIN).get("heads", 0)
    replies = all_at_once(AT_ONCE, lambda: world.client(cookie=client.cookie).post(f"{play}/2", {"answer": 0}))
    distinct = {(reply.status, reply.location) if isinstance(reply, Reply) else repr(reply) for reply in replies}
    equal(distinct, {(303, f"{play}/result")}, "the replies")
    equal(len(replies), AT_ONCE, "replies")
    equal(world.server.distribution(COIN).get("heads", 0), before + 1, "counted plays")


@case("an earlier answer, posted 100 times at once, leads to one next question")
def answer_at_once(world: World):
    client, play = begin(world)
    replies = all_at_once(AT_ONCE, lambda: world.client(cookie=client.cookie).post(f"{play}/1", {"answer": 1}))
    distinct = {(reply.status, reply.location) if isinstance(reply, Reply) else repr(reply) for reply in replies}
    equal(distinct, {(303, f"{play}/2")}, "the replies")
    equal(client.get(f"{play}/1").body.count("aria-pressed"), 1, "chosen answers")


@case("of different simultaneous last answers one wins, and its result is counted")
def contradicting_at_once(world: World):
    client, play = begin(world, answered=0, quiz=COIN)
    client.post(f"{play}/1", {"answer": 1})
    before = world.server.distribution(COIN)
    choices = iter(list(range(2)) * (AT_ONCE // 2))
    lock = threading.Lock()

    def act():
        with lock:
            choice = next(choices)
        return choice, world.client(cookie=client.cookie).post(f"{play}/2", {"answer": choice})

    replies = all_at_once(AT_ONCE, act)
    broken = [reply for reply in replies if isinstance(reply, Exception)]
    check(not broken, f"{len(broken)} failed: {broken[:1]}")
    taken = {choice for choice, reply in replies if reply.status == 303}
    refused = {choice for choice, reply in replies if reply.status in REFUSED}
    equal((len(taken), taken & refused), (1, set()), "choices that were taken, and both taken and refused")
    after = world.server.distribution(COIN)
    # Heads wins a tie of one point each, because it comes first. Otherwise tails has both answers.
    winner = "heads" if taken == {0} else "tails"
    grown = {outcome for outcome in after if after[outcome] != before.get(outcome, 0)}
    equal(grown, {winner}, "outcomes whose count grew")
    heading = re.search(r"<h1[^>]*>(.+?)</h1>", client.get(f"{play}/result").body)
    check(heading is not None and winner in heading[1], f"{winner} was counted and the page says {heading and heading[1]!r}")


@case("Begin without a cookie, pressed many times at once, begins a play each time")
def begins_at_once(world: World):
    plays = all_at_once(20, lambda: world.client().begin(COIN))
    equal(len({play for play in plays if isinstance(play, str)}), 20, "plays")
