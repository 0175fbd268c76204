"""The shelf of compiled functions: never stale, never trusting, never in the way."""

import hashlib
import importlib
import json
import os
import pwd
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lanai.engine import shelf
from lanai.engine.twin import stamp

from .toys import change, write

SCRIPT = """
import json, sys
from lanai.engine.twin import stamp, twin
from toy import top
EDIT
copy = twin(top)
results = [copy.answer(1), copy.cell(1, 2), copy.width(), copy.half(-3)]
functions = [copy.answer, copy.cell, copy.width, copy.half]
print(json.dumps(dict(
    results=results, stamp=stamp(top),
    hits=[sum(f.stats.cache_hits.values()) for f in functions],
    misses=[sum(f.stats.cache_misses.values()) for f in functions],
)))
"""
NAMES = ("answer", "cell", "width", "half")
RESULTS = [15, 905, 23, -2]
COMPILED = dict(results=RESULTS, hits=[0, 0, 0, 0], misses=[1, 1, 1, 1])
LOADED = dict(results=RESULTS, hits=[1, 1, 1, 1], misses=[0, 0, 0, 0])


class Desk:
    """A place with the throw-away package, where processes work with some cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = write(folder)
        self.cache = folder / "shelf"

    def start(self, cache: Path | None = None, edit: str = "") -> subprocess.Popen:
        env = {**os.environ, "LANAI_CACHE": str(cache or self.cache), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.Popen([sys.executable, "-c", SCRIPT.replace("EDIT", edit)], cwd=self.folder, env=env,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def end(self, process: subprocess.Popen) -> dict:
        out, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors
        told = json.loads(out)
        self.stamp = told.pop("stamp")
        return told

    def run(self, cache: Path | None = None, edit: str = "") -> dict:
        return self.end(self.start(cache, edit))

    def files(self) -> list[Path]:
        return sorted(path for path in self.cache.rglob("*") if path.is_file())


@pytest.fixture
def desk(tmp_path):
    return Desk(tmp_path)


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    """A desk whose shelf holds everything; for reading only."""
    desk = Desk(tmp_path_factory.mktemp("filled"))
    assert desk.run() == COMPILED
    return desk


def tree(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# -- hits and misses -----------------------------------------------------------------------------------------


def test_a_second_process_compiles_nothing(filled):
    before = tree(filled.cache)
    assert all(any(f".{name}-" in file for file in before) for name in NAMES)
    assert filled.run() == LOADED
    assert tree(filled.cache) == before
    assert {path.parent.name for path in filled.files()} >= {filled.stamp}


def test_what_changed_is_compiled_anew(desk, filled):
    """One after the other, so that each would find the files of the one before."""
    shutil.copytree(filled.cache, desk.cache)
    seen = {filled.stamp}
    for file, old, new, results in (
        ("top.py", "scaled(n) + ", "scaled(n) - ", [5, 905]),       # the source
        ("deep.py", "FACTOR * n", "FACTOR * n + 1", [6, 905]),      # a callee in another module
        ("board.py", "FACTOR = 10", "FACTOR = 20", [16, 905]),      # a constant of a plain module
        ("data.toml", "step = 5", "step = 6", [15, 906]),           # a number of the data
    ):
        change(desk.home / file, old, new)
        assert desk.run() == dict(COMPILED, results=[*results, 23, -2]), file
        seen.add(desk.stamp)
    assert len(seen) == 5


def test_a_source_edited_after_import_does_not_spoil_the_shelf(desk):
    """A long-running process compiles what it has imported, not what lies on the disk by then."""
    top = desk.home / "top.py"
    edited = top.read_text().replace("+ TABLE", "- TABLE")
    assert desk.run(edit=f"open({str(top)!r}, 'w').write({edited!r})")["results"][0] == 15
    assert top.read_text() == edited
    assert desk.run()["results"][0] == 5


@pytest.mark.parametrize(("file", "old", "new"), [
    ("top.py", "scaled(n) + ", "scaled(n) - "),   # an operation
    ("top.py", "n // 2", "n // 3"),               # a number in a function
    ("top.py", "in (1, 2)", "in (1, 5)"),         # several numbers in a function
    ("top.py", "most=4", "most=6"),               # a default
    ("top.py", "(7, 8, 9)", "(7, 8, 1)"),         # a table
    ("top.py", "(3, 4)", "(4, 3)"),               # numbers by name
    ("board.py", "FACTOR = 10", "FACTOR = 20"),
    ("data.toml", "step = 5", "step = 6"),
])
def test_the_stamp_tells_what_was_imported_from_what_lies_there_now(toy, file, old, new):
    assert toy.top
    change(toy.home / file, old, new)
    before = stamp(toy.top)
    for module in (toy.board, toy.deep, toy.top):
        importlib.reload(module)
    assert stamp(toy.top) != before


def test_an_unrelated_file_does_not_change_the_stamp(toy):
    before = stamp(toy.top)
    assert toy.other.NOTE == 1   # even when it is imported
    change(toy.home / "other.py", "1", "2")
    (toy.home / "notes.txt").write_text("something else")
    assert stamp(toy.top) == before


@pytest.mark.parametrize(("file", "old", "new"), [
    ("top.py", "def", "# said otherwise\ndef"), ("deep.py", "* n", "* n + 1"), ("board.py", "10", "20"),
    ("data.toml", "5", "6"),
])
def test_all_that_is_reached_is_in_the_stamp(toy, file, old, new):
    before = stamp(toy.top)
    change(toy.home / file, old, new)
    assert stamp(toy.top) != before


def test_reach_follows_our_own_imports(toy):
    names = [m.__name__.partition(".")[2] for m in shelf.reach([toy.top]) if m.__name__.startswith(toy.name)]
    assert names == ["board", "deep", "top"]


@pytest.fixture
def machine():
    """shelf.machine() worked out anew, here and afterwards."""
    shelf.machine.cache_clear()
    yield shelf.machine
    shelf.machine.cache_clear()


def test_the_stamp_changes_with_the_machine(toy, monkeypatch):
    before = stamp(toy.top)
    monkeypatch.setattr(shelf, "machine", lambda: "another")
    assert stamp(toy.top) != before


@pytest.mark.parametrize("library", ["numpy", "numba", "llvmlite"])
def test_another_version_of_a_library_is_another_machine(machine, monkeypatch, library):
    before, version = machine(), shelf.version
    machine.cache_clear()
    monkeypatch.setattr(shelf, "version", lambda name: "0.0.1" if name == library else version(name))
    assert machine() != before


def test_another_python_is_another_machine(machine, monkeypatch):
    before = machine()
    machine.cache_clear()
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert machine() != before


def test_another_processor_is_another_machine(machine, monkeypatch):
    import llvmlite.binding as llvm

    before = machine()
    machine.cache_clear()
    monkeypatch.setattr(llvm, "get_host_cpu_name", lambda: "abacus")
    assert machine() != before


# -- damage --------------------------------------------------------------------------------------------------


def damage(data: bytes) -> dict[str, bytes]:
    middle = len(data) // 2
    return {
        "truncated": data[:middle],
        "garbage": b"\xde\xad" * 100,
        "flipped": data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1:],
        "empty": b"",
        "header only": data[:32],
        "flipped header": bytes([data[0] ^ 1]) + data[1:],
    }


def test_damaged_files_are_misses_and_are_written_anew(filled, tmp_path):
    cache = tmp_path / "shelf"
    shutil.copytree(filled.cache, cache)
    for name, kind in zip(NAMES, ("truncated", "garbage", "flipped", "empty"), strict=True):
        (path,) = cache.glob(f"*/*.{name}-*")
        path.write_bytes(damage(path.read_bytes())[kind])
    assert filled.run(cache) == COMPILED
    assert set(tree(cache)) == set(tree(filled.cache))   # no drafts are left
    assert filled.run(cache) == LOADED


@pytest.mark.parametrize("kind", damage(b"x" * 100))
def test_damage_is_not_read(tmp_path, monkeypatch, kind):
    monkeypatch.setenv("LANAI_CACHE", str(tmp_path))
    shelf.write("stamp", "name", b"what was compiled")
    assert shelf.read("stamp", "name") == b"what was compiled"
    path = tmp_path / "stamp" / "name"
    path.write_bytes(damage(path.read_bytes())[kind])
    assert shelf.read("stamp", "name") is None


def test_absent_files_are_misses(tmp_path, monkeypatch):
    monkeypatch.setenv("LANAI_CACHE", str(tmp_path))
    assert shelf.read("stamp", "name") is None


# -- folders that cannot or must not be used -----------------------------------------------------------------


def test_an_impossible_folder_does_not_hinder(desk):
    (desk.folder / "file").write_text("in the way")
    assert desk.run(cache=desk.folder / "file" / "shelf") == COMPILED


def test_a_file_in_the_place_of_a_folder_does_not_hinder(tmp_path, monkeypatch):
    monkeypatch.setenv("LANAI_CACHE", str(tmp_path))
    (tmp_path / "stamp").write_text("in the way")
    shelf.write("stamp", "name", b"data")
    assert shelf.read("stamp", "name") is None


def test_a_full_or_forbidden_disk_does_not_hinder(tmp_path, monkeypatch):
    """As when the folder was made by root in the user's home: nothing can be written, nor removed."""
    monkeypatch.setenv("LANAI_CACHE", str(tmp_path))

    def refuse(*args, **kwargs):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    monkeypatch.setattr(Path, "unlink", refuse)
    shelf.write("stamp", "name", b"data")


