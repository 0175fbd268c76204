"""The end of a game: who won, and every score line by line."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.match import Match
from ..engine.picture import SHAPES, Line, Span, clean, left, line_width, right
from ..engine.words import Words
from .screen import WIDTH
from .story import name

LABEL = 18


def ending(match: Match, names: Sequence[str], words: Words) -> list[Line]:
    """A column for every player, the winner's first; each line as how many and how many points."""
    order = sorted(range(match.players), key=lambda seat: match.ranking[seat])
    # A game's view counts the score from the pieces of a position, which no view of a seat can lack at the end.
    scores = {seat: match.breakdown(seat) for seat in order}
    column = min(20, (WIDTH - LABEL) // match.players)
    head: Line = [Span(" " * LABEL)]
    for seat in order:
        title = f"{match.ranking[seat]} {SHAPES[seat]} {clean(names[seat])}"
        head += [Span("  "), Span(right(title, column - 2), f"seat{seat}")]
    rule = [Span(" " + "─" * (line_width(head) - 1), "rule")]
    lines = [head, rule]
    for i, what in enumerate(entry.what for entry in scores[order[0]]):
        if any(scores[seat][i].count or scores[seat][i].points for seat in order):
            id = f"{match.game.name}-score-{what}"   # where the plain word would not be clear
            line = [Span(left(" " + words(id if words.has(id) else f"{match.game.name}-{what}"), LABEL))]
            for seat in order:
                entry = scores[seat][i]
                line.append(Span(right(f"{entry.count} ·", column - 5), "dim"))
                line.append(Span(right(str(entry.points).replace("-", "−"), 5)))
            lines.append(line)
    total = [Span(left(" " + words("terminal-total"), LABEL), "strong")]
    total += [Span(right(str(match.scores[seat]), column), "strong") for seat in order]
    winners = [seat for seat in order if match.ranking[seat] == 1]
    won: Line = [Span(" ")]
    for i, seat in enumerate(winners):
        won += [*([Span(", ")] if i else []), *name(seat, names)]
    score = match.scores[winners[0]]
    won.append(Span(" " + words("terminal-won", winners=len(winners), score=score, tied=int(tied(match)))))
    return [*lines, rule, total, [Span("")], won]


def tied(match: Match) -> bool:
    """Whether the winner has no more points than the next."""
    best = max(match.scores)
    return match.scores.count(best) > match.ranking.count(1)
