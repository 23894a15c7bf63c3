"""Cases: functions with a sentence as their name. Each runs once for each combination of its parameters."""

import itertools
import multiprocessing
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
    """Registers a function as a case. `sentence` may contain parameters in braces; each has a list of values."""

    def register(function):
        for values in itertools.product(*parameters.values()):
            arguments = dict(zip(parameters, values))
            _cases.append(
                Case(sentence.format(**arguments), lambda world, a=arguments: function(world, **a))
            )
        return function

    return register


def all_cases(words: list[str]) -> list[Case]:
    """The cases whose sentence contains all these words."""
    return [case for case in _cases if all(word.lower() in case.sentence.lower() for word in words)]


def check(holds: bool, otherwise: str) -> None:
    """Fails with a message unless the condition holds."""
    if not holds:
        raise AssertionError(otherwise)


def equal(actual, expected, what: str) -> None:
    check(actual == expected, f"{what}: {actual!r} instead of {expected!r}")


def run_all(cases: list[Case], world) -> int:
    """Runs the cases, prints how many passed, and returns the exit code."""
    passed = sum(_passes(case, world) for case in cases)
    print(f"{passed} passed, {len(cases) - passed} failed")
    return 0 if cases and passed == len(cases) else 1


def run_in_workers(words: list[str], cases: list[Case], count: int, new_world) -> int:
    """Runs the cases in several processes, each with its own world. Returns the exit code like `run_all`.

    :param words: the words that selected the cases. A worker imports the modules again and selects the same cases.
    :param new_world: a top-level function of a module that returns a world as a context manager.
    """
    if count < 2:
        with new_world() as world:
            return run_all(cases, world)
    spawning = multiprocessing.get_context("spawn")
    taken, passed = spawning.Value("i", 0), spawning.Value("i", 0)
    workers = [spawning.Process(target=_work, args=(words, new_world, taken, passed)) for _ in range(count)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    # A worker that crashed didn't run the cases that it would have taken.
    print(f"{passed.value} passed, {len(cases) - passed.value} failed")
    return 0 if cases and passed.value == len(cases) else 1


def _work(words: list[str], new_world, taken, passed) -> None:
    cases = all_cases(words)
    with new_world() as world:
        while True:
            with taken.get_lock():
                index = taken.value
                taken.value += 1
            if index >= len(cases):
                return
            if _passes(cases[index], world):
                with passed.get_lock():
                    passed.value += 1


def _passes(case: Case, world) -> bool:
    began = time.monotonic()
    try:
        case.run(world)
    except Exception as error:
        report = "".join("      " + line for line in _explain(error).splitlines(keepends=True))
        print(f"FAIL  {case.sentence} ({time.monotonic() - began:.1f} s)\n{report}", flush=True)
        return False
    print(f"ok    {case.sentence} ({time.monotonic() - began:.1f} s)", flush=True)
    return True


def _explain(error: Exception) -> str:
    """The error, with the lines of the tests that led to it."""
    ours = [frame for frame in traceback.extract_tb(error.__traceback__) if "/Tests/" in frame.filename]
    frames = "".join(f"{Path(f.filename).name}:{f.lineno} {f.line}\n" for f in ours[1:])
    notes = "".join(f"{note}\n" for note in getattr(error, "__notes__", []))
    return f"{error}\n{frames}{notes}"
