"""Information-set Monte Carlo tree search, for any game. Compiled and interpreted alike.

One tree for all that the root's seat thinks possible: every simulation deals anew what the seat cannot see, walks
down moves that are legal in that deal, adds one node, plays on for a while and asks the game's advice how the
seats stand. Each node counts for the seat that moved into it (max-n), so any number of players is the same.

A node is a row of `tree`, its worth (the sum of what its mover got) a number of `worth`. Row 0 is the header, row 1
the first root.
"""

from __future__ import annotations

import math
from typing import Any

from ..engine.chance import below
from ..engine.layout import Grid, Row

TWIN = True   # compiled: see engine/twin.py

game: Any = None   # bound by twin()

# Columns of a node. AVAILABLE counts the simulations in which the move was legal.
MOVE, MOVER, CHILD, SIBLING, VISITS, AVAILABLE = range(6)
COLUMNS = 6
USED = 0          # header: how many rows are in use
DEEPEST = 128     # nodes of one path
ROOT = 1

# What a plan says: numbers in the order of this list.
EXPLORE = 0       # how much curiosity counts, in hundredths
WIDEN = 1         # moves tried at a node: at least this many, in tenths, times the root of its visits
DEPTH = 2         # decisions played on after the new node
TRIES = 3         # moves looked at for each of them; the one with the most weight is played
SCALE = 4         # a lead of so much worth means about three chances in four
MARGIN = 5        # how much the margin counts beside winning, in hundredths
PLAN = 6


def clear(tree: Grid, worth: Any) -> None:
    """An empty tree with its root."""
    tree[0, USED] = ROOT
    new_node(tree, worth, 0, -1, -1)


def new_node(tree: Grid, worth: Any, parent: int, move: int, mover: int) -> int:
    node = tree[0, USED]
    tree[0, USED] = node + 1
    tree[node, MOVE] = move
    tree[node, MOVER] = mover
    tree[node, CHILD] = 0
    tree[node, SIBLING] = 0
    if parent > 0:
        tree[node, SIBLING] = tree[parent, CHILD]
        tree[parent, CHILD] = node
    tree[node, VISITS] = 0
    tree[node, AVAILABLE] = 1
    worth[node] = 0.0
    return node


def simulate(states: Any, root: int, count: int, tree: Grid, worth: Any, marks: Row, moves: Row, weights: Row,
             path: Row, gains: Any, places: Row, rng: Row, log: Grid, plan: Row) -> int:
    """So many simulations from states[0] (states[1] is scratch); how many decisions were played in them."""
    seat = states[0].seat
    played = 0
    for _ in range(count):
        states[1] = states[0]
        p = states[1]
        game.redeal(p, seat, rng)
        node = root
        depth = 0
        grown = False
        while p.seat >= 0 and not grown and depth < DEEPEST:
            n = game.legal(p, moves)
            if n > 1:
                before = tree[0, USED]
                node = step(p, node, n, tree, worth, marks, moves, weights, rng, plan)
                grown = tree[0, USED] > before
                path[depth] = node
                depth += 1
                game.apply(p, tree[node, MOVE], rng, log)
            else:
                game.apply(p, moves[0], rng, log)
            played += 1
        played += playout(p, moves, rng, log, plan[DEPTH], plan[TRIES])
        for s in range(p.players):
            gains[s] = -1.0
        if p.seat < 0:
            game.ranks(p, places)
        tree[root, VISITS] += 1
        for i in range(depth):
            mover = tree[path[i], MOVER]
            if gains[mover] < 0.0:
                gains[mover] = gain(p, mover, places, plan[SCALE], plan[MARGIN])
            tree[path[i], VISITS] += 1
            worth[path[i]] += gains[mover]
    return played


def step(p: Any, node: int, n: int, tree: Grid, worth: Any, marks: Row, moves: Row, weights: Row, rng: Row,
         plan: Row) -> int:
    """The child to walk into: a new one while few have been tried, otherwise the most promising one."""
    child = tree[node, CHILD]
    while child != 0:
        marks[tree[child, MOVE]] = child
        child = tree[child, SIBLING]
    known = 0
    best = 0
    highest = -1.0
    curiosity = plan[EXPLORE] / 100.0
    for i in range(n):
        child = marks[moves[i]]
        if child != 0:
            known += 1
            tree[child, AVAILABLE] += 1
            visits = tree[child, VISITS]
            score = 1000.0
            if visits > 0:
                score = worth[child] / visits + curiosity * math.sqrt(math.log(tree[child, AVAILABLE]) / visits)
            if score > highest:
                highest = score
                best = child
    if known < n and tree[0, USED] < len(worth) and (
            known == 0 or 10.0 * known < plan[WIDEN] * math.sqrt(1.0 + tree[node, VISITS])):
        move = untried(p, n, marks, moves, weights, rng)
        best = new_node(tree, worth, node, move, p.seat)
    child = tree[node, CHILD]
    while child != 0:
        marks[tree[child, MOVE]] = 0
        child = tree[child, SIBLING]
    if best == 0:   # no room for another node, and none of the known moves is legal
        best = node
        tree[best, MOVE] = moves[0]
    return best


def untried(p: Any, n: int, marks: Row, moves: Row, weights: Row, rng: Row) -> int:
    """A legal move that has no node yet, by its weight."""
    total = 0
    for i in range(n):
        if marks[moves[i]] == 0:
            weights[i] = game.weight(p, moves[i])
            total += weights[i]
    left = below(rng, total)
    for i in range(n):
        if marks[moves[i]] == 0:
            left -= weights[i]
            if left < 0:
                return moves[i]
    return moves[0]


def playout(p: Any, moves: Row, rng: Row, log: Grid, depth: int, tries: int) -> int:
    """Play on for so many decisions: of a few random moves the one with the most weight."""
    played = 0
    while p.seat >= 0 and played < depth:
        n = game.legal(p, moves)
        move = moves[below(rng, n)]
        if tries > 1 and n > 1:
            most = game.weight(p, move)
            for _ in range(tries - 1):
                other = moves[below(rng, n)]
                weight = game.weight(p, other)
                if weight > most:
                    most = weight
                    move = other
        game.apply(p, move, rng, log)
        played += 1
    return played


def gain(p: Any, seat: int, places: Row, scale: int, margin: int) -> float:
    """Between 0 and 1: winning, blended with the margin, so that a sure winner plays on sensibly."""
    lead = 1.0 / (1.0 + math.exp(-game.value(p, seat) / scale))
    if p.seat >= 0:
        return lead
    share = margin / 100.0
    return (1.0 - share) * (1.0 if places[seat] == 1 else 0.0) + share * lead


def favourite(tree: Grid, root: int) -> int:
    """The child of the root that was visited most, 0 if there is none."""
    best = 0
    most = -1
    child = tree[root, CHILD]
    while child != 0:
        if tree[child, VISITS] > most:
            most = tree[child, VISITS]
            best = child
        child = tree[child, SIBLING]
    return best
