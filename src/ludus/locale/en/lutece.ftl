# Lutetia.

title = Lutetia
example-card = card mill
example-rules = rules bribe; the exact wording: rules L-PAY-2
example-contents = ludus rules lutece bribe; the exact wording: ludus rules lutece L-PAY-2
gold-amount = { $count } gold

## The table

heading = Round { $number } · { $step }
lead = lead: { $who }
step-bids = Bids
step-bribes = Bribes
step-purchase = Purchase
step-legion = Legionnaires
step-attach = Apprentice
step-over = End of the game
row-characters = Characters · { $count } in the pile
row-locations = Locations · { $count } in the pile
column-left = left
column-right = right
points-short = VP
total = total
part-majority = Majority
part-prestige = Prestige
part-influence = Influence
part-fortune = Fortune
legend = Signs: 2¤ cost, +1¤ coins on the card, Br Po … resources, t5 talent, VP points, ▒ a card face down, ¤3 the bribe on it, +3 revenue, … still to answer, ✓ done, 4* majority, (+1) apprentices, I–IV parts of the score.
podium = Strength:
resource-bread = bread
resource-potion = potion
resource-gladius = gladius
resource-beer = beer
family-yellow = yellow
family-green = green
family-blue = blue
family-orange = orange
family-red = red
family-purple = purple
family-neutral = neutral

## What a card brings, as short as on the card

brings-apprentice = copies
brings-legionnaire = { $points } VP or +{ $bribe }
brings-per-unit = 1 VP/{ $resource }
brings-per-family = { $points } VP +1/{ $family }
brings-per-roman = { $points } VP +1/Roman
brings-market = { $points } VP: { $resources }

## Cards looked up

kind-character = Character
kind-location = Location
column-card = card
column-cost = cost
column-brings = brings
column-players = players
column-does = what it does
card-facts = { $row }, { $family }, cost { $cost }, { $copies ->
    [one] { $copies } card.
   *[other] { $copies } cards.
}
does-produce = Gives its resource as long as you own it; the highest talent (t) breaks ties for the majority.
does-apprentice = Goes under one of your Characters with a resource and gives one more unit of it.
does-legionnaire = { $points } VP at the end. Or, while a card is contested, leaves the game and adds { $bribe } to the bribe of one bidder.
does-per-unit = At the end: 1 VP per unit of { $resource } you have.
does-per-family = At the end: { $points } VP, and 1 VP per { $family } card you own, itself included.
does-per-roman = At the end: { $points } VP, and 1 VP per Roman Influence you own.
does-market = { $points } VP at the end if you spend the resources it asks for; each unit serves one Market.
does-pay = When you buy it: { $gold ->
    [0] 1 gold per unit of { $resource } you have.
   *[other] { $gold } gold, and 1 more per unit of { $resource } you have.
}
does-roman = Roman Influence.

## What is asked, and what one may type

revenue = revenue (+{ $gold })
priced = { $card }, cost { $cost }
ask-bids = Choose two cards, the left one first.
how-bids = Type their keys, for example a 2; g is revenue (+{ $gold }).
ask-bribes = Raise a bribe, or agree to go on? Left: { $left }. Right: { $right }. You hold { $purse }.
how-bribes = l 2 lays 2 on the left card for good, r 1 lays 1 on the right, ok agrees. While the others answer you may still type a raise.
ask-legion = { $card } is contested. Play a Legionnaire for a bidder, or pass? You have { $count }.
ask-attach = Who takes in the { $card }?
choices-bids = Any two of these keys, and g for revenue (+{ $gold }), which you hold twice: { $count } pairs. The first lies left. For example: a 2, g b, g g.
choices-raise = lay gold on the { $place ->
    [left] left
   *[right] right
} card, { $card }
explain-bid = bid on { $left } and { $right }
explain-agree = agree to go on
explain-raise = raise { $gold } on the { $place ->
    [left] left
   *[right] right
} card
explain-pass = play no Legionnaire
explain-support = { $own ->
    [yes] play a Legionnaire for yourself
   *[no] play a Legionnaire for { $bidder }
}
explain-attach = put the Apprentice under { $host }
more-bid = Left: { $card }. And the right card? (u takes it back)
more-raise = On which card, and how much? For example: l 2.
more-place = { $count } on which card: l (left) or r (right)? (u takes it back)
more-gold = How much on the { $place ->
    [left] left
   *[right] right
} card? You hold { $purse }. (u takes it back)
unclear-bid = Type two keys of the market, left card first: a 2, for example; g is revenue. Type list to see them.
unclear-bribe = Type l and an amount for the left card, r and an amount for the right one, or ok to agree.
unclear-place = { $word } may mean a side or a card: type left or right in full.
unclear-gold = Lay 1 to { $most } gold at a time.
unclear-legion = Type the number or the name of a bidder, or pass.
unclear-host = Type the number of the Character.
words-bid = bid
words-revenue = g, r, gold, rev, revenue
words-agree = ok, agree, pass
words-raise = raise, bribe
words-left = l, left
words-right = r, right
words-pass = pass, p, ok
words-support = support, for, legionnaire
words-attach = attach, under

