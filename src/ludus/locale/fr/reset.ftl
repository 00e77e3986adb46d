### Un mot de passe oublié : le message, et la page où mène son lien.

reset-letter-title = Ludus : un nouveau mot de passe
reset-letter =
    Quelqu’un, sans doute vous, souhaite un nouveau mot de passe pour { $name } (identifiant : { $login }) sur Ludus.

    Choisissez-le en suivant ce lien dans les { $minutes } minutes :
    { $link }

    Si ce n’était pas vous, ne faites rien : le mot de passe reste le même.

## La page

reset-title = Un nouveau mot de passe
reset-why = Donnez l’adresse que vous avez confirmée pour vos avis. Un message vous apportera un lien.
reset-address = Adresse électronique
reset-send = Envoyer le message
reset-sent = Si quelqu’un qui a un mot de passe a confirmé cette adresse, un message est en route. Son lien vaut une demi-heure.
reset-none = Ce serveur n’envoie pas de courriel. La personne qui le tient peut vous faire un lien pour un nouveau mot de passe.
reset-whose = Un nouveau mot de passe pour { $name }
reset-login = Identifiant
reset-password = Nouveau mot de passe (8 caractères au moins)
reset-keep = L’enregistrer
reset-done = Votre nouveau mot de passe vaut dès maintenant. Tous les autres appareils sont déconnectés.
