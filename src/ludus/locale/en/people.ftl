# People in the browser: profiles, histories, friends, blocks and reports. Loaded when somebody asks for them.

## Profile

people-nobody = Nobody shows a profile here.
people-since = here since { $month }
people-count = { $count ->
    [one] one game
   *[other] { $count } games
}
people-never-left = never left a table
people-left = { $count ->
    [one] left one table
   *[other] left { $count } tables
}
people-left-of = { $count ->
    [one] left one of { $games } games
   *[other] left { $count } of { $games } games
}
people-show = Others may see my profile
people-copy = Copy the link
people-copied = Copied
people-private = Only you see this page.
people-doubt = give or take { $doubt }
people-unrated = no rated game yet
people-rated-count = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
people-like = plays like the bot “{ $bot }”
people-won-of = { $won } of { $games } won
people-curve = Rating over the last games: from { $from } to { $to }
people-calendar = Calendar
people-days = { $days ->
    [one] one day with a game in half a year
   *[other] { $days } days with a game in half a year
}
people-streak = { $days ->
    [one] never two days in a row
   *[other] at most { $days } days in a row
}
people-by-seats = Victories by number of players
people-seats = { $count ->
    [one] one player
   *[other] { $count } players
}
people-share-of = { $percent } of { $games }
people-even = The line is an equal share.
people-mates = Most often at the table
people-bots = Favourite bots
people-met = { $games ->
    [one] one game
   *[other] { $games } games
}
people-against = ahead { $ahead } times, behind { $behind }

## History

people-history = Finished games
people-no-games = No game has ended yet.
people-all-games = All games
people-which-game = Which game
people-more = Older games
people-replay = Replay
people-replay-of = Replay: { $game }, { $date }
people-place = { $place }.
people-place-of = Place { $place } of { $of }
people-gone = left
people-change = Rating { $change }
people-hide = Hide
people-hide-of = Hide from my profile: { $game }, { $date }
people-unhide = Show again
people-hidden = hidden
people-today = today
people-yesterday = yesterday

## Friends and invitations

people-friends = Friends
people-no-friends = Nobody yet: send your link to somebody.
people-friend-link = My link for friends
people-link-week = Whoever opens it within a week can become your friend.
people-unfriend = Remove { $who }
people-remove = Remove
people-asks = { $who } would like to be friends with you.
people-accept = Be friends
people-now-friends = You and { $who } are friends now.
people-old-link = This link is too old, or your own.
people-to-profile = To my profile
people-invite = Invite friends
people-invite-who = Invite { $who }
people-invited = { $who } is invited
people-invitations = You are invited
people-invited-by = { $who } invites you
people-decline = Not this time
people-decline-of = Not this time: the invitation of { $who }

## Blocks and reports

people-block = Block
people-block-who = Block { $who }
people-block-why = You no longer read what they say, and neither of you sits down at the other’s tables. They are not told.
people-block-sure = Yes, block { $who }
people-blocked = Blocked: { $who }
people-blocks = Blocked
people-unblock = Unblock
people-unblock-who = Unblock { $who }
people-report = Report
people-report-who = Report { $who }
people-report-why = The operator of this server reads it.
people-reason = What is it about?
people-reason-chat = what they say
people-reason-name = their name
people-reason-cheating = cheating
people-reason-leaving = they leave games
people-reason-other = something else
people-report-text = What happened?
people-report-send = Send the report
people-reported = The operator has been told.
people-keep = Everything of mine, as a file
