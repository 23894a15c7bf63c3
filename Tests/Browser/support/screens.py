"""Every screen of the site, for rules that hold on all of them."""

from collections.abc import Iterator

from playwright.sync_api import BrowserContext, Page

from support.player import Player

COMPASS = "compass"


def all_screens(context: BrowserContext) -> Iterator[tuple[str, Page]]:
    """Leads a window from screen to screen and yields the screen's name and the window. Every kind of question comes
    both unanswered and answered."""
    page = context.new_page()
    player = Player(page)
    page.goto("/")
    yield "front", page
    player.open(COMPASS)
    yield "introduction", page
    play = player.begin(COMPASS)
    for number, answer in enumerate([0, 1, [0, 2]], start=1):
        yield f"{player.kind}, fresh", page
        player.answer(answer)
        player.go(number)
        yield f"{player.kind}, answered", page
        page.goto(play)
    yield "ranged, fresh", page
    player.open(COMPASS)
    yield "introduction of an open play", page
    page.goto(play)
    player.answer(0)
    yield "result", page
    yield from _other_screens(player)


def _other_screens(player: Player) -> Iterator[tuple[str, Page]]:
    page = player.page
    player.begin("which-animal")
    while player.kind != "ranged":
        player.answer_somehow()
    number = player.number
    player.answer(125)
    player.go(number)
    yield "ranged, answered", page
    while not player.at_result:
        if player.page.url.endswith(f"/{number}"):
            page.goto(player.play)
        player.answer_somehow()
    yield "result of the animals", page
    player.begin(COMPASS)
    for nothing in [2, 2, [], 500]:
        player.answer(nothing)
    yield "undecided", page
    page.goto("/r/which-animal/dog")
    yield "shared", page
    page.goto("/nowhere")
    yield "not found", page
    page.goto("/p/" + "0" * 26)
    yield "no such play", page
