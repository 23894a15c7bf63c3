"""Unusual quizzes that stretch every page: many answers, long texts, one question, 200 questions, forty outcomes,
odd pictures, every emoji."""

import json
import struct
import zlib
from pathlib import Path

COUNTS = [2, 3, 4, 5, 8, 20]
KINDS = {
    "press": {"kind": "single"}, "submit": {"kind": "single", "advance": "submit"}, "multiple": {"kind": "multiple"},
    "ranged": {"kind": "ranged"},
}
ORDINARY = [
    "With a book in the garden", "Out with whoever comes along", "Fast asleep until noon", "In the kitchen, trying a recipe",
    "Somewhere that I have never been", "Mending the bicycle", "On the telephone", "At the market, before the crowd",
]
LONG = "The tram was late, and nobody on the platform minded, since the baker had opened a window. "
LONG_CHINESE = "電車誤點了，月台上卻沒有人在意，因為麵包店剛好打開了窗。"
ARABIC = "تأخر الترام ولم يهتم أحد على الرصيف، لأن الخباز فتح النافذة. "
HEBREW = "החשמלית איחרה, ולאיש ברציף זה לא הפריע. "
URL = "https://example.org/" + "a-very-long-path-without-any-break/" * 12 + "?q=" + "x" * 120
EMOJI = [
    "👍🏻", "👍🏽", "👍🏿", "☝🏽", "🧑🏾‍🚀", "🧑🏻‍🤝‍🧑🏿", "👩🏽‍❤️‍💋‍👨🏿", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴‍☠️", "🇮🇸", "🇹🇼", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "#️⃣", "❤️‍🔥", "☺️", "☀️", "♟️", "🐻‍❄️",
    "👁️‍🗨️", "🧔🏿‍♀️", "🫱🏻‍🫲🏿", "⛹🏽‍♀️", "🀄", "🈂️", "🐶", "🐱", "🐰", "🐢", "🧑‍🧑‍🧒‍🧒", "🙂‍↔️", "⌚", "☕", "✂️", "🕵🏼‍♂️", "💂🏽‍♀️", "🎅🏿", "⬛", "🟰",
]
# Name, width, height. None is near the sizes that the pages were designed for.
SHAPES = [("wide", 4000, 40), ("tall", 40, 4000), ("dot", 1, 1), ("small", 24, 16), ("large", 2400, 2400), ("banner", 1200, 300)]


def write_odd_quizzes(folder: Path) -> None:
    for name, width, height in SHAPES:
        (folder / f"{name}.png").write_bytes(png(width, height))
    for name, quiz in odd_quizzes().items():
        (folder / f"{name}.json").write_text(json.dumps({"id": name, **quiz}, ensure_ascii=False, indent=1), encoding="utf-8")


def odd_quizzes() -> dict[str, dict]:
    return {
        "odd-answers": quiz("Any number of answers", questions=[
            question(f"{kind}, {count} answers: where does one find you on a Sunday?", answers(count), **options)
            for kind, options in KINDS.items() for count in COUNTS
        ]),
        "odd-texts": long_texts(),
        "odd-one": quiz("One question", questions=[question("Tea or coffee?", answers(2))], outcomes=3),
        "odd-many": quiz("Two hundred questions", questions=[
            question(f"Number {number}. Where does one find you on a Sunday?", answers(4)) for number in range(1, 201)
        ]),
        "odd-outcomes": forty_outcomes(),
        "odd-names": quiz("Forty names and no face", questions=[question("Who?", answers(4))], outcomes=40, emoji=False),
        "odd-pictures": odd_pictures(),
        "odd-emoji": every_emoji(),
    }


def quiz(title: str, questions: list[dict], outcomes: int | list = 2, emoji: bool = True, **more) -> dict:
    if isinstance(outcomes, int):
        outcomes = [outcome(i, EMOJI[i % len(EMOJI)] if emoji else None) for i in range(outcomes)]
    return {
        "languages": ["en"], "title": title, "description": "A quiz that stretches the pages.", "outcomes": outcomes,
        "questions": questions, "ties": "first", **more,
    }


def outcome(index: int, emoji: str | None = None, **more) -> dict:
    icon = {"emoji": emoji} if emoji else {}
    name = f"{['patient', 'curious', 'bold', 'quiet'][index % 4]} person number {index + 1}"
    return {"id": f"o{index}", "name": name, "description": "Somebody like that.", **icon, **more}


def question(text: str, answers: list[dict], **more) -> dict:
    return {"text": text, "answers": answers, **more}


