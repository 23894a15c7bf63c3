"""Pages of the daily game: the first visit, a day from its start to its end, practice, the past, boards and groups."""

import datetime
import zoneinfo

from support.dates import ORDINARY_DAY
from support.scenes import SceneSession, scene
from support.seed import PASSWORD, TODAY
from support.steps import (
    DIFFICULTIES, answer_round, sign_in_as_guest, pause, play_round, press_answer, primary, resume, start_round,
)
from support.forms import FormClient

MINUTE = 60
HOUR = 60 * MINUTE


@scene("daily-first daily-zone ready-first verdict-first verdict-guest day-guest front-guest daily-empty")
def first_visit(session: SceneSession):
    page = session.window()
    session.visit(page, "/daily", "daily-first")
    session.visit(page, "/account/guest", "daily-zone")
    sign_in_as_guest(page, session.zone)
    if page.url.endswith("/daily/easy"):
        session.take(page, "ready-first")
    for difficulty in DIFFICULTIES:
        start_round(page, difficulty)
        session.pass_time(4)
        answer_round(page, session.server, right=difficulty != "medium")
        if difficulty != "medium":
            session.take(page, "verdict-first" if difficulty == "easy" else "verdict-guest")
    session.visit(page, "/daily", "day-guest")
    session.visit_front(page, "front-guest")
    session.start_server(seeded=False, bank=lambda folder: None)
    session.visit(session.window(), "/daily", "daily-empty")


@scene(
    "day-fresh front-player ready-easy round-paused round-running verdict-right verdict-later verdict-reported day-one front-one"
)
def a_day_begins(session: SceneSession):
    page = session.window("player")
    session.visit(page, "/daily", "day-fresh")
    session.visit_front(page, "front-player")
    session.visit(page, "/daily/easy", "ready-easy")
    start_round(page, "easy")
    session.pass_time(7)
    pause(page)
    session.take(page, "round-paused")
    resume(page)
    session.take(page, "round-running")
    round_page = page.url
    answer_round(page, session.server)
    session.take(page, "verdict-right")
    page.goto(round_page)
    session.take(page, "verdict-later")
    page.locator("main summary").last.click()
    page.locator("#report").fill("…")
    with page.expect_navigation():
        page.locator('form[action*="/report"] button').click()
    session.take(page, "verdict-reported")
    session.visit(page, "/daily", "day-one")
    session.visit_front(page, "front-one")


@scene(
    "day-paused round-offline verdict-wrong day-two front-two ready-hard verdict-last day-done front-done boards-own past-today statistics-done"
)
def a_day_ends(session: SceneSession):
    page = session.window("player")
    start_round(page, "easy")
    session.pass_time(5)
    answer_round(page, session.server)
    start_round(page, "medium")
    session.pass_time(9)
    pause(page)
    round_page = page.url
    session.visit(page, "/daily", "day-paused")
    page.goto(round_page)
    resume(page)
    page.context.set_offline(True)
    press_answer(page, session.server, right=False)
    page.wait_for_timeout(500)
    session.take(page, "round-offline")
    page.context.set_offline(False)
    try:
        page.locator("#verdict").wait_for(timeout=5000)
    except Exception:
        answer_round(page, session.server, right=False)
    session.take(page, "verdict-wrong")
    session.visit(page, "/daily", "day-two")
    session.visit_front(page, "front-two")
    session.visit(page, "/daily/hard", "ready-hard")
    start_round(page, "hard")
    session.pass_time(6)
    answer_round(page, session.server)
    session.take(page, "verdict-last")
    session.visit(page, "/daily", "day-done")
    session.visit_front(page, "front-done")
    session.visit(page, "/daily/boards", "boards-own")
    session.visit(page, f"/daily/days/{TODAY.date()}", "past-today")
    session.visit(page, "/daily/statistics", "statistics-done")


@scene("day-all day-none")
def good_and_bad_days(session: SceneSession):
    for state, right in [("all", True), ("none", False)]:
        session.start_server()
        page = session.window("player")
        for difficulty in DIFFICULTIES:
            start_round(page, difficulty)
            session.pass_time(4)
            answer_round(page, session.server, right)
        session.visit(page, "/daily", f"day-{state}")


@scene("verdict-void verdict-timeout round-late day-late verdict-expired day-after")
def rounds_that_end_otherwise(session: SceneSession):
    page = session.window("player")
    play_round(page, session.server, "medium", right=False)
    session.server.run("daily", "void", str(session.server.items(ORDINARY_DAY[:10])["medium"][0]), "--reason", "Two answers are right.")
    page.reload()
    session.take(page, "verdict-void")
    start_round(page, "easy")
    send_heartbeats_for_an_hour(session, page)
    page.reload()
    page.locator("#verdict").wait_for()
    session.take(page, "verdict-timeout")
    # The next date, until just before it ends.
    morning = datetime.datetime.combine(TODAY + datetime.timedelta(days=1), datetime.time(8), zoneinfo.ZoneInfo(session.zone))
    session.set_time(morning)
    start_round(page, "easy")
    pause(page)
    paused_round = page.url
    session.set_time(morning.replace(hour=23, minute=59, second=52))
    start_round(page, "hard")
    late_round = page.url
    session.pass_time(10)
    page.reload()
    session.take(page, "round-late")
    page.goto("/daily")
    session.take(page, "day-late")
    page.goto(paused_round)
    session.take(page, "verdict-expired")
    page.goto(late_round)
    answer_round(page, session.server)
    session.visit(page, "/daily", "day-after")


