# Words the browser needs besides those it shares with the terminal.

## Lobby

web-motto = Three Roman games. Pull up a chair.
web-how = No account, nothing to install; alone, together, or a move a day.
web-start-something = Start something
web-start-here = Start here
web-pitch-lutece = Two cards chosen in secret, bribes in plain sight: who gets the market?
web-pitch-fortuna = Exchange cards around the table, roll the dice, and be inside Rome before the palace closes.
web-pitch-gloire = Every card has five uses: rebuild Rome, one role, one client, one stone at a time.
web-minutes = { $minutes } min
web-weight-1 = light
web-weight-2 = medium
web-weight-3 = meaty
web-new-here = New here? Learn in { $minutes } min
web-lesson-go-on = Go on: step { $step } of { $of }
web-lesson-next = The next lesson
web-lesson-again = The lesson again
web-lesson-at = step { $step } of { $of }
web-lesson-done = done
web-lesson = Lesson
web-lesson-number = Lesson { $number }
web-lesson-step = { $step } of { $of }
web-lesson-steps = Steps of the lesson
web-lesson-to = Back to step { $step }:
web-lesson-left = { $count ->
    [one] one step to come
   *[other] { $count } steps to come
}
web-lesson-words = Words you know
web-lesson-back = Back one step
web-lesson-skip = Skip
web-lesson-leave = Leave
web-lesson-leave-why = Leave, keep my place
web-lesson-on = Go on
web-lesson-touch = touch this
web-lesson-this = this one
web-lesson-possible = possible too
web-lesson-asks = the lesson asks for this
web-lesson-over = Well done: you know the way now. How would you like to go on?
web-lesson-play-on = Play on from here
web-lesson-game = First real game
web-lessons = Lessons
web-play-bots = Play against bots
web-take-turn = Play
web-compose = Set up a table …
web-compose-of = Set up a table: { $game }
web-turns = Your turn
web-your-name = Your name
web-new-table = New table
web-players = { $fewest ->
    *[other] { $fewest }–{ $most } players
}
web-seat-number = Seat { $number }
web-which-bot = Bot at seat { $number }
web-name-of = Name at seat { $number }
web-seat-me = Me
web-seat-bot = A bot
web-seat-open = Open: by link
web-seat-here = Somebody here, same device
web-bot-about-beginner = Plays by rules of thumb, and forgets them every second time. For a first game.
web-bot-about-casual = Plays by rules of thumb, with a slip now and then.
web-bot-about-skilled = Plays by rules of thumb, and never forgets them.
web-bot-about-strong = Looks a little ahead before each move.
web-bot-about-expert = Answers at once, by what it has learned from millions of games.
web-bot-about-master = Looks ahead for a tenth of a second, with all it has learned.
web-bot-about-champion = Looks ahead for a second, with all it has learned. The strongest.
web-bot-rated = { $rating } ± { $doubt }
web-bot-unrated = not measured yet
web-bot-other = another …
web-bot-settings = Bot with its settings, such as master:seconds=2
web-fewer = Fewer seats
web-more-seats = More seats
web-begin = Begin
web-open-table = Open the table
web-more-options = Clock and more
web-clock = Clock
web-clock-none = none
web-clock-live = { $minutes } minutes each
web-clock-days = { $days ->
    [one] one day per answer
   *[other] { $days } days per answer
}
web-pace = Bots
web-pace-fast = at once
web-pace-normal = at their ease
web-pace-slow = slowly
web-allow-hints = Hints
web-rated = Rated: results count; no hints, nothing taken back
web-rated-table = Rated table: no hints, nothing is taken back, and the result counts.
web-list-in-lobby = Show in the lobby
web-allow-bots = Bots from outside may sit down
web-my-tables = Waiting for others
web-waiting-tables = Tables with a free seat
web-running-tables = Games to watch
web-free-seats = { $count ->
    [0] waiting
    [one] one free seat
   *[other] { $count } free seats
}
web-phase-waiting = waiting
web-phase-running = running
web-phase-over = over
web-my-turn = your turn
web-phase-closed = closed
web-join-by-link = Join by link
web-link = Link of the table
web-go = Go
web-offline = The server does not answer. Try again in a moment.
web-went-wrong = Something went wrong. Try again in a moment.
web-open-seat = free seat
web-somebody = somebody

## Waiting room

web-waiting-room = Waiting for players
web-send-link = Send this link to whoever should sit down:
web-dealing = All are here: the cards are being dealt.
web-copy-link = Copy the link
web-copied = Copied
web-sit-down = Sit down at seat { $number }
web-fill-bot = A bot at seat { $number }
web-stand-up = Stand up

## The table

