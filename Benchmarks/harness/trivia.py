"""A generated table of trivia. Equal arguments make equal rows."""

import csv
import os
import random

CATEGORIES = ("arts", "general", "geography", "history", "science", "sports")
DIFFICULTIES = ("easy", "medium", "hard")
HEAD = ("category,difficulty,question,correctAnswer,incorrect1,incorrect2,incorrect3,explanation,source,licence\n")
SYLLABLES = [a + b for a in "bdfgklmnprstvz" for b in ("a", "e", "i", "o", "u", "ar", "en", "il", "on", "ur")]
VERBS = ("painted", "found", "crossed", "ruled", "measured", "named", "built", "sailed", "mapped", "won")
THINGS = ("the bridge of", "the island of", "the tower of", "the song of", "the law of", "the star of", "the race of")
TRANSLATED_COLUMNS = ("question", "correctAnswer", "incorrect1", "incorrect2", "incorrect3", "explanation")


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


class Russian:
    """Generated words and sentences in Russian."""

    TAG = "ru"
    SYLLABLES = [a + b for a in "бвгдзклмнпрстф" for b in ("а", "е", "и", "о", "у", "ар", "ен", "ил", "он", "ур")]
    VERBS = ("нарисовал", "нашёл", "пересёк", "измерил", "назвал", "построил", "обошёл", "выиграл")
    THINGS = ("мост", "остров", "башню", "песню", "закон", "звезду", "гонку")

    @classmethod
    def name(cls, generator):
        return "".join(generator.choices(cls.SYLLABLES, k=generator.randint(2, 4))).capitalize()

    @classmethod
    def question(cls, generator, name, year):
        return f"Кто {generator.choice(cls.VERBS)} {generator.choice(cls.THINGS)} «{name}» в {year} году?"

    @staticmethod
    def explanation(key, name, other, age):
        return f"{key}, родом из города {name}, прожил {age} лет, из них много лет в городе {other}."


class Chinese:
    """Generated words and sentences in Chinese, in traditional characters."""

    TAG = "zh-Hant"
    CHARACTERS = "山水木火土金石雲風雨雪花草林海河江湖星月日天地春夏秋冬東西南北高明文武安平和德仁義禮智信永長青白紅黃玉龍鳳馬鳥"
    VERBS = ("畫了", "發現了", "穿越了", "統治了", "測量了", "命名了", "建造了", "贏得了")
    THINGS = ("橋", "島", "塔", "歌", "定律", "星", "賽事")

    @classmethod
    def name(cls, generator):
        return "".join(generator.choices(cls.CHARACTERS, k=generator.randint(2, 4)))

    @classmethod
    def question(cls, generator, name, year):
        return f"誰在{year}年{generator.choice(cls.VERBS)}{name}{generator.choice(cls.THINGS)}？"

    @staticmethod
    def explanation(key, name, other, age):
        return f"{name}的{key}當時{age}歲，並在{other}住了很多年。"


TRANSLATIONS = (Russian, Chinese)
LANGUAGES = ("en", *(texts.TAG for texts in TRANSLATIONS))


def write_translated(path, rows, seed=7):
    """Writes the rows of `write`, each with columns for its texts in Russian and Chinese: about 700 bytes."""
    generator = random.Random(seed + 1)
    plain = path + ".plain"
    write(plain, rows, seed)
    with open(plain, encoding="utf-8", newline="") as source, open(path, "w", encoding="utf-8", newline="") as file:
        reader, writer = csv.reader(source), csv.writer(file, lineterminator="\n")
        writer.writerow(next(reader) + [f"{column}:{texts.TAG}" for texts in TRANSLATIONS for column in TRANSLATED_COLUMNS])
        for number, row in enumerate(reader):
            writer.writerow(row + [cell for texts in TRANSLATIONS for cell in _translated(texts, generator, number)])
    os.remove(plain)


def _translated(texts, generator, number):
    """A row's cells in another language, in the order of TRANSLATED_COLUMNS."""
    answers = []
    while len(answers) < 4:
        name = texts.name(generator)
        if name not in answers:
            answers.append(name)
    key, *others = answers
    question = texts.question(generator, texts.name(generator), generator.randint(800, 1990))
    explanation = texts.explanation(key, texts.name(generator), texts.name(generator), generator.randint(20, 70))
    return [question, f"{key} {number}", *others, explanation]
