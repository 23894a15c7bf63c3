"""Shared results: the public page, its card, copying, and the system's share dialog."""

import re
import struct

from playwright.sync_api import Page

from support.cases import case, check, equal
from support.layout import expect_no_overflow
from support.player import Player
from support.shipped import SHIPPED, outcome_count
from support.world import DESKTOP, LANGUAGES, PHONE, World

ANIMALS = "which-animal"
COMPASS = "compass"
# Scripts for a browser with and without navigator.share.
WITHOUT = "Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true })"
WITH = """Object.defineProperty(Navigator.prototype, 'share', {
  value: async data => { document.documentElement.dataset.shared = JSON.stringify(data) }, configurable: true
})"""


def result(page: Page) -> str:
    """Plays to a result and returns the path that it offers to share."""
    player = Player(page)
    player.begin(COMPASS)
    for answer in [0, 1, [0, 2], 0]:
        player.answer(answer)
    page.wait_for_url("**/result")
    return page.locator(".share [readonly]").input_value()


@case("every outcome that ships has a page and a card to share, {language}", language=LANGUAGES)
def outcomes(world: World, language: str):
    client = world.client(language=language)
    with world.page(language=language, java_script_enabled=False) as page:
        for quiz in [quiz for quiz, languages in SHIPPED.items() if language in languages]:
            page.goto(f"/q/{quiz}")
            meta = lambda name: page.locator(f'meta[property="{name}"]').get_attribute("content")
            expect_card(client, world, meta("og:image"))
            for outcome in page_outcomes(world, quiz):
                page.goto(f"/r/{quiz}/{outcome}")
                check(page.url.endswith(f"/r/{quiz}/{outcome}/{language}"), f"{page.url} for {language}")
                equal(page.locator("html").get_attribute("lang"), language, "the page's language")
                equal(page.locator('link[rel="canonical"]').get_attribute("href"), page.url, "the canonical address")
                equal(meta("og:url"), page.url, "og:url")
                title = page.locator("h1").inner_text().rstrip(".。")
                check(meta("og:title").startswith(title), f"og:title {meta('og:title')}")
                check(title in meta("og:image:alt"), f"og:image:alt {meta('og:image:alt')}")
                expect_card(client, world, meta("og:image"))
            page.locator(".action-bar .button").click()
            page.wait_for_url(re.compile(r"/p/[^/]+/1$"))


def page_outcomes(world: World, quiz: str) -> list[str]:
    """The ids of a quiz's outcomes, in the order of its file."""
    file = next(path for path in [world.quizzes / f"{quiz}.yaml", world.quizzes / quiz / "quiz.yaml"] if path.exists())
    text = file.read_text(encoding="utf-8").split("\noutcomes:")[1].split("\nquestions:")[0]
    found = re.findall(r"^ *-? *id: *([a-z0-9-]+)", text, re.MULTILINE)
    check(len(found) == outcome_count(quiz), f"outcomes of {quiz}: {found}")
    return found


def expect_card(client, world: World, address: str) -> None:
    check(address.startswith(world.server.address), f"{address} isn't on {world.server.address}")
    reply = client.get(address.removeprefix(world.server.address))
    equal((reply.status, reply.headers.get("Content-Type")), (200, "image/png"), address)
    equal(struct.unpack(">II", reply.bytes[16:24]), (1200, 630), f"the size of {address}")


@case("without scripts a result shows its URL, and its page shows none of the answers")
def plain_address(world: World):
    with world.page(java_script_enabled=False) as page:
        address = result(page)
        check(page.locator(".share [readonly]").is_visible() and page.locator(".share button").is_hidden(), "no address to see")
        play = Player(page).play
    with world.page() as other:
        other.goto(address)
        equal(other.locator("h1").count(), 1, "headings")
        check(play not in other.content() and "noindex" not in other.content(), "the page knows the play")
        equal(other.context.cookies(), [], "cookies of a share page")


@case("Share copies text and URL and says so, {language}", language=LANGUAGES)
def copies(world: World, language: str):
    with world.page(language=language, permissions=["clipboard-read", "clipboard-write"]) as page:
        page.add_init_script(WITHOUT)
        address = result(page)
        check(page.locator(".share label").is_hidden(), "the address and the button are both there")
        page.locator(".share button").click()
        page.locator(".share [role=status]:not(:empty)").wait_for()
        copied = page.evaluate("() => navigator.clipboard.readText()")
        check(copied.endswith(address) and len(copied) > len(address) + 10, f"copied {copied!r}")


@case("from a shared result one press leads to one's own first question")
def own_question(world: World):
    with world.page() as page:
        address = result(page)
    with world.page() as page:
        page.goto(address)
        page.locator(".action-bar .button").click()
        page.wait_for_url(re.compile(r"/p/[^/]+/1$"))


@case("if copying fails, the URL is shown")
def copies_by_hand(world: World):
    with world.page() as page:
        page.add_init_script(WITHOUT)
        page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))")
        address = result(page)
        page.locator(".share button").click()
        page.locator(".share [readonly]").wait_for()
        equal(page.evaluate("() => getSelection().toString()"), address, "what is selected")
        check(page.locator(".share [role=status]").inner_text() != "", "nothing is said")


@case("Share uses the system's dialog if there is one")
def shares(world: World):
    with world.page() as page:
        page.add_init_script(WITH)
        address = result(page)
        page.locator(".share button").click()
        page.locator("html[data-shared]").wait_for()
        shared = page.evaluate("() => JSON.parse(document.documentElement.dataset.shared)")
        equal(shared["url"], address, "the shared address")
        check(shared["title"] and shared["text"], f"shared {shared}")


@case("the language switch of a share page leads to the same outcome in that language")
def switches_language(world: World):
    with world.page() as page:
        page.goto(f"/r/{ANIMALS}/dog/en")
        page.locator('footer button[value="ru"]').click()
        page.wait_for_url(f"**/r/{ANIMALS}/dog/ru")


@case("a share page with hostile texts keeps its layout, {width} px", width=[320, PHONE, DESKTOP])
def hostile_share(world: World, width: int):
    with world.page(width=width) as page:
        for outcome in ["one", "two"]:
            page.goto(f"/r/hostile/{outcome}/en")
            expect_no_overflow(page)
            equal(page.locator("[data-hostile], main b").count(), 0, "elements made of texts")
            equal(page.locator("html > *").count(), 2, "children of html")
            check("taken" != page.title(), "a script of the quiz ran")
            equal(page.locator("head > *:not(meta, title, link, script)").count(), 0, "strangers in the head")
            reply = world.client().get(f"/r/hostile/{outcome}/en.png")
            equal(reply.status, 200, "the card of hostile texts")
