"""Interpreted while a subprocess compiles, compiled afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import lanai
from lanai.bots import ready

SCRIPT = """
import sys, time
import lanai
from lanai.bots import ready
game = lanai.game("maui")
assert not ready.is_warm(game)
first = ready.swift(game)
assert not first.compiled, "must not wait for the compiler"
assert "numba" not in sys.modules
match = game.match(seed=1)
early = lanai.bot("greedy", 2).choose(match).text
until = time.monotonic() + 300
while not ready.swift(game).compiled:
    assert time.monotonic() < until
    time.sleep(0.2)
assert ready.is_warm(game)
assert lanai.bot("greedy", 2).choose(match).text == early
"""


def run(script: str, cache: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LANAI_CACHE": str(cache)}
    return subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True,
                          timeout=400, check=False)


@pytest.mark.long
def test_a_bot_plays_at_once_and_faster_when_the_compiler_is_done(tmp_path: Path) -> None:
    done = run(SCRIPT, tmp_path / "cache")
    assert done.returncode == 0, done.stderr


def test_where_nothing_can_be_kept_bots_stay_interpreted(tmp_path: Path) -> None:
    """A cache that others may write to is not used, and nothing is compiled over and over."""
    open_to_all = tmp_path / "open"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    done = run("import lanai\nfrom lanai.bots import ready\ngame = lanai.game('maui')\n"
               "assert lanai.bot('greedy').choose(game.match(seed=1)).text\n"
               "assert not ready.is_warm(game)\n", open_to_all)
    assert done.returncode == 0, done.stderr
    assert not list(open_to_all.iterdir())


def test_several_threads_may_wait_for_it_though_they_live_on() -> None:
    game = lanai.game("maui")
    with ThreadPoolExecutor(2) as pool:
        for _ in range(2):
            assert pool.submit(ready.compiled, game).result(300).fast
            assert ready.compiled(game).fast
