"""What a reader is told in words, sees as a picture, and can replay."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

import lanai
from lanai.engine.events import Event
from lanai.engine.picture import Span, plain
from lanai.engine.words import Message, words
from lanai.server import replays, shown
from lanai.server.app import create
from lanai.server.limits import Buckets
from lanai.server.settings import Settings
from shared.tables import TABLES, Table, ended

from .running import Guest, Running, crowd, good, problem
from .test_play import begin, caught_up, one, play
from .test_secrets import few_tables

MAUI = lanai.game("maui")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("shown") / "data") as server:
        yield server


def message(data: Any) -> Message:
    """A message as it came: its arguments may be messages themselves."""
    assert data.keys() == {"id", "args"}
    return Message(data["id"], {k: message(v) if isinstance(v, dict) else v for k, v in data["args"].items()})


def text(data: Any) -> str:
    told = words("en").say(message(data))
    assert told != data["id"]
    return told


def test_everything_comes_with_words(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as (ann, bob, eve):
            id, (a, b) = await begin(ann, bob)
            e = await eve.live(id)
            assert "Take a towel (" in text(a.state["ask"])
            assert b.state["ask"] is None and e.state["ask"] is None, "only who decides is asked"
            assert "begins" in [text(event["say"]) for event in a.state["events"]]
            move = one(a, "dollars")
            answer = (await a.ask("preview", move=move.upper()))["body"]
            assert answer.keys() == {"move", "preview", "effects", "reasons"} and answer["move"] == move
            assert ", ".join(map(text, answer["effects"])) == "1 dollar (+1 point)"
            why = (await a.ask("why", move="done"))["body"]
            assert text(why["message"]).startswith("there is nothing to end") and why["ruling"]
            no = await a.ask("move", move="done")
            assert (no["code"], no["message"], no["ruling"]) == ("illegal-move", why["message"], why["ruling"])
            assert no["text"] == text(why["message"])
            no = await a.ask("preview", move="done")
            assert (no["code"], no["message"], no["ruling"]) == ("illegal-move", why["message"], why["ruling"])
            no = await b.ask("move", move=move)
            assert (no["code"], no["message"]["id"]) == ("not-your-turn", "engine-why-turn")
            no = await a.ask("move", move="jump")
            assert (no["code"], no["message"]["id"]) == ("illegal-move", "engine-why-unreadable")
            await play(a, "dollars")
            await caught_up(a, b, e)
            assert a.state["ask"] is None and b.state["ask"]
            for reader in (a, b, e):
                assert [text(event["say"]) for event in reader.state["events"]] == ["takes 1 dollar from zone 1"]
                assert (await reader.ask("log", since=1))["body"] == reader.state["events"]

    asyncio.run(go())


def test_the_table_in_letters(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as (ann, bob, eve):
            id, (a, b) = await begin(ann, bob)
            e = await eve.live(id)
            for reader, near in ((a, ann), (b, bob), (e, ann)):
                lines = (await reader.ask("picture"))["body"]
                letters = plain([[Span(*span) for span in line] for line in lines])
                assert "Market" in letters and all(len(line) <= 80 for line in letters.split("\n"))
                heading = letters.split("\n")[next(
                    n for n, line in enumerate(letters.split("\n")) if "╭─0─" in line) - 2]
                assert near.me["name"] in heading, "one's own beach is the large one"
            for width, there in ((10**9, 240), (-5, 40)):
                lines = (await a.ask("picture", width=width, lang="xx"))["body"]
                assert max(sum(len(span[0]) for span in line) for line in lines) <= there
            assert (await e.ask("picture", seat=0))["code"] == "not-your-seat"
            open_table = await ann.live((await ann.table(2))["table"]["id"])
            assert (await open_table.ask("picture"))["code"] == "not-started"

    asyncio.run(go())


def test_what_a_game_has_no_words_for_is_left_unsaid() -> None:
    match = MAUI.match(2, seed=1)
    assert shown.said(match, Event("dollars", 0, {}, 1)) is not None
    assert shown.said(match, Event("part", 0, {}, 0)) is None, "its numbers may not be known"
    with pytest.raises(KeyError):
        shown.said(match, Event("part", 0, {"part": 1}, 0))


# -- replays ----------------------------------------------------------------------------------------------


async def whole(guest: Guest, ask: Any, **asked: Any) -> list[dict[str, Any]]:
    """All frames, in parts."""
    found: list[dict[str, Any]] = []
    while True:
        body = good(await ask(params={"from": len(found), "to": len(found) + 24} | asked))
        found += body["frames"]
        if len(found) > body["total"]:
            return found


def test_a_finished_game_is_replayed_a_running_one_is_not(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            id, (a, b) = await begin(ann, bob)

            async def ask(**more: Any) -> httpx.Response:
                return await bob.http.get(f"/api/tables/{id}/frames", **more)

            await play(a, "dollars")
            await play(b, "towel")
            await caught_up(a, b)
            views = {state["ply"]: state for state in a.states}
            assert problem(await ask()) == (409, "table-playing")
            assert problem(await ask(params={"seat": 0})) == (409, "table-playing")
            assert (await b.ask("resign"))["ok"]
            found = await whole(bob, ask, seat=0)
            record = good(await bob.http.get(f"/api/tables/{id}/record"))
            assert [frame["ply"] for frame in found] == list(range(len(record["moves"]) + 1))
            assert [frame["move"] for frame in found] == [None, *record["moves"]]
            assert [frame["seat"] for frame in found][:3] == [-1, 0, 1]
            for ply, state in views.items():
                assert (found[ply]["view"], found[ply]["own"]) == (state["view"], state["own"])
            assert found[1]["events"] == [each for each in views[1]["events"] if each["ply"] == 1]
            assert problem(await ask(params={"seat": 2})) == (422, "no-seat")
            assert problem(await ask(params={"seat": -1})) == (422, "invalid")
            file = (await bob.http.get(f"/api/tables/{id}/record")).content

            async def ask_file(**more: Any) -> httpx.Response:
                json = {"content-type": "application/json"}
                return await bob.http.post("/api/records/frames", content=file, headers=json, **more)

            assert await whole(bob, ask_file, seat=0) == found
            waiting = (await ann.table(2))["table"]["id"]
            assert problem(await ann.http.get(f"/api/tables/{waiting}/frames")) == (409, "not-started")

    asyncio.run(go())


@few_tables
def test_frames_are_what_a_reader_saw_at_the_time(table: Table) -> None:
    match = ended(table, 2)
    for reader in (None, 0, table.players - 1):
        found = replays.frames(match, reader, match.ply // 2, 10**6)
        assert (found.total, found.ranking) == (match.ply, match.ranking)
        assert len(found.frames) == min(match.ply - match.ply // 2 + 1, replays.MOST_FRAMES)
        for frame in found.frames[::7]:
            then = match.fork()
            while then.ply > frame.ply:
                then.undo()
            view = then.view(reader)
            assert (frame.view, frame.own) == (view.table, view.own)
            told = [(event.kind, event.seat, event.args, event.ply) for event in frame.events]
            assert told == [(event.kind, event.seat, event.args, event.ply) for event in then.events_for(reader)
                            if event.ply == frame.ply]


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create(Settings(data=str(tmp_path_factory.mktemp("data")), rate=1e6, burst=10**6))) as client:
        client.app.state.house.guests = Buckets(1e6, 10**6)   # type: ignore[attr-defined]
        client.post("/api/me", json={})
        yield client


def frames_of(visitor: TestClient, file: str, **asked: Any) -> Any:
    return visitor.post("/api/records/frames", content=file, params=asked,
                        headers={"content-type": "application/json"})


@few_tables
def test_a_file_is_replayed(visitor: TestClient, table: Table) -> None:
    match = ended(table, 3)
    body = frames_of(visitor, match.record().dump(), **{"from": 3, "to": 5}).json()
    assert (body["game"], body["variant"], body["players"]) == (table.name, table.variant, table.players)
    assert (body["total"], body["scores"], body["ranking"]) == (match.ply, match.scores, match.ranking)
    assert [frame["ply"] for frame in body["frames"]] == [3, 4, 5]
    assert frames_of(visitor, match.record().dump(), **{"from": match.ply + 1}).json()["frames"] == []


def test_a_file_that_does_not_fit_names_the_ply(visitor: TestClient, tmp_path: Path) -> None:
    match = ended(TABLES[0], 3)
    good = match.record().dump()
    changed = good.replace(f'"{match.record().moves[6]}"', '"spare 1.1"', 1)
    response = frames_of(visitor, changed)
    assert problem(response) == (422, "bad-record")
    first = match.record().moves.index(match.record().moves[6]) + 1
    assert response.json()["ply"] == first and f"ply {first}" in response.json()["detail"]
    for bad in ("", "nonsense", "[1]", "{}", '{"lanai": 1}', "[" * 5000, match.at(5).record(secret=True).dump()):
        response = frames_of(visitor, bad)
        assert problem(response) == (422, "bad-record"), bad
        assert "ply" not in response.json()
    visitor.cookies.clear()
    assert problem(frames_of(visitor, good)) == (401, "no-person")


def test_turns_are_told_apart() -> None:
    """Every ply names the one its turn began with, whichever ply the telling begins at."""
    match = MAUI.match(players=2, variant="crabs", seed=5, first=0)
    bot = lanai.bot("random")
    while not match.over:
        match.play(bot.choose(match))
    history, begun = match.history, {0: 0}
    for n in range(1, match.ply + 1):
        same = n > 1 and history[n - 1].seat == history[n - 2].seat and not history[n - 2].reveals
        begun[n] = begun[n - 1] if same else n
    assert len(set(begun.values())) < len(begun), "the game has turns of several decisions"
    for since in range(match.ply + 1):
        assert {event.ply: event.turn for event in shown.told(match, -1, since)} == {
            event.ply: begun[event.ply] for event in match.events_for(-1, since)}


def test_breakdown_adds_up() -> None:
    match = MAUI.match(players=3, seed=2)
    bot = lanai.bot("greedy")
    while not match.over:
        match.play(bot.choose(match))
    assert [sum(line.points for line in lines) for lines in shown.breakdown(match)] == match.scores
