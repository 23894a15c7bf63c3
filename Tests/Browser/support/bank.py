"""Trivia for the tests. The correct answer begins with K."""

import json
import shutil
from pathlib import Path

CATEGORIES = ["arts", "general", "geography", "history", "science", "sports"]
# Enough for some in the practice pool, which gets about one in ten.
COUNT = 40


def write_shipped(folder: Path) -> None:
    """Writes the bank that ships."""
    shutil.copytree(Path(__file__).resolve().parents[3] / "Bank", folder, dirs_exist_ok=True)


def write_bank(folder: Path) -> None:
    questions = [question(difficulty, number) for difficulty in ("easy", "medium", "hard") for number in range(1, COUNT + 1)]
    bank = {"language": "en", "licence": "Apache-2.0", "questions": questions}
    (folder / "birds.json").write_text(json.dumps(bank), encoding="utf-8")


def question(difficulty: str, number: int) -> dict:
    return {
        "difficulty": difficulty,
        "category": CATEGORIES[number % len(CATEGORIES)],
        "question": f"Which of these is the {difficulty} one, number {number}?",
        "answer": f"Kestrel {number}",
        "wrong": [f"Lapwing {number}", f"Magpie {number}", f"Nightjar {number}"],
        "explanation": f"It was the {difficulty} one of day {number}, as everybody knows who was there.",
        "source": f"The book of tests, page {number}",
    }


def write_athena(folder: Path) -> None:
    """Writes 1,036 questions in Athena's format: a header, asterisks between the cells, three wrong answers."""
    header = "category*difficulty*question*correctAnswer*incorrect1*incorrect2*incorrect3"
    rows = [
        f"{category(number)}*{('easy', 'medium', 'hard')[number % 3]}*What is “{number}”, asked Ann’s café; 5 < 6 & so on?"
        f"*Kestrel {number}*Lapwing, {number}*Magpie; {number}*Nightjar “{number}”"
        for number in range(1, 1037)
    ]
    (folder / "athena.csv").write_text("\r\n".join([header, *rows]) + "\r\n", encoding="utf-8")


def category(number: int) -> str:
    return ["Arts & Literature", "General Knowledge", "Geography", "History", "Science & Nature", "Sport & Leisure"][number % 6]
