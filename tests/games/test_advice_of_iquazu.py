"""Iquazú's advice counts gems in its own quick way: it must agree with the scoring, and with itself."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from lanai.games.iquazu import advice, scoring
from lanai.games.iquazu.board import COLUMNS, ROWS, SEATS, SLOTS
from lanai.games.iquazu.rules import last_open
from shared.tables import TABLES, Table, at_ply, ended

tables = pytest.mark.parametrize("table", [table for table in TABLES if table.name == "iquazu"], ids=str)


def wall(p: Any) -> list[int]:
    return [p.cell[c, slot] for c in range(COLUMNS + 1) for slot in range(SLOTS + 1)]


@tables
def test_it_sees_the_leaders_that_the_scoring_sees(table: Table) -> None:
    for ply in range(ended(table, 6).ply):
        p = at_ply(table, 6, ply)._p
        for row in range(1, ROWS + 1):
            keys = 0
            for c in range(last_open(p), p.frame - 1, -1):
                keys = advice.row_gems(p, row, c, keys)
            leader = scoring.row_leader(p, row)
            assert leader == (advice.leader(p, keys) % SEATS if keys else -1)
        for c in range(p.frame, last_open(p) + 1):
            keys = advice.gems(p, c)
            seats = range(p.players)
            assert sorted(seats, key=lambda s: advice.of(keys, s)) \
                == sorted(seats, key=lambda s: scoring.column_key(p, c, s))


@tables
def test_all_seats_at_once_are_worth_what_each_is(table: Table) -> None:
    for ply in range(ended(table, 6).ply + 1):
        p = at_ply(table, 6, ply)._p
        out = memoryview(array("q", [0] * p.players))
        cells = wall(p)
        advice.values(p, out)
        assert list(out) == [advice.value(p, s) for s in range(p.players)]
        assert cells == wall(p)   # nothing is left of a chosen slot
        if p.players == 2 and p.seat >= 0:
            assert out[0] == -out[1]   # what one gains the other loses, whoever is to move
