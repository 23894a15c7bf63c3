"""The front page: cards, search, pagination, unlisted quizzes."""

import re

from playwright.sync_api import Page, expect

from cases_access import expect_whole
from support.axe import expect_axe_content
from support.cases import case, check, equal
from support.keyboard import tab_to
from support.layout import expect_targets
from support.player import Player
from support.sample_quizzes import server_with, sample_quizzes, small_quiz
from support.world import DESKTOP, LANGUAGES, PHONE, World

FIELD = 'input[name="search"]'


def titles(page: Page) -> list[str]:
    return page.locator(".cards .card h2").all_inner_texts()


@case("the search works by keyboard, {how}", how=["with JavaScript", "without JavaScript"])
def searches(world: World, how: str):
    with server_with(world, sample_quizzes(13)) as server, world.page(server=server, java_script_enabled=how.startswith("with ")) as page:
        page.goto("/")
        equal(len(titles(page)), 13, "cards")
        tab_to(page, FIELD)
        page.keyboard.type("ЕЛКА 12")
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile(r"/\?search="))
        equal(titles(page), ["Weather number 12 and everything that one could say about it at length"], "found")
        expect(page.get_by_role("status")).to_contain_text("1 quiz for “ЕЛКА 12”")
        equal(page.locator(FIELD).input_value(), "ЕЛКА 12", "what the field says")
        tab_to(page, ".cards .card a")
        page.keyboard.press("Enter")
        page.wait_for_url("**/q/quiz-12")
        page.go_back()
        tab_to(page, '.search-summary a[href="/"]')
        page.keyboard.press("Enter")
        expect(page.locator(".cards .card")).to_have_count(13)


@case("a search without results says so and links to all quizzes, {language}", language=LANGUAGES)
def finds_nothing(world: World, language: str):
    with server_with(world, sample_quizzes(13)) as server, world.page(server=server, language=language) as page:
        page.goto("/")
        page.locator(FIELD).fill("<b>слон</b>")
        page.locator(".search button").click()
        expect(page.get_by_role("status")).to_contain_text("<b>слон</b>")
        equal(titles(page), [], "cards")
        check("<b>слон</b>" in page.title(), f"the title is {page.title()!r}")
        page.get_by_role("status").get_by_role("link").click()
        expect(page.locator(".cards .card")).to_have_count(13)


@case("twelve quizzes have no search field, but the search URL works")
def twelve(world: World):
    with server_with(world, sample_quizzes(12)) as server, world.page(server=server) as page:
        page.goto("/")
        expect(page.locator(FIELD)).to_have_count(0)
        page.goto("/?search=number+7")
        equal(titles(page), ["Weather number 7"], "found")


@case("a change of language keeps the search")
def keeps_search(world: World):
    with server_with(world, sample_quizzes(13)) as server, world.page(server=server) as page:
        page.goto("/?search=ёлка")
        page.locator('footer button[lang="ru"]').click()
        page.wait_for_url(re.compile(r"/\?search="))
        expect(page.get_by_role("status")).to_contain_text("По запросу «ёлка» — 4 теста")
        equal(titles(page), [f"Ёлка номер {number}" for number in [3, 6, 9, 12]], "found")


@case("an unlisted quiz isn't on the front page or in searches, but can be played by its URL")
def unlisted(world: World):
    quizzes = {"open": small_quiz("Open weather", ["en"]), "hidden": small_quiz("Hidden weather", ["en"], unlisted=True)}
    with server_with(world, quizzes) as server, world.page(server=server) as page:
        for path in ["/", "/?search=weather"]:
            page.goto(path)
            equal(titles(page), ["Open weather"], f"cards of {path}")
        player = Player(page)
        player.begin("hidden")
        expect(page.locator('meta[name="robots"]')).to_have_attribute("content", "noindex")
        player.answer(0)
        check(player.at_result, f"no result but {page.url}")


@case("a quiz that was played stands below the others, with its result")
def played_last(world: World):
    with server_with(world, {f"number-{i}": small_quiz(f"Number {i}", ["en"]) for i in (1, 2)}) as server, world.page(server=server) as page:
        player = Player(page)
        player.begin("number-1")
        player.answer(0)
        heading = player.heading.rstrip("!")
        page.goto("/")
        equal(page.locator(".card .title").all_inner_texts(), ["Number 2", "Number 1"], "the order of the cards")
        check(heading in page.locator(".played-quizzes").inner_text(), f"the result {heading!r} isn't told")


@case("the whole surface of a card is one link")
def whole_card(world: World):
    with server_with(world, sample_quizzes(3)) as server, world.page(server=server, width=DESKTOP) as page:
        for corner in [(0.03, 0.05), (0.97, 0.95), (0.5, 0.3), (0.1, 0.9)]:
            page.goto("/")
            card = page.locator(".cards .card").nth(1)
            equal(card.locator("a").count(), 1, "links of a card")
            box = card.bounding_box()
            page.mouse.click(box["x"] + corner[0] * box["width"], box["y"] + corner[1] * box["height"])
            page.wait_for_url("**/q/quiz-02")


@case("sixty-one quizzes take two pages")
def two_pages(world: World):
    with server_with(world, sample_quizzes(61)) as server, world.page(server=server) as page:
        page.goto("/")
        equal(len(titles(page)), 60, "cards of the first page")
        page.locator('.pagination a[rel="next"]').click()
        page.wait_for_url("**/?page=2")
        equal(titles(page), ["Weather number 61"], "cards of the second page")
        page.locator('.pagination a[rel="prev"]').click()
        page.wait_for_url(re.compile(r"/$"))


@case("the front page is complete and accessible with {count} quizzes", count=[0, 1, 2, 12, 13, 61])
def fronts(world: World, count: int):
    with server_with(world, sample_quizzes(count)) as server, world.page(server=server, reduced_motion="reduce") as page:
        for path in ["/", "/?search=weather", "/?search=elephant"]:
            page.goto(path)
            for width in [320, PHONE, 768, DESKTOP]:
                page.set_viewport_size({"width": width, "height": 800})
                expect_whole(page)
            expect_targets(page, 24)
            expect_axe_content(page)
