"""Hidden information: what is sent to a reader does not change when what it cannot see is dealt anew.

A room is given a position, a reader talks to it in every way there is, and all bytes that reach it are kept. Then
the same talk is held on the same position re-dealt for that reader, with another seed, other digests of positions and
other numbers in the events it may not read. Mutant servers that tell too much are caught by the same comparison.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import zlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest

import lanai
from lanai.bots.explain import Hint
from lanai.engine.events import Event
from lanai.engine.match import Match
from lanai.engine.words import Reason, message
from lanai.server import api, live, shown
from lanai.server import entries as e
from lanai.server import messages as m
from lanai.server.fairness import mix, new_secret
from lanai.server.limits import Buckets
from lanai.server.people import Person
from lanai.server.room import Room
from lanai.server.settings import Settings
from lanai.server.table import Refused
from lanai.server.table import Table as ServedTable
from shared.tables import GAMES, TABLES, Table, at_ply, ended, some

HOST = Person("host-" + "0" * 27, "Host", 0, "en")
WATCHER = Person("watcher-" + "0" * 24, "Watcher", 0, "en")
MOVES = 3              # of each kind that are asked about
LEGAL_LIMIT = 100


# -- a house of cardboard -----------------------------------------------------------------------------------


class Books:
    async def write(self, *_changes: object) -> None: ...

    async def read(self, _statement: object) -> list[Any]:
        return []


class Suspicious:
    """Workers whose answer depends on every byte of the position they are shown."""

    async def advise(self, game: str, _version: int, position: bytes, _ply: int) -> Hint:
        found = lanai.game(game)
        kit, state = found.kit(compiled=False), found.layout.new()
        state.view("u1")[:] = np.frombuffer(position, np.uint8)
        out = kit.out()
        count = kit.functions.legal(kit.at(state), out)
        number = zlib.crc32(position)
        return Hint(int(out[number % count]), [message("bot-reason-chance", chance=number)])


class Cardboard:
    """As much of a house as a room needs; nothing in it goes by itself."""

    closing = True

    def __init__(self) -> None:
        self.settings, self.store, self.workers = Settings(), Books(), Suspicious()
        self.messages = self.talk = Buckets(1e9, 10**9)
        self.rooms: dict[str, Room] = {}

    def tick(self) -> int:
        return 1000

    def note_status(self, _table: object) -> None: ...


class Reader(live.Line):
    """A connection that keeps what it is sent."""

    def __init__(self, room: Room, person: Person) -> None:
        super().__init__(room, person, None)   # type: ignore[arg-type]
        self.got: list[bytes] = []

    def put(self, data: bytes) -> None:
        self.got.append(data)

    async def ask(self, command: m.AnyCommand) -> m.Answer:
        answer = await self._obey(command)
        self.put(m.encode(answer))
        return answer


def owner(seat: int) -> Person:
    return Person(f"person-{seat}-" + "f" * 23, f"Seat {seat}", seat, "en")


def room_with(match: Match, secret: str) -> Room:
    """A room in which that match is being played by as many people."""
    options = e.Options(match.game.name, [e.SeatPlan() for _ in range(match.players)], match.variant)
    table = ServedTable("0123456789ab", HOST.id, options, match.game.version, secret)
    for seat in range(match.players):
        table.fold(e.Sit(seat, owner(seat).id, owner(seat).name, f"nonce-of-seat-{seat}-0123456789"), 0)
    table.fold(e.Start(), 0)
    table.match = match
    return Room(Cardboard(), table, "the-invite-of-it", None)   # type: ignore[arg-type]


# -- the talk -----------------------------------------------------------------------------------------------


class Script(NamedTuple):
    """What is asked and played: the same in both talks, so that nothing differs but what is told."""

    legal: list[str]
    asked: list[str]
    every: list[str]
    open: list[dict[str, Any]]
    quiet: str | None      # a move that reveals nothing, if there is one


def script_for(match: Match, other: Match) -> Script:
    chance = random.Random(match.ply)
    offered, there = match.moves(), {move.text for move in other.moves() if not move.final}
    legal = [move.text for move in offered[:LEGAL_LIMIT]]
    numbers = range(len(match.game.moves))
    return Script(
        legal, chance.sample(legal, min(MOVES, len(legal))),
        [match.game.notation.write(n) for n in chance.sample(numbers, MOVES)],
        [match.game.moves.args(chance.choice(numbers)) for _ in range(3 * MOVES)],
        next((move.text for move in offered if not move.final and move.text in there), None))


async def talk(match: Match, reader: int | None, secret: str, script: Script) -> dict[str, list[bytes]]:
    """Everything that reaches the reader, by what brought it about; `match` is used up."""
    room = room_with(match, secret)
    person = WATCHER if reader is None else owner(reader)
    line = Reader(room, person)
    others = [Reader(room, owner(seat)) for seat in range(match.players) if seat != reader]
    room.lines.update([line, *others])
    told: dict[str, list[bytes]] = {}

    def note(what: str) -> None:
        told.setdefault(what, []).extend(line.got)
        line.got.clear()

    line.put(room.state(line))
    note("connect")
    room.presence()
    note("presence")
    room.tell()
    note("update")
    for since in (0, match.ply):
        await line.ask(m.Log("log", since=since))
        note("log")
    await line.ask(m.Hint("hint"))
    note("hint")
    for width in (40, 80):
        await line.ask(m.Picture("picture", width=width))
    note("picture")
    for n, move in enumerate([*script.asked, *script.every, "nonsense"]):
        await line.ask(m.Preview("preview", move=move))
        note("preview")
        await line.ask(m.Why("why", move=move))
        await line.ask(m.Why("why", move=script.open[n]))
        note("why")
    for move in [*script.every, "nonsense"]:
        if move not in script.legal:
            await line.ask(m.PlayMove("error", seq=room.table.seq, move=move))
    await line.ask(m.PlayMove("late", seq=room.table.seq - 1, move=script.legal[0]))
    await line.ask(m.Why("odd", move={"nothing": 1}))
    await line.ask(m.Look("look", seat=(reader or 0)))
    await line.ask(m.Look("look", seat=match.players - 1))
    note("error")
    told["record"] = [bytes((await api.record(room)).body)]
    told["page"] = [api.table_body(room, person if reader is None else None).model_dump_json().encode()]
    await line.ask(m.TakeBack("undo", seq=room.table.seq))
    note("undo")
    room.table.ask = None
    if script.quiet:
        with contextlib.suppress(Refused):
            seat = room.table.deciding
            await room.submit(e.Play(seat, script.quiet), owner(seat).id, "quiet", room.table.seq)
    note("move")
    with contextlib.suppress(Refused):
        deciding = room.table.deciding
        await room.take_back(deciding, owner(deciding).id, "back", room.table.seq)
    note("undo")
    return told


# -- dealing anew -------------------------------------------------------------------------------------------


def hides(sees: int, reader: int | None) -> bool:
    return sees != -1 and (reader is None or not sees >> reader & 1)


def redealt(match: Match, seat: int, reader: int | None, seed: int) -> Match:
    """Another match that looks the same to `reader`, who knows no more than `seat` does: whatever that seat cannot
    see is dealt anew, now and in every position that can be taken back to."""
    other = match.fork()
    kit = match.game.kit(compiled=False)
    other.seed = f"another seed {seed}"

    def anew(position: bytes, ply: int) -> bytes:
        state = match.game.layout.new()
        state.view("u1")[:] = np.frombuffer(position, np.uint8)
        kit.functions.redeal(kit.at(state), seat, kit.rng(seed, ply))
        return bytes(state.tobytes())

    def unread(row: tuple[int, ...]) -> tuple[int, ...]:
        """With numbers that another event of the kind has."""
        if not hides(row[2], reader):
            return row
        others = sorted({each[3:] for _, each in match.rows() if each[0] == row[0]} - {row[3:]})
        return (*row[:3], *others[seed % len(others)]) if others else row

    plies = []
    for n, ply in enumerate(match.history):
        check = zlib.crc32(ply.check, seed).to_bytes(4, "big") * 8
        plies.append(ply._replace(before=anew(ply.before, n), rows=tuple(map(unread, ply.rows)), check=check))
    other._plies = plies
    other._opening = tuple(map(unread, match._opening))
    other._check = zlib.crc32(match._check, seed).to_bytes(4, "big") * 8
    other._restore(anew(match._state.tobytes(), match.ply))
    return other


def whispered(match: Match) -> Match:
    """With an event in every ply that only its mover may read, whether the game has such events or not."""
    other = match.fork()
    told = [row for _, row in match.rows() if match.game.events.args[row[0]]]
    kind = max((row[0] for row in told), key=lambda kind: len({row[3:] for row in told if row[0] == kind}))
    numbers = next(row[3:] for row in told if row[0] == kind)
    other._plies = [ply._replace(rows=(*ply.rows, (kind, ply.seat, 1 << ply.seat, *numbers)))
                    for ply in match.history]
    return other


def leaks(match: Match, reader: int | None, seed: int = 1) -> set[str]:
    """The kinds of messages to that reader that depend on what it cannot see."""
    secret, found = new_secret(), set()
    match = whispered(match)
    for seat in range(match.players) if reader is None else [reader]:
        other = redealt(match, seat, reader, seed)
        script = script_for(match, other)
        truth = asyncio.run(talk(match.fork(), reader, secret, script))
        lies = asyncio.run(talk(other, reader, secret, script))
        found |= {what for what in truth if truth[what] != lies[what]}
    return found


def moments(table: Table, count: int, seed: int) -> list[Match]:
    """Running positions of a random game: early, late, and between."""
    length = ended(table, seed).ply
    return [at_ply(table, seed, min(length - 1, length * n // max(1, count - 1))) for n in range(count)]


def readers(match: Match) -> list[int | None]:
    """The one who decides, the next one, a spectator."""
    return [match.seat, (match.seat + 1) % match.players, None]


FEW = [table for game in GAMES for table in some([each for each in TABLES if each.name == game.name], 4)]
MANY = [table if table in FEW else pytest.param(table, marks=pytest.mark.long) for table in TABLES]
few_tables = pytest.mark.parametrize("table", FEW, ids=str)


@pytest.mark.parametrize("table", MANY, ids=str)
def test_nothing_that_is_sent_depends_on_what_its_reader_cannot_see(table: Table) -> None:
    for n, match in enumerate(moments(table, 4, seed=TABLES.index(table))):
        for reader in readers(match):
            assert not leaks(match, reader, 7 + n), f"{table}, ply {match.ply}, to seat {reader}"


# -- the check itself ---------------------------------------------------------------------------------------

Patch = pytest.MonkeyPatch


def wordless(patch: Patch) -> None:
    """Nothing is said or drawn: views of another shape would be misunderstood."""
    patch.setattr(shown, "ask", lambda *_: None)
    patch.setattr(shown, "picture", lambda *_: [])
    patch.setattr(shown, "effects", lambda match, move, _reasons=(): m.Effects(move, match.preview(move), [], []))


def leak_public(game: lanai.Game, patch: Patch) -> None:
    honest = game.view.public
    wordless(patch)
    patch.setattr(game.view, "public", lambda p: [honest(p), game.text.to_json(p)])


def leak_private(game: lanai.Game, patch: Patch) -> None:
    wordless(patch)
    patch.setattr(game.view, "private", lambda p, _seat: game.text.to_json(p))


def leak_picture(game: lanai.Game, patch: Patch) -> None:
    honest = shown.picture
    patch.setattr(shown, "picture", lambda match, *rest: [*honest(match, *rest), match.position()])


def leak_prompt(game: lanai.Game, patch: Patch) -> None:
    patch.setattr(shown, "ask", lambda match, _view, _moves: message(str(match.position())))


def leak_effects(game: lanai.Game, patch: Patch) -> None:
    honest = shown.effects
    patch.setattr(shown, "effects", lambda match, move, reasons=(): [honest(match, move, reasons), match.position()])


def leak_words(game: lanai.Game, patch: Patch) -> None:
    """Words of an event made from what really happened, instead of what the reader may know of it."""
    def said(match: Match, event: Event) -> Any:
        of_ply = [each for each in match.events_for(-1) if each.ply == event.ply]
        return message(f"event-{event.kind}", **{f"{n}": str(each.args) for n, each in enumerate(of_ply)})

    patch.setattr(shown, "said", said)


def leak_preview(game: lanai.Game, patch: Patch) -> None:
    honest = game.view.preview
    wordless(patch)
    patch.setattr(game.view, "preview", lambda p, number: [honest(p, number), game.text.to_json(p)])


def leak_why(game: lanai.Game, patch: Patch) -> None:
    def why(p: Any, _family: str | None, _args: object) -> Reason:
        return Reason(str(game.text.to_json(p)), message("engine-why-unreadable"))

    patch.setattr(game.view, "why", why)


def leak_events(_game: lanai.Game, patch: Patch) -> None:
    honest = Match.events_for
    patch.setattr(Match, "events_for", lambda self, _reader, since=0: honest(self, -1, since))


def leak_record(_game: lanai.Game, patch: Patch) -> None:
    honest = Match.record
    patch.setattr(Match, "record", lambda self, secret=False: honest(self, False))


def leak_checks(_game: lanai.Game, patch: Patch) -> None:
    honest = Match.record

    def telling(self: Match, secret: bool = False) -> lanai.Record:
        return msgspec.structs.replace(honest(self, secret), checks=honest(self).checks)

    patch.setattr(Match, "record", telling)


def leak_hint(_game: lanai.Game, patch: Patch) -> None:
    patch.setattr(Match, "seen", lambda self, _seat, _seed=0: self.game.layout.copy(self._state))


def leak_error(_game: lanai.Game, patch: Patch) -> None:
    def check(self: ServedTable, _entry: e.Play) -> None:
        raise Refused("illegal-move", message(str(self.running.position())))

    patch.setattr(ServedTable, "_check_move", check)


@pytest.mark.parametrize(("mutant", "where"), [
    (leak_picture, {"picture"}), (leak_prompt, {"connect", "update"}), (leak_effects, {"preview", "hint"}),
    (leak_words, {"connect", "log"}), (leak_public, {"connect", "update", "undo"}),
    (leak_private, {"connect", "update", "undo"}), (leak_preview, {"preview", "hint"}), (leak_why, {"why"}),
    (leak_events, {"connect", "log"}), (leak_record, {"record"}), (leak_checks, {"record"}),
    (leak_hint, {"hint"}), (leak_error, {"error"}),
], ids=lambda value: getattr(value, "__name__", ""))
@pytest.mark.parametrize("game", [lanai.game(name) for name in lanai.games()], ids=lambda game: game.name)
def test_a_server_that_tells_too_much_is_caught(game: lanai.Game, mutant: Callable[[lanai.Game, Patch], None],
                                                where: set[str]) -> None:
    table = next(table for table in TABLES if table.name == game.name)
    caught: set[str] = set()
    for match in moments(table, 6, seed=3)[1:4]:
        for reader in (match.seat, (match.seat + 1) % match.players):
            with pytest.MonkeyPatch.context() as patch:
                mutant(game, patch)
                caught |= leaks(match, reader)
            if where <= caught:
                return
    assert where <= caught


# -- seeds, invites, names that open doors --------------------------------------------------------------------


@few_tables
def test_no_secret_is_sent_before_the_end(table: Table) -> None:
    secret = new_secret()
    for match in moments(table, 3, seed=5):
        nonces = [f"nonce-of-seat-{seat}-0123456789" for seat in range(match.players)]
        match.seed = new_secret()
        hidden = [secret, match.seed, mix(secret, nonces), "the-invite-of-it", *nonces, HOST.id, WATCHER.id,
                  *(owner(seat).id for seat in range(match.players))]
        for reader in readers(match):
            script = script_for(match, match)
            for what, messages in asyncio.run(talk(match.fork(), reader, secret, script)).items():
                text = b"\n".join(messages).decode()
                assert not [each for each in hidden if each in text], what


@few_tables
def test_everything_is_open_after_the_end(table: Table) -> None:
    async def after() -> tuple[bytes, m.Answer]:
        room = room_with(ended(table, 5).fork(), secret)
        room.table.status = "over"
        line = Reader(room, WATCHER)
        line.put(room.state(line))
        return bytes((await api.record(room)).body), await line.ask(m.Log("log"))

    secret = new_secret()
    body, log = asyncio.run(after())
    record = lanai.Record.load(body)
    assert record.seed == ended(table, 5).seed and record.fairness and record.fairness["secret"] == secret
    assert record.match().ranking == record.ranking
    assert all(event.args or not ended(table, 5).game.events.args for event in log.body[:1])
