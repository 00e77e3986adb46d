# The command line and the laboratory: matches, reports, training.

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
data-written = { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $size } MB
data-source = Say where the games come from: --bots BOT,BOT… or the files of stored games.
data-format = { $file }: the name must end in one of { $known }.
data-none = { $file } is there already, and no file of ludus data. Choose another --file.
data-other-game = { $file } is a game of something else than { $game }.
data-unfinished = { $file } is not over: nobody has won yet.
cluster-none = No cluster of Ray answers at { $address } ({ $why }). On one machine leave --cluster out.
extra-missing = { $package } is not installed: pip install 'ludus[{ $extra }]'
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
    [records] the stored games
    [observation] the version of the observations
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
hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Reports

report-title = { $kind ->
    [match] Report of a match
    [ladder] Report of a ladder
   *[data] Report of many games
}
report-reading = Reading { $file } …
report-written = { $file } is written; any browser shows it, without a network.
report-none = { $file } is no file of ludus match, ludus ladder or ludus data.
report-empty = { $file } holds no games yet.
report-same = { $file } would be written over itself. Choose another --out.
report-file = File
report-games = Games
report-players = Players
report-bots = Bots
report-seed = Seed
report-code = Code
report-command = Command
report-figures = The figures
report-share = Share of the victories
report-from = from
report-to = to
report-below = below
report-against = among
report-part = Source
report-points = Points
report-decisions = Decisions of a game
report-times = Times in all
report-seat = Seat { $number }
report-seat-column = Seat
report-wins = Who wins
report-wins-says = Share of the victories with its 95 % interval. The dashed line, { $even }, would be even.
report-wins-ladder = Share of the victories as the one among others, with its 95 % interval. The dashed line, { $even }, would be even.
report-seats = Where one sits
report-seats-says = Does the seat matter? Share of the victories by seat, whoever sat there, with its 95 % interval.
report-lengths = How long games last
report-lengths-says = { $middle } decisions in the middle, { $least } at least, { $most } at most.
report-scores = How many points
report-scores-says = The mark is the middle, half of all scores lie in the bar, nine of ten on the line.
report-sources = Where points come from
report-sources-says = Points of an average game by their source.
report-kind = { $kind ->
    [building] Building
    [favor] Favor
    [action] Action card
   *[card] Card
}
report-taken = { $kind ->
    [building] Buildings that are built
    [favor] Favors that are used
    [action] Action cards that are chosen
   *[card] Cards that are acquired
}
report-taken-by = Players who do so in a game
report-taken-says = { $kind ->
    [building] Of all players, how many build it at least once in a game.
    [favor] Of all players, how many use it at least once in a game.
    [action] Of all players, how many choose it at least once in a game.
   *[card] Of all players, how many acquire one of them at least in a game.
}
report-owners = { $kind ->
    [building] What builders win
    [favor] What those who use a favor win
    [action] What those who choose a card win
   *[card] What owners win
}
report-owners-says = Share of the victories of those players, with its 95 % interval; { $even } would be even. It shows what goes together, not what causes it: whoever is ahead can also afford more.
report-ratings = Ratings over time
report-ratings-says = Plackett-Luce ratings as games are added, within one deviation; 25 is a newcomer.
report-pairs = Who meets whom
report-pairs-says = One of the row among those of the column: its share of the victories. { $even } would be even.

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
about-data = Write games of bots, or stored ones, as rows to learn from: one for each decision.
about-report = Write a page with plots of a match, a ladder or data; it needs no network.
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
option-data-file = Write there, as .parquet or .csv; after a stop the same command goes on.
option-data-games = Number of games; rounded up to whole rotations.
option-cluster = Play on a cluster of Ray: its address, or auto for the one Ray finds or starts here.
option-report-out = Write the page there; else beside FILE, as .html.
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
no-measure = { $setting } is { $value }; it must be from 0 to { $most }.
no-net-name = { $value } is no name of a net: small letters, digits and hyphens.
no-net = No net has been trained for this game: { $file } is missing.
bad-net = { $file } cannot be used: it is spoilt, or was trained for another version of the game.
no-threads = threads is { $value }, expected at least 1.
file-wrong = { $file }: { $why }
file-not-text = The file is not a text in UTF-8.

## Training

about-train = Train a net that plays, by letting it play against itself; a run that was stopped goes on.
option-train-seconds = How long this piece of the run takes, starting included.
option-train-dir = Keeps the run, its curve and its net; runs/GAME unless you name one.
option-train-seed = The same seed gives the same run on the same machine.
option-train-device = Where to train; the GPU if there is one.
option-train-settings = A file of settings in place of the game’s own.
option-train-set = Changes one of the settings; may be given several times.
option-train-export = Writes the net there, too.
train-line = { $seconds } s: { $answers } million answers, { $games } games, { $rate } answers per second, entropy { $entropy }, loss of the value { $value }
train-share = { $bot }, { $seats } players: { $share } of the victories
train-kept = The run is kept in { $folder }; the net is { $file }.
