# The words around every game.

## People

you = You
list-and = { $first } and { $last }
at-the-table = At the table: { $people }
seed = Seed { $seed }
whole = { NUMBER($number) }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

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
hint-thinking = Thinking it through …
reason-part = { $more } points more: { $about }.
reason-denies = The best rival ends with { $more } points less.
reason-wins = It wins { $mean } of the games imagined, the others { $other }.
bot-beginner = beginner
bot-casual = easy-going
bot-skilled = skilled
bot-strong = strong
bot-expert = expert
bot-master = master
bot-champion = champion
bot-net = instinctive
bot-search = searcher
bot-old-master = master of yore
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
explained = { $what } (type: { $typed })
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
help-example = { $meaning }: { $example }
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
help-card = look up a card
command-rules = rules, rule
help-rules = look up the rules
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
rules-how = Look up a word or an id

## Cards

cards-doubt = { $file }, line { $line }: unexpected, but it can be played with: { $text }
cards-fine = { $file } is a good card file for { $title }.
cards-wrong = { $count ->
    [one] { $file } has a mistake:
   *[other] { $file } has { $count } mistakes:
}

## The table server

about-serve = Open tables in the browser, for this machine or a whole network.
about-backup = Write everything the tables keep to FILE; they may go on meanwhile.
about-restore = Fill an empty database from a backup.
about-verify = Check that a game followed the rules, and the promise made at its start.
option-host = Address to listen on; 0.0.0.0 lets the network in.
option-port = Port; else the first free one from 8000.
option-processes = Processes that share the tables at this address; more than one needs PostgreSQL.
option-level = What is logged, from this level on.
option-open = Open the browser too.
serve-open = The tables are open at { $address }
serve-stop = Ctrl-C closes them.
serve-already = The tables are open already, at { $address }.
serve-nowhere = { $host }, port { $port } cannot be used: { $why }. --host and --port choose others.
serve-shared = Several processes share their tables in PostgreSQL: name one in LUDUS_DATABASE, or serve with one process.
serve-alone = Several processes cannot serve at one address on this system.
serve-needs = { $name } is not installed; pip install "ludus[server]" brings all the server needs.
serve-no-pages = The pages for the browser are not built; `make play` builds them.
database-unknown = LUDUS_DATABASE is not an address of a database, such as postgresql+psycopg://user:password@host/ludus.
database-wrong = { $database } cannot be opened: { $why }
database-busy = Another process works with { $file }; several servers need PostgreSQL (LUDUS_DATABASE).
database-filled = The database is not empty ({ $table }); a backup goes into an empty one.
database-missing = There is no database at { $file }, or it may not be read. Call this as the server is run: as its user or root, with its LUDUS_HOME or LUDUS_DATABASE.
database-newer = The database { $database } was made by a newer version of Ludus. Install that version, or restore a backup from before.
setting-number = { $name }={ $value }: expected a whole number.
setting-address = { $name }: { $value } is neither an address nor a network.
setting-smtp = LUDUS_SMTP: expected smtp://user:password@host:587 or smtps://…, with LUDUS_MAIL_FROM (an address) and LUDUS_ADDRESS (where people find this server).
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
