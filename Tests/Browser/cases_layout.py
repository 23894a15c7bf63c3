"""Where things stand on the pages of quizzes: in view, in one row, out of the way."""

import re

from playwright.sync_api import Page, expect

from support.cases import case, check, equal
from support.daily import DailyPlayer
from support.layout import layout_faults
from support.player import Player
from support.sample_quizzes import server_with, small_quiz
from support.world import LANGUAGES, World

# A phone with its browser's bars, upright and on its side.
PHONE = {"width": 390, "height": 664}
SIDE = {"width": 844, "height": 390}
SMALL = {"width": 320, "height": 640}
WIDE = {"width": 1280, "height": 800}
ANIMALS, COUNTRY, COMPASS = "which-animal", "next-country", "compass"


# One fault of each kind that layout.js knows, as it is written into the end of a sound page.
FAULTS = {
    "wide": '<div style="width: 600px">A wide thing</div>',
    "broken": '<p style="width: 40px">Saturday</p>',
    "cut": '<p style="width: 60px; overflow: hidden; white-space: nowrap">A text that is too long</p>',
    "overlap": '<p>A text</p><p style="margin-top: -20px">Another text</p>',
    "covered": '<div style="position: fixed; inset: auto 0 0; height: 120px; background: #000; z-index: 9"></div>',
    "bars": '<div style="position: fixed; inset: 0 0 auto; height: 300px; background: #000; z-index: 9"></div>',
    "rows": '<nav class="tabs"><ul style="flex-wrap: wrap"><li style="width: 90%">One</li><li style="width: 90%">Two</li></ul></nav>',
    "font": "<p>只有中文</p>",
}


@case("the measure of the layout finds a fault of the kind: {kind}", kind=list(FAULTS))
def finds_faults(world: World, kind: str):
    with world.page(viewport=PHONE, bypass_csp=True) as page:
        page.goto("/licences")
        equal(layout_faults(page), [], "faults of a sound page")
        page.locator("main").evaluate("(main, fault) => main.insertAdjacentHTML('beforeend', fault)", FAULTS[kind])
        found = {fault.split(":")[0] for fault in layout_faults(page)}
        check(kind in found, f"found {sorted(found)}")


def box(page: Page, selector: str) -> dict:
    found = page.locator(selector).first.bounding_box()
    check(found is not None, f"no {selector} on {page.url}")
    return found


def bottom(page: Page, selector: str) -> float:
    found = box(page, selector)
    return found["y"] + found["height"]


def lower_edge(page: Page) -> float:
    """The lower edge of what a visitor sees: the tab bar's upper one, if there is a tab bar."""
    height = page.viewport_size["height"]
    bar = page.locator(".site-navigation")
    fixed = bar.evaluate("e => getComputedStyle(e).position") == "fixed" if bar.count() else False
    return bar.bounding_box()["y"] if fixed else height


@case("the first quiz's picture and title are in view on a phone, {language}", language=LANGUAGES)
def first_quiz(world: World, language: str):
    with world.page(language=language, viewport=PHONE) as page:
        page.goto("/")
        check(bottom(page, ".cards .card .title") <= lower_edge(page), "the first quiz's title is out of view")


@case("a finished day is one row on the front page, which leads to its results")
def finished_day(world: World):
    with world.page(viewport=PHONE) as page:
        player = DailyPlayer(page)
        player.sign_up(slides=False)
        player.leave_slides()
        for index in range(3):
            player.start(index)
            player.answer(right=True)
        page.goto("/daily")
        page.locator('.site-navigation a[href="/"]').click()
        page.wait_for_url(re.compile(r"[^/]/$"))
        band = box(page, ".day-band")
        check(band["height"] <= 120, f"the row is {band['height']} px high")
        equal(page.locator(".day-band .button").count(), 0, "buttons in the row")
        page.mouse.click(band["x"] + band["width"] - 30, band["y"] + band["height"] / 2)
        page.wait_for_url("**/daily")


@case("who has played every quiz is told so, and each can be taken again by one press")
def all_played(world: World):
    quizzes = {f"number-{i}": small_quiz(f"Number {i}", ["en"]) for i in (1, 2)}
    with server_with(world, quizzes) as server, world.page(server=server, viewport=PHONE) as page:
        player = Player(page)
        for played, quiz in enumerate(quizzes):
            page.goto("/")
            equal(page.locator(".played-quizzes form").count(), 0, f"buttons after {played} quizzes")
            player.begin(quiz)
            player.answer(0)
        page.goto("/")
        expect(page.locator("main")).to_contain_text("You’ve done them all.")
        equal(page.locator(".played-quizzes form").count(), 2, "buttons")
        page.locator(".played-quizzes button").first.click()
        page.wait_for_url(re.compile(r"/p/[^/]+/1$"))


