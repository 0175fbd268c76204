"""A table: the fold of its journal. No database, no sockets, no time of its own in here.

    open --start--> playing --the rules' end, resign, time-out--> over
      |                |
      +----abandon-----+---------------------------------------> abandoned

`check(entry)` says whether an entry may follow (Refused says why not), `fold(entry, tick)` lets it happen. The tick
is the server's own time in milliseconds; it stands still while the server is down, and so do all clocks.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.errors import IllegalMove
from ..engine.game import game
from ..engine.match import Match
from ..engine.words import Message
from . import entries as e
from .fairness import commitment, mix

OPEN, PLAYING, OVER, ABANDONED = "open", "playing", "over", "abandoned"
STAND_IN = "greedy"   # who plays on for somebody who left


class Refused(Exception):
    """An entry that may not follow; `code` is stable, for programs."""

    def __init__(self, code: str, message: Message | None = None, ruling: str = "") -> None:
        self.code, self.message, self.ruling = code, message, ruling
        self.text = str(message) if message else ""
        super().__init__(f"{code}: {self.text}")


@dataclass
class Seat:
    """A place at the table. `away` tells why a bot plays for its owner: left, timeout or resigned."""

    kind: str
    bot: str = ""
    person: str | None = None
    name: str = ""
    nonce: str = ""
    away: str = ""

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.person is not None

    @property
    def player(self) -> str:
        """The bot that decides here, or "" where a person does."""
        return self.bot if self.kind == "bot" else STAND_IN if self.away else ""


@dataclass
class Clock:
    """Milliseconds left by seat; the clock of `running` has been going since tick `since`."""

    plan: e.ClockPlan
    left: list[int] = field(default_factory=list)
    running: int = -1
    since: int = 0

    def begin(self, seats: int) -> None:
        self.left = [self.plan.seconds * 1000] * seats

    def remaining(self, seat: int, tick: int) -> int:
        return self.left[seat] - (tick - self.since if seat == self.running else 0)

    def turn_to(self, seat: int, tick: int, moved: bool) -> None:
        """Let another clock run (-1: none); `moved`: by a move, and not by an undo or somebody's leaving."""
        if self.plan.kind == "none" or not self.left:
            return
        old = self.running
        if old >= 0:
            self.left[old] = max(0, self.remaining(old, tick))
            if old != seat and self.plan.kind == "turn":
                self.left[old] = self.plan.seconds * 1000
            elif old != seat and moved:
                self.left[old] += self.plan.increment * 1000
        self.running, self.since = seat, tick


