"""Playing on a real server: moves, repeats, undo, leaving and coming back, talk, rematch, the record."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanai import Record
from lanai.engine.errors import BadRecord
from lanai.server import messages as m
from lanai.server.fairness import verify

from .running import Guest, Live, Running, crowd, good, problem


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("play") / "data") as server:
        yield server


async def begin(*guests: Guest, **options: Any) -> tuple[str, list[Live]]:
    """A game between these guests (and further seats of bots), seat by seat; seat 0 begins."""
    seats = ["open"] * len(guests) + options.pop("bots", [])
    id = (await guests[0].table(seats, **{"first": 0} | options))["table"]["id"]
    for seat, guest in enumerate(guests):
        await guest.sit(id, seat)
    lives = [await guest.live(id) for guest in dict.fromkeys(guests)]
    return id, lives


def to_move(state: dict[str, Any]) -> bool:
    """Something is to be decided here (a decision without a choice is taken by itself)."""
    moves = state["moves"]
    return bool(moves) and (len(moves) > 1 or moves[0]["final"])


async def turn(*lives: Live) -> Live | None:
    """Whose turn it is, once everybody has seen the same; None when the game is over."""
    async with asyncio.timeout(60):
        while True:
            if len({live.state["seq"] for live in lives}) == 1:
                if lives[0].state["table"]["status"] != "playing":
                    return None
                for live in lives:
                    if to_move(live.state):
                        return live
            await asyncio.sleep(0.002)


def one(live: Live, family: str) -> str:
    """A final move of that family if there is one, or else one that comes near it."""
    moves = live.state["moves"]
    return str(max(moves, key=lambda m: (m["final"], m["family"] == family))["text"])


async def play(live: Live, family: str, **fields: Any) -> dict[str, Any]:
    await live.until(to_move)
    answer = await live.ask("move", move=one(live, family), **fields)
    assert answer["ok"], answer
    return answer


async def refused(live: Live, type: str, **fields: Any) -> str:
    """The code of a refusal after which everything is as before."""
    seq = live.state["seq"]
    answer = await live.ask(type, **fields)
    assert not answer["ok"], answer
    assert answer["seq"] == live.state["seq"] == seq
    return str(answer["code"])


async def caught_up(*lives: Live) -> None:
    newest = max(live.state["seq"] for live in lives)
    for live in lives:
        await live.until(lambda state: state["seq"] >= newest)


def test_a_whole_game_with_a_spectator(running: Running) -> None:
    async def go() -> tuple[str, list[Live]]:
        async with crowd(running, 3) as (ann, bob, eve):
            id, lives = await begin(ann, bob, first=None)
            lives.append(await eve.live(id))
            rng = random.Random(11)
            while (live := await turn(*lives)) is not None:
                other = lives[1 - lives.index(live)]
                move = rng.choice(live.state["moves"])["text"]
                assert await refused(other, "move", move=move) == "not-your-turn"
                assert await refused(lives[2], "move", move=move, seat=live.state["seat"]) == "not-your-seat"
                assert await refused(lives[2], "move", move=move) == "not-your-seat"
                assert (await live.ask("move", move=move))["ok"]
                await caught_up(*lives)
            for live in lives:
                assert live.state["table"]["ranking"] in ([1, 2], [2, 1], [1, 1])
                assert live.state["moves"] is None
                assert await refused(live, "move", move="dollars 1") in ("table-over", "not-your-seat")
            return id, lives

    id, lives = asyncio.run(go())
    seen: dict[int, list[Any]] = {}
    for live in lives:
        assert [state["seq"] for state in live.states] == list(range(3, live.state["seq"] + 1))
        for state in live.states:
            for seat in state["table"]["seats"]:
                del seat["here"]
            seen.setdefault(state["seq"], []).append((state["ply"], state["table"], state["view"]))
            decides = state["seat"] is not None and state["table"]["deciding"] == state["seat"]
            assert (state["moves"] is not None) == decides
    assert all(len(each) == 3 and each[0] == each[1] == each[2] for each in seen.values())
    assert [live.state["you"] for live in lives] == [[0], [1], []]
    assert id == lives[0].state["table"]["id"]


def test_stale_requests_are_refused_with_the_present_state(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            _, (a, b) = await begin(ann, bob)
            old = a.state["seq"]
            await play(a, "dollars")
            await caught_up(a, b)
            for live, type, fields in ((b, "move", {"move": one(b, "dollars")}), (a, "undo", {}), (b, "resign", {}),
                                       (b, "leave", {}), (b, "answer", {"yes": True}), (b, "return", {})):
                for seq in (old, live.state["seq"] + 1):
                    count = len(live.states)
                    answer = await live.ask(type, seq=seq, **fields)
                    assert (answer["ok"], answer["code"], answer["seq"]) == (False, "stale", old + 1)
                    async with asyncio.timeout(10):
                        while len(live.states) == count:
                            await asyncio.sleep(0.01)
                    assert live.state["seq"] == old + 1
                    assert live.state["since"] <= live.state["ply"] + 1

    asyncio.run(go())


def test_a_repeated_request_gets_the_same_answer_and_happens_once(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            id, (a, b) = await begin(ann, bob)
            move, seq = one(a, "dollars"), a.state["seq"]
            first = await a.ask("move", move=move, seq=seq, request="r-1")
            assert first["ok"]
            again = await asyncio.gather(*(a.ask("move", move=move, seq=seq, request="r-1") for _ in range(5)))
            assert again == [first] * 5
            other = await ann.live(id)
            assert await other.ask("move", move=move, seq=seq, request="r-1") == first
            await play(b, "dollars")
            assert await other.ask("move", move=move, seq=seq, request="r-1") == first
            await caught_up(a, b)
            assert (a.state["seq"], a.state["ply"]) == (seq + 2, 2)
            # Somebody else's request of the same name is another one.
            assert await refused(b, "move", move=one(a, "dollars"), request="r-1") == "not-your-turn"
            # At once, from two lines.
            move, seq = one(a, "towel"), a.state["seq"]
            twice = await asyncio.gather(
                *(live.ask("move", move=move, seq=seq, request="r-2") for live in (a, other)))
            assert twice[0] == twice[1]
            assert twice[0]["seq"] == seq + 1

    asyncio.run(go())


def test_an_undone_move_sent_again_late_does_not_come_back(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            _, (a, b) = await begin(ann, bob)
            move, seq, view = one(a, "dollars"), a.state["seq"], a.state["view"]
            first = await a.ask("move", move=move, seq=seq, request="late")
            assert a.state["undo"] == "free"
            assert (await a.ask("undo"))["ok"]
            assert (a.state["seq"], a.state["ply"], a.state["view"]) == (seq + 2, 0, view)
            assert await a.ask("move", move=move, seq=seq, request="late") == first
            assert (await a.ask("move", move=move, seq=seq))["code"] == "stale"
            assert (await a.ask("move", move=move, seq=seq + 1))["code"] == "stale"
            await caught_up(a, b)
            assert (a.state["seq"], a.state["ply"], b.state["ply"]) == (seq + 2, 0, 0)
            # The undo itself, repeated after another move, does not take that one back.
            await play(a, "dollars")
            undo = await a.ask("undo", request="undo")
            assert await a.ask("undo", request="undo", seq=seq + 3) == undo
            await play(a, "dollars")
            assert await a.ask("undo", request="undo", seq=seq + 3) == undo
            assert a.state["ply"] == 1

    asyncio.run(go())


def test_asking_to_undo(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as (ann, bob, cyd):
            _, (a, b, c) = await begin(ann, bob, cyd)
            assert a.state["undo"] == ""
            assert await refused(a, "undo") == "nothing-to-undo"
            await play(a, "towel")
            assert a.state["undo"] == "ask"
            assert await refused(a, "answer", yes=True) == "not-asked"
            ply = a.state["ply"]
            # No.
            assert (await a.ask("undo"))["ok"]
            await caught_up(a, b, c)
            assert [live.state["table"]["asking"] for live in (a, b, c)] == [0, 0, 0]
            assert (a.state["undo"], a.state["ply"]) == ("", ply)
            assert await refused(a, "undo") == "asked-already"
            assert (await b.ask("answer", yes=False))["ok"]
            await caught_up(a, b, c)
            assert (a.state["table"]["asking"], a.state["ply"]) == (-1, ply)
            # Yes, by both.
            await a.ask("undo")
            await caught_up(a, b, c)
            assert (await c.ask("answer", yes=True))["ok"]
            await caught_up(a, b, c)
            assert (a.state["table"]["asking"], a.state["ply"]) == (0, ply)
            answer = await b.ask("answer", yes=True, request="yes")
            assert answer["ok"]
            await a.until(lambda state: state["ply"] == 0)
            assert (a.state["table"]["asking"], a.state["table"]["deciding"]) == (-1, 0)
            assert await b.ask("answer", yes=True, request="yes") == answer
            # One says yes and the other leaves: that is all of them.
            await play(a, "towel")
            await a.ask("undo")
            await caught_up(a, b, c)
            await b.ask("answer", yes=True)
            await caught_up(a, b, c)
            assert (await c.ask("leave"))["ok"]
            await a.until(lambda state: state["ply"] == 0 and state["table"]["deciding"] == 0)

    asyncio.run(go())


def test_resigning(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as (ann, bob, cyd):
            _, (a, b) = await begin(ann, bob)
            assert (await b.ask("resign"))["ok"]
            await caught_up(a, b)
            assert (a.state["table"]["status"], a.state["table"]["ranking"]) == ("over", [1, 2])
            assert await refused(a, "resign") == "table-over"

            _, lives = await begin(ann, bob, cyd)
            a, b, c = lives
            assert (await a.ask("resign"))["ok"]
            await b.until(lambda state: state["table"]["deciding"] == 1)
            assert b.state["table"]["seats"][0]["away"] == "resigned"
            await caught_up(*lives)
            assert await refused(a, "return") == "not-away"
            await play(b, "dollars")
            await play(c, "dollars")
            await b.until(to_move)
            await caught_up(*lives)
            assert (await c.ask("resign"))["ok"]
            await caught_up(*lives)
            assert b.state["table"]["ranking"] == [3, 1, 2]

    asyncio.run(go())


def test_who_leaves_is_played_on_by_a_bot_and_may_return(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as (ann, bob, cyd):
            _, (a, b, c) = await begin(ann, bob, cyd)
            assert (await a.ask("leave"))["ok"]
            await b.until(to_move)
            assert b.state["table"]["seats"][0]["away"] == "left"
            assert b.state["ply"] >= 1, "the bot has played for Ann"
            await caught_up(a, b, c)
            assert a.state["moves"] is None
            assert await refused(a, "leave") == "seat-away"
            await play(b, "dollars")
            await caught_up(a, b, c)
            assert (await a.ask("return"))["ok"]
            await caught_up(a, b, c)
            assert c.state["table"]["seats"][0]["away"] == ""
            await play(c, "dollars")
            await a.until(to_move)
            assert a.state["moves"]
            assert await refused(a, "return") == "not-away"
            # The last one to leave ends it.
            await a.ask("leave")
            await b.until(to_move)
            await caught_up(a, b, c)
            assert (await b.ask("leave"))["ok"]
            await c.until(to_move)
            assert (await c.ask("leave"))["ok"]
            await caught_up(a, b, c)
            assert a.state["table"]["status"] == "abandoned"
            assert a.state["table"]["ranking"] is None

    asyncio.run(go())


def test_leaving_before_the_start(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as (ann, bob, cyd):
            id = (await ann.table(2))["table"]["id"]
            await bob.sit(id, 0)
            live = await bob.live(id)
            assert await refused(live, "move", move="dollars 1") == "table-open"
            assert await refused(live, "log") == "not-started"
            assert (await live.ask("leave"))["ok"]
            assert live.state["table"]["seats"][0]["person"] is None
            assert live.state["you"] == []
            assert await refused(live, "leave") == "not-your-seat"
            await cyd.sit(id, 0)
            assert problem(await bob.try_sit(id, 0)) == (409, "seat-taken")
            assert (await bob.sit(id))["table"]["status"] == "playing"
            assert problem(await ann.try_sit(id)) == (409, "no-free-seat")
            assert problem(await ann.http.post(f"/api/tables/{id}/abandon")) == (403, "not-alone")
            other = (await ann.table(2))["table"]["id"]
            assert problem(await bob.http.post(f"/api/tables/{other}/abandon")) == (403, "not-alone")
            assert good(await ann.http.post(f"/api/tables/{other}/abandon"))["table"]["status"] == "abandoned"
            assert problem(await bob.try_sit(other)) == (409, "table-abandoned")

    asyncio.run(go())


def test_an_invited_seat_needs_the_invitation(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as (ann, bob, cyd):
            made = await ann.table(["invited", "invited", "open"])
            id, invite = made["table"]["id"], made["invite"]
            assert invite
            assert (await bob.look(id))["invite"] is None
            assert problem(await bob.try_sit(id, 0)) == (403, "not-invited")
            assert problem(await bob.try_sit(id, 0, invite[:-1] + "!")) == (403, "not-invited")
            await ann.sit(id, 0)
            await bob.sit(id, 1, invite)
            assert (await bob.look(id))["invite"] == invite
            body = await cyd.sit(id)
            assert [seat["person"] for seat in body["table"]["seats"]] == [ann.me["id"], bob.me["id"], cyd.me["id"]]

    asyncio.run(go())


def test_why_preview_hint_and_log(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as (ann, bob, eve):
            id, (a, b) = await begin(ann, bob)
            e = await eve.live(id)
            move = one(a, "dollars")
            assert (await a.ask("why", move=move)).get("body") is None
            assert (await a.ask("why", move={"move": "dollars"})).get("body") is None
            reason = (await a.ask("why", move="done"))["body"]
            assert reason["message"]["id"]
            assert (await b.ask("why", move=move))["body"]["message"]["id"] == "engine-why-turn"
            assert (await a.ask("why", move="fly away"))["body"]["message"]["id"] == "engine-why-unreadable"
            assert await refused(e, "why", move=move) == "not-your-seat"
            preview = await a.ask("preview", move=move)
            assert preview["ok"]
            assert preview["body"]
            assert await refused(a, "preview", move="done") == "illegal-move"
            assert await refused(b, "preview", move=move) == "not-your-turn"
            hint = (await a.ask("hint"))["body"]
            assert hint["move"] in [each["text"] for each in a.state["moves"]]
            assert hint["reasons"][-1]["id"].startswith("bot-reason-")
            assert hint | {"reasons": []} == (await a.ask("preview", move=hint["move"]))["body"]
            assert await refused(b, "hint") == "not-your-turn"
            assert await refused(e, "hint") == "not-your-seat"
            assert a.state["seq"] == 4, "asking changes nothing, but a hint is marked"
            assert (await e.until(lambda s: s["seq"] == 4))["table"]["hinted"] == [[0, 0]]
            assert (await a.ask("hint"))["body"] == hint
            assert a.state["seq"] == 4, "once"
            await play(a, "dollars")
            await play(b, "towel")
            await caught_up(a, b, e)
            whole = [(await live.ask("log"))["body"] for live in (a, b, e)]
            assert whole[0] == whole[1] == whole[2]
            assert whole[0]
            since = (await a.ask("log", since=2))["body"]
            assert since == whole[0][len(whole[0]) - len(since):]
            assert 0 < len(since) < len(whole[0])
            assert b.state["events"] == since, "an update tells what is new"
            assert (await a.ask("ping"))["ok"]

            id, (a, b) = await begin(ann, bob, hints=False)
            assert await refused(a, "hint") == "no-hints"

    asyncio.run(go())


def test_chat_and_mute(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as (ann, bob, eve):
            id, (a, b) = await begin(ann, bob)
            e = await eve.live(id)
            assert (await a.ask("chat", text="  Aloha\n<b>all</b>\u202e! "))["ok"]
            for live in (a, b, e):
                said = (await live.told("chat"))[0]
                assert (said["text"], said["person"]) == ("Aloha <b>all</b> !", ann.me["id"])
            assert await refused(a, "chat", text=" \n ") == "bad-text"
            assert await refused(a, "chat", text="x" * 301) == "bad-text"
            assert (await b.ask("mute", person=ann.me["id"]))["ok"]
            await a.ask("chat", text="two")
            await a.ask("chat", text="three")
            await e.told("chat", 3)
            await b.ask("ping")
            assert len(await b.told("chat")) == 1
            again = await bob.live(id)
            await again.ask("ping")
            assert not [each for each in again.others if each["type"] == "chat"], "muted over a reconnection too"
            assert (await again.ask("mute", person=ann.me["id"], on=False))["ok"]
            await a.ask("chat", text="four")
            assert [each["text"] for each in await again.told("chat")] == ["four"]
            later = await eve.live(id)
            texts = [each["text"] for each in await later.told("chat", 4)]
            assert texts == ["Aloha <b>all</b> !", "two", "three", "four"]
            assert a.state["seq"] == 3

    asyncio.run(go())


def test_chat_is_slower_than_moves(tmp_path: Path) -> None:
    async def go(running: Running) -> None:
        async with crowd(running, 2) as (ann, bob):
            _, (a, b) = await begin(ann, bob)
            codes = [(await a.ask("chat", text=f"{n}")).get("code") for n in range(14)]
            assert codes == [None] * 10 + ["too-much"] * 4
            assert (await b.ask("chat", text="me"))["ok"] and (await a.ask("ping"))["ok"]

    with Running(tmp_path / "data", rate=0.02, burst=40) as running:
        asyncio.run(go(running))


def test_anybody_at_the_table_can_be_muted(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            id, (a, b) = await begin(ann, bob)
            other = await bob.live(id)
            assert (await b.ask("mute", person=ann.me["id"]))["ok"], "before a word is said"
            await a.ask("chat", text="one")
            for live in (b, other):
                await live.ask("ping")
                assert not [each for each in live.others if each["type"] == "chat"], "on all of one's lines"

    asyncio.run(go())


def test_presence(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            _, (a, b) = await begin(ann, bob)
            await a.until(lambda state: all(seat["here"] for seat in state["table"]["seats"]))
            await b.drop()
            await a.until(lambda state: not state["table"]["seats"][1]["here"])

    asyncio.run(go())


def test_one_guest_on_two_seats(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            id, (a,) = await begin(ann, ann)
            e = await bob.live(id)
            assert (a.state["you"], a.state["seat"]) == ([0, 1], 0)
            await play(a, "dollars")
            await a.until(to_move)
            assert (a.state["seat"], a.state["table"]["deciding"]) == (1, 1), "the view goes to whoever decides"
            assert await refused(a, "move", move=one(a, "dollars"), seat=0) == "not-your-turn"
            assert (await a.ask("look", seat=0))["ok"]
            assert (a.state["seat"], a.state["moves"]) == (0, None), "one view at a time"
            assert (await a.ask("look", seat=1))["ok"]
            assert a.state["moves"]
            assert await refused(a, "look", seat=2) == "not-your-seat"
            assert await refused(e, "look", seat=0) == "not-your-seat"
            assert a.state["undo"] == "free", "nobody else is here"
            await a.ask("undo")
            assert a.state["ply"] == 0

    asyncio.run(go())


def test_rematch_with_seats_turned(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as (ann, bob, eve):
            id, (a, b) = await begin(ann, bob, bots=["random"])
            assert problem(await ann.http.post(f"/api/tables/{id}/rematch")) == (409, "no-rematch")
            for live in (a, b):
                await turn(a, b)
                await live.ask("resign")
                await caught_up(a, b)
            assert a.state["table"]["status"] == "over"
            assert problem(await eve.http.post(f"/api/tables/{id}/rematch")) == (409, "no-rematch")
            bodies = await asyncio.gather(*(who.http.post(f"/api/tables/{id}/rematch") for who in (ann, bob)))
            ids = {good(body)["table"]["id"] for body in bodies}
            assert len(ids) == 1, "both get the same table"
            other = ids.pop()
            assert (await a.until(lambda state: state["table"]["next"]))["table"]["next"] == other
            assert problem(await eve.try_sit(other, 0, good(bodies[0])["invite"])) == (403, "not-invited")
            assert problem(await ann.try_sit(other, 0)) == (403, "not-invited")
            await ann.sit(other)
            body = await bob.sit(other)
            assert body["table"]["status"] == "playing"
            assert [seat["person"] or seat["bot"] for seat in body["table"]["seats"]] == \
                [bob.me["id"], "random", ann.me["id"]]

    asyncio.run(go())


def test_a_game_against_a_bot(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 1) as (ann,):
            id, (a,) = await begin(ann, bots=["greedy"])
            await play(a, "towel")
            await a.until(to_move)
            assert a.state["undo"] == "free", "past bots and dice"
            await a.ask("undo")
            assert a.state["ply"] == 0
            rng = random.Random(5)
            while await turn(a) is not None:
                assert (await a.ask("move", move=rng.choice(a.state["moves"])["text"]))["ok"]
            assert sorted(a.state["table"]["ranking"]) in ([1, 2], [1, 1])
            verify(Record.load((await ann.http.get(f"/api/tables/{id}/record")).content))

    asyncio.run(go())


def test_the_record(running: Running, tmp_path: Path) -> None:
    async def go() -> bytes:
        async with crowd(running, 2) as (ann, bob):
            made = (await ann.table(2))["table"]
            assert problem(await ann.http.get(f"/api/tables/{made['id']}/record")) == (409, "not-started")
            id, lives = await begin(ann, bob)
            shown = lives[0].state["table"]["commitment"]
            rng = random.Random(3)
            while (live := await turn(*lives)) is not None:
                if live.state["ply"] == 5:
                    record = (await bob.http.get(f"/api/tables/{id}/record")).json()
                    assert len(record["moves"]) == 5
                    assert record.get("seed") is None
                    assert record.get("fairness") is None
                    assert record.get("ranking") is None
                    with pytest.raises(BadRecord, match="no seed"):
                        Record.load(json.dumps(record)).match()
                await live.ask("move", move=rng.choice(live.state["moves"])["text"])
                await caught_up(*lives)
            raw = "\n".join(text for live in lives for text in live.raw)
            data = (await ann.http.get(f"/api/tables/{id}/record")).content
            record = json.loads(data)
            assert record["fairness"]["commitment"] == shown
            assert record["ranking"] == lives[0].state["table"]["ranking"]
            for secret in (record["seed"], record["fairness"]["secret"], *record["fairness"]["nonces"]):
                assert secret not in raw
            return bytes(data)

    data = asyncio.run(go())
    file = tmp_path / "record.json"
    file.write_bytes(data)
    done = subprocess.run([sys.executable, "-m", "lanai", "verify", str(file)], capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    record = Record.load(data)
    fair = record.fairness or {}
    for changed in ({"fairness": fair | {"secret": "00" * 32}}, {"seed": "00" * 32}, {"fairness": None},
                    {"fairness": fair | {"nonces": fair["nonces"][::-1]}}, {"moves": record.moves[::-1]}):
        with pytest.raises(BadRecord):
            verify(msgspec.structs.replace(record, **changed))


def test_the_record_of_a_resigned_game_is_open_too(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            id, (a, _b) = await begin(ann, bob)
            await play(a, "towel")
            await a.ask("resign")
            verify(Record.load((await bob.http.get(f"/api/tables/{id}/record")).content))

    asyncio.run(go())


def test_news_since_my_last_turn(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 3) as (ann, bob, cyd):
            id, (a, b, c) = await begin(ann, bob, cyd)
            await play(a, "towel")
            await a.drop()
            await play(b, "towel")
            await play(c, "dollars")
            await b.until(lambda state: state["ply"] == 3)
            back = await ann.live(id)
            assert back.state["since"] == 2
            assert back.state["events"] == (await b.ask("log", since=2))["body"]
            assert to_move(back.state)
            news = await bob.live(id)
            assert (news.state["since"], news.state["events"]) == (3, (await b.ask("log", since=3))["body"])

    asyncio.run(go())


def test_who_asks_too_fast_is_told_so_by_the_id_of_what_was_asked(tmp_path: Path) -> None:
    async def go(running: Running) -> None:
        async with crowd(running, 2) as (ann, bob):
            _, (a, b) = await begin(ann, bob)
            codes = [(await a.ask("ping")).get("code") for _ in range(42)]
            assert codes[0] is None and codes[-1] == "too-much"
            assert (await b.ask("ping"))["ok"]
            assert m.request_of('{"type": "move", "seq": "x", "request": "r1"}') == "r1"
            assert m.request_of('{"request": 7}') == m.request_of("[") == ""

    with Running(tmp_path / "data", rate=0.02, burst=40) as running:
        asyncio.run(go(running))


def test_nonsense_is_answered_and_the_line_stands(running: Running) -> None:
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            _, (a, _b) = await begin(ann, bob)
            texts = ["", "[]", "{", "null", '{"type":"fly"}', '{"type":"move","seq":"x"}', '{"type":"ping","more":1}',
                     '{"type":"move","seq":3,"move":{}}', json.dumps({"type": "ping", "request": "r" * 41})]
            for text in texts:
                await a.send(text)
            await a.socket.send(b"\x00\xff")
            answers = await a.told("answer", len(texts) + 1)
            assert {each["code"] for each in answers} == {"unreadable"}
            assert (await a.ask("ping"))["ok"]
            assert await refused(a, "move", move="dollars 1", seat=10**30) == "not-your-seat"
            assert await refused(a, "move", move="\x00" * 1000) == "illegal-move"
        assert "Traceback" not in running.log.read_text()

    asyncio.run(go())


def test_rooms_come_back_from_the_journal(running: Running) -> None:
    """When nobody is there a room leaves the memory; requests answered before are still known afterwards."""
    async def go() -> None:
        async with crowd(running, 2) as (ann, bob):
            id, (a, b) = await begin(ann, bob)
            move, seq = one(a, "dollars"), a.state["seq"]
            first = await a.ask("move", move=move, seq=seq, request="kept")
            await a.close()
            await b.close()
            again = await ann.live(id)
            assert (again.state["seq"], again.state["ply"]) == (seq + 1, 1)
            assert await again.ask("move", move=move, seq=seq, request="kept") == first
            assert again.state["ply"] == 1

    asyncio.run(go())


def test_a_graceful_stop_says_goodbye(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as server:
        async def before() -> tuple[str, int]:
            async with crowd(server, 2) as (ann, bob):
                id, (a, b) = await begin(ann, bob)
                await play(a, "dollars")
                await caught_up(a, b)
                code = await asyncio.to_thread(server.stop)
                for live in (a, b):
                    await live.ended()
                    assert (await live.told("bye"))[0] == {"type": "bye", "code": "restart", "seconds": 3}
                    assert live.socket.close_code in (1001, 1012)
                return id, code

        id, code = asyncio.run(before())
        server.start()

        async def after() -> None:
            async with crowd(server, 2) as (ann, bob):
                a, b = await ann.live(id), await bob.live(id)
                assert (a.state["seq"], a.state["ply"], b.state["table"]["deciding"]) == (4, 1, 1)
                await play(b, "dollars")

        asyncio.run(after())
        assert "Traceback" not in server.log.read_text()
        assert code == 0
