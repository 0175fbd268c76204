"""Looking back at games: sums that must come out, mistakes that are mistakes, and no secret told."""

from __future__ import annotations

from functools import cache

import pytest

import lanai
from lanai.bots import analysis, ready
from lanai.bots.analysis import Analysis, Analyst, Step
from lanai.bots.plans import plan_of
from lanai.bots.search import Budget, Search
from lanai.bots.teams import chances
from shared.tables import GAMES, on_one_worker

SIMULATIONS = 400
every_game = pytest.mark.parametrize("game", on_one_worker("compiled", GAMES))


def find(game: lanai.Game, match: lanai.Match, simulations: int = 100) -> list[int]:
    """Moves from the best to the worst."""
    search = Search(ready.compiled(game).kit(), Budget(simulations), plan_of(game.name), 1)
    found = search.find(match.seen(match.seat, 1), match.ply)
    return [option.move for option in sorted(found.options, key=lambda option: -option.gains[match.seat])]


@cache
def played(game: lanai.Game, players: int) -> lanai.Match:
    match = game.match(players, seed=9)
    while not match.over:
        moves = match.moves()
        match.play(moves[0] if len(moves) == 1 else find(game, match)[0])
    return match


@cache
def analysed(game: lanai.Game, players: int) -> Analysis:
    return played(game, players).analyse(simulations=SIMULATIONS)


@every_game
def test_chances_add_up_and_end_with_the_result(game: lanai.Game) -> None:
    for players in {game.players[0], game.players[-1]}:
        match, found = played(game, players), analysed(game, players)
        assert len(found.steps) == match.ply and len(found.curve) == match.ply + 1
        for each in [*found.curve, *(step.expected for step in found.steps)]:
            assert sum(each) == pytest.approx(1) and min(each) >= 0
        assert found.curve[-1][match.ranking.index(1)] > 0
        for step, ply in zip(found.steps, match.history, strict=True):
            assert step.seat == ply.seat and step.move == game.notation.write(ply.move)
            assert step.forced == (ply.choices == 1)
            assert sum(step.luck) == pytest.approx(0, abs=1e-9)
            assert ply.reveals or step.luck == [0.0] * players
            assert step.lost >= 0 and (step.best or step.forced)
            assert not step.best or step.best[0].chance == pytest.approx(step.expected[step.seat] + step.lost)


def test_partners_win_together() -> None:
    found = chances([0.4, 0.1, 0.2, 0.6], (0, 1, 1, 0))
    assert found[0] == found[3] and found[1] == found[2]
    assert found[0] + found[1] == pytest.approx(1) and found[0] / found[1] == pytest.approx(0.5 / 0.15)
    assert chances([0, 0, 0], (0, 1, 2)) == pytest.approx([1 / 3] * 3)


@every_game
def test_threads_and_parts_make_no_difference(game: lanai.Game) -> None:
    match, told = played(game, 2), []
    alone = match.analyse(simulations=60, threads=1, progress=lambda done, of: told.append((done, of)))
    assert told == [(n + 1, match.ply) for n in range(match.ply)]
    assert match.analyse(simulations=60, threads=3) == alone
    record = match.record().dump()
    steps = [step for start in range(0, match.ply, 7) for step in analysis.part(record, start, start + 7, 60)]
    assert analysis.assembled(record, steps, 60) == alone
    assert Analysis.load(alone.dump()) == alone


def worst(match: lanai.Match) -> lanai.Move:
    """The move after which the game's advice likes the position least."""
    def value(move: lanai.Move) -> int:
        other, seat = match.fork(), match.seat
        other.play(move)
        return int(other._kit.functions.value(other._p, seat))

    return min(match.moves(), key=value)


@every_game
def test_bad_moves_are_named_with_better_ones(game: lanai.Game) -> None:
    """In a good game, one bad move at a time."""
    match, good, bad = played(game, 2), [], []
    for n in range(2, match.ply - 2, 3):
        if match.history[n].choices > 2:
            other = match.fork()
            while other.ply > n:
                other.undo()
            other.play(worst(other))
            bad.append(look(match, other, n))
            good.append(analysed(game, 2).steps[n])
    assert sum(step.lost for step in bad) > 2 * sum(step.lost for step in good)
    clear = max(bad, key=lambda step: step.lost)
    assert clear.lost > 0.05 and clear.best[0].move != clear.move and clear.turning in ("", "mistake")


def look(match: lanai.Match, other: lanai.Match, n: int) -> Step:
    """Decision n of another game that was not played to its end."""
    analyst = Analyst(match, SIMULATIONS, 0)
    then = other.history[n]
    while not other.over:
        other.play(other.moves()[0])
    analyst.plies = other.history
    assert analyst.plies[n] == then
    return analyst.step(n)


@every_game
def test_what_the_decider_could_not_see_has_no_say(game: lanai.Game) -> None:
    """Analysed with the eyes of the decider: the chances before a decision are the same whatever lay hidden."""
    analyst = Analyst(played(game, 2), 100, 0)
    kit = game.kit(compiled=False)
    for n in range(0, len(analyst.plies), 5):
        seat = analyst.plies[n].seat
        state = analyst.position(n)
        kit.functions.redeal(kit.at(state), seat, kit.rng(4, n))
        other = Analyst.__new__(Analyst)
        other.__dict__.update(analyst.__dict__, position=lambda ply, state=state: state)
        assert other.step(n).before == analyst.step(n).before


def test_a_running_game_is_not_analysed() -> None:
    with pytest.raises(lanai.BadRecord, match="secrets"):
        lanai.game("maui").match(2, seed=1).analyse()


@pytest.mark.parametrize("text", ["", "[]", '{"analysis": 1}'])
def test_what_is_no_analysis_is_refused(text: str) -> None:
    with pytest.raises(lanai.BadRecord):
        Analysis.load(text)


def test_an_analysis_of_another_format_is_refused() -> None:
    text = analysed(lanai.game("maui"), 2).dump().replace('"analysis":1', '"analysis":2')
    with pytest.raises(lanai.BadRecord, match="format 2"):
        Analysis.load(text)


def test_luck_comes_out_even_in_the_long_run() -> None:
    """Nobody is lucky on average: over some games the mean of all luck is next to nothing."""
    game = lanai.game("maui")
    luck = []
    for seed in range(8):
        match = game.match(2, seed=100 + seed)
        while not match.over:
            moves = match.moves()
            match.play(moves[0] if len(moves) == 1 else find(game, match, 60)[0])
        luck += [step.luck[step.seat] for step in match.analyse(simulations=800).steps if any(step.luck)]
    assert len(luck) > 50 and abs(sum(luck) / len(luck)) < 0.012 < max(luck)
