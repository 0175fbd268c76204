"""What a Haleakalā player is shown: the table with every derived fact.

Everything but the order of the decks is open to both, so there is no private part.
"""

from __future__ import annotations

import msgspec

from .board import (
    BASKETS, BUTTERFLIES, CARDS, CARD_COUNT, DECK_SIZE, DISCS, EACH, KINDS, LEVELS, LINES, MARKET, MARKET_PRIESTESS,
    MOUNTAIN, PLAIN, POOL, PRICES, QUIET_TURNS, ROUNDS, SCORING_CARDS, SCORING_COUNT, SEATS, SEGMENTS, SLOTS, SPACES,
    SPACE_COUNT,
)
from .landing import can_buy, empty, kinds_at, lava_supply, statues_left, sum_on
from .position import ACTION, PHASES, Position, SHIFT, TACTICAL, VARIANTS
from .preview import Preview as Preview, preview as preview
from .rules import can_invoke, can_place, can_stand, can_take, pool_empty
from .scoring import (
    all_statues, baskets, butterflies, counted, drawn, for_card, hit, place, points, scored, total,
)
from .soundness import in_deck
from .why import why as why


class Card(msgspec.Struct, frozen=True):
    """A palm card: its name (`fish(1,2)`), what kind it is, what it shows."""

    card: str
    kind: str
    baskets: int
    butterflies: int


class Landing(msgspec.Struct, frozen=True):
    """What happens when the boat lands there now."""

    steps: int                # from the boat: the number of the disc that takes it there
    receivers: list[int]      # the seats that get a card, in this order
    choice: bool              # the first of them chooses; otherwise there is one kind of card only
    ends: bool                # no cards left there: the second scoring comes


class Segment(msgspec.Struct, frozen=True):
    segment: int
    boat: bool
    cards: list[Card | None]  # of slot 0 and 1
    sums: list[int]           # by seat
    discs: list[list[int]]    # by seat
    invocations: list[int]    # the seats whose invocation disc lies there
    lava: int                 # on the crater
    threatened: list[str]     # the spaces an eruption would hit now
    landing: Landing | None   # None where the boat is


class Place(msgspec.Struct, frozen=True):
    """What the active player's disc would do on a beach."""

    disc: int
    beach: int
    own: int                  # both sums afterwards
    other: int
    legal: bool               # they differ
    lands: int | None         # the boat sails to this segment; None: the shaman may move


class TakeBack(msgspec.Struct, frozen=True):
    """What taking a disc back would leave on its beach."""

    disc: int
    beach: int
    own: int
    other: int
    legal: bool


class Offer(msgspec.Struct, frozen=True):
    """A card of the market. `worth` is what it would bring each seat if it had it and a scoring came now."""

    card: str
    price: int
    each: int                 # points for each of what it counts; 0 for the Priestess
    holder: int | None        # the seat it lies in front of
    face_up: bool             # on the market; False: held, or the Priestess has been used this round
    affordable: bool          # the seat that decides about a purchase can buy it now
    worth: list[int]


class Deck(msgspec.Struct, frozen=True):
    level: int
    left: int
    size: int                 # at the start
    next: bool                # the next card is drawn from it
    unseen: dict[str, int]    # which cards it holds: everybody can work them out


class Line(msgspec.Struct, frozen=True):
    """One line of a score: what (`first`: the first scoring; otherwise see board.LINES), how many, points."""

    what: str
    count: int
    points: int


class Player(msgspec.Struct, frozen=True):
    seat: int
    pool: list[int]
    invocation: bool | None   # in the pool; None in the base game
    statues: int              # left in the supply
    standing: int             # on the island, after an eruption now
    shaman: str
    reach: list[str]          # where the shaman could end a move now, staying included
    builds: bool              # a statue card would build under the shaman
    kept: list[Card]
    baskets: int
    butterflies: int
    shells: int
    cards: list[str]          # scoring cards
    banked: int               # points of the first scoring
    now: int                  # what a scoring would bring now; at the end what the second one has brought
    score: int                # both together
    lines: list[Line]         # the same line by line


class Table(msgspec.Struct, frozen=True):
    variant: str
    round: int
    rounds: int
    seat: int                 # who decides
    turn: int                 # whose turn it is
    first: int
    phase: str
    boat: int
    segments: list[Segment]
    statues: dict[str, int]   # by space, the seat
    lava_supply: int
    places: list[Place]       # phase action: every disc of the pool on every beach
    take_backs: list[TakeBack]
    sail: bool                # phase action: the boat may sail one segment without a disc
    invoke: bool              # phase action: the invocation disc may go with a disc at the boat
    waiting: int | None       # the seat that gets the other card afterwards
    market: list[Offer]
    decks: list[Deck]
    before_scoring: int       # cards to be drawn until the first scoring comes, or until the last deck is used up
    quiet: int                # turns since a card left a slot
    quiet_limit: int          # 0: none
    drawn: bool               # the game was ended as a draw (H-66)
    players: list[Player]
    ranking: list[int] | None


