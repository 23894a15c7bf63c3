"""The quizzes that ship, played to their results in all their languages."""

from support.cases import case, check
from support.layout import expect_usable_layout
from support.player import Player
from support.shipped import PAIRS, outcome_count
from support.world import DESKTOP, LANGUAGES, PHONE, World

# The number of answers that need no scrolling on a phone: without pictures, and with one picture each.
NEAR, NEAR_PICTURED = 4, 6


def expect_within_reach(player: Player) -> None:
    """The last answer is visible without scrolling, unless the question has a picture."""
    page = player.page
    most = NEAR_PICTURED if page.locator(".pictured").count() else NEAR
    if player.kind == "ranged" or player.choices.count() > most or page.locator("main > img").count():
        return
    box = player.choices.last.bounding_box()
    over = box["y"] + box["height"] - page.viewport_size["height"]
    check(over <= 0, f"the last answer to “{page.locator('#question-text').inner_text()}” is {over:.0f} px below the window")


@case("plays {pair}, {width} px, to a result with its shares and reasons", pair=PAIRS, width=[PHONE, DESKTOP])
def plays_shipped(world: World, pair: str, width: int):
    quiz, language = pair.split()
    with world.page(language=language, width=width, reduced_motion="reduce") as page:
        player = Player(page)
        player.open(quiz)
        player.expect_language(language)
        expect_usable_layout(page, 44)
        player.begin(quiz)
        while not player.at_result:
            player.expect_language(language)
            player.expect_fresh()
            expect_usable_layout(page, 44)
            if width == PHONE:
                expect_within_reach(player)
            player.answer_somehow()
        player.expect_language(language)
        page.locator("details.subsection").evaluate_all("all => all.forEach(e => { e.open = true })")
        expect_usable_layout(page, 44)
        shares = page.locator('section[aria-labelledby="shares"] .shares li')
        check(shares.count() == outcome_count(quiz), f"{shares.count()} shares")
        check(page.locator("details.subsection li").count() >= 7, "the answers aren't told")


@case("four answers are in view, {way}", way=["upright", "on its side"])
def four_answers(world: World, way: str):
    width, height = {"upright": (390, 664), "on its side": (844, 390)}[way]
    with world.page(reduced_motion="reduce") as page:
        page.set_viewport_size({"width": width, "height": height})
        player = Player(page)
        player.begin("which-animal")
        measured = 0
        while not player.at_result:
            if player.choices.count() == 4:
                last = page.locator(".answers .answer").last.bounding_box()
                check(last["y"] + last["height"] <= height, f"question {player.number}: the fourth answer ends at {last}")
                measured += 1
            player.answer_somehow()
        check(measured >= 4, f"only {measured} questions had four answers")


@case("next-country's questions with six pictures need no scrolling on a phone, {language}", language=LANGUAGES)
def six_pictures(world: World, language: str):
    seen = set()
    with world.page(language=language, reduced_motion="reduce") as page:
        player = Player(page)
        for _ in range(12):  # Each play draws half of the questions.
            player.begin("next-country")
            while not player.at_result:
                if player.kind != "ranged" and page.locator(".pictured img").count() == 6:
                    expect_within_reach(player)
                    seen.add(page.locator("#question-text").inner_text())
                player.answer_somehow()
            if len(seen) == 2:
                return
    check(False, f"12 plays asked only {seen}")
