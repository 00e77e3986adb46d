### Powiadomienia: to, co dociera do nieobecnych, i strona, na której się je wybiera.

notice-turn-one = Twoja kolej: { $game }
notice-turn-many = { $count ->
    [one] Twoja kolej przy { $count } stole
    [few] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
}
notice-remind-one = Czas ucieka: { $game }
notice-remind-many = { $count ->
    [one] Czas ucieka przy { $count } stole
    [few] Czas ucieka przy { $count } stołach
   *[other] Czas ucieka przy { $count } stołach
}
notice-plea-one = Prośba o cofnięcie odpowiedzi: { $game }
notice-plea-many = { $count ->
    [one] Prośba o cofnięcie odpowiedzi przy { $count } stole
    [few] Prośba o cofnięcie odpowiedzi przy { $count } stołach
   *[other] Prośba o cofnięcie odpowiedzi przy { $count } stołach
}
notice-waits-one = Czekają na Ciebie: { $game }
notice-waits-many = { $count ->
    [one] Czekają na Ciebie przy { $count } stole
    [few] Czekają na Ciebie przy { $count } stołach
   *[other] Czekają na Ciebie przy { $count } stołach
}
notice-line = { $game }, przy stole: { $people } – { $left }
notice-line-alone = { $game }: { $left }
notice-plea = ktoś prosi o cofnięcie odpowiedzi
notice-no-clock = bez zegara
notice-days = { $days ->
    [one] został { $days } dzień
    [few] zostały { $days } dni
   *[other] zostało { $days } dni
}
notice-hours = { $hours ->
    [one] została { $hours } godzina
    [few] zostały { $hours } godziny
   *[other] zostało { $hours } godzin
}
notice-soon = została mniej niż godzina
notice-settings = Co i kiedy do Ciebie dociera: { $link }
notice-out = Nie chcę więcej takich wiadomości: { $link }
notice-confirm-title = Ludus: czy to Twój adres?
notice-confirm =
    { $name } chce otrzymywać pod tym adresem wiadomości o swojej kolejce przy stołach Ludus.

    Jeśli to Ty, otwórz ten link w ciągu dwóch dni:
    { $link }

    Jeśli nie, nie rób nic: kolejnych wiadomości nie będzie.
notice-moved-title = Ludus: to już nie Twój adres
notice-moved =
    { $name } ma teraz w Ludus inny adres albo żadnego. Nie przyjdzie tu już nic, co dotyczy konta { $name }, ani link do nowego hasła.

    Jeśli to Twoja decyzja, nie rób nic. Jeśli nie, od razu zmień hasło konta { $name }: wszystkie inne urządzenia zostaną wylogowane. Jeśli się nie uda, zwróć się do operatora tego serwera.

## Strona

notices-title = Powiadomienia i urlop
notices-why = Gdy przychodzi twoja kolej albo ktoś prosi o cofnięcie odpowiedzi, a ciebie nie ma, Ludus może dać znać. Mówi, przy którym stole, i nigdy nic o samej grze.
notices-sign-in = Najpierw podaj w poczekalni swoje imię.
notices-channels = Jak
notices-push = Na tym urządzeniu
notices-push-none = Ta przeglądarka nie przyjmuje powiadomień.
notices-push-denied = Ta przeglądarka zabrania powiadomień: zezwól na nie w jej ustawieniach.
notices-devices = { $count ->
    [0] Nie ma jeszcze urządzenia.
    [one] { $count } urządzenie.
    [few] { $count } urządzenia.
   *[other] { $count } urządzeń.
}
notices-mail = E-mailem
notices-mail-none = Ten serwer nie wysyła e-maili.
notices-address = Adres
notices-password = Dotychczasowe hasło
notices-move = Zmień adres
notices-move-why = E-mail na ten adres może przynieść nowe hasło: podaj to, które masz.
notices-confirmed = Potwierdzony.
notices-unconfirmed = Jeszcze niepotwierdzony: otwórz link z e-maila.
notices-hook = Przez webhook
notices-url = Adres webhooka
notices-hook-why = Discord, Slack albo dowolny program, który czyta JSON.
notices-off = nic
notices-reminders = tylko przypomnienia
notices-all = kolejki i przypomnienia
notices-try = Wypróbuj
notices-send-again = Wyślij e-mail jeszcze raz
notices-tried = Już w drodze.
notices-not-tried = Powiadomienie nie dotarło.
notices-when = Kiedy
notices-every = Jak często
notices-every-0 = od razu
notices-every-60 = najwyżej raz na godzinę
notices-every-1440 = najwyżej raz dziennie
notices-remind = Przypomnienie przed końcem czasu
notices-remind-0 = żadne
notices-remind-hours = { $hours ->
    [one] { $hours } godzinę wcześniej
    [few] { $hours } godziny wcześniej
   *[other] { $hours } godzin wcześniej
}
notices-quiet = Godziny ciszy
notices-from = od
notices-until = do
notices-vacation = Urlop
notices-vacation-why = Przez { $of } dni w roku twoje zegary stoją przy stołach, które liczą dni. Rozpoczęty dzień liczy się cały. Inni widzą, do kiedy cię nie ma; grać możesz mimo to.
notices-vacation-left = { $left ->
    [one] W tym roku został { $left } dzień.
    [few] W tym roku zostały { $left } dni.
   *[other] W tym roku zostało { $left } dni.
}
notices-vacation-until = Nie ma cię do { $date }.
notices-vacation-days = Dni
notices-vacation-take = Idę na urlop
notices-vacation-more = Zostaję dłużej
notices-vacation-end = Już jestem
notices-saved = Zapisane.
notices-not-saved = Nie udało się tego zapisać.
notices-confirm-done = Dziękujemy: e-maile przychodzą teraz na twój adres.
notices-out-done = Nie dostaniesz więcej e-maili.
notices-link-old = Ten link już nie działa.
