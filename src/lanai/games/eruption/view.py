"""What an Eruption player is shown: the table with every derived fact, the own hand, and what a move will do.

Why a move is refused stands in why.py.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .board import (
    BORDERS, CARDS, CARD_WALL, COUNT, ERUPTIONS, EXITS, HEAT_ERUPTION, HEAT_FLOW, HEAT_WALL,
    HEXES, HEX_NAMES, HOLDS, LAVA_SIDES, MATERIALS, MOST, MOUTHS, NEAR, OPPOSITE, PLACES, RESOURCE, ROLLS, SEAT_OF,
    SHAPES, SHORE, SIDES, SIDE_NAMES, SPACES, STACKS, TILE_NAMES, VILLAGES, VILLAGE_AT, VILLAGE_NAMES, VILLAGE_OF,
    WALLED, WALL_NAMES, COOLING,
)
from .cards import can_relocate, legal_bombs, legal_turns
from .damage import held, zone
from .hands import partner
from .lava import cuts, fitting, is_lava, takes_eruption
from .position import (
    CARD, CLANS, ENDINGS, ERUPTION, EXTERMINATION, FORECAST, MOST_LEGAL, MOVES, PHASES, REPLACE, STACK, TASKS, TILE,
    VARIANTS, Position, partners,
)
from .scoring import bonus, place_of
from .tiles import can_place, can_replace, top_usable, usable_kinds
from .walls import facing_wall, flow_wall, obtainable
from .why import why as why

# -- the table --------------------------------------------------------------------------------------------


class Tile(msgspec.Struct, frozen=True):
    """A tile on the board. `exits` are the sides with lava, `walls` the materials on some of them."""

    tile: str
    turn: int
    exits: list[str]
    walls: dict[str, str]
    source: bool              # an eruption tile


class Hex(msgspec.Struct, frozen=True):
    hex: str
    q: int
    r: int
    resource: str | None
    closed: bool              # walls have held there in this placement
    tile: Tile | None


class Edge(msgspec.Struct, frozen=True):
    """A side of a hex."""

    hex: str
    side: str


class Test(msgspec.Struct, frozen=True):
    """A wall in the way of a tile; it holds with `holds` of 36 rolls."""

    hex: str
    side: str
    wall: str
    holds: int


class Turn(msgspec.Struct, frozen=True):
    """One way to lay a tile on a hex."""

    turn: int
    exits: list[str]
    cards: int                # action cards it brings
    villages: list[str]       # touched, once for each flow


class Spot(msgspec.Struct, frozen=True):
    """A hex where the tile in hand can be laid."""

    hex: str
    wall: str | None          # gained, what is left in the supply considered
    tests: list[Test]         # walls to be tested: all flows there are walled
    bypassed: list[Test]      # walls that fall without a test
    odds: int                 # of 100, that the tile gets there
    turns: list[Turn]


class Border(msgspec.Struct, frozen=True):
    """One of the seven sides of a village, from left to right as its owner sees them."""

    hex: str
    side: str
    contact: bool
    wall: str | None


class Village(msgspec.Struct, frozen=True):
    village: str
    seat: int | None          # nobody's if null
    borders: list[Border]
    open: int                 # flows without a wall
    blocked: int
    expected: float           # degrees in the next assessment


class Claim(msgspec.Struct, frozen=True):
    """An eruption tile: in its row (`free`), `held` by a seat, `placed`, or `gone` with an eliminated player."""

    number: int
    space: int
    seat: int | None
    state: str


class Stack(msgspec.Struct, frozen=True):
    size: int                 # the open tile included
    top: str | None           # Lava Forecasting
    usable: bool              # can be chosen now


class Line(msgspec.Struct, frozen=True):
    """One line of a score: `temperature`, and in Clans `partner`."""

    what: str
    count: int
    points: int


class Player(msgspec.Struct, frozen=True):
    seat: int
    village: str
    temperature: int
    zone: int                 # danger zone, 0 to 3
    highest: int              # Extermination
    cards: int
    stock: dict[str, int]
    bonus: int                # tie-break points
    held: list[int]           # eruption tiles to be placed
    partner: int | None
    eliminated: int           # 0, or the how manieth
    last_turn: bool           # still has one
    score: int
    lines: list[Line]


class Table(msgspec.Struct, frozen=True):
    variant: str
    clans: bool
    extermination: bool
    forecast: bool
    turn: int
    first: int
    seat: int
    phase: str
    task: str
    ending: str               # open, burned, used
    drawn: str | None
    aside: list[str]          # tiles set aside
    spots: list[Spot]         # phases eruption, tile, replace
    allowed: int              # walls that may still be built (before BUILD: if it came now)
    fortified: int
    draft: list[str]          # Relocate: the new walls so far, from border 0
    hexes: list[Hex]
    mouths: list[Edge]        # where the volcano lets lava out
    villages: list[Village]   # all six
    players: list[Player]     # by seat
    teams: list[list[int]]
    stacks: list[Stack]
    left: dict[str, int]      # tiles in the stacks, by shape: everybody can work them out
    lava_discard: dict[str, int]
    deck: int
    card_discard: dict[str, int]
    supply: dict[str, int]
    claims: list[Claim]
    spaces: list[int]         # where danger zones begin and eruption tiles are claimed
    most: int                 # the last space of the burn meter
    odds: dict[str, int]      # of 36, that a wall of the material holds
    shapes: dict[str, list[str]]   # exits of every tile in its first turn
    quiet: list[int]          # Extermination: turns without anything, and how many end the game; the same for good
    ranking: list[int] | None


def public(p: Position) -> Table:
    """What everybody is shown."""
    seat = p.seat
    drawn = p.drawn if seat >= 0 else 0
    usable = usable_kinds(p) if seat >= 0 and p.phase == STACK else 0
    return Table(
        variant=list(VARIANTS)[p.variant], clans=bool(CLANS[p.variant]), extermination=bool(EXTERMINATION[p.variant]),
        forecast=bool(FORECAST[p.variant]), turn=p.turns, first=p.first, seat=seat,
        phase=PHASES[p.phase] if seat >= 0 else "over", task=TASKS[p.task], ending=ENDINGS[p.ending],
        drawn=TILE_NAMES[drawn] if drawn else None,
        aside=[TILE_NAMES[kind] for kind in range(1, SHAPES) for _ in range(p.aside[kind])],
        spots=spots(p), allowed=allowed(p), fortified=p.fortified,
        draft=[WALL_NAMES[p.draft[i]] for i in range(p.border)],
        hexes=[hex_view(p, h) for h in range(HEXES)],
        mouths=[Edge(HEX_NAMES[h], side) for h in range(HEXES) for side in sides(MOUTHS[h])],
        villages=[village_view(p, v) for v in range(VILLAGES)],
        players=[player_view(p, s) for s in range(p.players)], teams=teams(p),
        stacks=[stack_view(p, i, usable) for i in range(STACKS if FORECAST[p.variant] else 1)],
        left=shapes(p.left), lava_discard=shapes(p.spent), deck=p.deck_left,
        card_discard={card: p.used[i] for i, card in enumerate(CARDS) if p.used[i]},
        supply={material: p.supply[i] for i, material in enumerate(MATERIALS, 1)},
        claims=[claim_view(p, n) for n in range(ERUPTIONS)], spaces=list(SPACES), most=MOST,
        odds={material: HOLDS[i] for i, material in enumerate(MATERIALS, 1)},
        shapes={TILE_NAMES[tile]: sides(EXITS[tile][0]) for tile in range(1, len(TILE_NAMES))},
        quiet=[p.quiet, 2 * p.players, p.stale, 10 * p.players] if EXTERMINATION[p.variant] else [],
        ranking=[place_of(p, s) for s in range(p.players)] if seat < 0 else None,
    )


def sides(bits: int) -> list[str]:
    return [name for side, name in enumerate(SIDE_NAMES) if bits >> side & 1]


def shapes(row: Any) -> dict[str, int]:
    return {TILE_NAMES[kind]: row[kind] for kind in range(1, SHAPES) if row[kind]}


def stack_view(p: Position, i: int, usable: int) -> Stack:
    open_ = p.tops[i]
    return Stack(p.size[i] + (1 if open_ else 0), TILE_NAMES[open_] or None, top_usable(p, i, usable))


def hex_view(p: Position, h: int) -> Hex:
    q, r = PLACES[h]
    return Hex(HEX_NAMES[h], q, r, WALL_NAMES[RESOURCE[h]] if RESOURCE[h] else None, bool(p.closed >> h & 1),
               tile_view(p, h) if p.tile[h] else None)


def tile_view(p: Position, h: int) -> Tile:
    walls = {SIDE_NAMES[side]: WALL_NAMES[flow_wall(p, h, side)] for side in range(SIDES) if flow_wall(p, h, side)}
    return Tile(TILE_NAMES[p.tile[h]], p.turn[h], sides(p.exits[h]), walls, p.tile[h] >= SHAPES)


def village_view(p: Position, v: int) -> Village:
    s = SEAT_OF[p.players][v]
    borders, open_, blocked, expected = [], 0, 0, 0.0
    for i, (h, side) in enumerate(BORDERS[v]):
        wall, contact = p.village_walls[s, i] if s >= 0 else 0, bool(p.exits[h] >> side & 1)
        borders.append(Border(HEX_NAMES[h], SIDE_NAMES[side], contact, WALL_NAMES[wall] if wall else None))
        if contact and wall:
            blocked += 1
            expected += HEAT_WALL * (ROLLS - HOLDS[wall]) / ROLLS
        elif contact:
            open_ += 1
            expected += HEAT_FLOW
    if s >= 0:
        expected = min(expected, MOST - p.heat[s])
    return Village(VILLAGE_NAMES[v], s if s >= 0 else None, borders, open_, blocked, round(expected, 1))


def player_view(p: Position, s: int) -> Player:
    lines = breakdown(p, s)
    other = partner(p, s)
    return Player(
        seat=s, village=VILLAGE_NAMES[VILLAGE_OF[p.players][s]], temperature=p.heat[s], zone=zone(p, s),
        highest=p.highest[s], cards=p.cards[s], stock={name: p.stock[s, i] for i, name in enumerate(MATERIALS, 1)},
        bonus=bonus(p, s), held=[n + 1 for n in range(ERUPTIONS) if p.claimed[n] == s + 1 and not p.laid[n]],
        partner=other if other >= 0 else None, eliminated=p.out[s], last_turn=bool(p.queue >> s & 1),
        score=sum(line.points for line in lines), lines=lines)


def breakdown(p: Position, s: int) -> list[Line]:
    """The score line by line: the temperature of the own village, and of the partner's."""
    lines = [Line("temperature", p.heat[s], -p.heat[s])]
    return lines + [Line("partner", p.heat[other], -p.heat[other]) for other in partners(p, s)]


