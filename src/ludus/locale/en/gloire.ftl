# Glory to Rome.

title = Glory to Rome
example-card = card bath
example-rules = rules petition; the exact wording: rules G-THINK-1
example-contents = ludus rules gloire petition; the exact wording: ludus rules gloire G-THINK-1

## The table

heading = Turn { $number } · { $step }
led = leader { $who }
column-influence = infl
column-hand = hand
column-vault = vault
pool = Pool
sites = Sites
town-and-out = town+out
stock = stock { $count }
clients = clients { $count }/{ $limit }
piles = Deck { $deck } · Senators { $senators }
short-rubble = Ru
short-wood = Wo
short-concrete = Co
short-brick = Br
short-stone = St
short-marble = Ma
short-laborer = Lab
short-craftsman = Cra
short-architect = Arc
short-legionary = Leg
short-merchant = Mer
short-patron = Pat
senator-card = Senator
hidden-card = a card
zone-pool = pool
zone-hand = hand
zone-deck = deck
zone-stockpile = stockpile
active = active: { $buildings }
vault = vault: { $cards }
played = Played: { $cards }
steps = Now: { $steps }
hand = Hand
fountain-drawn = From the Fountain: { $card }
fountain-held = Set aside: { $card }
pool-cards = Pool: { $cards }
known = { $who } has shown: { $materials }
part-influence = Influence
part-vault = Vault
part-bonus = Bonuses
part-statue = Statue
part-wall = Wall
total = total
legend = Signs: { $materials }; 4+S cards in hand and a Senator, 2/5 in the vault and its limit, 3+2 sites in town and out of town, Temple 1/3 in work, * public, † taken for a Prison, · none. A figure below a material in the line of clients counts clients of its role.
step-setup-card = First card
step-lead = Lead
step-follow = Follow
step-think-discard = Discard
step-think = Think
step-offer-think = May think
step-patron = Patron
step-bath = New client
step-laborer = Laborer
step-architect = Architect
step-craftsman = Craftsman
step-fountain = Fountain
step-demand = Rome demands
step-give = Give
step-lions = Lions
step-merchant = Merchant
step-prison = Prison
step-senate = Senate
step-sewer = Sewer
step-turn = Turn
step-perform = Actions
step-batch = Actions on completion
step-over = End of the game

## Cards

card-facts = { $material }, { $role }, value { $number }, { $needed ->
    [one] { $needed } material
   *[other] { $needed } materials
} to complete, { $copies } in the deck
does-academy = At the end of a turn in which you used a Craftsman action you may think once.
does-amphitheatre = On completion: up to one Craftsman action for each point of influence.
does-aqueduct = Each Patron action may also hire a card from your hand. Your clientele limit is doubled.
does-archway = An Architect action may take the material for an unfinished building from the pool instead of the stockpile.
does-atrium = A Merchant action may put the top card of the deck into the vault, unseen, instead of a stockpile card.
does-basilica = Each Merchant action may also put a card from your hand into the vault, unseen.
does-catacomb = On completion: the game ends at once and is scored.
does-circus = Any Order card may be played to lead or follow Architect.
does-circus-alt = A petition needs three cards; yours need two.
does-coliseum = Your demands may also throw matching clients of those they reach to the lions: into your vault.
does-school = On completion: up to one Thinker action for each point of influence.
does-sewer = Order cards you played may go to your stockpile instead of the pool.
does-storeroom = Each of your clients may count as a Laborer.
does-stairway = An Architect action may add a matching material to an opponent’s finished building: its function becomes public.
does-foundry = On completion: up to one Laborer action for each point of influence.
does-fountain = A Craftsman action may use the top card of the deck instead of a card of your hand.
does-forum = You win at once with a client of every role and a material of every kind in your stockpile.
does-forum-alt = You win at once with a client of every role.
does-insula = Clientele limit +2.
does-garden = On completion: up to one Patron action for each point of influence.
does-latrine = Before thinking you may discard one Order card to the pool.
does-ludus-magnus = Each of your Merchant clients may act as any role.
does-market = Vault limit +2.
does-circus-maximus = When you lead or follow a role, each of your clients of that role acts twice.
does-wall = Demands take nothing from you, not even with a Bridge. At the end 1 point for every two stockpile cards.
does-palace = You may lead or follow with several cards of the role: one action for each.
does-palisade = Demands take nothing from you, unless the demander has a Bridge.
does-bridge = Your demands ignore the Palisade, reach every opponent and take from stockpiles too.
does-gate = Your unfinished marble buildings already work.
does-prison = On completion: you may take an opponent’s finished building for the Prison’s site.
does-dock = Each Laborer action may also put a card from your hand into your stockpile.
does-road = Any material fits your stone buildings.
does-shrine = Hand limit +2.
does-scriptorium = One marble completes any of your unfinished buildings.
does-senate = At the end of each turn you may take the Senators your opponents played.
does-statue = May stand on any site and takes its material or marble. 3 points once finished.
does-bar = Each Patron action may also hire the top card of the deck.
does-temple = Hand limit +4.
does-bath = Each client you hire with a Patron action may act once at once.
does-tower = Rubble fits all your buildings. A foundation out of town costs one action.
does-villa = An Architect action that adds a material to the Villa completes it.
does-vomitorium = Before thinking you may discard your whole hand.

