"""The scenes Maui's board is looked at in: one position for each thing that can lie on the table or be decided.

    python web/dev/maui_scenes.py            # for /dev/board?fixture=maui-scenes-3
    python web/dev/maui_scenes.py --tests    # some of them for web/tests
"""

from __future__ import annotations

from typing import Any

from scenes import Scene, main

from lanai.engine.match import Match

TESTED = ("umbrella", "tokens played", "spare", "over", "crabs", "umbrella, part two")


def mine(view: Any) -> Any:
    return view.beaches[view.seat]


SCENES: dict[str, tuple[str, Scene]] = {
    "first turn": ("base", lambda m, v: v.round == 1),
    "middle": ("base", lambda m, v: v.phase == "action" and v.round == 8 and mine(v).placed >= 6
               and sum(len(slot.tops) for row in v.market for slot in row) >= 8 and sum(mine(v).tokens.values()) > 0),
    "umbrella": ("base", lambda m, v: v.phase == "umbrella" and v.round > 4),
    "tokens": ("base", lambda m, v: v.phase == "tokens" and len(m.moves()) >= 4),
    "token needed": ("base", lambda m, v: v.phase == "tokens" and not v.done),
    "tokens played": ("base", lambda m, v: v.phase == "action" and any(
        c.token for t in mine(v).towels for c in t.cells) and v.round > 7),
    "spare": ("base", lambda m, v: v.spare),
    "last round": ("base", lambda m, v: v.last_round and v.phase == "action"),
    "over": ("base", lambda m, v: v.phase == "over"),
    "crabs": ("crabs", lambda m, v: v.phase == "action" and v.round > 7 and any(
        c.crab for t in mine(v).towels for c in t.cells) and any(s.kind == "crab" for s in mine(v).spots)),
    "crab ahead": ("crabs", lambda m, v: v.phase == "action" and v.round > 3 and any(
        s.kind == "crab" and s.column == mine(v).placed + 1 for s in mine(v).spots) and any(
        m.preview(move).crab for move in m.moves())),
    "long tracks": ("combined", lambda m, v: v.part == 1 and v.round == 9 and v.phase == "action"),
    "part two": ("combined", lambda m, v: v.part == 2 and v.round == 7 and v.phase == "action"),
    "umbrella, part two": ("combined", lambda m, v: v.part == 2 and v.phase == "umbrella"),
    "over, combined": ("combined", lambda m, v: v.phase == "over"),
}

if __name__ == "__main__":
    sets = {f"maui-scenes-{players}": {name: ((variant, players), scene) for name, (variant, scene) in SCENES.items()}
            for players in (2, 3, 4)}
    main("maui", sets, TESTED, ["maui-scenes-4"], share=0.35)
