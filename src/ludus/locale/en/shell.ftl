# The words around every game.

## People

you = You
list-and = { $first } and { $last }
at-the-table = At the table: { $people }
seed = Seed { $seed }

## Playing

how-help = Type ? for help, q to stop and save.
final-all = Once given, your answer is final.
final-mark = final
undone = Your last answer is taken back.
undo-nothing = There is nothing to take back.
undo-final = No way back: what has happened since is final.
hint-told = Answer { $rank }: { $what }, { $share } of the search.
hint-chance = Chance to win { $chance }.
hint-mixed = Picks nobody sees are best mixed: choose each about as often as its share says.
hint-close = In the games imagined it does about as well as the others.
hint-only = It is the only answer you may give.
hint-none = Nobody can give hints for this game.
hint-thinking = Imagining games …
reason-part = { $more } points more: { $about }.
reason-denies = The best rival ends with { $more } points less.
reason-wins = It wins { $mean } of the games imagined, the others { $other }.
bot-beginner = beginner
bot-casual = easy-going
bot-skilled = skilled
bot-strong = strong
bot-master = master
bot-greedy = thoughtful
bot-uniform = carefree
bots-thinking = The others think …
bot-failed = { $person } ({ $bot }) broke down: { $why }. The game is saved: { $path }
saved = Saved: { $path }
left = Saved: { $path }. Go on with: ludus resume
no-card = No card is called { $name }.
no-card-list = The cards of this game cannot be listed here.
plain-ask = Choose one of { $count } answers.
plain-how = Type its number or its text; list shows them all.
plain-unclear = Type a number from 1 to { $count }, or an answer as list shows it.
winner = { $you ->
    [yes] { $mark } Vicisti! You win with { $points } points.
   *[no] { $who } wins with { $points } points.
}
winners = { $people } share the victory.
no-winner = Nobody wins.
places = Places: { $places }.
replay-how = Look at it again: ludus replay { $path }
how-play = This was a game between bots. To play yourself, start it in a terminal: ludus play

## What one may type at the prompt: the words, comma by comma, and what they do

command-help = ?, help
help-help = this help
command-list = list, answers
help-list = the answers you may give
command-undo = u, undo
help-undo = take back what you have begun, or your last answer
command-hint = h, hint
help-hint = the best answers of a search, and why
command-table = table, t
help-table = the whole table, with everybody's cards
command-score = score, points
help-score = the points as they stand
command-log = log
help-log = what happened; log 100 shows more
command-card = card
help-card = look up a card: card mill
command-rules = rules, rule
help-rules = look up the rules: rules bribe; the exact wording: rules L-PAY-2
command-save = save
help-save = save now
command-quit = q, quit
help-quit = stop; the game is saved
command-next = n, next
command-back = p, b, previous, back

## Saved games

resume-nothing = No unfinished game was found in { $folder }. Start one with: ludus play
resume-nobody = { $path } is a game between bots. Look at it with: ludus replay { $path }
resume-terminal = To go on with { $path }, start ludus resume in a terminal.
replay-at = Answer { $now } of { $last } · n next, p previous, a number to go there, q to stop
replay-keys = n next, p previous, a number to go there, q to stop.
replay-unfinished = The record ends here, after { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}; the game is not over.

## Lessons

about-learn = Learn a game by playing: without a name all lessons, else lesson N (the first) of a game.
option-again = From the first step, even where you have begun.
learn-row = { $command } · { $game }: { $title } · { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} · { $state ->
    [begun] you are at step { $at } of { $of }
    [done] done
   *[new] { $of } steps
}
how-help-learn = Type ? for help, back for the step before, skip to have a step done for you, q to leave: your place is kept.
learn-step = { $at } of { $of }: { $sentence }
learn-how-tell = Enter goes on.
learn-first = This is the first step.
learn-done = The lesson is done.
learn-next = The next lesson: { $command }
learn-game = A first game of your own: { $command }
learn-end = Enter leaves.
learn-end-onward = Enter leaves; play goes on from here against beginners.
learn-over = The game is over: there is nothing to play on.
learn-left = Your place is kept. Go on with: { $command }
learn-terminal = A lesson needs a terminal: { $command }
wrong-lesson = There is no lesson { $value }; ludus learn lists them all.
command-earlier = back, before
help-earlier = the step before
command-skip = skip
help-skip = have this step done for you
command-onward = play, playon
help-onward = play on from here against beginners, without the lesson
help-leave = leave; your place is kept

