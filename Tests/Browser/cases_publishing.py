"""A quiz goes from a file to the public: preview, publishing, a new revision, and off the site again."""

import json
import re

from playwright.sync_api import Page, expect

from cases_account import make_account
from cases_studio import QUIZ, look, upload
from support.cases import case, check
from support.world import World

MISTAKEN = QUIZ | {"outcomes": QUIZ["outcomes"][:1]}
WAYS = {"with JavaScript": (True, 390), "without JavaScript": (False, 390), "on a wide screen": (True, 1280)}


@case("a quiz goes from a file with a mistake to the public and off the site again ({how})", how=list(WAYS))
def publishing(world: World, how: str):
    scripts, width = WAYS[how]
    options = {"java_script_enabled": scripts, "viewport": {"width": width, "height": 664}, "timezone_id": "Europe/Paris", "reduced_motion": "reduce"}
    with world.own_server() as server, world.context(server=server, **options) as context, world.context(server=server, **options) as other:
        author, friend = context.new_page(), other.new_page()
        author.goto(server.setup_path())
        make_account(author, "Greta")
        author.goto("/")
        author.locator('.site-navigation a[href="/studio"]').press("Enter")
        author.locator("main .empty-state a").press("Enter")
        author.wait_for_url("**/studio/new")
        upload(author, "quiz.json", json.dumps(MISTAKEN, indent=1))
        expect(author.locator(".mistakes li").first).to_contain_text("Line ")
        upload(author, "quiz.json", json.dumps(QUIZ))
        author.wait_for_url("**/studio/d/*")
        draft = author.url
        preview = make_link(author, how)
        friend.goto(preview)
        expect(friend.locator(".preview-mark")).to_be_visible()
        look(friend, "a preview's introduction", how)
        play(friend, "rice pudding", how)
        expect(friend.locator(".preview-mark")).to_be_visible()
        look(friend, "a preview's result", how)
        address = publish(author, draft, how)
        friend.goto("/")
        friend.locator(f'a[href="{address}"]').first.press("Enter")
        play(friend, "rice pudding", how)
        # A new revision while the friend plays another time.
        friend.locator('form[action$="/begin"] button').first.press("Enter")
        friend.wait_for_url(re.compile(r"/p/\w+/1$"))
        author.goto(draft)
        upload(author, "quiz.json", json.dumps(QUIZ | {"title": "Which dessert are you?"}))
        expect(author.get_by_role("status").first).to_be_visible()
        author.locator('a[href$="/publish"]').press("Enter")
        expect(author.locator(".changes li")).to_have_count(1)
        look(author, "what a new revision changes", how)
        author.locator('form[action$="/publish"] button').press("Enter")
        expect(author.get_by_role("status").first).to_be_visible()
        answer(friend)
        expect(friend.locator(".hero .eyebrow")).to_have_text(QUIZ["title"])
        friend.goto(address)
        expect(friend.locator("h1")).to_have_text("Which dessert are you?")
        author.locator('form[action$="/unpublish"] button').press("Enter")
        expect(author.locator('form[action$="/unpublish"]')).to_have_count(0)
        look(author, "a quiz that was taken off the site", how)
        check(friend.goto(address).status == 410, "the quiz is still on the site")
        revoke(author, draft, how)
        check(friend.goto(preview).status == 404, "the preview's link still works")


def make_link(page: Page, how: str) -> str:
    page.locator('a[href$="/previews"]').press("Enter")
    page.locator('form[action$="/previews"] button').press("Enter")
    expect(page.locator(".new-link")).to_be_visible()
    look(page, "a link to a preview", how)
    return page.locator(".new-link a").get_attribute("href")


def revoke(page: Page, draft: str, how: str) -> None:
    page.goto(draft + "/previews")
    page.locator('form[action$="/revoke"] button').press("Enter")
    expect(page.locator('form[action$="/revoke"]')).to_have_count(0)
    look(page, "no more links to a preview", how)


def publish(page: Page, draft: str, how: str) -> str:
    """Publishes a quiz, listed, and returns its path."""
    page.goto(draft)
    page.locator('a[href$="/publish"]').press("Enter")
    page.wait_for_url("**/publish")
    look(page, "a quiz to publish", how)
    page.locator('form[action$="/publish"] button').press("Enter")
    expect(page.get_by_role("status").first).to_be_visible()
    look(page, "a published quiz", how)
    address = page.locator(".on-site a.button").get_attribute("href")
    check(page.locator(".on-site textarea").first.input_value().endswith(address), "the address to copy is another one")
    return address


def play(page: Page, outcome: str, how: str) -> None:
    page.locator('form[action$="/begin"] button').first.press("Enter")
    expect(page.locator("h2.question-text")).to_have_text("Hot or cold?")
    answer(page)
    expect(page.locator("h1#outcome")).to_contain_text(outcome)


def answer(page: Page) -> None:
    page.locator(".answers button").first.press("Enter")
    page.wait_for_url("**/result")
