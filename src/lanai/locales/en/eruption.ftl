# Eruption.

eruption-orange = orange village
eruption-yellow = yellow village
eruption-green = green village
eruption-blue = blue village
eruption-purple = purple village
eruption-red = slate village
eruption-wall-none = no wall
eruption-wall-straw = straw
eruption-wall-wood = wood
eruption-wall-stone = stone
eruption-card-aftershock = After{ "\u00AD" }shock
eruption-card-quake = Quake
eruption-card-lava_flow = Lava Flow
eruption-card-rain = Rain
eruption-card-relocate = Relocate
eruption-card-fortify = Fortify
eruption-card-sinkhole = Sinkhole
eruption-card-bomb = Volcanic Bomb
eruption-temperature = own temperature
eruption-partner = the partner’s

# A tile, wherever it is spoken of.
eruption-tile-name = { $tile ->
    [L01] a dead end
    [L02] a straight
    [L03] a sharp bend
    [L04] a wide bend
    [L05] a three-way star
    [L06] three arms in a row
    [L07] a straight with a left branch
    [L08] a straight with a right branch
    [L09] a crossing
    [L10] four arms in a row
    [L11] a trident
    [L12] a tile with five arms
    [E1] eruption tile 1
    [E2] eruption tile 2
   *[E3] eruption tile 3
}

# What happened: phrases that follow the name of the player, joined by commas; what follows a colon is the result.
eruption-event-start = rolls { $total } ({ $lava } + { $white }) for the first turn
eruption-event-turn = begins turn { $number }:
eruption-event-heat = { $cause ->
    [flows] { $count ->
        [one] 1 open flow: { $origin }° → { $degrees }°
       *[other] { $count } open flows: { $origin }° → { $degrees }°
    }
    [wall] a broken wall: { $origin }° → { $degrees }°
    [eruption] is heated by the eruption: { $origin }° → { $degrees }°
   *[rain] cools down: { $origin }° → { $degrees }°
}
eruption-event-holds = the { $wall } wall on border { $border } holds ({ $white } + { $bonus } against { $lava })
eruption-event-breaks = the { $wall } wall on border { $border } breaks ({ $white } + { $bonus } against { $lava })
eruption-event-claim = claims eruption tile { $number }
eruption-event-stuck = finds no place for eruption tile { $number }
eruption-event-erupt = sets off eruption { $number } on { $hex }:
eruption-event-drawn = draws { eruption-tile-name }
eruption-event-aside = draws { eruption-tile-name } that fits nowhere
eruption-event-top = a stack shows { eruption-tile-name }
eruption-event-taken = takes { eruption-tile-name }
eruption-event-redealt = { $count } tiles are mixed and dealt into new stacks
eruption-event-shuffled = { $count ->
    [one] 1 tile is shuffled back
   *[other] { $count } tiles are shuffled back
}
eruption-event-refilled = { $count ->
    [one] 1 discarded tile is the new stack
   *[other] { $count } discarded tiles are the new stack
}
eruption-event-attempt = tries { eruption-tile-name } on { $hex }:
eruption-event-lay = lays { eruption-tile-name } on { $hex }
eruption-event-blocks = the { $wall } wall of { $place } holds ({ $white } + { $bonus } against { $lava })
eruption-event-yields = the { $wall } wall of { $place } breaks ({ $white } + { $bonus } against { $lava })
eruption-event-closed = { $hex } stays closed
eruption-event-nowhere = { $count ->
    [one] the last tile fits nowhere and is discarded
   *[other] the last { $count } tiles fit nowhere and are discarded
}
eruption-event-lost = walls keep every tile away
eruption-event-extra = { $answer ->
    [yes] takes the extra tile
   *[no] declines the extra tile
}
eruption-event-flow_lost = { $cause ->
    [bypassed] the { $wall } wall of { $place } is bypassed
    [test] the { $wall } wall of { $place } falls
    [eruption] the { $wall } wall of { $place } is swept away
    [changed] the { $wall } wall of { $place } goes with the tile
   *[bomb] the { $wall } wall of { $place } is bombed
}
eruption-event-village_lost = loses the { $wall } wall on border { $border } of the { $village } to a bomb
eruption-event-gain = { $cause ->
    [resource] finds { $wall }
   *[trade] gets { $wall }
}
eruption-event-card = draws { $card }
eruption-event-card-hidden = draws a card
eruption-event-deck = the { $count } discarded cards are the new deck
eruption-event-play = plays { $card }
eruption-event-trade = trades { $card }
eruption-event-swap = trades { $first } and { $second } for a tile
eruption-event-turned = turns the tile on { $hex }
eruption-event-replaced = replaces the tile on { $hex } by { eruption-tile-name }
eruption-event-sunk = lets { eruption-tile-name } on { $hex } sink
eruption-event-moved = border { $border } now: { $wall }
eruption-event-give = gives { $card } to the partner
eruption-event-give-hidden = gives a card to the partner
eruption-event-give_wall = gives { $wall } to the partner
eruption-event-build = builds { $wall } on { $place }
eruption-event-build_village = builds { $wall } on border { $border }
eruption-event-discard = discards { $card }
eruption-event-eliminated = is eliminated
eruption-event-last = { $ending ->
    [burned] is burned up: the last turns of the others begin
   *[used] the stack is used up: everybody has one last turn
}
eruption-event-stalemate = nothing moves any more
eruption-event-over = ends at { $degrees }°

