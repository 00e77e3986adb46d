# Lessons: one sentence a step, at most twenty words; a new word stands once in bold.

lesson-nudge = Allowed as well: { $answer }. Today we do something else, as the lesson asks.
lesson-not-yet = Not yet: first what the lesson asks for.

## Lutetia 1: round 1

lesson-lutece-1-title = Two cards in secret
lesson-lutece-1-goal = Augustus wants a senator: whoever has most **points** when one of these two piles runs out.
lesson-lutece-1-goods = Four **Resources** bring points: 10 for most of one, 4 in between, 0 for least.
lesson-lutece-1-market = This is the **market**: Characters above, Locations below; look at the Baker and the cost in his coin.
lesson-lutece-1-choose = Choose two cards, and nobody sees which: the Baker on the left, the Field on the right.
lesson-lutece-1-order = Those are the two; today the Baker lies on the left.
lesson-lutece-1-early = That would bring 3 gold and no card. You have gold enough: take the two cards.
lesson-lutece-1-turn = Everybody has chosen: **agree** to go on, and all cards are turned up together.
lesson-lutece-1-nobody = Gold on a card helps against somebody who wants it too. Here nobody does.
lesson-lutece-1-paid = Nobody else wanted yours, so you had to buy; the Field at once paid 1 gold per Bread.
lesson-lutece-1-coins = Nobody took these two, so each has gained a **coin**: the longer a card lies, the better it gets.

## Round 2

lesson-lutece-1-druid = Round 2: choose the Druid on the left and the Mill on the right.
lesson-lutece-1-order-2 = Those are the two; today the Druid lies on the left.
lesson-lutece-1-bribe = Livia owns the Forest and may want the Druid too: lay a **bribe** of 1 on your left card.
lesson-lutece-1-zero = If Livia wants the Druid, nobody gets it at 0 against 0: lay something on it.
lesson-lutece-1-lot = That much is allowed, but gold that lies there stays there: begin with 1.
lesson-lutece-1-mill = Your right card is the Mill. It is the Druid somebody may take from you.
lesson-lutece-1-again = Livia lays 1 as well, and equal bribes win nothing: lay 1 more on the left.
lesson-lutece-1-even = At 1 against 1 nobody gets the Druid: he would leave the game.
lesson-lutece-1-dear = That would win too, but you could no longer pay for the Mill.
lesson-lutece-1-agree = 2 against 1, and the rest pays for your cards: agree.
lesson-lutece-1-enough = You are ahead already. What you lay now is missing when you pay.
lesson-lutece-1-won = The Druid is yours, for bribe and cost; Livia gets her bribe back and 1 gold as compensation.
lesson-lutece-1-gift = The coins that lay on your two cards are yours as well.

## Rounds 3 and 4

lesson-lutece-1-revenue = Your purse is nearly empty: choose **Revenue**, which brings 3 gold and never fails, and the Smith.
lesson-lutece-1-both = Two Revenue cards bring 6 gold, but no Resource: take the Smith too.
lesson-lutece-1-silent = This time lay no bribe, and see what comes of it: agree.
lesson-lutece-1-see = A bribe might win the Smith. Today see what happens without.
lesson-lutece-1-equal = Gaius wanted the Smith too: 0 against 0, so the card has left the game; each got 1 gold.
lesson-lutece-1-unpaid = Gaius could not pay for the Armoury: it has left the game; so count before you choose.
lesson-lutece-1-last = Both piles are empty: the next place that stays empty ends the game.
lesson-lutece-1-alone = The last round is all yours: choose, bribe, agree as you like.

## Points

lesson-lutece-1-majority = I **Majority**: for each Resource 10 to whoever has most, 4 in between.
lesson-lutece-1-prestige = II **Prestige**: Roman Locations count what you gathered; your Mill brings 1 point per Bread.
lesson-lutece-1-influence = III **Influence**: Legionnaires, Statues, and Markets whose Resources you have.
lesson-lutece-1-fortune = IV **Fortune**: 1 point for every 3 gold left; most points of all win.

## Lutetia 2

