"""Pages of the account, and errors."""

import sqlite3

from support.scenes import SceneSession, scene
from support.seed import PASSWORD
from support.steps import sign_in_as_guest, sign_up, submit
from support.forms import FormClient

NAMES = {"en": "Rosa", "ru": "Соня", "zh-Hant": "曉雯"}


@scene(
    "sign-up sign-up-refused sign-up-code sign-in sign-in-refused recovery-form recovery-refused"
)
def signing_up(session: SceneSession):
    page = session.window()
    session.visit(page, "/account/sign-up", "sign-up")
    page.locator("main form").first.evaluate("form => { form.noValidate = true }")
    page.locator("#name").fill("Ada")
    page.locator("#password").fill("short")
    submit(page)
    page.get_by_role("alert").wait_for()
    session.take(page, "sign-up-refused")
    session.visit(page, "/account/sign-in", "sign-in")
    page.locator("#name").fill("Nobody at all")
    page.locator("#password").fill("wrong horse battery")
    submit(page)
    page.get_by_role("alert").wait_for()
    session.take(page, "sign-in-refused")
    session.visit(page, "/account/recover", "recovery-form")
    page.locator("#name").fill("Nobody at all")
    page.locator("#code").fill("ABCD-EFGH")
    page.locator("#password").fill("five young camels")
    submit(page)
    page.get_by_role("alert").wait_for()
    session.take(page, "recovery-refused")
    sign_up(page, NAMES[session.language], PASSWORD, session.zone)
    session.take(page, "sign-up-code")


@scene("setup setup-refused setup-code setup-ended setup-signed-in")
def setting_up(session: SceneSession):
    session.start_server(seeded=False)
    path = session.server.setup_path()
    page = session.window()
    sign_up(page, "Ada", PASSWORD, session.zone)
    session.visit(page, path, "setup-signed-in")
    page = session.window()
    session.visit(page, path, "setup")
    page.locator("main form").first.evaluate("form => { form.noValidate = true }")
    page.locator("#name").fill(NAMES[session.language])
    page.locator("#password").fill("short")
    submit(page)
    page.get_by_role("alert").wait_for()
    session.take(page, "setup-refused")
    page.locator("#password").fill(PASSWORD)
    submit(page)
    page.locator("#code").wait_for()
    session.take(page, "setup-code")
    session.visit(page, path, "setup-ended")


@scene("account-settings account-saved account-password account-code account-sessions account-deletion account-deleted account-guest")
def account(session: SceneSession):
    page = session.window("player")
    session.visit(page, "/account", "account-settings")
    page.locator('main form[action="/account"] button').first.click()
    page.wait_for_load_state("load")
    session.take(page, "account-saved")
    for path, name in [("password", "password"), ("code", "code"), ("sessions", "sessions"), ("delete", "deletion")]:
        session.visit(page, f"/account/{path}", f"account-{name}")
    page.locator("#current-password").fill(PASSWORD)
    page.locator('form[action="/account/delete"] button').last.click(timeout=60_000)
    page.wait_for_url("**/account/deleted")
    session.take(page, "account-deleted")
    page = session.window()
    sign_in_as_guest(page, session.zone)
    session.visit(page, "/account", "account-guest")


@scene("error-page error-quiz error-play error-owner error-round error-method error-site error-guests error-store")
def errors(session: SceneSession):
    page = session.window("player")
    visitor = FormClient(session.server)
    visitor.open("/q/compass")
    visitor.submit(visitor.form("/begin$"))
    for path, name in [
        ("/nowhere", "page"), ("/q/nowhere", "quiz"), ("/p/" + "0" * 26, "play"), (visitor.path, "owner"),
        ("/daily/round/" + "0" * 26, "round"), (f"/daily/round/{'0' * 26}/heartbeat", "method"),
    ]:
        page.goto(path)
        session.take(page, f"error-{name}")
    page.goto("about:blank")
    page.evaluate(
        "address => { document.body.innerHTML = `<form method=post action=\"${address}\"></form>`; document.forms[0].submit() }",
        session.server.address + "/q/compass/begin",
    )
    page.wait_for_url("**/begin")
    session.take(page, "error-site")
    # Another writer, as of a backup that hangs.
    writer = sqlite3.connect(session.server.database, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    page.goto("/q/compass")
    page.locator('form[action$="/begin"] button').click(timeout=30_000)
    page.wait_for_url("**/begin", timeout=30_000)
    session.take(page, "error-store")
    writer.close()
    session.start_server(arguments=["--guests", "off"])
    session.visit(session.window(), "/account/guest", "error-guests")
