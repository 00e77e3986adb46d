# Fortuna.

title = Fortuna
example-card = card harvest
example-rules = rules tax; the exact wording: rules F-TAX-2
example-contents = ludus rules fortuna tax; the exact wording: ludus rules fortuna F-TAX-2

## The table

heading = { $number ->
    [0] Setup
   *[other] Round { $number }
} · { $step }
podium = Podium: { $people }
step-draft = Draft
step-lock = First lock
step-card = Action card
step-exec = Action
step-roll = Early roll
step-gift = Family
step-swap = Exchange
step-mil = Military power
step-dice = Dice
step-favor = Favor of the emperor
step-tokens = Tokens
step-flip = A favor to turn
step-draw = Drawing
step-keep = Privilege cards
step-end = End of the turn
step-palace = Caesar’s Palace
step-over = End of the game
colour-blue = blue
colour-gray = gray
colour-orange = orange
colour-violet = violet
good-water = water
good-wheat = wheat
good-wine = wine
good-vestals = vestals
good-centurions = centurions
good-dice = dice
good-aqueduct = Aqueduct water
piece-water = water
piece-wheat = wheat
piece-wine = wine
piece-money = money
piece-vestal = vestal
piece-centurion = centurion
piece-die = die
place-reservoir = reservoir
place-aqueduct = Aqueduct
column-money = ¤
column-water = water
column-wheat = wheat
column-wine = wine
column-vestals = vest.
column-centurions = cent.
column-dice = dice
column-married = wed
column-cards = priv.
column-buildings = buildings
empty-side = nobody
open-cards = to choose
rolled = dice: { $dice }
hand = Your privilege cards: { $cards }
palace-seen = Palace cards you have seen: { $cards }
supply = Supply: { $goods }; tokens { $tokens }
supply-buildings = Buildings left: { $buildings }
supply-cards = Privilege cards: { $pile } in the pile, { $palace } in the palace, discards: { $discards }
hidden-card = a card
part-squares = Squares
part-privileges = Privileges
total = total
outside-rome = not in Rome
legend = Signs: | the gate of Rome, ▒ a card face down, ● a token, ∞ married, ¤ money, 1+1 water in the reservoir and on the Aqueduct.

## Cards

effect-pieces = 1 vestal or 1 centurion
effect-cubes = 1 { $cube } and any cube
effect-step = 1 step towards Rome
costs = Costs { $cost }. { $does }
does-water-supply = 2 water into the reservoir.
does-harvest = 2 wheat, and 1 more for each water given.
does-vintage = 2 wine, and 1 more for each water given.
does-wheat-trade = Sell wheat for 2 each, 3 with a Market.
does-wine-trade = Sell wine for 3 each, 4 with a Market.
does-enlist-centurions = Buy centurions for 1, 2 and 3, by slot.
does-hire-vestals = Buy vestals for 1, 3 and 5, by slot.
does-religious-ceremony = Give a vestal for a die.
does-family = Marry for 3; once married: wheat, wine or 3 coins, and the dice may be rolled first.
does-construction = Build one building.
does-corruption = 2 coins; or pay 1 and carry out a card of another side.
does-fortuna = 1 step; its holder is first in the next round.
does-favor-1 = 1 water: 1 step.
does-favor-2 = 1 or 2 wine: a step each.
does-favor-3 = 1 or 2 wheat: a step each.
does-favor-4 = 1 to 3 centurions: a step each.
does-favor-5 = If married: 1 step, 2 with a Palace.
does-favor-6 = A step for each vestal; they stay.
does-market = 1 more coin for each unit sold.
does-aqueduct = Holds 1 water, filled as the turn begins.
does-palace = Needs marriage. 2 steps at favor 5.
does-basilica = Keep a second privilege card.

## What is asked

