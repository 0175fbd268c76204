"""Which games an arena plays. Game n depends on the contest and n alone, wherever and whenever it is played."""

from __future__ import annotations

import hashlib
from functools import cache
from itertools import product
from pathlib import Path

import msgspec

from ..bots.teams import teams
from ..engine.errors import BadOption
from ..engine.game import game

HOME = Path(__file__).parent.parent


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: everything a result depends on, the code included."""

    game: str
    variant: str
    players: int
    bots: list[str]
    seed: str
    code: str

    @property
    def teams(self) -> int:
        return len(set(teams(game(self.game), self.players, self.variant)))

    @property
    def id(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]


class Task(msgspec.Struct, frozen=True):
    """One game to be played: who sits where (bots by number), the seed of the match, the seed of each seat's bot."""

    number: int
    seats: list[int]
    seed: str
    bot_seeds: list[int]


def contest(name: str, variant: str, players: int, bots: list[str], seed: str = "0") -> Contest:
    found = game(name)
    found.blank(players, variant, 0)   # BadOption if there is no such table
    if not bots or len(set(bots)) < len(bots):
        raise BadOption("name one or more bots, each of them once")
    return Contest(game=name, variant=variant, players=players, bots=bots, seed=seed, code=code(found.name))


def task(contest: Contest, number: int) -> Task:
    """Every deal is played once from every seat: the bots move on by one team from game to game, the deal changes
    when they have gone round. Who plays against whom changes with the deals."""
    team_of = teams(game(contest.game), contest.players, contest.variant)
    count = contest.teams
    circles = seatings(len(contest.bots), count)
    deal, turn = divmod(number, count)
    circle = circles[deal % len(circles)]
    return Task(number, [circle[(team + turn) % count] for team in team_of], f"{contest.seed}/{deal}",
                [_number(contest.seed, number, s) for s in range(contest.players)])


@cache
def seatings(bots: int, teams: int) -> list[tuple[int, ...]]:
    """The ways for bots to be the teams round a table (mostly a seat each), as many different ones as there is room
    for; turning the table makes no difference."""
    different = min(bots, teams)
    found = []
    for seats in product(range(bots), repeat=teams):
        if len(set(seats)) == different and seats == min(seats[i:] + seats[:i] for i in range(teams)):
            found.append(seats)
    return found


def _number(*words: object) -> int:
    return int.from_bytes(hashlib.sha256(repr(words).encode()).digest()[:4], "big")


@cache
def code(name: str) -> str:
    """A digest of the rules, the bots and the engine: after a change old results do not count any more."""
    rooms = [HOME / "engine", HOME / "bots", Path(str(game(name).view.__file__)).parent]
    digest = hashlib.sha256()
    for room in rooms:
        for path in sorted(room.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]
