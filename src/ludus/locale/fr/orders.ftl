# Les consignes : la feuille, et les phrases dans lesquelles on les donne.

orders-title = Consignes
orders-private = Pour cette table seulement. Personne d’autre ne les voit.
orders-none = Aucune consigne : chaque question vous attend.
orders-add = Ajouter une consigne
orders-save = { $count ->
    [0] Enregistrer : aucune consigne
    [one] Enregistrer une consigne
   *[other] Enregistrer { $count } consignes
}
orders-saved = C’est enregistré.
orders-revoke = Retirer cette consigne
orders-revoke-all = Tout retirer
orders-how = Le serveur ne répond que si cette question se pose vraiment, même en votre absence, après la pause que prend un clic.
orders-on = active
orders-life = Elle vaut
orders-life-used = jusqu’à ce qu’elle ait servi
orders-life-turn = jusqu’à mon prochain tour
orders-life-off = jusqu’à ce que je l’arrête
orders-would = { $of ->
    [0] rien n’a encore été demandé
   *[other] aurait répondu à { $count } de vos { $of } dernières questions
}
orders-used = { $count ->
    [one] a répondu une fois
   *[other] a répondu { $count } fois
}
orders-missed = N’a pas pu être suivie la dernière fois : sa réponse n’était pas permise.
orders-full = Une place a { $count } consignes au plus.

order-match-name = Suivre les pots-de-vin
order-match = Aux pots-de-vin, suivre mes rivaux jusqu’à { $left } à gauche et { $right } à droite, puis être d’accord.
order-match-left = { $number ->
    [0] rien
   *[other] { $number }
}
order-match-right = { $number ->
    [0] rien
   *[other] { $number }
}
order-tax-name = Payer la taxe
order-tax = Quand la faveur de l’empereur est en jeu, payer la taxe { $when }, si j’ai { $coins }.
order-tax-when-nothing = si je ne peux rien livrer
order-tax-when-whatever = quoi que je puisse livrer
order-tax-coins = { $number ->
    [one] une pièce ou plus
   *[other] { $number } pièces ou plus
}
order-play-name = Jouer une carte Privilège
order-play = { $card } : { $when }.
order-play-when-at-once = dès que je le peux
order-play-when-end = à la fin de mon tour
order-play-when-gate = quand elle me fait franchir la porte
order-play-when-palace = quand elle me mène au palais
order-follow-name = Suivre ou penser
order-follow = Quand on mène { $role }, { $held } : { $does }.
order-follow-role-any = n’importe quel rôle
order-follow-role-laborer = l’Ouvrier
order-follow-role-craftsman = l’Artisan
order-follow-role-architect = l’Architecte
order-follow-role-legionary = le Légionnaire
order-follow-role-merchant = le Marchand
order-follow-role-patron = le Patron
order-follow-held-whatever = quelle que soit ma main
order-follow-held-none = et que je n’en ai aucune carte
order-follow-does-senator = penser, 1 Sénateur
order-follow-does-fill = penser, compléter la main
order-follow-does-one = penser, 1 carte
order-follow-does-card = suivre avec ma carte de ce rôle
order-follow-does-with-senator = suivre avec un Sénateur
order-use-name = Utiliser un pouvoir, ou non
order-use = Quand on me demande « { $step } » : { $how }.
order-use-how-never = ne jamais l’utiliser
order-use-how-always = l’utiliser s’il n’y a qu’une façon
order-answer-name = Toujours faire ceci
order-answer = Quand on me demande « { $step } », répondre : { $text }.