def answers(count: int, texts: list[str] = ORDINARY, outcomes: int = 2, **more) -> list[dict]:
    return [{"text": texts[i % len(texts)], "outcome": f"o{i % outcomes}", **more} for i in range(count)]


def stretched(text: str, length: int) -> str:
    return (text * (length // len(text) + 1))[:length].strip()


def long_texts() -> dict:
    texts = [stretched(text, 4000) for text in [LONG, LONG_CHINESE, ARABIC, HEBREW]]
    few = [stretched(LONG, 400), stretched(LONG_CHINESE, 200), stretched(ARABIC, 300), URL, "Short", "不"]
    return quiz(
        stretched("A title that goes on like a railway through the steppe, ", 300),
        description=LONG + "\n" + texts[0] + "\n" + URL + "\n" + texts[2],
        reveal="You turned out to be, after all that has been said and done, {outcome}",
        outcomes=[
            outcome(0, "👨‍👩‍👧‍👦", name=stretched("Donaudampfschifffahrtsgesellschaftskapitän ", 200), description=texts[0] + "\n" + URL),
            outcome(1, "🏴‍☠️", name=stretched("w", 200), description=texts[2]),
            outcome(2, "🇮🇸", name=stretched(ARABIC, 200), description=texts[1]),
            outcome(3, "☝🏽", name=stretched(LONG_CHINESE, 200), description=texts[3]),
        ],
        questions=[
            *(question(text, answers(4, few[:4], 4)) for text in texts),
            question(URL, answers(6, few, 4), kind="multiple"),
            question("w" * 500, answers(6, few, 4), advance="submit"),
            question(stretched(HEBREW, 200), answers(4, few, 4), kind="ranged"),
            question("From one end to the other?", answers(4, [URL, "Short", "不", texts[2][:300]], 4), kind="ranged"),
        ],
    )


def forty_outcomes() -> dict:
    icons = [{"emoji": EMOJI[i]} if i % 4 else {"picture": f"{SHAPES[i // 4 % len(SHAPES)][0]}.png"} for i in range(40)]
    return quiz(
        "Forty outcomes", outcomes=[outcome(i, **icon) for i, icon in enumerate(icons)],
        questions=[question("Which ones?", answers(40, outcomes=40), kind="multiple")],
    )


def odd_pictures() -> dict:
    def pictured(count: int) -> list[dict]:
        return [
            {**answer, "picture": f"{SHAPES[i % len(SHAPES)][0]}.png"} for i, answer in enumerate(answers(count, outcomes=4))
        ]

    return quiz(
        "Pictures of odd shapes", picture="wide.png",
        outcomes=[outcome(i, picture=f"{SHAPES[i][0]}.png") for i in range(4)],
        questions=[
            *(question(f"A {name} picture", answers(4, outcomes=4), picture=f"{name}.png") for name, _, _ in SHAPES),
            *(question(f"{count} pictures, {kind}", pictured(count), **KINDS[kind])
              for kind in ["press", "submit", "multiple"] for count in [2, 3, 6, 8]),
        ],
    )


def every_emoji() -> dict:
    return quiz(
        "Every emoji 👨‍👩‍👧‍👦🏳️‍🌈☝🏽", outcomes=[outcome(i, emoji, name=f"the {emoji} person") for i, emoji in enumerate(EMOJI)],
        reveal="You are {outcome} 🎉", description="Tones, flags, families: " + " ".join(EMOJI),
        questions=[
            question("Which of these? " + "".join(EMOJI), answers(8, [f"{e} {e}{e}" for e in EMOJI[:8]], 8)),
            question("And of these?", answers(20, EMOJI[20:], 20), kind="multiple"),
        ],
    )


def png(width: int, height: int) -> bytes:
    """A picture with a coloured frame and diagonal stripes, which show cropped edges and distortion."""
    edge = max(1, min(width, height) // 20)

    def row(y: int) -> bytes:
        if y < edge or y >= height - edge:
            return b"\0" + b"\1" * width
        period = 8 * edge
        inner = bytes(2 if (x + y) % period < period // 2 else 3 for x in range(period)) * (width // period + 2)
        inner = inner[:width]
        return b"\0" + b"\1" * edge + inner[edge:width - edge] + b"\1" * min(edge, max(0, width - edge))

    rows = b"".join(row(y)[:width + 1] for y in range(height))
    palette = bytes([0, 0, 0, 180, 83, 42, 31, 111, 179, 233, 196, 106])
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
