"""Trivia for the tests: the right answer is the one that begins with K."""

import json
from pathlib import Path

CATEGORIES = ["arts", "general", "geography", "history", "science", "sports"]
# Enough that the practice shelf, which gets about one in ten, has some.
COUNT = 40


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
