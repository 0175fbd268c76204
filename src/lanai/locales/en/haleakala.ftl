# Haleakalā.

# Palm cards, as they stand in a sentence.
haleakala-statue = a statue card
haleakala-shell = a shell
haleakala-priestess = a Priestess
haleakala-fish = fish ({ $baskets ->
    [one] 1 basket
   *[other] { $baskets } baskets
}{ $butterflies ->
    [0] {""}
    [one] , 1 butterfly
   *[other] , { $butterflies } butterflies
})
haleakala-white_pearl = the white pearl
haleakala-black_pearl = the black pearl
haleakala-nautilus = the nautilus

# The market.
haleakala-butterflies = Butterflies
haleakala-statue_majority = Statue majority
haleakala-complete_segment = Complete segment
haleakala-forest_statues = Forest statues
haleakala-mountain_statues = Mountain statues
haleakala-market_priestess = the Priestess

# Spaces.
haleakala-space-B = beach { $segment }
haleakala-space-P = plain { $segment }
haleakala-space-F = forest { $segment }
haleakala-space-M = mountain { $segment }

# Lines of a scoring.
haleakala-first = first scoring
haleakala-mountain = statues on mountains
haleakala-forest = statues in forests
haleakala-plain = statues on plains
haleakala-baskets = most fish baskets
haleakala-pearls = pearls
haleakala-shells = shells
haleakala-score-mountain = on mountains
haleakala-score-forest = in forests
haleakala-score-plain = on plains
haleakala-score-baskets = fish baskets
haleakala-score-nautilus = nautilus

# What happened: phrases that follow the name of the player, joined by commas; what follows a colon is the result.
haleakala-event-deal = { $card } at { $segment }
haleakala-event-start = begins
haleakala-event-place = { $other ->
    [0] places { $disc } on beach { $beach }
   *[other] places { $disc } on beach { $beach } ({ $own } : { $other })
}
haleakala-event-invoke = adds the invocation disc
haleakala-event-take = takes { $disc } back from beach { $beach }
haleakala-event-sail = sails { $steps } to segment { $segment }
haleakala-event-summon = summons lava to crater { $segment }
haleakala-event-shaman = { $stays ->
    [1] leaves the shaman on { $space }
   *[0] { $climb ->
        [1] climbs to { $space }
       *[other] walks to { $space }
    }
}
haleakala-event-nobody = nobody has a disc on beach { $segment }
haleakala-event-choose = { $cards ->
    [2] { $other ->
        [0] chooses, being alone there:
       *[other] chooses first, { $own } : { $other }:
    }
   *[other] { $other ->
        [0] is alone there:
       *[other] has more there, { $own } : { $other }:
    }
}
haleakala-event-card = receives { $card }
haleakala-event-build = builds on { $space }
haleakala-event-idle = { $reason ->
    [beach] cannot build on { $space }
    [occupied] cannot build, a statue stands on { $space }
   *[supply] has no statue left to build
}
haleakala-event-calm = there is no lava to move
haleakala-event-shift = moves lava from crater { $origin } to { $target }
haleakala-event-buy = { $price ->
    [one] buys { $item } for 1 shell
   *[other] buys { $item } for { $price } shells
}
haleakala-event-keep = buys nothing
haleakala-event-home = gets { $disc } back
haleakala-event-recall = gets the invocation disc back
haleakala-event-refill = { $card } comes to segment { $segment }
haleakala-event-lava = { $placed ->
    [0] a lava card comes, but all lava is out
   *[other] lava comes to crater { $segment }
}
haleakala-event-exhausted = { $level ->
    [1] the first deck is used up
    [2] the second deck is used up
   *[other] the third deck is used up
}
haleakala-event-scoring = { $round ->
    [1] the first scoring:
   *[other] the last scoring:
}
haleakala-event-erupt = { $lava ->
    [one] crater { $segment } erupts with 1 lava disc
   *[other] crater { $segment } erupts with { $lava } lava discs
}
haleakala-event-destroy = loses the statue on { $space }
haleakala-event-points = gets { $points } for { $line }
haleakala-event-scored = { $points ->
    [one] scores 1 point
   *[other] scores { $points } points
}
haleakala-event-second_round = the second round begins
haleakala-event-over = { $drawn ->
    [1] draws: for too long no card has been taken
   *[0] { $total ->
        [one] ends with 1 point
       *[other] ends with { $total } points
    }
}