# Why a move is refused.
eruption-why-now-eruption = first place your eruption tile
eruption-why-now-stack = first choose a stack
eruption-why-now-tile = first place the tile you have drawn; it cannot be refused
eruption-why-now-extra = first say whether you take the extra tile (extra yes or extra no)
eruption-why-now-cards = that belongs to another phase: you can play cards now, done goes on to building
eruption-why-now-replace = first replace a tile: the Quake is played
eruption-why-now-arrange = first finish moving your walls
eruption-why-now-build = that belongs to another phase: you can build walls now, done ends the turn
eruption-why-now-discard = the turn ends: discard until you hold three cards, then done
eruption-why-too-many-cards = discard first: at the end of a turn you keep { $most } cards
eruption-why-no-such-hex = no hex takes the eruption tile
eruption-why-occupied = a tile lies on { $hex } already
eruption-why-rock-beside = lava runs out of all six sides of an eruption tile, and { $hex } has rock beside it
eruption-why-stack-empty = stack { $stack } is empty
eruption-why-top-useless = the top tile of stack { $stack } cannot be used now
eruption-why-no-hex-that-way = the tile fits nowhere that way round
eruption-why-closed = the walls at { $hex } have held: it stays closed for this placement
eruption-why-no-lava = no lava leads to { $hex }
eruption-why-fits-nohow = the tile does not fit on { $hex } any way round
eruption-why-same-turn = turn { $turn } of this tile looks like turn { $plain }: use that
eruption-why-wall-no-excuse = lava comes to { $hex } from { $side }; the wall before it is no excuse for rock
eruption-why-mouth-shut = the mouth of the volcano at { $hex } must not be shut
eruption-why-rock-on-lava = lava comes to { $hex } from { $side }, and the tile has rock there
eruption-why-lava-on-rock = lava of the tile would run against rock beside { $hex }
eruption-why-source-tile = eruption tiles stay as they are
eruption-why-no-tile = no tile lies on { $hex }
eruption-why-no-card = you have no such { $card } card to use
eruption-why-no-cards = you have no card for that
eruption-why-two-cards = it takes two cards
eruption-why-nothing-to-turn = no lava tile can be turned that way
eruption-why-same-exits = the tile on { $hex } would look as it does now
eruption-why-cannot-turn = the neighbours of { $hex } leave no other turn
eruption-why-quake-useless = no tile of the stack can replace one on the board
eruption-why-no-tiles = the stack is empty
eruption-why-no-place-for-any = no tile of the stack can be placed
eruption-why-cold = your village has 0 degrees: Rain would do nothing
eruption-why-nothing-to-move = your walls can stand in no other way
eruption-why-next-border = the next border is { $border }
eruption-why-none-left = your village has no further { $wall } to move
eruption-why-same-arrangement = the walls would stand as they did before
eruption-why-nothing-to-remove = no lava tile can be removed
eruption-why-needed = other tiles depend on the one on { $hex }
eruption-why-no-wall-there = no wall stands there
eruption-why-no-wall = no wall stands on the board
eruption-why-nothing-gained = the supply has no { $wall } and nothing in its place
eruption-why-other-order = name the cards in their order: { $first }, then { $second }
eruption-why-other-order-open = name the cards in the order in which they are listed
eruption-why-no-partner = you have no partner
eruption-why-gift-order = gifts in a row are given in order: cards as listed, then straw, wood, stone
eruption-why-not-in-stock = you have no { $wall } in your stockpile
eruption-why-no-stock = your stockpile is empty
eruption-why-enough-built = you have built all the walls you may
eruption-why-no-place-for-wall = no exit is free for that wall
eruption-why-wall-needs-tile = walls stand on tiles and in the own village, and no tile lies on { $hex }
eruption-why-no-free-exit = no exit of { $hex } can take a wall
eruption-why-no-exit = { $hex } has no lava at { $side }
eruption-why-exit-leads-out = the exit of { $hex } at { $side } leads to no hex
eruption-why-exit-continued = a tile continues the lava of { $hex } at { $side } already
eruption-why-has-wall = a wall stands there already
eruption-why-enough-discarded = you hold no more than { $most } cards

