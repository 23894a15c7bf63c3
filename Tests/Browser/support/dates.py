"""The dates on which the tests play. None depends on the day or the hour at which it runs."""

import time
from datetime import datetime, timezone

ORDINARY_DAY = "2027-03-10T12:00:00+00:00"
"""Noon of a Wednesday in the middle of a month and of a week, far from every change of clocks."""


def seconds_until(instant: str) -> float:
    """How far an instant such as 2028-02-29T12:00:00+00:00 is ahead of the machine's clock; negative where it has passed.

    The only place that asks the machine for the date: a server's clock is shifted by it.
    """
    return datetime.fromisoformat(instant).astimezone(timezone.utc).timestamp() - time.time()
