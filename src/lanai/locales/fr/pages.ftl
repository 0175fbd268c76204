# Les pages autour des tables : accueil, liste des tables, nouvelle table, réglages, à propos.

## Sur plusieurs pages
pages-main = Pages principales
pages-home = Accueil
pages-lobby = Toutes les tables
pages-new = Nouvelle table
pages-settings = Réglages
pages-about = À propos
pages-theme-dark = Allumer les lanternes : couleurs sombres
pages-theme-light = Laisser entrer le soleil : couleurs claires
pages-copy = Copier
pages-copied = Copié
pages-retry = Réessayer
pages-problem = Cela n’a pas marché
pages-offline = Le serveur est injoignable en ce moment ; nous continuons d’essayer.

## Les jeux ; les lignes sont ce que dit le dos de la boîte
pages-game-maui = Maui
pages-game-haleakala = Haleakalā
pages-game-iquazu = Iquazú
pages-game-eruption = Éruption
pages-line-maui = Étalez des serviettes, assortissez les motifs, gare à la marée.
pages-line-haleakala = Deux chamanes, un bateau, un volcan agité.
pages-line-iquazu = Cachez vos gemmes derrière la cascade.
pages-line-eruption = Détournez la lave de votre village.
pages-rules-maui-1 = Prenez une serviette au marché et posez-la à côté de la dernière sur votre plage.
pages-rules-maui-2 = Un motif qui continue sur sa rangée fait avancer votre coquillage, plus loin près de l’eau et des arbres.
pages-rules-maui-3 = La douzième serviette termine la partie ; ce qui dépasse du bord vous coûte.
pages-rules-haleakala-1 = Posez un disque numéroté sur une plage : votre chamane marche, ou le bateau navigue.
pages-rules-haleakala-2 = Là où le bateau accoste, les deux prennent une carte, le plus grand total d’abord.
pages-rules-haleakala-3 = Statues, paniers et perles marquent après chacune des deux éruptions.
pages-rules-iquazu-1 = Piochez quatre cartes, ou payez des cartes pour cacher une gemme derrière la cascade.
pages-rules-iquazu-2 = Les gouttes d’eau ferment des niches ; une colonne pleine rapporte à qui a le plus de gemmes.
pages-rules-iquazu-3 = Dominez les rangées : elles donnent des tuiles bonus quand le cadre glisse.
pages-rules-eruption-1 = Posez une tuile de lave à chaque tour : la coulée doit continuer, mais vous choisissez où.
pages-rules-eruption-2 = Bâtissez des murs de paille, de bois et de pierre, et jouez des cartes pour refroidir votre village.
pages-rules-eruption-3 = Le village le plus frais gagne quand un autre brûle ou que la lave s’épuise.
pages-players = { $from ->
    [one] { $from } joueur
   *[other] { $from } joueurs
}
pages-players-range = { $from }–{ $to } joueurs

