"""What a page's layout must keep to."""

from playwright.sync_api import Page

from support.cases import check

# How far the page is wider than its window, and the innermost elements that stick out of it.
OVERFLOW = """() => {
  const width = document.documentElement.clientWidth
  const wide = document.scrollingElement.scrollWidth - width
  const outside = [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > width + 1)
  const inner = outside.filter(e => ![...e.children].some(child => outside.includes(child)))
  return { wide, who: inner.slice(0, 3).map(e => e.outerHTML.slice(0, 120)) }
}"""

# Elements that cut off text of theirs: neither ornaments nor summaries that end in an ellipsis on purpose.
CLIPPED = """() => [...document.querySelectorAll('main *, header *, footer *')].filter(e => {
  const style = getComputedStyle(e)
  if (e.closest('.unseen, [hidden], .skip') || style.clipPath !== 'none' || style.webkitLineClamp !== 'none') return false
  const cutsX = style.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1
  const cutsY = ['hidden', 'clip'].includes(style.overflowY) && e.scrollHeight > e.clientHeight + 1
  const told = e.cloneNode(true)
  told.querySelectorAll('[aria-hidden=true]').forEach(ornament => ornament.remove())
  return told.textContent.trim() && (cutsX || cutsY)
}).map(e => e.outerHTML.slice(0, 120))"""

# Controls whose target is smaller than it should be: [what, width, height].
SMALL_TARGETS = """least => [...document.querySelectorAll('button, summary, a[href], input:not([type=hidden]), select')]
  .filter(e => e.checkVisibility() && !e.closest('.skip') && getComputedStyle(e).display !== 'inline')
  .map(e => [e.outerHTML.slice(0, 100), (e.closest('label') ?? e).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.height < least - 0.5 || box.width < least - 0.5))
  .map(([what, box]) => [what, Math.round(box.width), Math.round(box.height)])"""


def expect_no_overflow(page: Page) -> None:
    found = page.evaluate(OVERFLOW)
    check(found["wide"] <= 0, f"{page.url} is {found['wide']} px too wide: {found['who']}")


def expect_nothing_clipped(page: Page) -> None:
    found = page.evaluate(CLIPPED)
    check(not found, f"{page.url} cuts off text: {found}")


def expect_targets(page: Page, least: int) -> None:
    found = page.evaluate(SMALL_TARGETS, least)
    check(not found, f"{page.url} has targets under {least} px: {found}")
