"""Unusual quizzes must look right too, in windows from 320 to 1,280 px."""

import contextlib
import tempfile
from pathlib import Path

from support.cases import case, check, equal
from support.layout import expect_usable_layout, expect_no_overflow
from support.odd import odd_quizzes, write_odd_quizzes
from support.player import Player
from support.server import Server
from support.world import PHONE, World

WINDOWS = [(320, 568), (PHONE, 844), (768, 1024), (1280, 800)]
TARGET_SIZE = 44


@contextlib.contextmanager
def odd_page(world: World):
    """A window on a server that has only the unusual quizzes."""
    with tempfile.TemporaryDirectory(prefix="parlour-odd-") as folder:
        write_odd_quizzes(Path(folder))
        server = Server(world.program, Path(folder))
        try:
            with world.page(server=server, reduced_motion="reduce") as page:
                yield page
        finally:
            server.close()


def look(page) -> None:
    """Measures the page at every width, with everything unfolded."""
    page.evaluate("() => document.querySelectorAll('details').forEach(e => { e.open = true })")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect_usable_layout(page, TARGET_SIZE)
    page.set_viewport_size({"width": PHONE, "height": 844})


def bottom(locator) -> float:
    box = locator.bounding_box()
    return box["y"] + box["height"]


@case("{quiz} looks right at 320, 390, 768 and 1,280 px", quiz=[name for name in odd_quizzes() if name != "odd-many"])
def looks_right(world: World, quiz: str):
    with odd_page(world) as page:
        player = Player(page)
        player.open(quiz)
        look(page)
        player.begin(quiz)
        while not player.at_result:
            look(page)
            player.answer_somehow()
        look(page)


@case("200 questions: the numbers, their list and the result look right at every width")
def two_hundred_questions(world: World):
    with odd_page(world) as page:
        player = Player(page)
        play = player.begin("odd-many")
        fetch = page.context.request
        for number in range(1, 200):
            fetch.post(f"{play}/{number}", form={"answer": "0"}, headers={"Origin": page.url.split("/p/")[0]}, max_redirects=0)
        player.go(200)
        player.expect_question(200, 200)
        look(page)
        page.locator('nav ol a[href$="/3"]').click()
        player.expect_question(3, 200)
        player.answer(1)
        player.expect_question(200, 200)
        player.answer(0)
        check(player.at_result, f"no result after 200 questions but {page.url}")
        look(page)


@case("the front page fits all odd quizzes at every width")
def front_with_odd_quizzes(world: World):
    with odd_page(world) as page:
        page.goto("/")
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            expect_no_overflow(page)


@case("a quiz of one question shows question 1 of 1, then the result")
def one_question(world: World):
    with odd_page(world) as page:
        player = Player(page)
        player.begin("odd-one")
        player.expect_question(1, 1)
        equal(page.locator('nav a[rel="prev"], nav details').count(), 0, "ways back from the only question")
        player.answer(0)
        check(player.at_result, f"no result after the only question but {page.url}")


@case("up to five answers of ordinary length, or six with pictures, need no scrolling on a phone")
def within_reach(world: World):
    with odd_page(world) as page:
        player = Player(page)
        for quiz in ["odd-answers", "odd-pictures"]:
            player.begin(quiz)
            while not player.at_result:
                count = player.choices.count()
                pictured = page.locator(".pictured").count() == 1
                if player.kind == "press" and count <= (6 if pictured else 5) and page.locator("main > img").count() == 0:
                    check(bottom(player.choices.last) <= 844, f"{quiz}, question {player.number} needs scrolling")
                player.answer_somehow()


@case("four outcomes are in the corners where there is room, and forty are a list below the button")
def outcomes_in_corners(world: World):
    with odd_page(world) as page:
        player = Player(page)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            player.open("odd-texts")
            boxes = [icon.bounding_box() for icon in page.locator(".outcomes .outcome-icon").all()]
            equal(len(boxes), 4, "outcomes")
            left, right = [boxes[i]["x"] for i in (0, 2)], [boxes[i]["x"] + boxes[i]["width"] for i in (1, 3)]
            if width >= 1024 and height >= 600:
                check(max(left) < width / 4 and min(right) > width * 3 / 4, f"no corners at {width} px: {boxes}")
            for box in boxes:
                inside = box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] >= 0
                check(inside, f"over the edge at {width} px: {boxes}")
            player.open("odd-names")
            equal(page.locator(".outcome-list li").count(), 40, "outcomes in the list")
            button = bottom(player.begin_button)
            check(button <= height, f"Begin needs scrolling at {width} px")
            check(button <= page.locator(".outcome-list").bounding_box()["y"], "the list stands above the button")
