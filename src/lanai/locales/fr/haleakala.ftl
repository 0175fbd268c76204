# Haleakalā.

# Les cartes Palmier, telles qu’elles se trouvent dans une phrase.
haleakala-statue = une carte statue
haleakala-shell = un coquillage
haleakala-priestess = une Prêtresse
haleakala-fish = des poissons ({ $baskets ->
    [one] { $baskets } panier
   *[other] { $baskets } paniers
}{ $butterflies ->
    [0] {""}
    [one] , { $butterflies } papillon
   *[other] , { $butterflies } papillons
})
haleakala-white_pearl = la perle blanche
haleakala-black_pearl = la perle noire
haleakala-nautilus = le nautile

# Le marché.
haleakala-butterflies = Papillons
haleakala-statue_majority = Majorité de statues
haleakala-complete_segment = Section complète
haleakala-forest_statues = Statues en forêt
haleakala-mountain_statues = Statues en montagne
haleakala-market_priestess = Prêtresse

# Les espaces : tous féminins, « en » et « la » conviennent à chacun.
haleakala-space-B = plage { $segment }
haleakala-space-P = plaine { $segment }
haleakala-space-F = forêt { $segment }
haleakala-space-M = montagne { $segment }

# Les lignes d’un décompte.
haleakala-first = premier décompte
haleakala-mountain = statues en montagne
haleakala-forest = statues en forêt
haleakala-plain = statues en plaine
haleakala-baskets = majorité de paniers
haleakala-pearls = perles
haleakala-shells = coquillages
haleakala-score-mountain = en montagne
haleakala-score-forest = en forêt
haleakala-score-plain = en plaine
haleakala-score-baskets = paniers
haleakala-score-nautilus = nautile

# Ce qui s’est passé : des phrases qui suivent le nom du joueur, séparées par des virgules ; après deux-points vient le résultat.
haleakala-event-deal = section { $segment } : { $card }
haleakala-event-start = commence
haleakala-event-place = { $other ->
    [0] pose le { $disc } sur la plage { $beach }
   *[other] pose le { $disc } sur la plage { $beach } ({ $own } : { $other })
}
haleakala-event-invoke = ajoute le disque d’invocation
haleakala-event-take = reprend le { $disc } de la plage { $beach }
haleakala-event-sail = navigue de { $steps } jusqu’à la section { $segment }
haleakala-event-summon = invoque la lave dans le cratère { $segment }
haleakala-event-shaman = { $stays ->
    [1] laisse le chamane sur place ({ $space })
   *[0] { $climb ->
        [1] monte en { $space }
       *[other] va en { $space }
    }
}
haleakala-event-nobody = personne n’a de disque sur la plage { $segment }
haleakala-event-choose = { $cards ->
    [2] { $other ->
        [0] choisit sans adversaire :
       *[other] choisit en premier, { $own } : { $other } :
    }
   *[other] { $other ->
        [0] n’y a pas d’adversaire :
       *[other] y a le plus grand total, { $own } : { $other } :
    }
}
haleakala-event-card = reçoit { $card }
haleakala-event-build = érige une statue en { $space }
haleakala-event-idle = { $reason ->
    [beach] ne peut pas ériger de statue sur la { $space }
    [occupied] ne peut pas ériger de statue, il y en a déjà une en { $space }
   *[supply] n’a plus de statue à ériger
}
haleakala-event-calm = il n’y a pas de lave à déplacer
haleakala-event-shift = déplace la lave du cratère { $origin } au { $target }
haleakala-event-buy = { $price ->
    [one] achète la carte « { $item } » pour { $price } coquillage
   *[other] achète la carte « { $item } » pour { $price } coquillages
}
haleakala-event-keep = n’achète rien
haleakala-event-home = récupère le { $disc }
haleakala-event-recall = récupère le disque d’invocation
haleakala-event-refill = la section { $segment } reçoit { $card }
haleakala-event-lava = { $placed ->
    [0] une carte Lave arrive, mais toute la lave est déjà sortie
   *[other] la lave monte dans le cratère { $segment }
}
haleakala-event-exhausted = { $level ->
    [1] le premier paquet est épuisé
    [2] le deuxième paquet est épuisé
   *[other] le troisième paquet est épuisé
}
haleakala-event-scoring = { $round ->
    [1] le premier décompte :
   *[other] le dernier décompte :
}
haleakala-event-erupt = { $lava ->
    [one] le cratère { $segment } entre en éruption avec { $lava } disque de lave
   *[other] le cratère { $segment } entre en éruption avec { $lava } disques de lave
}
haleakala-event-destroy = perd la statue en { $space }
haleakala-event-points = reçoit { $points } ({ $line })
haleakala-event-scored = { $points ->
    [one] marque { $points } point
   *[other] marque { $points } points
}
haleakala-event-second_round = la seconde manche commence
haleakala-event-over = { $drawn ->
    [1] fait match nul : depuis trop longtemps, personne n’a pris de carte
   *[0] { $total ->
        [one] termine avec { $total } point
       *[other] termine avec { $total } points
    }
}

