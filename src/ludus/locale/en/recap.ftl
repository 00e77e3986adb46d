# What was missed at a table, and asking to take an answer back. Loaded when somebody needs it.

recap-title = Since you left
recap-summary = Since you left, { $when }: { $what }.
recap-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
recap-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
recap-span = { $from } → { $to }
recap-now = now
recap-key = one move
recap-scrub = Moves since you left
recap-at = move { $at } of { $count }
recap-before = as you left it
recap-replay = Replay
recap-fast = ×{ $times }, { $seconds } s
recap-stop = Stop
recap-table = To the table
recap-changes = What has changed for you
recap-story = What happened
recap-changed = changed since you left
recap-unchanged = Nothing of yours has changed.
recap-asked = Your turn: { $what }

## Figures, as they were and as they are

figure-points = your points
figure-gold = your gold
figure-money = your money
figure-cards = your cards
figure-hand = your hand
figure-influence = your influence
figure-buildings = your buildings
figure-deck = cards in the deck
figure-palace = your squares to the palace
figure-round = { $game ->
   *[other] round
}
figure-favors = favors face up
figure-others-gold = gold of { $who }
figure-others-money = money of { $who }
figure-others-hand = hand of { $who }
figure-others-points = points of { $who }
figure-others-influence = influence of { $who }
figure-others-palace = squares of { $who } to the palace

## A plea

plea-title = Take back?
plea-mine = You would like to take back your last answer, and with it all that came after it.
plea-theirs = { $who } would like to take back an answer, and with it all that came after it.
plea-waits = Everybody must agree. Asked: { $people }.
plea-agreed = Agreed: { $people }.
plea-agree = Agree
plea-refuse = Refuse
plea-withdraw = Withdraw
