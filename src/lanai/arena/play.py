"""Playing one game of an arena."""

from __future__ import annotations

import time

import msgspec

from ..bots import bot, ready
from ..bots.teams import shares, teams
from ..engine.game import game
from .plan import Contest, Task


class Result(msgspec.Struct, frozen=True):
    """One game that was played. All but `seconds` is the same wherever it was played."""

    number: int
    seats: list[int]         # bot by seat; seat 0 began
    ranking: list[int]
    won: list[float]         # part of the victory by seat
    scores: list[int]
    plies: int               # decisions, forced ones not counted
    decisions: list[int]     # by seat
    check: str               # of the last position and all that led to it
    seconds: list[float]     # thought by seat


def play(contest: Contest, task: Task) -> Result:
    found = ready.compiled(game(contest.game))
    match = found.match(contest.players, contest.variant, 0, task.seed)
    bots = [bot(contest.bots[who], seed) for who, seed in zip(task.seats, task.bot_seeds, strict=True)]
    seconds, decisions = [0.0] * contest.players, [0] * contest.players
    try:
        while not match.over:
            moves = match.moves()
            if len(moves) == 1:
                match.play(moves[0])
                continue
            seat, start = match.seat, time.perf_counter()
            move = bots[seat].choose(match)
            seconds[seat] += time.perf_counter() - start
            decisions[seat] += 1
            match.play(move)
    finally:
        for one in bots:
            one.close()
    won = shares(match.ranking, teams(found, contest.players, contest.variant))
    return Result(task.number, task.seats, match.ranking, won, match.scores, sum(decisions), decisions,
                  match.check.hex()[:16], [round(spent, 4) for spent in seconds])
