"""A quiz in a frame on another site, on another port."""

import contextlib
import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, Frame, Page, Request, expect

from support.axe import axe_violations, violations
from support.cases import case, check, equal
from support.foreign import foreign_site
from support.layout import expect_no_overflow, expect_nothing_clipped, expect_targets
from support.player import Player
from support.shipped import EACH_ONCE
from support.world import DESKTOP, PHONE, World

ANIMALS = "which-animal"
COMPASS = "compass"


@dataclass
class Requests:
    """The requests of a browser to the server from now on, with cookies and referrers."""

    server: str
    finished: list[Request] = field(default_factory=list)

    @classmethod
    def of(cls, context: BrowserContext, server: str) -> "Requests":
        requests = cls(server)
        context.on("requestfinished", requests.note)
        return requests

    def note(self, request: Request) -> None:
        if request.url.startswith(self.server):
            self.finished.append(request)

    def cookies_and_referrers(self) -> list[str]:
        """The cookies and referrers of the requests. They are read only now, because a listener must not wait for
        the browser."""
        return [line for request in self.finished for line in _cookies_and_referrers(request)]


def _cookies_and_referrers(request: Request) -> list[str]:
    headers = request.all_headers()
    sent = [f"{request.url}: {name} {headers[name]}" for name in ["cookie", "referer"] if headers.get(name)]
    set_ = [line for line in request.response().headers_array() if line["name"].lower() == "set-cookie"]
    return sent + [f"{request.url} sets a cookie"] * len(set_)


def pasted(world: World, quiz: str, language: str | None = None, script: bool = True) -> str:
    """The embedding code that the introduction shows, with or without its second line."""
    with world.page(java_script_enabled=False) as page:
        Player(page).open(quiz)
        page.locator("details.embedding summary").click()
        lines = page.locator("details.embedding textarea").input_value()
    if language:
        lines = lines.replace(f'/embed/{quiz}"', f'/embed/{quiz}?lang={language}"')
    return lines if script else lines.splitlines()[0]


def frame_of(page: Page) -> Frame:
    handle = page.locator("iframe").element_handle()
    frame = handle.content_frame()
    frame.wait_for_selector("h1")
    return frame


@contextlib.contextmanager
def foreign_page(world: World, lines: str, **options):
    """Opens a window with another site's page that has the lines, and returns the window."""
    with foreign_site() as site:
        address = site.show("/", lines)
        with world.context(foreign=site.address, **options) as context:
            page = context.new_page()
            page.goto(address)
            yield page


def frame_in(page: Page) -> Frame:
    """The page's first frame, even if it is still loading."""
    return page.locator("iframe").first.element_handle().content_frame()


def play_on(player: Player) -> None:
    while not player.at_result:
        player.answer_somehow()
    expect(player.page.locator("h1")).to_be_visible()


def expect_grown(page: Page, frame: Frame) -> None:
    """The frame is exactly as high as its content."""
    body = "() => Math.ceil(document.body.getBoundingClientRect().height)"
    for _ in range(250):
        height = page.locator("iframe").bounding_box()["height"]
        if round(height) == frame.evaluate(body):
            break
        page.wait_for_timeout(20)
    equal(round(height), frame.evaluate(body), "the frame's height")
    inner = frame.evaluate("() => document.scrollingElement.scrollHeight - document.documentElement.clientHeight")
    check(inner <= 1, f"the grown frame scrolls by {inner} px")


@case("an embedded quiz can be played on another site: {quiz}", quiz=EACH_ONCE)
def plays_in_frame(world: World, quiz: str):
    quiz, language = quiz.split()
    with foreign_page(world, pasted(world, quiz, language)) as page:
        requests = Requests.of(page.context, world.server.address)
        player = Player(frame_of(page))
        player.expect_language(language)
        player.begin_button.click()
        player.page.wait_for_url(re.compile(r"/e/[^/]+/1\?"))
        while not player.at_result:
            expect_grown(page, player.page)
            player.expect_language(language)
            expect_no_overflow(player.page)
            player.answer_somehow()
        expect_grown(page, player.page)
        player.expect_language(language)
        expect_no_overflow(page)
        check(len(requests.finished) >= 7, f"only {len(requests.finished)} requests were seen")
        equal(requests.cookies_and_referrers(), [], "cookies and referrers")
        equal(page.context.cookies(), [], "the browser's cookies")


