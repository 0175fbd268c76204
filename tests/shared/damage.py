"""Readable positions with something wrong in them. Nothing here names a game: what could stand in a place is what
stands in places like it."""

from __future__ import annotations

import copy
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

Path = tuple[Any, ...]               # the keys and indexes that lead to a place
Words = dict[Path, list[Any]]        # by the names on the way to a place, what stands there or in places like it

FAR = (-1, 0, 1, 9, 99, 1000)
ODD = (None, True, "", "?", "\N{FISH CAKE WITH SWIRL DESIGN}", -1, 0.5, 10**30, [], {}, [None], {"": 0})


def names(path: Path) -> Path:
    """The same for all seats and all entries of a list."""
    return tuple(key for key in path if isinstance(key, str))


def places(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """All there is in it."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield (*path, key), value
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


def words_of(positions: Iterable[Any]) -> Words:
    """What these positions have in their places; and under names(path) + (None,), how the entries of a place are
    called."""
    found: dict[Path, dict[str, Any]] = defaultdict(dict)
    for position in positions:
        for path, value in places(position):
            if isinstance(path[-1], str):
                found[*names(path[:-1]), None][path[-1]] = path[-1]
            if not isinstance(value, dict | list):
                found[names(path)][repr(value)] = value
    return {path: list(values.values()) for path, values in found.items()}


def somewhere(data: Any, chance: random.Random) -> tuple[Path, Any]:
    """A place and what holds it, found level by level: a long list is not damaged more often than one number."""
    path: Path = ()
    holder = data
    while isinstance(data, dict | list) and data and (not path or chance.random() < 0.9):
        holder = data
        path += (chance.choice(list(data) if isinstance(data, dict) else range(len(data))),)
        data = data[path[-1]]
    return path, holder


def damaged(position: Any, words: Words, chance: random.Random) -> Any:
    """A copy with one or two things wrong."""
    wrong = copy.deepcopy(position)
    for _ in range(chance.choice((1, 1, 2))):
        chance.choice(DAMAGES)(wrong, words, chance)
    return wrong


# -- what can be wrong ------------------------------------------------------------------------------------


def another_value(wrong: Any, words: Words, chance: random.Random) -> None:
    path, holder = somewhere(wrong, chance)
    value = holder[path[-1]]
    if type(value) is int:
        holder[path[-1]] = value + chance.choice((-1, 1)) if chance.random() < 0.7 else chance.choice(FAR)
    elif isinstance(value, list):
        chance.shuffle(value)
    elif isinstance(value, dict) and value:
        value[chance.choice(words.get((*names(path), None), [""]))] = value.pop(chance.choice(list(value)))
    else:
        holder[path[-1]] = chance.choice([not value, *words.get(names(path), ())])


def another_type(wrong: Any, words: Words, chance: random.Random) -> None:
    path, holder = somewhere(wrong, chance)
    holder[path[-1]] = copy.deepcopy(chance.choice(ODD))


def swapped(wrong: Any, words: Words, chance: random.Random) -> None:
    path, holder = somewhere(wrong, chance)
    other = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[path[-1]], holder[other] = holder[other], holder[path[-1]]


def lost(wrong: Any, words: Words, chance: random.Random) -> None:
    path, holder = somewhere(wrong, chance)
    del holder[path[-1]]


def doubled(wrong: Any, words: Words, chance: random.Random) -> None:
    path, holder = somewhere(wrong, chance)
    if isinstance(holder, list):
        holder.insert(path[-1], copy.deepcopy(holder[path[-1]]))
    else:
        holder[chance.choice(words.get((*names(path[:-1]), None), [""]))] = copy.deepcopy(holder[path[-1]])


def moved(wrong: Any, words: Words, chance: random.Random) -> None:
    """From one list to another, or one less here and one more in a place like it: between players, mostly."""
    path, holder = somewhere(wrong, chance)
    value = holder[path[-1]]
    if isinstance(holder, list) and isinstance(value, str):
        lists = [other for _, other in places(wrong) if isinstance(other, list)]
        target = chance.choice(lists)
        target.insert(chance.randint(0, len(target)), holder.pop(path[-1]))
    elif type(value) is int:
        like = [place for place, other in places(wrong) if type(other) is int and place != path
                and (names(place) == names(path) or names(place)[:-1] == names(path)[:-1])]
        if like:
            other, to = chance.choice(like), wrong
            for key in other[:-1]:
                to = to[key]
            holder[path[-1]] -= 1
            to[other[-1]] += 1


DAMAGES: tuple[Callable[[Any, Words, random.Random], None], ...] = (
    another_value, another_value, moved, moved, swapped, lost, doubled, another_type)
