"""Where compiled functions are kept between runs.

Stock Numba caching goes stale without a word when a callee, a constant or a data file changes. Here every
compiled module has a stamp over all it can reach, and its functions lie in a folder named after the stamp.
Files are pickles with a digest in front: a damaged one is a miss, and none is read from or written to a
folder that others may write to. Writing is atomic, so processes may share the shelf.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import os
import pickle
import platform
import shutil
import stat
import sys
import time
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from importlib.util import resolve_name
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

DATA = (".toml", ".json")
KEPT_DAYS = 60


def root() -> Path | None:
    """The cache folder, ours alone, or None if there is no safe one."""
    named = os.environ.get("LANAI_CACHE")
    try:
        home = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()
        base = Path(named) if named else home / "lanai"
    except RuntimeError:   # somebody without a home
        return None
    try:
        base.mkdir(parents=True, exist_ok=True, mode=0o700)
        base = base.resolve()
        return base if _ours(base) else None
    except OSError:
        return None


def _ours(folder: Path) -> bool:
    """Nobody else can write here, nor put another folder in its place."""
    if not hasattr(os, "getuid"):
        return True
    found = folder.stat()
    if found.st_uid != os.getuid() or found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return False
    above = [parent.stat().st_mode for parent in folder.parents]
    return all(mode & stat.S_ISVTX or not mode & stat.S_IWOTH for mode in above)


def reach(modules: Iterable[ModuleType]) -> list[ModuleType]:
    """These modules and all of our own that they import, directly or not."""
    found: dict[str, ModuleType] = {}
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module.__name__ in found or not getattr(module, "__file__", None):
            continue
        found[module.__name__] = module
        ours = {module.__name__.partition(".")[0], __name__.partition(".")[0]}
        for name in _imports(module):
            if name.partition(".")[0] in ours and name in sys.modules:
                waiting.append(sys.modules[name])
    return [found[name] for name in sorted(found)]


def _imports(module: ModuleType) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(Path(str(module.__file__)).read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), module.__package__)
            names |= {base} | {f"{base}.{alias.name}" for alias in node.names}
    return names


@cache
def machine() -> str:
    """What compiled code depends on besides its text."""
    import llvmlite.binding as llvm  # type: ignore[import-untyped]

    features = llvm.get_host_cpu_features().flatten()
    libraries = [version(name) for name in ("numpy", "numba", "llvmlite")]
    return repr((sys.version, platform.machine(), llvm.get_host_cpu_name(), features, libraries))


def stamp(modules: Iterable[ModuleType], *extra: object) -> str:
    """A digest of the sources and data that the modules can reach, and of the machine."""
    digest = hashlib.sha256(machine().encode() + repr(extra).encode())
    files: set[Path] = set()
    for module in reach(modules):
        digest.update(repr(_in_memory(module)).encode())
        file = Path(str(module.__file__))
        files |= {file} | {path for path in file.parent.iterdir() if path.suffix in DATA}
    for path in sorted(files):
        digest.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:32]


def _in_memory(module: ModuleType) -> list[tuple[str, object]]:
    """What was imported, which is what gets compiled; the file may have been edited since."""
    found: list[tuple[str, object]] = []
    for name, value in sorted(vars(module).items()):
        if isinstance(value, int | tuple):
            found.append((name, value))
        elif isinstance(value, FunctionType) and getattr(module, "TWIN", False):
            code = value.__code__
            numbers = [each for each in code.co_consts if isinstance(each, int | str | tuple)]
            found.append((name, (code.co_code, code.co_names, numbers, value.__defaults__)))
    return found


def read(folder: str, name: str) -> bytes | None:
    """What was written there, or None: absent, damaged, unreadable or not safe."""
    base = root()
    if base is None:
        return None
    try:
        data = (base / folder / name).read_bytes()
    except OSError:
        return None
    with contextlib.suppress(OSError):
        os.utime(base / folder)   # used, so tidy() keeps it
    return data[32:] if hashlib.sha256(data[32:]).digest() == data[:32] else None


def write(folder: str, name: str, data: bytes) -> None:
    """Keep it if that is possible."""
    base = root()
    if base is None:
        return
    path = base / folder / name
    draft = path.with_name(f"{name}.{os.getpid()}.{time.monotonic_ns()}")
    try:
        path.parent.mkdir(exist_ok=True, mode=0o700)
        draft.write_bytes(hashlib.sha256(data).digest() + data)
        draft.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink()


def tidy() -> None:
    """Forget what has not been touched for a long time."""
    base = root()
    if base is None:
        return
    for folder in base.iterdir():
        with contextlib.suppress(OSError):   # another process may be tidying, too
            if folder.is_dir() and time.time() - folder.stat().st_mtime > KEPT_DAYS * 86400:
                shutil.rmtree(folder, ignore_errors=True)


def shelved(function: Any, folder: str) -> Any:
    """A Numba dispatcher that looks on the shelf before it compiles."""
    from numba.core import compiler, serialize
    from numba.core.caching import _Cache

    result: Any = compiler.CompileResult
    dumps: Any = serialize.dumps

    class Shelf(_Cache):
        cache_path = folder

        def _name(self, sig: Any, codegen: Any) -> str:
            key = hashlib.sha256(repr((sig, codegen.magic_tuple())).encode()).hexdigest()[:24]
            return f"{function.py_func.__module__}.{function.py_func.__name__}-{key}"

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            target_context.refresh()
            data = read(folder, self._name(sig, target_context.codegen()))
            return data and result._rebuild(target_context, *pickle.loads(data))

        def save_overload(self, sig: Any, data: Any) -> None:
            if not data.lifted and not data.library.has_dynamic_globals:
                write(folder, self._name(sig, data.codegen), dumps(data._reduce()))

        def enable(self) -> None: ...
        def disable(self) -> None: ...
        def flush(self) -> None: ...

    function._cache = Shelf()
    return function
