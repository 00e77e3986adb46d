# Ce qu’on a manqué à une table, et la demande de reprendre une réponse. Chargé quand on en a besoin.

recap-title = Depuis votre départ
recap-summary = Depuis votre départ, { $when } : { $what }.
recap-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
recap-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
recap-span = { $from } → { $to }
recap-now = maintenant
recap-key = un coup
recap-scrub = Coups depuis votre départ
recap-at = coup { $at } sur { $count }
recap-before = comme à votre départ
recap-replay = Revoir
recap-fast = × { $times }, { $seconds } s
recap-stop = Arrêter
recap-table = À la table
recap-changes = Ce qui a changé pour vous
recap-story = Ce qui s’est passé
recap-changed = a changé depuis votre départ
recap-unchanged = Rien n’a changé chez vous.
recap-asked = À vous : { $what }

## Des chiffres, avant et maintenant

figure-points = vos points
figure-gold = votre or
figure-money = votre argent
figure-cards = vos cartes
figure-hand = votre main
figure-influence = votre influence
figure-buildings = vos bâtiments
figure-deck = cartes dans la pioche
figure-palace = vos cases jusqu’au palais
figure-round = { $game ->
    [lutece] tour
   *[fortuna] manche
}
figure-favors = faveurs visibles
figure-others-gold = or : { $who }
figure-others-money = argent : { $who }
figure-others-hand = main : { $who }
figure-others-points = points : { $who }
figure-others-influence = influence : { $who }
figure-others-palace = cases jusqu’au palais : { $who }

## Une demande

plea-title = Reprendre ?
plea-mine = Vous souhaitez reprendre votre dernière réponse, et avec elle tout ce qui a suivi.
plea-theirs = { $who } souhaite reprendre une réponse, et avec elle tout ce qui a suivi.
plea-waits = Tout le monde doit être d’accord. On attend : { $people }.
plea-agreed = D’accord : { $people }.
plea-agree = D’accord
plea-refuse = Refuser
plea-withdraw = Retirer la demande
