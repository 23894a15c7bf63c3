"""Takes screenshots of pages at every width and scheme, measures their layout, and lists them on a page of their own."""

import base64
from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from playwright.sync_api import CDPSession, Page

from support.layout import WINDOWS, layout_faults

# The windows of which screenshots are taken, in the order of the index. The others are only measured, in the light scheme.
CAPTURED = ["390", "844", "320", "1280"]
SCHEMES = ["light", "dark"]
# The names of languages in pictures' names, which have no other hyphens than those between their parts.
SHORT = {"en": "en", "ru": "ru", "zh-Hant": "zh"}
# Pages that don't fit are also taken whole, here.
WHOLE = [("390", "light"), ("390", "dark"), ("1280", "light")]
HIGHEST = 8000
# Waits for pictures and for two frames, so that new sizes and colours have been rendered.
WAIT_UNTIL_RENDERED = """async top => {
  if (top) scrollTo(0, 0)
  await document.fonts.ready
  await Promise.all([...document.images].map(image => image.complete || image.decode().catch(() => {})))
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  return document.documentElement.scrollHeight > innerHeight + 4
}"""
# A page without scripts can't report when it is rendered.
WITHOUT_SCRIPTS = 150


@dataclass(frozen=True)
class Selection:
    """The pictures to take: those whose name has all the words, or those with the names."""

    words: list[str] = field(default_factory=list)
    names: frozenset[str] | None = None

    def has(self, name: str) -> bool:
        if self.names is not None:
            return name in self.names
        state, *kinds = name.rsplit("-", 3)
        # A language, width or scheme is a word by itself.
        known = {*SHORT.values(), *WINDOWS, *SCHEMES}
        return all(word in kinds if word in known else word in state for word in self.words)


# What stays at the window's edge would lie in the middle of a picture of the whole page: bars with a place of their own go there,
# the others are hidden.
UNFIX_BARS = """isWhole => document.querySelectorAll('.site-navigation, .action-bar, .standing.own, .connection').forEach(e => {
  if (!isWhole) return e.removeAttribute('style')
  if (getComputedStyle(e).position === 'fixed') e.style.visibility = 'hidden'
  else e.style.position = 'static'
})"""


class ScreenshotRecorder:
    """Takes the selected pictures of one language into a folder."""

    def __init__(self, folder: Path, selection: Selection, language: str):
        self.folder = folder
        self.selection = selection
        self.language = language
        self.taken: set[str] = set()
        # What is wrong with the layout: the fault, and the names of the pictures that have it.
        self.faults: dict[str, list[str]] = {}

    def names(self, state: str) -> list[tuple[str, str, str]]:
        """The selected pictures and measurements of a state: name, window, scheme."""
        kinds = [(window, scheme) for window in CAPTURED for scheme in SCHEMES]
        kinds += [(window, "light") for window in WINDOWS if window not in CAPTURED]
        all_names = [(f"{state}-{SHORT[self.language]}-{window}-{scheme}", window, scheme) for window, scheme in kinds]
        return [named for named in all_names if self.selection.has(named[0])]

    def take(self, page: Page, state: str, settle: int = 0, top: bool = True, scripts: bool = True) -> None:
        """Takes screenshots of and measures a state of a page, named PAGE-STATE.

        :param settle: milliseconds that the page needs after each change of size.
        :param top: whether to scroll up first.
        :param scripts: whether the window runs scripts.
        """
        self.taken.add(state)
        named = self.names(state)
        if not named:
            return
        before = page.viewport_size
        page.mouse.move(1, 1)
        page.wait_for_load_state("load")
        session = page.context.new_cdp_session(page)
        last = ""
        for name, window, scheme in named:
            if window != last:
                width, height = WINDOWS[window]
                page.set_viewport_size({"width": width, "height": height})
                last = window
                if settle:
                    page.wait_for_timeout(settle)
            page.emulate_media(color_scheme=scheme)
            if scripts:
                is_long = page.evaluate(WAIT_UNTIL_RENDERED, top)
            else:
                page.wait_for_timeout(WITHOUT_SCRIPTS)
                is_long = True
            for fault in layout_faults(page):
                self.faults.setdefault(fault, []).append(name)
            if window not in CAPTURED:
                continue
            self._save(session, name)
            if is_long and (window, scheme) in WHOLE:
                if scripts:
                    page.evaluate(UNFIX_BARS, True)
                self._save(session, f"{name}-whole", whole=True)
                if scripts:
                    page.evaluate(UNFIX_BARS, False)
        session.detach()
        page.set_viewport_size(before)

    def _save(self, session: CDPSession, name: str, whole: bool = False) -> None:
        options = {"format": "png", "optimizeForSpeed": True}
        if whole:
            size = session.send("Page.getLayoutMetrics")["cssContentSize"]
            options["captureBeyondViewport"] = True
            options["clip"] = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], HIGHEST), "scale": 1}
        reply = session.send("Page.captureScreenshot", options)
        (self.folder / f"{name}.png").write_bytes(base64.b64decode(reply["data"]))


