# Iquazú.

# La couleur se dit seule ou entre parenthèses ; les cartes s’accordent au féminin.
iquazu-white = blanc
iquazu-blue = bleu
iquazu-orange = orange
iquazu-cards-white = { $count ->
    [one] { $count } blanche
   *[other] { $count } blanches
}
iquazu-cards-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
iquazu-cards-orange = { $count } orange
iquazu-cards-0 = rien
iquazu-cards-1 = { $part0 }
iquazu-cards-2 = { $part0 } et { $part1 }
iquazu-cards-3 = { $part0 }, { $part1 } et { $part2 }

iquazu-tile-draw2 = +2 cartes
iquazu-tile-draw3 = +3 cartes
iquazu-tile-draw4 = +4 cartes
iquazu-tile-joker = joker
iquazu-tile-double = tour double
iquazu-tile-points2 = 2 points
iquazu-tile-points3 = 3 points
iquazu-tile-points4 = 4 points
iquazu-tile-points5 = 5 points
iquazu-before = colonnes d’avant
iquazu-column1 = colonne 1
iquazu-column2 = colonne 2
iquazu-column3 = colonne 3
iquazu-column4 = colonne 4
iquazu-column5 = colonne 5
iquazu-column6 = colonne 6
iquazu-column7 = colonne 7
iquazu-column8 = colonne 8
iquazu-column9 = colonne 9
iquazu-column10 = colonne 10
iquazu-column11 = colonne 11
iquazu-points2 = tuiles de 2
iquazu-points3 = tuiles de 3
iquazu-points4 = tuiles de 4
iquazu-points5 = tuiles de 5

# Ce qui s’est passé : des phrases qui suivent le nom du joueur, séparées par des virgules ; après deux-points vient le résultat.
iquazu-event-turn = { $idle ->
    [1] ne peut ni piocher ni poser de gemme
   *[0] commence
}
iquazu-event-draw = { $count ->
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
}
iquazu-event-cards = { $cards }
iquazu-event-cards-hidden = face cachée
iquazu-event-shuffle = { $cards ->
    [1] la seule carte défaussée devient la pioche
   *[other] la défausse est mélangée : { $cards } cartes
}
iquazu-event-pay = { $joker ->
    [1] paie { $cards } avec une tuile joker
   *[other] paie { $cards }
}
iquazu-event-gem = pose une gemme dans la niche { $slot } de la colonne { $col }
iquazu-event-drop = laisse tomber une goutte dans la niche { $slot } de la colonne { $col }
iquazu-event-use = utilise la tuile « { $tile } »
iquazu-event-discard = défausse { $cards }
iquazu-event-column = { $final ->
    [1] la colonne { $col } à la fin
   *[other] la colonne { $col } est pleine
}
iquazu-event-rank = { $points ->
    [0] ne reçoit rien
    [one] reçoit { $points } point
   *[other] reçoit { $points } points
} pour { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}{ $tie ->
    [0] {""}
   *[other] , la plus basse en niche { $tie }
}
iquazu-event-won = prend la tuile « { $tile } » de la rangée { $row } ({ $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}{ $how ->
    [column] , la plus à droite en colonne { $column }
    [slot] , la plus basse en niche { $slot } de la colonne { $column }
   *[gems] {""}
})
iquazu-event-gone = rangée { $row } : personne ne reçoit la tuile « { $tile } »
iquazu-event-slide = le cadre glisse sur la colonne { $frame }
iquazu-event-reveal = { $row ->
    [1] nouvelles tuiles de haut en bas : { $tile }
   *[other] { $tile }
}
iquazu-event-box = reçoit la boîte à gouttes
iquazu-event-points = { $points ->
    [one] { $points } point pour les tuiles
   *[other] { $points } points pour les tuiles
}
iquazu-event-over = termine avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}

