# Lessons: one sentence a step, at most twenty words; a new word stands once in bold, after a bar as a list would have it.

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
lesson-lutece-1-choose-other = Those are for sale too; today the Baker and the Field, because both give Bread.
lesson-lutece-1-turn = Everybody has chosen: **agree** to go on, and all cards are turned up together.
lesson-lutece-1-nobody = Gold on a card helps against somebody who wants it too. Here nobody does.
lesson-lutece-1-paid = Nobody else wanted yours, so you had to buy; the Field at once paid 1 gold per Bread.
lesson-lutece-1-coins = Nobody took these two, so each has gained a **coin**: the longer a card lies, the better it gets.

## Round 2

lesson-lutece-1-druid = Round 2: choose the Druid on the left and the Mill on the right.
lesson-lutece-1-order-2 = Those are the two; today the Druid lies on the left.
lesson-lutece-1-druid-other = Those are for sale too; today the Druid, and the Mill, which counts your Bread.
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
lesson-lutece-1-revenue-other = You may choose those, but hardly pay for them: today Revenue and the Smith.
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
lesson-lutece-2-choose-other = Those are for sale too; today the Apprentice and the Tavern, because one helps the other.
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
lesson-lutece-2-both-other = That is allowed; today the Forge and the Market, which count what you own already.
lesson-lutece-2-bribe = Livia has more Gladii than you and must want the Forge: lay 1 on it.
lesson-lutece-2-nothing = Then Livia needs only 1 to take it from you.
lesson-lutece-2-spare = Allowed, but you have a helper who is cheaper than gold. Begin with 1.
lesson-lutece-2-other = Your right card is the Market. It is the Forge that Livia wants.
lesson-lutece-2-trust = Livia lays 2: do not raise, agree; your Legionnaire is worth more than gold now.
lesson-lutece-2-cheaper = That would work too, and cost gold. You have a Legionnaire: keep the gold.
lesson-lutece-2-legion = The Forge is **contested|contested card**, 1 against 2: play your **Legionnaire** for yourself, he adds 2.
lesson-lutece-2-lost = Then Livia takes the Forge with 2 against 1.
lesson-lutece-2-friend = You may help anybody who wants the card, even Livia. Today help yourself.
lesson-lutece-2-won = 3 against 2: the Forge is yours, and the Legionnaire has left with his 2 points.
lesson-lutece-2-statue = The **Statue of Augustus** brings 3 points, and 1 per Location with **Roman Influence**, like the Forge.
lesson-lutece-2-alone = Now a whole round without help; you know all the cards of this market.
lesson-lutece-2-prestige = Prestige: Forge and Mill for your Resources, Armoury and Bakery for cards of their colour.
lesson-lutece-2-influence = Influence: Markets you can serve, Statues, and every Legionnaire you have not played.

## Lutetia 3

lesson-lutece-3-title = Reading the table
lesson-lutece-3-pile = Two Characters are left in their pile: once a place stays empty, the game is over.
lesson-lutece-3-talent = One Beer each for you and Livia; among equals the higher **Talent** decides, and hers is higher.
lesson-lutece-3-deny = Who takes the Brewer gets the majority: 10 points for you, or for her.
lesson-lutece-3-choose = Choose Revenue on the left and the Brewer on the right.
lesson-lutece-3-order = Those are the two; today Revenue lies on the left, where it can deceive.
lesson-lutece-3-denied = 6 gold are 2 points. The Brewer is worth more, to you and to Livia.
lesson-lutece-3-choose-other = That is allowed, but then Livia has the Brewer to herself: today Revenue and the Brewer.
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
lesson-lutece-3-last = The Characters’ pile is empty: as soon as somebody takes one, this round is the last.
lesson-lutece-3-alone = Think of what each card brings you, and what it would bring them: your round.
lesson-lutece-3-points = All four kinds of points count; a majority taken from a rival counts twice, for you and against them.
lesson-lutece-3-tie = At equal points more gold in the purse wins, then more cards.

## Fortuna 1