# The picture of the table.
eruption-variant-base = base game
eruption-variant-clans = Clans
eruption-variant-extermination = Extermination
eruption-variant-forecasting = Lava Forecasting
eruption-variant-clans-forecasting = Clans with Forecasting
eruption-variant-extermination-forecasting = Extermination with Forecasting
eruption-phase-eruption = eruption
eruption-phase-stack = choose a stack
eruption-phase-tile = lava tile
eruption-phase-extra = extra tile?
eruption-phase-cards = cards
eruption-phase-replace = Quake
eruption-phase-arrange = Relocate
eruption-phase-build = building
eruption-phase-discard = hand limit
eruption-picture-turn = turn { $turn }
eruption-picture-last = last turns
eruption-picture-over = game over
eruption-picture-drawn = { $tile } in hand
eruption-picture-stack = lava tiles
eruption-picture-stack-number = stack { $number }
eruption-picture-lava-discard = discarded
eruption-picture-deck = action cards
eruption-picture-card-discard = discarded
eruption-picture-supply = supply of walls
eruption-picture-quiet = quiet: { $turns } of { $most }
eruption-claim-free = free
eruption-claim-held = held
eruption-claim-placed = placed
eruption-claim-gone = gone
eruption-picture-borders = borders 0 to 6
eruption-picture-cards = cards
eruption-picture-stock = stockpile
eruption-picture-expected = next +{ $degrees }°
eruption-picture-last-turn = last turn
eruption-picture-out = eliminated
eruption-picture-partner = with { $shape }
eruption-picture-hand = Your cards
eruption-picture-partners-hand = Your partner’s
eruption-picture-legend = \ | / lava  : = # walls: straw, wood, stone  (#) found there  ! flow at border

# What can be done now.
eruption-ask-eruption = Place your eruption tile: all other villages get 15 degrees ({ $example }).
eruption-ask-stack = Choose the stack from which you take a tile ({ $example }).
eruption-ask-tile = Place { $tile } on a hex, turned as you need it ({ $example }).
eruption-ask-extra = Your village is in danger zone 3: place another tile, not yet drawn? ({ $example })
eruption-ask-replace = Replace a lava tile by { $tile } ({ $example }).
eruption-ask-arrange = Say what stands on the next border ({ $example }).
eruption-ask-cards = Play, trade or give cards ({ $example }), or go on to building (done).
eruption-ask-no-card = None of your cards can be used now: go on to building (done).
eruption-ask-build = { $count ->
    [one] Build a wall ({ $example }), or end the turn (done).
   *[other] Build up to { $count } walls ({ $example }), or end the turn (done).
}
eruption-ask-discard = Discard until you hold three cards ({ $example }).
eruption-ask-end = End the turn (done), or take back what you did (undo).

