# Eruption.

eruption-orange = village orange
eruption-yellow = village jaune
eruption-green = village vert
eruption-blue = village bleu
eruption-purple = village violet
eruption-red = village ardoise
eruption-wall-none = aucun mur
eruption-wall-straw = paille
eruption-wall-wood = bois
eruption-wall-stone = pierre
eruption-card-aftershock = Réplique
eruption-card-quake = Séisme
eruption-card-lava_flow = Coulée de lave
eruption-card-rain = Pluie
eruption-card-relocate = Dépla{ "\u00AD" }cement
eruption-card-fortify = Renfort
eruption-card-sinkhole = Gouffre
eruption-card-bomb = Bombe volca{ "\u00AD" }nique
eruption-temperature = sa propre température
eruption-partner = celle du partenaire

# Une tuile, partout où l’on en parle.
eruption-tile-name = { $tile ->
    [L01] un cul-de-sac
    [L02] une ligne droite
    [L03] un virage serré
    [L04] un virage large
    [L05] une étoile à trois branches
    [L06] une tuile à trois bras de suite
    [L07] une ligne droite à branche gauche
    [L08] une ligne droite à branche droite
    [L09] un croisement
    [L10] une tuile à quatre bras de suite
    [L11] un trident
    [L12] une tuile à cinq bras
    [E1] la tuile d’éruption 1
    [E2] la tuile d’éruption 2
   *[E3] la tuile d’éruption 3
}

# Ce qui s’est passé : des phrases qui suivent le nom du joueur, séparées par des virgules ; après deux-points vient le résultat.
eruption-event-start = lance { $total } ({ $lava } + { $white }) pour le premier tour
eruption-event-turn = commence le tour { $number } :
eruption-event-heat = { $cause ->
    [flows] { $count ->
        [one] { $count } coulée ouverte ({ $origin }° → { $degrees }°)
       *[other] { $count } coulées ouvertes ({ $origin }° → { $degrees }°)
    }
    [wall] un mur brisé ({ $origin }° → { $degrees }°)
    [eruption] subit l’éruption ({ $origin }° → { $degrees }°)
   *[rain] se rafraîchit sous la pluie ({ $origin }° → { $degrees }°)
}
eruption-event-holds = le mur de { $wall } de la bordure { $border } tient ({ $white } + { $bonus } contre { $lava })
eruption-event-breaks = le mur de { $wall } de la bordure { $border } cède ({ $white } + { $bonus } contre { $lava })
eruption-event-claim = obtient la tuile d’éruption { $number }
eruption-event-stuck = ne trouve pas de place pour la tuile d’éruption { $number }
eruption-event-erupt = déclenche l’éruption { $number } en { $hex } :
eruption-event-drawn = pioche { eruption-tile-name }
eruption-event-aside = pioche { eruption-tile-name } qui ne va nulle part
eruption-event-top = une pile montre { eruption-tile-name }
eruption-event-taken = prend { eruption-tile-name }
eruption-event-redealt = { $count ->
    [one] { $count } tuile est mélangée et répartie en nouvelles piles
   *[other] { $count } tuiles sont mélangées et réparties en nouvelles piles
}
eruption-event-shuffled = { $count ->
    [one] { $count } tuile est remise et mélangée
   *[other] { $count } tuiles sont remises et mélangées
}
eruption-event-refilled = { $count ->
    [one] { $count } tuile défaussée forme la nouvelle pile
   *[other] { $count } tuiles défaussées forment la nouvelle pile
}
eruption-event-attempt = essaie { eruption-tile-name } en { $hex } :
eruption-event-lay = pose { eruption-tile-name } en { $hex }
eruption-event-blocks = le mur de { $wall } ({ $place }) tient ({ $white } + { $bonus } contre { $lava })
eruption-event-yields = le mur de { $wall } ({ $place }) cède ({ $white } + { $bonus } contre { $lava })
eruption-event-closed = { $hex } reste fermé
eruption-event-nowhere = { $count ->
    [one] la dernière tuile ne va nulle part et part à la défausse
   *[other] les { $count } dernières tuiles ne vont nulle part et partent à la défausse
}
eruption-event-lost = les murs ne laissent passer aucune tuile
eruption-event-extra = { $answer ->
    [yes] prend la tuile supplémentaire
   *[no] renonce à la tuile supplémentaire
}
eruption-event-flow_lost = { $cause ->
    [bypassed] le mur de { $wall } ({ $place }) est contourné
    [test] le mur de { $wall } ({ $place }) tombe
    [eruption] le mur de { $wall } ({ $place }) est balayé
    [changed] le mur de { $wall } ({ $place }) part avec la tuile
   *[bomb] le mur de { $wall } ({ $place }) est bombardé
}
eruption-event-village_lost = perd sous une bombe le mur de { $wall } de la bordure { $border } du { $village }
eruption-event-gain = { $cause ->
    [resource] trouve un mur de { $wall }
   *[trade] reçoit un mur de { $wall }
}
eruption-event-card = pioche la carte « { $card } »
eruption-event-card-hidden = pioche une carte
eruption-event-deck = les { $count } cartes défaussées forment la nouvelle pioche
eruption-event-play = joue la carte « { $card } »
eruption-event-trade = échange la carte « { $card } »
eruption-event-swap = échange les cartes « { $first } » et « { $second } » contre une tuile
eruption-event-turned = tourne la tuile en { $hex }
eruption-event-replaced = remplace la tuile en { $hex } par { eruption-tile-name }
eruption-event-sunk = fait disparaître { eruption-tile-name } en { $hex }
eruption-event-moved = bordure { $border } désormais : { $wall }
eruption-event-give = donne la carte « { $card } » à son partenaire
eruption-event-give-hidden = donne une carte à son partenaire
eruption-event-give_wall = donne un mur de { $wall } à son partenaire
eruption-event-build = bâtit un mur de { $wall } ({ $place })
eruption-event-build_village = bâtit un mur de { $wall } sur la bordure { $border }
eruption-event-discard = défausse la carte « { $card } »
eruption-event-eliminated = quitte la partie
eruption-event-last = { $ending ->
    [burned] finit en cendres : les derniers tours des autres commencent
   *[used] la pile est épuisée : chacun a un dernier tour
}
eruption-event-stalemate = plus rien ne bouge
eruption-event-over = termine à { $degrees }°