lesson-lutece-2-title = Helpers and places
lesson-lutece-2-apprentice = An **Apprentice** goes under one of your Characters and gives one more of its Resource.
lesson-lutece-2-tavern = The **Tavern** pays when you buy it: 5 gold, and 1 more per Beer.
lesson-lutece-2-choose = Choose both: the Apprentice and the Tavern.
lesson-lutece-2-pays = Revenue brings 3 gold; the Tavern brings more, and you keep it.
lesson-lutece-2-turn = Nobody seems to want yours: agree.
lesson-lutece-2-calm = A bribe helps only where somebody else wants the same card.
lesson-lutece-2-host = Put him under the Brewer: the Tavern is about to count your Beer.
lesson-lutece-2-bread = One more Bread would count at the end. The Tavern counts Beer, now.
lesson-lutece-2-gladius = One more Gladius would count at the end. The Tavern counts Beer, now.
lesson-lutece-2-paid = Two Beers, so the Tavern paid 7; Characters always come before Locations.
lesson-lutece-2-forge = At the end the **Forge** brings 1 point per Gladius; the Mill counts Bread, the Laboratory Potions.
lesson-lutece-2-market = A **Market** brings 6 points if you have these Resources; each unit serves one Market only.
lesson-lutece-2-both = Choose both: the Forge on the left, the Market on the right.
lesson-lutece-2-order = Those are the two; today the Forge lies on the left.
lesson-lutece-2-bribe = Livia has more Gladii than you and must want the Forge: lay 1 on it.
lesson-lutece-2-nothing = Then Livia needs only 1 to take it from you.
lesson-lutece-2-spare = Allowed, but you have a helper who is cheaper than gold. Begin with 1.
lesson-lutece-2-other = Your right card is the Market. It is the Forge that Livia wants.
lesson-lutece-2-trust = Livia lays 2: do not raise, agree; your Legionnaire is worth more than gold now.
lesson-lutece-2-cheaper = That would work too, and cost gold. You have a Legionnaire: keep the gold.
lesson-lutece-2-legion = The Forge is **contested**, 1 against 2: play your **Legionnaire** for yourself, he adds 2.
lesson-lutece-2-lost = Then Livia takes the Forge with 2 against 1.
lesson-lutece-2-friend = You may help anybody who wants the card, even Livia. Today help yourself.
lesson-lutece-2-won = 3 against 2: the Forge is yours, and the Legionnaire has left with his 2 points.
lesson-lutece-2-statue = The **Statue of Augustus** brings 3 points, and 1 per Location with **Roman Influence**, like the Forge.
lesson-lutece-2-alone = Now a whole round without help; you know all the cards of this market.
lesson-lutece-2-prestige = Prestige: Forge and Mill for your Resources, Armoury and Bakery for cards of their colour.
lesson-lutece-2-influence = Influence: Markets you can serve, Statues, and every Legionnaire you have not played.

## Lutetia 3

lesson-lutece-3-title = Reading the table
lesson-lutece-3-pile = Two Characters are left here: once a place stays empty, the game is over.
lesson-lutece-3-talent = One Beer each for you and Livia; among equals the higher **Talent** decides, and hers is higher.
lesson-lutece-3-deny = Who takes the Brewer gets the majority: 10 points for you, or for her.
lesson-lutece-3-choose = Choose Revenue on the left and the Brewer on the right.
lesson-lutece-3-order = Those are the two; today Revenue lies on the left, where it can deceive.
lesson-lutece-3-denied = 6 gold are 2 points. The Brewer is worth more, to you and to Livia.
lesson-lutece-3-bluff = A bribe on Revenue is a **bluff**: lay 2 on the left, and let Livia guess.
lesson-lutece-3-small = 1 gold deceives nobody: lay 2.
lesson-lutece-3-large = What lies on Revenue is lost: 2 will do.
lesson-lutece-3-plain = That is the honest way. Today make her believe in the other card.
lesson-lutece-3-waste = Then Livia keeps her gold for the Brewer. Make her spend it first.
lesson-lutece-3-empty = She believed you and laid all she had: her purse is empty, she cannot raise any more.
lesson-lutece-3-agree = Agree, as if that were all.
lesson-lutece-3-soon = Soon. First agree: it binds nobody as long as others think.
lesson-lutece-3-after = Gaius still thinks, so you may raise after all: lay 4 on the right.
lesson-lutece-3-four = Livia has laid 3: only 4 wins without waste.
lesson-lutece-3-wrong = Your left card is Revenue: what lies there is lost.
lesson-lutece-3-turn = 4 against 3, and nobody can answer: agree.
lesson-lutece-3-done = Nobody is left who could outbid you: keep your gold.
lesson-lutece-3-price = The bluff cost 2, the Brewer 6 with his bribe; Revenue and his coin gave 4 back.
lesson-lutece-3-majority = Two Beers against one: 10 points for you now, 4 for Livia.
lesson-lutece-3-last = Now it is empty: as soon as somebody takes a Character, this round is the last.
lesson-lutece-3-alone = Think of what each card brings you, and what it would bring them: your round.
lesson-lutece-3-points = Every column counts; a majority taken from a rival counts twice, for you and against them.
lesson-lutece-3-tie = At equal points more gold in the purse wins, then more cards.
