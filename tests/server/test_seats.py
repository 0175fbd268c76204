"""Who decides at a seat: somebody beside the host, a bot for who is absent, a partner for who left."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from faults.inside import housed, playing
from lanai import game
from lanai.server import entries as e
from lanai.server import messages as m
from lanai.server.live import Line
from lanai.server.people import Person
from lanai.server.room import ABSENT_SECONDS

from .running import Running, crowd, good, problem
from .test_play import begin, caught_up, one, play, refused


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("seats") / "data") as server:
        yield server


def test_who_is_away_does_not_decide(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as guests:
            _, lives = await begin(*guests)
            a, b, _ = lives
            await play(a, "dollars")
            await caught_up(*lives)
            move, seq = one(b, "dollars"), b.state["seq"]
            assert (await b.ask("leave"))["ok"]
            assert b.state["table"]["seats"][1]["away"] == "left" and b.state["moves"] is None
            assert await refused(b, "move", move=move) in ("seat-away", "stale")
            assert await refused(b, "move", move=move, seq=seq) == "stale"

    asyncio.run(go())


def test_others_let_a_bot_play_for_somebody_absent(tmp_path: Path) -> None:
    async def go() -> None:
        async with housed(tmp_path) as house:
            ann, bob, eve = [await house.people.guest() for _ in range(3)]
            room = await playing(house, [ann, bob], first=0)
            lines = {person.id: Line(room, person, None) for person in (ann, bob, eve)}  # type: ignore[arg-type]
            room.lines.update(lines.values())

            async def ask(person: Person, seat: int | None = 1, seq: int = 3) -> str:
                command = m.Replace(request=secrets.token_hex(4), seat=seat, seq=seq)
                return (await lines[person.id]._obey(command)).code

            assert await ask(ann) == "still-there"
            room.leave(lines[bob.id])
            assert await ask(ann) == "still-there", "perhaps the line was lost"
            room.left[bob.id] -= ABSENT_SECONDS
            codes = [await ask(eve), await ask(ann, None), await ask(ann, 7)]
            assert codes == ["not-your-seat", "no-seat", "no-seat"]
            assert await ask(ann, seq=2) == "stale"
            assert await ask(ann, 0) == "still-there"
            assert await ask(ann) == ""
            assert (room.table.seats[1].away, room.table.seats[1].player) == ("left", "greedy")
            assert await ask(ann, seq=room.table.seq) == "seat-away"
            await room.submit(e.Return(1), bob.id)
            timed = await playing(house, [ann, bob], first=0, clock=e.ClockPlan("live", 600))
            command = m.Replace(seat=1, seq=timed.table.seq)
            assert (await Line(timed, ann, None)._obey(command)).code == "clock-decides"  # type: ignore[arg-type]

    asyncio.run(go())


def test_a_partner_plays_for_who_left_and_may_let_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("maui"), "_partners", lambda _p, seat: ((seat + 2) % 4,))

    async def go() -> None:
        async with housed(tmp_path) as house:
            people = [await house.people.guest() for _ in range(4)]
            room = await playing(house, people, first=0)
            lines = [Line(room, person, None) for person in people]  # type: ignore[arg-type]
            room.lines.update(lines)

            def state(seat: int) -> dict[str, Any]:
                return dict(json.loads(room.state(lines[seat])))

            async def ask(seat: int, command: m.AnyCommand) -> str:
                if isinstance(command, m.Entering):
                    command = msgspec.structs.replace(command, seq=room.table.seq)
                return (await lines[seat]._obey(command)).code

            assert state(0)["table"]["seats"][1]["partners"] == [3]
            assert await ask(0, m.Go()) == ""
            kept = state(2)
            assert (kept["you"], kept["seat"], kept["table"]["seats"][0]["keeper"]) == ([0, 2], 0, 2)
            assert kept["moves"] and state(0)["moves"] is None
            move = kept["moves"][0]["text"]
            assert await ask(0, m.PlayMove(move=move)) == "seat-away"
            assert await ask(1, m.PlayMove(move=move, seat=0)) == "not-your-seat"
            assert await ask(2, m.Preview(move=move)) == ""
            assert await ask(2, m.PlayMove(move=move)) == ""
            assert await ask(2, m.ComeBack(seat=0)) == "not-your-seat", "only the owner comes back"
            assert await ask(1, m.Hand(seat=0)) == "not-partner"
            assert await ask(2, m.Hand(seat=0)) == ""
            assert (state(2)["you"], room.table.seats[0].player) == ([2], "greedy")
            assert await ask(2, m.Hand(seat=0, bot=False)) == "" and state(2)["you"] == [0, 2]
            assert await ask(0, m.ComeBack()) == ""
            assert (state(2)["you"], state(0)["table"]["seats"][0]["away"]) == ([2], "")

    asyncio.run(go())


def test_somebody_beside_the_host(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            plan = {"kind": "hotseat", "name": "  Beth \n"}
            made = await ann.table([{"kind": "hotseat"}, plan, "random"], first=0)
            id = made["table"]["id"]
            assert [seat["name"] for seat in made["table"]["seats"]] == ["", "Beth", "random"]
            assert problem(await bob.try_sit(id)) == (409, "no-free-seat")
            assert problem(await bob.try_sit(id, 1, made["invite"])) == (403, "not-invited")
            assert problem(await ann.http.post("/api/tables", json={
                "game": "maui", "seats": [{"kind": "open", "name": "x"}, {"kind": "open"}]})) == (422, "bad-options")
            await ann.sit(id)
            body = await ann.sit(id)
            assert [seat["name"] for seat in body["table"]["seats"]] == [ann.me["name"], "Beth", "random"]
            good(await ann.http.patch("/api/me", json={"name": "Anela"}))
            a = await ann.live(id)
            assert [seat["name"] for seat in a.state["table"]["seats"]] == ["Anela", "Beth", "random"]
            assert (await a.ask("look", seat=0))["ok"]
            await play(a, "dollars")
            await a.until(lambda state: state["table"]["deciding"] == 1)
            assert (a.state["seat"], a.state["moves"]) == (0, None), "nothing of the other seat until it is looked at"
            assert (await a.ask("resign", seat=0))["ok"] and (await a.ask("resign", seat=1))["ok"]
            again = good(await ann.http.post(f"/api/tables/{id}/rematch"))
            assert [(seat["kind"], seat["name"]) for seat in again["table"]["seats"]] == [
                ("hotseat", "Beth"), ("bot", "random"), ("hotseat", "")]
            other = again["table"]["id"]
            assert problem(await bob.try_sit(other, 0)) == (403, "not-invited")
            await ann.sit(other)
            assert (await ann.sit(other))["table"]["status"] == "playing"

    asyncio.run(go())
