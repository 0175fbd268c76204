"""Flat positions: NumPy and the view read and write the same bytes."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanai.engine.layout import HIDDEN, OWNER, PUBLIC, TEAM, Layout, Records, i8, i16, i32, i64


class Position:
    seat = i8()
    gold = i32()                       # three bytes of padding before it
    hand = i8(2, 3, sees=OWNER)
    far = i64()
    tide = i16(3, sees=HIDDEN)
    plan = i8(2, sees=TEAM)
    note = "not a field"


LAYOUT = Layout(Position)
SCALARS = {"seat": 8, "gold": 32, "far": 64}   # bits
TABLES = {"hand": ((1, 2), 8), "tide": ((2,), 16), "plan": ((1,), 8)}


@pytest.fixture
def state():
    return LAYOUT.new()


def test_dtype_holds_the_declared_fields_in_order():
    assert LAYOUT.dtype.names == ("seat", "gold", "hand", "far", "tide", "plan")
    assert [LAYOUT.dtype[n].base.name for n in LAYOUT.dtype.names] == [
        "int8", "int32", "int8", "int64", "int16", "int8"]
    assert [LAYOUT.dtype[n].shape for n in LAYOUT.dtype.names] == [(), (), (2, 3), (), (3,), (2,)]


def test_fields_are_aligned_and_padded():
    offsets = [LAYOUT.dtype.fields[n][1] for n in LAYOUT.dtype.names]
    assert offsets == [0, 4, 8, 16, 24, 30]
    assert LAYOUT.size == LAYOUT.dtype.itemsize == 32


def test_secrets_are_declared():
    assert {name: field.sees for name, field in LAYOUT.fields.items()} == {
        "seat": PUBLIC, "gold": PUBLIC, "hand": OWNER, "far": PUBLIC, "tide": HIDDEN, "plan": TEAM}


def test_a_misspelt_secret_is_refused():
    with pytest.raises(ValueError, match="everyone"):
        i8(3, sees="everyone")


def test_new_positions_are_zero():
    assert LAYOUT.new(3).tobytes() == bytes(3 * LAYOUT.size)


def test_view_writes_what_numpy_reads(state):
    view = LAYOUT.view(state)
    view.seat, view.gold, view.far = -3, 123456, -(1 << 62)
    view.hand[1, 2], view.tide[0], view.plan[1] = 127, -32768, -1
    p = state[0]
    assert (p["seat"], p["gold"], p["far"]) == (-3, 123456, -(1 << 62))
    assert p["hand"].tolist() == [[0, 0, 0], [0, 0, 127]]
    assert p["tide"].tolist() == [-32768, 0, 0]
    assert p["plan"].tolist() == [0, -1]


def test_view_reads_what_numpy_writes(state):
    view = LAYOUT.view(state)
    p = state[0]
    p["seat"], p["gold"], p["far"] = -128, -(1 << 31), (1 << 63) - 1
    p["hand"][0] = (1, 2, 3)
    p["tide"][2] = 32767
    assert (view.seat, view.gold, view.far) == (-128, -(1 << 31), (1 << 63) - 1)
    assert view.hand.tolist() == [[1, 2, 3], [0, 0, 0]]
    assert view.tide.tolist() == [0, 0, 32767]


def test_view_gives_plain_python_integers(state):
    view = LAYOUT.view(state)
    view.seat = view.hand[0, 0] = 100
    assert type(view.seat) is type(view.hand[0, 0]) is int
    assert view.seat + view.hand[0, 0] == 200   # no NumPy int8 that wraps


@settings(max_examples=100)
@given(st.binary(min_size=2 * LAYOUT.size, max_size=2 * LAYOUT.size))
def test_view_and_numpy_agree_on_all_bytes(data):
    states = np.frombuffer(bytearray(data), LAYOUT.dtype)
    for i in range(2):
        view = LAYOUT.view(states, i)
        assert all(getattr(view, n) == states[i][n] for n in SCALARS)
        assert all(getattr(view, n).tolist() == states[i][n].tolist() for n in TABLES)


def test_view_of_one_position_leaves_its_neighbours_alone():
    states = LAYOUT.new(3)
    view = LAYOUT.view(states, 1)
    view.seat = view.gold = view.far = view.tide[2] = view.hand[1, 2] = view.plan[1] = -1
    assert states[0].tobytes() == states[2].tobytes() == bytes(LAYOUT.size)
    assert states[1]["plan"].tolist() == [0, -1]


@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize("name", TABLES)
def test_tables_refuse_numbers_that_do_not_fit(state, checked, name):
    place, bits = TABLES[name]
    place = place if len(place) > 1 else place[0]
    table = getattr(LAYOUT.view(state, checked=checked), name)
    for edge in (-(1 << bits - 1), (1 << bits - 1) - 1):
        table[place] = edge
        assert table[place] == edge
    for beyond in (-(1 << bits - 1) - 1, 1 << bits - 1):
        with pytest.raises(ValueError):
            table[place] = beyond
    assert table[place] == edge


@pytest.mark.parametrize("name", SCALARS)
def test_checked_view_refuses_scalars_that_do_not_fit(state, name):
    view, limit = LAYOUT.view(state, checked=True), 1 << SCALARS[name] - 1
    for edge in (-limit, limit - 1):
        setattr(view, name, edge)
        assert getattr(view, name) == edge
    for beyond in (-limit - 1, limit):
        with pytest.raises(OverflowError, match=name):
            setattr(view, name, beyond)
    assert getattr(view, name) == limit - 1


def test_tables_refuse_places_that_are_not_there(state):
    view = LAYOUT.view(state)
    for place in ((2, 0), (0, 3)):
        with pytest.raises(IndexError):
            view.hand[place]
    with pytest.raises(IndexError):
        view.tide[3] = 1


@pytest.mark.parametrize("name", ["gould", "hand", "note"])
def test_checked_view_refuses_to_store_what_is_no_number_of_the_position(state, name):
    view = LAYOUT.view(state, checked=True)
    with pytest.raises(AttributeError, match=name):
        setattr(view, name, 1)


def test_unknown_names_cannot_be_read(state):
    with pytest.raises(AttributeError):
        _ = LAYOUT.view(state).gould


def test_twice_is_an_independent_copy(state):
    view = LAYOUT.view(state)
    view.gold, view.hand[1, 1], view.plan[1] = 5, 6, 7
    other = LAYOUT.twice(view)
    assert (other.gold, other.hand[1, 1], other.plan[1]) == (5, 6, 7)
    other.gold, other.hand[1, 1] = 50, 60
    assert (view.gold, view.hand[1, 1]) == (5, 6)


def test_copy_takes_every_byte():
    """Padding too, which NumPy's own copy leaves to chance: positions are compared by their bytes."""
    positions = np.frombuffer(bytearray(range(2 * LAYOUT.size)), LAYOUT.dtype)
    other = LAYOUT.copy(positions)
    assert other.tobytes() == positions.tobytes() == bytes(range(2 * LAYOUT.size))
    other["gold"] = 0
    assert positions.tobytes() == bytes(range(2 * LAYOUT.size))


def test_storing_in_records_copies_as_numpy_does():
    positions = LAYOUT.new(3)
    records = Records(LAYOUT, positions)
    records[0].gold, records[0].hand[1, 2] = 9, 8
    records[2] = records[0]
    records[0].gold = 1
    assert positions["gold"].tolist() == [1, 0, 9]
    assert positions["hand"][2].tolist() == [[0, 0, 0], [0, 0, 8]]
    assert (records[2].gold, records[2].hand[1, 2]) == (9, 8)
    assert len(records) == 3
