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
arena-broken = Un des processus a été interrompu de l’extérieur, peut-être faute de mémoire. Avec moins de --jobs, il en faut moins.
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
ledger-none = { $file }, ligne { $line } : ce n’est pas le fichier d’un match, d’un classement ou de données. Choisissez un autre --file.
ledger-other = { $file } appartient à autre chose : { $name } était { $was }, et c’est maintenant { $now }. Choisissez un autre --file.
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
sprt-open = Pas encore tranchée après { $seeds ->
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
report-wins-ladder = Part des victoires d’un robot seul parmi les autres, avec son intervalle à 95 %. La ligne pointillée, { $even }, serait l’égalité.
report-seats = La place à table
report-seats-says = La place compte-t-elle ? Part des victoires par place, quel que soit le joueur, avec son intervalle à 95 %.
report-lengths = Durée des parties
report-lengths-says = { $middle } décisions en médiane, { $least } au moins, { $most } au plus.
report-scores = Combien de points
report-scores-says = Le trait est la médiane ; la barre contient la moitié des scores, la ligne neuf sur dix.
report-sources = D’où viennent les points
report-sources-says = Points d’une partie moyenne selon leur origine.
report-kind = { $kind ->
    [building] Bâtiment
    [favor] Faveur
    [action] Carte Action
   *[card] Carte
}
report-taken = { $kind ->
    [building] Bâtiments construits
    [favor] Faveurs utilisées
    [action] Cartes Action choisies
   *[card] Cartes acquises
}
report-taken-by = Part des joueurs
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
report-rating = Cote
report-ratings = Cotes au fil du temps
report-ratings-says = Cotes de Plackett-Luce à mesure que les parties s’ajoutent, à un écart type près ; un nouveau venu vaut 25.
report-pairs = Qui rencontre qui
report-pairs-says = Un robot de la ligne parmi ceux de la colonne : sa part des victoires. { $even } serait l’égalité.

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
about-data = Écrire des parties, de robots ou enregistrées, en lignes dont on apprend : une par décision.
about-report = Écrire une page de graphiques d’un match, d’un classement ou de données ; sans réseau.
about-cards = Les cartes d’un jeu, et vos propres fichiers de cartes.
about-cards-check = Vérifier un fichier de cartes ; chaque erreur est indiquée avec sa ligne.
about-cards-show = Montrer les cartes qui portent un nom.
about-cards-list = Lister toutes les cartes.
option-precisely = Montrer les règles exactes, avec leurs numéros (en anglais).
about-rules = Lire les règles dans votre langue, par mot ; par numéro, ou avec --precisely, le texte exact (en anglais).
option-help = Afficher cette aide.
option-version = Afficher la version, et si les règles sont compilées ou en Python ordinaire.
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
wrong-bots-many = Il n’y a pas de place pour { $value } : les robots en ont { $seats }.
wrong-bot-alone = { $value } n’a personne à rencontrer : nommez au moins deux robots.
wrong-sprt = { $value } : il faut deux parts entre 0 et 1, la plus petite d’abord, par exemple 0.5,0.75, et peut-être deux erreurs sous 0.5, par exemple 0.5,0.75,0.05,0.05.
wrong-line = Il y a un mot de trop.
wrong-number = { $value } : il faut un nombre entier de { $low } à { $high }.
wrong-number-least = { $value } : il faut un nombre entier d’au moins { $low }.
wrong-seconds = { $value } : il faut un nombre de secondes, par exemple 0.5.
wrong-game = Le jeu { $value } n’existe pas ; choisissez parmi : { $known }.
wrong-bot = Le robot { $value } n’existe pas ; choisissez parmi : { $known }.
wrong-game-option = { $game } n’a pas d’option { $name } ; choisissez parmi : { $known }.
wrong-option-value = { $name } vaut { $value } ; choisissez parmi : { $known } ({ $rule }).
wrong-options = { $name } ne se joue pas avec { $other } ({ $rule }).
wrong-sides = sides { $sides } : il en faut { $count }, un par joueur.
wrong-side-names = sides { $sides } : il en faut de différents, parmi { $known }.
save-wrong = { $file } n’est pas une partie sauvegardée lisible : { $why }
rules-missing = Les règles de ce jeu ne sont pas installées.
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
option-train-dir = Y conserver l’entraînement, sa courbe et son réseau ; sinon runs/GAME.
option-train-seed = La même graine donne le même entraînement sur la même machine.
option-train-device = Où s’entraîner ; sinon le processeur graphique s’il y en a un.
option-train-settings = Un fichier de réglages à la place de celui du jeu.
option-train-set = Modifier un réglage ; peut être répétée.
option-train-export = Écrire aussi le réseau dans ce fichier.
train-line = { $seconds } s : { $answers } millions de réponses, { $games } parties, { $rate } réponses par seconde, entropie { $entropy }, perte de la valeur { $value }
train-share = { $bot }, { $seats } joueurs : { $share } des victoires
train-kept = L’entraînement est conservé dans { $folder } ; le réseau est { $file }.

## Les gens et les signalements, pour l’exploitant

about-people = Montrer des gens par nom, identifiant ou id : leurs parties, et qui se plaint d’eux.
about-reports = Montrer ce que les gens ont signalé, le plus ancien d’abord.
option-suspend = exclure WHO : un id
option-admit = réadmettre WHO : un id
option-reset = un lien avec lequel WHO, un id, choisit un nouveau mot de passe
option-ratings = recalculer toutes les cotes, depuis la première partie classée
option-settle = un signalement réglé : il n’est pas gardé
column-person-name = nom
column-person-id = id
column-person-login = identifiant
column-person-since = depuis
column-person-games = parties
column-person-left = quittées
column-person-blocked = bloqué par
column-person-reports = signalements
people-unknown = Personne ne s’appelle { $who }.
people-suspended = { $who } est exclu.
people-admitted = { $who } peut revenir.
people-shut-out = { $who } (exclu)
people-no-account = Aucun compte avec mot de passe n’a l’id { $who }.
people-reset = Qui ouvre ce lien dans la demi-heure choisit un nouveau mot de passe pour { $who } : { $link }
people-reset-here = Qui ouvre cette page de votre serveur dans la demi-heure choisit un nouveau mot de passe pour { $who } : { $link }
people-rating = { $game } : { $rating } ± { $doubt }, { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}
ratings-again = { $games ->
    [one] Les cotes ont été recalculées à partir d’une partie.
   *[other] Les cotes ont été recalculées à partir de { $games } parties.
}
reports-none = Personne n’a rien signalé.
reports-unknown = Il n’y a pas de signalement { $report }.
reports-settled = Le signalement { $report } est réglé.
reports-one = { $report }, { $date } : { $who } ({ $person }), { $reason }
reports-table = Table : { $table }
reports-text = Explication : { $text }
reports-said = Dit à cette table : { $text }
reports-reason-chat = messages
reports-reason-name = nom
reports-reason-cheating = triche
reports-reason-leaving = départs
reports-reason-other = autre chose
## Robots du dehors

about-bots = Robots du dehors : des programmes qui jouent aux tables avec un jeton à eux.
about-bots-new = Créer un robot et montrer son jeton, une seule fois.
about-bots-list = Lister les robots qui peuvent jouer.
about-bots-revoke = Révoquer le jeton d’un robot ; ceux du serveur gardent ses places.
bots-made = { $name } ({ $id }) peut jouer avec ce jeton, qui n’est montré que maintenant :
bots-name = { $name } ne peut pas être le nom d’un robot : il faut de 1 à 40 caractères visibles.
bots-none = Il n’y a aucun robot du dehors.
bots-row = { $id } { $name }
bots-revoked = Le jeton de { $id } ne vaut plus rien. Un serveur ouvert donne aussitôt ses places à d’autres.
bots-unknown = Il n’y a pas de robot { $id } ; ludus bots list les nomme tous.

## MCP

about-mcp = Laisser un modèle de langage jouer par MCP, sur l’entrée et la sortie standard : ici contre des robots, ou à une table d’un serveur.
option-mcp-table = Le lien d’une table sur un serveur ; le jeton du robot se trouve dans LUDUS_TOKEN.
mcp-no-token = Pour s’asseoir à une table d’un serveur, mettez le jeton d’un robot dans { $variable }.
mcp-about = Vous êtes assis à un jeu de société. Regardez la table, puis donnez l’une des réponses listées, exactement comme elle y est écrite ; attendez quand c’est aux autres de répondre. On peut consulter les règles.
mcp-tool-look = La table comme votre place la voit, ce qui est arrivé depuis votre dernière réponse, ce qu’on vous demande, et chaque réponse possible avec son sens.
mcp-tool-view = Tout ce que sait votre place, en JSON.
mcp-tool-answer = Donne l’une des réponses que look énumère, écrite exactement ainsi ; rend la table qui en résulte.
mcp-tool-wait = Attend qu’on vous interroge ou que la partie finisse, pendant ce nombre de secondes au plus ; rend la table.
mcp-tool-rules = Les règles exactes sur un mot ou un numéro (en anglais).
mcp-news = Depuis votre dernière réponse :
mcp-answers = Vos réponses, chacune avec son sens :
mcp-waiting = Doivent répondre : { $people }. Attendez votre tour.
mcp-not-begun = La partie n’a pas commencé : il reste des places libres. Attendez.
mcp-no-answer = { $answer } n’est pas une de vos réponses en ce moment. Regardez-les de nouveau.
mcp-no-rule = Aucune règle n’en parle.
## Ce qui ne va pas dans un fichier de cartes ; les mots du fichier restent tels quels

cards-problem = { $file }, ligne { $line } : { $text }
problem-not-toml = ce n’est pas du TOML : { $error }
problem-no-table = [{ $name }] manque, il faut une table
problem-no-rows = { $name } : il faut des tables [[{ $name }]]
problem-number = { $key } { $value ->
    [missing] manque
   *[other] vaut { $value }
}, il faut un nombre entier de { $low } à { $high }
problem-flag = { $key } { $value ->
    [missing] manque
   *[other] vaut { $value }
}, il faut true ou false
problem-text = { $key } { $value ->
    [missing] manque
   *[other] vaut { $value }
}, il faut un texte
problem-one-of = { $key } { $value ->
    [missing] manque
   *[other] vaut { $value }
}, choisissez parmi { $known }
problem-list-of = { $key } { $value ->
    [missing] manque
   *[other] vaut { $value }
}, il faut une liste de { $known }
problem-unknown = { $key } est inconnu ici, choisissez parmi { $known }
problem-prices = { $key } { $value ->
    [missing] manque
   *[other] vaut { $value }
}, il faut { $slots } prix de 0 à 99, un par case
problem-squares = il faut { $expected } tables [[track.square]], de 0 à last_square
problem-most = { $key } vaut { $value }, il faut { $most } au plus
problem-least = { $key } vaut { $value }, il faut { $least } au moins pour { $players } joueurs
problem-equal = { $key } vaut { $value }, il faut { $expected }
problem-square = { $key } de la case { $number } : il faut { $value } (F-COMP-2)
problem-side-twice = { $colour } { $place } figure deux fois, il faut chaque couleur et chaque place une fois
problem-rows = tables [[{ $name }]] : { $count }, il en faut { $expected }
problem-cards = cartes [[{ $name }]] : { $count }, il en faut { $expected }
problem-missing = { $key } manque, il faut true
problem-gifts = choices_married : il faut { $expected } ou d’autres quantités
problem-id = id { $id } : il faut des lettres, des chiffres, - et _
problem-id-plain = id { $id } : il faut des lettres, des chiffres et _
problem-id-letter = id { $id } : il faut une lettre, puis des lettres, des chiffres, - et _
problem-id-twice = id { $id } figure deux fois, il faut des id différents
problem-id-taken = id { $id } figure deux fois ou est réservé, il faut des id différents
problem-kind = kind vaut { $kind }, il faut { $expected } pour cet effet
problem-start = square : il faut une case avant last_square
problem-tokens = favor_token_supply vaut { $value }, il faut { $expected } pour que tous les jetons servent
problem-one-more = order_experienced : il faut une carte de plus que order (G-START-5)
problem-as-many = senators_experienced : il en faut autant que senators (G-START-5)
problem-completion = on_completion : il faut { $expected } avec ces chiffres
problem-together = { $missing } manque, il le faut avec { $key }
problem-part = une action n’a pas cette partie, choisissez parmi { $known }
problem-source = cette origine n’existe pas, choisissez parmi { $known }
problem-end-step = end_step : il faut "{ $step }" avec { $key } (G-ENDTURN-1)
problem-end-alone = end_step : il faut aussi l’un de { $known }
problem-alpha = alpha vaut { $value }, il faut { $expected }, la place dans le fichier
problem-no-building = aucun bâtiment ne s’appelle { $name }, il en faut un (G-VAR-1)
problem-site-any = site_any : sur un seul bâtiment au plus
problem-site-alternative = site_any : pas sur une carte alternative
problem-material = cartes { $name } : { $count }, il en faut { $expected }
problem-orders = cartes Commande : { $count }, il en faut { $expected }
problem-replaced = { $name } est remplacé deux fois
problem-same = { $key } : il faut celui de { $name }
problem-role = role { $role } ne va pas avec deck { $deck }
problem-tavern = gold_on_buy_per manque, il faut une Ressource
problem-bonus = bonus_per_unit_of va avec le role bonus_resource, et seulement là
problem-two-kinds = resources mêle deux sortes, il en faut une (L-RULING-29)
problem-resources-of = resources d’un { $role } : il faut { $expected }
problem-units = resources : il faut de { $least } à { $most } unités d’une même Ressource
problem-none-as-a-rule = resources : d’ordinaire, { $kind } n’en donne pas (L-RULING-16)
problem-talent = talent : seulement sur les cartes qui donnent une Ressource (L-CARD-4)
problem-talent-twice = talent { $value } figure deux fois dans sa Ressource (L-RULING-26)
problem-roman = roman vaut { $value } pour { $kind }, contre L-RULING-3
problem-requires = requires : sur les Marchés, et seulement là
problem-family = family vaut "{ $value }" pour { $kind }, et non "{ $usual }" (L-CARD-10)
problem-points = vp vaut { $value } pour { $kind }, et non { $usual } (L-RULING-23)
problem-players = min_players vaut 3, et non 2, 4 ou 5 (L-CARD-5)
problem-markets = Marchés à retirer à { $players } joueurs : { $count }, mais il n’y en a que { $used }
problem-offers = cartes { $deck } à { $players } joueurs : { $count }, il en faut { $least } au moins
