"""Takes the README's pictures: python Tests/Browser/pictures.py FOLDER writes them into the folder. They are some of the
shots."""

import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from shots import take_shots
from support.screenshots import Selection

# The picture's name, and the shot's. A phone's window is 390 pixels wide, a desktop's 1280.
PICTURES = {
    "introduction-phone-light": "introduction-animals-en-390-light",
    "single-phone-dark": "question-press-en-390-dark",
    "ranged-phone-light": "question-ranged-en-390-light",
    "result-phone-light": "result-animals-en-390-light",
    "front-desktop-light": "front-fresh-en-1280-light",
    "multiple-desktop-dark": "question-multiple-en-1280-dark",
    "studio-phone-light": "studio-home-published-en-390-light",
    "draft-phone-dark": "studio-example-en-390-dark",
    "publish-phone-light": "studio-changes-en-390-light",
    "home-phone-light": "day-one-en-390-light",
    "round-phone-dark": "round-running-en-390-dark",
    "verdict-phone-light": "verdict-right-en-390-light",
    "statistics-phone-dark": "statistics-all-en-390-dark",
}


def main() -> int:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="parlour-shots-") as shots:
        failed = take_shots(Path(shots), Selection(names=frozenset(PICTURES.values())))
        for name, shot in PICTURES.items():
            shutil.copyfile(Path(shots) / f"{shot}.png", folder / f"{name}.png")
            print(folder / f"{name}.png")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
