# Maui.

maui-yellow = jaune
maui-pink = rose
maui-blue = bleu
maui-orange = orange
maui-green = vert
maui-white = blanche
maui-black = noire
maui-dollars = dollars des sables
maui-penalties = jetons pénalité
maui-crabs = crabes des sables
maui-score-white = perles blanches
maui-score-black = perles noires

maui-umbrella-white = à perle blanche
maui-umbrella-black = à perle noire
maui-umbrella-blue-green = « bleu ou vert »
maui-umbrella-orange-green = « orange ou vert »

# Ce qui s’est passé : des phrases qui suivent le nom du joueur, séparées par des virgules ; après deux-points vient le résultat.
maui-event-part = { $part ->
    [1] commence
   *[other] commence la partie { $part }
}
maui-event-market = { $row }.{ $slot } : { $towel }
maui-event-entrance = commence avec { $towel }
maui-event-dollars = prend { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
} dans la zone { $zone }
maui-event-take = { $cost ->
    [0] prend { $towel } en { $row }.{ $slot }
    [one] prend { $towel } en { $row }.{ $slot } pour { $cost } dollar
   *[other] prend { $towel } en { $row }.{ $slot } pour { $cost } dollars
}
maui-event-lay = { $top ->
    [-1] rangées −1 à 1 :
   *[other] rangées { $top } à { $bottom } :
}
maui-event-spare = prend { $towel } en { $row }.{ $slot } comme serviette de secours
maui-event-penalty = un jeton pénalité
maui-event-pearl = une perle { $colour }
maui-event-umbrella = le parasol { $kind }
maui-event-lost = perd le parasol { $kind }
maui-event-crab = un crabe de { $value }
maui-event-escape = un crabe de { $value } s’enfuit
maui-event-token = pose le jeton { $token } sur la rangée { $row }
maui-event-step = { $steps ->
    [0] { $pattern } : piste terminée
   *[other] { $pattern } +{ $steps }
}
maui-event-ornament = reçoit le jeton { $token }
maui-event-refill = { $towel } arrive en { $row }.{ $slot }
maui-event-last = a { $towels } serviettes : c’est la dernière manche
maui-event-first_scoring = a { $total ->
    [one] { $total } point
   *[other] { $total } points
} après la première partie
maui-event-over = termine avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}

# Pourquoi un coup est refusé.
maui-why-umbrella-first = choisissez d’abord la piste du parasol que vous avez couvert
maui-why-turn-open = votre serviette est posée ; jouez des jetons dessus ou terminez le tour
maui-why-zone-empty = il n’y a pas de dollars dans cette zone
maui-why-spare-dollars = la serviette de secours est un dernier recours, et une zone contient des dollars
maui-why-spare-towel = la serviette de secours est un dernier recours, et une serviette à votre portée convient à votre plage
maui-why-no-umbrella = aucun parasol n’attend de choix
maui-why-other-pair = le parasol donne un pas sur une de ces pistes : { $a } ou { $b }
maui-why-no-turn = il n’y a rien à terminer : prenez une serviette ou des dollars
maui-why-no-match-yet = la serviette ne correspond encore à rien ; un jeton doit d’abord créer une paire
maui-why-no-towel-yet = les jetons se jouent sur la serviette posée ce tour-ci
maui-why-slot-empty = il n’y a pas de serviette à cet endroit
maui-why-too-dear = elle coûte { $cost } et vous avez { $dollars }
maui-why-fits-nowhere = { $towel } ne correspond à votre dernière serviette à aucune hauteur
maui-why-under-crab = sa seule paire serait sous le crabe de la rangée { $row }
maui-why-no-match = sur les rangées { $top } à { $bottom }, { $towel } ne répète aucun motif de votre dernière serviette
maui-why-no-token = vous n’avez pas ce jeton à jouer ce tour-ci
maui-why-token-nowhere = ce jeton ne va sur aucune case de cette serviette
maui-why-other-towel = la serviette posée ce tour-ci n’a pas de case à cet endroit
maui-why-has-token = un jeton se trouve déjà sur cette case
maui-why-inactive = cette case ne compte pas
maui-why-same-pattern = la case montre déjà ce motif
maui-why-dead-end = il ne resterait aucune paire, ni de jeton pour en créer une