# What a move will do.
eruption-effect-tests = { $count ->
    [one] a wall is tested, { $odds }% to get through
   *[other] { $count } walls are tested, { $odds }% to get through
}
eruption-effect-exits = lava to { $sides }
eruption-effect-removes = removes { eruption-tile-name }
eruption-effect-touches = touches the { $village }
eruption-effect-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
eruption-effect-gains = gains { $wall }
eruption-effect-lost = the { $wall } wall of { $place } falls
eruption-effect-heat = { $village } { $origin }° → { $degrees }°
eruption-effect-draws = draws a tile
eruption-effect-more-walls = one more wall to build
eruption-effect-ends = ends the turn
eruption-effect-done = ends the phase

# The families of moves, and what the prompt's help says of them.
eruption-family-eruption = Place the eruption tile
eruption-family-stack = Take the top tile of a stack
eruption-family-tile = Place the lava tile on a hex, turned clockwise so many times
eruption-family-extra = Take the extra tile of danger zone 3, or not
eruption-family-aftershock = Aftershock: turn a lava tile
eruption-family-quake = Quake: draw a tile that replaces another
eruption-family-replace = Replace a lava tile
eruption-family-lava_flow = Lava Flow: place another tile
eruption-family-rain = Rain: cool your village by 15 degrees
eruption-family-relocate = Relocate: move the walls of your village
eruption-family-arrange = Say what stands on a border from now on
eruption-family-fortify = Fortify: build one more wall
eruption-family-sinkhole = Sinkhole: remove a lava tile
eruption-family-bomb = Volcanic Bomb: destroy a wall on a flow
eruption-family-bomb_village = Volcanic Bomb: destroy a wall of a village
eruption-family-trade = Trade a card for its wall
eruption-family-trade_tile = Trade two cards for a lava tile
eruption-family-give = Give a card to the partner
eruption-family-give_wall = Give a wall to the partner
eruption-family-build = Build a wall on an exit of a tile
eruption-family-build_village = Build a wall on a border of your village
eruption-family-discard = Discard a card
eruption-family-done = End the phase, and the turn when nothing is left
eruption-help =
    In Eruption tile e6 2 lays the drawn tile on hex e6, turned clockwise twice; the hex is named by its column and
    the line where it begins. rain plays a card, trade rain gives it away for its wall, trade rain bomb two for a
    tile. build wood e4 ne builds on a flow, build wood 3 on a border of your village. done ends a phase.

## The board in the browser.

eruption-side-n = north
eruption-side-ne = north-east
eruption-side-se = south-east
eruption-side-s = south
eruption-side-sw = south-west
eruption-side-nw = north-west

eruption-heading-turn = Turn { $turn }
eruption-heading-last = Turn { $turn }, last turns
eruption-heading-over = Game over

