"""A server with as many small quizzes as a case needs."""

import contextlib
import json
import tempfile
from pathlib import Path

from support.server import Server
from support.world import World


def small_quiz(title: str | dict, languages: list[str], **more) -> dict:
    outcomes = [{"id": name, "emoji": emoji, "name": name, "description": name} for name, emoji in [("sun", "☀️"), ("rain", "🌧️")]]
    answers = [{"text": name, "outcome": name} for name in ["sun", "rain"]]
    return {
        "languages": languages, "title": title, "description": "Two drops and a ray.", "outcomes": outcomes,
        "questions": [{"text": "Which?", "answers": answers}], **more,
    }


@contextlib.contextmanager
def server_with(world: World, quizzes: dict[str, dict]):
    """A server that offers only these quizzes."""
    with tempfile.TemporaryDirectory(prefix="parlour-quizzes-") as folder:
        for name, quiz in quizzes.items():
            (Path(folder) / f"{name}.json").write_text(json.dumps(quiz, ensure_ascii=False), encoding="utf-8")
        server = Server(world.program, Path(folder))
        try:
            yield server
        finally:
            server.close()


def sample_quizzes(count: int) -> dict[str, dict]:
    """This many quizzes with different titles. Some titles are long, some have no emoji, some are in other languages
    too."""
    return {f"quiz-{number:02}": sample_quiz(number) for number in range(1, count + 1)}


def sample_quiz(number: int) -> dict:
    title = f"Weather number {number}" + (" and everything that one could say about it at length" if number % 4 == 0 else "")
    if number % 3 == 0:
        return small_quiz({"en": title, "ru": f"Ёлка номер {number}"}, ["en", "ru"], accent="#1f6fb3")
    quiz = small_quiz(title, ["en"])
    if number % 5 == 0:
        for outcome in quiz["outcomes"]:
            del outcome["emoji"]
    return quiz
