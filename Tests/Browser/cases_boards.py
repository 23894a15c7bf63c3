"""Statistics, boards, groups and the admin pages."""

import re

from playwright.sync_api import expect

from cases_account import examine
from support.cases import case, check, equal
from support.daily import PASSWORD, DailyPlayer
from support.layout import expect_no_overflow
from support.world import LANGUAGES, World


@case("an answer appears in the statistics and on the boards, {language}", language=LANGUAGES)
def counted(world: World, language: str):
    with world.own_server() as server, world.page(language=language, server=server) as page:
        player = DailyPlayer(page)
        name = player.sign_up(slides=False)
        player.leave_slides()
        for index in range(3):
            player.start(index)
            player.answer()
            player.go_home()
        page.goto("/daily/statistics")
        check("1" in page.locator("main").inner_text(), "the statistics have no 1")
        equal(page.locator(".calendar .strip").count(), 1, "days with windows in the calendar")
        equal(page.locator(".histogram tbody tr").count() > 0, True, "a chart that is a table")
        page.goto("/daily/boards")
        for board in ["difficulty=easy", "difficulty=hard", "week="]:
            expect(page.locator(".board .own").first).to_contain_text(name)
            page.locator(f'.segments a[href*="{board}"]').click()
        expect(page.locator(".board .own").first).to_contain_text(name)


@case("guests and wrong answers appear on no board")
def uncounted(world: World):
    with world.own_server() as server, world.context(server=server) as one, world.context(server=server) as two:
        guest, wrong = DailyPlayer(one.new_page()), DailyPlayer(two.new_page())
        guest.sign_in_as_guest()
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
        found(founder, "Pub <b>& Thursday</b>")
        expect(founder.page.locator("h1")).to_have_text("Pub <b>& Thursday</b>")
        link = founder.page.locator("#link").input_value()
        check(link.startswith(server.address), f"the link leads to {link}")
        friend.page.goto(link)
        friend.page.locator('form[action^="/daily/join/"] button').click()
        for player in [founder, friend]:
            player.page.goto("/daily/groups")
            player.page.locator('main a[href^="/daily/groups/"]').first.click()
            other = names[1] if player is founder else names[0]
            expect(player.page.locator(".waiting")).to_contain_text(other)
            expect(player.page.locator(".waiting .you")).to_have_text("you")
            expect(player.page.locator(".standings .button.primary")).to_have_attribute("href", "/daily")
            expect(player.page.locator(".standings section").nth(1).locator("tbody tr")).to_have_count(2)
            player.page.locator('main a[href*="/daily/boards?date="]').click()
            player.page.locator('.segments a[href*="difficulty=easy"]').click()
            board = player.page.locator(".board tbody").inner_text()
            check(names[0] in board and names[1] in board and names[2] not in board, f"the group's board: {board}")
        group = founder.page.url.split("group=")[1]
        for path in [f"/daily/groups/{group}", f"/daily/boards?group={group}"]:
            equal(stranger.page.goto(path).status, 404, f"{path} for a stranger")


def found(player: DailyPlayer, name: str) -> None:
    player.page.goto("/daily/groups")
    player.page.locator("#name").fill(name)
    player.page.locator('form[action="/daily/groups"] button').click()
    player.page.locator("#link").wait_for(state="attached")


@case("a stranger goes from an invitation by the day's questions and a name into the group ({how})", how=["with JavaScript", "without JavaScript"])
def invited(world: World, how: str):
    options = {"java_script_enabled": how.startswith("with ")}
    with world.own_server() as server, world.context(server=server, **options) as one, \
            world.context(server=server, **options) as two:
        founder, stranger = DailyPlayer(one.new_page()), DailyPlayer(two.new_page())
        name = founder.sign_up(slides=False)
        found(founder, "Pub")
        path = "/daily/join/" + founder.page.locator("#link").input_value().rsplit("/", 1)[1]
        page = stranger.page
        page.goto(path)
        expect(page.locator("h1")).to_have_text("Pub")
        expect(page.locator("main")).to_contain_text(name)
        page.locator('form[action="/daily/play"] button').click()
        stranger.choose_zone()
        page.wait_for_url("**/daily/easy")
        for index in range(3):
            stranger.start(index)
            stranger.answer()
            stranger.go_home()
        page.locator('.ask-name a[href^="/account/sign-up"]').click()
        page.locator("#name").fill("Zoe")
        page.locator("#password").fill(PASSWORD)
        stranger.press_and_hash()
        page.locator(".actions a.primary").click()
        expect(page.locator("h1")).to_have_text("Pub")
        expect(page.locator(".group-head")).to_contain_text("2")
        expect(page.locator(".done")).to_have_text("You’re in. 2 members.")
        equal(page.url.rsplit("/", 1)[1], path.rsplit("/", 1)[1] + "?joined", "the group's page")
        # The invitation was used; it isn't kept any longer.
        check(not any(cookie["name"].endswith("-invitation") for cookie in two.cookies()), "the invitation is still kept")


@case("an invitation is copied by a press where the system shares nothing")
def copied_invitation(world: World):
    with world.own_server() as server, world.context(server=server) as context:
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        founder = DailyPlayer(context.new_page())
        founder.sign_up(slides=False)
        found(founder, "Pub")
        expect(founder.page.locator("#link")).to_be_hidden()
        founder.page.locator(".invitation button").click()
        expect(founder.page.locator(".share [role=status]")).not_to_be_empty()
        link = founder.page.locator("#link").input_value()
        copied = founder.page.evaluate("navigator.clipboard.readText()")
        check(copied.endswith(link) and "Pub" in copied, f"the copied text: {copied}")


