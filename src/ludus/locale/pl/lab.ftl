# Wiersz poleceń i laboratorium: serie partii, raporty, trenowanie.

## Mecze

match-played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, { $seeds ->
    [one] { $seeds } ziarno
    [few] { $seeds } ziarna
   *[other] { $seeds } ziaren
}, każde z każdego miejsca (ziarno { $seed })
match-speed = Liczba decyzji: { $decisions } w { $seconds } s, na sekundę: { $speed }
match-failure = { $bot } przegrywa grę: { $reason }
match-failures = … i jeszcze awarie: { $count }
arena-stopped = Zatrzymano; rozegrane gry: { $done } z { $total }.
arena-go-on = Ciąg dalszy:
arena-not-kept = Nic nie zapisano. Z opcją --file NAZWA przerwany mecz można dokończyć.
arena-broken = Jeden z procesów został przerwany z zewnątrz, może z braku pamięci. Przy mniejszej liczbie --jobs potrzeba jej mniej.
data-written = { $file }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, { $size } MB
data-source = Podaj, skąd wziąć gry: --bots BOT,BOT… albo pliki zapisanych gier.
data-format = { $file }: nazwa musi kończyć się jednym z: { $known }.
data-none = { $file } już istnieje i nie pochodzi z ludus data. Wybierz inny --file.
data-other-game = { $file } to zapis innej gry niż { $game }.
data-unfinished = { $file }: ta gra nie jest skończona, nikt jeszcze nie wygrał.
cluster-none = Pod adresem { $address } nie odpowiada żaden klaster Ray ({ $why }). Na jednej maszynie pomiń --cluster.
extra-missing = Brak pakietu { $package }: pip install 'ludus[{ $extra }]'
ledger-none = { $file }, wiersz { $line }: to nie jest plik meczu, rankingu ani danych. Wybierz inny --file.
ledger-other = { $file } należy do czegoś innego: { $name } – było { $was }, teraz jest { $now }. Wybierz inny --file.
ledger-name = { $name ->
    [ludus] rodzaj
    [game] gra
    [seats] liczba graczy
    [bots] boty
    [seed] ziarno
    [options] opcje
    [version] wersja
    [rules] wersja zasad
    [built] ustawienia botów
    [records] zapisane gry
    [observation] wersja obserwacji
   *[code] kod zasad i botów
}
sprt-claim = Twierdzenie: { $bot } zdobywa { $most } zwycięstw, a nie tylko { $least }.
sprt-accepted = Przyjęte po { $seeds ->
    [one] { $seeds } ziarnie
    [few] { $seeds } ziarnach
   *[other] { $seeds } ziarnach
}: więcej niż { $least }.
sprt-refused = Odrzucone po { $seeds ->
    [one] { $seeds } ziarnie
    [few] { $seeds } ziarnach
   *[other] { $seeds } ziarnach
}: mniej niż { $most }.
sprt-open = Nierozstrzygnięte po { $seeds ->
    [one] { $seeds } ziarnie
    [few] { $seeds } ziarnach
   *[other] { $seeds } ziarnach
}; potrzeba więcej --games.
sprt-evidence = Świadectwo (log) za: { $for }, przyjęcie od { $accept } (błąd najwyżej { $alpha }); przeciw: { $against }, odrzucenie od { $refuse } (błąd najwyżej { $beta }).
ladder-played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}; boty: { $bots }, graczy przy stole: { $seats } (ziarno { $seed })
ladder-pairs = Jeden bot z wiersza wśród botów z kolumny, udział zwycięstw (po równo byłoby { $even }):
column-bot = bot
column-wins = wygrane
column-interval = przedział 95%
column-average = punkty
column-speed = decyzje/s
column-failures = awarie
column-rating = ocena
column-time = ms/decyzję
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Raporty

