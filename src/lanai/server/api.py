"""REST: people, tables, records. Playing itself goes over the live connection (live.py)."""

from __future__ import annotations

import contextlib
import dataclasses
import hmac
import json
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from pydantic import BaseModel, ConfigDict, Field

from ..bots import LEVELS
from ..engine.game import game, games
from . import entries as e
from . import lines, live
from . import messages as m
from .analyses import key_of_file
from .guard import refuse
from .house import House
from .people import COOKIE, Person, bearer, clean_name
from .problems import Problem
from .replays import finished
from .room import Room, public_name
from .store import StorageFailed
from .table import ABANDONED, OPEN, OVER, PLAYING, Refused

router = APIRouter()
YEAR = 365 * 24 * 3600
MOST_PLIES = 100_000


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ProblemBody(BaseModel):
    """RFC 9457."""

    type: str
    status: int
    code: str
    title: str
    detail: str = ""


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"description": HTTPStatus(status).phrase,
             "content": {"application/problem+json": {"schema": ProblemBody.model_json_schema()}}}
    for status in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503)
}


# -- who asks ---------------------------------------------------------------------------------------------


def house_of(request: Request) -> House:
    found: House = request.app.state.house
    return found


HouseHere = Annotated[House, Depends(house_of)]


async def identify(house: House, cookies: dict[str, str], authorization: str | None) -> Person | None:
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() == "bearer":
        return await house.people.by_key(token.strip(), "token")
    return await house.people.by_cookie(cookies.get(COOKIE))


async def person_of(request: Request, house: HouseHere) -> Person:
    person = await identify(house, request.cookies, request.headers.get("authorization"))
    if person is None:
        raise Problem(401, "no-person")
    if not house.messages.take(person.id):
        raise Problem(429, "too-many-requests")
    return person


PersonHere = Annotated[Person, Depends(person_of)]


def remember(house: House, response: Response, person: Person) -> None:
    response.set_cookie(COOKIE, house.people.cookie(person), max_age=YEAR, httponly=True, samesite="lax", path="/",
                        secure=house.settings.public.startswith("https://"))


# -- people -----------------------------------------------------------------------------------------------


class PersonBody(BaseModel):
    id: str                       # the public one
    name: str
    colour: int
    lang: str


class NewPerson(Strict):
    lang: str = Field("en", max_length=8)


class PersonChange(Strict):
    name: str | None = Field(None, max_length=200)
    colour: int | None = None
    lang: str | None = Field(None, max_length=8)


class Secret(BaseModel):
    secret: str


class Claim(Strict):
    secret: str = Field(max_length=100)


class TokenLabel(Strict):
    label: str = Field("", max_length=40)


def person_body(person: Person) -> PersonBody:
    return PersonBody(id=public_name(person.id), name=person.name, colour=person.colour, lang=person.lang)


@router.post("/api/me", responses=PROBLEMS)
async def become(body: NewPerson, request: Request, response: Response, house: HouseHere) -> PersonBody:
    """Who you are; a guest at once if you are new. A cookie lasts a year from the last time."""
    authorization = request.headers.get("authorization")
    person = await identify(house, request.cookies, authorization)
    if person is None:
        if not house.guests.take(request.scope["address"]):
            raise Problem(429, "too-many-requests")
        person = await house.people.guest(body.lang)
    if not bearer(authorization):
        remember(house, response, person)
    return person_body(person)


@router.get("/api/me", responses=PROBLEMS)
async def me(person: PersonHere) -> PersonBody:
    return person_body(person)


@router.patch("/api/me", responses=PROBLEMS)
async def change_me(body: PersonChange, person: PersonHere, house: HouseHere) -> PersonBody:
    if body.name is not None and not house.talk.take(person.id):   # every table hears of it
        raise Problem(429, "too-many-requests")
    changed = await house.people.change(person, body.name, body.colour, body.lang)
    for room in await house.tables_of(person) if changed.name != person.name else ():
        if room.table.seats_of(person.id):
            with contextlib.suppress(Refused):   # it ended meanwhile
                await room.submit(e.Rename(person.id, changed.name), person.id)
    return person_body(changed)


@router.post("/api/me/link", responses=PROBLEMS)
async def new_link(person: PersonHere, house: HouseHere) -> Secret:
    """A secret that makes another device yours, once, within a quarter of an hour."""
    return Secret(secret=await house.people.new_key(person, "link"))