lesson-fortuna-1-title = The road to Rome
lesson-fortuna-1-goal = When somebody reaches **Caesar’s Palace** (XV), only those who have passed the **gate of Rome** (X) can win.
lesson-fortuna-1-choose = Three **action cards|action card** lie on your side: choose Harvest.
lesson-fortuna-1-vintage = Vintage would bring 2 wine: we will come to that in a moment. First Harvest.
lesson-fortuna-1-luck = Fortuna would move you one square, but then you would have to give her away. First Harvest.
lesson-fortuna-1-harvest = Take 2 **wheat**, and return your **water** for a third.
lesson-fortuna-1-skip = You may decline the action, but the card will go all the same. Better take the wheat!
lesson-fortuna-1-dry = You may keep the water for later. Today a third wheat is worth more.
lesson-fortuna-1-exchange = Now **exchange** it, as you must: take Livia’s Wine Trade, face down and safe until your next turn.
lesson-fortuna-1-wheat-trade = Wheat sells at 2 coins, wine at 3. Your wheat is for Rome: take Wine Trade.
lesson-fortuna-1-gaius = You may take any face-up card of Gaius. Today Wine Trade: you will sell next turn.
lesson-fortuna-1-nobody = This side is empty, yet you may exchange with it. Today Wine Trade: you will sell next turn.
lesson-fortuna-1-centurion = Give up your **centurion** to carry out a second card: Vintage brings you 2 **wine**.
lesson-fortuna-1-spare = You may save him for a battle. Today he brings you 2 wine.
lesson-fortuna-1-one-step = Fortuna would bring one step. Two wine are worth two steps, or 6 coins.
lesson-fortuna-1-die = Your **die** shows 4: it opens **favor card** 4 and all lower ones.
lesson-fortuna-1-deliver = Serve the emperor: deliver 2 wheat at favor 3 and take two steps.
lesson-fortuna-1-one-wheat = One wheat, one step. You have four: deliver two.
lesson-fortuna-1-wine = Wine would please him too, but next turn you can sell it. Deliver wheat.
lesson-fortuna-1-refuse = Refusing costs 1 coin and brings no step. Deliver wheat.
lesson-fortuna-1-down = Favor 3 is turned down: nobody can use it again this round.
lesson-fortuna-1-tax = Livia rolled 1 and has no water: she pays the **tax**, 1 coin; with no money she would step back.
lesson-fortuna-1-goddess = Livia held your **Fortuna** when the round ended, so she played first; after her come the richest.
lesson-fortuna-1-tokens = Each favor nobody used last round has gained a **token**: whoever uses it next draws a **privilege card**.
lesson-fortuna-1-six = From 1 to 6: water, wine, wheat, centurions, marriage, vestals; that is what takes you to Rome.
lesson-fortuna-1-alone = Your turn, without help: a card, its exchange, the dice; a token on a favor means a privilege card.
lesson-fortuna-1-points = Each square is 1 point, but only for those past the gate: the road goes on!

## Fortuna 2

lesson-fortuna-2-title = A house in the province
lesson-fortuna-2-hire = Each **vestal** brings you a step at favor 6, and stays with you: choose Hire Vestals.
lesson-fortuna-2-family-soon = Family would marry you at once; your centurion will see to that. First the vestals.
lesson-fortuna-2-corruption-soon = Corruption would open somebody else’s card to you: keep it for next turn.
lesson-fortuna-2-price = The second costs 3, the third would cost 5: buy one, and keep enough for a wedding.
lesson-fortuna-2-dear = Two would cost 8: one more step, but too little money left to build. One will do.
lesson-fortuna-2-skip = The card will go in any case: make use of it and hire a vestal.
lesson-fortuna-2-trade = Construction lies face down with Gaius, out of reach: take Wine Trade from the empty side.
lesson-fortuna-2-first = With Fortuna you would play first. You stay first anyway while she lies on an empty side.
lesson-fortuna-2-ceremony-soon = Religious Ceremony will serve you later. Today think of your wine: take Wine Trade.
lesson-fortuna-2-taken = That card would be yours next turn. Today think of your wine: take Wine Trade.
lesson-fortuna-2-marry = Let your centurion carry out Family: you **marry|marriage** for 3 coins, once and for all.
lesson-fortuna-2-spare = You may save him. But there is no Palace without a wedding: marry.
lesson-fortuna-2-vestals = Your die shows 6: two vestals, two steps, and you are inside Rome without paying anything.
lesson-fortuna-2-one-step = Being married brings one step. Your vestals bring two.
lesson-fortuna-2-goods = That would cost you what you deliver. The vestals bring two steps and stay.
lesson-fortuna-2-refuse = Why pay the tax? Your vestals take you to the gate.
lesson-fortuna-2-corruption = Livia has taken Construction, face down; but **Corruption** carries out even face-down cards: choose it.
lesson-fortuna-2-family-money = Married, you would get wheat, wine or 3 coins from Family. Today we build: choose Corruption.
lesson-fortuna-2-sell-later = Two wine would make 6 coins. You have enough to build: Corruption first.
lesson-fortuna-2-bribe = Pay Livia a **bribe** of 1 coin and carry out her Construction.
lesson-fortuna-2-two = Two coins, safe, and nothing owed to anybody. But today we build.
lesson-fortuna-2-other-card = That card too could be carried out for a coin. But today we build: choose Construction.
lesson-fortuna-2-skip-bribe = Corruption will go in any case: first let it build for you.
lesson-fortuna-2-market = A **Market**: one coin more for each wheat or wine you sell.
lesson-fortuna-2-aqueduct = An **Aqueduct**: if it is empty, it gets one water at the start of your turn.
lesson-fortuna-2-basilica = A **Basilica**: when you draw two or three privilege cards, you may keep two.
lesson-fortuna-2-palace = A **Palace** is for married people, and makes favor 5 worth two steps: build it.
lesson-fortuna-2-other-house = A good building too. But you are married, and the Palace doubles favor 5.
lesson-fortuna-2-ceremony = Corruption has to go: take Religious Ceremony, which turns a vestal into one more **die**, for good.
lesson-fortuna-2-taken-again = That card would be yours next turn. Today think of your dice: take Religious Ceremony.
lesson-fortuna-2-home = Your die shows 5: married, with a Palace, you take two steps and deliver nothing.
lesson-fortuna-2-goods-again = That would cost you what you deliver. Your Palace brings two steps for nothing.
lesson-fortuna-2-refuse-again = Why pay the tax? Your Palace brings two steps for nothing.
lesson-fortuna-2-alone = Your turn, without help: sell, pray or stay with the family, then on towards Caesar’s Palace.
lesson-fortuna-2-points = Inside Rome each square is 1 point; privilege cards may add points for vestals, marriage and buildings.