web-region-prompt = What is asked
web-region-table = Table
web-region-mine = Mine
web-region-others = Others
web-regions = Parts of the table
web-side = Log, rules and chat
web-lobby = Lobby
web-log = Log
web-recap = Recap
web-rules = Rules
web-cards = Cards
web-chat = Chat
web-help = Keys and help
web-guide = What lies where
web-keys = Keys
web-goal-more = The Rules tab has the rest.
web-goal-go = Let’s play
web-zone-lutece-people = Characters for sale: the coin is the cost, coins lying on a card are a present.
web-zone-lutece-places = Locations for sale, under their numbers.
web-zone-lutece-mine = Yours: your purse, the cards you have bought, your points today.
web-zone-lutece-goods = Who has how much of each Resource; most brings 10 points.
web-zone-lutece-rivals = The others: their purse and their two cards face down.
web-zone-lutece-piles = The piles; the game ends when one cannot fill a place.
web-zone-fortuna-rome = The road to Rome: through the gate at X, up to the palace at XV.
web-zone-fortuna-favors = Six favors: a die opens its number and all below.
web-zone-fortuna-goods = Your province: money, wheat, wine, water and what you have built.
web-zone-fortuna-dice = The dice you roll for a favor.
web-zone-fortuna-privileges = Privilege cards: your hand and the pile.
web-zone-fortuna-rivals = The others: where they stand and what they own.
web-zone-gloire-pool = The pool: materials and helpers for everybody.
web-zone-gloire-sites = Sites in and out of town: a building needs one.
web-zone-gloire-city = Your city: clients, buildings, stockpile, vault and influence.
web-zone-gloire-hand = Your hand: each card is a role, a client, a material, a building or money.
web-zone-gloire-rivals = The others, and what they have built.
web-zone-gloire-deck = The deck and the Senators; an empty deck ends the game.
web-close = Close
web-confirm = Confirm
web-your-turn = Your turn. { $what }
web-your-move = Your move
web-waiting-for = Waiting for { $people }
web-watching = You are watching.
web-connecting = Coming to the table …
web-lost = Connection lost, trying again …
web-no-table = There is no such table.
web-closed = This table is closed.
web-closed-why = It was played by rules this server no longer has, or what is kept of it is damaged.
web-closed-export = Download what is kept of it
web-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-hint = Hint
web-undo = Undo
web-undo-free = Undo (free)
web-undo-none = Nothing to undo
web-undo-ask = Ask the others to let you take it back
web-bot-sits-in = A bot sits in for you.
web-come-back = Take the seat back
web-leave = Leave: a bot sits in
web-result = Result
web-clocks = Everybody’s clocks
web-clock-low = Less than 20 seconds left!
web-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-left-days = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
}
web-left-hours = { $hours } h left
web-left-minutes = { $minutes } min left
web-away-until = away until { $date }, the clock stands
web-next-turn = { $count ->
    [one] Your turn at another table
   *[other] Your turn at { $count } other tables
}
web-hand-over = Hand the device to { $who }
web-hold-to-reveal = I am { $who }: hold to look
web-skip = Skip
web-command-line = Command line
web-filter = Find

## Not now

web-refused-stale = Something has happened meanwhile. Look again.
web-refused-illegal = That is not allowed now.
web-refused-unreadable = That cannot be read as an answer.
web-refused-not-your-seat = That seat is not yours.
web-refused-not-running = The game is not running.
web-refused-no-draft = There is nothing to confirm.
web-refused-no-undo = No way back from here.
web-refused-no-hints = This table plays without hints.
web-refused-chat-full = This table has talked enough: it keeps no more messages.
web-refused-too-many-tables = You have too many open tables: finish some of them first.
web-refused-suspended = The operator of this server has shut you out.
web-refused-too-many = That is more than is kept.
web-refused-no-days-left = You do not have that many days left this year.
web-refused-not-delivered = It did not arrive: check the address.
web-refused-too-fast = Slower, please.
web-refused-busy = One moment, please; try again.
web-refused-malformed = That was not understood.

## Log, rules, chat

