"""Ten quizzes in three languages: copies of one under ten ids."""

import os

TEMPLATE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "TranslatedQuizzes", "seven-doors.yaml")
QUIZZES = [f"seven-doors-{number}" for number in range(1, 11)]
LANGUAGES = ("en", "ru", "zh-Hant")


def write(folder):
    """Writes the quizzes into a folder."""
    with open(TEMPLATE, encoding="utf-8") as file:
        text = file.read()
    for quiz in QUIZZES:
        with open(os.path.join(folder, f"{quiz}.yaml"), "w", encoding="utf-8") as file:
            file.write(text.replace("id: seven-doors\n", f"id: {quiz}\n", 1))
    return folder