# L’image de la table.
maui-variant-base = jeu de base
maui-variant-crabs = crabes des sables
maui-variant-combined = jeu combiné
maui-picture-round = manche { $round }
maui-picture-part = partie { $part } sur { $parts }
maui-picture-first = premier joueur
maui-picture-last = dernière manche
maui-picture-over = partie finie
maui-picture-points = points
maui-picture-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
maui-picture-pearls = perles
maui-picture-total = total
maui-picture-market = Marché
maui-picture-bag = { $count } dans le sac
maui-picture-zone = zone { $zone }
maui-picture-dollars = dollars
maui-picture-penalties = pénalités
maui-picture-crabs = crabes
maui-picture-legend-base = $ dollars  ○ • perles  [B] jeton  −1 pénalité  B/G parasol, un pas de piste
maui-picture-legend-crabs = $ dollars  [B] jeton  −1 pénalité  v3v crabe  B/G parasol, un pas de piste
maui-picture-legend-combined = $ dollars  ○ • perles  [B] jeton  −1 pénalité  v3v crabe  B/G parasol

# Ce qu’on peut faire maintenant.
maui-ask-action = Prenez une serviette ({ $towel }) ou tous les dollars d’une zone ({ $dollars }).
maui-ask-towel = Prenez une serviette ({ $towel }).
maui-ask-dollars = Aucune serviette à votre portée ne convient : prenez tous les dollars d’une zone ({ $dollars }).
maui-ask-spare = Aucune serviette à votre portée ne convient et il n’y a plus de dollars : prenez-en une de secours ({ $spare }).
maui-ask-umbrella = Choisissez la piste sur laquelle le parasol vous fait avancer ({ $a } ou { $b }).
maui-ask-tokens = Jouez un jeton sur une rangée de votre serviette ({ $token }) ou terminez le tour (done).
maui-ask-tokens-match = Jouez un jeton sur une rangée de votre serviette ({ $token }) ; le tour pourra finir dès qu’il y aura une paire.
maui-ask-done = Il ne reste pas de jeton à jouer : terminez le tour (done) ou annulez (undo).

# Ce que fera un coup.
maui-effect-dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
maui-effect-step = { $steps ->
    [0] { $pattern } : piste terminée
   *[other] { $pattern } +{ $steps }
}
maui-effect-needs-token = demande un jeton
maui-effect-pearl = perle { $colour }
maui-effect-umbrella = parasol { $kind }
maui-effect-lost = perd le parasol { $kind }
maui-effect-token = jeton { $token }
maui-effect-penalties = { $count ->
    [one] { $count } pénalité
   *[other] { $count } pénalités
}
maui-effect-crab = crabe −{ $value }
maui-effect-pays = coûte { $cost ->
    [one] { $cost } dollar
   *[other] { $cost } dollars
}
maui-effect-nothing = rien
maui-effect-lay = { $towel } : { $effect }
maui-effect-points = { $effect } ({ $change } { $points ->
    [one] point
   *[other] points
})

# Les familles de coups, et ce qu’en dit l’aide.
maui-family-dollars = Prendre tous les dollars d’une zone
maui-family-towel = Prendre une serviette et la poser : rangée.place du marché@rangée du haut
maui-family-umbrella = Avancer sur une des pistes du parasol
maui-family-token = Jouer un jeton sur une rangée de la serviette
maui-family-done = Terminer le tour
maui-family-spare = Prendre une serviette de secours, sur les rangées 3 à 5
maui-help =
    Dans Maui, towel 1.2@3 prend la serviette de la rangée 1, place 2 du marché, et la pose avec son haut sur la
    rangée 3 de votre plage ; elle doit répéter un motif de votre dernière serviette sur la même rangée, et fait
    avancer le coquillage de ce motif de la valeur de la rangée. dollars 1 prend tous les dollars de la zone 1.