STYLE = """
body { margin: 0; font: 15px/1.4 system-ui, sans-serif; color: #222; background: #ddd }
header { position: sticky; top: 0; z-index: 1; padding: 8px 16px; background: #fff; border-bottom: 1px solid #999 }
header form { display: flex; flex-wrap: wrap; gap: 4px 14px }
nav { padding: 8px 16px; columns: 6 150px }
main { padding: 0 16px 60px }
h2 { margin: 32px 0 0; scroll-margin-top: 60px } h3 { margin: 20px 0 6px; font-weight: 600 }
.missing { color: #a00 }
.row { display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-start; margin-bottom: 10px }
figure { margin: 0 } img { display: block; background: #fff; box-shadow: 0 0 0 1px #888 } figcaption { font-size: 11px; color: #555 }
"""
# How wide the pictures of each window are on the index.
SHOWN = {"390": 234, "844": 422, "320": 192, "1280": 480}
CHOSEN = {"en", "ru", "zh", "390", "844", "light"}


def write_index(folder: Path, states: Iterable[str]) -> None:
    """Writes index.html, which shows the folder's pictures under the states' names, in their order."""
    pictures: dict[str, list[list[str]]] = {}
    for path in sorted(folder.glob("*.png")):
        parts = path.stem.removesuffix("-whole").rsplit("-", 3)
        pictures.setdefault(parts[0], []).append([path.stem, *parts[1:], *(["whole"] if path.stem.endswith("-whole") else [])])
    groups: dict[str, list[str]] = {}
    for state in states:
        groups.setdefault(state.split("-")[0], []).append(state)
    kinds = [*SHORT.values(), *CAPTURED, *SCHEMES, "whole"]
    hidden = "".join(f"body:has(#show-{kind}:not(:checked)) .is-{kind} {{ display: none }}\n" for kind in kinds)
    boxes = "".join(
        f'<label><input type="checkbox" id="show-{kind}"{" checked" if kind in CHOSEN else ""}> {kind}</label>' for kind in kinds
    )
    links = "".join(f'<a href="#{group}">{group}</a><br>' for group in groups)
    body = "".join(
        f'<h2 id="{group}">{group}</h2>' + "".join(_state(state, pictures.get(state, [])) for state in states)
        for group, states in groups.items()
    )
    (folder / "index.html").write_text(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour, page by page</title><style>{STYLE}{hidden}</style>'
        f"<header><form>{boxes}</form></header><nav>{links}</nav><main>{body}</main></html>",
        encoding="utf-8",
    )


def _state(state: str, pictures: list[list[str]]) -> str:
    if not pictures:
        return f'<h3 class="missing">{escape(state)}: no picture</h3>'
    order = [*CAPTURED, *SHORT.values(), *SCHEMES]
    pictures.sort(key=lambda picture: (order.index(picture[2]), len(picture), order.index(picture[1]), picture[3] == "dark"))
    figures = "".join(
        f'<figure class="{" ".join("is-" + kind for kind in kinds)}"><a href="{name}.png">'
        f'<img src="{name}.png" width="{SHOWN[kinds[1]]}" loading="lazy" alt=""></a><figcaption>{" ".join(kinds)}</figcaption></figure>'
        for name, *kinds in pictures
    )
    return f'<h3>{escape(state)}</h3><div class="row">{figures}</div>'