ask-draft = Which action card do you take?
ask-lock = Which of your cards do you turn face down?
ask-card = Which card do you choose?
ask-exec = { $card }: how?
ask-roll = Roll the dice now, before choosing?
ask-gift = What do you take?
ask-swap = What do you take for { $card }?
ask-mil = Give up a centurion to carry out a card?
ask-favor = How do you win the favor of the emperor?
ask-flip = Turn one more favor card face down?
ask-keep = Which card do you keep?
ask-end = Play a privilege card, or end the turn?
ask-palace = Which card of the palace do you keep?
how-many = Type a number from 1 to { $count }, or the beginning of an answer; list shows them all.
unclear = That may mean nothing or several answers: type a number from 1 to { $count }.
answer-skip = do not carry it out
answer-go = carry it out
answer-go-with = give water: { $reservoir } reservoir, { $aqueduct } Aqueduct
answer-sell = sell { $number }
answer-buy = buy { $number }
answer-marry = marry for { $cost }
answer-build = { $building } for { $cost }
answer-take-two = take { $number } coins
answer-bribe = bribe { $side }: { $card }
answer-roll-now = roll now
answer-later = later
answer-gift = { $kind }
answer-swap = { $side }: { $card }
answer-nothing = nothing
answer-favor-place = { $favor }: { $place }
answer-favor-goods = { $favor }: deliver { $number }
answer-pay-tax = pay the tax
answer-flip = turn { $favor }
answer-end-turn = end the turn
answer-play-for = play { $card }: { $kind }
answer-play = play { $card }
answer-keep = keep { $cards }

## Why not

refusal-no-such-action = There is no such answer ({ $action }): choose one of those offered.
refusal-no-such-seat = Nobody sits at { $seat }: choose somebody at this table.
refusal-game-over = The game is over: nothing more is asked.
refusal-not-your-turn = It is the turn of { $seat }: yours will come.
refusal-not-asked-now = That is not what is asked now: { $step }.
refusal-card-not-on-your-side = { $card } is not on your side: choose a card that is.
refusal-card-already-taken = { $card } is taken already: choose one that still lies there.
refusal-card-not-there = { $card } does not lie there: choose a card of that side.
refusal-card-is-face-down = { $card } is face down, and so locked: choose a face-up card.
refusal-card-cannot-be-executed = { $card } cannot be carried out now: it would change nothing, or you cannot pay what it costs.
refusal-already-paid-for = { $card } is paid for: now it must be carried out.
refusal-not-this-card = { $card } is carried out in another way: choose one of its own answers.
refusal-not-enough-water = You have { $reservoir } water in the reservoir and { $aqueduct } on the Aqueduct: return no more than that.
refusal-supply-too-small = The supply holds { $supply } only: take no more than that.
refusal-supply-is-empty = The supply has none left ({ $kind }): somebody must give some back first.
refusal-not-enough-goods = You need { $number } and have { $own }.
refusal-not-enough-money = It costs { $cost }, you have { $money }.
refusal-no-free-slot = There is no free slot ({ $kind }): you have as many as you may.
refusal-already-married = You are married, once and for all: now Family brings wheat, wine or coins.
refusal-not-married = You are not married: first marry with Family.
refusal-already-built = You have a { $building } already: build one of another kind.
refusal-no-place-to-build = You have { $most } buildings already: your province holds no more.
refusal-pile-is-empty = There is no { $building } left: build one of another kind.
refusal-palace-is-reached = You are in Caesar’s Palace: the road ends here, and no step is left.
refusal-no-vestal = You have no vestal: you need one, from Hire Vestals or an A card.
refusal-no-centurion = You have no centurion: you need one, from Enlist Centurions or an A card.
refusal-a-favor-is-open = A favor of your die is face up: use one, or pay the tax.
refusal-no-favor-is-open = All favors of your die are face down: no tax is due, go on without a favor.
refusal-a-favor-must-be-used = Only favors 5 and 6 are face up, and you can use one: you must.
refusal-favor-is-face-down = Favor { $favor } is face down for the rest of the round: choose a face-up one.
refusal-favor-bears-tokens = Favor { $favor } bears tokens ({ $tokens }): choose one without.
refusal-no-die-reaches-it = Favor { $favor } needs a die of { $favor } or more: your highest shows { $die }.
refusal-no-water-there = There is no water ({ $place }): this favor takes one.
refusal-not-that-many = { $number } is not possible: deliver { $most } at most.
refusal-beyond-the-palace = The Palace is nearer than { $number } steps: deliver less.
refusal-card-not-in-hand = You do not hold { $card }: play a card of your own.
refusal-kept-to-the-end = { $card } brings points: it is kept to the end.
refusal-card-gives-a-step = { $card } gives a step and nothing else: play it without a choice.
refusal-step-card-already-played = Step cards a round: { $limit }; play the next one in the next round.
refusal-vestal-or-centurion = { $card }: choose a vestal or a centurion.
refusal-card-gives-cubes = { $card } gives cubes: choose water, wheat or wine.
refusal-no-cube-left = The supply has no cube left: somebody must give some back first.
refusal-choose-the-second-cube = { $card }: choose the second cube too.
refusal-card-not-among-them = { $card } is not among these cards: keep one you drew.
refusal-one-card-only = One card only, with or without a Basilica: choose which.
refusal-no-basilica = Without a Basilica one card is kept: to keep two, build one.

