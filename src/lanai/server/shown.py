"""What a reader is shown of a match besides its views: events and previews in words, pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from ..engine.events import Event
from ..engine.game import Game
from ..engine.log import EVERYBODY
from ..engine.match import Match, Move, Ply, View
from ..engine.picture import Line
from ..engine.words import LANGUAGES, Message, words
from . import messages as m


def for_all(match: Match, since: int) -> bool:
    """Whether everybody may know all that happened from that ply on."""
    return all(row[2] == EVERYBODY for _, row in match.rows(since))


def told(match: Match, reader: int | None, since: int = 0) -> list[m.EventInfo]:
    """What happened from that ply on, with words."""
    begun = turns(match, since)
    return [m.EventInfo(event.kind, event.seat, event.args, event.ply, begun[event.ply], said(match, event))
            for event in match.events_for(reader, since)]


def turns(match: Match, since: int) -> dict[int, int]:
    """By ply from `since` on, the ply with which its turn began: a turn ends when another seat decides or something
    is revealed. Setup is ply 0."""
    history, found = match.history, {0: 0}
    for n in range(max(since, 1), match.ply + 1):
        first = n
        while first > 1 and goes_on(history[first - 2], history[first - 1]):
            first -= 1
        found[n] = first
    return found


def goes_on(ply: Ply, after: Ply) -> bool:
    return after.seat == ply.seat and not ply.reveals


def said(match: Match, event: Event) -> Message | None:
    """A phrase; None where the game has none for those who may not know the numbers."""
    kinds = match.game.events
    hidden = not event.args and bool(kinds.args[kinds.names.index(event.kind)])
    try:
        found: Message = match.game.text.say(event)
    except KeyError:
        if not hidden:
            raise
        return None
    return found


def moves(match: Match, offered: Sequence[Move]) -> msgspec.Raw:
    """What can be played."""
    parts = [_move(match.game, move.id, move.final) for move in offered]
    return msgspec.Raw(b"[" + b",".join(parts) + b"]")


@lru_cache(maxsize=20_000)
def _move(game: Game, number: int, final: bool) -> bytes:
    """One move, encoded once and for all."""
    text, args = game.notation.write(number), game.moves.args(number)
    return m.encode(m.MoveInfo(text, game.moves.family(number), args, final))


def ask(match: Match, view: View, moves: Sequence[Move]) -> Message:
    """What the deciding seat can do."""
    found: Message = match.game.picture.prompt(view, moves)
    return found


def effects(match: Match, move: str, reasons: Sequence[Message] = ()) -> m.Effects:
    """What a legal move of the deciding seat will do, and why it is good."""
    preview, number = match.preview(move), match.game.notation.read(move)
    view, chosen = match.view(match.seat), next(each for each in match.moves() if each.id == number)
    return m.Effects(chosen.text, preview, match.game.picture.effects(view, chosen, preview), list(reasons))


def worded(match: Match, move: str) -> list[Message]:
    """A legal move in words that follow the name of its seat, as the log would tell it up to what it reveals; where
    nothing is told yet, what it does."""
    after, found = match.fork(), []
    after.play(move)
    revealing = dict(zip(match.game.events.names, match.game.events.revealing, strict=True))
    for event in after.events_for(match.seat, after.ply):
        if event.seat != match.seat or revealing[event.kind]:
            break
        phrase = said(after, event)
        found += [phrase] if phrase else []
    return found or effects(match, move).effects


def picture(match: Match, reader: int | None, names: list[str], lang: str, columns: int) -> list[Line]:
    """The table in letters."""
    found: list[Line] = match.game.picture.picture(
        match.view(reader), names, words(lang if lang in LANGUAGES else "en"),
        min(max(columns, m.NARROWEST), m.WIDEST))
    return found


def breakdown(match: Match) -> list[list[m.ScoreLine]]:
    """Every seat's score line by line."""
    return [[m.ScoreLine(line.what, line.count, line.points) for line in match.breakdown(seat)]
            for seat in range(match.players)]
