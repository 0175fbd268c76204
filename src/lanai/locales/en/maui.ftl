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

maui-umbrella-white = white pearl
maui-umbrella-black = black pearl
maui-umbrella-blue-green = blue or green
maui-umbrella-orange-green = orange or green

# What happened: phrases that follow the name of the player, joined by commas.
maui-event-part = { $part ->
    [1] player { $first } begins
   *[other] part { $part } begins, player { $first } starts
}
maui-event-market = market { $row }.{ $slot } is { $towel }
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
maui-event-lay = lays { $towel } in rows { $top } to { $bottom }
maui-event-spare = takes { $towel } from { $row }.{ $slot } as a spare towel
maui-event-penalty = a penalty token
maui-event-pearl = a { $colour } pearl
maui-event-umbrella = the umbrella { $kind }
maui-event-lost = loses the umbrella { $kind }
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
maui-event-first_scoring = { $total } points after the first part
maui-event-over = { $total } points, place { $place }

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
