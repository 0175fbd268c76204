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
    """A place at the table. `away` tells why its owner does not play: left, timeout or resigned. Then the `keeper`
    does, which is the seat of a partner, or a bot if there is none (-1)."""

    kind: str
    bot: str = ""
    person: str | None = None
    name: str = ""
    nonce: str = ""
    away: str = ""
    keeper: int = -1

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.person is not None

    @property
    def player(self) -> str:
        """The bot that decides here, or "" where a person does."""
        return self.bot if self.kind == "bot" else STAND_IN if self.away and self.keeper < 0 else ""


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
        self.teams = self.game.teams(len(options.seats), options.variant)
        self.status = OPEN
        self.seq = 0
        self.seats = [self._empty(plan) for plan in options.seats]
        self.clock = Clock(options.clock)
        self.match: Match | None = None
        self.ask: e.Ask | None = None
        self.agreed: set[int] = set()
        self.lost: list[int] = []      # seats that resigned or ran out of time, first one first
        self.undone = 0                # how often something was taken back
        self.hinted: list[tuple[int, int]] = []   # hints that were taken: after how many decisions, by which seat

    @staticmethod
    def _empty(plan: e.SeatPlan) -> Seat:
        return Seat(plan.kind, plan.bot, name=plan.bot or plan.name)

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
        """The server's secret mixed with one nonce per seat; a side line has that of its game."""
        if self.options.line:
            return self.options.line.seed
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

    def partners(self, seat: int) -> tuple[int, ...]:
        return self.teams[seat]

    def decider(self, seat: int) -> str | None:
        """Who decides there; None if a bot does, or nobody sits there."""
        place = self.seats[seat]
        return None if place.player else self.seats[place.keeper].person if place.away else place.person

    def owned_by(self, person: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.person == person]

    def seats_of(self, person: str) -> list[int]:
        """The seats a person owns or keeps for a partner: those it may look from."""
        return [n for n, seat in enumerate(self.seats) if person in (seat.person, self.decider(n))]

    def people(self) -> set[str]:
        """Who is really at the table: owners of seats that they play."""
        return {seat.person for seat in self.seats if seat.person and not seat.away}

    @property
    def ranking(self) -> list[int] | None:
        """Places by seat when it is over: those who gave up come last, the first to do so last of all. A team gave
        up when all its people did, whatever bots were in it."""
        if self.status != OVER:
            return None
        by_rules = self.running.ranking
        gone: dict[int, int] = {}
        for n in range(len(self.seats)):
            people = [member for member in (n, *self.partners(n)) if self.seats[member].person]
            if not people:
                continue
            if set(people) <= set(self.lost):
                gone[n] = len(self.lost) - max(map(self.lost.index, people))
            elif all(self.seats[member].away for member in people):
                gone[n] = 0
        if not gone:
            return by_rules
        stayed = sorted(by_rules[n] for n in range(len(self.seats)) if n not in gone)
        return [len(stayed) + 1 + sum(each < gone[n] for each in gone.values()) if n in gone
                else stayed.index(by_rules[n]) + 1 for n in range(len(self.seats))]

    def free_undo(self, seat: int) -> int:
        """The ply to which that seat may go back without asking; the present one if it may not."""
        match, asked = self.running, self.asked_undo(seat)
        if len(self.people()) <= 1:   # nobody to disturb: past bots and dice too
            return asked
        return asked if asked >= match.ply - match.undoable(seat) else match.ply

    @property
    def floor(self) -> int:
        """The ply behind which nobody goes back: where a side line began."""
        return len(self.options.line.moves) if self.options.line else 0

    def asked_undo(self, seat: int) -> int:
        """The ply before the last real decision (one with a choice) of whoever decides there; the present one if
        there is none."""
        history, decider = self.running.history, self.decider(seat)
        same = {n for n in range(len(self.seats)) if self.decider(n) == decider}
        own = (n for n in range(len(history) - 1, self.floor - 1, -1)
               if history[n].choices > 1 and history[n].seat in same)
        return next(own, len(history))

    # -- what may follow ---------------------------------------------------------------------------------

    def check(self, entry: e.AnyEntry) -> None:
        """Refused if the entry may not follow."""
        allowed = {OPEN: (e.Sit, e.Leave, e.Start, e.Rename, e.Abandon),
                   PLAYING: (e.Play, e.Undo, e.Ask, e.Answer, e.Resign, e.TakeOver, e.TimeOut, e.Entrust, e.Return,
                             e.Hint, e.Rename, e.Abandon)}
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
                if not self.floor <= entry.ply < self.running.ply:
                    raise Refused("nothing-to-undo")
                if isinstance(entry, e.Ask) and self.ask is not None:
                    raise Refused("asked-already")
                if place.player:
                    raise Refused("seat-away")
            case e.Hint():
                if not self.options.hints:
                    raise Refused("no-hints")
                if seat != self.deciding:
                    raise Refused("not-your-turn")
                if place.player:
                    raise Refused("seat-away")
            case e.Answer():
                if self.ask is None or place.away or place.person in (None, self.decider(self.ask.seat)):
                    raise Refused("not-asked")
            case e.Resign() | e.TakeOver() | e.TimeOut():
                if place.person is None:
                    raise Refused("not-a-person")
                if place.away and (seat in self.lost or not isinstance(entry, e.Resign)):
                    raise Refused("seat-away")
                if isinstance(entry, e.TimeOut) and seat != self.clock.running:
                    raise Refused("not-running")
            case e.Entrust():
                if entry.by not in self.partners(seat) or self.seats[entry.by].person is None:
                    raise Refused("not-partner")
                if self.seats[entry.by].away:
                    raise Refused("seat-away")
                if not place.away or (place.keeper < 0) == entry.bot:
                    raise Refused("not-away" if not place.away else "nothing-new")
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
                place.person, place.name, place.nonce = entry.person, place.name or entry.name, entry.nonce
            case e.Rename():
                for plan, place in zip(self.options.seats, self.seats, strict=True):
                    if place.person == entry.person and not plan.name:
                        place.name = entry.name
            case e.Leave():
                self.seats[entry.seat] = self._empty(self.options.seats[entry.seat])
            case e.Start():
                self.status = PLAYING
                self.match = self._begun()
                self.clock.begin(len(self.seats))
            case e.Play():
                if not self.seats[entry.seat].player:   # bots go on while the others think about an undo
                    self.ask = None
                self.running.play(entry.move)
            case e.Undo():
                while self.running.ply > entry.ply:
                    self.running.undo()
                self.ask, self.undone = None, self.undone + 1
                self.hinted = [(ply, seat) for ply, seat in self.hinted if ply <= entry.ply]
            case e.Ask():
                self.ask, self.agreed = entry, set()
            case e.Hint():
                self.hinted.append((self.running.ply, entry.seat))
            case e.Answer():
                self.agreed.add(entry.seat)
                if not entry.yes:
                    self.ask = None
            case e.Resign():
                self._give_up(entry.seat, "resigned")
            case e.TakeOver():
                self._go_away(entry.seat, "left")
            case e.TimeOut():
                if self.options.timeout == "lose":
                    self._give_up(entry.seat, "timeout")
                else:
                    self._go_away(entry.seat, "timeout")
            case e.Entrust():
                self.seats[entry.seat].keeper = -1 if entry.bot else entry.by
            case e.Return():
                place = self.seats[entry.seat]
                place.away, place.keeper = "", -1
            case e.Abandon():
                self.status = ABANDONED
        if self.match is not None and self.match.over and self.status == PLAYING:
            self.status = OVER
        if self.ask is not None and (self.status != PLAYING or self.seats[self.ask.seat].player):
            self.ask = None   # nobody to take it back for
        self.seq += 1
        self.clock.turn_to(self._timed(), tick, isinstance(entry, e.Play))

    def _begun(self) -> Match:
        """A new game; a side line is already under way."""
        line, options = self.options.line, self.options
        match = self.game.match(len(self.seats), options.variant, options.first, self.seed,
                                line.position if line else None)
        for move in line.moves if line else ():
            match.play(move)
        return match

    def _timed(self) -> int:
        """Whose clock runs: that of the seat whose owner decides, -1 if nobody's does."""
        if self.deciding < 0 or self.seats[self.deciding].player:
            return -1
        return self.seats[self.deciding].keeper if self.seats[self.deciding].away else self.deciding

    def _go_away(self, seat: int, why: str) -> None:
        """The owner plays no more. In a team the partner decides from now on, otherwise a bot."""
        here = [n for n in self.partners(seat) if self.seats[n].person and not self.seats[n].away]
        self.seats[seat].away, self.seats[seat].keeper = why, here[0] if here else -1
        for place in self.seats:
            if place.keeper == seat:   # nor for a partner
                place.keeper = -1

    def _give_up(self, seat: int, why: str) -> None:
        """It is over when nobody is left to play against, or no person is left who has not lost."""
        self._go_away(seat, why)
        self.lost.append(seat)
        left = set(range(len(self.seats))) - set(self.lost)
        if len({frozenset((n, *self.partners(n))) for n in left}) < 2 or not any(self.seats[n].person for n in left):
            self.status = OVER

    def undo_agreed(self) -> bool:
        """Everybody who was asked has said yes."""
        if self.ask is None:
            return False
        others = self.people() - {self.decider(self.ask.seat)}
        return others <= {self.seats[n].person for n in self.agreed}
