# La ligne de commande et le laboratoire : parties en série, rapports, entraînement.

## Matchs

match-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
}, chacune jouée de chaque place (graine { $seed })
match-speed = { $decisions } décisions en { $seconds } s : { $speed } par seconde
match-failure = { $bot } a perdu une partie : { $reason }
match-failures = … et { $count } autres défaillances
arena-stopped = Arrêté après { $done } parties sur { $total }.
arena-go-on = Pour continuer :
arena-not-kept = Rien n’a été conservé. Avec --file NOM, un match arrêté peut continuer.
arena-broken = Un des processus a été interrompu de l’extérieur, peut-être faute de mémoire. Moins de --jobs en demandent moins.
data-written = { $file } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $size } Mo
data-source = Dites d’où viennent les parties : --bots ROBOT,ROBOT… ou les fichiers de parties enregistrées.
data-format = { $file } : le nom doit finir par l’un de { $known }.
data-none = { $file } existe déjà, et ne vient pas de ludus data. Choisissez un autre --file.
data-other-game = { $file } est une partie d’un autre jeu que { $game }.
data-unfinished = { $file } n’est pas terminée : personne n’a encore gagné.
cluster-none = Aucun cluster Ray ne répond à { $address } ({ $why }). Sur une seule machine, omettez --cluster.
extra-missing = { $package } n’est pas installé : pip install "ludus[{ $extra }]"
ledger-none = { $file }, ligne { $line } : ce n’est pas le fichier d’un match ou d’un classement. Choisissez un autre --file.
ledger-other = { $file } appartient à autre chose : { $name } valait { $was }, et vaut maintenant { $now }. Choisissez un autre --file.
ledger-name = { $name ->
    [ludus] le genre
    [game] le jeu
    [seats] le nombre de joueurs
    [bots] la liste des robots
    [seed] la graine
    [options] la liste des options
    [version] la version
    [rules] la version des règles
    [built] le réglage des robots
    [records] la liste des parties enregistrées
    [observation] la version des observations
   *[code] le code des règles et des robots
}
sprt-claim = L’affirmation : { $bot } remporte { $most } des victoires, et pas seulement { $least }.
sprt-accepted = Acceptée après { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} : plus de { $least }.
sprt-refused = Rejetée après { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} : moins de { $most }.
sprt-open = Indécis après { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} ; il faut plus de --games.
sprt-evidence = Indices (log) pour : { $for }, acceptée à { $accept } (erreur d’au plus { $alpha }) ; contre : { $against }, rejetée à { $refuse } (erreur d’au plus { $beta }).
ladder-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $bots } robots à des tables de { $seats } (graine { $seed })
ladder-pairs = Un robot de la ligne parmi ceux de la colonne, part des victoires ({ $even } serait l’égalité) :
column-bot = robot
column-wins = victoires
column-interval = intervalle à 95 %
column-average = points
column-speed = décisions/s
column-failures = défaillances
column-rating = cote
column-time = ms/décision
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Rapports

