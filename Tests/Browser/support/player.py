"""A player in a browser window. It finds controls as people do, by their role and not by their style."""

import re

from playwright.sync_api import Frame, Locator, Page, expect

from support.cases import check, equal

# The paths of a window: /p/{play}/{number}, in a frame on another site /e/{play}/{number}?lang={language}.
QUESTION = re.compile(r"(/[pe]/[^/]+)/(\d+)(?:\?|$)")
RESULT = re.compile(r"(/[pe]/[^/]+)/result(?:\?|$)")
SCRIPTS = {"en": r"[A-Za-z]", "ru": r"[А-Яа-яЁё]", "zh-Hant": r"[\u4e00-\u9fff]"}


class Player:
    def __init__(self, page: Page | Frame):
        self.page = page

    # Navigation

    def open(self, quiz: str) -> None:
        self.page.goto(f"/q/{quiz}")

    def begin(self, quiz: str) -> str:
        """Opens the introduction, presses Begin and returns the play's path, /p/{play}."""
        self.open(quiz)
        self.begin_button.click()
        self.page.wait_for_url(re.compile(r"/p/[^/]+/1$"))
        return self.play

    def go(self, number: int) -> None:
        self.page.goto(f"{self.play}/{number}")

    @property
    def begin_button(self) -> Locator:
        return self.page.locator('form[action*="/begin"] button')

    @property
    def play(self) -> str:
        """The play's path, from the window's URL."""
        found = QUESTION.search(self.page.url) or RESULT.search(self.page.url)
        check(found is not None, f"not in a play: {self.page.url}")
        return found[1]

    @property
    def number(self) -> int:
        found = QUESTION.search(self.page.url)
        check(found is not None, f"not at a question: {self.page.url}")
        return int(found[2])

    @property
    def at_result(self) -> bool:
        return RESULT.search(self.page.url) is not None

    # Reading the page

    @property
    def main(self) -> Locator:
        return self.page.locator("main")

    @property
    def heading(self) -> str:
        return self.page.locator("h1").inner_text()

    @property
    def choices(self) -> Locator:
        """The buttons, radio buttons or switches."""
        return self.page.locator('main form [name="answer"]')

    @property
    def slider(self) -> Locator:
        return self.page.locator('main form input[type="range"][name="value"]')

    @property
    def submit(self) -> Locator:
        return self.page.locator('main form:has([name="answer"], [name="value"]) button:not([name="answer"])')

    @property
    def kind(self) -> str:
        if self.slider.count():
            return "ranged"
        first = self.choices.first
        return {"checkbox": "multiple", "radio": "submit"}.get(first.get_attribute("type") or "", "press")

    @property
    def chosen(self) -> list[int]:
        """The indices of the selected choices."""
        if self.kind == "press":
            pressed = [button.get_attribute("aria-pressed") == "true" for button in self.choices.all()]
            return [i for i, is_pressed in enumerate(pressed) if is_pressed]
        return [i for i, choice in enumerate(self.choices.all()) if choice.is_checked()]

    @property
    def is_answered(self) -> bool:
        """The question shows an answer that was given before. An untouched slider stands in the middle."""
        return self.slider.input_value() != "500" if self.kind == "ranged" else self.chosen != []

    def expect_question(self, number: int, total: int) -> None:
        """The window shows this question: its path, numbered heading and progress."""
        self.page.wait_for_url(re.compile(rf"/[pe]/[^/]+/{number}(\?|$)"))
        numbered = self.main.get_by_text(re.compile(rf"(?<!\d){number}(?!\d)\D+{total}(?!\d)"))
        expect(numbered.first).to_be_visible()
        progress = self.page.locator("progress").evaluate("bar => bar.position")
        check(abs(progress - (number - 1) / total) < 0.001, f"progress {progress} at question {number} of {total}")

    def expect_fresh(self) -> None:
        """The controls show no answer of an earlier question."""
        check(not self.is_answered, f"question {self.number} already shows an answer")

    def expect_language(self, language: str, of: Locator | None = None) -> None:
        """The page declares its language, and its main part has letters of that language only."""
        equal(self.page.locator("html").get_attribute("lang"), language, "the page's language")
        text = (of or self.main).inner_text()
        check(re.search(SCRIPTS[language], text) is not None, f"nothing in {language}: {text}")
        for other, letters in SCRIPTS.items():
            found = re.search(rf".*{letters}.*", text)
            check(other == language or found is None, f"a {language} page has {found and found[0]!r}")

    # Answering

    def answer(self, choice) -> None:
        """Answers the question. The answer is the index of a choice, a list of indices for switches, or thousandths
        for the slider. Then it waits for the next page."""
        before = self.page.url
        if self.kind == "ranged":
            self.slider.fill(str(choice))
        elif self.kind == "multiple":
            for index, switch in enumerate(self.choices.all()):
                switch.set_checked(index in choice)
        elif self.kind == "submit":
            self.choices.nth(choice).check()
        if self.kind == "press":
            self.choices.nth(choice).click()
        else:
            self.submit.click()
        self.page.wait_for_url(lambda url: url != before)

    def answer_somehow(self) -> None:
        """Gives an answer that depends on the question's number."""
        if self.kind == "ranged":
            self.answer(137 * self.number % 1001)
        elif self.kind == "multiple":
            self.answer([0, self.choices.count() - 1])
        else:
            self.answer(self.number % self.choices.count())

    def play_through(self, quiz: str) -> None:
        self.begin(quiz)
        while not self.at_result:
            self.answer_somehow()