@case("an embedded quiz without our script, or any, scrolls in its frame (JavaScript {script})", script=[True, False])
def plays_without_growing(world: World, script: bool):
    with foreign_page(world, pasted(world, ANIMALS, script=False), java_script_enabled=script) as page:
        player = Player(frame_of(page))
        player.begin_button.click()
        player.page.wait_for_url(re.compile(r"/e/[^/]+/1$"))
        play_on(player)
        equal(round(page.locator("iframe").bounding_box()["height"]), 640, "the frame's height")
        check(not script or player.page.evaluate("() => document.scrollingElement.scrollHeight > innerHeight"),
              "the result fits, so that nothing was shown")
        player.page.locator("summary").last.click()
        expect(player.page.locator(".counted").last).to_be_visible()


@case("a frame doesn't know the site's player if third-party cookies are blocked")
def cookies_stay_out(world: World):
    with foreign_page(world, pasted(world, COMPASS), browser=world.whole_browser) as page:
        own = page.context.new_page()
        Player(own).begin(COMPASS)
        own.wait_for_load_state("networkidle")
        page.bring_to_front()
        block_foreign_cookies(page)
        requests = Requests.of(page.context, world.server.address)
        page.reload()
        player = Player(frame_of(page))
        check("SecurityError" in player.page.evaluate(STORAGE), "the frame may store, so that nothing is blocked")
        equal(player.page.locator('a[href*="/p/"], a[href*="/e/"]').count(), 0, "plays that the frame offers")
        player.begin_button.click()
        player.page.wait_for_url(re.compile(r"/e/[^/]+/1$"))
        play_on(player)
        check(len(requests.finished) >= 5, f"only {len(requests.finished)} requests were seen")
        equal(requests.cookies_and_referrers(), [], "cookies and referrers")
        equal(len(page.context.cookies()), 1, "cookies, of which the site's own window has one")


STORAGE = "() => { try { return String(localStorage.length) } catch (error) { return error.name } }"


def block_foreign_cookies(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCookieControls", {
        "enableThirdPartyCookieRestriction": True,
        "disableThirdPartyCookieMetadata": True, "disableThirdPartyCookieHeuristics": True,
    })


@case("Leave, Continue, Take it again, Done and another language stay within the frame (JavaScript {script})", script=[True, False])
def stays_in_frame(world: World, script: bool):
    with foreign_page(world, pasted(world, COMPASS), java_script_enabled=script) as page:
        address = page.url
        player = Player(frame_of(page))
        player.begin_button.click()
        player.page.wait_for_url(re.compile(r"/e/[^/]+/1$"))
        player.answer(0)
        play = player.play
        player.page.locator(f'a[href="{play}/quiz"]').click()
        player.page.wait_for_url(f"**{play}/quiz")
        player.page.locator(f'a[href="{play}"]').click()
        player.expect_question(2, 4)
        player.page.locator('.languages [lang="ru"]').click()
        player.page.wait_for_url("**/2?lang=ru")
        player.expect_language("ru")
        play_on(player)
        player.expect_language("ru")
        player.begin_button.click()
        player.page.wait_for_url(re.compile(r"/e/[^/]+/1\?lang=ru$"))
        check(player.play != play, "Take it again went on with the finished play")
        play_on(player)
        player.page.locator(f'a[href="/embed/{COMPASS}?lang=ru"]').first.click()
        player.page.wait_for_url(f"**/embed/{COMPASS}?lang=ru")
        equal(page.url, address, "the foreign page's address")


@case("a sandboxed frame needs only forms and its own origin")
def sandboxed(world: World):
    line = pasted(world, COMPASS, script=False).replace("<iframe", '<iframe sandbox="allow-forms allow-same-origin"')
    with foreign_page(world, line, fails_on_errors=False) as page:
        player = Player(frame_in(page))
        player.begin_button.click()
        player.page.wait_for_url(re.compile(r"/e/[^/]+/1$"))
        play_on(player)


@case("the house's mark opens the quiz's page in a new tab without access to the page")
def opens_a_tab(world: World):
    with foreign_page(world, pasted(world, COMPASS)) as page:
        frame = frame_of(page)
        with page.context.expect_page() as opened:
            frame.locator(".house-mark a").click()
        opened.value.wait_for_load_state()
        equal(opened.value.url, f"{world.server.address}/q/{COMPASS}", "the new tab's address")
        equal(opened.value.evaluate("() => [opener, document.referrer]"), [None, ""], "opener and referrer")


