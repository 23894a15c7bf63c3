"""Keyboard control: moves by Tab and checks that the focus is visible."""

from playwright.sync_api import Page

from support.cases import check

# Whether the focused element shows it: by its own outline, or by that of its label or card.
SHOWS_FOCUS = """() => {
  const focused = document.activeElement
  const rings = [focused, focused.closest('label'), focused.closest('li')].filter(Boolean)
  return rings.some(e => {
    const style = getComputedStyle(e)
    return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none'
  })
}"""


def tab_to(page: Page, selector: str, index: int = 0, limit: int = 60) -> None:
    """Presses Tab until the element has the focus."""
    wanted = page.locator(selector).nth(index)
    for _ in range(limit):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            check(page.evaluate(SHOWS_FOCUS), f"{selector} has the focus and doesn't show it")
            return
    raise AssertionError(f"Tab never reaches {selector}")