# Pourquoi un coup est refusé.
haleakala-why-first-shaman = déplacez d’abord votre chamane, ou laissez-le sur place
haleakala-why-first-card = il faut d’abord choisir une carte là où le bateau a accosté
haleakala-why-first-priestess = la Prêtresse doit d’abord déplacer un disque de lave
haleakala-why-first-buy = dites d’abord ce que vous achetez avec vos coquillages, ou que vous n’achetez rien
haleakala-why-first-prebuy = dites d’abord ce que vous achetez avant le décompte, ou que vous n’achetez rien
haleakala-why-no-shaman = le chamane se déplace quand un disque est posé loin du bateau, ou repris
haleakala-why-no-card = il n’y a pas de carte à choisir
haleakala-why-no-priestess = la lave ne se déplace que si l’on reçoit ou achète une Prêtresse
haleakala-why-no-shell = on n’achète qu’en recevant un coquillage, ou avant un décompte
haleakala-why-not-in-pool = votre disque { $disc } est sur la plage { $beach }
haleakala-why-pool-empty = tous vos disques sont sur les plages
haleakala-why-base-game = les disques d’invocation appartiennent à la variante tactique
haleakala-why-invocation-out = votre disque d’invocation est sur la plage { $beach }
haleakala-why-no-lava-left = toute la lave est sur l’île, on ne peut plus en invoquer
haleakala-why-invocation-at-boat = le disque d’invocation accompagne un disque posé près du bateau, sur la plage { $beach }
haleakala-why-equal-place = avec le disque { $disc }, votre total sur la plage { $beach } serait { $sum }, comme celui de l’adversaire : { $sum } = { $other }
haleakala-why-equal-take = sans le disque { $disc }, votre total sur la plage { $beach } serait { $sum }, comme celui de l’adversaire : { $sum } = { $other }
haleakala-why-not-out = { $discs ->
    [one] votre disque { $disc } est dans votre réserve
   *[other] aucun de vos disques n’est sur une plage
}
haleakala-why-pool = on ne navigue sans disque que si sa réserve est vide
haleakala-why-occupied = l’autre chamane s’y trouve
haleakala-why-beach = { $own ->
    [1] les chamanes ne longent pas la plage
   *[0] un chamane ne revient jamais sur une plage
}
haleakala-why-too-high = { $beach ->
    [1] de la plage, un chamane ne monte pas plus haut que la plaine
   *[0] un seul des deux pas peut monter
}
haleakala-why-too-far = un chamane fait deux pas au plus, et jamais en diagonale
haleakala-why-no-lava = il n’y a pas de lave dans le cratère { $segment }
haleakala-why-lava-not-near = il n’y a pas de lave à côté du cratère { $segment }
haleakala-why-not-neighbours = la lave ne va que dans un cratère voisin, pas si loin du cratère { $origin }
haleakala-why-priestess-later = avant un décompte, seules les cartes de score sont en vente
haleakala-why-priestess-used = la Prêtresse a déjà été achetée pendant cette manche
haleakala-why-held = { $own ->
    [1] vous avez cette carte
   *[0] l’adversaire a cette carte
}
haleakala-why-too-dear = elle coûte { $price } et vous avez { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
}

