"""Cases for every browser: a quiz, and a round of the daily game. The cases for Chromium test more details."""

import json
import re
import tempfile
from pathlib import Path

from support.cases import case, check, equal
from support.engines import Engines, Window

# With reduced motion WebKit doesn't use accelerated drawing anyway, so it needs no unaccelerated case.
BROWSERS = [("WebKit", True), ("WebKit", False), ("WebKit unaccelerated", True), ("Firefox", True), ("Firefox", False)]
QUESTION = re.compile(r"^(/p/[0-9a-z]{26})/(\d+)$")
RESULT = re.compile(r"^/p/[0-9a-z]{26}/result$")
ROUND = re.compile(r"^/daily/round/[0-9a-z]{26}$")


def described(browser: tuple[str, bool]) -> str:
    engine, moves = browser
    return engine if moves else f"{engine} with reduced motion"


NAMES = {described(browser): browser for browser in BROWSERS}


@case("a quiz is played from the front page to its result and once more in {browser}", browser=NAMES)
def plays_a_quiz(engines: Engines, browser: str):
    with engines.window(*NAMES[browser]) as window:
        window.open("/")
        window.press('main a[href="/q/which-animal"]')
        window.wait_for_path(lambda path: path == "/q/which-animal", "the introduction")
        first = begin(window)
        kinds = set()
        number, total = 1, question_count(window)
        while number <= total:
            kinds.add(answer(window, number, total))
            number += 1
        window.wait_for_path(RESULT.match, "the result")
        check(window.text("h1").startswith("You are a"), f"the result says {window.text('h1')!r}")
        equal(kinds, {"press", "checkbox", "ranged"}, "kinds of question")
        window.press('form[action$="/begin"] button')
        second = wait_for_question(window, 1)
        check(first != second, "Take it again went on with the finished play")


def begin(window: Window) -> str:
    window.press('form[action$="/begin"] button')
    return wait_for_question(window, 1)


def wait_for_question(window: Window, number: int) -> str:
    """Waits for this question's page and returns the play's path."""

    def there(path: str) -> str | None:
        found = QUESTION.match(path)
        shown = re.search(r"\d+", window.text("h1"))
        return found[1] if found and int(found[2]) == number and shown and int(shown[0]) == number else None

    return window.wait_for_path(there, f"question {number}")


def question_count(window: Window) -> int:
    return int(re.findall(r"\d+", window.text("h1"))[1])


def answer(window: Window, number: int, total: int) -> str:
    """Answers the current question, whatever its kind, and returns the kind."""
    wait_for_question(window, number)
    equal(question_count(window), total, "questions in this play")
    if window.count('input[type="range"]'):
        equal(window.run("return document.querySelector('input[type=range]').value"), "500", "a fresh slider")
        window.type('input[name="typed"]', "25")
        equal(window.run("return document.querySelector('input[type=range]').value"), "250", "the slider after 25")
        check(window.text(".slider output") != "", "nothing says where the slider stands")
        window.press("main form .button.primary")
        return "ranged"
    if choices := window.count("main form label input"):
        window.press("main form label", number % choices)
        equal(window.count("main form label input:checked"), 1, "choices after a press on one")
        kind = window.run("return document.querySelector('main form label input').type")
        window.press("main form .button.primary")
        return kind
    window.press('main form button[name="answer"]', number % window.count('main form button[name="answer"]'))
    return "press"


@case("an answered question is shown again by the page's and by the browser's Back in {browser}", browser=NAMES)
def goes_back(engines: Engines, browser: str):
    with engines.window(*NAMES[browser]) as window:
        window.open("/q/compass")
        begin(window)
        total = question_count(window)
        check(total > 1, "this quiz is too short to go back in it")
        answer(window, 1, total)
        wait_for_question(window, 2)
        window.press('a[rel="prev"]')
        wait_for_question(window, 1)
        equal(window.count('[aria-pressed="true"], input:checked'), 1, "answers shown as given")
        window.press('a[rel="next"]')
        wait_for_question(window, 2)
        window.browser.back()
        wait_for_question(window, 1)


