"""The browsers WebKit and Firefox, with one interface for what a player does.

Each starts when a case first needs it, and later cases use it again. `Engines.window` returns it without earlier
cookies. WebKit is WebKitGTK's MiniBrowser, controlled by WebDriver, on its own display (Xvfb). Firefox runs
headless. It is controlled by its own protocol Marionette, because Debian has no package of geckodriver."""

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from glob import glob
from pathlib import Path
from typing import Any

from marionette_driver.errors import MarionetteException
from marionette_driver.by import By
from marionette_driver.marionette import Marionette
from mozlog.structuredlog import StructuredLogger, set_default_logger
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from support.cases import check
from support.server import ROOT, Server

SCREENSHOTS = ROOT / ".build/browser"
ZONE = "Europe/Berlin"
WAIT_SECONDS = 15
BROWSER_ERRORS = (WebDriverException, MarionetteException)
# Such a page is rendered without a graphics processor and without shared memory between WebKit's processes. Users and
# programs set this where drivers are broken. View transitions crash the browser there (WebKitGTK 2.50 to 2.52).
UNACCELERATED = {"WEBKIT_DISABLE_DMABUF_RENDERER": "1"}


class WebKit:
    def __init__(self, display: str, moves: bool, extra_environment: dict[str, str]):
        found = glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
        check(bool(found), "WebKit's MiniBrowser is missing: apt-get install webkit2gtk-driver (`make test` does that)")
        self._home = tempfile.TemporaryDirectory(prefix="parlour-webkit-")
        settings = Path(self._home.name) / "gtk-3.0/settings.ini"
        settings.parent.mkdir()
        settings.write_text(f"[Settings]\ngtk-enable-animations={int(moves)}\n", encoding="utf-8")
        environment = {
            **os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "TZ": ZONE, "LANGUAGE": "en", "NO_AT_BRIDGE": "1",
            "HOME": self._home.name, "XDG_CONFIG_HOME": self._home.name, "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            **extra_environment,
        }
        options = Options()
        options.binary_location = found[0]
        options.add_argument("--automation")
        service = Service("/usr/bin/WebKitWebDriver", env=environment)
        self._driver = webdriver.WebKitGTK(options=options, service=service)

    def open(self, address: str) -> None:
        self._driver.get(address)

    def run(self, script: str, arguments: list) -> Any:
        return self._driver.execute_script(script, *arguments)

    def press(self, selector: str, index: int) -> None:
        self._driver.find_elements("css selector", selector)[index].click()

    def type(self, selector: str, keys: str) -> None:
        self._driver.find_element("css selector", selector).send_keys(keys)

    def back(self) -> None:
        self._driver.back()

    def delete_cookies(self) -> None:
        self._driver.delete_all_cookies()

    def save_screenshot(self, path: Path) -> None:
        self._driver.save_screenshot(str(path))

    def close(self) -> None:
        with contextlib.suppress(*BROWSER_ERRORS):
            self._driver.quit()
        self._home.cleanup()


class Firefox:
    """Firefox can change the motion preference while it runs, so one process is enough."""

    def __init__(self):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        check(program is not None, "Firefox is missing: apt-get install firefox-esr (`make test` does that)")
        set_default_logger(StructuredLogger("parlour"))  # Otherwise it prints what it starts.
        self._log = tempfile.NamedTemporaryFile(prefix="parlour-firefox-")
        zone, os.environ["TZ"] = os.environ.get("TZ"), ZONE
        try:
            preferences = {"intl.accept_languages": "en", "intl.locale.requested": "en-US"}
            self._driver = Marionette(
                bin=program, headless=True, port=0, gecko_log=self._log.name, prefs=preferences, startup_timeout=60
            )
            self._driver.start_session()
        finally:
            os.environ.pop("TZ") if zone is None else os.environ.update(TZ=zone)

    def set_motion(self, moves: bool) -> None:
        with self._driver.using_context("chrome"):
            self._driver.execute_script(f"Services.prefs.setIntPref('ui.prefersReducedMotion', {int(not moves)})")

    def open(self, address: str) -> None:
        self._driver.navigate(address)

    def run(self, script: str, arguments: list) -> Any:
        return self._driver.execute_script(script, script_args=arguments, sandbox=None)

    def press(self, selector: str, index: int) -> None:
        self._driver.find_elements(By.CSS_SELECTOR, selector)[index].click()

    def type(self, selector: str, keys: str) -> None:
        self._driver.find_element(By.CSS_SELECTOR, selector).send_keys(keys)

    def back(self) -> None:
        self._driver.go_back()

    def delete_cookies(self) -> None:
        self._driver.delete_all_cookies()

    def save_screenshot(self, path: Path) -> None:
        path.write_bytes(self._driver.screenshot(format="binary"))

    def close(self) -> None:
        with contextlib.suppress(*BROWSER_ERRORS):
            self._driver.quit()
        self._log.close()


