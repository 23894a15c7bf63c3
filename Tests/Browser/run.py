"""Tests Parlour in a real browser: python Tests/Browser/run.py [WORD...] runs the cases whose sentence has the
words.

There are several workers (PARLOUR_BROWSERS, 2 by default). Each has its own browser and server and takes the next
case when it is done. The run ends with "N passed, M failed". A failed case leaves a screenshot in .build/browser/."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import cases_access
import cases_account
import cases_balancers
import cases_boards
import cases_daily
import cases_dates
import cases_embedding
import cases_faults
import cases_flows
import cases_front
import cases_hostile
import cases_languages
import cases_layout
import cases_limits
import cases_networks
import cases_odd
import cases_operations
import cases_posts
import cases_shipped
import cases_share
import cases_publishing
import cases_studio
import cases_crawl
import cases_weight
from support.cases import all_cases, run_in_workers
from support.world import delete_screenshots, new_world

REGISTERED = [
    cases_daily,
    cases_dates,
    cases_account,
    cases_boards,
    cases_flows,
    cases_shipped,
    cases_front,
    cases_layout,
    cases_faults,
    cases_posts,
    cases_hostile,
    cases_odd,
    cases_access,
    cases_share,
    cases_publishing,
    cases_studio,
    cases_crawl,
    cases_weight,
    cases_operations,
    cases_languages,
    cases_limits,
    cases_networks,
    cases_balancers,
    cases_embedding,
]


WORKERS = 2


def main() -> int:
    words = sys.argv[1:]
    cases = all_cases(words)
    delete_screenshots()
    workers = int(os.environ.get("PARLOUR_BROWSERS", WORKERS))
    return run_in_workers(words, cases, min(workers, len(cases)), new_world)


if __name__ == "__main__":
    sys.exit(main())
