# Słowa wokół każdej gry.

## Ludzie

you = Ty
list-and = { $first } i { $last }
at-the-table = Przy stole: { $people }
seed = Ziarno { $seed }

## Gra

how-help = Wpisz ?, aby zobaczyć pomoc, albo q, aby zapisać i skończyć.
final-all = Udzielonej odpowiedzi nie można cofnąć.
final-mark = ostateczne
undone = Ostatnia odpowiedź została cofnięta.
undo-nothing = Nie ma czego cofnąć.
undo-final = Nie ma odwrotu: tego, co się stało, nie można cofnąć.
hint-told = Odpowiedź { $rank }: { $what }, { $share } przeszukiwania.
hint-chance = Szansa wygranej: { $chance }.
hint-mixed = Wybory, których nikt nie widzi, warto mieszać: graj każdy mniej więcej tak często, jak mówi jego udział.
hint-close = W wyobrażonych grach jest mniej więcej tak dobra jak inne.
hint-only = To jedyna możliwa odpowiedź.
hint-none = Nikt nie umie podpowiadać w tej grze.
hint-thinking = Trwa wyobrażanie gier …
reason-part = O { $more } punktu więcej: { $about }.
reason-denies = Najlepszy rywal kończy z wynikiem niższym o { $more } punktu.
reason-wins = Wygrywa { $mean } wyobrażonych gier, inne { $other }.
bot-beginner = początkujący
bot-casual = swobodny
bot-skilled = wprawny
bot-strong = mocny
bot-master = mistrz
bot-greedy = rozważny
bot-uniform = beztroski
bots-thinking = Inni myślą …
bot-failed = { $person } ({ $bot }): awaria bota: { $why }. Gra jest zapisana: { $path }
saved = Zapisano: { $path }
left = Zapisano: { $path }. Dalszy ciąg: ludus resume
no-card = Żadna karta nie nazywa się { $name }.
no-card-list = Kart tej gry nie można tu wyświetlić.
plain-ask = Wybierz odpowiedź; możliwych jest { $count }.
plain-how = Wpisz numer lub treść; lista pokaże wszystkie.
plain-unclear = Wpisz numer od 1 do { $count } albo odpowiedź z listy.
winner = { $you ->
    [yes] { $mark } Vicisti! Wygrywasz, punkty: { $points }.
   *[no] { $who } wygrywa, punkty: { $points }.
}
winners = Zwycięstwem dzielą się: { $people }.
no-winner = Nikt nie wygrywa.
places = Miejsca: { $places }.
replay-how = Aby obejrzeć grę jeszcze raz: ludus replay { $path }
how-play = To była gra botów. Aby zagrać, uruchom w terminalu: ludus play

## Co można wpisać: słowa po przecinku i ich znaczenie

command-help = ?, pomoc, help
help-help = ta pomoc
command-list = lista, list, odpowiedzi
help-list = możliwe odpowiedzi
command-undo = u, cofnij, undo
help-undo = cofnij rozpoczętą albo ostatnią odpowiedź
command-hint = h, podpowiedź, hint
help-hint = najlepsze odpowiedzi przeszukiwania i dlaczego
command-table = stół, t, table
help-table = cały stół z kartami wszystkich graczy
command-score = punkty, score
help-score = aktualne punkty
command-log = dziennik, log
help-log = co się wydarzyło; dziennik 100 pokazuje więcej
command-card = karta, card
help-card = poszukaj karty: karta młyn
command-rules = zasady, zasada, rules, rule
help-rules = poszukaj w zasadach: zasady łapówka; dokładny tekst: zasady L-PAY-2
command-save = zapisz, save
help-save = zapisz teraz
command-quit = q, koniec, quit
help-quit = skończ; gra zostanie zapisana
command-next = n, następna, next
command-back = p, b, poprzednia, previous, back

## Zapisane gry

resume-nothing = Brak niedokończonej gry w { $folder }. Nowa gra: ludus play
resume-nobody = { $path } to gra botów. Aby ją obejrzeć: ludus replay { $path }
resume-terminal = Aby kontynuować { $path }, uruchom ludus resume w terminalu.
replay-at = Odpowiedź { $now } z { $last } · n następna, p poprzednia, numer: przejdź tam, q koniec
replay-keys = n następna, p poprzednia, numer: przejdź tam, q koniec.
replay-unfinished = Zapis kończy się tutaj, po { $count ->
    [one] { $count } odpowiedzi
    [few] { $count } odpowiedziach
   *[other] { $count } odpowiedziach
}; gra nie jest skończona.

