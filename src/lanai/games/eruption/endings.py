"""END_CHECK (spec 8.4, 8.5, 9): who burns up, last turns, stalemate, the next seat. Compiled."""

from __future__ import annotations

from ...engine.layout import Grid
from ...engine.log import EVERYBODY, note
from .board import CARDS, ERUPTIONS, MOST, WALLS
from .hands import lay_down, partner
from .position import (
    BURNED_UP, EVENT, EXTERMINATION, FOR_GOOD, GOES_ON, HAPPENED, Position, USED_UP,
)
from .scoring import place_of
from .tiles import empty_stack, stack_left

TWIN = True   # compiled: see engine/twin.py

QUIET_ROUNDS = 2
STALE_ROUNDS = 10


def end_check(p: Position, log: Grid) -> None:
    """The end of the seat's turn: who is next, or nobody."""
    if EXTERMINATION[p.variant] != 0:
        last_standing(p, log)
        return
    if p.ending == GOES_ON:
        triggers(p, log)
    p.seat = next_seat(p)
    if p.seat < 0:
        finish(p, log)


def triggers(p: Position, log: Grid) -> None:
    """8.4; if both are true, A counts (E-76)."""
    s = p.seat
    other = partner(p, s)
    everybody = (1 << p.players) - 1
    if p.heat[s] == MOST and (other < 0 or p.heat[other] == MOST):
        p.ending = BURNED_UP
        p.queue = everybody & ~(1 << s)
        if other >= 0:   # E-85
            p.queue &= ~(1 << other)
        empty_stack(p)
    elif stack_left(p) == 0:
        p.ending = USED_UP
        p.queue = everybody
    if p.ending != GOES_ON:
        note(log, EVENT.last, s, EVERYBODY, p.ending, 0, 0, 0)


def next_seat(p: Position) -> int:
    """Clockwise; during last turns the next one who still has one, -1 when there is none."""
    if p.ending == GOES_ON:
        return (p.seat + 1) % p.players
    for k in range(1, p.players + 1):
        s = (p.seat + k) % p.players
        if p.queue & (1 << s) != 0:
            p.queue &= ~(1 << s)
            return s
    return -1


def finish(p: Position, log: Grid) -> None:
    p.seat = -1
    for s in range(p.players):
        note(log, EVENT.over, s, EVERYBODY, p.heat[s], place_of(p, s), 0, 0)


# -- Extermination


def last_standing(p: Position, log: Grid) -> None:
    """9.2: elimination, the last survivor, stalemate (E-94), in this order."""
    if p.heat[p.seat] == MOST and p.out[p.seat] == 0:
        eliminate(p, log)
    p.quiet = 0 if p.stirred & HAPPENED != 0 else p.quiet + 1
    p.stale = 0 if p.stirred & FOR_GOOD != 0 else p.stale + 1
    p.stirred = 0
    if survivors(p) == 1:
        finish(p, log)
    elif p.quiet >= QUIET_ROUNDS * p.players or p.stale >= STALE_ROUNDS * p.players:   # E-92
        note(log, EVENT.stalemate, -1, EVERYBODY, 0, 0, 0, 0)
        finish(p, log)
    else:
        p.seat = (p.seat + 1) % p.players


def survivors(p: Position) -> int:
    count = 0
    for s in range(p.players):
        if p.out[s] == 0:
            count += 1
    return count


def eliminate(p: Position, log: Grid) -> None:
    """Hand and stockpile go back, held eruption tiles leave the game; walls in the village stay (9.2 point 3)."""
    s = p.seat
    for card in range(len(CARDS)):
        while p.hand[s, card] > 0:
            lay_down(p, s, card)
    for wall in range(1, WALLS):
        p.supply[wall] += p.stock[s, wall]
        p.stock[s, wall] = 0
    for n in range(ERUPTIONS):
        if p.claimed[n] == s + 1:
            p.laid[n] = 1
    note(log, EVENT.eliminated, s, EVERYBODY, survivors(p), 0, 0, 0)
    p.out[s] = p.players - survivors(p) + 1
