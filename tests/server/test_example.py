"""The example for bot authors, as it stands, against a real server; and the page that explains it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

from lanai.server import messages as m

from .running import PATIENCE, Guest, Running, good

HERE = Path(__file__).parents[2]
EXAMPLE = HERE / "examples" / "random_bot.py"


async def invited(running: Running) -> tuple[str, str, list[str]]:
    """A table for two bots, its invite, and their tokens."""
    async with await Guest.new(running) as one, await Guest.new(running) as other:
        table = await one.table(["open", "invited"])
        tokens = [good(await guest.http.post("/api/me/tokens", json={"label": "example"}))["secret"]
                  for guest in (one, other)]
        return table["table"]["id"], table["invite"], tokens


async def told(running: Running, id: str) -> dict[str, object]:
    async with await Guest.new(running) as guest:
        return dict((await guest.look(id))["table"])


def test_the_example_plays_a_game_to_its_end(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        id, invite, tokens = asyncio.run(invited(running))
        bots = [subprocess.Popen([sys.executable, str(EXAMPLE), running.url, id, invite], stdout=subprocess.PIPE,
                                 env=os.environ | {"LANAI_TOKEN": token, "NO_PROXY": "127.0.0.1"}, text=True)
                for token in tokens]
        try:
            said = [bot.communicate(timeout=2 * PATIENCE)[0] for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
        table = asyncio.run(told(running, id))
    assert table["status"] == "over"
    assert said == [f"over {table['ranking']}\n"] * 2
    assert [bot.returncode for bot in bots] == [0, 0]
    assert not [token for token in tokens if token in running.log.read_text()]


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 22


def test_the_page_names_every_message_and_field() -> None:
    page = (HERE / "docs" / "bot-api.md").read_text()
    kinds = [*get_args(m.AnyCommand), m.State, m.Answer, m.Chat, m.Presence, m.Bye]
    for kind in kinds:
        named = [str(kind.__struct_config__.tag), *kind.__struct_fields__]
        assert not [word for word in named if f"`{word}`" not in page], kind
    for part in (m.TableInfo, m.SeatInfo, m.ClockInfo, m.MoveInfo, m.EventInfo, m.Effects):
        assert not [word for word in part.__struct_fields__ if f"`{word}`" not in page], part