def test_somebody_without_a_home_has_no_shelf(monkeypatch):
    """As in a container that runs under a number of its own."""
    for name in ("LANAI_CACHE", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)

    def nobody(number):
        raise KeyError(number)

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    assert shelf.root() is None
    assert shelf.read("stamp", "name") is None
    shelf.write("stamp", "name", b"data")


def test_a_folder_that_others_may_write_to_is_not_used(filled, tmp_path):
    """Not even a good file is read there: anybody could have put it there."""
    cache = tmp_path / "shelf"
    shutil.copytree(filled.cache, cache)
    cache.chmod(0o777)
    before = tree(cache)
    assert filled.run(cache) == COMPILED
    assert tree(cache) == before


@pytest.mark.parametrize(("folder", "above", "safe"), [
    (0o700, 0o755, True), (0o755, 0o755, True), (0o700, 0o1777, True),
    (0o770, 0o755, False), (0o707, 0o755, False), (0o1777, 0o755, False), (0o700, 0o777, False),
])
def test_which_folders_are_safe(tmp_path, monkeypatch, folder, above, safe):
    base = tmp_path / "above" / "shelf"
    monkeypatch.setenv("LANAI_CACHE", str(base))
    shelf.write("stamp", "before", b"good")
    base.chmod(folder)
    base.parent.chmod(above)
    assert shelf.root() == (base if safe else None)
    assert shelf.read("stamp", "before") == (b"good" if safe else None)
    shelf.write("stamp", "after", b"good")
    assert (base / "stamp" / "after").exists() == safe