# Pourquoi un coup est refusé.
eruption-why-now-eruption = posez d’abord votre tuile d’éruption
eruption-why-now-stack = choisissez d’abord une pile
eruption-why-now-tile = posez d’abord la tuile piochée ; on ne peut pas la refuser
eruption-why-now-extra = dites d’abord si vous prenez la tuile supplémentaire (extra yes ou extra no)
eruption-why-now-cards = cela appartient à une autre phase : vous pouvez jouer des cartes, done passe à la construction
eruption-why-now-replace = remplacez d’abord une tuile : la carte « Séisme » est jouée
eruption-why-now-arrange = finissez d’abord de déplacer vos murs
eruption-why-now-build = cela appartient à une autre phase : vous pouvez bâtir des murs, done termine le tour
eruption-why-now-discard = le tour se termine : défaussez jusqu’à n’avoir que trois cartes, puis done
eruption-why-too-many-cards = défaussez d’abord : à la fin d’un tour on garde { $most } cartes
eruption-why-no-such-hex = aucun hexagone n’accepte la tuile d’éruption
eruption-why-occupied = une tuile se trouve déjà en { $hex }
eruption-why-rock-beside = la lave sort des six côtés d’une tuile d’éruption, et { $hex } touche de la roche
eruption-why-stack-empty = la pile { $stack } est vide
eruption-why-top-useless = la tuile du dessus de la pile { $stack } ne peut pas servir maintenant
eruption-why-no-hex-that-way = tournée ainsi, la tuile ne va nulle part
eruption-why-closed = les murs ont tenu en { $hex } : pour cette pose, c’est fermé
eruption-why-no-lava = aucune lave ne mène en { $hex }
eruption-why-fits-nohow = la tuile ne va en { $hex } dans aucun sens
eruption-why-same-turn = la rotation { $turn } de cette tuile a le même aspect que { $plain } : dites { $plain }
eruption-why-wall-no-excuse = la lave arrive en { $hex } par { $side } ; le mur devant elle ne permet pas d’y mettre de la roche
eruption-why-mouth-shut = la bouche du volcan en { $hex } ne doit pas être fermée
eruption-why-rock-on-lava = la lave arrive en { $hex } par { $side }, et la tuile y a de la roche
eruption-why-lava-on-rock = la lave de la tuile buterait contre la roche à côté de { $hex }
eruption-why-source-tile = les tuiles d’éruption restent comme elles sont
eruption-why-no-tile = il n’y a pas de tuile en { $hex }
eruption-why-no-card = vous n’avez pas de carte « { $card } » à utiliser
eruption-why-no-cards = vous n’avez pas de carte pour cela
eruption-why-two-cards = il faut deux cartes
eruption-why-nothing-to-turn = aucune tuile de lave ne peut être tournée ainsi
eruption-why-same-exits = la tuile en { $hex } garderait l’aspect qu’elle a
eruption-why-cannot-turn = les voisins de { $hex } ne laissent pas d’autre rotation
eruption-why-quake-useless = aucune tuile de la pile ne peut en remplacer une sur le plateau
eruption-why-no-tiles = la pile est vide
eruption-why-no-place-for-any = aucune tuile de la pile ne peut être posée
eruption-why-cold = votre village est à 0 degré : « Pluie » ne ferait rien
eruption-why-nothing-to-move = vos murs ne peuvent pas être placés autrement
eruption-why-next-border = la bordure suivante est { $border }
eruption-why-none-left = il n’en reste plus à déplacer dans votre village : { $wall }
eruption-why-same-arrangement = les murs seraient placés comme avant
eruption-why-nothing-to-remove = aucune tuile de lave ne peut être retirée
eruption-why-needed = d’autres tuiles dépendent de celle en { $hex }
eruption-why-no-wall-there = il n’y a pas de mur à cet endroit
eruption-why-no-wall = il n’y a aucun mur sur le plateau
eruption-why-nothing-gained = la réserve n’a plus de mur de { $wall }, ni rien pour le remplacer
eruption-why-other-order = nommez les cartes dans l’ordre : « { $first } », puis « { $second } »
eruption-why-other-order-open = nommez les cartes dans l’ordre de la liste
eruption-why-no-partner = vous n’avez pas de partenaire
eruption-why-gift-order = les dons à la suite se font dans l’ordre : cartes comme dans la liste, puis paille, bois, pierre
eruption-why-not-in-stock = vous n’avez pas de mur de { $wall } dans votre stock
eruption-why-no-stock = votre stock est vide
eruption-why-enough-built = vous avez bâti tous les murs permis
eruption-why-no-place-for-wall = aucune sortie n’est libre pour ce mur
eruption-why-wall-needs-tile = les murs se placent sur des tuiles et dans votre village, et il n’y a pas de tuile en { $hex }
eruption-why-no-free-exit = aucune sortie de { $hex } ne peut recevoir de mur
eruption-why-no-exit = { $hex } n’a pas de lave côté { $side }
eruption-why-exit-leads-out = la sortie de { $hex } côté { $side } ne mène à aucun hexagone
eruption-why-exit-continued = une tuile prolonge déjà la lave de { $hex } côté { $side }
eruption-why-has-wall = il y a déjà un mur à cet endroit
eruption-why-enough-discarded = vous n’avez pas plus de { $most } cartes