## Fortuna 3

lesson-fortuna-3-title = Privileges and the Palace
lesson-fortuna-3-tokens = Three **tokens|token** on favor 3: whoever moves by it takes them all and draws as many privilege cards.
lesson-fortuna-3-favor = Your die shows 4: deliver 2 wheat at favor 3, and you are through the gate of Rome.
lesson-fortuna-3-one-wheat = One wheat would bring the three tokens too, but only one step. Deliver two.
lesson-fortuna-3-poorer = There you would get one step and one token. Favor 3 brings two steps and three tokens.
lesson-fortuna-3-refuse = The tax brings neither steps nor tokens. Deliver wheat.
lesson-fortuna-3-favor-first = You may play it at any moment of your turn. First the favor.
lesson-fortuna-3-a = An **A card** brings goods, here a vestal or a centurion, at any moment of your turn.
lesson-fortuna-3-b = A **B card** brings one step, at any moment too, but only one a round.
lesson-fortuna-3-c = A **C card** brings points at the end, if you are inside Rome: here 2 for each vestal.
lesson-fortuna-3-keep = You have three vestals: keep the C card; the other two are discarded, face up.
lesson-fortuna-3-keep-a = You have three vestals already, so it would be a centurion. The C card is worth 6 points.
lesson-fortuna-3-keep-b = A step is one point. The C card is worth 6, and you hold a B card already.
lesson-fortuna-3-play = You hold a B card already: play it for a step, then end your turn.
lesson-fortuna-3-wait = You may keep it. But you may play only one a round: make use of this one.
lesson-fortuna-3-two = With two players two sides are empty, and the first player may also turn down a favor without tokens.
lesson-fortuna-3-outside = Gaius had nothing left for the tax: he stepped back out of Rome, where nobody can win.
lesson-fortuna-3-last = **Caesar’s Palace** is three steps away: arrive, and this round is the last; only Livia will still play.
lesson-fortuna-3-road = Your turn: a card and an exchange, without help; what you own may still be worth points.
lesson-fortuna-3-arrive = A 6: your three vestals lead you into Caesar’s Palace.
lesson-fortuna-3-one-step = Marriage brings one step and a token. Three vestals take you all the way.
lesson-fortuna-3-short = You would stay outside the Palace. Three vestals take you in.
lesson-fortuna-3-palace = You are the first here and draw three cards: keep one, the others await later arrivals. Then end your turn.
lesson-fortuna-3-squares = Each square is 1 point: 15 for you and for Livia, nothing for Gaius, outside Rome.
lesson-fortuna-3-privileges = Then the C cards: Livia, second to arrive, chose from your two; a third would have got the last.
lesson-fortuna-3-tie = In a tie the one further ahead wins, then the richer, then the one with more centurions, then vestals.
## Glory to Rome 1

