"""Why a move is refused: the ruling that forbids it, in words."""

from __future__ import annotations

from typing import Any

from ...engine.moves import Args
from ...engine.words import Message, Reason, message
from .board import (
    BORDER_COUNT, CARDS, CARD_WALL, EXITS, HAND_LIMIT, HEXES, HEX_NAMES, INNER, LAVA_SIDES, MATERIALS,
    MOUTHS, PLAINEST, SHAPES, SIDES, SIDE_NAMES, STACKS, WALL_NAMES,
)
from .cards import pool
from .hands import partner
from .lava import fitting, open_sides
from .position import (
    ARRANGE, BUILD, CARD, DISCARD, ERUPTION, EXTRA, MOVES, PHASES, REPLACE, STACK, TILE, Position,
)
from .tiles import in_stack
from .walls import facing_wall

# The phase in which moves of a family are made; all others belong to CARDS.
HOME = {"eruption": ERUPTION, "stack": STACK, "tile": TILE, "extra": EXTRA, "replace": REPLACE, "arrange": ARRANGE,
        "build": BUILD, "build_village": BUILD, "discard": DISCARD}
# What is to be done first, by phase, with the section that says so.
NOW = {"eruption": "5.3", "stack": "9.3", "tile": "5.4", "extra": "5.5", "cards": "5.1", "replace": "6.6",
       "arrange": "5.6", "build": "5.1", "discard": "5.8"}


def refuse(ruling: str, id: str, **args: Any) -> Reason:
    return Reason(ruling, message(f"eruption-why-{id}", **args))


def why(p: Position, family: str | None, args: Args) -> Reason:
    """The ruling that forbids it; called only for what is not legal. Arguments may be open."""
    if family is None:
        fitting_ = [name for name, domain in MOVES.domains.items() if set(args) <= set(domain)]
        here = [name for name in fitting_ if HOME.get(name, CARD) == p.phase]
        family = (here or fitting_)[0]
    if family == "done" and p.phase in (CARD, BUILD, DISCARD):
        return refuse("5.8", "too-many-cards", most=HAND_LIMIT)
    if family == "done" or HOME.get(family, CARD) != p.phase:
        now = PHASES[p.phase]
        return Reason(NOW[now], message(f"eruption-why-now-{now}"))
    return REASONS[family](p, args)


def named(args: Args, name: str, names: tuple[str, ...]) -> int | None:
    """The place of an argument in its domain; None if it is open, or names nothing there is."""
    value = args.get(name)
    return names.index(value) if isinstance(value, str) and value in names else None


def turn_of(args: Args) -> int | None:
    turn = args.get("turn")
    return turn if isinstance(turn, int) and 0 <= turn < SIDES else None


def card_word(card: int) -> Message:
    return message(f"eruption-card-{CARDS[card]}")


def wall_word(wall: int) -> Message:
    return message(f"eruption-wall-{WALL_NAMES[wall]}")


# -- tiles ------------------------------------------------------------------------------------------------


def why_eruption(p: Position, args: Args) -> Reason:
    h = named(args, "hex", HEX_NAMES)
    if h is None:
        return refuse("5.3", "no-such-hex")
    if p.tile[h]:
        return refuse("6.3", "occupied", hex=HEX_NAMES[h])
    return refuse("6.3", "rock-beside", hex=HEX_NAMES[h])


def why_stack(p: Position, args: Args) -> Reason:
    stack = args.get("stack")
    i = stack if isinstance(stack, int) and 0 <= stack < STACKS else 0
    if not p.tops[i]:
        return refuse("9.3", "stack-empty", stack=i)
    return refuse("E-88", "top-useless", stack=i)


def why_tile(p: Position, args: Args) -> Reason:
    h = named(args, "hex", HEX_NAMES)
    if h is None:
        return refuse("6.2", "no-hex-that-way")
    name = HEX_NAMES[h]
    if p.tile[h]:
        return refuse("6.2", "occupied", hex=name)
    if p.closed >> h & 1:
        return refuse("E-29", "closed", hex=name)
    if not LAVA_SIDES[p.face[h]]:
        return refuse("6.2", "no-lava", hex=name)
    return why_unfit(p, h, args, p.drawn)


