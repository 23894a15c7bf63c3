"""Dates that are difficult for calendars. The pages must fit and show the right date as today."""

from support.cases import case, check, equal
from support.daily import DailyPlayer
from support.layout import expect_no_overflow, expect_nothing_clipped, expect_targets
from support.world import DESKTOP, PHONE, World

# The player's language and zone, the instant, and the date there.
AWKWARD = {
    "a Sunday": ("en", "Europe/London", "2026-11-22T12:00:00+00:00", "2026-11-22"),
    "a Sunday in a month of six weeks": ("ru", "Europe/Moscow", "2027-08-29T09:00:00+00:00", "2027-08-29"),
    "the last day of a month of six weeks": ("zh-Hant", "Asia/Taipei", "2027-05-31T04:00:00+00:00", "2027-05-31"),
    "31 December": ("en", "America/New_York", "2027-12-31T23:59:00+00:00", "2027-12-31"),
    "1 January, where it is first": ("zh-Hant", "Pacific/Kiritimati", "2027-12-31T10:00:30+00:00", "2028-01-01"),
    "29 February": ("ru", "Europe/Berlin", "2028-02-29T12:00:00+00:00", "2028-02-29"),
    "the day of 23 hours": ("en", "Europe/Berlin", "2027-03-28T00:59:30+00:00", "2027-03-28"),
    "the day of 25 hours": ("ru", "Europe/Berlin", "2027-10-31T00:59:30+00:00", "2027-10-31"),
    "a day that begins at one o’clock": ("en", "America/Santiago", "2027-09-05T04:00:30+00:00", "2027-09-05"),
}


@case("the calendar's pages fit and show the right date on {day}", day=list(AWKWARD))
def awkward_date(world: World, day: str):
    language, zone, now, date = AWKWARD[day]
    with world.own_server(now=now) as server, world.context(
        server=server, language=language, timezone_id=zone, reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        for index in range(3):
            player.start(index)
            player.answer(right=index != 1)
            player.go_home()
        equal(player.over.count(), 3, "questions that are over")
        for path in ["/daily", "/daily/statistics", "/daily/boards"]:
            page.goto(path)
            expect_fitting(page)
        page.goto("/daily/statistics")
        today = page.locator(".calendar [aria-current=date]")
        equal(today.locator("time").get_attribute("datetime"), date, "today's date in the calendar")
        equal(today.locator(".strip g").count(), 3, "windows of today's rounds")
        ahead = [time.get_attribute("datetime") for time in page.locator(".calendar td.ahead time").all()]
        check(all(later > date for later in ahead), f"{ahead[:1]} is ahead of {date}")


def expect_fitting(page) -> None:
    for size in ["100%", "200%"]:
        page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
        for width in [320, PHONE, DESKTOP]:
            page.set_viewport_size({"width": width, "height": 844})
            expect_no_overflow(page)
            expect_nothing_clipped(page)
    page.evaluate("() => document.documentElement.removeAttribute('style')")
    expect_targets(page, 24)