# L’image de la table.
haleakala-variant-base = jeu de base
haleakala-variant-tactical = variante tactique
haleakala-picture-round = manche { $round }/{ $rounds }
haleakala-picture-first = premier joueur
haleakala-picture-over = partie finie
haleakala-picture-market = Marché
haleakala-picture-butterflies = Papillons
haleakala-picture-statue_majority = Majorité
haleakala-picture-complete_segment = Section
haleakala-picture-forest_statues = Forêt
haleakala-picture-mountain_statues = Montagne
haleakala-picture-priestess = Prêtresse
haleakala-picture-hidden = Paquets
haleakala-picture-supply = Lave
haleakala-picture-until = { $round ->
    [1] décompte dans { $count }
   *[other] { $count ->
        [0] plus de cartes
        [one] reste { $count } carte
       *[other] reste { $count } cartes
    }
}
haleakala-picture-end = fin
haleakala-picture-pool = réserve
haleakala-picture-statues = statues
haleakala-picture-shells = coqu.
haleakala-picture-baskets = paniers
haleakala-picture-wings = papillons
haleakala-picture-invocation = disque d’invocation
haleakala-picture-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
haleakala-picture-now = { $over ->
    [1] dernier
   *[0] prévu
} +{ $points }
haleakala-picture-legend-base = [●] statue  ●☖ chamane  * lave  ! menacé  2→●■ disque 2 : ● avant ■
haleakala-picture-legend-tactical = [●] statue  ●☖ chamane  * lave  ! menacé  + invoqué  2→●■ disque 2 : ● avant
haleakala-short-statue = statue
haleakala-short-shell = coquil.
haleakala-short-priestess = Prêtresse
haleakala-short-white_pearl = perle b.
haleakala-short-black_pearl = perle n.
haleakala-short-nautilus = nautile
haleakala-short-lava = lave
haleakala-short-fish = pan. { $baskets }·{ $butterflies }

# Ce qu’on peut faire maintenant.
haleakala-ask-action = Posez un disque sur une plage ({ $place }).
haleakala-ask-action-take = Posez un disque sur une plage ({ $place }), ou reprenez-en un ({ $take }).
haleakala-ask-action-boat = Posez un disque sur une plage ({ $place }), ou près du bateau pour naviguer ({ $sail }).
haleakala-ask-action-boat-take = Posez un disque sur une plage ({ $place }), près du bateau pour naviguer ({ $sail }), ou reprenez-en un ({ $take }).
haleakala-ask-empty = Naviguez d’une section ({ $sail }).
haleakala-ask-empty-take = Naviguez d’une section ({ $sail }), ou reprenez un disque ({ $take }).
haleakala-ask-shaman = Déplacez votre chamane ({ $go }), ou laissez-le sur place ({ $stay }).
haleakala-ask-card = Prenez { $a } ({ $first }) ou { $b } ({ $second }) ; { $shared ->
    [1] l’adversaire reçoit l’autre carte.
   *[0] l’autre carte reste.
}
haleakala-ask-priestess = Déplacez un disque de lave dans un cratère voisin ({ $shift }).
haleakala-ask-buy = Achetez une carte avec vos coquillages ({ $buy }), ou rien ({ $keep }).
haleakala-ask-prebuy = Avant le décompte, vous pouvez acheter une carte ({ $buy }), ou rien ({ $keep }).

# Ce que fera un coup.
haleakala-effect-place = { $own } : { $other } sur la plage { $beach }
haleakala-effect-shaman-next = puis le chamane se déplace
haleakala-effect-sail = le bateau va à la section { $segment }
haleakala-effect-summon = lave dans le cratère { $segment }
haleakala-effect-choose = { $alone ->
    [1] { $you ->
        [1] vous choisissez
       *[0] l’adversaire choisit
    }
   *[0] { $you ->
        [1] vous choisissez d’abord ({ $own } : { $other })
       *[0] l’adversaire choisit d’abord ({ $own } : { $other })
    }
} : { $a } ou { $b }
haleakala-effect-nobody = personne ne reçoit de carte
haleakala-effect-receives = { $you ->
    [1] vous recevez { $card }
   *[0] l’adversaire reçoit { $card }
}
haleakala-effect-build = une statue en { $space }
haleakala-effect-idle = { $reason ->
    [beach] pas de statue sur une plage
    [occupied] une statue s’y trouve déjà
   *[supply] plus de statue à ériger
}
haleakala-effect-calm = pas de lave à déplacer
haleakala-effect-goes = { $stays ->
    [1] reste sur place ({ $space })
   *[0] va en { $space }
}
haleakala-effect-site = { $points ->
    [one] une statue y vaut { $points } point
   *[other] une statue y vaut { $points } points
}
haleakala-effect-shift = du cratère { $origin } au { $target }
haleakala-effect-buy = { $price ->
    [one] coûte { $price } coquillage
   *[other] coûte { $price } coquillages
}
haleakala-effect-keep = n’achète rien
haleakala-effect-home = { $count ->
    [one] { $count } de vos disques revient
   *[other] { $count } de vos disques reviennent
}
haleakala-effect-recall = votre disque d’invocation revient
haleakala-effect-scoring = { $round ->
    [1] le premier décompte
   *[other] le dernier décompte
}
haleakala-effect-scored = { $you ->
    [1] le décompte vous rapporte { $points }
   *[0] à l’adversaire { $points }
}
haleakala-effect-points = { $change } si décompte