lesson-gloire-1-title = One card, five uses
lesson-gloire-1-goal = Rome has burnt: rebuild it. Your **influence** and your **vault** bring points, and most points win.
lesson-gloire-1-card = One card, five uses: **role**, **client**, **material**, **building** or money, depending on where it lies.
lesson-gloire-1-lead = Lead the **Laborer** with your Road: he takes a material from the **pool**, in the middle of the table.
lesson-gloire-1-lead-think = Thinking draws cards, but your hand is full: today you lead.
lesson-gloire-1-lead-other = You could lead this role too; today begin with a material, and so with the Laborer.
lesson-gloire-1-lead-senator = The Senator could lead too; keep him: he fits any role later, the Road only this one.
lesson-gloire-1-others = Gaius **follows|to follow** with a card of the same role and will act too; Livia **thinks|to think** and draws a card.
lesson-gloire-1-take = Take the stone: in your **stockpile** a card is only a material.
lesson-gloire-1-take-other = Any material is useful; today take the stone, worth 3 points in the vault later on.
lesson-gloire-1-take-pass = Declining gives the action away; today take the stone with it.
lesson-gloire-1-follow = Gaius leads the **Patron**, who hires clients: follow with your Temple.
lesson-gloire-1-follow-think = Thinking would draw cards; today hire a client, who works for you to the end of the game.
lesson-gloire-1-follow-senator = The Senator could follow too; keep him: he fits any role later, the Temple only this one.
lesson-gloire-1-hire = Hire the concrete: as a client it is an **Architect**, who acts each time his role is led.
lesson-gloire-1-hire-other = This client would work for you as well; today you need a builder, the Architect.
lesson-gloire-1-hire-pass = Declining leaves you without a client; today hire the Architect.
lesson-gloire-1-legion = Livia leads the **Legionary**, who demands materials: follow with your Gate.
lesson-gloire-1-legion-think = Thinking would draw cards; today get wood for your Market from the others.
lesson-gloire-1-legion-senator = The Senator could follow too; keep him: you lead next, and another role.
lesson-gloire-1-demand = “Rome demands wood!” Show the Market: the pool and your neighbours give theirs, and your card stays in hand.
lesson-gloire-1-demand-pass = Without a demand nobody gives anything; today show the Market, you do not lose it.
lesson-gloire-1-senator = The **Senator** stands for any role, as does a **petition**, two cards of one colour: lead the Architect with him.
lesson-gloire-1-senator-think = Thinking would fill your hand; today you build, everything is ready.
lesson-gloire-1-senator-other = This role is possible too; today the Architect, because then your client acts as well.
lesson-gloire-1-lay = Two actions, for the Senator and for your client: first lay the Market as a **foundation** on a wood **site**.
lesson-gloire-1-lay-survey = A survey prepares a site out of town; today build in town, where one action is enough.
lesson-gloire-1-lay-pass = Declining gives the action away; today lay the Market with it.
lesson-gloire-1-add = Now your client: put wood from your stockpile under the Market.
lesson-gloire-1-add-pass = Declining leaves the Market unfinished and worth nothing; today put the wood under it.
lesson-gloire-1-influence = One material was enough: the Market is finished. Your influence is 3: room for more clients and more money.
lesson-gloire-1-think = Your hand is empty, so you think: fill it up to five cards.
lesson-gloire-1-think-senator = A Senator fits any role, but he is one card; today take five.
lesson-gloire-1-think-one = A single card is for full hands; yours is empty: today take five.
lesson-gloire-1-client = Gaius leads the Architect: your client acts although you only thought. Lay the Bar.
lesson-gloire-1-client-other = You could build this too; today the Bar: it needs one rubble, and you hold a second Bar.
lesson-gloire-1-client-pass = Declining gives your client’s action away; today lay the Bar with it.
lesson-gloire-1-merchant = Livia leads the **Merchant**, who sells from the stockpile: follow with your Garden.
lesson-gloire-1-merchant-think = Thinking would draw a card; today sell your stone, for 3 points.
lesson-gloire-1-sell = Put the stone into your vault: now it is money, and nobody looks at it before the end.
lesson-gloire-1-sell-wood = Wood would be worth 1 point there; today sell the stone, it is worth 3.
lesson-gloire-1-sell-pass = Declining leaves the stone in your stockpile, where it brings no points; today sell it.
lesson-gloire-1-craftsman = Lead the **Craftsman** with your Dock: he builds too, but with materials from your hand.
lesson-gloire-1-craftsman-think = Thinking would draw cards; today finish the Bar, you hold all it needs.
lesson-gloire-1-craftsman-architect = The Architect looks for rubble in your stockpile, where there is none; the Craftsman takes it from your hand.
lesson-gloire-1-craftsman-laborer = The Laborer would cost you the second Bar, which the first one needs; today the Craftsman.
lesson-gloire-1-hand = Put your second Bar under the first: there it is only rubble, and it finishes the building.
lesson-gloire-1-hand-lay = That would be one more unfinished building; today finish the Bar first.
lesson-gloire-1-hand-pass = Declining leaves the Bar unfinished and worth nothing; today finish it.
lesson-gloire-1-end = The game ends at once when the **deck** or the sites in town run out.
lesson-gloire-1-alone = Now without me, until the deck is empty: think, follow and lead as you like.
lesson-gloire-1-points = One point for each influence: the 2 of the beginning, and the sites of your finished buildings.
lesson-gloire-1-vault = The vault brings the value of its cards, and 3 points to whoever has most of a material.