web-show = Show
web-filter-all = everything
web-filter-mine = my moves
web-show-moment = Show this moment ({ $at })
web-nothing-happened = Nothing has happened yet.
web-log-started = The game begins.
web-log-continued = Played on from here by { $who }.
web-log-sat = { $who } sits down.
web-log-away = A bot sits in for { $who }.
web-log-left = Seat { $number } is free again.
web-log-undone = { $who }: an answer is taken back.
web-log-pleaded = { $who }: may an answer be taken back?
web-log-settled-agree = { $who }: yes, it may be taken back.
web-log-settled-refuse = { $who }: no, it stays.
web-log-settled-withdraw = { $who }: the request is withdrawn.
web-log-repeated = A rematch is set up.
web-log-rested = { $who }: on vacation until { $date }, the clock stands.
web-log-back = { $who }: back from vacation, the clock runs.
web-search-rules = Search the rules
web-no-rule = No rule speaks of that.
web-the-book = the book
web-read-large = Read large
web-decided-now = What you decide now
web-decided-now-short = What is decided
web-you-may = you may
web-you-must = you must
web-at-this-table = At this table.
web-precisely = Precisely
web-precisely-of = Precisely: { $what }
web-precisely-why = The exact rule the program follows, in English.
web-whole-book = Contents
web-pages = Pages of the book
web-before = Before
web-after = After
web-page-before = The page before: { $what }
web-page-after = The page after: { $what }
web-found = { $count ->
    [0] Nothing in the book speaks of that.
    [one] 1 answer
   *[other] { $count } answers, the nearest first
}
web-key-choose = choose
web-key-read = read
web-say-something = Say something
web-send = Send
web-muted = muted
web-mute = Mute { $who }
web-unmute = Hear { $who } again
web-no-chat = Nobody has said anything.

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-theme-paper = paper
web-motion = Motion
web-motion-system = as the device
web-motion-full = full
web-motion-reduced = reduced
web-text-size = Text size
web-sound = Sound
web-auto = Send a move as soon as it is complete
web-notices = Tell me when it is my turn
web-notices-page = Notices and vacation …
web-new-version = There is a new version.
web-new-version-load = Load it
web-new-version-later = It can be loaded once your answer is sent.

## The end

web-game-over = The game is over.
web-total = Total
web-winner = winner
web-rematch = Rematch
web-join-rematch = To the rematch
web-replay = Watch again
web-record = Record
web-share = Copy the link

## Fair cards

web-fair = Were the cards dealt fairly?
web-fair-how = Before the deal, the server put a secret number into a sealed envelope and showed everybody the seal. Only then did each player’s browser add a number of its own. The cards come from all these numbers together, so nobody could choose them alone, not even the server. Now the envelope is open, and your browser does the sums itself.
web-fair-all-yes = Everything fits.
web-fair-all-no = Something does not fit!
web-fair-all-unknown = All that this browser can check fits.
web-fair-promise-yes = The seal is the one this browser saw before the deal.
web-fair-promise-no = The seal is not the one this browser saw before the deal.
web-fair-promise-unknown = This browser was not there before the deal, so it cannot tell whether the seal is still the same. The browsers of those who played can.
web-fair-number-yes = The number in the envelope fits the seal: it was not exchanged.
web-fair-number-no = The number does not fit the seal: it is not the one that was in the envelope.
web-fair-mine-yes = The number of this browser is among those the cards come from.
web-fair-mine-no = The number of this browser is missing. If you also had the table open on another device, the number of that one may have counted; if not, the server left yours out.
web-fair-mine-unknown = This browser has added no number here.
web-fair-added-yes = The players have added numbers after they saw the seal.
web-fair-added-no = The numbers of the players are not those of this table.
web-fair-added-unknown = No player has added a number: the server drew alone, and the seal only shows that it did not change its mind.
web-fair-numbers = The numbers
web-fair-the-seal = The seal
web-fair-the-number = In the envelope
web-fair-the-added = Added by the players, seat by seat
web-fair-the-mixed = What the cards were dealt from
web-fair-unable-running = The envelope is opened when the game is over.
web-fair-unable-plain = This page came over an unencrypted connection, and over one of those browsers do no such sums. It can be checked with the command below.
web-fair-unable-continued = This game went on from a position of another one: what was sealed is that position. It can be checked with the command below.
web-fair-again = Whoever wants more has the whole game played again from these numbers on their own computer, card by card and move by move, with the record of the game:

## Replay

web-replay-start = The beginning.
web-first = To the beginning
web-back = One back
web-next = One on
web-last = To the end
web-play = Play
web-stop = Stop
web-moment = Moment
web-moment-of = answer { $at } of { $answers }
web-seen-by = Seen by
web-public = a spectator
web-continue-here = Continue from here
web-back-to-table = To the table
web-chances = Chances to win
web-chances-known = Each player’s chance by what that player knew then; the band is what it may as well have been.
web-turning-points = It turned here:

## Keys

web-key-tab = from part to part
web-key-arrows = inside a part; in a replay, back and on
web-key-enter = choose
web-key-escape = put away
web-key-situation = tell the situation
web-key-mine = tell what is mine
web-key-others = tell about the others
web-key-next = to the next table that waits for me
web-key-command = type an answer
web-key-answer = give an answer
web-key-pick = pick a card
web-key-revenue = pick revenue
web-key-raise = more on the left, on the right
web-key-agree = agree or pass

## Lutetia