# Les familles de coups, et ce qu’en dit l’aide.
haleakala-family-place = Poser un disque : disque@plage
haleakala-family-invoke = Poser un disque et le disque d’invocation près du bateau : disque@plage!
haleakala-family-take = Reprendre un disque
haleakala-family-sail = Naviguer d’une section sans disque
haleakala-family-shaman = Déplacer le chamane
haleakala-family-card = Prendre la carte à la place 0 ou 1
haleakala-family-priestess = Déplacer un disque de lave : de>vers
haleakala-family-buy = Acheter une carte du marché
haleakala-family-keep = Ne rien acheter
haleakala-help =
    Dans Haleakalā, 3@5 pose votre disque 3 sur la plage 5 ; les deux totaux d’une plage doivent différer. Sur celle
    du bateau, celui-ci navigue d’autant, et qui a des disques là où il accoste prend des cartes, le plus grand total
    d’abord. Ailleurs, votre chamane se déplace : F2 est la forêt 2. -4 reprend un disque, c1 prend une carte,
    0>5 déplace la lave, $- n’achète rien.

# Dans le navigateur : la barre du haut, et la consigne qui suit ce qui est choisi.
haleakala-heading-round = { $round ->
    [1] Manche 1 · { $count ->
        [0] décompte
        [one] { $count } carte avant le décompte
       *[other] { $count } cartes avant le décompte
    }
   *[other] Manche 2 · { $count ->
        [0] dernier décompte à une section vide
        [one] { $count } carte dans le paquet
       *[other] { $count } cartes dans le paquet
    }
}
haleakala-heading-over = Partie finie
haleakala-prompt-over = La partie est finie
haleakala-prompt-wait = L’adversaire choisit
haleakala-prompt-action = Choisissez un de vos disques à poser
haleakala-prompt-action-take = Choisissez un de vos disques : posez-le, ou reprenez-en un
haleakala-prompt-empty = Tous vos disques sont sortis : reprenez-en un, ou naviguez d’une section
haleakala-prompt-beach = Choisissez une plage pour le disque { $disc } : près du bateau, il navigue ; ailleurs, votre chamane marche
haleakala-prompt-disc = Choisissez un disque pour la plage { $beach }
haleakala-prompt-invoke = Choisissez le disque qui fait naviguer ; la lave est invoquée là où il accoste
haleakala-prompt-shaman = Déplacez votre chamane de deux pas au plus, dont un seul qui monte, ou laissez-le sur place
haleakala-prompt-card = Choisissez une carte à la section { $segment } ; { $shared ->
    [1] l’adversaire reçoit l’autre
   *[0] l’autre reste
}
haleakala-prompt-priestess = Déplacez un disque de lave dans un cratère voisin
haleakala-prompt-target = Choisissez le cratère à côté du cratère { $origin }
haleakala-prompt-buy = Choisissez une carte du marché pour vos coquillages, ou n’achetez rien
haleakala-prompt-prebuy = Avant le décompte : choisissez une carte de score pour vos coquillages, ou n’achetez rien
haleakala-prompt-ready-place = Poser le { $disc } sur la plage { $beach }
haleakala-prompt-ready-boat = Poser le { $disc } près du bateau
haleakala-prompt-ready-invoke = Poser le { $disc } près du bateau et invoquer la lave
haleakala-prompt-ready-take = Reprendre le { $disc } de la plage { $beach }
haleakala-prompt-ready-sail = Naviguer d’une section, jusqu’à la section { $segment }
haleakala-prompt-ready-shaman = Déplacer votre chamane en { $space }
haleakala-prompt-ready-stay = Laisser votre chamane sur place ({ $space })
haleakala-prompt-ready-card = Prendre { $card }
haleakala-prompt-ready-priestess = Déplacer la lave du cratère { $origin } au cratère { $target }
haleakala-prompt-ready-buy = { $price ->
    [one] Acheter « { $card } » pour { $price } coquillage
   *[other] Acheter « { $card } » pour { $price } coquillages
}
haleakala-prompt-ready-keep = Ne rien acheter
haleakala-prompt-chip-boat = { $disc } : bateau en { $segment }
haleakala-prompt-chip-invoke = { $disc } : bateau en { $segment }, lave
haleakala-prompt-chip-sail = Bateau en { $segment }
haleakala-prompt-chip-stay = Rester
haleakala-prompt-chip-space-B = Plage { $segment }
haleakala-prompt-chip-space-P = Plaine { $segment }
haleakala-prompt-chip-space-F = Forêt { $segment }
haleakala-prompt-chip-space-M = Montagne { $segment }
haleakala-prompt-chip-priestess = Cratère { $origin } vers { $target }
haleakala-prompt-chip-keep = Ne rien acheter

