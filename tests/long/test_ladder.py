"""The ladder of every game: each level beats the one below, the highest beats Greedy as it first came.

Games are kept by `lanai arena` where they always are, so an interrupted run goes on, and they are the same ones each
time: a verdict does not change by itself.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import lanai
from lanai.arena.command import decided
from lanai.arena.journal import Journal, place
from lanai.arena.plan import contest
from lanai.arena.run import run
from lanai.arena.summary import summarise
from lanai.bots import LEVELS

MOST = 1500                          # a sequential test over so many games would be a draw
GAMES = 200
NEEDED = {"eruption": 0.80}          # against Greedy; elsewhere 0.90
SECOND = 1000.0                      # milliseconds for a decision
JOBS = 2


def journal(name: str, bots: list[str]) -> Journal:
    game = lanai.game(name)
    found = contest(name, next(iter(game.variants)), 2, bots, "ladder")
    path: Path = place(found)
    print(f"\n{name}: {' against '.join(bots)}, kept in {path}")
    return Journal(path, found)


@pytest.mark.long
@pytest.mark.parametrize("name", lanai.games())
@pytest.mark.parametrize("lower, upper", list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(name: str, lower: str, upper: str) -> None:
    """65 % against 55 %, each verdict wrong in 5 % of the cases."""
    kept = journal(name, [upper, lower])
    found = decided(kept, MOST, JOBS, None, lambda result: None)
    kept.close()
    print(found)
    assert found.better


@pytest.mark.long
@pytest.mark.parametrize("name", lanai.games())
def test_the_highest_beats_greedy_and_does_not_think_long(name: str) -> None:
    kept = journal(name, [LEVELS[-1], "greedy-1"])
    run(kept, GAMES, JOBS)
    kept.close()
    elder = summarise(kept.contest, [kept.results[n] for n in range(GAMES)]).bots[0]
    print(elder)
    assert elder.won.value >= NEEDED.get(name, 0.90)
    assert elder.milliseconds <= SECOND
