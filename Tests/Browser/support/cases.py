"""Cases: functions with a sentence for a name, run once for each combination of their parameters."""

import itertools
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable


@dataclass
class Case:
    sentence: str
    run: Callable[[Any], None]


_cases: list[Case] = []


def case(sentence: str, **parameters):
    """Registers a function as a case. `sentence` may name parameters in braces; each holds a list of values."""

    def register(function):
        for values in itertools.product(*parameters.values()):
            arguments = dict(zip(parameters, values))
            _cases.append(
                Case(sentence.format(**arguments), lambda world, a=arguments: function(world, **a))
            )
        return function

    return register


def all_cases(words: list[str]) -> list[Case]:
    """The cases whose sentence holds every one of the words."""
    return [case for case in _cases if all(word.lower() in case.sentence.lower() for word in words)]


def check(holds: bool, otherwise: str) -> None:
    """Fails with a message unless the condition holds."""
    if not holds:
        raise AssertionError(otherwise)


def equal(actual, expected, what: str) -> None:
    check(actual == expected, f"{what}: {actual!r} instead of {expected!r}")


def run_all(cases: list[Case], world) -> int:
    """Runs them, ends with how many passed, and gives the exit code."""
    passed = sum(_passes(case, world) for case in cases)
    print(f"{passed} passed, {len(cases) - passed} failed")
    return 0 if cases and passed == len(cases) else 1


def _passes(case: Case, world) -> bool:
    began = time.monotonic()
    try:
        case.run(world)
    except Exception as error:
        print(f"FAIL  {case.sentence} ({time.monotonic() - began:.1f} s)")
        print("".join("      " + line for line in _explain(error).splitlines(keepends=True)))
        return False
    print(f"ok    {case.sentence} ({time.monotonic() - began:.1f} s)", flush=True)
    return True


def _explain(error: Exception) -> str:
    """The error, and the lines of the tests that led to it."""
    ours = [frame for frame in traceback.extract_tb(error.__traceback__) if "/Tests/" in frame.filename]
    places = "".join(f"{Path(f.filename).name}:{f.lineno} {f.line}\n" for f in ours[1:])
    notes = "".join(f"{note}\n" for note in getattr(error, "__notes__", []))
    return f"{error}\n{places}{notes}"
