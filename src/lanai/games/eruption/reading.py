"""Positions from readable JSON, see text.py. BadPosition names the field that cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ...engine.described import by_seat, choice, items, known, mapping, number, pairs, same_match
from ...engine.errors import BadPosition
from .board import (
    BORDER_COUNT, CARDS, CARD_COPIES, CARD_COUNT, COPIES, EDGE, ERUPTIONS, HEXES, HEX_NAMES, LAVA_TILES, MATERIALS,
    MOST, PLAINEST, SHAPES, SIDES, SIDE_NAMES, STACKS, STEP, TILE_NAMES, WALLS, WALLS_A_TURN, WALL_COUNT, WALL_NAMES,
    ZONE_WALLS,
)
from .cards import kinds_besides, pool
from .damage import held, zone
from .lava import lay
from .position import (
    ARRANGE, BUILD, BURNED_UP, ENDINGS, ERUPTION, EXTERMINATION, EXTRA, FORECAST, GOES_ON, MOST_LEGAL,
    PHASES, QUAKE_TILE, REPLACE, TASKS, TILE, TURN_TILE, USED_UP, VARIANTS, Position,
)
from .rules import legal
from .soundness import CHECKS, check
from .tiles import can_place
from .walls import put_flow_wall

FIELDS = (
    "players", "variant", "first", "seat", "turn", "phase", "board", "walls", "supply", "claimed", "ending",
    "last_turns", "villages", "stacks", "tiles_left", "lava_discard", "deck", "card_discard", "eliminated", "quiet",
    "stale", "stirred", "task", "closed", "aside", "source", "drawn", "fortified", "allowed", "gave", "draft",
)
VILLAGE_FIELDS = ("temperature", "hand", "stock", "walls", "highest", "others_hold")
OVER = "over"
LAVA_NAMES = TILE_NAMES[1:SHAPES]


def from_json(p: Position, data: Mapping[str, Any]) -> None:
    """Change a position after setup into the one described; BadPosition names the field that cannot be."""
    known("", data, FIELDS)
    same_match(p, data, VARIANTS)
    p.first = number("first", data.get("first", p.first), 0, p.players - 1)
    p.seat = number("seat", data.get("seat", p.seat), -1, p.players - 1)
    p.turns = number("turn", data.get("turn", p.turns), 1, 30_000)
    villages = by_seat("villages", data, p.players, VILLAGE_FIELDS)
    read_phase(p, data)
    read_board(p, data)
    read_seats(p, data, villages)
    read_end(p, data)
    read_supply(p, data)
    read_tiles(p, data)
    read_cards(p, data, villages)
    read_turn(p, data)
    judge(p)


def judge(p: Position) -> None:
    """What the single fields cannot tell."""
    broken = check(p)
    if broken:
        raise BadPosition(*CHECKS[broken])
    if p.seat >= 0:
        if p.phase == ERUPTION and held(p, p.seat) == 0:
            raise BadPosition("claimed", "there is no eruption tile to place")
        if p.phase == EXTRA and not (zone(p, p.seat) == 3 and can_place(p)):
            raise BadPosition("phase", "no extra tile can be offered")
        if legal(p, [0] * MOST_LEGAL) == 0:
            raise BadPosition("phase", "nothing can be decided")


# -- piece by piece ---------------------------------------------------------------------------------------


def read_phase(p: Position, data: Mapping[str, Any]) -> None:
    now = PHASES[p.phase] if p.seat >= 0 else OVER
    named = choice("phase", data.get("phase", now), (*PHASES, OVER))
    if (named == len(PHASES)) != (p.seat < 0):
        raise BadPosition("phase", "the game is over when no seat decides, and only then")
    p.phase = named % len(PHASES)
    task = TASKS[QUAKE_TILE if p.phase == REPLACE else TURN_TILE]
    p.task = choice("task", data.get("task", task), TASKS)
    p.source = number("source", data.get("source", 0 if "phase" in data else p.source), 0, STACKS - 1)
    for name in items("closed", data.get("closed", []), None):
        p.closed |= 1 << choice("closed", name, HEX_NAMES)
    p.fortified = number("fortified", data.get("fortified", 0), 0, 6)
    if data.get("gave") is not None:
        p.gave = 1 + choice("gave", data["gave"], (*CARDS, *MATERIALS))


def read_board(p: Position, data: Mapping[str, Any]) -> None:
    for h in range(HEXES):
        p.face[h] = EDGE[h]
    for name, text in pairs("board", data.get("board", {})):
        h = choice("board", name, HEX_NAMES)
        tile, _, turn = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if tile not in TILE_NAMES[1:] or turn not in ("", *map(str, range(SIDES))):
            raise BadPosition("board", f"{text!r} is not written like 'L05' or 'L05 1'")
        kind = TILE_NAMES.index(tile)
        if p.tile[h]:
            raise BadPosition("board", f"{name} is named twice")
        lay(p, h, kind, PLAINEST[kind][int(turn or 0)])
        if kind >= SHAPES:
            p.laid[kind - SHAPES] = 1
    for name, wall in pairs("walls", data.get("walls", {})):
        place, _, side = name.partition(" ")
        h, s = choice("walls", place, HEX_NAMES), choice("walls", side, SIDE_NAMES)
        put_flow_wall(p, h, s, 1 + choice("walls", wall, MATERIALS))
    for n, seat in enumerate(items("claimed", data.get("claimed", [None] * ERUPTIONS), ERUPTIONS)):
        p.claimed[n] = 0 if seat is None else 1 + number(f"claimed[{n}]", seat, 0, p.players - 1)


def read_seats(p: Position, data: Mapping[str, Any], villages: Sequence[Any]) -> None:
    for order, seat in enumerate(items("eliminated", data.get("eliminated", []), None), 1):
        p.out[number("eliminated", seat, 0, p.players - 1)] = order
    for n in range(ERUPTIONS):
        if p.claimed[n] and p.out[p.claimed[n] - 1]:
            p.laid[n] = 1
    for s, village in enumerate(villages):
        field = f"villages[{s}]"
        p.heat[s] = number(f"{field}.temperature", village.get("temperature", MOST if p.out[s] else 0), 0, MOST)
        if p.heat[s] % STEP:
            raise BadPosition(f"{field}.temperature", f"the burn meter goes in steps of {STEP}")
        if EXTERMINATION[p.variant]:
            p.highest[s] = number(f"{field}.highest", village.get("highest", p.heat[s]), 0, MOST)
        elif "highest" in village:
            raise BadPosition(f"{field}.highest", "counts in Extermination only")
        if p.out[s]:
            for wall in range(1, WALLS):
                p.stock[s, wall] = 0
        for i, count in mapping(f"{field}.stock", village.get("stock", {}), MATERIALS):
            p.stock[s, i + 1] = number(f"{field}.stock", count, 0, WALL_COUNT[i + 1])
        borders = tuple(map(str, range(BORDER_COUNT)))
        for i, wall in mapping(f"{field}.walls", village.get("walls", {}), borders):
            p.village_walls[s, i] = 1 + choice(f"{field}.walls", wall, MATERIALS)


def read_end(p: Position, data: Mapping[str, Any]) -> None:
    ended = p.seat < 0 and not EXTERMINATION[p.variant]
    p.ending = choice("ending", data.get("ending", ENDINGS[USED_UP if ended else GOES_ON]), ENDINGS)
    for seat in items("last_turns", data.get("last_turns", []), None):
        p.queue |= 1 << number("last_turns", seat, 0, p.players - 1)
    counts = {"quiet": 30_000, "stale": 30_000, "stirred": 3}
    for name, most in counts.items():
        if name in data:
            if not EXTERMINATION[p.variant]:
                raise BadPosition(name, "counts in Extermination only")
            setattr(p, name, number(name, data[name], 0, most))


def read_supply(p: Position, data: Mapping[str, Any]) -> None:
    """What is nowhere else; if the supply is named, it must be that."""
    for wall in range(1, WALLS):
        used = sum(p.stock[s, wall] for s in range(p.players))
        used += sum(p.village_walls[s, i] == wall for s in range(p.players) for i in range(BORDER_COUNT))
        used += sum(p.walls[h] >> 2 * side & 3 == wall for h in range(HEXES) for side in range(SIDES))
        if used > WALL_COUNT[wall]:
            raise BadPosition("walls", f"{used} walls of {WALL_NAMES[wall]}")
        p.supply[wall] = WALL_COUNT[wall] - used
    for i, count in mapping("supply", data.get("supply", {}), MATERIALS):
        if count != p.supply[i + 1]:
            raise BadPosition("supply", f"{p.supply[i + 1]} of {MATERIALS[i]} are left")


def read_tiles(p: Position, data: Mapping[str, Any]) -> None:
    """Board, hand and discard first, then what the stacks name, then the rest as it lay after setup."""
    free = Counter({kind: COPIES[kind] for kind in range(1, SHAPES)})
    free.subtract(p.tile[h] for h in range(HEXES) if 0 < p.tile[h] < SHAPES)
    for i, count in mapping("lava_discard", data.get("lava_discard", {}), LAVA_NAMES):
        p.spent[i + 1] = number("lava_discard", count, 0, COPIES[i + 1])
        free[i + 1] -= count
    for i, count in mapping("aside", data.get("aside", {}), LAVA_NAMES):
        p.aside[i + 1] = number("aside", count, 0, COPIES[i + 1])
        free[i + 1] -= count
    before = [setup_stack(p, i) for i in range(STACKS)]
    drawn, p.drawn = p.drawn, 0
    if p.seat >= 0 and p.phase in (TILE, REPLACE):
        p.drawn = 1 + choice("drawn", data["drawn"], LAVA_NAMES) if "drawn" in data else drawn
        free[p.drawn] -= 1
    elif data.get("drawn") is not None:
        raise BadPosition("drawn", "no tile is in hand in this phase")
    if p.drawn != drawn:
        before[0].insert(0, drawn)
    if min(free.values()) < 0:
        raise BadPosition("board", f"too many tiles {TILE_NAMES[min(free, key=lambda kind: free[kind])]}")
    stacks = [[1 + choice("stacks", name, LAVA_NAMES) for name in items(f"stacks[{i}]", stack, None)]
              for i, stack in enumerate(items("stacks", data["stacks"], stack_count(p)))] if "stacks" in data else []
    for stack in stacks:
        free.subtract(stack)
    if min(free.values()) < 0:
        raise BadPosition("stacks", "there are not so many tiles of that shape")
    fill_stacks(p, data, stacks, before, free)


def fill_stacks(p: Position, data: Mapping[str, Any], stacks: list[list[int]], before: list[list[int]],
                free: Counter[int]) -> None:
    kept: list[list[int]] = [[] for _ in range(stack_count(p))]
    for i in range(len(before)):
        for tile in before[i]:
            if free[tile] > 0:
                free[tile] -= 1
                kept[min(i, len(kept) - 1)].append(tile)
    kept[0] += free.elements()
    rest = [tile for stack in kept for tile in stack]
    named = sum(map(len, stacks))
    if p.ending != GOES_ON:   # the stack is gone, and with A out of the game
        for tile in rest if p.ending != BURNED_UP else ():
            p.spent[tile] += 1
    else:
        count = number("tiles_left", data.get("tiles_left", named + len(rest)), named, named + len(rest)) - named
        for tile in rest[count:]:
            p.spent[tile] += 1
        if "stacks" in data or count < len(rest):
            stacks = stacks or [[] for _ in kept]
            for tile in rest[:count]:
                min(stacks, key=len).append(tile)
        else:
            stacks = kept
    for i in range(STACKS):
        tiles = stacks[i] if i < len(stacks) else []
        p.tops[i] = tiles[0] if tiles and FORECAST[p.variant] else 0
        hidden = tiles[1 if p.tops[i] else 0:][::-1]
        p.size[i] = len(hidden)
        for n in range(LAVA_TILES):
            p.stack[i, n] = hidden[n] if n < len(hidden) else 0
    for kind in range(1, SHAPES):
        p.left[kind] = sum(stack.count(kind) for stack in stacks)


def stack_count(p: Position) -> int:
    return STACKS if FORECAST[p.variant] else 1


def setup_stack(p: Position, i: int) -> list[int]:
    """As it lies, from the tile that comes next."""
    top = [p.tops[i]] if p.tops[i] else []
    return top + [p.stack[i, n] for n in range(p.size[i] - 1, -1, -1)]


def read_cards(p: Position, data: Mapping[str, Any], villages: Sequence[Any]) -> None:
    """Hands that are named, discard and deck first; other hands keep their cards of setup if they can."""
    free = Counter(dict(enumerate(CARD_COPIES)))
    for card, count in mapping("card_discard", data.get("card_discard", {}), CARDS):
        p.used[card] = number("card_discard", count, 0, CARD_COPIES[card])
        free[card] -= count
    hands: list[list[int] | None] = []
    for s, village in enumerate(villages):
        field = f"villages[{s}].hand"
        named = village.get("hand", [] if p.out[s] else None)
        hands.append(None if named is None else [choice(field, name, CARDS) for name in items(field, named, None)])
        free.subtract(hands[s] or [])
    deck = [choice("deck", name, CARDS) for name in items("deck", data.get("deck", []), None)]
    free.subtract(deck)
    if min(free.values()) < 0:
        raise BadPosition("deck", f"too many cards {CARDS[min(free, key=lambda card: free[card])]}")
    rest = [p.deck[n] - 1 for n in range(p.deck_left - 1, -1, -1)]
    for s in range(p.players):
        if hands[s] is None:
            dealt = [card for card in range(len(CARDS)) for _ in range(p.hand[s, card])]
            kept = list(taken(dealt, free))
            hands[s] = [*kept, *taken(rest, free, len(dealt) - len(kept))]
    deck += taken(rest, free)
    deck += free.elements()
    for s in range(p.players):
        for card in range(len(CARDS)):
            p.hand[s, card] = (hands[s] or []).count(card)
        p.cards[s] = len(hands[s] or [])
        for card, count in mapping(f"villages[{s}].others_hold", villages[s].get("others_hold", {}), CARDS):
            p.sure[s, card] = number(f"villages[{s}].others_hold", count, 0, CARD_COPIES[card])
    p.deck_left = len(deck)
    for n in range(CARD_COUNT):
        p.deck[n] = deck[len(deck) - 1 - n] + 1 if n < len(deck) else 0


def taken(wanted: Iterable[int], free: Counter[int], most: int = 99) -> Iterator[int]:
    """Those of the wanted that are free, at most so many."""
    count = 0
    for card in wanted:
        if free[card] > 0 and count < most:
            free[card] -= 1
            count += 1
            yield card


def read_turn(p: Position, data: Mapping[str, Any]) -> None:
    """What hangs on the seat that decides."""
    if p.phase == BUILD and p.seat >= 0:
        allowed = 0 if p.out[p.seat] else WALLS_A_TURN + (ZONE_WALLS if zone(p, p.seat) else 0)
        p.allowed = number("allowed", data.get("allowed", allowed), 0, 9)
    elif data.get("allowed"):
        raise BadPosition("allowed", "walls are built in the phase build")
    draft = items("draft", data.get("draft", []), None)
    if (draft and p.phase != ARRANGE) or len(draft) >= BORDER_COUNT:
        raise BadPosition("draft", "not in the middle of Relocate")
    for name in draft:
        wall = choice("draft", WALL_NAMES[0] if name is None else name, WALL_NAMES)
        if pool(p, wall) == 0 or kinds_besides(p, wall) < 2:
            raise BadPosition("draft", "the village has other walls")
        p.draft[p.border] = wall
        p.border += 1