eruption-prompt-over = The game is over.
eruption-prompt-wait = Another player decides.
eruption-prompt-eruption = Your village has set off an eruption: choose a glowing hex for its tile.
eruption-prompt-stack = Choose the stack you take your lava tile from.
eruption-prompt-tile = Choose a glowing hex for your lava tile.
eruption-prompt-extra = Danger zone 3: will you place one more tile, before you see it?
eruption-prompt-cards = Play or trade cards, or go on to building.
eruption-prompt-no-card = None of your cards can be used now: go on to building.
eruption-prompt-replace = Quake: choose the tile that yours replaces.
eruption-prompt-arrange = Relocate: what stands on border { $border } from now on?
eruption-prompt-build = { $count ->
    [one] Build a wall, or end your turn.
   *[other] Build up to { $count } walls, or end your turn.
}
eruption-prompt-build-where = Choose a place for { $wall }.
eruption-prompt-build-which = Which wall shall stand there?
eruption-prompt-discard = You keep three cards: choose one to discard.
eruption-prompt-end = Nothing is left to do: end your turn.
eruption-prompt-aftershock = Aftershock: choose a glowing tile to turn.
eruption-prompt-sinkhole = Sinkhole: choose a glowing tile to take away.
eruption-prompt-bomb = Volcanic Bomb: choose the wall to destroy.
eruption-prompt-pair = Two cards for a tile: choose the other card.
eruption-prompt-ready-tile = { $count ->
    [one] Lay your tile on { $hex }? It fits one way only.
   *[other] Lay your tile on { $hex }? { $turning }
}
eruption-prompt-ready-replace = { $count ->
    [one] Replace the tile on { $hex }? Yours fits one way only.
   *[other] Replace the tile on { $hex }? { $turning }
}
eruption-prompt-ready-aftershock = { $count ->
    [one] Turn the tile on { $hex } like this?
   *[other] Turn the tile on { $hex }? { $turning }
}
eruption-prompt-turn = R, the wheel or a tap turns it.
eruption-prompt-turn-tap = A tap turns it.
eruption-prompt-ready-eruption = Let the volcano erupt on { $hex }?
eruption-prompt-ready-sinkhole = Let the tile on { $hex } sink?
eruption-prompt-ready-build = Build { $wall } { $place }?
eruption-prompt-ready-build_village = Build { $wall } on border { $border } of your village?
eruption-prompt-ready-bomb = Bomb the wall { $place }?
eruption-prompt-ready-bomb_village = Bomb the wall on border { $border } of the { $village }?
eruption-prompt-ready-stack = Take the tile of stack { $stack }?
eruption-prompt-ready-extra-yes = Place one more lava tile?
eruption-prompt-ready-extra-no = Place no further tile?
eruption-prompt-ready-arrange = Border { $border }: { $wall }?
eruption-prompt-ready-trade = Trade { $card } for its wall?
eruption-prompt-ready-trade_tile = Trade { $first } and { $second } for a lava tile?
eruption-prompt-ready-give = Give { $card } to your partner?
eruption-prompt-ready-give_wall = Give { $wall } to your partner?
eruption-prompt-ready-discard = Discard { $card }?
eruption-prompt-ready-play = Play { $card }?
eruption-prompt-ready-done-cards = Done with your cards?
eruption-prompt-ready-done-build = End your turn?
eruption-prompt-chip-turn = { $cards ->
    [0] { $sides }
    [one] { $sides }: 1 card
   *[other] { $sides }: { $cards } cards
}
eruption-prompt-chip-hex = On { $hex }
eruption-prompt-chip-stack = Stack { $stack }
eruption-prompt-chip-extra-yes = One more tile
eruption-prompt-chip-extra-no = No further tile
eruption-prompt-chip-trade = Trade { $card }
eruption-prompt-chip-give = Give { $card }
eruption-prompt-chip-discard = Discard { $card }
eruption-prompt-chip-pair = { $first } and { $second }
eruption-prompt-chip-bomb = Bomb the wall { $place }
eruption-prompt-chip-sinkhole = Sink the tile on { $hex }
eruption-prompt-chip-go-on = Go on to building
eruption-prompt-chip-build = { $wall } { $place }
eruption-prompt-chip-end = End the turn

