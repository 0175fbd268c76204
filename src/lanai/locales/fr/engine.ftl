# Ce que le moteur dit de tout jeu.
engine-why-over = la partie est finie
engine-why-turn = c’est au joueur { $seat } de jouer
engine-why-unreadable = ce coup n’existe pas dans ce jeu

# Entre ce qui arrive à un joueur et ce qui arrive au suivant, sur une ligne du journal.
engine-next-clause = { "\u202F" };{ " " }
