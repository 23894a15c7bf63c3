"""The studio's pages."""

import json

from playwright.sync_api import Page

from support.scenes import SceneSession, scene
from support.server import ROOT

ANIMAL = ROOT / "Quizzes/which-animal/quiz.yaml"
# A quiz with outcomes that nobody gets, answers that count for nothing, and texts that are missing in Russian.
UNBALANCED = {
    "languages": ["en", "ru"],
    "title": {"en": "Which pudding are you?", "ru": "Какой вы пудинг?"},
    "description": {"en": "Two spoons, and no regrets."},
    "outcomes": [
        {"id": "rice", "emoji": "🍚", "name": {"en": "rice pudding", "ru": "рисовый пудинг"}, "description": {"en": "Slow, warm, and worth the wait."}},
        {"id": "trifle", "emoji": "🍨", "name": {"en": "trifle", "ru": "трайфл"}, "description": {"en": "Many layers, and custard in all of them."}},
    ],
    "questions": [
        {"text": {"en": "Hot or cold?", "ru": "Горячий или холодный?"}, "answers": [
            {"text": {"en": "Hot", "ru": "Горячий"}, "points": {"rice": 2}}, {"text": {"en": "Cold", "ru": "Холодный"}, "points": {"rice": 1}}]},
        {"text": {"en": "A cherry on top?", "ru": "Вишенку сверху?"}, "answers": [
            {"text": {"en": "Yes", "ru": "Да"}, "points": {"trifle": 1}}, {"text": {"en": "No", "ru": "Нет"}}]},
    ],
}


@scene("studio-empty studio-new studio-file-refused studio-example studio-empty-draft studio-findings studio-replaced studio-delete studio-delete-refused studio-home studio-all")
def studio(session: SceneSession):
    page = session.window("operator")
    session.visit(page, "/studio", "studio-empty")
    session.visit(page, "/studio/new", "studio-new")
    upload(page, "#file", "soup.yaml", ANIMAL.read_text(encoding="utf-8").replace("outcomes:", "outcome:").replace("emoji: ", "emoji: [ ", 1))
    session.take(page, "studio-file-refused")
    for origin, name in [("example:sliders", "example"), ("empty", "empty-draft")]:
        page.goto("/studio/new")
        page.locator(f'button[value="{origin}"]').click()
        page.wait_for_url("**/studio/d/*")
        session.take(page, f"studio-{name}")
    page.goto("/studio/new")
    upload(page, "#file", "pudding.json", json.dumps(UNBALANCED, ensure_ascii=False))
    page.wait_for_url("**/studio/d/*")
    session.take(page, "studio-findings")
    upload(page, "#file", "pudding.json", json.dumps(UNBALANCED | {"title": {"en": "Which dessert are you?", "ru": "Какой вы десерт?"}}))
    page.get_by_role("status").first.wait_for()
    session.take(page, "studio-replaced")
    page.locator('a[href$="/delete"]').click()
    page.locator("#title").wait_for()
    session.take(page, "studio-delete")
    page.locator("#title").fill("Something else")
    page.locator("main form button").click()
    page.locator("[aria-invalid]").first.wait_for()
    session.take(page, "studio-delete-refused")
    session.visit(page, "/studio", "studio-home")
    session.visit(page, "/studio?all=1", "studio-all")


def upload(page: Page, form: str, name: str, text: str) -> None:
    """Chooses a file in a form's section, and sends the form."""
    section = page.locator(f"section{form}")
    section.locator('input[type="file"]').set_input_files({"name": name, "mimeType": "application/octet-stream", "buffer": text.encode()})
    section.locator("button").click()
    page.wait_for_load_state("load")


@scene("studio-publish-errors studio-previews studio-preview-link preview-introduction preview-of-owner preview-question preview-result preview-not-yet studio-publish studio-published studio-changes studio-unpublished studio-home-published")
def publishing(session: SceneSession):
    page = session.window("operator")
    page.goto("/studio/new")
    page.locator('button[value="empty"]').click()
    page.wait_for_url("**/studio/d/*")
    empty = page.url
    session.visit(page, empty + "/publish", "studio-publish-errors")
    make_link(page, empty)
    friend = session.window()
    friend.goto(page.locator(".new-link a").get_attribute("href"))
    session.take(friend, "preview-not-yet")
    page.goto("/studio/new")
    page.locator('button[value="copy:which-animal"]').click()
    page.wait_for_url("**/studio/d/*")
    draft = page.url
    session.visit(page, draft + "/previews", "studio-previews")
    make_link(page, draft)
    session.take(page, "studio-preview-link")
    friend.goto(page.locator(".new-link a").get_attribute("href"))
    session.take(friend, "preview-introduction")
    page.goto(friend.url)
    session.take(page, "preview-of-owner")
    friend.locator('form[action$="/begin"] button').first.click()
    friend.wait_for_url("**/1")
    session.take(friend, "preview-question")
    while friend.locator("h1#outcome").count() == 0:
        before = friend.url
        boxes = friend.locator('.answers input[type="checkbox"]')
        if boxes.count():
            boxes.first.check()
        slider = friend.locator('input[name="typed"]')
        if slider.count():
            slider.fill("25")
        friend.locator(".answers button").last.click()
        friend.wait_for_url(lambda url: url != before)
    session.take(friend, "preview-result")
    session.visit(page, draft + "/publish", "studio-publish")
    page.locator('form[action$="/publish"] button').click()
    page.get_by_role("status").first.wait_for()
    session.take(page, "studio-published")
    page.goto(draft)
    exported = page.request.get(draft + "/export/yaml").text()
    upload(page, "#file", "animal.yaml", exported.replace("screw", "bolt").replace("shuffle:", "draw: 3\nshuffle:"))
    session.visit(page, draft + "/publish", "studio-changes")
    session.visit(page, "/studio", "studio-home-published")
    page.goto(draft + "/publish")
    page.locator('form[action$="/unpublish"] button').click()
    page.wait_for_load_state("load")
    session.take(page, "studio-unpublished")


def make_link(page: Page, draft: str) -> None:
    page.goto(draft + "/previews")
    page.locator('form[action$="/previews"] button').click()
    page.locator(".new-link").wait_for()
