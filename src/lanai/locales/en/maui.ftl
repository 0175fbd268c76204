# Maui.

maui-yellow = yellow
maui-pink = pink
maui-blue = blue
maui-orange = orange
maui-green = green
maui-white = white
maui-black = black
maui-dollars = sand dollars
maui-penalties = penalty tokens
maui-crabs = sand crabs
maui-score-white = white pearls
maui-score-black = black pearls

maui-umbrella-white = white-pearl
maui-umbrella-black = black-pearl
maui-umbrella-blue-green = blue-or-green
maui-umbrella-orange-green = orange-or-green

# What happened: phrases that follow the name of the player, joined by commas; what follows a colon is the result.
maui-event-part = { $part ->
    [1] begins
   *[other] begins part { $part }
}
maui-event-market = { $row }.{ $slot } is { $towel }
maui-event-entrance = starts with { $towel }
maui-event-dollars = takes { $count ->
    [one] 1 dollar
   *[other] { $count } dollars
} from zone { $zone }
maui-event-take = { $cost ->
    [0] takes { $towel } from { $row }.{ $slot }
    [one] takes { $towel } from { $row }.{ $slot } for 1 dollar
   *[other] takes { $towel } from { $row }.{ $slot } for { $cost } dollars
}
maui-event-lay = { $top ->
    [-1] rows −1 to 1:
   *[other] rows { $top }–{ $bottom }:
}
maui-event-spare = takes { $towel } from { $row }.{ $slot } as a spare towel
maui-event-penalty = a penalty token
maui-event-pearl = a { $colour } pearl
maui-event-umbrella = the { $kind } umbrella
maui-event-lost = loses the { $kind } umbrella
maui-event-crab = a crab of { $value }
maui-event-escape = a crab of { $value } runs away
maui-event-token = plays the { $token } token on row { $row }
maui-event-step = { $steps ->
    [0] { $pattern } is full
   *[other] { $pattern } +{ $steps }
}
maui-event-ornament = gets the { $token } token
maui-event-refill = { $towel } comes to { $row }.{ $slot }
maui-event-last = has { $towels } towels: this is the last round
maui-event-first_scoring = has { $total } points after the first part
maui-event-over = ends with { $total ->
    [one] 1 point
   *[other] { $total } points
}

# Why a move is refused.
maui-why-umbrella-first = first choose the track for the umbrella you have covered
maui-why-turn-open = your towel is laid; play tokens on it, or end the turn
maui-why-zone-empty = no dollars lie in that zone
maui-why-spare-dollars = the spare towel is a last resort, and dollars lie in a zone
maui-why-spare-towel = the spare towel is a last resort, and a towel you can afford fits your beach
maui-why-no-umbrella = no umbrella is waiting for a choice
maui-why-other-pair = the umbrella gives a step on { $a } or on { $b }
maui-why-no-turn = there is nothing to end: take a towel or dollars
maui-why-no-match-yet = the towel matches nothing yet; a token must make a match first
maui-why-no-towel-yet = tokens are played on the towel laid in this turn
maui-why-slot-empty = no towel lies there
maui-why-too-dear = it costs { $cost } and you have { $dollars }
maui-why-fits-nowhere = { $towel } matches your last towel at no height
maui-why-under-crab = its only match would be under the crab in row { $row }
maui-why-no-match = in rows { $top } to { $bottom } { $towel } repeats no pattern of your last towel
maui-why-no-token = you have no such token to play this turn
maui-why-token-nowhere = that token fits on no cell of this towel
maui-why-other-towel = the towel laid in this turn has no cell there
maui-why-has-token = a token lies on that cell already
maui-why-inactive = that cell is out of use
maui-why-same-pattern = the cell shows that pattern already
maui-why-dead-end = no match would be left, and no token to make a new one

# The picture of the table.
maui-variant-base = base game
maui-variant-crabs = sand crabs
maui-variant-combined = combined game
maui-picture-round = round { $round }
maui-picture-part = part { $part } of { $parts }
maui-picture-first = first player
maui-picture-last = last round
maui-picture-over = game over
maui-picture-points = points
maui-picture-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
maui-picture-pearls = pearls
maui-picture-total = total
maui-picture-market = Market
maui-picture-bag = { $count } in the bag
maui-picture-zone = zone { $zone }
maui-picture-dollars = dollars
maui-picture-penalties = penalties
maui-picture-crabs = crabs
maui-picture-legend-base = $ dollars  ○ • pearls  [B] token  −1 penalty  B/G umbrella, a step on one track
maui-picture-legend-crabs = $ dollars  [B] token  −1 penalty  v3v crab  B/G umbrella, a step on one track
maui-picture-legend-combined = $ dollars  ○ • pearls  [B] token  −1 penalty  v3v crab  B/G umbrella, a step