# Les noms des pièces, et ce qu’elles disent d’elles-mêmes quand on les montre.
haleakala-piece-island = L’île
haleakala-piece-market = Marché
haleakala-piece-decks = Paquets de cartes Palmier
haleakala-piece-hidden = Encore cachées
haleakala-piece-lava = Lave
haleakala-piece-supply = { $count ->
    [0] il n’en reste pas
   *[other] reste { $count } sur { $all }
}
haleakala-piece-lava-tell = Disques de lave qui peuvent encore venir sur un cratère : { $count } sur { $all }. Après un décompte, tous reviennent.
haleakala-piece-empty = vide
haleakala-piece-left = restent
haleakala-piece-deck = { $level ->
    [1] Premier paquet, un palmier au dos : cartes restantes { $left } sur { $size }.
    [2] Deuxième paquet, deux palmiers au dos : cartes restantes { $left } sur { $size }. Le premier décompte a lieu quand il est épuisé.
   *[other] Troisième paquet, trois palmiers au dos : cartes restantes { $left } sur { $size }. Quand il est épuisé, le dernier décompte a lieu dès que le bateau accoste à une section sans cartes.
}
haleakala-piece-next = C’est de ce paquet que l’on pioche maintenant.
haleakala-piece-unseen = { $level ->
    [1] Premier paquet
    [2] Deuxième paquet
   *[other] Troisième paquet
} : { $count } × { $card }
haleakala-piece-lava-card = une carte Lave
haleakala-piece-none-hidden = Tout a été vu
haleakala-piece-own-discs = Vos disques
haleakala-piece-discs = Disques de { $name }
haleakala-piece-in-pool = Le { $disc }, dans votre réserve
haleakala-piece-on-beach = Le { $disc }, sur la plage { $beach } : le reprendre
haleakala-piece-out = en { $beach }
haleakala-piece-move = aller
haleakala-piece-to = en { $segment }
haleakala-piece-disc-pool = { $mine ->
    [1] Votre disque { $disc }. Posé près du bateau, il le fait avancer de { $disc ->
        [one] { $disc } section
       *[other] { $disc } sections
    } ; posé ailleurs, il laisse votre chamane se déplacer.
   *[0] Le disque { $disc } de { $name }, prêt à être posé.
}
haleakala-piece-disc-out = { $mine ->
    [1] Votre disque { $disc } sur la plage { $beach }. Vous pouvez le reprendre, puis déplacer votre chamane, tant que les deux totaux y diffèrent.
   *[0] Le disque { $disc } de { $name } sur la plage { $beach }.
}
haleakala-piece-invocation = { $mine ->
    [1] Votre disque d’invocation. Il peut accompagner un disque posé près du bateau ; alors la lave vient dans le cratère là où le bateau accoste.
   *[0] Le disque d’invocation de { $name }.
}
haleakala-piece-invocation-out = { $mine ->
    [1] Votre disque d’invocation sur la plage { $beach }. Il revient quand le bateau y accoste, ou avec une Prêtresse.
   *[0] Le disque d’invocation de { $name } sur la plage { $beach }. Il revient quand le bateau y accoste, ou avec une Prêtresse.
}
haleakala-piece-invocation-name = Disque d’invocation
haleakala-piece-beach = Plage { $beach }
haleakala-piece-sums = { $a } y a { $x }, { $b } y a { $y }.
haleakala-piece-no-discs = Aucun disque ne s’y trouve.
haleakala-piece-boat-here = Le bateau est ici : un disque posé sur cette plage le fait naviguer d’autant.
haleakala-piece-lands-two = Si le bateau accoste ici, { $name } choisit une carte en premier et { $other } reçoit l’autre.
haleakala-piece-lands-one = Si le bateau accoste ici, { $name } choisit une carte.
haleakala-piece-lands-card = Si le bateau accoste ici, { $name } reçoit une carte ; les deux sont identiques, ou il n’en reste qu’une.
haleakala-piece-lands-nobody = Si le bateau accoste ici, personne ne reçoit de carte.
haleakala-piece-lands-end = Si le bateau accoste ici, c’est le dernier décompte.
haleakala-piece-boat = Le bateau, à la section { $segment }
haleakala-piece-boat-tell = Le bateau de pêche. Il navigue dans le sens horaire, d’autant que le dit le disque posé à sa plage. Un joueur dont tous les disques sont sortis peut le faire avancer d’une section.
haleakala-piece-crater = Cratère { $segment }
haleakala-piece-crater-tell = { $lava ->
    [0] Pas de lave dans le cratère { $segment }.
    [1] Un disque de lave dans le cratère { $segment } : une éruption détruit la statue sur la montagne en dessous.
    [2] Deux disques de lave dans le cratère { $segment } : une éruption détruit les statues sur la montagne et dans la forêt en dessous.
   *[other] { $lava } disques de lave dans le cratère { $segment } : une éruption détruit toutes les statues de la section.
}
haleakala-piece-threatened = Une éruption toucherait la { $space }.
haleakala-piece-statue = Statue de { $name } en { $space } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} au décompte.
haleakala-piece-statue-hit = Une éruption maintenant la détruirait.
haleakala-piece-shaman = Chamane de { $name } ({ $space }).
haleakala-piece-shaman-builds = Une carte statue en érigerait une ici.
haleakala-piece-stay = Rester sur place ({ $space })
haleakala-piece-go = Aller en { $space }
haleakala-piece-statue-card = Une carte statue : érige une statue là où se trouve votre chamane, si c’est possible.
haleakala-piece-shell-card = Un coquillage : avec lui, vous pouvez acheter tout de suite une carte du marché ; à la fin, un coquillage gardé vaut 1 point.
haleakala-piece-priestess-card = Une Prêtresse : déplace un disque de lave dans un cratère voisin.
haleakala-piece-fish-card = Poissons : { $baskets ->
    [one] { $baskets } panier
   *[other] { $baskets } paniers
}{ $butterflies ->
    [0] {""}
    [one] , { $butterflies } papillon
   *[other] , { $butterflies } papillons
}. Qui a le plus de paniers reçoit 3 points à chaque décompte.
haleakala-piece-white_pearl-card = La perle blanche, avec 1 papillon : 1 point à chaque décompte, 4 avec la noire.
haleakala-piece-black_pearl-card = La perle noire : 2 points à chaque décompte, 4 avec la blanche.
haleakala-piece-nautilus-card = Le nautile, avec 1 papillon : 3 points au dernier décompte.
haleakala-piece-no-card = Il n’y a plus de carte ici.
haleakala-piece-butterflies-each = 1 par papillon
haleakala-piece-statue_majority-each = 2 par terrain
haleakala-piece-complete_segment-each = 4 par section
haleakala-piece-forest_statues-each = 2 par statue
haleakala-piece-mountain_statues-each = 3 par statue
haleakala-piece-priestess-each = déplace la lave
haleakala-piece-butterflies-tell = Papillons : au décompte, 1 point par papillon sur les cartes que vous gardez.
haleakala-piece-statue_majority-tell = Majorité de statues : au décompte, 2 points par terrain (plaine, forêt, montagne) où vous avez plus de statues que l’adversaire.
haleakala-piece-complete_segment-tell = Section complète : au décompte, 4 points par section dont les trois statues sont à vous.
haleakala-piece-forest_statues-tell = Statues en forêt : au décompte, 2 points de plus pour chacune de vos statues en forêt.
haleakala-piece-mountain_statues-tell = Statues en montagne : au décompte, 3 points de plus pour chacune de vos statues en montagne.
haleakala-piece-priestess-tell = La Prêtresse : déplace tout de suite un disque de lave dans un cratère voisin. On peut l’acheter une fois par manche.
haleakala-piece-market-priestess = Prêtresse
haleakala-piece-worth = Maintenant, elle rapporterait { $x } à { $a } et { $y } à { $b }.
haleakala-piece-held = { $name } l’a
haleakala-piece-used = déjà achetée
haleakala-piece-price = { $price ->
    [one] { $price } coquillage
   *[other] { $price } coquillages
}
haleakala-piece-now = { $over ->
    [1] dernier décompte +{ $points }
   *[0] +{ $points } si décompte
}
haleakala-piece-now-short = +{ $points }
haleakala-piece-now-tell = Ce que rapporterait un décompte maintenant, après l’éruption : { $points }.
haleakala-piece-line = { $what } : { $points }
haleakala-piece-stock-statues = Statues encore à ériger : { $count }. Debout sur l’île après une éruption maintenant : { $standing }.
haleakala-piece-stock-baskets = Paniers de poissons : { $count }. Qui en a plus que l’autre reçoit 3 points à chaque décompte.
haleakala-piece-stock-butterflies = Papillons : { $count }. Ils comptent avec la carte Papillons.
haleakala-piece-stock-shells = Coquillages : { $count }, pour payer les cartes du marché. À la fin, chacun vaut 1 point.
haleakala-piece-first-player = Premier joueur : a commencé la partie, et perd en cas d’égalité complète.
haleakala-piece-none-kept = Pas encore de carte
haleakala-piece-kept-of = Cartes de { $name }
haleakala-piece-tabs = Marché, joueurs et paquets
haleakala-piece-tab-market = Marché
haleakala-piece-tab-players = Joueurs
haleakala-piece-tab-decks = Paquets
haleakala-piece-zoom-in = Agrandir le milieu de l’île
haleakala-piece-zoom-out = Montrer toute l’île
haleakala-piece-last = Dernier décompte à une section vide
haleakala-piece-soon = Le premier décompte est proche
haleakala-piece-ended = { $place ->
    [1] Gagné avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Perdu avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
haleakala-piece-drawn = Match nul : plus aucune carte prise

# L’éruption et le décompte, montrés comme une scène.
haleakala-scene-title = { $round ->
    [1] Premier décompte
   *[other] Dernier décompte
}
haleakala-scene-calm = Pas de lave : toutes les statues tiennent
haleakala-scene-erupts = Le cratère { $segment } entre en éruption
haleakala-scene-counting = Les points sont comptés
haleakala-scene-total = Ensemble
haleakala-scene-skip = Passer
haleakala-scene-close = Fermer

# Pourquoi un bot aime un coup : des phrases qui suivent le coup, séparées par des virgules ; $points est ce qu’il rapporte aussitôt.
haleakala-reason-statues = { $points ->
    [0] garde ses statues à l’abri de la lave
    [one] des statues pour { $points } point de plus
   *[other] des statues pour { $points } points de plus
}
haleakala-reason-baskets = { $points ->
    [0] garde la majorité de paniers
   *[other] prend la majorité de paniers
}
haleakala-reason-pearls = { $points ->
    [0] garde ses perles
    [one] une perle pour { $points } point
   *[other] une perle pour { $points } points
}
haleakala-reason-nautilus = gagne le nautile
haleakala-reason-shells = { $points ->
    [0] garde ses coquillages pour plus tard
   *[other] gagne un coquillage
}
haleakala-reason-market = { $points ->
    [0] ne perd rien sur ses cartes de score
    [one] des cartes de score pour { $points } point de plus
   *[other] des cartes de score pour { $points } points de plus
}
haleakala-reason-later = rapporte ce qui restera après le prochain décompte
haleakala-reason-shaman = le chamane se tient là où une statue peut être érigée
haleakala-reason-steps = permet aussi de déplacer le chamane
haleakala-reason-shift = permet aussi de déplacer de la lave
haleakala-reason-discs = laisse plus de disques à poser
haleakala-reason-cards = a de bonnes chances d’avoir des cartes
haleakala-reason-cards-beach = a de meilleures perspectives de cartes sur la plage { $beach }
haleakala-reason-rival-beach = gâche les perspectives de l’adversaire sur la plage { $beach }
haleakala-reason-ruins = moins de points pour les statues de l’adversaire
haleakala-reason-rival = laisse moins à l’adversaire
haleakala-reason-haste = n’attend plus de cartes
haleakala-reason-victory = { $points ->
    [0] ne perd pas aussitôt
   *[other] gagne la partie
}
