"""A quiz whose texts all try to break out of their place."""

import json
from pathlib import Path

SCRIPT = "<script data-hostile>document.title='taken'</script>"
TEXTS = {
    "markup": f"Markup {SCRIPT} <b>bold</b> &amp; &lt;",
    "attribute": "\"'><img src=x data-hostile onerror=\"document.title='taken'\"> ' onclick=alert(1) \"",
    # A mark that forms one character with the bracket or quote before or after it.
    "joined": f"\u0600{SCRIPT} \"\u0301 onfocus=\"x <\u0301script data-hostile>",
    # Marks that change the direction of the following text, never closed.
    "turned": "Turned \u202e\u2067 right to left \u2066",
    "word": "w" * 10_000,
    "closing": f"</title></textarea></style></main></body>{SCRIPT}<!--",
}


def hostile_quiz() -> dict:
    texts = list(TEXTS.values())

    def answers(count: int) -> list[dict]:
        return [{"text": text, "outcome": ["one", "two"][i % 2]} for i, text in enumerate((texts * 2)[:count])]

    outcomes = [
        {"id": "one", "emoji": "<b>", "name": (TEXTS["attribute"] + TEXTS["markup"])[:200], "description": "\n".join(texts)},
        {"id": "two", "emoji": "&lt;", "name": "w" * 200, "description": TEXTS["word"]},
    ]
    kinds = [{"kind": "single"}, {"kind": "single", "advance": "submit"}, {"kind": "multiple"}, {"kind": "ranged"}]
    questions = [
        {"text": text, **kind, "answers": answers(6)} for text, kind in zip(texts, kinds + kinds[:2])
    ]
    return {
        "languages": ["en"],
        "title": (TEXTS["closing"] + TEXTS["joined"] + "w" * 300)[:300],
        "description": " ".join(texts),
        "reveal": "</h1>" + SCRIPT + "{outcome}\u202e",
        "outcomes": outcomes,
        "questions": questions,
        "undecided": {"title": TEXTS["markup"], "description": TEXTS["word"]},
        "ties": "first",
    }


def write_hostile_quiz(folder: Path) -> None:
    (folder / "hostile.json").write_text(json.dumps(hostile_quiz(), ensure_ascii=False, indent=1), encoding="utf-8")
