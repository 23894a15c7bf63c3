"""The daily game from start to end, and the rules that must hold."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Response, expect

from support.axe import axe_findings
from support.bank import write_athena
from support.cases import case, check, equal
from support.daily import DailyPlayer
from support.keyboard import tab_to
from support.layout import expect_no_overflow, expect_nothing_clipped, expect_targets
from support.world import LANGUAGES, PHONE, World

DAY = 86_400
PAUSED = {"en": "Paused at 00:0", "ru": "Пауза на 00:0", "zh-Hant": "暫停在 00:0"}


@case("a player signs up and plays a whole day in two browsers, {language}", language=LANGUAGES)
def whole_way(world: World, language: str):
    with world.own_server() as server:
        options = {"language": language, "server": server, "timezone_id": "Asia/Taipei"}
        with world.context(**options) as first, world.context(**options) as second:
            player = DailyPlayer(first.new_page())
            name = player.sign_up()
            for number in (2, 3, 4):
                player.page.locator(".actions a.primary").click()
                player.page.wait_for_url(f"**/daily/welcome/{number}")
            player.page.locator(".actions button").click()
            player.page.wait_for_url("**/daily")
            check("Which of these" not in player.page.content(), "the home shows a question")
            path = player.start()
            question, asked = player.question, player.options
            with network(player.page) as seen:
                player.pause()
            check(seen, "a pause brings nothing over the network")
            expect_hidden(player, question, asked, seen)
            player.resume()
            equal((player.question, player.options), (question, asked), "what comes back after a pause")
            player.page.goto("/")
            player.go_home()
            expect(player.card(0)).to_contain_text(PAUSED[language])

            other = DailyPlayer(second.new_page())
            other.sign_in(name)
            expect(other.card(0)).to_contain_text(PAUSED[language])
            equal(other.go_on(), path, "the round's address in another browser")
            other.resume()
            equal((other.question, other.options), (question, asked), "what another browser shows")
            other.answer()
            expect(other.page.locator("dialog")).to_be_visible()
            equal(other.page.evaluate("document.activeElement.id"), "verdict", "what has the focus")
            expect(other.page.get_by_role("dialog")).to_have_accessible_name(re.compile("."))
            other.page.locator("dialog .actions a").click()
            other.page.wait_for_url("**/daily")
            expect(other.page.locator(".round-card.locked")).to_have_count(1)
            equal(other.card(0).locator("button").count(), 0, "a locked difficulty's Start")
            player.page.reload()
            expect(player.page.locator(".round-card.locked")).to_have_count(1)
            server.set_clock(DAY)
            player.page.reload()
            expect(player.page.locator(".round-card.locked")).to_have_count(0)
            player.start()
            check(player.question != question, "tomorrow asks the same question again")


@contextmanager
def network(page) -> Iterator[list[str]]:
    """Collects the responses that the window gets meanwhile, as text. The list is complete when the block ends."""
    replies: list[Response] = []
    seen: list[str] = []

    def keep(reply: Response) -> None:
        replies.append(reply)

    page.on("response", keep)
    try:
        yield seen
    finally:
        page.remove_listener("response", keep)
    for reply in replies:
        if reply.request.resource_type in ("document", "fetch") and reply.status == 200:
            seen.append(reply.text())


def expect_hidden(player: DailyPlayer, question: str, options: list[str], seen: list[str]) -> None:
    for text in [player.page.content(), *seen]:
        for secret in [question, *options]:
            check(secret not in text, f"a paused round still has “{secret}”")


@case("the daily game works without JavaScript, {language}", language=LANGUAGES)
def without_scripts(world: World, language: str):
    with world.page(language=language, java_script_enabled=False) as page:
        player = DailyPlayer(page)
        player.arrive_as_guest()
        player.start(1)
        question, asked = player.question, player.options
        check(player.page.locator("main noscript, main .note").count() > 0, "nothing says that the watch can't move")
        player.pause()
        for secret in [question, *asked]:
            check(secret not in page.content(), f"a paused round still has “{secret}”")
        player.resume()
        equal(player.options, asked, "the answers after a pause")
        player.answer(right=False)
        page.locator("details summary").click()
        page.locator("#report").fill("It says the opposite.")
        page.locator('form[action$="/report"] button').click()
        expect(page.get_by_role("status")).to_be_visible()
        page.locator(".actions a").click()
        expect(page.locator(".round-card.locked")).to_have_count(1)


@case("the daily game can be played by keyboard alone")
def by_keyboard(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.arrive_as_guest()
        tab_to(page, ".round-card button")
        page.keyboard.press("Enter")
        player.in_round()
        tab_to(page, 'form[action$="/pause"] button')
        page.keyboard.press("Space")
        page.locator('form[action$="/resume"]').wait_for()
        tab_to(page, 'form[action$="/resume"] button')
        page.keyboard.press("Enter")
        page.locator(".answers").wait_for()
        tab_to(page, "main .answer", 2)
        page.keyboard.press("Enter")
        page.locator("dialog").wait_for()
        tab_to(page, "dialog .actions a")
        page.keyboard.press("Enter")
        page.wait_for_url("**/daily")
        player.start(1)
        player.answer()
        page.keyboard.press("Escape")
        page.wait_for_url("**/daily")


@case("a page that closes pauses its round: {how}", how=["by a link", "by closing", "by another tab"])
def leaving_pauses(world: World, how: str):
    with world.context() as context:
        page = context.new_page()
        player = DailyPlayer(page)
        player.arrive_as_guest()
        player.start()
        page.wait_for_timeout(300)
        if how == "by a link":
            page.locator("main .other-links a").click()
            page.wait_for_url("**/daily")
        elif how == "by closing":
            page.close(run_before_unload=True)
        else:
            page.evaluate(
                "() => { Object.defineProperty(document, 'visibilityState', { value: 'hidden' });"
                " document.dispatchEvent(new Event('visibilitychange', { bubbles: true })) }"
            )
            equal(page.locator(".answers").count(), 0, "answers in a page that nobody sees")
        other = DailyPlayer(context.new_page())
        other.page.wait_for_timeout(300)
        other.go_home()
        expect(other.card(0)).to_contain_text("Paused at")


@case("blocking the heartbeat gains no time")
def blocked_heartbeat(world: World):
    with world.own_server() as server, world.page(server=server, complaints_matter=False) as page:
        player = DailyPlayer(page)
        player.arrive_as_guest()
        player.start()
        page.wait_for_timeout(400)
        page.route("**/heartbeat", lambda route: route.abort())
        page.route("**/pause", lambda route: route.abort())
        server.set_clock(300)
        page.reload()
        expect(page.locator("main .question-text")).to_contain_text("Paused at 00:0")
        player.resume()
        player.answer()
        watch, start = page.locator("dialog .times dd").all_inner_texts()
        check(watch.startswith("0:0"), f"the watch shows {watch}")
        check(start.startswith("5:0"), f"a board would count {start}")


@case("a round that is paused in one window is paused in the other")
def two_windows(world: World):
    with world.context() as context:
        player = DailyPlayer(context.new_page())
        player.arrive_as_guest()
        path = player.start()
        reply = context.request.post(
            world.server.address + path + "/pause", form={}, headers={"Origin": world.server.address}
        )
        equal(reply.status, 200, "the pause")
        player.page.locator('form[action$="/resume"]').wait_for(timeout=9000)


@case("the stopwatch runs and can be hidden")
def stopwatch(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.arrive_as_guest()
        player.start()
        before = player.watch
        time.sleep(2.2)
        check(2 <= player.watch - before <= 4, f"the watch went from {before} to {player.watch}")
        equal(page.get_by_role("timer").count(), 1, "timers")
        page.goto("/account")
        page.locator('input[name="hidesWatch"], input[name="hides-watch"], main input[role="switch"]').first.check()
        page.locator('main form[action="/account"] .button').first.click()
        page.goto("/daily")
        check(not re.search(r"\d\d:\d\d", player.card(0).inner_text()), "the home shows the watch")
        player.go_on()
        player.resume()
        equal(page.locator(".watch").count(), 0, "watches")


def daily_screens(context):
    """Leads a guest's window through every screen of the game."""
    page = context.new_page()
    player = DailyPlayer(page)
    page.goto("/daily")
    yield "welcome", page
    page.locator('form[action="/account/guest"] button').click()
    player.choose_zone()
    page.wait_for_url("**/daily/welcome")
    for number in (1, 2, 3, 4):
        page.goto("/daily/welcome" if number == 1 else f"/daily/welcome/{number}")
        yield f"slide {number}", page
    page.locator(".actions button").click()
    page.wait_for_url("**/daily")
    yield "home", page
    path = player.start()
    yield "round", page
    player.pause()
    yield "paused", page
    player.resume()
    player.answer(right=False)
    yield "verdict", page
    page.goto(path)
    page.locator("details summary").click()
    yield "verdict's page", page
    player.go_home()
    yield "home, locked", page
    for address in ["/daily/help", "/daily/practice"]:
        page.goto(address)
        yield address, page
    page.locator("main form .button").click()
    page.locator(".answers").wait_for()
    yield "practice", page
    page.locator("main .answer").first.click()
    page.wait_for_url("**answer=0*")
    yield "practice's verdict", page
    page.goto("/daily/round/" + "0" * 26)
    yield "no such round", page


