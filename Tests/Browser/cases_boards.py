"""Statistics, boards, groups and the admin pages."""

import re

from playwright.sync_api import expect

from cases_account import examine
from support.cases import case, check, equal
from support.daily import DailyPlayer
from support.world import LANGUAGES, World


@case("an answer appears in the statistics and on the boards, {language}", language=LANGUAGES)
def counted(world: World, language: str):
    with world.own_server() as server, world.page(language=language, server=server) as page:
        player = DailyPlayer(page)
        name = player.sign_up(slides=False)
        player.leave_slides()
        player.start()
        player.answer()
        page.goto("/daily/statistics")
        check("1" in page.locator("main").inner_text(), "the statistics have no 1")
        equal(page.locator("main svg").count() > 0, True, "a chart")
        equal(page.locator("main table").count() > 0, True, "a table with the chart's numbers")
        page.goto("/daily/boards")
        expect(page.locator(".board .own")).to_contain_text(name)
        page.locator('.tabs a[href*="week="]').click()
        expect(page.locator(".board .own")).to_contain_text(name)


@case("guests and wrong answers appear on no board")
def uncounted(world: World):
    with world.own_server() as server, world.context(server=server) as one, world.context(server=server) as two:
        guest, wrong = DailyPlayer(one.new_page()), DailyPlayer(two.new_page())
        guest.arrive_as_guest()
        guest.start()
        guest.answer()
        wrong.sign_up(slides=False)
        wrong.leave_slides()
        wrong.start()
        wrong.answer(right=False)
        for player in [guest, wrong]:
            player.page.goto("/daily/boards")
            expect(player.page.locator(".board tbody tr")).to_have_count(0)


@case("players join a group by its link and see each other on its board ({how})", how=["with JavaScript", "without JavaScript"])
def friends(world: World, how: str):
    options = {"java_script_enabled": how.startswith("with ")}
    with world.own_server() as server, world.context(server=server, **options) as one, \
            world.context(server=server, **options) as two, world.context(server=server, **options) as three:
        founder, friend, stranger = (DailyPlayer(context.new_page()) for context in (one, two, three))
        names = []
        for player in [founder, friend, stranger]:
            names.append(player.sign_up(slides=False))
            player.leave_slides()
            player.start()
            player.answer()
        founder.page.goto("/daily/groups")
        founder.page.locator("#name").fill("Pub <b>& Thursday</b>")
        founder.page.locator('form[action="/daily/groups"] button').click()
        expect(founder.page.locator("h1")).to_have_text("Pub <b>& Thursday</b>")
        link = founder.page.locator("#link").input_value()
        check(link.startswith(server.address), f"the link leads to {link}")
        friend.page.goto(link)
        friend.page.locator('form[action^="/daily/join/"] button').click()
        for player in [founder, friend]:
            player.page.goto("/daily/groups")
            player.page.locator('main a[href^="/daily/groups/"]').first.click()
            player.page.locator('main a[href*="/daily/boards?date="]').click()
            board = player.page.locator(".board tbody").inner_text()
            check(names[0] in board and names[1] in board and names[2] not in board, f"the group's board: {board}")
        group = founder.page.url.split("group=")[1]
        for path in [f"/daily/groups/{group}", f"/daily/boards?group={group}"]:
            equal(stranger.page.goto(path).status, 404, f"{path} for a stranger")


@case("an operator corrects a key, and the results follow")
def rekeyed(world: World):
    with world.own_server() as server, world.context(server=server) as one, world.context(server=server) as two:
        player, operator = DailyPlayer(one.new_page()), DailyPlayer(two.new_page())
        player.sign_up(slides=False)
        player.leave_slides()
        path = player.start()
        given = player.answer(right=False)
        player.page.goto(path)
        player.page.locator("details:has(#report) summary").click()
        player.page.locator("#report").fill("It is the other one.")
        player.page.locator('form[action*="/report"] button').click()
        name = operator.sign_up(slides=False)
        equal(operator.page.goto("/admin").status, 404, "the admin pages for a player")
        server.run("account", "role", name, "operator")
        operator.page.goto("/admin")
        operator.page.locator('main a[href^="/admin/item/"]').first.click()
        operator.page.locator("details.action-form summary").nth(1).click()
        operator.page.get_by_role("radio", name=given).check()
        operator.page.locator("#rekey-reason").fill("The book was wrong.")
        operator.page.locator('form[action$="/rekey"] button').click()
        operator.page.goto("/admin/audit-log")
        expect(operator.page.locator("main")).to_contain_text("The book was wrong.")
        player.page.goto(path)
        expect(player.page.locator(".verdict-panel.is-right")).to_be_visible()
        player.page.goto("/daily/boards")
        expect(player.page.locator(".board .own")).to_have_count(1)


def counting_screens(world: World, context, server):
    page = context.new_page()
    player = DailyPlayer(page)
    name = player.sign_up(slides=False)
    player.leave_slides()
    for path in ["statistics", "boards", "groups"]:
        page.goto(f"/daily/{path}")
        yield f"{path}, empty", page
    player.go_home()
    for place in range(3):
        path = player.start(place)
        player.answer(right=place != 1)
        page.goto("/daily")
    page.goto(path)
    page.locator("details:has(#report) summary").click()
    page.locator("#report").fill("Why?")
    page.locator('form[action*="/report"] button').click()
    for path in ["statistics", "boards"]:
        page.goto(f"/daily/{path}")
        yield path, page
    page.locator('.tabs a[href*="week="]').click()
    yield "the week's board", page
    page.goto("/daily/groups")
    page.locator("#name").fill("Pub")
    page.locator('form[action="/daily/groups"] button').click()
    page.locator("#link").wait_for()
    link = page.locator("#link").input_value()
    yield "group", page
    page.goto(link)
    yield "joined", page
    server.run("account", "role", name, "operator")
    page.goto("/licences")
    yield "licences", page
    for path in ["", "/schedule", "/bank", "/analytics", "/audit-log"]:
        page.goto(f"/admin{path}")
        yield f"admin{path}", page
    page.goto("/admin")
    page.locator('main a[href^="/admin/item/"]').first.click()
    page.wait_for_url(re.compile("/admin/item/"))
    for action in page.locator("details.action-form summary").all():
        action.click()
    yield "admin, a question", page


@case("axe finds nothing on statistics, boards, groups and admin pages, and they fit, {language}", language=LANGUAGES)
def counting_for_all(world: World, language: str):
    with world.own_server() as server:
        with world.context(language=language, reduced_motion="reduce", server=server) as context:
            examine(counting_screens(world, context, server))
