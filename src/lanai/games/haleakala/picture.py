"""The island in letters, seen from above: segments 5, 0, 1 in the upper half, 4, 3, 2 below, craters inside.

Seats are shapes. `[●]` is a statue, `●☖` a shaman, `*` lava on a crater, `M0!` a space that an eruption would hit. At
sea stands which disc takes the boat there and who would get cards: `2→●■`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.match import Move, View
from ...engine.picture import (
    SHAPES, Line, Span, beside, centre, clean, cut, ends, line_width, pad, right, shape, width as columns, within,
)
from ...engine.words import Message, Words, message
from .board import LAVA_DISCS, LETTERS, PLAIN, STATUE_POINTS
from .text import card_word, space_word
from .view import Card, Player, Preview, Segment, Table

CELL = 19
ISLAND = 3 * CELL + 4
COUNT = 3               # a column of the decks
STATUE, SHAMAN, LAVA, MOVER, INVOCATION = "[{}]", "{}☖", "*", "►", "+"
BOAT = r"\_|_/"
UPPER, LOWER = (5, 0, 1), (4, 3, 2)
BANDS = {"P": "plain", "F": "forest", "M": "mountain"}


def picture(view: View, names: list[str], words: Words, width: int = 80) -> list[Line]:
    """The whole table; `names` by seat. The reader's things stand at the left."""
    table: Table = view.table
    names = [clean(name) for name in names]
    near = view.reader or 0
    gap = width - ISLAND
    half = width // 2
    players = [player(table, table.players[s], names[s], words, half - 1) for s in (near, 1 - near)]
    lines = [
        title(table, names, words, width), *beside([island(table, words), panel(table, words, gap - 1)]),
        *beside(players), [Span(cut(" " + words(f"haleakala-picture-legend-{table.variant}"), width), "dim")],
    ]
    return within(lines, width)


def title(table: Table, names: list[str], words: Words, width: int) -> Line:
    start = [Span(f" {words('pages-game-haleakala')}", "strong"),
             Span(f" · {words(f'haleakala-variant-{table.variant}')}", "dim")]
    start.append(Span(f" · {words('haleakala-picture-round', round=table.round, rounds=table.rounds)}"))
    start.append(Span(f" · {words('haleakala-picture-first')} "))
    start += [shape(table.first), Span(" " + cut(names[table.first], 14))]
    if table.seat >= 0:
        return start
    return ends(start, [Span(f" {words('haleakala-picture-over')} ", "notice")], width)


# -- the island -------------------------------------------------------------------------------------------


def island(table: Table, words: Words) -> list[Line]:
    """Two halves of three segments, the lower one upside down."""
    upper = [segment_rows(table, table.segments[n], words) for n in UPPER]
    lower = [segment_rows(table, table.segments[n], words)[::-1] for n in LOWER]
    out = [border("╭┬╮", UPPER)]
    out += [row(parts) for parts in zip(*upper, strict=True)]
    out.append(border("├┼┤", ()))
    out += [row(parts) for parts in zip(*lower, strict=True)]
    out.append(border("╰┴╯", LOWER))
    return out


def border(corners: str, numbers: tuple[int, ...]) -> Line:
    labels = [f" {n} ".center(CELL, "─") for n in numbers] or ["─" * CELL] * 3
    return [Span(corners[0] + corners[1].join(labels) + corners[2], "rule")]


def row(parts: Sequence[Line]) -> Line:
    out: Line = [Span("│", "rule")]
    for part in parts:
        out += [*part, Span("│", "rule")]
    return out


def segment_rows(table: Table, segment: Segment, words: Words) -> list[Line]:
    """From the rim to the crater, each exactly CELL wide."""
    return [rim(table, segment, words), sea(table, segment, words), *beach(table, segment),
            *(terrain(table, segment, letter) for letter in LETTERS[PLAIN:]), crater(segment)]


def rim(table: Table, segment: Segment, words: Words) -> Line:
    style = "legal" if table.phase == "card" and segment.boat else "strong"
    a, b = (short(card, words) if card else "·" for card in segment.cards)
    return ends([Span(" "), Span(a, style if segment.cards[0] else "dim")],
                [Span(" "), Span(b, style if segment.cards[1] else "dim")], CELL)


