"""The measurements, in order. Measurements that are compared alternate: A B A B."""

import dataclasses
import os
import threading
import time

from . import callgrind, databases, game, imports, servers, translated, trivia, wire
from .children import Failure, report

QUIZ = "seven-doors"
QUIZZES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Quizzes")
ANSWERS_EACH = 7
STUDIO_PAGE = 20
# The last date of `playload year`, and the Monday before it.
LAST_DATES = ("2025-12-31", "2025-12-29")
# The most that a page of the daily game may cost, in milliseconds of the server's processor time.
PAGE_TARGETS = {"home": 0.4, "statistics": 1.5, "a day's board": None, "a week's board": None,
                "a start, with the round's page": 0.5, "an answer, with the verdict's page": 0.5,
                "a start by script, with the round's page": 0.5,
                "an answer by script, with the verdict's page": 0.5}


PARTS = [
    "first_start", "answers_and_pages", "mixed", "instructions", "stored_plays", "daily", "studio", "imports", "languages",
    "storm", "odds", "databases"]


@dataclasses.dataclass
class Workload:
    rounds: int
    seconds: float
    warm_up: float
    starts: int
    """How often a start is timed."""
    much: int
    """How many plays the larger of two data folders holds."""
    little: int
    players: int
    """How many play the daily game for a year."""
    daily_rounds: int
    bank: int
    """How many questions the bank holds that a day's question is drawn from."""
    drafts: int
    """How many drafts the house of the studio holds."""
    played: int = 0
    """So many plays are really played before memory is read at the end."""


USUAL = Workload(rounds=3, seconds=3, warm_up=1, starts=5, much=1_430_000, little=1_430, players=10_000,
               daily_rounds=1_000_000, bank=1_000_000, drafts=10_000)
QUICK = Workload(rounds=1, seconds=2, warm_up=0.5, starts=3, much=100_000, little=1_430, players=200,
               daily_rounds=20_000, bank=30_000, drafts=1_000)
LONG = dataclasses.replace(USUAL, played=1_000_000)