# L’image de la table.
eruption-variant-base = jeu de base
eruption-variant-clans = Clans
eruption-variant-extermination = Extermination
eruption-variant-forecasting = Prévision de lave
eruption-variant-clans-forecasting = Clans avec prévision
eruption-variant-extermination-forecasting = Extermination avec prévision
eruption-phase-eruption = éruption
eruption-phase-stack = choix de pile
eruption-phase-tile = tuile de lave
eruption-phase-extra = autre tuile ?
eruption-phase-cards = cartes
eruption-phase-replace = Séisme
eruption-phase-arrange = Déplacement
eruption-phase-build = construction
eruption-phase-discard = défausse
eruption-picture-turn = tour { $turn }
eruption-picture-last = derniers tours
eruption-picture-over = partie finie
# La colonne à droite de l’île : 18 signes, nombre compris.
eruption-picture-drawn = { $tile } en main
eruption-picture-stack = tuiles de lave
eruption-picture-stack-number = pile { $number }
eruption-picture-lava-discard = défausse
eruption-picture-deck = cartes action
eruption-picture-card-discard = défausse
eruption-picture-supply = réserve de murs
eruption-picture-quiet = calme : { $turns } sur { $most }
eruption-claim-free = libre
eruption-claim-held = en main
eruption-claim-placed = posée
eruption-claim-gone = perdue
eruption-picture-borders = bordures 0 à 6
eruption-picture-cards = cartes
eruption-picture-stock = stock
# Des notes au bout de la ligne d’un village : 17 signes.
eruption-picture-expected = puis +{ $degrees }°
eruption-picture-last-turn = der. tour
eruption-picture-out = hors jeu
eruption-picture-partner = avec { $shape }
eruption-picture-hand = Vos cartes
eruption-picture-partners-hand = Celles du partenaire
eruption-picture-legend = \ | / lave  : = # paille, bois, pierre  (#) à trouver  ! coulée à une bordure

