"""One game being played: the interface of the design, on Maui."""

import hmac
import struct

import numpy as np
import pytest

import lanai
from lanai import BadOption, BadPosition, IllegalMove, NothingToUndo
from lanai.engine.match import ply_words
from lanai.engine.record import Record

MAUI = lanai.game("maui")


@pytest.fixture
def match():
    return MAUI.match(players=3, variant="crabs", first=0, seed=7)


def snapshot(match):
    """Everything a match can tell."""
    return (match.position(), match.ply, match.seat, match.events, match.scores, match.ranking,
            [move.id for move in match.moves()], match.record().dump())


def finished(seed=7, players=2):
    match = MAUI.match(players=players, first=0, seed=seed)
    while not match.over:
        moves = match.moves()
        match.play(moves[match.ply * 7 % len(moves)])
    return match


# -- the example of the design -------------------------------------------------------------------------------


def test_the_example_of_the_design():
    maui = lanai.game("maui")
    match = maui.match(players=3, variant="crabs", first=0, seed=7)
    assert match.seat == 0
    move = match.moves()[0]
    assert (move.text, move.args, move.id, move.final) == ("dollars 1", {"zone": 1}, 0, True)
    start = snapshot(match)
    match.play("towel 1.2@3")
    assert match.seat == 1
    match.undo()
    assert snapshot(match) == start
    assert [match.view(seat).reader for seat in (1, None)] == [1, None]
    position = match.position()
    again = maui.match(players=3, variant="crabs", position=position)
    assert again.position() == position
    with pytest.raises(BadPosition):
        maui.match(players=3, position={"zones": [99, 0]})
    assert {event.kind for event in match.events} == {"part", "market", "entrance"}
    assert len(match.scores) == len(match.ranking) == 3
    assert match.over is False
    text = match.record().dump()
    assert snapshot(lanai.Record.load(text).match()) == start


# -- play ----------------------------------------------------------------------------------------------------


def test_a_move_is_a_text_a_move_or_a_number(match):
    other, third = match.fork(), match.fork()
    match.play("towel 1.2@3")
    other.play(next(move for move in other.moves() if move.text == "towel 1.2@3"))
    third.play(MAUI.notation.read("towel 1.2@3"))
    assert snapshot(match) == snapshot(other) == snapshot(third)
    assert match.ply == 1


def test_moves_come_in_the_order_of_their_numbers(match):
    numbers = [move.id for move in match.moves()]
    assert numbers == sorted(set(numbers))
    assert all(match.move(number).text == MAUI.notation.write(number) for number in numbers)


def test_several_moves_in_one_text(match):
    other = match.fork()
    match.play("dollars 1, towel 1.1@2; dollars 2")
    for text in ("dollars 1", "towel 1.1@2", "dollars 2"):
        other.play(text)
    assert snapshot(match) == snapshot(other)
    assert match.ply == 3


@pytest.mark.parametrize("text", [
    "dollars 1, dollars 1", "dollars 1, dollars 2, dollars 2", "dollars 1, swim", "dollars 3, dollars 1",
])
def test_several_moves_all_or_none(match, text):
    match.play("towel 1.2@3")
    before = snapshot(match)
    with pytest.raises(IllegalMove):
        match.play(text)
    assert snapshot(match) == before


@pytest.mark.parametrize("text", ["", " ", ",", "swim", "towel", "towel 1.2", "towel 1.2@3 x", "t" * 100_000, "\0"])
def test_unreadable_text_is_an_illegal_move(match, text):
    before = snapshot(match)
    with pytest.raises(IllegalMove, match="there is no such move in this game") as caught:
        match.play(text)
    assert caught.value.text == text
    assert snapshot(match) == before


@pytest.mark.parametrize("move", [-1, 10**6, True, 1.0, None, (), {}])
def test_what_is_no_move_is_illegal(match, move):
    before = snapshot(match)
    with pytest.raises(IllegalMove):
        match.play(move)
    assert snapshot(match) == before