## Glory to Rome 2

lesson-gloire-2-title = What buildings do
lesson-gloire-2-standing = Finished buildings now have **functions|function**. Some always work: the Market gives your vault two more places.
lesson-gloire-2-read = A word on the building, a line on the card; point at it or press it long to read all.
lesson-gloire-2-read-typed = A word on the building, a line on the card; type “card temple” to read all of it.
lesson-gloire-2-role = Some go with a role: lead the Patron with your Temple, and the **Bar** will help.
lesson-gloire-2-role-think = Thinking would fill your hand; today hire: you have room for many clients.
lesson-gloire-2-role-other = Another role is possible; today the Patron, because the Bar helps him.
lesson-gloire-2-role-petition = Two wood cards would do as a petition; today one card is enough, the Temple.
lesson-gloire-2-hire = First hire the stone from the pool: a Merchant.
lesson-gloire-2-hire-wood = A Craftsman would be useful too; today the Merchant, who will fill your large vault.
lesson-gloire-2-hire-draw = After the deck this action takes nothing more from the pool: today the pool first.
lesson-gloire-2-hire-pass = Declining leaves you without a client; today hire the Merchant.
lesson-gloire-2-bar = Now the Bar also hires the top card of the deck, whoever that may be.
lesson-gloire-2-bar-pass = You need not hire; but it costs nothing: today do.
lesson-gloire-2-latrine = Some help you think: think now, and let the **Latrine** discard the Market, which you cannot build twice.
lesson-gloire-2-latrine-petition = Two wood cards could follow as a petition; today you need new cards more.
lesson-gloire-2-latrine-other = You could discard that too; today the Market, which you have built already.
lesson-gloire-2-latrine-pass = You need not discard anything; today do, and draw one card more.
lesson-gloire-2-fill = Fill your hand: the card you discarded made room for one more.
lesson-gloire-2-fill-senator = A Senator is good; but soon you will get one for nothing: today take the cards.
lesson-gloire-2-fill-one = That would be a single card; today take three.
lesson-gloire-2-wall = Some protect: Gaius demands wood, but you have a **Wall**: give nothing.
lesson-gloire-2-wall-give = You may give the card all the same; today keep it, nobody can force you.
lesson-gloire-2-senate = Some act at the end of a turn: with your **Senate** take the Senator that Gaius played.
lesson-gloire-2-senate-pass = Left where he is, he goes back to his pile; today take him into your hand.
lesson-gloire-2-architect = Some act once, **on completion**: lead the Architect with your Senator, to finish the Foundry.
lesson-gloire-2-architect-think = Thinking would draw a card; today finish the Foundry, it lacks a single brick.
lesson-gloire-2-architect-craftsman = The Craftsman would use up the Gate in your hand; today use the brick in your stockpile.
lesson-gloire-2-architect-other = Another role is possible; today the Architect, who finishes the Foundry.
lesson-gloire-2-foundry = Put the brick from your stockpile under the Foundry.
lesson-gloire-2-foundry-lay = That would begin another building; today finish this one first.
lesson-gloire-2-foundry-survey = A survey prepares a site out of town; today finish the Foundry.
lesson-gloire-2-foundry-pass = Declining leaves the Foundry unfinished; today put the brick under it.
lesson-gloire-2-laborers = The **Foundry** gives you one Laborer action for each influence: take all that lies in the pool.
lesson-gloire-2-laborers-pass = Declining gives one of these actions away; today take everything.
lesson-gloire-2-score = Some wait for the end: the Wall brings 1 point for every two cards of your stockpile.
lesson-gloire-2-alone = The deck has three cards left: lead your last turn without me.
lesson-gloire-2-points = The points: influence and vault as before, and the Wall for what is left in your stockpile.