# Ce qu’on peut faire maintenant.
eruption-ask-eruption = Posez votre tuile d’éruption : les autres villages gagnent 15 degrés ({ $example }).
eruption-ask-stack = Choisissez la pile où vous prenez une tuile ({ $example }).
eruption-ask-tile = Posez { $tile } sur un hexagone, tournée comme il vous faut ({ $example }).
eruption-ask-extra = Votre village est en zone de danger 3 : poser encore une tuile, pas encore piochée ? ({ $example })
eruption-ask-replace = Remplacez une tuile de lave par { $tile } ({ $example }).
eruption-ask-arrange = Dites ce qui se trouve sur la bordure suivante ({ $example }).
eruption-ask-cards = Jouez, échangez ou donnez des cartes ({ $example }), ou passez à la construction (done).
eruption-ask-no-card = Aucune de vos cartes ne peut servir maintenant : passez à la construction (done).
eruption-ask-build = { $count ->
    [one] Bâtissez un mur ({ $example }), ou terminez le tour (done).
   *[other] Bâtissez jusqu’à { $count } murs ({ $example }), ou terminez le tour (done).
}
eruption-ask-discard = Défaussez jusqu’à n’avoir que trois cartes ({ $example }).
eruption-ask-end = Terminez le tour (done), ou annulez ce que vous avez fait (undo).

# Ce que fera un coup.
eruption-effect-tests = { $count ->
    [one] un mur est mis à l’épreuve, { $odds } % de passer
   *[other] { $count } murs sont mis à l’épreuve, { $odds } % de passer
}
eruption-effect-exits = lave vers { $sides }
eruption-effect-removes = retire { eruption-tile-name }
eruption-effect-touches = touche le { $village }
eruption-effect-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
eruption-effect-gains = donne un mur de { $wall }
eruption-effect-lost = le mur de { $wall } ({ $place }) tombe
eruption-effect-heat = { $village } { $origin }° → { $degrees }°
eruption-effect-draws = pioche une tuile
eruption-effect-more-walls = un mur de plus à bâtir
eruption-effect-ends = termine le tour
eruption-effect-done = termine la phase