## Lekcje

about-learn = Ucz się gry, grając: bez nazwy wszystkie lekcje, z nazwą lekcja N (pierwsza) danej gry.
option-again = Od pierwszego kroku, nawet jeśli lekcja jest zaczęta.
learn-row = { $command } · { $game }: { $title } · { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} · { $state ->
    [begun] jesteś przy kroku { $at } z { $of }
    [done] ukończona
   *[new] kroków: { $of }
}
how-help-learn = Wpisz ?, by zobaczyć pomoc, wstecz to poprzedni krok, pomiń zrobi krok za ciebie, q kończy: twoje miejsce się zachowa.
learn-step = { $at } z { $of }: { $sentence }
learn-how-tell = Enter prowadzi dalej.
learn-first = To pierwszy krok.
learn-done = Lekcja ukończona.
learn-next = Następna lekcja: { $command }
learn-game = Pierwsza własna gra: { $command }
learn-end = Enter kończy.
learn-end-onward = Enter kończy; graj prowadzi grę dalej stąd, przeciw początkującym.
learn-over = Gra jest skończona: nie ma czego grać dalej.
learn-left = Twoje miejsce jest zachowane. Dalej: { $command }
learn-terminal = Lekcja wymaga terminala: { $command }
wrong-lesson = Nie ma lekcji { $value }; ludus learn pokazuje wszystkie.
command-earlier = wstecz, back
help-earlier = poprzedni krok
command-skip = pomiń, skip
help-skip = niech ten krok zrobi się za ciebie
command-onward = graj, play
help-onward = graj dalej stąd przeciw początkującym, bez lekcji
help-leave = skończ; twoje miejsce się zachowa

## Zasady

rules-none = Żadna zasada nie wspomina: { $query }. Spróbuj innego słowa albo wpisz samo zasady, aby zobaczyć spis treści.
rules-more = Zobacz też: { $ids }
rules-exactly = Dokładnie: { $ids }
rules-others = Zobacz też: { $titles }
rules-contents = Spis treści
rules-how = Poszukaj słowa albo numeru, by zobaczyć dokładny tekst (po angielsku): zasady łapówka, zasady L-PAY-2

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
arena-broken = Jeden z procesów został przerwany z zewnątrz, może z braku pamięci. Mniej --jobs potrzebuje jej mniej.
ledger-none = { $file }, wiersz { $line }: to nie jest plik meczu ani rankingu. Wybierz inny --file.
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
column-interval = przedział 95 %
column-average = punkty
column-speed = decyzje/s
column-failures = awarie
column-rating = ranking
column-time = ms/decyzję
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
whole = { NUMBER($number) }

## Karty