# Why a move is refused.
haleakala-why-first-shaman = first move your shaman, or leave it where it stands
haleakala-why-first-card = first a card must be chosen where the boat has landed
haleakala-why-first-priestess = first the Priestess must move a lava disc
haleakala-why-first-buy = first say what you buy with your shells, or that you buy nothing
haleakala-why-first-prebuy = first say what you buy before the scoring, or that you buy nothing
haleakala-why-no-shaman = the shaman moves after a disc placed away from the boat or taken back
haleakala-why-no-card = no card is to be chosen
haleakala-why-no-priestess = lava moves only when a Priestess is received or bought
haleakala-why-no-shell = you can buy only on receiving a shell, or before a scoring
haleakala-why-not-in-pool = your { $disc } lies on beach { $beach }
haleakala-why-pool-empty = all your discs lie on beaches
haleakala-why-base-game = invocation discs belong to the tactical variant
haleakala-why-invocation-out = your invocation disc lies on beach { $beach }
haleakala-why-no-lava-left = all lava is on the island, so none can be summoned
haleakala-why-invocation-at-boat = the invocation disc goes with a disc at the boat, on beach { $beach }
haleakala-why-equal-place = with { $disc } your sum on beach { $beach } would be { $sum }, the same as the other player’s: { $sum } = { $other }
haleakala-why-equal-take = without { $disc } your sum on beach { $beach } would be { $sum }, the same as the other player’s: { $sum } = { $other }
haleakala-why-not-out = { $discs ->
    [one] your { $disc } is in your pool
   *[other] none of your discs lies on a beach
}
haleakala-why-pool = only a player whose pool is empty sails without a disc
haleakala-why-occupied = the other shaman stands there
haleakala-why-beach = { $own ->
    [1] shamans do not walk along the beach
   *[0] a shaman never returns to a beach
}
haleakala-why-too-high = { $beach ->
    [1] from the beach a shaman climbs to a plain at most
   *[0] only one of the two steps may lead uphill
}
haleakala-why-too-far = a shaman goes two steps at most, and none of them across a corner
haleakala-why-no-lava = no lava lies on crater { $segment }
haleakala-why-lava-not-near = no lava lies beside crater { $segment }
haleakala-why-not-neighbours = lava moves to a neighbouring crater only, not that far from crater { $origin }
haleakala-why-priestess-later = before a scoring only scoring cards are for sale
haleakala-why-priestess-used = the Priestess has been bought in this round
haleakala-why-held = { $own ->
    [1] you have that card
   *[0] the other player has that card
}
haleakala-why-too-dear = it costs { $price } and you have { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}

# The picture of the table.
haleakala-variant-base = base game
haleakala-variant-tactical = tactical variant
haleakala-picture-round = round { $round } of { $rounds }
haleakala-picture-first = first player
haleakala-picture-over = game over
haleakala-picture-market = Market
haleakala-picture-butterflies = Butterflies
haleakala-picture-statue_majority = Majority
haleakala-picture-complete_segment = Segment
haleakala-picture-forest_statues = Forest
haleakala-picture-mountain_statues = Mountain
haleakala-picture-priestess = Priestess
haleakala-picture-hidden = Decks
haleakala-picture-supply = Lava
haleakala-picture-until = { $round ->
    [1] { $count ->
        [one] 1 until scoring
       *[other] { $count } until scoring
    }
   *[other] { $count ->
        [0] no cards left
        [one] 1 card left
       *[other] { $count } cards left
    }
}
haleakala-picture-end = the end
haleakala-picture-pool = pool
haleakala-picture-statues = statues
haleakala-picture-shells = shells
haleakala-picture-baskets = baskets
haleakala-picture-wings = butterflies
haleakala-picture-invocation = invocation disc
haleakala-picture-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
haleakala-picture-now = { $over ->
    [1] last
   *[0] now
} +{ $points }
haleakala-picture-legend-base = [●] statue  ●☖ shaman  * lava  ! threatened  2→●■ disc 2: ● takes before ■
haleakala-picture-legend-tactical = [●] statue  ●☖ shaman  * lava  ! threatened  + invocation  2→●■ disc 2: ● first
haleakala-short-statue = statue
haleakala-short-shell = shell
haleakala-short-priestess = Priestess
haleakala-short-white_pearl = w.pearl
haleakala-short-black_pearl = b.pearl
haleakala-short-nautilus = nautilus
haleakala-short-lava = lava
haleakala-short-fish = fish { $baskets }·{ $butterflies }

