### Notices: what reaches people who are not here, and the page on which they choose it.

notice-turn-one = Your turn: { $game }
notice-turn-many = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}
notice-remind-one = Your time is running out: { $game }
notice-remind-many = { $count ->
    [one] Your time is running out at { $count } table
   *[other] Your time is running out at { $count } tables
}
notice-plea-one = May an answer be taken back? { $game }
notice-plea-many = { $count ->
    [one] May an answer be taken back? At { $count } table
   *[other] May an answer be taken back? At { $count } tables
}
notice-waits-one = You are waited for: { $game }
notice-waits-many = { $count ->
    [one] You are waited for at { $count } table
   *[other] You are waited for at { $count } tables
}
notice-line = { $game } with { $people }: { $left }
notice-line-alone = { $game }: { $left }
notice-plea = somebody asks to take back an answer
notice-no-clock = no clock
notice-days = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
}
notice-hours = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
}
notice-soon = less than an hour left
notice-settings = What you are told, and when: { $link }
notice-out = No more letters like this one: { $link }
notice-confirm-title = Ludus: is this your address?
notice-confirm =
    { $name } wants to hear at this address when it is their turn at a table of Ludus.

    If that is you, open this link within two days:
    { $link }

    If it is not, do nothing: there will be no other letter.
notice-moved-title = Ludus: no longer your address
notice-moved =
    { $name } has chosen another address at Ludus, or none. Nothing about { $name } comes here any more, and no link for a new password.

    If that was you, do nothing. If it was not, change the password of { $name } now: that signs out all other devices. If you cannot, ask whoever keeps this server.

## The page

notices-title = Notices and vacation
notices-why = When it is your turn and you are not here, or somebody asks to take back an answer, Ludus can tell you. It says at which table, never anything of the game.
notices-sign-in = Say your name in the lobby first.
notices-channels = How
notices-push = On this device
notices-push-none = This browser takes no notices.
notices-push-denied = This browser forbids notices: allow them in its settings.
notices-devices = { $count ->
    [0] No device yet.
    [one] { $count } device.
   *[other] { $count } devices.
}
notices-mail = By e-mail
notices-mail-none = This server sends no e-mail.
notices-address = Address
notices-password = Current password
notices-move = Change the address
notices-move-why = A letter to this address can bring a new password: say the one you have.
notices-confirmed = Confirmed.
notices-unconfirmed = Not confirmed yet: open the link in the letter.
notices-hook = By webhook
notices-url = Address of the webhook
notices-hook-why = Discord, Slack, or any program that takes JSON.
notices-off = nothing
notices-reminders = reminders only
notices-all = turns and reminders
notices-try = Try it
notices-send-again = Send the letter again
notices-tried = It is on its way.
notices-not-tried = It did not arrive.
notices-when = When
notices-every = How often
notices-every-0 = at once
notices-every-60 = at most once an hour
notices-every-1440 = at most once a day
notices-remind = Reminder before the time is up
notices-remind-0 = none
notices-remind-hours = { $hours ->
    [one] { $hours } hour before
   *[other] { $hours } hours before
}
notices-quiet = Quiet hours
notices-from = from
notices-until = to
notices-vacation = Vacation
notices-vacation-why = { $of } days a year, your clocks stand at tables that count days. A day that is begun counts whole. The others see until when you are away; you may play all the same.
notices-vacation-left = { $left ->
    [one] { $left } day left this year.
   *[other] { $left } days left this year.
}
notices-vacation-until = You are away until { $date }.
notices-vacation-days = Days
notices-vacation-take = Go on vacation
notices-vacation-more = Stay longer
notices-vacation-end = I am back
notices-saved = Kept.
notices-not-saved = That could not be kept.
notices-confirm-done = Thank you: letters come to your address now.
notices-out-done = You get no more letters.
notices-link-old = That link does not hold any more.
