"""All texts of an author appear as text and stay in their place."""

from support.cases import case, check, equal
from support.hostile import TEXTS, hostile_quiz
from support.player import Player
from support.world import DESKTOP, World
from support.layout import expect_no_overflow

HOSTILE = "hostile"
WIDTHS = [320, DESKTOP]


def expect_harmless(player: Player) -> None:
    page = player.page
    # Playwright reads the page from outside. The quiz's texts must not be elements, attributes or a new title.
    equal(page.locator("[data-hostile], main b, main img[src='x']").count(), 0, "elements made of texts")
    check("taken" != page.title(), "a script of the quiz ran")
    handlers = page.evaluate(
        "() => [...document.querySelectorAll('*')].flatMap(e => [...e.attributes])"
        ".filter(a => a.name.startsWith('on')).map(a => a.name)"
    )
    equal(handlers, [], "attributes that run something")
    equal(page.locator("html > *").count(), 2, "children of html")
    equal(page.locator("body > footer").count(), 1, "footers in their place")


@case("hostile texts show as text and break no layout, {width} px", width=WIDTHS)
def hostile_texts(world: World, width: int):
    questions = hostile_quiz()["questions"]
    with world.page(width=width) as page:
        player = Player(page)
        page.goto("/")
        expect_harmless(player)
        expect_no_overflow(page)
        player.open(HOSTILE)
        expect_harmless(player)
        expect_no_overflow(page)
        player.begin_button.click()
        for number, question in enumerate(questions, start=1):
            player.expect_question(number, len(questions))
            expect_harmless(player)
            expect_no_overflow(page)
            shown = page.locator("#question-text").text_content()
            equal(shown, question["text"], f"question {number} as shown")
            player.answer_somehow()
        expect_harmless(player)
        expect_no_overflow(page)
        check(TEXTS["word"] in player.main.text_content() or "w" * 200 in player.heading, "the result lost its words")


@case("a direction mark affects only its own text")
def direction_marks(world: World):
    with world.page() as page:
        player = Player(page)
        player.begin(HOSTILE)
        leave = page.locator('nav a[href="/q/hostile"]')
        for _ in hostile_quiz()["questions"][:-1]:
            equal(leave.evaluate("e => getComputedStyle(e).direction"), "ltr", "the direction of Leave")
            isolated = page.locator("#question-text").evaluate("e => getComputedStyle(e).unicodeBidi")
            check(isolated in ("isolate", "plaintext", "isolate-override"), f"the question's text is {isolated}")
            player.answer_somehow()
