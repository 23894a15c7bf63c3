"""The daily game from start to end, and the rules that must hold."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Response, expect

from support.axe import axe_violations
from support.bank import write_athena
from support.cases import case, check, equal
from support.daily import ROUND, DailyPlayer
from support.keyboard import tab_to
from support.layout import expect_no_overflow, expect_sound_layout, expect_targets
from support.world import LANGUAGES, PHONE, World

DAY = 86_400
PAUSED = {"en": "Paused at 0:0", "ru": "На паузе: 0:0", "zh-Hant": "暫停在 0:0"}


@case("a player signs up and plays a whole day in two browsers, {language}", language=LANGUAGES)
def whole_way(world: World, language: str):
    with world.own_server() as server:
        options = {"language": language, "server": server, "timezone_id": "Asia/Taipei"}
        with world.context(**options) as first, world.context(**options) as second:
            player = DailyPlayer(first.new_page())
            name = player.sign_up()
            for number in (2, 3, 4):
                player.page.locator('a[rel="next"]').click()
                player.page.wait_for_url(f"**/daily/welcome/{number}")
            player.page.locator('form[action="/daily/welcome"] button').click()
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
            equal(other.page.evaluate("document.activeElement.id"), "verdict", "what has the focus")
            equal(other.options, asked, "the answers beside the verdict")
            other.page.locator(".play-bar a").click()
            other.page.wait_for_url("**/daily")
            expect(other.over).to_have_count(1)
            other.card(0).locator("a").click()
            other.page.locator("#verdict").wait_for()
            equal(other.page.locator("main button.answer").count(), 0, "answers to press after the verdict")
            player.page.reload()
            expect(player.over).to_have_count(1)
            server.set_clock(DAY)
            player.page.reload()
            expect(player.over).to_have_count(0)
            player.start()
            check(player.question != question, "tomorrow asks the same question again")


@contextmanager
def network(page) -> Iterator[list[str]]:
    """Collects the responses that the window gets meanwhile, as text. The list is complete when the block ends."""
    replies: list[Response] = []
    seen: list[str] = []

    def record(reply: Response) -> None:
        replies.append(reply)

    page.on("response", record)
    try:
        yield seen
    finally:
        page.remove_listener("response", record)
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
        player.sign_in_as_guest()
        player.start(1)
        question, asked = player.question, player.options
        expect(player.page.locator("main .note")).to_be_visible()
        player.pause()
        for secret in [question, *asked]:
            check(secret not in page.content(), f"a paused round still has “{secret}”")
        player.resume()
        equal(player.options, asked, "the answers after a pause")
        player.answer(right=False)
        page.locator("details summary").last.click()
        page.locator("#report").fill("It says the opposite.")
        page.locator('form[action*="/report"] button').click()
        expect(page.get_by_role("status")).to_be_visible()
        page.locator(".next-bar .primary").click()
        page.wait_for_url("**/daily/easy")
        player.go_home()
        expect(player.over).to_have_count(1)
        equal(page.locator(".share").count(), 0, "texts to share before the day is done")
        for index in (0, 2):
            player.start(index)
            player.answer()
            player.go_home()
        expect(page.locator(".share textarea")).to_be_visible()


@case("the daily game can be played by keyboard alone")
def by_keyboard(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        tab_to(page, "main .windows a")
        page.keyboard.press("Enter")
        page.wait_for_url("**/daily/easy")
        tab_to(page, 'form[action="/daily/start"] button')
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
        page.locator("#verdict").wait_for()
        tab_to(page, ".next-bar .primary")
        page.keyboard.press("Enter")
        page.wait_for_url("**/daily/medium")


@case("a page that closes pauses its round: {how}", how=["by a link", "by closing", "by another tab"])
def leaving_pauses(world: World, how: str):
    with world.context() as context:
        page = context.new_page()
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        page.wait_for_timeout(300)
        if how == "by a link":
            page.locator(".site-name").click()
            page.wait_for_url(world.server.address + "/")
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
    with world.own_server() as server, world.page(server=server, fails_on_errors=False) as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        page.wait_for_timeout(400)
        page.route("**/heartbeat", lambda route: route.abort())
        page.route("**/pause", lambda route: route.abort())
        server.set_clock(300)
        page.reload()
        expect(page.locator(".clocks dd").last).to_have_text(re.compile(r"^0:0\d$"))
        player.resume()
        player.answer()
        expect(page.locator(".verdict-panel .time")).to_have_text(re.compile(r"^5:0\d\.\d$"))
        expect(page.locator(".thinking-time")).to_have_text(re.compile(r"^Thinking time \d\.\d\ss$"))


@case("a round that is paused in one window is paused in the other")
def two_windows(world: World):
    with world.context() as context:
        player = DailyPlayer(context.new_page())
        player.sign_in_as_guest()
        path = player.start()
        reply = context.request.post(
            world.server.address + path + "/pause", form={}, headers={"Origin": world.server.address}
        )
        equal(reply.status, 200, "the pause")
        player.page.locator('form[action$="/resume"]').wait_for()


@case("the stopwatch runs and can be hidden")
def stopwatch(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        before = player.watch
        time.sleep(2.2)
        check(2 <= player.watch - before <= 4, f"the watch went from {before} to {player.watch}")
        equal(page.get_by_role("timer").count(), 1, "timers")
        page.goto("/account")
        page.locator('main input[name="hides-stopwatch"]').first.check()
        page.locator('main form[action="/account"] .button').first.click()
        page.goto("/daily")
        check(not re.search(r"\d:\d\d", player.card(0).inner_text()), "the home shows the watch")
        player.go_on()
        player.resume()
        equal(page.locator(".watch").count(), 0, "watches")


def daily_screens(context):
    """Leads a guest's window through every screen of the game."""
    page = context.new_page()
    player = DailyPlayer(page)
    page.goto("/daily")
    yield "first visit", page
    page.locator('form[action="/daily/play"] button').click()
    player.choose_zone()
    page.wait_for_url("**/daily/easy")
    yield "ready", page
    for number in (1, 2, 3, 4):
        page.goto("/daily/welcome" if number == 1 else f"/daily/welcome/{number}")
        yield f"slide {number}", page
    page.locator('form[action="/daily/welcome"] button').click()
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
    page.locator("details summary").last.click()
    yield "verdict's page", page
    player.go_home()
    yield "home, one answered", page
    for index in (1, 2):
        player.start(index)
        player.answer()
    player.go_home()
    yield "home, done", page
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
            found += axe_violations(page, screen)
    check(not found, f"{len(found)} violations\n" + "\n".join(found))


