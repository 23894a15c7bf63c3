"""Crawls: every link that a visitor can follow, from page to page."""

import re
from urllib.parse import urldefrag, urlsplit

from playwright.sync_api import Page

from support.axe import violations
from support.cases import case, check
from support.daily import DailyPlayer
from support.layout import expect_no_overflow
from support.player import Player
from support.world import PHONE, World

# Rules that need no colours, which take axe most of its time. Other cases test all rules on most of these pages.
QUICK_RULES = ["wcag2a", "wcag21a"]
# How many addresses of a kind are asked for.
MOST_ASKED = 3
# The page's links, its visible ways on and back, and links to places that it doesn't have.
LINKS = """() => {
  const seen = element => element.checkVisibility() && element.getBoundingClientRect().width > 1
  const paths = elements => [...elements].filter(seen).map(e => e.getAttribute('href'))
  const own = location.pathname + location.search
  return {
    links: [...document.querySelectorAll('a[href]')].filter(e => !e.hasAttribute('download') && e.origin === location.origin && e.protocol !== 'data:').map(e => e.href),
    files: [...document.querySelectorAll('a[download]')].map(e => e.href),
    back: paths(document.querySelectorAll('body > header a[href]')).filter(path => path !== own && !path.startsWith('#')),
    on: [...document.querySelectorAll('main a[href], main button, main summary')].filter(seen).length,
    headings: document.querySelectorAll('h1').length,
    lost: paths(document.querySelectorAll('a[href^="#"]')).filter(path => !document.getElementById(path.slice(1))),
  }
}"""


def kind(url: str) -> str:
    """What addresses of the same kind of page have in common: not the language, names, dates and numbers."""
    parts = urlsplit(url)
    path = re.sub(r"/(q|r)/[^/]+", r"/\1/*", parts.path)
    path = re.sub(r"/[0-9a-z]{26}|/(daily|past)/\d{4}-.*|/\d[^/]*", "/*", path)
    keys = sorted(re.sub("=.*", "", part) for part in parts.query.split("&"))
    return path + "?" + "&".join(key for key in keys if key)


class Crawler:
    """Follows the links of a window. It opens one page of each kind, and asks for others of the kind without opening
    them."""

    def __init__(self, page: Page):
        self.page = page
        self.found: list[str] = []
        self.kinds: dict[str, str] = {}
        self.asked: dict[str, set[str]] = {}

    def crawl(self) -> None:
        """Begins at the front page."""
        todo = [self.page.evaluate("location.origin") + "/"]
        while todo:
            url = todo.pop(0)
            if kind(url) in self.kinds:
                continue
            self.kinds[kind(url)] = url
            # As a link does it: from outside, the front page would lead players to their day.
            with self.page.expect_navigation() as navigation:
                self.page.evaluate("url => location.assign(url)", url)
            status = navigation.value.status
            self.expect(status == 200, f"{url} responds with {status}")
            todo += [urldefrag(link).url for link in self.examine(url)]

    def examine(self, url: str) -> list[str]:
        """Tests the page in the window and returns its links."""
        page = self.page.evaluate(LINKS)
        self.expect(page["headings"] == 1, f"{url} has {page['headings']} main headings")
        self.expect(bool(page["back"]), f"{url} has no way back")
        self.expect(page["on"] > 0, f"{url} has no way on")
        self.expect(not page["lost"], f"{url} has links to places that it lacks: {page['lost']}")
        expect_no_overflow(self.page)
        self.found += [f"{url}: {rule['id']}" for rule in violations(self.page, QUICK_RULES)]
        for link in {*page["links"], *page["files"]}:
            self.ask(urldefrag(link).url, url)
        return page["links"]

    def ask(self, link: str, source: str) -> None:
        asked = self.asked.setdefault(kind(link), set())
        if link in asked or len(asked) == MOST_ASKED or link.startswith("data:"):
            return
        asked.add(link)
        status = self.page.context.request.get(link, max_redirects=0).status
        self.expect(status in (200, 303), f"{source} links to {link}, which responds with {status}")

    def expect(self, holds: bool, otherwise: str) -> None:
        if not holds:
            self.found.append(otherwise)


def prepare(page: Page, visitor: str, server) -> None:
    """Leads the visitor to where many pages can be reached: a finished quiz, a round that is over and a group. An operator
    is also a player with a name."""
    page.goto("/")
    if visitor == "a stranger":
        return
    Player(page).play_through("coin")
    player = DailyPlayer(page)
    if visitor == "a guest":
        player.sign_in_as_guest()
    else:
        name = player.sign_up(slides=False)
        player.leave_slides()
        page.goto("/daily/groups")
        page.locator("#name").fill("Thursday")
        page.locator('form[action="/daily/groups"] button').click()
        page.locator("#link").wait_for(state="attached")
    player.start()
    player.answer(right=False)
    if visitor == "an operator":
        page.locator("details:has(#report) summary").click()
        page.locator("#report").fill("Is it?")
        page.locator('form[action*="/report"] button').click()
        server.run("account", "role", name, "operator")


@case("every link that {visitor} can follow leads to a page with a way on and a way back", visitor=["a stranger", "a guest", "an operator"])
def leads_on(world: World, visitor: str):
    with world.own_server() as server, world.context(server=server, width=PHONE, reduced_motion="reduce") as context:
        page = context.new_page()
        prepare(page, visitor, server)
        crawler = Crawler(page)
        crawler.crawl()
        least = {"a stranger": 12, "a guest": 20, "an operator": 34}[visitor]
        check(len(crawler.kinds) >= least, f"only {len(crawler.kinds)} kinds of pages: {sorted(crawler.kinds)}")
        check(not crawler.found, f"{len(crawler.found)} faults\n" + "\n".join(crawler.found))
