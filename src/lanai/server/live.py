"""The live connection of one reader to a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..engine.errors import IllegalMove, LanaiError
from . import entries as e
from . import messages as m
from . import shown
from .house import House
from .people import Person, clean
from .room import ABSENT_SECONDS, Room, public_name
from .store import StorageFailed
from .table import OPEN, PLAYING, Refused
from .workers import WorkersFailed

log = logging.getLogger("lanai.live")
MOST_WAITING = 64        # messages for one reader
MOST_BYTES = 16 * 1024   # of one message from a client
CLOSED = 1001
TOO_MUCH = 1008


class Line:
    """One connection. Nobody waits for a slow reader: when its outbox is full it is emptied, and the whole state is
    sent once there is room again."""

    def __init__(self, room: Room, person: Person, socket: WebSocket) -> None:
        self.room, self.person, self.socket = room, person, socket
        self.seat: int | None = None
        self.follow = True           # show the seat that decides, if it is one's own
        self.muted: set[str] = set()
        self._outbox: deque[bytes] = deque()
        self._behind = False
        self._news = asyncio.Event()

    def put(self, data: bytes) -> None:
        if len(self._outbox) >= MOST_WAITING:
            self._outbox.clear()
            self._behind = True
        else:
            self._outbox.append(data)
        self._news.set()

    async def send(self) -> None:
        """Send what is waiting, for as long as the connection stands."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._outbox or self._behind:
                if self._behind:
                    self._behind = False
                    self._outbox.clear()
                    self._outbox.append(self.room.state(self))
                await self.socket.send_text(self._outbox.popleft().decode())

    async def receive(self) -> None:
        """Take commands until the connection ends."""
        house = self.room.house
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message["code"], message.get("reason"))
            text = message.get("text") or ""   # bytes are no command
            if len(text) > MOST_BYTES or not house.messages.take(self.person.id):
                self.put(m.encode(m.Answer(m.request_of(text[:MOST_BYTES]), False, self.room.table.seq, "too-much")))
                await asyncio.sleep(0.5)
                continue
            try:
                command = m.decode(text)
            except msgspec.DecodeError as error:
                self.put(m.encode(m.Answer(m.request_of(text), False, self.room.table.seq, "unreadable", str(error))))
                continue
            if not isinstance(command, m.Hint):
                await self._reply(command)
            elif self.person.id in house.hinting:
                self.put(m.encode(m.Answer(command.request[:m.MOST_REQUEST], False, self.room.table.seq, "too-much")))
            else:   # it takes a while; the table goes on
                house.hinting.add(self.person.id)
                house.spawn(self._think(command))

    async def _reply(self, command: m.AnyCommand) -> None:
        answer = await self._obey(command)
        self.put(m.encode(answer))
        if answer.code == "stale":
            self.put(self.room.state(self))

    async def _think(self, command: m.Hint) -> None:
        try:
            await self._reply(command)
        finally:
            self.room.house.hinting.discard(self.person.id)

    async def _obey(self, command: m.AnyCommand) -> m.Answer:
        room, seq = self.room, self.room.table.seq
        if len(command.request) > m.MOST_REQUEST:
            return m.Answer("", False, seq, "unreadable", f"request ids have at most {m.MOST_REQUEST} characters")
        try:
            return await obey(self, command)
        except Refused as refused:
            return m.Answer(command.request, False, room.table.seq, refused.code, refused.text, refused.ruling,
                            refused.message)
        except IllegalMove as error:
            return m.Answer(command.request, False, room.table.seq, "illegal-move", str(error.reason), error.ruling,
                            error.reason)
        except LanaiError as error:
            return m.Answer(command.request, False, room.table.seq, "illegal-move", str(error))
        except StorageFailed:
            return m.Answer(command.request, False, room.table.seq, "storage")
        except WorkersFailed:
            return m.Answer(command.request, False, room.table.seq, "no-bot")

    def seat_for(self, command: m.Command, allowed: list[int]) -> int:
        """The seat a command is for; Refused unless it is one of these."""
        seat = command.seat
        if seat is None:
            deciding = self.room.table.deciding
            seat = next((n for n in (deciding, self.seat, *allowed) if n in allowed), None)
        if seat is None or seat not in allowed:
            raise Refused("not-your-seat")
        return seat

    def seen_seat(self, command: m.Command) -> int:
        """One that the person owns, or keeps for a partner."""
        return self.seat_for(command, self.room.table.seats_of(self.person.id))

    def own_seat(self, command: m.Command) -> int:
        return self.seat_for(command, self.room.table.owned_by(self.person.id))

    def playing_seat(self, command: m.Command) -> int:
        """One that the person decides for."""
        table, who = self.room.table, self.person.id
        mine = table.seats_of(who)
        plays = [n for n in mine if table.decider(n) == who]
        seat = self.seat_for(command, mine if command.seat is not None else plays or mine)
        if seat not in plays:
            raise Refused("seat-away")
        return seat


