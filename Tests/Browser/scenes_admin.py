"""The operator's pages."""

import re

from playwright.sync_api import Page

from support.scenes import SceneSession, scene
from support.seed import PASSWORD, PLAYERS

PAGES = {"schedule": "/schedule", "bank": "/bank", "analytics": "/analytics", "roles": "/accounts", "audit": "/audit-log"}


@scene("admin-reports admin-item admin-confirm-rekey admin-confirm-void admin-corrected admin-schedule admin-bank admin-analytics admin-roles admin-roles-saved admin-roles-refused admin-audit")
def admin(session: SceneSession):
    page = session.window("operator")
    session.visit(page, "/admin", "admin-reports")
    for name, path in PAGES.items():
        session.visit(page, f"/admin{path}", f"admin-{name}")
    for name, state in [(PLAYERS[session.language][0], "saved"), ("Nobody at all", "refused")]:
        page.goto("/admin/accounts")
        page.locator("#name").fill(name)
        page.locator('input[value="player"]').check()
        page.locator("#current-password").fill(PASSWORD)
        page.locator("main form button").click()
        page.locator("[role=status], [aria-invalid]").first.wait_for()
        session.take(page, f"admin-roles-{state}")
    for start, name in [("/admin", "item"), ("/admin/audit-log", "corrected")]:
        page.goto(start)
        page.locator('main a[href^="/admin/item/"]').first.click()
        page.wait_for_url(re.compile("/admin/item/"))
        for action in page.locator("main details > summary").all():
            action.click()
        session.take(page, f"admin-{name}")
        if name == "item":
            confirm(session, page)


def confirm(session: SceneSession, page: Page):
    """Photographs the pages that ask for confirmation, and changes nothing."""
    path = page.url
    for action in ["rekey", "void"]:
        page.goto(path)
        form = page.locator(f'form[action$="/{action}"]')
        form.evaluate("form => { form.closest('details').open = true }")
        if action == "rekey":
            form.get_by_role("radio").first.check()
        form.locator(f"#{action}-reason").fill("Two sources say so.")
        form.locator("button").click()
        page.locator("main .effect").wait_for()
        session.take(page, f"admin-confirm-{action}")
