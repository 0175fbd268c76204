"""Bots decide well, the same with the same seed, and see only what their seat sees."""

from __future__ import annotations

import pytest

import lanai
import lanai.bots
from lanai.bots import BOTS, one_ply

GAMES = lanai.games()


def play(match: lanai.Match, bots: list[lanai.bots.Bot]) -> lanai.Match:
    while not match.over:
        match.play(bots[match.seat].choose(match))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random_in_95_of_100_games_of_two(name: str) -> None:
    game, won = lanai.game(name), 0
    for seed in range(100):
        seat = seed % 2
        bots = [lanai.bot("random", seed), lanai.bot("random", seed)]
        bots[seat] = lanai.bot("greedy", seed)
        match = play(game.match(players=2, first=seed // 2 % 2, seed=seed), bots)
        won += match.ranking[seat] == 1
    assert won >= 95


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_finishes_every_variant(name: str, bot: str) -> None:
    game = lanai.game(name)
    for variant, counts in game.variants.items():
        match = game.match(players=counts[-1], variant=variant, seed=3)
        play(match, [lanai.bot(bot, seat) for seat in range(match.players)])
        assert sorted(match.ranking)[0] == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_what_its_seat_cannot_see_has_no_say(name: str, bot: str) -> None:
    """With a fixed seed a bot chooses the same whatever lies hidden."""
    game = lanai.game(name)
    kit, chooser = game.kit(compiled=False), lanai.bot(bot, 5)
    match = game.match(seed=11)
    for _ in range(12):
        move = chooser.choose(match)
        for deal in range(5):
            other = match.fork()
            kit.functions.redeal(other._p, match.seat, kit.rng(deal, 77))
            assert chooser.choose(other).text == move.text
        match.play(move)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_chooses_the_same_interpreted_and_compiled(name: str) -> None:
    game = lanai.game(name)
    match = game.match(seed=4)
    while not match.over:
        chosen = []
        for compiled in (False, True):
            kit = game.kit(compiled)
            states = game.layout.new(2)
            states[0] = match.seen(match.seat, 9)[0]
            best = kit.bind(one_ply).best
            chosen.append(int(best(kit.states(states), kit.out(), kit.rng(9, match.ply), kit.log())))
        assert chosen[0] == chosen[1]
        match.play(chosen[0])


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(lanai.BadOption, match="there are random, greedy"):
        lanai.bot("genius")
