"""The dates on which the tests play. No test depends on the day or the hour at which it runs."""

import time
from datetime import datetime, timezone

ORDINARY_DAY = "2027-03-10T12:00:00+00:00"
"""Noon of a Wednesday in the middle of a month and of a week, far from every change of clocks."""


def seconds_until(instant: str) -> float:
    """How many seconds an instant such as 2028-02-29T12:00:00+00:00 is after the machine's time. It is negative for
    a past instant.

    Only this function reads the machine's date. A server's clock is shifted by the result."""
    return datetime.fromisoformat(instant).astimezone(timezone.utc).timestamp() - time.time()
