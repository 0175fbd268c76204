"""Small readers for positions described as JSON; BadPosition names the field that cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from .errors import BadPosition


def known(field: str, data: Any, fields: Sequence[str]) -> None:
    if not isinstance(data, Mapping):
        raise BadPosition(field or "position", "not an object")
    for key in data:
        if key not in fields:
            raise BadPosition(f"{field}.{key}".lstrip("."), f"unknown; there are {', '.join(fields)}")


def same_match(p: Any, data: Mapping[str, Any], variants: Iterable[str]) -> None:
    """A description may repeat what the match is, but not change it."""
    variant = list(variants)[p.variant]
    if data.get("players", p.players) != p.players:
        raise BadPosition("players", f"the match has {p.players}")
    if data.get("variant", variant) != variant:
        raise BadPosition("variant", f"the match is {variant!r}")


def by_seat(field: str, data: Mapping[str, Any], players: int, fields: Sequence[str]) -> list[Any]:
    """What is said of each player; of those not named, nothing."""
    named = items(field, data.get(field, []), None)
    if len(named) > players:
        raise BadPosition(field, f"{len(named)} {field} for {players} players")
    for s, one in enumerate(named):
        known(f"{field}[{s}]", one, fields)
    return [*named, *({} for _ in range(players - len(named)))]


def number(field: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(field, f"{value!r} is not a whole number from {low} to {high}")
    return value


def flag(field: str, value: Any) -> int:
    if not isinstance(value, bool):
        raise BadPosition(field, f"{value!r} is neither true nor false")
    return int(value)


def choice(field: str, value: Any, names: Sequence[str]) -> int:
    """Its number among the names; an empty name keeps the number of a thing that cannot be chosen."""
    if not isinstance(value, str) or not value or value not in names:
        raise BadPosition(field, f"{value!r} is none of {', '.join(filter(None, names))}")
    return names.index(value)


def items(field: str, value: Any, count: int | None) -> list[Any]:
    if not isinstance(value, list) or (count is not None and len(value) != count):
        raise BadPosition(field, "not a list" if count is None else f"not a list of {count}")
    return value


def pairs(field: str, value: Any) -> list[tuple[str, Any]]:
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise BadPosition(field, "not an object")
    return list(value.items())


def mapping(field: str, value: Any, names: Sequence[str]) -> Iterator[tuple[int, Any]]:
    for name, content in pairs(field, value):
        yield choice(field, name, names), content
