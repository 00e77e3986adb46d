# Standing orders: the sheet, and the sentences in which they are given.

orders-title = Standing orders
orders-private = This table only. Nobody else sees them.
orders-none = No orders yet: every question waits for you.
orders-add = Add an order
orders-save = { $count ->
    [0] Save: no orders
    [one] Save one order
   *[other] Save { $count } orders
}
orders-saved = Saved.
orders-revoke = Revoke this order
orders-revoke-all = Revoke all
orders-how = The server answers only when that question really comes, also while you are away, after the pause a click takes.
orders-on = switched on
orders-life = It holds
orders-life-used = until used
orders-life-turn = until my next turn
orders-life-off = until I switch it off
orders-would = { $of ->
    [0] nothing was asked yet
   *[other] would have answered { $count } of your last { $of } questions
}
orders-used = { $count ->
    [one] has answered once
   *[other] has answered { $count } times
}
orders-missed = Could not be carried out the last time: its answer was not allowed.
orders-full = A seat has at most { $count } orders.

order-match-name = Match bribes
order-match = In the bribes match my rivals, up to { $left } on the left and { $right } on the right, then agree.
order-match-left = { $number ->
    [0] nothing
   *[other] { $number }
}
order-match-right = { $number ->
    [0] nothing
   *[other] { $number }
}
order-tax-name = Pay the tax
order-tax = When the favor of the emperor is asked for, pay the tax { $when }, if I have { $coins }.
order-tax-when-nothing = where I can deliver nothing
order-tax-when-whatever = whatever I can deliver
order-tax-coins = { $number ->
    [one] a coin or more
   *[other] { $number } coins or more
}
order-play-name = Play a privilege card
order-play = { $card }: { $when }.
order-play-when-at-once = as soon as I may
order-play-when-end = at the end of my turn
order-play-when-gate = when it takes me through the gate
order-play-when-palace = when it takes me into the palace
order-follow-name = Follow or think
order-follow = When { $role } is led, { $held }: { $does }.
order-follow-role-any = any role
order-follow-role-laborer = Laborer
order-follow-role-craftsman = Craftsman
order-follow-role-architect = Architect
order-follow-role-legionary = Legionary
order-follow-role-merchant = Merchant
order-follow-role-patron = Patron
order-follow-held-whatever = whatever I hold
order-follow-held-none = and I hold no card of it
order-follow-does-senator = think, 1 Senator
order-follow-does-fill = think, fill up
order-follow-does-one = think, 1 card
order-follow-does-card = follow with my card of it
order-follow-does-with-senator = follow with a Senator
order-use-name = Use a power, or not
order-use = When I am asked “{ $step }”: { $how }.
order-use-how-never = never use it
order-use-how-always = use it, where there is one way only
order-answer-name = Always do this
order-answer = When I am asked “{ $step }”, answer: { $text }.
