# lanai bench
bench-title = Random play on one core ({ $machine }); best of several rounds
bench-what = what
bench-compiled = compiled
bench-interpreted = interpreted
bench-clone = clone
bench-position = position
bench-moves = moves
bench-game = { $game }, { $players } players: decisions
bench-calibration = calibration: random words
bench-ratio = { $ratio } times { $peer }
bench-start = { $game }: first reply of a bot after { $cold } s with nothing compiled, { $warm } s warm
