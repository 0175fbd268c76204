"""What a Maui player is shown: the table with every derived fact, previews, and why a move is refused.

Everything but the order of the bag is open to all, so there is no private part.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from ...engine.moves import Args
from ...engine.words import Reason, message
from .board import (
    CELLS, COSTS, CRAB_COUNT, CRAB_SPOTS, DOLLAR_POINTS, LAST_SQUARE, MARKET_ROWS, ORNAMENTS, PARTS, PATTERNS,
    PEARL_POINTS, PEARLS, PENALTY_POINTS, POINTS, ROW_VALUE, ROWS, SLOTS, TOKEN_PATTERN, TOKENS, TOP_COUNT, TOP_MIN,
    TOWEL_NAMES, TOWELS, UMBRELLA_COUNT, UMBRELLA_NAMES, UMBRELLA_PAIR, UMBRELLA_SPOTS,
)
from .matches import (
    crab_rows, match_rows, pattern_at, playable, possible_tops, shown, token_rows,
)
from .position import ACTION, EVENTS, LAYOUT, MOST_EVENTS, MOVES, PHASES, TOKEN, UMBRELLA, VARIANTS, Position
from .rules import apply
from .scoring import place, total

# -- the table --------------------------------------------------------------------------------------------


class Cell(msgspec.Struct, frozen=True):
    """One cell of a laid towel. `shows` is its effective pattern, None where it is inactive."""

    row: int
    pattern: str
    shows: str | None
    outside: bool
    token: str | None
    crab: int


class Towel(msgspec.Struct, frozen=True):
    towel: str
    column: int
    top: int
    cells: list[Cell]


class Spot(msgspec.Struct, frozen=True):
    """An umbrella (`kind` as in the data) or a crab (`kind` "crab" with its value) waiting on a beach."""

    column: int
    row: int
    kind: str
    value: int = 0


class Line(msgspec.Struct, frozen=True):
    """One line of a score: what (`yellow`, `white`, `dollars`, `penalties`, `crabs`), how many, points."""

    what: str
    count: int
    points: int


class Beach(msgspec.Struct, frozen=True):
    seat: int
    placed: int
    towels: list[Towel]
    spots: list[Spot]
    dollars: int
    tokens: dict[str, int]
    pearls: dict[str, int]
    penalties: int
    shells: dict[str, int]
    score: int
    lines: list[Line]


class Slot(msgspec.Struct, frozen=True):
    """A place of the market, and what the deciding seat can do with it now."""

    row: int
    slot: int
    towel: str | None
    cost: int
    affordable: bool
    tops: list[int]


class Ornament(msgspec.Struct, frozen=True):
    track: str
    square: int
    token: str
    left: int


class Table(msgspec.Struct, frozen=True):
    variant: str
    part: int
    parts: int
    round: int
    last_round: bool
    seat: int
    first: int
    phase: str
    choice: list[str]         # phase umbrella: the two patterns
    done: bool                # phase tokens: the towel matches, so the turn can be ended
    spare: bool               # only the spare towel is left
    market: list[list[Slot]]
    zones: list[int]
    bag: int
    unseen: list[str]         # the towels in the bag, sorted: anybody can work them out
    ornaments: list[Ornament]
    points: list[int]         # of each square of a track, from 0
    row_values: list[int]     # of rows 1 to 7
    beaches: list[Beach]
    ranking: list[int] | None


def public(p: Position) -> Table:
    """What everybody is shown."""
    seat, phase = p.seat, PHASES[p.phase]
    acting = seat >= 0 and p.phase == ACTION
    market = [[slot_view(p, row, slot, acting) for slot in range(SLOTS)] for row in range(MARKET_ROWS)]
    left = shown(p, seat, p.placed[seat] - 1) if p.phase == TOKEN else 0
    return Table(
        variant=list(VARIANTS)[p.variant], part=p.part, parts=PARTS[p.variant], round=p.round,
        last_round=bool(p.last), seat=seat, first=p.first, phase=phase if seat >= 0 else "over",
        choice=pair(p) if p.phase == UMBRELLA else [],
        done=p.phase == TOKEN and match_rows(p, seat, left) != 0,
        spare=acting and not any(s.tops for row in market for s in row) and zones_empty(p),
        market=market, zones=[p.zones[row] for row in range(MARKET_ROWS)],
        bag=p.bag_left, unseen=sorted(TOWEL_NAMES[p.bag[i]] for i in range(p.bag_left)),
        ornaments=[Ornament(PATTERNS[track], square, TOKENS[token], p.ornaments[i])
                   for i, (track, square, token) in enumerate(ORNAMENTS)],
        points=list(POINTS[:LAST_SQUARE[p.variant] + 1]), row_values=list(ROW_VALUE[1:]),
        beaches=[beach_view(p, s) for s in range(p.players)],
        ranking=[place(p, s) for s in range(p.players)] if seat < 0 else None,
    )


def private(p: Position, seat: int) -> None:
    """Nothing is for one seat alone (section 8)."""
    return


def zones_empty(p: Position) -> bool:
    return all(p.zones[row] == 0 for row in range(MARKET_ROWS))


def pair(p: Position) -> list[str]:
    return [PATTERNS[i] for i in UMBRELLA_PAIR[p.umbrella[p.seat, p.pending]]]


def slot_view(p: Position, row: int, slot: int, acting: bool) -> Slot:
    towel = p.market[row, slot]
    affordable = acting and towel > 0 and COSTS[slot] <= p.dollars[p.seat]
    tops = tops_of(p, towel) if affordable else []
    return Slot(row + 1, slot + 1, TOWEL_NAMES[towel] if towel else None, COSTS[slot], affordable, tops)


def tops_of(p: Position, towel: int) -> list[int]:
    """The heights at which the mover can lay a towel."""
    s = p.seat
    left = shown(p, s, p.placed[s])
    tops = possible_tops(towel, left, ~crab_rows(p, s, p.placed[s] + 1), token_rows(p, left))
    return [TOP_MIN + i for i in range(TOP_COUNT) if tops >> i & 1]


def beach_view(p: Position, s: int) -> Beach:
    spots = [Spot(*UMBRELLA_SPOTS[p.side][i], UMBRELLA_NAMES[p.umbrella[s, i]])
             for i in range(UMBRELLA_COUNT[p.side]) if p.umbrella[s, i]]
    spots += [Spot(*CRAB_SPOTS[p.side][i], "crab", p.crab[s, i])
              for i in range(CRAB_COUNT[p.side]) if p.crab[s, i]]
    return Beach(
        seat=s, placed=p.placed[s], towels=[towel_view(p, s, column) for column in range(p.placed[s] + 1)],
        spots=sorted(spots, key=lambda spot: (spot.column, spot.row)), dollars=p.dollars[s],
        tokens={name: p.tokens[s, i] for i, name in enumerate(TOKENS)},
        pearls={name: p.pearls[s, i] for i, name in enumerate(PEARLS)},
        penalties=p.penalties[s], shells={name: p.shells[s, i] for i, name in enumerate(PATTERNS)},
        score=total(p, s), lines=breakdown(p, s),
    )


def towel_view(p: Position, s: int, column: int) -> Towel:
    top, towel = p.top[s, column], p.towel[s, column]
    cells = []
    for cell in range(CELLS):
        shows, cover, row = pattern_at(p, s, column, cell), p.cover[s, column, cell], top + cell
        cells.append(Cell(
            row=row, pattern=PATTERNS[TOWELS[towel][cell]], shows=PATTERNS[shows] if shows >= 0 else None,
            outside=not 1 <= row <= ROWS, token=TOKENS[cover - 1] if cover > 0 else None, crab=max(0, -cover)))
    return Towel(TOWEL_NAMES[towel], column, top, cells)


def breakdown(p: Position, s: int) -> list[Line]:
    """The score line by line, counted from the pieces; the lines add up to the total."""
    lines = [Line(name, p.shells[s, i], POINTS[p.shells[s, i]]) for i, name in enumerate(PATTERNS)]
    lines += [Line(name, p.pearls[s, i], PEARL_POINTS[p.pearls[s, i]]) for i, name in enumerate(PEARLS)]
    lines.append(Line("dollars", p.dollars[s], p.dollars[s] * DOLLAR_POINTS))
    lines.append(Line("penalties", p.penalties[s], p.penalties[s] * PENALTY_POINTS))
    crabs = [-p.cover[s, column, cell] for column in range(p.placed[s] + 1) for cell in range(CELLS)
             if p.cover[s, column, cell] < 0]
    lines.append(Line("crabs", len(crabs), -sum(crabs)))
    return lines


# -- preview ----------------------------------------------------------------------------------------------


class Match(msgspec.Struct, frozen=True):
    row: int
    pattern: str
    steps: int


class Preview(msgspec.Struct, frozen=True):
    """What a move will certainly do. Only the towel that comes into the market is left to chance."""

    cost: int = 0
    dollars: int = 0                  # taken from a zone
    column: int = 0
    top: int = 0
    matches: list[Match] = []         # made by this move, or by the towel whose tokens are still to be played
    steps: dict[str, int] = {}        # squares each shell really moves
    penalties: int = 0
    umbrella: str | None = None       # covered
    umbrella_lost: str | None = None
    crab: int = 0                     # covered
    needs_token: bool = False         # no match without one
    tokens: list[str] = []            # taken from ornament squares
    points: int = 0                   # change of the mover's score, once the shells have moved
    reveals: bool = False             # a towel is drawn, so the move cannot be taken back


def preview(p: Position, move: int) -> Preview:
    """Play the move on a copy and tell what happened before anything was revealed."""
    s = p.seat
    after: Any = LAYOUT.twice(p)
    log = memoryview(np.zeros((1 + MOST_EVENTS, 7), np.int64))   # type: ignore[arg-type]
    apply(after, move, memoryview(np.ones(4, np.int64)), log)   # type: ignore[arg-type]
    rows = [[log[i, c] for c in range(7)] for i in range(1, log[0, 0] + 1)]
    told: dict[str, Any] = {"matches": [], "steps": {}, "tokens": []}
    points = 0
    for row in rows:
        if EVENTS.revealing[row[0]]:
            told["reveals"] = True
            break
        event = EVENTS.read(row, -1, 0)
        args = event.args
        if event.kind == "take":
            told["cost"] = args["cost"]
            points -= args["cost"] * DOLLAR_POINTS
        elif event.kind == "dollars":
            told["dollars"] = args["count"]
            points += args["count"] * DOLLAR_POINTS
        elif event.kind == "lay":
            told["column"], told["top"] = args["column"], args["top"]
        elif event.kind == "penalty":
            told["penalties"] = told.get("penalties", 0) + 1
            points += PENALTY_POINTS
        elif event.kind == "pearl":
            told["umbrella"] = PEARLS[args["colour"]]
            held = after.pearls[s, args["colour"]]
            points += PEARL_POINTS[held] - PEARL_POINTS[held - 1]
        elif event.kind == "umbrella":
            told["umbrella"] = UMBRELLA_NAMES[args["kind"]]
        elif event.kind == "lost":
            told["umbrella_lost"] = UMBRELLA_NAMES[args["kind"]]
        elif event.kind == "crab":
            told["crab"] = args["value"]
            points -= args["value"]
        elif event.kind == "ornament":
            told["tokens"].append(TOKENS[args["token"]])
        elif event.kind == "step":
            count_step(told, args["pattern"], args["origin"], args["square"], args["row"])
            points += POINTS[args["square"]] - POINTS[args["origin"]]
    if after.seat == s and after.phase != ACTION:
        points += coming(after, s, told)
    return Preview(points=points, **told)


def count_step(told: dict[str, Any], pattern: int, origin: int, square: int, row: int) -> None:
    name = PATTERNS[pattern]
    told["steps"][name] = told["steps"].get(name, 0) + square - origin
    if row:
        told["matches"].append(Match(row, name, ROW_VALUE[row]))


def coming(after: Position, s: int, told: dict[str, Any]) -> int:
    """The matches of a towel that lies, while an umbrella or tokens are still to be decided; their points."""
    column, points = after.placed[s], 0
    rows = match_rows(after, s, shown(after, s, column - 1))
    told["needs_token"] = rows == 0
    squares = {pattern: after.shells[s, pattern] for pattern in range(len(PATTERNS))}
    for cell in range(CELLS):
        row = after.top[s, column] + cell
        if row >= 1 and rows >> row & 1:
            pattern = pattern_at(after, s, column, cell)
            square = min(squares[pattern] + ROW_VALUE[row], LAST_SQUARE[after.variant])
            count_step(told, pattern, squares[pattern], square, row)
            points += POINTS[square] - POINTS[squares[pattern]]
            squares[pattern] = square
    return points


# -- why a move is refused --------------------------------------------------------------------------------


def refuse(ruling: str, id: str, **args: Any) -> Reason:
    return Reason(ruling, message(f"maui-why-{id}", **args))


def why(p: Position, family: str | None, args: Args) -> Reason:
    """The ruling that forbids it; called only for what is not legal. Arguments may be open."""
    if family is None:
        family = next(name for name, domain in MOVES.domains.items() if set(args) <= set(domain))
    if p.phase == UMBRELLA and family != "umbrella":
        return refuse("M-26", "umbrella-first")
    if p.phase == TOKEN and family not in ("token", "done"):
        return refuse("5.1", "turn-open")
    if family == "dollars":
        return refuse("M-5", "zone-empty")
    if family == "towel":
        return why_towel(p, args)
    if family == "spare":
        return refuse("M-9", "spare-dollars") if not zones_empty(p) else refuse("M-45", "spare-towel")
    if family == "umbrella":
        if p.phase != UMBRELLA:
            return refuse("5.2", "no-umbrella")
        a, b = pair(p)
        return refuse("M-28", "other-pair", a=message(f"maui-{a}"), b=message(f"maui-{b}"))
    if family == "done":
        return refuse("5.2", "no-turn") if p.phase == ACTION else refuse("M-38", "no-match-yet")
    return refuse("M-34", "no-towel-yet") if p.phase == ACTION else why_token(p, args)


def why_towel(p: Position, args: Args) -> Reason:
    s = p.seat
    offers = [(row, slot) for row in range(MARKET_ROWS) for slot in range(SLOTS)
              if args.get("row", row + 1) == row + 1 and args.get("slot", slot + 1) == slot + 1]
    there = [(row, slot) for row, slot in offers if p.market[row, slot]]
    if not there:
        return refuse("M-12", "slot-empty")
    cheapest = min(COSTS[slot] for _, slot in there)
    if cheapest > p.dollars[s]:
        return refuse("M-2", "too-dear", cost=cheapest, dollars=p.dollars[s])
    row, slot = next((row, slot) for row, slot in there if COSTS[slot] <= p.dollars[s])
    towel, top = p.market[row, slot], args.get("top")
    if not isinstance(top, int):
        return refuse("M-1", "fits-nowhere", towel=TOWEL_NAMES[towel])
    left, crabs = shown(p, s, p.placed[s]), crab_rows(p, s, p.placed[s] + 1)
    if possible_tops(towel, left, -1, token_rows(p, left)) >> (top - TOP_MIN) & 1:
        return refuse("M-48", "under-crab", row=next(r for r in range(1, ROWS + 1) if crabs >> r & 1))
    return refuse("5.3", "no-match", towel=TOWEL_NAMES[towel], top=top, bottom=top + CELLS - 1)


def why_token(p: Position, args: Args) -> Reason:
    s, row = p.seat, args.get("cell")
    column = p.placed[s]
    tokens = [i for i, name in enumerate(TOKENS) if args.get("token", name) == name]
    held = [i for i in tokens if playable(p, i) > 0]
    if not held:
        return refuse("5.2", "no-token")
    if not isinstance(row, int):
        return refuse("M-36", "token-nowhere")
    cell = row - p.top[s, column]
    if not 0 <= cell < CELLS:
        return refuse("M-33", "other-towel")
    if p.cover[s, column, cell] > 0:
        return refuse("M-35", "has-token")
    shows = pattern_at(p, s, column, cell)
    if shows < 0:
        return refuse("M-36", "inactive")
    if all(TOKEN_PATTERN[i] == shows for i in held):
        return refuse("M-36", "same-pattern")
    return refuse("M-68", "dead-end")
