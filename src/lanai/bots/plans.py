"""How every game's bots look ahead: numbers found by experiment. docs/bots.md tells which, and how to repeat them."""

from __future__ import annotations

from .tree import Plan

LEVELS = ("keiki", "malihini", "hoaloha", "kamaaina", "kupuna")   # child, newcomer, friend, local, elder
USUAL = "malihini"   # who plays against somebody who names nobody

# How to look ahead, by game.
PLAN = Plan(explore=25, widen=10, depth=4, tries=3, scale=100, points=10, margin=25)
PLANS: dict[str, Plan] = {
    "eruption": Plan(explore=15, widen=10, depth=0, tries=3, scale=1000, points=10, margin=25),
    "haleakala": Plan(explore=15, widen=8, depth=13, tries=1, scale=50, points=10, margin=25),
    "iquazu": Plan(explore=12, widen=20, depth=2, tries=3, scale=90, points=10, margin=25),
    "maui": Plan(explore=20, widen=10, depth=5, tries=3, scale=70, points=15, margin=25),
}

# Simulations for a decision, by game and level; the easiest takes what brings most at once.
SIMULATIONS = (0, 20, 80, 400, 20000)
LADDERS: dict[str, tuple[int, ...]] = {
    "eruption": (0, 40, 120, 400, 10000),
    "haleakala": (0, 50, 200, 800, 5000),
    "iquazu": (0, 20, 60, 400, 10000),
    "maui": (0, 20, 80, 400, 30000),
}


def plan_of(game: str) -> Plan:
    return PLANS.get(game, PLAN)


def simulations_of(game: str, level: str) -> int:
    return LADDERS.get(game, SIMULATIONS)[LEVELS.index(level)]
