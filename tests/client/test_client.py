"""The browser client: its own tests, and what the built pages weigh and promise."""

from __future__ import annotations

import gzip
import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src/lanai/static"
MOST_FIRST_LOAD = 120 * 1024
TEXTS = ("client", "pages", "engine", "server")   # what text.svelte.ts loads at the start


def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    assert (STATIC / "index.html").exists(), "the client is not built: make client"
    found: dict[str, Any] = json.loads((STATIC / ".vite/manifest.json").read_text())
    return found


def weight(manifest: dict[str, Any], *entries: str) -> int:
    """Bytes on the wire of these modules and all they import, their styles included."""
    files, waiting = set(), list(entries)
    seen = set()
    while waiting:
        entry = waiting.pop()
        if entry in seen:
            continue
        seen.add(entry)
        files |= {manifest[entry]["file"], *manifest[entry].get("css", [])}
        waiting += manifest[entry].get("imports", [])
    pages = [STATIC / name for name in (*files, "index.html", "theme.js", "icon.svg")]
    return sum(len(gzip.compress(page.read_bytes())) for page in pages)


def texts(manifest: dict[str, Any], lang: str) -> list[str]:
    wanted = [f"../src/lanai/locales/{lang}/{name}.ftl?raw" for name in TEXTS]
    return [name for name in wanted if name in manifest]


def test_own_tests() -> None:
    run = subprocess.run([sys.executable, str(ROOT / "hatch_build.py"), "npm", "run", "--silent", "test"],
                         capture_output=True, text=True, encoding="utf-8", check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_first_load(manifest: dict[str, Any]) -> None:
    home = "src/pages/Home.svelte"
    assert len(texts(manifest, "en")) == len(TEXTS)
    assert weight(manifest, "index.html", home, *texts(manifest, "en")) < MOST_FIRST_LOAD
    for lang in ("ru", "uk", "fr"):   # English stands behind every language
        assert weight(manifest, "index.html", home, *texts(manifest, "en"), *texts(manifest, lang)) < MOST_FIRST_LOAD


def test_boards_come_on_demand(manifest: dict[str, Any]) -> None:
    """No board is part of the first page or of another board."""
    boards = [name for name in manifest if re.fullmatch(r"src/games/\w+/index\.ts", name)]
    assert boards
    for name in boards:
        assert manifest[name].get("isDynamicEntry")
    for name, entry in manifest.items():
        assert not set(entry.get("imports", [])) & set(boards), name


def test_pages_keep_their_promise() -> None:
    """Nothing inline, nothing from elsewhere: the server's policy forbids both."""
    page = (STATIC / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", page)
    assert not re.search(r"(?:src|href)=\"(?!/)", page)
    for file in STATIC.rglob("*.css"):
        assert not re.search(r"@import|url\((?!['\"]?(?:data:|#|/assets/))", file.read_text("utf-8")), file


def test_lock_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text("utf-8")


def test_built_from_these_sources() -> None:
    hatch_build = builder()
    stamp = (STATIC / hatch_build.STAMP).read_text()
    assert stamp == hatch_build.digest(ROOT), "the client is out of date: make client"


def test_texts_count_as_sources(tmp_path: Path) -> None:
    hatch_build = builder()
    file = tmp_path / "src/lanai/locales/en/client.ftl"
    file.parent.mkdir(parents=True)
    (tmp_path / "web").mkdir()
    for name in hatch_build.SOURCES:
        if Path(name).suffix:
            (tmp_path / name).write_text("")
    file.write_text("client-a = a")
    before = hatch_build.digest(tmp_path)
    file.write_text("client-a = b")
    assert hatch_build.digest(tmp_path) != before


def test_without_sources_a_built_client_is_enough(tmp_path: Path) -> None:
    hatch_build = builder()
    with pytest.raises(RuntimeError, match="neither"):
        hatch_build.build(tmp_path)
    (tmp_path / "src/lanai/static").mkdir(parents=True)
    (tmp_path / "src/lanai/static/index.html").write_text("")
    hatch_build.build(tmp_path)
