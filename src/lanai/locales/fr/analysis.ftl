# Revenir sur une partie finie : chances de gagner, meilleurs coups, tournants, hasard. Chargé avec « Revoir ».

analysis-start = Analyser
analysis-progress = Analyse : { $value } %
analysis-progress-label = Où en est l’analyse
analysis-progress-heard = La partie est en cours d’analyse : { $value } %
analysis-ready = L’analyse est prête
analysis-tabs = Analyse et journal
analysis-tab = Analyse
analysis-percent = { $value } %

## La courbe
analysis-curve = Chances de gagner au fil de la partie : { $seats }
analysis-curve-seat = { $name } de { $first } % à { $last } %
analysis-chances = Chances de gagner à ce pas
analysis-turnings = Tournants
analysis-turning-mistake = Pas { $ply } : { $name } abandonne { $by } %
analysis-turning-luck = Pas { $ply } : le hasard donne { $by } % à { $name }
analysis-turning-before = Tournant précédent ([)
analysis-turning-after = Tournant suivant (])

## Une décision
analysis-decision = Décision { $ply }
analysis-then = ensuite
analysis-verdict-forced = le seul coup
analysis-verdict-best = le meilleur coup
analysis-verdict-close = presque le meilleur
analysis-verdict-weak = { $by } % abandonnés
analysis-verdict-mistake = une erreur : −{ $by } %
analysis-lucky = hasard : +{ $by } %
analysis-came = Le hasard a apporté
analysis-better = Mieux valait
analysis-others = Autres coups
analysis-instead = ({ $value } % au lieu de { $played } %)
analysis-against = ({ $value } % contre { $played } %)
analysis-try = Essayer
analysis-begin = La partie commence. Avancez, choisissez un endroit de la courbe ou un tournant dessous : [ et ].
analysis-begin-even = La partie commence. Avancez ou choisissez un endroit de la courbe ; aucun pas n’a fait basculer cette partie.

## Hasard et jugement
analysis-luck = Hasard et jugement
analysis-luck-column = Hasard
analysis-lost-column = Abandonné
analysis-luck-kind = Le hasard a surtout souri à { $name } (+{ $by } %).
analysis-luck-even = Le hasard n’a souri à personne.
analysis-lost-least = { $name } a le moins abandonné ({ $by } %).
analysis-luck-more = Hasard : de combien ce qui a été pioché ou lancé a déplacé les chances de gagner, par rapport à ce qu’on pouvait attendre.
analysis-lost-more = Abandonné : de combien les meilleurs coups auraient été meilleurs, d’après { $tries } parties simulées pour chaque décision, en ne sachant que ce que le joueur pouvait savoir. Les deux sont des sommes sur toute la partie.

## Une variante
analysis-line = Variante : à partir du pas { $ply } d’une partie finie
analysis-line-back = Retour à l’analyse