@case("axe finds nothing on the daily game's pages, {language}, light and dark", language=LANGUAGES)
def daily_axe(world: World, language: str):
    found = []
    with world.context(language=language, reduced_motion="reduce") as context:
        for screen, page in daily_screens(context):
            found += axe_findings(page, screen)
    check(not found, f"{len(found)} violations\n" + "\n".join(found))


@case("the daily game fits narrow windows and large text, {language}", language=LANGUAGES)
def daily_reflows(world: World, language: str):
    with world.context(language=language, reduced_motion="reduce") as context:
        for _, page in daily_screens(context):
            page.set_viewport_size({"width": 320, "height": 640})
            expect_no_overflow(page)
            expect_nothing_clipped(page)
            page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
            expect_no_overflow(page)
            page.evaluate("() => document.documentElement.removeAttribute('style')")
            page.set_viewport_size({"width": PHONE, "height": 844})
            expect_targets(page, 24)


@case("a phone shows four answers and the pause without scrolling")
def thumb_reaches(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.arrive_as_guest()
        player.start()
        bottom = page.locator('form[action$="/pause"]').evaluate("e => e.getBoundingClientRect().bottom")
        check(bottom <= 844, f"the pause ends at {bottom} px")


@case("after the verdict Back shows no question that can be answered")
def back_after_verdict(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.arrive_as_guest()
        player.start()
        player.answer()
        page.locator("dialog .actions a").click()
        page.wait_for_url("**/daily")
        page.go_back()
        page.locator("#verdict").wait_for()
        equal(page.locator("main .answer").count(), 0, "answers behind the verdict")


@case("the text to share is copied and reveals no question")
def sharing(world: World):
    with world.page(permissions=["clipboard-read", "clipboard-write"]) as page:
        player = DailyPlayer(page)
        player.arrive_as_guest()
        player.start()
        question = player.question
        player.answer()
        player.go_home()
        page.locator(".share button").click()
        expect(page.locator(".share [role=status]")).to_have_text(re.compile("."))
        copied = page.evaluate("navigator.clipboard.readText()")
        check("Easy ✅" in copied and "Medium ⬜" in copied and "/daily" in copied, copied)
        check("Kestrel" not in copied and question not in copied, copied)


@case("1,036 questions in Athena's format are loaded and played")
def athena(world: World):
    with world.own_server(bank=write_athena) as server, world.page(server=server) as page:
        equal(server.questions(), {"easy": 345, "medium": 346, "hard": 345}, "questions of each difficulty")
        player = DailyPlayer(page)
        player.arrive_as_guest()
        for place in range(3):
            player.start(place)
            check(re.search(r"^What is “\d+”, asked Ann’s café; 5 < 6 & so on\?$", player.question) is not None, player.question)
            equal(len(set(player.options)), 4, "answers")
            player.answer()
            player.go_home()
        expect(page.locator(".round-card.locked")).to_have_count(3)
