# Micatio.

title = Micatio
field-seat = twoje miejsce
field-seats = gracze
field-turn = pytany najpierw
field-pending = pytani
field-score = punkty
field-chosen = wybór
field-shown = palce
field-called = okrzyk
field-reason = koniec
part-points = Punkty
answer-show = Pokaż { $fingers } i zawołaj { $call }
event-hand-ready = { $you ->
    [yes] { $mark } Wybór dokonany.
   *[no] { $who }: wybór dokonany.
}
event-hand-shown = { $you ->
    [yes] { $mark } Pokazujesz { $fingers } i wołasz { $call }.
   *[no] { $who } pokazuje { $fingers } i woła { $call }.
}
event-point-won = { $you ->
    [yes] { $mark } Razem { $sum }: punkt jest twój.
   *[no] Razem { $sum }: punkt zdobywa { $who }.
}
ended-goal-reached = Dość punktów: koniec gry.
refusal-no-such-action = Nie ma takiej odpowiedzi ({ $action }).
refusal-no-such-seat = Nikt nie siedzi na miejscu { $seat }.
refusal-game-over = Gra jest skończona.
refusal-not-possible-now = Teraz to niemożliwe.
refusal-not-asked-now = Wybór już zapadł.
