"""Games that are over, or come from a file, ply by ply. That is work, so it is done beside the event loop."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict

from ..engine.errors import BadRecord
from ..engine.match import Match
from ..engine.record import Record
from . import messages as m
from .problems import Problem
from .shown import told
from .table import Table

MOST_FRAMES = 200   # of one answer
AT_ONCE = 2
KEPT = 8


def frames(match: Match, reader: int | None, first: int, last: int) -> m.Frames:
    """Plies `first` to `last`, or as many of them as one answer holds."""
    found = []
    for ply in range(first, min(last, match.ply, first + MOST_FRAMES - 1) + 1):
        then = match.at(ply)
        view, made = then.view(reader), then.history[-1] if ply else None
        found.append(m.Frame(ply, made.seat if made else -1, match.game.notation.write(made.move) if made else None,
                             view.table, view.own, told(then, reader, ply)))
    return m.Frames(match.game.name, match.variant, match.players, match.ply,
                    match.scores if match.over else None, match.ranking if match.over else None, found)


def finished(table: Table) -> Match:
    """The game of a table at which nothing can happen any more, so that nothing in it is secret."""
    if table.match is None or not table.ended:
        raise Problem(409, "not-started" if table.match is None else "table-playing")
    return table.match


class Replays:
    """Files are kept for a while, since a replay is asked for in parts."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._kept: OrderedDict[bytes, Match] = OrderedDict()

    async def of_match(self, match: Match, reader: int | None, first: int, last: int) -> bytes:
        return await self._apart(match, reader, first, last)

    async def of_file(self, file: bytes, reader: int | None, first: int, last: int) -> bytes:
        return await self._apart(await self.match(file), reader, first, last)

    async def match(self, file: bytes) -> Match:
        """Problem if the file is no record; it names the first ply that does not fit."""
        try:
            async with self._turn:
                return await asyncio.to_thread(self._read, file)
        except BadRecord as error:
            where = {} if error.ply is None else {"ply": error.ply}
            raise Problem(422, "bad-record", str(error), **where) from None

    async def _apart(self, match: Match, reader: int | None, first: int, last: int) -> bytes:
        if reader is not None and reader >= match.players:
            raise Problem(422, "no-seat")
        async with self._turn:
            return await asyncio.to_thread(lambda: m.encode(frames(match, reader, first, last)))

    def _read(self, file: bytes) -> Match:
        digest = hashlib.sha256(file).digest()
        match = self._kept.pop(digest, None) or Record.load(file).match()
        self._kept[digest] = match
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return match
