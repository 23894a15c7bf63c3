"""The server is killed or the network fails: no reported answer is lost, and nothing is counted twice."""

from support.cases import case, check, equal
from support.player import Player
from support.world import World

ANIMALS = "which-animal"
COMPASS = "compass"
SCRIPT = [True, False]


@case("a play goes on after kill -9, and so does its result (JavaScript {script})", script=SCRIPT)
def survives_kill(world: World, script: bool):
    # A picture may be loading when the server dies.
    options = {"java_script_enabled": script, "fails_on_errors": False}
    with world.own_server() as server, world.page(server=server, **options) as page:
        player = Player(page)
        play = player.begin(ANIMALS)
        player.answer_somehow()
        player.answer_somehow()
        third = player.main.inner_text()
        server.kill()
        server.start()
        player.open(ANIMALS)
        page.locator(f'main a[href^="{play}"]').click()
        page.wait_for_url(f"**{play}/3")
        equal(player.main.inner_text(), third, "the third question after kill -9")
        player.go(1)
        check(player.is_answered, "the first answer is lost")
        player.go(3)
        while not player.at_result:
            player.answer_somehow()
        result = player.main.inner_text()
        server.kill()
        server.start()
        page.reload()
        equal(player.main.inner_text(), result, "the result after kill -9")


@case("an answer pressed while the server is down can be given again (JavaScript {script})", script=SCRIPT)
def answers_again(world: World, script: bool):
    with world.own_server() as server, world.context(
        server=server, java_script_enabled=script, fails_on_errors=False
    ) as context:
        page = context.new_page()
        player = Player(page)
        play = player.begin(COMPASS)
        player.answer(0)
        server.kill()
        player.choices.nth(0).check()
        player.submit.click()
        page.wait_for_timeout(500)
        check(f"{play}/3" not in page.url, "the page went on without the server")
        server.start()
        page.goto(play)
        player.expect_question(2, 4)
        for answer in [0, [0], 0]:
            player.answer(answer)
        check("north" in player.heading, f"all answers for north give {player.heading!r}")
        equal(server.distribution(COMPASS), {"north": 1}, "the counted plays")


@case("a press without a network leaves the play where it was (JavaScript {script})", script=SCRIPT)
def presses_offline(world: World, script: bool):
    with world.context(java_script_enabled=script, fails_on_errors=False) as context:
        page = context.new_page()
        player = Player(page)
        play = player.begin(COMPASS)
        context.set_offline(True)
        player.choices.nth(0).click()
        page.wait_for_timeout(500)
        context.set_offline(False)
        page.goto(play)
        player.expect_question(1, 4)
        player.answer(0)
        player.expect_question(2, 4)