def send_heartbeats_for_an_hour(session: SceneSession, page) -> None:
    """Lets the page tell the server every 14 seconds that it is there, until the hour is over."""
    visitor = FormClient(session.server, language=session.language)
    visitor.cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    path = page.url.removeprefix(session.server.address)
    for _ in range(HOUR // 14 + 1):
        session.pass_time(14)
        visitor.post(f"{path}/heartbeat")


@scene("practice-filter practice-question practice-right practice-wrong help-rules licences-all")
def practice(session: SceneSession):
    page = session.window("player")
    session.visit(page, "/daily/practice", "practice-filter")
    primary(page).click()
    page.wait_for_url("**/daily/practice/*seed=*")
    session.take(page, "practice-question")
    options = page.locator('main button[name="answer"]')
    seen = set()
    question = page.url
    for index in range(options.count()):
        page.goto(question)
        options.nth(index).click()
        page.wait_for_url("**answer=*")
        kind = "right" if page.locator(".is-right").count() and not page.locator(".is-wrong, .is-other").count() else "wrong"
        if kind not in seen:
            seen.add(kind)
            session.take(page, f"practice-{kind}")
    session.visit(page, "/daily/help", "help-rules")
    session.visit(page, "/licences", "licences-all")


@scene("slides-1 slides-2 slides-3 slides-4")
def slides(session: SceneSession):
    page = session.window("player")
    for number in (1, 2, 3, 4):
        session.visit(page, "/daily/welcome" if number == 1 else f"/daily/welcome/{number}", f"slides-{number}")


@scene("past-list past-filtered past-day past-missed past-void statistics-all statistics-earlier statistics-none past-none")
def the_past(session: SceneSession):
    page = session.window("player")
    day = lambda ago: (TODAY - datetime.timedelta(days=ago)).date().isoformat()
    session.visit(page, "/daily/past", "past-list")
    session.visit(page, "/daily/past?difficulty=hard", "past-filtered")
    session.visit(page, f"/daily/days/{day(1)}", "past-day")
    session.visit(page, f"/daily/days/{day(9)}", "past-missed")
    session.visit(page, f"/daily/days/{day(4)}", "past-void")
    session.visit(page, "/daily/statistics", "statistics-all")
    session.visit(page, "/daily/statistics?month=2027-02", "statistics-earlier")
    page = newcomer(session)
    session.visit(page, "/daily/statistics", "statistics-none")
    session.visit(page, "/daily/past", "past-none")


@scene("boards-day boards-week boards-question boards-group boards-past boards-none groups-list groups-none group-founder invitation-member")
def boards_and_groups(session: SceneSession):
    page = session.window("player")
    today, yesterday = TODAY.date(), (TODAY - datetime.timedelta(days=1)).date()
    session.visit(page, "/daily/boards", "boards-day")
    session.visit(page, f"/daily/boards?week={today - datetime.timedelta(days=today.weekday())}", "boards-week")
    session.visit(page, f"/daily/boards?date={today}&difficulty=hard", "boards-question")
    session.visit(page, f"/daily/boards?date={yesterday}", "boards-past")
    session.visit(page, "/daily/groups", "groups-list")
    page.locator('main a[href^="/daily/groups/"]').first.click()
    page.wait_for_url("**/daily/groups/*")
    session.take(page, "group-founder")
    code = page.url.rsplit("/", 1)[1]
    session.visit(page, f"/daily/boards?date={yesterday}&group={code}", "boards-group")
    session.visit(page, session.seed.invitations[session.language], "invitation-member")
    page = newcomer(session)
    session.visit(page, "/daily/boards", "boards-none")
    session.visit(page, "/daily/groups", "groups-none")


@scene("invitation-stranger invitation-guest invitation-player")
def invitations(session: SceneSession):
    path = None
    for player in ["stranger", "guest", "player"]:
        page = session.window("operator" if player == "player" else "")
        path = session.seed.invitations[session.language]
        if player == "guest":
            sign_in_as_guest(page, session.zone)
        session.visit(page, path, f"invitation-{player}")


@scene("personal-first personal-day personal-verdict personal-done personal-boards personal-statistics personal-help")
def personal_draw(session: SceneSession):
    page = newcomer(session, ["--daily-draw", "personal"])
    session.visit(session.window(), "/daily", "personal-first")
    session.visit(page, "/daily", "personal-day")
    for difficulty in DIFFICULTIES:
        start_round(page, difficulty)
        session.pass_time(4)
        answer_round(page, session.server)
    session.take(page, "personal-verdict")
    for path, name in [("", "done"), ("/boards", "boards"), ("/statistics", "statistics"), ("/help", "help")]:
        page.goto(f"/daily{path}")
        session.take(page, f"personal-{name}")


def newcomer(session: SceneSession, arguments: list[str] = []):
    """A window of the only player of a new house, who has seen the slides."""
    session.start_server(seeded=False, arguments=arguments)
    visitor = FormClient(session.server, language=session.language)
    visitor.sign_up("Mina", PASSWORD, session.zone)
    return session.window(cookies=visitor.cookies)
