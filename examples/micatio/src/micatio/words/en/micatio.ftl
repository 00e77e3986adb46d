# Micatio.

title = Micatio
field-seat = your seat
field-seats = players
field-turn = first asked
field-pending = asked
field-score = points
field-chosen = chosen
field-shown = fingers
field-called = called
field-reason = end
part-points = Points
answer-show = Show { $fingers } and call { $call }
event-hand-ready = { $you ->
    [yes] { $mark } You have chosen.
   *[no] { $who } has chosen.
}
event-hand-shown = { $you ->
    [yes] { $mark } You show { $fingers } and call { $call }.
   *[no] { $who } shows { $fingers } and calls { $call }.
}
event-point-won = { $you ->
    [yes] { $mark } It is { $sum }: the point is yours.
   *[no] It is { $sum }: the point goes to { $who }.
}
ended-goal-reached = Enough points: the game is over.
refusal-no-such-action = There is no such answer ({ $action }).
refusal-no-such-seat = Nobody sits at { $seat }.
refusal-game-over = The game is over.
refusal-not-possible-now = That is not possible now.
refusal-not-asked-now = You have chosen already.
