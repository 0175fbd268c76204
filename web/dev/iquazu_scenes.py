"""The scenes Iquazú's board is looked at in: every phase, every stage of the wall.

    python web/dev/iquazu_scenes.py            # for /dev/board?fixture=iquazu-scenes-3
    python web/dev/iquazu_scenes.py --tests    # some of them for web/tests
"""

from __future__ import annotations

from typing import Any

from scenes import Scene, main

from lanai.engine.match import Match

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

if __name__ == "__main__":
    sets = {f"iquazu-scenes-{players}": {name: (("base", players), scene) for name, scene in SCENES.items()}
            for players in (2, 3, 4)}
    main("iquazu", sets, TESTED, ["iquazu-scenes-2", "iquazu-scenes-4"], share=0.2)