class Table:
    """One table."""

    def __init__(self, id: str, host: str, options: e.Options, rules: int, secret: str) -> None:
        self.id, self.host, self.options, self.secret = id, host, options, secret
        self.game = game(options.game, rules)
        self.status = OPEN
        self.seq = 0
        self.seats = [Seat(plan.kind, plan.bot, name=plan.bot) for plan in options.seats]
        self.clock = Clock(options.clock)
        self.match: Match | None = None
        self.ask: e.Ask | None = None
        self.agreed: set[int] = set()
        self.lost: list[int] = []      # seats that resigned or ran out of time, first one first

    # -- what is the case --------------------------------------------------------------------------------

    @property
    def ended(self) -> bool:
        """Nothing more can happen, so nothing is secret any more."""
        return self.status in (OVER, ABANDONED)

    @property
    def commitment(self) -> str:
        """Shown before anybody adds a nonce: the server's part of the seed cannot be changed afterwards."""
        return commitment(self.secret)

    @property
    def seed(self) -> str:
        """The server's secret mixed with one nonce per seat."""
        return mix(self.secret, [seat.nonce for seat in self.seats])

    @property
    def running(self) -> Match:
        if self.match is None:
            raise Refused("not-started")
        return self.match

    @property
    def deciding(self) -> int:
        """The seat whose decision is awaited, -1 if none is."""
        return self.match.seat if self.status == PLAYING and self.match else -1

    def seats_of(self, person: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> set[str]:
        """Who is really at the table: owners of seats that no bot plays."""
        return {seat.person for seat in self.seats if seat.person and not seat.away}

    @property
    def ranking(self) -> list[int] | None:
        """Places by seat when it is over: those who gave up come last, the first to do so last of all."""
        if self.status != OVER:
            return None
        by_rules = self.running.ranking
        gone = {seat: len(self.lost) - n for n, seat in enumerate(self.lost)}
        gone |= {n: 0 for n, seat in enumerate(self.seats) if seat.away and n not in gone}
        stayed = sorted(by_rules[n] for n in range(len(self.seats)) if n not in gone)
        order = sorted(set(gone.values()))
        places = []
        for n in range(len(self.seats)):
            if n in gone:
                places.append(len(stayed) + 1 + sum(list(gone.values()).count(v) for v in order if v < gone[n]))
            else:
                places.append(stayed.index(by_rules[n]) + 1)
        return places

    def free_undo(self, seat: int) -> int:
        """The ply to which that seat may go back without asking; the present one if it may not."""
        match = self.running
        if len(self.people()) <= 1:   # nobody to disturb: past bots and dice too
            return self.asked_undo(seat)
        free = match.ply - match.undoable(seat)
        return self.asked_undo(seat) if self.asked_undo(seat) >= free else match.ply

    def asked_undo(self, seat: int) -> int:
        """The ply before the owner's last real decision (one with a choice); the present one if there is none."""
        history, owner = self.running.history, self.seats[seat].person
        own = [n for n, ply in enumerate(history) if self.seats[ply.seat].person == owner and ply.choices > 1]
        return own[-1] if own else len(history)

    # -- what may follow ---------------------------------------------------------------------------------

    def check(self, entry: e.AnyEntry) -> None:
        """Refused if the entry may not follow."""
        allowed = {OPEN: (e.Sit, e.Leave, e.Start, e.Rename, e.Abandon),
                   PLAYING: (e.Play, e.Undo, e.Ask, e.Answer, e.Resign, e.TakeOver, e.TimeOut, e.Return, e.Rename,
                             e.Abandon)}
        if not isinstance(entry, allowed.get(self.status, ())):
            raise Refused(f"table-{self.status}")
        seat = getattr(entry, "seat", 0)
        if not 0 <= seat < len(self.seats):
            raise Refused("no-seat")
        place = self.seats[seat]
        match entry:
            case e.Sit():
                if place.taken:
                    raise Refused("seat-taken")
            case e.Leave():
                if place.person is None:
                    raise Refused("seat-empty")
            case e.Start():
                if not all(each.taken for each in self.seats):
                    raise Refused("seats-open")
            case e.Play():
                self._check_move(entry)
            case e.Undo() | e.Ask():
                if not 0 <= entry.ply < self.running.ply:
                    raise Refused("nothing-to-undo")
                if isinstance(entry, e.Ask) and self.ask is not None:
                    raise Refused("asked-already")
                if place.away:
                    raise Refused("seat-away")
            case e.Answer():
                if self.ask is None or place.away or place.person in (None, self.seats[self.ask.seat].person):
                    raise Refused("not-asked")
            case e.Resign() | e.TakeOver() | e.TimeOut():
                if place.person is None:
                    raise Refused("not-a-person")
                if place.away and (seat in self.lost or not isinstance(entry, e.Resign)):
                    raise Refused("seat-away")
                if isinstance(entry, e.TimeOut) and seat != self.clock.running:
                    raise Refused("not-running")
            case e.Return():
                if not place.away or seat in self.lost:
                    raise Refused("not-away")
                if self.clock.plan.kind == "live" and self.clock.left[seat] <= 0:
                    raise Refused("no-time")

    def _check_move(self, entry: e.Play) -> None:
        try:
            reason = self.running.why(entry.move, entry.seat)
        except IllegalMove as error:
            raise Refused("illegal-move", error.reason, error.ruling) from None
        if reason:
            code = "not-your-turn" if entry.seat != self.deciding else "illegal-move"
            raise Refused(code, reason.message, reason.ruling)

    # -- what happens ------------------------------------------------------------------------------------

    def fold(self, entry: e.AnyEntry, tick: int) -> None:
        """Let a checked entry happen."""
        match entry:
            case e.Sit():
                place = self.seats[entry.seat]
                place.person, place.name, place.nonce = entry.person, entry.name, entry.nonce
            case e.Rename():
                for place in self.seats:
                    if place.person == entry.person:
                        place.name = entry.name
            case e.Leave():
                plan = self.options.seats[entry.seat]
                self.seats[entry.seat] = Seat(plan.kind, plan.bot, name=plan.bot)
            case e.Start():
                self.status = PLAYING
                self.match = self.game.match(len(self.seats), self.options.variant, self.options.first, self.seed)
                self.clock.begin(len(self.seats))
            case e.Play():
                self.running.play(entry.move)
                self.ask = None
            case e.Undo():
                while self.running.ply > entry.ply:
                    self.running.undo()
                self.ask = None
            case e.Ask():
                self.ask, self.agreed = entry, set()
            case e.Answer():
                self.agreed.add(entry.seat)
                if not entry.yes:
                    self.ask = None
            case e.Resign():
                self._give_up(entry.seat, "resigned")
            case e.TakeOver():
                self.seats[entry.seat].away = "left"
            case e.TimeOut():
                self.seats[entry.seat].away = "timeout"
                if self.options.timeout == "lose":
                    self._give_up(entry.seat, "timeout")
            case e.Return():
                self.seats[entry.seat].away = ""
            case e.Abandon():
                self.status = ABANDONED
        if self.match is not None and self.match.over and self.status == PLAYING:
            self.status = OVER
        if self.ask is not None and (self.status != PLAYING or self.seats[self.ask.seat].away):
            self.ask = None   # nobody to take it back for
        self.seq += 1
        person_decides = self.deciding >= 0 and not self.seats[self.deciding].player
        self.clock.turn_to(self.deciding if person_decides else -1, tick, isinstance(entry, e.Play))

    def _give_up(self, seat: int, away: str) -> None:
        self.seats[seat].away = away
        self.lost.append(seat)
        if len(self.lost) >= len(self.seats) - 1:
            self.status = OVER

    def undo_agreed(self) -> bool:
        """Everybody who was asked has said yes."""
        if self.ask is None:
            return False
        asker = self.seats[self.ask.seat].person
        others = {n for n, seat in enumerate(self.seats) if seat.person not in (None, asker) and not seat.away}
        owners = {self.seats[n].person for n in others}
        return owners <= {self.seats[n].person for n in self.agreed}