report-title = { $kind ->
    [match] Raport z meczu
    [ladder] Raport z rankingu
   *[data] Raport z wielu gier
}
report-reading = Czytam { $file }…
report-written = Zapisano { $file }; pokaże ją każda przeglądarka, bez sieci.
report-none = { $file } nie pochodzi z ludus match, ludus ladder ani ludus data.
report-empty = { $file } nie ma jeszcze żadnej gry.
report-same = Plik { $file } zastąpiłby sam siebie. Wybierz inny --out.
report-file = Plik
report-games = Gry
report-players = Gracze
report-bots = Boty
report-seed = Ziarno
report-code = Kod
report-command = Polecenie
report-figures = Liczby
report-share = Udział w zwycięstwach
report-from = od
report-to = do
report-below = poniżej
report-against = wśród
report-part = Źródło
report-points = Punkty
report-decisions = Decyzje w grze
report-times = Razem
report-seat = Miejsce { $number }
report-seat-column = Miejsce
report-wins = Kto wygrywa
report-wins-says = Udział w zwycięstwach z przedziałem 95%. Linia przerywana, { $even }, oznacza równe szanse.
report-wins-ladder = Udział w zwycięstwach w pojedynkę wśród innych, z przedziałem 95%. Linia przerywana, { $even }, oznacza równe szanse.
report-seats = Miejsce przy stole
report-seats-says = Czy miejsce ma znaczenie? Udział w zwycięstwach według miejsca, ktokolwiek tam siedział, z przedziałem 95%.
report-lengths = Jak długo trwają gry
report-lengths-says = Mediana to { $middle } decyzji, co najmniej { $least }, najwyżej { $most }.
report-scores = Ile punktów
report-scores-says = Kreska to mediana, w pasku leży połowa wyników, na linii dziewięć na dziesięć.
report-sources = Skąd biorą się punkty
report-sources-says = Punkty przeciętnej gry według źródła.
report-kind = { $kind ->
    [building] Budynek
    [favor] Łaska
    [action] Karta akcji
   *[card] Karta
}
report-taken = { $kind ->
    [building] Stawiane budynki
    [favor] Wykorzystane łaski
    [action] Wybierane karty akcji
   *[card] Zdobywane karty
}
report-taken-by = Udział graczy
report-taken-says = { $kind ->
    [building] Ilu spośród wszystkich graczy stawia go w grze co najmniej raz.
    [favor] Ilu spośród wszystkich graczy wykorzystuje ją w grze co najmniej raz.
    [action] Ilu spośród wszystkich graczy wybiera ją w grze co najmniej raz.
   *[card] Ilu spośród wszystkich graczy zdobywa w grze co najmniej jedną.
}
report-owners = { $kind ->
    [building] Ile wygrywają budowniczowie
    [favor] Ile wygrywają ci, którzy korzystają z łaski
    [action] Ile wygrywają ci, którzy wybierają kartę
   *[card] Ile wygrywają właściciele
}
report-owners-says = Udział tych graczy w zwycięstwach z przedziałem 95%; { $even } oznacza równe szanse. Widać, co idzie w parze, a nie co jest przyczyną: kto prowadzi, ten może też pozwolić sobie na więcej.
report-rating = Ocena
report-ratings = Oceny w czasie
report-ratings-says = Oceny Placketta-Luce’a w miarę przybywania gier, z jednym odchyleniem; nowicjusz ma 25.
report-pairs = Kto z kim gra
report-pairs-says = Jeden bot z wiersza wśród botów z kolumny: jego udział w zwycięstwach. { $even } oznacza równe szanse.

## Wiersz poleceń

