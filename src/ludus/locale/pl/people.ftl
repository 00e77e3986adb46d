# Ludzie w przeglądarce: profile, rozegrane partie, znajomi, blokady i zgłoszenia. Wczytywane, gdy ktoś o nie prosi.

## Profil

people-nobody = Nikt nie pokazuje tu profilu.
people-since = gra od: { $month }
people-count = { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[other] { $count } partii
}
people-never-left = ani jednego opuszczonego stołu
people-left = { $count ->
    [one] jeden stół opuszczony
    [few] { $count } stoły opuszczone
   *[other] { $count } stołów opuszczonych
}
people-left-of = { $count ->
    [one] jedna z { $games } partii porzucona
    [few] { $count } z { $games } partii porzucone
   *[other] { $count } z { $games } partii porzuconych
}
people-show = Inni mogą oglądać mój profil
people-copy = Kopiuj link
people-copied = Skopiowano
people-private = Tę stronę widzisz tylko ty.
people-doubt = z dokładnością do { $doubt }
people-unrated = jeszcze bez partii rankingowej
people-rated-count = { $count ->
    [one] jedna partia rankingowa
    [few] { $count } partie rankingowe
   *[other] { $count } partii rankingowych
}
people-like = gra jak bot „{ $bot }”
people-won-of = wygrane: { $won } z { $games }
people-curve = Ranking w ostatnich partiach: od { $from } do { $to }
people-calendar = Kalendarz
people-days = { $days ->
    [one] jeden dzień z grą w pół roku
    [few] { $days } dni z grą w pół roku
   *[other] { $days } dni z grą w pół roku
}
people-streak = { $days ->
    [one] nigdy dwa dni z rzędu
    [few] najdłużej { $days } dni z rzędu
   *[other] najdłużej { $days } dni z rzędu
}
people-by-seats = Wygrane według liczby graczy
people-seats = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
people-share-of = { $percent } z { $games }
people-even = Kreska oznacza równy udział.
people-mates = Najczęściej przy stole
people-bots = Ulubione boty
people-met = { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}
people-against = wyżej: { $ahead }, niżej: { $behind }

## Rozegrane partie

people-history = Zakończone partie
people-no-games = Żadna partia jeszcze się nie skończyła.
people-all-games = Wszystkie gry
people-which-game = Która gra
people-more = Starsze partie
people-replay = Powtórka
people-replay-of = Powtórka: { $game }, { $date }
people-place = { $place }.
people-place-of = Miejsce { $place } z { $of }
people-gone = odejście
people-change = Ranking { $change }
people-hide = Ukryj
people-hide-of = Ukryj w moim profilu: { $game }, { $date }
people-unhide = Pokaż znowu
people-hidden = ukryta
people-today = dziś
people-yesterday = wczoraj

## Znajomi i zaproszenia

people-friends = Znajomi
people-no-friends = Jeszcze nikogo: wyślij komuś swój link.
people-friend-link = Mój link dla znajomych
people-link-week = Kto otworzy go w ciągu tygodnia, może dołączyć do twoich znajomych.
people-unfriend = Usuń: { $who }
people-remove = Usuń
people-asks = { $who } zaprasza cię do znajomych.
people-accept = Dołącz do znajomych
people-now-friends = { $who } i ty jesteście znajomymi.
people-old-link = Ten link jest za stary albo twój własny.
people-to-profile = Do mojego profilu
people-invite = Zaproś znajomych
people-invite-who = Zaproś: { $who }
people-invited = Zaproszenie wysłane: { $who }
people-invitations = Zaproszenia dla ciebie
people-invited-by = { $who } zaprasza
people-decline = Nie tym razem
people-decline-of = Nie tym razem: zaprasza { $who }

## Blokady i zgłoszenia

people-block = Zablokuj
people-block-who = Zablokuj: { $who }
people-block-why = Nie zobaczysz już wiadomości tej osoby i żadne z was nie usiądzie przy stole drugiego. Ta osoba się o tym nie dowie.
people-block-sure = Tak, zablokuj: { $who }
people-blocked = Zablokowano: { $who }
people-blocks = Zablokowani
people-unblock = Odblokuj
people-unblock-who = Odblokuj: { $who }
people-report = Zgłoś
people-report-who = Zgłoś: { $who }
people-report-why = Przeczyta to operator tego serwera.
people-reason = O co chodzi?
people-reason-chat = o wiadomości
people-reason-name = o imię
people-reason-cheating = o oszukiwanie
people-reason-leaving = o porzucanie partii
people-reason-other = o coś innego
people-report-text = Co się stało?
people-report-send = Wyślij zgłoszenie
people-reported = Operator został powiadomiony.
people-keep = Wszystko, co moje, w pliku
