# lanai bench
bench-title = Jeu au hasard sur un cœur ({ $machine }) ; le meilleur de plusieurs tours
bench-what = quoi
bench-compiled = compilé
bench-interpreted = interprété
bench-clone = copie
bench-position = position
bench-moves = coups
bench-game = { $game }, { $players } joueurs : décisions
bench-calibration = étalonnage : mots au hasard
bench-ratio = { $ratio } fois { $peer }
bench-start = { $game } : première réponse d’un bot après { $cold } s sans rien de compilé, { $warm } s à chaud

bench-option-server = Mesurer plutôt le serveur : écritures durables, coups, connexions au repos.
bench-server-title = Le serveur en charge ({ $machine }) ; étalonnage : { $loops }
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
bench-server-idle = { $count } connexions au repos : { $mib } Mio
bench-server-ratio = { $ratio } fois les coups de { $peer } par seconde de processeur
