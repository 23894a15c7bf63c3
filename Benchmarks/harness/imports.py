"""Imports into a question bank, timed from outside."""

import json
import os
import subprocess
import time

from . import children


def run(programs, path, data, kill_at=None):
    """Imports a file. Returns the report, the seconds, the processor seconds, and the peak resident memory in MB.

    kill_at: kills the import with SIGKILL when its database has this many bytes; the result is then None."""
    start = time.monotonic()
    child = children.start(
        [os.path.join(programs, "parlour"), "bank", "import", path, "--data", data, "--report", "json"],
        subprocess.PIPE)
    if kill_at:
        while child.poll() is None and _written(data) < kill_at:
            time.sleep(0.02)
        child.kill()
        child.stdout.read()
        children.stop(child)
        return None
    output = child.stdout.read()
    _, _, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - start
    children.stop(child)
    return {"report": json.loads(output), "seconds": seconds, "processor": usage.ru_utime + usage.ru_stime,
            "memory": usage.ru_maxrss / 1000}


def _written(data):
    try:
        return os.path.getsize(os.path.join(data, "parlour.sqlite"))
    except OSError:
        return 0
