"""Takes the README's screenshots: python Tests/Browser/pictures.py FOLDER writes them into the folder."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from playwright.sync_api import Page

from support.daily import DailyPlayer
from support.player import Player
from support.world import DESKTOP, PHONE, new_world

QUIZ = "which-animal"
SHOWN = {
    "introduction-phone-light",
    "single-phone-dark",
    "ranged-phone-light",
    "result-phone-light",
    "front-desktop-light",
    "multiple-desktop-dark",
    "home-phone-light",
    "round-phone-dark",
    "verdict-phone-light",
    "statistics-phone-dark",
}


def photograph(page: Page, folder: Path, name: str) -> None:
    if name not in SHOWN:
        return
    page.wait_for_load_state("networkidle")
    page.screenshot(path=folder / f"{name}.png")
    print(folder / f"{name}.png")


def tour(page: Page, folder: Path, suffix: str) -> None:
    """The introduction, the first question of each kind, and the result."""
    player = Player(page)
    player.open(QUIZ)
    photograph(page, folder, f"introduction-{suffix}")
    player.begin(QUIZ)
    seen = set()
    while not player.at_result:
        kind = {"press": "single", "submit": "single"}.get(player.kind, player.kind)
        if kind not in seen:
            photograph(page, folder, f"{kind}-{suffix}")
            seen.add(kind)
        player.answer_somehow()
    photograph(page, folder, f"result-{suffix}")


def game(page: Page, folder: Path, suffix: str) -> None:
    """A day's home page, round and verdict, and the statistics."""
    player = DailyPlayer(page)
    player.sign_up(slides=False)
    player.leave_slides()
    player.start()
    page.locator("main .answer").first.click()
    page.locator("#verdict").wait_for()
    player.go_home()
    photograph(page, folder, f"home-{suffix}")
    player.start(1)
    photograph(page, folder, f"round-{suffix}")
    page.locator("main .answer").nth(1).click()
    page.locator("#verdict").wait_for()
    photograph(page, folder, f"verdict-{suffix}")
    page.goto("/daily/statistics")
    photograph(page, folder, f"statistics-{suffix}")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with new_world(shipped_only=True) as world:
        for width, device in [(PHONE, "phone"), (DESKTOP, "desktop")]:
            for scheme in ["light", "dark"]:
                with world.page(width=width, color_scheme=scheme, reduced_motion="reduce") as page:
                    page.goto("/")
                    photograph(page, folder, f"front-{device}-{scheme}")
                    tour(page, folder, f"{device}-{scheme}")
                    game(page, folder, f"{device}-{scheme}")


if __name__ == "__main__":
    main()