@router.post("/api/me/claim", responses=PROBLEMS)
async def claim(body: Claim, response: Response, house: HouseHere) -> PersonBody:
    person = await house.people.by_key(body.secret, "link")
    if person is None:
        raise Problem(404, "no-link")
    remember(house, response, person)
    return person_body(person)


@router.post("/api/me/tokens", responses=PROBLEMS)
async def new_token(body: TokenLabel, person: PersonHere, house: HouseHere) -> Secret:
    """A token for a program that plays for you; it is shown only now."""
    return Secret(secret=await house.people.new_key(person, "token", body.label))


@router.delete("/api/me/tokens", status_code=204, responses=PROBLEMS)
async def drop_tokens(person: PersonHere, house: HouseHere) -> None:
    await house.people.drop_tokens(person)


# -- games and tables -------------------------------------------------------------------------------------


class GameBody(BaseModel):
    name: str
    title: str
    variants: dict[str, list[int]]
    bots: list[str]


class TableBody(BaseModel):
    table: Annotated[dict[str, Any], msgspec.Meta(extra={"holds": m.TableInfo})]
    seq: int
    host: bool
    invite: str | None            # for those who may invite
    you: list[int]                # the seats of whoever asks


class SitBody(Strict):
    seat: int | None = Field(None, ge=0, le=7)
    nonce: str = Field(min_length=16, max_length=64, pattern=r"^[0-9A-Za-z_-]+$")
    invite: str = Field("", max_length=64)


class LineBody(Strict):
    """Where a side line leaves a finished game, and the move it begins with, if it is chosen already."""

    ply: int = Field(ge=0, le=MOST_PLIES)
    move: str | None = Field(None, max_length=200)


class RecordLineBody(LineBody):
    record: dict[str, Any]        # as it was downloaded


RoomId = Annotated[str, Path(max_length=16, pattern=r"^[0-9a-f]+$")]


async def room_of(id: RoomId, house: HouseHere) -> Room:
    return await house.room(id)


RoomHere = Annotated[Room, Depends(room_of)]


def table_body(room: Room, person: Person | None) -> TableBody:
    host = person is not None and person.id == room.table.host
    you = room.table.seats_of(person.id) if person is not None else []
    return TableBody(table=msgspec.to_builtins(room.info()), seq=room.table.seq, host=host,
                     invite=room.invite if host or you else None, you=you)


@router.get("/api/games", responses=PROBLEMS)
async def list_games() -> list[GameBody]:
    found = [game(name) for name in games()]
    return [GameBody(name=g.name, title=g.title, variants={k: list(v) for k, v in g.variants.items()},
                     bots=[*LEVELS, "greedy", "random"]) for g in found]


@router.get("/api/tables", responses=PROBLEMS)
async def lobby(house: HouseHere) -> list[TableBody]:
    return [table_body(room, None) for room in await house.lobby()]


@router.get("/api/me/tables", responses=PROBLEMS)
async def my_tables(request: Request, house: HouseHere) -> list[TableBody]:
    """Where you sit or are the host, while it waits or is played; nothing for a stranger."""
    person = await identify(house, request.cookies, request.headers.get("authorization"))
    if person is None:
        return []
    return [table_body(room, person) for room in await house.tables_of(person)]


@router.post("/api/tables", status_code=201, responses=PROBLEMS)
async def new_table(body: e.Options, person: PersonHere, house: HouseHere) -> TableBody:
    if any(plan.person for plan in body.seats):
        raise Problem(422, "bad-options", "seats are kept for people only in a rematch")
    if body.line is not None:
        raise Problem(422, "bad-options", "side lines are asked for at the finished game")
    if any(plan.name and plan.kind != "hotseat" for plan in body.seats):
        raise Problem(422, "bad-options", "only who sits beside the host is named in advance")
    seats = [dataclasses.replace(plan, name=clean_name(plan.name)) for plan in body.seats]
    return table_body(await house.create(person, dataclasses.replace(body, seats=seats)), person)


@router.get("/api/tables/{id}", responses=PROBLEMS)
async def one_table(request: Request, room: RoomHere, house: HouseHere) -> TableBody:
    person = await identify(house, request.cookies, request.headers.get("authorization"))
    return table_body(room, person)