@case("an introduction shows half a square of its picture, and Begin is in view, {quiz}, {language}",
      quiz=[ANIMALS, "sorting-into-a-house", COUNTRY], language=LANGUAGES)
def introduction(world: World, quiz: str, language: str):
    for viewport in [PHONE, SMALL]:
        with world.page(language=language, viewport=viewport) as page:
            page.goto(f"/q/{quiz}")
            picture = box(page, ".scene img")
            check(abs(picture["width"] / picture["height"] - 2) < 0.02, f"the picture is {picture}")
            check(bottom(page, ".action-bar button") <= lower_edge(page) + 1, "Begin is out of view")


@case("names that stand alone begin with a capital letter, except where the author has capitals of their own")
def labels(world: World):
    quiz = small_quiz("Labels", ["en"])
    for outcome, name in zip(quiz["outcomes"], ["rain", "iPhone"]):
        outcome["name"] = name
    with server_with(world, {"labels": quiz}) as server, world.page(server=server) as page:
        player = Player(page)
        player.begin("labels")
        player.answer(0)
        shown = {
            name.inner_text().lower(): name.evaluate("e => getComputedStyle(e, '::first-letter').textTransform")
            for name in page.locator(".shares .name [dir]").all()
        }
        equal(shown, {"rain": "uppercase", "iphone": "none"}, "how names are shown")


@case("Next is pale until the slider is touched")
def pale(world: World):
    with world.page(viewport=PHONE, reduced_motion="reduce") as page:
        player = Player(page)
        player.begin(COMPASS)
        for answer in [1, 1, [0]]:
            player.answer(answer)
        background = "() => getComputedStyle(document.querySelector('.answers .button')).backgroundColor"
        equal(page.evaluate(background), "rgba(0, 0, 0, 0)", "the button's colour before")
        player.slider.focus()
        page.keyboard.press("ArrowRight")
        check(page.evaluate(background) != "rgba(0, 0, 0, 0)", "the button is pale after the slider was moved")


@case("four pictures fill their cards: two rows of two, and one row of four on the side")
def pictures(world: World):
    for viewport, rows in [(PHONE, 2), (SIDE, 1)]:
        with world.page(viewport=viewport) as page:
            player = Player(page)
            find_four_pictures(player)
            cards = [card.bounding_box() for card in page.locator(".pictured .answer").all()]
            equal(len({round(card["y"]) for card in cards}), rows, f"rows in a window of {viewport}")
            check(cards[-1]["y"] + cards[-1]["height"] <= viewport["height"], f"not in view: {cards}")
            for card, picture in zip(cards, page.locator(".pictured .answer img").all()):
                shown = picture.bounding_box()
                check(shown["height"] >= 0.45 * card["height"], f"a picture of {shown} in a card of {card}")


def find_four_pictures(player: Player) -> None:
    """Plays until a question has four answers with pictures. Each play draws half of the questions."""
    for _ in range(20):
        player.begin(COUNTRY)
        while not player.at_result:
            if player.page.locator(".pictured .answer").count() == 4:
                return
            player.answer_somehow()
    raise AssertionError("20 plays had no question with four pictures")


@case("on a question Back is at the edge, and the languages are below the window, {width} px", width=[390, 844])
def out_of_the_way(world: World, width: int):
    with world.page(viewport=PHONE if width == 390 else SIDE) as page:
        player = Player(page)
        player.begin(COMPASS)
        player.answer(0)
        if width == 390:
            check(box(page, '.play-bar [rel="prev"]')["x"] <= 20, "Back isn't at the edge")
        check(box(page, "footer .languages")["y"] >= page.viewport_size["height"], "the languages are in view")


@case("a result's bars reach from the outcome's name to the text's edge, and their parts are true to their numbers, {width} px", width=[390, 844, 1280])
def bars(world: World, width: int):
    with world.page(width=width) as page:
        player = Player(page)
        player.play_through(ANIMALS)
        text = box(page, ".shares")
        rows = page.locator(".shares").first.locator("li")
        for row in rows.all():
            bar = row.locator(".bar").bounding_box()
            name = row.locator(".name").bounding_box()
            check(abs(bar["x"] - name["x"]) < 2, f"a bar of {bar} doesn't begin below its name, {name}")
            check(abs(bar["x"] + bar["width"] - text["x"] - text["width"]) < 2, f"a bar of {bar} beside a text of {text}")
            check(bar["y"] >= name["y"] + 10, "a bar isn't below its name")
            share = int(row.locator(".percent").inner_text().rstrip("%")) / 100
            part = row.locator(".part").bounding_box()["width"]
            check(abs(part - share * bar["width"]) < 1, f"{share} of {bar['width']} px is shown as {part} px")