def test_an_illegal_move_says_why(match):
    match.play("dollars 1")
    with pytest.raises(IllegalMove) as caught:
        match.play("dollars 1")
    assert caught.value.text == "dollars 1"
    assert caught.value.ruling == "M-5"
    assert str(caught.value) == f"dollars 1: {caught.value.reason} [M-5]"


def test_a_move_of_yesterday_is_illegal_today(match):
    move = match.moves()[0]
    match.play(move)
    with pytest.raises(IllegalMove):
        match.play(move)


def test_nothing_is_played_after_the_end():
    match = finished()
    assert match.over
    assert (match.seat, match.moves()) == (-1, [])
    with pytest.raises(IllegalMove, match="the game is over"):
        match.play("dollars 1")
    assert str(match.why("dollars 1").message) == "the game is over"


def test_why_names_turns_and_open_arguments(match):
    assert match.why("dollars 1") is None
    assert match.why("dollars 1", seat=0) is None
    assert str(match.why("dollars 1", seat=1).message) == "it is the turn of player 1"
    assert match.why({"move": "dollars"}) is None
    assert match.why({"zone": 2}) is None
    assert str(match.why({"move": "swim"}).message) == "there is no such move in this game"
    assert str(match.why({"wind": 2}).message) == "there is no such move in this game"
    match.play("dollars 1")
    assert match.why({"move": "dollars", "zone": 1}).ruling == "M-5"


# -- rules that fail -----------------------------------------------------------------------------------------


class Broken(Exception):
    """Something unforeseen in the rules."""


@pytest.fixture
def breaking(match, monkeypatch):
    """From the given call on, apply does its work and then fails."""
    functions = MAUI.kit(compiled=False).functions
    apply, calls = functions.apply, []

    def broken(*args, at):
        apply(*args)
        calls.append(args)
        if len(calls) >= at:
            raise Broken

    def arm(at):
        monkeypatch.setattr(functions, "apply", lambda *args: broken(*args, at=at))
    return arm


@pytest.mark.parametrize(("move", "at"), [("dollars 1", 1), (0, 1), ("dollars 1, dollars 2", 2)])
def test_a_failure_inside_the_rules_changes_nothing(match, breaking, monkeypatch, move, at):
    match.play("towel 1.2@3")
    before = snapshot(match)
    breaking(at)
    with pytest.raises(Broken):
        match.play(move)
    monkeypatch.undo()
    assert snapshot(match) == before
    match.play(move)


# -- undo ----------------------------------------------------------------------------------------------------


def test_nothing_to_undo_at_the_start(match):
    with pytest.raises(NothingToUndo):
        match.undo()


def test_undo_takes_back_move_by_move(match):
    stages = []
    for text in ("dollars 1", "towel 1.1@2", "dollars 2"):
        stages.append(snapshot(match))
        match.play(text)
    for stage in reversed(stages):
        match.undo()
        assert snapshot(match) == stage


def test_undo_from_the_end():
    match = finished()
    match.undo()
    assert not match.over
    assert match.moves()


def test_an_undone_choice_gives_the_same_again(match):
    match.play("towel 1.2@3")   # draws a towel
    after = snapshot(match)
    match.undo()
    match.play("towel 1.2@3")
    assert snapshot(match) == after


def test_free_undo_ends_at_another_seat_and_at_what_was_revealed(match):
    assert match.undoable(0) == 0
    match.play("dollars 1")
    assert (match.undoable(0), match.undoable(1)) == (1, 0)
    match.play("dollars 2")
    assert (match.undoable(0), match.undoable(1)) == (0, 1)
    match.play(match.moves()[0])   # a towel: the market is refilled
    assert any(match.events_for(-1, since=3))
    assert match.undoable(2) == 0


# -- readers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [3, -1, 99, "0", 0.5])
def test_a_seat_that_does_not_exist_sees_nothing(match, seat):
    with pytest.raises(BadOption, match="seats are 0 to 2"):
        match.view(seat)


def test_views_tell_whose_they_are(match):
    match.play("dollars 1")
    for reader in (None, 0, 1, 2):
        view = match.view(reader)
        assert (view.game, view.ply, view.reader) == ("maui", 1, reader)
        assert view.table == match.view(None).table


