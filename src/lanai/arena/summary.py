"""What the results of a contest say: strengths, seats, scores and lengths, with how sure one can be of them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec
from openskill.models import PlackettLuce

from .plan import Contest
from .play import Result

SURE = 1.96        # 95 %
BINS = 20


class Rate(msgspec.Struct, frozen=True):
    """A share of so many games, and where it lies with 95 % confidence (Wilson)."""

    value: float
    low: float
    high: float
    games: int


class Spread(msgspec.Struct, frozen=True):
    """How numbers are distributed; `bins` counts them from `least` on in steps of `step`."""

    mean: float
    deviation: float
    least: int
    tenth: int
    middle: int
    ninetieth: int
    most: int
    step: int
    bins: list[int]


class BotLine(msgspec.Struct, frozen=True):
    name: str
    won: Rate              # of the seats it sits in; a shared victory counts in parts
    even: float            # if all were equal
    rating: float          # openskill, mu
    unsure: float          # its sigma
    score: float           # mean
    milliseconds: float    # for a decision, mean


class SeatLine(msgspec.Struct, frozen=True):
    seat: int
    won: Rate
    score: float


class PairLine(msgspec.Struct, frozen=True):
    """How often the first was placed before the second where both played; a shared place counts half."""

    one: str
    other: str
    better: Rate


class Summary(msgspec.Struct, frozen=True):
    contest: Contest
    games: int
    bots: list[BotLine]
    seats: list[SeatLine]
    pairs: list[PairLine]
    shared: int            # games without a single winner
    length: Spread         # decisions
    scores: Spread         # of all seats
    margin: Spread         # from the winner's score to the best one against it


def summarise(contest: Contest, results: Iterable[Result]) -> Summary:
    played = sorted(results, key=lambda result: result.number)
    ratings = rate(contest, played)
    return Summary(
        contest=contest, games=len(played), bots=[_bot(contest, played, who, *ratings[who])
                                                  for who in range(len(contest.bots))],
        seats=[SeatLine(s, share([r.won[s] for r in played]), mean([r.scores[s] for r in played]))
               for s in range(contest.players)],
        pairs=[PairLine(contest.bots[a], contest.bots[b], share(list(duels(played, a, b))))
               for a, b in combinations(range(len(contest.bots)), 2)],
        shared=sum(max(r.won) < 1 for r in played), length=spread([r.plies for r in played]),
        scores=spread([score for r in played for score in r.scores]),
        margin=spread([lead(r) for r in played]),
    )


def lead(result: Result) -> int:
    """From the winner's score to the best one against it; a shared victory has none."""
    best = {won: max(score for score, part in zip(result.scores, result.won, strict=True) if (part == 1) == won)
            for won in {part == 1 for part in result.won}}
    return best[True] - best[False] if len(best) > 1 else 0


def _bot(contest: Contest, played: Sequence[Result], who: int, rating: float, unsure: float) -> BotLine:
    at = [(r, s) for r in played for s in range(contest.players) if r.seats[s] == who]
    decided = sum(r.decisions[s] for r, s in at)
    return BotLine(contest.bots[who], share([r.won[s] for r, s in at]), 1 / contest.teams, rating, unsure,
                   mean([r.scores[s] for r, s in at]), 1000 * sum(r.seconds[s] for r, s in at) / max(1, decided))


def duels(played: Iterable[Result], a: int, b: int) -> Iterable[float]:
    """For each game with both bots: how many of the comparisons between their seats the first one won."""
    for r in played:
        pairs = [(x, y) for x, bot in zip(r.ranking, r.seats, strict=True) if bot == a
                 for y, other in zip(r.ranking, r.seats, strict=True) if other == b]
        if pairs:
            yield sum(1.0 if x < y else 0.5 if x == y else 0.0 for x, y in pairs) / len(pairs)


def share(parts: Sequence[float]) -> Rate:
    """Wilson's interval for the mean of numbers between 0 and 1."""
    n = len(parts)
    if n == 0:
        return Rate(0.0, 0.0, 1.0, 0)
    p, z = sum(parts) / n, SURE
    middle, width = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    return Rate(p, max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale), n)


def rate(contest: Contest, played: Iterable[Result]) -> list[tuple[float, float]]:
    """Openskill (Plackett-Luce) over the games in their order, so that it is the same wherever they were played."""
    model = PlackettLuce()
    now = [model.rating() for _ in contest.bots]
    for r in played:
        if len(set(r.seats)) == 1:
            continue
        after = model.rate([[now[who]] for who in r.seats], ranks=[float(place) for place in r.ranking])
        for who in set(r.seats):   # a bot in several seats learns from all of them
            own = [after[s][0] for s in range(len(r.seats)) if r.seats[s] == who]
            now[who] = model.rating(mu=mean([x.mu for x in own]), sigma=mean([x.sigma for x in own]))
    return [(rating.mu, rating.sigma) for rating in now]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def spread(numbers: Sequence[int]) -> Spread:
    if not numbers:
        return Spread(0.0, 0.0, 0, 0, 0, 0, 0, 1, [])
    ordered, centre = sorted(numbers), mean(numbers)
    last = len(ordered) - 1
    step = max(1, -(-(ordered[-1] - ordered[0] + 1) // BINS))
    bins = [0] * ((ordered[-1] - ordered[0]) // step + 1)
    for number in ordered:
        bins[(number - ordered[0]) // step] += 1
    return Spread(centre, math.sqrt(mean([(x - centre) ** 2 for x in numbers])), ordered[0],
                  ordered[round(last * 0.1)], ordered[round(last * 0.5)], ordered[round(last * 0.9)], ordered[-1],
                  step, bins)
