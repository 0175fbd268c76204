"""Positions for drawing boards and for the tests of the selection machine, played by the engine itself.

    python web/dev/fixtures.py maui --players 3 --variant crabs --plies 40 60 --name maui-crabs-3
    python web/dev/fixtures.py --tests        # the lists of legal moves that web/tests uses
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

import msgspec

import lanai
from lanai.engine.match import Match
from lanai.engine.words import Message

WEB = Path(__file__).parent.parent
NAMES = ["Ines", "Kai", "Mele", "Joren", "Oksana", "Teo"]
TEST_PLIES = range(0, 60, 4)


def say(match: Match, event: Any) -> Message | None:
    try:
        said: Message = match.game.text.say(event)
    except KeyError:
        return None
    return said


def frame(match: Match, since: int, seat: int | None) -> dict[str, Any]:
    """A position as the server shows it to the seat that decides, with all that could be asked about its moves."""
    shown = match.seat if seat is None and not match.over else seat
    view = match.view(shown)
    moves = match.moves() if shown == match.seat else []
    previews = {}
    for move in moves:
        preview = match.preview(move)
        previews[move.text] = {"move": move.text, "preview": preview,
                               "effects": match.game.picture.effects(view, move, preview)}
    events = [{"kind": e.kind, "seat": e.seat, "args": e.args, "ply": e.ply, "turn": e.ply, "say": say(match, e)}
              for e in match.events_for(shown, since)]
    return {
        "ply": match.ply, "seat": shown, "view": view.table, "own": view.own,
        "ask": match.game.picture.prompt(view, moves) if moves else None,
        "moves": [{"text": m.text, "family": m.family, "args": m.args, "final": m.final} for m in moves],
        "previews": previews, "events": events,
    }


def fixture(game: str, players: int, variant: str, seed: int, first: int, last: int,
            seat: int | None) -> dict[str, Any]:
    match = lanai.game(game).match(players=players, variant=variant, seed=seed, first=0)
    bot = lanai.bot("greedy")
    frames = []
    while True:
        if match.ply >= first:
            frames.append(frame(match, match.ply, seat))
        if match.over or match.ply >= last:
            break
        match.play(bot.choose(match))
    return {"game": game, "variant": variant, "names": NAMES[:players], "frames": frames}


def legal_lists(game: str, players: int, variant: str, seed: int) -> list[list[dict[str, Any]]]:
    match = lanai.game(game).match(players=players, variant=variant, seed=seed, first=0)
    choice, lists = random.Random(seed), []
    while not match.over and match.ply <= TEST_PLIES.stop:
        moves = match.moves()
        if match.ply in TEST_PLIES:
            lists.append([{"text": m.text, "family": m.family, "args": m.args, "final": m.final} for m in moves])
        match.play(choice.choice(moves))
    return lists


def test_lists() -> dict[str, Any]:
    """Legal moves of random games, for every game found."""
    found = {}
    for name in lanai.games():
        for variant, counts in lanai.game(name).variants.items():
            found[f"{name}-{variant}"] = legal_lists(name, max(counts), variant, 7)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--variant", default="base")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--plies", type=int, nargs=2, default=(20, 40), metavar=("FROM", "TO"))
    parser.add_argument("--seat", type=int, help="seen from this seat; otherwise from the one that decides")
    parser.add_argument("--name", help="default: the game")
    parser.add_argument("--tests", action="store_true")
    given = parser.parse_args()
    if given.tests:
        path, data = WEB / "tests/legal-moves.json", test_lists()
    else:
        data = fixture(given.game, given.players, given.variant, given.seed, *given.plies, given.seat)
        path = WEB / "dev/fixtures" / f"{given.name or given.game}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.encode(data))
    print(path)


if __name__ == "__main__":
    main()
