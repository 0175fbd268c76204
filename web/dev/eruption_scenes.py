"""The scenes Eruption's board is looked at in: one position for each phase and each thing that can lie on the table.

    python web/dev/eruption_scenes.py            # for /dev/board?fixture=eruption-scenes
    python web/dev/eruption_scenes.py --tests    # some of them for web/tests

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
Kind = tuple[str, int]

TESTED = ("tile with tests", "tile, many ways", "build", "eruption", "stack", "arrange", "discard", "over", "eliminated", "clans")


def families(match: Match) -> set[str]:
    return {move.family for move in match.moves()}


def tiles(view: Any) -> int:
    return sum(each.tile is not None for each in view.hexes)


SCENES: dict[str, tuple[Kind, Scene]] = {
    "first tile": (("base", 2), lambda m, v: v.phase == "tile"),
    "tile, many ways": (("base", 4), lambda m, v: v.phase == "tile" and tiles(v) > 12 and any(
        len(s.turns) > 3 for s in v.spots)),
    "tile with tests": (("base", 4), lambda m, v: v.phase == "tile" and tiles(v) > 14 and any(
        s.tests and any(t.cards for t in s.turns) for s in v.spots)),
    "closed hex": (("base", 3), lambda m, v: v.phase == "tile" and any(each.closed for each in v.hexes)),
    "cards": (("base", 4), lambda m, v: v.phase == "cards" and tiles(v) > 10 and len(families(m)) > 6),
    "build": (("base", 4), lambda m, v: v.phase == "build" and tiles(v) > 12 and len(m.moves()) > 20),
    "build, nothing": (("base", 2), lambda m, v: v.phase == "build" and families(m) == {"done"}),
    "eruption": (("base", 3), lambda m, v: v.phase == "eruption" and tiles(v) > 8),
    "extra": (("base", 5), lambda m, v: v.phase == "extra"),
    "replace": (("base", 4), lambda m, v: v.phase == "replace" and tiles(v) > 8),
    "arrange": (("base", 4), lambda m, v: v.phase == "arrange" and len(m.moves()) > 1 and len(v.draft) > 0),
    "discard": (("base", 4), lambda m, v: v.phase == "discard" and len(m.moves()) > 1),
    "last turns": (("base", 3), lambda m, v: v.ending != "open" and v.phase == "tile" or v.ending != "open" and v.phase == "build"),
    "full island": (("base", 6), lambda m, v: tiles(v) > 33 and v.phase == "build"),
    "over": (("base", 5), lambda m, v: v.phase == "over"),
    "stack": (("forecast", 3), lambda m, v: v.phase == "stack" and tiles(v) > 6),
    "clans": (("clans", 6), lambda m, v: v.phase == "cards" and tiles(v) > 10 and "give" in families(m)),
    "clans, tile": (("clans", 4), lambda m, v: v.phase == "tile" and tiles(v) > 10),
    "eliminated": (("extermination", 4), lambda m, v: any(p.eliminated for p in v.players) and v.phase == "tile"),
    "extermination, over": (("extermination", 2), lambda m, v: v.phase == "over"),
}


def scenes() -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    bot, chance = lanai.bot("greedy"), random.Random(3)
    for seed in range(6):
        for kind in dict.fromkeys(kind for kind, _ in SCENES.values()):
            wanted = [name for name, (its, _) in SCENES.items() if its == kind and name not in found]
            if not wanted:
                continue
            match = lanai.game("eruption").match(players=kind[1], variant=kind[0], seed=seed)
            while any(name not in found for name in wanted):
                view = match.view(None).table
                for name in wanted:
                    if name not in found and SCENES[name][1](match, view):
                        found[name] = {"name": name, **frame(match, max(0, match.ply - 3), None)}
                if match.over:
                    break
                match.play(chance.choice(match.moves()) if chance.random() < 0.2 else bot.choose(match))
    missing = [name for name in SCENES if name not in found]
    if missing:
        print(f"never seen: {', '.join(missing)}")
    return [found[name] for name in SCENES if name in found]


def main() -> None:
    if "--tests" in sys.argv:
        kept = [{key: scene[key] for key in ("name", "view", "own", "moves", "events")}
                for scene in scenes() if scene["name"] in TESTED]
        (WEB / "tests/eruption-scenes.json").write_bytes(msgspec.json.encode(kept))
        return
    data = {"game": "eruption", "variant": "scenes", "names": NAMES, "frames": scenes()}
    path = WEB / "dev/fixtures/eruption-scenes.json"
    path.write_bytes(msgspec.json.encode(data))
    print(path, *(f"{i} {frame['name']}" for i, frame in enumerate(data["frames"])), sep="\n  ")


if __name__ == "__main__":
    main()
