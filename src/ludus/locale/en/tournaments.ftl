# Tournaments in the browser. Loaded when somebody asks for them.

## The list, and a new one

tournament-mine = My tournaments
tournament-public = For everybody
tournament-none = No tournament waits or runs. Make one: send its link to others, or let bots play.
tournament-new = New tournament
tournament-name = Name
tournament-unnamed = Tournament
tournament-game = Game
tournament-seats = Players at a table
tournament-kind = Who meets whom
tournament-kind-round-robin = everybody meets everybody
tournament-kind-swiss = equals meet (Swiss system)
tournament-rounds = Rounds
tournament-rounds-usual = as many as it takes
tournament-plays = I play, too
tournament-lets-bots = People may enter bots from outside
tournament-more = Clock and more
tournament-make = Make the tournament
tournament-phase-waiting = has not begun
tournament-phase-running = round { $round } of { $rounds }
tournament-phase-over = over
tournament-count = { $count ->
    [one] one plays
   *[other] { $count } play
}
tournament-invited = You are invited
tournament-table-of = tables of { $seats }

## Until it begins

tournament-send = Whoever has this link can play, until it begins.
tournament-link = Link of the tournament
tournament-entrants = Who plays
tournament-nobody = Nobody yet.
tournament-enter = Play, too
tournament-enter-bot = Enter { $name }
tournament-leave = I do not play
tournament-add-bot = Add a bot
tournament-level = Which bot
tournament-remove = Take { $who } off the list
tournament-asked = invited
tournament-begin = Begin
tournament-begin-needs = It takes two to begin.
tournament-fits = { $bots ->
    [0] The first round: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }.
    [one] The first round: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, one seat with a bot of the house.
   *[other] The first round: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $bots } seats with bots of the house.
}

## Rounds and standings

tournament-to-table = To my table
tournament-round = Round { $round }
tournament-which-round = Which round
tournament-tables = Tables
tournament-state-planned = is being set up
tournament-state-open = running
tournament-state-over = over
tournament-state-closed = not ended: shared by all
tournament-house = bot of the house
tournament-won = wins
tournament-shared = shares the victory
tournament-gone = has left
tournament-standings = Standings
tournament-place = Place
tournament-who = Player
tournament-games = Games
tournament-points = Points
tournament-wins = Wins
tournament-strength = Opponents
tournament-how = A victory is a point, a shared one is shared. Equal points: more victories, then stronger opponents (the mean of their points), then the tables at which the equals met; else the place is shared.
tournament-bots-sit = A bot plays for whoever leaves; they get no more points.
tournament-quit = Leave the tournament
tournament-quit-sure = Yes, leave: bots keep my seats
tournament-close = Close the round
tournament-close-sure = Yes: whatever is not over counts as shared
tournament-cancel = End the tournament
tournament-cancel-sure = Yes, end it now

## What is refused

tournament-host = Only the host of the tournament may do that.
tournament-begun = It has begun.
tournament-waiting = It has not begun.
tournament-full = The tournament is full.
tournament-many = You are in as many tournaments as one can play at once.
tournament-shut = There is no place for you here.
tournament-no-bots = The host has not asked for bots from outside.
tournament-few = It takes two to begin.
tournament-moved = Another round runs by now.
tournament-over = The tournament is over.