def teams(p: Position) -> list[list[int]]:
    """Who plays together; every seat alone but in Clans."""
    return [sorted((s, *partners(p, s))) for s in range(p.players) if all(s < other for other in partners(p, s))]


def claim_view(p: Position, n: int) -> Claim:
    seat = p.claimed[n] - 1 if p.claimed[n] else None
    placed = any(p.tile[h] == SHAPES + n for h in range(HEXES))
    state = "free" if seat is None else "placed" if placed else "gone" if p.laid[n] else "held"
    return Claim(n + 1, SPACES[n], seat, state)


def allowed(p: Position) -> int:
    if p.seat < 0 or p.out[p.seat]:
        return 0
    if PHASES[p.phase] == "build":
        return p.allowed
    return 0 if PHASES[p.phase] == "discard" else 1 + p.fortified + (1 if zone(p, p.seat) else 0)


# -- where the tile in hand can go ------------------------------------------------------------------------


def spots(p: Position) -> list[Spot]:
    """Every legal hex with every legal turn, and what it brings."""
    if p.seat < 0:
        return []
    if p.phase == ERUPTION:
        tile = SHAPES + held(p, p.seat) - 1
        return [spot(p, h, tile, 1) for h in range(HEXES) if takes_eruption(p, h)]
    if p.phase == REPLACE:
        return [spot(p, h, p.drawn, fitting(p, h, p.drawn)) for h in range(HEXES)
                if is_lava(p, h) and fitting(p, h, p.drawn)]
    if p.phase == TILE:
        return [spot(p, h, p.drawn, fitting(p, h, p.drawn)) for h in range(HEXES)
                if p.tile[h] == 0 and not p.closed >> h & 1 and fitting(p, h, p.drawn)]
    return []


