"""The boat sails (spec 5.1, 5.5 to 5.10, 6): cards, discs home, refill, scorings, the end of the turn.

A function that may have to wait for a decision sets phase and seat and returns True; the decision goes on with
`go_on`. Compiled and interpreted alike.
"""

from __future__ import annotations

from ...engine.layout import Grid
from ...engine.log import EVERYBODY, note
from .board import (
    DISCS, LAVA, LAVA_DISCS, LEVELS, LINES, MARKET_PRIESTESS, MOST_QUIET, MOUNTAIN, PLAIN, POOL, PREBUYING, PRICES,
    PRIESTESS, ROUNDS, SCORING_COUNT, SEGMENTS, SHELL, SLOTS, SPACE_COUNT, STATUE, STATUES,
)
from .position import (
    ACTION, BUY, CARD, EVENT, NO_STATUE, OCCUPIED, ON_BEACH, PREBUY, Position, SHIFT,
)
from .scoring import BY_CARDS, counted, drawn, hit, holds, place, points, scored, total

TWIN = True   # compiled: see engine/twin.py


def sum_on(p: Position, s: int, beach: int) -> int:
    """The total of a seat's numbered discs on a beach."""
    count = 0
    for i in range(DISCS):
        if p.disc[s, i] == beach:
            count += i + 1
    return count


def lava_supply(p: Position) -> int:
    count = LAVA_DISCS
    for segment in range(SEGMENTS):
        count -= p.lava[segment]
    return count


def statues_left(p: Position, s: int) -> int:
    """A seat's supply of statues."""
    count = STATUES
    for space in range(SPACE_COUNT):
        if p.statue[space] == s + 1:
            count -= 1
    return count


# -- SAIL and DISTRIBUTE ----------------------------------------------------------------------------------


def sail(p: Position, steps: int, invoked: bool, log: Grid) -> None:
    origin = p.boat
    p.boat = (origin + steps) % SEGMENTS
    note(log, EVENT.sail, p.turn, EVERYBODY, origin, p.boat, steps, 0)
    if invoked:   # section 8, H-63
        p.lava[p.boat] += 1
        note(log, EVENT.summon, p.turn, EVERYBODY, p.boat, p.lava[p.boat], 0, 0)
    if p.deck_left[LEVELS - 1] == 0 and empty(p, p.boat):   # H-54, H-55
        before_scoring(p, log)
    else:
        distribute(p, log)


def empty(p: Position, segment: int) -> bool:
    return p.slot[segment, 0] == 0 and p.slot[segment, 1] == 0


def card_slot(p: Position, segment: int) -> int:
    """The first slot with a card."""
    return 0 if p.slot[segment, 0] > 0 else 1


def kinds_at(p: Position, segment: int) -> int:
    """How many different cards lie at a segment (H-25)."""
    if empty(p, segment):
        return 0
    if p.slot[segment, 0] == 0 or p.slot[segment, 1] == 0 or p.slot[segment, 0] == p.slot[segment, 1]:
        return 1
    return 2


def distribute(p: Position, log: Grid) -> None:
    """Who has the higher sum chooses first, whoever sailed (H-23); equal sums above zero cannot be (5.3)."""
    first = sum_on(p, 0, p.boat)
    second = sum_on(p, 1, p.boat)
    if first == second:
        note(log, EVENT.nobody, -1, EVERYBODY, p.boat, 0, 0, 0)
        end_landing(p, log)
        return
    s = 0 if first > second else 1
    lower = min(first, second)
    note(log, EVENT.choose, s, EVERYBODY, p.boat, max(first, second), lower, kinds_at(p, p.boat))
    if kinds_at(p, p.boat) == 2:
        p.waiting = 2 - s if lower > 0 else 0
        p.phase = CARD
        p.seat = s
    elif not receive(p, s, card_slot(p, p.boat), log):   # H-26, H-27, H-28
        end_landing(p, log)


def go_on(p: Position, log: Grid) -> None:
    """A receiver has finished; the other one is next, if one waits for the other card (H-29)."""
    if p.waiting > 0:
        s = p.waiting - 1
        p.waiting = 0
        if receive(p, s, card_slot(p, p.boat), log):
            return
    end_landing(p, log)


