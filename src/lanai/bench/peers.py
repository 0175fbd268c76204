"""How fast public peers play random games, measured in the same run as our own games.

The peers come with the optional extra `lanai[peers]`; without it this module imports and finds none.
"""

import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from time import perf_counter
from typing import Any, NamedTuple


class Peer(NamedTuple):
    name: str
    version: str
    moves: int  # decisions applied, chance included: see each peer
    seconds: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


def _timed(play: Callable[[int], int], seconds: float) -> tuple[int, float]:
    """Whole games, from seed 1 on, until `seconds` have passed: their moves and the time they took."""
    play(1)  # first-call costs (lazy imports, caches) are not the peer's speed
    moves, seed, start = 0, 1, perf_counter()
    while True:
        moves += play(seed)
        if (spent := perf_counter() - start) >= seconds:
            return moves, spent
        seed += 1


def _catanatron(seconds: float) -> Peer:
    before = random.getstate()  # it draws from the global generator on import and reseeds it every game
    catanatron: Any = import_module("catanatron")

    def play(seed: int) -> int:
        # Its own loop, as its users run it: every action applied generates the next playable ones.
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)
        game.play()
        # The record holds every action, rolls and discards included. Sources after 3.2.1 renamed it.
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    try:
        return Peer("catanatron: Catan, 4 players, random", version("catanatron"), *_timed(play, seconds))
    finally:
        random.setstate(before)


def _open_spiel(seconds: float) -> Peer:
    pyspiel: Any = import_module("pyspiel")
    game, chance = pyspiel.load_game("backgammon"), int(pyspiel.PlayerId.CHANCE)

    def play(seed: int) -> int:
        uniform = random.Random(seed).random
        state = game.new_initial_state()
        # Bound once, and one call tells decision, chance and end apart: our loop's cost is not the peer's.
        player, legal, apply = state.current_player, state.legal_actions, state.apply_action
        moves = 0
        while True:
            turn = player()
            if turn >= 0:
                actions = legal()
                apply(actions[int(uniform() * len(actions))])
            elif turn == chance:
                left = uniform()  # by hand: faster than its own sample_action, which older releases lack
                for outcome in state.chance_outcomes():
                    left -= outcome[1]
                    if left < 0:
                        break
                apply(outcome[0])
            else:
                return moves
            moves += 1  # dice rolls count as moves too: the reading more favourable to the peer

    name = "open_spiel: backgammon through its bindings, random"
    return Peer(name, version("open_spiel"), *_timed(play, seconds))


def peers(seconds: float = 3.0) -> list[Peer]:
    """Those that are installed; an absent one is left out."""
    known = (("catanatron", _catanatron), ("pyspiel", _open_spiel))
    # Looked up, not tried: one that is installed but broken should say so, not vanish from the table.
    return [measure(seconds) for module, measure in known if find_spec(module)]
