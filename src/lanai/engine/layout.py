"""Flat positions: one class describes the fields, one record of bytes holds them.

    class Position:
        seat = i8()                           # a number
        hand = i8(PLAYERS, COLOURS, sees=OWNER)   # a table of numbers, first index the owner

`Layout(Position)` makes the NumPy dtype. Compiled rules work on the record itself, interpreted rules on a
*view* of the same bytes: plain Python integers for numbers, memoryviews for tables. The view is ten times
faster than `np.recarray` and honest about integers (NumPy scalars would wrap without a word).
"""

from __future__ import annotations

import ctypes
from typing import Any, Protocol, cast, overload

import numpy as np
import numpy.typing as npt

# Who may see a field: everybody; only the seat of its first index; the partners of that seat too; nobody.
PUBLIC, OWNER, TEAM, HIDDEN = "public", "owner", "team", "hidden"

Bytes = npt.NDArray[Any]   # an array of records


class Row(Protocol):
    """A field with one index, an array of random words, a list of moves."""

    def __getitem__(self, i: int, /) -> int: ...
    def __setitem__(self, i: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A field with several indexes; it is always indexed fully."""

    def __getitem__(self, i: tuple[int, ...], /) -> int: ...
    def __setitem__(self, i: tuple[int, ...], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Field:
    """One declared field: its NumPy code, its shape, who may see it."""

    def __init__(self, code: str, shape: tuple[int, ...], sees: str) -> None:
        if sees not in (PUBLIC, OWNER, TEAM, HIDDEN):
            raise ValueError(f"sees={sees!r}")
        self.code, self.shape, self.sees = code, shape, sees


class Kind:
    """A number type; calling it declares a field (type checkers are told what the field will read as)."""

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self, *, sees: str = ...) -> int: ...
    @overload
    def __call__(self, size: int, /, *, sees: str = ...) -> Row: ...
    @overload
    def __call__(self, size: int, other: int, /, *more: int, sees: str = ...) -> Grid: ...
    def __call__(self, *shape: int, sees: str = PUBLIC) -> Any:
        return Field(self.code, shape, sees)


i8, i16, i32, i64 = Kind("i1"), Kind("i2"), Kind("i4"), Kind("i8")

_CTYPES = {"i1": ctypes.c_int8, "i2": ctypes.c_int16, "i4": ctypes.c_int32, "i8": ctypes.c_int64}


class Layout:
    """The bytes of a position class."""

    def __init__(self, position: type) -> None:
        self.fields = {name: field for name, field in vars(position).items() if isinstance(field, Field)}
        self.dtype = np.dtype([(n, f.code, f.shape) for n, f in self.fields.items()], align=True)
        self.size = self.dtype.itemsize
        self._plain = self._class(checked=False)
        self._checked = self._class(checked=True)

    def new(self, count: int = 1) -> Bytes:
        """An array of positions, all zero."""
        return np.zeros(count, self.dtype)

    def copy(self, positions: Bytes) -> Bytes:
        """The same positions once more, byte for byte (NumPy's own copy leaves out what lies between fields)."""
        other = self.new(len(positions))
        other.view("u1")[:] = positions.view("u1")
        return other

    def view(self, positions: Bytes, i: int = 0, checked: bool = False) -> Any:
        """positions[i] as plain Python over the same bytes. A checked view refuses numbers that do not fit
        their field also where ctypes would cut them (memoryviews always refuse)."""
        octets = memoryview(cast(Any, positions.view("u1")))[i * self.size:(i + 1) * self.size]
        view: Any = (self._checked if checked else self._plain).from_buffer(octets)
        for name, field in self.fields.items():
            if field.shape:
                start = cast(Any, self.dtype.fields)[name][1]
                stop = start + int(np.prod(field.shape)) * int(field.code[1])
                code: Any = np.dtype(field.code).char
                object.__setattr__(view, name, octets[start:stop].cast(code, field.shape))
        return view

    def twice(self, view: Any) -> Any:
        """A view of a copy, to try something out."""
        other = self.view(self.new())
        ctypes.memmove(ctypes.addressof(other), ctypes.addressof(view), self.size)
        return other

    def _class(self, checked: bool) -> type[ctypes.Structure]:
        fields: list[tuple[str, Any]] = []
        at = 0
        for name, field in self.fields.items():
            start = cast(Any, self.dtype.fields)[name][1]
            if start > at:
                fields.append((f"_pad{at}", ctypes.c_char * (start - at)))
            size = int(field.code[1])
            if field.shape:
                size *= int(np.prod(field.shape))
                fields.append((f"_{name}", ctypes.c_char * size))
            else:
                fields.append((name, _CTYPES[field.code]))
            at = start + size
        body: dict[str, Any] = {"_pack_": 1, "_layout_": "ms", "_fields_": fields}
        if checked:
            limit = {n: 1 << (8 * int(f.code[1]) - 1) for n, f in self.fields.items() if not f.shape}

            def store(self: ctypes.Structure, name: str, value: int) -> None:
                if name not in limit:
                    raise AttributeError(f"{name} is not a number of the position")
                if not -limit[name] <= value < limit[name]:
                    raise OverflowError(f"{value} does not fit {name}")
                ctypes.Structure.__setattr__(self, name, value)

            body["__setattr__"] = store
        return type("View", (ctypes.Structure,), body)


class Records(list[Any]):
    """An array of positions as a list of views; storing one copies its bytes, as in NumPy."""

    def __init__(self, layout: Layout, positions: Bytes) -> None:
        super().__init__(layout.view(positions, i) for i in range(len(positions)))

    def __setitem__(self, i: Any, source: Any) -> None:
        ctypes.memmove(ctypes.addressof(self[i]), ctypes.addressof(source), ctypes.sizeof(source))