# Pourquoi un coup est refusé.
iquazu-why-pay-first = payez la niche c{ $col }s{ $slot } que vous avez choisie, ou annulez ce choix (undo)
iquazu-why-discard-first = défaussez d’abord { $surplus ->
    [one] { $surplus } carte
   *[other] { $surplus } cartes
} : votre main est trop pleine
iquazu-why-choose-first = choisissez d’abord une niche, puis payez-la
iquazu-why-one-action = votre action est faite ; une deuxième demande un tour double
iquazu-why-no-cards = il ne reste de cartes ni dans la pioche ni dans la défausse
iquazu-why-under-water = la colonne { $col } est déjà comptée et se trouve sous l’eau
iquazu-why-closed = la colonne { $col } n’est pas encore ouverte
iquazu-why-drop = une goutte ferme c{ $col }s{ $slot }
iquazu-why-taken = une gemme se trouve en c{ $col }s{ $slot }
iquazu-why-no-gems = il ne vous reste aucune gemme, même sous l’eau
iquazu-why-too-dear = c{ $col }s{ $slot } coûte { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
} ({ $colour }), ou une paire d’une autre couleur pour chaque carte ; il en manque { $missing }
iquazu-why-no-joker = vous n’avez pas de tuile joker
iquazu-why-not-held = de cette couleur ({ $colour }), { $held ->
    [0] vous n’avez pas de carte
    [one] vous avez { $held } carte
   *[other] vous avez { $held } cartes
}
iquazu-why-no-such-payment = on ne peut pas payer ainsi { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
} ({ $colour })
iquazu-why-joker-count = avec une tuile joker, vous payez exactement { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
}
iquazu-why-joker-wasted = la tuile joker serait perdue : toutes ces cartes sont déjà de la bonne couleur ({ $colour })
iquazu-why-own-pair = la niche coûte { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
} ({ $colour }), et une paire de cette même couleur ne remplace rien
iquazu-why-odd = deux cartes d’une même autre couleur en remplacent une ({ $colour }) ; ici, une paire est incomplète
iquazu-why-too-much = c’est trop : { $paid }, et la niche coûte { $price } ({ $colour })
iquazu-why-too-little = ce n’est pas assez : { $paid }, et la niche coûte { $price } ({ $colour })
iquazu-why-extra-first = l’action du tour double vient d’abord
iquazu-why-no-tile = vous n’avez pas cette tuile
iquazu-why-no-extra = un tour double ne vous servirait à rien maintenant
iquazu-why-double-early = un tour double se joue après une action
iquazu-why-done-instead = votre action est faite ; terminez le tour avec done
iquazu-why-no-pass = vous pouvez piocher ou poser une gemme, donc vous ne pouvez pas passer
iquazu-why-act-first = piochez ou posez d’abord une gemme
iquazu-why-no-discard = on ne défausse que si un tour se termine avec plus de { $limit } cartes
iquazu-why-discard-count = il faut défausser exactement { $surplus ->
    [one] { $surplus } carte
   *[other] { $surplus } cartes
}, pour en garder { $limit }

# L’image de la table.
iquazu-picture-turn = tour { $turn }
iquazu-picture-frame = à compter : colonne { $frame } sur { $last }
iquazu-picture-over = partie finie
iquazu-picture-last = dernier décompte
iquazu-picture-price = prix
iquazu-picture-row = rg. { $row }
iquazu-picture-points = points
iquazu-picture-stand = ordre
iquazu-picture-tiles = tuiles { $col }
iquazu-picture-leads = la prend
iquazu-picture-right = plus à droite
iquazu-picture-lower = plus bas
iquazu-picture-next = suite
iquazu-picture-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
iquazu-picture-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
iquazu-picture-gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
iquazu-picture-water = gouttes
iquazu-picture-now = en vue +{ $points }
iquazu-picture-hand = main
iquazu-picture-hidden = non vues
iquazu-picture-piles = { $pile } dans la pioche, défausse
iquazu-picture-drops = gouttes restantes : { $drops }
iquazu-picture-legend = 3W niche 3, blanche (B bleue)   3~ goutte   3{ $shape } gemme   ordre : dans la colonne

# Ce qu’on peut faire maintenant.
iquazu-ask-start = Piochez ({ $draw }) ou posez une gemme dans une niche ({ $place }).
iquazu-ask-start-tile = Piochez ({ $draw }), posez une gemme dans une niche ({ $place }) ou utilisez d’abord une tuile ({ $tile }).
iquazu-ask-draw = Vous ne pouvez payer aucune niche : piochez ({ $draw }).
iquazu-ask-draw-tile = Vous ne pouvez payer aucune niche : piochez ({ $draw }) ou utilisez d’abord une tuile ({ $tile }).
iquazu-ask-place = Il n’y a plus de cartes : posez une gemme dans une niche ({ $place }).
iquazu-ask-pass = Vous ne pouvez rien faire ({ $pass }).
iquazu-ask-extra = Tour double : piochez ({ $draw }) ou posez une gemme dans une niche ({ $place }).
iquazu-ask-extra-draw = Tour double : piochez ({ $draw }).
iquazu-ask-extra-place = Tour double : posez une gemme dans une niche ({ $place }).
iquazu-ask-pay = Payez { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
} ({ $colour }) pour c{ $col }s{ $slot }, ou des paires d’une autre couleur ({ $pay }).
iquazu-ask-after = Utilisez une tuile ({ $tile }) ou terminez votre tour (done).
iquazu-ask-done = Terminez votre tour (done).
iquazu-ask-discard = Défaussez { $surplus ->
    [one] { $surplus } carte
   *[other] { $surplus } cartes
} pour en garder 12 ({ $discard }).

