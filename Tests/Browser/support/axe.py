"""Accessibility errors of a page."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Frame, Page

from support.cases import check

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# The two themes differ only in colours. So only one rule is checked in the second theme.
RULES_OF_SCHEME = {"light": RULES, "dark": ["color-contrast"]}


def expect_axe_content(page: Page | Frame, screen: str = "", window: Page | None = None) -> None:
    """Fails with axe's findings on a page in either theme."""
    found = axe_violations(page, screen, window)
    check(not found, f"{len(found)} violations\n" + "\n".join(found))


def axe_violations(page: Page | Frame, screen: str = "", window: Page | None = None) -> list[str]:
    """What axe finds on a page in either scheme, a line for each rule that is broken.

    :param window: the page that holds a frame, if `page` is one.
    """
    found = []
    for scheme, rules in RULES_OF_SCHEME.items():
        (window or page).emulate_media(color_scheme=scheme)
        for violation in violations(page, rules):
            elements = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
            found.append(f"{screen or page.url}, {scheme}: {violation['id']}, {violation['help']}: {elements}")
    return found


def violations(page: Page | Frame, rules: list[str] = RULES) -> list[dict]:
    """axe's findings, and contrasts that axe can't measure. This function measures the texts of drawings itself."""
    if page.evaluate("() => typeof axe === 'undefined'"):
        page.evaluate(AXE_SCRIPT)
    response = page.evaluate(
        # Frames are tested as pages of their own, because axe can't look into another site's frame.
        "rules => axe.run({ runOnly: rules, resultTypes: ['violations', 'incomplete'], iframes: false })",
        rules,
    )
    unclear = [rule for rule in response["incomplete"] if rule["id"] == "color-contrast"]
    for rule in unclear:
        rule["nodes"] = [node for node in rule["nodes"] if not node["html"].startswith("<text")]
    unreadable = page.evaluate(LOW_CONTRAST_SVG_TEXTS)
    found = [rule for rule in unclear if rule["nodes"]]
    if unreadable:
        found.append({"id": "faint-drawing", "help": "texts of drawings need 4.5:1", "nodes": [{"html": text} for text in unreadable]})
    return response["violations"] + found


# Texts of drawings with a contrast below 4.5:1 (WCAG 2.2, 1.4.3) to the page's background.
LOW_CONTRAST_SVG_TEXTS = """() => {
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
  const ground = light(getComputedStyle(document.documentElement).getPropertyValue('--background'))
  return [...document.querySelectorAll('svg text')].filter(e => e.checkVisibility()).filter(e => {
    const own = light(getComputedStyle(e).fill)
    return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05) < 4.5
  }).map(e => e.outerHTML)
}"""
