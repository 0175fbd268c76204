"""Who sits where: people first, then bots."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..engine.match import Match
from ..engine.words import Words
from .saves import Seat

if TYPE_CHECKING:
    from ..bots import Bot


def seated(people: int, names: Sequence[str], bots: Sequence[str], words: Words) -> list[Seat]:
    """The seats of a table; whoever has no name gets one."""
    seats = [Seat(names[i] if i < len(names) else words("terminal-player", seat=i + 1)) for i in range(people)]
    for i, bot in enumerate(bots):
        title = words(f"bot-{bot}") if words.has(f"bot-{bot}") else bot
        count = "" if bots.count(bot) == 1 else f" {bots[:i + 1].count(bot)}"
        seats.append(Seat(title + count, bot))
    return seats


def player(match: Match, seats: Sequence[Seat], seat: int) -> Bot:
    """The bot of a seat. Its seed comes from the game's, so that a game resumed goes on as it would have."""
    from ..bots import bot

    digest = hashlib.sha256(f"{match.seed} {seat}".encode()).digest()
    return bot(str(seats[seat].bot), int.from_bytes(digest[:4], "big"))
