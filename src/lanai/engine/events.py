"""The kinds of events a game has, and one event as a reader sees it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .moves import numbers

REVEALS = "!"


class Event(msgspec.Struct, frozen=True):
    """What happened; `args` is empty for readers who may not know the numbers."""

    kind: str
    seat: int
    args: dict[str, int]
    ply: int


class Events:
    """Kinds of events by name: `Events(dollars="zone count", drawn="row slot towel !")`.

    The words name the numbers a, b, c, d. A final `!` declares the kind *revealing*: it tells something nobody
    could know before, so nothing before it can be taken back for free.
    """

    def __init__(self, **kinds: str) -> None:
        self.names = tuple(kinds)
        self.args = tuple(tuple(w for w in words.split() if w != REVEALS) for words in kinds.values())
        self.revealing = tuple(REVEALS in words.split() for words in kinds.values())
        if any(len(args) > 4 for args in self.args):
            raise ValueError("an event carries at most four numbers")
        self.codes = numbers(self.names, range(len(self.names)))

    def read(self, row: Sequence[int], reader: int | None, ply: int) -> Event:
        """A row of the log as `reader` may see it; None is a spectator, -1 somebody who sees everything."""
        kind, seat, sees = row[0], row[1], row[2]
        if reader is None:
            visible = sees == -1
        else:
            visible = reader == -1 or bool(sees >> reader & 1)
        args = dict(zip(self.args[kind], row[3:], strict=False)) if visible else {}
        return Event(self.names[kind], seat, args, ply)

    def reveals(self, rows: Sequence[Sequence[int]]) -> bool:
        return any(self.revealing[row[0]] for row in rows)