usage = Użycie:
usage-options = Opcje
usage-commands = Polecenia
usage-help = Więcej: { $command } --help
about-ludus = Rzymskie gry planszowe: graj, oglądaj boty, badaj mecze.
about-play = Zagraj przeciw botom. Bez terminala boty pokażą krótką grę.
about-resume = Kontynuuj zapisaną grę: ostatnią albo FILE.
about-watch = Oglądaj grę botów; co zakryte przed widzem, pozostaje zakryte.
about-replay = Przejrzyj zapisaną grę krok po kroku.
about-match = Wiele gier botów na tych samych ziarnach, każde z każdego miejsca.
about-ladder = Każdy bot spotyka każdego innego i dostaje ocenę; przerwany ranking można dokończyć.
about-data = Zapisz gry botów lub gry zapisane jako wiersze do nauki: po jednym na decyzję.
about-report = Zapisz stronę z wykresami meczu, rankingu lub danych; działa bez sieci.
about-cards = Karty gry i własne pliki kart.
about-cards-check = Sprawdź plik kart; każdy błąd z numerem wiersza.
about-cards-show = Pokaż karty o danej nazwie.
about-cards-list = Pokaż wszystkie karty.
option-precisely = Pokaż dokładne zasady z numerami (po angielsku).
about-rules = Czytaj zasady w swoim języku, szukając słowa; numer albo --precisely pokazuje dokładny tekst (po angielsku).
option-help = Pokaż tę pomoc.
option-version = Pokaż wersję i to, czy zasady są skompilowane, czy w zwykłym Pythonie.
option-language = Język: fr, en lub pl; domyślnie język systemu.
option-game = Gra.
option-cards-game = Gra; domyślnie ta, którą podaje plik.
option-seats = Liczba graczy; 3, jeśli gra na to pozwala.
option-bots = Boty na pozostałych miejscach, po kolei i od nowa.
option-match-bots = Boty, po kolei i od nowa.
option-ladder-bots = Boty; domyślnie wszystkie poziomy.
option-ladder-seats = Liczba graczy; domyślnie najmniejsza, na jaką gra pozwala.
option-ladder-games = Liczba gier każdej pary botów; zaokrąglana w górę do pełnych rotacji.
option-ladder-file = Tu zapisuj każdą grę i stąd kontynuuj; domyślnie ladder-GAME-SEATS.jsonl.
option-ladder-json = Zapisz wyniki także do pliku JSON.
option-seat = Twoje miejsce, licząc od 0.
option-seed = To samo ziarno daje tę samą grę.
option-option = Opcja gry, na przykład draft=yes; można podać kilka.
option-cards = Własny plik kart.
option-delay = Przerwa między odpowiedziami.
option-games = Liczba gier, 100 (z --sprt najwyżej 10 000); zaokrąglana w górę do pełnych rotacji.
option-json = Zapisz wszystko także do pliku JSON.
option-file = Tu zapisuj każdą grę i stąd kontynuuj po przerwie.
option-sprt = Sprawdź twierdzenie o pierwszym bocie i skończ, gdy będzie rozstrzygnięte: 0.5,0.75 twierdzi, że udział to 0.75, a nie tylko 0.5; ALPHA i BETA to dopuszczalne błędy, po 0.05.
option-data-file = Zapisz tam jako .parquet lub .csv; po przerwaniu to samo polecenie pisze dalej.
option-data-games = Liczba gier; zaokrąglana w górę do pełnych rotacji.
option-cluster = Graj na klastrze Ray: jego adres albo auto – ten, który Ray znajdzie lub tu uruchomi.
option-report-out = Zapisz stronę tam; inaczej obok FILE, jako .html.
option-jobs = Liczba procesów; domyślnie wszystkie rdzenie.
build-compiled = zasady skompilowane
build-plain = zasady w zwykłym Pythonie
wrong-option = Nie ma opcji { $name }.
wrong-command = Nie ma polecenia { $name }.
wrong-missing = Brakuje: { $name }.
wrong-value = Opcja { $name } wymaga wartości.
wrong-choice = { $name }: możliwe wartości to { $known }.
wrong-bot-twice = { $value } podano dwa razy.
wrong-bots-many = Nie ma miejsca dla: { $value }; boty mają miejsc: { $seats }.
wrong-bot-alone = { $value } nie ma z kim grać: podaj co najmniej dwa boty.
wrong-sprt = { $value }: potrzebne dwa udziały między 0 a 1, najpierw mniejszy, na przykład 0.5,0.75, i ewentualnie dwa błędy poniżej 0.5, na przykład 0.5,0.75,0.05,0.05.
wrong-line = O jedno słowo za dużo.
wrong-number = { $value }: potrzebna liczba całkowita od { $low } do { $high }.
wrong-number-least = { $value }: potrzebna liczba całkowita, co najmniej { $low }.
wrong-seconds = { $value }: potrzebna liczba sekund, na przykład 0.5.
wrong-game = Nie ma gry { $value }; możliwe: { $known }.
wrong-bot = Nie ma bota { $value }; możliwe: { $known }.
wrong-game-option = { $game } nie ma opcji { $name }; możliwe: { $known }.
wrong-option-value = { $name } to { $value }; możliwe: { $known } ({ $rule }).
wrong-options = { $name } nie łączy się z { $other } ({ $rule }).
wrong-sides = sides { $sides }: liczba potrzebnych krawędzi to { $count }, po jednej na gracza.
wrong-side-names = sides { $sides }: potrzebne są różne, spośród { $known }.
save-wrong = { $file } nie jest zapisaną grą, którą da się odczytać: { $why }
rules-missing = Zasady tej gry nie są zainstalowane.
wrong-setting = { $bot } nie ma ustawienia { $setting }; możliwe: { $known }.
wrong-setting-value = { $bot }: { $setting } to { $value }, a potrzebna jest liczba, na przykład { $like }.
no-budget = Przeszukiwanie wymaga budżetu: iterations albo seconds powyżej 0.
no-share = { $setting } wynosi { $value }; musi być od 0 do 1.
no-measure = { $setting } wynosi { $value }; musi być od 0 do { $most }.
no-net-name = { $value } nie jest nazwą sieci: małe litery, cyfry i łączniki.
no-net = Dla tej gry nie wytrenowano sieci: brakuje pliku { $file }.
bad-net = Pliku { $file } nie da się użyć: jest uszkodzony albo wytrenowano go dla innej wersji gry.
no-threads = threads to { $value }, a potrzebny jest co najmniej 1.
file-wrong = { $file }: { $why }
file-not-text = Plik nie jest tekstem w UTF-8.

