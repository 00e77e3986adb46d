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

## Glory to Rome

lesson-gloire-1-title = One card, five uses
lesson-gloire-1-goal = Rome has burnt: rebuild it. Your **influence** and your **vault** bring points, and most points win.
lesson-gloire-1-card = One card, five uses: **role**, **client**, **material**, **building** or money, depending on where it lies.
lesson-gloire-1-lead = Lead the **Laborer** with your Road: he takes a material from the **pool**, in the middle of the table.
lesson-gloire-1-lead-think = Thinking draws cards, but your hand is full: today you lead.
lesson-gloire-1-lead-other = You could lead this role too; today begin with a material, and so with the Laborer.
lesson-gloire-1-others = Gaius **follows** with a card of the same role and will act too; Livia **thinks** and draws a card.
lesson-gloire-1-take = Take the stone: in your **stockpile** a card is only a material.
lesson-gloire-1-take-other = Any material is useful; today take the stone, worth 3 points in the vault later on.
lesson-gloire-1-take-pass = Passing gives the action away; today take the stone with it.
lesson-gloire-1-follow = Gaius leads the **Patron**, who hires clients: follow with your Temple.
lesson-gloire-1-follow-think = Thinking would draw cards; today hire a client, who works for you to the end of the game.
lesson-gloire-1-follow-senator = The Senator could follow too; keep him: he fits any role later, the Temple only this one.
lesson-gloire-1-hire = Hire the concrete: as a client it is an **Architect**, who acts each time his role is led.
lesson-gloire-1-hire-other = This client would work for you as well; today you need a builder, the Architect.
lesson-gloire-1-hire-pass = Passing leaves you without a client; today hire the Architect.
lesson-gloire-1-legion = Livia leads the **Legionary**, who demands materials: follow with your Gate.
lesson-gloire-1-legion-think = Thinking would draw cards; today get wood for your Market from the others.
lesson-gloire-1-legion-senator = The Senator could follow too; keep him: next it is you who leads, and with another role.
lesson-gloire-1-demand = “Rome demands wood!” Show the Market: the pool and your neighbours give theirs, and your card stays in hand.
lesson-gloire-1-demand-pass = Passing demands nothing; today show the Market, you do not lose it.
lesson-gloire-1-senator = The **Senator** stands for any role, as does a **petition**, two cards of one colour: lead the Architect with him.
lesson-gloire-1-senator-think = Thinking would fill your hand; today you build, everything is ready.
lesson-gloire-1-senator-other = This role is possible too; today the Architect, because then your client acts as well.
lesson-gloire-1-lay = Two actions, for the Senator and for your client: first lay the Market as a **foundation** on a wood **site**.
lesson-gloire-1-lay-survey = A survey prepares a site out of town; today build in town, where one action is enough.
lesson-gloire-1-lay-pass = Passing gives the action away; today lay the Market with it.
lesson-gloire-1-add = Now your client: put wood from your stockpile under the Market.
lesson-gloire-1-add-pass = Passing leaves the Market unfinished and worth nothing; today put the wood under it.
lesson-gloire-1-influence = One material was enough: the Market is finished. Your influence is 3: room for more clients and more money.
lesson-gloire-1-think = Your hand is empty, so you think: fill it up to five cards.
lesson-gloire-1-think-senator = A Senator fits any role, but he is one card; today take five.
lesson-gloire-1-think-one = A single card is for full hands; yours is empty: today take five.
lesson-gloire-1-client = Gaius leads the Architect: your client acts although you only thought. Lay the Bar.
lesson-gloire-1-client-other = You could build this too; today the Bar: it needs one rubble, and you have a Road.
lesson-gloire-1-merchant = Livia leads the **Merchant**, who sells from the stockpile: follow with your Garden.
lesson-gloire-1-merchant-think = Thinking would draw a card; today sell your stone, for 3 points.
lesson-gloire-1-sell = Put the stone into your vault: now it is money, and nobody looks at it before the end.
lesson-gloire-1-sell-wood = Wood would be worth 1 point there; today sell the stone, it is worth 3.
lesson-gloire-1-craftsman = Lead the **Craftsman** with your Dock: he builds too, but with materials from your hand.
lesson-gloire-1-craftsman-think = Thinking would draw cards; today finish the Bar, you hold all it needs.
lesson-gloire-1-craftsman-architect = The Architect looks for rubble in your stockpile, where there is none; the Craftsman takes it from your hand.
lesson-gloire-1-craftsman-laborer = The Laborer would cost you the Road, which the Bar needs; today the Craftsman.
lesson-gloire-1-hand = Put the Road under the Bar: here it is only rubble, and it finishes the Bar.
lesson-gloire-1-hand-lay = That would be one more unfinished building; today finish the Bar first.
lesson-gloire-1-end = The game ends at once when the **deck** or the sites in town run out.
lesson-gloire-1-alone = Now without me, until the deck is empty: think, follow and lead as you like.
lesson-gloire-1-points = One point for each influence: the 2 of the beginning, and the sites of your finished buildings.
lesson-gloire-1-vault = The vault brings the value of its cards, and 3 points to whoever has most of a material.