class Window:
    """A browser window as a player uses it. Selectors identify elements; if there are several, `index` counts from
    0."""

    def __init__(self, browser: WebKit | Firefox, server: Server):
        self.browser = browser
        self.server = server

    def open(self, path: str) -> None:
        self.browser.open(self.server.address + path)

    def run(self, script: str, *arguments) -> Any:
        """The value of a script. The script ends with `return`."""
        return self.browser.run(script, list(arguments))

    @property
    def path(self) -> str:
        return self.run("return location.pathname + location.search")

    def count(self, selector: str) -> int:
        return self.run("return document.querySelectorAll(arguments[0]).length", selector)

    def texts(self, selector: str) -> list[str]:
        return self.run("return [...document.querySelectorAll(arguments[0])].map((e) => e.innerText.trim())", selector)

    def text(self, selector: str) -> str:
        return self.texts(selector)[0]

    def press(self, selector: str, index: int = 0) -> None:
        """Clicks an element with the mouse, as soon as it exists and can be pressed."""
        self.wait_for(lambda: self.count(selector) > index, f"“{selector}” to press")
        self.wait_for(lambda: not self.run(
            "return Boolean(document.querySelectorAll(arguments[0])[arguments[1]]?.closest('[inert]'))", selector, index),
            f"“{selector}” to be pressed")
        # A driver scrolls an element just into view, where the button at the page's foot can cover it.
        self.run("document.querySelectorAll(arguments[0])[arguments[1]]?.scrollIntoView({block: 'center', behavior: 'instant'})",
                 selector, index)
        self.browser.press(selector, index)

    def type(self, selector: str, keys: str) -> None:
        self.wait_for(lambda: self.count(selector) > 0, f"“{selector}” to type into")
        self.browser.type(selector, keys)

    def wait_for(self, holds: Callable[[], Any], what: str) -> Any:
        """Waits until a condition holds. While a page is replaced by the next one, a browser may refuse to run the
        script; this counts as not yet."""
        deadline = time.monotonic() + WAIT_SECONDS
        refused: Exception | None = None
        while time.monotonic() < deadline:
            try:
                if value := holds():
                    return value
                refused = None
            except BROWSER_ERRORS as error:
                refused = error
            time.sleep(0.03)
        raise AssertionError(f"{what}: didn’t come" + (f"; the browser says: {refused}" if refused else f" at {self.path}"))

    def wait_for_path(self, matches: Callable[[str], Any], what: str) -> Any:
        return self.wait_for(lambda: matches(self.path), what)


class Engines:
    """What the cases get: a server, and windows of every browser."""

    def __init__(self, server: Server):
        self.server = server
        self._browsers: dict[tuple, WebKit | Firefox] = {}
        self._display: tuple[subprocess.Popen, str] | None = None

    @contextlib.contextmanager
    def own_server(self) -> Iterator[Server]:
        """A fresh house with the same quizzes."""
        server = Server(self.server.program, self.server.quizzes)
        try:
            yield server
        finally:
            server.close()

    @contextlib.contextmanager
    def window(self, engine: str, moves: bool = True, server: Server | None = None) -> Iterator[Window]:
        """A window of a browser without any cookies.

        - engine: WebKit, Firefox, or "WebKit unaccelerated".
        - moves: whether the system allows motion (`prefers-reduced-motion`).
        - server: None for the one of all cases.
        """
        window = Window(self._browser(engine, moves), server or self.server)
        window.open("/health/live")
        window.browser.delete_cookies()
        reduces_motion = window.run("return matchMedia('(prefers-reduced-motion: reduce)').matches")
        check(reduces_motion != moves, "the browser doesn’t move as it was told")
        try:
            yield window
        except Exception as error:
            SCREENSHOTS.mkdir(parents=True, exist_ok=True)
            screenshot = SCREENSHOTS / f"{engine.replace(' ', '-')}-{len(list(SCREENSHOTS.iterdir()))}.png"
            with contextlib.suppress(*BROWSER_ERRORS):
                window.browser.save_screenshot(screenshot)
                error.add_note(f"{window.path} looked like {screenshot.relative_to(ROOT)}")
            # A crashed browser must not make the next case fail.
            self._drop(window.browser)
            raise

    def _browser(self, engine: str, moves: bool) -> WebKit | Firefox:
        name = (engine,) if engine == "Firefox" else (engine, moves)
        if name not in self._browsers:
            if engine == "Firefox":
                self._browsers[name] = Firefox()
            else:
                extra_environment = UNACCELERATED if engine == "WebKit unaccelerated" else {}
                self._browsers[name] = WebKit(self._find_display(), moves, extra_environment)
        browser = self._browsers[name]
        if isinstance(browser, Firefox):
            browser.set_motion(moves)
        return browser

    def _drop(self, browser: WebKit | Firefox) -> None:
        self._browsers = {name: other for name, other in self._browsers.items() if other is not browser}
        browser.close()

    def _find_display(self) -> str:
        """Starts a virtual display. Xvfb takes the first free number and writes it into a pipe."""
        if self._display is None:
            reading, writing = os.pipe()
            command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
            process = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            os.close(writing)
            with os.fdopen(reading) as pipe:
                number = pipe.readline().strip()
            check(number != "", "Xvfb did not start")
            self._display = (process, f":{number}")
        return self._display[1]

    def close(self) -> None:
        for browser in self._browsers.values():
            browser.close()
        if self._display:
            self._display[0].terminate()
            self._display[0].wait()
