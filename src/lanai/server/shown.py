"""What a reader is shown of a match besides its views: events and previews in words, pictures."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.events import Event
from ..engine.match import Match, Move, View
from ..engine.picture import Line
from ..engine.words import LANGUAGES, Message, words
from . import messages as m


def told(match: Match, reader: int | None, since: int = 0) -> list[m.EventInfo]:
    """What happened from that ply on, with words."""
    return [m.EventInfo(event.kind, event.seat, event.args, event.ply, said(match, event))
            for event in match.events_for(reader, since)]


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


def ask(match: Match, view: View, moves: Sequence[Move]) -> Message:
    """What the deciding seat can do."""
    found: Message = match.game.picture.prompt(view, moves)
    return found


def effects(match: Match, move: str) -> m.Effects:
    """What a legal move of the deciding seat will do."""
    preview, number = match.preview(move), match.game.notation.read(move)
    view, chosen = match.view(match.seat), next(each for each in match.moves() if each.id == number)
    return m.Effects(chosen.text, preview, match.game.picture.effects(view, chosen, preview))


def picture(match: Match, reader: int | None, names: list[str], lang: str, columns: int) -> list[Line]:
    """The table in letters."""
    found: list[Line] = match.game.picture.picture(
        match.view(reader), names, words(lang if lang in LANGUAGES else "en"),
        min(max(columns, m.NARROWEST), m.WIDEST))
    return found
