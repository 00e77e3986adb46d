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
ledger-none = { $file }, line { $line }: this is no file of a match, a ladder or data. Choose another --file.
ledger-other = { $file } belongs to something else: { $name } was { $was }, now it is { $now }. Choose another --file.
ledger-name = { $name ->
    [ludus] the kind
    [game] the game
    [seats] the number of players
    [bots] the list of bots
    [seed] the seed
    [options] the list of options
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
column-interval = 95% interval
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
report-wins-says = Share of the victories with its 95% interval. The dashed line, { $even }, would be even.
report-wins-ladder = Share of the victories as the one among others, with its 95% interval. The dashed line, { $even }, would be even.
report-seats = Where one sits
report-seats-says = Does the seat matter? Share of the victories by seat, whoever sat there, with its 95% interval.
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
report-taken-by = Share of the players
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
report-owners-says = Share of the victories of those players, with its 95% interval; { $even } would be even. It shows what goes together, not what causes it: whoever is ahead can also afford more.
report-rating = Rating
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
wrong-bots-many = There is no seat for { $value }: the bots have { $seats }.
wrong-bot-alone = { $value } has nobody to meet: name two bots at least.
wrong-sprt = { $value }: expected two shares between 0 and 1, the smaller first, such as 0.5,0.75, and perhaps two errors below 0.5, such as 0.5,0.75,0.05,0.05.
wrong-line = There is a word too many.
wrong-number = { $value }: expected a whole number from { $low } to { $high }.
wrong-number-least = { $value }: expected a whole number, at least { $low }.
wrong-seconds = { $value }: expected seconds, such as 0.5.
wrong-game = There is no game { $value }, expected one of: { $known }.
wrong-bot = There is no bot { $value }, expected one of: { $known }.
wrong-game-option = { $game } has no option { $name }; choose from: { $known }.
wrong-option-value = { $name } is { $value }; choose from: { $known } ({ $rule }).
wrong-options = { $name } cannot be played with { $other } ({ $rule }).
wrong-sides = sides { $sides }: { $count } are needed, one for each player.
wrong-side-names = sides { $sides }: different ones of { $known } are needed.
save-wrong = { $file } is not a saved game that can be read: { $why }
rules-missing = The rules of this game are not installed.
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

## People and reports, for operators

about-people = Show people by name, login or id: their games, and who complains of them.
about-reports = Show what people have reported, the oldest first.
option-suspend = shut WHO out: an id
option-admit = let WHO in again: an id
option-reset = a link with which WHO, an id, chooses a new password
option-ratings = reckon all ratings again, from the first rated game
option-settle = a report that is settled: it is not kept
column-person-name = name
column-person-id = id
column-person-login = login
column-person-since = since
column-person-games = games
column-person-left = left
column-person-blocked = blocked by
column-person-reports = reports
people-unknown = Nobody is called { $who }.
people-suspended = { $who } is shut out.
people-admitted = { $who } may come in again.
people-shut-out = { $who } (shut out)
people-no-account = Nobody with a password has the id { $who }.
people-reset = Whoever opens this link within half an hour chooses a new password for { $who }: { $link }
people-reset-here = Whoever opens this page of your server within half an hour chooses a new password for { $who }: { $link }
people-rating = { $game }: { $rating } ± { $doubt }, { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
ratings-again = { $games ->
    [one] Ratings were reckoned again from one game.
   *[other] Ratings were reckoned again from { $games } games.
}
reports-none = Nobody has reported anything.
reports-unknown = There is no report { $report }.
reports-settled = Report { $report } is settled.
reports-one = { $report }, { $date }: { $who } ({ $person }), { $reason }
reports-table = Table: { $table }
reports-text = They write: { $text }
reports-said = Said there: { $text }
reports-reason-chat = chat
reports-reason-name = name
reports-reason-cheating = cheating
reports-reason-leaving = leaving
reports-reason-other = something else
## Bots from outside

about-bots = Bots from outside: programs that play at the tables with a token of their own.
about-bots-new = Make a bot, and show its token, once.
about-bots-list = List the bots that may play.
about-bots-revoke = End the token of a bot; bots of the server keep its seats.
bots-made = { $name } ({ $id }) may play with this token, which is shown only now:
bots-name = { $name } cannot be the name of a bot: 1 to 40 letters that one sees.
bots-none = There are no bots from outside.
bots-row = { $id } { $name }
bots-revoked = The token of { $id } is void. A server that runs gives its seats away at once.
bots-unknown = There is no bot { $id }; ludus bots list names them all.

## MCP

about-mcp = Let a language model play over MCP, by standard input and output: against bots here, or at a table of a server.
option-mcp-table = The link of a table on a server; the token of the bot stands in LUDUS_TOKEN.
mcp-no-token = To sit at a table of a server, put the token of a bot into { $variable }.
mcp-about = You sit at a board game. Look at the table, then answer with one of the answers it lists, exactly as it is written there; wait when others are to answer. The rules can be looked up.
mcp-tool-look = The table as your seat sees it, what happened since your last answer, what you are asked, and every answer you may give, with what it means.
mcp-tool-view = All that your seat knows, as JSON.
mcp-tool-answer = Gives one of the answers that look lists, written exactly as there; returns the table after it.
mcp-tool-wait = Waits until you are asked or the game is over, at most so many seconds; returns the table.
mcp-tool-rules = The exact rules on a word or an id.
mcp-news = Since your last answer:
mcp-answers = Your answers, each with what it means:
mcp-waiting = To answer: { $people }. Wait for your turn.
mcp-not-begun = The game has not begun: seats are still open. Wait.
mcp-no-answer = { $answer } is not among your answers now. Look at them again.
mcp-no-rule = No rule speaks of that.
## What is wrong with a card file; words of the file stay as they are

cards-problem = { $file }, line { $line }: { $text }
problem-not-toml = not TOML: { $error }
problem-no-table = [{ $name }] is missing, expected a table
problem-no-rows = { $name }: expected [[{ $name }]] tables
problem-number = { $key } is { $value }, expected a whole number from { $low } to { $high }
problem-flag = { $key } is { $value }, expected true or false
problem-text = { $key } is { $value }, expected a text
problem-one-of = { $key } is { $value }, expected one of { $known }
problem-list-of = { $key } is { $value }, expected a list of { $known }
problem-unknown = { $key } is not known here, expected { $known }
problem-prices = { $key } is { $value }, expected { $slots } prices from 0 to 99, one a slot
problem-squares = expected { $expected } [[track.square]] tables, 0 to last_square
problem-most = { $key } is { $value }, expected at most { $most }
problem-least = { $key } is { $value }, expected at least { $least } for { $players } players
problem-equal = { $key } is { $value }, expected { $expected }
problem-square = { $key } of square { $number }: expected { $value } (F-COMP-2)
problem-side-twice = { $colour } { $place } stands twice, expected each colour and place once
problem-rows = { $count } [[{ $name }]] tables, expected { $expected }
problem-cards = { $count } [[{ $name }]] cards, expected { $expected }
problem-missing = { $key } is missing, expected true
problem-gifts = choices_married: expected { $expected } or other amounts
problem-id = id { $id }: expected letters, digits, - and _
problem-id-plain = id { $id }: expected letters, digits and _
problem-id-letter = id { $id }: expected a letter, then letters, digits, - and _
problem-id-twice = id { $id } stands twice, expected ids that differ
problem-id-taken = id { $id } stands twice or is taken, expected ids that differ
problem-kind = kind is { $kind }, expected { $expected } for this effect
problem-start = square: expected one before last_square
problem-tokens = favor_token_supply is { $value }, expected { $expected } so that all tokens are used
problem-one-more = order_experienced: expected one card more than order (G-START-5)
problem-as-many = senators_experienced: expected as many as senators (G-START-5)
problem-completion = on_completion: expected { $expected } for these figures
problem-together = { $missing } missing, expected together with { $key }
problem-part = no such part of an action, expected one of { $known }
problem-source = no such source, expected one of { $known }
problem-end-step = end_step: expected "{ $step }" with { $key } (G-ENDTURN-1)
problem-end-alone = end_step: expected together with one of { $known }
problem-alpha = alpha is { $value }, expected { $expected }, the place in the file
problem-no-building = no building is called { $name }, expected one (G-VAR-1)
problem-site-any = site_any: expected on one building at most
problem-site-alternative = site_any: not on an alternative card
problem-material = { $count } { $name } cards, expected { $expected }
problem-orders = { $count } Order cards, expected { $expected }
problem-replaced = { $name } is replaced twice
problem-same = { $key }: expected that of { $name }
problem-role = role { $role } does not go with deck { $deck }
problem-tavern = gold_on_buy_per is missing, expected a Resource
problem-bonus = bonus_per_unit_of belongs to the role bonus_resource, and only there
problem-two-kinds = resources are of two kinds, expected one kind (L-RULING-29)
problem-resources-of = resources of a { $role }: expected { $expected }
problem-units = resources: expected { $least } to { $most } units of one Resource
problem-none-as-a-rule = resources: a { $kind } gives none as a rule (L-RULING-16)
problem-talent = talent: only on cards that give a Resource (L-CARD-4)
problem-talent-twice = talent { $value } stands twice in its Resource (L-RULING-26)
problem-roman = roman is { $value } for { $kind }, against L-RULING-3
problem-requires = requires: expected on Markets, and only there
problem-family = family is "{ $value }" for { $kind }, not "{ $usual }" (L-CARD-10)
problem-points = vp is { $value } for { $kind }, not { $usual } (L-RULING-23)
problem-players = min_players is 3, not 2, 4 or 5 (L-CARD-5)
problem-markets = { $count } Markets to remove with { $players } players, but only { $used } are used
problem-offers = { $count } { $deck } cards with { $players } players, expected at least { $least }
