"""The house from outside: settings, logs, the lobby, what makes a table, and how fast bots may answer."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from faults.inside import housed, move, playing, rows, until
from lanai.server.app import create
from lanai.server.limits import Buckets
from lanai.server.serve import JsonLines, without_query
from lanai.server.settings import BadSetting, Settings, load

from .running import Running, problem

# -- settings ---------------------------------------------------------------------------------------------


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(f"LANAI_{name.upper()}", raising=False)
    return monkeypatch


def test_settings_come_from_a_file_and_the_environment_wins(bare: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert load() == Settings()
    file = tmp_path / "lanai.toml"
    file.write_text('port = 9000\nproxies = ["10.0.0.1"]\npublic = "https://lanai.example"\nbot_pause = 1\n')
    bare.setenv("LANAI_PORT", "9001")
    bare.setenv("LANAI_ORIGINS", "https://a.example, https://b.example,")
    found = load(file)
    assert (found.port, found.proxies, found.bot_pause) == (9001, ["10.0.0.1"], 1.0)
    assert found.allowed_origins == {"https://lanai.example", "http://localhost:9001", "https://a.example",
                                     "https://b.example"}


@pytest.mark.parametrize(("text", "named"), [
    ("port = 'x'", "port"), ("prot = 1", "prot"), ("port = ", "lanai.toml"), ("rate = []", "rate"),
    ("port = 65536", "port"), ("workers = 0", "workers"), ("log = 'xml'", "log"),
    ("rate = 0", "rate"), ("burst = 0", "burst")])
def test_a_bad_setting_is_named(bare: pytest.MonkeyPatch, tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "lanai.toml"
    file.write_text(text)
    with pytest.raises(BadSetting, match=named):
        load(file)
    with pytest.raises(BadSetting, match=r"none\.toml"):
        load(tmp_path / "none.toml")


def test_the_page_for_hosts_names_every_setting() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    assert not [name for name in Settings.__struct_fields__ if f"`{name}`" not in page]


# -- logs -------------------------------------------------------------------------------------------------


def test_logs_can_be_json() -> None:
    try:
        raise ValueError("why")
    except ValueError as error:
        record = logging.LogRecord("lanai.x", logging.ERROR, "f.py", 1, "it is %s", ("bad\nvery",),
                                   (type(error), error, error.__traceback__))
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("error", "lanai.x", "it is bad\nvery")
    assert "ValueError: why" in told["trace"]


def test_addresses_are_logged_without_what_follows_the_question_mark() -> None:
    record = logging.LogRecord("uvicorn.error", logging.INFO, "f.py", 1, "%s %s", ("/api/x?secret=1", 7), None)
    assert without_query(record) and record.getMessage() == "/api/x 7"


def test_a_server_that_logs_json_writes_nothing_else(tmp_path: Path) -> None:
    with Running(tmp_path / "data", log="json") as running:
        assert running.stop() == 0
    lines = [json.loads(line) for line in running.log.read_text().splitlines()]
    assert lines and all({"time", "level", "logger", "message"} <= line.keys() for line in lines)


# -- tables -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create(Settings(data=str(tmp_path_factory.mktemp("data")), rate=1e6, burst=10**6,
                                    most_tables=8))) as client:
        client.app.state.house.guests = Buckets(1e6, 10**6)   # type: ignore[attr-defined]
        yield client


def newcomer(visitor: TestClient) -> None:
    visitor.cookies.clear()
    assert visitor.post("/api/me", json={}).is_success


def new(visitor: TestClient, **options: Any) -> Any:
    return visitor.post("/api/tables", json={"game": "maui", "seats": [{"kind": "open"}, {"kind": "open"}]} | options)


BOTS = [{"kind": "bot", "bot": "greedy"}] * 2


@pytest.mark.parametrize(("options", "code"), [
    ({"game": "chess"}, "bad-options"), ({"variant": "fast"}, "bad-options"), ({"first": 2}, "bad-options"),
    ({"seats": [{"kind": "open"}]}, "bad-options"), ({"seats": [{"kind": "open"}] * 5}, "bad-options"),
    ({"seats": [{"kind": "open"}, {"kind": "bot", "bot": "deep"}]}, "bad-bot"),
    ({"seats": [{"kind": "open"}, {"kind": "bot"}]}, "bad-bot"),
    ({"seats": [{"kind": "open", "bot": "greedy"}, {"kind": "open"}]}, "bad-bot"),
    ({"seats": BOTS}, "only-bots"), ({"clock": {"kind": "live", "seconds": 9}}, "bad-clock"),
    ({"clock": {"kind": "turn", "seconds": 15 * 86400}}, "bad-clock"),
    ({"clock": {"kind": "live", "seconds": 60, "increment": -1}}, "bad-clock"),
    ({"seats": [{"kind": "invited", "person": "0" * 32}, {"kind": "open"}]}, "bad-options"),
    ({"timeout": "explode"}, "invalid"), ({"clock": {"kind": "sand"}}, "invalid"), ({"seats": 2}, "invalid")])
def test_what_makes_no_table_is_refused(visitor: TestClient, options: dict[str, Any], code: str) -> None:
    newcomer(visitor)
    assert problem(new(visitor, **options)) == (422, code)


def test_one_person_hosts_so_many_tables(visitor: TestClient) -> None:
    newcomer(visitor)
    made = [new(visitor) for _ in range(9)]
    assert [each.status_code for each in made] == [201] * 8 + [429]
    assert problem(made[8]) == (429, "too-many-tables")
    assert visitor.post(f"/api/tables/{made[0].json()['table']['id']}/abandon").is_success
    assert new(visitor).status_code == 201


def test_the_lobby_shows_listed_tables_that_wait_or_run(visitor: TestClient) -> None:
    newcomer(visitor)
    clock = {"kind": "live", "seconds": 600, "increment": 5}
    private, listed, ended = new(visitor), new(visitor, listed=True, clock=clock), new(visitor, listed=True)
    ids = [each.json()["table"]["id"] for each in (private, listed, ended)]
    assert visitor.post(f"/api/tables/{ids[2]}/abandon").is_success

    def shown() -> dict[str, Any]:
        return {each["table"]["id"]: each for each in visitor.get("/api/tables").json()}

    found = shown()
    assert ids[1] in found and not {ids[0], ids[2]} & found.keys()
    assert found[ids[1]]["table"]["timing"] == clock and found[ids[1]]["invite"] is None
    for _ in range(2):
        visitor.post(f"/api/tables/{ids[1]}/sit", json={"nonce": "0123456789abcdef"})
    assert shown()[ids[1]]["table"]["status"] == "playing"
    assert visitor.get(f"/api/tables/{ids[0]}").is_success, "who knows its name finds a private table"


# -- bots -------------------------------------------------------------------------------------------------


def test_a_bot_takes_its_time(tmp_path: Path) -> None:
    """At least 0.4 seconds for each decision, however fast it thinks."""
    async def run() -> str:
        async with housed(tmp_path, bot_pause=Settings().bot_pause) as house:
            ann = await house.people.guest()
            room = await playing(house, [ann, "random"], first=0)
            for n in range(3):
                await until(lambda: room.table.deciding in (0, -1))
                await move(room, n)
            await until(lambda: room.table.deciding in (0, -1))
            return room.table.id

    assert Settings().bot_pause == 0.4
    id = asyncio.run(run())
    told = rows(tmp_path, 'SELECT tick, entry FROM entries WHERE "table" = ? ORDER BY seq', id)
    waits = [tick - before for (before, _), (tick, entry) in pairwise(told)
             if json.loads(entry).items() >= {"kind": "move", "seat": 1}.items()]
    assert waits and min(waits) >= 400