# What can be done now.
maui-ask-action = Take a towel ({ $towel }), or all dollars of a zone ({ $dollars }).
maui-ask-towel = Take a towel ({ $towel }).
maui-ask-dollars = No towel you can afford fits your beach: take all dollars of a zone ({ $dollars }).
maui-ask-spare = No towel you can afford fits and no dollars are left: take any towel as a spare one ({ $spare }).
maui-ask-umbrella = Choose the track on which the umbrella moves you ({ $a } or { $b }).
maui-ask-tokens = Play a token on a row of your towel ({ $token }), or end the turn (done).
maui-ask-tokens-match = Play a token on a row of your towel ({ $token }); the turn can end once something matches.
maui-ask-done = No token is left to play: end the turn (done), or take it back (undo).

# What a move will do.
maui-effect-dollars = { $count ->
    [one] 1 dollar
   *[other] { $count } dollars
}
maui-effect-step = { $steps ->
    [0] { $pattern } is full
   *[other] { $pattern } +{ $steps }
}
maui-effect-needs-token = needs a token
maui-effect-pearl = { $colour } pearl
maui-effect-umbrella = { $kind } umbrella
maui-effect-lost = loses the { $kind } umbrella
maui-effect-token = { $token } token
maui-effect-penalties = { $count ->
    [one] 1 penalty
   *[other] { $count } penalties
}
maui-effect-crab = crab −{ $value }
maui-effect-pays = pays { $cost ->
    [one] 1 dollar
   *[other] { $cost } dollars
}
maui-effect-nothing = nothing
maui-effect-lay = { $towel }: { $effect }
maui-effect-points = { $effect } ({ $change } { $points ->
    [one] point
   *[other] points
})

# The families of moves, and what the prompt's help says of them.
maui-family-dollars = Take all dollars of a zone
maui-family-towel = Take a towel and lay it: market row.slot@top row
maui-family-umbrella = Move on one of the umbrella’s tracks
maui-family-token = Play a token on a row of the towel
maui-family-done = End the turn
maui-family-spare = Take any towel as a spare one, in rows 3 to 5
maui-help =
    In Maui towel 1.2@3 takes the towel in row 1, slot 2 of the market and lays it with its top in row 3 of your
    beach; it must repeat a pattern of your last towel in the same row, and moves that pattern’s shell by the
    value of the row. dollars 1 takes all dollars of zone 1.

# In the browser: the top bar, and the prompt that follows what is chosen.
maui-heading-round = { $part ->
    [0] Round { $round }
   *[other] Part { $part }, round { $round }
}
maui-heading-last = { $part ->
    [0] Last round
   *[other] Part { $part }, last round
}
maui-heading-over = Game over
maui-prompt-action = Choose a towel, or take the dollars of a zone
maui-prompt-towel = Choose a towel
maui-prompt-dollars = No towel you can afford fits your beach: take the dollars of a zone
maui-prompt-spare = No towel you can afford fits and no dollars are left: choose any towel as a spare one
maui-prompt-height = Choose a height for the towel
maui-prompt-umbrella = You have covered an umbrella: choose a step on { $a } or on { $b }
maui-prompt-tokens = Play a token on your towel, or end the turn
maui-prompt-tokens-match = Play a token that makes a match
maui-prompt-cell = Choose the cell for the { $token } token
maui-prompt-done = End the turn, or take it back
maui-prompt-wait = The others are choosing
maui-prompt-over = The game is over
maui-prompt-ready-towel = Lay the towel in rows { $top } to { $bottom }
maui-prompt-ready-dollars = { $count ->
    [one] Take 1 dollar
   *[other] Take { $count } dollars
}
maui-prompt-ready-spare = Lay the spare towel in rows { $top } to { $bottom }
maui-prompt-ready-umbrella = Take the step on { $pattern }
maui-prompt-ready-token = Play the { $token } token on row { $row }
maui-prompt-ready-done = End the turn
maui-prompt-chip-dollars = Zone { $zone }
maui-prompt-chip-token = Row { $row }, { $token }
maui-prompt-chip-spare = Towel { $row }.{ $slot }
maui-prompt-chip-done = End the turn

