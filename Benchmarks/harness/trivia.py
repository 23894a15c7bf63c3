"""A generated table of trivia. Equal arguments make equal rows."""

import random

CATEGORIES = ("arts", "general", "geography", "history", "science", "sports")
DIFFICULTIES = ("easy", "medium", "hard")
HEAD = ("category,difficulty,question,correctAnswer,incorrect1,incorrect2,incorrect3,explanation,source,licence\n")
SYLLABLES = [a + b for a in "bdfgklmnprstvz" for b in ("a", "e", "i", "o", "u", "ar", "en", "il", "on", "ur")]
VERBS = ("painted", "found", "crossed", "ruled", "measured", "named", "built", "sailed", "mapped", "won")
THINGS = ("the bridge of", "the island of", "the tower of", "the song of", "the law of", "the star of", "the race of")


def write(path, rows, seed=7):
    """Writes rows of about 300 bytes. One in a hundred has a quoted cell with a comma and a line break."""
    generator = random.Random(seed)

    def name():
        return "".join(generator.choice(SYLLABLES) for _ in range(generator.randint(2, 4))).capitalize()

    with open(path, "w", encoding="utf-8") as file:
        file.write(HEAD)
        for number in range(rows):
            key, others = name(), [name() for _ in range(3)]
            question = f"Who {generator.choice(VERBS)} {generator.choice(THINGS)} {name()} in the year {generator.randint(800, 1990)}?"
            explanation = f"{key} of {name()} was {generator.randint(20, 70)} years old then, and lived in {name()} for years."
            if number % 100 == 0:
                explanation = f'"{explanation}\nIt was, they said, ""no trouble""."'
            else:
                explanation = f'"{explanation}"'
            cells = [CATEGORIES[number // 3 % 6], DIFFICULTIES[number % 3], question, f"{key} {number}", *others,
                     explanation, f'"The Atlas of {name()}, volume {number % 40}"', "CC-BY-4.0"]
            file.write(",".join(cells) + "\n")
