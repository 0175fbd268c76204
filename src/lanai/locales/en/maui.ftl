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
maui-why-turn-open = your towel lies; play tokens on it or end the turn with done
maui-why-zone-empty = no dollars lie in that zone
maui-why-spare-dollars = the spare towel is a last resort, and dollars lie in a zone
maui-why-spare-towel = the spare towel is a last resort, and a towel you can pay fits your beach
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
maui-ask-dollars = No towel you can pay fits your beach: take all dollars of a zone ({ $dollars }).
maui-ask-spare = No towel you can pay fits and no dollars are left: take any towel as a spare one ({ $spare }).
maui-ask-umbrella = Choose the track on which the umbrella moves you ({ $a } or { $b }).
maui-ask-tokens = Play a token on a row of your towel ({ $token }), or end the turn (done).
maui-ask-tokens-match = Play a token on a row of your towel ({ $token }); done comes when something matches.
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
maui-effect-pays = pays { $cost }
maui-effect-nothing = nothing
maui-effect-lay = { $towel }: { $effect }
maui-effect-points = { $effect } ({ $change })

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
maui-reason-tracks = brings shells on their way to the dear squares
maui-reason-next = leaves good places for the next towel
maui-reason-rivals = gives the best rival less
