"""Authors' pages: a quiz is begun, read, replaced, downloaded and deleted."""

import json

from playwright.sync_api import Page, expect

from cases_account import examine, make_account
from support.cases import case, check, equal

from support.server import ROOT
from support.world import World

ANIMAL = ROOT / "Quizzes/which-animal/quiz.yaml"
QUIZ = {
    "id": "pudding", "languages": ["en"], "title": "Which pudding are you?", "description": "One question.",
    "outcomes": [{"id": id, "emoji": emoji, "name": name, "description": "It is."} for id, emoji, name in [("rice", "🍚", "rice pudding"), ("trifle", "🍨", "trifle")]],
    "questions": [{"id": "warmth", "text": "Hot or cold?", "answers": [{"text": "Hot", "outcome": "rice"}, {"text": "Cold", "outcome": "trifle"}]}],
}


@case("an author begins a quiz of a file with a mistake, mends it, reads, downloads and deletes it ({how})", how=["with JavaScript", "without JavaScript", "on a wide screen"])
def studio(world: World, how: str):
    width = 1280 if how == "on a wide screen" else 390
    options = {"java_script_enabled": how != "without JavaScript", "viewport": {"width": width, "height": 664}, "timezone_id": "Europe/Paris", "reduced_motion": "reduce"}
    with world.own_server() as server, world.context(server=server, **options) as context:
        page = context.new_page()
        page.goto(server.setup_path())
        make_account(page, "Greta")
        page.goto("/studio")
        look(page, "the empty studio", how)
        page.locator("main .empty-state a").press("Enter")
        page.wait_for_url("**/studio/new")
        look(page, "a new quiz", how)
        upload(page, "quiz.json", json.dumps(QUIZ | {"outcomes": QUIZ["outcomes"][:1]}, indent=1))
        expect(page.locator("#file [aria-invalid]")).to_be_visible()
        expect(page.locator(".mistakes li").first).to_contain_text("Line ")
        look(page, "a file's mistakes", how)
        upload(page, "quiz.json", json.dumps(QUIZ))
        page.wait_for_url("**/studio/d/*")
        expect(page.locator("h1")).to_have_text(QUIZ["title"])
        expect(page.locator(".outline-questions")).to_contain_text("Hot or cold?")
        expect(page.locator("#odds")).to_contain_text("50.0%")
        look(page, "a draft", how)
        address = page.url
        with page.expect_download() as download:
            page.get_by_role("link", name="Download as JSON").click()
        equal(download.value.suggested_filename, "pudding.json", "the name of the downloaded file")
        equal(json.loads(download.value.path().read_text(encoding="utf-8")), QUIZ, "the downloaded quiz")
        upload(page, "quiz.json", json.dumps(QUIZ | {"title": "Which dessert are you?"}))
        expect(page.get_by_role("status")).to_be_visible()
        expect(page.locator("h1")).to_have_text("Which dessert are you?")
        page.locator('a[href$="/delete"]').press("Enter")
        page.locator("#title").fill(QUIZ["title"])
        page.locator("#title").press("Enter")
        expect(page.locator("#title[aria-invalid]")).to_be_visible()
        look(page, "a deletion that was refused", how)
        page.locator("#title").fill("Which dessert are you?")
        page.locator("#title").press("Enter")
        page.wait_for_url("**/studio")
        check(page.goto(address).status == 404, "a deleted draft can still be opened")


def upload(page: Page, name: str, text: str) -> None:
    section = page.locator("section#file")
    section.locator('input[type="file"]').set_input_files({"name": name, "mimeType": "application/json", "buffer": text.encode()})
    section.locator("button").press("Enter")


def look(page: Page, name: str, how: str) -> None:
    if how != "without JavaScript":
        examine([(name, page)])