def short(card: Card, words: Words) -> str:
    return words(f"haleakala-short-{card.kind}", baskets=card.baskets, butterflies=card.butterflies)


def sea(table: Table, segment: Segment, words: Words) -> Line:
    """The boat, or what disc takes it here and who would take cards."""
    if segment.landing is None:
        return [Span(centre(BOAT, CELL).replace(" ", "~"), "legal sea")]
    landing = segment.landing
    content = f" {landing.steps}"
    if landing.ends:
        content += f"→{words('haleakala-picture-end')}"
    elif landing.receivers:
        content += "→" + "".join(SHAPES[s] for s in landing.receivers)
    content = cut(content + " ", CELL - 4)
    return [Span("~~", "sea"), Span(content, "sea"), Span("~" * (CELL - 2 - len(content)), "sea")]


def beach(table: Table, segment: Segment) -> list[Line]:
    """The discs of both, and both sums."""
    content: Line = [Span(" ", "sand")]
    for s, discs in enumerate(segment.discs):
        marks = "".join(map(str, discs)) + INVOCATION * (s in segment.invocations)
        if marks:
            content += [Span(SHAPES[s] + marks, f"seat{s} sand"), Span(" ", "sand")]
    sums = " : ".join(map(str, segment.sums))
    shamans = [shaman(player.seat, "sand") for player in table.players if player.shaman == f"B{segment.segment}"]
    second = ends([Span(f" B{segment.segment} ", "sand"), *shamans], [Span(f"{sums} ", "sand")], CELL)
    return [ground(content, "sand"), ground(second, "sand")]


def ground(line: Line, style: str) -> Line:
    """Filled up, with the ground's colour also where there is nothing."""
    return [Span(span.text, span.style or style) for span in pad(line, CELL)]


def shaman(seat: int, style: str) -> Span:
    return Span(SHAMAN.format(SHAPES[seat]), f"seat{seat} {style}")


def terrain(table: Table, segment: Segment, letter: str) -> Line:
    space, band = f"{letter}{segment.segment}", BANDS[letter]
    line = [Span(f" {space}", band), Span("! " if space in segment.threatened else "  ", f"lava {band}")]
    if space in table.statues:
        owner = table.statues[space]
        line.append(Span(STATUE.format(SHAPES[owner]), f"seat{owner} {band}"))
    else:
        line.append(Span(" · ", band))
    line.append(Span("  ", band))
    line += [shaman(player.seat, band) for player in table.players if player.shaman == space]
    if table.phase == "shaman" and space in table.players[table.seat].reach:
        line = [*pad(line, CELL - 3), Span(f"{MOVER} ", "legal")]
    return ground(line, band)


def crater(segment: Segment) -> Line:
    lava = Span(f" {LAVA}" * segment.lava, "lava crater")
    return ground([Span(f" C{segment.segment}  ", "crater"), lava], "crater")


# -- beside it --------------------------------------------------------------------------------------------


def panel(table: Table, words: Words, width: int) -> list[Line]:
    """The market with prices and holders, the lava supply, and what the decks still hold."""
    out = [[Span(words("haleakala-picture-market"), "strong")]]
    for offer in table.market:
        end = [shape(offer.holder)] if offer.holder is not None else [Span(" " if offer.face_up else "–", "dim")]
        style = "legal" if offer.affordable else "" if offer.face_up else "dim"
        name = Span(words(f"haleakala-picture-{offer.card}"), style)
        out.append(ends([name], [Span(f" {offer.price} ", style), *end], width))
    out.append([Span("")])
    supply = [Span(LAVA * table.lava_supply, "lava"), Span("·" * (LAVA_DISCS - table.lava_supply), "dim")]
    out.append(ends([Span(words("haleakala-picture-supply"))], supply, width))
    until = words("haleakala-picture-until", round=table.round, count=table.before_scoring)
    out.append([Span(cut(until, width), "dim")])
    heads: Line = [Span(right(str(deck.level), COUNT), "legal" if deck.next else "dim") for deck in table.decks]
    out.append(ends([Span(words("haleakala-picture-hidden"), "strong")], heads, width))
    cards = list(dict.fromkeys(card for deck in table.decks for card in deck.unseen))
    for card in cards:
        counts: Line = [Span(right(str(deck.unseen.get(card, "·")), COUNT), "" if card in deck.unseen else "dim")
                        for deck in table.decks]
        out.append([*pad([Span(words.say(short_word(card)))], width - COUNT * len(counts)), *counts])
    return out


