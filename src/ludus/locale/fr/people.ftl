# Les gens dans le navigateur : profils, parties jouées, amis, blocages et signalements. Chargé quand on le demande.

## Le profil

people-nobody = Personne ne montre de profil ici.
people-since = présent depuis { $month }
people-count = { $count ->
    [one] une partie
   *[other] { $count } parties
}
people-never-left = n’a jamais quitté une table
people-left = { $count ->
    [one] a quitté une table
   *[other] a quitté { $count } tables
}
people-left-of = { $count ->
    [one] a quitté une partie sur { $games }
   *[other] a quitté { $count } parties sur { $games }
}
people-show = Les autres peuvent voir mon profil
people-copy = Copier le lien
people-copied = Copié
people-private = Vous seul voyez cette page.
people-doubt = à { $doubt } près
people-unrated = aucune partie classée
people-rated-count = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
people-like = joue comme le robot « { $bot } »
people-won-of = { $won } victoires sur { $games }
people-curve = Cote au fil des dernières parties : de { $from } à { $to }
people-calendar = Calendrier
people-days = { $days ->
    [one] un jour de jeu en six mois
   *[other] { $days } jours de jeu en six mois
}
people-streak = { $days ->
    [one] jamais deux jours de suite
   *[other] au plus { $days } jours de suite
}
people-by-seats = Victoires selon le nombre de joueurs
people-seats = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
people-share-of = { $percent } sur { $games }
people-even = Le trait marque une part égale.
people-mates = Le plus souvent à table
people-bots = Robots préférés
people-met = { $games ->
    [one] une partie
   *[other] { $games } parties
}
people-against = devant { $ahead } fois, derrière { $behind }

## Les parties

people-history = Parties terminées
people-no-games = Aucune partie n’est encore terminée.
people-all-games = Tous les jeux
people-which-game = Quel jeu
people-more = Parties plus anciennes
people-replay = Revoir
people-replay-of = Revoir : { $game }, { $date }
people-place = { $place }.
people-place-of = Place { $place } sur { $of }
people-gone = parti
people-change = Cote { $change }
people-hide = Masquer
people-hide-of = Masquer dans mon profil : { $game }, { $date }
people-unhide = Montrer de nouveau
people-hidden = masquée
people-today = aujourd’hui
people-yesterday = hier

## Amis et invitations

people-friends = Amis
people-no-friends = Personne encore : envoyez votre lien à quelqu’un.
people-friend-link = Mon lien pour mes amis
people-link-week = Qui l’ouvre dans la semaine peut devenir votre ami.
people-unfriend = Retirer { $who }
people-remove = Retirer
people-asks = { $who } voudrait être de vos amis.
people-accept = Devenir amis
people-now-friends = { $who } et vous êtes amis.
people-old-link = Ce lien est trop ancien, ou c’est le vôtre.
people-to-profile = Vers mon profil
people-invite = Inviter des amis
people-invite-who = Inviter { $who }
people-invited = Invitation envoyée à { $who }
people-invitations = On vous invite
people-invited-by = { $who } vous invite
people-decline = Pas cette fois
people-decline-of = Pas cette fois : l’invitation de { $who }

## Blocages et signalements

people-block = Bloquer
people-block-who = Bloquer { $who }
people-block-why = Vous ne lisez plus ses messages, et aucun de vous deux ne s’assied aux tables de l’autre. Cela ne lui est pas dit.
people-block-sure = Oui, bloquer { $who }
people-blocked = Bloqué : { $who }
people-blocks = Personnes bloquées
people-unblock = Débloquer
people-unblock-who = Débloquer { $who }
people-report = Signaler
people-report-who = Signaler { $who }
people-report-why = L’exploitant de ce serveur le lira.
people-reason = De quoi s’agit-il ?
people-reason-chat = de ses messages
people-reason-name = de son nom
people-reason-cheating = de triche
people-reason-leaving = de parties abandonnées
people-reason-other = d’autre chose
people-report-text = Que s’est-il passé ?
people-report-send = Envoyer le signalement
people-reported = L’exploitant est prévenu.
people-keep = Tout ce qui est à moi, dans un fichier