@router.post("/api/tables/{id}/sit", responses=PROBLEMS)
async def sit(body: SitBody, person: PersonHere, room: RoomHere) -> TableBody:
    """Take a seat (the first that is free for you, or the one you name), adding your part of the seed."""
    table = room.table
    host = person.id == table.host
    invited = host or hmac.compare_digest(body.invite.encode(), room.invite.encode())
    mine = [n for n, plan in enumerate(table.options.seats) if may_sit(plan, person, host, invited)]
    if body.seat is not None:
        if body.seat >= len(table.seats):
            raise Problem(409, "no-free-seat")
        if body.seat not in mine:
            raise Problem(409, "seat-taken") if table.seats[body.seat].taken else Problem(403, "not-invited")
        await entered(room, e.Sit(body.seat, person.id, person.name, body.nonce), person)
    else:
        await sit_anywhere(room, mine, person, body.nonce)
    if all(seat.taken for seat in table.seats) and table.status == OPEN:
        with contextlib.suppress(Refused):   # somebody was faster, or has left again
            await room.submit(e.Start())
    return table_body(room, person)


async def sit_anywhere(room: Room, seats: list[int], person: Person, nonce: str) -> None:
    """The first of these seats that is free; when somebody is faster, the next one."""
    for seat in seats:
        if not room.table.seats[seat].taken:
            try:
                await room.submit(e.Sit(seat, person.id, person.name, nonce), person.id)
                return
            except Refused as refused:
                if refused.code != "seat-taken":
                    raise Problem(409, refused.code) from None
    raise Problem(409, "no-free-seat")


def may_sit(plan: e.SeatPlan, person: Person, host: bool, invited: bool) -> bool:
    if plan.person:
        return plan.person == person.id
    return {"open": True, "invited": invited, "hotseat": host, "bot": False}[plan.kind]


async def entered(room: Room, entry: e.AnyEntry, person: Person) -> None:
    try:
        await room.submit(entry, person.id)
    except Refused as refused:
        raise Problem(409, refused.code) from None


@router.post("/api/tables/{id}/abandon", responses=PROBLEMS)
async def abandon(person: PersonHere, room: RoomHere) -> TableBody:
    """End a table without a result: the host before the start, or the last person who is still there."""
    table = room.table
    alone = table.status == PLAYING and table.people() <= {person.id} and bool(table.seats_of(person.id))
    if not alone and not (table.status == OPEN and person.id == table.host):
        raise Problem(409 if table.status in (OVER, ABANDONED) else 403, "not-alone")
    try:
        await room.submit(e.Abandon(), person.id, seq=table.seq)
    except Refused:   # somebody came, or it ended, a moment ago
        raise Problem(409, "not-alone") from None
    return table_body(room, person)


@router.post("/api/tables/{id}/rematch", responses=PROBLEMS)
async def rematch(person: PersonHere, room: RoomHere, house: HouseHere) -> TableBody:
    """The same people and bots again, seats turned by one; the places are kept for them."""
    table = room.table
    if table.status != OVER or not table.seats_of(person.id) or table.options.line:
        raise Problem(409, "no-rematch")
    async with room.rematch_lock:
        if room.next is None:
            plans = [plan if plan.kind == "bot" else
                     e.SeatPlan("hotseat" if plan.kind == "hotseat" else "invited", name=plan.name,
                                person=seat.person or "")
                     for plan, seat in zip(table.options.seats, table.seats, strict=True)]
            options = dataclasses.replace(table.options, seats=plans[1:] + plans[:1])
            other = await house.create(person, options)
            await room.link(other.table.id)
    return table_body(await house.room(str(room.next)), person)


@router.get("/api/tables/{id}/record", responses=PROBLEMS)
async def record(room: RoomHere) -> Response:
    """The game as it can be downloaded: while it runs without the seed, afterwards with everything."""
    table = room.table
    if table.match is None:
        raise Problem(409, "not-started")
    text = table.match.record(secret=not table.ended)
    if table.ended and table.options.line is None:   # the seed of a side line came about elsewhere
        text = msgspec.structs.replace(
            text,
            fairness={"secret": table.secret, "commitment": table.commitment,
                      "nonces": [seat.nonce for seat in table.seats]})
    return Response(text.dump(), media_type="application/json",
                    headers={"content-disposition": f'attachment; filename="lanai-{table.id}.json"'})


