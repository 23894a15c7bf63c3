"""Accessibility: axe, narrow windows, large text, targets, motion, announcements."""

from support.axe import axe_violations, violations
from support.cases import case, check
from support.layout import expect_no_overflow, expect_nothing_clipped, expect_sound_layout, expect_targets
from support.player import Player
from support.screens import all_screens
from support.world import DESKTOP, LANGUAGES, PHONE, World

COMPASS = "compass"


@case("axe finds nothing on any page, {language}, light and dark", language=LANGUAGES)
def axe_is_content(world: World, language: str):
    found = []
    with world.context(language=language, reduced_motion="reduce") as context:
        for screen, page in all_screens(context):
            found += axe_violations(page, screen)
    check(not found, f"{len(found)} violations\n" + "\n".join(found))


@case("axe finds errors that are there")
def axe_finds_errors(world: World):
    with world.page() as page:
        page.goto("/")
        page.locator("h1").evaluate("e => { e.style.color = '#ddd' }")
        page.locator("h1").evaluate("e => { e.insertAdjacentHTML('afterend', '<svg><text y=\"9\" fill=\"#bbb\">faint</text></svg>') }")
        page.locator("html").evaluate("e => e.removeAttribute('lang')")
        found = {violation["id"] for violation in violations(page)}
        check({"color-contrast", "html-has-lang", "faint-drawing"} <= found, f"axe found only {found}")
        dark = [violation for violation in axe_violations(page) if ", dark: color-contrast" in violation]
        check(not dark, f"light grey on black is too faint: {dark}")
        page.locator("h1").evaluate("e => { e.style.color = '#333' }")
        dark = [violation for violation in axe_violations(page) if ", dark: color-contrast" in violation]
        check(len(dark) == 1, f"dark grey on black is no contrast: {dark}")


@case("no page has a fault in its layout from 320 to 1,280 px, or overflows with text of 200 %, {language}", language=LANGUAGES)
def reflows(world: World, language: str):
    with world.context(language=language, reduced_motion="reduce") as context:
        for screen, page in all_screens(context):
            # Its texts are no words. It has cases of its own.
            page.evaluate("() => document.querySelector('.card:has([href=\"/q/hostile\"])')?.remove()")
            expect_sound_layout(page, screen)
            page.set_viewport_size({"width": 320, "height": 600})
            before = heading_size(page)
            page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
            after = heading_size(page)
            check(after > 1.5 * before, f"{screen}: the heading grows from {before} to {after} px only")
            for width in [PHONE, DESKTOP]:
                page.set_viewport_size({"width": width, "height": 800})
                expect_whole(page)
            page.evaluate("() => document.documentElement.removeAttribute('style')")


def expect_whole(page) -> None:
    expect_no_overflow(page)
    expect_nothing_clipped(page)


def heading_size(page) -> float:
    return page.locator("h1").evaluate("e => parseFloat(getComputedStyle(e).fontSize)")


@case("targets are at least 24 px, and 44 px for answers by touch, {language}", language=LANGUAGES)
def targets(world: World, language: str):
    with world.context(language=language, has_touch=True) as context:
        for screen, page in all_screens(context):
            expect_targets(page, 24)
            small = page.evaluate(LOW_ANSWERS)
            check(not small, f"{screen}: {small}")


LOW_ANSWERS = """() => [...document.querySelectorAll('main form .answer, main form button, main form input[type=range]')]
  .map(e => [e.outerHTML.slice(0, 90), e.getBoundingClientRect().height]).filter(([, height]) => height < 43.5)"""


MOVING = """() => [...document.querySelectorAll('*')].filter(e => {
  const style = getComputedStyle(e)
  const seconds = list => Math.max(...list.split(',').map(parseFloat))
  return seconds(style.transitionDuration) > 0.01 ||
    (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01)
}).map(e => e.outerHTML.slice(0, 80))"""


@case("nothing moves with reduced motion")
def reduced_motion(world: World):
    with world.context(reduced_motion="reduce") as context:
        for screen, page in all_screens(context):
            moving = page.evaluate(MOVING)
            check(not moving, f"{screen}: {moving[:3]}")


@case("the next question is announced: its heading has the focus or a live region says it (JavaScript on)")
def announced(world: World):
    with world.page() as page:
        player = Player(page)
        player.begin(COMPASS)
        player.answer(0)
        player.expect_question(2, 4)
        # A new page is announced by itself. A page that changes in place must announce the change.
        swapped = page.evaluate("() => performance.getEntriesByType('navigation')[0].name !== location.href")
        if swapped:
            is_announced = page.evaluate(
                "() => document.activeElement !== document.body"
                " || [...document.querySelectorAll('[aria-live]')].some(e => e.textContent.trim() !== '')"
            )
            check(is_announced, "the question was swapped in place and nothing says so")
        check("2" in page.title(), f"the title is {page.title()!r}")


@case("the skip link comes first and leads to the main part")
def skip_link(world: World):
    with world.page() as page:
        page.goto("/")
        page.keyboard.press("Tab")
        check(page.evaluate("() => document.activeElement.matches('.skip')"), "Tab doesn't reach the skip link first")
        check(page.locator(".skip").bounding_box()["y"] >= 0, "the skip link can't be seen")
        page.keyboard.press("Enter")
        page.wait_for_url("**#main")
