"""Races for the same sequence number: exactly one wins, and everybody sees the same."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from faults.inside import housed, playing, rows
from lanai.server import entries as e
from lanai.server import messages as m
from lanai.server.people import Person
from lanai.server.room import Room
from lanai.server.table import Refused
from server.running import Guest, Live, Running

ROUNDS, RUNNERS = 1000, 4


class Seen(msgspec.Struct):
    seq: int
    view: msgspec.Raw


class Reader:
    """Somebody at the table who keeps all that is sent."""

    follow, muted = True, frozenset[str]()

    def __init__(self, person: Person) -> None:
        self.person, self.seat, self.got = person, None, list[Seen]()

    def put(self, data: bytes) -> None:
        self.got.append(msgspec.json.decode(data, type=Seen))


async def race(room: Room, round: int, dice: random.Random) -> str:
    """Several moves for the same number at once; the one that won."""
    table = room.table
    seq, seat, moves = table.seq, table.deciding, table.running.moves()
    tries = [dice.choice(moves).text for _ in range(RUNNERS)]
    answers = await asyncio.gather(
        *(room.submit(e.Play(seat, text), "x", f"{round}-{n}", seq) for n, text in enumerate(tries)),
        return_exceptions=True)
    won = [n for n, answer in enumerate(answers) if isinstance(answer, m.Answer)]
    lost = [answer.code for answer in answers if isinstance(answer, Refused)]
    assert len(won) <= 1 and len(won) + len(lost) == RUNNERS and set(lost) <= {"stale"}, answers
    if not won:   # the room itself made a forced move
        assert len(moves) == 1 and table.seq > seq
        return ""
    answer = answers[won[0]]
    assert isinstance(answer, m.Answer) and answer.seq == seq + 1
    return tries[won[0]]


def test_a_thousand_races(tmp_path: Path) -> None:
    async def run() -> None:
        dice, done = random.Random(3), 0
        async with housed(tmp_path) as house:
            ann, bob = await house.people.guest(), await house.people.guest()
            while done < ROUNDS:
                room = await playing(house, [ann, ann])
                readers = [Reader(person) for person in (ann, ann, bob)]
                room.lines.update(readers)   # type: ignore[arg-type]
                winners: list[str] = []
                while room.table.deciding >= 0 and done < ROUNDS:
                    won = await race(room, done, dice)
                    if won:
                        winners.append(won)
                        done += 1
                stored = [entry for entry, in rows(
                    tmp_path, 'SELECT entry FROM entries WHERE "table" = ? AND request IS NOT NULL ORDER BY seq',
                    room.table.id)]
                assert [json.loads(entry)["move"] for entry in stored] == winners
                await asyncio.sleep(0.01)
                seqs = [[got.seq for got in reader.got] for reader in readers]
                assert seqs[0] == seqs[1] == seqs[2] == sorted(set(seqs[0])), "everybody is told once, in order"
                views = [[bytes(got.view) for got in reader.got] for reader in readers]
                assert views[0] == views[1] == views[2]
                room.lines.clear()

    asyncio.run(run())


def test_races_over_real_lines(tmp_path: Path) -> None:
    async def run(running: Running) -> None:
        async with await Guest.new(running) as ann:
            id = (await ann.table(2))["table"]["id"]
            await ann.sit(id)
            await ann.sit(id)
            lines = [await ann.live(id) for _ in range(RUNNERS)]
            results: Counter[int] = Counter()
            for _ in range(25):
                seq = max(line.state["seq"] for line in lines)
                for line in lines:
                    await line.until(lambda state, seq=seq: state["seq"] >= seq)   # type: ignore[misc]
                state = lines[0].state
                if state["seq"] != seq or len(state["moves"] or ()) < 2:
                    await asyncio.sleep(0.02)
                    continue
                answers = await asyncio.gather(*(
                    line.ask("move", move=state["moves"][n % len(state["moves"])]["text"], seq=seq)
                    for n, line in enumerate(lines)))
                results[sum(answer["ok"] for answer in answers)] += 1
                assert {answer.get("code", "") for answer in answers} <= {"", "stale"}
            assert set(results) == {1}
            last = max(line.state["seq"] for line in lines)
            await asyncio.gather(*(line.until(lambda state: state["seq"] >= last) for line in lines))
            assert_same(lines)

    with Running(tmp_path / "data") as running:
        asyncio.run(run(running))
    stored = rows(tmp_path / "data", "SELECT seq FROM entries ORDER BY seq")
    assert [seq for seq, in stored] == list(range(1, len(stored) + 1))


def assert_same(lines: list[Live]) -> None:
    """Whoever was told of a number was told the same."""
    seen: dict[int, Any] = {}
    for line in lines:
        for state in line.states:
            assert seen.setdefault(state["seq"], state["view"]) == state["view"]