# What can be done now.
haleakala-ask-action = Place a disc on a beach ({ $place }).
haleakala-ask-action-take = Place a disc on a beach ({ $place }), or take one back ({ $take }).
haleakala-ask-action-boat = Place a disc on a beach ({ $place }), or at the boat to sail ({ $sail }).
haleakala-ask-action-boat-take = Place a disc on a beach ({ $place }), at the boat to sail ({ $sail }), or take one back ({ $take }).
haleakala-ask-empty = Sail one segment ({ $sail }).
haleakala-ask-empty-take = Sail one segment ({ $sail }), or take a disc back ({ $take }).
haleakala-ask-shaman = Move your shaman ({ $go }), or leave it where it stands ({ $stay }).
haleakala-ask-card = Take { $a } ({ $first }) or { $b } ({ $second }); { $shared ->
    [1] the other player gets the other one.
   *[0] the other one stays.
}
haleakala-ask-priestess = Move a lava disc to a neighbouring crater ({ $shift }).
haleakala-ask-buy = Buy a card for your shells ({ $buy }), or nothing ({ $keep }).
haleakala-ask-prebuy = Before the scoring you may buy a card ({ $buy }), or nothing ({ $keep }).

# What a move will do.
haleakala-effect-place = { $own } : { $other } on beach { $beach }
haleakala-effect-shaman-next = then the shaman moves
haleakala-effect-sail = sails to segment { $segment }
haleakala-effect-summon = lava to crater { $segment }
haleakala-effect-choose = { $alone ->
    [1] { $you ->
        [1] you choose
       *[0] the other player chooses
    }
   *[0] { $you ->
        [1] you choose first ({ $own } : { $other })
       *[0] the other player chooses first ({ $own } : { $other })
    }
}: { $a } or { $b }
haleakala-effect-nobody = nobody gets a card
haleakala-effect-receives = { $you ->
    [1] you get { $card }
   *[0] the other player gets { $card }
}
haleakala-effect-build = a statue on { $space }
haleakala-effect-idle = { $reason ->
    [beach] no building on a beach
    [occupied] a statue stands there
   *[supply] no statue left
}
haleakala-effect-calm = no lava to move
haleakala-effect-goes = { $stays ->
    [1] stays on { $space }
   *[0] to { $space }
}
haleakala-effect-site = { $points ->
    [one] a statue there counts 1
   *[other] a statue there counts { $points }
}
haleakala-effect-shift = crater { $origin } to { $target }
haleakala-effect-buy = { $price ->
    [one] pays 1 shell
   *[other] pays { $price } shells
}
haleakala-effect-keep = buys nothing
haleakala-effect-home = { $count ->
    [one] 1 of your discs comes back
   *[other] { $count } of your discs come back
}
haleakala-effect-recall = your invocation disc comes back
haleakala-effect-scoring = { $round ->
    [1] the first scoring
   *[other] the last scoring
}
haleakala-effect-scored = { $you ->
    [1] you score { $points }
   *[0] the other player { $points }
}
haleakala-effect-points = { $change } if scored now

# The families of moves, and what the prompt's help says of them.
haleakala-family-place = Place a disc: disc@beach
haleakala-family-invoke = Place a disc and the invocation disc at the boat: disc@beach!
haleakala-family-take = Take a disc back
haleakala-family-sail = Sail one segment without a disc
haleakala-family-shaman = Move the shaman
haleakala-family-card = Take the card in slot 0 or 1
haleakala-family-priestess = Move a lava disc: from>to
haleakala-family-buy = Buy a card of the market
haleakala-family-keep = Buy nothing
haleakala-help =
    In Haleakalā 3@5 places your disc 3 on beach 5; both sums on a beach must differ. On the boat’s beach the boat
    sails that far, and who has discs where it lands takes cards, the higher sum first. Elsewhere your shaman
    moves: F2 is forest 2. -4 takes a disc back, c1 takes a card, 0>5 moves lava, $- buys nothing.