## Rules

rules-none = No rule speaks of { $query }. Try another word, or rules alone for the contents.
rules-more = Also: { $ids }
rules-exactly = Exactly: { $ids }
rules-others = See also: { $titles }
rules-contents = Contents
rules-how = Look up a word; or an id, for the exact wording: rules bribe, rules L-PAY-2

## Matches

match-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}, each from every rotation of the seats (seed { $seed })
match-speed = { $decisions } decisions in { $seconds } s: { $speed } per second
match-failure = { $bot } lost a game: { $reason }
match-failures = … and { $count } more failures
arena-stopped = Stopped after { $done } of { $total } games.
arena-go-on = Go on with:
arena-not-kept = Nothing was kept. With --file NAME a match that was stopped can go on.
arena-broken = A process that played was ended from outside, perhaps for want of memory. Fewer --jobs need less.
ledger-none = { $file }, line { $line }: this is no file of a match or a ladder. Choose another --file.
ledger-other = { $file } belongs to something else: { $name } was { $was }, now it is { $now }. Choose another --file.
ledger-name = { $name ->
    [ludus] the kind
    [game] the game
    [seats] the number of players
    [bots] the bots
    [seed] the seed
    [options] the options
    [version] the version
    [rules] the version of the rules
    [built] the settings of the bots
   *[code] the code of rules and bots
}
sprt-claim = The claim: { $bot } takes { $most } of the victories, not just { $least }.
sprt-accepted = Accepted after { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}: more than { $least }.
sprt-refused = Refused after { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}: less than { $most }.
sprt-open = Not decided after { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}; more --games go on.
sprt-evidence = Evidence (log) for it { $for }, accepted at { $accept } (error at most { $alpha }); against it { $against }, refused at { $refuse } (error at most { $beta }).
ladder-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $bots } bots at tables of { $seats } (seed { $seed })
ladder-pairs = One of the line among those of the column, share of the victories ({ $even } would be even):
column-bot = bot
column-wins = wins
column-interval = 95 % interval
column-average = points
column-speed = decisions/s
column-failures = failures
column-rating = rating
column-time = ms/decision
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
whole = { NUMBER($number) }

## Cards

cards-doubt = { $file }, line { $line }: unexpected, but it can be played with: { $text }
cards-fine = { $file } is a good card file for { $title }.
cards-wrong = { $count ->
    [one] { $file } has a mistake:
   *[other] { $file } has { $count } mistakes:
}

## The command line