## Glory to Rome 3

lesson-gloire-3-title = Hungry Rome
lesson-gloire-3-walls = Gaius has a **Palisade**, Livia a **Wall**: demands take nothing from them.
lesson-gloire-3-bridge = Your **Bridge** leads over palisades and into stockpiles, but never over a wall: lead the Legionary.
lesson-gloire-3-bridge-think = Your hand is full, thinking would bring one card; today take stone from the others.
lesson-gloire-3-bridge-other = Another role is possible; today the Legionary: your Catacomb needs stone.
lesson-gloire-3-bridge-senator = The Senator could lead too; keep him, you will need him soon: play the Academy.
lesson-gloire-3-demand = Demand stone: the pool gives, Gaius gives from hand and from stockpile, Livia gives nothing.
lesson-gloire-3-demand-other = You may demand this too, as you hold such a card; today your Catacomb needs stone.
lesson-gloire-3-demand-pass = Without a demand nobody gives anything; today show your stone, you do not lose it.
lesson-gloire-3-follow = Gaius leads the Patron: follow with your Basilica, and see what your **Bath** is good for.
lesson-gloire-3-follow-think = Thinking would draw cards; today hire: your Bath makes three actions of one.
lesson-gloire-3-follow-senator = The Senator could follow too; keep him for a role of which you have no card.
lesson-gloire-3-hire = Hire the marble, a Patron: thanks to the Bath each new client acts at once.
lesson-gloire-3-hire-other = This client would act at once too; today the Patron, who hires the next one.
lesson-gloire-3-bath = So your new Patron hires in turn: take the rubble, a Laborer.
lesson-gloire-3-bath-pass = Declining breaks the chain; today let your client act.
lesson-gloire-3-bath-other = This client would act at once, too; today the Laborer, who takes a material.
lesson-gloire-3-chain = And the Laborer acts: take the wood. One card played, three actions.
lesson-gloire-3-chain-other = That material is useful too; today the wood, for your Dock.
lesson-gloire-3-out = No wood site is left in town; **out of town** takes two actions: lead the Architect with your Senator.
lesson-gloire-3-out-think = Thinking would fill your hand; today build, you have three actions.
lesson-gloire-3-out-other = Another role is possible; today the Architect: two of your clients act with you.
lesson-gloire-3-survey = You have three actions, two from clients. The first is a **survey**, which opens a site out of town.
lesson-gloire-3-survey-stone = That would finish the Catacomb and so the game; today build a little longer.
lesson-gloire-3-survey-villa = The Villa finds a site in town, the Dock does not; today survey for the Dock.
lesson-gloire-3-survey-pass = Declining gives an action away; today you need all three for the Dock.
lesson-gloire-3-lay = Now lay the Dock out of town: that is the second action.
lesson-gloire-3-lay-villa = The Villa finds a site in town; today the Dock, which finds none.
lesson-gloire-3-lay-survey = One survey is enough for one foundation; today lay the Dock.
lesson-gloire-3-add = With the third, put wood under the Dock: finished, it counts like any building in town.
lesson-gloire-3-add-villa = The Villa can wait; today finish the Dock, for its influence.
lesson-gloire-3-add-survey = A second survey would need another action; today finish the Dock.
lesson-gloire-3-deck = Livia leads the Craftsman: think and fill your hand, but watch the deck: its last card ends the game.
lesson-gloire-3-deck-one = A single card is for full hands; yours is nearly empty: today fill it.
lesson-gloire-3-deck-senator = A Senator is one card only; today fill your hand.
lesson-gloire-3-forum = Gaius has a **Forum**: clients of all six roles and all six materials win at once. He lacks a Merchant.
lesson-gloire-3-catacomb = Your **Catacomb** lacks one stone: once it is finished, the game ends and points are counted.
lesson-gloire-3-alone = Gaius leads next, and a stone lies in the pool. Without me now: what do you do?
lesson-gloire-3-points = Whoever ends the game chooses the moment: count the points first, and watch who else could end it.