@case("the switches of the boards have one row each, {language}, {width} px", language=LANGUAGES, width=[320, 390, 844])
def one_row(world: World, language: str, width: int):
    with world.page(language=language) as page:
        page.set_viewport_size({"width": width, "height": 640 if width < 844 else 390})
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        page.goto("/daily/boards")
        for switch in page.locator(".segments").all():
            equal(len({link.bounding_box()["y"] for link in switch.locator("a").all()}), 1, "rows of a switch")
        expect_no_overflow(page)
        cut = page.evaluate("() => [...document.querySelectorAll('.segments a')].filter(e => e.scrollWidth > e.clientWidth).map(e => e.innerText)")
        check(not cut, f"cut off: {cut}")


@case("a wide window shows the week beside the day")
def week_beside_day(world: World):
    with world.own_server() as server, world.context(server=server) as context:
        player = DailyPlayer(context.new_page())
        player.sign_up(slides=False)
        player.leave_slides()
        for index in range(3):
            player.start(index)
            player.answer()
            player.go_home()
        page = player.page
        page.goto("/daily/boards")
        page.set_viewport_size({"width": 1280, "height": 800})
        day, week = (page.locator(selector).bounding_box() for selector in ("main > .board", ".beside .board"))
        check(week["x"] > day["x"] + day["width"], f"the day is at {day}, the week at {week}")
        page.set_viewport_size({"width": 390, "height": 664})
        expect(page.locator(".beside")).to_be_hidden()


@case("past questions are filtered as soon as a filter changes, and by a button without JavaScript ({how})", how=["with JavaScript", "without JavaScript"])
def filters_act(world: World, how: str):
    has_scripts = how.startswith("with ")
    with world.page(java_script_enabled=has_scripts) as page:
        page.set_viewport_size({"width": 390, "height": 664})
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        for index, right in [(0, True), (1, False)]:
            player.start(index)
            player.answer(right=right)
            player.go_home()
        page.goto("/daily/past")
        equal(len({select.bounding_box()["y"] for select in page.locator(".filters select").all()}), 1, "rows of filters")
        expect(page.locator(".past-rounds > li")).to_have_count(2)
        expect(page.locator(".day-score")).to_have_count(1)
        equal(page.locator(".filters button:visible").count(), 0 if has_scripts else 1, "buttons beside the filters")
        page.locator('.filters select[name="result"]').select_option("wrong")
        if not has_scripts:
            page.locator(".filters button").click()
        page.wait_for_url("**result=wrong**")
        expect(page.locator(".past-rounds > li")).to_have_count(1)
        equal(page.locator(".day-score").count(), 0, "summaries of a day beside a filter")


@case("the place that the day's page tells is that of the player's row on the board")
def rank_and_row(world: World):
    with world.own_server() as server, world.context(server=server) as context:
        player = DailyPlayer(context.new_page())
        player.sign_up(slides=False)
        player.leave_slides()
        for index in range(3):
            player.start(index)
            player.answer(right=index != 1)
            player.go_home()
        page = player.page
        page.goto("/daily/boards")
        row = page.locator(".board .own").first  # Of the day: a wide window shows the week beside it.
        expect(row.locator("td").nth(1)).to_have_text("2")
        total = row.locator("td").last.inner_text()
        expect(page.locator(".standing")).to_contain_text(total)
        page.goto("/daily")
        expect(page.locator("main")).to_contain_text(total)
        page.goto("/daily/statistics")
        page.locator(".calendar [aria-current] a").click()
        expect(page.locator(".standing")).to_contain_text(total)


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
        for action in ["dismiss", "translate", "void", "rekey"]:
            operator.page.locator(f'details.action-form:has(form[action$="/{action}"]) summary').click()
        equal(operator.page.locator("details.action-form[open]").count(), 1, "decisions open at once")
        operator.page.get_by_role("radio", name=given).check()
        operator.page.locator("#rekey-reason").fill("The book was wrong.")
        operator.page.locator('form[action$="/rekey"] button').click()
        expect(operator.page.locator("main")).to_contain_text("Will count as right: 1 answer.")
        operator.page.locator('form[action$="/rekey"] button.primary').click()
        operator.page.wait_for_url("**effect=1")
        operator.page.goto("/admin/audit-log")
        expect(operator.page.locator("main")).to_contain_text("The book was wrong.")
        player.page.goto(path)
        expect(player.page.locator(".verdict-panel.is-right")).to_be_visible()
        player.page.goto("/daily/boards")
        player.page.locator('.segments a[href*="difficulty=easy"]').click()
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
    for index in range(3):
        path = player.start(index)
        player.answer(right=index != 1)
        page.goto("/daily")
    page.goto(path)
    page.locator("details:has(#report) summary").click()
    page.locator("#report").fill("Why?")
    page.locator('form[action*="/report"] button').click()
    for path in ["statistics", "boards"]:
        page.goto(f"/daily/{path}")
        yield path, page
    page.locator('.segments a[href*="week="]').click()
    yield "the week's board", page
    page.goto("/daily/past")
    yield "past questions", page
    page.locator(".past-day h2 a").first.click()
    yield "today's questions again", page
    page.goto("/daily/groups")
    page.locator("#name").fill("Pub")
    page.locator('form[action="/daily/groups"] button').click()
    page.locator("#link").wait_for(state="attached")
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
