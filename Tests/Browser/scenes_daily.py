"""Pages of the daily game: the first visit, a day from its start to its end, practice, the past, boards and groups."""

import datetime
import zoneinfo

from support.dates import ORDINARY_DAY
from support.scenes import Stage, scene
from support.seed import PASSWORD, TODAY
from support.steps import (
    DIFFICULTIES, answer_round, arrive_as_guest, pause, play_round, press_answer, primary, resume, start_round,
)
from support.forms import FormClient

MINUTE = 60
HOUR = 60 * MINUTE


@scene("daily-first daily-zone ready-first verdict-first verdict-guest day-guest front-guest daily-empty")
def first_visit(stage: Stage):
    page = stage.window()
    stage.visit(page, "/daily", "daily-first")
    stage.visit(page, "/account/guest", "daily-zone")
    arrive_as_guest(page, stage.zone)
    if page.url.endswith("/daily/easy"):
        stage.take(page, "ready-first")
    for difficulty in DIFFICULTIES:
        start_round(page, difficulty)
        stage.pass_time(4)
        answer_round(page, stage.server, right=difficulty != "medium")
        if difficulty != "medium":
            stage.take(page, "verdict-first" if difficulty == "easy" else "verdict-guest")
    stage.visit(page, "/daily", "day-guest")
    stage.visit_front(page, "front-guest")
    stage.open_house(seeded=False, bank=lambda folder: None)
    stage.visit(stage.window(), "/daily", "daily-empty")


@scene(
    "day-fresh front-player ready-easy round-paused round-running verdict-right verdict-later verdict-reported day-one front-one"
)
def a_day_begins(stage: Stage):
    page = stage.window("player")
    stage.visit(page, "/daily", "day-fresh")
    stage.visit_front(page, "front-player")
    stage.visit(page, "/daily/easy", "ready-easy")
    start_round(page, "easy")
    stage.pass_time(7)
    pause(page)
    stage.take(page, "round-paused")
    resume(page)
    stage.take(page, "round-running")
    round_page = page.url
    answer_round(page, stage.server)
    stage.take(page, "verdict-right")
    page.goto(round_page)
    stage.take(page, "verdict-later")
    page.locator("main summary").last.click()
    page.locator("#report").fill("…")
    with page.expect_navigation():
        page.locator('form[action*="/report"] button').click()
    stage.take(page, "verdict-reported")
    stage.visit(page, "/daily", "day-one")
    stage.visit_front(page, "front-one")


@scene(
    "day-paused round-offline verdict-wrong day-two front-two ready-hard verdict-last day-done front-done boards-own past-today statistics-done"
)
def a_day_ends(stage: Stage):
    page = stage.window("player")
    start_round(page, "easy")
    stage.pass_time(5)
    answer_round(page, stage.server)
    start_round(page, "medium")
    stage.pass_time(9)
    pause(page)
    round_page = page.url
    stage.visit(page, "/daily", "day-paused")
    page.goto(round_page)
    resume(page)
    page.context.set_offline(True)
    press_answer(page, stage.server, right=False)
    page.wait_for_timeout(500)
    stage.take(page, "round-offline")
    page.context.set_offline(False)
    try:
        page.locator("#verdict").wait_for(timeout=5000)
    except Exception:
        answer_round(page, stage.server, right=False)
    stage.take(page, "verdict-wrong")
    stage.visit(page, "/daily", "day-two")
    stage.visit_front(page, "front-two")
    stage.visit(page, "/daily/hard", "ready-hard")
    start_round(page, "hard")
    stage.pass_time(6)
    answer_round(page, stage.server)
    stage.take(page, "verdict-last")
    stage.visit(page, "/daily", "day-done")
    stage.visit_front(page, "front-done")
    stage.visit(page, "/daily/boards", "boards-own")
    stage.visit(page, f"/daily/days/{TODAY.date()}", "past-today")
    stage.visit(page, "/daily/statistics", "statistics-done")


@scene("day-all day-none")
def good_and_bad_days(stage: Stage):
    for state, right in [("all", True), ("none", False)]:
        stage.open_house()
        page = stage.window("player")
        for difficulty in DIFFICULTIES:
            start_round(page, difficulty)
            stage.pass_time(4)
            answer_round(page, stage.server, right)
        stage.visit(page, "/daily", f"day-{state}")


@scene("verdict-void verdict-timeout round-late day-late verdict-expired day-after")
def rounds_that_end_otherwise(stage: Stage):
    page = stage.window("player")
    play_round(page, stage.server, "medium", right=False)
    stage.server.run("daily", "void", str(stage.server.items(ORDINARY_DAY[:10])["medium"][0]), "--reason", "Two answers are right.")
    page.reload()
    stage.take(page, "verdict-void")
    start_round(page, "easy")
    beat_for_an_hour(stage, page)
    page.reload()
    page.locator("#verdict").wait_for()
    stage.take(page, "verdict-timeout")
    # The next date, until just before it ends.
    morning = datetime.datetime.combine(TODAY + datetime.timedelta(days=1), datetime.time(8), zoneinfo.ZoneInfo(stage.zone))
    stage.set_time(morning)
    start_round(page, "easy")
    pause(page)
    paused_round = page.url
    stage.set_time(morning.replace(hour=23, minute=59, second=52))
    start_round(page, "hard")
    late_round = page.url
    stage.pass_time(10)
    page.reload()
    stage.take(page, "round-late")
    page.goto("/daily")
    stage.take(page, "day-late")
    page.goto(paused_round)
    stage.take(page, "verdict-expired")
    page.goto(late_round)
    answer_round(page, stage.server)
    stage.visit(page, "/daily", "day-after")


