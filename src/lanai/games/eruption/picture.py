"""The table in letters: the island as a map of hexes, beside it what lies ready, below it the villages.

A hex takes five columns and two lines. Lava runs out of a tile as strokes to its six sides, which meet those of the
neighbours; a wall stands in place of the stroke it blocks. An empty hex shows its name (column and line), and in
brackets what is found there.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.match import Move, View
from ...engine.picture import (
    SHAPES, Line, Span, beside, centre, clean, cut, ends, left, line_width, pad, right, shape, within,
)
from ...engine.words import Message, Words, message
from .board import COLUMNS, DATA, MATERIALS, OPPOSITE, SIDE_NAMES, hex_name
from .view import Hex, Own, Player, Preview, Table, Test, Village

MOVER, MINUS = "►", "−"
STROKES = {"n": "|", "ne": "/", "se": "\\", "s": "|", "sw": "/", "nw": "\\"}
WALL = dict(zip(MATERIALS, ":=#", strict=True))
CELL, MARGIN = 5, 3
LINES = 18
MAP_WIDTH = MARGIN + CELL * len(COLUMNS) + MARGIN
# Where a side is drawn in the two lines of a cell: line and column.
AT = {"nw": (0, 0), "n": (0, 2), "ne": (0, 4), "sw": (1, 0), "s": (1, 2), "se": (1, 4)}
VOLCANO = {hex_name(q, r) for q, r in DATA["board"]["volcano"]}
# The sides of volcano hexes on which lava flows out.
MOUTHS = {(hex_name(*mouth["volcano_hex"]), SIDE_NAMES[OPPOSITE[mouth["side"]]]) for mouth in DATA["mouth"]}
LABELS = ("f1", "j5", "j13", "f17", "b13", "b5")      # where the villages lie, in their order


def picture(view: View, names: list[str], words: Words, width: int = 80) -> list[Line]:
    """The whole table; `names` by seat."""
    table: Table = view.table
    names = [clean(name) for name in names]
    lines = [
        title(table, names, words, width), *beside([island(table), panel(table, words, width - MAP_WIDTH - 1)]),
        header(words), *(row(table, player, names, words, width) for player in table.players),
    ]
    if view.own is not None:
        lines += hands(view.own, words, width)
    lines.append([Span(" " + words("eruption-picture-legend"), "dim")])
    return within(lines, width)


def title(table: Table, names: list[str], words: Words, width: int) -> Line:
    start = [Span(f" {words('pages-game-eruption')}", "strong"),
             Span(f" · {words(f'eruption-variant-{table.variant}'.replace('+', '-'))}", "dim"),
             Span(f" · {words('eruption-picture-turn', turn=table.turn)}")]
    if table.seat >= 0:
        start += [Span(" · "), shape(table.seat),
                  Span(f" {cut(names[table.seat], 16)}: {words(f'eruption-phase-{table.phase}')}")]
    if table.seat >= 0 and table.ending == "open":
        return start
    notice = words("eruption-picture-last" if table.seat >= 0 else "eruption-picture-over")
    return ends(start, [Span(f" {notice} ", "notice")], width)


# -- the island -------------------------------------------------------------------------------------------


def island(table: Table) -> list[Line]:
    """Lines are numbered at both sides, columns lettered above: hex e6 begins in column e at line 6."""
    cells = {hex_.hex: cell(hex_, {spot.hex for spot in table.spots}) for hex_ in table.hexes}
    cells |= {name: rock(name) for name in VOLCANO}
    cells |= {name: label(table, village) for name, village in zip(LABELS, table.villages, strict=True)}
    head = Span(" " * MARGIN + "".join(centre(letter, CELL) for letter in COLUMNS), "dim")
    out: list[Line] = [[head]]
    for number in range(1, LINES + 1):
        line: Line = [Span(right(str(number), MARGIN - 1) + " ", "dim")]
        for letter in COLUMNS:
            upper, lower = cells.get(f"{letter}{number}"), cells.get(f"{letter}{number - 1}")
            line += upper[0] if upper else lower[1] if lower else [Span(" " * CELL)]
        out.append([*line, Span(f" {number}", "dim")])
    return out


def rock(name: str) -> list[Line]:
    """A hex of the volcano, with the lava that flows out of it."""
    lines: list[Line] = [[Span(char, "volcano") for char in row] for row in (" ^^^ ", "^^^^^")]
    for side, (n, column) in AT.items():
        if (name, side) in MOUTHS:
            lines[n][column] = Span(STROKES[side], "lava")
    return lines


def cell(hex_: Hex, legal: set[str]) -> list[Line]:
    if hex_.tile is None:
        style = "legal" if hex_.hex in legal else "dim"
        mark = f"({WALL[hex_.resource]})" if hex_.resource else "x" if hex_.closed else "·"
        return [[Span(centre(hex_.hex, CELL), style)], [Span(centre(mark, CELL), hex_.resource or "dim")]]
    lines: list[Line] = [[], []]
    at = {AT[side]: side for side in hex_.tile.exits}
    chosen = " legal" if hex_.hex in legal else ""
    for n in range(2):
        for column in range(CELL):
            side = at.get((n, column))
            wall = hex_.tile.walls.get(side) if side else None
            if wall:
                lines[n].append(Span(WALL[wall], wall))
            elif side:
                lines[n].append(Span(STROKES[side], f"lava{chosen}"))
            else:
                middle = "E" if n == 0 else hex_.tile.tile[1]
                lines[n].append(Span(middle if hex_.tile.source and column in (1, 3) else " ", "flow"))
    return lines


def label(table: Table, village: Village) -> list[Line]:
    """A village beside the island: whose it is, and how hot."""
    if village.seat is None:
        return [[Span(centre("···", CELL), "dim")], [Span(" " * CELL)]]
    style = f"seat{village.seat}"
    heat = table.players[village.seat].temperature
    return [[Span(centre(SHAPES[village.seat], CELL), style)], [Span(centre(f"{heat}°", CELL), style)]]


# -- beside it --------------------------------------------------------------------------------------------


def panel(table: Table, words: Words, width: int) -> list[Line]:
    """Drawn tile, stacks, deck, supply, eruption tiles."""
    def put(name: str, text: str, style: str = "") -> Line:
        return ends([Span(words(f"eruption-picture-{name}"), "dim")], [Span(text, style)], width)

    out: list[Line] = [[Span("")]]
    out += drawn(table, words)
    if table.forecast:
        for i, stack in enumerate(table.stacks):
            text = f"{stack.top or '—'} · {stack.size}"
            name = words("eruption-picture-stack-number", number=i)
            out.append(ends([Span(name, "dim")], [Span(text, "legal" if stack.usable else "")], width))
    else:
        out.append(put("stack", str(table.stacks[0].size)))
    out.append(put("lava-discard", str(sum(table.lava_discard.values()))))
    out.append(put("deck", f"{table.deck}"))
    out.append(put("card-discard", f"{sum(table.card_discard.values())}"))
    out.append([Span("")])
    out.append([Span(words("eruption-picture-supply"), "dim")])
    out += [ends([Span(f" {WALL[name]} ", name), Span(words(f"eruption-wall-{name}"))], [Span(str(count))], width)
            for name, count in table.supply.items()]
    out.append([Span("")])
    for claim in table.claims:
        who = SHAPES[claim.seat] if claim.seat is not None else " "
        state = words(f"eruption-claim-{claim.state}")
        out.append(ends([Span(f"E{claim.number} {claim.space}° ", "flow"), Span(cut(state, width - 9))],
                        [Span(who, f"seat{claim.seat}" if claim.seat is not None else "")], width))
    if table.quiet and (table.quiet[0] > 1 or table.quiet[2] > 1):
        out.append([Span(words("eruption-picture-quiet", turns=table.quiet[0], most=table.quiet[1]), "dim")])
    return [pad(line, width) for line in out]


def drawn(table: Table, words: Words) -> list[Line]:
    """The tile in hand with its turns as they lie on the board."""
    if not table.drawn or table.phase not in ("tile", "replace"):
        return []
    shape = " ".join(side.upper() for side in table.shapes[table.drawn])
    return [[Span(words("eruption-picture-drawn", tile=table.drawn), "strong")],
            [Span(f" 0: {shape}", "lava")], [Span("")]]


# -- villages and hands -----------------------------------------------------------------------------------


def header(words: Words) -> Line:
    return [Span(left("", 22) + left(words("eruption-picture-borders"), 23) +
                 left(words("eruption-picture-cards"), 8) + words("eruption-picture-stock"), "dim")]


def row(table: Table, player: Player, names: list[str], words: Words, width: int) -> Line:
    """Name and heat; the seven borders from left to right; cards and stockpile."""
    village = next(village for village in table.villages if village.seat == player.seat)
    mark = str(table.ranking[player.seat]) if table.ranking else MOVER if player.seat == table.seat else " "
    line = [Span(mark, "legal"), shape(player.seat),
            Span(" " + left(names[player.seat], 9), "strong" if player.seat == table.seat else ""),
            Span(right(f"{player.temperature}°", 5), f"zone{player.zone}"), Span(f" z{player.zone}  ")]
    for border in village.borders:
        flow, wall = "!" if border.contact else "·", WALL[border.wall] if border.wall else " "
        line += [Span(flow, "lava" if border.contact else "dim"), Span(wall, border.wall or ""), Span(" ")]
    stock = " ".join(f"{WALL[name]}{count}" for name, count in player.stock.items())
    line += [Span(right(str(player.cards), 3) + "     "), Span(left(stock, 12))]
    notes = [words("eruption-picture-expected", degrees=round(village.expected))] if village.expected else []
    notes += ["+".join(f"E{number}" for number in player.held)] if player.held else []
    notes += [words("eruption-picture-last-turn")] if player.last_turn else []
    notes += [words("eruption-picture-out")] if player.eliminated else []
    notes += [words("eruption-picture-partner", shape=SHAPES[player.partner])] if player.partner is not None else []
    return [*line, Span(cut(" ".join(notes), width - line_width(line)), "dim")]


def hands(own: Own, words: Words, width: int) -> list[Line]:
    held = [[Span(named(card.card, card.count, words), "legal" if card.playable else ""),
             Span(f" ({WALL[card.wall]})", card.wall)] for card in own.hand]
    out = row_of("eruption-picture-hand", held, words, width)
    if own.partner is not None:
        theirs: list[Line] = [[Span(named(card, count, words))] for card, count in own.partner.items()]
        out += row_of("eruption-picture-partners-hand", theirs, words, width)
    return out


def named(card: str, count: int, words: Words) -> str:
    return words(f"eruption-card-{card}") + (f" ×{count}" if count > 1 else "")


def row_of(title: str, parts: Sequence[Line], words: Words, width: int) -> list[Line]:
    """The parts behind the title, and below each other where they do not fit."""
    first, *rest = parts or [[Span("—", "dim")]]
    head = Span(f" {words(title)} ", "dim")
    lines = [[head, *first]]
    for part in rest:
        if line_width([*lines[-1], *part]) + 2 <= width:
            lines[-1] += [Span("  "), *part]
        else:
            lines.append([Span(" " * line_width([head])), *part])
    return lines


# -- in words ---------------------------------------------------------------------------------------------


def prompt(view: View, moves: Sequence[Move]) -> Message:
    """What the mover can do now, in one sentence, with examples that can be typed."""
    table: Table = view.table
    example = {move.family: move.text for move in reversed(moves)}
    if table.phase in ("tile", "replace", "eruption", "stack", "extra", "arrange"):
        return message(f"eruption-ask-{table.phase}", example=moves[0].text, tile=table.drawn or "")
    if table.phase == "discard":
        if "discard" in example:
            return message("eruption-ask-discard", example=example["discard"])
        return message("eruption-ask-end")
    kinds = set(example) - {"done"}
    if table.phase == "build":
        build = example.get("build_village") or example.get("build")
        return message("eruption-ask-build", example=build, count=table.allowed) if build else message(
            "eruption-ask-end")
    if not kinds:
        return message("eruption-ask-no-card")
    return message("eruption-ask-cards", example=next(text for family, text in example.items() if family in kinds))


def effects(view: View, move: Move, preview: Preview) -> list[Message]:
    """What a move will do, in a few words; to be joined by commas."""
    said = []
    if preview.tests:
        said.append(message("eruption-effect-tests", count=len(preview.tests), odds=preview.odds))
    if preview.exits:
        said.append(message("eruption-effect-exits", tile=str(preview.tile),
                            sides=" ".join(side.upper() for side in preview.exits)))
    elif preview.tile:
        said.append(message("eruption-effect-removes", tile=preview.tile))
    said += [message("eruption-effect-touches", village=message(f"eruption-{village}"))
             for village in dict.fromkeys(preview.villages)]
    if preview.cards:
        said.append(message("eruption-effect-cards", count=preview.cards))
    if preview.wall:
        said.append(message("eruption-effect-gains", wall=message(f"eruption-wall-{preview.wall}")))
    said += [lost(wall) for wall in (*preview.bypassed, *preview.lost)]
    said += [message("eruption-effect-heat", village=message(f"eruption-{view.table.players[heat.seat].village}"),
                     origin=heat.origin, degrees=heat.degrees) for heat in preview.heats]
    if preview.draws:
        said.append(message("eruption-effect-draws"))
    if preview.walls:
        said.append(message("eruption-effect-more-walls"))
    if preview.ends:
        said.append(message("eruption-effect-ends"))
    elif move.family == "done":
        said.append(message("eruption-effect-done"))
    return said or [message(f"eruption-family-{move.family}")]


def lost(wall: Test) -> Message:
    return message("eruption-effect-lost", wall=message(f"eruption-wall-{wall.wall}"),
                   place=f"{wall.hex} {wall.side.upper()}")