## Uczenie

about-train = Ucz sieć, która gra: gra sama ze sobą, a przerwane uczenie można dokończyć.
option-train-seconds = Ile sekund trwa ten etap, razem z przygotowaniem.
option-train-dir = Folder na przebieg uczenia, jego krzywą i sieć; domyślnie runs/GAME.
option-train-seed = To samo ziarno daje na tym samym komputerze ten sam przebieg.
option-train-device = Gdzie uczyć; domyślnie karta graficzna, jeśli jest.
option-train-settings = Plik ustawień zamiast własnego pliku gry.
option-train-set = Zmień jedno ustawienie; można podać kilka.
option-train-export = Zapisz sieć także tutaj.
train-line = { $seconds } s; odpowiedzi: { $answers } mln, gry: { $games }, odpowiedzi na sekundę: { $rate }, entropia: { $entropy }, strata wartości: { $value }
train-share = { $bot }, liczba graczy: { $seats }; zwycięstwa: { $share }
train-kept = Przebieg jest w folderze { $folder }; sieć to { $file }.

## Ludzie i zgłoszenia, dla prowadzących serwer

about-people = Pokaż ludzi według imienia, loginu albo id: ich partie i kto się na nich skarży.
about-reports = Pokaż, co ludzie zgłosili, od najstarszego.
option-suspend = wyklucz WHO: id
option-admit = wpuść WHO z powrotem: id
option-reset = link, pod którym WHO (id) ustawi nowe hasło
option-ratings = policz wszystkie rankingi od nowa, od pierwszej partii rankingowej
option-settle = załatwione zgłoszenie: nie jest przechowywane
column-person-name = imię
column-person-id = id
column-person-login = login
column-person-since = od
column-person-games = partie
column-person-left = odejścia
column-person-blocked = blokady
column-person-reports = zgłoszenia
people-unknown = Nikt nie nazywa się { $who }.
people-suspended = { $who }: wykluczenie.
people-admitted = { $who }: wstęp znów wolny.
people-shut-out = { $who } (wykluczenie)
people-no-account = Nikt z hasłem nie ma id { $who }.
people-reset = Kto w ciągu pół godziny otworzy ten link, ustawi nowe hasło konta { $who }: { $link }
people-reset-here = Kto w ciągu pół godziny otworzy tę stronę twojego serwera, ustawi nowe hasło konta { $who }: { $link }
people-rating = { $game }: { $rating } ± { $doubt }, { $games ->
    [one] jedna partia rankingowa
    [few] { $games } partie rankingowe
   *[other] { $games } partii rankingowych
}
ratings-again = { $games ->
    [one] Rankingi policzono od nowa z jednej partii.
    [few] Rankingi policzono od nowa z { $games } partii.
   *[other] Rankingi policzono od nowa z { $games } partii.
}
reports-none = Nikt niczego nie zgłosił.
reports-unknown = Nie ma zgłoszenia { $report }.
reports-settled = Zgłoszenie { $report } załatwione.
reports-one = { $report }, { $date }: { $who } ({ $person }), { $reason }
reports-table = Stół: { $table }
reports-text = Treść: { $text }
reports-said = Powiedziane przy tym stole: { $text }
reports-reason-chat = rozmowa
reports-reason-name = imię
reports-reason-cheating = oszustwo
reports-reason-leaving = odchodzenie
reports-reason-other = coś innego
## Boty z zewnątrz

