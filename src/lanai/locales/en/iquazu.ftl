# Iquazú.

iquazu-white = white
iquazu-blue = blue
iquazu-orange = orange
iquazu-cards-white = { $count } white
iquazu-cards-blue = { $count } blue
iquazu-cards-orange = { $count } orange
iquazu-cards-0 = nothing
iquazu-cards-1 = { $part0 }
iquazu-cards-2 = { $part0 } and { $part1 }
iquazu-cards-3 = { $part0 }, { $part1 } and { $part2 }

iquazu-tile-draw2 = draw 2
iquazu-tile-draw3 = draw 3
iquazu-tile-draw4 = draw 4
iquazu-tile-joker = any colour
iquazu-tile-double = double turn
iquazu-tile-points2 = 2 points
iquazu-tile-points3 = 3 points
iquazu-tile-points4 = 4 points
iquazu-tile-points5 = 5 points
iquazu-before = columns before
iquazu-column1 = column 1
iquazu-column2 = column 2
iquazu-column3 = column 3
iquazu-column4 = column 4
iquazu-column5 = column 5
iquazu-column6 = column 6
iquazu-column7 = column 7
iquazu-column8 = column 8
iquazu-column9 = column 9
iquazu-column10 = column 10
iquazu-column11 = column 11
iquazu-points2 = tiles of 2
iquazu-points3 = tiles of 3
iquazu-points4 = tiles of 4
iquazu-points5 = tiles of 5

# What happened: phrases that follow the name of the player, joined by commas; what follows a colon is the result.
iquazu-event-turn = { $idle ->
    [1] can neither draw nor put a gem
   *[0] begins
}
iquazu-event-draw = { $count ->
    [one] draws 1 card
   *[other] draws { $count } cards
}
iquazu-event-cards = { $cards }
iquazu-event-cards-hidden = face down
iquazu-event-shuffle = { $cards ->
    [one] the only discarded card becomes the draw pile
   *[other] the { $cards } discarded cards are shuffled
}
iquazu-event-pay = { $joker ->
    [1] pays { $cards } with an any-colour tile
   *[other] pays { $cards }
}
iquazu-event-gem = puts a gem into slot { $slot } of column { $col }
iquazu-event-drop = lets a drop fall on slot { $slot } of column { $col }
iquazu-event-use = uses “{ $tile }”
iquazu-event-discard = discards { $cards }
iquazu-event-column = { $final ->
    [1] column { $col } at the end
   *[other] column { $col } is full
}
iquazu-event-rank = { $points ->
    [0] gets nothing
    [one] gets 1 point
   *[other] gets { $points } points
} for { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}{ $tie ->
    [0] {""}
   *[other] , the lowest in slot { $tie }
}
iquazu-event-won = takes “{ $tile }” in row { $row } ({ $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}{ $how ->
    [column] , furthest right in column { $column }
    [slot] , lowest in slot { $slot } of column { $column }
   *[gems] {""}
})
iquazu-event-gone = row { $row }: nobody gets “{ $tile }”
iquazu-event-slide = the frame moves to column { $frame }
iquazu-event-reveal = { $row ->
    [1] new tiles from the top: { $tile }
   *[other] { $tile }
}
iquazu-event-box = gets the water box
iquazu-event-points = { $points ->
    [one] 1 point for tiles
   *[other] { $points } points for tiles
}
iquazu-event-over = ends with { $total ->
    [one] 1 point
   *[other] { $total } points
}

# Why a move is refused.
iquazu-why-pay-first = pay for the slot c{ $col }s{ $slot } you have chosen, or take the choice back (undo)
iquazu-why-discard-first = discard { $surplus ->
    [one] 1 card
   *[other] { $surplus } cards
} first: your hand is too full
iquazu-why-choose-first = choose a slot first, then pay for it
iquazu-why-one-action = your action is done; a second one needs a double turn
iquazu-why-no-cards = no card is left in the draw pile and the discard pile
iquazu-why-under-water = column { $col } has been scored and lies under water
iquazu-why-closed = column { $col } is not open yet
iquazu-why-drop = a drop blocks c{ $col }s{ $slot }
iquazu-why-taken = a gem lies in c{ $col }s{ $slot }
iquazu-why-no-gems = you have no gem left, not even under water
iquazu-why-too-dear = c{ $col }s{ $slot } costs { $price } { $colour }, or a pair of another colour for each; { $missing ->
    [one] 1 is missing
   *[other] { $missing } are missing
}
iquazu-why-no-joker = you have no any-colour tile
iquazu-why-not-held = you hold { $held } { $colour }
iquazu-why-no-such-payment = no payment of { $price } { $colour } goes with that
iquazu-why-joker-count = with an any-colour tile you pay exactly { $price ->
    [one] 1 card
   *[other] { $price } cards
}
iquazu-why-joker-wasted = the any-colour tile would be wasted: that is all { $colour }
iquazu-why-own-pair = the slot costs { $price } { $colour }, and a pair of { $colour } is no substitute
iquazu-why-odd = two cards of one colour stand for one { $colour }; that is no whole number of pairs
iquazu-why-too-much = that pays { $paid }, and the slot costs { $price } { $colour }
iquazu-why-too-little = that pays { $paid }, and the slot costs { $price } { $colour }
iquazu-why-extra-first = the double turn’s action comes first
iquazu-why-no-tile = you have no such tile
iquazu-why-no-extra = you could do nothing with a double turn now
iquazu-why-double-early = a double turn is played after an action
iquazu-why-done-instead = you have acted; end the turn with done
iquazu-why-no-pass = you can draw cards or put a gem, so you cannot pass
iquazu-why-act-first = draw cards or put a gem first
iquazu-why-no-discard = cards are discarded only when a turn ends with more than { $limit }
iquazu-why-discard-count = { $surplus ->
    [one] exactly 1 card goes
   *[other] exactly { $surplus } cards go
}, down to { $limit }

