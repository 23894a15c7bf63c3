"""Cases: functions with a sentence for a name, run once for each combination of their parameters."""

import itertools
from dataclasses import dataclass
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
