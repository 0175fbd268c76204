# Ce que dit le serveur quand quelque chose ne peut pas se faire.
server-problem-no-person = On ne vous connaît pas encore ici
server-problem-bad-name = Un nom demande au moins un caractère visible
server-problem-bad-person = Cette couleur ou cette langue n’existe pas
server-problem-too-many-tokens = Vous avez dix jetons ; retirez-les d’abord
server-problem-no-link = Le lien a déjà servi ou a expiré
server-problem-broken-table = Les données enregistrées de cette table ne concordent pas
server-problem-no-table = Cette table n’existe pas
server-problem-bad-options = Une telle table ne peut pas être ouverte
server-problem-bad-bot = Ce bot n’existe pas
server-problem-only-bots = Une place au moins doit être pour une personne
server-problem-bad-clock = Une pendule a au moins dix secondes, au plus deux semaines
server-problem-too-many-tables = Vous avez autant de tables ouvertes qu’une personne peut en avoir
server-problem-no-free-seat = Aucune place n’est libre pour vous
server-problem-not-invited = Cette place est pour qui a le lien d’invitation
server-problem-seat-taken = Quelqu’un y est déjà assis
server-problem-no-seat = Cette place n’existe pas
server-problem-bad-record = Ce n’est pas une partie enregistrée, ou elle ne concorde pas
server-problem-table-open = La partie n’a pas commencé
server-problem-table-playing = La partie est en cours
server-problem-table-over = La partie est finie
server-problem-table-abandoned = La table a été abandonnée
server-problem-not-alone = D’autres personnes sont à la table
server-problem-no-rematch = Une revanche suit une de vos parties finies
server-problem-not-started = La partie n’a pas commencé
server-problem-not-finished = Seule une partie jouée jusqu’au bout peut être analysée
server-problem-analyses-waiting = Beaucoup de parties attendent d’être analysées ; réessayez plus tard
server-problem-no-ply = Personne n’a rien décidé à cet endroit
server-problem-illegal-move = Ce coup ne peut pas être joué là
server-problem-storage = Rien ne peut être enregistré en ce moment ; rien n’a changé
server-problem-invalid = La demande est mal formée
server-problem-not-found = Il n’y a rien ici
server-problem-wrong-method = Cela ne se fait pas ici
server-problem-http = La demande n’a pas été comprise
server-problem-unexpected = Quelque chose s’est mal passé ici ; rien n’a changé
server-problem-wrong-origin = La demande vient d’une page qui ne peut pas l’envoyer
server-problem-too-many-requests = Trop de demandes à la fois ; attendez un instant
server-problem-too-many-connections = Vous avez trop de tables ouvertes
server-problem-too-big = C’est trop grand
server-problem-not-json = Envoyez du JSON

# Commandes pour les hôtes.
server-serve = Lancer le serveur.
server-backup = Écrire toutes les données dans un fichier ; le serveur peut tourner pendant ce temps.
server-restore = Remettre les données d’une sauvegarde en place ; arrêtez d’abord le serveur.
server-doctor = Rejouer toutes les parties enregistrées et dire ce qui ne concorde pas.
server-verify = Vérifier que le hasard d’une partie téléchargée était honnête et le résultat juste.
server-option-config = Un fichier TOML de réglages.
server-option-host = L’adresse où écouter.
server-option-port = Le port où écouter ; 0 en prend un libre.
server-option-open = Dire l’adresse (sur un autre port si celui-ci est pris) et l’ouvrir s’il y a un bureau.
server-is-at = Lanai est à l’adresse { $address } (Ctrl+C l’arrête).
server-backed-up = Tout est dans { $file } ; gardez-le pour vous.
server-restored = Restauré dans { $folder }.
server-ill = table { $table } : { $fault }
server-examined = { $seen ->
    [one] { $seen } table examinée, { $ill } avec des fautes.
   *[other] { $seen } tables examinées, { $ill } avec des fautes.
}
server-unfair = { $file } ne tient pas : { $fault }
server-fair = { $file } : le hasard était fixé d’avance, et les coups mènent au résultat.

# Comment s’appelle d’abord qui arrive.
server-guest = Convive { $number }
