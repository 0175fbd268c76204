"""Writing events from rules.

The caller's log is a table of seven columns (kind, seat, sees, a, b, c, d). Its first row is the header:
log[0, 0] counts the events noted, whether they found room or not. A log without rows takes nothing: that
is what search passes.
"""

from __future__ import annotations

from .layout import Grid

TWIN = True   # compiled: see twin.py

EVERYBODY = -1   # as a set of seats: every bit


def note(log: Grid, kind: int, seat: int, sees: int, a: int, b: int, c: int, d: int) -> None:
    """Add one event; `sees` is the set of seats (bits) that may read its numbers."""
    if len(log) > 0:
        n = log[0, 0] + 1
        log[0, 0] = n
        if n < len(log):
            log[n, 0] = kind
            log[n, 1] = seat
            log[n, 2] = sees
            log[n, 3] = a
            log[n, 4] = b
            log[n, 5] = c
            log[n, 6] = d