@case("the daily game's pages have no fault in their layout, and fit large text, {language}", language=LANGUAGES)
def daily_reflows(world: World, language: str):
    with world.context(language=language, reduced_motion="reduce") as context:
        for screen, page in daily_screens(context):
            expect_sound_layout(page, screen)
            page.set_viewport_size({"width": 320, "height": 640})
            page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
            expect_no_overflow(page)
            page.evaluate("() => document.documentElement.removeAttribute('style')")
            page.set_viewport_size({"width": PHONE, "height": 844})
            expect_targets(page, 24)


@case("a phone shows four answers and the pause without scrolling")
def thumb_reaches(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        bottom = page.locator('form[action$="/pause"]').evaluate("e => e.getBoundingClientRect().bottom")
        check(bottom <= 844, f"the pause ends at {bottom} px")


@case("after the verdict Back shows no question that can be answered")
def back_after_verdict(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        player.answer()
        page.locator(".next-bar .primary").click()
        page.wait_for_url("**/daily/medium")
        page.go_back()
        page.locator("#verdict").wait_for()
        equal(page.locator("main button.answer").count(), 0, "answers to press beside the verdict")


@case("a newcomer’s first verdict takes three presses, and none of them starts a watch by accident")
def newcomer(world: World):
    with world.page() as page:
        page.goto("/")
        page.locator('main form[action="/daily/play"] button').click()
        page.wait_for_url("**/daily/easy")
        equal(page.locator(".answers, .watch").count(), 0, "questions and watches before Start")
        page.locator("main .button.primary").click()
        page.wait_for_url(ROUND)
        page.locator("main .answer").first.click()
        page.locator("#verdict").wait_for()


# What must be inside the window without scrolling: at once, and nothing covers its middle.
IN_VIEW = """selector => [...document.querySelectorAll(selector)].filter(e => e.checkVisibility()).map(e => {
  const box = e.getBoundingClientRect()
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const isInside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5
  return isInside && (e.contains(at) || at?.contains(e)) ? null : `${e.outerHTML.slice(0, 80)} at ${Math.round(box.top)}–${Math.round(box.bottom)}`
}).filter(Boolean)"""


# How many lines a text has, and how many of them are in view, above a bar at the lower edge.
LINES = """selector => {
  const text = document.querySelector(selector)
  return Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight))
}"""
LINES_IN_VIEW = """selector => {
  const text = document.querySelector(selector)
  const bar = document.querySelector('.next-bar')
  const covers = getComputedStyle(bar).gridColumnStart !== '1'
  const bottom = covers ? bar.getBoundingClientRect().top : innerHeight
  return Math.floor((bottom - text.getBoundingClientRect().top) / parseFloat(getComputedStyle(text).lineHeight) + 0.05)
}"""


@case("the game’s moments need no scrolling on a phone, {way}, {language}", way=["upright", "on its side"], language=LANGUAGES)
def in_view(world: World, way: str, language: str):
    width, height = {"upright": (390, 664), "on its side": (844, 390)}[way]
    with world.page(language=language, reduced_motion="reduce") as page:
        page.set_viewport_size({"width": width, "height": height})
        player = DailyPlayer(page)

        def expect_in_view(screen: str, *selectors: str) -> None:
            for selector in selectors:
                check(page.locator(selector).count() > 0, f"{screen} has no {selector}")
                found = page.evaluate(IN_VIEW, selector)
                check(not found, f"{screen}: out of view: {found}")

        page.goto("/daily")
        expect_in_view("first visit", "main h1", ".lead", "main .windows li", "main .button")
        player.sign_in_as_guest()
        expect_in_view("day", "main h1", "main .windows li", "main .hero .button", ".countdown")
        for index in range(3):
            page.goto(f"/daily/{('easy', 'medium', 'hard')[index]}")
            expect_in_view("ready", "main h1", ".rule", ".action-bar .button")
            player.start(index)
            expect_in_view("round", ".question-text", ".watch", "button.pause", "main .answer")
            player.answer(right=index != 1)
            expect_in_view("verdict", "#verdict", ".verdict-panel .time", ".next-bar .button", ".answer.is-right", "#why")
            seen = page.evaluate(LINES_IN_VIEW, "#why + p")
            check(seen >= min(2, page.evaluate(LINES, "#why + p")), f"{seen} lines of the explanation are in view")
        player.go_home()
        expect_in_view("done", "main h1", "main .windows li", ".day-figures dd", "[data-share]", ".countdown")


@case("an answer that is pressed without a network says so, stays chosen, and arrives later")
def offline_answer(world: World):
    with world.context(fails_on_errors=False) as context:
        page = context.new_page()
        page.set_viewport_size({"width": 390, "height": 664})
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        right = [index for index, text in enumerate(player.options) if text.startswith("Kestrel")][0]
        boxes = lambda: [element.bounding_box() for element in page.locator(".question-text, .watch, main .answer").all()]
        before = boxes()
        context.set_offline(True)
        # It says so at once, not when sending has taken too long.
        text = page.locator("main .answer").nth(right).evaluate(
            "answer => (answer.click(), document.querySelector('.connection').textContent)")
        check("No connection" in text, f"the page says {text!r}")
        equal(page.locator(".pause:visible").count(), 0, "pauses beside an answer that waits")
        notice = page.locator(".connection").bounding_box()
        check(notice["y"] >= boxes()[-1]["y"] + boxes()[-1]["height"], f"the notice at {notice} lies on an answer")
        check([box["y"] for box in boxes()] == [box["y"] for box in before], f"the notice moves {before} to {boxes()}")
        expect(page.locator("main .answer").nth(right)).to_have_attribute("aria-busy", "true")
        equal(page.locator("main .answer:disabled").count(), len(player.options) - 1, "answers that can't be pressed")
        page.wait_for_timeout(1500)
        context.set_offline(False)
        expect(page.locator("#verdict")).to_have_text("Right!")


@case("a slow server doesn’t lose an answer: after a failed press the page sends it again")
def failing_answer(world: World):
    with world.page(fails_on_errors=False) as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        tries = []

        def fail_twice(route):
            tries.append(route)
            if len(tries) < 3:
                route.fulfill(status=503, body="")
            else:
                route.continue_()

        page.route("**/answer", fail_twice)
        player.answer()
        equal(len(tries), 3, "presses that the server got")


@case("a paused round never reads as running after leaving by {how}", how=["address", "Back", "reload"])
def left_otherwise(world: World, how: str):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        path = player.start()
        page.wait_for_timeout(400)
        if how == "reload":
            page.reload()
            expect(page.locator("h1")).to_have_text("Paused")
            return
        if how == "address":
            page.goto("/daily")
        else:
            page.go_back()
            page.wait_for_url(lambda url: not url.endswith("/start"))
            if page.url.endswith(path):
                expect(page.locator("h1")).to_have_text("Paused")
                return
            page.goto("/daily")
        expect(player.card(0)).to_contain_text("Paused at")
        check("Running" not in page.locator("main").inner_text(), "the day's page says that the round runs")


@case("Start brings the question with its reply, and Back leads to the page before the one with Start")
def starts_at_once(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        requests = []
        page.on("request", lambda request: requests.append((request.method, urlsplit(request.url).path)))
        path = player.start()
        equal(len(player.options), 4, "answers to choose from")
        equal(requests.count(("POST", "/daily/start")), 1, "presses of Start")
        equal([request for request in requests if request == ("GET", path)], [], "requests of the round's page")
        equal(page.evaluate("document.activeElement.tagName"), "H1", "what has the focus")
        # A round without a heartbeat is one without scripts, which isn't paused.
        page.wait_for_timeout(400)
        page.go_back()
        page.wait_for_url("**/daily")
        expect(player.card(0)).to_contain_text("Paused at")


@case("the second tap of two on {button} chooses no answer", button=["Start", "Resume"])
def double_tap(world: World, button: str):
    with world.page() as page:
        # What a tap on the last answer would hit as soon as there are answers.
        page.add_init_script("""
          new MutationObserver(() => {
            const answer = [...document.querySelectorAll(".answers .answer")].at(-1);
            if (!answer || window.hit) return;
            const { x, y, width, height } = answer.getBoundingClientRect();
            window.tap = () =>
              document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".answer") ? "answer" : "nothing";
            window.hit = window.tap();
          }).observe(document, { subtree: true, childList: true, attributes: true });
        """)
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        if button == "Resume":
            player.pause()
            page.evaluate("delete window.hit")
            player.resume()
        equal(page.evaluate("window.hit"), "nothing", "what a second tap hits")
        page.wait_for_function("() => window.tap() === 'answer'")
        player.answer()


@case("by keyboard the answers can be chosen at once after Start")
def starts_by_key(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        page.add_init_script("""
          new MutationObserver(() => { if (document.querySelector(".answers")?.inert) window.wasInert = true; })
            .observe(document, { subtree: true, childList: true, attributes: true });
        """)
        player.go_home()
        player.card(0).locator("a").click()
        tab_to(page, 'form[action="/daily/start"] button')
        page.keyboard.press("Enter")
        player.in_round()
        equal(page.evaluate("window.wasInert"), None, "answers that can't be chosen")


@case("a Start whose reply breaks off is sent again by the browser")
def broken_reply(world: World):
    with world.context(fails_on_errors=False) as context:
        page = context.new_page()
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        tries = []

        def break_off(route):
            tries.append(route.request.url)
            if len(tries) > 1:
                return route.continue_()
            route.fetch()
            route.abort("connectionreset")

        page.route("**/daily/start", break_off)
        player.card(0).locator("a").click()
        page.locator('form[action="/daily/start"] button').click()
        player.in_round()
        equal((len(tries), len(player.options)), (2, 4), "presses that the server got, and answers")


@case("Start leads to signing in when the session is over")
def starts_without_session(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_up(slides=False)
        player.leave_slides()
        player.card(0).locator("a").click()
        page.context.clear_cookies()
        page.locator('form[action="/daily/start"] button').click()
        page.wait_for_url(lambda url: "/daily/easy" not in url)
        equal(page.locator(".answers").count(), 0, "questions without a session")
        check(page.locator("main form").count() > 0, f"no form at {page.url}")


@case("a Start that the server refuses or can't take says so: {how}", how=["another date", "a failing server"])
def start_is_refused(world: World, how: str):
    with world.context(fails_on_errors=False) as context:
        page = context.new_page()
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.card(0).locator("a").click()
        button = page.locator('form[action="/daily/start"] button')
        if how == "another date":
            page.locator('input[name="date"]').evaluate("field => (field.value = '2020-01-01')")
            button.click()
            page.wait_for_url("**/daily/start")
            expect(page.locator("h1")).to_be_visible()
            equal(page.locator(".answers").count(), 0, "questions after a Start of another date")
        else:
            tries = []

            def fail_once(route):
                tries.append(route.request.url)
                route.fulfill(status=503, body="") if len(tries) == 1 else route.continue_()

            page.route("**/daily/start", fail_once)
            button.click()
            player.in_round()
            equal((len(tries), len(player.options)), (2, 4), "presses that the server got, and answers")


@case("the countdown counts, and brings the next questions")
def countdown(world: World):
    with world.own_server() as server, world.page(server=server) as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        shown = page.locator(".countdown time")
        expect(shown).to_have_text(re.compile(r"^\d+:\d\d:\d\d$"))
        equal(page.locator(".countdown").count(), 1, "countdowns")
        before = shown.inner_text()
        page.wait_for_timeout(1500)
        check(shown.inner_text() != before, "the countdown stands still")


@case("a guest is asked for a name after the third verdict, and keeps the day")
def asked_for_a_name(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        for index in range(3):
            equal(page.locator(".ask-name").count(), 0, "questions for a name before the third verdict")
            player.start(index)
            player.answer()
            player.go_home()
        page.locator(".ask-name a").click()
        player.sign_up(slides=False)
        player.leave_slides()
        expect(player.over).to_have_count(3)
        equal(page.locator(".ask-name").count(), 0, "questions for a name of who has one")


@case("the slides have Back and turn by a swipe, and anybody can read the rules")
def reads_rules(world: World):
    with world.page(has_touch=True) as page:
        page.goto("/daily")
        page.locator('main a[href="/daily/help"]').click()
        page.locator('main a[href="/daily/welcome"]').click()
        page.wait_for_url("**/daily/welcome")
        swipe(page, -120)
        page.wait_for_url("**/daily/welcome/2")
        swipe(page, 120)
        page.wait_for_url("**/daily/welcome")
        page.locator('a[rel="next"]').click()
        page.wait_for_url("**/daily/welcome/2")
        page.locator('a[rel="prev"]').click()
        page.wait_for_url("**/daily/welcome")


@case("nothing moves from slide to slide, and nothing is cut off, {language}, {width} × {height}", language=LANGUAGES, width=[320, 390, 844], height=[390, 640, 664])
def steady_slides(world: World, language: str, width: int, height: int):
    if (width == 844) != (height == 390):
        return
    with world.page(language=language) as page:
        page.set_viewport_size({"width": width, "height": height})
        positions = {}
        for number in (1, 2, 3, 4):
            page.goto("/daily/welcome" if number == 1 else f"/daily/welcome/{number}")
            for part, selector in [("heading", "h1"), ("button", ".action-bar .primary"), ("dots", ".dots")]:
                box = page.locator(selector).bounding_box()
                positions.setdefault(part, set()).add((box["y"], box["x"] if part != "heading" else 0))
            bar = page.locator(".action-bar").bounding_box()
            tabs = page.locator(".site-navigation").bounding_box()
            edge = tabs["y"] if tabs["y"] > height / 2 else height
            check(abs(bar["y"] + bar["height"] - edge) <= 1, f"slide {number}: the bar ends at {bar}, not at {edge}")
            text = page.locator(".lead").bounding_box()
            check(text["y"] + text["height"] <= bar["y"] + 1, f"slide {number}: the bar covers the text")
        moved = {part: found for part, found in positions.items() if len(found) > 1}
        check(not moved, f"what moves: {moved}")


@case("the keys 1 to 4 press the answers, and a wide window tells them")
def number_keys(world: World):
    with world.page() as page:
        page.set_viewport_size({"width": 1280, "height": 800})
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        shown = page.locator("main .answer").nth(1).evaluate("e => getComputedStyle(e, '::before').content")
        check(shown.startswith("counter(answer)"), f"the key beside an answer: {shown}")
        tops = [box["y"] for box in (answer.bounding_box() for answer in page.locator("main .answer").all())]
        check(tops[0] == tops[1] and tops[2] > tops[0], f"the answers stand at {tops}")
        right = [index for index, text in enumerate(player.options) if text.startswith("Kestrel")][0]
        page.keyboard.press(str(right + 1))
        expect(page.locator("#verdict")).to_have_text("Right!")


@case("while a round is paused, its time runs on in sight, and the verdict tells both times")
def two_clocks(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        player.pause()
        running, standing = page.locator(".clocks dd").nth(0), page.locator(".clocks dd").nth(1)
        before = running.inner_text(), standing.inner_text()
        page.wait_for_timeout(1600)
        check(running.inner_text() > before[0], f"the time stands at {before[0]}")
        equal(standing.inner_text(), before[1], "the thinking time")
        bar = page.locator(".pause-form .button").bounding_box()
        check(bar["width"] >= 300, f"Resume is {bar['width']} px wide")
        player.resume()
        player.answer()
        expect(page.locator(".verdict-panel .time")).to_have_text(re.compile(r"^\d\.\d\ss$"))
        expect(page.locator(".thinking-time")).to_have_text(re.compile(r"^Thinking time \d\.\d\ss$"))


@case("practice counts its right answers ({how})", how=["with JavaScript", "without JavaScript"])
def practice_tally(world: World, how: str):
    with world.page(java_script_enabled=how.startswith("with ")) as page:
        DailyPlayer(page).sign_in_as_guest()
        page.goto("/daily/practice/ask")
        equal(page.locator(".tally").count(), 0, "tallies before the first answer")
        right = 0
        for asked in (1, 2, 3):
            page.locator("main button.answer").first.click()
            page.wait_for_url("**answer=0*")
            right += page.locator(".verdict-panel.is-right").count()
            expect(page.locator(".tally")).to_have_text(f"{right} of {asked} right")
            page.reload()
            expect(page.locator(".tally")).to_have_text(f"{right} of {asked} right")
            page.locator(".next-bar .primary").click()
            page.locator("main button.answer").first.wait_for()
            expect(page.locator(".tally")).to_have_text(f"{right} of {asked} right")


def swipe(page, distance: int) -> None:
    page.evaluate(
        """distance => {
          const touch = x => new Touch({ identifier: 1, target: document.body, clientX: x, clientY: 300 })
          const send = (type, touches, changed) => document.body.dispatchEvent(new TouchEvent(type, { touches, changedTouches: changed, bubbles: true }))
          send('touchstart', [touch(200)], [touch(200)])
          send('touchend', [], [touch(200 + distance)])
        }""",
        distance,
    )


@case("the text to share is copied and reveals no question")
def sharing(world: World):
    with world.page(permissions=["clipboard-read", "clipboard-write"]) as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        questions = []
        for index in range(3):
            player.start(index)
            questions.append(player.question)
            player.answer(right=index != 1)
        player.go_home()
        page.locator(".hero [data-share]").click()
        expect(page.locator(".hero [role=status]")).to_have_text(re.compile("."))
        copied = page.evaluate("navigator.clipboard.readText()")
        check("2/3" in copied and "🟨🟫🟨" in copied and re.search(r"/daily\?rwr$", copied) and copied.count("\n") == 2, copied)
        check("Kestrel" not in copied and not any(question in copied for question in questions), copied)


@case("the shared day has a page and a card of its own, which show its marks and no question")
def shared_day(world: World):
    with world.page(java_script_enabled=False) as page:
        cards = {}
        for path in ["/daily", "/daily?rwr", "/daily?www"]:
            page.goto(path)
            meta = lambda name: page.locator(f'meta[property="{name}"]').get_attribute("content")
            address = meta("og:image")
            reply = page.context.request.get(address)
            equal((reply.status, reply.headers["content-type"]), (200, "image/png"), address)
            cards[path] = reply.body()
        equal(len(set(cards.values())), 3, "different cards")
        page.goto("/daily?rwr")
        check("2 of 3" in meta("og:title"), f"no score in the preview's title: {meta('og:title')}")
        for wrong in ["/daily?", "/daily?rw", "/daily?rwrr", "/daily?%3Cb%3E"]:
            page.goto(wrong)
            check(meta("og:image").endswith(address_of_game(page)), f"{wrong} has the card {meta('og:image')}")


def address_of_game(page) -> str:
    """The end of the address of the card of the daily game itself."""
    return "/cards/daily/" + page.locator("html").get_attribute("lang") + ".png"


@case("1,036 questions in Athena's format are loaded and played")
def greets_athena(world: World):
    with world.own_server(bank=write_athena) as server, world.page(server=server) as page:
        equal(server.questions(), {"easy": 345, "medium": 346, "hard": 345}, "questions of each difficulty")
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        for index in range(3):
            player.start(index)
            check(re.search(r"^What is “\d+”, asked Ann’s café; 5 < 6 & so on\?$", player.question) is not None, player.question)
            equal(len(set(player.options)), 4, "answers")
            player.answer()
            player.go_home()
        expect(player.over).to_have_count(3)


@case("a right answer is celebrated for less than a second, and not at all with reduced motion ({motion})", motion=["no-preference", "reduce"])
def celebrates(world: World, motion: str):
    with world.page(reduced_motion=motion) as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        player.answer(right=True)
        times = page.evaluate(ANIMATION_TIMES)
        check(bool(times) == (motion == "no-preference"), f"animations with {motion}: {times}")
        check(all(time < 1000 for time in times), f"longer than a second: {times}")


# When each animation of the page ends, in ms from its begin.
ANIMATION_TIMES = "() => document.getAnimations().map(one => one.effect.getComputedTiming()).map(time => time.delay + time.activeDuration)"


@case("the tab bar’s targets are 44 px, {language}", language=LANGUAGES)
def tab_bar_targets(world: World, language: str):
    with world.page(language=language) as page:
        page.set_viewport_size({"width": PHONE, "height": 664})
        for path in ["/", "/daily", "/daily/easy", "/q/which-animal", "/account"]:
            if path == "/daily/easy":
                DailyPlayer(page).sign_in_as_guest()
            page.goto(path)
            boxes = [link.bounding_box() for link in page.locator(".site-navigation a").all()]
            check(len(boxes) == 3 and all(box["height"] >= 44 and box["width"] >= 44 for box in boxes), f"{path}: {boxes}")
            check(all(box["y"] + box["height"] <= 664 for box in boxes), f"{path}: the tab bar isn't in the window: {boxes}")


@case("the navigation stays in its place from page to page, {width} px", width=[PHONE, 844, 1280])
def steady_navigation(world: World, width: int):
    positions = {}
    with world.page() as page:
        page.set_viewport_size({"width": width, "height": 390 if width == 844 else 664})
        DailyPlayer(page).sign_in_as_guest()
        for path in ["/", "/daily", "/daily/easy", "/daily/boards", "/daily/past", "/q/which-animal", "/account"]:
            page.goto(path)
            found = page.locator(".site-name, .site-navigation li, .section-navigation li")
            for box in [[link.inner_text(), *map(round, link.bounding_box().values())] for link in found.all()]:
                positions.setdefault(box[0], {}).setdefault(tuple(box[1:3]), path)
    moved = {label: found for label, found in positions.items() if len(found) > 1}
    check(not moved, f"links that move: {moved}")


@case("on a phone the answers are 56 px high and in the thumb’s half, {language}", language=LANGUAGES)
def answers_in_reach(world: World, language: str):
    with world.page(language=language, reduced_motion="reduce") as page:
        page.set_viewport_size({"width": PHONE, "height": 664})
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        before = [answer.bounding_box() for answer in page.locator("main .answer").all()]
        check(all(box["height"] >= 56 for box in before), f"answers: {before}")
        middle = before[0]["y"] + (before[-1]["y"] + before[-1]["height"] - before[0]["y"]) / 2
        check(middle > 332, f"the middle of the answers is at {middle} px")


@case("the stopwatch shows tenths, and stands still when an answer is on its way")
def shows_tenths(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        expect(page.locator(".watch")).to_have_text(re.compile(r"^0:0\d\.\d$"))
        width = page.locator(".watch").bounding_box()["width"]
        page.wait_for_timeout(700)
        equal(page.locator(".watch").bounding_box()["width"], width, "the width of the stopwatch")
        held = []
        page.route("**/answer", lambda route: held.append(route))
        page.locator("main .answer").first.click()
        shown = page.locator(".watch").inner_text()
        page.wait_for_timeout(400)
        equal(page.locator(".watch").inner_text(), shown, "the stopwatch while the answer is on its way")
        held[0].continue_()
        page.locator("#verdict").wait_for()


@case("a day with three right answers lights the page for less than a second, and moves nothing with reduced motion ({motion})", motion=["no-preference", "reduce"])
def highlights_the_day(world: World, motion: str):
    with world.page(reduced_motion=motion) as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        for index in range(3):
            player.start(index)
            player.answer()
            player.go_home()
        times = page.evaluate(ANIMATION_TIMES)
        check(bool(times) == (motion == "no-preference"), f"animations with {motion}: {times}")
        check(all(time < 1000 for time in times), f"longer than a second: {times}")
        equal(page.locator("h1").inner_text(), "All three right!", "the heading")
        first = page.locator(".link-list a").first
        expect(first).to_have_text("Read today’s three questions again")
        first.click()
        expect(page.locator("main .answer.is-right")).to_have_count(3)


@case("a paused round is resumed from the day’s page by the large button")
def resumes_from_the_day(world: World):
    with world.page() as page:
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start(1)
        player.pause()
        player.go_home()
        expect(page.locator("h1")).to_have_text("Medium is paused")
        expect(page.locator(".hero .button")).to_have_text("Resume Medium")
        equal(page.locator("[data-share]").count(), 0, "Share before the day is done")
        page.locator(".hero .button").click()
        player.in_round()
        player.resume()
