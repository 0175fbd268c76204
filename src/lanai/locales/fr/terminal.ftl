# Le terminal : jouer, regarder, revoir, et la ligne de commande elle-même.

terminal-player = Joueur { $seat }
terminal-total = total

terminal-prompt = Entrée : la liste des coups, help : les commandes.
terminal-which = { $text } peut être l’un de ceux-ci :
terminal-unreadable = { $text } n’est ni un coup ni une commande ; Entrée : la liste des coups, help : les commandes.
terminal-no-number = Il y a { $count } coups au choix ; Entrée les montre.
terminal-legal = { $move } peut être joué : { $effects }.
terminal-hint = { $bot } jouerait { $move } : { $effects }.
terminal-hint-why = Pourquoi : { $why }.
terminal-why-what = Dites quel coup : why COUP.
terminal-undone = { $count ->
    [one] Annulé : { $count } décision.
   *[other] Annulé : { $count } décisions.
}
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-over = La partie est finie. Restent save FICHIER, log et undo ; Entrée pour partir.
terminal-won = { $winners ->
    [one] gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $tied ->
        [0] .
       *[other] , au départage.
    }
   *[other] partagent la victoire avec { $score } points.
}

terminal-saved = Enregistré ; lanai play --resume reprend la partie.
terminal-unsaved = La partie ne peut pas être enregistrée : { $why }.
terminal-which-file = Dites quel fichier : save FICHIER ou load FICHIER.
terminal-written = Écrit dans { $file }.
terminal-loaded = Chargé depuis { $file }.
terminal-cannot-write = Impossible d’écrire { $file } : { $why }.
terminal-cannot-read = Impossible de lire { $file } : { $why }.
terminal-not-over = { $file } existe et n’est pas une partie enregistrée ; rien n’a été écrit.
terminal-damaged = { $file } est illisible et reste tel quel : { $why }.
terminal-finished = cette partie est finie
terminal-others = { $count ->
    [one] { $count } autre partie inachevée se trouve dans { $folder }.
   *[other] { $count } autres parties inachevées se trouvent dans { $folder }.
}
terminal-waiting = { $count ->
    [one] Une partie inachevée est enregistrée ; lanai play --resume la reprend.
   *[other] { $count } parties inachevées sont enregistrées ; lanai play --resume reprend la dernière.
}
terminal-nothing-to-resume = Il n’y a pas de partie enregistrée à reprendre.

terminal-help-intro = Tapez un coup, ou un de ces mots :
terminal-help-move = le jouer : tel qu’il est dans la liste, par son numéro, ou avec assez de lettres pour être clair
terminal-help-moves = tous les coups, leurs numéros et leurs effets
terminal-help-undo = revenir à votre dernière décision, par-delà bots et hasard
terminal-help-hint = ce que ferait un bon joueur, et pourquoi
terminal-help-why = pourquoi ce coup est impossible, ou ce qu’il ferait
terminal-help-log = tout ce qui s’est passé
terminal-help-board = dessiner la table à nouveau
terminal-help-save = écrire la partie dans un fichier
terminal-help-load = reprendre la partie d’un fichier
terminal-help-quit = partir ; la partie est enregistrée

terminal-steps = Entrée : suite   b : retour   g 25 : à l’étape 25   save FICHIER   q : partir
terminal-steps-end = Fin.   b : retour   g 25 : à l’étape 25   save FICHIER   Entrée : partir
terminal-steps-unreadable = Tapez Entrée, b, g et un nombre, save et un fichier, ou q.

cli-lanai = Des jeux de société sur des îles, de la lave et de l’eau, dans votre terminal.
cli-play = Jouer contre des bots et ceux qui sont à côté de vous.
cli-watch = Regarder jouer des bots.
cli-replay = Revoir une partie enregistrée pas à pas.
cli-games = La liste des jeux, avec leurs nombres de joueurs et leurs variantes.
cli-warm = Compiler les jeux pour les bots maintenant, une fois pour toutes sur cette machine.
cli-bench = Mesurer la vitesse des jeux ; lanai bench search : celle de la réflexion des bots.
cli-option-players = Combien jouent.
cli-option-bots = Les bots parmi eux, par exemple hoaloha,greedy ; none s’il n’y a que des personnes.
cli-option-variant = Quelle variante ; lanai games en donne la liste.
cli-option-seed = Un nombre ou un mot : le même distribue la même partie.
cli-option-first = Qui commence, compté à partir de 1 ; au sort si rien n’est dit.
cli-option-name = Votre nom ; plusieurs fois pour plusieurs personnes.
cli-option-resume = Reprendre la partie enregistrée.
cli-option-lang = La langue.
cli-option-delay = Continuer tout seul après tant de secondes.
cli-option-quiet = Ne rien afficher.
cli-option-json = Écrire les chiffres dans ce fichier.
cli-option-seconds = Combien de temps mesurer chaque chiffre.
cli-option-starts = Mesurer aussi le temps que prend le début d’une première partie.

cli-which-game = Dites quel jeu, par exemple : lanai play { $game }
cli-all-bots = { $bots } bots ne vous laissent pas de place parmi { $players } joueurs ; lanai watch est pour les bots seuls.
cli-too-many-names = { $names } noms pour { $people ->
    [0] aucune personne
    [one] une personne
   *[other] { $people } personnes
}.
cli-no-name = Un nom ne peut pas être vide.
cli-first = --first { $first } : les joueurs vont de 1 à { $players }.
cli-not-with-resume = --resume reprend une partie enregistrée et n’accepte pas --{ $option }.
cli-players-bots = { $bots } bots pour { $players } joueurs.
cli-delay = Un délai ne peut pas être négatif.
cli-no-file = Impossible de lire { $file } : { $why }.
cli-players = { $count } joueurs
cli-compiling = compilation de { $function }
cli-ready = { $game } est prêt.
