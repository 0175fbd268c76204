"""Who plays with whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib import import_module

from ..engine.game import Game


def teams(game: Game, players: int, variant: str) -> tuple[int, ...]:
    """The team of each seat, numbered in the order of their first seats. A game with partners says so in its
    position.py: `partners(p, seat)` gives the other seats of the team."""
    partners = getattr(import_module(f"{game.package}.position"), "partners", None)
    p = game.layout.view(game.blank(players, variant, 0))
    first = [min((seat, *(partners(p, seat) if partners else ()))) for seat in range(players)]
    heads = sorted(set(first))
    return tuple(heads.index(seat) for seat in first)


def shares(ranking: list[int], teams: tuple[int, ...]) -> list[float]:
    """What part of the victory each seat has: partners win together, others share."""
    winners = {team for place, team in zip(ranking, teams, strict=True) if place == 1}
    return [1 / len(winners) if team in winners else 0.0 for team in teams]


def chances(gains: Sequence[float], teams: tuple[int, ...]) -> list[float]:
    """What a search says each seat gains, made to add up to 1 over the teams. Partners, who win together, may be
    judged differently: each has what they have on average."""
    sizes = Counter(teams)
    shared = [sum(gain for gain, other in zip(gains, teams, strict=True) if other == team) / sizes[team]
              for team in teams]
    every = sum(gain / sizes[team] for gain, team in zip(shared, teams, strict=True))
    return [gain / every if every else 1 / len(sizes) for gain in shared]