# Ce que fera un coup.
iquazu-effect-costs = pour { $cards }
iquazu-effect-costs-joker = pour { $cards } avec une tuile joker
iquazu-effect-keeps = garde : { $cards }
iquazu-effect-row = mène la rangée { $row }
iquazu-effect-column = mène la colonne { $col }
iquazu-effect-drop = une goutte tombe
iquazu-effect-fills = la première colonne est comptée
iquazu-effect-points = { $points ->
    [0] aucun point
    [one] +{ $points } point
   *[other] +{ $points } points
}
iquazu-effect-tile = tuile « { $tile } »
iquazu-effect-extra = encore une action
iquazu-effect-over = la partie se termine
iquazu-effect-ends = termine le tour

# Les familles de coups, et ce qu’en dit l’aide.
iquazu-family-draw = Piocher 4 cartes
iquazu-family-place = Poser une gemme dans une niche : colonne et niche
iquazu-family-tile = Utiliser une tuile
iquazu-family-end = Terminer le tour
iquazu-family-pay = Payer : blanches/bleues/orange
iquazu-family-joker = Payer avec une tuile joker : blanches/bleues/orange
iquazu-family-discard = Défausser : blanches/bleues/orange
iquazu-help =
    Dans Iquazú, place c5s3 pose une gemme dans la niche 3 de la colonne 5, et pay 1/0/4 la paie de 1 carte blanche et
    4 cartes orange ; place c5s3 1/0/4 fait les deux. Une niche coûte autant de cartes de sa couleur que le dit la
    place de sa colonne dans le cadre ; deux cartes d’une même autre couleur en remplacent une. draw pioche 4 cartes,
    tile draw3 utilise une tuile, discard 1/0/2 défausse d’une main trop pleine.

# Dans le navigateur : ce que dit la table.
iquazu-heading = Colonne { $frame } sur { $last }
iquazu-heading-last = Dernier décompte
iquazu-heading-over = Partie finie

iquazu-prompt-wait = Attendez votre tour.
iquazu-prompt-over = La partie est finie.
iquazu-prompt-both = Piochez 4 cartes, ou posez une gemme dans une niche
iquazu-prompt-both-tile = Piochez 4 cartes, posez une gemme dans une niche, ou utilisez d’abord une tuile
iquazu-prompt-draw = Vous ne pouvez payer aucune niche : piochez 4 cartes
iquazu-prompt-draw-tile = Vous ne pouvez payer aucune niche : piochez 4 cartes, ou utilisez d’abord une tuile
iquazu-prompt-place = Il n’y a plus de cartes : posez une gemme dans une niche
iquazu-prompt-place-tile = Il n’y a plus de cartes : posez une gemme dans une niche, ou utilisez d’abord une tuile
iquazu-prompt-pass = Vous ne pouvez rien faire : passez
iquazu-prompt-extra-both = Tour double : piochez 4 cartes, ou posez une gemme dans une niche
iquazu-prompt-extra-draw = Tour double : piochez 4 cartes
iquazu-prompt-extra-place = Tour double : posez une gemme dans une niche
iquazu-prompt-extra-pass = Vous ne pouvez rien faire : passez
iquazu-prompt-after = Utilisez une tuile, ou terminez votre tour
iquazu-prompt-done = Terminez votre tour
iquazu-prompt-pay = Payez { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
} ({ $colour }) pour cette niche
iquazu-prompt-paying = Payez { $cards }, changez de cartes, ou choisissez une autre niche
iquazu-prompt-paying-joker = Payez { $cards } avec votre tuile joker, ou changez de cartes
iquazu-prompt-discard = Trop de cartes : défaussez { $cards }, ou changez de cartes
iquazu-prompt-ready-draw = Piocher 4 cartes
iquazu-prompt-ready-place = Poser une gemme en colonne { $col }, niche { $slot }
iquazu-prompt-ready-tile = Utiliser la tuile « { $tile } »
iquazu-prompt-ready-done = Terminer le tour
iquazu-prompt-ready-pass = Passer
iquazu-prompt-chip-draw = Piocher 4
iquazu-prompt-chip-place = Colonne { $col }, niche { $slot }
iquazu-prompt-chip-keeps = reste { $count }
iquazu-prompt-chip-done = Fin du tour
iquazu-prompt-chip-pass = Passer