class Session:
    def __init__(self, programs, folder, load, workload, table):
        self.programs, self.folder, self.load, self.workload, self.table = programs, folder, load, workload, table
        self.played = 0

    def run(self, parts):
        for part in parts:
            getattr(self, part)()

    # The server from a player's view

    def first_start(self):
        self.start_times("start to first page, no data yet", None)

    def answers_and_pages(self):
        parlour = self.settled("played")
        bare = servers.bare(self.programs, self.folder, self.data("bare"))
        page = self.question_page(parlour)
        static = servers.nginx(self.make("nginx"), page)
        # What reading the trivia took is given back within a second or two.
        time.sleep(3)
        idle, idle_own = parlour.memory(), parlour.own_memory()
        rounds = [self.round(parlour, bare, static, number) for number in range(self.workload.rounds)]
        after, after_own = parlour.memory(), parlour.own_memory()
        self.report_answers(rounds)
        self.report_pages(rounds, len(page))
        self.table.add("memory, idle", idle, " MB", at_most=40)
        self.table.add("memory, highest during 64 players", [one["peak"] for one in rounds], " MB", at_most=55)
        self.table.add("memory, after them", after, " MB")
        self.table.add("of it filled by the server itself, idle", idle_own, " MB")
        self.table.add("of it filled by the server itself, after them", after_own, " MB")
        self.report_weights(parlour)
        for server in (parlour, bare, static):
            server.stop()
        self.verify(self.data("played"), self.played)
        self.start_times("start to first page, the data of this run in place", self.data("played"))

    def round(self, parlour, bare, static, number):
        report(f"Round {number + 1} of {self.workload.rounds}")
        found = {}
        for players in (8, 64):
            with PeakMemory(parlour) as peak:
                found["play", players] = self.play(parlour, players)
            found["post", players] = self.load.post(bare, players)
            found["see", players] = self.load.post(bare, players, "/answer-and-see")
        found["peak"] = peak.highest
        found["packed"] = self.play(parlour, 64, "--gzip")
        for players in (8, 64):
            found["question", players] = self.load.question(parlour, players, QUIZ)
            found["file", players] = self.load.page(static, players, "/page.html")
        return found

    def mixed(self):
        """What a house sees: ten quizzes in three languages, every second player with a session, metrics on."""
        data = self.data("mixed")
        quizzes = translated.write(self.make("quizzes"))
        servers.parlour(self.programs, self.folder, data, quizzes).settle().stop()
        parlour = servers.parlour(self.programs, self.folder, data, quizzes, "--metrics-port", "0").settle()
        bare = servers.bare(self.programs, self.folder, self.data("bare-mixed"))
        plays = 0
        for players, longest in ((8, 4), (64, 15)):
            played, seen = [], []
            for number in range(self.workload.rounds):
                report(f"Ten quizzes in three languages, {players} players, round {number + 1}")
                played.append(self.load.play_mixed(parlour, players))
                seen.append(self.load.post(bare, players, "/answer-and-see"))
            plays += sum(of(played, "plays"))
            what = f"ten quizzes in three languages, {players} players: "
            self.table.add(what + "answers/s", of(played, "perSecond"), "")
            self.table.add(what + "answer p99", of(played, "p99"), " ms", at_most=longest)
            self.table.add(what + "server CPU for each answer", of(played, "serverTimeEach"), " ms")
            self.table.add(what + "the same ÷ the bare server's with a 303 and a page",
                           ratios(played, seen, "serverTimeEach"), " ×", at_most=2.2)
            self.table.add(what + "answers/s ÷ bare posts/s with a 303 and a page", ratios(played, seen), "",
                           at_least=0.5 if players == 64 else None)
        self.table.add("the same server's memory, after them", parlour.memory(), " MB", at_most=55)
        parlour.stop()
        bare.stop()
        self.verify(data, plays, *translated.QUIZZES)

    def play(self, server, players, *more):
        found = self.load.play(server, QUIZ, players, *more)
        self.played += found["plays"]
        return found

    def report_answers(self, rounds):
        for players, longest in ((8, 4), (64, 15)):
            played = [one["play", players] for one in rounds]
            posted = [one["post", players] for one in rounds]
            self.table.add(f"answers/s, {players} players", of(played, "perSecond"), "")
            self.table.add(f"answer p50, {players} players", of(played, "p50"), " ms")
            self.table.add(f"answer p99, {players} players", of(played, "p99"), " ms", at_most=longest)
            self.table.add(f"server CPU for each answer, {players} players", of(played, "serverTimeEach"), " ms")
            self.table.add(f"generator CPU for each answer, {players} players", of(played, "ownTimeEach"), " ms")
            self.table.add(f"bare server: posts/s, {players} connections", of(posted, "perSecond"), "")
            self.table.add(f"bare server: post p99, {players} connections", of(posted, "p99"), " ms")
            self.table.add(f"bare server: CPU for each post, {players} connections", of(posted, "serverTimeEach"),
                           " ms")
            self.table.add(f"answers/s ÷ bare posts/s, {players}", ratios(played, posted), "")
            seen = [one["see", players] for one in rounds]
            self.table.add(f"bare server: posts/s with a 303 and a page, {players}", of(seen, "perSecond"), "")
            self.table.add(f"bare server: CPU for each with a 303 and a page, {players}", of(seen, "serverTimeEach"),
                           " ms")
            self.table.add(f"answers/s ÷ bare posts/s with a 303 and a page, {players}", ratios(played, seen), "",
                           at_least=0.5 if players == 64 else None)
            self.table.add(f"server CPU for each answer ÷ the bare server's with a 303 and a page, {players}",
                           ratios(played, seen, "serverTimeEach"), " ×", at_most=2.2)

        packed = of([one["packed"] for one in rounds], "serverTimeEach")
        self.table.add("server CPU for each answer, 64 players, pages gzipped", packed, " ms")

    def report_pages(self, rounds, size):
        for players in (8, 64):
            rendered = [one["question", players] for one in rounds]
            read = [one["file", players] for one in rounds]
            self.table.add(f"question page ({size:,} bytes)/s, {players} connections", of(rendered, "perSecond"), "")
            self.table.add(f"server CPU for each question page, {players}", of(rendered, "serverTimeEach"), " ms")
            self.table.add(f"nginx, the same bytes from a file/s, {players}", of(read, "perSecond"), "")
            self.table.add(f"question pages/s ÷ nginx, {players}", ratios(rendered, read), "", at_least=0.5)

    def question_page(self, parlour):
        player = wire.Browser(parlour.port)
        return player.post(f"/q/{QUIZ}/begin", {})[1]

    def report_weights(self, parlour):
        weights = wire.weigh(parlour.port, QUIZ)
        self.table.add("first load of a question page: requests", weights["requests"], "", at_most=6)
        self.table.add("first load of a question page: on the wire", weights["bytes"] / 1000, " KB", at_most=18)
        self.table.add("next question, with the answer's reply", weights["next bytes"] / 1000, " KB", at_most=4)

    def instructions(self):
        """The instructions that the server does, counted by callgrind: they hardly depend on the machine's load."""
        report("Counting instructions")
        self.settled("counted").stop()
        server = callgrind.Counted(self.programs, self.make("counted"), self.data("counted"), QUIZZES).settle()
        # The first plays also make what the server makes once.
        self.load.play_whole(server, QUIZ, 2)
        with server:
            played = self.load.play_whole(server, QUIZ, 10)
        self.table.add("instructions for each answer, with its play's other requests",
                       server.total / (played["plays"] * ANSWERS_EACH) / 1e6, " million")
        server.stop()
        year = self.load.ask("year", "--data", self.data("counted-year"), "--players", str(QUICK.players), "--rounds",
                             str(QUICK.daily_rounds))
        server = callgrind.Counted(self.programs, self.make("counted-pages"), self.data("counted-year"), QUIZZES).settle()
        for name, cost in game.page_costs(server.port, server, year["tokens"], *LAST_DATES, 20).items():
            self.table.add(f"instructions, {year['rounds']:,} rounds stored: {name}", cost / 1e6, " million")
        server.stop()

    # The effect of the number of stored plays

    def stored_plays(self):
        little, much = self.workload.little, self.workload.much
        small = self.filled("little", little)
        large = self.filled("much", much)
        self.start_times(f"start to first page, {much:,} plays in place", self.data("much"))
        small, large = self.parlour(small).settle(), self.parlour(large).settle()
        self.table.add(f"memory, idle, {much:,} plays in place", large.memory(), " MB", at_most=120)
        pairs = [self.pair(small, large, number) for number in range(self.workload.rounds)]
        what = f"{much * ANSWERS_EACH:,} stored answers ÷ {little * ANSWERS_EACH:,}"
        for kind, name in (("play", "an answer and the next page"), ("question", "a question page")):
            costs = [[one[size, kind]["serverTimeEach"] for one in pairs] for size in ("large", "small")]
            self.table.add(f"CPU of {name}, {what}", [high / low for high, low in zip(*costs)], " ×", at_most=1.5)
        self.play_on(large)
        self.table.add(f"memory, 64 players, {much:,} plays in place", self.peak(large), " MB", at_most=120)
        small.stop()
        large.stop()

    def filled(self, name, plays):
        report(f"Storing {plays:,} plays")
        self.parlour(self.data(name)).stop()
        self.load.ask("fill", "--data", self.data(name), "--plays", str(plays))
        self.verify(self.data(name), plays)
        return self.data(name)

    def pair(self, small, large, number):
        report(f"Little data and much, round {number + 1} of {self.workload.rounds}")
        return {
            (size, kind): load(server)
            for kind, load in (("play", lambda server: self.load.play(server, QUIZ, 8)),
                               ("question", lambda server: self.load.question(server, 8, QUIZ)))
            for size, server in (("small", small), ("large", large))}

    def play_on(self, server):
        """Plays until this server has finished this many plays."""
        played = 0
        while played < self.workload.played:
            played += self.load.play(server, QUIZ, 64)["plays"]
            report(f"{played:,} of {self.workload.played:,} plays")

    def peak(self, server):
        with PeakMemory(server) as peak:
            self.load.play(server, QUIZ, 64)
        return peak.highest

    # Other measurements

    def daily(self):
        """The store alone, in one process: the calls that the daily game's pages make."""
        players, bank = self.workload.players, self.workload.bank
        report(f"A year of the daily game, {players:,} players")
        year = self.load.ask(
            "year", "--data", self.data("year"), "--players", str(players), "--rounds", str(self.workload.daily_rounds))
        self.daily_pages(year)
        found = self.load.ask("daily", "--data", self.data("year"), "--players", str(players), "--bank", str(bank))
        stored = f"{year['rounds']:,} rounds of {players:,} players"
        for name, what, most in (
                ("session", "whose session it is", None), ("home", "home", None), ("streak", "the streak in the header", None),
                ("start", "a start, with its commit", None), ("look", "what a round's page shows, with a commit", None),
                ("beat", "a heartbeat, with its commit", None), ("verdict", "an answer, with its commit", None),
                ("history", "a year's statistics", None), ("day board", f"a day's board of {players:,}", None),
                ("week board", "a week's board", None),
                ("practice", "a question to practise", None),
                ("figures", "the figures of all questions, counted behind the page", None), ("rekey", f"another key for {players:,} answers", None),
                ("void", f"a void of {players:,} rounds", None), ("delete", "an account of 1,097 rounds deleted", None)):
            self.table.add(f"store's CPU, {stored}: {what}", found[name], " ms", at_most=most)
        self.table.add(f"a day's question out of {bank:,}, with its round's commit", found["draw"], " ms", at_most=2)
        self.table.add(f"{bank:,} questions into the bank", found["bank seconds"], " s", at_most=120)

    def daily_pages(self, year):
        server = self.parlour(self.data("year")).settle()
        costs = game.page_costs(server.port, game.ProcessorTime(server), year["tokens"], *LAST_DATES)
        for name, cost in costs.items():
            self.table.add(f"server CPU, {year['rounds']:,} rounds stored: {name}", cost, " ms", at_most=PAGE_TARGETS[name])
        self.table.add(f"memory, {year['rounds']:,} rounds stored", server.memory(), " MB", at_most=120)
        server.stop()

    def studio(self):
        """The pages of authors, in a house with many drafts."""
        drafts = self.workload.drafts
        report(f"{drafts:,} drafts")
        filled = self.load.ask(
            "drafts", "--data", self.data("studio"), "--quiz", os.path.join(QUIZZES, f"{QUIZ}.yaml"), "--drafts", str(drafts))
        server = self.parlour(self.data("studio"))
        author, full_author, operator = (game.Player(server.port, token) for token in filled["tokens"])
        for name, player, path in (
                ("home of an author with 50", author, "/studio"),
                ("home of an author with 500, the most", full_author, "/studio"),
                ("all of them, an operator's list", operator, "/studio?all"),
                ("all of them, the last page", operator, f"/studio?all&page={drafts // STUDIO_PAGE}"),
                ("a draft's page", author, game.first_link(author.get("/studio"), "/studio/d/"))):
            self.table.add(f"server CPU, {drafts:,} drafts stored: {name}", game.page_cost(game.ProcessorTime(server), player, path), " ms",
                           at_most=5)
        server.stop()

    def storm(self):
        """The p99 of answers with and without concurrent sign-ins by strangers, in turns."""
        server = self.parlour(self.data("storm"))
        without_storm, with_storm, tries = [], [], 0
        for number in range(max(2, self.workload.rounds)):
            report(f"Sign-in storm, round {number + 1}")
            without_storm.append(self.load.play(server, QUIZ, 8))
            with game.sign_in_storm(server) as counts:
                with_storm.append(self.load.play(server, QUIZ, 8))
            tries += sum(counts)
        self.table.add("answer p99, 8 players, during a storm of sign-ins", of(with_storm, "p99"), " ms")
        self.table.add("the same ÷ without the storm", [high / low for high, low in zip(of(with_storm, "p99"), of(without_storm, "p99"))],
                       " ×", at_most=3)
        self.table.add("answers/s during the storm ÷ without", ratios(with_storm, without_storm), "")
        self.table.add("sign-ins that were tried meanwhile", tries, "")
        server.stop()

    def imports(self):
        """Imports a table into an empty bank; then kills an import and resumes it; then imports everything again."""
        rows, path = self.workload.bank, os.path.join(self.make("trivia"), "rows.csv")
        report(f"Writing a table of {rows:,} rows")
        trivia.write(path, rows)
        report("Importing it, and again with a kill on the way")
        whole = imports.run(self.programs, path, self.data("imported"))
        imports.run(self.programs, path, self.data("killed"), kill_at=rows * 150)
        rest = imports.run(self.programs, path, self.data("killed"))
        again = imports.run(self.programs, path, self.data("killed"))
        unchanged, added = rest["report"]["unchanged"], whole["report"]["added"]
        if not unchanged or unchanged + rest["report"]["added"] != added or again["report"]["unchanged"] != added:
            raise Failure("An import that was killed and run again doubled or lost something.")
        self.table.add(f"import of {rows:,} rows of a table", whole["seconds"], " s", at_most=120)
        self.table.add("the same: processor time", whole["processor"], " s")
        self.table.add("the same: highest memory", whole["memory"], " MB", at_most=300)
        self.table.add(f"the rest, after a kill that left {unchanged:,}", rest["seconds"], " s")
        self.table.add("the same table again, all of it there already", again["seconds"], " s")

    def languages(self):
        """Imports a table in three languages, in a house where they share a game. Then draws the questions of dates."""
        rows, path = self.workload.bank, os.path.join(self.make("translated"), "rows.csv")
        report(f"Writing a table of {rows:,} rows in three languages")
        trivia.write_translated(path, rows)
        data = self.data("languages")
        self.parlour(data, "--game-languages", ",".join(trivia.LANGUAGES)).stop()
        report("Importing it")
        whole = imports.run(self.programs, path, data)
        drawn = self.load.ask("draw", "--data", data, "--language", trivia.LANGUAGES[0])
        not_asked = sum(file["notAsked"] for file in whole["report"]["files"])
        if not_asked or drawn["languages"] != sorted(trivia.LANGUAGES):
            raise Failure("An imported question lacks a language.")
        self.table.add(f"import of {rows:,} rows in three languages", whole["seconds"], " s", at_most=180)
        self.table.add("the same: processor time", whole["processor"], " s")
        self.table.add("the same: highest memory", whole["memory"], " MB", at_most=300)
        self.table.add(f"a date's question out of {whole['report']['added']:,} in three languages, with its round's commit",
                       drawn["draw"], " ms", at_most=2)

    def databases(self):
        """The same plays on SQLite, one MariaDB server and a cluster of three, and with two Parlour servers where
        possible."""
        found, begun = {}, {}
        server = self.parlour(self.data("alone"))
        found["SQLite, 1 server"] = self.repeat([server])
        begun["SQLite"] = databases.starts([server])
        server.stop()
        for count, what in ((1, "MariaDB"), (3, "Galera, 3 nodes")):
            report(f"Starting {what}")
            with databases.cluster(os.path.join(self.folder, f"cluster{count}"), count) as nodes:
                both = [databases.start(self.programs, self.folder, QUIZZES, nodes, number) for number in range(2)]
                found[f"{what}, 1 server"] = self.repeat(both[:1], nodes)
                found[f"{what}, 2 servers"] = self.repeat(both, nodes)
                report("Starts on one question")
                begun[what] = databases.starts(both)
                for server in both:
                    server.stop()
        for what, rounds in found.items():
            for name, words, unit in (
                    ("perSecond", "answers/s", ""), ("p50", "answer p50", " ms"), ("p99", "answer p99", " ms"),
                    ("serverTimeEach", "servers' CPU for each answer", " ms"),
                    ("nodeTimeEach", "nodes' CPU for each answer", " ms")):
                if rounds[0][name]:
                    self.table.add(f"{what}: {words}, {databases.PLAYERS} players", of(rounds, name), unit)

        for what, count in begun.items():
            self.table.add(f"{what}: starts/s on the same question, 32 at a time", count, "")

    def repeat(self, several, nodes=()):
        report(f"{len(several)} server(s) on {len(nodes) or 'no'} node(s)")
        return [databases.measure(self.load, QUIZ, several, nodes) for _ in range(self.workload.rounds)]

    def odds(self):
        found = self.load.ask("odds")
        for name in ("plain", "mixed", "weighted"):
            self.table.add(f"odds, 10 of 30 questions, 4 outcomes, {name}", found[name], " ms", at_most=50)
        large = "odds, 10 of 40 questions, 6 outcomes, 0 to 3 points"
        self.table.add(f"{large}, preliminary", found["preliminary"], " ms", at_most=100)
        self.table.add(large, found["grid"], " ms", at_most=1000)

    def start_times(self, what, data):
        """The times from the program's start to the first 200 of `/`. If `data` is None, each start has a new
        folder."""
        times = []
        for number in range(self.workload.starts):
            server = self.parlour(data or self.data(f"new-{number}"))
            times.append(server.start_time * 1000)
            server.stop()
        self.table.add(what, times, " ms", at_most=150)

    def verify(self, data, plays, *quizzes):
        """Checks that the store counted as many plays as the generator finished."""
        stored = sum(self.load.ask("count", "--data", data, "--quiz", quiz)["plays"] for quiz in quizzes or [QUIZ])
        if stored != plays:
            raise Failure(f"{plays:,} plays were finished and {stored:,} are stored")

    def settled(self, name):
        """A server on a data folder that was used before: it has read the bank, and has nothing to do."""
        self.parlour(self.data(name)).settle().stop()
        return self.parlour(self.data(name)).settle()

    def parlour(self, data, *more):
        return servers.parlour(self.programs, self.folder, data, QUIZZES, *more)

    def data(self, name):
        return os.path.join(self.folder, "data", name)

    def make(self, name):
        path = os.path.join(self.folder, name)
        os.makedirs(path)
        return path


def written(data):
    """The size of a data folder's database, in bytes."""
    try:
        return os.path.getsize(os.path.join(data, "parlour.sqlite"))
    except OSError:
        return 0


class PeakMemory:
    """Watches a server's peak memory while work runs, twice a second."""

    def __init__(self, server):
        self.server, self.highest, self.done = server, server.memory(), threading.Event()
        self.sampler = threading.Thread(target=self.sample, daemon=True)

    def sample(self):
        while not self.done.wait(0.5):
            self.highest = max(self.highest, self.server.memory())

    def __enter__(self):
        self.sampler.start()
        return self

    def __exit__(self, *_):
        self.done.set()
        self.sampler.join()


def of(found, name):
    return [one[name] for one in found]


def ratios(first, second, name="perSecond"):
    """The ratios of values that were measured in the same round."""
    return [a / b for a, b in zip(of(first, name), of(second, name))]