def test_events_since_a_ply(match):
    match.play("dollars 1, dollars 2")
    assert [(event.kind, event.ply) for event in match.events_for(0, since=1)] == [("dollars", 1), ("dollars", 2)]
    assert [event.ply for event in match.events_for(None, since=2)] == [2]
    assert match.events_for(0, since=3) == []
    assert match.events[0].ply == 0


# -- seeds ---------------------------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_game():
    assert snapshot(finished(7)) == snapshot(finished(7))


def test_different_seeds_differ():
    assert len({str(MAUI.match(seed=seed).position()["bag"]) for seed in (1, 2, 3, "a", "b", "A")}) == 6


def test_a_number_is_the_same_as_its_text():
    assert snapshot(finished(7)) == snapshot(finished("7"))


def test_without_a_seed_it_is_random():
    one, two = MAUI.match(), MAUI.match()
    assert one.seed != two.seed
    assert len(one.seed) == 32
    assert one.position()["bag"] != two.position()["bag"]
    assert MAUI.match(seed=one.seed).position() == one.position()


@pytest.mark.parametrize(("seed", "ply", "move", "words"), [   # by openssl dgst -sha256 -hmac
    ("7", 0, -1, [0x82B82D54, 0x95A087D8, 0x3EFA754E, 0x6AE2274D]),
    ("märz", 3, 40, [0x48F4DF3F, 0x96A538DE, 0x952F0A0F, 0xB58439D6]),
])
def test_random_words_of_a_ply(seed, ply, move, words):
    assert ply_words(seed, ply, move).tolist() == words
    digest = hmac.digest(seed.encode(), struct.pack(">Qq", ply, move), "sha256")
    assert list(struct.unpack(">4I", digest[:16])) == words


def test_random_words_differ_by_seed_ply_and_move():
    words = {tuple(ply_words(s, n, m).tolist()) for s in ("1", "2") for n in (0, 1) for m in (-1, 0, 1)}
    assert len(words) == 12


def test_setup_and_plies_use_these_words(match, monkeypatch):
    asked = []
    monkeypatch.setattr("lanai.engine.match.ply_words", lambda *args: asked.append(args) or ply_words(*args))
    MAUI.match(seed="x").play("dollars 2, dollars 1")
    numbers = [MAUI.notation.read(text) for text in ("dollars 2", "dollars 1")]
    assert asked == [("x", 0, -1), ("x", 1, numbers[0]), ("x", 2, numbers[1])]


# -- copies --------------------------------------------------------------------------------------------------


def test_a_fork_goes_its_own_way(match):
    match.play("dollars 1")
    before = snapshot(match)
    fork = match.fork()
    assert snapshot(fork) == before
    fork.play("dollars 2")
    assert snapshot(match) == before
    after = snapshot(fork)
    match.undo()
    match.play("towel 1.2@3")
    assert snapshot(fork) == after
    fork.undo()
    assert snapshot(fork) == before


def test_a_fork_is_saved_as_the_match_is(match):
    """Byte for byte: also where the position has padding between its fields."""
    for _ in range(20):
        junk = [np.full(MAUI.layout.size, 255, np.uint8) for _ in range(5)]
        del junk   # memory that is not zero
        assert match.fork().record() == match.record()


def test_what_a_match_gives_away_is_a_copy(match):
    before = snapshot(match)
    match.position()["zones"][0] = 5
    match.events.clear()
    match.moves().clear()
    match.scores[0] = 1000
    match.seen(0)["seat"] = 2
    assert snapshot(match) == before


def test_the_callers_position_may_change_afterwards():
    position = {"zones": [2, 0]}
    match = MAUI.match(position=position, seed=1)
    position["zones"][0] = 1
    assert Record.load(match.record().dump()).match().position() == match.position()


def test_a_position_that_is_none():
    for position in (5, "x", [1], {"wind": 1}):
        with pytest.raises(BadPosition):
            MAUI.match(position=position)


def test_a_match_introduces_itself(match):
    match.play("dollars 1")
    assert repr(match) == "<Match maui, 3 players, crabs, ply 1>"
    assert repr(match.moves()[0]) == "<Move dollars 2>"
