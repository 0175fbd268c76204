"""Is one bot better than another? Wald's sequential test plays until that is decided, and no game more."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

WORSE, BETTER = 0.55, 0.65   # the share of victories that is not enough, and the one that is
ERROR = 0.05                 # how often either verdict may be wrong


class Verdict(NamedTuple):
    """`better` is None while the question is open."""

    better: bool | None
    games: int
    won: float
    evidence: float      # logarithm of the likelihood ratio


def verdict(parts: Iterable[float]) -> Verdict:
    """From the victories (1, 0, shared in between) in the order of the games, up to the one that decides."""
    bound = math.log((1 - ERROR) / ERROR)
    evidence = won = 0.0
    games = 0
    for part in parts:
        games += 1
        won += part
        evidence += part * math.log(BETTER / WORSE) + (1 - part) * math.log((1 - BETTER) / (1 - WORSE))
        if abs(evidence) >= bound:
            return Verdict(evidence > 0, games, won, evidence)
    return Verdict(None, games, won, evidence)