# The board in the browser: what can be done now.
haleakala-heading-round = { $round ->
    [1] Round 1 · { $count ->
        [0] scoring
        [one] scoring in 1 card
       *[other] scoring in { $count } cards
    }
   *[other] Round 2 · { $count ->
        [0] the last scoring comes at an empty segment
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
}
haleakala-heading-over = Game over
haleakala-prompt-over = The game is over
haleakala-prompt-wait = The other player is choosing
haleakala-prompt-action = Choose one of your discs to place
haleakala-prompt-action-take = Choose one of your discs: place it, or take one back
haleakala-prompt-empty = All your discs are out: take one back, or sail one segment
haleakala-prompt-beach = Choose a beach for disc { $disc }: at the boat, the boat sails; elsewhere, your shaman moves
haleakala-prompt-disc = Choose a disc for beach { $beach }
haleakala-prompt-invoke = Choose the disc that sails; lava is summoned where it lands
haleakala-prompt-shaman = Move your shaman up to two steps, only one of them uphill, or leave it where it stands
haleakala-prompt-card = Choose a card at segment { $segment }; { $shared ->
    [1] the other player gets the other one
   *[0] the other one stays
}
haleakala-prompt-priestess = Move one lava disc to a neighbouring crater
haleakala-prompt-target = Choose the crater beside crater { $origin }
haleakala-prompt-buy = Choose a card of the market for your shells, or buy nothing
haleakala-prompt-prebuy = Before the scoring: choose a scoring card for your shells, or buy nothing
haleakala-prompt-ready-place = Place { $disc } on beach { $beach }
haleakala-prompt-ready-boat = Place { $disc } at the boat
haleakala-prompt-ready-invoke = Place { $disc } at the boat and summon lava
haleakala-prompt-ready-take = Take { $disc } back from beach { $beach }
haleakala-prompt-ready-sail = Sail one segment, to segment { $segment }
haleakala-prompt-ready-shaman = Move your shaman to { $space }
haleakala-prompt-ready-stay = Leave your shaman on { $space }
haleakala-prompt-ready-card = Take { $card }
haleakala-prompt-ready-priestess = Move lava from crater { $origin } to crater { $target }
haleakala-prompt-ready-buy = { $price ->
    [one] Buy { $card } for 1 shell
   *[other] Buy { $card } for { $price } shells
}
haleakala-prompt-ready-keep = Buy nothing
haleakala-prompt-chip-boat = { $disc }: sail to { $segment }
haleakala-prompt-chip-invoke = { $disc }: sail to { $segment }, lava
haleakala-prompt-chip-sail = Sail to { $segment }
haleakala-prompt-chip-stay = Stay
haleakala-prompt-chip-space-B = Beach { $segment }
haleakala-prompt-chip-space-P = Plain { $segment }
haleakala-prompt-chip-space-F = Forest { $segment }
haleakala-prompt-chip-space-M = Mountain { $segment }
haleakala-prompt-chip-priestess = Crater { $origin } to { $target }
haleakala-prompt-chip-keep = Buy nothing

# The board in the browser: pieces, and what they tell of themselves.
haleakala-piece-island = The island
haleakala-piece-market = Market
haleakala-piece-decks = Palm decks
haleakala-piece-hidden = Still hidden
haleakala-piece-lava = Lava
haleakala-piece-supply = { $count ->
    [0] none left
   *[other] { $count } of { $all } left
}
haleakala-piece-lava-tell = Lava discs that can still come onto a crater: { $count } of { $all }. After a scoring all are back.
haleakala-piece-empty = empty
haleakala-piece-left = left
haleakala-piece-deck = { $level ->
    [1] First deck, one palm on the back: { $left } of { $size } cards left.
    [2] Second deck, two palms on the back: { $left } of { $size } cards left. The first scoring comes when it is used up.
   *[other] Third deck, three palms on the back: { $left } of { $size } cards left. When it is used up, the last scoring comes as soon as the boat lands at a segment without cards.
}
haleakala-piece-next = Cards are drawn from this deck now.
haleakala-piece-unseen = { $level ->
    [1] First deck
    [2] Second deck
   *[other] Third deck
}: { $count } × { $card }
haleakala-piece-lava-card = a lava card
haleakala-piece-none-hidden = Everything has been seen
haleakala-piece-own-discs = Your discs
haleakala-piece-discs = Discs of { $name }
haleakala-piece-in-pool = { $disc }, in your pool
haleakala-piece-on-beach = { $disc }, on beach { $beach }: take it back
haleakala-piece-out = on { $beach }
haleakala-piece-move = move
haleakala-piece-to = to { $segment }
haleakala-piece-disc-pool = { $mine ->
    [1] Your disc { $disc }. Placed at the boat it sails { $disc } segments; placed elsewhere it lets your shaman move.
   *[0] Disc { $disc } of { $name }, ready to be placed.
}
haleakala-piece-disc-out = { $mine ->
    [1] Your disc { $disc } on beach { $beach }. You can take it back, and then move your shaman, as long as both sums there differ.
   *[0] Disc { $disc } of { $name } on beach { $beach }.
}
haleakala-piece-invocation = { $mine ->
    [1] Your invocation disc. It may go with a disc at the boat; then lava comes to the crater where the boat lands.
   *[0] The invocation disc of { $name }.
}
haleakala-piece-invocation-out = { $mine ->
    [1] Your invocation disc on beach { $beach }. It comes back when the boat lands there, or with a Priestess.
   *[0] The invocation disc of { $name } on beach { $beach }. It comes back when the boat lands there, or with a Priestess.
}
haleakala-piece-invocation-name = Invocation disc
haleakala-piece-beach = Beach { $beach }
haleakala-piece-sums = { $a } has { $x } there, { $b } has { $y }.
haleakala-piece-no-discs = No disc lies there.
haleakala-piece-boat-here = The boat is here: a disc placed on this beach makes it sail that far.
haleakala-piece-lands-two = If the boat lands here, { $name } chooses a card first and { $other } gets the other one.
haleakala-piece-lands-one = If the boat lands here, { $name } chooses a card.
haleakala-piece-lands-card = If the boat lands here, { $name } gets a card; both are the same, or only one is left.
haleakala-piece-lands-nobody = If the boat lands here, nobody gets a card.
haleakala-piece-lands-end = If the boat lands here, the last scoring comes.
haleakala-piece-boat = The boat, at segment { $segment }
haleakala-piece-boat-tell = The fishing boat. It sails clockwise, as far as the disc placed at its beach says. A player whose discs are all out may let it sail one segment.
haleakala-piece-crater = Crater { $segment }
haleakala-piece-crater-tell = { $lava ->
    [0] No lava on crater { $segment }.
    [1] One lava disc on crater { $segment }: an eruption destroys a statue on the mountain below.
    [2] Two lava discs on crater { $segment }: an eruption destroys statues on the mountain and in the forest below.
   *[other] { $lava } lava discs on crater { $segment }: an eruption destroys all statues of the segment.
}
haleakala-piece-threatened = An eruption would hit { $space }.
haleakala-piece-statue = Statue of { $name } on { $space }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at a scoring.
haleakala-piece-statue-hit = An eruption now would destroy it.
haleakala-piece-shaman = Shaman of { $name } on { $space }.
haleakala-piece-shaman-builds = A statue card would build here.
haleakala-piece-stay = Stay on { $space }
haleakala-piece-go = To { $space }
haleakala-piece-statue-card = A statue card: builds a statue where your shaman stands, if it can.
haleakala-piece-shell-card = A shell: with it you may buy a card of the market at once; at the end a shell left is 1 point.
haleakala-piece-priestess-card = A Priestess: moves one lava disc to a neighbouring crater.
haleakala-piece-fish-card = Fish: { $baskets ->
    [one] 1 basket
   *[other] { $baskets } baskets
}{ $butterflies ->
    [0] {""}
    [one] , 1 butterfly
   *[other] , { $butterflies } butterflies
}. Most baskets are 3 points at each scoring.
haleakala-piece-white_pearl-card = The white pearl, with 1 butterfly: 1 point at each scoring, 4 together with the black one.
haleakala-piece-black_pearl-card = The black pearl: 2 points at each scoring, 4 together with the white one.
haleakala-piece-nautilus-card = The nautilus, with 1 butterfly: 3 points at the last scoring.
haleakala-piece-no-card = No card lies here any more.
haleakala-piece-butterflies-each = 1 a butterfly
haleakala-piece-statue_majority-each = 2 a terrain
haleakala-piece-complete_segment-each = 4 a segment
haleakala-piece-forest_statues-each = 2 a statue
haleakala-piece-mountain_statues-each = 3 a statue
haleakala-piece-priestess-each = moves lava
haleakala-piece-butterflies-tell = Butterflies: at the scoring 1 point for each butterfly on the cards you keep.
haleakala-piece-statue_majority-tell = Statue majority: at the scoring 2 points for each terrain (plain, forest, mountain) where you have more statues than the other player.
haleakala-piece-complete_segment-tell = Complete segment: at the scoring 4 points for each segment whose three statues are all yours.
haleakala-piece-forest_statues-tell = Forest statues: at the scoring 2 more points for each of your statues in forests.
haleakala-piece-mountain_statues-tell = Mountain statues: at the scoring 3 more points for each of your statues on mountains.
haleakala-piece-priestess-tell = The Priestess: moves one lava disc to a neighbouring crater, at once. She can be bought once a round.
haleakala-piece-market-priestess = Priestess
haleakala-piece-worth = Now it would bring { $a } { $x } and { $b } { $y }.
haleakala-piece-held = { $name } has it
haleakala-piece-used = used this round
haleakala-piece-price = { $price ->
    [one] 1 shell
   *[other] { $price } shells
}
haleakala-piece-now = { $over ->
    [1] last scoring +{ $points }
   *[0] +{ $points } if scored now
}
haleakala-piece-now-short = +{ $points }
haleakala-piece-now-tell = What a scoring would bring now, after the eruption: { $points }.
haleakala-piece-line = { $what }: { $points }
haleakala-piece-stock-statues = Statues left to build: { $count }. On the island after an eruption now: { $standing }.
haleakala-piece-stock-baskets = Fish baskets: { $count }. Who has more than the other gets 3 points at each scoring.
haleakala-piece-stock-butterflies = Butterflies: { $count }. They count with the card Butterflies.
haleakala-piece-stock-shells = Shells: { $count }, to pay cards of the market with. At the end each is 1 point.
haleakala-piece-first-player = Began the game; loses if everything is tied.
haleakala-piece-none-kept = No card kept yet
haleakala-piece-kept-of = Cards of { $name }
haleakala-piece-tabs = Market, players and decks
haleakala-piece-tab-market = Market
haleakala-piece-tab-players = Players
haleakala-piece-tab-decks = Decks
haleakala-piece-zoom-in = Enlarge the middle of the island
haleakala-piece-zoom-out = Show the whole island
haleakala-piece-last = Last scoring at an empty segment
haleakala-piece-soon = The first scoring is near
haleakala-piece-ended = { $place ->
    [1] Won with { $points } points
   *[other] Lost with { $points } points
}
haleakala-piece-drawn = A draw: no card was taken for too long

# The eruption and the scoring, shown as a scene.
haleakala-scene-title = { $round ->
    [1] First scoring
   *[other] Last scoring
}
haleakala-scene-calm = No lava: all statues stand
haleakala-scene-erupts = Crater { $segment } erupts
haleakala-scene-counting = The points are counted
haleakala-scene-total = Together
haleakala-scene-skip = Skip
haleakala-scene-close = Close

# Why a bot likes a move: phrases that follow the move, joined by commas; $points is what it brings at once.
haleakala-reason-statues = { $points ->
    [0] keeps its statues out of the lava
    [one] statues for 1 point more
   *[other] statues for { $points } points more
}
haleakala-reason-baskets = { $points ->
    [0] stays ahead in fish baskets
   *[other] gets ahead in fish baskets
}
haleakala-reason-pearls = { $points ->
    [0] keeps its pearls
    [one] a pearl for 1 point
   *[other] a pearl for { $points } points
}
haleakala-reason-nautilus = gains the nautilus
haleakala-reason-shells = { $points ->
    [0] saves its shells for later
   *[other] gains a shell
}
haleakala-reason-market = { $points ->
    [0] loses nothing on its scoring cards
    [one] scoring cards for 1 point more
   *[other] scoring cards for { $points } points more
}
haleakala-reason-later = brings what lasts beyond the next scoring
haleakala-reason-shaman = the shaman stands where a statue can be built
haleakala-reason-steps = lets the shaman move as well
haleakala-reason-shift = lets lava be moved as well
haleakala-reason-discs = leaves more discs to place
haleakala-reason-cards = has good prospects of cards
haleakala-reason-cards-beach = has better prospects of cards on beach { $beach }
haleakala-reason-rival-beach = spoils the other player’s prospects on beach { $beach }
haleakala-reason-ruins = fewer points for the other player’s statues
haleakala-reason-rival = leaves less to the other player
haleakala-reason-haste = waits no longer for cards
haleakala-reason-victory = { $points ->
    [0] does not lose at once
   *[other] wins the game
}