# Dans le navigateur : la barre du haut, et la consigne qui suit ce qui est choisi.
maui-heading-round = { $part ->
    [0] Manche { $round }
   *[other] Partie { $part }, manche { $round }
}
maui-heading-last = { $part ->
    [0] Dernière manche
   *[other] Partie { $part }, dernière manche
}
maui-heading-over = Partie finie
maui-prompt-action = Choisissez une serviette, ou prenez les dollars d’une zone
maui-prompt-towel = Choisissez une serviette
maui-prompt-dollars = Aucune serviette à votre portée ne convient : prenez les dollars d’une zone
maui-prompt-spare = Aucune serviette à votre portée ne convient et il n’y a plus de dollars : prenez-en une de secours, au choix
maui-prompt-height = Choisissez une hauteur pour la serviette
maui-prompt-umbrella = Vous avez couvert un parasol : choisissez un pas sur la piste { $a } ou { $b }
maui-prompt-tokens = Jouez un jeton sur votre serviette, ou terminez le tour
maui-prompt-tokens-match = Jouez un jeton qui crée une paire
maui-prompt-cell = Choisissez la case du jeton { $token }
maui-prompt-done = Terminez le tour, ou annulez
maui-prompt-wait = Les autres choisissent
maui-prompt-over = La partie est finie
maui-prompt-ready-towel = Poser la serviette sur les rangées { $top } à { $bottom }
maui-prompt-ready-dollars = { $count ->
    [one] Prendre { $count } dollar
   *[other] Prendre { $count } dollars
}
maui-prompt-ready-spare = Poser la serviette de secours sur les rangées { $top } à { $bottom }
maui-prompt-ready-umbrella = Avancer d’un pas : { $pattern }
maui-prompt-ready-token = Jouer le jeton { $token } sur la rangée { $row }
maui-prompt-ready-done = Terminer le tour
maui-prompt-chip-dollars = Zone { $zone }
maui-prompt-chip-token = Rangée { $row }, { $token }
maui-prompt-chip-spare = Serviette { $row }.{ $slot }
maui-prompt-chip-done = Terminer le tour