# The picture of the table.
iquazu-picture-turn = turn { $turn }
iquazu-picture-frame = column { $frame } of { $last } is next to be scored
iquazu-picture-over = game over
iquazu-picture-last = the last scoring ends the game
iquazu-picture-price = price
iquazu-picture-row = row { $row }
iquazu-picture-points = points
iquazu-picture-stand = first
iquazu-picture-tiles = { $col } tiles
iquazu-picture-leads = takes it
iquazu-picture-right = furthest right
iquazu-picture-lower = lowest
iquazu-picture-next = behind
iquazu-picture-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
iquazu-picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
iquazu-picture-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
iquazu-picture-water = water box
iquazu-picture-now = now +{ $points }
iquazu-picture-hand = hand
iquazu-picture-hidden = not seen
iquazu-picture-piles = { $pile } in the draw pile, discarded
iquazu-picture-drops = { $drops } drops left
iquazu-picture-legend = 3W slot 3, white   3~ a drop   3{ $shape } a gem   first: who stands how in a column

# What can be done now.
iquazu-ask-start = Draw cards ({ $draw }), or put a gem into a slot ({ $place }).
iquazu-ask-start-tile = Draw cards ({ $draw }), put a gem into a slot ({ $place }), or use a tile first ({ $tile }).
iquazu-ask-draw = You can pay for no slot: draw cards ({ $draw }).
iquazu-ask-draw-tile = You can pay for no slot: draw cards ({ $draw }), or use a tile first ({ $tile }).
iquazu-ask-place = No cards are left: put a gem into a slot ({ $place }).
iquazu-ask-pass = You can do nothing ({ $pass }).
iquazu-ask-extra = Double turn: draw cards ({ $draw }), or put a gem into a slot ({ $place }).
iquazu-ask-extra-draw = Double turn: draw cards ({ $draw }).
iquazu-ask-extra-place = Double turn: put a gem into a slot ({ $place }).
iquazu-ask-pay = Pay { $price } { $colour } for c{ $col }s{ $slot }, or pairs of another colour ({ $pay }).
iquazu-ask-after = Use a tile ({ $tile }), or end your turn (done).
iquazu-ask-done = End your turn (done).
iquazu-ask-discard = Discard { $surplus ->
    [one] 1 card
   *[other] { $surplus } cards
}, down to 12 ({ $discard }).

# What a move will do.
iquazu-effect-costs = for { $cards }
iquazu-effect-costs-joker = for { $cards } and an any-colour tile
iquazu-effect-keeps = keeps { $cards }
iquazu-effect-row = leads row { $row }
iquazu-effect-column = leads column { $col }
iquazu-effect-drop = a drop falls
iquazu-effect-fills = the first column is scored
iquazu-effect-points = { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
}
iquazu-effect-tile = gets “{ $tile }”
iquazu-effect-extra = another action
iquazu-effect-over = the game ends
iquazu-effect-ends = ends the turn

# The families of moves, and what the prompt's help says of them.
iquazu-family-draw = Draw 4 cards
iquazu-family-place = Put a gem into a slot: column and slot
iquazu-family-tile = Use a tile
iquazu-family-end = End the turn
iquazu-family-pay = Pay: white/blue/orange
iquazu-family-joker = Pay with an any-colour tile: white/blue/orange
iquazu-family-discard = Discard: white/blue/orange
iquazu-help =
    In Iquazú place c5s3 puts a gem into slot 3 of column 5, and pay 1/0/4 pays 1 white and 4 orange cards for it;
    place c5s3 1/0/4 does both. A slot costs as many cards of its colour as its place in the window says; two cards of
    one other colour stand for one. draw takes 4 cards, tile draw3 uses a tile, discard 1/0/2 is for a full hand.