FirstPly = Annotated[int, Query(alias="from", ge=0, le=MOST_PLIES)]
LastPly = Annotated[int, Query(alias="to", ge=0, le=MOST_PLIES)]
OfSeat = Annotated[int | None, Query(ge=0, le=7)]
FRAMES = "Frames of messages.py, at most 200 plies of them."
ANALYSIS = "AnalysisBody of messages.py."
GOING: dict[int | str, dict[str, Any]] = {202: {"description": "The same, without the analysis yet."}}
ANY_FILE = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}


@router.get("/api/tables/{id}/frames", responses=PROBLEMS, response_description=FRAMES)
async def table_frames(room: RoomHere, house: HouseHere, first: FirstPly = 0, last: LastPly = MOST_PLIES,
                       seat: OfSeat = None) -> Response:
    """A finished game ply by ply, as that seat (none: a spectator) saw it."""
    return Response(await house.replays.of_match(finished(room.table), seat, first, last),
                    media_type="application/json")


@router.post("/api/records/frames", responses=PROBLEMS, response_description=FRAMES, openapi_extra=ANY_FILE)
async def file_frames(request: Request, person: PersonHere, house: HouseHere, first: FirstPly = 0,
                      last: LastPly = MOST_PLIES, seat: OfSeat = None) -> Response:
    """The same for a downloaded record, which is the body. One that does not fit is refused, naming the ply."""
    return Response(await house.replays.of_file(await request.body(), seat, first, last),
                    media_type="application/json")


# -- looking back -----------------------------------------------------------------------------------------


def going(body: bytes) -> Response:
    """Accepted, while it is not there yet."""
    return Response(body, 202 if body.endswith(b":null}") else 200, media_type="application/json")


@router.get("/api/tables/{id}/analysis", responses=PROBLEMS, response_description=ANALYSIS)
async def table_analysis(room: RoomHere, house: HouseHere) -> Response:
    """How far the analysis of a finished game is, and the analysis once it is there."""
    return Response(await house.analyses.of_table(room.table, None), media_type="application/json")


@router.post("/api/tables/{id}/analysis", responses=PROBLEMS | GOING, response_description=ANALYSIS)
async def analyse_table(person: PersonHere, room: RoomHere, house: HouseHere) -> Response:
    """Have a finished game looked at, or join whoever has asked already."""
    return going(await house.analyses.of_table(room.table, person))


@router.post("/api/records/analysis", responses=PROBLEMS | GOING, response_description=ANALYSIS,
             openapi_extra=ANY_FILE)
async def analyse_file(request: Request, person: PersonHere, house: HouseHere) -> Response:
    """The same for a downloaded record, which is the body; send it again to learn how far it is."""
    file = await request.body()
    found = house.analyses.known(key_of_file(file))
    return going(found or await house.analyses.of_match(key_of_file(file), await house.replays.match(file), person))


@router.post("/api/tables/{id}/sidelines", status_code=201, responses=PROBLEMS)
async def table_line(body: LineBody, person: PersonHere, room: RoomHere, house: HouseHere) -> TableBody:
    """Go on from a finished game, in the seat that decided there, against bots: a table nobody else finds."""
    return table_body(
        await lines.branch(house, person, finished(room.table), body.ply, body.move, room.table.id), person)


@router.post("/api/records/sidelines", status_code=201, responses=PROBLEMS)
async def file_line(body: RecordLineBody, person: PersonHere, house: HouseHere) -> TableBody:
    """The same for a downloaded record."""
    source = await house.replays.match(json.dumps(body.record).encode())
    return table_body(await lines.branch(house, person, source, body.ply, body.move, None), person)


@router.websocket("/api/tables/{id}/live")
async def live_table(socket: WebSocket, id: str) -> None:
    house: House = socket.app.state.house
    try:
        person = await identify(house, socket.cookies, socket.headers.get("authorization"))
        if person is None:
            raise Problem(401, "no-person")
        with house.connection(person):
            await live.serve(house, await house.room(id), person, socket)
    except Problem as problem:
        await refuse(socket, problem)
    except StorageFailed:
        await refuse(socket, Problem(503, "storage"))


# -- health -----------------------------------------------------------------------------------------------


@router.get("/healthz", responses=PROBLEMS)
async def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@router.get("/readyz", responses=PROBLEMS)
async def ready(house: HouseHere) -> dict[str, str]:
    """The database takes changes."""
    await house.save_tick()
    return {"status": "ok"}