usage = Usage:
usage-options = Options
usage-commands = Commands
usage-help = { $command } --help tells more.
about-ludus = Roman board games: play them, watch bots, study matches.
about-play = Play against bots. Without a terminal, bots show a short game.
about-resume = Go on with a saved game: the last one, or FILE.
about-watch = Watch bots play; what is hidden from a spectator stays hidden.
about-replay = Step through a stored game.
about-match = Let bots play many games on paired seeds, every seed from each seat.
about-ladder = Let every bot meet every other, and rate them; a ladder that was stopped goes on.
about-cards = The deck of a game, and card files of your own.
about-cards-check = Check a card file; every mistake is told with its line.
about-cards-show = Show the cards of a name.
about-cards-list = List the whole deck.
option-precisely = Show the exact rules with their ids (in English).
about-rules = Read the rules in your language, by word; by id, or with --precisely, the exact wording (in English).
option-help = Show this help.
option-version = Show the version and which build of the rules runs.
option-language = Language: fr, en or pl; else that of the system.
option-game = The game.
option-cards-game = The game; else the one the file names.
option-seats = Number of players; 3 if the game allows it.
option-bots = Bots of the other seats, in order and over again.
option-match-bots = The bots, in order and over again.
option-ladder-bots = The bots; all levels unless you name some.
option-ladder-seats = Number of players; as few as the game allows.
option-ladder-games = Games of each pair of bots; rounded up to whole rotations.
option-ladder-file = Keep every game there and go on from it; else ladder-GAME-SEATS.jsonl.
option-ladder-json = Write the results to a JSON file too.
option-seat = Your seat, counted from 0.
option-seed = The same seed deals the same game.
option-option = An option of the game, such as draft=yes; may be given several times.
option-cards = A card file of your own.
option-delay = Pause between two answers.
option-games = Number of games, 100 (with --sprt at most 10,000); rounded up to whole rotations.
option-json = Write everything to a JSON file too.
option-file = Keep every game there, and go on from it after a stop.
option-sprt = Test a claim about the first bot and stop when it is decided: 0.5,0.75 claims a share of 0.75, not just 0.5; ALPHA and BETA are the errors allowed, 0.05 each.
option-jobs = Processes to play with; all cores unless you say.
build-compiled = compiled rules
build-plain = plain Python rules
wrong-option = There is no option { $name }.
wrong-command = There is no command { $name }.
wrong-missing = { $name } is missing.
wrong-value = The option { $name } needs a value.
wrong-choice = { $name }: expected one of { $known }.
wrong-bot-twice = { $value } is named twice.
wrong-bot-alone = { $value } has nobody to meet: name two bots at least.
wrong-sprt = { $value }: expected two shares between 0 and 1, the smaller first, such as 0.5,0.75, and perhaps two errors below 0.5, such as 0.5,0.75,0.05,0.05.
wrong-line = There is a word too many.
wrong-number = { $value }: expected a whole number from { $low } to { $high }.
wrong-number-least = { $value }: expected a whole number, at least { $low }.
wrong-seconds = { $value }: expected seconds, such as 0.5.
wrong-game = There is no game { $value }, expected one of: { $known }.
wrong-bot = There is no bot { $value }, expected one of: { $known }.
wrong-setting = { $bot } has no setting { $setting }, expected one of: { $known }.
wrong-setting-value = { $bot }: { $setting } is { $value }, expected a number like { $like }.
no-budget = A search needs a budget: iterations or seconds above 0.
no-share = { $setting } is { $value }; it must be from 0 to 1.
no-threads = threads is { $value }, expected at least 1.
file-wrong = { $file }: { $why }
file-not-text = The file is not a text in UTF-8.

## The table server

about-serve = Open tables in the browser, for this machine or a whole network.
about-backup = Write everything the tables keep to FILE; they may go on meanwhile.
about-restore = Fill an empty database from a backup.
about-verify = Check that a game followed the rules, and the promise made at its start.
option-host = Address to listen on; 0.0.0.0 lets the network in.
option-port = Port; else the first free one from 8000.
option-level = What is logged, from this level on.
option-open = Open the browser too.
serve-open = The tables are open at { $address }
serve-stop = Ctrl-C closes them.
serve-already = The tables are open already, at { $address }.
serve-nowhere = { $host }, port { $port } cannot be used: { $why }. --host and --port choose others.
serve-needs = { $name } is not installed; pip install "ludus[server]" brings all the server needs.
serve-no-pages = The pages for the browser are not built; `make play` builds them.
database-unknown = LUDUS_DATABASE is not an address of a database, such as postgresql+psycopg://user:password@host/ludus.
database-wrong = { $database } cannot be opened: { $why }
database-busy = Another process works with { $file }; several servers need PostgreSQL (LUDUS_DATABASE).
database-filled = The database is not empty ({ $table }); a backup goes into an empty one.
setting-number = { $name }={ $value }: expected a whole number.
backup-written = { $rows ->
    [one] One row is in { $file }.
   *[other] { $rows } rows are in { $file }.
}
backup-read = { $rows ->
    [one] One row came from { $file }.
   *[other] { $rows } rows came from { $file }.
}
backup-wrong = { $file } is not a whole backup: { $why }
verify-rules = { $count ->
    [one] One answer, by the rules.
   *[other] { $count } answers, all by the rules.
}
verify-promise = The table must have shown this promise from the start: { $promise }
verify-kept = The promise was kept: this seed is the one the table had promised.
verify-broken = The promise was broken: the table had promised another seed.
