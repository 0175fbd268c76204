"""The table in letters: tracks, one large beach beside the market, the other beaches small.

Patterns are letters on their colour, seats are shapes. `(○)` is an umbrella with a pearl, `B/G` one with a choice of
tracks, `v3v` a crab of 3, `[B]` a towel token, `Y−1` a cell outside the beach with its penalty token.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.match import Move, View
from ...engine.picture import (
    SHAPES, Line, Span, beside, centre, clean, cut, ends, left, line_width, pad, right, shape, within,
)
from ...engine.words import Message, Words, message
from .board import CELLS, CODES, COLUMNS, LENGTH, PATTERNS, PEARLS, ROWS, SPARE_TOP, TOP_MAX, TOP_MIN, TOWELS_TO_END
from .view import Beach, Cell, Preview, Slot, Spot, Table

CODE = dict(zip(PATTERNS, CODES, strict=True))
PATTERN = dict(zip(CODES, PATTERNS, strict=True))
PEARL = dict(zip(PEARLS, "○•", strict=True))
RAISED = " ¹²³"                   # row values beside the small beaches, where there is no room for a gap
SEA, TREES, MINUS, MOVER = "~", "^", "−", "►"
BOTTOM = TOP_MAX + CELLS - 1      # the lowest row a towel can reach

LARGE, SMALL = 3, 2               # columns of the screen that a cell takes
LARGE_WIDTH = 5 + (COLUMNS + 1) * LARGE + 3
SMALL_WIDTH = 2 + COLUMNS * SMALL
LABEL = 12                        # in front of a track
SQUARE = 4                        # shells of four seats fit
SLOT = 7                          # a towel on the market


def picture(view: View, names: list[str], words: Words, width: int = 80) -> list[Line]:
    """The whole table; `names` by seat. A spectator sees the mover's beach large."""
    table: Table = view.table
    names = [clean(name) for name in names]
    near = view.reader if view.reader is not None else max(table.seat, 0)
    seats = [(near + i) % len(table.beaches) for i in range(len(table.beaches))]
    large = [*heading(table, near, names, words, LARGE_WIDTH), *large_beach(table, near)]
    small = [[*heading(table, s, names, words, SMALL_WIDTH), *small_beach(table, s, seats[1:])] for s in seats[1:]]
    room = width - len(small) * (SMALL_WIDTH + 1)
    if room >= SMALL_WIDTH:
        small.append([[Span(" ")], *points(table, words, room)])
    lines = [
        title(table, names, words, width), *tracks(table, words), *([[]] if len(seats) < 4 else []),
        *beside([large, market(table, words, width - LARGE_WIDTH - 1)]), *beside(small),
        [Span(cut(" " + words(f"maui-picture-legend-{table.variant}"), width), "dim")],
    ]
    return within(lines, width)


def title(table: Table, names: list[str], words: Words, width: int) -> Line:
    start = [Span(f" {words('pages-game-maui')}", "strong"),
             Span(f" · {words(f'maui-variant-{table.variant}')}", "dim")]
    start.append(Span(f" · {words('maui-picture-round', round=table.round)}"))
    if table.parts > 1:
        start.append(Span(f" · {words('maui-picture-part', part=table.part, parts=table.parts)}"))
    start.append(Span(f" · {words('maui-picture-first')} "))
    start += [shape(table.first), Span(" " + cut(names[table.first], 14))]
    if table.seat >= 0 and not table.last_round:
        return start
    notice = words("maui-picture-last" if table.seat >= 0 else "maui-picture-over")
    return ends(start, [Span(f" {notice} ", "notice")], width)


# -- tracks -----------------------------------------------------------------------------------------------


def tracks(table: Table, words: Words) -> list[Line]:
    """One line per track; a second one for squares 13 to 24 where a shell has come so far."""
    out = [track_header(table, words("maui-picture-points"), range(LENGTH + 1))]
    beyond = []
    for pattern in PATTERNS:
        label = [Span(f" {CODE[pattern]} ", pattern), Span(" " + left(words(f"maui-{pattern}"), LABEL - 4))]
        out.append([*label, *squares(table, pattern, range(LENGTH + 1))])
        if any(beach.shells[pattern] > LENGTH for beach in table.beaches):
            beyond.append([*label, *squares(table, pattern, range(LENGTH + 1, len(table.points)))])
    if beyond:
        out += [track_header(table, "", range(LENGTH + 1, len(table.points))), *beyond]
    return out


