"""What is offered with a move before it is played: whether it is final, and what it will do."""

import msgspec
import pytest
from hypothesis import given

import lanai
from shared.tables import (
    GAMES,
    KNOWN,
    LIMIT,
    QUICK,
    SHARES,
    Table,
    decision,
    every_table,
    everything,
    examples,
    on_one_worker,
    some,
)


def is_final(match: lanai.Match, move: lanai.Move) -> bool:
    """What really happens: the seat no longer decides, or something was revealed."""
    fork, revealing = match.fork(), dict(zip(match.game.events.names, match.game.events.revealing, strict=True))
    fork.play(move)
    return fork.seat != match.seat or any(revealing[e.kind] for e in fork.events if e.ply == fork.ply)


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(5)
def test_a_move_is_final_exactly_if_it_reveals_or_ends_the_turn(table: Table, seed: int, share: int) -> None:
    match = decision(table, seed, share)
    before = everything(match)
    for move in some(match.moves(), 40, seed):
        assert move.final == is_final(match, move), move.text
    assert everything(match) == before


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(4)
def test_what_is_not_final_can_be_taken_back(table: Table, seed: int, share: int) -> None:
    match = decision(table, seed, share)
    for move in some(match.moves(), 40, seed):
        if not move.final:
            fork = match.fork()
            fork.play(move)
            assert fork.undoable(match.seat) == match.undoable(match.seat) + 1


@pytest.mark.parametrize("game", on_one_worker("compiled", GAMES))
def test_final_flags_are_the_same_from_compiled_rules(game: lanai.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [decision(table, 41, share) for table in QUICK if table.name == game.name for share in (0, 50, 90)]
    flags = []
    for kit in (None, game.kit(compiled=True)):
        monkeypatch.setattr(game, "fast", kit)
        flags.append([[move.final for move in match.moves()] for match in matches])
    assert flags[0] == flags[1]


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(4)
def test_previews_answer_for_legal_moves_only_and_change_nothing(table: Table, seed: int, share: int) -> None:
    match = decision(table, seed, share)
    before, legal = everything(match), {move.id for move in match.moves()}
    for number in some(range(len(match.game.moves)), LIMIT, seed):
        if number in legal:
            told = msgspec.json.encode(match.preview(number))
            assert told == msgspec.json.encode(match.preview(match.game.notation.write(number)))
        else:
            with pytest.raises(lanai.IllegalMove):
                match.preview(number)
    assert everything(match) == before


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(4)
def test_a_move_offered_describes_itself(table: Table, seed: int, share: int) -> None:
    match = decision(table, seed, share)
    for move in match.moves():
        assert match.game.notation.read(move.text) == move.id
        assert match.game.moves.number(move.family, move.args) == move.id
        assert move.text in repr(move)
