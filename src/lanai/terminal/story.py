"""What happened, in words: one line for every turn, made from events alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from ..engine.events import Event
from ..engine.match import Match
from ..engine.picture import Line, Span, clean, shape
from ..engine.words import Words


def turns(match: Match, since: int = 0) -> Iterator[tuple[int, int]]:
    """First and last ply of each turn from ply `since` on; ply 0 is the setup. A turn ends when another seat
    decides or something is revealed."""
    if since == 0:
        yield 0, 0
    first = max(since, 1)
    history = match.history
    for n in range(first, len(history) + 1):
        ply = history[n - 1]
        if n == len(history) or ply.reveals or history[n].seat != ply.seat:
            yield first, n
            first = n + 1


def story(match: Match, names: Sequence[str], words: Words, reader: int | None, since: int = 0) -> list[Line]:
    """A line for every turn, as that reader may know it."""
    events = match.events_for(reader, since)
    lines = []
    for first, last in turns(match, since):
        line = sentence(match, [event for event in events if first <= event.ply <= last], names, words)
        if line:
            lines.append(line)
    return lines


def sentence(match: Match, events: Sequence[Event], names: Sequence[str], words: Words) -> Line:
    """Phrases about one seat are joined by commas, clauses about different ones by semicolons. A phrase with no
    words is left out; one that ends in a colon announces what follows."""
    said = ((event.seat, words.say(match.game.text.say(event)).strip()) for event in events)
    line: Line = []
    for seat, clause in groupby((each for each in said if each[1]), key=itemgetter(0)):
        if line:
            line.append(Span(words("engine-next-clause")))
        if seat >= 0:
            line += [*name(seat, names), Span(" ")]
        line.append(Span(phrases(text for _, text in clause)))
    return line


def phrases(texts: Iterable[str]) -> str:
    """One text of several; what is said again and again is counted instead."""
    whole = ""
    for text, same in groupby(texts):
        count = sum(1 for _ in same)
        whole += (" " if whole.endswith(":") else ", ") if whole else ""
        whole += text if count == 1 else f"{text}\N{NO-BREAK SPACE}(×{count})"
    return whole.rstrip(" :")


def name(seat: int, names: Sequence[str]) -> Line:
    """A seat as it is called everywhere: shape and name."""
    return [shape(seat), Span(" " + clean(names[seat]), "strong")]
