"""What workers do besides moving: hints with reasons, and analyses in slices."""

from __future__ import annotations

import asyncio

import lanai
from lanai.bots import explain, ready
from lanai.server.workers import SLICE, Workers


def test_workers_advise_and_analyse() -> None:
    game = lanai.game("maui")
    ready.compiled(game)   # so that the worker finds it on the shelf
    match = game.match(2, seed=3)
    position, ply = match.seen(0), match.ply
    while not match.over:
        match.play(match.moves()[0])
    told: list[tuple[int, int]] = []

    async def ask():
        workers = Workers(1)
        try:
            return (await workers.advise("maui", game.version, position.tobytes(), ply),
                    await workers.analyse(match.record().dump(), match.ply, lambda *how_far: told.append(how_far)))
        finally:
            workers.close()

    hint, analysis = asyncio.run(ask())
    assert hint.move in [move.id for move in game.match(2, seed=3).moves()]
    assert hint.reasons[-1].id in ("bot-reason-chance", "bot-reason-ahead")
    assert analysis == match.analyse()
    assert told[-1] == (match.ply, match.ply) and len(told) == -(-match.ply // SLICE)
    assert explain.ADVISER in lanai.bots.LEVELS