def public(p: Position) -> Table:
    """What everybody is shown."""
    acting = p.seat >= 0 and p.phase == ACTION
    return Table(
        variant=list(VARIANTS)[p.variant], round=p.round, rounds=ROUNDS, seat=p.seat, turn=p.turn, first=p.first,
        phase=PHASES[p.phase] if p.seat >= 0 else "over", boat=p.boat,
        segments=[segment_view(p, segment) for segment in range(SEGMENTS)],
        statues={SPACES[space]: p.statue[space] - 1 for space in range(SPACE_COUNT) if p.statue[space]},
        lava_supply=lava_supply(p), places=places(p) if acting else [], take_backs=take_backs(p) if acting else [],
        sail=acting and pool_empty(p, p.seat), invoke=acting and can_invoke(p),
        waiting=p.waiting - 1 if p.waiting else None, market=[offer(p, item) for item in range(len(MARKET))],
        decks=[deck_view(p, level) for level in range(LEVELS)],
        before_scoring=sum(p.deck_left[level] for level in range(LEVELS if p.round == ROUNDS else LEVELS - 1)),
        quiet=max(0, p.quiet), quiet_limit=QUIET_TURNS, drawn=drawn(p),
        players=[player_view(p, s) for s in range(SEATS)],
        ranking=[place(p, s) for s in range(SEATS)] if p.seat < 0 else None,
    )


def private(p: Position, seat: int) -> None:
    """Nothing is for one seat alone (section 9)."""
    return


def card_view(card: int) -> Card:
    return Card(CARDS[card], KINDS[card], BASKETS[card], BUTTERFLIES[card])


def segment_view(p: Position, segment: int) -> Segment:
    return Segment(
        segment=segment, boat=segment == p.boat,
        cards=[card_view(p.slot[segment, slot]) if p.slot[segment, slot] else None for slot in range(SLOTS)],
        sums=[sum_on(p, s, segment) for s in range(SEATS)],
        discs=[[i + 1 for i in range(DISCS) if p.disc[s, i] == segment] for s in range(SEATS)],
        invocations=[s for s in range(SEATS) if p.invocation[s] == segment], lava=p.lava[segment],
        threatened=[SPACES[height * SEGMENTS + segment] for height in range(MOUNTAIN, PLAIN - 1, -1)
                    if hit(p, height * SEGMENTS + segment)],
        landing=None if segment == p.boat else landing(p, segment),
    )


def landing(p: Position, segment: int) -> Landing:
    kinds = kinds_at(p, segment)
    sums = [sum_on(p, s, segment) for s in range(SEATS)]
    present = sorted((s for s in range(SEATS) if sums[s]), key=lambda s: -sums[s])
    return Landing(
        steps=(segment - p.boat) % SEGMENTS, receivers=present[:kinds], choice=kinds == 2 and bool(present),
        ends=empty(p, segment) and p.deck_left[LEVELS - 1] == 0)


def places(p: Position) -> list[Place]:
    s = p.seat
    return [Place(disc, beach, sum_on(p, s, beach) + disc, sum_on(p, 1 - s, beach), can_place(p, disc, beach),
                  (beach + disc) % SEGMENTS if beach == p.boat else None)
            for disc in range(1, DISCS + 1) if p.disc[s, disc - 1] == POOL for beach in range(SEGMENTS)]


def take_backs(p: Position) -> list[TakeBack]:
    s = p.seat
    return [TakeBack(disc, beach, sum_on(p, s, beach) - disc, sum_on(p, 1 - s, beach), can_take(p, disc))
            for disc, beach in ((disc, p.disc[s, disc - 1]) for disc in range(1, DISCS + 1)) if beach != POOL]


def offer(p: Position, item: int) -> Offer:
    affordable = p.seat >= 0 and p.phase > SHIFT and can_buy(p, p.seat, item)
    if item == MARKET_PRIESTESS:
        return Offer(MARKET[item], PRICES[item], 0, None, bool(p.priestess), affordable, [0] * SEATS)
    holder = p.holder[item] - 1 if p.holder[item] else None
    return Offer(MARKET[item], PRICES[item], EACH[item], holder, holder is None, affordable,
                 [EACH[item] * for_card(p, s, item) for s in range(SEATS)])


def deck_view(p: Position, level: int) -> Deck:
    unseen = {CARDS[card]: in_deck(p, level, card) for card in range(1, CARD_COUNT + 1) if in_deck(p, level, card)}
    first = next((n for n in range(LEVELS) if p.deck_left[n]), None)
    return Deck(level + 1, p.deck_left[level], DECK_SIZE[p.variant][level], level == first, unseen)


def player_view(p: Position, s: int) -> Player:
    space = p.shaman[s]
    return Player(
        seat=s, pool=[i + 1 for i in range(DISCS) if p.disc[s, i] == POOL],
        invocation=p.invocation[s] == POOL if p.variant == TACTICAL else None, statues=statues_left(p, s),
        standing=all_statues(p, s), shaman=SPACES[space],
        reach=[SPACES[end] for end in range(SPACE_COUNT) if can_stand(p, s, end)],
        builds=space >= SEGMENTS and p.statue[space] == 0 and statues_left(p, s) > 0,
        kept=[card_view(card) for card in range(1, CARD_COUNT + 1) for _ in range(p.kept[s, card])],
        baskets=baskets(p, s), butterflies=butterflies(p, s), shells=p.shells[s],
        cards=[SCORING_CARDS[card] for card in range(SCORING_COUNT) if p.holder[card] == s + 1],
        banked=p.banked[s], now=scored(p, s), score=total(p, s), lines=breakdown(p, s),
    )


def breakdown(p: Position, s: int) -> list[Line]:
    """The score line by line; the lines add up to the total."""
    return [Line("first", p.banked[s], p.banked[s]),
            *(Line(what, counted(p, s, line), points(p, s, line)) for line, what in enumerate(LINES))]