def track_header(table: Table, label: str, range_: range) -> Line:
    line = [Span(left(" " + label, LABEL), "dim")]
    line += [Span(centre(str(table.points[n]), SQUARE + 1), "dim") for n in range_]
    return [Span(line[0].text if range_[0] == 0 else left(line[0].text, LABEL + SQUARE + 1), "dim"), *line[1:]]


def squares(table: Table, pattern: str, range_: range) -> Line:
    """The squares with their shells; an ornament square is in brackets, with the tokens that lie there."""
    line: Line = [] if range_[0] == 0 else [Span(left("", SQUARE)), Span("│", "rule")]
    for n in range_:
        ornament = next((o for o in table.ornaments if (o.track, o.square) == (pattern, n)), None)
        following = any((o.track, o.square) == (pattern, n + 1) for o in table.ornaments)
        content = [shape(beach.seat) for beach in table.beaches if beach.shells[pattern] == n]
        if ornament:
            content += [Span(CODE[ornament.token], f"{ornament.token} token")] * ornament.left
        line += pad(content, SQUARE)
        line.append(Span("]" if ornament else "[", "ornament") if ornament or following else Span("│", "rule"))
    if range_[-1] < len(table.points) - 1:
        line.append(Span("→", "dim"))
    return line


# -- who has what -----------------------------------------------------------------------------------------


def heading(table: Table, seat: int, names: list[str], words: Words, width: int) -> list[Line]:
    """Two lines over a beach: name, towels and score; then what lies at its entrance."""
    beach = table.beaches[seat]
    moving, large = seat == table.seat, width == LARGE_WIDTH
    mark = str(table.ranking[seat]) if table.ranking else MOVER if moving else " "
    score = words("maui-picture-score", count=beach.score) if large else str(beach.score)
    end = [Span(f" {beach.placed}/{TOWELS_TO_END} ", "dim"), Span(right(score, 10 if large else 4), "strong")]
    start = [Span(mark, "legal"), Span(" "), shape(seat)]
    start.append(Span(" " + cut(names[seat], width - line_width(end) - 4), "strong" if moving else ""))
    return [ends(start, end, width), pad([Span("  "), *belongings(table, beach)], width)]


def belongings(table: Table, beach: Beach) -> Line:
    line = [Span(f"${beach.dollars}", "dollars")]
    if table.variant != "crabs":   # there are no pearls in that game
        line += [Span(f" {PEARL[colour]}{count}") for colour, count in beach.pearls.items()]
    line.append(Span(" ["))
    line += [Span(CODE[token], f"{token} token") for token, count in beach.tokens.items() for _ in range(count)]
    line += [Span("]"), Span(f" {MINUS}{beach.penalties}", "penalty" if beach.penalties else "dim")]
    if table.variant != "base":
        crabs = next(-line.points for line in beach.lines if line.what == "crabs")
        line.append(Span(f" v{MINUS}{crabs}", "penalty" if crabs else "dim"))
    return line


def points(table: Table, words: Words, room: int) -> list[Line]:
    """The scores line by line, where there is room for them beside the beaches."""
    columns = 6 if room >= 12 + 6 * len(table.beaches) else 5
    label = min(14, room - 1 - columns * len(table.beaches))

    def row(name: str, numbers: list[int], style: str = "") -> Line:
        cells = [Span(right(minus(n), columns), style) for n in numbers]
        return [Span(left(f" {name}", label + 1), style or "dim"), *cells]

    whats = [*((what,) for what in PATTERNS), *([PEARLS] if table.variant != "crabs" else []),
             ("dollars",), ("penalties",), *([("crabs",)] if table.variant != "base" else [])]
    heads: Line = [Span(" " * (columns - 1) + SHAPES[b.seat], f"seat{b.seat}") for b in table.beaches]
    out = [[Span(left(" " + words("maui-picture-points"), label + 1), "dim"), *heads]]
    for group in whats:
        id = f"maui-{group[0]}" if group[0] in PATTERNS else f"maui-picture-{group[0]}"
        name = words("maui-picture-pearls" if group == PEARLS else id)
        out.append(row(name, [sum(line.points for line in b.lines if line.what in group) for b in table.beaches]))
    out.append(row(words("maui-picture-total"), [b.score for b in table.beaches], "strong"))
    return out


# -- beaches ----------------------------------------------------------------------------------------------


