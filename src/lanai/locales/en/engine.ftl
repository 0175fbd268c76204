# What the engine says of any game.
engine-why-over = the game is over
engine-why-turn = it is the turn of player { $seat }
engine-why-unreadable = there is no such move in this game

# Between what happened to one player and what happened to the next, in one line of the log.
engine-next-clause = ;{ " " }