## Questions

ask-setup-card = Which card finds the first player? It goes to the pool.
ask-lead = You lead: which role, or do you think?
ask-follow = { $who } leads { $role }: do you follow, or think?
ask-think-discard = You think. Discard first?
ask-think = You think: what do you take?
ask-offer-think = A building lets you think ({ $count }). Do you?
ask-patron = Patron: { $count ->
    [0] whom do you hire?
   *[other] whom else do you hire?
}
ask-bath = { $building }: your new { $role } may act at once. As what?
ask-laborer = Laborer: { $count ->
    [0] which material do you take?
   *[other] which other one do you take?
}
ask-architect = Architect: a foundation, or a material from your stockpile?
ask-craftsman = Craftsman: a foundation, or a material from your hand?
ask-fountain = { $building }: you drew { $card }. What becomes of it?
ask-demand = Rome demands: which materials do you show, { $count } at most?
ask-give = { $who } demands { $demanded }: which card do you give?
ask-lions = { $building }: whose clients go to the lions?
ask-merchant = Merchant: { $count ->
    [0] what goes into your vault?
   *[other] what else goes into your vault?
}
ask-prison = { $building }: which building do you take for its site?
ask-senate = { $building }: whose Senator do you take?
ask-sewer = { $building }: which card you played goes into your stockpile?
ask-units = { $role }: with which card?
ask-place = { $what }: where to?
ask-another = So far: { $what }. What else?
ask-left = (then { $count } more)
how-many = Type a number from 1 to { $count } or the beginning of an answer; list shows them all.
unclear = That is not one answer: type { $count ->
    [1] 1
   *[other] a number from 1 to { $count }
}, or list.
on-site = { $card } on { $site }
answer-told = { $verb }: { $what }
group-lead = lead
group-act = act as
group-play = play
group-petition = petition
group-petition-card = petition card
group-choose = choose
group-discard = discard
group-hire-hand = hire from hand
group-store = store from hand
group-vault = vault from hand
group-give = give
group-keep = keep
group-hire = hire from pool
group-take = take
group-sell = sell
group-demand = demand
group-lay = lay
group-lay-out = lay out of town
group-stock = use from stockpile
group-pool = use from pool
group-hand = use from hand
group-to = to
group-complete = complete
group-rival = rival
group-throw = throw
group-claim = claim from
group-abdicate = abdicate for
answer-pass = pass
answer-keep = keep it
answer-done = that is all
answer-think = think
answer-senator = senator ({ $count } left)
answer-fill = fill up to { $limit } (+{ $count })
answer-one = one card
answer-discard-hand = discard the whole hand
answer-draw = draw the top card{ $step ->
    [patron] { " " }as a client
    [merchant] { " " }into the vault
    [craftsman] { " " }with the Fountain
   *[other] { "" }
}
answer-survey = survey for an out-of-town foundation
answer-hold = hold it for out of town
answer-withdraw = withdraw the abdication

## Why not

