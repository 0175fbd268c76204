"""Information-set Monte Carlo tree search, for any game. Compiled and interpreted alike.

One tree for all that the looking seat thinks possible: every simulation deals anew what that seat cannot see, walks
down moves that are legal in this deal, adds one node, plays on for a while and asks the game's advice how all seats
stand. At every node the seat that decides there looks at what it gets itself (max-n), so any number of players is
the same, and partners are because a game's ranks and advice count them as one.

A node is a row of `tree`, with the sum of what each seat got in its simulations from column GAINED on. Row 0 is the
header; a forced decision has no node.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from ..engine.chance import below
from ..engine.layout import Grid, Row

TWIN = True   # compiled: see engine/twin.py

game: Any = None   # bound by twin()

# Columns of a node. AVAILABLE counts the simulations in which the move was legal.
MOVE, SIBLING, VISITS, AVAILABLE, CHILD, GAINED = range(6)
USED, ROOT = 0, 1   # header: how many rows are in use; where the search starts
DEEPEST = 256       # nodes of one path

ANY = -1            # instead of a move
WHOLE = 1 << 20     # what a sure winner gains: gains are whole numbers, so that sums are the same in any order


class Plan(NamedTuple):
    """How to look ahead; whole numbers, tuned for each game."""

    explore: int    # how much curiosity counts, in hundredths
    widen: int      # moves tried at a node: so many tenths of the root of its visits, at least one
    depth: int      # decisions played on after the new node
    tries: int      # moves looked at for each of them; the one with the most weight is played
    scale: int      # a lead of so much worth is believed to win three games of four (almost)
    points: int     # a final lead of so many points counts as three quarters of the margin
    margin: int     # how much the margin counts beside winning, in hundredths


UNTRIED, TRIED = 1, 2   # marks of legal moves


class Desk(NamedTuple):
    """The arrays a search works with."""

    tree: Grid
    logs: Any       # logarithms of whole numbers, up to all the simulations there can be
    gains: Row      # by seat
    marks: Row      # by move, while one node is looked at: 0, or one of the next two
    moves: Row
    weights: Row
    path: Row
    numbers: Row    # by seat
    log: Grid


def clear(desk: Desk) -> None:
    """An empty tree with its root."""
    desk.tree[0, USED] = 1
    desk.tree[0, ROOT] = 1
    new_node(desk, 0, ANY)


def new_node(desk: Desk, parent: int, move: int) -> int:
    tree = desk.tree
    node = tree[0, USED]
    tree[0, USED] = node + 1
    tree[node, MOVE] = move
    tree[node, CHILD] = 0
    tree[node, SIBLING] = 0
    if parent > 0:
        tree[node, SIBLING] = tree[parent, CHILD]
        tree[parent, CHILD] = node
    tree[node, VISITS] = 0
    tree[node, AVAILABLE] = 1
    for s in range(len(desk.gains)):
        tree[node, GAINED + s] = 0
    return node


def child_of(desk: Desk, node: int, move: int) -> int:
    """The child that stands for a move, 0 if there is none."""
    child = desk.tree[node, CHILD]
    while child != 0 and desk.tree[child, MOVE] != move:
        child = desk.tree[child, SIBLING]
    return child


def simulate(states: Any, seat: int, only: int, count: int, desk: Desk, rng: Row, plan: Plan) -> int:
    """So many simulations from states[0] (states[1] is scratch) with the eyes of a seat, all of them beginning
    with one move if `only` names it; how many decisions were played in them."""
    tree = desk.tree
    gains = desk.gains
    played = 0
    for _ in range(count):
        states[1] = states[0]
        p = states[1]
        game.redeal(p, seat, rng)
        node = tree[0, ROOT]
        used = tree[0, USED]
        depth = 0
        desk.path[0] = node
        while p.seat >= 0 and depth < DEEPEST - 1 and tree[0, USED] == used:
            n = game.legal(p, desk.moves)
            if n == 1:
                game.apply(p, desk.moves[0], rng, desk.log)
            else:
                if depth == 0 and only != ANY:
                    node = child_of(desk, node, only)
                    if node == 0:
                        node = new_node(desk, tree[0, ROOT], only)
                else:
                    node = step(p, node, n, desk, rng, plan)
                if node == 0:
                    break
                depth += 1
                desk.path[depth] = node
                game.apply(p, tree[node, MOVE], rng, desk.log)
            played += 1
        played += playout(p, desk.moves, rng, desk.log, plan.depth, plan.tries)
        judge(p, desk, plan)
        for i in range(depth + 1):
            node = desk.path[i]
            tree[node, VISITS] += 1
            for s in range(p.players):
                tree[node, GAINED + s] += gains[s]
    return played


def step(p: Any, node: int, n: int, desk: Desk, rng: Row, plan: Plan) -> int:
    """The child to walk into: a new one while few have been tried, otherwise the most promising one; 0 if none of
    those there are is legal and the tree is full."""
    tree = desk.tree
    marks = desk.marks
    moves = desk.moves
    for i in range(n):
        marks[moves[i]] = UNTRIED
    known = 0
    best = 0
    highest = -1.0
    mine = GAINED + p.seat
    curiosity = WHOLE * plan.explore / 100.0
    child = tree[node, CHILD]
    while child != 0:
        if marks[tree[child, MOVE]] == UNTRIED:
            marks[tree[child, MOVE]] = TRIED
            known += 1
            available = tree[child, AVAILABLE] + 1
            tree[child, AVAILABLE] = available
            visits = tree[child, VISITS]
            score = tree[child, mine] / visits + curiosity * math.sqrt(desk.logs[available] / visits)
            if score > highest:
                highest = score
                best = child
        child = tree[child, SIBLING]
    if known < n and tree[0, USED] < len(tree) and (
            known == 0 or 100 * known * known < plan.widen * plan.widen * tree[node, VISITS]):
        best = new_node(desk, node, untried(p, n, desk, rng))
    for i in range(n):
        marks[moves[i]] = 0
    return best


def untried(p: Any, n: int, desk: Desk, rng: Row) -> int:
    """A legal move that has no node yet, by its weight."""
    total = 0
    for i in range(n):
        desk.weights[i] = 0
        if desk.marks[desk.moves[i]] == UNTRIED:
            desk.weights[i] = game.weight(p, desk.moves[i])
            total += desk.weights[i]
    left = below(rng, total)
    i = 0
    while left >= desk.weights[i]:
        left -= desk.weights[i]
        i += 1
    return desk.moves[i]


def playout(p: Any, moves: Row, rng: Row, log: Grid, depth: int, tries: int) -> int:
    """Play on for so many decisions: of a few random moves the one with the most weight."""
    played = 0
    while p.seat >= 0 and played < depth:
        n = game.legal(p, moves)
        move = moves[0]
        if n > 1:
            move = moves[below(rng, n)]
            if tries > 1:
                most = game.weight(p, move)
                for _ in range(tries - 1):
                    other = moves[below(rng, n)]
                    if other != move:
                        weight = game.weight(p, other)
                        if weight > most:
                            most = weight
                            move = other
        game.apply(p, move, rng, log)
        played += 1
    return played


def judge(p: Any, desk: Desk, plan: Plan) -> None:
    """What each seat gains, up to WHOLE: how likely it wins, as advice sees it; at the end winning blended with the
    margin, so that a sure winner plays on sensibly and a sure loser does not give up."""
    if p.seat >= 0:
        game.values(p, desk.numbers)
        for s in range(p.players):
            desk.gains[s] = int(WHOLE * chances(desk.numbers[s], plan.scale))
        return
    game.ranks(p, desk.numbers)
    winners = 0
    for s in range(p.players):
        desk.gains[s] = 0
        if desk.numbers[s] == 1:
            winners |= 1 << s
            desk.gains[s] = WHOLE * (100 - plan.margin) // 100
    if plan.margin == 0:
        return
    game.scores(p, desk.numbers)
    for s in range(p.players):
        won = winners & (1 << s) != 0
        rival = desk.numbers[s]
        found = False
        for other in range(p.players):
            if (winners & (1 << other) != 0) != won and (not found or desk.numbers[other] > rival):
                rival = desk.numbers[other]
                found = True
        margin = chances(desk.numbers[s] - rival, plan.points)
        desk.gains[s] += int(WHOLE * plan.margin * margin) // 100


def chances(lead: int, scale: int) -> float:
    """The logistic curve."""
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, lead / scale))))
