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

bench-option-server = Measure the server instead: durable appends, moves, idle connections.
bench-server-title = The server under load ({ $machine }); calibration: { $loops }
bench-server-what = what
bench-server-moves = moves
bench-server-per-cpu = per CPU second
bench-server-p50 = p50
bench-server-p99 = p99
bench-server-load = { $name }, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} of four
bench-server-appends = durable appends ({ $writers } writers)
bench-server-idle = { $count } idle connections: { $mib } MiB
bench-server-ratio = { $ratio } times the moves of { $peer } per CPU second

bench-search-title = Search on one core ({ $machine }); best of several rounds
bench-search-what = what
bench-search-random = random decisions
bench-search-inside = decisions in search
bench-search-share = share
bench-search-simulations = simulations
bench-search-whole = played to the end
bench-search-threads = two threads
bench-search-game = { $game }, { $players } players
bench-search-analysis = { $game }: analysis of 60 decisions, { $simulations } simulations each, in { $seconds } s on two threads
bench-search-peer = { $peer }: { $rate } simulations, played to the end