# Les familles de coups, et ce qu’en dit l’aide.
eruption-family-eruption = Poser la tuile d’éruption
eruption-family-stack = Prendre la tuile du dessus d’une pile
eruption-family-tile = Poser la tuile de lave, tournée autant de fois dans le sens horaire
eruption-family-extra = Prendre la tuile supplémentaire de la zone de danger 3, ou non
eruption-family-aftershock = Réplique : tourner une tuile de lave
eruption-family-quake = Séisme : piocher une tuile qui en remplace une autre
eruption-family-replace = Remplacer une tuile de lave
eruption-family-lava_flow = Coulée de lave : poser encore une tuile
eruption-family-rain = Pluie : rafraîchir votre village de 15 degrés
eruption-family-relocate = Déplacement : déplacer les murs de votre village
eruption-family-arrange = Dire ce qui se trouve désormais sur une bordure
eruption-family-fortify = Renfort : bâtir un mur de plus
eruption-family-sinkhole = Gouffre : retirer une tuile de lave
eruption-family-bomb = Bombe volcanique : détruire un mur sur une coulée
eruption-family-bomb_village = Bombe volcanique : détruire un mur d’un village
eruption-family-trade = Échanger une carte contre son mur
eruption-family-trade_tile = Échanger deux cartes contre une tuile de lave
eruption-family-give = Donner une carte au partenaire
eruption-family-give_wall = Donner un mur au partenaire
eruption-family-build = Bâtir un mur sur une sortie de tuile
eruption-family-build_village = Bâtir un mur sur une bordure de votre village
eruption-family-discard = Défausser une carte
eruption-family-done = Terminer la phase, et le tour quand il ne reste rien
eruption-help =
    Dans Éruption, tile e6 2 pose la tuile piochée en e6, tournée deux fois dans le sens horaire ; un hexagone se nomme
    par sa colonne et la ligne où il commence. rain joue une carte, trade rain la donne contre son mur, trade rain
    bomb en donne deux contre une tuile. build wood e4 ne bâtit sur une coulée, build wood 3 sur une bordure de votre
    village. done termine la phase.

## Le plateau dans le navigateur.

eruption-side-n = nord
eruption-side-ne = nord-est
eruption-side-se = sud-est
eruption-side-s = sud
eruption-side-sw = sud-ouest
eruption-side-nw = nord-ouest

eruption-heading-turn = Tour { $turn }
eruption-heading-last = Tour { $turn }, derniers tours
eruption-heading-over = Partie finie

eruption-prompt-over = La partie est finie.
eruption-prompt-wait = Un autre joueur décide.
eruption-prompt-eruption = Votre village a déclenché une éruption : choisissez un hexagone lumineux pour sa tuile.
eruption-prompt-stack = Choisissez la pile où vous prenez votre tuile de lave.
eruption-prompt-tile = Choisissez un hexagone lumineux pour votre tuile de lave.
eruption-prompt-extra = Zone de danger 3 : poser encore une tuile, avant de la voir ?
eruption-prompt-cards = Jouez ou échangez des cartes, ou passez à la construction.
eruption-prompt-no-card = Aucune de vos cartes ne peut servir maintenant : passez à la construction.
eruption-prompt-replace = Séisme : choisissez la tuile que la vôtre remplace.
eruption-prompt-arrange = Déplacement : que trouve-t-on désormais sur la bordure { $border } ?
eruption-prompt-build = { $count ->
    [one] Bâtissez un mur, ou terminez votre tour.
   *[other] Bâtissez jusqu’à { $count } murs, ou terminez votre tour.
}
eruption-prompt-build-where = Choisissez une place pour le mur de { $wall }.
eruption-prompt-build-which = Quel mur mettre ici ?
eruption-prompt-discard = Vous gardez trois cartes : choisissez-en une à défausser.
eruption-prompt-end = Il ne reste rien à faire : terminez votre tour.
eruption-prompt-aftershock = Réplique : choisissez une tuile lumineuse à tourner.
eruption-prompt-sinkhole = Gouffre : choisissez une tuile lumineuse à retirer.
eruption-prompt-bomb = Bombe volcanique : choisissez le mur à détruire.
eruption-prompt-pair = Deux cartes pour une tuile : choisissez l’autre carte.
eruption-prompt-ready-tile = { $count ->
    [one] Poser votre tuile en { $hex } ? Elle ne va que dans ce sens.
   *[other] Poser votre tuile en { $hex } ? { $turning }
}
eruption-prompt-ready-replace = { $count ->
    [one] Remplacer la tuile en { $hex } ? La vôtre ne va que dans ce sens.
   *[other] Remplacer la tuile en { $hex } ? { $turning }
}
eruption-prompt-ready-aftershock = { $count ->
    [one] Tourner ainsi la tuile en { $hex } ?
   *[other] Tourner la tuile en { $hex } ? { $turning }
}
eruption-prompt-turn = R, la molette ou un clic la tourne.
eruption-prompt-turn-tap = Touchez-la pour la tourner.
eruption-prompt-ready-eruption = Déclencher l’éruption en { $hex } ?
eruption-prompt-ready-sinkhole = Faire s’effondrer la tuile en { $hex } ?
eruption-prompt-ready-build = Bâtir un mur de { $wall } { $place } ?
eruption-prompt-ready-build_village = Bâtir un mur de { $wall } sur la bordure { $border } de votre village ?
eruption-prompt-ready-bomb = Bombarder le mur { $place } ?
eruption-prompt-ready-bomb_village = Bombarder le mur de la bordure { $border } du { $village } ?
eruption-prompt-ready-stack = Prendre la tuile de la pile { $stack } ?
eruption-prompt-ready-extra-yes = Poser encore une tuile de lave ?
eruption-prompt-ready-extra-no = Ne plus poser de tuile ?
eruption-prompt-ready-arrange = Bordure { $border } : { $wall } ?
eruption-prompt-ready-trade = Échanger la carte « { $card } » contre son mur ?
eruption-prompt-ready-trade_tile = Échanger les cartes « { $first } » et « { $second } » contre une tuile de lave ?
eruption-prompt-ready-give = Donner la carte « { $card } » à votre partenaire ?
eruption-prompt-ready-give_wall = Donner un mur de { $wall } à votre partenaire ?
eruption-prompt-ready-discard = Défausser la carte « { $card } » ?
eruption-prompt-ready-play = Jouer la carte « { $card } » ?
eruption-prompt-ready-done-cards = En avez-vous fini avec vos cartes ?
eruption-prompt-ready-done-build = Terminer votre tour ?
eruption-prompt-chip-turn = { $cards ->
    [0] { $sides }
    [one] { $sides } : { $cards } carte
   *[other] { $sides } : { $cards } cartes
}
eruption-prompt-chip-hex = En { $hex }
eruption-prompt-chip-stack = Pile { $stack }
eruption-prompt-chip-extra-yes = Encore une tuile
eruption-prompt-chip-extra-no = Plus de tuile
eruption-prompt-chip-trade = Échanger { $card }
eruption-prompt-chip-give = Donner { $card }
eruption-prompt-chip-discard = Défausser { $card }
eruption-prompt-chip-pair = { $first } et { $second }
eruption-prompt-chip-bomb = Bombarder le mur { $place }
eruption-prompt-chip-sinkhole = Retirer la tuile en { $hex }
eruption-prompt-chip-go-on = À la construction
eruption-prompt-chip-build = { $wall }, { $place }
eruption-prompt-chip-end = Terminer le tour

