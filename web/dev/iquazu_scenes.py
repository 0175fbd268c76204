"""The scenes Iquazú's board is looked at in: every phase, every stage of the wall.

    python web/dev/iquazu_scenes.py            # for /dev/board?fixture=iquazu-scenes-3
    python web/dev/iquazu_scenes.py --tests    # some of them for web/tests

Games of the greedy bot, with a random move now and then, are played until each scene has turned up once.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from fixtures import NAMES, WEB, frame

import lanai
from lanai.engine.match import Match

Scene = Callable[[Match, Any], bool]

TESTED = ("paying with a tile", "discard", "after", "scored", "last scoring", "over")


def mine(view: Any) -> Any:
    return view.players[view.seat]


def happened(match: Match, kind: str) -> bool:
    return any(event.kind == kind for event in match.events_for(None, match.ply))


SCENES: dict[str, Scene] = {
    "first turn": lambda m, v: v.turn == 1,
    "middle": lambda m, v: v.frame == 4 and v.phase == "start" and v.columns[3].free <= 2 and mine(v).held >= 8,
    "paying": lambda m, v: v.phase == "pay" and v.frame == 4 and len(m.moves()) in range(4, 8),
    "paying in many ways": lambda m, v: v.phase == "pay" and len(m.moves()) > 12,
    "paying with a tile": lambda m, v: v.phase == "pay" and any(move.family == "joker" for move in m.moves()),
    "about to fill": lambda m, v: v.phase == "pay" and v.frame > 2 and any(m.preview(x).fills for x in m.moves()),
    "too dear": lambda m, v: v.phase == "start" and v.frame > 1 and mine(v).held <= 2,
    "tile first": lambda m, v: v.phase == "start" and any(move.family == "tile" for move in m.moves()),
    "after": lambda m, v: v.phase == "after" and len(m.moves()) > 1,
    "extra": lambda m, v: v.phase == "extra",
    "discard": lambda m, v: v.phase == "discard",
    "scored": lambda m, v: happened(m, "slide") and v.frame > 2,
    "column 8": lambda m, v: v.frame == 8 and v.phase == "start" and v.columns[7].free <= 3,
    "last scoring": lambda m, v: v.frame == 9 and v.phase == "start" and v.columns[8].free <= 2,
    "over": lambda m, v: v.phase == "over",
}


def scenes(players: int) -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    bot, chance = lanai.bot("greedy"), random.Random(players)
    for seed in range(60):
        match = lanai.game("iquazu").match(players=players, seed=seed, first=0)
        while len(found) < len(SCENES):
            view = match.view(None if match.over else match.seat).table
            for name, scene in SCENES.items():
                if name not in found and scene(match, view):
                    found[name] = {"name": name} | frame(match, max(match.ply - 1, 0), None)
            if match.over:
                break
            moves = match.moves()
            match.play(chance.choice(moves) if chance.random() < 0.2 else bot.choose(match))
        if len(found) == len(SCENES):
            break
    return [found[name] for name in SCENES if name in found]


def main() -> None:
    if "--tests" in sys.argv:
        kept = [scene | {"previews": {}} for players in (2, 4) for scene in scenes(players)
                if scene["name"] in TESTED]
        path = WEB / "tests/iquazu-scenes.json"
        path.write_bytes(msgspec.json.encode(kept))
        print(path)
        return
    for players in (2, 3, 4):
        made = {"game": "iquazu", "variant": "base", "names": NAMES[:players], "frames": scenes(players)}
        path = WEB / f"dev/fixtures/iquazu-scenes-{players}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(msgspec.json.encode(made))
        print(path, ", ".join(f"{i} {each['name']}" for i, each in enumerate(made["frames"])))


if __name__ == "__main__":
    main()
