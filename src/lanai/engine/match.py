"""Match: one game being played, from its options and seed by its moves."""

from __future__ import annotations

import copy
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from . import trial
from .errors import BadOption, BadPosition, IllegalMove, NothingToUndo
from .events import Event
from .game import Game
from .layout import Bytes
from .moves import Args, Value
from .words import Reason, message

if TYPE_CHECKING:
    from .record import Record

SETUP = -1            # the "move" of ply 0
SEAT_LIMIT = 8

LogRow = tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """What one reader is shown: `table` is the same for everybody, `own` only for that seat."""

    game: str
    ply: int
    reader: int | None
    table: Any
    own: Any


class Ply(NamedTuple):
    """One decision that was taken."""

    move: int
    seat: int
    before: bytes
    rows: tuple[LogRow, ...]
    reveals: bool
    choices: int          # how many moves were legal
    check: bytes          # a digest of all that was played so far and the position it led to


class Move:
    """One legal move: `.text`, `.args`, `.id` (its number), `.family` and `.final`."""

    __slots__ = ("_offer", "id")

    def __init__(self, id: int, offer: Offer) -> None:
        self.id = id
        self._offer = offer

    @property
    def text(self) -> str:
        return self._offer.game.notation.write(self.id)

    @property
    def family(self) -> str:
        return self._offer.game.moves.family(self.id)

    @property
    def args(self) -> Args:
        return self._offer.game.moves.args(self.id)

    @property
    def final(self) -> bool:
        """It reveals something or ends the turn."""
        return self._offer.finals[self.id]

    def __repr__(self) -> str:
        return f"<Move {self.text}>"


class Offer:
    """The legal moves of one position; what they have in common is worked out once, when it is asked for."""

    def __init__(self, game: Game, before: bytes, numbers: list[int]) -> None:
        self.game, self.before, self.numbers = game, before, numbers

    @cached_property
    def finals(self) -> dict[int, bool]:
        game, count = self.game, len(self.numbers)
        kit = game.fast or game.kit(compiled=False)
        positions = game.layout.new(2)
        positions.view("u1")[:game.layout.size] = np.frombuffer(self.before, np.uint8)
        out = kit.array(np.zeros(count, np.int64))
        kit.bind(trial).finals(
            kit.states(positions), kit.array(np.array(self.numbers, np.int64)), count,
            kit.array(np.array(game.events.revealing, np.int64)), kit.rng(1), kit.log(1 + game.most_events), out)
        return {number: bool(out[i]) for i, number in enumerate(self.numbers)}