refusal-no-such-action = There is no such answer ({ $action }): choose one of those offered.
refusal-no-such-seat = Nobody sits at { $seat }: choose somebody at this table.
refusal-game-over = The game is over: nothing more is asked.
refusal-already-declared = You have already declared for { $seat }: withdraw, or declare for another.
refusal-nothing-declared = You have declared for nobody: there is nothing to withdraw.
refusal-already-chosen = You have chosen your card: now the others choose theirs.
refusal-not-asked = { $seat } is asked now: { $step }.
refusal-not-asked-now = That is not the question now: { $step }.
refusal-answer-not-complete = Your answer is not complete yet: name its next part.
refusal-no-senator-left = No Senator is left on the pile: fill your hand or draw one card.
refusal-hand-is-full = Your hand is full, the limit is { $limit }: take a Senator or draw one card.
refusal-client-has-another-role = This client cannot act as { $role }: he acts in his own role, unless a building gives him another.
refusal-no-unit-for-the-role = You have no card to lead { $role }: it takes one of this role, a Senator or a petition.
refusal-name-the-role-first = Name the role you lead first, then what you play.
refusal-not-in-hand = { $card } is not in your hand: choose a card you hold.
refusal-another-role = { $card } does not play { $role }: it takes a card of this role, a Senator or a petition.
refusal-no-senator-in-hand = You cannot play a Senator now: you need one in hand, and one a turn is all.
refusal-too-few-cards-for-a-petition = A petition needs { $cards } cards of one material; yours of { $material } are too few.
refusal-function-not-active = { $function } is not active for you: it must be completed first.
refusal-fits-no-building = { $material } fits none of your unfinished buildings: each takes its own material.
refusal-not-with-the-stairway = { $material } for the Stairway comes from your stockpile: the Archway serves buildings in work only.
refusal-no-survey-needed = You need no survey: lay out of town at once.
refusal-no-site-out-of-town = No site is left out of town: build in town.
refusal-cannot-be-held = This card cannot be set aside: that is for a card you could lay out of town with one more action.
refusal-client-out-of-reach = You cannot throw { $role } of { $seat } to the lions: the client must be of a material you demand, and room left in your vault.
refusal-no-senator-played = { $seat } has no Senator for you: you take only those that others played this turn.
refusal-no-passing = You cannot pass here: play a card, or think.
refusal-a-card-must-be-chosen = You must choose a card: it decides who leads first.
refusal-one-of-three-must-be-done = You think, so do one of three: take a Senator, fill your hand or draw one card.
refusal-cards-must-be-given = You must give what is demanded: one card for each demand, as long as you hold any.
refusal-petition-first = Name the petition before its card { $card }.
refusal-not-played = You have not played { $card }: choose a card you played this turn.
refusal-not-in-ascending-order = Name the parts of an answer in ascending order, as the list has them.
refusal-not-of-the-petition = { $card } is no { $material }: the cards of a petition are of one material.
refusal-petition-cards-now = Now the cards of the petition: { $material }.
refusal-role-already-named = You have named the role already ({ $role }): now what you play for it.
refusal-unit-already-named = You have named something to play already: finish this answer.
refusal-no-further-copy = { $card }: you have no further copy; choose another card.
refusal-enough-given = You have given all that is demanded ({ $material }): one card is enough for each demand.
refusal-name-the-place-now = Now say where it goes: { $material }.
refusal-already-public = { $building } is public already: choose another building.
refusal-not-demanded = { $card } is not demanded: give a card of a material that is.
refusal-no-further-card-to-show = You have no further { $material } to show: each demand takes a card of its own.
refusal-not-in-the-stockpile = Your stockpile has no { $material }: sell what lies there.
refusal-not-in-the-pool = The pool has no { $material }, only: { $pool }.
refusal-source-closed = This action takes nothing more from there ({ $zone }): each source serves an action once.
refusal-no-functions = In this game buildings have no functions: lay the Statue like any other card.
refusal-only-the-card-drawn = Only the card drawn can be laid, not { $card }: or keep it in your hand.
refusal-name-the-site = { $card } may stand on any site: name it.
refusal-name-already-there = You already have { $card } in front of you: one of each name is all.
refusal-no-site-left = No site of { $site } is left { $out ->
    [yes] out of town
   *[no] in town
}: each building takes one of its material.
refusal-no-survey-in-reserve = { $card } out of town needs two actions: survey first.
refusal-not-there = No { $material } there ({ $zone }): choose a material that lies there.
refusal-name-the-material-first = Name the material for { $building } first.
refusal-no-such-unfinished-building = { $building } is not in work in front of you: lay its foundation first.
refusal-cannot-be-completed-so = { $building } cannot be completed so: that takes marble and an active Scriptorium.
refusal-material-does-not-fit = This material does not fit { $building }: it takes its own.
refusal-not-completed-there = { $seat } has no finished { $building }: choose a finished building of a rival.