def receive(p: Position, s: int, slot: int, log: Grid) -> bool:
    """A card is taken and carried out; True if its owner has to decide something."""
    card = p.slot[p.boat, slot]
    p.slot[p.boat, slot] = 0
    p.quiet = -1   # END_TURN makes it 0
    note(log, EVENT.card, s, EVERYBODY, p.boat, slot, card, 0)
    if card == STATUE:
        build(p, s, log)
    elif card == PRIESTESS:
        return priestess(p, s, log)
    elif card == SHELL:
        p.shells[s] += 1
        p.phase = BUY
        p.seat = s
        return can_buy_any(p, s)
    else:
        p.kept[s, card] += 1
    return False


def build(p: Position, s: int, log: Grid) -> None:
    """5.8: a statue under the shaman, if that can be (H-33, H-37)."""
    space = p.shaman[s]
    reason = -1
    if space < SEGMENTS * PLAIN:
        reason = ON_BEACH
    elif p.statue[space] > 0:
        reason = OCCUPIED
    elif statues_left(p, s) == 0:
        reason = NO_STATUE
    if reason >= 0:
        note(log, EVENT.idle, s, EVERYBODY, reason, space, 0, 0)
        return
    p.statue[space] = s + 1
    note(log, EVENT.build, s, EVERYBODY, space, statues_left(p, s), 0, 0)


def priestess(p: Position, s: int, log: Grid) -> bool:
    """5.9: one lava disc must be moved, if any lies on a crater (H-34, H-35)."""
    if lava_supply(p) < LAVA_DISCS:
        p.phase = SHIFT
        p.seat = s
        return True
    note(log, EVENT.calm, s, EVERYBODY, 0, 0, 0, 0)
    recall(p, s, log)
    return False


def shift(p: Position, origin: int, target: int, log: Grid) -> None:
    p.lava[origin] -= 1
    p.lava[target] += 1
    note(log, EVENT.shift, p.seat, EVERYBODY, origin, target, 0, 0)
    recall(p, p.seat, log)


def recall(p: Position, s: int, log: Grid) -> None:
    """The invocation disc comes back (section 8.4, H-59)."""
    if p.invocation[s] != POOL:
        note(log, EVENT.recall, s, EVERYBODY, p.invocation[s], 0, 0, 0)
        p.invocation[s] = POOL


# -- purchases --------------------------------------------------------------------------------------------


def can_buy(p: Position, s: int, item: int) -> bool:
    """Whether the market offers it and the seat can pay (5.10, 6.1); in PREBUY without the Priestess (H-45)."""
    if p.shells[s] < PRICES[item]:
        return False
    if item == MARKET_PRIESTESS:
        return p.priestess == 1 and p.phase == BUY
    return p.holder[item] == 0


def can_buy_any(p: Position, s: int) -> bool:
    count = 0
    for item in range(SCORING_COUNT + 1):
        if can_buy(p, s, item):
            count += 1
    return count > 0


def buy(p: Position, item: int, log: Grid) -> bool:
    """True if a Priestess was bought and waits to be told what to move."""
    s = p.seat
    p.shells[s] -= PRICES[item]
    note(log, EVENT.buy, s, EVERYBODY, item, PRICES[item], p.shells[s], 0)
    if item == MARKET_PRIESTESS:
        p.priestess = 0
        return priestess(p, s, log)
    p.holder[item] = s + 1
    return False


# -- RETURN DISCS, REFILL, END_TURN -----------------------------------------------------------------------


def end_landing(p: Position, log: Grid) -> None:
    return_discs(p, log)
    if refill(p, log):
        before_scoring(p, log)
    else:
        end_turn(p, log)


def return_discs(p: Position, log: Grid) -> None:
    """5.6: all of both players on the landing beach."""
    for s in range(p.players):
        for i in range(DISCS):
            if p.disc[s, i] == p.boat:
                p.disc[s, i] = POOL
                note(log, EVENT.home, s, EVERYBODY, i + 1, p.boat, 0, 0)
        if p.invocation[s] == p.boat:
            recall(p, s, log)


