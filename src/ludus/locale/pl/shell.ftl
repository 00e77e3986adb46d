# Słowa wokół każdej gry.

## Ludzie

you = Ty
list-and = { $first } i { $last }
at-the-table = Przy stole: { $people }
seed = Ziarno { $seed }
whole = { NUMBER($number) }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## Gra

how-help = Wpisz ?, aby zobaczyć pomoc, albo q, aby zapisać i skończyć.
final-all = Udzielonej odpowiedzi nie można cofnąć.
final-mark = ostateczne
undone = Ostatnia odpowiedź została cofnięta.
undo-nothing = Nie ma czego cofnąć.
undo-final = Nie ma odwrotu: tego, co się stało, nie można cofnąć.
hint-told = Odpowiedź { $rank }: { $what }, { $share } przeszukiwania.
hint-chance = Szansa wygranej: { $chance }.
hint-mixed = Gdy nikt nie widzi wyboru, warto go zmieniać: wybieraj każdą odpowiedź mniej więcej tak często, jak mówi jej udział.
hint-close = W wyobrażonych grach jest mniej więcej tak dobra jak inne.
hint-only = To jedyna możliwa odpowiedź.
hint-none = Nikt nie umie podpowiadać w tej grze.
hint-thinking = Trwa analiza…
reason-part = O { $more } punktu więcej: { $about }.
reason-denies = Najlepszy rywal kończy z wynikiem niższym o { $more } punktu.
reason-wins = Wygrywa { $mean } wyobrażonych gier, inne { $other }.
bot-beginner = początkujący
bot-casual = swobodny
bot-skilled = wprawny
bot-strong = mocny
bot-expert = ekspert
bot-master = mistrz
bot-champion = czempion
bot-net = intuicyjny
bot-search = szperacz
bot-old-master = dawny mistrz
bot-greedy = rozważny
bot-uniform = beztroski
bots-thinking = Inni myślą…
bot-failed = { $person }: bot { $bot } uległ awarii ({ $why }). Gra jest zapisana: { $path }
saved = Zapisano: { $path }
left = Zapisano: { $path }. Dalszy ciąg: ludus resume
no-card = Żadna karta nie nazywa się { $name }.
no-card-list = Kart tej gry nie można tu wyświetlić.
plain-ask = Wybierz odpowiedź; możliwych jest { $count }.
plain-how = Wpisz numer odpowiedzi lub jej treść; lista pokaże wszystkie.
plain-unclear = Wpisz numer od 1 do { $count } albo odpowiedź z listy.
explained = { $what } (wpisz: { $typed })
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
help-example = { $meaning }: { $example }
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
help-card = poszukaj karty
command-rules = zasady, zasada, rules, rule
help-rules = poszukaj w zasadach
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

about-learn = Ucz się gry, grając: bez nazwy wszystkie lekcje, z nazwą lekcja N danej gry (domyślnie pierwsza).
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
how-help-learn = Wpisz ?, by zobaczyć pomoc, wstecz, by wrócić o krok, pomiń, by krok zrobił się sam, albo q, by skończyć: twoje miejsce zostanie zachowane.
learn-step = { $at } z { $of }: { $sentence }
learn-how-tell = Enter prowadzi dalej.
learn-first = To pierwszy krok.
learn-done = Lekcja ukończona.
learn-next = Następna lekcja: { $command }
learn-game = Twoja pierwsza gra: { $command }
learn-end = Enter kończy.
learn-end-onward = Enter kończy; graj prowadzi grę dalej stąd, przeciw początkującym.
learn-over = Gra jest skończona: nie ma czego grać dalej.
learn-left = Twoje miejsce jest zachowane. Dalej: { $command }
learn-terminal = Lekcja wymaga terminala: { $command }
wrong-lesson = Nie ma lekcji { $value }; ludus learn pokazuje wszystkie.
command-earlier = wstecz, back
help-earlier = poprzedni krok
command-skip = pomiń, skip
help-skip = program zrobi ten krok za ciebie
command-onward = graj, play
help-onward = graj dalej stąd przeciw początkującym, bez lekcji
help-leave = skończ; twoje miejsce zostanie zachowane