## What happens

event-of = { $who }: { $what }
event-turn-began = Turn { $number }: { $who }
event-card-chosen = first card: { $card }
event-first-card-shown = first card: { $card }
event-leader-found = { $who } begins
event-role-led = role { $role }
event-role-followed = following { $role }
event-card-played = with { $card }
event-petition-played = petition of { $material }
event-thought = thinking
event-card-discarded = discarded: { $card }
event-senator-taken = +1 Senator
event-cards-drawn = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
}
event-cards-seen = drawn: { $cards }
event-client-hired = new client: { $role } ({ $card }, { $source })
event-client-acts = the new client acts: { $role }
event-material-taken = into the stockpile: { $material } ({ $card }, { $source })
event-foundation-laid = foundation: { $card } on { $site }{ $place ->
    [out] { " " }out of town
   *[town] { "" }
}
event-material-added = { $card } +{ $material } ({ $source })
event-building-completed = { $card } is finished!
event-building-opened = { $card } of { $who } is public
event-survey-made = survey
event-fountain-drawn = Fountain: { $card }
event-card-held = set aside: { $card }
event-card-kept = into the hand: { $card }
event-material-demanded = Rome demands { $material } ({ $count })
event-card-given = { $card } goes to { $who }
event-nothing-given = Glory to Rome!
event-stock-lost = { $material } of the stockpile goes to { $who }
event-client-lost = client { $card } to the lions of { $who }
event-card-vaulted = into the vault: { $card } ({ $source })
event-building-taken = { $card } of { $who } taken for a site of { $site }
event-senator-claimed = Senator of { $who } taken
event-played-card-kept = Sewer: { $card }
event-played-card-pooled = { $card } to the pool
event-senator-returned = Senator back on the pile
event-declined = passed: { $step }
event-abdicated = abdication for { $who }
event-abdication-withdrawn = abdication withdrawn
ended-deck = The deck is empty: the game is over.
ended-sites = The last site in town is taken: the game is over.
ended-catacomb = The Catacomb is finished: the game is over.
ended-forum = Victory by the Forum: the game is over.
ended-abdication = All others have abdicated: the game is over.
ended-turns = The last turn is played: the game is over.
ended-tied = Equal points: most cards in hand decide.

## Why an answer is good

reason-building-soon = Within a round you complete { $about } in { $mean } of the games imagined, otherwise in { $other }.
reason-building = You complete { $about } in { $mean } of the games imagined, otherwise in { $other }.
reason-clients = { $more } clients more.
reason-forum = You win by the Forum in { $mean } of the games imagined, otherwise in { $other }.

## The table in the browser

