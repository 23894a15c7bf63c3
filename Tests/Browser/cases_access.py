"""For everyone: axe, narrow windows, large text, targets, motion, announcements."""

from axe_playwright_python.sync_playwright import Axe

from support.cases import case, check
from support.layout import expect_no_overflow, expect_nothing_clipped, expect_targets
from support.player import Player
from support.screens import all_screens
from support.world import DESKTOP, LANGUAGES, PHONE, World

COMPASS = "compass"
SCHEMES = ["light", "dark"]
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


@case("axe finds nothing on any page, {language}, light and dark", language=LANGUAGES)
def axe_is_content(world: World, language: str):
    axe = Axe()
    found = []
    with world.context(language=language, reduced_motion="reduce") as context:
        for screen, page in all_screens(context):
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                for violation in violations(axe, page):
                    places = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
                    found.append(f"{screen}, {scheme}: {violation['id']}, {violation['help']}: {places}")
    check(not found, f"{len(found)} violations\n" + "\n".join(found))


def violations(axe: Axe, page) -> list[dict]:
    """What axe finds, and where it couldn't tell whether a contrast is enough: the texts of drawings are measured here."""
    response = axe.run(page, options=RULES).response
    unclear = [rule for rule in response["incomplete"] if rule["id"] == "color-contrast"]
    for rule in unclear:
        rule["nodes"] = [node for node in rule["nodes"] if not node["html"].startswith("<text")]
    faint = page.evaluate(FAINT_DRAWINGS)
    found = [rule for rule in unclear if rule["nodes"]]
    if faint:
        found.append({"id": "faint-drawing", "help": "texts of drawings need 4.5:1", "nodes": [{"html": text} for text in faint]})
    return response["violations"] + found


# Texts of drawings with less than 4.5:1 (WCAG 2.2, 1.4.3) against the page's ground, which they stand on.
FAINT_DRAWINGS = """() => {
  const parts = colour => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const light = colour => {
    const [r, g, b] = parts(colour).map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ground = light(getComputedStyle(document.documentElement).getPropertyValue('--ground'))
  return [...document.querySelectorAll('svg text')].filter(e => e.checkVisibility()).filter(e => {
    const own = light(getComputedStyle(e).fill)
    return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05) < 4.5
  }).map(e => e.outerHTML)
}"""


@case("axe does find what is wrong")
def axe_is_awake(world: World):
    with world.page() as page:
        page.goto("/")
        page.locator("h1").evaluate("e => { e.style.color = '#ddd' }")
        page.locator("h1").evaluate("e => { e.insertAdjacentHTML('afterend', '<svg><text y=\"9\" fill=\"#bbb\">faint</text></svg>') }")
        page.locator("html").evaluate("e => e.removeAttribute('lang')")
        found = {violation["id"] for violation in violations(Axe(), page)}
        check({"color-contrast", "html-has-lang", "faint-drawing"} <= found, f"axe found only {found}")


@case("nothing sticks out or is cut off at 320 px, or with text of 200 %, {language}", language=LANGUAGES)
def reflows(world: World, language: str):
    with world.context(language=language) as context:
        for screen, page in all_screens(context):
            page.set_viewport_size({"width": 320, "height": 600})
            expect_whole(page)
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


@case("targets are at least 24 px, and 44 px where a finger answers, {language}", language=LANGUAGES)
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


@case("nothing moves for who asked for less motion")
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
        # A fresh page announces itself; a page that was changed in place has to.
        swapped = page.evaluate("() => performance.getEntriesByType('navigation')[0].name !== location.href")
        if swapped:
            told = page.evaluate(
                "() => document.activeElement !== document.body"
                " || [...document.querySelectorAll('[aria-live]')].some(e => e.textContent.trim() !== '')"
            )
            check(told, "the question was swapped in place and nothing says so")
        check("2" in page.title(), f"the title is {page.title()!r}")


@case("the skip link is first and leads to the main part")
def skip_link(world: World):
    with world.page() as page:
        page.goto("/")
        page.keyboard.press("Tab")
        check(page.evaluate("() => document.activeElement.matches('.skip')"), "Tab doesn't reach the skip link first")
        check(page.locator(".skip").bounding_box()["y"] >= 0, "the skip link can't be seen")
        page.keyboard.press("Enter")
        page.wait_for_url("**#main")
