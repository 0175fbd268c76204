"""Pictures in letters: lines of spans, each a text and the names of its styles.

A game draws its table this way once; the terminal turns the names into colours, the browser into classes. Names
are neutral ("yellow", "seat0", "dim") and several may stand together, separated by spaces. What a picture says
must be there without them too.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

# A seat is never shown by its colour alone: circle, square, triangle, diamond, hexagon, cross.
SHAPES = ("●", "■", "▲", "◆", "⬢", "✚")
MORE = "…"


class Span(NamedTuple):
    text: str
    style: str = ""


Line = list[Span]


def shape(seat: int) -> Span:
    return Span(SHAPES[seat % len(SHAPES)], f"seat{seat}")


def clean(text: str) -> str:
    """The text without anything that moves a cursor: names come from people."""
    return "".join(" " if unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp", "Cs") else c for c in text)


@lru_cache(maxsize=4096)
def width(text: str) -> int:
    """The columns a text takes on a screen."""
    columns = 0
    for c in text:
        if unicodedata.category(c) not in ("Mn", "Me"):
            columns += 2 if unicodedata.east_asian_width(c) in "WF" else 1
    return columns


def cut(text: str, most: int) -> str:
    """The text in at most so many columns, marked where something is left out."""
    if width(text) <= most:
        return text
    kept = ""
    for c in text:
        if width(kept + c) > most - width(MORE):
            break
        kept += c
    return (kept + MORE) if most > 0 else ""


def left(text: str, columns: int) -> str:
    """Exactly so many columns, the text at the left."""
    text = cut(text, columns)
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    text = cut(text, columns)
    return " " * (columns - width(text)) + text


def centre(text: str, columns: int) -> str:
    text = cut(text, columns)
    spare = columns - width(text)
    return " " * (spare // 2) + text + " " * (spare - spare // 2)


def line_width(line: Line) -> int:
    return sum(width(span.text) for span in line)


def pad(line: Line, columns: int) -> Line:
    """The line filled up with spaces, or cut."""
    out: Line = []
    room = columns
    for span in line:
        if width(span.text) > room:
            return [*out, Span(left(span.text, room), span.style)]
        out.append(span)
        room -= width(span.text)
    return [*out, Span(" " * room)] if room else out


def within(lines: Iterable[Line], columns: int) -> list[Line]:
    """The lines, cut where they are wider."""
    return [pad(line, columns) if line_width(line) > columns else line for line in lines]


def ends(start: Line, end: Line, columns: int) -> Line:
    """One part at the left, one at the right, spaces between."""
    return [*pad(start, columns - line_width(end)), *end]


def block_width(block: Iterable[Line]) -> int:
    return max((line_width(line) for line in block), default=0)


def beside(blocks: Sequence[list[Line]], gap: int = 1) -> list[Line]:
    """Blocks side by side, their tops in line."""
    widths = [block_width(block) for block in blocks]
    out = []
    for parts in zip_longest(*blocks, fillvalue=()):
        line: Line = []
        for i, part in enumerate(parts):
            line += pad(list(part), widths[i] + (gap if i + 1 < len(blocks) else 0))
        out.append(line)
    return out


def plain(lines: Iterable[Line]) -> str:
    """The picture without styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
