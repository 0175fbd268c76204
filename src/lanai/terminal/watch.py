"""Watching bots, and replaying games that are over: the same steps, from bots or from a record."""

from __future__ import annotations

import time
from pathlib import Path

from ..engine.match import Match
from ..engine.picture import Line, Span
from . import saves
from .ending import ending
from .saves import Save, Seat
from .screen import Screen
from .seats import player
from .story import story


class Steps:
    """A game that goes forward and back. What has been played is remembered, so that forward is the same again."""

    def __init__(self, match: Match, seats: list[Seat], ahead: list[int] | None) -> None:
        self.match, self.seats = match, seats
        self.known = ahead if ahead is not None else []     # every move from the start
        self.live = ahead is None                           # bots go on where the known moves end
        self._bots = {i: player(match, seats, i) for i in range(match.players)} if self.live else {}

    @property
    def at_end(self) -> bool:
        return self.match.over or (not self.live and self.match.ply == len(self.known))

    def forward(self) -> None:
        if self.at_end:
            return
        if self.match.ply == len(self.known):
            self.known.append(self._bots[self.match.seat].choose(self.match).id)
        self.match.play(self.known[self.match.ply])

    def go(self, ply: int) -> None:
        while self.match.ply > max(ply, 0):
            self.match.undo()
        while self.match.ply < ply and not self.at_end:
            self.forward()


def watch(screen: Screen, steps: Steps, delay: float | None) -> int:
    """Step by step on a terminal; by itself with a delay; everything at once over a pipe."""
    try:
        show(screen, steps, 0)
        if delay is not None or not screen.interactive:
            while not steps.at_end:
                if delay:
                    time.sleep(delay)
                steps.forward()
                show(screen, steps, steps.match.ply)
        if screen.interactive:
            while command(screen, steps):
                pass
    except KeyboardInterrupt:
        screen.blank()
        return 130
    return 0


def show(screen: Screen, steps: Steps, since: int) -> None:
    match, names = steps.match, [seat.name for seat in steps.seats]
    screen.clear()
    screen.draw(match.game.picture.picture(match.view(None), names, screen.words))
    told: list[Line] = story(match, names, screen.words, None, since)
    total = [] if steps.live else [Span(f"/{len(steps.known)}", "dim")]
    for line in told[-1:] or [[]]:
        screen.line([Span(f" {match.ply}", "dim"), *total, Span("  "), *line])
    if match.over:
        screen.blank()
        screen.draw(ending(match, names, screen.words))
    screen.blank()


def command(screen: Screen, steps: Steps) -> bool:
    """One line from the keyboard; False to leave."""
    screen.say("terminal-steps" if not steps.at_end else "terminal-steps-end", "dim")
    text = screen.ask()
    word, _, rest = (text or "").partition(" ")
    if text is None or word.lower() in ("q", "quit", "exit") or (not word and steps.at_end):
        return False
    before = steps.match.ply
    if word.lower() in ("", "f"):
        steps.forward()
    elif word.lower() == "b":
        steps.go(before - 1)
    elif word.lower() == "g" and rest.strip().isdecimal():
        steps.go(int(rest))
    elif word.lower() == "save" and rest:
        try:
            saves.write(Path(rest).expanduser(), Save.of(steps.match, steps.seats))
            screen.say("terminal-written", file=rest)
        except OSError as error:
            screen.say("terminal-cannot-write", "error", file=rest, why=str(error.strerror))
        return True
    else:
        screen.say("terminal-steps-unreadable", "error")
        return True
    show(screen, steps, steps.match.ply)
    return True