# In the browser: what the board says.
iquazu-heading = Column { $frame } of { $last }
iquazu-heading-last = Last scoring
iquazu-heading-over = Game over

iquazu-prompt-wait = Wait for your turn.
iquazu-prompt-over = The game is over.
iquazu-prompt-both = Draw 4 cards, or put a gem into a slot
iquazu-prompt-both-tile = Draw 4 cards, put a gem into a slot, or use a tile first
iquazu-prompt-draw = You can pay for no slot: draw 4 cards
iquazu-prompt-draw-tile = You can pay for no slot: draw 4 cards, or use a tile first
iquazu-prompt-place = No cards are left: put a gem into a slot
iquazu-prompt-place-tile = No cards are left: put a gem into a slot, or use a tile first
iquazu-prompt-pass = You can do nothing: pass
iquazu-prompt-extra-both = Double turn: draw 4 cards, or put a gem into a slot
iquazu-prompt-extra-draw = Double turn: draw 4 cards
iquazu-prompt-extra-place = Double turn: put a gem into a slot
iquazu-prompt-extra-pass = You can do nothing: pass
iquazu-prompt-after = Use a tile, or end your turn
iquazu-prompt-done = End your turn
iquazu-prompt-pay = Pay { $price } { $colour } for this slot
iquazu-prompt-paying = Pay { $cards }, change the cards, or choose another slot
iquazu-prompt-paying-joker = Pay { $cards } with your any-colour tile, or change the cards
iquazu-prompt-discard = Too many cards: discard { $cards }, or choose others
iquazu-prompt-ready-draw = Draw 4 cards
iquazu-prompt-ready-place = Put a gem into column { $col }, slot { $slot }
iquazu-prompt-ready-tile = Use “{ $tile }”
iquazu-prompt-ready-done = End your turn
iquazu-prompt-ready-pass = Pass
iquazu-prompt-chip-draw = Draw 4
iquazu-prompt-chip-place = Column { $col }, slot { $slot }
iquazu-prompt-chip-keeps = keeps { $count }
iquazu-prompt-chip-done = End turn
iquazu-prompt-chip-pass = Pass