about-bots = Boty z zewnątrz: programy, które grają przy stołach z własnym tokenem.
about-bots-new = Utwórz bota i pokaż jego token, tylko raz.
about-bots-list = Wypisz boty, które mogą grać.
about-bots-revoke = Unieważnij token bota; jego miejsca przejmą boty serwera.
bots-made = { $name } ({ $id }) może grać z tym tokenem; widać go tylko teraz:
bots-name = { $name } nie może być nazwą bota: potrzeba od 1 do 40 widocznych znaków.
bots-none = Nie ma żadnych botów z zewnątrz.
bots-row = { $id } { $name }
bots-revoked = Token bota { $id } jest nieważny. Działający serwer od razu odda jego miejsca.
bots-unknown = Nie ma bota { $id }; wszystkie wymienia ludus bots list.

## MCP

about-mcp = Pozwól grać modelowi językowemu przez MCP, na standardowym wejściu i wyjściu: tutaj z botami albo przy stole serwera.
option-mcp-table = Link stołu na serwerze; token bota jest w LUDUS_TOKEN.
mcp-no-token = Aby usiąść przy stole serwera, wpisz token bota do { $variable }.
mcp-about = Siedzisz przy grze planszowej. Obejrzyj stół, potem podaj jedną z wymienionych odpowiedzi, zapisaną dokładnie tak samo; czekaj, gdy odpowiadają inni. Zasady można sprawdzić.
mcp-tool-look = Stół widziany z twojego miejsca, co się stało od twojej ostatniej odpowiedzi, o co cię pytają i każda możliwa odpowiedź wraz ze znaczeniem.
mcp-tool-view = Wszystko, co wie twoje miejsce, w formacie JSON.
mcp-tool-answer = Podaje jedną z odpowiedzi wymienionych przez look, zapisaną dokładnie tak samo; zwraca stół po niej.
mcp-tool-wait = Czeka na pytanie do ciebie albo na koniec gry, najwyżej tyle sekund; zwraca stół.
mcp-tool-rules = Dokładne zasady na temat słowa lub o danym numerze (po angielsku).
mcp-news = Od twojej ostatniej odpowiedzi:
mcp-answers = Twoje odpowiedzi, każda ze znaczeniem:
mcp-waiting = Mają odpowiedzieć: { $people }. Poczekaj na swoją kolej.
mcp-not-begun = Gra się nie zaczęła: są jeszcze wolne miejsca. Poczekaj.
mcp-no-answer = { $answer } nie należy teraz do twoich odpowiedzi. Obejrzyj je jeszcze raz.
mcp-no-rule = Żadna zasada o tym nie mówi.
## Co jest nie tak w pliku kart; słowa pliku zostają bez zmian

