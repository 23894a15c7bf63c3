"""Everything that a case may use: the server, the browser, and players with windows of any width, language and
theme."""

import contextlib
import functools
import os
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Browser, BrowserContext, BrowserType, expect, sync_playwright

from support.bank import write_bank, write_shipped
from support.cases import check
from support.client import Client
from support.hostile import write_hostile_quiz
from support.server import ROOT, Server, find_program

LANGUAGES = ["en", "ru", "zh-Hant"]
PHONE = 390
DESKTOP = 1280
SCREENSHOTS = ROOT / ".build/browser"
# Headless Chromium needs half of the processor time for the same pages.
HEADLESS_CHROMIUM = ["chromium-headless-shell"]
WHOLE_CHROMIUM = ["chromium", "chromium-browser", "google-chrome"]
# Nothing that works takes as long, on a busy machine either.
TIMEOUT_MILLISECONDS = 30_000
expect.set_options(timeout=TIMEOUT_MILLISECONDS)
# The browser's own message about a response of 4xx, which the tests provoke on purpose.
EXPECTED_ERRORS = (
    "Failed to load resource: the server responded with a status of 4",
    # Frames may share on phones; Chromium on Linux has no such feature.
    "Unrecognized feature: 'web-share'",
)


class World:
    def __init__(self, engine: BrowserType, program: Path, quizzes: Path, bank):
        self._engine = engine
        self.browser = self._launch(HEADLESS_CHROMIUM + WHOLE_CHROMIUM)
        self.program = program
        self.quizzes = quizzes
        self.bank = bank

    def _launch(self, names: list[str]) -> Browser:
        return self._engine.launch(executable_path=find_browser(names), args=["--no-sandbox"])

    @functools.cached_property
    def server(self) -> Server:
        """The server of all cases that don't start their own."""
        return Server(self.program, self.quizzes, self.bank)

    @functools.cached_property
    def whole_browser(self) -> Browser:
        """Chromium with its settings for users, such as third-party cookies. The lighter build lacks them."""
        return self._launch(WHOLE_CHROMIUM)

    def close(self) -> None:
        if "server" in self.__dict__:
            self.server.close()
        self.browser.close()
        if "whole_browser" in self.__dict__:
            self.whole_browser.close()

    def client(self, **options) -> Client:
        return Client(self.server, **options)

    @contextlib.contextmanager
    def own_server(self, **options):
        """A server that a case may kill."""
        server = Server(self.program, self.quizzes, **options)
        try:
            yield server
        finally:
            server.close()

    @contextlib.contextmanager
    def context(self, language: str = "en", width: int = PHONE, server: Server | None = None, fails_on_errors: bool = True,
                foreign: str | None = None, browser: Browser | None = None, **options):
        """A browser context. When it closes, there may be no error messages and no requests to other hosts, except
        to the foreign site of the case."""
        options.setdefault("viewport", {"width": width, "height": 844 if width < 700 else 800})
        address = (server or self.server).address
        context = (browser or self.browser).new_context(locale=language, base_url=address, **options)
        context.set_default_timeout(TIMEOUT_MILLISECONDS)
        page_errors = _listen(context, [address, foreign] if foreign else [address])
        try:
            yield context
            check(not (fails_on_errors and page_errors), "the browser reported: " + "; ".join(page_errors))
        except Exception as error:
            _save_screenshots(context, error)
            for page_error in page_errors:
                error.add_note(f"the browser reported: {page_error}")
            raise
        finally:
            context.close()

    @contextlib.contextmanager
    def page(self, **options):
        with self.context(**options) as context:
            yield context.new_page()


def find_browser(names: list[str]) -> str:
    for name in names:
        if found := shutil.which(name):
            return found
    raise SystemExit(f"The browser tests need Chromium: apt-get install {names[0]} (`make test` does that).")


def delete_screenshots() -> None:
    """Deletes the screenshots of failed cases of an earlier run."""
    shutil.rmtree(SCREENSHOTS, ignore_errors=True)


def _save_screenshots(context: BrowserContext, error: Exception) -> None:
    """Takes screenshots of the windows of a failed case."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    for page in context.pages:
        screenshot = SCREENSHOTS / f"{os.getpid()}-{len(list(SCREENSHOTS.iterdir()))}.png"
        with contextlib.suppress(PlaywrightError):
            page.screenshot(path=screenshot)
            error.add_note(f"{page.url} looked like {screenshot.relative_to(ROOT)}")


def _listen(context: BrowserContext, addresses: list[str]) -> list[str]:
    page_errors: list[str] = []

    def record_message(message) -> None:
        if message.type in ("error", "warning"):
            record_error(message.text)

    def record_error(text: str) -> None:
        if not text.startswith(EXPECTED_ERRORS):
            page_errors.append(text)

    def check_request(request) -> None:
        if not request.url.startswith((*(address + "/" for address in addresses), "data:", "about:")):
            page_errors.append(f"request to {request.url}")

    context.on("console", record_message)
    context.on("weberror", lambda error: record_error(error.error.message))
    context.on("request", check_request)
    return page_errors


@contextlib.contextmanager
def new_world(shipped_only: bool = False):
    """A browser and a server. The server has the quizzes that ship and the tests' own quizzes and trivia, or only
    what ships."""
    program = find_program()
    with tempfile.TemporaryDirectory(prefix="parlour-quizzes-") as folder, sync_playwright() as playwright:
        quizzes = Path(folder)
        shutil.copytree(ROOT / "Quizzes", quizzes, dirs_exist_ok=True)
        if not shipped_only:
            shutil.copytree(ROOT / "Tests/Browser/quizzes", quizzes, dirs_exist_ok=True)
            write_hostile_quiz(quizzes)
        world = World(playwright.chromium, program, quizzes, write_shipped if shipped_only else write_bank)
        try:
            yield world
        finally:
            world.close()
