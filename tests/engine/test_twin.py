"""The compiled copy of a module gives the same numbers as its text."""

from types import FunctionType

import numpy as np
import pytest

from lanai.engine import twin as module
from lanai.engine.layout import Layout, i8
from lanai.engine.twin import stamp, together, twin

from .toys import change


class Position:
    a = i8()
    b = i8()
    row = i8(2)


LAYOUT = Layout(Position)


def test_same_numbers_interpreted_and_compiled(toy):
    copy = twin(toy.top)
    for n in (-3, 0, 7, 10**9):
        assert toy.top.answer(n) == copy.answer(n) == 10 * n + 5   # through another module and a plain one
    assert type(toy.top.answer) is FunctionType
    assert type(copy.answer) is not FunctionType


def test_nested_tuples_become_arrays(toy):
    copy = twin(toy.top)
    assert isinstance(copy.TABLE, np.ndarray)
    assert copy.TABLE.tolist() == [[1, 2, 3], [4, 5, 5]]
    assert copy.ROW.tolist() == [7, 8, 9]
    assert copy.BIG.tolist() == [1 << 40, -1]
    assert copy.RAGGED == ((1,), (1, 2))
    assert copy.WORDS == ("a", "b")
    assert toy.top.TABLE == ((1, 2, 3), (4, 5, 5))   # the module itself stays as it is
    assert [copy.cell(r, c) for r in (0, 1) for c in (0, 1, 2)] == [701, 802, 903, 704, 805, 905]
    assert copy.width() == toy.top.width() == 23


def test_sums_of_small_fields_do_not_wrap(toy):
    state = LAYOUT.new()
    state["a"] = state["b"] = 100
    assert twin(toy.top).added(state[0]) == toy.top.added(LAYOUT.view(state)) == 200


def test_both_store_into_the_same_bytes(toy):
    compiled, interpreted = LAYOUT.new(), LAYOUT.new()
    twin(toy.top).store(compiled[0], -128)
    toy.top.store(LAYOUT.view(interpreted), -128)
    assert compiled.tobytes() == interpreted.tobytes() == b"\x80\0\0\x80"


def test_the_bounds_copy_refuses_places_that_are_not_there(toy):
    copy = twin(toy.top, bounds=True)
    numbers = np.arange(3)
    assert copy.pick(numbers, 2) == 2
    with pytest.raises(IndexError):
        copy.pick(numbers, 3)
    assert copy.cell(1, 2) == 905
    with pytest.raises(IndexError):
        copy.cell(2, 0)


def test_a_copy_is_made_once(toy):
    assert twin(toy.top) is twin(toy.top)
    assert twin(toy.top) is not twin(toy.top, bounds=True)
    assert twin(toy.top, compiled=False) is toy.top


def test_plain_modules_are_refused(toy):
    with pytest.raises(TypeError, match="board is a plain module"):
        twin(toy.board)


@pytest.mark.parametrize("compiled", [True, False])
def test_an_algorithm_is_bound_to_each_game(toy, compiled):
    red, blue = (together(f"{toy.name}.{g.__name__}", [g], compiled) for g in (toy.red, toy.blue))
    for _ in range(2):
        assert twin(toy.algorithm, red, compiled).run(1) == 2 * (1 + 1)
        assert twin(toy.algorithm, blue, compiled).run(1) == 2 * (1 + 50)
    assert toy.algorithm.game is None


def test_together_is_one_namespace_over_several_modules(toy):
    both = together(f"{toy.name}.both", [toy.top, toy.red])
    assert (both.answer(1), both.value(1), both.STEP) == (15, 2, 5)


def test_a_bound_copy_has_the_stamp_of_its_game_too(toy):
    red, blue = (together(f"{toy.name}.{g.__name__}", [g]) for g in (toy.red, toy.blue))
    assert len({stamp(toy.algorithm), stamp(toy.algorithm, red), stamp(toy.algorithm, blue)}) == 3
    before = stamp(toy.algorithm, red)
    change(toy.home / "red.py", "n + 1", "n + 2")
    assert stamp(toy.algorithm, red) != before


def test_also_when_bound_to_a_single_copy(toy):
    red = twin(toy.red)
    before = stamp(toy.algorithm, red)
    change(toy.home / "red.py", "n + 1", "n + 2")
    assert stamp(toy.algorithm, red) != before


def test_bounds_and_options_are_in_the_stamp(toy, monkeypatch):
    plain = stamp(toy.top)
    assert stamp(toy.top, bounds=True) != plain
    monkeypatch.setattr(module, "OPTIONS", {**module.OPTIONS, "fastmath": True})
    assert stamp(toy.top) != plain
