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