cards-problem = { $file }, wiersz { $line }: { $text }
problem-not-toml = to nie jest TOML: { $error }
problem-no-table = brakuje [{ $name }], potrzebna jest tabela
problem-no-rows = { $name }: potrzebne są tabele [[{ $name }]]
problem-number = { $key }{ $value ->
    [missing] { "" }: brak wartości
   *[other] { " " }to { $value }
}, potrzebna jest liczba całkowita od { $low } do { $high }
problem-flag = { $key }{ $value ->
    [missing] { "" }: brak wartości
   *[other] { " " }to { $value }
}, potrzebne jest true albo false
problem-text = { $key }{ $value ->
    [missing] { "" }: brak wartości
   *[other] { " " }to { $value }
}, potrzebny jest tekst
problem-one-of = { $key }{ $value ->
    [missing] { "" }: brak wartości
   *[other] { " " }to { $value }
}, możliwe wartości to { $known }
problem-list-of = { $key }{ $value ->
    [missing] { "" }: brak wartości
   *[other] { " " }to { $value }
}, potrzebna jest lista z wartości { $known }
problem-unknown = { $key } nie jest tu znane, możliwe są { $known }
problem-prices = { $key }{ $value ->
    [missing] { "" }: brak wartości
   *[other] { " " }to { $value }
}, potrzebne są ceny od 0 do 99, po jednej na miejsce; miejsc jest { $slots }
problem-squares = potrzebne są tabele [[track.square]] od 0 do last_square, razem { $expected }
problem-most = { $key } to { $value }, a może być najwyżej { $most }
problem-least = { $key } to { $value }, a musi być co najmniej { $least }; liczba graczy: { $players }
problem-equal = { $key } to { $value }, a musi być { $expected }
problem-square = { $key } pola { $number }: musi być { $value } (F-COMP-2)
problem-side-twice = { $colour } { $place } występuje dwa razy, a każdy kolor i każde miejsce ma być raz
problem-rows = tabele [[{ $name }]]: { $count }, a musi ich być { $expected }
problem-cards = karty [[{ $name }]]: { $count }, a musi ich być { $expected }
problem-missing = brakuje { $key }, potrzebne jest true
problem-gifts = choices_married: musi być { $expected } albo inne ilości
problem-id = id { $id }: mogą być litery, cyfry, - i _
problem-id-plain = id { $id }: mogą być litery, cyfry i _
problem-id-letter = id { $id }: musi być litera, potem litery, cyfry, - i _
problem-id-twice = id { $id } występuje dwa razy, a każde ma być inne
problem-id-taken = id { $id } występuje dwa razy albo jest zajęte, a każde ma być inne
problem-kind = kind to { $kind }, a przy tym działaniu musi być { $expected }
problem-start = square: musi leżeć przed last_square
problem-tokens = favor_token_supply to { $value }, a musi być { $expected }, żeby użyć wszystkich żetonów
problem-one-more = order_experienced: musi być o jedną kartę więcej niż order (G-START-5)
problem-as-many = senators_experienced: musi być tyle samo co senators (G-START-5)
problem-completion = on_completion: przy tych liczbach musi być { $expected }
problem-together = brakuje { $missing }, a { $key } tego wymaga
problem-part = nie ma takiej części akcji, możliwe są { $known }
problem-source = nie ma takiego źródła, możliwe są { $known }
problem-end-step = end_step: przy { $key } musi być "{ $step }" (G-ENDTURN-1)
problem-end-alone = end_step: potrzebne jest też jedno z { $known }
problem-alpha = alpha to { $value }, a musi być { $expected }, czyli miejsce w pliku
problem-no-building = żaden budynek nie nazywa się { $name }, a jeden musi (G-VAR-1)
problem-site-any = site_any: najwyżej przy jednym budynku
problem-site-alternative = site_any: nie na karcie alternatywnej
problem-material = karty { $name }: { $count }, a musi ich być { $expected }
problem-orders = karty zleceń: { $count }, a musi ich być { $expected }
problem-replaced = { $name } zastąpiono dwa razy
problem-same = { $key }: musi być takie jak w { $name }
problem-role = role { $role } nie pasuje do deck { $deck }
problem-tavern = brakuje gold_on_buy_per, potrzebny jest zasób
problem-bonus = bonus_per_unit_of należy do role bonus_resource i tylko tam
problem-two-kinds = resources są dwóch rodzajów, a musi być jeden (L-RULING-29)
problem-resources-of = resources przy { $role }: musi być { $expected }
problem-units = resources: potrzeba od { $least } do { $most } jednostek jednego zasobu
problem-none-as-a-rule = resources: { $kind } zwykle nie daje zasobów (L-RULING-16)
problem-talent = talent: tylko na kartach, które dają zasób (L-CARD-4)
problem-talent-twice = talent { $value } występuje dwa razy przy tym samym zasobie (L-RULING-26)
problem-roman = roman to { $value } przy { $kind }, wbrew L-RULING-3
problem-requires = requires: na Bazarach i tylko tam
problem-family = family to "{ $value }" przy { $kind }, a nie "{ $usual }" (L-CARD-10)
problem-points = vp to { $value } przy { $kind }, a nie { $usual } (L-RULING-23)
problem-players = min_players to 3, a nie 2, 4 lub 5 (L-CARD-5)
problem-markets = Bazary do usunięcia przy liczbie graczy { $players }: { $count }, a w grze jest ich { $used }
problem-offers = karty { $deck } przy liczbie graczy { $players }: { $count }, a musi ich być co najmniej { $least }
