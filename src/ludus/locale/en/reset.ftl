### A forgotten password: the letter, and the page its link leads to.

reset-letter-title = Ludus: a new password
reset-letter =
    Somebody, probably you, wants a new password for { $name } (login: { $login }) at Ludus.

    Choose it behind this link within { $minutes } minutes:
    { $link }

    If it was not you, do nothing: the password stays as it is.

## The page

reset-title = A new password
reset-why = Give the address you have confirmed for your notices. A letter will bring you a link.
reset-address = E-mail address
reset-send = Send the letter
reset-sent = If somebody with a password has confirmed this address, a letter is on its way. Its link holds for half an hour.
reset-none = This server sends no e-mail. Whoever keeps it can make you a link for a new password.
reset-whose = A new password for { $name }
reset-login = Login
reset-password = New password (8 characters or more)
reset-keep = Keep it
reset-done = Your new password counts from now on. All other devices have been signed out.
