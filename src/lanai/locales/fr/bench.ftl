# lanai bench
bench-title = Jeu au hasard sur un cœur ({ $machine }) ; le meilleur de plusieurs tours
bench-what = quoi
bench-compiled = compilé
bench-interpreted = interprété
bench-clone = copie
bench-position = position
bench-moves = coups
bench-game = { $game }, { $players } joueurs : décisions
bench-calibration = étalonnage : mots au hasard
bench-ratio = { $ratio } fois { $peer }
bench-start = { $game } : première réponse d’un bot après { $cold } s sans rien de compilé, { $warm } s à chaud

bench-option-server = Mesurer plutôt le serveur : écritures durables, coups, connexions au repos.
bench-server-title = Le serveur en charge ({ $machine }) ; étalonnage : { $loops }
bench-server-what = quoi
bench-server-moves = coups
bench-server-per-cpu = par seconde de processeur
bench-server-p50 = p50
bench-server-p99 = p99
bench-server-load = { $name }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} de quatre
bench-server-appends = écritures durables ({ $writers } écrivains)
bench-server-idle = { $count } connexions au repos : { $mib } Mio
bench-server-ratio = { $ratio } fois les coups de { $peer } par seconde de processeur

bench-search-title = Recherche sur un cœur ({ $machine }) ; le meilleur de plusieurs tours
bench-search-what = quoi
bench-search-random = décisions au hasard
bench-search-inside = décisions dans la recherche
bench-search-share = part
bench-search-simulations = simulations
bench-search-whole = jouées jusqu’au bout
bench-search-threads = deux fils
bench-search-game = { $game }, { $players } joueurs
bench-search-analysis = { $game } : analyse de 60 décisions, { $simulations } simulations chacune, en { $seconds } s sur deux fils
bench-search-peer = { $peer } : { $rate } simulations, jouées jusqu’au bout
