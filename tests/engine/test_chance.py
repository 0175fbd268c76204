"""Random numbers: the published generator, without bias, the same interpreted and compiled."""

from collections import Counter
from ctypes import c_uint32
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanai.engine import chance
from lanai.engine.twin import twin

WORD = 1 << 32
WORDS = st.lists(st.integers(0, WORD - 1), min_size=4, max_size=4)
REJECTING = 3 << 29   # of 2**32 words a quarter is rejected


@pytest.fixture(scope="module")
def compiled():
    return twin(chance)


def sfc32(a, b, c, counter):
    """As Chris Doty-Humphrey published it (PractRand), in unsigned words of 32 bits."""
    a, b, c, counter = c_uint32(a), c_uint32(b), c_uint32(c), c_uint32(counter)
    while True:
        drawn = c_uint32(a.value + b.value + counter.value)
        counter = c_uint32(counter.value + 1)
        a = c_uint32(b.value ^ (b.value >> 9))
        b = c_uint32(c.value + (c.value << 3))
        c = c_uint32((c_uint32(c.value << 21).value | (c.value >> 11)) + drawn.value)
        yield drawn.value


def seeded(number):
    """Four words, mixed."""
    rng = [number, 1, 2, 3]
    for _ in range(12):
        chance.bits32(rng)
    return rng


def chi_square(counts, kinds):
    expected = sum(counts.values()) / kinds
    return sum((counts[k] - expected) ** 2 / expected for k in counts) + expected * (kinds - len(counts))


def test_bits32_by_hand():
    rng = [1, 2, 3, 4]
    assert [chance.bits32(rng) for _ in range(3)] == [7, 34, 56623200]
    assert rng[3] == 7


@settings(max_examples=100)
@given(WORDS)
def test_bits32_is_sfc32(words):
    expected = sfc32(*words)
    assert [chance.bits32(words) for _ in range(20)] == [next(expected) for _ in range(20)]
    assert all(0 <= word < WORD for word in words)


def test_below_one_is_zero():
    rng = seeded(1)
    assert {chance.below(rng, 1) for _ in range(100)} == {0}


@settings(max_examples=200)
@given(WORDS, st.integers(1, 1 << 31))
def test_below_stays_below(words, n):
    assert 0 <= chance.below(words, n) < n


def test_below_draws_again_instead_of_favouring_some():
    rng = [0, 0, 1, 0]   # draws 0, which would be one too many for a number, then 10
    assert chance.below(rng, REJECTING) == 10 * REJECTING >> 32 == 3
    assert rng[3] == 2


@pytest.mark.parametrize("n", [2, 3, 6, 7, 60])
def test_below_is_even(n):
    rng = seeded(n)
    counts = Counter(chance.below(rng, n) for _ in range(200 * n))
    assert chi_square(counts, n) < n + 4 * (2 * n) ** 0.5


def test_below_is_even_where_it_must_reject():
    """Without rejection remainders 0, 1, 2 would come as 3 : 3 : 2."""
    rng = seeded(5)
    counts = Counter(chance.below(rng, REJECTING) % 3 for _ in range(3000))
    assert chi_square(counts, 3) < 14


def test_die_shows_one_to_six():
    rng = seeded(3)
    counts = Counter(chance.die(rng) for _ in range(3000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert chi_square(counts, 6) < 21


def test_all_orders_of_four_are_about_equally_frequent():
    rng = seeded(4)
    counts = Counter()
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        chance.shuffle(rng, cards, 4)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 50


@settings(max_examples=100)
@given(WORDS, st.lists(st.integers(-128, 127), max_size=30), st.data())
def test_shuffle_mixes_the_first_cards_only(words, cards, data):
    count = data.draw(st.integers(0, len(cards)))
    before = list(cards)
    chance.shuffle(words, cards, count)
    assert sorted(cards[:count]) == sorted(before[:count])
    assert cards[count:] == before[count:]


def test_shuffle_row_is_shuffle_in_one_row():
    table = np.arange(30, dtype=np.int8).reshape(3, 10)
    row = table[1].tolist()
    chance.shuffle_row(seeded(8), memoryview(table), 1, 7)
    chance.shuffle(seeded(8), row, 7)
    assert table.tolist() == [list(range(10)), row, list(range(20, 30))]
    assert row != list(range(10, 20))


def both(compiled, name, words, *args):
    """The function's results, interpreted and compiled, with everything it has changed."""
    def run(module, wrap):
        rng = np.array(words, np.int64)
        arrays = [arg.copy() if isinstance(arg, np.ndarray) else arg for arg in args]
        given = [wrap(arg) if isinstance(arg, np.ndarray) else arg for arg in arrays]
        result = getattr(module, name)(wrap(rng), *given)
        return result, rng.tolist(), [a.tolist() for a in arrays if isinstance(a, np.ndarray)]
    return run(chance, memoryview), run(compiled, lambda array: array)


@settings(max_examples=200)
@given(words=WORDS, n=st.integers(1, 1 << 31))
def test_interpreted_and_compiled_numbers_are_the_same(compiled, words, n):
    for name, *args in (("bits32",), ("below", n), ("below", REJECTING), ("die",)):
        interpreted, machine = both(compiled, name, words, *args)
        assert interpreted == machine, name


@pytest.mark.parametrize("n", [(1 << 31) - 1, 1 << 31])
def test_the_largest_numbers_do_not_overflow(compiled, n):
    interpreted, machine = both(compiled, "below", [WORD - 1, 0, 5, 0], n)   # draws the highest word
    assert interpreted == machine
    assert interpreted[0] == n - 1


@settings(max_examples=200)
@given(words=WORDS, count=st.integers(0, 20))
def test_interpreted_and_compiled_shuffles_are_the_same(compiled, words, count):
    for name, *args in (("shuffle", np.arange(20, dtype=np.int8), count),
                        ("shuffle_row", np.arange(60, dtype=np.int8).reshape(3, 20), 2, count)):
        interpreted, machine = both(compiled, name, words, *args)
        assert interpreted == machine, name