def why_unfit(p: Position, h: int, args: Args, tile: int) -> Reason:
    """A turn that does not fit, or that looks like another."""
    turn, name = turn_of(args), HEX_NAMES[h]
    if turn is None:
        return refuse("6.1", "fits-nohow", hex=name)
    plain = PLAINEST[tile][turn]
    if plain != turn:
        return refuse("3.1", "same-turn", turn=turn, plain=plain)
    exits, lava = EXITS[tile][turn], LAVA_SIDES[p.face[h]]
    walled = [side for side in range(SIDES) if lava >> side & 1 and not exits >> side & 1 and facing_wall(p, h, side)]
    if walled:
        return refuse("E-33", "wall-no-excuse", hex=name, side=SIDE_NAMES[walled[0]].upper())
    missing = lava & ~exits
    if missing & MOUTHS[h]:
        return refuse("E-23", "mouth-shut", hex=name)
    if missing:
        side = next(side for side in range(SIDES) if missing >> side & 1)
        return refuse("6.1", "rock-on-lava", hex=name, side=SIDE_NAMES[side].upper())
    return refuse("6.1", "lava-on-rock", hex=name)


def why_replace(p: Position, args: Args) -> Reason:
    h = named(args, "hex", HEX_NAMES)
    if h is None:
        return refuse("6.6", "no-hex-that-way")
    return no_lava_tile(p, h, "6.6") or why_unfit(p, h, args, p.drawn)


def no_lava_tile(p: Position, h: int, section: str) -> Reason | None:
    if p.tile[h] >= SHAPES:
        return refuse("E-46", "source-tile")
    return None if p.tile[h] else refuse(section, "no-tile", hex=HEX_NAMES[h])


# -- cards ------------------------------------------------------------------------------------------------


def no_card(p: Position, card: str) -> Reason | None:
    i = CARDS.index(card)
    return None if p.hand[p.seat, i] else refuse("5.6", "no-card", card=card_word(i))


def why_aftershock(p: Position, args: Args) -> Reason:
    missing = no_card(p, "aftershock")
    h, turn = named(args, "hex", HEX_NAMES), turn_of(args)
    if missing:
        return missing
    if h is None:
        return refuse("E-42", "nothing-to-turn")
    there = no_lava_tile(p, h, "6.5")
    if there:
        return there
    if turn is not None and PLAINEST[p.tile[h]][turn] == p.turn[h]:
        return refuse("E-45", "same-exits", hex=HEX_NAMES[h])
    if fitting(p, h, p.tile[h]) == 1 << p.turn[h]:
        return refuse("6.5", "cannot-turn", hex=HEX_NAMES[h])
    return why_unfit(p, h, args, p.tile[h])


def why_quake(p: Position, args: Args) -> Reason:
    return no_card(p, "quake") or (
        refuse("E-51", "quake-useless") if in_stack(p) else refuse("E-54", "no-tiles"))


def why_lava_flow(p: Position, args: Args) -> Reason:
    return no_card(p, "lava_flow") or no_tile_to_place(p)


def no_tile_to_place(p: Position) -> Reason:
    return refuse("5.6", "no-place-for-any") if in_stack(p) else refuse("E-54", "no-tiles")


def why_rain(p: Position, args: Args) -> Reason:
    return no_card(p, "rain") or refuse("E-43", "cold")


def why_relocate(p: Position, args: Args) -> Reason:
    return no_card(p, "relocate") or refuse("E-57", "nothing-to-move")


def why_arrange(p: Position, args: Args) -> Reason:
    border, wall = args.get("border", p.border), named(args, "wall", WALL_NAMES)
    if border != p.border:
        return refuse("5.6", "next-border", border=p.border)
    if wall is not None and pool(p, wall) == 0:
        return refuse("E-57", "none-left", wall=wall_word(wall))
    return refuse("5.6", "same-arrangement")


def why_fortify(p: Position, args: Args) -> Reason:
    return no_card(p, "fortify") or refuse("5.6", "no-card", card=card_word(CARDS.index("fortify")))


def why_sinkhole(p: Position, args: Args) -> Reason:
    missing = no_card(p, "sinkhole")
    h = named(args, "hex", HEX_NAMES)
    if missing:
        return missing
    if h is None:
        return refuse("E-42", "nothing-to-remove")
    return no_lava_tile(p, h, "6.7") or refuse("E-47", "needed", hex=HEX_NAMES[h])


def why_bomb(p: Position, args: Args) -> Reason:
    missing = no_card(p, "bomb")
    if missing:
        return missing
    standing = any(p.walls[h] for h in range(HEXES)) or any(
        p.village_walls[s, i] for s in range(p.players) for i in range(BORDER_COUNT))
    return refuse("5.6", "no-wall-there") if standing else refuse("E-56", "no-wall")


