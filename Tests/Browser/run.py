"""Plays Parlour in a real browser: python Tests/Browser/run.py [WORD...] runs the cases whose sentence has the words.

Ends with "N passed, M failed". A case that fails leaves a picture of its window in .build/browser/.
"""

import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import cases_access
import cases_account
import cases_balancers
import cases_boards
import cases_daily
import cases_embedding
import cases_faults
import cases_flows
import cases_front
import cases_hostile
import cases_odd
import cases_operations
import cases_posts
import cases_shipped
import cases_share
import cases_weight
from support.cases import Case, all_cases
from support.world import World, new_world

REGISTERED = [
    cases_daily,
    cases_account,
    cases_boards,
    cases_flows,
    cases_shipped,
    cases_front,
    cases_faults,
    cases_posts,
    cases_hostile,
    cases_odd,
    cases_access,
    cases_share,
    cases_weight,
    cases_operations,
    cases_balancers,
    cases_embedding,
]


def run(case: Case, world: World) -> bool:
    began = time.monotonic()
    try:
        case.run(world)
    except Exception as error:
        print(f"FAIL  {case.sentence} ({time.monotonic() - began:.1f} s)")
        print("".join("      " + line for line in explain(error).splitlines(keepends=True)))
        return False
    print(f"ok    {case.sentence} ({time.monotonic() - began:.1f} s)", flush=True)
    return True


def explain(error: Exception) -> str:
    """The error, and the lines of the tests that led to it."""
    ours = [frame for frame in traceback.extract_tb(error.__traceback__) if "Tests/Browser" in frame.filename]
    places = "".join(f"{Path(f.filename).name}:{f.lineno} {f.line}\n" for f in ours[1:])
    notes = "".join(f"{note}\n" for note in getattr(error, "__notes__", []))
    return f"{error}\n{places}{notes}"


def main() -> int:
    cases = all_cases(sys.argv[1:])
    with new_world() as world:
        passed = sum(run(case, world) for case in cases)
    print(f"{passed} passed, {len(cases) - passed} failed")
    return 0 if cases and passed == len(cases) else 1


if __name__ == "__main__":
    sys.exit(main())