@case("a round of the daily game is started, paused, resumed and answered in {browser}", browser=NAMES)
def plays_a_round(engines: Engines, browser: str):
    with engines.window(*NAMES[browser]) as window:
        window.open("/daily")
        window.press('form[action="/daily/play"] button')
        window.wait_for_path(lambda path: path == "/daily/easy", "the first question's ready page")
        window.press('form[action="/daily/start"] button')
        window.wait_for_path(ROUND.match, "the round")
        question, options = window.text("main .question-text"), window.texts("main .answer .text")
        equal(len(options), 4, "answers to choose from")
        window.wait_for(lambda: window.text(".watch") not in ("0:00", ""), "a watch that moves")
        window.press('form[action$="/pause"] button')
        window.wait_for(lambda: window.count('form[action$="/resume"]'), "the pause")
        left = window.run("return document.documentElement.outerHTML")
        for secret in [question, *options]:
            check(secret not in left, f"a paused round still has “{secret}”")
        window.press('form[action$="/resume"] button')
        window.wait_for(lambda: window.texts("main .answer .text") == options, "the same answers after the pause")
        right = [index for index, text in enumerate(options) if text.startswith("Kestrel")][0]
        window.press("main .answer", right)
        window.wait_for(lambda: window.count("#verdict"), "the verdict")
        check("Kestrel" in window.text(".answer.is-right"), "the verdict doesn’t tell the answer")
        window.press(".play-bar a")
        window.wait_for_path(lambda path: path == "/daily", "the day's questions again")
        window.wait_for(lambda: window.count("main .windows .is-right") == 1, "the answered question")


AUTHORS = {"WebKit": "Firefox", "Firefox": "WebKit"}


@case("a quiz goes from a file to the public in {author}, and a friend plays it in another browser", author=AUTHORS)
def publishes_a_quiz(engines: Engines, author: str):
    with (engines.own_server() as server, tempfile.TemporaryDirectory(prefix="parlour-upload-") as folder,
          engines.window(author, server=server) as window, engines.window(AUTHORS[author], server=server) as friend):
        window.open(server.setup_path())
        window.type("#name", "Greta")
        window.type("#password", "a long walk by the sea")
        window.press("main form .button.primary")
        window.wait_for(lambda: window.count(".code.shown"), "the recovery code")
        window.open("/studio/new")
        upload(window, Path(folder), PUDDING | {"outcomes": PUDDING["outcomes"][:1]})
        window.wait_for(lambda: window.count(".mistakes li"), "the file's mistakes")
        upload(window, Path(folder), PUDDING)
        draft = window.wait_for_path(lambda path: path if re.match(r"^/studio/d/\w+$", path) else None, "the draft")
        window.press('a[href$="/previews"]')
        window.press('form[action$="/previews"] button')
        window.wait_for(lambda: window.count(".new-link"), "the preview's link")
        preview = window.run("return document.querySelector('.new-link a').pathname")
        friend.open(preview)
        play_pudding(friend)
        check(friend.count(".preview-mark") == 1, "nothing says that it is a preview")
        window.open(draft + "/publish")
        publish(window)
        address = window.run("return document.querySelector('.on-site a.button').pathname")
        friend.open(address)
        play_pudding(friend)
        friend.press('form[action$="/begin"] button')
        friend.wait_for_path(QUESTION.match, "another play")
        window.open(draft)
        upload(window, Path(folder), PUDDING | {"title": "Which dessert are you?"})
        window.wait_for(lambda: window.text("h1") == "Which dessert are you?", "the changed draft")
        window.open(draft + "/publish")
        check(window.count(".changes li") == 1, "the page doesn’t tell what changes")
        publish(window)
        finish_pudding(friend)
        equal(friend.text(".hero .eyebrow"), PUDDING["title"], "the revision of a play under way")
        window.press('form[action$="/unpublish"] button')
        window.wait_for(lambda: window.count('form[action$="/unpublish"]') == 0, "the quiz off the site")
        friend.open(address)
        check("gone" in friend.text("h1"), f"an unpublished quiz says {friend.text('h1')!r}")


PUDDING = {
    "id": "pudding", "languages": ["en"], "title": "Which pudding are you?", "description": "One question.",
    "outcomes": [{"id": id, "name": name, "description": "It is."} for id, name in [("rice", "rice pudding"), ("trifle", "trifle")]],
    "questions": [{"id": "warmth", "text": "Hot or cold?", "answers": [{"text": "Hot", "outcome": "rice"}, {"text": "Cold", "outcome": "trifle"}]}],
}


def upload(window: Window, folder: Path, quiz: dict) -> None:
    file = folder / "pudding.json"
    file.write_text(json.dumps(quiz), encoding="utf-8")
    window.type('#file input[type="file"]', str(file))
    window.press("#file button")


def publish(window: Window) -> None:
    window.press('form[action$="/publish"] button')
    window.wait_for(lambda: window.count(".on-site") and window.count('[role="status"]'), "the published quiz")


def play_pudding(window: Window) -> None:
    window.press('form[action$="/begin"] button')
    window.wait_for(lambda: window.count(".answers button"), "the question")
    finish_pudding(window)


def finish_pudding(window: Window) -> None:
    window.press(".answers button")
    window.wait_for(lambda: window.count("h1#outcome"), "the result")
    check("rice pudding" in window.text("h1#outcome"), f"the result says {window.text('h1#outcome')!r}")
