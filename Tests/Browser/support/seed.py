"""Data of a site that has run for months: players with weeks of rounds, full boards, groups, reported questions, finished plays. Names,
answers and times come from a seed."""

import json
import random
import shutil
import time
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from support.dates import ORDINARY_DAY
from support.server import Server
from support.forms import FormClient

TODAY = datetime.fromisoformat(ORDINARY_DAY)
DIFFICULTIES = ["easy", "medium", "hard"]
PASSWORD = "vier alte kamele"
OPERATOR = "Theo"
# For each language the player whose pages have screenshots, with time zone and group.
PLAYERS = {
    "en": ("Ada", "Europe/London", "Thursday at the Crown"),
    "ru": ("Катя", "Europe/Moscow", "Пятница у Лены"),
    "zh-Hant": ("小安", "Asia/Taipei", "週五小酒館"),
}
OTHERS = [
    "Mina", "Тимур", "阿哲", "Oskar", "Лена", "小魚", "Priya", "Саша Кот", "怡君", "Tom of Ghent", "Вера", "志明", "Noor", "Гоша",
    "雅婷", "Ingrid", "Дядя Фёдор", "老王", "Luís", "Маша", "大頭", "Bea", "Артём", "美玲",
]
OWN_BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36"
OTHER_BROWSERS = [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.3 "
    "Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0",
]
WEEKS_PLAYED = 23
QUIZZES = {"which-animal": 24, "sorting-into-a-house": 24, "next-country": 24}
REPORTS = ["Two of these are right.", "Разве не 1961 год?", "第三個答案也對。"]


@dataclass
class Seed:
    """A folder with the data, and the cookies and addresses that lead into it."""

    data: Path
    cookies: dict[str, dict[str, str]]
    invitations: dict[str, str]


def write_seed(program: Path, quizzes: Path, bank, folder: Path) -> Seed:
    """Plays the weeks before the ordinary day, and the ordinary day's morning.

    :param folder: gets the data.
    """
    server = Server(program, quizzes, bank, ["--changes-per-second", "0"], now=start_of(WEEKS_PLAYED))
    try:
        seed = Seeder(server).write()
        server.terminate()
        server.wait_for_exit(20)
        shutil.copytree(server.database.parent, folder, dirs_exist_ok=True)
        (folder / "seed.json").write_text(json.dumps(seed))
    finally:
        server.close()
    return Seed(folder, **seed)


def read_seed(folder: Path) -> Seed:
    return Seed(folder, **json.loads((folder / "seed.json").read_text()))


def start_of(days_ago: int) -> str:
    """Six hours before noon of a day."""
    return (TODAY - timedelta(days=days_ago, hours=6)).isoformat()


class Seeder:
    def __init__(self, server: Server):
        self.server = server
        self.generator = random.Random(13)
        self.clock = 0
        self.main_players = {language: FormClient(server, language, OWN_BROWSER) for language in PLAYERS}
        self.others = {name: FormClient(server) for name in OTHERS}
        self.operator = FormClient(server)

    def write(self) -> dict:
        self.create_accounts()
        for days_ago in range(WEEKS_PLAYED, -1, -1):
            self.server.set_date(start_of(days_ago))
            self.date = TODAY - timedelta(days=days_ago)
            self.seconds = 0
            self.play_day(days_ago)
        self.correct()
        for quiz, plays in QUIZZES.items():
            for _ in range(plays):
                FormClient(self.server).play(quiz, self.generator)
        return {"cookies": self.cookies(), "invitations": self.invitations}

    def cookies(self) -> dict[str, dict[str, str]]:
        return {name: visitor.cookies for name, visitor in [*self.main_players.items(), ("operator", self.operator)]}

    def create_accounts(self) -> None:
        for language, (name, zone, _) in PLAYERS.items():
            self.main_players[language].sign_up(name, PASSWORD, zone)
            for browser in OTHER_BROWSERS:
                FormClient(self.server, language, browser).sign_in(name, PASSWORD)
        for name, other in self.others.items():
            other.sign_up(name, PASSWORD, "Europe/Berlin")
        self.operator.sign_up(OPERATOR, PASSWORD, "Europe/Berlin")
        self.server.run("account", "role", OPERATOR, "operator")
        self.invitations = {}
        for language, player in self.main_players.items():
            player.open("/daily/groups")
            player.submit(player.form("/daily/groups$"), name=PLAYERS[language][2])
            link = player.page.split("/daily/join/")[1]
            self.invitations[language] = "/daily/join/" + link[: next(i for i, c in enumerate(link) if not c.isalnum())]
            for name in self.generator.sample(OTHERS, 7):
                self.others[name].open(self.invitations[language])
                self.others[name].submit(self.others[name].form("^/daily/join/"))
            # A member who never plays.
            self.operator.open(self.invitations[language])
            self.operator.submit(self.operator.form("^/daily/join/"))

    def play_day(self, days_ago: int) -> None:
        # One date is missed, and some have one or two rounds only.
        if days_ago and days_ago != 9:
            for player in self.main_players.values():
                for difficulty in DIFFICULTIES[: 1 if days_ago % 8 == 5 else 3]:
                    self.play(player, difficulty, {"easy": 0.9, "medium": 0.75, "hard": 0.5}[difficulty])
        for number, other in enumerate(self.others.values()):
            # The week's board needs Monday to Wednesday; the bank's statistics need some days more.
            # One plays on the date that the others miss, so that it has questions.
            if days_ago <= 2 or (days_ago < 6 and number < 8) or (days_ago == 9 and number == 0):
                for difficulty in DIFFICULTIES:
                    self.play(other, difficulty, 0.45 + 0.5 * number / len(OTHERS))
        if days_ago == 1:
            for name, text in zip(OTHERS, REPORTS):
                visitor = self.others[name]
                visitor.submit(visitor.form("/report(#sent)?$"), report=text)

    def play(self, visitor: FormClient, difficulty: str, share_right: float) -> None:
        visitor.start_round(difficulty)
        # Less than the 15 seconds after which silence pauses a round.
        self.pass_time(self.generator.choice([2, 3, 4, 4, 5, 6, 7, 8, 10, 12]))
        # Clocks are moved by whole seconds, and players don't take whole seconds.
        time.sleep(self.generator.random() * (0.6 if self.date == TODAY else 0.1))
        right = self.generator.random() < share_right
        visitor.answer_round(lambda answers: self.choose(answers, right))

    def choose(self, answers: list[str], right: bool) -> int:
        correct = self.server.correct_answer(answers)
        return correct if right else self.generator.choice([i for i in range(len(answers)) if i != correct])

    def pass_time(self, seconds: int) -> None:
        self.seconds += seconds
        self.server.set_date((datetime.fromisoformat(start_of((TODAY - self.date).days)) + timedelta(seconds=self.seconds)).isoformat())

    def correct(self) -> None:
        """Voids a question of an earlier date and corrects the key of another."""
        items = self.server.items((TODAY - timedelta(days=4)).date().isoformat())
        for difficulty, action, reason in [
            ("hard", "void", "Two answers are right."), ("medium", "rekey", "The source names another one."),
        ]:
            number, _ = items[difficulty]
            self.operator.open(f"/admin/item/{number}")
            form = self.operator.form(f"/{action}$")
            options = {"option": form.named("option")[0].value} if action == "rekey" else {}
            self.operator.submit(form, **{f"{action}-reason": reason, "confirmed": "1"}, **options)
