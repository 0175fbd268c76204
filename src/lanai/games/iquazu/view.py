"""What an Iquazú player is shown: the table with every derived fact for all, hand and payments for one seat alone.

preview.py tells what a move will do, why.py why one is refused.
"""

from __future__ import annotations

import msgspec

from .board import (
    BONUS, COLOUR_COUNT, COLOURS, COLUMNS, FIRST_TILES, FIXED_COLUMN, HAND_LIMIT, KIND_NAMES, KIND_POINTS, KINDS, LAP,
    LAST_FRAME, LIGHT_COLUMNS, POINTS, ROCK_COLOUR, ROCK_ROW, ROWS, SLOTS, SPREAD, STRIP_COLUMNS, STRIPS, WALL,
)
from .payments import Cards, Payment, best_payment, colours, payments, shortage
from .position import AFTER, DISCARD, DROP, PAY, PHASES, VARIANTS, Position
from .preview import preview as preview
from .rules import has_gem, last_open, price
from .scoring import (
    SLOT_BASE, column_key, column_place, column_tie, key_column, key_gems, place, row_key, row_leader, row_tie,
    tile_points, total, track,
)
from .why import why as why

# -- the wall ---------------------------------------------------------------------------------------------


class Slot(msgspec.Struct, frozen=True):
    """A slot: free, blocked by a drop, or with the gem of a seat."""

    slot: int
    colour: str
    row: int
    gem: int | None
    drop: bool


class Standing(msgspec.Struct, frozen=True):
    """A seat in a column, best first: its gems, the lowest of them, and its points if that column were scored now.
    `tie`: somebody has as many gems, so the lowest decides."""

    seat: int
    place: int
    gems: int
    lowest: int
    tie: bool
    points: int


class Column(msgspec.Struct, frozen=True):
    """A rock column; `state` is scored, open or closed. `price` is for open ones; `points` go to the ranks."""

    col: int
    state: str
    price: int | None
    points: list[int]
    free: int
    slots: list[Slot]
    standings: list[Standing]


class Claim(msgspec.Struct, frozen=True):
    """A seat's gems in a row of the open columns; `col` and `slot` are those of the gem that decides a tie."""

    seat: int
    gems: int
    col: int
    slot: int


class Row(msgspec.Struct, frozen=True):
    """A row with its tile. `tie` says what puts the leader before others with as many gems: column, slot, or ""."""

    row: int
    tile: str | None
    leader: int | None
    tie: str
    claims: list[Claim]


class Back(msgspec.Struct, frozen=True):
    """A wall column of tiles that lie face down, `light` or `dark` ones."""

    col: int
    back: str
    count: int


# -- the players ------------------------------------------------------------------------------------------


