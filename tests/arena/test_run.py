"""Games are played once, kept, and the same wherever they are played."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import lanai
from lanai.arena.journal import BadJournal, Journal
from lanai.arena.plan import Contest, contest
from lanai.arena.play import Result
from lanai.arena.run import run

CONTEST = contest("maui", "base", 3, ["greedy", "random", "keiki"])


def played(path: Path, games: int = 6, found: Contest = CONTEST, **how: object) -> list[Result]:
    """The results, without what differs from run to run."""
    journal = Journal(path, found)
    run(journal, games, **how)   # type: ignore[arg-type]
    journal.close()
    return [msgspec.structs.replace(journal.results[n], seconds=[]) for n in range(games)]


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> list[Result]:
    return played(tmp_path_factory.mktemp("arena") / "a.jsonl")


def test_a_result_tells_the_truth(expected: list[Result]) -> None:
    game = lanai.game("maui")
    for result in expected:
        assert sorted(result.ranking) == [1, 2, 3]
        assert result.scores[result.ranking.index(1)] == max(result.scores)
        assert result.plies == sum(result.decisions) <= game.most_plies
    assert len({result.check for result in expected}) == len(expected)


def test_several_processes_play_the_same_games(tmp_path: Path, expected: list[Result]) -> None:
    assert played(tmp_path / "a.jsonl", jobs=2) == expected


@pytest.mark.parametrize("cut", [1, 20, 400])
def test_an_interruption_costs_no_finished_game(tmp_path: Path, expected: list[Result], cut: int) -> None:
    path = tmp_path / "a.jsonl"
    played(path, 4)
    data = path.read_bytes()
    whole = data[:-cut].count(b"\n") - 1
    path.write_bytes(data[:-cut])
    told: list[Result] = []
    assert played(path, tell=told.append) == expected
    assert sorted(result.number for result in told) == list(range(whole, 6)), "the others were kept"
    before = path.read_bytes()
    assert played(path) == expected and path.read_bytes() == before, "nothing is left to play"


def test_a_killed_arena_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lanai", "arena", "maui", "--bots", "greedy,random", "--games", "4000",
               "--jobs", "2", "--file", str(tmp_path / "a.jsonl")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=os.environ) as process:
        until = time.monotonic() + 120
        while not (tmp_path / "a.jsonl").exists() or (tmp_path / "a.jsonl").read_bytes().count(b"\n") < 4:
            assert time.monotonic() < until and process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=60)   # its workers write there, too, and have to end by themselves
    found = contest("maui", "base", 2, ["greedy", "random"])
    kept = (tmp_path / "a.jsonl").read_bytes().count(b"\n") - 1
    assert 3 <= kept < 4000
    results = played(tmp_path / "a.jsonl", kept + 2, found)
    assert results == played(tmp_path / "b.jsonl", kept + 2, found)


def test_a_journal_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    Journal(path, CONTEST).close()
    with pytest.raises(BadJournal, match="another contest"):
        Journal(path, contest("maui", "base", 3, ["greedy", "random"]))
    path.write_text("a letter to somebody\n")
    with pytest.raises(BadJournal, match="no journal"):
        Journal(path, CONTEST)
    assert path.read_text() == "a letter to somebody\n"


def test_without_ray_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(lanai.BadOption, match=r"lanai\[ray\]"):
        played(tmp_path / "a.jsonl", ray="local")


@pytest.mark.long
def test_a_cluster_of_two_workers_plays_the_same_games(tmp_path: Path, expected: list[Result]) -> None:
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        assert played(tmp_path / "a.jsonl", ray=cluster.address) == expected
        assert not ray.is_initialized()
    finally:
        cluster.shutdown()