eruption-piece-island = Island with volcano, lava, villages and burn meter
eruption-piece-place = on { $hex } towards the { $side }
eruption-piece-percent = { $odds }%
eruption-piece-hex-empty = { $hex }, no tile.
eruption-piece-hex-resource = { $hex }, no tile; whoever lays one here finds { $wall }.
eruption-piece-hex-lava = { $hex }, lava to { $sides }.
eruption-piece-hex-source = { $hex }, eruption tile, lava to all six sides.
eruption-piece-hex-closed = Walls have held here: closed for this tile.
eruption-piece-spot = { $count ->
    [one] Your tile fits in one way.
   *[other] Your tile fits in { $count } ways.
}
eruption-piece-spot-odds = { $count ->
    [one] A wall is tested: { $odds }% to get through.
   *[other] { $count } walls are tested: { $odds }% to get through.
}
eruption-piece-spot-wall = Brings { $wall }.
eruption-piece-spot-bypassed = { $count ->
    [one] A wall falls without a test.
   *[other] { $count } walls fall without a test.
}
eruption-piece-wall = Wall of { $wall } { $place }.
eruption-piece-wall-holds = Holds { $odds }% of tests.
eruption-piece-build-here = A wall can be built { $place }.
eruption-piece-border = Border { $border } of the { $village }: { $wall }.
eruption-piece-border-short = on border { $border }
eruption-piece-border-of = on border { $border } of the { $village }
eruption-piece-border-open = Lava runs in freely: 10 degrees in the next damage assessment.
eruption-piece-border-tested = Lava comes up to it: it breaks with { $odds }%, for 5 degrees.
eruption-piece-border-quiet = No lava comes here.
eruption-piece-village = { $name }, { $village }: { $degrees } degrees.
eruption-piece-village-empty = The { $village } belongs to nobody; lava that touches it still brings cards.
eruption-piece-next = Open flows: { $open }, behind walls: { $blocked }; about { $degrees } degrees in the next damage assessment.
eruption-piece-marker = { $zone ->
    [0] { $name }: { $degrees } degrees.
   *[other] { $name }: { $degrees } degrees, danger zone { $zone }.
}
eruption-piece-eliminated = eliminated
eruption-piece-claim-free = Eruption tile { $number } waits for the first village to reach { $space } degrees.
eruption-piece-claim-held = Eruption tile { $number } is claimed and will be placed in its owner’s turn.
eruption-piece-zone-1 = Danger zone 1, from { $space } degrees: one extra wall in every turn.
eruption-piece-zone-2 = Danger zone 2, from { $space } degrees: also one action card in every turn.
eruption-piece-zone-3 = Danger zone 3, from { $space } degrees: also an extra lava tile in every turn.
eruption-piece-phases = Phases of the turn
eruption-piece-phase-eruption = Damage
eruption-piece-phase-lava = Lava
eruption-piece-phase-cards = Cards
eruption-piece-phase-walls = Walls
eruption-piece-step-eruption = Damage, and an eruption tile if one was claimed
eruption-piece-step-lava = Lava tile, and an extra one from danger zone 3 on
eruption-piece-step-cards = Action cards: play or trade them
eruption-piece-step-walls = Build walls, then discard down to three cards
eruption-piece-your-tile = Your tile
eruption-piece-tile-drawn = Tile drawn
eruption-piece-eruption-tile = Eruption tile
eruption-piece-no-tile = Lava tiles
eruption-piece-turn-of = way { $nth } of { $count }
eruption-piece-turn-left = Turn left
eruption-piece-turn-right = Turn right
eruption-piece-in-stack = in the stack
eruption-piece-stack = Stack { $stack }, { $size } tiles: { eruption-tile-name }
eruption-piece-stack-empty = Stack { $stack }: empty
eruption-piece-left-title = What is left
eruption-piece-left-tiles = { $count ->
    [one] 1 lava tile in the stack
   *[other] { $count } lava tiles in the stack
}
eruption-piece-left-discarded = { $count } discarded
eruption-piece-left-walls = Walls in the supply
eruption-piece-left-cards = { $count ->
    [one] 1 action card in the deck; discarded:
   *[other] { $count } action cards in the deck; discarded:
}
eruption-piece-left-none = none yet
eruption-piece-holds = holds { $odds }%
eruption-piece-close = Close
eruption-piece-last-roll = Last roll
eruption-piece-last-rolls = Last of { $count } rolls
eruption-piece-roll-border = village of { $name }
eruption-piece-held = Held: { $white } + { $bonus } beats { $lava }
eruption-piece-broke = Broke: { $white } + { $bonus } against { $lava }
eruption-piece-stock = Your stockpile
eruption-piece-allowed = { $count ->
    [one] 1 wall this turn
   *[other] { $count } walls this turn
}
eruption-piece-stock-name = { $wall }: { $count }
eruption-piece-stock-tell = { $count } of { $wall } in your stockpile. Such a wall holds { $odds }% of tests.
eruption-piece-hand = Your cards
eruption-piece-hand-now = Your cards: choose one
eruption-piece-no-cards = You have no cards.
eruption-piece-seat-partner = Partner: the { $village }
eruption-piece-partners = Your partner’s cards
eruption-piece-partner-hand = Partner: { $cards }
eruption-piece-card-name = { $card } { $what }
eruption-piece-card-trade = Or trade it for { $wall }.
eruption-piece-card-not-now = Its effect cannot be played now.
eruption-piece-trade = Trade { $card } for { $wall }
eruption-piece-trade-short = Trade
eruption-piece-trade-tell = Discard the card and take { $wall } into your stockpile.
eruption-piece-pair = 2 for a tile: trade it with another card for a lava tile
eruption-piece-pair-short = 2 for a tile
eruption-piece-pair-tell = Discard two cards and place a lava tile at once.
eruption-piece-pair-other = Choose the other card
eruption-piece-pair-stop = Cancel
eruption-piece-give = Give { $card } to your partner
eruption-piece-give-short = Give
eruption-piece-give-tell = Your partner gets the card.
eruption-piece-what-aftershock = Turn a tile
eruption-piece-what-quake = Swap a tile
eruption-piece-what-lava_flow = One more tile
eruption-piece-what-rain = Cool by 15°
eruption-piece-what-relocate = Move your walls
eruption-piece-what-fortify = +1 wall
eruption-piece-what-sinkhole = Remove a tile
eruption-piece-what-bomb = Destroy a wall
eruption-piece-tell-aftershock = Aftershock: turn a lava tile on the island; new contact with villages brings cards.
eruption-piece-tell-quake = Quake: draw a lava tile; it replaces one on the island.
eruption-piece-tell-lava_flow = Lava Flow: draw and place another lava tile.
eruption-piece-tell-rain = Rain: your village cools by 15 degrees.
eruption-piece-tell-relocate = Relocate: arrange the walls of your village anew.
eruption-piece-tell-fortify = Fortify: build one wall more in this turn.
eruption-piece-tell-sinkhole = Sinkhole: remove a lava tile that no other tile depends on.
eruption-piece-tell-bomb = Volcanic Bomb: destroy a wall on a flow or in a village.
eruption-piece-zoom-in = Enlarge the island
eruption-piece-zoom-out = Show the whole island
eruption-piece-sign-burned = A village is burned up: last turns
eruption-piece-sign-used = The last tile is laid: last turns
eruption-piece-ended = Place { $place } with { $degrees }°
eruption-piece-seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
eruption-piece-seat-walls = { $count ->
    [one] 1 wall in stock
   *[other] { $count } walls in stock
}
eruption-piece-seat-zone = Danger zone { $zone }
eruption-piece-seat-next = next +{ $degrees }°
eruption-piece-seat-next-short = +{ $degrees }°
eruption-piece-seat-holds = eruption { $number }
eruption-piece-seat-bonus = tie-break { $bonus }
eruption-piece-seat-last = last turn

# How a score is written, and who won: { $less } is the temperature, for the lowest wins.
eruption-written = { $less }°
eruption-won = { $winners ->
    [one] wins at { $less }°{ $tied ->
        [0] .
       *[other] , by the tie-break.
    }
   *[other] share the victory at { $less }°.
}

# Why a bot likes a move: phrases that follow the move, joined by commas.
eruption-reason-heat = heats the own village less
eruption-reason-zones = warms the own village early, which brings the help of the danger zones
eruption-reason-borders = shields the own village better
eruption-reason-walls = leaves good walls in the stockpile
eruption-reason-cards = leaves good cards in hand
eruption-reason-turn = leaves more to be done this turn
eruption-reason-rival_heat = heats rival villages more
eruption-reason-rival_borders = leads the lava towards rival villages
eruption-reason-rival_heat-village = heats the { $village } more
eruption-reason-rival_borders-village = leads the lava towards the { $village }
eruption-reason-rivals = leaves rivals less to defend themselves with
