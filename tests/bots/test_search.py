"""The search finds what can be worked out, is the same compiled and interpreted, and sees what its seat sees."""

from __future__ import annotations

import math
import random
from functools import cache

import numpy as np
import pytest

import lanai
from lanai.bots.plans import PLAN
from lanai.bots.search import Budget, Found, Search, Thinker, found_in
from lanai.bots.tree import USED, Plan

from .toys import ENVELOPES, NIM, Toy

BLUNT = Plan(explore=40, widen=10, depth=100, tries=1, scale=100, points=10, margin=0)   # to the end, unadvised
GAMES = lanai.games()


def seek(game: lanai.Game, position: np.ndarray, simulations: int = 1500, seed: int = 1, threads: int = 1,
         compiled: bool = False, plan=BLUNT) -> Found:
    return Search(game.kit(compiled), Budget(simulations, 1e9, threads), plan, seed).find(position, 0)


def text(move: int, toy: Toy) -> str:
    return " ".join([toy.moves.family(move), *map(str, toy.moves.args(move).values())])


@cache
def winning(heaps: tuple[int, ...]) -> bool:
    """Whether who is to take from these heaps wins, two playing."""
    return any(not winning(rest) for rest in after(heaps))


def after(heaps: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [(*heaps[:i], heap - n, *heaps[i + 1:]) for i, heap in enumerate(heaps) for n in (1, 2, 3) if n <= heap]


@pytest.mark.parametrize("heaps", [(3, 2, 0), (1, 2, 2), (3, 3, 1), (5, 0, 0), (5, 2, 1)])
def test_it_finds_the_forced_win(heaps: tuple[int, ...]) -> None:
    assert winning(heaps)
    found = seek(NIM, NIM.position(players=2, heap=heaps), 3000)
    args = NIM.moves.args(found.move)
    rest = list(heaps)
    rest[int(args["heap"])] -= int(args["stones"])
    assert not winning(tuple(rest))
    assert found.options[0].gains[0] > 0.8


def test_of_three_each_looks_to_itself() -> None:
    """1, 1, 1 left: whoever is to take cannot win, the third can; with three in a heap the first takes them all."""
    lost = seek(NIM, NIM.position(players=3, heap=(1, 1, 1)))
    assert lost.gains == pytest.approx((0.0, 0.0, 1.0))
    won = seek(NIM, NIM.position(players=3, heap=(3, 0, 0)))
    assert text(won.move, NIM) == "take 0 3"


def test_partners_win_together() -> None:
    """Three ones: the third takes the last stone, and its partner in seat 0 is as glad as if it had."""
    found = seek(NIM, NIM.position(players=3, partners=1, heap=(1, 1, 1)))
    assert found.gains == pytest.approx((1.0, 0.0, 1.0))
    blended = seek(NIM, NIM.position(players=3, partners=1, heap=(1, 1, 1)), plan=BLUNT._replace(margin=40, points=1))
    assert blended.gains[0] == blended.gains[2] == pytest.approx(0.6 + 0.4 / (1 + math.exp(-1)), abs=1e-3)
    assert blended.gains[1] == pytest.approx(0.4 / (1 + math.exp(1)), abs=1e-3)
    # With 2 and 1 it could leave 1 and 1 (its partner wins), or take the 1 (the other one takes the 2).
    chosen = seek(NIM, NIM.position(players=3, partners=1, heap=(2, 1, 0)))
    assert text(chosen.move, NIM) == "take 0 1"


@pytest.mark.parametrize("known, good", [(4, {"open 1"}), (0, {"open 0", "open 2"}), (1, {"open 0", "open 2"})])
def test_it_uses_what_it_knows_and_nothing_else(known: int, good: set[str]) -> None:
    chosen = set()
    others = [prize for prize in (0, 1, 4) if prize != known]
    for left, right in (others, others[::-1]):
        position = ENVELOPES.position(players=2, turn=1, known=known, envelope=(left, known, right))
        chosen.add(text(seek(ENVELOPES, position).move, ENVELOPES))
    assert len(chosen) == 1, "what lies in the closed envelopes has a say"
    assert chosen <= good


def test_the_margin_counts_only_beside_winning() -> None:
    """All is lost: without a margin every envelope is as bad, with it the sure 2 beats 0 and 1."""
    position = ENVELOPES.position(players=2, turn=1, known=4, envelope=(0, 4, 1))
    with_margin = BLUNT._replace(margin=20, points=2)
    assert text(seek(ENVELOPES, position, plan=with_margin).move, ENVELOPES) == "open 1"
    gains = {text(option.move, ENVELOPES): option.gains[0] for option in
             seek(ENVELOPES, position, plan=with_margin).options}
    assert gains["keep"] > max(gains["open 0"], gains["open 2"])
    assert gains["open 1"] > 0.8


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_and_compiled_find_the_same(name: str) -> None:
    game = lanai.game(name)
    for players in (game.players[0], game.players[-1]):
        match, chance = game.match(players, seed=5), random.Random(players)
        while not match.over:
            if len(match.moves()) > 1 and chance.random() < 0.1:
                position = match.seen(match.seat, 3)
                plan = PLAN._replace(explore=chance.randrange(20, 150), depth=chance.randrange(12))
                results = [seek(game, position, 40, 8, 2, compiled, plan) for compiled in (False, True)]
                assert results[0] == results[1]
            match.play(chance.choice(match.moves()))


@pytest.mark.parametrize("name", GAMES)
def test_it_never_chooses_an_illegal_move_and_the_same_for_the_same_seed(name: str) -> None:
    game = lanai.game(name)
    for variant, counts in game.variants.items():
        match = game.match(counts[-1], variant, seed=6)
        searches = [Search(game.kit(), Budget(60), PLAN, 4) for _ in range(2)]
        while not match.over:
            legal = [move.id for move in match.moves()]
            moves = [legal[0]]
            if len(legal) > 1:
                moves = [search.find(match.seen(match.seat, 4), match.ply).move for search in searches]
                assert moves[0] == moves[1]
            assert moves[0] in legal
            match.play(moves[0])


@pytest.mark.parametrize("name", GAMES)
def test_what_the_seat_cannot_see_has_no_say(name: str) -> None:
    game = lanai.game(name)
    kit, chance = game.kit(), random.Random(7)
    match = game.match(game.players[-1], seed=12)
    while not match.over:
        if len(match.moves()) > 1 and chance.random() < 0.2:
            found = set()
            for deal in range(4):
                other = match.fork()
                game.kit(compiled=False).functions.redeal(other._p, match.seat, game.kit(compiled=False).rng(deal))
                search = Search(kit, Budget(100), PLAN, 9)
                found.add(str(search.find(other.seen(other.seat, 9), match.ply)))
            assert len(found) == 1
        match.play(chance.choice(match.moves()))


def test_a_seed_and_a_thread_make_a_difference_but_the_same_one_each_time() -> None:
    position = NIM.position(players=3, heap=(5, 4, 3))
    results = [seek(NIM, position, 200, seed, threads) for seed in (1, 2) for threads in (1, 2, 2)]
    assert results[1] == results[2] and results[4] == results[5]
    assert len({str(result.options) for result in results}) == 4


def test_time_ends_a_search_but_not_before_there_is_an_answer() -> None:
    search = Search(NIM.kit(compiled=False), Budget(10**5, 1e-6), BLUNT, 1)
    found = search.find(NIM.position(players=3, heap=(5, 4, 3)), 0)
    assert 1 <= found.simulations < 100 and found.move in NIM.legal(NIM.position(heap=(5, 4, 3)))


# -- the tree -------------------------------------------------------------------------------------------------


def test_a_full_tree_goes_on_with_what_it_has() -> None:
    thinker = Thinker(ENVELOPES.kit(compiled=False), 200, room=4)
    thinker.begin(ENVELOPES.position(players=2, turn=0, known=-1, envelope=(0, 1, 4)))
    thinker.run(200, BLUNT, thinker.kit.rng(1), 0)
    assert thinker.desk.tree[0, USED] == 4
    assert thinker.visits == 200


def test_every_simulation_is_counted_once() -> None:
    thinker = Thinker(NIM.kit(compiled=False), 500)
    thinker.begin(NIM.position(players=3, heap=(4, 3, 2)))
    thinker.run(400, BLUNT, thinker.kit.rng(1), 0)
    options = thinker.options()
    assert sum(option.visits for option in options) == thinker.visits == 400
    for s, sum_ in enumerate(thinker.at(thinker.root)[1]):
        assert sum(option.gains[s] for option in options) == pytest.approx(sum_)
    assert sum(thinker.at(thinker.root)[1]) == pytest.approx(400)   # one winner in each


def test_one_move_can_be_looked_at_alone() -> None:
    thinker = Thinker(NIM.kit(compiled=False), 300)
    thinker.begin(NIM.position(players=2, heap=(4, 3, 2)))
    thinker.run(100, BLUNT, thinker.kit.rng(1), 0, only=7)
    assert [(option.move, option.visits) for option in thinker.options()] == [(7, 100)]


# -- between the decisions of a turn ----------------------------------------------------------------------------


def test_what_was_thought_of_the_turn_is_kept() -> None:
    first = ENVELOPES.position(players=2, turn=0, known=-1, envelope=(0, 1, 4))
    then = ENVELOPES.position(players=2, turn=1, known=-1, envelope=(4, 1, 0))
    search = Search(ENVELOPES.kit(compiled=False), Budget(400, 1e9), BLUNT, 1)
    option = search.find(first, 5).options[0]
    assert text(option.move, ENVELOPES) == "blind"
    found = search.find(then, 6)
    assert found.simulations == 400 - option.visits < 400
    assert search.find(then, 6) is found   # asked again, it answers the same


@pytest.mark.parametrize("known", [0, 1, 4])
def test_after_a_revelation_it_thinks_afresh_or_rightly(known: int) -> None:
    others = [prize for prize in (0, 1, 4) if prize != known]
    for seed in range(5):
        search = Search(ENVELOPES.kit(compiled=False), Budget(600, 1e9), BLUNT, seed)
        search.find(ENVELOPES.position(players=2, turn=0, known=-1, envelope=(0, 1, 4)), 0)
        envelopes = (others[0], known, others[1])
        found = search.find(ENVELOPES.position(players=2, turn=1, known=known, envelope=envelopes), 1)
        assert (text(found.move, ENVELOPES) == "open 1") == (known == 4)


def test_moves_that_turned_out_to_be_impossible_are_left_out() -> None:
    """A tree that was kept by mistake must not make anybody play what is illegal."""
    thinker = Thinker(NIM.kit(compiled=False), 200)
    thinker.begin(NIM.position(players=2, heap=(3, 3, 3)))
    thinker.run(100, BLUNT, thinker.kit.rng(1), 0)
    thinker.follow(NIM.position(players=2, heap=(1, 0, 0)), found_in([thinker], 0, 0).move, 10)
    thinker.run(10, BLUNT, thinker.kit.rng(1), 0)
    assert len(thinker.options()) > 1
    assert [option.move for option in found_in([thinker], 10, 0).options] == [0]


def test_a_tree_is_not_kept_for_another_ply_or_position() -> None:
    search = Search(NIM.kit(compiled=False), Budget(100, 1e9), BLUNT, 1)
    position = NIM.position(players=2, heap=(3, 3, 3))
    search.find(position, 0)
    assert search.find(position, 4).simulations == 100
    assert search.find(NIM.position(players=2, heap=(3, 3, 1)), 4).simulations == 100
