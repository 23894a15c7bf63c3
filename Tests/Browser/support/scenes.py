"""Scenes: functions that lead players through the site and take screenshots of its pages."""

import contextlib
import datetime
import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from support.screenshots import ScreenshotRecorder
from support.dates import ORDINARY_DAY
from support.seed import PLAYERS, Seed
from support.server import Server
from support.world import LANGUAGES, World

@dataclass
class Scene:
    # Each is PAGE-STATE.
    states: list[str]
    languages: list[str]
    play: Callable[["SceneSession"], None]

    @property
    def name(self) -> str:
        return self.play.__name__.replace("_", " ")


scenes: list[Scene] = []


def scene(states: str, languages: list[str] = LANGUAGES):
    """Registers a function that takes a session and screenshots of these states. Their order is the index's."""

    def register(function):
        scenes.append(Scene(states.split(), languages, function))
        return function

    return register


class SceneSession:
    """A server with seeded players, windows of any of them, and the recorder of screenshots."""

    def __init__(self, world: World, seed: Seed, recorder: ScreenshotRecorder):
        self.world = world
        self.seed = seed
        self.recorder = recorder
        self.language = recorder.language
        self.zone = PLAYERS[self.language][1]
        self.server: Server = None
        self._contexts: list[BrowserContext] = []
        self._stack = contextlib.ExitStack()
        self.seconds = 0

    def __enter__(self) -> "SceneSession":
        return self

    def __exit__(self, *_) -> None:
        self._stack.close()

    def start_server(self, seeded: bool = True, arguments: list[str] = [], **options) -> None:
        """Starts a server, with the seeded players unless the data is to be new. Windows of later calls use it."""
        options.setdefault("bank", self.world.bank)
        quizzes = options.pop("quizzes", self.world.quizzes)
        data = self.seed.data if seeded else None
        self.server = Server(self.world.program, quizzes, data=data, arguments=[*arguments, "--changes-per-second", "0"], **options)
        self._stack.callback(self.server.close)
        self.seconds = 0

    def quizzes_folder(self, quizzes: dict[str, dict]) -> Path:
        """A folder with these quizzes."""
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="parlour-quizzes-")))
        for name, quiz in quizzes.items():
            (folder / f"{name}.json").write_text(json.dumps(quiz, ensure_ascii=False), encoding="utf-8")
        return folder

    def window(self, player: str = "", cookies: dict[str, str] = {}, **options) -> Page:
        """A new window: a stranger's, or that of "player" or "operator", who are signed in, or of who has the cookies."""
        if self.server is None:
            self.start_server()
        options.setdefault("timezone_id", self.zone)
        options.setdefault("reduced_motion", "reduce")
        context = self._stack.enter_context(
            self.world.context(
                language=self.language, server=self.server, fails_on_errors=False,
                viewport={"width": 390, "height": 664}, **options,
            )
        )
        seeded = self.seed.cookies.get(self.language if player == "player" else player, {})
        for name, value in {**seeded, **cookies}.items():
            context.add_cookies([{"name": name, "value": value, "url": self.server.address}])
        self._contexts.append(context)
        self._set_browsers_clock(context)
        return context.new_page()

    def pass_time(self, seconds: int) -> None:
        """Moves the clocks of the server and of all windows."""
        self.seconds += seconds
        self.server.set_clock(self.seconds)
        for context in self._contexts:
            self._set_browsers_clock(context)

    def set_time(self, time: datetime.datetime) -> None:
        """Sets the clocks of the server and of all windows."""
        self.seconds = self.server.set_date(time.isoformat())
        for context in self._contexts:
            self._set_browsers_clock(context)

    def _set_browsers_clock(self, context: BrowserContext) -> None:
        # Timers go on, so that pages send what they send from time to time.
        now = datetime.datetime.fromisoformat(ORDINARY_DAY) + datetime.timedelta(seconds=self.seconds)
        context.clock.set_fixed_time(now)

    def take(self, page: Page, state: str, **options) -> None:
        self.recorder.take(page, state, **options)

    def visit_front(self, page: Page, state: str):
        """Takes a screenshot of the front page as a player sees it who comes from another page. From outside the day would open."""
        with page.expect_navigation():
            page.evaluate("location.assign('/')")
        self.take(page, state)

    def visit(self, page: Page, path: str, state: str) -> bool:
        """Takes a screenshot of the page at a path. Returns false if there is no such page."""
        reply = page.goto(path)
        if reply.status == 404:
            return False
        self.take(page, state)
        return True
