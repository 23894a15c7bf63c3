"""Looks for faults of a page's layout: broken, cut and covered words, and others that a program can see."""

from pathlib import Path

from playwright.sync_api import Page

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """What is wrong in the window as it is, at the page's top and at its end. The page is left at its top."""
    found: dict[str, None] = {}
    for place in ("0", "document.documentElement.scrollHeight"):
        page.evaluate(f"scrollTo({{ top: {place}, behavior: 'instant' }})")
        found |= {f"{kind}: {what}": None for kind, what in page.evaluate(FAULTS)}
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    return list(found)
