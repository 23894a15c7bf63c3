"""The operator's pages."""

import re

from support.scenes import Stage, scene

PAGES = {"schedule": "/schedule", "bank": "/bank", "analytics": "/analytics", "audit": "/audit-log"}


@scene("admin-reports admin-item admin-corrected admin-schedule admin-bank admin-analytics admin-audit")
def admin(stage: Stage):
    page = stage.window("operator")
    stage.visit(page, "/admin", "admin-reports")
    for name, path in PAGES.items():
        stage.visit(page, f"/admin{path}", f"admin-{name}")
    for start, name in [("/admin", "item"), ("/admin/audit-log", "corrected")]:
        page.goto(start)
        page.locator('main a[href^="/admin/item/"]').first.click()
        page.wait_for_url(re.compile("/admin/item/"))
        for action in page.locator("main details > summary").all():
            action.click()
        stage.take(page, f"admin-{name}")
