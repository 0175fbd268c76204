"""Redealing changes what a seat cannot see, all of it and nothing else, whatever the truth was."""

import random
from typing import Any

import msgspec
import numpy as np
from hypothesis import given

from lanai import Game
from shared.tables import (
    KNOWN,
    SHARES,
    Side,
    Table,
    copy_of,
    decision,
    every_table,
    examples,
    hidden_from,
    moment,
    open_to,
    players,
    seat_of,
    shown_to,
    some,
    state_of,
    words,
)

REDEALS = 200
MOMENTS = (0, 60)        # how far into the game, in per cent
TRIES = 8                # exchanges tried to see whether a hidden number can be another one

Place = tuple[str, tuple[int, ...]]


def redeals(side: Side, state: Any, seat: int, count: int) -> Any:
    """Many redealt copies in one array."""
    copies = side.game.layout.new(count)
    copies.view("u1")[:] = np.tile(np.frombuffer(state.tobytes(), np.uint8), count)
    rng = side.kit.array(words(seat, count))
    for i in range(count):
        side.f.redeal(side.kit.at(copies, i), seat, rng)
    return copies


def varying(game: Game, copies: Any) -> set[Place]:
    """The single numbers that are not the same in all copies."""
    found = set()
    for name in game.layout.fields:
        differs = np.atleast_1d((copies[name] != copies[name][:1]).any(axis=0))
        shape = copies[name].shape[1:]
        found |= {(name, tuple(map(int, index)) if shape else ()) for index in np.argwhere(differs)}
    return found


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(4)
def test_redealing_changes_nothing_that_the_seat_sees(table: Table, seed: int, share: int) -> None:
    game, side = table.game, Side(table.game)
    state = state_of(moment(table, seed, share))
    for seat in range(table.players):
        copy, _ = side.redealt(state, seat, words(seed, seat))
        assert shown_to(game, copy, seat) == shown_to(game, state, seat)
        assert open_to(game, copy, seat) == open_to(game, state, seat)
        assert side.observed(copy, seat) == side.observed(state, seat)
        assert side.scores(copy)[seat] == side.scores(state)[seat]
        assert side.check(copy) == 0
        if seat == seat_of(state):
            assert side.legal(copy) == side.legal(state)


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(4)
def test_redealing_depends_on_what_the_seat_knows_and_on_the_words_only(table: Table, seed: int, share: int) -> None:
    side = Side(table.game)
    truth = state_of(moment(table, seed, share))
    for seat in range(table.players):
        one, _ = side.redealt(truth, seat, words(seed, 1))
        other, _ = side.redealt(truth, seat, words(seed, 2))
        results = [side.redealt(state, seat, words(seed, 3)) for state in (truth, one, other)]
        assert len({state.tobytes() for state, _ in results}) == 1
        assert len({tuple(left) for _, left in results}) == 1


def exchanged(state: Any, one: Place, other: Place) -> Any:
    """A copy in which two numbers have changed places; None if one does not fit the field of the other."""
    copy = copy_of(state)
    a, b = state[0][one[0]][one[1]], state[0][other[0]][other[1]]
    for place, value in ((one, b), (other, a)):
        limits = np.iinfo(copy.dtype[place[0]].base)
        if not limits.min <= value <= limits.max:
            return None
        copy[place[0]][(0, *place[1])] = value
    return copy


def uncertain(side: Side, state: Any, seat: int, chance: random.Random) -> set[Place]:
    """Hidden numbers that could be others for all the seat knows: exchanged with another hidden one, the
    position is as sound as before and looks the same to the seat. Numbers below 1 may stand for an empty place,
    which can often lie elsewhere without any difference; they are left alone."""
    values = {place: int(state[0][place[0]][place[1]]) for place in hidden_from(side.game, seat)}
    shown, places, found = shown_to(side.game, state, seat), [p for p in values if values[p] > 0], set()
    for place in places:
        others = [other for other in places if values[other] != values[place]]
        for other in chance.sample(others, min(TRIES, len(others))):
            if place in found:
                break
            copy = exchanged(state, place, other)
            if copy is not None and is_sound(side, copy) and shown_to(side.game, copy, seat) == shown:
                found |= {place, other}
    return found