## Les tables dans les listes
pages-table-sit = S’asseoir
pages-table-sit-label = S’asseoir : { $game } avec { $host }
pages-table-watch = Regarder
pages-table-watch-label = Regarder : { $game } avec { $host }
pages-table-go = Continuer
pages-table-go-label = Continuer : { $game }
pages-table-nobody = personne encore
pages-table-with = avec { $names }
pages-table-your-turn = à vous
pages-table-their-turn = à { $name }
pages-table-waiting = { $count ->
    [0] va commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
pages-table-over = finie
pages-table-taken = { $taken } places prises sur { $all }
pages-pace-none = sans pendule
pages-pace-live = { $minutes ->
    [one] { $minutes } minute chacun
   *[other] { $minutes } minutes chacun
}
pages-pace-live-more = { $minutes } min + { $seconds } s
pages-pace-turn-days = { $count ->
    [one] un jour par coup
   *[other] { $count } jours par coup
}
pages-pace-turn-hours = { $count ->
    [one] une heure par coup
   *[other] { $count } heures par coup
}
pages-pace-turn-minutes = { $count ->
    [one] une minute par coup
   *[other] { $count } minutes par coup
}
pages-pace-turn-seconds = { $count } secondes par coup

## Accueil
home-title = Lanai : des jeux de société au bord de la mer
home-welcome = Une véranda au bord de la mer, quatre jeux de société sur la table. Asseyez-vous, sans compte.
home-play = Jouer contre un bot
home-invite = Inviter des amis
home-games = Sur la table
home-open = Tables ouvertes
home-yours = Vos tables
home-all = Toutes les tables
home-none = Personne n’attend en ce moment.
home-none-more = Ouvrez une table et d’autres pourront s’asseoir avec vous.
home-new = Ouvrir une table
home-turn = Règles de { $game } en trois lignes
home-quick = Jouer à { $game } contre un bot maintenant
home-play-now = Jouer
home-new-table = Nouvelle table
home-close = Fermer
home-coming = Bientôt
home-device = Continuer vos parties sur un autre appareil
home-replay = Revoir une partie enregistrée
home-bots = Écrire un bot

## La liste des tables
lobby-title = Toutes les tables
lobby-lead = Asseyez-vous où une place est libre, ou regardez une partie en cours.
lobby-filter = Quels jeux
lobby-every = Tous les jeux
lobby-waiting = Attendent des joueurs
lobby-playing = En cours
lobby-none = Aucune table n’attend ici.
lobby-none-more = Ouvrez-en une : tout le monde la voit aussitôt.
lobby-quiet = Personne ne joue à une table publique en ce moment.
lobby-new = Ouvrir une table
lobby-fresh = Cette liste se tient à jour toute seule.

## Une nouvelle table
new-title = Une nouvelle table
new-lead = Votre dernier choix est gardé. À la fin, vous recevez un lien à partager.
new-game = Quel jeu ?
new-variant = Quelles règles ?
new-players = Combien de joueurs ?
new-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
new-seats = Qui s’assied où ?
new-seat = Place { $number }
new-seat-you = Vous
new-kind-open = N’importe qui
new-kind-open-more = depuis la liste
new-kind-invited = Sur invitation
new-kind-invited-more = par votre lien
new-kind-bot = Un bot
new-kind-bot-more = commence aussitôt
new-kind-here = À côté de vous
new-kind-here-more = sur cet appareil
new-here-name = Nom
new-which-bot = Quel bot ?
new-clock = À quelle vitesse ?
new-clock-none = Sans pendule
new-clock-none-more = prenez votre temps
new-clock-quick = 10 min + 5 s
new-clock-quick-more = une partie vive
new-clock-calm = 20 min + 10 s
new-clock-calm-more = le temps de penser
new-clock-day = Un jour par coup
new-clock-day-more = de temps en temps
new-clock-custom = La vôtre
new-clock-custom-more = réglez-la
new-custom-kind = Temps compté
new-custom-live = pour toute la partie
new-custom-turn = pour chaque tour
new-custom-minutes = Minutes
new-custom-increment = Secondes en plus par tour
new-less = Moins : { $what }
new-more = Plus : { $what }
new-timeout = Quand le temps est écoulé
new-timeout-bot = Un bot continue
new-timeout-lose = La place perd
new-hints = Conseils
new-hints-more = Chacun peut demander ce que ferait un bot.
new-listed = La montrer dans la liste
new-listed-more = Sinon, seul le lien y mène.
new-first = Qui commence ?
new-first-chance = Au sort
new-open = Ouvrir la table
new-start = Commencer la partie
new-opening = On ouvre la table
new-summary = Votre table
new-summary-invite = Vous recevez un lien à partager dès que la table est ouverte.
new-summary-ready = Tout le monde est là : la partie commence aussitôt.
new-summary-private = accessible par le lien seulement
new-summary-listed = visible dans la liste
new-summary-hints = avec conseils
new-summary-no-hints = sans conseils
new-summary-begins = { $name } commence
new-summary-lot = le premier joueur est tiré au sort

## Réglages
settings-title = Réglages
settings-lead = Tout prend effet aussitôt.
settings-you = Vous
settings-name = Votre nom
settings-name-more = Les autres le voient à la table. 24 caractères au plus.
settings-saved = Enregistré
settings-shape = Votre marque
settings-shape-more = Elle accompagne votre nom à l’accueil ; à une table, chaque place a la sienne.
settings-shape-0 = Cercle orange
settings-shape-1 = Carré bleu
settings-shape-2 = Triangle jaune
settings-shape-3 = Losange vert
settings-shape-4 = Hexagone violet
settings-shape-5 = Croix grise
settings-looks = Apparence
settings-language = Langue
settings-language-auto = Comme le navigateur
settings-theme = Couleurs
settings-theme-system = Comme l’appareil
settings-theme-light = Après-midi
settings-theme-dark = Soir
settings-play = Jouer
settings-confirm = Demander avant d’envoyer un coup
settings-confirm-always = Toujours
settings-confirm-always-more = voir ce qu’il fait, puis valider
settings-confirm-final = Ce qui est définitif
settings-confirm-final-more = seulement les coups qui terminent le tour ou révèlent quelque chose
settings-confirm-never = Jamais
settings-confirm-never-more = un coup part dès qu’il est clair
settings-speed = Vitesse des pièces
settings-speed-slow = Calme
settings-speed-normal = Normale
settings-speed-fast = Vive
settings-speed-none = Aucune
settings-speed-reduced = Votre appareil demande moins de mouvement : les pièces ne voyagent pas, quoi que vous choisissiez ici.
settings-sound = Sons
settings-sound-more = Du bois doux et de l’eau quand quelque chose se passe.
settings-plain = Table simple
settings-plain-more = La table en texte avec une liste de coups : bien pour les lecteurs d’écran et les très petits écrans.
settings-device = Sur un autre appareil
settings-device-more = Vos tables vous suivent : ouvrez ce lien une fois, dans le quart d’heure, sur l’autre appareil. Qui l’ouvre joue à votre place, gardez-le pour vous.
settings-device-make = Créer un lien
settings-device-again = Créer un nouveau lien
settings-device-link = Lien pour votre autre appareil
settings-device-code = Le même lien en image à scanner
settings-claim = Continuer ici en tant que vous ?
settings-claim-more = Ce lien vient de votre autre appareil. Si vous acceptez, ce navigateur joue sous ce nom, et le profil d’invité qui s’y trouvait est oublié.
settings-claim-yes = Oui, c’est moi
settings-claim-no = Non
settings-claim-done = Bon retour, { $name }. Vos tables sont ici.
settings-bots = Jetons pour bots
settings-bots-more = Avec un jeton, un programme à vous peut s’asseoir et jouer en votre nom. Il n’est montré qu’une fois et vaut jusqu’à ce que vous le retiriez.
settings-bots-label = Pour quoi faire ?
settings-bots-hint = mon premier bot
settings-bots-make = Créer un jeton
settings-bots-secret = Votre jeton : copiez-le maintenant, il ne sera plus montré
settings-bots-how = Essayez : ce bot de vingt lignes s’assied à une de vos tables (mettez son numéro à la fin) et joue n’importe quel coup permis.
settings-bots-table = TABLE
settings-bots-docs = Toute l’interface
settings-bots-drop = Retirer tous les jetons
settings-bots-drop-sure = Vraiment tous les retirer ? Les programmes qui s’en servent s’arrêtent aussitôt.
settings-bots-dropped = Tous les jetons sont retirés.
settings-cancel = Annuler

## À propos
about-title = À propos de Lanai
about-what = Ce que c’est
about-what-1 = Un lanai est une véranda hawaïenne où l’on s’assied ensemble. Sur celle-ci, il y a quatre jeux de société sur des îles, de la lave et de l’eau. Jouez-y contre des bots, avec des amis sur d’autres appareils, ou autour d’un seul.
about-what-2 = Pas de compte, pas de publicité, rien à payer. Vous êtes notre hôte dès le premier geste ; un cookie retient quelles places sont les vôtres.
about-games = À qui sont les jeux
about-games-1 = Les noms et la conception des jeux appartiennent à leurs auteurs et éditeurs. Les règles sont dites ici avec nos mots et toutes les images sont dessinées par nous. Si un jeu vous plaît, achetez la boîte : elle sent meilleur.
about-by-maui = de Grégoire Largey, Frank Crittin et Sébastien Pauchon, édité par Next Move
about-by-haleakala = de Florian Racky et Marc Klerner, édité par Feuerland Spiele
about-by-iquazu = de Michael Feldkötter, édité par HABA
about-by-eruption = de Chris James
about-fair = Des dés honnêtes, et comment le savoir
about-fair-1 = Avant que quiconque s’asseye, le serveur met un nombre secret sous enveloppe scellée. Vous voyez le sceau : un long code qui ne va qu’à ce secret.
about-fair-2 = Chacun, en s’asseyant, ajoute un nombre au hasard. Toutes les cartes, les tuiles et les dés de la partie viennent du secret et de ces nombres ensemble : ni le serveur ni un joueur n’a pu les choisir.
about-fair-3 = Quand la partie est finie, l’enveloppe est ouverte. Téléchargez la partie et vérifiez-la avec lanai verify, ou écrivez votre propre contrôle : tous les nombres sont dans le fichier.
about-fair-4 = Ce que vous ne devez pas voir ne quitte jamais le serveur, les bots ne voient pas plus que vous, et aucun coup confirmé ne se perd.
about-keys = Clavier
about-keys-lead = Tout se joue sans souris.
about-key-tab = D’un endroit à l’autre : places, pièces, consigne, journal
about-key-arrows = Parmi les pièces d’un plateau ou les cartes d’un choix
about-key-enter = Prendre, choisir ou valider ce qui est visé
about-key-escape = Reprendre votre dernier choix
about-key-turning = Dans une analyse : au tournant précédent ou suivant
about-host = Une véranda à vous
about-host-1 = Lanai tourne sur tout ordinateur avec Python. Ces deux lignes l’installent et ouvrent ses portes à toute la maison, à l’adresse de votre ordinateur :
about-host-2 = Sauvegarde, restauration, une vraie adresse et tout le reste sont dans le guide d’hébergement fourni.
about-licence = Licence
about-licence-1 = Le code, les textes et les images sont libres sous licence MIT : utilisez, changez et partagez-les comme vous voulez, en gardant la licence avec.
about-licence-2 = Rien sur ces pages n’est chargé d’ailleurs que de ce serveur.
