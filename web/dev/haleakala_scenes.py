"""The scenes Haleakalā's board is looked at in: one position for each thing that can lie on the table or be decided.

    python web/dev/haleakala_scenes.py            # for /dev/board?fixture=haleakala-scenes
    python web/dev/haleakala_scenes.py --tests    # some of them for web/tests
"""

from __future__ import annotations

from typing import Any

from scenes import Scene, main

from lanai.engine.match import Match

TESTED = ("middle", "shaman", "card", "priestess", "buy", "before the scoring", "first scoring", "all out", "over", "invocation",
          "invocation out", "over, tactical")


def events(match: Match) -> list[str]:
    return [event.kind for event in match.events_for(None, max(0, match.ply - 1))]


def out(view: Any) -> int:
    return sum(len(discs) for segment in view.segments for discs in segment.discs)


def lava(view: Any) -> int:
    return sum(segment.lava for segment in view.segments)


def mine(view: Any) -> Any:
    return view.players[view.seat]


SCENES: dict[str, tuple[str, Scene]] = {
    "first turn": ("base", lambda m, v: m.ply == 0),
    "leaving the hut": ("base", lambda m, v: v.phase == "shaman" and mine(v).shaman.startswith("B")),
    "middle": ("base", lambda m, v: v.phase == "action" and out(v) >= 6 and len(v.statues) >= 4 and lava(v) >= 2
               and any(not place.legal for place in v.places)
               and any(place.legal and place.lands is not None and len(v.segments[place.lands].landing.receivers) == 2
                       for place in v.places)),
    "shaman": ("base", lambda m, v: v.phase == "shaman" and len(mine(v).reach) >= 9 and len(v.statues) >= 4 and lava(v) > 0),
    "card": ("base", lambda m, v: v.phase == "card" and v.waiting is not None and len(v.statues) >= 2),
    "priestess": ("base", lambda m, v: v.phase == "priestess" and sum(s.lava > 0 for s in v.segments) >= 2),
    "buy": ("base", lambda m, v: v.phase == "buy" and mine(v).shells >= 2 and any(p.cards for p in v.players)),
    "before the scoring": ("base", lambda m, v: v.phase == "prebuy" and v.round == 1),
    "first scoring": ("base", lambda m, v: "second_round" in events(m) and events(m).count("destroy") >= 2),
    "all out": ("base", lambda m, v: v.phase == "action" and v.sail and any(each.legal for each in v.take_backs)),
    "last turns": ("base", lambda m, v: v.phase == "action" and v.round == 2 and v.before_scoring == 0),
    "over": ("base", lambda m, v: v.phase == "over" and "destroy" in events(m)),
    "invocation": ("tactical", lambda m, v: v.phase == "action" and v.invoke and v.round == 1 and out(v) >= 4
                   and any(s.invocations for s in v.segments)),
    "invocation out": ("tactical", lambda m, v: v.phase == "action" and sum(len(s.invocations) for s in v.segments) == 2),
    "over, tactical": ("tactical", lambda m, v: v.phase == "over"),
}

if __name__ == "__main__":
    sets = {"haleakala-scenes": {name: ((variant, 2), scene) for name, (variant, scene) in SCENES.items()}}
    main("haleakala", sets, TESTED)
