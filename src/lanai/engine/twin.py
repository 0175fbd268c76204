"""The compiled copy of a rules module: same text, every function through Numba.

A module that says `TWIN = True` keeps to the subset that compiles. Imported normally it runs interpreted:
debugger, coverage and the server use it so. `twin(module)` is its compiled copy for bots and batches: each
function with its neighbours' twins in place of the neighbours, nested tuples of numbers as constant arrays.

Algorithms that serve every game are written once with a placeholder `game = None`; `twin(module, game=...)`
binds it. With `compiled=False` the copy stays interpreted, so that the same search runs while a subprocess
still compiles.
"""

from __future__ import annotations

import sys
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from . import shelf

# Rules allocate nothing, so that counting references would only cost time (a third of it).
OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False}

_made: dict[str, ModuleType] = {}


def twin(module: ModuleType, game: ModuleType | None = None, compiled: bool = True,
         bounds: bool = False) -> ModuleType:
    """A copy of the module, made once: compiled (with bounds checks if asked), its placeholder bound."""
    if not getattr(module, "TWIN", False):
        raise TypeError(f"{module.__name__} is a plain module; one with TWIN = True can be compiled")
    if game is None and not compiled:
        return module
    name = _name(module, game, compiled, bounds)
    if name not in _made:
        _made[name] = _copy(module, name, game, compiled, bounds)
    return _made[name]


def together(name: str, modules: list[ModuleType], compiled: bool = True, bounds: bool = False) -> ModuleType:
    """One namespace over several modules of a game: what a placeholder `game` is bound to."""
    name = f"{name}.{_tag(compiled, bounds)}"
    if name not in _made:
        new = _made[name] = ModuleType(name)
        for module in modules:
            copied = twin(module, compiled=compiled, bounds=bounds)
            vars(new).update({k: v for k, v in vars(copied).items() if not k.startswith("_")})
        new.__dict__["__over__"] = modules
    return _made[name]


def stamp(module: ModuleType, game: ModuleType | None = None, bounds: bool = False) -> str:
    """The name of the folder where this copy's compiled functions lie."""
    return shelf.stamp([module, *(getattr(game, "__over__", []) if game else [])], OPTIONS, bounds)


def _tag(compiled: bool, bounds: bool) -> str:
    return ("twin_bounds" if bounds else "twin") if compiled else "plain"


def _name(module: ModuleType, game: ModuleType | None, compiled: bool, bounds: bool) -> str:
    bound = "" if game is None else "." + game.__name__.replace(".", "_")
    return f"{module.__name__}{bound}.{_tag(compiled, bounds)}"


def _copy(module: ModuleType, name: str, game: ModuleType | None, compiled: bool, bounds: bool) -> ModuleType:
    new = ModuleType(name, module.__doc__)
    scope: dict[str, Any] = new.__dict__
    scope["__file__"], scope["__over__"] = module.__file__, [module]
    sys.modules[name] = new   # Numba looks the module of a function from the cache up by name
    own: list[FunctionType] = []
    for key, value in vars(module).items():
        if key.startswith("__"):
            continue
        if key == "game" and game is not None:
            value = game
        elif isinstance(value, ModuleType) and getattr(value, "TWIN", False):
            value = twin(value, _for(value, game), compiled, bounds)
        elif isinstance(value, FunctionType):
            owner = sys.modules[value.__module__]
            if owner is module:
                own.append(value)
            elif getattr(owner, "TWIN", False):
                value = getattr(twin(owner, _for(owner, game), compiled, bounds), value.__name__)
        elif compiled and isinstance(value, tuple) and type(value) is tuple and _is_table(value):
            value = np.array(value, np.int64)
        scope[key] = value
    folder = stamp(module, game, bounds) if compiled else ""
    for function in own:
        copied: Any = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        copied.__module__, copied.__qualname__ = name, function.__name__
        scope[function.__name__] = _compile(copied, folder, bounds) if compiled else copied
    return new


def _for(module: ModuleType, game: ModuleType | None) -> ModuleType | None:
    """What a module used by another one is bound to: the same, if it has a placeholder, too."""
    return game if hasattr(module, "game") else None


def _is_table(value: Any) -> bool:
    """A rectangular nest of integers (others cannot be constant arrays)."""
    if not value:
        return False
    if all(type(v) is int for v in value):
        return True
    if not all(type(v) is tuple and _is_table(v) for v in value):
        return False
    return len({np.shape(v) for v in value}) == 1


def _compile(function: FunctionType, folder: str, bounds: bool) -> Any:
    import numba  # half a second: only those who compile pay it

    options: Any = OPTIONS | {"boundscheck": bounds}
    return shelf.shelved(numba.njit(**options)(function), folder)