async def obey(line: Line, command: m.AnyCommand) -> m.Answer:
    """Do what is asked; Refused says why not."""
    room, table, person = line.room, line.room.table, line.person.id
    request = f"{person}:{command.request}" if command.request else ""

    def good(body: object = None) -> m.Answer:
        return m.Answer(command.request, True, table.seq, body=body)

    def echo(answer: m.Answer) -> m.Answer:
        return msgspec.structs.replace(answer, request=command.request)

    if isinstance(command, m.Entering):   # before it is asked whose seat it is: that may have changed since
        if request in room.answers:
            return echo(room.answers[request])
        if command.seq != table.seq:
            raise Refused("stale")
    match command:
        case m.Ping():
            return good()
        case m.PlayMove():
            seat = line.playing_seat(command)
            return echo(await room.submit(e.Play(seat, command.move), person, request, command.seq))
        case m.TakeBack():
            return echo(await room.take_back(line.playing_seat(command), person, request, command.seq))
        case m.AnswerUndo():
            return echo(await room.answer_undo(line.own_seat(command), command.yes, person, request, command.seq))
        case m.GiveUp():
            return echo(await room.submit(e.Resign(line.seen_seat(command)), person, request, command.seq))
        case m.Go():
            seat = line.own_seat(command)
            entry: e.AnyEntry = e.Leave(seat) if table.status == OPEN else e.TakeOver(seat)
            if table.status == PLAYING and table.people() <= {person}:
                entry = e.Abandon()   # nobody would be left to see the end
            return echo(await room.submit(entry, person, request, command.seq))
        case m.ComeBack():
            if not room.house.talk.take(person):   # what others are about to do must be sent anew each time
                raise Refused("too-much")
            return echo(await room.submit(e.Return(line.own_seat(command)), person, request, command.seq))
        case m.Replace():
            return echo(await room.submit(e.TakeOver(absent(line, command)), person, request, command.seq))
        case m.Hand():
            kept = command.seat if command.seat is not None else -1
            own = next((n for n in table.owned_by(person) if kept in table.partners(n)), -1)
            return echo(await room.submit(e.Entrust(kept, own, command.bot), person, request, command.seq))
        case m.Look():
            line.seat, line.follow = line.seen_seat(command), False
            line.put(room.state(line))
            return good()
        case m.Hint():
            return good(await hint(line, command))
        case m.Why():
            reason = table.running.why(command.move, line.seen_seat(command))
            return good(reason)
        case m.Preview():
            if line.playing_seat(command) != table.deciding:
                raise Refused("not-your-turn")
            return good(shown.effects(table.running, command.move))
        case m.Picture():
            reader = line.seat if command.seat is None else line.seen_seat(command)
            names = [each.name for each in table.seats]
            return good(shown.picture(table.running, reader, names, command.lang, command.width))
        case m.Log():
            return good(shown.told(table.running, -1 if table.ended else line.seat, command.since))
        case m.Say():
            text = clean(command.text)
            if not text or len(text) > m.MOST_TEXT:
                raise Refused("bad-text")
            if not room.house.talk.take(person):
                raise Refused("too-much")
            await room.say(line.person, text)
            return good()
        case m.Mute():
            known = {*(who for who, _ in room.chat), *(each.person.id for each in room.lines),
                     *(seat.person for seat in table.seats if seat.person)}
            others = {who for who in known if public_name(who) == command.person}
            for other in others:
                await room.house.people.mute(person, other, command.on)
                for mine in (each for each in room.lines if each.person.id == person):
                    (mine.muted.add if command.on else mine.muted.discard)(other)
            return good()


def absent(line: Line, command: m.Replace) -> int:
    """The seat for which a bot may play on, since its owner has not been here for long."""
    table, seat = line.room.table, command.seat
    if line.person.id not in table.people():
        raise Refused("not-your-seat")
    if seat is None or not 0 <= seat < len(table.seats):
        raise Refused("no-seat")
    owner = table.seats[seat].person
    if table.options.clock.kind != "none":
        raise Refused("clock-decides")
    if owner and not table.seats[seat].away and line.room.absent(owner) < ABSENT_SECONDS:
        raise Refused("still-there")
    return seat


async def hint(line: Line, command: m.Hint) -> m.Effects:
    """A good move for this seat, from what this seat can see, and why; everybody is told that it asked."""
    room, table, entry = line.room, line.room.table, e.Hint(line.playing_seat(command))
    table.check(entry)
    match, check = table.running, table.running.check
    found = await room.house.workers.advise(
        match.game.name, match.game.version, match.seen(entry.seat).tobytes(), match.ply)
    if match.check != check or table.deciding != entry.seat:
        raise Refused("stale")
    told = shown.effects(match, match.game.notation.write(found.move), found.reasons)
    if (match.ply, entry.seat) not in table.hinted:
        await room.submit(entry, line.person.id, seq=table.seq)
    return told


async def serve(house: House, room: Room, person: Person, socket: WebSocket) -> None:
    """A whole connection, from the first state to the end."""
    muted = await house.people.muted_by(person.id)
    await socket.accept()
    while house.rooms.get(room.table.id) is not room:   # forgotten meanwhile, when the last reader left
        room = await house.room(room.table.id)
    line = Line(room, person, socket)
    line.muted = muted
    line.put(room.state(line))
    for who, said in room.chat[-100:]:
        if who not in line.muted:
            line.put(m.encode(said))
    room.lines.add(line)
    sender = asyncio.create_task(line.send())
    receiver = asyncio.create_task(line.receive())
    try:
        room.presence()
        await house.recheck(line)
        done, _ = await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
                log.error("live connection", exc_info=error)
    finally:
        sender.cancel()
        receiver.cancel()
        room.leave(line)
        house.forget(room)
        if socket.client_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError):
                await socket.close(CLOSED)
