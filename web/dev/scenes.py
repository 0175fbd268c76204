"""What the makers of scenes share: games of the greedy bot, with a random move now and then, are played until each
scene has turned up once. A game's own maker says what is looked for, and in games of what kind."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec
from fixtures import NAMES, WEB, frame

import lanai
from lanai.engine.match import Match

Kind = tuple[str, int]                        # a variant, and how many play it
Scene = Callable[[Match, Any], bool]          # is it this one? asked of the match and what a spectator sees
Scenes = Mapping[str, tuple[Kind, Scene]]
SEEDS = 400
KEPT = ("name", "view", "own", "moves", "events")   # of a scene, for web/tests


def find(game: str, scenes: Scenes, share: float, plies: int) -> list[dict[str, Any]]:
    """A frame for each scene; so many plies before it are told as events, that share of the moves is random."""
    found: dict[str, dict[str, Any]] = {}
    bot, chance = lanai.bot("greedy"), random.Random(3)
    kinds = dict.fromkeys(kind for kind, _ in scenes.values())
    for seed, kind in ((seed, kind) for seed in range(SEEDS) for kind in kinds):
        wanted = {name: scene for name, (its, scene) in scenes.items() if its == kind and name not in found}
        match = lanai.game(game).match(players=kind[1], variant=kind[0], seed=seed)
        while wanted:
            view = match.view(None).table
            for name in [name for name, scene in wanted.items() if scene(match, view)]:
                found[name] = {"name": name, **frame(match, max(0, match.ply - plies), None)}
                del wanted[name]
            if match.over:
                break
            match.play(chance.choice(match.moves()) if chance.random() < share else bot.choose(match))
    missing = [name for name in scenes if name not in found]
    if missing:
        print(f"never seen: {', '.join(missing)}")
    return [found[name] for name in scenes if name in found]


def main(game: str, sets: Mapping[str, Scenes], tested: Collection[str], tested_sets: Collection[str] | None = None,
         share: float = 0.3, plies: int = 1) -> None:
    """Write each set into a fixture of its name; with --tests the scenes that web/tests uses, of those sets."""
    testing = "--tests" in sys.argv
    kept = []
    for title, scenes in sets.items():
        if testing and title not in (tested_sets or sets):
            continue
        frames = find(game, {name: scenes[name] for name in scenes if name in tested or not testing}, share, plies)
        if testing:
            kept += [{key: frame[key] for key in KEPT} for frame in frames]
            continue
        names = NAMES[:max(players for (_, players), _ in scenes.values())]
        write(f"dev/fixtures/{title}.json", {"game": game, "variant": "scenes", "names": names, "frames": frames})
        print(*(f"  {i} {frame['name']}" for i, frame in enumerate(frames)), sep="\n")
    if testing:
        write(f"tests/{game}-scenes.json", kept)


def write(name: str, data: Any) -> None:
    path = WEB / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.encode(data))
    print(path)