def draw(p: Position, level: int) -> int:
    p.deck_left[level] -= 1
    card = p.deck[level, p.deck_left[level]]
    p.deck[level, p.deck_left[level]] = 0
    return card


def refill(p: Position, log: Grid) -> bool:
    """5.7, slot 0 first (H-47); True when the first scoring interrupts it, whatever the last card was (H-51)."""
    for slot in range(SLOTS):
        for level in range(LEVELS):
            while p.slot[p.boat, slot] == 0 and p.deck_left[level] > 0:
                turn_up(p, level, draw(p, level), slot, log)
                if p.deck_left[level] == 0:
                    note(log, EVENT.exhausted, -1, EVERYBODY, level + 1, 0, 0, 0)
                    if level == 1 and p.round == 1:
                        return True
    return False


def turn_up(p: Position, level: int, card: int, slot: int, log: Grid) -> None:
    """A card fills the slot, or is lava for the crater where the boat is (H-50)."""
    if card != LAVA:
        p.slot[p.boat, slot] = card
        note(log, EVENT.refill, -1, EVERYBODY, p.boat, slot, card, level + 1)
        return
    placed = min(1, lava_supply(p))
    p.lava[p.boat] += placed
    note(log, EVENT.lava, -1, EVERYBODY, p.boat, p.lava[p.boat], level + 1, placed)


def end_turn(p: Position, log: Grid) -> None:
    p.phase = ACTION
    p.quiet = min(p.quiet + 1, MOST_QUIET)
    if drawn(p):
        finish(p, log)
    else:
        p.turn = 1 - p.turn
        p.seat = p.turn


# -- scorings ---------------------------------------------------------------------------------------------


def before_scoring(p: Position, log: Grid) -> None:
    """6.1: the mover may buy first, then the other (H-52)."""
    note(log, EVENT.scoring, -1, EVERYBODY, p.round, 0, 0, 0)
    p.phase = PREBUY
    p.seat = p.turn
    if not may_prebuy(p, p.turn):
        other_prebuys(p, log)


def may_prebuy(p: Position, s: int) -> bool:
    return PREBUYING[p.variant] == 1 and can_buy_any(p, s)


def other_prebuys(p: Position, log: Grid) -> None:
    """The mover has decided or had nothing to decide."""
    if may_prebuy(p, 1 - p.turn):
        p.seat = 1 - p.turn
    else:
        score(p, log)


def score(p: Position, log: Grid) -> None:
    """6.2 and 6.3; after the first scoring the refill goes on (6.4, H-53)."""
    erupt(p, log)
    for s in range(p.players):
        for line in range(len(LINES)):
            if counted(p, s, line) > 0 or (line >= BY_CARDS and holds(p, s, line - BY_CARDS)):
                note(log, EVENT.points, s, EVERYBODY, line, counted(p, s, line), points(p, s, line), 0)
        note(log, EVENT.scored, s, EVERYBODY, scored(p, s), total(p, s), 0, 0)
    if p.round == ROUNDS:
        finish(p, log)
        return
    for s in range(p.players):
        p.banked[s] = scored(p, s)
    for card in range(SCORING_COUNT):
        p.holder[card] = 0
    p.priestess = 1
    p.round = ROUNDS
    note(log, EVENT.second_round, -1, EVERYBODY, 0, 0, 0, 0)
    refill(p, log)
    end_turn(p, log)


def erupt(p: Position, log: Grid) -> None:
    for segment in range(SEGMENTS):
        if p.lava[segment] > 0:
            note(log, EVENT.erupt, -1, EVERYBODY, segment, p.lava[segment], 0, 0)
            for depth in range(MOUNTAIN - PLAIN + 1):
                space = (MOUNTAIN - depth) * SEGMENTS + segment
                if p.statue[space] > 0 and hit(p, space):
                    note(log, EVENT.destroy, p.statue[space] - 1, EVERYBODY, space, 0, 0, 0)
                    p.statue[space] = 0
            p.lava[segment] = 0


def finish(p: Position, log: Grid) -> None:
    """The game is over."""
    p.seat = -1
    p.phase = ACTION
    for s in range(p.players):
        note(log, EVENT.over, s, EVERYBODY, total(p, s), place(p, s), 1 if drawn(p) else 0, 0)