power-academy = After a turn with Craftsman: think once
power-amphitheatre = 1 Craftsman action per point of influence
power-aqueduct = Hire from your hand too. Client limit ×2
power-archway = The material may come from the pool
power-atrium = Sell the top card of the deck, unseen, instead
power-basilica = Sell a card of your hand too, unseen
power-catacomb = The game ends at once and is scored
power-circus = Any card may lead or follow Architect
power-circus-alt = Your petitions need only two cards
power-coliseum = Throw their clients to the lions too: into your vault
power-school = Think once per point of influence
power-sewer = Cards you played go to your stockpile
power-storeroom = All your clients count as Laborers
power-stairway = 1 matching material makes a rival’s building public
power-foundry = 1 Laborer action per point of influence
power-fountain = Use the top card of the deck instead
power-forum = 6 roles of clients + 6 materials in stock: victory
power-forum-alt = 6 roles of clients: victory
power-insula = Client limit +2
power-garden = 1 Patron action per point of influence
power-latrine = Discard 1 card before thinking
power-ludus-magnus = Your Merchants act in any role
power-market = Vault limit +2
power-circus-maximus = Leading or following: clients of the role act twice
power-wall = Protects from all. End: 1 VP per 2 stock cards
power-palace = Lead or follow with several cards of the role
power-palisade = Demands take nothing from you (but a Bridge’s)
power-bridge = Demand from all, hand and stock; Palisade is void
power-gate = Your unfinished marble buildings work already
power-prison = Take a rival’s building for the site (−3)
power-dock = Store a card of your hand too
power-road = Any material fits your stone buildings
power-shrine = Hand limit +2
power-scriptorium = One marble completes any building
power-senate = End of turn: take Senators rivals played
power-statue = On any site; its material or marble. +3 VP
power-bar = Hire the top card of the deck too
power-temple = Hand limit +4
power-bath = Each client you hire acts once at once
power-tower = Rubble fits all. Out of town: a single action
power-villa = One material by an Architect completes it
power-vomitorium = Discard your whole hand before thinking
micro-academy = thinks after
micro-amphitheatre = Craftsman ×1
micro-aqueduct = clients ×2
micro-archway = or the pool
micro-atrium = or the deck
micro-basilica = and the hand
micro-catacomb = game ends
micro-circus = any card
micro-circus-alt = petition 2
micro-coliseum = lions
micro-school = thinks ×1
micro-sewer = keeps played
micro-storeroom = Laborers
micro-stairway = opens
micro-foundry = Laborer ×1
micro-fountain = or the deck
micro-forum = 6+6 wins
micro-forum-alt = 6 win
micro-insula = clients +2
micro-garden = Patron ×1
micro-latrine = discards 1
micro-ludus-magnus = any role
micro-market = vault +2
micro-circus-maximus = act twice
micro-wall = guards all
micro-palace = several
micro-palisade = guards
micro-bridge = from all
micro-gate = marble works
micro-prison = takes 1
micro-dock = and the hand
micro-road = all fit
micro-shrine = hand +2
micro-scriptorium = marble ends
micro-senate = Senators
micro-statue = +3 VP
micro-bar = and the deck
micro-temple = hand +4
micro-bath = client acts
micro-tower = rubble fits
micro-villa = 1 is enough
micro-vomitorium = discards all
no-function = In this game buildings have no function.
senator-power = Joker: leads or follows any role
senator-does = Played to lead or follow any role. At the end of the turn it goes back to the pile.
senator-returns = back to the pile
any-role = any role
clients-title = Clients
stock-title = Stock
buildings-title = Buildings
senators-title = Senators
sites-title = sites in town
influence-title = influence
influence-grows = { $before } + { $more } influence
vault-closed = closed vault
played-title = Played this turn
your-actions = Your actions
by-card = card
by-client = client
which-role = Which role?
rome-demands = Rome demands
spoils-sum = { $sure ->
    [0] nothing
   *[other] { $sure }
} for sure · { $most } at most
drawn-title = From the Fountain
only-you = only you see it
turn-thread = The thread of the turn
answers-title = Answers
actions-title = Actions
end-of-turn = end of turn
has-answered = has answered
leader-title = leader
is-protected = protected
is-public = public
in-work = in work
is-completed = completed
work-progress = { $done }/{ $all }
either-way = { $further } or done
lay-in-town = lay in town
lay-outside = lay out of town
sites-in = sites in town, { $material }: { $count }
sites-out = sites out of town, { $material }: { $count }
deck-of = Deck: { $count }
pile-of = Senators: { $count }
petition-title = petition
petition-of = petition, { $material }
hand-of = hand { $count }/{ $limit }
no-cards = Your hand is empty.
out-of-reach = out of reach
in-reach = in reach
only-material = Only the material of the cards shown is seen.
may-refuse = may refuse it all
may-lose = hand: { $hand } at most{ $stock ->
    [0] { "" }
   *[other] {" "}· stock: { $stock }
}
leads-with = leads with { $cards }
follows-with = follows with { $cards }
is-deciding = is deciding …
answers-later = answers later
is-thinking = thinks
has-abdicated = has abdicated for { $who }
rival-facts = influence { $influence }, hand { $cards }, vault { $vault }, buildings: { $buildings }
rival-title = completed { $buildings } · in work { $working } · hand { $cards }
back-to-table = Back to the table
watch-deck = End: deck { $count }
watch-sites = sites in town { $count }
watch-last-site = last site in town: laying on it ends the game
watch-forum = Forum: { $who }, { $roles }/6 roles, { $materials }/6 materials
watch-roles = { $who }: { $roles }/6 roles, { $materials }/6 materials
watch-catacomb = { $card } ({ $who }) { $done }/{ $all }
because-of = { $card }: { $says }
choose-role = choose a role
choose-card = choose a card
choose-cards = choose cards
choose-card-place = choose a card first
choose-material = material or card
choose-pile = choose a pile
choose-stock = choose from your stock
choose-clients = choose clients
choose-building = choose a building
demand-why = { $left } more
you-are-safe = { $who } will demand: you are protected.
you-are-reached = { $who } will demand: nothing protects you.
you-need-not = You are protected: you need not give anything.
prison-why = You give the Prison’s site in exchange.
verb-think = Think
verb-lead = Lead
verb-follow = Follow
verb-senator = 1 Senator
verb-one = 1 card
verb-fill = Fill up
verb-keep = Keep
verb-discard-all = Discard all
verb-discard = Discard
verb-no = No
verb-act = Act
verb-decline = Pass
verb-enough = Enough
verb-draw = The deck
verb-laborer = Take
verb-patron = Hire
verb-merchant = Sell
verb-survey = Survey
verb-lay = Lay
verb-complete = Complete
verb-open = Make public
verb-keep-card = Keep in hand
verb-hold = Set aside
verb-demand = Demand
verb-all = Everything
verb-give = Give
verb-give-nothing = Give nothing
verb-glory = Glory to Rome!
verb-none = None
verb-lions = To the lions
verb-take-nothing = Take nothing
verb-take = Take
verb-leave = Leave
verb-play = Play
pays-think = hand { $before } → { $after }
pays-left = { $count } left
pays-fill = up to { $limit } (+{ $count })
pays-survey = out of town, 1 of 2
pays-value = { $what }, value { $number }
pays-influence = influence { $count }
pays-progress = { $card } { $done }/{ $all }
pays-completed = { $card } completed
pays-completed-influence = { $card } completed · influence { $before } → { $after }
pays-actions = { $role } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $clients ->
    [0] { "" }
    [one] { " " }+ { $clients } client
   *[other] { " " }+ { $clients } clients
}
stamp-demands = Rome demands!
abdicate-title = Abdicate …
abdicate-why = If all others declare for the same player, that player wins at once.
filter-material = Material
filter-when = When it works
filter-where = Where
filter-play = in play
filter-hits = can hit me
when-standing = always
when-finish = on completion
when-hourglass = end of turn
when-sigma = end of the game
when-guard = protection
when-crown = victory
when-think = when thinking
when-laborer = Laborer
when-craftsman = Craftsman
when-architect = Architect
when-legionary = Legionary
when-merchant = Merchant
when-patron = Patron
copies-seen = seen { $seen }/{ $all }{ $mine ->
    [0] { "" }
   *[other] , yours { $mine }
}
no-such-card = No card.
sheet-facts = { $material } · { $role } · value { $number }
now-influence = Influence once completed
now-active = Active for
key-main = the main verb

