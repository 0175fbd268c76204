"""The scenes Eruption's board is looked at in: one position for each phase and each thing that can lie on the table.

    python web/dev/eruption_scenes.py            # for /dev/board?fixture=eruption-scenes
    python web/dev/eruption_scenes.py --tests    # some of them for web/tests
"""

from __future__ import annotations

from typing import Any

from scenes import Scenes, main

from lanai.engine.match import Match

TESTED = ("tile with tests", "tile, many ways", "build", "eruption", "stack", "arrange", "discard", "over", "eliminated", "clans")


def families(match: Match) -> set[str]:
    return {move.family for move in match.moves()}


def tiles(view: Any) -> int:
    return sum(each.tile is not None for each in view.hexes)


SCENES: Scenes = {
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
    "stack": (("forecasting", 3), lambda m, v: v.phase == "stack" and tiles(v) > 6),
    "clans": (("clans", 6), lambda m, v: v.phase == "cards" and tiles(v) > 10 and "give" in families(m)),
    "clans, tile": (("clans", 4), lambda m, v: v.phase == "tile" and tiles(v) > 10),
    "eliminated": (("extermination", 4), lambda m, v: any(p.eliminated for p in v.players) and v.phase == "tile"),
    "extermination, over": (("extermination", 2), lambda m, v: v.phase == "over"),
}

if __name__ == "__main__":
    main("eruption", {"eruption-scenes": SCENES}, TESTED, share=0.2, plies=3)