def test_a_folder_of_somebody_else_is_not_used(tmp_path, monkeypatch):
    monkeypatch.setenv("LANAI_CACHE", str(tmp_path))
    monkeypatch.setattr(os, "getuid", lambda: tmp_path.stat().st_uid + 1)
    assert shelf.root() is None


def test_a_link_is_judged_by_where_it_leads(tmp_path, monkeypatch):
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    (tmp_path / "link").symlink_to(tmp_path / "open")
    monkeypatch.setenv("LANAI_CACHE", str(tmp_path / "link"))
    assert shelf.root() is None


def test_a_new_folder_is_ours_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("LANAI_CACHE", str(tmp_path / "new" / "shelf"))
    shelf.write("stamp", "name", b"data")
    for path in (tmp_path / "new" / "shelf", tmp_path / "new" / "shelf" / "stamp"):
        assert path.stat().st_mode & 0o777 == 0o700


# -- company and age -----------------------------------------------------------------------------------------


def test_processes_may_compile_at_the_same_time(desk):
    processes = [desk.start() for _ in range(2)]
    for process in processes:
        assert desk.end(process)["results"] == RESULTS
    assert all(hashlib.sha256(path.read_bytes()[32:]).digest() == path.read_bytes()[:32] for path in desk.files())
    assert desk.run() == LOADED


def test_tidy_forgets_only_what_is_old(tmp_path, monkeypatch):
    monkeypatch.setenv("LANAI_CACHE", str(tmp_path))
    days = {"new": 0, "used": shelf.KEPT_DAYS - 1, "old": shelf.KEPT_DAYS + 1}
    for name, age in days.items():
        shelf.write(name, "function", b"data")
        os.utime(tmp_path / name, (time.time() - age * 86400,) * 2)
    (tmp_path / "file").write_text("")
    os.utime(tmp_path / "file", (0, 0))
    shelf.tidy()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "new", "used"]


def test_tidy_does_not_mind_company(tmp_path, monkeypatch):
    """Another process may tidy at the same time: a folder it has seen can be gone."""
    monkeypatch.setenv("LANAI_CACHE", str(tmp_path))
    shelf.write("stamp", "function", b"data")
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")   # listed, but not there
    monkeypatch.setattr(Path, "is_dir", lambda self: True)
    shelf.tidy()
    assert (tmp_path / "stamp").exists()


def test_tidy_without_a_shelf_is_nothing(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LANAI_CACHE", str(tmp_path / "file" / "shelf"))
    shelf.tidy()
