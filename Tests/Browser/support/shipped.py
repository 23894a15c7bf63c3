"""The quizzes that ship, and their languages as their files have them."""

import re
from pathlib import Path

QUIZZES = Path(__file__).resolve().parents[3] / "Quizzes"


def _languages(file: Path) -> list[str]:
    found = re.search(r"^languages: \[(.+)\]$", file.read_text(encoding="utf-8"), re.MULTILINE)
    if not found:
        raise AssertionError(f"no languages in {file}")
    return found[1].split(", ")


def outcome_count(quiz: str) -> int:
    text = (QUIZZES / quiz / "quiz.yaml").read_text(encoding="utf-8")
    outcomes = text[text.index("\noutcomes:") : text.index("\nquestions:")]
    return len(re.findall(r"^  - id:", outcomes, re.MULTILINE))


SHIPPED = {file.parent.name: _languages(file) for file in sorted(QUIZZES.glob("*/quiz.yaml"))}
PAIRS = [f"{quiz} {language}" for quiz, languages in SHIPPED.items() for language in languages]
EACH_ONCE = [f"{quiz} {languages[index % len(languages)]}" for index, (quiz, languages) in enumerate(SHIPPED.items())]
"""Each quiz in one language, and each language."""
