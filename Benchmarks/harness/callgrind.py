"""Counts a server's instructions with callgrind. They hardly depend on what else the machine does."""

import glob
import os
import re
import shutil
import subprocess

from . import servers
from .children import Failure

SHIM = os.path.join(os.path.dirname(os.path.abspath(__file__)), "sigsuspend.c")


class Counted(servers.Server):
    """Parlour under callgrind, some fifty times slower. It counts in `with` blocks. `total` is the sum of them all.

    Its bank has no folder: to read it, which each start does with pauses, would take minutes and be counted."""

    def __init__(self, programs, folder, data, quizzes, *more):
        self.results = os.path.join(folder, "callgrind.out")
        self.total = 0
        bank = os.path.join(folder, "bank")
        os.makedirs(bank)
        os.environ["LD_PRELOAD"] = _shim(folder)
        try:
            port = servers.free_port()
            super().__init__(
                ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={self.results}",
                 _without_debug_information(programs, folder), "serve", "--host", "127.0.0.1", "--port", str(port),
                 "--data", data, "--quizzes", quizzes, "--bank", bank, *more],
                port, folder, within=200)
        finally:
            del os.environ["LD_PRELOAD"]

    def __enter__(self):
        self._control("--instr=on")
        return self

    def __exit__(self, failure, *_):
        if failure:
            return
        self._control("--instr=off")
        self._control("--dump")
        counted = 0
        for path in glob.glob(self.results + "*"):
            with open(path) as file:
                counted += sum(map(int, re.findall(r"^totals: (\d+)", file.read(), re.MULTILINE)))
            os.remove(path)
        # `callgrind_control` doesn't fail if it finds no server.
        if not counted:
            raise Failure("callgrind counted nothing")
        self.total += counted

    def _control(self, option):
        subprocess.run(["callgrind_control", option, str(self.pid)], stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, check=True)


def _shim(folder):
    path = os.path.join(folder, "sigsuspend.so")
    toolchain = os.path.dirname(os.path.realpath(shutil.which("swift")))
    subprocess.run([os.path.join(toolchain, "clang"), "-shared", "-fPIC", "-O1", "-o", path, SHIM], check=True)
    return path


def _without_debug_information(programs, folder):
    """A copy of the program that valgrind can read: it takes Swift's debug information for damaged."""
    path = os.path.join(folder, "counted-parlour")
    subprocess.run(["strip", "--strip-debug", "-o", path, os.path.join(programs, "parlour")], check=True)
    for resources in glob.glob(os.path.join(programs, "*.resources")):
        shutil.copytree(resources, os.path.join(folder, os.path.basename(resources)), dirs_exist_ok=True)
    return path
