"""The Markdown table of results."""

import statistics


class Table:
    def __init__(self):
        self.rows = []

    def add(self, what, values, unit, at_least=None, at_most=None):
        """Adds a row. `values` has one value for each round. The row shows the median and the range."""
        values = values if isinstance(values, list) else [values]
        middle = statistics.median(values)
        shown = number(middle) + unit
        if len(values) > 1:
            shown += f" ({number(min(values))}–{number(max(values))})"
        target, met = "", ""
        if at_least is not None:
            target, met = f"≥ {number(at_least)}{unit}", middle >= at_least
        if at_most is not None:
            target, met = f"≤ {number(at_most)}{unit}", middle <= at_most
        self.rows.append((what, shown, target, {True: "met", False: "**missed**", "": ""}[met]))

    def markdown(self):
        lines = ["| what | measured (median, range) | target | |", "|---|---|---|---|"]
        return "\n".join(lines + [f"| {' | '.join(row)} |" for row in self.rows])


def number(value):
    """Formats a number with three significant figures."""
    if value == 0:
        return "0"
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"