@case("Share is in view and covers nothing of the comparison, {width} px", width=[390, 844, 1280])
def share_apart(world: World, width: int):
    viewport = {390: PHONE, 844: SIDE, 1280: WIDE}[width]
    height = viewport["height"]
    with world.page(viewport=viewport, reduced_motion="reduce") as page:
        player = Player(page)
        player.play_through(ANIMALS)
        page.locator('button[name="compare"][value="on"]').click()
        page.locator('button[name="compare"][value="off"]').wait_for()
        link = page.locator("main .share [readonly]").first.input_value()
        if width != 390:
            check(bottom(page, ".share > button") <= height, "Share is out of view on the result")
        if width == 1280:
            check(bottom(page, ".share-card img") <= height, "the card is out of view")
    with world.page(viewport=viewport, reduced_motion="reduce") as page:
        player = Player(page)
        for _ in range(8):  # A tie takes another line; the comparison begins below it then.
            page.goto(link)
            check(bottom(page, ".action-bar button") <= lower_edge(page) + 1, "Take the quiz is out of view")
            page.locator("main form button").first.click()
            page.wait_for_url("**/p/**")
            while not player.at_result:
                player.answer_somehow()
            if not page.locator(".near-tie").count():
                break
        page.locator(".share > button").wait_for()
        figure, button = box(page, ".both .figure"), box(page, ".share > button")
        apart = figure["x"] >= button["x"] + button["width"] or figure["y"] + figure["height"] <= button["y"] \
            or button["y"] + button["height"] <= figure["y"]
        check(apart, f"Share {button} is over {figure}")
        equal(page.locator(".comparison li").first.locator(".bar").count(), 2, "bars of an outcome")


@case("a shared result speaks as the friend, {language}", language=LANGUAGES)
def quotes_friend(world: World, language: str):
    statement = {"en": "I’m a turtle", "ru": "Я — черепаха", "zh-Hant": "原來我是烏龜"}[language]
    plain = lambda text: text.replace("\N{NO-BREAK SPACE}", " ")
    with world.page(language=language, viewport=PHONE) as page:
        page.goto(f"/r/{ANIMALS}/turtle/{language}")
        check(plain(page.locator("h1").inner_text()).startswith(statement), f"the heading is {page.locator('h1').inner_text()!r}")
        title = page.locator('meta[property="og:title"]').get_attribute("content")
        check(plain(title).startswith(statement), f"the preview's title is {title!r}")
        description = page.locator('meta[property="og:description"]').get_attribute("content")
        check(description not in page.locator("blockquote").inner_text(), "the preview tells a friend who they are")
        check(page.locator("section:has(blockquote) h2").inner_text() != "", "nobody says who was told so")


@case("the links between the daily game's pages begin at one place in a wide window")
def aligns_navigation(world: World):
    with world.page(viewport=WIDE) as page:
        player = DailyPlayer(page)
        player.sign_up(slides=False)
        player.leave_slides()
        starts = {}
        for path in ["", "/boards", "/groups", "/statistics", "/practice", "/past"]:
            if page.goto(f"/daily{path}").ok and page.locator(".section-navigation").count():
                starts[path] = round(box(page, ".section-navigation a")["x"])
        check(len(starts) >= 4, f"pages {starts}")
        equal(len(set(starts.values())), 1, f"where the links begin: {starts}")
        check(abs(starts[""] - box(page, ".site-name")["x"]) < 2, "the links don't begin below the site's name")


@case("the links between the admin pages are one row on a phone, with the current one in view, {language}", language=LANGUAGES)
def admin_row(world: World, language: str):
    with world.own_server() as server, world.page(server=server, language=language, viewport=PHONE) as page:
        player = DailyPlayer(page)
        name = player.sign_up(slides=False)
        server.run("account", "role", name, "operator")
        page.goto("/admin/audit-log")
        links = [link.bounding_box() for link in page.locator(".tabs a").all()]
        equal(len({round(link["y"]) for link in links}), 1, "rows of links")
        current = box(page, ".tabs [aria-current]")
        check(current["x"] + current["width"] <= 390 + 1, f"the current link is at {current}")
