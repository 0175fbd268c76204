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