## What happens, in sentences

some-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
from-pool = from the pool
from-hand = from the hand
from-deck = from the deck
from-stockpile = from the stock
tell-role-led = { $you ->
    [yes] { $mark } You lead { $role } with { $cards }.
   *[no] { $who } leads { $role } with { $cards }.
}
tell-role-led-petition = { $you ->
    [yes] { $mark } You lead { $role } by petition: { $cards }.
   *[no] { $who } leads { $role } by petition: { $cards }.
}
tell-role-followed = { $you ->
    [yes] { $mark } You follow { $role } with { $cards }.
   *[no] { $who } follows { $role } with { $cards }.
}
tell-role-followed-petition = { $you ->
    [yes] { $mark } You follow { $role } by petition: { $cards }.
   *[no] { $who } follows { $role } by petition: { $cards }.
}
tell-thought = { $you ->
    [yes] { $mark } You think: { $way ->
        [senator] 1 Senator
       *[other] { $cards }
    }.
   *[no] { $who } thinks: { $way ->
        [senator] 1 Senator
       *[other] { $cards }
    }.
}
tell-card-discarded = { $you ->
    [yes] { $mark } You discard { $cards }.
   *[no] { $who } discards { $cards }.
}
tell-played-card-pooled = { $count ->
    [one] End of turn: { $cards } goes to the pool.
   *[other] End of turn: { $cards } go to the pool.
}
tell-material-taken = { $you ->
    [yes] { $mark } You stock { $materials } { $source }.
   *[no] { $who } stocks { $materials } { $source }.
}
tell-client-hired = { $you ->
    [yes] { $mark } You hire { $role } { $source }.
   *[no] { $who } hires { $role } { $source }.
}
tell-client-acts = { $you ->
    [yes] { $mark } You let the new client act: { $role }.
   *[no] { $who } lets the new client act: { $role }.
}
tell-foundation-laid = { $you ->
    [yes] { $mark } You lay the foundation of { $card }, { $place ->
        [out] out of town
       *[town] in town
    } ({ $site }).
   *[no] { $who } lays the foundation of { $card }, { $place ->
        [out] out of town
       *[town] in town
    } ({ $site }).
}
tell-material-added = { $you ->
    [yes] { $mark } You add { $material } { $source } to { $card }.
   *[no] { $who } adds { $material } { $source } to { $card }.
}
tell-building-completed = { $you ->
    [yes] { $mark } You complete { $card }!
   *[no] { $who } completes { $card }!
}
tell-building-opened = { $you ->
    [yes] { $mark } You make { $card } public ({ $owner }).
   *[no] { $who } makes { $card } public ({ $owner }).
}
tell-building-taken = { $you ->
    [yes] { $mark } You take { $card } ({ $owner }) for the Prison’s site.
   *[no] { $who } takes { $card } ({ $owner }) for the Prison’s site.
}
tell-survey-made = { $you ->
    [yes] { $mark } You survey a site out of town.
   *[no] { $who } surveys a site out of town.
}
tell-fountain-drawn = { $you ->
    [yes] { $mark } You draw { $card } with the Fountain.
   *[no] { $who } draws { $card } with the Fountain.
}
tell-card-held = { $you ->
    [yes] { $mark } You set { $card } aside.
   *[no] { $who } sets { $card } aside.
}
tell-card-kept = { $you ->
    [yes] { $mark } You keep { $card } in hand.
   *[no] { $who } keeps { $card } in hand.
}
tell-held-card-joined = { $you ->
    [yes] { $mark } You take { $card } back to your hand.
   *[no] { $who } takes { $card } back to the hand.
}
tell-material-demanded = { $you ->
    [yes] { $mark } You demand in Rome’s name: { $materials }!
   *[no] { $who } demands in Rome’s name: { $materials }!
}
tell-card-given = { $you ->
    [yes] { $mark } You give { $cards } to { $demander }.
   *[no] { $who } gives { $cards } to { $demander }.
}
tell-nothing-given = { $you ->
    [yes] { $mark } “Glory to Rome!”
   *[no] { $who } “Glory to Rome!”
}
tell-stock-lost = { $you ->
    [yes] { $mark } Your stock loses { $materials } ({ $demander }).
   *[no] { $who } loses { $materials } from the stock ({ $demander }).
}
tell-client-lost = { $you ->
    [yes] { $mark } Your client { $card } goes to the lions ({ $demander }).
   *[no] { $who } loses the client { $card } to the lions ({ $demander }).
}
tell-card-vaulted = { $you ->
    [yes] { $mark } You put { $what } { $source } into the vault.
   *[no] { $who } puts { $what } { $source } into the vault.
}
tell-senator-claimed = { $you ->
    [yes] { $mark } You take the Senator played ({ $owner }).
   *[no] { $who } takes the Senator played ({ $owner }).
}
tell-played-card-kept = { $you ->
    [yes] { $mark } You keep { $cards } with the Sewer.
   *[no] { $who } keeps { $cards } with the Sewer.
}
tell-declined = { $you ->
    [yes] { $mark } You pass { $count ->
        [1] ({ $step })
       *[other] { $count } times ({ $step })
    }.
   *[no] { $who } passes { $count ->
        [1] ({ $step })
       *[other] { $count } times ({ $step })
    }.
}
tell-abdicated = { $you ->
    [yes] { $mark } You abdicate for { $favoured }.
   *[no] { $who } abdicates for { $favoured }.
}
tell-abdication-withdrawn = { $you ->
    [yes] { $mark } You withdraw your abdication.
   *[no] { $who } withdraws the abdication.
}
tell-first-card-shown = { $you ->
    [yes] { $mark } You show { $card } to find the first leader.
   *[no] { $who } shows { $card } to find the first leader.
}
tell-card-chosen = { $you ->
    [yes] { $mark } You choose { $card } as first card.
   *[no] { $who } chooses { $card } as first card.
}
tell-senator-returned = { $you ->
    [yes] { $mark } Your Senator goes back to the pile.
   *[no] { $who } returns the Senator to the pile.
}
