"""Moves as numbers, arguments and text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanai.engine.moves import Moves, Notation

MOVES = Moves(
    towel=dict(row=(1, 2), slot=(1, 2, 3), top=range(-1, 2)),
    umbrella=dict(pattern=("pink", "Light-Blue")),
    done={},
    pay=dict(colour=("white", "black"), count=(5, 3)),
)
NOTATION = Notation(
    MOVES, towel="towel {row}.{slot}@{top}", umbrella="umbrella {pattern}", done="done", pay="pay {colour} > {count}",
)


def test_families_are_numbered_in_order_and_the_last_argument_runs_fastest():
    assert len(MOVES) == 18 + 2 + 1 + 4
    assert [MOVES.family(n) for n in (0, 17, 18, 19, 20, 21, 24)] == [
        "towel", "towel", "umbrella", "umbrella", "done", "pay", "pay"]
    assert [MOVES.args(n) for n in (0, 1, 3, 9)] == [
        dict(row=1, slot=1, top=-1), dict(row=1, slot=1, top=0), dict(row=1, slot=2, top=-1),
        dict(row=2, slot=1, top=-1)]
    assert MOVES.args(20) == {}
    assert MOVES.args(22) == dict(colour="white", count=3)   # domains keep their order


def test_codes_and_first_moves():
    assert tuple(MOVES.codes) == (0, 1, 2, 3)
    assert MOVES.codes.done == 2
    assert tuple(MOVES.first) == (0, 18, 20, 21)
    assert MOVES.first.umbrella == 18


def test_table_holds_family_and_arguments_padded():
    assert MOVES.table[0] == (0, 1, 1, -1)
    assert MOVES.table[17] == (0, 2, 3, 1)
    assert MOVES.table[19] == (1, 1, 0, 0)   # an id as its place in the domain
    assert MOVES.table[20] == (2, 0, 0, 0)
    assert MOVES.table[24] == (3, 1, 3, 0)
    assert len(MOVES.table) == len(MOVES)


def test_arguments_and_numbers_go_both_ways():
    for n in range(len(MOVES)):
        assert MOVES.number(MOVES.family(n), MOVES.args(n)) == n


def test_arguments_come_in_any_order():
    assert MOVES.number("towel", dict(top=0, slot=1, row=1)) == 1


@pytest.mark.parametrize(("family", "args"), [
    ("swim", {}), ("done", dict(row=1)), ("towel", dict(row=1, slot=1)), ("towel", dict(row=3, slot=1, top=0)),
    ("umbrella", dict(pattern="grey")), ("towel", dict(row=1, slot=1, top=0, zone=1)),
])
def test_what_is_no_move_has_no_number(family, args):
    assert MOVES.number(family, args) is None


def test_writing():
    assert [NOTATION.write(n) for n in (0, 17, 19, 20, 22)] == [
        "towel 1.1@-1", "towel 2.3@1", "umbrella Light-Blue", "done", "pay white > 3"]


@pytest.mark.parametrize("move", range(len(MOVES)))
def test_what_is_written_is_read(move):
    assert NOTATION.read(NOTATION.write(move)) == move


@pytest.mark.parametrize(("text", "move"), [
    ("TOWEL 1.1@-1", 0), ("  towel 1.1@-1\n", 0), ("towel   1 . 1 @ -1", 0), ("towel1.1@-1", 0), ("Done", 20),
    ("umbrella light-blue", 19), ("UMBRELLA\tPINK", 18), ("pay black>5", 23), ("paywhite  >3", 22),
])
def test_reading_is_generous_about_spaces_and_capitals(text, move):
    assert NOTATION.read(text) == move


@pytest.mark.parametrize("text", [
    "", " ", "swim", "towel", "towel 1.1", "towel 1.1@", "towel 1.1@2", "towel 1.1@--1", "towel 01.1@0",
    "towel 1.1@0 x", "x towel 1.1@0", "towel 1,1@0", "umbrella", "umbrella grey", "done done", "do ne", "towel a.b@c",
    "towel 1.1@0\0", "towel ١.1@0",
])
def test_unreadable_text_is_no_move(text):
    assert NOTATION.read(text) is None


@settings(max_examples=300)
@given(st.text() | st.lists(st.sampled_from(["towel", "done", "1", "-1", ".", "@", " ", "pay", ">"])).map("".join))
def test_any_text_can_be_read(text):
    move = NOTATION.read(text)
    assert move is None or 0 <= move < len(MOVES)


def test_a_family_may_share_its_first_word_with_another():
    moves = Moves(give=dict(n=(1, 2)), swap=dict(a=("x", "y")))
    notation = Notation(moves, give="card {n}", swap="card {a}")
    assert [notation.read(text) for text in ("card 2", "card y", "card z")] == [1, 3, None]


def test_a_text_may_span_several_moves():
    assert list(NOTATION.sequence("towel 1.1@0, done;pay white > 3")) == ["towel 1.1@0", "done", "pay white > 3"]
    assert list(NOTATION.sequence("done")) == ["done"]
    assert list(NOTATION.sequence(" ,; ")) == []


@pytest.mark.parametrize("templates", [
    dict(towel="towel {row}.{slot}"),                                                # one missing
    dict(towel="towel {row}.{slot}", done="done", swim="swim"),                      # one too many
])
def test_every_family_needs_its_template(templates):
    with pytest.raises(ValueError):
        Notation(Moves(towel=dict(row=(1, 2), slot=(1, 2)), done={}), **templates)


@pytest.mark.parametrize("template", ["towel {row}", "towel {row}.{slot}.{top}", "towel {row}.{solt}", "towel"])
def test_a_template_names_exactly_the_arguments(template):
    with pytest.raises(ValueError):
        Notation(Moves(towel=dict(row=(1, 2), slot=(1, 2))), towel=template)