cards-doubt = { $file }, wiersz { $line }: niespodziewane, ale można tak grać: { $text }
cards-fine = { $file } to dobry plik kart do gry { $title }.
cards-wrong = { $count ->
    [one] { $file } zawiera błąd:
    [few] { $file } zawiera { $count } błędy:
   *[other] { $file } zawiera { $count } błędów:
}

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
about-cards = Karty gry i własne pliki kart.
about-cards-check = Sprawdź plik kart; każdy błąd z numerem wiersza.
about-cards-show = Pokaż karty o danej nazwie.
about-cards-list = Pokaż wszystkie karty.
option-precisely = Pokaż dokładne zasady z numerami (po angielsku).
about-rules = Czytaj zasady w swoim języku, szukając słowa; numer albo --precisely pokazuje dokładny tekst (po angielsku).
option-help = Pokaż tę pomoc.
option-version = Pokaż wersję i postać zasad, która działa.
option-language = Język: fr, en lub pl; w przeciwnym razie język systemu.
option-game = Gra.
option-cards-game = Gra; w przeciwnym razie ta, którą podaje plik.
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
option-jobs = Liczba procesów; domyślnie wszystkie rdzenie.
build-compiled = zasady skompilowane
build-plain = zasady w zwykłym Pythonie
wrong-option = Nie ma opcji { $name }.
wrong-command = Nie ma polecenia { $name }.
wrong-missing = Brakuje: { $name }.
wrong-value = Opcja { $name } wymaga wartości.
wrong-choice = { $name }: możliwe wartości to { $known }.
wrong-bot-twice = { $value } podano dwa razy.
wrong-bot-alone = { $value } nie ma z kim grać: podaj co najmniej dwa boty.
wrong-sprt = { $value }: potrzebne dwa udziały między 0 a 1, najpierw mniejszy, na przykład 0.5,0.75, i ewentualnie dwa błędy poniżej 0.5, na przykład 0.5,0.75,0.05,0.05.
wrong-line = O jedno słowo za dużo.
wrong-number = { $value }: potrzebna liczba całkowita od { $low } do { $high }.
wrong-number-least = { $value }: potrzebna liczba całkowita, co najmniej { $low }.
wrong-seconds = { $value }: potrzebna liczba sekund, na przykład 0.5.
wrong-game = Nie ma gry { $value }; możliwe: { $known }.
wrong-bot = Nie ma bota { $value }; możliwe: { $known }.
wrong-setting = { $bot } nie ma ustawienia { $setting }; możliwe: { $known }.
wrong-setting-value = { $bot }: { $setting } to { $value }, a potrzebna jest liczba, na przykład { $like }.
no-budget = Wyszukiwanie potrzebuje budżetu: iterations lub seconds większych od 0.
no-share = { $setting } wynosi { $value }; musi być od 0 do 1.
no-threads = threads to { $value }, a potrzebny jest co najmniej 1.
file-wrong = { $file }: { $why }
file-not-text = Plik nie jest tekstem w UTF-8.

## Serwer stołów

about-serve = Otwórz stoły w przeglądarce, na tym komputerze albo dla całej sieci.
about-backup = Zapisz do FILE wszystko, co przechowują stoły; gry mogą toczyć się dalej.
about-restore = Wypełnij pustą bazę danych z kopii zapasowej.
about-verify = Sprawdź, czy gra przebiegła zgodnie z zasadami i z obietnicą złożoną na początku.
option-host = Adres do nasłuchu; 0.0.0.0 wpuszcza sieć.
option-port = Port; w przeciwnym razie pierwszy wolny od 8000.
option-level = Od jakiego poziomu zapisywać zdarzenia w dzienniku.
option-open = Otwórz też przeglądarkę.
serve-open = Stoły są otwarte pod adresem { $address }
serve-stop = Ctrl-C je zamyka.
serve-already = Stoły są już otwarte pod adresem { $address }.
serve-nowhere = { $host }, port { $port }: nie można użyć ({ $why }). Inne wybiera się przez --host i --port.
serve-needs = Brak modułu { $name }; pip install "ludus[server]" instaluje wszystko, czego potrzebuje serwer.
serve-no-pages = Strony dla przeglądarki nie są zbudowane; buduje je `make play`.
database-unknown = LUDUS_DATABASE nie jest adresem bazy danych, takim jak postgresql+psycopg://uzytkownik:haslo@host/ludus.
database-wrong = Nie można otworzyć { $database }: { $why }
database-busy = Z plikiem { $file } pracuje inny proces; kilka serwerów wymaga PostgreSQL (LUDUS_DATABASE).
database-filled = Baza danych nie jest pusta ({ $table }); kopię przywraca się do pustej.
setting-number = { $name }={ $value }: potrzebna liczba całkowita.
backup-written = { $rows ->
    [one] { $rows } wiersz zapisano w { $file }.
    [few] { $rows } wiersze zapisano w { $file }.
   *[other] { $rows } wierszy zapisano w { $file }.
}
backup-read = { $rows ->
    [one] { $rows } wiersz odczytano z { $file }.
    [few] { $rows } wiersze odczytano z { $file }.
   *[other] { $rows } wierszy odczytano z { $file }.
}
backup-wrong = { $file } nie jest kompletną kopią zapasową: { $why }
verify-rules = { $count ->
    [one] { $count } odpowiedź, zgodna z zasadami.
    [few] { $count } odpowiedzi, wszystkie zgodne z zasadami.
   *[other] { $count } odpowiedzi, wszystkie zgodne z zasadami.
}
verify-promise = Stół musiał od początku pokazywać tę obietnicę: { $promise }
verify-kept = Obietnicy dotrzymano: to jest ziarno, które stół obiecał.
verify-broken = Obietnicy nie dotrzymano: stół obiecał inne ziarno.
