"""Tests Parlour in WebKit and in Firefox: python Tests/Browser/engines.py [WORD...] runs the cases whose sentence
has the words. It ends with "N passed, M failed". A failed case leaves a screenshot in .build/browser/."""

import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import cases_engines
from support.cases import all_cases, run_all
from support.engines import Engines
from support.server import ROOT, Server, find_program

REGISTERED = [cases_engines]


def main() -> int:
    cases = all_cases(sys.argv[1:])
    with tempfile.TemporaryDirectory(prefix="parlour-quizzes-") as folder:
        quizzes = Path(folder)
        for source in ["Quizzes", "Tests/Browser/quizzes"]:
            shutil.copytree(ROOT / source, quizzes, dirs_exist_ok=True)
        server = Server(find_program(), quizzes)
        engines = Engines(server)
        try:
            return run_all(cases, engines)
        finally:
            engines.close()
            server.close()


if __name__ == "__main__":
    sys.exit(main())
