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
web-new-here = New here? Three minutes
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
web-bot-about-master = Imagines thousands of games before each move.
web-bot-rated = { $rating } ± { $doubt }
web-bot-unrated = not measured yet
web-bot-other = another …
web-bot-settings = Bot with its settings, such as master:seconds=0.1
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
web-list-in-lobby = Show in the lobby
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
web-log-sat = { $who } sits down.
web-log-away = A bot sits in for { $who }.
web-log-left = Seat { $number } is free again.
web-log-undone = { $who }: an answer is taken back.
web-log-repeated = A rematch is set up.
web-search-rules = Search the rules
web-no-rule = No rule speaks of that.
web-the-book = the book
web-read-large = Read large
web-decided-now = What you decide now
web-decided-now-short = What is decided
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

## The end

web-game-over = The game is over.
web-total = Total
web-winner = winner
web-rematch = Rematch
web-join-rematch = To the rematch
web-replay = Watch again
web-record = Record
web-share = Copy the link
web-promise = The promise: hash, seed, salt

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
web-turning-points = It turned here:

## Keys

web-key-tab = from part to part
web-key-arrows = inside a part; in a replay, back and on
web-key-enter = choose
web-key-escape = put away
web-key-situation = tell the situation
web-key-mine = tell what is mine
web-key-others = tell about the others
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
web-ready-final = Ready. Once confirmed it cannot be taken back: something is drawn, shown or final.

## Account

web-account = Account
web-account-why = A name is enough to play. With a login and a password you are the same person on another device.
web-login = Login
web-login-form = small letters, digits, dots and dashes
web-password = Password (8 characters or more)
web-old-password = Password until now
web-make-account = Make it an account
web-change-password = Change the password
web-sign-in = Sign in
web-sign-out = Sign out here
web-export = What is stored about me
web-delete-me = Delete me …
web-delete-sure = Delete name, account and chat for good
web-account-kept = Kept. Other devices have been signed out.
web-signed-in = Welcome back.
web-signed-out = This device no longer knows you.
web-deleted = Deleted. Bots keep your seats.
web-refused-wrong-password = Login and password do not match.
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
web-fewer-of = Less: { $what }
web-more-of = More: { $what }

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
web-end-sources = Where the points come from
