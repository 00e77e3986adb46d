# Micatio.

title = Micatio
field-seat = votre place
field-seats = joueurs
field-turn = premier interrogé
field-pending = interrogés
field-score = points
field-chosen = choisi
field-shown = doigts
field-called = annonce
field-reason = fin
part-points = Points
answer-show = Montrer { $fingers } et annoncer { $call }
event-hand-ready = { $you ->
    [yes] { $mark } Vous avez choisi.
   *[no] { $who } a choisi.
}
event-hand-shown = { $you ->
    [yes] { $mark } Vous montrez { $fingers } et annoncez { $call }.
   *[no] { $who } montre { $fingers } et annonce { $call }.
}
event-point-won = { $you ->
    [yes] { $mark } Cela fait { $sum } : le point est à vous.
   *[no] Cela fait { $sum } : le point va à { $who }.
}
ended-goal-reached = Assez de points : la partie est finie.
refusal-no-such-action = Cette réponse n’existe pas ({ $action }).
refusal-no-such-seat = Personne n’est assis à la place { $seat }.
refusal-game-over = La partie est finie.
refusal-not-possible-now = Ce n’est pas possible maintenant.
refusal-not-asked-now = Vous avez déjà choisi.