## What happens

event-round-began = Round { $number }; first: { $who }
event-turn-began = { $you ->
    [yes] begin your
   *[no] begins the
} turn
event-card-drafted = { $you ->
    [yes] take
   *[no] takes
} { $card }
event-card-dealt = { $card } goes to { $side }
event-card-locked = { $you ->
    [yes] turn
   *[no] turns
} { $card } face down
event-aqueduct-filled = { $you ->
    [yes] fill your
   *[no] fills the
} Aqueduct: +{ $number }
event-card-turned-up = { $you ->
    [yes] turn
   *[no] turns
} { $card } face up
event-card-chosen = { $you ->
    [yes] choose
   *[no] chooses
} { $card }
event-action-skipped = { $you ->
    [yes] do not
   *[no] does not
} carry it out
event-goods-taken = { $you ->
    [yes] take
   *[no] takes
} { $goods }
event-goods-returned = { $you ->
    [yes] return
   *[no] returns
} { $goods }
event-money-taken = { $you ->
    [yes] take
   *[no] takes
} { $number } ¤{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } lost)
}
event-money-paid = { $you ->
    [yes] pay
   *[no] pays
} { $number } ¤
event-goods-sold = { $you ->
    [yes] sell
   *[no] sells
} { $goods } for { $price } ¤
event-pieces-bought = { $you ->
    [yes] buy
   *[no] buys
} { $goods } for { $cost } ¤
event-married = { $you ->
    [yes] marry
   *[no] marries
}
event-built = { $you ->
    [yes] build
   *[no] builds
} { $building }
event-bribed = { $you ->
    [yes] bribe
   *[no] bribes
} the { $side } side: { $card }
event-cards-exchanged = { $you ->
    [yes] exchange
   *[no] exchanges
} { $given } for { $taken } from the { $side } side
event-military-used = { $you ->
    [yes] use
   *[no] uses
} military power for { $card }
event-military-declined = { $you ->
    [yes] do not
   *[no] does not
} use military power
event-die-rolled = { $you ->
    [yes] roll
   *[no] rolls
} { $dice }
event-favor-used = { $you ->
    [yes] use
   *[no] uses
} { $favor } with die { $die }: { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
event-no-favor = { $you ->
    [yes] get
   *[no] gets
} no favor with die { $die }
event-tax-paid = { $you ->
    [yes] pay
   *[no] pays
} a tax of { $number } ¤ with die { $die }
event-stepped-back = { $you ->
    [yes] have
   *[no] has
} no coin for the tax with die { $die }: back to square { $square }
event-approached = { $you ->
    [yes] move
   *[no] moves
} to square { $square }
event-tokens-taken = { $you ->
    [yes] take
   *[no] takes
} { $number ->
    [one] { $number } token
   *[other] { $number } tokens
} from { $favor }
event-favor-turned = { $you ->
    [yes] turn
   *[no] turns
} { $favor } face down
event-nothing-turned = { $you ->
    [yes] turn
   *[no] turns
} no favor face down
event-pile-shuffled = The discards are shuffled into a pile of { $number }
event-privilege-drawn = { $you ->
    [yes] draw
   *[no] draws
} { $card }
event-privilege-kept = { $you ->
    [yes] keep
   *[no] keeps
} { $card }
event-privilege-discarded = { $you ->
    [yes] discard
   *[no] discards
} { $card }
event-privilege-played = { $you ->
    [yes] play
   *[no] plays
} { $card }
event-palace-entered = { $you ->
    [yes] reach
   *[no] reaches
} Caesar’s Palace (number { $number })
event-privilege-laid-aside = { $you ->
    [yes] lay
   *[no] lays
} { $card } aside
event-palace-card-taken = { $you ->
    [yes] take
   *[no] takes
} { $card } from the palace
event-podium-set = { $you ->
    [yes] are
   *[no] is
} number { $number } on the Podium
event-token-placed = { $favor } holds { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
event-favors-turned-up = All favors are face up again
event-hand-revealed = { $you ->
    [yes] reveal
   *[no] reveals
} { $card }
event-of = { $who } { $what }
ended-palace = Caesar’s Palace is reached: the game is over.
ended-rounds = The last round has been played: the game is over.
ended-tied = Equal points: squares decide, then money, centurions, vestals.

## Why an answer is good

reason-steps = { $more } steps further on the road, by the end of the games imagined.
reason-rome = You enter Rome in { $mean } of the games imagined, otherwise in { $other }.
reason-married = You marry in { $mean } of the games imagined, otherwise in { $other }.
reason-building = You build { $about } in { $mean } of the games imagined, otherwise in { $other }.
reason-goods = At the end of your turn you have { $more } more { $about } on average.

## The table in the browser

goods-water = { $count } water
goods-aqueduct = { $count } Aqueduct water
goods-wheat = { $count } wheat
goods-wine = { $count } wine
goods-vestals = { $count ->
    [one] { $count } vestal
   *[other] { $count } vestals
}
goods-centurions = { $count ->
    [one] { $count } centurion
   *[other] { $count } centurions
}
goods-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
goods-money = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
goods-square = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
goods-draw = draw { $draws } keep { $keeps }
card-water-supply = Take { $gain } water into your reservoir
card-harvest = { $gain } wheat, and { $more } more for each water you return
card-vintage = { $gain } wine, and { $more } more for each water you return
card-wheat-trade = Sell wheat at { $price } each, { $more } more with a Market
card-wine-trade = Sell wine at { $price } each, { $more } more with a Market
card-enlist-centurions = Buy 1 to { $most } centurions; slots cost { $prices }
card-hire-vestals = Buy 1 to { $most } vestals; slots cost { $prices }
card-religious-ceremony = Give { $cost } vestal, gain { $gain } die for the whole game
card-family = Marry for { $cost }. Once married: wheat, wine or { $gain } coins
card-construction = Build one building and pay its price
card-corruption = Take { $gain } coins, or bribe { $cost } to carry out another side’s card
card-fortuna = { $gain } step. Whoever holds it goes first next round
tile-each = +{ $steps } each
tile-step = { $steps ->
    [one] +{ $steps } step
   *[other] +{ $steps } steps
}
tile-married = married
tile-kept = kept
tile-used = used
tile-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
side-of = { $who }: cards
side-mine = Your side
side-empty = Empty side
side-empty-why = always face up, anybody may take them
side-empty-short = always face up
plate-on = on
plate-outside = outside,
plate-hand = { $count ->
    [one] { $count } privilege card
   *[other] { $count } privilege cards
}
plate-married = married
when-later = plays after you
when-before = plays before you
when-done = has played
when-now = plays now
tag-locked = locked until their turn
tag-locked-short = locked
tag-locked-mine = usable next turn
tag-from-you = from you
tag-to = to { $who }, face up
tag-to-short = to { $who }
tag-to-empty = to the empty side
tag-empty-short = empty side
tag-to-you = to you, usable next turn
tag-swap-only = only to exchange
tag-chosen = chosen
tag-bribe = bribe: { $cost } to { $who }
tag-bribe-bank = bribe: { $cost }
podium-now = This round
podium-next = Next, so far
podium-spoken = Order this round: { $now }. Next round, so far: { $next }.
rome-last = LAST ROUND
rome-last-turn = your turn is the last one
rome-marker = { $who } on square { $square }
race-gate = Gate in { $steps }.
race-in-rome = You are in Rome.
race-leads = { $you ->
    [yes] You lead
   *[no] { $who } leads
} on { $square }, { $steps } from the palace.
race-last = { $you ->
    [yes] You are
   *[no] { $who } is
} in the palace: the game ends with this round.
race-outside = Outside the gate you cannot win.
race-first = { $you ->
    [yes] You begin
   *[no] { $who } begins
} the next round.
tray-title = Dice
tray-die = Die { $value }
tray-rest = { $count ->
    [one] { $count } die, rolled in phase 4
   *[other] { $count } dice, rolled in phase 4
}
tray-of = { $who } rolled
tray-tax = Tax
tray-none = None
tray-none-die = with die { $die }: no tax
tray-no-step = { $gain }, no step
tray-not-due = not due
tray-not-free = a favor is open
cell-water = Water
cell-wheat = Wheat
cell-wine = Wine
cell-centurions = Centurions
cell-vestals = Vestals
cell-money = Money { $count } of { $most }
cell-left = { $count } left
cell-gate = gate in { $steps }
cell-points = now { $points } VP
plot-price = { $count ->
    [one] { $building }, price { $price }, { $count } left
   *[other] { $building }, price { $price }, { $count } left
}
plot-built = { $building }, built
privileges-title = Privileges
privileges-pile = pile { $count }
privileges-none = none yet
effect-step-card = { $steps } step|to Rome, one such card a round
effect-piece-card = 1 vestal|or 1 centurion, free
effect-water-card = 1 water|and 1 good you choose
effect-wheat-card = 1 wheat|and 1 good you choose
effect-wine-card = 1 wine|and 1 good you choose
score-building = { $points } VP|per { $number ->
    [1] building
   *[other] { $number } buildings
}
score-wheat = { $points } VP|per { $number ->
    [1] wheat
   *[other] { $number } wheat
}
score-centurion = { $points } VP|per { $number ->
    [1] centurion
   *[other] { $number } centurions
}
score-vestal = { $points } VP|per { $number ->
    [1] vestal
   *[other] { $number } vestals
}
score-water = { $points } VP|per { $number ->
    [1] water
   *[other] { $number } water
}
score-wine = { $points } VP|per { $number ->
    [1] wine
   *[other] { $number } wine
}
score-money = { $points } VP|per { $number ->
    [1] coin
   *[other] { $number } coins
}
score-marriage = { $points } VP|if married
worth-now = now { $worth }
choice-keep = Drawn cards
choice-draft = Cards to choose from
q-draft = Take one of these cards for your side.
q-lock = Which card shall nobody take before your first turn?
q-card = Choose one of your cards: carry it out, then exchange it.
q-exec = { $card }: carry it out, or only exchange it?
q-exec-paid = { $card } is paid for: carry it out.
q-water = { $card }: how much water do you return?
q-sell = { $card }: how much do you sell?
q-buy = { $card }: how many do you take?
q-build = Which building? Choose a plot below.
q-corruption = Take { $gain }, or choose a card of another side to carry it out for { $cost }.
q-roll = Roll your dice now, before you choose?
q-gift = What does your family bring?
q-swap = Take a card for { $card }: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}.
q-get = You get { $taken }, usable next turn.
q-give-later = { $who } gets { $given } face up and plays after you, this round.
q-give-done = { $who } gets { $given } face up and has played this round.
q-give-empty = { $given } lies face up on the empty side.
q-mil = Give up a centurion to carry out one of your two face-up cards, or roll.
q-mil-none = Nothing is left before the dice.
q-mil-used = A centurion for { $card }, then the dice: no undo.
q-favor = Die { $die } reaches favors 1 to { $reach }. Choose a favor.
q-favor-none = Die { $die } brings no favor: all are used, or none can be paid.
q-deliver = { $favor }: how much do you deliver?
q-picked = { $favor } with die { $die }.
q-tax = The tax: { $gain }, and no step.
q-none = Die { $die } finds only used favors: no step, no tax.
q-flip = You are first: you may turn a favor without token. Nobody will use it this round.
q-keep = { $count ->
    [one] Keep { $keeps } of { $count } card.
   *[other] Keep { $keeps } of these { $count } cards.
}
q-keep-two = Keep one or two of these { $count } cards.
q-palace = Caesar’s Palace: keep one, the others stay face down in the palace.
q-end = Play a privilege card, or end your turn.
q-end-none = Nothing can be played now: end your turn.
q-play = { $effect }. Then the same question returns.
q-play-what = { $effect }: which good?
q-gate = { $effect }: through the gate into Rome, so you can win.
v-draft = Take { $card }
v-lock = Lock { $card }
v-lock-why = nobody can take it before your turn
v-skip = Only exchange
v-skip-why = do not carry it out
v-go = Carry out { $card }
v-go-it = Carry it out
v-go-roll = Carry it out and roll
v-family = Carry out Family
v-family-why = wheat, wine or coins
v-sell = Sell { $goods }
v-buy = Take { $goods }
v-marry = Marry
v-take-two = Take { $goods }
v-roll-now = Roll first
v-later = Choose without rolling
v-swap = Exchange { $given } for { $taken }
v-roll = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
v-final = no undo
v-deliver = Deliver { $goods }
v-favor = Use { $favor }
v-reservoir = From the reservoir
v-aqueduct = From the Aqueduct
v-tax = Pay the tax
v-back = Tax, unpaid
v-none = No favor
v-none-why = and no tax
v-flip = Turn { $favor }
v-flip-why = { $who } cannot use it
v-flip-none = Turn nothing
v-keep = Keep { $number } of { $count }
v-play = Play it
v-hold = Keep it
v-end = End turn
s-water = Return water
s-aqueduct = Aqueduct water
s-sell = Sell
s-buy = Take
chip-theirs = { $card } ({ $who })
chip-done = { $what }: { $gain }
chip-centurion = Centurion: { $card }
phase-water = Water
phase-choose = choose
phase-do = do
phase-swap = exchange
phase-turn = turn
phase-card = Card
phase-mil = Centurion
phase-favor = Dice and favor
phase-privileges = Privileges
tale-line = { $who } { $what }.
tale-and = { $some } and { $last }
tale-quoted = “{ $text }”
tale-round = { $you ->
    [yes] Round { $number }: you begin.
   *[no] Round { $number }: { $who } begins.
}
tale-tokens = A token more: { $favors }.
tale-dealt = The action cards are dealt.
tale-shuffled = The discarded privileges are shuffled into a new pile.
tale-draft = { $you ->
    [yes] take
   *[no] takes
} { $card }
tale-lock = { $you ->
    [yes] lock
   *[no] locks
} { $card }
tale-aqueduct = { $you ->
    [yes] fill your
   *[no] fills the
} Aqueduct: { $goods }
tale-take = { $you ->
    [yes] take
   *[no] takes
} { $goods }
tale-trade = { $you ->
    [yes] take
   *[no] takes
} { $goods } for { $given }
tale-give = { $you ->
    [yes] give
   *[no] gives
} { $goods }
tale-sell = { $you ->
    [yes] sell
   *[no] sells
} { $goods } for { $price }
tale-buy = { $you ->
    [yes] pay
   *[no] pays
} { $price } for { $goods }
tale-marry = { $you ->
    [yes] marry
   *[no] marries
} for { $price }
tale-build = { $you ->
    [yes] build
   *[no] builds
} { $building } for { $price }
tale-skip = { $you ->
    [yes] do not
   *[no] does not
} carry out { $card }
tale-bribe = { $you ->
    [yes] pay
   *[no] pays
} { $price } to { $them ->
    [yes] you
    [none] the bank
   *[no] { $whom }
} to carry out { $card }
tale-swap = { $you ->
    [yes] exchange
   *[no] exchanges
} { $given } for { $taken } { $them ->
    [yes] with you
    [none] from the empty side
   *[no] with { $whom }
}
tale-centurion = { $you ->
    [yes] pay
   *[no] pays
} a centurion for { $card }
tale-roll = { $you ->
    [yes] roll
   *[no] rolls
} { $dice }
tale-deliver = { $you ->
    [yes] deliver
   *[no] delivers
} { $goods } at { $favor }: { $start } → { $square }
tale-favor = { $you ->
    [yes] win
   *[no] wins
} the favor { $favor }: { $start } → { $square }
tale-step = { $you ->
    [yes] move
   *[no] moves
} on: { $start } → { $square }
tale-none = { $you ->
    [yes] use
   *[no] uses
} die { $die }: no favor, no tax
tale-tax = { $you ->
    [yes] pay
   *[no] pays
} the tax: { $price }
tale-back = { $you ->
    [yes] have
   *[no] has
} no coin for the tax: { $start } → { $square }
tale-draw = { $you ->
    [yes] draw
   *[no] draws
} { $count ->
    [one] a privilege
   *[other] { $count } privileges
}
tale-keep = { $you ->
    [yes] keep
   *[no] keeps
} { $cards }
tale-discard = { $you ->
    [yes] discard
   *[no] discards
} { $cards }
tale-aside = { $you ->
    [yes] leave
   *[no] leaves
} { $count ->
    [one] one card
   *[other] { $count } cards
} in the palace
tale-palace-card = { $you ->
    [yes] take
   *[no] takes
} { $cards } in the palace
tale-enter = { $you ->
    [yes] enter
   *[no] enters
} Caesar’s Palace: this is the last round
tale-flip = { $you ->
    [yes] turn
   *[no] turns
} { $favor } face down
tale-play = { $you ->
    [yes] play
   *[no] plays
} the privilege { $card }
tale-reveal = { $you ->
    [yes] reveal
   *[no] reveals
} { $cards }
tale-a-card = { $count ->
    [one] a card
   *[other] { $count } cards
}
sheet-action = action card
sheet-on = on the side of { $who }
sheet-on-mine = on your side
sheet-on-empty = on an empty side
sheet-locked = Face down: nobody can take it before its owner’s next turn.
sheet-open = Face up: it can be taken in an exchange.
sheet-privilege = privilege card
sheet-worth = Worth to you now
sheet-points = { $points } VP
sheet-end = Kept to the end of the game.
sheet-any-time = Can be played at any time in your turn.
sheet-building = building
sheet-cost = Price
sheet-left = Left
sheet-favor = favor { $number }
sheet-tokens = Tokens