def why_trade(p: Position, args: Args) -> Reason:
    card = named(args, "card", CARDS)
    if card is None:
        return refuse("5.6", "no-cards")
    missing = no_card(p, CARDS[card])
    return missing or refuse("E-64", "nothing-gained", wall=wall_word(CARD_WALL[card]))


def why_trade_tile(p: Position, args: Args) -> Reason:
    cards = [card for card in (named(args, name, CARDS) for name in ("first", "second")) if card is not None]
    for card in cards:
        if p.hand[p.seat, card] < cards.count(card):
            return refuse("5.6", "no-card", card=card_word(card))
    if p.cards[p.seat] < 2:
        return refuse("E-63", "two-cards")
    if not in_stack(p):
        return refuse("E-54", "no-tiles")
    if len(cards) == 2 and cards[0] > cards[1]:
        return refuse("5.9", "other-order", first=card_word(cards[1]), second=card_word(cards[0]))
    if len(cards) == 1:
        return refuse("5.9", "other-order-open")
    return refuse("5.6", "no-place-for-any")


def why_give(p: Position, args: Args) -> Reason:
    if partner(p, p.seat) < 0:
        return refuse("E-90", "no-partner")
    card = named(args, "card", CARDS)
    if card is not None and p.hand[p.seat, card]:
        return refuse("5.9", "gift-order")
    return refuse("9.1", "no-card", card=card_word(card)) if card is not None else refuse("9.1", "no-cards")


def why_give_wall(p: Position, args: Args) -> Reason:
    if partner(p, p.seat) < 0:
        return refuse("E-90", "no-partner")
    wall = named(args, "wall", MATERIALS)
    if wall is not None and p.stock[p.seat, wall + 1]:
        return refuse("5.9", "gift-order")
    return refuse("9.1", "not-in-stock", wall=wall_word(wall + 1)) if wall is not None else refuse("9.1", "no-stock")


# -- walls ------------------------------------------------------------------------------------------------


def no_building(p: Position, args: Args) -> Reason | None:
    """What stands against building anywhere."""
    if not p.allowed:
        return refuse("5.7", "enough-built")
    wall = named(args, "wall", MATERIALS)
    if wall is not None and not p.stock[p.seat, wall + 1]:
        return refuse("5.7", "not-in-stock", wall=wall_word(wall + 1))
    if not any(p.stock[p.seat, i] for i in range(1, len(WALL_NAMES))):
        return refuse("5.7", "no-stock")
    return None


def why_build(p: Position, args: Args) -> Reason:
    reason = no_building(p, args)
    if reason:
        return reason
    h, side = named(args, "hex", HEX_NAMES), named(args, "side", SIDE_NAMES)
    if h is None:
        return refuse("7.1", "no-place-for-wall")
    if not p.tile[h]:
        return refuse("E-66", "wall-needs-tile", hex=HEX_NAMES[h])
    if side is None:
        return refuse("7.1", "no-free-exit", hex=HEX_NAMES[h])
    where = {"hex": HEX_NAMES[h], "side": SIDE_NAMES[side].upper()}
    if not p.exits[h] >> side & 1:
        return refuse("7.1", "no-exit", **where)
    if not INNER[h] >> side & 1:
        return refuse("7.1", "exit-leads-out", **where)
    if not open_sides(p, h) >> side & 1:
        return refuse("E-69", "exit-continued", **where)
    return refuse("E-68", "has-wall")


def why_build_village(p: Position, args: Args) -> Reason:
    return no_building(p, args) or refuse("7.2", "has-wall")


def why_discard(p: Position, args: Args) -> Reason:
    if p.cards[p.seat] <= HAND_LIMIT:
        return refuse("5.8", "enough-discarded", most=HAND_LIMIT)
    card = named(args, "card", CARDS)
    return refuse("5.8", "no-card", card=card_word(card)) if card is not None else refuse("5.8", "no-cards")


def why_extra(p: Position, args: Args) -> Reason:
    return refuse("5.5", "now-extra")


REASONS = {
    "eruption": why_eruption, "stack": why_stack, "tile": why_tile, "extra": why_extra,
    "aftershock": why_aftershock, "quake": why_quake, "replace": why_replace, "lava_flow": why_lava_flow,
    "rain": why_rain, "relocate": why_relocate, "arrange": why_arrange, "fortify": why_fortify,
    "sinkhole": why_sinkhole, "bomb": why_bomb, "bomb_village": why_bomb, "trade": why_trade,
    "trade_tile": why_trade_tile, "give": why_give, "give_wall": why_give_wall, "build": why_build,
    "build_village": why_build_village, "discard": why_discard,
}
