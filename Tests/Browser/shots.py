"""Takes screenshots of every page and state of the site and measures its layout: python Tests/Browser/shots.py FOLDER [WORD...].
Fails if the layout has a fault (support/layout.js).

A picture is named PAGE-STATE-LANGUAGE-WIDTH-SCHEME.png, with -whole at its end if it shows the page beyond the window.
Words select the pictures whose name has all of them. index.html shows the folder's pictures.

The players come from support/seed.py. Their data is cached in .build/shots-seed, so that every run shows the same questions;
`make clean` removes it."""

import contextlib
import hashlib
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from playwright.sync_api import sync_playwright

import scenes_account
import scenes_admin
import scenes_daily
import scenes_quiz
import scenes_studio
from support.bank import write_shipped
from support.screenshots import ScreenshotRecorder, Selection, write_index
from support.scenes import Scene, SceneSession, scenes
from support.seed import Seed, read_seed, write_seed
from support.server import ROOT, Server, find_program
from support.world import World

REGISTERED = [scenes_quiz, scenes_daily, scenes_account, scenes_admin, scenes_studio]
SEED_CACHE = ROOT / ".build/shots-seed"
WORKERS = 2


def all_scenes() -> list[Scene]:
    """In the order of the index."""
    modules = [module.__name__ for module in REGISTERED]
    return sorted(scenes, key=lambda scene: modules.index(scene.play.__module__))


def tasks(selection: Selection) -> list[tuple[Scene, str]]:
    """The scenes with a selected picture, each in a language."""
    found = [(scene, language) for scene in all_scenes() for language in scene.languages]
    return [
        (scene, language) for scene, language in found
        if any(ScreenshotRecorder(Path(), selection, language).names(state) for state in scene.states)
    ]


def prepare() -> Seed:
    """The cached data, or a new one if the seed or the bank has changed."""
    sources = [ROOT / "Tests/Browser/support" / name for name in ("seed.py", "forms.py")] + sorted((ROOT / "Bank").rglob("*.yaml"))
    folder = SEED_CACHE / hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    with quizzes_folder() as quizzes:
        if not is_usable(folder, quizzes):
            shutil.rmtree(SEED_CACHE, ignore_errors=True)
            folder.mkdir(parents=True)
            print("Playing some weeks of the daily game", flush=True)
            write_seed(find_program(), quizzes, write_shipped, folder)
    return read_seed(folder)


def is_usable(folder: Path, quizzes: Path) -> bool:
    """Whether the data is complete, and of no later version than the program."""
    if not (folder / "seed.json").exists():
        return False
    try:
        Server(find_program(), quizzes, write_shipped, data=folder).close()
    except RuntimeError:
        return False
    return True


@contextlib.contextmanager
def quizzes_folder():
    """The quizzes that ship, and an unlisted one whose tie and undecided result are known."""
    with tempfile.TemporaryDirectory(prefix="parlour-quizzes-") as folder:
        shutil.copytree(ROOT / "Quizzes", folder, dirs_exist_ok=True)
        compass = (ROOT / "Tests/Browser/quizzes/compass.yaml").read_text(encoding="utf-8")
        (Path(folder) / "compass.yaml").write_text("unlisted: true\n" + compass, encoding="utf-8")
        yield Path(folder)


def work(folder: Path, selection: Selection, seed: Seed, taken, failed) -> None:
    todo = tasks(selection)
    with quizzes_folder() as quizzes, sync_playwright() as playwright:
        world = World(playwright.chromium, find_program(), quizzes, write_shipped)
        try:
            while True:
                with taken.get_lock():
                    index = taken.value
                    taken.value += 1
                if index >= len(todo):
                    return
                if not run_scene(world, seed, ScreenshotRecorder(folder, selection, todo[index][1]), todo[index][0]):
                    with failed.get_lock():
                        failed.value += 1
        finally:
            world.close()


def run_scene(world: World, seed: Seed, recorder: ScreenshotRecorder, scene: Scene) -> bool:
    began = time.monotonic()
    error = ""
    try:
        with SceneSession(world, seed, recorder) as session:
            scene.play(session)
    except Exception:
        error = traceback.format_exc()
    strange = sorted(recorder.taken - set(scene.states))
    missing = [state for state in scene.states if state not in recorder.taken]
    print(f"{'FAIL' if error or strange or recorder.faults else 'ok  '}  {scene.name}, {recorder.language} ({time.monotonic() - began:.0f} s)", flush=True)
    if missing:
        print(f"      no screenshot: {' '.join(missing)}", flush=True)
    if strange:
        print(f"      not among the scene's states: {' '.join(strange)}", flush=True)
    for fault, names in recorder.faults.items():
        print(f"      {fault}\n        in {' '.join(names)}", flush=True)
    if error:
        print("".join("      " + line for line in error.splitlines(keepends=True)), flush=True)
    return not error and not strange and not recorder.faults


def take_shots(folder: Path, selection: Selection) -> int:
    """Takes the selected pictures and returns how many scenes failed."""
    folder.mkdir(parents=True, exist_ok=True)
    seed = prepare()
    count = min(int(os.environ.get("PARLOUR_BROWSERS", WORKERS)), len(tasks(selection)))
    spawning = multiprocessing.get_context("spawn")
    taken, failed = spawning.Value("i", 0), spawning.Value("i", 0)
    workers = [spawning.Process(target=work, args=(folder, selection, seed, taken, failed)) for _ in range(count)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    write_index(folder, [state for scene in all_scenes() for state in scene.states])
    return failed.value + sum(worker.exitcode != 0 for worker in workers)


def main() -> int:
    began = time.monotonic()
    folder = Path(sys.argv[1])
    failed = take_shots(folder, Selection(sys.argv[2:]))
    pictures = len(list(folder.glob("*.png")))
    print(f"{pictures} pictures in {folder / 'index.html'}, {failed} scenes failed, {time.monotonic() - began:.0f} s")
    return 0 if failed == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