web-cost = cost { $cost }
web-talent = talent { $talent }
web-slot-empty = { $slot }: empty
web-coins-on-it = { $count ->
    [one] one coin on it
   *[other] { $count } coins on it
}
web-can-be-picked = can be picked
web-picked-left = picked, left
web-picked-right = picked, right
web-bidders = bidders: { $people }
web-rail = Purses, cards and bribes
web-face-down = face down
web-nothing-yet = nothing yet
web-chosen = has chosen
web-bribe-of = bribe { $gold }
web-bribes-are = bribes { $left } and { $right }
web-goods = Goods
web-nobody = nobody
web-podium = Strength of the bidders
web-podium-column = { $who }: strength { $strength }, of it { $gold } in gold and { $legion ->
    [one] one legionnaire
   *[other] { $legion } legionnaires
}
web-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-no-cards-yet = No cards yet.
web-apprentice-of = { $card } with { $host }
web-take-back = Take back { $what }
web-swap = Swap left and right
web-submit-final = Lay both, final
web-agree = Agree as it lies
web-less = Less on the { $place } card
web-more = One more on the { $place } card

## The plain table

web-can-be-chosen = can be chosen
web-used-up = used up this round
web-answers = Answers
web-all-answers = all answers
web-none-found = No answer speaks of that.
web-confirm-final = Confirm, final
web-key-unchoose = take back the last choice
web-ready = Ready: confirm it, or take a choice back.
web-ready-final = Ready. Once confirmed it cannot be taken back.

## Account

web-account = Account
web-profile = My profile
web-account-why = A name is enough to play. With a login and a password you are the same person on another device.
web-login = Login
web-login-form = small letters, digits, dots and dashes
web-password = Password (8 characters or more)
web-old-password = Password until now
web-make-account = Make it an account
web-change-password = Change the password
web-sign-in = Sign in
web-forgotten = Forgotten your password?
web-sign-out = Sign out here
web-export = What is stored about me
web-delete-me = Delete me …
web-delete-sure = Delete name, account and chat for good
web-account-kept = Kept. Other devices have been signed out.
web-signed-in = Welcome back.
web-signed-out = This device no longer knows you.
web-deleted = Deleted. Bots keep your seats.
web-bots = Bots of mine
web-outside-bot = { $name } (bot)
web-refused-too-many-bots = You have as many bots as one may have.
web-refused-not-for-bots = This is not for bots.
web-refused-not-with-own = At a rated table nobody plays with a bot of their own.
web-refused-wrong-password = Login and password do not match.
web-refused-old-link = That link does not hold any more.
web-refused-login-taken = That login is taken.
web-refused-unknown-person = Say your name first.
web-refused-not-found = There is nothing here.
web-option-draft = Draft the action cards (experts)
web-option-introductory = Introductory game
web-option-experienced-start = Experienced start
web-option-alternative-circus = Alternative Circus
web-option-alternative-forum = Alternative Forum
web-option-two-player-sites = Two sites a material
web-aside = Declare
web-options = You may: { $answers }.
web-filter-scoring = points
web-hint-levels = How much of the hint
web-hint-level-1 = where to look
web-hint-level-2 = which are worth a thought
web-hint-level-3 = the best, and why
web-hint-where = Look at what is marked: what would each of these bring?
web-hint-think = Look at what is marked, and think of this: { $about }.
web-hint-candidate = hint { $rank }: { $what }, { $chance }
web-hint-chances = Chance to win after each, in the games imagined.
web-hint-alike = { $count ->
    [2] The first two are as good as equal.
   *[other] All of them are as good as equal.
}

## The stage and the prompt

web-staged = What others do
web-staged-shown = step by step
web-staged-instant = at once

## The sheet of a card

web-card-now = For you, now
web-card-asked = People ask
web-card-copies = { $all ->
    [one] one copy
   *[other] { $all } copies
}: { $mine } yours, { $unseen } not seen yet
web-yes = yes
web-no = no
web-key-card = what the card under the focus does
web-key-hint = hint; again: more of it

## Standing orders

web-orders = { $count ->
    [0] Standing orders
    [one] One order
   *[other] { $count } orders
}
web-order = When this may be used
web-order-ask = ask
web-order-always = always
web-order-never = never
web-stop-always = Stop at every decision

## The end of a game

web-end-won = { $points ->
    [one] You win with one point.
   *[other] You win with { $points } points.
}
web-end-ahead = That is { $points } more than { $who }.
web-end-wins = { $who } wins with { $points }
web-end-place = You come { $place ->
    [2] second
    [3] third
   *[other] { $place }th
}, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-end-sources = Where the points come from


web-games = Finished games
web-tournament = The tournament
web-tournaments = Tournaments