def beat_for_an_hour(stage: Stage, page) -> None:
    """Lets the page tell the server every 14 seconds that it is there, until the hour is over."""
    visitor = FormClient(stage.server, language=stage.language)
    visitor.cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    path = page.url.removeprefix(stage.server.address)
    for _ in range(HOUR // 14 + 1):
        stage.pass_time(14)
        visitor.post(f"{path}/heartbeat")


@scene("practice-filter practice-question practice-right practice-wrong help-rules licences-all")
def practice(stage: Stage):
    page = stage.window("player")
    stage.visit(page, "/daily/practice", "practice-filter")
    primary(page).click()
    page.wait_for_url("**/daily/practice/*seed=*")
    stage.take(page, "practice-question")
    options = page.locator('main button[name="answer"]')
    seen = set()
    question = page.url
    for place in range(options.count()):
        page.goto(question)
        options.nth(place).click()
        page.wait_for_url("**answer=*")
        kind = "right" if page.locator(".is-right").count() and not page.locator(".is-wrong, .is-other").count() else "wrong"
        if kind not in seen:
            seen.add(kind)
            stage.take(page, f"practice-{kind}")
    stage.visit(page, "/daily/help", "help-rules")
    stage.visit(page, "/licences", "licences-all")


@scene("slides-1 slides-2 slides-3 slides-4")
def slides(stage: Stage):
    page = stage.window("player")
    for number in (1, 2, 3, 4):
        stage.visit(page, "/daily/welcome" if number == 1 else f"/daily/welcome/{number}", f"slides-{number}")


@scene("past-list past-filtered past-day past-missed past-void statistics-all statistics-earlier statistics-none past-none")
def the_past(stage: Stage):
    page = stage.window("player")
    day = lambda ago: (TODAY - datetime.timedelta(days=ago)).date().isoformat()
    stage.visit(page, "/daily/past", "past-list")
    stage.visit(page, "/daily/past?difficulty=hard", "past-filtered")
    stage.visit(page, f"/daily/days/{day(1)}", "past-day")
    stage.visit(page, f"/daily/days/{day(9)}", "past-missed")
    stage.visit(page, f"/daily/days/{day(4)}", "past-void")
    stage.visit(page, "/daily/statistics", "statistics-all")
    stage.visit(page, "/daily/statistics?month=2027-02", "statistics-earlier")
    page = newcomer(stage)
    stage.visit(page, "/daily/statistics", "statistics-none")
    stage.visit(page, "/daily/past", "past-none")


@scene("boards-day boards-week boards-question boards-group boards-past boards-none groups-list groups-none group-founder invitation-member")
def boards_and_groups(stage: Stage):
    page = stage.window("player")
    today, yesterday = TODAY.date(), (TODAY - datetime.timedelta(days=1)).date()
    stage.visit(page, "/daily/boards", "boards-day")
    stage.visit(page, f"/daily/boards?week={today - datetime.timedelta(days=today.weekday())}", "boards-week")
    stage.visit(page, f"/daily/boards?date={today}&difficulty=hard", "boards-question")
    stage.visit(page, f"/daily/boards?date={yesterday}", "boards-past")
    stage.visit(page, "/daily/groups", "groups-list")
    page.locator('main a[href^="/daily/groups/"]').first.click()
    page.wait_for_url("**/daily/groups/*")
    stage.take(page, "group-founder")
    code = page.url.rsplit("/", 1)[1]
    stage.visit(page, f"/daily/boards?date={yesterday}&group={code}", "boards-group")
    stage.visit(page, stage.seed.invitations[stage.language], "invitation-member")
    page = newcomer(stage)
    stage.visit(page, "/daily/boards", "boards-none")
    stage.visit(page, "/daily/groups", "groups-none")


@scene("invitation-stranger invitation-guest invitation-player")
def invitations(stage: Stage):
    path = None
    for player in ["stranger", "guest", "player"]:
        page = stage.window("operator" if player == "player" else "")
        path = stage.seed.invitations[stage.language]
        if player == "guest":
            arrive_as_guest(page, stage.zone)
        stage.visit(page, path, f"invitation-{player}")


@scene("personal-first personal-day personal-verdict personal-done personal-boards personal-statistics personal-help")
def personal_draw(stage: Stage):
    page = newcomer(stage, ["--daily-draw", "personal"])
    stage.visit(stage.window(), "/daily", "personal-first")
    stage.visit(page, "/daily", "personal-day")
    for difficulty in DIFFICULTIES:
        start_round(page, difficulty)
        stage.pass_time(4)
        answer_round(page, stage.server)
    stage.take(page, "personal-verdict")
    for path, name in [("", "done"), ("/boards", "boards"), ("/statistics", "statistics"), ("/help", "help")]:
        page.goto(f"/daily{path}")
        stage.take(page, f"personal-{name}")


def newcomer(stage: Stage, arguments: list[str] = []):
    """A window of the only player of a new house, who has seen the slides."""
    stage.open_house(seeded=False, arguments=arguments)
    visitor = FormClient(stage.server, language=stage.language)
    visitor.sign_up("Mina", PASSWORD, stage.zone)
    return stage.window(cookies=visitor.cookies)