def spot(p: Position, h: int, tile: int, turns: int) -> Spot:
    gains = p.seat >= 0 and p.out[p.seat] == 0
    wall = obtainable(p, RESOURCE[h]) if gains and p.tile[h] == 0 else 0
    facing = [wall_view(p, NEAR[h][side], OPPOSITE[side]) for side in range(SIDES) if facing_wall(p, h, side)]
    tested = p.phase == TILE and facing and len(facing) == COUNT[LAVA_SIDES[p.face[h]]]
    return Spot(
        hex=HEX_NAMES[h], wall=WALL_NAMES[wall] if wall else None, tests=facing if tested else [],
        bypassed=[] if tested else facing, odds=through(facing) if tested else 100,
        turns=[turn_view(p, h, EXITS[tile][turn], turn, gains) for turn in range(SIDES) if turns >> turn & 1])


def wall_view(p: Position, h: int, side: int) -> Test:
    wall = flow_wall(p, h, side)
    return Test(HEX_NAMES[h], SIDE_NAMES[side], WALL_NAMES[wall], HOLDS[wall])


def through(walls: list[Test]) -> int:
    """Of 100: that at least one of the walls breaks."""
    all_hold = 1.0
    for wall in walls:
        all_hold *= wall.holds / ROLLS
    return round(100 * (1 - all_hold))


