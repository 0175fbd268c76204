"""What Maui's table shows of the choices is what can be chosen."""

from __future__ import annotations

from random import Random

import lanai


def test_the_table_shows_the_choices() -> None:
    """Heights on the market, `spare` and `done`, in games played at random; each kind of turn has to come up."""
    maui, chance, met = lanai.game("maui"), Random(1), set()
    for seed, variant in enumerate([*maui.variants] * 3):
        match = maui.match(2 + seed // 3, variant, seed=seed)
        while not match.over:
            moves, table = match.moves(), match.view().table
            for slot in (slot for row in table.market for slot in row):
                assert slot.tops == [move.args["top"] for move in moves if move.family == "towel" and
                                     (move.args["row"], move.args["slot"]) == (slot.row, slot.slot)]
            assert table.spare == (moves[0].family == "spare")
            assert table.done == (moves[-1].family == "done")
            met |= {move.family for move in moves}
            match.play(chance.choice(moves))
    assert met == {*maui.moves.domains}


# -- M-12: with the data as they are the bag never runs out, so no position shows an empty slot to choose from


def with_an_empty_slot(market: list[list[str]], beach: dict) -> lanai.Match:
    match = lanai.game("maui").match(2, first=0, seed=1, position={
        "market": market, "zones": [0, 0], "beaches": [{"dollars": 4, **beach}, {"dollars": 0}]})
    match._p.market[0, 2] = 0
    return match


def test_an_empty_slot_cannot_be_chosen() -> None:
    match = with_an_empty_slot([["YPB", "POG", "?"], ["OYB", "GBY", "YGB"]], {"towels": ["PBY@3"]})
    assert [move.text for move in match.moves()] == [
        "towel 1.1@2", "towel 1.1@5", "towel 1.2@3",
        "towel 2.1@2", "towel 2.1@4", "towel 2.2@3", "towel 2.3@2", "towel 2.3@5"]
    reason = match.why("towel 1.3@3")
    assert reason is not None and reason.ruling == "M-12"


def test_an_empty_slot_cannot_be_chosen_as_spare_towel_either() -> None:
    match = with_an_empty_slot([["YBO", "BGO", "?"], ["OYB", "GBY", "YGB"]], {"towels": ["?", "PGO@7"]})
    assert [move.text for move in match.moves()] == ["spare 1.1", "spare 1.2", "spare 2.1", "spare 2.2", "spare 2.3"]