def short_word(card: str) -> Message:
    """A card's short name: the same message as in a sentence, under another id."""
    word = card_word(card)
    return Message(word.id.replace("haleakala-", "haleakala-short-", 1), word.args)


def player(table: Table, player: Player, name: str, words: Words, width: int) -> list[Line]:
    """Name and score, the pool, what is kept, and what a scoring would bring."""
    mark = str(table.ranking[player.seat]) if table.ranking else MOVER if player.seat == table.seat else " "
    over = table.seat < 0
    end = [Span(words("haleakala-picture-score", count=player.score if over else player.banked) + " ", "strong"),
           Span(words("haleakala-picture-now", points=player.now, over=int(over)), "dim")]
    start = [Span(mark, "legal"), Span(" "), shape(player.seat), Span(" " + cut(name, width - line_width(end) - 5))]
    pool = " ".join(str(disc) if disc in player.pool else "·" for disc in range(1, 6))
    held = [f"{words('haleakala-picture-pool')} {pool}"]
    if player.invocation is not None:
        held[0] += f" {INVOCATION}" if player.invocation else " ·"
    held.append(f"{words('haleakala-picture-statues')} {player.statues}")
    held.append(f"{words('haleakala-picture-shells')} {player.shells}")
    seen = [f"{words('haleakala-picture-baskets')} {player.baskets}",
            f"{words('haleakala-picture-wings')} {player.butterflies}"]
    kept = [words.say(short_word(card.card)) for card in player.kept]
    cards = [words(f"haleakala-{card}") for card in player.cards]
    points = [f"{words(line_id(line.what, words))} {line.points}" for line in player.lines[1:] if line.points]
    lines = [ends(start, end, width)]
    for parts, most, style in ((held, 1, ""), (seen + kept, 2, ""), (cards, 2, "strong"), (points, 3, "dim")):
        lines += wrapped(parts, most, width, style)
    return lines


def line_id(what: str, words: Words) -> str:
    id = f"haleakala-score-{what}"
    return id if words.has(id) else f"haleakala-{what}"


def wrapped(parts: list[str], most: int, width: int, style: str) -> list[Line]:
    """The parts in as few lines as possible, at most so many."""
    texts: list[str] = []
    for part in parts:
        if texts and (len(texts) == most or columns(f"{texts[-1]}  {part}") <= width):
            texts[-1] += f"  {part}"
        else:
            texts.append(f"  {part}")
    return [[Span(cut(text, width), style)] for text in texts]


# -- in words ---------------------------------------------------------------------------------------------


def prompt(view: View, moves: Sequence[Move]) -> Message:
    """What the deciding player can do now, in one sentence, with examples that can be typed."""
    table: Table = view.table
    example = {move.family: move.text for move in reversed(moves)}
    if table.phase == "action":
        return ask_action(table, moves, example)
    if table.phase == "shaman":
        stay = table.players[table.seat].shaman
        go = max((move for move in moves if move.text != stay), key=lambda move: LETTERS.index(move.text[0]))
        return message("haleakala-ask-shaman", go=go.text, stay=stay)
    if table.phase == "card":
        a, b = (card_word(card.card) for card in table.segments[table.boat].cards if card)
        return message("haleakala-ask-card", a=a, b=b, first=moves[0].text, second=moves[1].text,
                       shared=int(table.waiting is not None))
    if table.phase == "priestess":
        return message("haleakala-ask-priestess", shift=moves[0].text)
    return message(f"haleakala-ask-{table.phase}", buy=moves[0].text, keep=moves[-1].text)