# Blanc et bleu commencent par la même lettre : les lettres sont donc celles de l’image en lettres.
iquazu-piece-letter-white = W
iquazu-piece-letter-blue = B
iquazu-piece-letter-orange = O
iquazu-piece-wall = Paroi rocheuse
iquazu-piece-hand = Votre main
iquazu-piece-hand-empty = Votre main est vide
iquazu-piece-tiles = Vos tuiles
iquazu-piece-no-tiles = Pas encore de tuile bonus
iquazu-piece-coming = Colonnes à venir
iquazu-piece-slot = { $letter } : colonne { $col }, niche { $slot }, { $colour }, rangée { $row }, prix { $price }
iquazu-piece-slot-taken = Colonne { $col }, niche { $slot }, rangée { $row }, occupée
iquazu-piece-tell-free = Une niche de la rangée { $row } ({ $colour }). Dans cette colonne, elle coûte { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
} de sa couleur, ou une paire d’une autre couleur pour chacune.
iquazu-piece-best = Vous paieriez { $cards }{ $count ->
    [0] {""}
    [one] {" "}(ou { $count } autre façon)
   *[other] {" "}(ou { $count } autres façons)
}.
iquazu-piece-best-joker = Vous paieriez { $cards } avec une tuile joker{ $count ->
    [0] {""}
    [one] {" "}(ou { $count } autre façon)
   *[other] {" "}(ou { $count } autres façons)
}.
iquazu-piece-missing = Vous avez trop peu de cartes : il en manque { $count } ({ $colour }).
iquazu-piece-next-drop = La prochaine goutte tombe ici.
iquazu-piece-tell-gem = { $name } : une gemme dans une niche de la rangée { $row } ({ $colour }).
iquazu-piece-tell-drop = Une goutte d’eau ferme cette niche jusqu’au décompte de sa colonne.
iquazu-piece-column = La colonne { $col } { $price ->
    [0] ne se paie plus
    [one] coûte { $price } carte
   *[other] coûte { $price } cartes
} et rapporte { $points } points ; { $free ->
    [0] toutes les niches sont remplies
    [one] { $free } niche est libre
   *[other] { $free } niches sont libres
}.
iquazu-piece-standing = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}{ $lowest ->
    [0] {""}
   *[other] , la plus basse en niche { $lowest }
}.
iquazu-piece-nobody = Personne n’a de gemme ici.
iquazu-piece-column-scored = La colonne { $col } est comptée ({ $points } points) et se trouve sous l’eau.
iquazu-piece-column-next = La colonne { $col } s’ouvre après le prochain décompte ; elle rapporte { $points } points. Ses niches à partir du haut : { $slots }.
iquazu-piece-column-behind = La colonne { $col } est encore à venir ; elle rapporte { $points } points. Ses niches à partir du haut : { $slots }.
iquazu-piece-row-gems = Rangée { $row } : { $name } prendrait la tuile « { $tile } » avec { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}, plus que tous les autres.
iquazu-piece-row-column = Rangée { $row } : { $name } prendrait la tuile « { $tile } ». D’autres ont autant de gemmes ({ $gems }), mais celle-ci est la plus à droite, en colonne { $col }.
iquazu-piece-row-slot = Rangée { $row } : { $name } prendrait la tuile « { $tile } ». D’autres ont autant de gemmes ({ $gems }) aussi loin à droite, mais celle-ci est la plus basse, dans la niche { $slot } de la colonne { $col }.
iquazu-piece-row-nobody = Rangée { $row } : personne n’a de gemme ici, et la tuile « { $tile } » quitterait le jeu.
iquazu-piece-row-bare = Rangée { $row }
iquazu-piece-row-others = Aussi présents : { $others }.
iquazu-piece-claim = { $name } { $gems }
iquazu-piece-back-light = Colonne { $col } : tuiles bonus, face cachée. Claires pas encore vues : { $kinds }.
iquazu-piece-back-dark = Colonne { $col } : tuiles bonus, face cachée. Foncées pas encore vues : { $kinds }.
iquazu-piece-unseen = { $tile } ×{ $count }
iquazu-piece-tile-name = { $count ->
    [one] { $count } tuile : { $tile }
   *[other] { $count } tuiles : { $tile }
}
iquazu-piece-tile-draw = Piochez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, avant votre première action ou après n’importe laquelle.
iquazu-piece-tile-joker = Payez une niche avec des cartes de n’importe quelles couleurs, autant qu’elle en coûte.
iquazu-piece-tile-double = Une action de plus dans votre tour, après la première.
iquazu-piece-tile-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
} à la fin de la partie.
iquazu-piece-player = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
} en réserve, { $now ->
    [0] aucun point
    [one] { $now } point
   *[other] { $now } points
} si la première colonne était comptée maintenant
iquazu-piece-word-cards = cartes
iquazu-piece-word-gems = gemmes
iquazu-piece-word-tiles = tuiles
iquazu-piece-gem-box = Boîte à gemmes : c’est à ce joueur
iquazu-piece-water-box = Boîte à gouttes, { $count ->
    [one] { $count } goutte
   *[other] { $count } gouttes
}
iquazu-piece-now = Si la première colonne était comptée maintenant : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
iquazu-piece-now-short = en vue +{ $count }
iquazu-piece-pile = Pioche : { $count }
iquazu-piece-tell-pile = Piochez 4 cartes. { $count ->
    [0] Il ne reste aucune carte
    [one] Il reste { $count } carte
   *[other] Il reste { $count } cartes
} ; quand il n’y en a plus, on mélange la défausse.
iquazu-piece-discard = { $count ->
    [0] Défausse : aucune carte
    [one] Défausse : { $count } carte ({ $cards })
   *[other] Défausse : { $count } cartes ({ $cards })
}.
iquazu-piece-held = De cette couleur ({ $colour }), vous en avez { $count } ; { $hidden } de plus sont dans la pioche et les autres mains.
iquazu-piece-card-more = Poser une carte de plus sur { $count } ({ $colour })
iquazu-piece-card-less = Garder une carte de plus sur { $count } ({ $colour })
iquazu-piece-tell-more = Payer avec plus de cartes de cette couleur ({ $colour }) : le paiement le plus proche que la niche permet.
iquazu-piece-tell-less = Reprendre des cartes de cette couleur ({ $colour }) : le paiement le plus proche que la niche permet.
iquazu-piece-gains = La colonne est comptée :
iquazu-piece-gains-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
iquazu-piece-scene = La colonne { $col } est pleine
iquazu-piece-scene-last = La colonne { $col }, telle qu’elle est à la fin
iquazu-piece-scene-gems = { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}{ $tie ->
    [0] {""}
   *[other] , la plus basse en niche { $tie }
}
iquazu-piece-scene-right = plus à droite
iquazu-piece-scene-lower = plus bas
iquazu-piece-scene-gone = personne
iquazu-piece-scene-skip = Cliquez ou touchez pour continuer

