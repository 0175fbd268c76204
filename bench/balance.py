"""Are our data for the games sound? Bots of one level among themselves at every table there can be:
python bench/balance.py [GAME ...] prints the tables of docs/balance.md. Games are kept as the arena keeps them, so an
interrupted run goes on."""

from __future__ import annotations

import sys

import lanai
from lanai.arena.journal import Journal, place
from lanai.arena.plan import contest
from lanai.arena.run import run
from lanai.arena.summary import Rate, Spread, Summary, summarise

USUAL = "kamaaina", 240                # which bots, how many games at each table
OTHERS = {"eruption": ("search:250", 120)}   # has 24 kinds of tables, and long games
JOBS = 2
SEED = "balance"

HEAD = ("players", "wins by seat", "sure to", "scores", "winner's lead", "shared", "decisions in a game")


def tables(name: str) -> list[tuple[str, int]]:
    """Variants and numbers of players that go together."""
    game = lanai.game(name)
    found = []
    for variant in game.variants:
        for players in game.players:
            try:
                game.blank(players, variant, 0)
            except lanai.BadOption:
                continue
            found.append((variant, players))
    return found


def summary(name: str, variant: str, players: int) -> Summary:
    level, games = OTHERS.get(name, USUAL)
    found = contest(name, variant, players, [level], SEED)
    journal = Journal(place(found), found)
    try:
        run(journal, games, JOBS)
        return summarise(found, [journal.results[n] for n in range(games)])
    finally:
        journal.close()


def half(rate: Rate) -> float:
    return 100 * (rate.high - rate.low) / 2


def around(spread: Spread) -> str:
    """Mean, and the range without the outer tenths."""
    return f"{spread.mean:.0f} ({spread.tenth}–{spread.ninetieth})"


def line(variant: str, players: int, found: Summary) -> str:
    wins = " · ".join(f"{100 * seat.won.value:.0f}" for seat in found.seats)
    cells = (variant, str(players), wins, f"±{max(half(seat.won) for seat in found.seats):.0f}", around(found.scores),
             f"{found.margin.mean:.1f}", str(found.shared), around(found.length))
    return "| " + " | ".join(cells) + " |"


def main(names: list[str]) -> None:
    for name in names or lanai.games():
        print("|", lanai.game(name).title, "|", " | ".join(HEAD), "|")
        print("|---" * (1 + len(HEAD)) + "|", flush=True)
        for variant, players in tables(name):
            print(line(variant, players, summary(name, variant, players)), flush=True)
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
