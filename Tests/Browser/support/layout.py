"""Rules for a page's layout."""

import contextlib
from pathlib import Path

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from support.cases import check

# Phones from the narrowest on, with their browsers' bars; one on its side; a desktop.
WINDOWS = {
    "320": (320, 640), "360": (360, 640), "390": (390, 664), "430": (430, 932), "844": (844, 390), "1280": (1280, 800),
}
MEASURE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")

# By how much the page is wider than its window, and the innermost elements that overflow it.
OVERFLOW = """() => {
  const width = document.documentElement.clientWidth
  const wide = document.scrollingElement.scrollWidth - width
  const outside = [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > width + 1)
  const inner = outside.filter(e => ![...e.children].some(child => outside.includes(child)))
  return { wide, who: inner.slice(0, 3).map(e => e.outerHTML.slice(0, 120)) }
}"""

# Elements that cut off their text. Decorations, summaries with a deliberate ellipsis, and wide tables that can be
# scrolled by keyboard don't count.
CLIPPED = """() => [...document.querySelectorAll('main *, header *, footer *')].filter(e => {
  const style = getComputedStyle(e)
  if (e.closest('.visually-hidden, [hidden], .skip') || style.clipPath !== 'none' || style.webkitLineClamp !== 'none') return false
  // A row of links is scrolled by the focus of its links.
  const isRowOfLinks = [...e.children].every(child => child.querySelector('a[href]'))
  const scrolls = style.overflowX === 'auto' && (e.tabIndex === 0 || isRowOfLinks)
  const cutsX = !scrolls && style.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1
  const cutsY = ['hidden', 'clip'].includes(style.overflowY) && e.scrollHeight > e.clientHeight + 1
  const clone = e.cloneNode(true)
  clone.querySelectorAll('[aria-hidden=true]').forEach(ornament => ornament.remove())
  return clone.textContent.trim() && (cutsX || cutsY)
}).map(e => e.outerHTML.slice(0, 120))"""

# Controls whose target is too small: [what, width, height].
SMALL_TARGETS = """least => [...document.querySelectorAll('button, summary, a[href], input:not([type=hidden]), select')]
  .filter(e => e.checkVisibility() && !e.closest('.skip') && getComputedStyle(e).display !== 'inline')
  .map(e => [e.outerHTML.slice(0, 100), (e.closest('label') ?? e).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.height < least - 0.5 || box.width < least - 0.5))
  .map(([what, box]) => [what, Math.round(box.width), Math.round(box.height)])"""


def layout_faults(page: Page) -> list[str]:
    """What layout.js finds wrong in the window as it stands."""
    return [f"{kind}: {what} ({where})" for kind, where, what in page.evaluate(MEASURE)]


def expect_sound_layout(page: Page, screen: str) -> None:
    """Measures the page in every window, and leaves the window as it was."""
    before = page.viewport_size
    found = []
    for name, (width, height) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{name} px: {fault}" for fault in layout_faults(page)]
    page.set_viewport_size(before)
    check(not found, f"{screen}: {len(found)} faults\n" + "\n".join(found))


def expect_no_overflow(page: Page) -> None:
    found = page.evaluate(OVERFLOW)
    check(found["wide"] <= 0, f"{page.url} is {found['wide']} px too wide: {found['who']}")


def expect_nothing_clipped(page: Page) -> None:
    found = page.evaluate(CLIPPED)
    check(not found, f"{page.url} cuts off text: {found}")


def expect_targets(page: Page, least: int) -> None:
    found = page.evaluate(SMALL_TARGETS, least)
    check(not found, f"{page.url} has targets under {least} px: {found}")


# Texts and controls that overlap: pairs of elements of which neither contains the other. What stays in sight while the page
# scrolls is measured in its own place; an open list that covers the page on purpose isn't measured.
OVERLAPPING = """() => {
  const changed = [...document.querySelectorAll('.action-bar, .site-navigation, .jump ol')]
  for (const e of changed) e.matches('ol') ? (e.style.display = 'none') : (e.style.position = 'static')
  const things = [...document.querySelectorAll('h1, h2, p, li, label, button, a, summary, th, td, progress, output, input, img, .ends span, .hint')]
    .filter(e => e.checkVisibility() && !e.closest('.visually-hidden, .skip') && (e.tagName !== 'INPUT' || e.type === 'number' || e.type === 'range'))
    .map(e => [e, e.getBoundingClientRect()]).filter(([, box]) => box.width > 1 && box.height > 1)
  const found = []
  things.forEach(([one, a], index) => things.slice(index + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    if (wide > 1.5 && high > 1.5 && !one.contains(other) && !other.contains(one) && !covers(one, other)) {
      found.push([one.outerHTML.slice(0, 80), other.outerHTML.slice(0, 80), Math.round(wide), Math.round(high)])
    }
  }))
  for (const e of changed) e.removeAttribute('style')
  // A link that spans its card on purpose, and an inline text whose line boxes are taller than its letters.
  function covers(one, other) { return one.closest('.card') && one.closest('.card') === other.closest('.card') }
  return found.slice(0, 4)
}"""

# Pictures that are distorted, overflow the window, or didn't load.
DISTORTED_PICTURES = """() => [...document.querySelectorAll('img')].filter(e => e.checkVisibility()).map(e => {
  const [box, style] = [e.getBoundingClientRect(), getComputedStyle(e)]
  const [width, height] = [e.clientWidth, e.clientHeight]
  const tolerance = 1.01 + Math.max(e.naturalWidth / e.naturalHeight, e.naturalHeight / e.naturalWidth) / Math.max(width, height)
  const distortion = (width / height) / (e.naturalWidth / e.naturalHeight)
  const isDistorted = style.objectFit === 'fill' && Math.max(distortion, 1 / distortion) > tolerance + 0.05
  const outside = box.left < -1 || box.right > document.documentElement.clientWidth + 1 || height > innerHeight
  const flaw = !e.naturalWidth ? 'never came' : isDistorted ? 'distorted' : outside ? 'outside' : width < 1 || height < 1 ? 'vanished' : null
  return flaw && [flaw, e.outerHTML.slice(0, 100), Math.round(width), Math.round(height)]
}).filter(Boolean)"""


def expect_no_overlaps(page: Page) -> None:
    found = page.evaluate(OVERLAPPING)
    check(not found, f"{page.url}: things lie on each other: {found}")


def expect_pictures_in_shape(page: Page) -> None:
    # A picture below the window is loaded late. One that never comes is reported by the next line.
    with contextlib.suppress(PlaywrightTimeout):
        page.wait_for_function("() => [...document.images].every(e => !e.checkVisibility() || e.complete && e.naturalWidth)")
    found = page.evaluate(DISTORTED_PICTURES)
    check(not found, f"{page.url}: pictures: {found}")


def expect_usable_layout(page: Page, least_target: int) -> None:
    expect_no_overflow(page)
    expect_nothing_clipped(page)
    expect_no_overlaps(page)
    expect_targets(page, least_target)
    expect_pictures_in_shape(page)
