"""Record: a saved game. Options, seed and moves give everything back; checks prove that it is the same game."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import msgspec

from .errors import BadOption, BadPosition, BadRecord, IllegalMove, UnknownGame
from .game import game

if TYPE_CHECKING:
    from .match import Match

FORMAT = 1
CHECK = 4   # letters of a check


def letters(check: bytes) -> str:
    return check.hex()[:CHECK]


class Record(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A game as it is saved: versioned JSON.

    `checks` holds four hexadecimal letters for the start and for every ply, each drawn from all that came
    before, so that a changed file is noticed at the first ply that does not fit.
    """

    lanai: int = msgspec.field(name="lanai")   # version of this format
    game: str
    rules: int                                 # version of the rules
    players: int
    variant: str
    first: int | None = None
    seed: str | None = None
    position: dict[str, Any] | None = None
    moves: list[str]
    checks: str
    scores: list[int] | None = None
    ranking: list[int] | None = None
    fairness: dict[str, Any] | None = None     # of a game between people: how the seed came about

    @staticmethod
    def of(match: Match, secret: bool = False) -> Record:
        hide = secret and not match.over   # checks, too: they are made from all that lies hidden
        return Record(
            lanai=FORMAT, game=match.game.name, rules=match.game.version, **match.options,
            seed=None if hide else match.seed, position=copy.deepcopy(match.start),
            moves=[match.game.notation.write(ply.move) for ply in match.history],
            checks="" if hide else "".join(letters(check) for check in match.checks),
            scores=match.scores if match.over else None, ranking=match.ranking if match.over else None,
        )

    def dump(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self)).decode() + "\n"

    @staticmethod
    def load(text: str | bytes) -> Record:
        """Read a record; BadRecord says what is wrong with it."""
        try:
            head = msgspec.json.decode(text)
        except msgspec.DecodeError as error:
            raise BadRecord(f"not JSON: {error}") from None
        except RecursionError:
            raise BadRecord("not a saved game of Lanai: nested too deep") from None
        except UnicodeError as error:
            raise BadRecord(f"not text: {error}") from None
        if not isinstance(head, dict) or "lanai" not in head:
            raise BadRecord("not a saved game of Lanai")
        if head["lanai"] != FORMAT:
            raise BadRecord(f"format {head['lanai']!r} is unknown; this Lanai reads format {FORMAT}")
        try:
            return msgspec.convert(head, Record)
        except msgspec.ValidationError as error:
            raise BadRecord(f"not a complete record: {error}") from None

    def match(self) -> Match:
        """The game again, replayed move by move and compared with the checks."""
        if self.seed is None:
            raise BadRecord("the record of a running game carries no seed and cannot be replayed")
        try:
            found = game(self.game, self.rules)
            match = found.match(self.players, self.variant, self.first, self.seed, self.position)
        except (UnknownGame, BadOption) as error:
            raise BadRecord(str(error)) from None
        except BadPosition as error:
            raise BadRecord(f"position: {error}", 0) from None
        checks = [self.checks[i:i + CHECK] for i in range(0, len(self.checks), CHECK)]
        uneven = f"{len(self.moves)} moves do not go with {len(checks)} checks"
        for ply, text in enumerate([None, *self.moves]):
            try:
                if text is not None:
                    match.play(text)
            except IllegalMove as error:
                raise BadRecord(f"ply {ply} does not fit: {error}", ply) from None
            if match.ply != ply:
                raise BadRecord(f"ply {ply} does not fit: {text!r} is not one move", ply)
            if ply >= len(checks):
                raise BadRecord(uneven, ply)
            if letters(match.check) != checks[ply]:
                raise BadRecord(f"ply {ply} does not fit what was played", ply)
        if len(checks) != len(self.moves) + 1:
            raise BadRecord(uneven, len(self.moves) + 1)
        if self.scores not in (None, match.scores if match.over else None):
            raise BadRecord("the scores are not those of the moves", match.ply)
        if self.ranking not in (None, match.ranking if match.over else None):
            raise BadRecord("the ranking is not that of the moves", match.ply)
        return match