class Match:
    """One game being played. Every call either succeeds whole or raises and changes nothing."""

    def __init__(self, game: Game, players: int | None = None, variant: str = "base", first: int | None = None,
                 seed: int | str | None = None, position: Mapping[str, Any] | None = None) -> None:
        if position is not None and not isinstance(position, Mapping):
            raise BadPosition("position", "not an object")
        self.game = game
        self.seed = secrets.token_hex(16) if seed is None else _seed_text(seed)
        self.options: dict[str, Any] = {"variant": variant, "first": first}
        self._state = game.blank(players, variant, first)
        self._kit = game.kit(compiled=False)
        self._p = self._kit.at(self._state)
        self.options["players"] = self._p.players
        self._plies: list[Ply] = []
        self._out = self._kit.out()
        self._offered: list[int] | None = None   # the legal moves, until something changes
        try:
            self.start = None if position is None else copy.deepcopy(dict(position))
        except RecursionError:
            raise BadPosition("position", "nested too deep") from None
        self._opening = self._run(SETUP)
        if self.start is not None:
            game.text.from_json(self._p, self.start)
            self._opening, self._offered = (), None
        self._check = self._digest(b"", SETUP)

    # -- what is the case --------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return int(self._p.players)

    @property
    def variant(self) -> str:
        return str(self.options["variant"])

    @property
    def seat(self) -> int:
        """Who decides; -1 when the game is over."""
        return int(self._p.seat)

    @property
    def over(self) -> bool:
        return self.seat < 0

    @property
    def ply(self) -> int:
        """How many decisions have been taken."""
        return len(self._plies)

    @property
    def scores(self) -> list[int]:
        """By seat, higher is better; before the end as if it ended now."""
        return self._numbers(self._kit.functions.scores)

    @property
    def ranking(self) -> list[int]:
        """By seat, the place from 1; shared places are possible."""
        return self._numbers(self._kit.functions.ranks)

    @property
    def events(self) -> list[Event]:
        """Everything that happened."""
        return self.events_for(-1)

    def events_for(self, reader: int | None, since: int = 0) -> list[Event]:
        """What happened from ply `since` on, as that seat may know it (None: a spectator, -1: all)."""
        if reader not in (None, -1):
            self._seat(reader)
        return [self.game.events.read(row, reader, n) for n, row in self.rows(since)]

    def rows(self, since: int = 0) -> list[tuple[int, LogRow]]:
        """The log as the rules wrote it, from ply `since` on: ply and row."""
        first = max(since, 1)
        told = [(0, row) for row in self._opening] if since <= 0 else []
        return told + [(n, row) for n, ply in enumerate(self._plies[first - 1:], first) for row in ply.rows]

    def moves(self) -> list[Move]:
        """All legal moves, in the order of their numbers."""
        if self.over:
            return []
        offer = Offer(self.game, self._state.tobytes(), self._legal())
        return [Move(number, offer) for number in offer.numbers]

    def move(self, id: int) -> Move:
        """The legal move of that number."""
        found = next((move for move in self.moves() if move.id == id), None)
        if found is None:
            raise IllegalMove(repr(id), message("engine-why-unreadable"))
        return found

    def view(self, reader: int | None = None) -> View:
        """What that seat is shown; None is a spectator."""
        own = None if reader is None else self.own(reader)
        return View(self.game.name, self.ply, reader, self.game.view.public(self._p), own)

    def own(self, seat: int) -> Any:
        """What only that seat is shown, besides what everybody is."""
        self._seat(seat)
        return self.game.view.private(self._p, seat)

    def breakdown(self, seat: int) -> list[Any]:
        """The seat's score line by line: objects with `what`, `count` and `points`."""
        self._seat(seat)
        lines: list[Any] = self.game.view.breakdown(self._p, seat)
        return lines

    def preview(self, move: str | int | Move) -> Any:
        """What a legal move will certainly do, before anything is revealed, and the odds of the rest."""
        number = self._number(move)
        reason = self.why(number)
        if reason:
            raise self._illegal(number, reason)
        return self.game.view.preview(self._p, number)

    def why(self, move: str | int | Move | Mapping[str, Value], seat: int | None = None) -> Reason | None:
        """Why it cannot be played now, or None if it can.

        Besides a move it takes open arguments: `{"row": 1, "slot": 3}` asks whether any move has them (`"move"`
        names a family).
        """
        if self.over:
            return Reason("", message("engine-why-over"))
        if seat is not None and seat != self.seat:
            return Reason("", message("engine-why-turn", seat=self.seat + 1))
        if isinstance(move, Mapping):
            family = move.get("move")
            args = {k: v for k, v in move.items() if k != "move"}
        else:
            try:
                number = self._number(move)
            except IllegalMove as error:
                return Reason(error.ruling, error.reason)
            family, args = self.game.moves.family(number), self.game.moves.args(number)
        return self._why(str(family) if family else None, args)

    def position(self) -> dict[str, Any]:
        """Everything, hidden things included, as readable JSON data."""
        data: dict[str, Any] = self.game.text.to_json(self._p)
        return data

    def seen(self, seat: int, seed: int = 0) -> Bytes:
        """A copy of the position as it may be for all that seat knows: what it cannot see is dealt anew."""
        self._seat(seat)
        state = self.game.layout.copy(self._state)
        self._kit.functions.redeal(self._kit.at(state), seat, self._kit.rng(seed, self.ply))
        return state

    # -- what can be done --------------------------------------------------------------------------------

    def play(self, move: str | int | Move) -> None:
        """Play a move, or several in one text separated by commas; all or none."""
        if not isinstance(move, str):
            self._play(self._number(move))
            return
        stood, length = self._state.tobytes(), self.ply
        try:
            for text in self.game.notation.sequence(move) or [move]:
                self._play(self._number(text))
        except BaseException:
            self._restore(stood)
            del self._plies[length:]
            raise

    def undo(self) -> None:
        """Take the last decision back, whoever took it. `undoable` tells whether the law lets a seat do it."""
        if not self._plies:
            raise NothingToUndo("nothing has been played")
        self._restore(self._plies.pop().before)

    def undoable(self, seat: int) -> int:
        """How many last decisions the seat may take back for free: back to the last thing revealed or to
        another seat's decision."""
        count = 0
        for ply in reversed(self._plies):
            if ply.seat != seat or ply.reveals:
                break
            count += 1
        return count

    def record(self, secret: bool = False) -> Record:
        """The game so far, for saving; a secret record leaves out the seed while the game runs."""
        from .record import Record

        return Record.of(self, secret)

    def fork(self) -> Match:
        """An independent copy that can go another way."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other._state = self.game.layout.copy(self._state)
        other._p = self._kit.at(other._state)
        other._plies = list(self._plies)
        other._out = self._kit.out()
        return other

    def at(self, ply: int) -> Match:
        """A copy as it stood after that many decisions."""
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise BadOption(f"ply {ply!r}: plies are 0 to {self.ply}")
        other = self.fork()
        if ply < self.ply:
            other._restore(self._plies[ply].before)
            del other._plies[ply:]
        return other

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.players} players, {self.variant}, ply {self.ply}>"

    # -- inside ------------------------------------------------------------------------------------------

    @property
    def history(self) -> tuple[Ply, ...]:
        return tuple(self._plies)

    def _seat(self, seat: int | None) -> None:
        if type(seat) is not int or seat not in range(self.players):
            raise BadOption(f"seat {seat!r}: seats are 0 to {self.players - 1}")

    @property
    def checks(self) -> list[bytes]:
        """A digest for the start and for every ply, each made from the one before: see Record."""
        return [self._check, *(ply.check for ply in self._plies)]

    @property
    def check(self) -> bytes:
        """The last of them."""
        return self._plies[-1].check if self._plies else self._check

    def _digest(self, before: bytes, move: int) -> bytes:
        return hashlib.sha256(before + move.to_bytes(8, "big", signed=True) + self._state.tobytes()).digest()

    def _legal(self) -> list[int]:
        if self._offered is None:
            count = self._kit.functions.legal(self._p, self._out)
            self._offered = [int(self._out[i]) for i in range(count)]
        return self._offered

    def _number(self, move: str | int | Move) -> int:
        if isinstance(move, Move):
            return move.id
        if isinstance(move, str):
            read = self.game.notation.read(move)
            if read is None:
                raise IllegalMove(move, message("engine-why-unreadable"))
            return read
        if isinstance(move, bool) or not isinstance(move, int) or not 0 <= move < len(self.game.moves):
            raise IllegalMove(repr(move), message("engine-why-unreadable"))
        return move

    def _why(self, family: str | None, args: Args) -> Reason | None:
        domains = self.game.moves.domains
        if (family is not None and family not in domains) or not any(
                set(args) <= set(domain) for name, domain in domains.items() if family in (None, name)):
            return Reason("", message("engine-why-unreadable"))
        moves = self.game.moves
        for number in self._legal():
            if family in (None, moves.family(number)) and args.items() <= moves.args(number).items():
                return None
        reason: Reason = self.game.view.why(self._p, family, args)
        return reason

    def _illegal(self, number: int, reason: Reason) -> IllegalMove:
        return IllegalMove(self.game.notation.write(number), reason.message, reason.ruling)

    def _play(self, number: int) -> None:
        reason = self.why(number)
        if reason:
            raise self._illegal(number, reason)
        before, seat, choices = self._state.tobytes(), self.seat, len(self._legal())
        try:
            rows = self._run(number)
        except BaseException:
            self._restore(before)
            raise
        self._plies.append(Ply(number, seat, before, rows, self.game.events.reveals(rows), choices,
                               self._digest(self.check, number)))

    def _run(self, move: int) -> tuple[LogRow, ...]:
        self._offered = None
        functions, log = self._kit.functions, self._kit.log(1 + self.game.most_events)
        rng = self._kit.array(ply_words(self.seed, len(self._plies) + (move != SETUP), move))
        if move == SETUP:
            functions.setup(self._p, rng, log)
        else:
            functions.apply(self._p, move, rng, log)
        return _rows(log)

    def _restore(self, data: bytes) -> None:
        self._offered = None
        self._state.view("u1")[:] = np.frombuffer(data, np.uint8)

    def _numbers(self, function: Any) -> list[int]:
        out = self._kit.array(np.zeros(SEAT_LIMIT, np.int64))
        function(self._p, out)
        return [int(out[s]) for s in range(self.players)]


def _seed_text(seed: int | str) -> str:
    text = str(seed) if type(seed) is str or (type(seed) is int and abs(seed) < 1 << 256) else ""
    if not text.isprintable() or not 0 < len(text) <= 100:
        raise BadOption("seed: a seed is a whole number below 2**256 or a line of at most 100 characters")
    return text


def ply_words(seed: str, ply: int, move: int) -> Any:
    """The random words of a ply: the first 16 bytes of HMAC-SHA256(seed, ply ‖ move), each number as eight
    bytes, big end first (setup is ply 0 with move -1). Replays are exact, and an undone choice tells nothing
    about another."""
    text = ply.to_bytes(8, "big") + move.to_bytes(8, "big", signed=True)
    digest = hmac.new(seed.encode(), text, hashlib.sha256).digest()
    return np.frombuffer(digest[:16], ">u4").astype(np.int64)


def _rows(log: Any) -> tuple[LogRow, ...]:
    count = int(log[0, 0])
    if count >= len(log):
        raise RuntimeError(f"{count} events in one ply; the rules declare fewer")
    return tuple(tuple(int(log[i, c]) for c in range(7)) for i in range(1, count + 1))