# Les noms des pièces, et ce qu’elles disent d’elles-mêmes quand on les montre.
maui-piece-rows = Rangées { $top } à { $bottom }
maui-piece-market = Marché
maui-piece-points = Points
maui-piece-tracks = Pistes de score
# Les trois suivants sont sous le marché, où il y a place pour six lettres.
maui-piece-free = Gratis
maui-piece-take = +{ $count }
maui-piece-none = Vide
maui-piece-left = reste { $count }
maui-piece-bag = Montrer les serviettes encore dans le sac
maui-piece-in-bag = { $count ->
    [0] Le sac est vide
    [one] { $count } serviette est encore dans le sac
   *[other] { $count } serviettes sont encore dans le sac
}
maui-piece-close = Fermer
maui-piece-enlarge = Agrandir la plage du joueur { $seat }
maui-piece-beach = Plage du joueur { $seat }
maui-piece-beach-of = Plage de { $name }
maui-piece-towels = { $count ->
    [one] { $count } serviette sur 12
   *[other] { $count } serviettes sur 12
}
maui-piece-first = Premier joueur : les manches commencent ici
maui-piece-last-round = Dernière manche
maui-piece-ended = { $points ->
    [one] Place { $place } avec { $points } point
   *[other] Place { $place } avec { $points } points
}
maui-piece-tabs = Marché, pistes et plages des autres
maui-piece-tab-market = Marché
maui-piece-tab-tracks = Pistes
maui-piece-tab-beaches = Plages
maui-piece-slot-name = { $cost ->
    [0] Serviette { $a }, { $b }, { $c } : rangée { $row }, place { $slot }, gratuite
    [one] Serviette { $a }, { $b }, { $c } : rangée { $row }, place { $slot }, { $cost } dollar
   *[other] Serviette { $a }, { $b }, { $c } : rangée { $row }, place { $slot }, { $cost } dollars
}
maui-piece-offer = { $cost ->
    [0] Une serviette { $a }, { $b } et { $c }, depuis l’océan. Gratuite.
    [one] Une serviette { $a }, { $b } et { $c }, depuis l’océan. Coûte { $cost } dollar, qui va dans la zone de cette rangée.
   *[other] Une serviette { $a }, { $b } et { $c }, depuis l’océan. Coûte { $cost } dollars, qui vont dans la zone de cette rangée.
}
maui-piece-too-dear = Vous ne pouvez pas la payer maintenant.
maui-piece-fits = { $count ->
    [0] Elle ne convient nulle part sur votre plage.
    [one] Elle convient à votre plage à { $count } hauteur.
   *[other] Elle convient à votre plage à { $count } hauteurs.
}
maui-piece-empty-slot = Il n’y a pas de serviette ici.
maui-piece-zone-name = { $count ->
    [0] Zone { $zone }, vide
    [one] Zone { $zone }, { $count } dollar
   *[other] Zone { $zone }, { $count } dollars
}
maui-piece-zone = { $count ->
    [0] Ce qu’on paie pour les serviettes de cette rangée viendra ici.
    [one] Au lieu d’une serviette, vous pouvez prendre ce dollar.
   *[other] Au lieu d’une serviette, vous pouvez prendre les { $count } dollars.
}
maui-piece-laid = { $number ->
    [0] La serviette de départ : { $a }, { $b }, { $c }.
   *[other] Serviette { $number } sur les rangées { $top } à { $bottom } : { $a }, { $b }, { $c }.
}
maui-piece-last-towel = La suivante doit répéter un de ses motifs sur la même rangée.
maui-piece-out = { $count ->
    [one] { $count } case dépasse du bord : elle ne compte pas et coûte un point.
   *[other] { $count } cases dépassent du bord : elles ne comptent pas et coûtent un point chacune.
}
maui-piece-turned = Un jeton a changé la rangée { $row } : { $pattern }.
maui-piece-row = { $value ->
    [one] Une paire sur la rangée { $row } fait avancer le coquillage de son motif de { $value } case.
   *[other] Une paire sur la rangée { $row } fait avancer le coquillage de son motif de { $value } cases.
}
maui-piece-pearl-umbrella = Couvrez ce parasol pour une perle { $colour } ; si la serviette de la colonne { $column } le manque, il est perdu.
maui-piece-pair-umbrella = Couvrez ce parasol pour un pas sur la piste { $a } ou { $b } ; si la serviette de la colonne { $column } le manque, il est perdu.
maui-piece-crab = Un crabe des sables. Si la serviette de la colonne { $column } le couvre, cette case ne compte pas et coûte { $value } points ; sinon il s’enfuit.
maui-piece-crab-on = Un crabe des sables sur la serviette : cette case ne compte pas et coûte { $value } points.
maui-piece-shell = { $square ->
    [0] { $name } : pas encore sur la piste { $pattern }.
   *[other] { $name } : case { $square } de la piste { $pattern }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
maui-piece-step = Un pas sur la piste { $pattern }
maui-piece-ornament = Qui atteint ou passe la case { $square } de la piste { $track } prend un jeton { $token }. { $left ->
    [0] Il n’en reste pas.
    [one] Il en reste { $left }.
   *[other] Il en reste { $left }.
}
maui-piece-token-name = jeton { $token }
maui-piece-token = Un jeton serviette, { $token } : quand vous posez une serviette, il peut changer le motif d’une de ses cases.
maui-piece-stock-dollars = { $count ->
    [one] { $count } dollar des sables. Il paie une serviette, et vaut un point à la fin.
   *[other] { $count } dollars des sables. Ils paient les serviettes, et chacun vaut un point à la fin.
}
maui-piece-stock-white = Perles blanches : { $count }, valeur { $points }. Chacune de plus vaut davantage.
maui-piece-stock-black = Perles noires : { $count }, valeur { $points }. Chacune de plus vaut davantage.
maui-piece-stock-penalties = Jetons pénalité : { $count }, un point de moins chacun.
maui-piece-stock-crabs = Crabes des sables sur des serviettes : { $count }, valeur { $points }.

# Pourquoi un bot aime un coup : des phrases qui suivent le coup, séparées par des virgules ; $points est ce qu’il rapporte aussitôt.
maui-reason-shells = { $points ->
    [0] ne perd rien sur les pistes
    [one] { $points } point sur les pistes
   *[other] { $points } points sur les pistes
}
maui-reason-pearls = { $points ->
    [0] garde ses perles
    [one] des perles pour { $points } point de plus
   *[other] des perles pour { $points } points de plus
}
maui-reason-penalties = coûte moins de jetons pénalité que les autres coups
maui-reason-crabs = reste loin des crabes des sables
maui-reason-dollars = { $points ->
    [0] dépense moins de dollars que les autres coups
   *[other] rapporte des dollars pour des serviettes plus chères
}
maui-reason-towels = pose une serviette au lieu de perdre du temps
maui-reason-tokens = { $points ->
    [0] garde ses jetons pour plus tard
   *[other] gagne un jeton
}
maui-reason-tracks = mène les coquillages vers les cases qui rapportent le plus
maui-reason-next = laisse de bonnes places à la serviette suivante
maui-reason-rivals = laisse moins au meilleur rival