def turn_view(p: Position, h: int, exits: int, turn: int, gains: bool) -> Turn:
    touched = exits & SHORE[h]
    cards = COUNT[touched & ~p.exits[h]] if gains else 0
    names = [VILLAGE_NAMES[VILLAGE_AT[h][side]] for side in range(SIDES) if touched >> side & 1]
    return Turn(turn, sides(exits), cards, names)


# -- what only one seat is shown --------------------------------------------------------------------------


class Card(msgspec.Struct, frozen=True):
    """Cards of one kind in hand."""

    card: str
    count: int
    playable: bool            # for its effect, now
    wall: str                 # printed on it
    gives: str | None         # what a trade would bring now; null: nothing


class Own(msgspec.Struct, frozen=True):
    hand: list[Card]
    partner: dict[str, int] | None    # the partner's hand
    two_for_a_tile: bool              # two cards can be traded for a tile now


def private(p: Position, seat: int) -> Own:
    """The own cards and, in Clans, the partner's."""
    acting = p.seat == seat and p.phase == CARD
    hand = [Card(card, p.hand[seat, i], acting and playable(p, i), WALL_NAMES[CARD_WALL[i]],
                 WALL_NAMES[obtainable(p, CARD_WALL[i])] if obtainable(p, CARD_WALL[i]) else None)
            for i, card in enumerate(CARDS) if p.hand[seat, i]]
    other = partner(p, seat)
    theirs = {card: p.hand[other, i] for i, card in enumerate(CARDS) if p.hand[other, i]} if other >= 0 else None
    return Own(hand, theirs, acting and p.cards[seat] > 1 and can_place(p))


def playable(p: Position, card: int) -> bool:
    """Whether the mover's card can be played for its effect (5.6)."""
    out = [0] * MOST_LEGAL
    checks: dict[str, Any] = {
        "aftershock": lambda: legal_turns(p, out, 0), "quake": lambda: can_replace(p),
        "lava_flow": lambda: can_place(p), "rain": lambda: p.heat[p.seat] > 0, "relocate": lambda: can_relocate(p),
        "fortify": lambda: True, "bomb": lambda: legal_bombs(p, out, 0),
        "sinkhole": lambda: any(is_lava(p, h) for h in range(HEXES) if not cuts(p, out) >> h & 1),
    }
    return bool(checks[CARDS[card]]())