## Zasady

rules-none = Żadna zasada nie mówi o: „{ $query }”. Spróbuj innego słowa albo wpisz samo zasady, aby zobaczyć spis treści.
rules-more = Zobacz też: { $ids }
rules-exactly = Dokładnie: { $ids }
rules-others = Zobacz też: { $titles }
rules-contents = Spis treści
rules-how = Poszukaj słowa albo numeru

## Karty

cards-doubt = { $file }, wiersz { $line }: nietypowe, ale można tak grać: { $text }
cards-fine = { $file } to dobry plik kart do gry { $title }.
cards-wrong = { $count ->
    [one] { $file } zawiera błąd:
    [few] { $file } zawiera { $count } błędy:
   *[other] { $file } zawiera { $count } błędów:
}

## Serwer stołów

about-serve = Otwórz stoły w przeglądarce, na tym komputerze albo dla całej sieci.
about-backup = Zapisz do FILE wszystko, co przechowują stoły; gry mogą toczyć się dalej.
about-restore = Wypełnij pustą bazę danych z kopii zapasowej.
about-verify = Sprawdź, czy gra przebiegła zgodnie z zasadami i z obietnicą złożoną na początku.
option-host = Adres do nasłuchu; 0.0.0.0 wpuszcza sieć.
option-port = Port; domyślnie pierwszy wolny od 8000.
option-processes = Procesy, które dzielą stoły pod tym adresem; kilka wymaga PostgreSQL.
option-level = Od jakiego poziomu zapisywać zdarzenia w dzienniku.
option-open = Otwórz też przeglądarkę.
serve-open = Stoły są otwarte pod adresem { $address }
serve-stop = Ctrl-C je zamyka.
serve-already = Stoły są już otwarte pod adresem { $address }.
serve-nowhere = Adresu { $host } i portu { $port } nie można użyć ({ $why }). Inne podaje się przez --host i --port.
serve-shared = Kilka procesów dzieli stoły w PostgreSQL: podaj bazę w LUDUS_DATABASE albo użyj jednego procesu.
serve-alone = W tym systemie kilka procesów nie może działać pod jednym adresem.
serve-needs = Brak modułu { $name }; pip install "ludus[server]" instaluje wszystko, czego potrzebuje serwer.
serve-no-pages = Strony dla przeglądarki nie są zbudowane; buduje je `make play`.
database-unknown = LUDUS_DATABASE nie jest adresem bazy danych, takim jak postgresql+psycopg://uzytkownik:haslo@host/ludus.
database-wrong = Nie można otworzyć { $database }: { $why }
database-busy = Z plikiem { $file } pracuje inny proces; kilka serwerów wymaga PostgreSQL (LUDUS_DATABASE).
database-filled = Baza danych nie jest pusta ({ $table }); kopię przywraca się do pustej.
database-missing = Nie ma bazy danych { $file } albo nie wolno jej czytać. Uruchom to polecenie tak jak serwer: jako jego użytkownik lub root, z jego LUDUS_HOME albo LUDUS_DATABASE.
database-newer = Baza danych { $database } pochodzi z nowszej wersji Ludusa. Zainstaluj tę wersję albo odtwórz wcześniejszą kopię zapasową.
setting-number = { $name }={ $value }: potrzebna liczba całkowita.
setting-address = { $name }: { $value } nie jest ani adresem, ani siecią.
setting-smtp = LUDUS_SMTP: potrzebne smtp://użytkownik:hasło@host:587 albo smtps://…, a także LUDUS_MAIL_FROM (adres) i LUDUS_ADDRESS (gdzie znaleźć ten serwer).
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