## Why not

refusal-no-such-action = There is no such answer ({ $action }): choose one of those offered.
refusal-no-such-seat = Nobody sits at { $seat }: choose somebody at this table.
refusal-game-over = The game is over: nothing more is asked.
refusal-not-asked-now = That is not what is asked now: { $step }.
refusal-slot-not-in-play = { $slot } is not in play with so few players: choose a place that shows a card.
refusal-same-slot-twice = You have one card { $slot } only: choose two different cards.
refusal-more-than-the-purse = You cannot lay { $gold }: your purse holds { $purse }, lay no more than that.
refusal-not-a-bidder = { $seat } did not bid on this card: a Legionnaire helps only somebody who did.
refusal-not-your-character = { $card } is not yours: choose one of your own Characters.
refusal-not-a-host = { $card } has no resource to copy: choose a Character that gives one.
refusal-bid-is-final = Your two cards lie on the table and stay there: you choose again next round.
refusal-purse-is-empty = Your purse is empty: without gold there is nothing to lay, and you agree.
refusal-already-agreed = You have agreed already; you are asked again if somebody raises, and may still raise yourself.
refusal-not-your-apprentice = The Apprentice is not yours: whoever bought him places him.
refusal-no-legionnaire = You have no Legionnaire: you need one of your own to help.
refusal-already-passed = You have passed; you are asked again if somebody plays a Legionnaire.

## What happens

event-round-began = Round { $number }; lead: { $who }.
event-cards-offered = For sale: { $cards }.
event-bid-placed = { $mark } You lay down { $left } and { $right }.
event-bids-placed = Two cards face down: { $people }.
event-bribe-raised = { $you ->
    [yes] { $mark } You raise { $gold } on your { $place ->
        [left] left
       *[right] right
    } card.
   *[no] { $who } raises { $gold } on the { $place ->
        [left] left
       *[right] right
    } card.
}
event-agreed = Agreed: { $people }.
event-bids-revealed = Cards up: { $bids }
bids-of = { $who } { $left } and { $right }
event-revenue-taken = { $you ->
    [yes] { $mark } You take { $gold } of revenue.
   *[no] { $who } takes { $gold } of revenue.
}
event-contest-began = { $card } at { $slot } is contested.
event-legionnaire-played = { $own ->
    [yes] { $you ->
        [yes] { $mark } You play a Legionnaire for yourself.
       *[no] { $who } plays a Legionnaire for their own bid.
    }
   *[no] { $you ->
        [yes] { $mark } You play a Legionnaire for { $bidder }.
       *[no] { $who } plays a Legionnaire for { $bidder }.
    }
}
event-passed = No Legionnaire from: { $people }.
event-contest-won = { $you ->
    [yes] { $mark } You win it with strength { $strength }.
   *[no] { $who } wins it with strength { $strength }.
}
event-contest-tied = A tie: { $slot } { $card } leaves the game.
event-bribes-returned = Returned: { $sums }.
event-card-acquired = { $you ->
    [yes] { $mark } You buy { $card } for { $gold }
   *[no] { $who } buys { $card } for { $gold }
}{ $bribe ->
    [0] .
   *[other] { " " }and a bribe of { $bribe }.
}
event-cost-unpaid = { $you ->
    [yes] { $mark } You cannot pay { $cost }: { $card } leaves the game
   *[no] { $who } cannot pay { $cost }: { $card } leaves the game
}{ $bribe ->
    [0] .
   *[other] , and the bribe of { $bribe } is lost.
}
event-coins-taken = Coins on it: { $count }.
event-bribe-lost = { $you ->
    [yes] { $mark } Your bribe of { $count } on it is lost.
   *[no] { $who } loses the bribe of { $count } on it.
}
event-apprentice-attached = { $card } joins { $host }.
event-apprentice-waits = { $card } waits for a Character with a resource.
event-effect-gained = { $card } brings { $gold }.
event-cards-valued = { $gold } on every card that is left.
ended-characters = The Characters have run out: the game is over.
ended-locations = The Locations have run out: the game is over.
ended-rounds = The last round has been played: the game is over.
ended-tied = Equal points: most gold decides, then most cards.

