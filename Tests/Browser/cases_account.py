"""Accounts: the forms, signing up, in and out, and the accessibility of the pages."""

import json
import re

from playwright.sync_api import Page, expect

from cases_access import expect_whole
from support.axe import axe_violations
from support.cases import case, check, equal
from support.daily import PASSWORD, DailyPlayer
from support.layout import expect_sound_layout, expect_targets
from support.world import DESKTOP, LANGUAGES, PHONE, World


@case("an error is shown beside the field, and the typed text stays ({how})", how=["with JavaScript", "without JavaScript"])
def faults(world: World, how: str):
    with world.page(java_script_enabled=how.startswith("with "), timezone_id="Europe/Paris") as page:
        page.goto("/account/sign-up")
        page.locator("main form").evaluate("form => { form.noValidate = true }")
        page.locator("#name").fill("Ada of the short password")
        page.locator("#password").fill("short")
        if how == "without JavaScript":
            page.locator("#zone").select_option("Asia/Tokyo")
        DailyPlayer(page).press_and_hash()
        expect(page.get_by_role("alert")).to_be_visible()
        field = page.locator("#password")
        expect(field).to_have_attribute("aria-invalid", "true")
        check("8" in described(field), "the password's fault doesn't say how long it must be")
        equal(field.input_value(), "", "a password that came back")
        equal(page.locator("#name").input_value(), "Ada of the short password", "the name that came back")
        field.fill("password1")
        DailyPlayer(page).press_and_hash()
        check("too easy to guess" in described(page.locator("#password")), "nothing says that everybody uses the password")


def described(field) -> str:
    """What a screen reader says after the field's name."""
    return field.evaluate(
        "e => e.getAttribute('aria-describedby').split(' ').map(id => document.getElementById(id).textContent).join(' ')"
    )


@case("whoever opens the set-up link becomes the operator, and gives somebody else a role ({how})", how=["with JavaScript", "without JavaScript"])
def setting_up(world: World, how: str):
    options = {"java_script_enabled": how.startswith("with "), "timezone_id": "Europe/Paris", "reduced_motion": "reduce"}
    with world.own_server() as server, world.context(server=server, **options) as greta, world.context(server=server, **options) as bob:
        path = server.setup_path()
        page = greta.new_page()
        page.goto(path)
        if options["java_script_enabled"]:
            examine([("the set-up link", page)])
        make_account(page, "Greta")
        page.locator(".actions a").press("Enter")
        page.wait_for_url("**/studio")
        page.goto(path)
        page.wait_for_url("**/studio")
        equal(bob.request.get(path).status, 410, "the link's status after its use")
        other = bob.new_page()
        other.goto("/account/sign-up")
        make_account(other, "Bob")
        page.locator('.site-navigation a[href="/admin"]').click()
        page.locator('nav a[href="/admin/accounts"]').click()
        if options["java_script_enabled"]:
            examine([("roles", page)])
        page.locator("#name").fill("bob")
        page.locator('input[value="operator"]').check()
        page.locator("#current-password").fill(PASSWORD)
        page.locator("#current-password").press("Enter")
        expect(page.get_by_role("status")).to_be_visible()
        expect(page.locator("main")).to_contain_text("Bob")
        other.goto("/admin/accounts")
        expect(other.locator("main")).to_contain_text("Greta")


def make_account(page: Page, name: str) -> None:
    """Fills the form to create an account and sends it by the keyboard."""
    if page.locator("#zone").is_visible():
        page.locator("#zone").select_option("Europe/Paris")
    page.locator("#name").fill(name)
    page.locator("#password").fill(PASSWORD)
    page.locator("#password").press("Enter")
    page.locator(".code.shown").wait_for(timeout=60_000)


@case("a taken name is reported, and the account isn't affected")
def taken(world: World):
    with world.context() as first, world.context() as second:
        name = DailyPlayer(first.new_page()).sign_up()
        page = second.new_page()
        page.goto("/account/sign-up")
        page.locator("#name").fill(name.upper())
        page.locator("#password").fill("quite another one")
        DailyPlayer(page).press_and_hash()
        check("taken" in described(page.locator("#name")), "nothing says that the name is taken")


@case("a forgotten password is replaced by the recovery code, once")
def recovery(world: World):
    with world.context() as context:
        page = context.new_page()
        player = DailyPlayer(page)
        name = player.sign_up()
        page.goto("/account")
        page.locator('form[action="/account/sign-out"] button').click()
        page.wait_for_url(re.compile(r"/(daily)?$"))
        code = player.code
        page.goto("/account/recover")
        page.locator("#name").fill(name)
        page.locator("#code").fill(code.lower())
        page.locator("#password").fill("five young camels")
        player.press_and_hash()
        page.locator(".code.shown").wait_for()
        check(page.locator(".code.shown").inner_text() != code, "the code is the same as before")
        page.goto("/account")
        page.locator('form[action="/account/sign-out"] button').click()
        page.wait_for_url(re.compile(r"/(daily)?$"))
        page.goto("/account/recover")
        page.locator("#name").fill(name)
        page.locator("#code").fill(code)
        page.locator("#password").fill("six young camels")
        player.press_and_hash()
        expect(page.get_by_role("alert")).to_be_visible()