# Pourquoi un bot aime un coup : des phrases qui suivent le coup, séparées par des virgules ; $points est ce qu’il rapporte aussitôt.
iquazu-reason-points = { $points ->
    [0] peut rapporter des points tout de suite
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
}
iquazu-reason-first = { $points ->
    [0] ne cède rien dans la première colonne
    [one] vaut environ { $points } point dans la première colonne
   *[other] vaut environ { $points } points dans la première colonne
}
iquazu-reason-columns = { $points ->
    [0] ne cède rien dans les colonnes plus à droite
    [one] vaut environ { $points } point dans les colonnes plus à droite
   *[other] vaut environ { $points } points dans les colonnes plus à droite
}
iquazu-reason-next = { $points ->
    [0] ne cède rien dans les rangées des prochaines tuiles
   *[other] prend de l’avance dans les rangées des prochaines tuiles
}
iquazu-reason-next-row = prend la tête de la rangée { $row }
iquazu-reason-next-from = prend la tête de la rangée { $row } à { $rival }
iquazu-reason-later = { $points ->
    [0] garde des gemmes pour les tuiles à venir
   *[other] la gemme comptera encore pour les tuiles à venir
}
iquazu-reason-cards = { $points ->
    [0] coûte moins de cartes que les autres coups
   *[other] rapporte des cartes
}
iquazu-reason-tiles = { $points ->
    [0] garde ses tuiles pour plus tard
   *[other] gagne une tuile utile
}
iquazu-reason-action = { $points ->
    [0] laisse l’action pour la suite
   *[other] donne une action de plus
}
iquazu-reason-rivals = laisse moins au meilleur rival
