# Le client pour navigateur. Chaque page et chaque partie a sa section ; les textes d’un jeu sont dans le fichier du jeu.

## Mots employés partout
client-try-again = Réessayer
client-reload = Recharger
client-to-start = À l’accueil
client-close = Fermer

## Quand quelque chose fait obstacle
client-trouble-missing = Il n’y a rien à cette adresse
client-trouble-missing-more = Le lien est peut-être incomplet. L’accueil montre toutes les tables que vous pouvez voir.
client-trouble-broken = Cette page a trébuché
client-trouble-broken-more = Rien de votre partie n’est perdu : elle est gardée sur le serveur.
client-trouble-old-tab = Cette page est plus ancienne que le serveur
client-trouble-old-tab-more = Lanai a été mis à jour. Rechargez la page ; votre partie reprend où elle en était.
client-trouble-no-table = Cette table n’existe pas
client-trouble-no-table-more = Le lien est faux, ou la table a été rangée. Demandez un nouveau lien, ou ouvrez votre propre table.
client-trouble-offline = Le serveur est injoignable
client-trouble-offline-more = Nous continuons d’essayer. Rien de ce que vous avez joué n’est perdu.
client-trouble-abandoned = Cette table a été abandonnée
client-trouble-abandoned-more = La partie n’a jamais commencé. Vous pouvez ouvrir une autre table tout de suite.
client-title = { $title } · Lanai
client-title-turn = ● À vous · { $title }
client-loading = On dresse la table…
client-copied = Copié
client-copy-link = Copier le lien
client-to-lobby = Toutes les tables

## La liaison avec le serveur
client-banner-away = La liaison est coupée. Nous continuons d’essayer ; un coup envoyé arrivera à son retour.
client-banner-restart = Le serveur redémarre et revient dans un instant. Rien n’est perdu.
client-banner-outdated = Lanai a été mis à jour. Rechargez la page ; votre partie reprend où elle en était.

## Réponses à ce qu’on a envoyé
client-answer-failed = Cela n’a pas marché. Réessayez.
client-answer-stale = Autre chose vient de se passer. Regardez et décidez à nouveau.
client-answer-lost = Il n’y a pas de liaison avec le serveur en ce moment.
client-answer-not-your-turn = Ce n’est pas votre tour.
client-answer-not-your-seat = Ce n’est pas votre place.
client-answer-illegal-move = Ce coup ne peut pas être joué.
client-answer-table-over = La partie est finie.
client-answer-table-abandoned = La table a été abandonnée.
client-answer-nothing-to-undo = Il n’y a rien à annuler.
client-answer-asked-already = Quelqu’un l’a déjà demandé.
client-answer-not-asked = Personne ne le demande plus.
client-answer-seat-away = Un bot joue à cette place en ce moment.
client-answer-no-time = Le temps de cette place est écoulé.
client-answer-no-hints = Il n’y a pas de conseils à cette table.
client-answer-still-there = Cette personne était là à l’instant. Attendez deux minutes.
client-answer-clock-decides = Ici, la pendule décide des absents.
client-answer-not-partner = Seul un partenaire peut le faire.
client-answer-nothing-new = C’est déjà ainsi.
client-answer-no-bot = Aucun bot ne peut réfléchir en ce moment. Réessayez.
client-answer-bad-text = Cela ne peut pas se dire.
client-answer-too-much = C’était trop rapide. Attendez un instant.
client-answer-storage = Rien n’a pu être enregistré, donc rien n’a changé. Réessayez.
client-answer-unreadable = Cette page est plus ancienne que le serveur. Rechargez-la.

## Avant le début
client-waiting-title = On dresse la table
client-waiting-invited = On vous invite à jouer : { $game }
client-waiting-free = { $count ->
    [0] Tout le monde est là : on commence tout de suite.
    [one] Une place est libre. La partie commence quand elle est prise.
   *[other] { $count } places sont libres. La partie commence quand toutes sont prises.
}
client-seat-free = Place libre
client-seat-open = pour tout le monde
client-seat-invited = pour qui a le lien
client-seat-hotseat = pour quelqu’un devant cet écran
client-seat-bot = bot
client-seat-you = vous
client-seat-here = est là
client-seat-not-here = pas là en ce moment
client-seat-turn = joue
client-seat-nth = { $name } { $nth }
client-seat-label = Place de { $name }
client-seats = Joueurs
client-player = Joueur { $seat }
client-sit = S’asseoir
client-sit-too = S’asseoir ici aussi
client-sit-too-more = Pour quelqu’un à côté de vous, devant ce même écran
client-stand-up = Se lever
client-full = Toutes les places sont prises. Vous pouvez rester et regarder.
client-hot-seat = Vous avez plusieurs places : passez l’écran à chaque tour.
client-close-table = Ranger la table
client-invite = Inviter
client-invite-more = Qui ouvre ce lien s’assied d’un geste, sans compte.
client-invite-qr = Le lien d’invitation en code à scanner
client-invite-link = Le lien d’invitation
client-fair = Comment savoir que les dés sont honnêtes ?
client-fair-more = Ce nombre est fixé avant que quiconque s’asseye ; chaque joueur ajoute une part de hasard. Après la partie, chacun peut tout vérifier.

