"""The scenes Maui's board is looked at in: one position for each thing that can lie on the table or be decided.

    python web/dev/maui_scenes.py            # for /dev/board?fixture=maui-scenes-3
    python web/dev/maui_scenes.py --tests    # some of them for web/tests

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


def scenes(players: int) -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    bot, chance = lanai.bot("greedy"), random.Random(players)
    for seed in range(400):
        for variant in ("base", "crabs", "combined"):
            wanted = [name for name, (kind, _) in SCENES.items() if kind == variant and name not in found]
            if not wanted:
                continue
            match = lanai.game("maui").match(players=players, variant=variant, seed=seed)
            while True:
                view = match.view(None).table
                for name in wanted:
                    if name not in found and SCENES[name][1](match, view):
                        found[name] = {"name": name, **frame(match, max(0, match.ply - 1), None)}
                if match.over:
                    break
                match.play(chance.choice(match.moves()) if chance.random() < 0.35 else bot.choose(match))
    missing = [name for name in SCENES if name not in found]
    if missing:
        print(f"{players} players: never seen: {', '.join(missing)}")
    return [found[name] for name in SCENES if name in found]


def main() -> None:
    if "--tests" in sys.argv:
        kept = [{key: scene[key] for key in ("name", "view", "moves", "events")}
                for scene in scenes(4) if scene["name"] in TESTED]
        (WEB / "tests/maui-scenes.json").write_bytes(msgspec.json.encode(kept))
        return
    for players in (2, 3, 4):
        data = {"game": "maui", "variant": "scenes", "names": NAMES[:players], "frames": scenes(players)}
        path = WEB / "dev/fixtures" / f"maui-scenes-{players}.json"
        path.write_bytes(msgspec.json.encode(data))
        print(path, *(f"{i} {frame['name']}" for i, frame in enumerate(data["frames"])), sep="\n  ")


if __name__ == "__main__":
    main()
