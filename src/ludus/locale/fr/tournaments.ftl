# Les tournois dans le navigateur. Chargés quand quelqu’un les demande.

## La liste, et un nouveau

tournament-mine = Mes tournois
tournament-public = Pour tout le monde
tournament-none = Aucun tournoi n’attend ni ne se joue. Créez-en un : envoyez son lien, ou laissez jouer des robots.
tournament-new = Nouveau tournoi
tournament-name = Nom
tournament-unnamed = Tournoi
tournament-game = Jeu
tournament-seats = Joueurs par table
tournament-kind = Qui rencontre qui
tournament-kind-round-robin = tous contre tous
tournament-kind-swiss = à égalité de points (système suisse)
tournament-rounds = Rondes
tournament-rounds-usual = autant qu’il en faut
tournament-plays = Je joue aussi
tournament-lets-bots = On peut inscrire des robots du dehors
tournament-more = Pendule et autres réglages
tournament-make = Créer le tournoi
tournament-phase-waiting = pas encore commencé
tournament-phase-running = ronde { $round } sur { $rounds }
tournament-phase-over = terminé
tournament-count = { $count ->
    [one] un inscrit
   *[other] { $count } inscrits
}
tournament-invited = On vous invite
tournament-table-of = tables de { $seats }

## Avant le début

tournament-send = Quiconque a ce lien peut jouer, jusqu’au début.
tournament-link = Lien du tournoi
tournament-entrants = Qui joue
tournament-nobody = Personne pour l’instant.
tournament-enter = Jouer aussi
tournament-enter-bot = Inscrire { $name }
tournament-leave = Je ne joue pas
tournament-add-bot = Ajouter un robot
tournament-level = Quel robot
tournament-remove = Retirer { $who } de la liste
tournament-asked = invitation envoyée
tournament-begin = Commencer
tournament-begin-needs = Il faut être deux pour commencer.
tournament-fits = { $bots ->
    [0] Première ronde : { $tables ->
        [one] une table
       *[other] { $tables } tables
    }.
    [one] Première ronde : { $tables ->
        [one] une table
       *[other] { $tables } tables
    }, dont une place tenue par un robot de la maison.
   *[other] Première ronde : { $tables ->
        [one] une table
       *[other] { $tables } tables
    }, dont { $bots } places tenues par des robots de la maison.
}

## Rondes et classement

tournament-to-table = À ma table
tournament-round = Ronde { $round }
tournament-which-round = Quelle ronde
tournament-tables = Tables
tournament-state-planned = en préparation
tournament-state-open = en cours
tournament-state-over = terminée
tournament-state-closed = inachevée : partagée entre tous
tournament-house = robot de la maison
tournament-won = gagne
tournament-shared = partage la victoire
tournament-gone = a quitté le tournoi
tournament-standings = Classement
tournament-place = Rang
tournament-who = Joueur
tournament-games = Parties
tournament-points = Points
tournament-wins = Victoires
tournament-strength = Adversaires
tournament-how = Une victoire vaut un point, une victoire partagée se partage. À égalité de points : le plus de victoires, puis les adversaires les plus forts (moyenne de leurs points), puis les tables où les ex æquo se sont rencontrés ; sinon le rang est partagé.
tournament-bots-sit = Un robot joue pour qui s’en va, et qui est parti ne marque plus de points.
tournament-quit = Quitter le tournoi
tournament-quit-sure = Oui, quitter : des robots gardent mes places
tournament-close = Clore la ronde
tournament-close-sure = Oui : ce qui n’est pas fini compte comme partagé
tournament-cancel = Arrêter le tournoi
tournament-cancel-sure = Oui, l’arrêter maintenant

## Ce qui est refusé

tournament-host = Seul l’hôte du tournoi peut le faire.
tournament-begun = Il a commencé.
tournament-waiting = Il n’a pas commencé.
tournament-full = Le tournoi est complet.
tournament-many = Vous êtes déjà dans autant de tournois qu’on peut en jouer à la fois.
tournament-shut = Il n’y a pas de place pour vous ici.
tournament-no-bots = L’hôte n’a pas demandé de robots du dehors.
tournament-few = Il faut être deux pour commencer.
tournament-moved = Une autre ronde se joue déjà.
tournament-over = Le tournoi est terminé.