## À la table
client-board = La table : { $title }
client-prompt = Ce que vous pouvez faire
client-choices = Choix
client-undo = Annuler
client-ask-undo = Demander à annuler
client-step-back = Retour
client-hint = Conseil
client-hint-thinking = Je réfléchis…
client-hint-why = Pourquoi : { $why }.
client-no-hints = Il n’y a pas de conseils à cette table
client-confirm = Valider
client-sending = Votre coup est en route…
client-why = Impossible : { $why }
client-why-watching = vous regardez cette partie
client-why-over = la partie est finie
client-why-turn = c’est à { $name } de jouer
client-your-turn = à vous
client-waits-for = { $name } réfléchit
client-watching = Vous regardez. { $name } réfléchit
client-news = Depuis votre dernier tour : { $text }
client-since-last = Depuis votre dernier tour
client-over = La partie est finie
client-abandoned = La table a été abandonnée
client-asked = { $name } demande à annuler sa dernière décision
client-asking = Vous avez demandé à annuler votre décision ; les autres répondent.
client-allow = Permettre
client-refuse = Continuer
client-you-away-left = Un bot joue pour vous
client-you-away-timeout = Votre temps est écoulé ; un bot joue pour vous
client-you-away-resigned = Vous avez abandonné ; un bot joue jusqu’à la fin
client-away-left = un bot joue ici
client-away-timeout = temps écoulé, un bot joue
client-away-resigned = a abandonné
client-place = { $place }.
client-clock = Temps restant : { $time }
client-clock-days = { $days } j { $hours } h

## Journal et discussion
client-talk = Journal et discussion
client-log = Journal
client-log-empty = Il ne s’est encore rien passé.
client-hinted = demande un conseil
client-chat = Discussion
client-chat-empty = Personne n’a encore rien dit.
client-chat-say = Dites quelque chose
client-chat-send = Envoyer
client-unread = nouveau
client-mute = Mettre en sourdine
client-muted = Vous n’entendrez plus cette personne à cette table.

## Le menu
client-menu = Menu
client-menu-light = Couleurs claires
client-menu-dark = Couleurs sombres
client-menu-plain = Mode simple : la table en lettres
client-menu-drawn = Dessiner la table
client-menu-sound-on = Activer les sons
client-menu-sound-off = Couper les sons
client-menu-confirm = Valider les coups
client-menu-confirm-always = Toujours
client-menu-confirm-final = Définitifs
client-menu-confirm-never = Jamais
client-menu-watch-link = Copier un lien pour spectateurs
client-leave = Partir : un bot continue
client-leave-sure = Vraiment partir ? Vous pourrez revenir. Touchez encore
client-leave-alone-sure = Il n’y a personne d’autre : la partie s’arrête. Touchez encore
client-replace = Laisser un bot jouer pour { $name }, qui n’est pas là
client-entrust = Laisser un bot jouer pour { $name }
client-entrust-back = Jouer de nouveau pour { $name }, sans bot
client-return = Reprendre votre place
client-resign = Abandonner
client-resign-sure = Vraiment abandonner ? Touchez encore

## Plusieurs personnes devant un écran
client-curtain = Passez l’écran à { $name }
client-curtain-more = Les autres détournent les yeux : derrière le rideau il y a une main.
client-curtain-open = Je suis { $name }

## La table simple
client-picture = La table en lettres
client-picture-none = La table ne peut pas être dessinée en ce moment.
client-moves = Tous vos coups

## La fin
client-end = Le résultat
client-end-show = Le résultat
client-end-you-win = Vous avez gagné !
client-end-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
client-end-tie-break = Au départage : les points sont égaux.
client-end-line = Ce qui compte
client-end-total = Total
client-rematch = Revanche
client-rematch-join = Vers la revanche
client-replay = Revoir
client-look-back = Revenir sur la partie
client-look-again = Regarder encore la table

## Revoir
client-trouble-running = Cette partie n’est pas finie
client-trouble-running-more = Une partie peut être revue quand elle est finie. D’ici là, on peut la regarder à sa table.
client-replay-first = Au début
client-replay-back = Un pas en arrière
client-replay-play = Laisser défiler
client-replay-pause = Pause
client-replay-next = Un pas en avant
client-replay-last = À la fin
client-replay-step = Pas
client-replay-at = { $ply } sur { $total }
client-replay-from = Vu par
client-replay-spectator = Comme un spectateur
client-replay-seat = Comme { $name }
client-replay-link = Copier le lien vers ce pas
client-replay-copied = Le lien vers le pas { $ply } est copié.
client-replay-download = Télécharger la partie
client-replay-open = Ouvrir une partie enregistrée
client-replay-open-more = Choisissez une partie téléchargée de Lanai, ou déposez-la ici.
client-replay-choose = Choisir un fichier
client-replay-bad = Ce fichier ne se lit pas comme une partie de Lanai.
client-replay-undrawn = Ce jeu n’a pas encore de table dessinée. Coup : { $move }
