"""The end of a game: who won, and every score line by line."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.match import Match
from ..engine.picture import SHAPES, Line, Span, clean, left, line_width, right
from ..engine.picture import width as columns
from ..engine.words import Words
from .screen import WIDTH
from .story import name

LABEL = 18               # the names of the lines, at the least
NARROW, WIDE = 9, 20     # the column of a player


def ending(match: Match, names: Sequence[str], words: Words) -> list[Line]:
    """A column for every player, the winner's first; each line as how many and how many points."""
    order = sorted(range(match.players), key=lambda seat: match.ranking[seat])
    # A game's view counts the score from the pieces of a position, which no view of a seat can lack at the end.
    scores = {seat: match.breakdown(seat) for seat in order}
    shown = [(i, label(match, entry.what, words)) for i, entry in enumerate(scores[order[0]])
             if any(scores[seat][i].count or scores[seat][i].points for seat in order)]
    labels = min(max([LABEL, *(2 + columns(text) for _, text in shown)]), WIDTH - NARROW * match.players)
    column = min(WIDE, (WIDTH - labels) // match.players)
    head: Line = [Span(" " * labels)]
    for seat in order:
        title = f"{match.ranking[seat]} {SHAPES[seat]} {clean(names[seat])}"
        head += [Span("  "), Span(right(title, column - 2), f"seat{seat}")]
    counted = not words.has(f"{match.game.name}-written")
    rule = [Span(" " + "─" * (line_width(head) - 1), "rule")]
    lines = [head, rule]
    for i, text in shown:
        line = [Span(left(f" {text}", labels))]
        for seat in order:
            entry = scores[seat][i]
            line.append(Span(right(f"{entry.count} ·" if counted else "", column - 5), "dim"))
            line.append(Span(right(written(match, entry.points, words), 5)))
        lines.append(line)
    total = [Span(left(" " + words("terminal-total"), labels), "strong")]
    total += [Span(right(written(match, match.scores[seat], words), column), "strong") for seat in order]
    winners = [seat for seat in order if match.ranking[seat] == 1]
    won: Line = [Span(" ")]
    for i, seat in enumerate(winners):
        won += [*([Span(", ")] if i else []), *name(seat, names)]
    score, id = match.scores[winners[0]], f"{match.game.name}-won"
    won.append(Span(" " + words(id if words.has(id) else "terminal-won", winners=len(winners), score=score,
                                less=-score, tied=int(tied(match)))))
    return [*lines, rule, total, [Span("")], won]


def label(match: Match, what: str, words: Words) -> str:
    id = f"{match.game.name}-score-{what}"   # where the plain word would not be clear
    return words(id if words.has(id) else f"{match.game.name}-{what}")


def written(match: Match, score: int, words: Words) -> str:
    """A score as people of that game write it: where the lowest wins, it counts downwards."""
    id = f"{match.game.name}-written"
    return words(id, less=-score) if words.has(id) else str(score).replace("-", "−")


def tied(match: Match) -> bool:
    """Whether the winner has no more points than the next."""
    best = max(match.scores)
    return match.scores.count(best) > match.ranking.count(1)
