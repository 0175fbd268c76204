"""Hints: a good move, and why it is good, in words.

A game may offer `reasons(p, seat)` in a module reasons.py: advice.value taken apart into named terms. Each term has
a text `<game>-reason-<term>`, which says what is good about much of it; it may use `$points`, what the move brings
at once in that term (rounded, 0 if it only keeps what there is). It may also offer `details(before, after, seat)`:
for some terms a message that says more, where it happens or to whom; `$rival` in it is a seat, to be told by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from ..engine.game import Game
from ..engine.layout import Bytes
from ..engine.match import Match
from ..engine.words import Message, message
from .levels import Climber
from .teams import chances, teams

ADVISER = "kamaaina"
DEALS = 3        # hidden things and dice are guessed that often
MOST = 3         # reasons given
WEAK = 4         # a reason counts if it is at least this part of the strongest one
UNIT = 10        # advice counts in tenths

Terms = dict[str, float]
Details = dict[str, Message]


class Hint(NamedTuple):
    move: int
    reasons: list[Message]


def hint(match: Match, level: str = ADVISER, seed: int = 0) -> Hint:
    """For the seat that decides, from what it can see."""
    return advise(match.game, match.seen(match.seat, seed), match.ply, level, seed)


def advise(game: Game, position: Bytes, ply: int, level: str = ADVISER, seed: int = 0) -> Hint:
    """The same from a position in which what the seat cannot see has been dealt anew."""
    bot = Climber(level, seed)
    move = bot.decide(game, position, ply)
    chance = None
    if bot.search is not None and bot.search.last is not None:
        p = position[0]
        variant = list(game.variants)[int(p["variant"])]
        gains = bot.search.last[2].options[0].gains
        chance = chances(gains, teams(game, int(p["players"]), variant))[int(p["seat"])]
    return Hint(move, explain(game, position, ply, move, chance))


def explain(game: Game, position: Bytes, ply: int, move: int, chance: float | None = None) -> list[Message]:
    """What the move does better than the other legal ones, as the game's advice counts, strongest reason first; and
    the chance of winning if a search has found one."""
    kit = game.kit(compiled=False)
    p, out = kit.at(position), kit.out()
    others = {int(out[i]) for i in range(kit.functions.legal(p, out))} - {move}
    found: list[Message] = []
    if not others:
        return [message("bot-reason-only")]
    module = reasons_of(game)
    if module is not None:
        now: Terms = module.reasons(p, p.seat)
        chosen, details = _after(game, module, position, ply, move)
        rest = [_after(game, module, position, ply, other)[0] for other in sorted(others)]
        better = {term: worth - sum(other[term] for other in rest) / len(rest)
                  for term, worth in chosen.items() if all(term in other for other in rest)}
        strongest = max(better.values())
        order = sorted((term for term in better if better[term] > 0 and WEAK * better[term] >= strongest),
                       key=lambda term: -better[term])
        found = [details.get(term) or message(
            f"{game.name}-reason-{term}", points=max(0, round((chosen[term] - now.get(term, 0)) / UNIT)))
            for term in order[:MOST]]
    if chance is not None:
        found.append(message("bot-reason-chance", chance=round(100 * chance)))
    return found or [message("bot-reason-ahead")]


def named(reason: Message, names: Sequence[str]) -> Message:
    """With the name of the rival it speaks of, if it speaks of one."""
    rival = reason.args.get("rival")
    return reason if rival is None else message(reason.id, **reason.args | {"rival": names[rival]})


def reasons_of(game: Game) -> Any:
    """The game's module reasons, None if it has none."""
    name = f"{game.package}.reasons"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def _after(game: Game, module: Any, position: Bytes, ply: int, move: int) -> tuple[Terms, Details]:
    """The terms after a move, on average over some deals, and their details; what is not so in all of them is left
    out."""
    kit = game.kit(compiled=False)
    seat = int(position[0]["seat"])
    found: list[Terms] = []
    told: list[Details] = []
    for deal in range(DEALS):
        before, after = kit.at(game.layout.copy(position)), kit.at(game.layout.copy(position))
        for p in (before, after):
            kit.functions.redeal(p, seat, kit.rng(deal, ply))
        rng = kit.rng(deal, ply, 1)
        kit.functions.apply(after, move, rng, kit.log())
        found.append(module.reasons(after, seat))
        told.append(module.details(before, after, seat) if hasattr(module, "details") else {})
    terms = {term: sum(terms[term] for terms in found) / DEALS
             for term in found[0] if all(term in terms for terms in found)}
    return terms, {term: detail for term, detail in told[0].items() if all(each.get(term) == detail for each in told)}