report-title = { $kind ->
    [match] Rapport d’un match
    [ladder] Rapport d’un classement
   *[data] Rapport de nombreuses parties
}
report-reading = Lecture de { $file }…
report-written = { $file } est écrit ; tout navigateur l’affiche, sans réseau.
report-none = { $file } ne vient ni de ludus match, ni de ludus ladder, ni de ludus data.
report-empty = { $file } ne contient encore aucune partie.
report-same = { $file } serait écrit sur lui-même. Choisissez un autre --out.
report-file = Fichier
report-games = Parties
report-players = Joueurs
report-bots = Robots
report-seed = Graine
report-code = Code
report-command = Commande
report-figures = Les chiffres
report-share = Part des victoires
report-from = de
report-to = à
report-below = moins de
report-against = parmi
report-part = Origine
report-points = Points
report-decisions = Décisions d’une partie
report-times = Fois en tout
report-seat = Place { $number }
report-seat-column = Place
report-wins = Qui gagne
report-wins-says = Part des victoires avec son intervalle à 95 %. La ligne pointillée, { $even }, serait l’égalité.
report-wins-ladder = Part des victoires seul parmi les autres, avec son intervalle à 95 %. La ligne pointillée, { $even }, serait l’égalité.
report-seats = La place à table
report-seats-says = La place compte-t-elle ? Part des victoires par place, quel que soit le joueur, avec son intervalle à 95 %.
report-lengths = Durée des parties
report-lengths-says = { $middle } décisions au milieu, { $least } au moins, { $most } au plus.
report-scores = Combien de points
report-scores-says = Le trait est le milieu, la barre contient la moitié des scores, la ligne neuf sur dix.
report-sources = D’où viennent les points
report-sources-says = Points d’une partie moyenne selon leur origine.
report-kind = { $kind ->
    [building] Bâtiment
    [favor] Faveur
    [action] Carte action
   *[card] Carte
}
report-taken = { $kind ->
    [building] Bâtiments construits
    [favor] Faveurs utilisées
    [action] Cartes action choisies
   *[card] Cartes acquises
}
report-taken-by = Joueurs qui le font dans une partie
report-taken-says = { $kind ->
    [building] Parmi tous les joueurs, combien le construisent au moins une fois par partie.
    [favor] Parmi tous les joueurs, combien l’utilisent au moins une fois par partie.
    [action] Parmi tous les joueurs, combien la choisissent au moins une fois par partie.
   *[card] Parmi tous les joueurs, combien en acquièrent au moins une par partie.
}
report-owners = { $kind ->
    [building] Ce que gagnent les bâtisseurs
    [favor] Ce que gagnent ceux qui utilisent une faveur
    [action] Ce que gagnent ceux qui choisissent une carte
   *[card] Ce que gagnent les propriétaires
}
report-owners-says = Part des victoires de ces joueurs, avec son intervalle à 95 % ; { $even } serait l’égalité. On y voit ce qui va ensemble, non ce qui en est la cause : qui mène peut aussi s’offrir davantage.
report-ratings = Cotes au fil du temps
report-ratings-says = Cotes de Plackett-Luce à mesure que les parties s’ajoutent, à un écart type près ; un nouveau venu vaut 25.
report-pairs = Qui rencontre qui
report-pairs-says = Un de la ligne parmi ceux de la colonne : sa part des victoires. { $even } serait l’égalité.

## La ligne de commande

