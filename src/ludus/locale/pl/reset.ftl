### Zapomniane hasło: e-mail i strona, do której prowadzi jego link.

reset-letter-title = Ludus: nowe hasło
reset-letter =
    Ktoś, zapewne Ty, prosi o nowe hasło do konta { $name } (login: { $login }) w Ludus.

    Ustaw je pod tym linkiem w ciągu { $minutes } minut:
    { $link }

    Jeśli to nie Ty, nie rób nic: hasło pozostanie bez zmian.

## Strona

reset-title = Nowe hasło
reset-why = Podaj adres potwierdzony dla powiadomień. Dostaniesz e-mail z linkiem.
reset-address = Adres e-mail
reset-send = Wyślij e-mail
reset-sent = Jeśli ktoś, kto ma hasło, potwierdził ten adres, e-mail jest już w drodze. Link jest ważny pół godziny.
reset-none = Ten serwer nie wysyła e-maili. Jego operator może utworzyć dla ciebie link do nowego hasła.
reset-whose = Nowe hasło do konta { $name }
reset-login = Login
reset-password = Nowe hasło (co najmniej 8 znaków)
reset-keep = Zapisz hasło
reset-done = Nowe hasło już obowiązuje. Wszystkie inne urządzenia zostały wylogowane.
