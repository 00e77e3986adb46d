# Lessons: one sentence a step, at most twenty words; a new word stands once in bold.

lesson-nudge = Possible too: { $answer }. Today we do what is ringed.
lesson-not-yet = First do what is ringed.

lesson-lutece-1-title = Two cards in secret
lesson-lutece-1-goal = Whoever has most points when a pile runs out becomes Senator of Lutetia.
lesson-lutece-1-choose = Choose two cards: the Baker, then the Field.
lesson-lutece-1-order = Both are the right cards; today the Baker lies on the left.
lesson-lutece-1-agree = Nobody knows what you want yet: agree to turn the cards.
lesson-lutece-1-alone = Now a round without me.
lesson-lutece-1-points = And these are the points so far.

## Fortuna

lesson-fortuna-1-title = The road to Rome
lesson-fortuna-1-goal = When somebody reaches **Caesar’s Palace** (XV), only those who have passed the **gate of Rome** (X) can win.
lesson-fortuna-1-choose = Three **action cards** lie on your side: choose Harvest.
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
lesson-fortuna-1-tokens = Each favor nobody used has gained a **token**: whoever uses it next draws a **privilege card**.
lesson-fortuna-1-goddess = Livia took **Fortuna** from you: whoever holds her when a round ends plays first, then come the richest.
lesson-fortuna-1-six = From 1 to 6: water, wine, wheat, centurions, marriage, vestals; that is what takes you to Rome.
lesson-fortuna-1-alone = Your turn, without help: a card, its exchange, the dice; a token on a favor means a privilege card.
lesson-fortuna-1-points = Each square is 1 point, but only for those past the gate: the road goes on!
