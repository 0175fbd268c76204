"""Points and places (spec section 6). Compiled and interpreted alike.

Everything is counted as after the eruption (6.3): a statue that the lava on its crater would destroy does not
stand. So the same functions tell what a scoring would bring now and what it has brought.
"""

from __future__ import annotations

from ...engine.layout import Row
from .board import (
    BASKETS, BASKET_POINTS, BLACK_PEARL, BUTTERFLIES, CARD_COUNT, EACH, FOREST, FOR_BUTTERFLIES, FOR_FOREST,
    FOR_MAJORITY, FOR_MOUNTAIN, FOR_SEGMENT, LINES, MOUNTAIN, NAUTILUS, NAUTILUS_POINTS, PEARL_POINTS, PLAIN,
    QUIET_TURNS, ROUNDS, SCORING_COUNT, SEGMENTS, SHELL_POINTS, STATUE_POINTS, WHITE_PEARL,
)
from .position import Position

TWIN = True   # compiled: see engine/twin.py

BY_CARDS = len(LINES) - SCORING_COUNT   # the lines from here on are those of the scoring cards


def hit(p: Position, space: int) -> bool:
    """Whether an eruption now would reach the space: the first lava disc hits the mountain, and so on (6.2)."""
    return p.lava[space % SEGMENTS] > MOUNTAIN - space // SEGMENTS


def statues(p: Position, s: int, height: int) -> int:
    """A seat's statues on one kind of terrain that stand."""
    count = 0
    for space in range(height * SEGMENTS, (height + 1) * SEGMENTS):
        if p.statue[space] == s + 1 and not hit(p, space):
            count += 1
    return count


def all_statues(p: Position, s: int) -> int:
    count = 0
    for height in range(PLAIN, MOUNTAIN + 1):
        count += statues(p, s, height)
    return count


def baskets(p: Position, s: int) -> int:
    count = 0
    for card in range(1, CARD_COUNT + 1):
        count += p.kept[s, card] * BASKETS[card]
    return count


def butterflies(p: Position, s: int) -> int:
    count = 0
    for card in range(1, CARD_COUNT + 1):
        count += p.kept[s, card] * BUTTERFLIES[card]
    return count


def for_card(p: Position, s: int, card: int) -> int:
    """How many of what a scoring card counts a seat has (2.4)."""
    if card == FOR_BUTTERFLIES:
        return butterflies(p, s)
    if card == FOR_FOREST:
        return statues(p, s, FOREST)
    if card == FOR_MOUNTAIN:
        return statues(p, s, MOUNTAIN)
    count = 0
    if card == FOR_MAJORITY:
        for height in range(PLAIN, MOUNTAIN + 1):
            if statues(p, s, height) > statues(p, 1 - s, height):   # H-57
                count += 1
    if card == FOR_SEGMENT:
        for segment in range(SEGMENTS):
            complete = 1
            for height in range(PLAIN, MOUNTAIN + 1):
                space = height * SEGMENTS + segment
                if p.statue[space] != s + 1 or hit(p, space):
                    complete = 0
            count += complete
    return count


def counted(p: Position, s: int, line: int) -> int:
    """How many of what a line of the scoring counts."""
    if line < 3:
        return statues(p, s, MOUNTAIN - line)
    if line == 3:
        return baskets(p, s)
    if line == 4:
        return p.kept[s, WHITE_PEARL] + p.kept[s, BLACK_PEARL]
    if line == 5:
        return p.kept[s, NAUTILUS] if p.round == ROUNDS else 0
    if line == 6:
        return p.shells[s] if p.round == ROUNDS else 0
    return for_card(p, s, line - BY_CARDS) if holds(p, s, line - BY_CARDS) else 0


def holds(p: Position, s: int, card: int) -> bool:
    return p.holder[card] == s + 1


def points(p: Position, s: int, line: int) -> int:
    """What a line of the scoring brings (6.3)."""
    if line == 3:
        return BASKET_POINTS if baskets(p, s) > baskets(p, 1 - s) else 0
    if line == 4:
        return PEARL_POINTS[p.kept[s, WHITE_PEARL] + 2 * p.kept[s, BLACK_PEARL]]
    count = counted(p, s, line)
    if line < 3:
        return count * STATUE_POINTS[MOUNTAIN - line]
    if line == 5:
        return count * NAUTILUS_POINTS
    if line == 6:
        return count * SHELL_POINTS
    return count * EACH[line - BY_CARDS]


def scored(p: Position, s: int) -> int:
    """What the next scoring would bring now; after the end, what the second one has brought."""
    count = 0
    for line in range(len(LINES)):
        count += points(p, s, line)
    return count


def total(p: Position, s: int) -> int:
    """A seat's points, as if the game ended now with a scoring."""
    return p.banked[s] + scored(p, s)


def scores(p: Position, out: Row) -> None:
    """Every seat's points, as if the game ended now."""
    for s in range(p.players):
        out[s] = total(p, s)


def drawn(p: Position) -> bool:
    """The safeguard has ended the game (H-66)."""
    return QUIET_TURNS > 0 and p.quiet >= QUIET_TURNS


def beats(p: Position, a: int, b: int) -> bool:
    """Whether seat a is placed before seat b: points, statues on the island, not the first player (section 7)."""
    if drawn(p):
        return False
    if total(p, a) != total(p, b):
        return total(p, a) > total(p, b)
    if all_statues(p, a) != all_statues(p, b):
        return all_statues(p, a) > all_statues(p, b)
    return b == p.first


def place(p: Position, s: int) -> int:
    return 2 if beats(p, 1 - s, s) else 1


def ranks(p: Position, out: Row) -> None:
    """Every seat's place from 1."""
    for s in range(p.players):
        out[s] = place(p, s)