eruption-piece-island = L’île : volcan, lave, villages et échelle de chaleur
eruption-piece-place = en { $hex } vers le { $side }
eruption-piece-percent = { $odds } %
eruption-piece-hex-empty = { $hex }, sans tuile.
eruption-piece-hex-resource = { $hex }, sans tuile ; qui en pose une ici trouve un mur de { $wall }.
eruption-piece-hex-lava = { $hex }, lave vers : { $sides }.
eruption-piece-hex-source = { $hex }, tuile d’éruption, lave vers les six côtés.
eruption-piece-hex-closed = Les murs ont tenu ici : fermé pour cette tuile.
eruption-piece-spot = Votre tuile y va dans { $count } sens.
eruption-piece-spot-odds = { $count ->
    [one] Un mur est mis à l’épreuve : { $odds } % de passer.
   *[other] { $count } murs sont mis à l’épreuve : { $odds } % de passer.
}
eruption-piece-spot-wall = Donne un mur de { $wall }.
eruption-piece-spot-bypassed = { $count ->
    [one] Un mur tombe sans épreuve.
   *[other] { $count } murs tombent sans épreuve.
}
eruption-piece-wall = Mur de { $wall } { $place }.
eruption-piece-wall-holds = Tient dans { $odds } % des épreuves.
eruption-piece-build-here = Un mur peut être bâti { $place }.
eruption-piece-border = Bordure { $border } du { $village } : { $wall }.
eruption-piece-border-short = sur la bordure { $border }
eruption-piece-border-of = sur la bordure { $border } du { $village }
eruption-piece-border-open = La lave entre librement : 10 degrés au prochain calcul des dégâts.
eruption-piece-border-tested = La lave arrive jusqu’au mur : il cède dans { $odds } % des cas, pour 5 degrés.
eruption-piece-border-quiet = Aucune lave n’arrive ici.
eruption-piece-village = { $name }, { $village } : { $degrees }°.
eruption-piece-village-empty = Le { $village } n’est à personne ; la lave qui le touche donne quand même des cartes.
eruption-piece-next = Coulées ouvertes : { $open }, derrière des murs : { $blocked } ; environ { $degrees }° au prochain calcul des dégâts.
eruption-piece-marker = { $zone ->
    [0] { $name } : { $degrees }°.
   *[other] { $name } : { $degrees }°, zone de danger { $zone }.
}
eruption-piece-eliminated = hors jeu
eruption-piece-claim-free = La tuile d’éruption { $number } attend le premier village à { $space } degrés.
eruption-piece-claim-held = La tuile d’éruption { $number } est prise et sera posée au tour de son propriétaire.
eruption-piece-zone-1 = Zone de danger 1, dès { $space } degrés : un mur de plus à chaque tour.
eruption-piece-zone-2 = Zone de danger 2, dès { $space } degrés : aussi une carte action à chaque tour.
eruption-piece-zone-3 = Zone de danger 3, dès { $space } degrés : aussi une tuile de lave de plus à chaque tour.
eruption-piece-phases = Phases du tour
eruption-piece-phase-eruption = Dégâts
eruption-piece-phase-lava = Lave
eruption-piece-phase-cards = Cartes
eruption-piece-phase-walls = Murs
eruption-piece-step-eruption = Dégâts, et une tuile d’éruption si vous en avez obtenu une
eruption-piece-step-lava = Tuile de lave, et une de plus dès la zone de danger 3
eruption-piece-step-cards = Cartes action : les jouer ou les échanger
eruption-piece-step-walls = Bâtir des murs, puis défausser jusqu’à trois cartes
eruption-piece-your-tile = Votre tuile
eruption-piece-tile-drawn = Tuile piochée
eruption-piece-eruption-tile = Tuile d’éruption
eruption-piece-no-tile = Tuiles de lave
eruption-piece-turn-of = sens { $nth } sur { $count }
eruption-piece-turn-left = Tourner à gauche
eruption-piece-turn-right = Tourner à droite
eruption-piece-in-stack = dans la pile
eruption-piece-stack = Pile { $stack }, { $size } tuiles : { eruption-tile-name }
eruption-piece-stack-empty = Pile { $stack } : vide
eruption-piece-left-title = Ce qui reste
eruption-piece-left-tiles = { $count ->
    [one] { $count } tuile de lave dans la pile
   *[other] { $count } tuiles de lave dans la pile
}
eruption-piece-left-discarded = défausse { $count }
eruption-piece-left-walls = Murs en réserve
eruption-piece-left-cards = { $count ->
    [one] { $count } carte action dans la pioche ; à la défausse :
   *[other] { $count } cartes action dans la pioche ; à la défausse :
}
eruption-piece-left-none = rien encore
eruption-piece-holds = tient à { $odds } %
eruption-piece-close = Fermer
eruption-piece-last-roll = Dernier lancer
eruption-piece-last-rolls = Dernier de { $count } lancers
eruption-piece-roll-border = village de { $name }
eruption-piece-held = Tient : { $white } + { $bonus } contre { $lava }
eruption-piece-broke = Cède : { $white } + { $bonus } contre { $lava }
eruption-piece-stock = Votre stock
eruption-piece-allowed = { $count ->
    [one] { $count } mur ce tour-ci
   *[other] { $count } murs ce tour-ci
}
eruption-piece-stock-name = { $wall } : { $count }
eruption-piece-stock-tell = Murs de { $wall } dans votre stock : { $count }. Un tel mur tient dans { $odds } % des épreuves.
eruption-piece-hand = Vos cartes
eruption-piece-hand-now = Vos cartes : choisissez-en une
eruption-piece-no-cards = Vous n’avez pas de cartes.
eruption-piece-seat-partner = Partenaire : le { $village }
eruption-piece-partners = Les cartes de votre partenaire
eruption-piece-partner-hand = Partenaire : { $cards }
eruption-piece-card-name = { $card } { $what }
eruption-piece-card-trade = Ou échangez-la contre un mur de { $wall }.
eruption-piece-card-not-now = Son effet ne peut pas être joué maintenant.
eruption-piece-trade = Échanger la carte « { $card } » contre un mur de { $wall }
eruption-piece-trade-short = Échanger
eruption-piece-trade-tell = Défaussez la carte et prenez un mur de { $wall } dans votre stock.
eruption-piece-pair = 2 pour une tuile : l’échanger avec une autre carte contre une tuile de lave
eruption-piece-pair-short = 2 pour 1 tuile
eruption-piece-pair-tell = Défaussez deux cartes et posez aussitôt une tuile de lave.
eruption-piece-pair-other = Choisissez l’autre carte
eruption-piece-pair-stop = Annuler
eruption-piece-give = Donner la carte « { $card } » à votre partenaire
eruption-piece-give-short = Donner
eruption-piece-give-tell = Votre partenaire reçoit la carte.
eruption-piece-what-aftershock = Tourner une tuile
eruption-piece-what-quake = Changer une tuile
eruption-piece-what-lava_flow = Une tuile de plus
eruption-piece-what-rain = Perdre 15°
eruption-piece-what-relocate = Déplacer vos murs
eruption-piece-what-fortify = +1 mur
eruption-piece-what-sinkhole = Retirer une tuile
eruption-piece-what-bomb = Détruire un mur
eruption-piece-tell-aftershock = Réplique : tournez une tuile de lave de l’île ; de nouveaux contacts avec des villages donnent des cartes.
eruption-piece-tell-quake = Séisme : piochez une tuile de lave ; elle en remplace une de l’île.
eruption-piece-tell-lava_flow = Coulée de lave : piochez et posez une autre tuile de lave.
eruption-piece-tell-rain = Pluie : votre village se rafraîchit de 15 degrés.
eruption-piece-tell-relocate = Déplacement : disposez autrement les murs de votre village.
eruption-piece-tell-fortify = Renfort : bâtissez un mur de plus ce tour-ci.
eruption-piece-tell-sinkhole = Gouffre : retirez une tuile de lave dont aucune autre ne dépend.
eruption-piece-tell-bomb = Bombe volcanique : détruisez un mur sur une coulée ou dans un village.
eruption-piece-zoom-in = Agrandir l’île
eruption-piece-zoom-out = Montrer toute l’île
eruption-piece-sign-burned = Un village a brûlé : derniers tours
eruption-piece-sign-used = La dernière tuile est posée : derniers tours
eruption-piece-ended = Place { $place } à { $degrees }°
eruption-piece-seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
eruption-piece-seat-walls = { $count ->
    [one] { $count } mur en stock
   *[other] { $count } murs en stock
}
eruption-piece-seat-zone = Zone de danger { $zone }
eruption-piece-seat-next = puis +{ $degrees }°
eruption-piece-seat-next-short = +{ $degrees }°
eruption-piece-seat-holds = éruption { $number }
eruption-piece-seat-bonus = départage { $bonus }
eruption-piece-seat-last = dernier tour

# Comment un score s’écrit, et qui a gagné : { $less } est la température, car la plus basse l’emporte.
eruption-written = { $less }°
eruption-won = { $winners ->
    [one] gagne à { $less }°{ $tied ->
        [0] .
       *[other] , au départage.
    }
   *[other] partagent la victoire à { $less }°.
}

# Pourquoi un bot aime un coup : des phrases qui suivent le coup, séparées par des virgules.
eruption-reason-heat = fait moins chauffer son propre village
eruption-reason-zones = fait chauffer tôt son village, ce qui lui vaut l’aide des zones de danger
eruption-reason-borders = protège mieux son village
eruption-reason-walls = laisse de bons murs en stock
eruption-reason-cards = laisse de bonnes cartes en main
eruption-reason-turn = laisse plus à faire dans ce tour
eruption-reason-rival_heat = fait chauffer davantage les villages rivaux
eruption-reason-rival_borders = dirige la lave vers les villages rivaux
eruption-reason-rival_heat-village = fait chauffer davantage le { $village }
eruption-reason-rival_borders-village = dirige la lave vers le { $village }
eruption-reason-rivals = laisse aux rivaux moins de moyens de se défendre