class Line(msgspec.Struct, frozen=True):
    """One line of a score, the same lines for every seat: `column1` and so on with the gems that lie there, a kind of
    points tile with how many, `before` for columns of which a described position tells no more."""

    what: str
    count: int
    points: int


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a seat. `score` is `track` (columns) and `tile_points` together; `space` and `lap` are
    where the marker stands on the score track; `now` is what a scoring of the first column would bring."""

    seat: int
    held: int
    gems: int
    tiles: dict[str, int]
    track: int
    tile_points: int
    score: int
    space: int
    lap: int
    lines: list[Line]
    now: int
    now_tiles: list[str]


class Table(msgspec.Struct, frozen=True):
    variant: str
    seat: int
    first: int
    turn: int
    phase: str
    frame: int
    last_frame: int
    bonus_column: int
    wall_columns: int
    water: int                 # who has the water box
    drops: int                 # supply
    drop_due: bool             # this turn ends with a drop, unless there is a scoring first
    drop_slot: int | None      # where the next drop would fall, in the first open column
    chosen: Slot | None        # phase pay
    chosen_col: int | None
    strips: list[str]
    columns: list[Column]
    rows: list[Row]
    backs: list[Back]
    unseen: dict[str, dict[str, int]]   # tiles face down by back and kind: anybody can work them out
    pile: int
    discard: Cards
    players: list[Player]
    ranking: list[int] | None


def public(p: Position) -> Table:
    """What everybody is shown."""
    over, first = p.seat < 0, column_view(p, p.frame)
    return Table(
        variant=list(VARIANTS)[p.variant], seat=p.seat, first=p.first, turn=p.turn,
        phase="over" if over else PHASES[p.phase], frame=p.frame, last_frame=LAST_FRAME,
        bonus_column=p.frame + BONUS, wall_columns=WALL, water=p.water, drops=p.drops,
        drop_due=p.seat == p.water and not p.scored and p.phase != DISCARD,
        drop_slot=next((slot.slot for slot in first.slots if slot.gem is None and not slot.drop), None),
        chosen=slot_view(p, p.col, p.slot) if p.phase == PAY else None, chosen_col=p.col or None,
        strips=[STRIPS[p.rock[c] // STRIP_COLUMNS] for c in range(1, FIXED_COLUMN, STRIP_COLUMNS)],
        columns=[column_view(p, c) for c in range(1, COLUMNS + 1)],
        rows=[row_view(p, row) for row in range(1, ROWS + 1)], backs=backs(p),
        unseen={"light": unseen(p, 0, LIGHT_COLUMNS), "dark": unseen(p, LIGHT_COLUMNS, SPREAD)},
        pile=p.pile_left, discard=colours([p.discard[c] for c in range(COLOUR_COUNT)]),
        players=[player_view(p, s, first) for s in range(p.players)],
        ranking=[place(p, s) for s in range(p.players)] if over else None,
    )


def slot_view(p: Position, c: int, slot: int) -> Slot:
    what, rock = p.cell[c, slot], p.rock[c]
    gem = what - 1 if 0 < what < DROP else None
    return Slot(slot, COLOURS[ROCK_COLOUR[rock][slot]], ROCK_ROW[rock][slot], gem, what == DROP)


def column_view(p: Position, c: int) -> Column:
    slots = [slot_view(p, c, slot) for slot in range(1, SLOTS + 1)]
    is_open = p.frame <= c <= last_open(p) and p.seat >= 0
    return Column(
        col=c, state="open" if is_open else "closed" if c > last_open(p) else "scored",
        price=price(p, c) if is_open else None, points=list(POINTS[p.players][c][:p.players - 1]),
        free=sum(slot.gem is None and not slot.drop for slot in slots), slots=slots, standings=standings(p, c),
    )


def standings(p: Position, c: int) -> list[Standing]:
    found = []
    for s in range(p.players):
        rank, key = column_place(p, c, s), column_key(p, c, s)
        if rank:
            points = POINTS[p.players][c][rank - 1] if rank < p.players else 0
            found.append(Standing(s, rank, key // SLOT_BASE, key % SLOT_BASE, column_tie(p, c, s) > 0, points))
    return sorted(found, key=lambda standing: standing.place)


def row_view(p: Position, row: int) -> Row:
    leader = row_leader(p, row)
    tie = row_tie(p, row, leader) if leader >= 0 else 0
    keys = [(row_key(p, row, s), s) for s in range(p.players)]
    return Row(
        row=row, tile=KIND_NAMES[p.face_up[row]] or None, leader=leader if leader >= 0 else None,
        tie="slot" if tie % 100 else "column" if tie else "",
        claims=[Claim(s, key_gems(key), key_column(key), key % SLOT_BASE)
                for key, s in sorted(keys, reverse=True) if key],
    )


def backs(p: Position) -> list[Back]:
    counts = [(i, sum(p.face_down[i, row] > 0 for row in range(1, ROWS + 1))) for i in range(SPREAD)]
    return [Back(FIRST_TILES + i, "light" if i < LIGHT_COLUMNS else "dark", count) for i, count in counts if count]


def unseen(p: Position, start: int, stop: int) -> dict[str, int]:
    kinds = [p.face_down[i, row] for i in range(start, stop) for row in range(1, ROWS + 1)]
    return {KIND_NAMES[kind]: kinds.count(kind) for kind in range(1, KINDS) if kind in kinds}


def player_view(p: Position, s: int, first: Column) -> Player:
    points = track(p, s) + (tile_points(p, s) if p.seat < 0 else 0)   # the marker moves for tiles at the end
    return Player(
        seat=s, held=p.held[s], gems=p.gems[s],
        tiles={KIND_NAMES[kind]: p.won[s, kind] for kind in range(1, KINDS) if p.won[s, kind]},
        track=track(p, s), tile_points=tile_points(p, s), score=total(p, s),
        space=(points - 1) % LAP + 1 if points else 0, lap=max(0, points - 1) // LAP + 1, lines=breakdown(p, s),
        now=sum(standing.points for standing in first.standings if standing.seat == s) if p.seat >= 0 else 0,
        now_tiles=[KIND_NAMES[p.face_up[row]] for row in range(1, ROWS + 1)
                   if p.seat >= 0 and row_leader(p, row) == s],
    )


def breakdown(p: Position, s: int) -> list[Line]:
    """The score line by line, counted from columns and tiles; the lines add up to the total."""
    lines = [Line("before", 0, p.gained[s, 0])]
    lines += [Line(f"column{c}", column_key(p, c, s) // SLOT_BASE, p.gained[s, c]) for c in range(1, COLUMNS + 1)]
    return lines + [Line(KIND_NAMES[kind], p.won[s, kind], p.won[s, kind] * KIND_POINTS[kind])
                    for kind in range(1, KINDS) if KIND_POINTS[kind]]


# -- for one seat alone -----------------------------------------------------------------------------------


class Offer(msgspec.Struct, frozen=True):
    """A free slot of an open column for this seat: what it costs, the cheapest sensible payment, how many there are,
    and how many cards of its colour (or pairs) are missing. `legal`: it can be chosen now."""

    col: int
    slot: int
    price: int
    best: Payment | None
    ways: int
    missing: int
    legal: bool


class Own(msgspec.Struct, frozen=True):
    """A seat's own hand; what it cannot see of the cards (draw pile and other hands); what it can pay."""

    hand: Cards
    hidden: Cards
    offers: list[Offer]
    payments: list[Payment]    # phase pay, own turn: all of them, the best first
    surplus: int               # phase discard, own turn: so many cards have to go


def private(p: Position, seat: int) -> Own:
    mine = p.seat == seat
    counts = [p.hand[seat, c] for c in range(COLOUR_COUNT)]
    hidden = [sum(p.hand[s, c] for s in range(p.players) if s != seat)
              + sum(p.pile[i] == c + 1 for i in range(p.pile_left)) for c in range(COLOUR_COUNT)]
    acting = mine and p.phase not in (PAY, AFTER, DISCARD) and has_gem(p, seat)
    return Own(
        hand=colours(counts), hidden=colours(hidden),
        offers=[offer(p, seat, c, slot, acting) for c in range(p.frame, last_open(p) + 1) if p.seat >= 0
                for slot in range(1, SLOTS + 1) if p.cell[c, slot] == 0],
        payments=payments(p, seat, p.col, p.slot) if mine and p.phase == PAY else [],
        surplus=max(0, p.held[seat] - HAND_LIMIT) if mine and p.phase == DISCARD else 0,
    )


def offer(p: Position, seat: int, c: int, slot: int, acting: bool) -> Offer:
    best = best_payment(p, seat, c, slot)
    return Offer(c, slot, price(p, c), best, len(payments(p, seat, c, slot)), shortage(p, seat, c, slot),
                 acting and best is not None)
