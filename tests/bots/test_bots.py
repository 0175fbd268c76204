"""Bots decide well, the same with the same seed, and see only what their seat sees.

Tests of levels that search are named so that those of one game share a process, where its functions are compiled.
"""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

import lanai
import lanai.bots
from lanai.bots import BOTS, LEVELS, frozen, one_ply, plans, ready
from lanai.engine.words import words
from shared.tables import GAMES, on_one_worker

every_game = pytest.mark.parametrize("game", on_one_worker("compiled", GAMES))
every_bot = pytest.mark.parametrize("bot", BOTS)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The levels think less: what is tested here does not depend on how much."""
    monkeypatch.setattr(plans, "SIMULATIONS", (0, 10, 20, 40, 80))
    monkeypatch.setattr(plans, "LADDERS", {})


def play(match: lanai.Match, bots: list[lanai.bots.Bot]) -> lanai.Match:
    while not match.over:
        match.play(bots[match.seat].choose(match))
    return match


@pytest.mark.parametrize("name", lanai.games())
def test_greedy_beats_random_in_95_of_100_games_of_two(name: str) -> None:
    game, won = lanai.game(name), 0
    for seed in range(100):
        seat = seed % 2
        bots = [lanai.bot("random", seed), lanai.bot("random", seed)]
        bots[seat] = lanai.bot("greedy", seed)
        match = play(game.match(players=2, first=seed // 2 % 2, seed=seed), bots)
        won += match.ranking[seat] == 1
    assert won >= 95


@every_game
@every_bot
def test_a_bot_finishes_every_variant(game: lanai.Game, bot: str) -> None:
    ready.compiled(game)
    for variant, counts in game.variants.items():
        match = game.match(players=counts[-1], variant=variant, seed=3)
        play(match, [lanai.bot(bot, seat) for seat in range(match.players)])
        assert sorted(match.ranking)[0] == 1


@every_game
@every_bot
def test_what_its_seat_cannot_see_has_no_say(game: lanai.Game, bot: str) -> None:
    """With a fixed seed a bot chooses the same whatever lies hidden; one that has just come to the table, and one
    that remembers the turn."""
    ready.compiled(game)
    kit, chooser = game.kit(compiled=False), lanai.bot(bot, 5)
    match = game.match(game.players[-1], seed=11)
    for _ in range(12):
        fresh = lanai.bot(bot, 6).choose(match).text
        move = chooser.choose(match)
        for deal in range(5):
            other = match.fork()
            kit.functions.redeal(other._p, match.seat, kit.rng(deal, 77))
            assert lanai.bot(bot, 6).choose(other).text == fresh
            assert chooser.choose(other).text == move.text
        match.play(move)


@every_game
@every_bot
def test_a_bot_plays_the_same_game_with_the_same_seed(game: lanai.Game, bot: str) -> None:
    ready.compiled(game)
    matches = [play(game.match(seed=2), [lanai.bot(bot, seat) for seat in range(2)]) for _ in range(2)]
    assert matches[0].check == matches[1].check


@pytest.mark.parametrize("name", lanai.games())
@pytest.mark.parametrize("function", ["best", "dearest"])
def test_one_ply_chooses_the_same_interpreted_and_compiled(name: str, function: str) -> None:
    game = lanai.game(name)
    match = game.match(seed=4)
    while not match.over:
        chosen = []
        for compiled in (False, True):
            kit = game.kit(compiled)
            states = game.layout.new(2)
            states[0] = match.seen(match.seat, 9)[0]
            extra = [kit.out()] if function == "dearest" else []
            choose = getattr(kit.bind(one_ply), function)
            chosen.append(int(choose(kit.states(states), kit.out(), *extra, kit.rng(9, match.ply), kit.log())))
        assert chosen[0] == chosen[1]
        match.play(chosen[0])


@every_game
def test_every_level_has_its_share_of_thinking(game: lanai.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    counts = [plans.simulations_of(game.name, level) for level in LEVELS]
    assert counts[0] == 0 and counts == sorted(set(counts)), "each looks further than the one below"
    assert words("en").has(f"bot-{LEVELS[0]}") and all(words("en").has(f"bot-{name}-more") for name in BOTS)


@every_game
def test_the_first_greedy_stays_what_it_was(game: lanai.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the advice kept from then if there is any, otherwise today's."""
    monkeypatch.setattr(game, "fast", None)
    monkeypatch.setitem(ready._loaders, game.package, None)
    name = f"{game.package}.past.advice_1"
    contrary = ModuleType(name)
    vars(contrary).update(TWIN=True, value=lambda p, seat: -game.compiled[-1].value(p, seat),
                          weight=game.compiled[-1].weight)
    monkeypatch.setitem(sys.modules, f"{game.package}.past", ModuleType("past"))
    monkeypatch.delitem(sys.modules, contrary.__name__, raising=False)   # another test may have loaded the real one
    match, others = game.match(seed=5), 0
    for ply in range(20):
        chosen = []
        for kept in (None, contrary):
            monkeypatch.setitem(sys.modules, name, kept)
            frozen.old.cache_clear()
            chosen.append(lanai.bot("greedy-1", ply).choose(match).id)
        today = lanai.bot("greedy", ply).choose(match)
        assert chosen[0] == today.id
        others += chosen[1] != today.id
        match.play(today)
    frozen.old.cache_clear()
    assert others


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(lanai.BadOption, match="there are random, greedy"):
        lanai.bot("genius")
