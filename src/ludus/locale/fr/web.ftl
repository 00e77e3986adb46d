# Les mots du navigateur, en plus de ceux qu’il partage avec le terminal.

## Salon

web-motto = Trois jeux romains. Prenez place.
web-how = Sans compte, sans installation ; seul, à plusieurs, ou un coup par jour.
web-start-something = Commencer
web-start-here = Commencez ici
web-pitch-lutece = Deux cartes choisies en secret, des pots-de-vin à la vue de tous : qui emporte le marché ?
web-pitch-fortuna = Échangez vos cartes autour de la table, lancez les dés, et entrez dans Rome avant que le Palais ne ferme.
web-pitch-gloire = Chaque carte a cinq usages : rebâtissez Rome, un rôle, un client, une pierre à la fois.
web-minutes = { $minutes } min
web-weight-1 = léger
web-weight-2 = moyen
web-weight-3 = costaud
web-new-here = Première fois ? Leçon de { $minutes } min
web-lesson-go-on = Continuer : étape { $step } sur { $of }
web-lesson-next = La leçon suivante
web-lesson-again = Revoir la leçon
web-lesson-at = étape { $step } sur { $of }
web-lesson-done = terminée
web-lesson = Leçon
web-lesson-number = Leçon { $number }
web-lesson-step = { $step } sur { $of }
web-lesson-steps = Étapes de la leçon
web-lesson-to = Revenir à l’étape { $step } :
web-lesson-left = { $count ->
    [one] encore une étape
   *[other] encore { $count } étapes
}
web-lesson-words = Mots connus
web-lesson-back = Une étape en arrière
web-lesson-skip = Sauter
web-lesson-leave = Quitter
web-lesson-leave-why = Quitter et garder ma place
web-lesson-on = Continuer
web-lesson-touch = touchez
web-lesson-this = ici
web-lesson-possible = possible aussi
web-lesson-asks = la leçon le demande
web-lesson-over = Bravo, vous connaissez le chemin. Comment continuer ?
web-lesson-play-on = Poursuivre cette partie
web-lesson-game = Première vraie partie
web-lessons = Leçons
web-play-bots = Jouer contre des robots
web-take-turn = Jouer
web-compose = Composer une table…
web-compose-of = Composer une table : { $game }
web-turns = À vous de jouer
web-your-name = Votre nom
web-new-table = Nouvelle table
web-players = { $fewest ->
    *[other] { $fewest } à { $most } joueurs
}
web-seat-number = Place { $number }
web-which-bot = Robot à la place { $number }
web-name-of = Nom à la place { $number }
web-seat-me = Moi
web-seat-bot = Un robot
web-seat-open = Libre : par lien
web-seat-here = Quelqu’un ici, même appareil
web-bot-about-beginner = Joue selon quelques principes et les oublie une fois sur deux. Pour une première partie.
web-bot-about-casual = Joue selon quelques principes, avec une étourderie de temps en temps.
web-bot-about-skilled = Joue selon quelques principes et ne les oublie jamais.
web-bot-about-strong = Regarde un peu plus loin avant chaque coup.
web-bot-about-expert = Répond aussitôt, d’après ce que des millions de parties lui ont appris.
web-bot-about-master = Regarde devant lui un dixième de seconde, avec tout ce qu’il a appris.
web-bot-about-champion = Regarde devant lui une seconde entière, avec tout ce qu’il a appris. Le plus fort.
web-bot-rated = { $rating } ± { $doubt }
web-bot-unrated = pas encore mesuré
web-bot-other = un autre…
web-bot-settings = Robot et ses réglages, par exemple master:seconds=2
web-fewer = Moins de places
web-more-seats = Plus de places
web-begin = Commencer
web-open-table = Ouvrir la table
web-more-options = Pendule et autres réglages
web-clock = Pendule
web-clock-none = aucune
web-clock-live = { $minutes } minutes chacun
web-clock-days = { $days ->
    [one] un jour par réponse
   *[other] { $days } jours par réponse
}
web-pace = Robots
web-pace-fast = tout de suite
web-pace-normal = posément
web-pace-slow = lentement
web-allow-hints = Conseils
web-rated = Classée : le résultat compte ; ni conseils ni retours en arrière
web-rated-table = Table classée : ni conseils ni retours en arrière, et le résultat compte.
web-list-in-lobby = Montrer dans le salon
web-allow-bots = Les robots du dehors peuvent s’asseoir
web-my-tables = En attente des autres
web-waiting-tables = Tables avec une place libre
web-running-tables = Parties à regarder
web-free-seats = { $count ->
    [0] en attente
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-phase-waiting = en attente
web-phase-running = en cours
web-phase-over = terminée
web-my-turn = à vous de jouer
web-phase-closed = fermée
web-join-by-link = Rejoindre par lien
web-link = Lien de la table
web-go = Y aller
web-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-went-wrong = Quelque chose s’est mal passé. Réessayez dans un instant.
web-open-seat = place libre
web-somebody = quelqu’un

## Salle d’attente

web-waiting-room = On attend des joueurs
web-send-link = Envoyez ce lien à qui doit prendre place :
web-dealing = Tout le monde est là : on distribue les cartes.
web-copy-link = Copier le lien
web-copied = Copié
web-sit-down = Prendre la place { $number }
web-fill-bot = Un robot à la place { $number }
web-stand-up = Se lever

## La table

web-region-prompt = La question
web-region-table = Table
web-region-mine = À moi
web-region-others = Les autres
web-regions = Parties de la table
web-side = Journal, règles et discussion
web-lobby = Salon
web-log = Journal
web-recap = Résumé
web-rules = Règles
web-cards = Cartes
web-chat = Discussion
web-help = Touches et aide
web-guide = Ce qu’il y a sur la table
web-keys = Touches
web-goal-more = Le reste est dans l’onglet Règles.
web-goal-go = Jouons
web-zone-lutece-people = Personnages à vendre : la pièce est le coût, l’or posé sur la carte est un cadeau.
web-zone-lutece-places = Lieux à vendre, sous leurs numéros.
web-zone-lutece-mine = À vous : votre bourse, vos cartes achetées, vos points du moment.
web-zone-lutece-goods = Ce que chacun possède de chaque Ressource ; qui en a le plus marque 10 points.
web-zone-lutece-rivals = Les autres : leur bourse et leurs deux cartes face cachée.
web-zone-lutece-piles = Les pioches ; la partie finit quand l’une ne peut plus remplir une place.
web-zone-fortuna-rome = La route de Rome : la porte en X, le Palais en XV.
web-zone-fortuna-favors = Six faveurs : un dé donne accès à la sienne et à toutes les inférieures.
web-zone-fortuna-goods = Votre province : argent, blé, vin, eau et ce que vous avez bâti.
web-zone-fortuna-dice = Les dés que vous lancez pour une faveur.
web-zone-fortuna-privileges = Cartes Privilège : votre main et la pioche.
web-zone-fortuna-rivals = Les autres : où ils en sont et ce qu’ils possèdent.
web-zone-gloire-pool = Le lot commun : matériaux et clients pour tous.
web-zone-gloire-sites = Chantiers urbains et hors ville : il en faut un par bâtiment.
web-zone-gloire-city = Votre ville : clients, bâtiments, stocks, chambre forte et influence.
web-zone-gloire-hand = Votre main : chaque carte est un rôle, un client, un matériau, un bâtiment ou de l’argent.
web-zone-gloire-rivals = Les autres, et ce qu’ils ont bâti.
web-zone-gloire-deck = La pioche et les Sénateurs ; une pioche vide termine la partie.
web-close = Fermer
web-confirm = Confirmer
web-your-turn = À vous. { $what }
web-your-move = Votre coup
web-waiting-for = On attend { $people }
web-watching = Vous regardez.
web-connecting = On arrive à la table…
web-lost = Connexion perdue, nouvel essai…
web-no-table = Cette table n’existe pas.
web-closed = Cette table est fermée.
web-closed-why = Elle a été jouée avec des règles que ce serveur n’a plus, ou ce qu’il en reste est abîmé.
web-closed-export = Télécharger ce qui en est conservé
web-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-hint = Conseil
web-undo = Reprendre
web-undo-free = Reprendre (libre)
web-undo-none = Rien à reprendre
web-undo-ask = Demander aux autres de pouvoir reprendre
web-bot-sits-in = Un robot joue pour vous.
web-come-back = Reprendre ma place
web-leave = Partir : un robot joue
web-result = Résultat
web-clocks = Les pendules de tous
web-clock-low = Moins de 20 secondes !
web-days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-left-days = { $days ->
    [one] encore { $days } jour
   *[other] encore { $days } jours
}
web-left-hours = encore { $hours } h
web-left-minutes = encore { $minutes } min
web-away-until = en vacances jusqu’au { $date }, la pendule est arrêtée
web-next-turn = { $count ->
    [one] À vous de jouer à une autre table
   *[other] À vous de jouer à { $count } autres tables
}
web-hand-over = Passez l’appareil à { $who }
web-hold-to-reveal = Je suis { $who } : maintenir pour voir
web-skip = Passer
web-command-line = Ligne de commande
web-filter = Chercher

## Pas maintenant

web-refused-stale = Il s’est passé quelque chose entre-temps. Regardez à nouveau.
web-refused-illegal = Ce n’est pas permis maintenant.
web-refused-unreadable = Cela ne se lit pas comme une réponse.
web-refused-not-your-seat = Cette place n’est pas la vôtre.
web-refused-not-running = La partie n’est pas en cours.
web-refused-no-draft = Il n’y a rien à confirmer.
web-refused-no-undo = On ne peut plus revenir en arrière.
web-refused-no-hints = Cette table joue sans conseils.
web-refused-chat-full = Cette table a assez parlé : elle ne garde pas un message de plus.
web-refused-too-many-tables = Vous avez déjà trop de tables ouvertes : finissez-en d’abord quelques-unes.
web-refused-suspended = L’exploitant de ce serveur vous a exclu.
web-refused-too-many = C’est plus que ce que l’on garde ici.
web-refused-no-days-left = Il ne vous reste pas autant de jours cette année.
web-refused-not-delivered = Cela n’est pas arrivé : vérifiez l’adresse.
web-refused-too-fast = Moins vite, s’il vous plaît.
web-refused-busy = Un instant ; réessayez.
web-refused-malformed = Cela n’a pas été compris.

## Journal, règles, discussion

web-show = Montrer
web-filter-all = tout
web-filter-mine = mes coups
web-show-moment = Montrer ce moment ({ $at })
web-nothing-happened = Il ne s’est encore rien passé.
web-log-started = La partie commence.
web-log-continued = À partir d’ici jouent : { $who }.
web-log-sat = { $who } prend place.
web-log-away = Un robot joue pour { $who }.
web-log-left = La place { $number } est de nouveau libre.
web-log-undone = { $who } : une réponse est reprise.
web-log-pleaded = { $who } : puis-je reprendre une réponse ?
web-log-settled-agree = { $who } : oui, on peut la reprendre.
web-log-settled-refuse = { $who } : non, elle reste.
web-log-settled-withdraw = { $who } : la demande est retirée.
web-log-repeated = Une revanche est ouverte.
web-log-rested = { $who } : en vacances jusqu’au { $date }, la pendule est arrêtée.
web-log-back = { $who } : de retour, la pendule repart.
web-search-rules = Chercher dans les règles
web-no-rule = Aucune règle n’en parle.
web-the-book = le livre
web-read-large = Lire en grand
web-decided-now = Ce que vous décidez maintenant
web-decided-now-short = La décision
web-you-may = vous pouvez
web-you-must = vous devez
web-at-this-table = À cette table.
web-precisely = Précisément
web-precisely-of = Précisément : { $what }
web-precisely-why = La règle exacte que suit le programme, en anglais.
web-whole-book = Sommaire
web-pages = Pages du livre
web-before = Avant
web-after = Après
web-page-before = Page précédente : { $what }
web-page-after = Page suivante : { $what }
web-found = { $count ->
    [0] Rien dans le livre n’en parle.
    [one] 1 réponse
   *[other] { $count } réponses, la plus proche d’abord
}
web-key-choose = choisir
web-key-read = lire
web-say-something = Dire quelque chose
web-send = Envoyer
web-muted = masqué
web-mute = Ne plus entendre { $who }
web-unmute = Entendre { $who } à nouveau
web-no-chat = Personne n’a rien dit.

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-system = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-theme-contrast = très contrastées
web-theme-paper = papier
web-motion = Mouvement
web-motion-system = comme l’appareil
web-motion-full = complet
web-motion-reduced = réduit
web-text-size = Taille du texte
web-sound = Son
web-auto = Envoyer un coup dès qu’il est complet
web-notices = Me prévenir quand c’est à moi
web-notices-page = Avis et vacances…
web-new-version = Il y a une nouvelle version.
web-new-version-load = La charger
web-new-version-later = Elle pourra être chargée une fois votre réponse envoyée.

## La fin

web-game-over = La partie est finie.
web-total = Total
web-winner = vainqueur
web-rematch = Revanche
web-join-rematch = À la revanche
web-replay = Revoir
web-record = Notation
web-share = Copier le lien

## Une donne honnête

web-fair = La donne était-elle honnête ?
web-fair-how = Avant la donne, le serveur a mis un nombre secret dans une enveloppe scellée et a montré le sceau à tous. Ensuite seulement, le navigateur de chaque joueur a ajouté un nombre à lui. Les cartes viennent de tous ces nombres ensemble : personne n’a pu les choisir seul, pas même le serveur. L’enveloppe est maintenant ouverte, et votre navigateur refait lui-même le calcul.
web-fair-all-yes = Tout concorde.
web-fair-all-no = Quelque chose ne concorde pas !
web-fair-all-unknown = Tout ce que ce navigateur peut vérifier concorde.
web-fair-promise-yes = Le sceau est celui que ce navigateur a vu avant la donne.
web-fair-promise-no = Le sceau n’est pas celui que ce navigateur a vu avant la donne.
web-fair-promise-unknown = Ce navigateur n’était pas là avant la donne : il ne peut pas dire si le sceau est resté le même. Ceux des joueurs le peuvent.
web-fair-number-yes = Le nombre de l’enveloppe correspond au sceau : il n’a pas été échangé.
web-fair-number-no = Le nombre ne correspond pas au sceau : ce n’est pas celui qui était dans l’enveloppe.
web-fair-mine-yes = Le nombre de ce navigateur est parmi ceux dont viennent les cartes.
web-fair-mine-no = Le nombre de ce navigateur manque. Si la table était aussi ouverte sur un autre de vos appareils, c’est peut-être le sien qui a compté ; sinon, le serveur a laissé le vôtre de côté.
web-fair-mine-unknown = Ce navigateur n’a pas ajouté de nombre ici.
web-fair-added-yes = Les joueurs ont ajouté des nombres après avoir vu le sceau.
web-fair-added-no = Les nombres des joueurs ne sont pas ceux de cette table.
web-fair-added-unknown = Aucun joueur n’a ajouté de nombre : le serveur a tiré seul, et le sceau montre seulement qu’il n’a pas changé d’avis.
web-fair-numbers = Les nombres
web-fair-the-seal = Le sceau
web-fair-the-number = Dans l’enveloppe
web-fair-the-added = Ajoutés par les joueurs, place par place
web-fair-the-mixed = Ce dont viennent les cartes
web-fair-unable-running = L’enveloppe s’ouvre à la fin de la partie.
web-fair-unable-plain = Cette page est arrivée par une connexion non chiffrée, et les navigateurs n’y font pas ce calcul. La commande ci-dessous permet de vérifier.
web-fair-unable-continued = Cette partie a repris une position d’une autre : c’est cette position qui était scellée. La commande ci-dessous permet de vérifier.
web-fair-again = Pour aller plus loin, on peut faire rejouer toute la partie à partir de ces nombres sur son propre ordinateur, carte par carte et coup par coup, avec le fichier de la partie :

## Revoir

web-replay-start = Le début.
web-first = Au début
web-back = Un coup en arrière
web-next = Un coup en avant
web-last = À la fin
web-play = Lecture
web-stop = Arrêt
web-moment = Moment
web-moment-of = réponse { $at } sur { $answers }
web-seen-by = Vu par
web-public = un spectateur
web-continue-here = Continuer ici
web-back-to-table = À la table
web-chances = Chances de victoire
web-chances-known = La chance de chacun d’après ce qu’il savait alors ; la bande montre ce qu’elle pouvait être aussi bien.
web-turning-points = Les tournants :

## Touches

web-key-tab = d’une partie à l’autre
web-key-arrows = dans une partie ; pour revoir, en arrière et en avant
web-key-enter = choisir
web-key-escape = ranger
web-key-situation = dire la situation
web-key-mine = dire ce qui est à moi
web-key-others = dire les autres
web-key-next = à la prochaine table qui m’attend
web-key-command = taper une réponse
web-key-answer = donner une réponse
web-key-pick = choisir une carte
web-key-revenue = choisir les revenus
web-key-raise = plus à gauche, à droite
web-key-agree = être d’accord ou passer

## Lutèce

web-cost = coût { $cost }
web-talent = talent { $talent }
web-slot-empty = { $slot } : vide
web-coins-on-it = { $count ->
    [one] { $count } pièce dessus
   *[other] { $count } pièces dessus
}
web-can-be-picked = à choisir
web-picked-left = choisie, à gauche
web-picked-right = choisie, à droite
web-bidders = enchérisseurs : { $people }
web-rail = Bourses, cartes et pots-de-vin
web-face-down = face cachée
web-nothing-yet = rien encore
web-chosen = a choisi
web-bribe-of = pot-de-vin { $gold }
web-bribes-are = pots-de-vin { $left } et { $right }
web-goods = Ressources
web-nobody = personne
web-podium = Force des enchérisseurs
web-podium-column = { $who } : force { $strength }, dont { $gold } en or et { $legion ->
    [one] { $legion } Légionnaire
   *[other] { $legion } Légionnaires
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-no-cards-yet = Pas encore de cartes.
web-apprentice-of = { $card } chez { $host }
web-take-back = Reprendre { $what }
web-swap = Échanger gauche et droite
web-submit-final = Poser les deux, définitif
web-agree = C’est d’accord
web-less = Moins sur la carte de { $place }
web-more = Un de plus sur la carte de { $place }

## La table ordinaire

web-can-be-chosen = à choisir
web-used-up = épuisée pour cette manche
web-answers = Réponses
web-all-answers = toutes les réponses
web-none-found = Aucune réponse n’en parle.
web-confirm-final = Valider, sans retour
web-key-unchoose = reprendre le dernier choix
web-ready = C’est prêt : confirmez, ou reprenez un choix.
web-ready-final = C’est prêt. Une fois confirmé, plus de retour.

## Compte

web-account = Compte
web-profile = Mon profil
web-account-why = Un nom suffit pour jouer. Avec un identifiant et un mot de passe, vous êtes la même personne sur un autre appareil.
web-login = Identifiant
web-login-form = minuscules, chiffres, points et tirets
web-password = Mot de passe (8 caractères au moins)
web-old-password = Mot de passe actuel
web-make-account = En faire un compte
web-change-password = Changer le mot de passe
web-sign-in = Se connecter
web-forgotten = Mot de passe oublié ?
web-sign-out = Se déconnecter ici
web-export = Ce qui est gardé sur moi
web-delete-me = Me supprimer…
web-delete-sure = Supprimer nom, compte et messages pour de bon
web-account-kept = C’est fait. Les autres appareils sont déconnectés.
web-signed-in = Heureux de vous revoir.
web-signed-out = Cet appareil ne vous connaît plus.
web-deleted = Supprimé. Des robots gardent vos places.
web-bots = Mes robots
web-outside-bot = { $name } (robot)
web-refused-too-many-bots = Vous avez autant de robots qu’il est permis.
web-refused-not-for-bots = Ce n’est pas pour les robots.
web-refused-not-with-own = À une table classée, personne ne joue avec son propre robot.
web-refused-wrong-password = L’identifiant et le mot de passe ne vont pas ensemble.
web-refused-old-link = Ce lien n’est plus valable.
web-refused-login-taken = Cet identifiant est déjà pris.
web-refused-unknown-person = Dites d’abord votre nom.
web-refused-not-found = Il n’y a rien ici.
web-option-draft = Choisir les cartes Action une à une (experts)
web-option-introductory = Partie d’initiation
web-option-experienced-start = Début pour joueurs expérimentés
web-option-alternative-circus = Cirque, version alternative
web-option-alternative-forum = Forum, version alternative
web-option-two-player-sites = Deux chantiers par matériau
web-aside = Déclarer
web-options = Vous pouvez : { $answers }.
web-filter-scoring = points
web-hint-levels = Précision du conseil
web-hint-level-1 = où regarder
web-hint-level-2 = ce qui mérite réflexion
web-hint-level-3 = le meilleur choix, et pourquoi
web-hint-where = Regardez ce qui est marqué : qu’apporterait chaque choix ?
web-hint-think = Regardez ce qui est marqué, et pensez à ceci : { $about }.
web-hint-candidate = conseil { $rank } : { $what }, { $chance }
web-hint-chances = Chances de gagner après chaque choix, dans les parties imaginées.
web-hint-alike = { $count ->
    [2] Les deux premiers se valent.
   *[other] Tous se valent.
}

## La scène et la question

web-staged = Ce que font les autres
web-staged-shown = pas à pas
web-staged-instant = d’un coup

## La fiche d’une carte

web-card-now = Pour vous, maintenant
web-card-asked = On demande souvent
web-card-copies = { $all ->
    [one] { $all } exemplaire
   *[other] { $all } exemplaires
} : { $mine } chez vous, { $unseen } pas encore vus
web-yes = oui
web-no = non
web-key-card = ce que fait la carte visée
web-key-hint = conseil ; encore : plus précis

## Consignes

web-orders = { $count ->
    [0] Consignes
    [one] Une consigne
   *[other] { $count } consignes
}
web-order = Quand ce pouvoir peut servir
web-order-ask = demander
web-order-always = toujours
web-order-never = jamais
web-stop-always = S’arrêter à chaque décision

## La fin d’une partie

web-end-won = { $points ->
    [one] Vous gagnez avec { $points } point.
   *[other] Vous gagnez avec { $points } points.
}
web-end-ahead = Soit { $points } de plus que { $who }.
web-end-wins = { $who } gagne avec { $points }
web-end-place = Vous êtes { $place }e, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-end-sources = D’où viennent les points


web-games = Parties finies
web-tournament = Le tournoi
web-tournaments = Tournois