## Why an answer is good

reason-majority = Majority of { $about } in { $mean } of the games imagined, otherwise in { $other }.
reason-card = You get { $about } in { $mean } of the games imagined, otherwise in { $other }.
reason-card-denied = Others get { $about } in only { $mean } of the games imagined, otherwise in { $other }.
reason-contest = Risk: in { $mean } of them others bid on { $about } too.

## The market in the browser: what stands on the cards

card-talent = talent { $talent }
card-apprentice = Under a Character: +1 of its Resource
card-apprentice-small = +1 of its host
card-legionnaire = Once +{ $bribe } to a bribe, else { $points } VP
card-legionnaire-small = { $points } VP, or once +{ $bribe }
card-per-unit = { $good ->
   *[other] 1 VP per { $name }
}
card-per-family = { $good ->
   *[other] { $points } VP, +1 per { $name } card
}
card-per-roman = { $points } VP, +1 per Roman Influence Location
card-per-roman-small = { $points } VP, +1 per Roman place
card-market = { $points } VP for
card-pay = At once { $gold ->
    [0] 1 coin per { $name }
   *[other] { $gold } coins, +1 per { $name }
}
card-pay-small = { $gold ->
    [0] 1 coin per { $name }
   *[other] { $gold } coins, +1 per { $name }
}
family-copies = copies
family-influence = Influence

## The market in the browser: places and people

phase-offers = Offers
phase-bids = Bids
phase-bribes = Bribes
phase-purchase = Purchase
phase-valuation = Valuation
pile-character = Characters
pile-location = Locations
pile-holds = Not seen yet: { $cards }.
piles-left = In the piles: { $characters } Characters, { $locations } Locations
place-left = Left
place-right = Right
place-touch = touch a card of the market
tag-left = left
tag-right = right
only-you = only you see this
slot-contested = contested
slot-empty = nothing here
slot-bought = buys
slot-burnt = cannot pay
slot-out = removed
fate-bought = { $you ->
    [yes] { $mark } You bought { $card } for { $gold }
   *[no] { $who } bought { $card } for { $gold }
}
fate-tied = tie: { $card } left the game
fate-unpaid = { $you ->
    [yes] { $mark } You could not pay { $cost }: { $card } left
   *[no] { $who } could not pay { $cost }: { $card } left
}
state-thinks = thinks
state-laid = has laid
state-agrees = agrees
state-legion = Legionnaire?
state-attach = chooses
cards-owned = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
coins-word = { $count ->
    [one] gold coin
   *[other] gold coins
}
purse-of = purse { $gold }
points-today = points now
to-you = for you: { $points }
lead-shared = { $count } share it
part-majority-how = I: most of a Resource brings 10, fewest brings nothing, all between 4; the highest talent decides a tie.
part-prestige-how = II: what your Roman Locations bring for your Resources and your cards.
part-influence-how = III: Legionnaires, Statues, and the Markets whose Resources you have.
part-fortune-how = IV: one point for every { $coins } coins in the purse.
fortune-rate = 1 for { $coins } coins

## The market in the browser: what is asked

prompt-bids = { $left ->
    [1] One card more, then lay both.
   *[other] Choose two cards; the first lies left.
}
prompt-bids-ready = Lay these two? They stay as they lie.
prompt-bids-missing = { $left ->
    [1] one more card
   *[other] two cards
}
verb-lay-pays = nobody sees them yet
revenue-name = Revenue
revenue-gives = +{ $gold } coins
places-none = Purse { $purse }: pick two cards, or Revenue.
places-keep = Purse { $purse }: { $gold } left if you buy.
places-dear = Purse { $purse }, but they cost { $cost }: you could not pay for both.
places-dear-one = Purse { $purse }, and it costs { $cost }: you could not pay.
places-coins = And { $gold } if you get it: they lie on the card.
places-laid = Your two cards lie face down.
square-bids = { $laid } of { $all } have laid their cards.
square-bribes = { $agreed } of { $all } agree as it lies.
square-over = The market is closed.
square-quiet = The cards are up: slot by slot, who gets what.
prompt-bribes = Raise, or agree to turn the cards up?
prompt-bribes-why = { $count ->
    [0] All others agree. A raise asks everybody again.
    [1] { $people } still thinks. A raise asks everybody again.
   *[other] { $count } rivals still think. A raise asks everybody again.
}
prompt-bribes-keep = You keep { $gold }. A raise asks everybody again.
prompt-bribes-auto = Your standing order will answer in a moment.
prompt-bribes-burn = You could no longer pay { $cards }.
verb-raise = Raise { $gold } on your { $place ->
    [left] left
   *[right] right
} card
verb-raise-both = Raise { $left } left, { $right } right
verb-raise-pays = for good
raise-after = You agree. As long as others think you may still raise.
bribe-keeps = { $more ->
    [0] { $lies ->
        [0] Nothing lies there.
       *[other] { $lies } lies there.
    }
   *[other] { $lies ->
        [0] You lay { $more } there.
       *[other] { $lies } lies there, { $more } more when you raise.
    }
}
    { $card } costs { $cost }: you keep { $gold }.
