"""The table in letters: the open wall by rows with the tile and the leader of each, the players, the own hand.

A slot is its number and its letter (`3W`), a drop (`3~`) or the shape of a player (`3●`). Scored columns are left
out; those still behind tiles or water are listed with the colour and row of their slots from the top.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.match import Move, View
from ...engine.picture import SHAPES, Line, Span, centre, clean, cut, ends, left, pad, right, shape, within
from ...engine.words import Message, Words, message
from .board import COLOURS, HAND_LIMIT
from .preview import Preview
from .text import cards_words, tile_words
from .view import Column, Own, Player, Row, Slot, Table

LETTER = dict(zip(COLOURS, (colour[0].upper() for colour in COLOURS), strict=True))
WATER, MOVER, TIMES = "~", "►", "×"
LABEL, COLUMN, TILE = 7, 8, 12
PER_LINE = 2                    # closed columns


def picture(view: View, names: list[str], words: Words, width: int = 80) -> list[Line]:
    """The whole table; `names` by seat."""
    table: Table = view.table
    own: Own | None = view.own
    names = [clean(name) for name in names]
    lines = [
        title(table, words, width), [Span("")],
        *wall(table, own, words, width), *closed(table, words), [Span("")],
        *(line for each in table.players for line in player(table, each, names, words, width)), [Span("")],
        piles(table, words), *([hand(own, words)] if own else []),
        [Span(cut(" " + words("iquazu-picture-legend", shape=SHAPES[max(table.seat, 0)]), width), "dim")],
    ]
    return within(lines, width)


def title(table: Table, words: Words, width: int) -> Line:
    start = [Span(f" {words('pages-game-iquazu')}", "strong"),
             Span(f" · {words('iquazu-picture-turn', turn=table.turn)}")]
    if table.phase == "over":
        return ends(start, [Span(f" {words('iquazu-picture-over')} ", "notice")], width)
    next_column = words("iquazu-picture-frame", frame=table.frame, last=table.last_frame)
    start.append(Span(f" · {next_column}", "dim"))
    if table.frame == table.last_frame:
        return ends(start, [Span(f" {words('iquazu-picture-last')} ", "notice")], width)
    return start


# -- the wall ---------------------------------------------------------------------------------------------


def wall(table: Table, own: Own | None, words: Words, width: int) -> list[Line]:
    """Open columns (at the end the last ones) from left to right, rows from top to bottom."""
    shown = [column for column in table.columns if column.state == "open"] or table.columns[table.frame - 1:]
    payable = {(offer.col, offer.slot) for offer in own.offers if offer.legal} if own else set()
    rule = "─" * (COLUMN * len(shown) + 1)
    tiles = words("iquazu-picture-tiles", col=f"c{table.bonus_column}")
    heads = [Span(centre(f"c{column.col}", COLUMN), "strong") for column in shown]
    prices = [Span(centre(str(column.price or ""), COLUMN)) for column in shown]
    out: list[Line] = [
        [label("", ""), *heads, Span("   "), Span(left(tiles, TILE), "strong"),
         Span(words("iquazu-picture-leads"), "dim")],
        [label(words("iquazu-picture-price")), *prices],
        [Span(" " * (LABEL - 1) + "╭" + rule + "╮", "rule")],
    ]
    for row in table.rows:
        cells = [span for column in shown for span in cell(column, row.row, payable)]
        out.append([label(words("iquazu-picture-row", row=row.row)), Span("│ ", "rule"), *cells, Span("│ ", "rule"),
                    *claim(row, words)])
        out[-1][0] = Span(out[-1][0].text[:LABEL - 1], "dim")
    out.append([Span(" " * (LABEL - 1) + "╰" + rule + "╯", "rule")])
    out.append([label(words("iquazu-picture-points")),
                *(Span(centre(" ".join(map(str, column.points)), COLUMN), "dim") for column in shown)])
    out.append([label(words("iquazu-picture-stand")), *(span for column in shown for span in order(column))])
    return out


def label(text: str, style: str = "dim") -> Span:
    return Span(left(" " + text, LABEL), style)


def cell(column: Column, row: int, payable: set[tuple[int, int]]) -> Line:
    """The slots of a column in a row; the number of one that can be paid now glows."""
    line: Line = []
    for slot in column.slots:
        if slot.row == row:
            glows = (column.col, slot.slot) in payable
            line += [Span(str(slot.slot), "legal" if glows else "dim"), sign(slot), Span(" ")]
    return pad(line, COLUMN)


def sign(slot: Slot) -> Span:
    if slot.drop:
        return Span(WATER, "sea")
    return Span(LETTER[slot.colour], slot.colour) if slot.gem is None else shape(slot.gem)


def claim(row: Row, words: Words) -> Line:
    """The tile of a row, who would take it now, and what decides between equals."""
    if row.tile is None:
        return []
    line = [Span(left(words.say(tile_words(row.tile)), TILE), "strong")]
    if row.leader is not None:
        line += [shape(row.leader), Span(f" {row.claims[0].gems}")]
        if row.tie:
            line.append(Span(" " + words("iquazu-picture-" + ("lower" if row.tie == "slot" else "right")), "dim"))
    return line


def order(column: Column) -> Line:
    """The shapes of those with gems in the column, the first first."""
    line: Line = [Span(" " * ((COLUMN - len(column.standings)) // 2))]
    return pad([*line, *(shape(standing.seat) for standing in column.standings)], COLUMN)


def closed(table: Table, words: Words) -> list[Line]:
    texts = ["{} {}".format(f"c{column.col}", " ".join(f"{LETTER[s.colour]}{s.row}" for s in column.slots))
             for column in table.columns if column.state == "closed" and table.phase != "over"]
    lines: list[Line] = []
    for i in range(0, len(texts), PER_LINE):
        start = Span(left(" " + (words("iquazu-picture-next") if i == 0 else ""), LABEL + 1), "dim")
        lines.append([start, Span("   ".join(texts[i:i + PER_LINE]), "dim")])
    return lines


# -- players and cards ------------------------------------------------------------------------------------


def player(table: Table, each: Player, names: list[str], words: Words, width: int) -> list[Line]:
    """Who has what; a second line for tiles."""
    moving = each.seat == table.seat
    mark = str(table.ranking[each.seat]) if table.ranking else MOVER if moving else " "
    line = [Span(mark, "legal"), Span(" "), shape(each.seat),
            Span(left(" " + names[each.seat], 20), "strong" if moving else ""),
            Span(right(words("iquazu-picture-score", count=each.score), 11), "strong"),
            Span(right(words("iquazu-picture-cards", count=each.held), 11)),
            Span(right(words("iquazu-picture-gems", count=each.gems), 11), "dim"), Span("  ")]
    if each.now:
        line.append(Span(words("iquazu-picture-now", points=each.now) + "  ", "dim"))
    if table.water == each.seat and not table.ranking:
        line.append(Span(f"{WATER} {words('iquazu-picture-water')} ", "sea"))
    parts = [words.say(tile_words(kind)) + (f" {TIMES}{count}" if count > 1 else "")
             for kind, count in each.tiles.items()]
    return [line, [Span("     " + cut(", ".join(parts), width - 5), "dim")]] if parts else [line]


def piles(table: Table, words: Words) -> Line:
    pile = words("iquazu-picture-piles", pile=table.pile)
    drops = words("iquazu-picture-drops", drops=table.drops)
    return [Span(f" {pile} "), *counts(table.discard), Span(f" · {drops}")]


def hand(own: Own, words: Words) -> Line:
    held = f" {sum(own.hand.values())}/{HAND_LIMIT}"
    return [Span(f" {words('iquazu-picture-hand')} ", "strong"), *counts(own.hand), Span(held, "dim"),
            Span(f" · {words('iquazu-picture-hidden')} ", "dim"), *counts(own.hidden)]


def counts(cards: dict[str, int]) -> Line:
    line: Line = []
    for colour, count in cards.items():
        line += [Span(f"{count}", "" if count else "dim"), Span(LETTER[colour], colour), Span(" ")]
    return line


# -- in words ---------------------------------------------------------------------------------------------


def prompt(view: View, moves: Sequence[Move]) -> Message:
    """What the mover can do now, in one sentence, with examples that can be typed."""
    table: Table = view.table
    example = {move.family: move.text for move in reversed(moves)}
    phase = table.phase
    if phase == "pay" and table.chosen and table.chosen_col:
        return message("iquazu-ask-pay", price=table.columns[table.chosen_col - 1].price or 0,
                       colour=message(f"iquazu-{table.chosen.colour}"), col=table.chosen_col,
                       slot=table.chosen.slot, pay=cheapest(view, moves))
    if phase == "discard":
        own: Own | None = view.own
        return message("iquazu-ask-discard", surplus=own.surplus if own else 0, discard=example["discard"])
    if phase == "after":
        return message("iquazu-ask-after", **example) if "tile" in example else message("iquazu-ask-done")
    if phase == "extra":
        only = "" if {"draw", "place"} <= set(example) else "-draw" if "draw" in example else "-place"
        return message(f"iquazu-ask-extra{only}", **example)
    if "draw" not in example:
        return message("iquazu-ask-place", **example) if "place" in example else message(
            "iquazu-ask-pass", **{"pass": example["end"]})
    id = "iquazu-ask-start" if "place" in example else "iquazu-ask-draw"
    return message(id + ("-tile" if "tile" in example else ""), **example)


def cheapest(view: View, moves: Sequence[Move]) -> str:
    """The payment that a sensible player would choose, as a move; any one for those who may not see the hand."""
    own: Own | None = view.own
    if own and own.payments:
        best = own.payments[0]
        wanted = {colour: getattr(best, colour) for colour in COLOURS}
        for move in moves:
            if move.args == wanted and (move.family == "joker") == best.joker:
                return move.text
    return moves[0].text


def effects(view: View, move: Move, preview: Preview) -> list[Message]:
    """What a move will do, in a few words; to be joined by commas."""
    said = []
    if move.family == "place":
        said.append(message("iquazu-event-gem", slot=move.args["slot"], col=move.args["col"]))
    if preview.payment:
        paid = cards_of({colour: getattr(preview.payment, colour) for colour in COLOURS})
        said.append(message("iquazu-effect-costs" + ("-joker" if preview.payment.joker else ""), cards=paid))
    if preview.paid:
        own: Own | None = view.own
        hand = own.hand if own else preview.paid
        said.append(message("iquazu-effect-keeps",
                            cards=cards_of({colour: hand[colour] - preview.paid[colour] for colour in COLOURS})))
    if preview.draws:
        said.append(message("iquazu-event-draw", count=preview.draws))
    for change, id, args in ((preview.row_leader, "iquazu-effect-row", {"row": preview.row}),
                             (preview.column_leader, "iquazu-effect-column", {"col": preview.col})):
        if change and change.after != change.before:
            said.append(message(id, **args))
    if preview.drop:
        said.append(message("iquazu-effect-drop"))
    if preview.fills:
        said.append(message("iquazu-effect-fills"))
        said.append(message("iquazu-effect-points", points=preview.points))
        said += [message("iquazu-effect-tile", tile=tile_words(tile)) for gain in preview.gains
                 if gain.seat == view.table.seat for tile in gain.tiles]
    if preview.over:
        said.append(message("iquazu-effect-over"))
    if preview.tile == "double":
        said.append(message("iquazu-effect-extra"))
    return said or [message("iquazu-effect-ends")]


def cards_of(cards: dict[str, int]) -> Message:
    return cards_words(cards[colour] for colour in COLOURS)
