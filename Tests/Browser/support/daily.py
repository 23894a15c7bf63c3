"""A player of the daily game in a browser window."""

import itertools
import re

from playwright.sync_api import Locator, Page

from support.cases import check

ROUND = re.compile(r"/daily/round/([0-9a-z]{26})$")
PASSWORD = "vier alte kamele"
_numbers = itertools.count(1)


class DailyPlayer:
    def __init__(self, page: Page):
        self.page = page

    # Signing up

    def sign_in_as_guest(self) -> None:
        """Starts as a guest, and goes back from the first question's ready page to the day's page."""
        self.page.goto("/daily")
        self.page.locator('form[action="/daily/play"] button').click()
        self.choose_zone()
        self.page.wait_for_url("**/daily/easy")
        self.go_home()

    def sign_up(self, slides: bool = True) -> str:
        """Creates an account and returns its name. The window then shows the first slide, or still the recovery
        code."""
        name = f"Ada {next(_numbers)}"
        self.page.goto("/account/sign-up")
        self.page.locator("#name").fill(name)
        self.page.locator("#password").fill(PASSWORD)
        zone = self.page.locator("#zone")
        if zone.count() and not zone.input_value():
            self.page.locator("#zone").select_option("Europe/Berlin")
        self.press_and_hash()
        self.code = self.page.locator(".code.shown").inner_text()
        if not slides:
            return name
        self.page.locator('.actions a[href="/daily"]').click()
        self.page.wait_for_url("**/daily/welcome")
        return name

    def leave_slides(self) -> None:
        self.page.goto("/daily/welcome")
        self.page.locator('form[action="/daily/welcome"] button').click()
        self.page.wait_for_url("**/daily")

    def sign_in(self, name: str) -> None:
        self.page.goto("/account/sign-in")
        self.page.locator("#name").fill(name)
        self.page.locator("#password").fill(PASSWORD)
        self.press_and_hash()
        self.page.wait_for_url("**/daily")

    def press_and_hash(self) -> None:
        """Presses a button that makes the server hash a password. This takes seconds in a debug build."""
        self.page.locator("main form .button.primary").click(timeout=60_000)

    def choose_zone(self) -> None:
        """Selects the guest's time zone. Without scripts the page asks for it."""
        if self.page.url.endswith("/account/guest"):
            self.page.locator("#zone").select_option("Europe/Berlin")
            self.page.locator("main form .button.primary").click()

    # Home

    def go_home(self) -> None:
        self.page.goto("/daily")

    def card(self, index: int) -> Locator:
        """The link of one of the day's questions."""
        return self.page.locator("main .windows li").nth(index)

    @property
    def over(self) -> Locator:
        """The marks of the day's questions that are over."""
        return self.page.locator("main .windows :is(.is-right, .is-wrong, .is-late, .is-void)")

    def start(self, index: int = 0) -> str:
        """Starts one of the day's questions and returns the round's path."""
        if not self.page.url.endswith("/daily"):
            self.go_home()
        self.card(index).locator("a").click()
        self.page.locator('form[action="/daily/start"] button').click()
        return self.in_round()

    def go_on(self, index: int = 0) -> str:
        self.card(index).locator("a").click()
        return self.in_round()

    def in_round(self) -> str:
        self.page.wait_for_url(ROUND)
        return "/daily/round/" + ROUND.search(self.page.url)[1]

    # A round

    @property
    def question(self) -> str:
        return self.page.locator("main .question-text").inner_text()

    @property
    def options(self) -> list[str]:
        return self.page.locator("main .answer .text").all_inner_texts()

    @property
    def watch(self) -> int:
        """The time on the watch, in seconds."""
        minutes, seconds = self.page.locator(".watch").inner_text().split(":")
        return int(minutes) * 60 + int(float(seconds))

    def pause(self) -> None:
        self.page.locator('form[action$="/pause"] button').click()
        self.page.locator('form[action$="/resume"]').wait_for()

    def resume(self) -> None:
        self.page.locator('form[action$="/resume"] button').click()
        self.page.locator(".answers").wait_for()

    def answer(self, right: bool = True) -> str:
        """Presses the correct answer or a wrong one, waits for the verdict, and returns the answer's text."""
        indices = [index for index, text in enumerate(self.options) if text.startswith("Kestrel") == right]
        check(bool(indices), f"no such answer among {self.options}")
        text = self.options[indices[0]]
        self.page.locator("main .answer").nth(indices[0]).click()
        self.page.locator("#verdict").wait_for()
        return text