# Names of pieces, and what they tell of themselves when one points at them.
maui-piece-rows = Rows { $top }–{ $bottom }
maui-piece-market = Market
maui-piece-points = Points
maui-piece-tracks = Score tracks
# The next three stand under the market, where there is room for about six letters.
maui-piece-free = Free
maui-piece-take = Take { $count }
maui-piece-none = Empty
maui-piece-left = { $count } left
maui-piece-bag = Show the towels that are still in the bag
maui-piece-in-bag = { $count ->
    [0] The bag is empty
    [one] 1 towel is still in the bag
   *[other] { $count } towels are still in the bag
}
maui-piece-close = Close
maui-piece-enlarge = Show the beach of player { $seat } large
maui-piece-beach = Beach of player { $seat }
maui-piece-beach-of = Beach of { $name }
maui-piece-towels = { $count } of 12 towels
maui-piece-first = First player: rounds begin here
maui-piece-last-round = Last round
maui-piece-ended = { $points ->
    [one] Place { $place } with 1 point
   *[other] Place { $place } with { $points } points
}
maui-piece-tabs = Market, tracks and the beaches of the others
maui-piece-tab-market = Market
maui-piece-tab-tracks = Tracks
maui-piece-tab-beaches = Beaches
maui-piece-slot-name = { $cost ->
    [0] Towel { $a }, { $b }, { $c }: row { $row }, slot { $slot }, free
    [one] Towel { $a }, { $b }, { $c }: row { $row }, slot { $slot }, 1 dollar
   *[other] Towel { $a }, { $b }, { $c }: row { $row }, slot { $slot }, { $cost } dollars
}
maui-piece-offer = { $cost ->
    [0] A towel of { $a }, { $b } and { $c }, from the ocean down. Free.
    [one] A towel of { $a }, { $b } and { $c }, from the ocean down. Costs 1 dollar, which goes to the zone of this row.
   *[other] A towel of { $a }, { $b } and { $c }, from the ocean down. Costs { $cost } dollars, which go to the zone of this row.
}
maui-piece-too-dear = You cannot pay for it now.
maui-piece-fits = { $count ->
    [0] It fits your beach nowhere.
    [one] It fits your beach at one height.
   *[other] It fits your beach at { $count } heights.
}
maui-piece-empty-slot = No towel lies here.
maui-piece-zone-name = { $count ->
    [0] Zone { $zone }, empty
    [one] Zone { $zone }, 1 dollar
   *[other] Zone { $zone }, { $count } dollars
}
maui-piece-zone = { $count ->
    [0] What is paid for the towels of this row will lie here.
    [one] Instead of a towel you may take this dollar.
   *[other] Instead of a towel you may take all { $count } dollars.
}
maui-piece-laid = { $number ->
    [0] The start towel: { $a }, { $b }, { $c }.
   *[other] Towel { $number } in rows { $top } to { $bottom }: { $a }, { $b }, { $c }.
}
maui-piece-last-towel = The next one must repeat one of its patterns in the same row.
maui-piece-out = { $count ->
    [one] One cell hangs over the edge: it is out of use and costs a point.
   *[other] { $count } cells hang over the edge: they are out of use and cost a point each.
}
maui-piece-turned = A token has made row { $row } { $pattern }.
maui-piece-row = { $value ->
    [one] A match in row { $row } moves the shell of its pattern 1 square.
   *[other] A match in row { $row } moves the shell of its pattern { $value } squares.
}
maui-piece-pearl-umbrella = Cover this umbrella for a { $colour } pearl; if the towel in column { $column } misses it, it is lost.
maui-piece-pair-umbrella = Cover this umbrella for a step on { $a } or on { $b }; if the towel in column { $column } misses it, it is lost.
maui-piece-crab = A sand crab. If the towel in column { $column } covers it, that cell is out of use and costs { $value } points; otherwise it runs away.
maui-piece-crab-on = A sand crab on the towel: this cell is out of use, and it costs { $value } points.
maui-piece-shell = { $square ->
    [0] { $name }: not yet on the { $pattern } track.
   *[other] { $name }: square { $square } of the { $pattern } track, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
maui-piece-step = A step on the { $pattern } track
maui-piece-ornament = Who reaches or passes square { $square } of the { $track } track takes a token: { $token }. { $left ->
    [0] None is left.
    [one] One is left.
   *[other] { $left } are left.
}
maui-piece-token-name = { $token } token
maui-piece-token = A towel token, { $token }: when you lay a towel it can turn one of its cells { $token }.
maui-piece-stock-dollars = { $count ->
    [one] 1 sand dollar. Pays for towels, and is worth a point at the end.
   *[other] { $count } sand dollars. They pay for towels, and each is worth a point at the end.
}
maui-piece-stock-white = White pearls: { $count }, worth { $points }. Each further one is worth more.
maui-piece-stock-black = Black pearls: { $count }, worth { $points }. Each further one is worth more.
maui-piece-stock-penalties = Penalty tokens: { $count }, a point off for each.
maui-piece-stock-crabs = Sand crabs on towels: { $count }, worth { $points }.

# Why a bot likes a move: phrases that follow the move, joined by commas; $points is what it brings at once.
maui-reason-shells = { $points ->
    [0] loses nothing on the tracks
    [one] 1 point on the tracks
   *[other] { $points } points on the tracks
}
maui-reason-pearls = { $points ->
    [0] keeps its pearls
    [one] pearls for 1 point more
   *[other] pearls for { $points } points more
}
maui-reason-penalties = costs fewer penalty tokens than other moves
maui-reason-crabs = stays away from the sand crabs
maui-reason-dollars = { $points ->
    [0] spends fewer dollars than other moves
   *[other] brings dollars for dearer towels
}
maui-reason-towels = lays a towel instead of losing time
maui-reason-tokens = { $points ->
    [0] keeps its tokens for later
   *[other] gains a token
}
maui-reason-tracks = moves shells towards the squares worth most
maui-reason-next = leaves good places for the next towel
maui-reason-rivals = gives the best rival less
