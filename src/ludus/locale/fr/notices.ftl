### Les avis : ce qui parvient à ceux qui ne sont pas là, et la page où ils le choisissent.

notice-turn-one = À vous de jouer : { $game }
notice-turn-many = { $count ->
    [one] À vous de jouer à { $count } table
   *[other] À vous de jouer à { $count } tables
}
notice-remind-one = Votre temps s’écoule : { $game }
notice-remind-many = { $count ->
    [one] Votre temps s’écoule à { $count } table
   *[other] Votre temps s’écoule à { $count } tables
}
notice-plea-one = Reprendre une réponse ? { $game }
notice-plea-many = { $count ->
    [one] Reprendre une réponse ? À { $count } table
   *[other] Reprendre une réponse ? À { $count } tables
}
notice-waits-one = On vous attend : { $game }
notice-waits-many = { $count ->
    [one] On vous attend à { $count } table
   *[other] On vous attend à { $count } tables
}
notice-line = { $game } avec { $people } : { $left }
notice-line-alone = { $game } : { $left }
notice-plea = quelqu’un demande à reprendre une réponse
notice-no-clock = sans pendule
notice-days = { $days ->
    [one] encore { $days } jour
   *[other] encore { $days } jours
}
notice-hours = { $hours ->
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}
notice-soon = moins d’une heure
notice-settings = Ce qu’on vous annonce, et quand : { $link }
notice-out = Ne plus recevoir de messages comme celui-ci : { $link }
notice-confirm-title = Ludus : est-ce bien votre adresse ?
notice-confirm =
    { $name } souhaite qu’on lui écrive à cette adresse quand vient son tour à une table de Ludus.

    Si c’est vous, ouvrez ce lien dans les deux jours :
    { $link }

    Sinon, ne faites rien : il n’y aura pas d’autre message.
notice-moved-title = Ludus : ce n’est plus votre adresse
notice-moved =
    { $name } a choisi une autre adresse sur Ludus, ou aucune. Plus rien n’arrivera ici pour { $name }, ni lien pour un nouveau mot de passe.

    Si c’était vous, ne faites rien. Sinon, changez sans attendre le mot de passe de { $name } : tous les autres appareils seront déconnectés. Si vous n’y parvenez pas, adressez-vous à qui tient ce serveur.

## La page

notices-title = Avis et vacances
notices-why = Quand c’est à vous et que vous n’êtes pas là, ou que quelqu’un demande à reprendre une réponse, Ludus peut vous prévenir. Il dit à quelle table, jamais rien de la partie.
notices-sign-in = Dites d’abord votre nom dans le salon.
notices-channels = Comment
notices-push = Sur cet appareil
notices-push-none = Ce navigateur ne reçoit pas d’avis.
notices-push-denied = Ce navigateur interdit les avis : autorisez-les dans ses réglages.
notices-devices = { $count ->
    [0] Aucun appareil.
    [one] { $count } appareil.
   *[other] { $count } appareils.
}
notices-mail = Par courriel
notices-mail-none = Ce serveur n’envoie pas de courriel.
notices-address = Adresse
notices-password = Mot de passe actuel
notices-move = Changer l’adresse
notices-move-why = Un message à cette adresse peut apporter un nouveau mot de passe : donnez celui que vous avez.
notices-confirmed = Confirmée.
notices-unconfirmed = Pas encore confirmée : ouvrez le lien du message.
notices-hook = Par webhook
notices-url = Adresse du webhook
notices-hook-why = Discord, Slack, ou tout programme qui lit du JSON.
notices-off = rien
notices-reminders = les rappels seulement
notices-all = les tours et les rappels
notices-try = Essayer
notices-send-again = Renvoyer le message
notices-tried = C’est parti.
notices-not-tried = L’avis n’est pas arrivé.
notices-when = Quand
notices-every = À quelle fréquence
notices-every-0 = tout de suite
notices-every-60 = au plus une fois par heure
notices-every-1440 = au plus une fois par jour
notices-remind = Rappel avant la fin du temps
notices-remind-0 = aucun
notices-remind-hours = { $hours ->
    [one] { $hours } heure avant
   *[other] { $hours } heures avant
}
notices-quiet = Heures de silence
notices-from = de
notices-until = à
notices-vacation = Vacances
notices-vacation-why = { $of } jours par an, vos pendules s’arrêtent aux tables qui comptent en jours. Un jour entamé compte en entier. Les autres voient jusqu’à quand dure votre absence ; vous pouvez jouer quand même.
notices-vacation-left = { $left ->
    [one] Encore { $left } jour cette année.
   *[other] Encore { $left } jours cette année.
}
notices-vacation-until = Vous êtes en vacances jusqu’au { $date }.
notices-vacation-days = Jours
notices-vacation-take = Partir en vacances
notices-vacation-more = Rester plus longtemps
notices-vacation-end = Je suis de retour
notices-saved = C’est noté.
notices-not-saved = Cela n’a pas pu être noté.
notices-confirm-done = Merci : les messages arrivent désormais à votre adresse.
notices-out-done = Vous ne recevrez plus de messages.
notices-link-old = Ce lien n’est plus valable.
