# Lutetia.

title = Lutetia
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
explain-support = play a Legionnaire for { $bidder }
explain-attach = put the Apprentice under { $host }
explained = { $what } (type: { $typed })
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

refusal-no-such-action = There is no such answer ({ $action }).
refusal-no-such-seat = Nobody sits at { $seat }.
refusal-game-over = The game is over.
refusal-not-asked-now = That is not what is asked now: { $step }.
refusal-slot-not-in-play = { $slot } is not in play with so few players.
refusal-same-slot-twice = You have one card { $slot } only: choose two different cards.
refusal-more-than-the-purse = You cannot lay { $gold }: your purse holds { $purse }.
refusal-not-a-bidder = { $seat } did not bid on this card.
refusal-not-your-character = { $card } is not yours.
refusal-not-a-host = { $card } has no resource to copy.
refusal-bid-is-final = Your two cards lie on the table; they are final.
refusal-purse-is-empty = Your purse is empty.
refusal-already-agreed = You have agreed already; you are asked again if somebody raises, and may still raise yourself.
refusal-not-your-apprentice = The Apprentice is not yours.
refusal-no-legionnaire = You have no Legionnaire.
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
event-revenue-taken = { $you ->
    [yes] { $mark } You take { $gold } of revenue.
   *[no] { $who } takes { $gold } of revenue.
}
event-contest-began = { $slot } { $card } is contested.
event-legionnaire-played = { $own ->
    [yes] { $you ->
        [yes] { $mark } You play a Legionnaire for yourself.
       *[no] { $who } plays a Legionnaire in person.
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

## Why an answer is good

reason-majority = Majority of { $about } in { $mean } of the games imagined, otherwise in { $other }.
reason-card = You get { $about } in { $mean } of the games imagined, otherwise in { $other }.
reason-card-denied = Others get { $about } in only { $mean } of the games imagined, otherwise in { $other }.
reason-contest = Risk: in { $mean } of them others bid on { $about } too.