@case("signing out everywhere ends the other browser's session")
def everywhere(world: World):
    with world.context() as first, world.context() as second:
        player, other = DailyPlayer(first.new_page()), DailyPlayer(second.new_page())
        name = player.sign_up()
        other.page.goto("/account/sign-in")
        other.page.locator("#name").fill(name)
        other.page.locator("#password").fill(PASSWORD)
        other.press_and_hash()
        other.page.wait_for_url("**/daily/welcome")
        player.page.goto("/account/sessions")
        equal(player.page.locator(".sessions li").count(), 1, "this browser")
        choices = player.page.locator('form[action="/account/sessions"] input[type=radio]')
        equal(choices.count(), 2, "the other browser, and all")
        check("Chrome on Linux" in player.page.locator("main").inner_text(), "the browser isn't told")
        choices.first.check()
        player.page.locator("#current-password").fill(PASSWORD)
        player.press_and_hash()
        expect(player.page.locator(".done")).to_be_visible()
        other.page.goto("/account")
        other.page.wait_for_url("**/account/sign-in?return=**")
        player.page.goto("/account")
        expect(player.page.locator("h1")).to_have_text(name)


@case("a guest who signs up keeps all rounds, and sees no slides after an answer")
def guest_signs_up(world: World):
    with world.context() as context:
        page = context.new_page()
        player = DailyPlayer(page)
        player.sign_in_as_guest()
        player.start()
        player.answer()
        player.sign_up(slides=False)
        player.go_home()
        expect(page).to_have_url(re.compile("/daily$"))
        expect(player.over).to_have_count(1)


@case("the data can be exported and the account deleted")
def account_deletion(world: World):
    with world.context(accept_downloads=True) as context:
        page = context.new_page()
        player = DailyPlayer(page)
        name = player.sign_up()
        page.locator('form[action="/daily/welcome"] button').click()
        page.wait_for_url("**/daily")
        player.start()
        question = player.question
        page.goto("/account")
        with page.expect_download() as download:
            page.locator('main a[href="/account/data"]').click()
        saved = download.value.path().read_text(encoding="utf-8")
        check(name in json.dumps(json.loads(saved), ensure_ascii=False), "the name is missing in what was saved")
        check(question not in saved and "Kestrel" not in saved, "an open round's question was saved")
        page.goto("/account/delete")
        page.locator("#current-password").fill(PASSWORD)
        page.locator('form[action="/account/delete"] > button').click(timeout=60_000)
        page.wait_for_url("**/account/deleted")
        page.goto("/account")
        page.wait_for_url("**/account/sign-in?return=**")


@case("pages are light or dark as chosen in the account, whatever the system says ({how})", how=["with JavaScript", "without JavaScript"])
def chooses_scheme(world: World, how: str):
    with world.page(java_script_enabled=how.startswith("with "), color_scheme="light") as page:
        DailyPlayer(page).sign_in_as_guest()
        for scheme, is_dark in [("dark", True), ("light", False), ("auto", False)]:
            page.goto("/account")
            page.locator(f'button[value="{scheme}"]').click()
            expect(page.locator(f'button[value="{scheme}"]')).to_have_attribute("aria-current", "true")
            for path in ["/account", "/", "/q/which-animal"]:
                page.goto(path)
                colour = page.evaluate("() => getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).map(Number)")
                equal(sum(colour[:3]) < 300, is_dark, f"{path} with {scheme}: dark, by its colour {colour}")


def account_screens(page: Page):
    """Leads a window through every account page."""
    player = DailyPlayer(page)
    for path in ["sign-up", "sign-in", "recover", "guest"]:
        page.goto(f"/account/{path}")
        yield path, page
    page.goto("/account/sign-in")
    page.locator("#name").fill("Nobody at all")
    page.locator("#password").fill("wrong horse battery")
    player.press_and_hash()
    page.get_by_role("alert").wait_for()
    yield "sign-in refused", page
    player.sign_up(slides=False)
    yield "recovery code", page
    for path in ["", "/password", "/code", "/sessions", "/delete"]:
        page.goto(f"/account{path}")
        yield path, page


@case("axe finds nothing on the account pages, and they fit, {language}", language=LANGUAGES)
def accounts_for_all(world: World, language: str):
    with world.page(language=language, reduced_motion="reduce") as page:
        examine(account_screens(page))


def examine(screens) -> None:
    """Tests every screen: axe in both themes, the layout, large text, and the size of targets."""
    found = []
    for screen, page in screens:
        page.set_viewport_size({"width": DESKTOP, "height": 844})
        found += axe_violations(page, screen)
        expect_sound_layout(page, screen)
        page.set_viewport_size({"width": PHONE, "height": 844})
        expect_targets(page, 24)
        page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        expect_whole(page)
        page.evaluate("() => document.documentElement.removeAttribute('style')")
    check(not found, f"{len(found)} violations\n" + "\n".join(found))