# -- preview ----------------------------------------------------------------------------------------------


class Heat(msgspec.Struct, frozen=True):
    seat: int
    origin: int
    degrees: int


class Preview(msgspec.Struct, frozen=True):
    """What a move will certainly do, and the odds where dice decide."""

    tile: str | None = None        # laid, turned or taken off
    exits: list[str] = []          # it will have
    cards: int = 0                 # drawn
    villages: list[str] = []       # touched, once for each flow
    wall: str | None = None        # gained
    tests: list[Test] = []
    bypassed: list[Test] = []
    odds: int = 100                # of 100, that the tile gets there
    lost: list[Test] = []          # flow walls that go to the supply
    heats: list[Heat] = []
    draws: bool = False            # a lava tile is drawn
    walls: int = 0                 # more may be built
    ends: bool = False             # the turn is over


def preview(p: Position, move: int) -> Preview:
    family, args = MOVES.family(move), MOVES.args(move)
    if family in ("tile", "eruption", "replace"):
        return preview_tile(p, family, args)
    if "hex" in args and family != "build":
        h = HEX_NAMES.index(str(args["hex"]))
        if family == "bomb":
            return Preview(lost=[wall_view(p, h, SIDE_NAMES.index(str(args["side"])))])
        lost = [wall_view(p, h, side) for side in range(SIDES) if WALLED[p.walls[h]] >> side & 1]
        if family == "sinkhole":
            return Preview(tile=TILE_NAMES[p.tile[h]], lost=lost)
        exits = EXITS[p.tile[h]][int(args["turn"])]
        turned = turn_view(p, h, exits, int(args["turn"]), True)
        return Preview(tile=TILE_NAMES[p.tile[h]], exits=turned.exits, cards=turned.cards, villages=turned.villages,
                       lost=lost)
    if family == "rain":
        return Preview(heats=[Heat(p.seat, p.heat[p.seat], max(0, p.heat[p.seat] - COOLING))])
    if family == "fortify":
        return Preview(walls=1)
    if family == "trade":
        return Preview(wall=WALL_NAMES[obtainable(p, CARD_WALL[CARDS.index(str(args["card"]))])])
    if family == "done":
        return Preview(ends=ends_turn(p))
    return Preview(draws=family in ("quake", "lava_flow", "trade_tile") or args.get("answer") == "yes")


def preview_tile(p: Position, family: str, args: dict[str, Any]) -> Preview:
    h, turn = HEX_NAMES.index(args["hex"]), int(args.get("turn", 0))
    tile = SHAPES + held(p, p.seat) - 1 if family == "eruption" else p.drawn
    here = spot(p, h, tile, 1 << turn)
    way = here.turns[0]
    lost = [wall_view(p, h, side) for side in range(SIDES) if family == "replace" and WALLED[p.walls[h]] >> side & 1]
    others = [(p.seat + k) % p.players for k in range(1, p.players)] if family == "eruption" else []
    heats = [Heat(s, p.heat[s], min(MOST, p.heat[s] + HEAT_ERUPTION)) for s in others
             if s != partner(p, p.seat) and not p.out[s]]
    return Preview(tile=TILE_NAMES[tile], exits=way.exits, cards=way.cards, villages=way.villages, wall=here.wall,
                   tests=here.tests, bypassed=here.bypassed, odds=here.odds, lost=lost, heats=heats)


def ends_turn(p: Position) -> bool:
    """Whether `done` ends the turn: nothing can be built, and nothing has to be discarded."""
    stocked = any(p.stock[p.seat, wall] for wall in range(1, len(WALL_NAMES)))
    return not (p.phase == CARD and stocked) and (PHASES[p.phase] == "discard" or p.cards[p.seat] <= 3)