@case("the frame's height stays constant, and grows when a part opens, {width} px", width=[PHONE, DESKTOP])
def grows(world: World, width: int):
    with foreign_page(world, pasted(world, ANIMALS), width=width) as page:
        frame = frame_of(page)
        player = Player(frame)
        expect_grown(page, frame)
        player.begin_button.click()
        frame.wait_for_url(re.compile(r"/e/[^/]+/1$"))
        play_on(player)
        expect_grown(page, frame)
        closed = page.locator("iframe").bounding_box()["height"]
        frame.locator("summary").last.click()
        expect_grown(page, frame)
        check(page.locator("iframe").bounding_box()["height"] > closed + 50, "the frame didn't grow")
        frame.locator("summary").last.click()
        expect_grown(page, frame)
        equal(page.locator("iframe").bounding_box()["height"], closed, "the frame's height, closed again")
        frame.locator(f'a[href="/embed/{ANIMALS}"]').click()
        frame.wait_for_url(f"**/embed/{ANIMALS}")
        expect_grown(page, frame)


@case("the top of the next question is visible, wherever on the page the answer was")
def heading_in_sight(world: World):
    with foreign_page(world, pasted(world, ANIMALS), viewport={"width": PHONE, "height": 420}) as page:
        player = Player(frame_of(page))
        player.begin_button.click()
        player.page.wait_for_url(re.compile(r"/e/[^/]+/1$"))
        (player.submit if player.kind == "ranged" else player.choices).last.scroll_into_view_if_needed()
        player.answer_somehow()
        player.expect_question(2, 8)
        page.wait_for_timeout(300)
        box = player.page.locator("progress").bounding_box()
        check(-1 <= box["y"] <= 200, f"the progress bar is at {box}")


@case("the script accepts only a plausible height from our frame")
def script_ignores_other_messages(world: World):
    with foreign_page(world, pasted(world, COMPASS) + '<iframe id="other" srcdoc="x" title="x"></iframe>') as page:
        frame = frame_in(page)
        frame.wait_for_selector("h1")
        shown = page.locator("iframe").first
        page.wait_for_timeout(200)
        before = shown.bounding_box()["height"]
        page.evaluate("() => postMessage({ parlourHeight: 900 }, '*')")
        other = page.locator("#other").element_handle().content_frame()
        other.evaluate("() => parent.postMessage({ parlourHeight: 900 }, '*')")
        for height in ["-1", "0", "NaN", "1e9", "'900'", "'900px;x'", "null", "[900]", "{}", "700.5"]:
            frame.evaluate(f"() => parent.postMessage({{ parlourHeight: {height} }}, '*')")
        page.wait_for_timeout(200)
        equal(shown.bounding_box()["height"], before, "the frame's height")
        frame.evaluate("() => parent.postMessage({ parlourHeight: 900 }, '*')")
        page.wait_for_timeout(200)
        equal(shown.bounding_box()["height"], 900, "the frame's height when our frame does say so")


@case("our other pages refuse frames")
def others_stay_out(world: World):
    line = f'<iframe title="x" src="{world.server.address}/q/{COMPASS}"></iframe>'
    with foreign_page(world, line, fails_on_errors=False) as page:
        page.wait_for_timeout(300)
        frame = frame_in(page)
        check("compass" not in frame.content().lower(), "the site's own introduction shows in a frame")


@case("axe finds nothing in a frame and on the page around it, {language}, light and dark", language=["en", "ru", "zh-Hant"])
def axe_is_content(world: World, language: str):
    found = []
    with foreign_page(world, pasted(world, COMPASS), language=language, reduced_motion="reduce") as page:
        player = Player(frame_of(page))

        def look(screen: str) -> None:
            expect_targets(player.page, 24)
            expect_nothing_clipped(player.page)
            found.extend(axe_violations(player.page, screen, window=page))

        look("introduction")
        player.begin_button.click()
        player.page.wait_for_url(re.compile(r"/e/[^/]+/1$"))
        while not player.at_result:
            look(player.kind)
            player.answer_somehow()
        look("result")
        page.locator("iframe").evaluate("(frame) => { frame.src = frame.src.replace(/embed.*/, 'e/nothing') }")
        player.page.wait_for_url("**/e/nothing")
        look("message")
        around = violations(page, ["frame-title", "frame-title-unique"])
        check(not around, f"around the frame: {around}")
    check(not found, "\n".join(found))
