"""A hundred random faults in each game's rules; at least ninety must be noticed, the others be explained.

Explanations stand in tests/long/<game>.toml: `"file: before => after" = "why no test can see it"`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import lanai
from long.mutation import Mutant, mutants

ROOT = Path(__file__).parent.parent.parent
COUNT, NEEDED, SEED = 100, 90, 2026
NOT_RULES = ("soundness", "sight", "advice")   # compiled, too, but nothing that a game is played by
TESTS = ("tests/games", "tests/shared/test_law_playthroughs.py", "tests/shared/test_law_positions.py",
         "tests/shared/test_law_play.py")
SECONDS = 120


def rules_files(game: str) -> list[Path]:
    folder = ROOT / "src/lanai/games" / game
    compiled = (path for path in folder.glob("*.py") if "\nTWIN = True" in path.read_text("utf-8"))
    return sorted(path for path in compiled if path.stem not in NOT_RULES)


def survives(mutant: Mutant, game: str, home: Path) -> bool:
    """Whether all fast tests of the rules pass with the fault in place."""
    source = home / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    (source / "lanai/games" / game / mutant.file).write_text(mutant.source, "utf-8")
    environment = os.environ | {"PYTHONPATH": str(source), "LANAI_CACHE": str(home / "cache")}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist",
               "-k", game, *TESTS]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    finally:
        shutil.rmtree(home)
    assert done.returncode in (0, 1, 2), done.stdout.decode() + done.stderr.decode()
    return done.returncode == 0


@pytest.mark.long
@pytest.mark.parametrize("game", [name for name in lanai.games()
                                  if (ROOT / "src/lanai/games" / name).is_dir()])
def test_random_faults_are_noticed(game: str, tmp_path: Path) -> None:
    chosen = mutants(rules_files(game), COUNT, SEED)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        alive = list(pool.map(lambda n: survives(chosen[n], game, tmp_path / str(n)), range(len(chosen))))
    survivors = [mutant for mutant, lives in zip(chosen, alive, strict=True) if lives]
    for mutant in survivors:
        print(f"survived: line {mutant.line} of {mutant.name}")
    print(f"{game}: {len(chosen) - len(survivors)} of {len(chosen)} faults noticed")
    assert len(chosen) - len(survivors) >= NEEDED * len(chosen) / COUNT
    explained = tomllib.loads((Path(__file__).parent / f"{game}.toml").read_text("utf-8"))
    assert not [mutant.name for mutant in survivors if mutant.name not in explained], "survivors not explained"
