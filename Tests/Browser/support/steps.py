"""What players do in a window, in words that don't depend on how a page is laid out: addresses, forms and where they
lead."""

import re

from playwright.sync_api import Locator, Page

from support.server import Server

ROUND = re.compile(r"/daily/round/[0-9a-z]{26}$")
DIFFICULTIES = ["easy", "medium", "hard"]


def primary(page: Page) -> Locator:
    return page.locator("main .button.primary:visible").first


def sign_in_as_guest(page: Page, zone: str) -> None:
    """Starts as a guest from the first page of the daily game. Slides are skipped."""
    page.goto("/daily")
    page.locator('form[action="/daily/play"] button, form[action="/account/guest"] button').first.click()
    page.wait_for_load_state("load")
    if page.locator("#zone").count():
        page.locator("#zone").select_option(zone)
        primary(page).click()
        page.wait_for_load_state("load")
    if "/daily/welcome" in page.url:
        page.locator('form[action="/daily/welcome"] button').first.click()
        page.wait_for_url(lambda url: "/welcome" not in url)


def go_to_start(page: Page, difficulty: str) -> None:
    """Opens the page on which the question can be started."""
    if page.goto(f"/daily/{difficulty}").status == 404:
        page.goto("/daily")


def start_round(page: Page, difficulty: str) -> None:
    go_to_start(page, difficulty)
    forms = page.locator('form[action="/daily/start"]')
    named = forms.locator(f'button[name="difficulty"][value="{difficulty}"]')
    (named if named.count() else forms.locator("button")).first.click()
    page.wait_for_url(ROUND)


def answers(page: Page) -> Locator:
    return page.locator('form[action$="/answer"] button[name="answer"]')


def press_answer(page: Page, server: Server, right: bool) -> None:
    texts = [text.strip() for text in answers(page).all_inner_texts()]
    correct = server.correct_answer(texts)
    answers(page).nth(correct if right else (correct + 1) % len(texts)).click()


def answer_round(page: Page, server: Server, right: bool = True) -> None:
    press_answer(page, server, right)
    page.locator("#verdict").wait_for()


def play_round(page: Page, server: Server, difficulty: str, right: bool = True) -> None:
    start_round(page, difficulty)
    answer_round(page, server, right)


def pause(page: Page) -> None:
    page.locator('form[action$="/pause"] button').click()
    page.locator('form[action$="/resume"]').wait_for()


def resume(page: Page) -> None:
    page.locator('form[action$="/resume"] button').first.click()
    answers(page).first.wait_for()


def sign_up(page: Page, name: str, password: str, zone: str) -> None:
    """Creates an account. The window then shows the recovery code."""
    page.goto("/account/sign-up")
    page.locator("#name").fill(name)
    page.locator("#password").fill(password)
    if page.locator("#zone").count() and not page.locator("#zone").input_value():
        page.locator("#zone").select_option(zone)
    submit(page)
    page.locator("body:not(:has(#password))").wait_for()


def submit(page: Page) -> None:
    """Sends a form whose password the server hashes, which takes a moment in a debug build."""
    page.locator("main form .button.primary").first.click(timeout=60_000)
    page.wait_for_load_state("load")