def is_sound(side: Side, state: Any) -> bool:
    """Whether check finds nothing; numbers put where they make no sense may also lead it astray."""
    try:
        return side.check(state) == 0
    except (IndexError, OverflowError):
        return False


@every_table
def test_every_hidden_number_that_can_be_another_one_takes_several_values(table: Table) -> None:
    game, side, chance = table.game, Side(table.game), random.Random(1)
    for share in MOMENTS:
        state = state_of(decision(table, 21, share))
        for seat in range(table.players):
            still = uncertain(side, state, seat, chance) - varying(game, redeals(side, state, seat, REDEALS))
            assert not still, f"at {share} %, the same in all redeals for seat {seat}: {sorted(still)}"


@every_table
def test_every_secret_of_the_game_is_redealt_at_some_time(table: Table) -> None:
    """Also where an exchange of two numbers would not be sound: what differs between games must be redealt."""
    game, side = table.game, Side(table.game)
    secret = {place for seat in range(table.players) for place in hidden_from(game, seat)}
    varied: set[Place] = set()
    for share in MOMENTS:
        state = state_of(decision(table, 22, share))
        for seat in range(table.players):
            varied |= varying(game, redeals(side, state, seat, 40))
    dealt = np.concatenate([state_of(decision(table, seed, MOMENTS[0])) for seed in range(22, 32)])
    still = varying(game, dealt) & secret - varied
    assert not still, f"differs from game to game, but never when redealt: {sorted(still)}"
    assert varied <= secret, f"public, but redealt: {sorted(varied - secret)}"


# -- what a move reveals ----------------------------------------------------------------------------------


def outcome(side: Side, state: Any, seat: int, move: int, draw: Any) -> tuple[Any, bool]:
    """What the seat is shown after its move, and whether the move told of something revealed."""
    after = copy_of(state)
    rows, _ = side.run(after, move, draw)
    events = [side.game.events.read(row, seat, 0) for row in rows]
    return (shown_to(side.game, after, seat), seat_of(after), events), side.game.events.reveals(rows)


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(4)
def test_a_move_whose_outcome_nobody_can_know_is_declared_revealing(table: Table, seed: int, share: int) -> None:
    """Over several redeals, and over several random words, the mover sees the same or is told of a revelation."""
    side = Side(table.game)
    state = state_of(decision(table, seed, share))
    seat = seat_of(state)
    copies = [side.redealt(state, seat, words(seed, i))[0] for i in range(4)]
    for move in some(side.legal(state), 8, seed):
        hidden = [outcome(side, copy, seat, move, words(seed)) for copy in copies]
        drawn = [outcome(side, state, seat, move, words(seed, i)) for i in range(4)]
        for outcomes in (hidden, drawn):
            if any(seen != outcomes[0][0] for seen, _ in outcomes):
                assert all(reveals for _, reveals in outcomes), table.game.notation.write(move)


@every_table
@given(seed=KNOWN, share=SHARES)
@examples(3)
def test_previews_and_final_flags_tell_no_secret(table: Table, seed: int, share: int) -> None:
    game, side = table.game, Side(table.game)
    state = state_of(decision(table, seed, share))
    copies = [state, *(side.redealt(state, seat_of(state), words(seed, i))[0] for i in range(3))]
    for move in some(side.legal(state), 12, seed):
        told = {msgspec.json.encode(game.view.preview(game.layout.view(copy), move)) for copy in copies}
        assert len(told) == 1, game.notation.write(move)


@every_table
def test_what_a_seat_may_have_seen_is_sound_and_looks_the_same(table: Table) -> None:
    match = decision(table, 23, 50)
    before = state_of(match).tobytes()
    for seat in range(table.players):
        states = [match.seen(seat, seed) for seed in (1, 1, 2)]
        assert states[0].tobytes() == states[1].tobytes()
        for state in states:
            assert players(state) == table.players
            assert shown_to(table.game, state, seat) == shown_to(table.game, state_of(match), seat)
            assert Side(table.game).check(state) == 0
    assert state_of(match).tobytes() == before