def ask_action(table: Table, moves: Sequence[Move], example: dict[str, str]) -> Message:
    """Only what is possible is named."""
    take = {"take": example["take"]} if "take" in example else {}
    if table.sail:
        return message("haleakala-ask-empty" + "-take" * len(take), sail=example["sail"], **take)
    placed = [move for move in moves if move.family == "place"]
    away = [move for move in placed if move.args["beach"] != table.boat]
    boat = [move for move in placed if move.args["beach"] == table.boat]
    if not away or not boat:
        return message("haleakala-ask-action" + "-take" * len(take), place=placed[0].text, **take)
    return message("haleakala-ask-action-boat" + "-take" * len(take), place=away[0].text, sail=boat[0].text, **take)


def effects(view: View, move: Move, preview: Preview) -> list[Message]:
    """What a move will do, in a few words; to be joined by commas."""
    table: Table = view.table
    said: list[Message] = []
    if preview.beach is not None:
        said.append(message("haleakala-effect-place", beach=preview.beach, own=preview.own or 0,
                            other=preview.other or 0))
    if preview.lands is not None:
        said.append(message("haleakala-effect-sail", segment=preview.lands))
    if preview.summons is not None:
        said.append(message("haleakala-effect-summon", segment=preview.summons))
    if preview.chooses is not None and preview.lands is not None:
        own, other = (*preview.sums, 0)[:2]
        a, b = (card_word(card.card) for card in table.segments[preview.lands].cards if card)
        said.append(message("haleakala-effect-choose", you=int(preview.chooses == table.seat), own=own, other=other,
                            alone=int(len(preview.receivers) == 1), a=a, b=b))
    elif preview.lands is not None and not preview.cards and not preview.scores:
        said.append(message("haleakala-effect-nobody"))
    if preview.lava_from is not None:
        said.append(message("haleakala-effect-shift", origin=preview.lava_from, target=preview.lava_to or 0))
    if preview.buys:
        said.append(message("haleakala-effect-buy", price=preview.price))
    if move.family == "keep":
        said.append(message("haleakala-effect-keep"))
    said += [message("haleakala-effect-receives", you=int(got.seat == table.seat), card=card_word(got.card))
             for got in preview.cards]
    said += [message("haleakala-effect-build", space=space_word(space)) for space in preview.builds]
    if preview.idle:
        said.append(message("haleakala-effect-idle", reason=preview.idle))
    if preview.calm:
        said.append(message("haleakala-effect-calm"))
    if preview.shaman:
        said += going(table, preview.shaman)
    if preview.home and preview.home[table.seat]:
        said.append(message("haleakala-effect-home", count=len(preview.home[table.seat])))
    if table.seat in preview.recalls:
        said.append(message("haleakala-effect-recall"))
    if preview.scores and table.phase != "prebuy":
        said.append(message("haleakala-effect-scoring", round=table.round))
    if preview.next == "shaman":
        said.append(message("haleakala-effect-shaman-next"))
    return said + scoring(table, preview)


def scoring(table: Table, preview: Preview) -> list[Message]:
    """What a scoring that comes now brings both; otherwise how the mover's points change, were there one."""
    if preview.scored:
        sums = [sum(line.points for line in preview.scored if line.seat == s) for s in range(len(table.players))]
        return [message("haleakala-effect-scored", you=int(s == table.seat), points=sums[s])
                for s in (table.seat, 1 - table.seat)]
    if preview.points:
        return [message("haleakala-effect-points", change=f"{preview.points:+}".replace("-", "−"))]
    return []


def going(table: Table, space: str) -> list[Message]:
    """Where the shaman goes, and what a statue there would count."""
    stays = int(table.players[table.seat].shaman == space)
    said = [message("haleakala-effect-goes", space=space_word(space), stays=stays)]
    height = LETTERS.index(space[0])
    if height >= PLAIN and space not in table.statues and table.players[table.seat].statues:
        said.append(message("haleakala-effect-site", points=STATUE_POINTS[height]))
    return said