def large_beach(table: Table, seat: int) -> list[Line]:
    """Rows are numbered at the left, their values stand at the right, columns are numbered in the frame."""
    beach = table.beaches[seat]
    ruler = [Span(f"{c:─>2}─", "legal" if c == beach.placed + 1 else "rule") for c in range(COLUMNS + 1)]
    out: list[Line] = [[Span("    ╭", "rule"), *ruler, Span("╮", "rule")]]
    cells = laid(beach)
    spots = {(spot.column, spot.row): spot for spot in beach.spots}
    for row in range(TOP_MIN, BOTTOM + 1):
        inside = 1 <= row <= ROWS
        line = [Span(f"{right(minus(row), 3)} ", "" if inside else "dim"), Span("│", "rule")]
        for column in range(COLUMNS + 1):
            line.append(place(cells.get((column, row)), spots.get((column, row)), column, row, LARGE))
        value = table.row_values[row - 1] if inside else 0
        out.append([*line, Span("│", "rule"), *([Span(f"+{value}", f"value{value}")] if inside else [])])
    out.append([Span("    ╰" + "─" * (COLUMNS + 1) * LARGE + "╯", "rule")])
    return out


def small_beach(table: Table, seat: int, together: list[int]) -> list[Line]:
    """Two columns of the screen for a cell, the start towel one; the water counts the columns. Beaches shown
    together have the same rows: the outermost ones only if a towel hangs over so far."""
    beach = table.beaches[seat]
    reached = {cell.row for s in together for towel in table.beaches[s].towels for cell in towel.cells}
    cells = laid(beach)
    spots = {(spot.column, spot.row): spot for spot in beach.spots}
    out = []
    for row in range(min(0, *reached), max(ROWS + 1, *reached) + 1):
        value = table.row_values[row - 1] if 1 <= row <= ROWS else 0
        line = [Span(RAISED[value], f"value{value}" if value else "")]
        for column in range(COLUMNS + 1):
            span = place(cells.get((column, row)), spots.get((column, row)), column, row, SMALL)
            if row == 0 and column and (column, row) not in cells:
                span = Span(right(str(column), SMALL), "legal sea" if column == beach.placed + 1 else "sea")
            line.append(span if column else Span(span.text[-1], span.style))
        out.append(line)
    return out


def laid(beach: Beach) -> dict[tuple[int, int], Cell]:
    return {(towel.column, cell.row): cell for towel in beach.towels for cell in towel.cells}


def place(cell: Cell | None, spot: Spot | None, column: int, row: int, size: int) -> Span:
    """What is to be seen in one place of a beach."""
    if cell:
        return cell_span(cell, size)
    if row < 1:
        return Span(SEA * size, "sea")
    if row > ROWS:
        return Span(TREES * size, "trees")
    if column == 0:
        return Span(" " * size, "wood")
    if spot:
        return spot_span(spot, size)
    return Span(" · "[:size], "sand")


def cell_span(cell: Cell, size: int) -> Span:
    code = CODE[cell.pattern]
    if cell.outside:
        return Span(f"{code}{MINUS}1"[:size], f"{cell.pattern} inactive")
    if cell.crab:
        return Span(f"v{cell.crab}v"[:size], f"{cell.pattern} inactive")
    if cell.token:
        return Span(f"[{CODE[cell.token]}]"[LARGE - size:], f"{cell.token} token")
    return Span(f" {code} "[:size], cell.pattern)


def spot_span(spot: Spot, size: int) -> Span:
    if spot.kind == "crab":
        return Span(f"v{spot.value}v"[:size], "crab")
    if spot.kind in PEARL:
        return Span(f"({PEARL[spot.kind]})" if size == LARGE else f" {PEARL[spot.kind]}", spot.kind)
    codes = [CODE[pattern] for pattern in spot.kind.split("/")]
    return Span("/".join(codes) if size == LARGE else "".join(codes), "umbrella")


def minus(number: int) -> str:
    return str(number).replace("-", MINUS)


# -- market -----------------------------------------------------------------------------------------------


def market(table: Table, words: Words, width: int) -> list[Line]:
    """Two rows; what the mover can take glows, with the heights at which it fits."""
    bag = words("maui-picture-bag", count=table.bag)
    out = [ends([Span("  " + words("maui-picture-market"), "strong")], [Span(bag, "dim")], width), [Span("")]]
    for row, slots in enumerate(table.market):
        out += beside([zone(table, row, words), *(offer(table, slot) for slot in slots)], gap=0)
    return out


