"""The tables of Eruption are checked when they are made (section 2.2), and the articulation points are right."""

from __future__ import annotations

import copy
import random

import pytest

import lanai
from lanai.games.eruption import board, lava
from lanai.games.eruption.position import MOST_LEGAL, partners

ERUPTION = lanai.game("eruption")


def test_the_data_are_as_the_specification_counts_them() -> None:
    assert board.faults() == []


@pytest.mark.parametrize("name, change", [
    ("NEAR", lambda near: ((near[0][0], -1, *near[0][2:]), *near[1:])),
    ("BORDERS", lambda borders: (borders[1], borders[0], *borders[2:])),
    ("_SEA", lambda sea: sea[1:]),
    ("_MOUTHS", lambda mouths: [(mouths[0][0], (mouths[0][1] + 1) % 6), *mouths[1:]]),
    ("RESOURCE", lambda resource: (*resource[1:], resource[0])),
    ("COPIES", None), ("LAVA_TILES", lambda tiles: tiles + 1), ("CARD_COUNT", lambda cards: cards - 1),
    ("WALL_COUNT", lambda walls: (0, 17, *walls[2:])), ("SPACES", lambda spaces: (30, *spaces[1:])),
])
def test_wrong_data_are_noticed(name: str, change, monkeypatch: pytest.MonkeyPatch) -> None:
    if change is None:
        data = copy.deepcopy(board.DATA)
        data["board"]["playable_count"] = 61
        monkeypatch.setattr(board, "DATA", data)
    else:
        monkeypatch.setattr(board, name, change(getattr(board, name)))
    assert board.faults()


def test_a_tile_is_needed_exactly_if_without_it_something_hangs_on_no_source() -> None:
    """Tarjan's search against taking every tile away in turn."""
    seen = set()
    for seed in range(6):
        match, chance = ERUPTION.match(2 + seed % 5, seed=seed), random.Random(seed)
        while not match.over:
            match.play(chance.choice(match.moves()))
            if match.ply % 11:
                continue
            p = ERUPTION.layout.twice(match._p)
            needed = lava.cuts(p, [0] * MOST_LEGAL)
            for h in range(board.HEXES):
                if lava.is_lava(p, h):
                    tile, turn, walls = p.tile[h], p.turn[h], p.walls[h]
                    lava.lift(p, h)
                    hanging = any(p.tile[n] and not lava.connected(p) >> n & 1 for n in range(board.HEXES))
                    lava.lay(p, h, tile, turn)
                    p.walls[h] = walls
                    assert bool(needed >> h & 1) == hanging, board.HEX_NAMES[h]
                    seen.add(hanging)
    assert seen == {True, False}


def test_partners_are_those_of_the_opposite_village() -> None:
    for variant, players, expected in (("clans", 4, [2, 3, 0, 1]), ("clans", 6, [3, 4, 5, 0, 1, 2])):
        match = ERUPTION.match(players, variant)
        assert [partners(match._p, s) for s in range(players)] == [(other,) for other in expected]
    assert partners(ERUPTION.match(4)._p, 0) == ()