bribe-revenue = { $gold ->
    [0] Nothing to pay, and nothing to lose yet.
   *[other] Nothing to pay. These { $gold } are a bluff: lost when the cards turn up.
}
bribe-no-gold = Your purse is empty: you agree.
bribe-agreed = You agree. If anybody raises, you are asked again and may raise too.
bribe-woken = { $who } raised { $gold }: your agreement is lifted.
bribe-last = { $slot } { $card } costs { $cost }: with 1 more, on either card, you could no longer pay it.
bribe-unpayable = You keep { $keeps }, { $slot } { $card } costs { $cost }: won, it would leave the game, and your bribe with it.
bribe-unpayable-both = After { $other } you keep { $keeps }, and { $slot } { $card } costs { $cost }: won as well, it would leave the game.
agreeing = { $count } of { $all } agree
auto-name = Match
auto-left = Match rivals on the left, up to
auto-right = Match rivals on the right, up to
auto-on = matches rivals up to { $gold }
auto-how = A standing order: lays what the highest rival has laid, up to so much, then agrees. Never more than your cards cost you.
prompt-legion = { $you ->
    [yes] { $card } at { $slot }: you lead with { $strength }. Play a Legionnaire?
   *[no] { $card } at { $slot }: { $who } leads with { $strength }. Play a Legionnaire?
}
prompt-legion-small = { $you ->
    [yes] You lead with { $strength }. A Legionnaire?
   *[no] { $who } leads with { $strength }. A Legionnaire?
}
prompt-legion-tie = { $card } at { $slot }: a tie, { $score }. Play a Legionnaire?
prompt-legion-tie-small = A tie, { $score }. A Legionnaire?
prompt-legion-how = Touch whom it helps. It leaves the game, even if you lose.
chip-legion = { $you ->
    [yes] Legionnaire for yourself
   *[no] Legionnaire for { $who }
}
verb-pass = Pass
verb-legion = Play: { $score }
legion-name = Legionnaire
legion-leaves = leaves the game, even if you lose
score = { $first } to { $second }
outlook-now = If nobody plays: { $what }.
outlook-with = With the Legionnaire: { $what }.
outlook-wins = { $you ->
    [yes] you pay { $gold } + { $cost }
   *[no] { $who } pays { $gold } + { $cost }
}
outlook-tie = a tie, { $card } leaves
outlook-back = You get back { $gold }, and { $more } more.
attach-ask = Who takes in the { $card }?
attach-how = The Characters who can are ringed below.
attach-how-phone = Touch the Character who takes it in.
attach-waits = { $who } chooses who takes in the Apprentice.
verb-attach = Under { $host }: { $units } { $name }
verb-attach-none = Under a Character
verb-attach-missing = choose a Character

## The market in the browser: sheets

sheet-majorities = Majorities by Resource
sheet-owner = owned by
sheet-worth = scores now
rank-most = most
rank-middle = between
rank-least = fewest
rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
asked-apprentice-1 = Without a Character to join it waits; the next one you buy takes it in.
asked-legionnaire-1 = You may play it for anybody, even where you have no bid.
asked-tavern-1 = The Beer on hand when you buy it counts.
asked-market-1 = Each unit serves one Market; the best use is found for you.
event-bribe-returned = { $gold ->
    [0] { $you ->
        [yes] { $mark } You get { $more } for the trouble.
       *[no] { $who } gets { $more } for the trouble.
    }
   *[other] { $you ->
        [yes] { $mark } You get back { $gold }, and { $more } more.
       *[no] { $who } gets back { $gold }, and { $more } more.
    }
}