def zone(table: Table, row: int, words: Words) -> list[Line]:
    count = table.zones[row]
    style = "legal" if count and table.phase == "action" else "dollars" if count else "dim"
    return [
        [Span(centre(words("maui-picture-zone", zone=row + 1), 8), "dim")],
        [Span(" ╭───╮  ", "rule")],
        [Span(" │", "rule"), Span(centre(f"${count}", 3), style), Span("│  ", "rule")],
        [Span(" ╰───╯  ", "rule")],
    ]


def offer(table: Table, slot: Slot) -> list[Line]:
    """A towel under its name in the notation; below its cost (in brackets: too dear) and the heights."""
    acting, spare = table.phase == "action", table.spare and slot.towel is not None
    free = bool(slot.tops) or spare
    tops = [SPARE_TOP] if spare else slot.tops
    cost = f"(${slot.cost})" if acting and not slot.affordable and not spare else f"${0 if spare else slot.cost}"
    style = "legal" if free else "dim"
    faded = " faded" if acting and not free else ""
    cells = [[Span(" "), Span(centre(code, SLOT - 2), PATTERN[code] + faded)] for code in slot.towel or ""]
    lines: list[Line] = [[Span(centre(f"{slot.row}.{slot.slot}", SLOT), "dim")]]
    lines += cells or [[Span(centre("·", SLOT), "dim")]] * CELLS
    lines.append([Span(centre(cost if slot.towel else "", SLOT), style)])
    lines.append([Span(centre(heights(tops) if acting and slot.towel else "", SLOT), style)])
    return [pad(line, SLOT + 1) for line in lines]


def heights(tops: list[int]) -> str:
    """Where a towel fits: `@2 5`, or `@0..3` for all between."""
    if not tops:
        return "—"
    if len(tops) > 2 and tops[-1] - tops[0] == len(tops) - 1:
        return f"@{minus(tops[0])}..{minus(tops[-1])}"
    return "@" + " ".join(map(minus, tops))


# -- in words ---------------------------------------------------------------------------------------------


def prompt(view: View, moves: Sequence[Move]) -> Message:
    """What the mover can do now, in one sentence, with examples that can be typed."""
    table: Table = view.table
    example = {move.family: move.text for move in reversed(moves)}
    if table.phase == "umbrella":
        return message("maui-ask-umbrella", a=moves[0].text, b=moves[-1].text)
    if table.phase == "tokens" and "token" not in example:
        return message("maui-ask-done")
    if table.phase == "tokens":
        return message("maui-ask-tokens" if table.done else "maui-ask-tokens-match", token=example["token"])
    if table.spare:
        return message("maui-ask-spare", spare=example["spare"])
    asked = "action" if {"towel", "dollars"} <= set(example) else "towel" if "towel" in example else "dollars"
    return message(f"maui-ask-{asked}", **example)


def effects(view: View, move: Move, preview: Preview) -> list[Message]:
    """What a move will do, in a few words; to be joined by commas."""
    def umbrella(kind: str) -> Message:
        return message("maui-umbrella-" + kind.replace("/", "-"))

    said = []
    if preview.dollars:
        said.append(message("maui-effect-dollars", count=preview.dollars))
    said += [message("maui-effect-step", pattern=message(f"maui-{pattern}"), steps=steps)
             for pattern, steps in preview.steps.items()]
    if preview.needs_token:
        said.append(message("maui-effect-needs-token"))
    if preview.umbrella:
        pearl = preview.umbrella in PEARLS
        said.append(message("maui-effect-pearl", colour=message(f"maui-{preview.umbrella}")) if pearl else
                    message("maui-effect-umbrella", kind=umbrella(preview.umbrella)))
    if preview.umbrella_lost:
        said.append(message("maui-effect-lost", kind=umbrella(preview.umbrella_lost)))
    said += [message("maui-effect-token", token=message(f"maui-{token}")) for token in preview.tokens]
    if preview.penalties:
        said.append(message("maui-effect-penalties", count=preview.penalties))
    if preview.crab:
        said.append(message("maui-effect-crab", value=preview.crab))
    if preview.cost:
        said.append(message("maui-effect-pays", cost=preview.cost))
    said = said or [message("maui-effect-nothing")]
    if move.family in ("towel", "spare"):
        slot: Slot = view.table.market[int(move.args["row"]) - 1][int(move.args["slot"]) - 1]
        said[0] = message("maui-effect-lay", towel=str(slot.towel), effect=said[0])
    change = f"+{preview.points}" if preview.points > 0 else minus(preview.points)
    return [*said[:-1], message("maui-effect-points", effect=said[-1], change=change, points=abs(preview.points))]