iquazu-piece-letter-white = W
iquazu-piece-letter-blue = B
iquazu-piece-letter-orange = O
iquazu-piece-wall = Rock wall
iquazu-piece-hand = Your hand
iquazu-piece-hand-empty = Your hand is empty
iquazu-piece-tiles = Your tiles
iquazu-piece-no-tiles = No bonus tiles yet
iquazu-piece-coming = Columns still to come
iquazu-piece-slot = { $letter }: column { $col }, slot { $slot }, { $colour }, row { $row }, costs { $price }
iquazu-piece-slot-taken = Column { $col }, slot { $slot }, row { $row }, taken
iquazu-piece-tell-free = A { $colour } slot of row { $row }. In this column it costs { $price ->
    [one] 1 card
   *[other] { $price } cards
} of its colour, or a pair of another colour for each.
iquazu-piece-best = You would pay { $cards }{ $count ->
    [0] {""}
    [one] {" "}(there is 1 other way)
   *[other] {" "}(there are { $count } other ways)
}.
iquazu-piece-best-joker = You would pay { $cards } with an any-colour tile{ $count ->
    [0] {""}
    [one] {" "}(there is 1 other way)
   *[other] {" "}(there are { $count } other ways)
}.
iquazu-piece-missing = You have too few cards: { $count ->
    [one] 1 { $colour } is missing
   *[other] { $count } { $colour } are missing
}.
iquazu-piece-next-drop = The next drop falls here.
iquazu-piece-tell-gem = A gem of { $name } in a { $colour } slot of row { $row }.
iquazu-piece-tell-drop = A drop of water blocks this slot until its column is scored.
iquazu-piece-column = Column { $col } costs { $price ->
    [0] nothing any more
    [one] 1 card
   *[other] { $price } cards
} and brings { $points } points; { $free ->
    [0] all slots are filled
    [one] 1 slot is free
   *[other] { $free } slots are free
}.
iquazu-piece-standing = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}{ $lowest ->
    [0] {""}
   *[other] , the lowest in slot { $lowest }
}.
iquazu-piece-nobody = Nobody has a gem here.
iquazu-piece-column-scored = Column { $col } has been scored ({ $points } points) and lies under water.
iquazu-piece-column-next = Column { $col } opens after the next scoring; it brings { $points } points. Its slots from the top: { $slots }.
iquazu-piece-column-behind = Column { $col } is still to come; it brings { $points } points. Its slots from the top: { $slots }.
iquazu-piece-row-gems = Row { $row }: { $name } would take “{ $tile }” with { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}, more than anybody else.
iquazu-piece-row-column = Row { $row }: { $name } would take “{ $tile }”. Others have as many gems ({ $gems }), but this one lies furthest right, in column { $col }.
iquazu-piece-row-slot = Row { $row }: { $name } would take “{ $tile }”. Others have as many gems ({ $gems }) as far right, but this one lies lowest, in slot { $slot } of column { $col }.
iquazu-piece-row-nobody = Row { $row }: nobody has a gem here, so “{ $tile }” would leave the game.
iquazu-piece-row-bare = Row { $row }
iquazu-piece-row-others = Also here: { $others }.
iquazu-piece-claim = { $name } { $gems }
iquazu-piece-back-light = Column { $col }: bonus tiles, face down. Light ones not seen yet: { $kinds }.
iquazu-piece-back-dark = Column { $col }: bonus tiles, face down. Dark ones not seen yet: { $kinds }.
iquazu-piece-unseen = { $tile } ×{ $count }
iquazu-piece-tile-name = { $count ->
    [one] Tile: { $tile }
   *[other] { $count } tiles: { $tile }
}
iquazu-piece-tile-draw = Draw { $number } cards, before your first action or after any.
iquazu-piece-tile-joker = Pay for one slot with cards of any colours, as many as it costs.
iquazu-piece-tile-double = One more action in your turn, after the first.
iquazu-piece-tile-points = { $number } points at the end of the game.
iquazu-piece-player = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} left, { $now ->
    [0] no points
    [one] 1 point
   *[other] { $now } points
} if the first column were scored now
iquazu-piece-word-cards = cards
iquazu-piece-word-gems = gems
iquazu-piece-word-tiles = tiles
iquazu-piece-gem-box = Gem box: this player’s turn
iquazu-piece-water-box = Water box, { $count ->
    [one] 1 drop
   *[other] { $count } drops
}
iquazu-piece-now = If the first column were scored now: { $count ->
    [one] 1 point
   *[other] { $count } points
}
iquazu-piece-now-short = now +{ $count }
iquazu-piece-pile = { $count }: draw pile
iquazu-piece-tell-pile = Draw 4 cards. { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} left; when there are none, the discard pile is shuffled.
iquazu-piece-discard = Discard pile: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
} ({ $cards }).
iquazu-piece-held = You hold { $count } { $colour }; { $hidden } more are in the draw pile and in other hands.
iquazu-piece-card-more = Put down one more { $colour } card of { $count }
iquazu-piece-card-less = Keep one more { $colour } card of { $count }
iquazu-piece-tell-more = Put down more { $colour } cards: the nearest choice that is allowed.
iquazu-piece-tell-less = Keep more { $colour } cards: the nearest choice that is allowed.
iquazu-piece-gains = The column is scored:
iquazu-piece-gains-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
iquazu-piece-scene = Column { $col } is full
iquazu-piece-scene-last = Column { $col }, as it is at the end
iquazu-piece-scene-gems = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}{ $tie ->
    [0] {""}
   *[other] , lowest in slot { $tie }
}
iquazu-piece-scene-right = furthest right
iquazu-piece-scene-lower = lowest
iquazu-piece-scene-gone = nobody
iquazu-piece-scene-skip = Click or tap to go on

# Why a bot likes a move: phrases that follow the move, joined by commas; $points is what it brings at once.
iquazu-reason-points = { $points ->
    [0] may bring points at once
    [one] 1 point at once
   *[other] { $points } points at once
}
iquazu-reason-first = { $points ->
    [0] gives nothing away in the first column
    [one] is worth about 1 point in the first column
   *[other] is worth about { $points } points in the first column
}
iquazu-reason-columns = { $points ->
    [0] gives nothing away in the columns further right
    [one] is worth about 1 point in the columns further right
   *[other] is worth about { $points } points in the columns further right
}
iquazu-reason-next = { $points ->
    [0] gives nothing away in the rows of the next tiles
   *[other] gets ahead in the rows of the next tiles
}
iquazu-reason-next-row = takes the lead in row { $row }
iquazu-reason-next-from = takes the lead in row { $row } from { $rival }
iquazu-reason-later = { $points ->
    [0] keeps gems for tiles to come
   *[other] the gem will still count for tiles to come
}
iquazu-reason-cards = { $points ->
    [0] costs fewer cards than other moves
   *[other] brings cards
}
iquazu-reason-tiles = { $points ->
    [0] keeps its tiles for later
   *[other] wins a tile it can use
}
iquazu-reason-action = { $points ->
    [0] still leaves the action for afterwards
   *[other] gives one more action
}
iquazu-reason-rivals = gives the best rival less