usage = Utilisation :
usage-options = Options
usage-commands = Commandes
usage-help = { $command } --help en dit plus.
about-ludus = Jeux de société romains : jouer, regarder des robots, étudier des matchs.
about-play = Jouer contre des robots. Sans terminal, des robots montrent une courte partie.
about-resume = Continuer une partie sauvegardée : la dernière, ou FILE.
about-watch = Regarder jouer des robots ; ce qui est caché à un spectateur le reste.
about-replay = Revoir une partie enregistrée pas à pas.
about-match = Faire jouer des robots sur des graines appariées, chacune de chaque place.
about-ladder = Chaque robot rencontre tous les autres et reçoit une cote ; un classement arrêté peut continuer.
about-data = Écrire des parties de robots, ou enregistrées, en lignes pour apprendre : une par décision.
about-report = Écrire une page de graphiques d’un match, d’un classement ou de données ; sans réseau.
about-cards = Les cartes d’un jeu, et vos propres fichiers de cartes.
about-cards-check = Vérifier un fichier de cartes ; chaque erreur est indiquée avec sa ligne.
about-cards-show = Montrer les cartes d’un nom.
about-cards-list = Lister toutes les cartes.
option-precisely = Montrer les règles exactes, avec leurs numéros (en anglais).
about-rules = Lire les règles dans votre langue, par mot ; par numéro, ou avec --precisely, le texte exact (en anglais).
option-help = Afficher cette aide.
option-version = Afficher la version et la forme des règles qui tourne.
option-language = Langue : fr, en ou pl ; sinon celle du système.
option-game = Le jeu.
option-cards-game = Le jeu ; sinon celui que le fichier nomme.
option-seats = Nombre de joueurs ; 3 si le jeu le permet.
option-bots = Robots des autres places, dans l’ordre et en boucle.
option-match-bots = Les robots, dans l’ordre et en boucle.
option-ladder-bots = Les robots ; sinon tous les niveaux.
option-ladder-seats = Nombre de joueurs ; sinon le plus petit que le jeu permet.
option-ladder-games = Parties de chaque paire de robots ; arrondi à des rotations entières.
option-ladder-file = Y conserver chaque partie et continuer à partir de là ; sinon ladder-GAME-SEATS.jsonl.
option-ladder-json = Écrire aussi les résultats dans un fichier JSON.
option-seat = Votre place, comptée à partir de 0.
option-seed = La même graine donne la même partie.
option-option = Une option du jeu, par exemple draft=yes ; peut être répétée.
option-cards = Un fichier de cartes à vous.
option-delay = Pause entre deux réponses.
option-games = Nombre de parties, 100 (avec --sprt au plus 10 000) ; arrondi à des rotations entières.
option-json = Tout écrire aussi dans un fichier JSON.
option-file = Y conserver chaque partie, et continuer à partir de là après un arrêt.
option-sprt = Tester une affirmation sur le premier robot et s’arrêter dès qu’elle est tranchée : 0.5,0.75 affirme une part de 0.75 et pas seulement 0.5 ; ALPHA et BETA sont les erreurs permises, 0.05 chacune.
option-data-file = Écrire là, en .parquet ou .csv ; après un arrêt, la même commande continue.
option-data-games = Nombre de parties ; arrondi à des rotations entières.
option-cluster = Jouer sur un cluster Ray : son adresse, ou auto pour celui que Ray trouve ou lance ici.
option-report-out = Écrire la page là ; sinon à côté de FILE, en .html.
option-jobs = Nombre de processus ; sinon tous les cœurs.
build-compiled = règles compilées
build-plain = règles en Python ordinaire
wrong-option = L’option { $name } n’existe pas.
wrong-command = La commande { $name } n’existe pas.
wrong-missing = Il manque { $name }.
wrong-value = L’option { $name } demande une valeur.
wrong-choice = { $name } : choisissez parmi { $known }.
wrong-bot-twice = { $value } est nommé deux fois.
wrong-bot-alone = { $value } n’a personne à rencontrer : nommez au moins deux robots.
wrong-sprt = { $value } : il faut deux parts entre 0 et 1, la plus petite d’abord, par exemple 0.5,0.75, et peut-être deux erreurs sous 0.5, par exemple 0.5,0.75,0.05,0.05.
wrong-line = Il y a un mot de trop.
wrong-number = { $value } : il faut un nombre entier de { $low } à { $high }.
wrong-number-least = { $value } : il faut un nombre entier d’au moins { $low }.
wrong-seconds = { $value } : il faut des secondes, par exemple 0.5.
wrong-game = Le jeu { $value } n’existe pas ; choisissez parmi : { $known }.
wrong-bot = Le robot { $value } n’existe pas ; choisissez parmi : { $known }.
wrong-setting = { $bot } n’a pas de réglage { $setting } ; choisissez parmi : { $known }.
wrong-setting-value = { $bot } : { $setting } vaut { $value }, il faut un nombre comme { $like }.
no-budget = Une recherche a besoin d’un budget : iterations ou seconds, au-dessus de 0.
no-share = { $setting } vaut { $value }, il faut une valeur de 0 à 1.
no-measure = { $setting } vaut { $value }, il faut une valeur de 0 à { $most }.
no-net-name = { $value } n’est pas un nom de réseau : lettres minuscules, chiffres et traits d’union.
no-net = Aucun réseau n’a été entraîné pour ce jeu : il manque { $file }.
bad-net = { $file } est inutilisable : le fichier est abîmé, ou il a été entraîné pour une autre version du jeu.
no-threads = threads vaut { $value }, il en faut au moins 1.
file-wrong = { $file } : { $why }
file-not-text = Le fichier n’est pas un texte en UTF-8.

## Apprentissage

about-train = Entraîner un réseau qui joue, en le faisant jouer contre lui-même ; un entraînement arrêté peut continuer.
option-train-seconds = Durée de cette étape, démarrage compris.
option-train-dir = Conserve l’entraînement, sa courbe et son réseau ; sinon runs/GAME.
option-train-seed = La même graine donne le même entraînement sur la même machine.
option-train-device = Où s’entraîner ; sinon le processeur graphique s’il y en a un.
option-train-settings = Un fichier de réglages à la place de celui du jeu.
option-train-set = Modifie un réglage ; peut être répétée.
option-train-export = Écrit aussi le réseau dans ce fichier.
train-line = { $seconds } s : { $answers } millions de réponses, { $games } parties, { $rate } réponses par seconde, entropie { $entropy }, perte de la valeur { $value }
train-share = { $bot }, { $seats } joueurs : { $share } des victoires
train-kept = L’entraînement est conservé dans { $folder } ; le réseau est { $file }.
