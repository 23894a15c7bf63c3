"""One daily game for readers of three languages."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from support.bank import CATEGORIES
from support.cases import case, check, equal
from support.daily import DailyPlayer
from support.world import LANGUAGES, World

QUESTION = {"en": "Which is number {}?", "ru": "Что под номером {}?", "zh-Hant": "哪一個是第 {} 號？"}
BIRDS = ["Kestrel", "Lapwing", "Magpie", "Nightjar"]


def write_languages(folder: Path) -> None:
    """Writes questions in three languages, and as many in English only. Each answer names its language."""
    def texts(of) -> dict:
        return {language: of(language) for language in LANGUAGES}

    questions, untranslated = [], []
    for index, difficulty in enumerate(["easy", "medium", "hard"]):
        for number in range(12 * index + 1, 12 * index + 13):
            whole = {"difficulty": difficulty, "category": CATEGORIES[number % 6]}
            birds = [texts(lambda language, bird=bird: f"{bird} {number} {language}") for bird in BIRDS]
            questions.append({
                **whole, "question": texts(lambda language: QUESTION[language].format(number)), "answer": birds[0],
                "wrong": birds[1:], "explanation": texts(lambda language: f"Because of {language}."),
            })
            alone = [f"{bird} {number}" for bird in BIRDS]
            untranslated.append({**whole, "question": f"Alone, number {number}?", "answer": alone[0], "wrong": alone[1:]})
    files = {"birds": {"languages": LANGUAGES, "questions": questions}, "english": {"language": "en", "questions": untranslated}}
    for name, bank in files.items():
        text = json.dumps({"licence": "Apache-2.0", **bank}, ensure_ascii=False)
        (folder / f"{name}.json").write_text(text, encoding="utf-8")


def birds(player: DailyPlayer) -> list[str]:
    """The answers in their order, without their language."""
    return [option.split()[0] for option in player.options]


def expect_language(player: DailyPlayer, language: str, number: str) -> None:
    equal(player.question, QUESTION[language].format(number), f"the question in {language}")
    check(all(option.endswith(f" {language}") for option in player.options), f"answers aren't in {language}: {player.options}")


def choose_language(context, language: str) -> None:
    """Chooses it in another window: the pages of a round have no links to languages."""
    page = context.new_page()
    page.goto("/")
    page.locator(f'form.languages button[value="{language}"]').click()
    page.locator(f'html[lang="{language}"]').wait_for()
    page.close()


@case("readers of three languages get the same question on the same board, whatever language they change to in a round")
def one_game(world: World):
    options = {"bank": write_languages, "arguments": ["--game-languages", "en,ru,zh-Hant"]}
    with world.own_server(**options) as server, world.context(server=server, language="en") as english, \
            world.context(server=server, language="ru", java_script_enabled=False) as russian, \
            world.context(server=server, language="zh-Hant") as chinese:
        players = {"en": DailyPlayer(english.new_page()), "ru": DailyPlayer(russian.new_page()),
                   "zh-Hant": DailyPlayer(chinese.new_page())}
        names, numbers = [], set()
        for language, player in players.items():
            names.append(player.sign_up(slides=False))
            player.leave_slides()
            player.page.goto("/daily/easy")
            check("English" not in player.page.locator("main").inner_text(), "a page says that questions are in English")
            player.start()
            numbers.add(re.search(r"\d+", player.question)[0])
            equal(len(numbers), 1, "different questions of a date")
            expect_language(player, language, *numbers)
        number = numbers.pop()

        # While the watch runs.
        player = players["ru"]
        order = birds(player)
        choose_language(russian, "zh-Hant")
        player.page.reload()
        check(player.page.locator('form[action$="/resume"]').count() == 0, "a change of the language stops the watch")
        expect_language(player, "zh-Hant", number)
        equal(birds(player), order, "the order of the answers in another language")

        # While it is paused.
        player = players["zh-Hant"]
        order = birds(player)
        player.pause()
        choose_language(chinese, "ru")
        player.page.reload()
        shown = player.page.locator("main").inner_text()
        check(not any(text.format(number) in shown for text in QUESTION.values()), "a paused round shows its question")
        player.resume()
        expect_language(player, "ru", number)
        equal(birds(player), order, "the order of the answers in another language")

        for language, player in zip(["en", "zh-Hant", "ru"], players.values()):
            player.answer()
            expect_language(player, language, number)
            check(f"Because of {language}." in player.page.content(), "the explanation is in another language")
            player.page.goto("/daily/past")
            expect(player.page.locator("main")).to_contain_text(QUESTION[language].format(number))
        # Between two rounds.
        choose_language(english, "ru")
        results = {"en": "rwr", "ru": "rrw", "zh-Hant": "rrr"}
        for index in [1, 2]:
            numbers = set()
            for (language, player), now in zip(players.items(), ["ru", "zh-Hant", "ru"]):
                player.start(index)
                numbers.add(re.search(r"\d+", player.question)[0])
                equal(len(numbers), 1, "different questions of a date")
                expect_language(player, now, *numbers)
                player.answer(right=results[language][index] == "r")
        check_results(list(players.values()), names, list(results.values()))


def check_results(players: list[DailyPlayer], names: list[str], results: list[str]) -> None:
    """Compares each player's pages with what they answered, a letter for each question: r for right and w for wrong."""
    for player, result in zip(players, results):
        page = player.page
        page.goto("/daily")
        shared = page.locator(".share textarea").first.input_value()
        right = result.count("r")
        check(f"{right}/3" in shared and shared.endswith(f"/daily?{result}"), f"the line to share for {result}: {shared}")
        page.goto("/daily/statistics")
        equal(page.locator(".streak-now strong").inner_text(), "1", "days of the streak")
        figures = [number(text) for text in page.locator(".hero .figures dd").all_inner_texts()[:2]]
        equal(figures, [1, round(100 * right / 3)], f"days and percent of {result}")
        page.goto("/daily/boards")
        counts = {name: result.count("r") for name, result in zip(names, results)}
        equal({row[0]: number(row[1]) for row in board(page)}, counts, "right answers on the day's board")
        for index, difficulty in enumerate(["easy", "medium", "hard"]):
            page.goto("/daily/boards")
            page.locator(f'.segments a[href*="difficulty={difficulty}"]').click()
            page.wait_for_url(f"**difficulty={difficulty}*")
            rows = board(page)
            equal({row[0] for row in rows}, {name for name, result in zip(names, results) if result[index] == "r"}, f"names on the board of {difficulty}")
            times = [seconds(row[-1]) for row in rows]
            equal(times, sorted(times), "the board's order")


def board(page) -> list[list[str]]:
    """The rows of the board that is shown first: a name, right answers if the board has them, and the time."""
    rows = page.locator(".board").first.locator("tbody tr").all()
    return [[row.locator("bdi").inner_text(), *row.locator("td:not(.rank)").all_inner_texts()] for row in rows]


def number(text: str) -> int:
    return int(re.search(r"\d+", text)[0])


def seconds(text: str) -> float:
    """A time as pages write it: 4.6 s, 4,6 с, 1:05.2."""
    parts = [float(part.replace(",", ".")) for part in re.findall(r"\d+(?:[.,]\d+)?", text)]
    return sum(part * 60 ** index for index, part in enumerate(reversed(parts)))
