# Słowa przeglądarki, oprócz tych, które dzieli z terminalem.

## Poczekalnia

web-motto = Trzy rzymskie gry. Proszę siadać.
web-how = Bez konta i bez instalacji; w pojedynkę, z innymi albo ruch na dzień.
web-start-something = Zacznij coś
web-start-here = Zacznij tutaj
web-pitch-lutece = Dwie karty wybrane w tajemnicy, łapówki na oczach wszystkich: kto wykupi targ?
web-pitch-fortuna = Wymieniaj karty wokół stołu, rzucaj kośćmi i wejdź do Rzymu, zanim ktoś dotrze do Pałacu.
web-pitch-gloire = Każda karta ma pięć zastosowań: odbuduj Rzym, rola po roli, klient po kliencie, kamień po kamieniu.
web-minutes = { $minutes } min
web-weight-1 = lekka
web-weight-2 = średnia
web-weight-3 = ciężka
web-new-here = Pierwszy raz? Lekcja, { $minutes } min
web-lesson-go-on = Dalej: krok { $step } z { $of }
web-lesson-next = Następna lekcja
web-lesson-again = Lekcja jeszcze raz
web-lesson-at = krok { $step } z { $of }
web-lesson-done = ukończona
web-lesson = Lekcja
web-lesson-number = Lekcja { $number }
web-lesson-step = { $step } z { $of }
web-lesson-steps = Kroki lekcji
web-lesson-to = Wróć do kroku { $step }:
web-lesson-left = { $count ->
    [one] jeszcze jeden krok
    [few] jeszcze { $count } kroki
   *[other] jeszcze { $count } kroków
}
web-lesson-words = Znasz już słowa
web-lesson-back = Krok wstecz
web-lesson-skip = Pomiń
web-lesson-leave = Wyjdź
web-lesson-leave-why = Wyjdź i zachowaj miejsce
web-lesson-on = Dalej
web-lesson-touch = dotknij
web-lesson-this = to
web-lesson-possible = też można
web-lesson-asks = o to prosi lekcja
web-lesson-over = Brawo, znasz już drogę. Co teraz?
web-lesson-play-on = Graj dalej stąd
web-lesson-game = Pierwsza prawdziwa gra
web-lessons = Lekcje
web-play-bots = Zagraj z botami
web-take-turn = Graj
web-compose = Przygotuj stół…
web-compose-of = Przygotuj stół: { $game }
web-turns = Twoja kolej
web-your-name = Twoje imię
web-new-table = Nowy stół
web-players = { $fewest ->
    *[other] { $fewest }–{ $most } graczy
}
web-seat-number = Miejsce { $number }
web-which-bot = Bot na miejscu { $number }
web-name-of = Imię na miejscu { $number }
web-seat-me = Ja
web-seat-bot = Bot
web-seat-open = Wolne: przez link
web-seat-here = Ktoś tutaj, to samo urządzenie
web-bot-about-beginner = Gra według prostych zasad i co drugi raz o nich zapomina. Na pierwszą partię.
web-bot-about-casual = Gra według prostych zasad, czasem się zagapi.
web-bot-about-skilled = Gra według prostych zasad i nigdy o nich nie zapomina.
web-bot-about-strong = Przed każdym ruchem patrzy trochę dalej.
web-bot-about-expert = Odpowiada od razu, tak jak nauczyły go miliony partii.
web-bot-about-master = Przez jedną dziesiątą sekundy patrzy naprzód, korzystając ze wszystkiego, czego się nauczył.
web-bot-about-champion = Przez całą sekundę patrzy naprzód, korzystając ze wszystkiego, czego się nauczył. Najsilniejszy.
web-bot-rated = { $rating } ± { $doubt }
web-bot-unrated = jeszcze niezmierzony
web-bot-other = inny …
web-bot-settings = Bot z ustawieniami, na przykład master:seconds=2
web-fewer = Mniej miejsc
web-more-seats = Więcej miejsc
web-begin = Zaczynamy
web-open-table = Otwórz stół
web-more-options = Zegar i inne
web-clock = Zegar
web-clock-none = brak
web-clock-live = { $minutes ->
    [one] { $minutes } minuta dla każdego
    [few] { $minutes } minuty dla każdego
   *[other] { $minutes } minut dla każdego
}
web-clock-days = { $days ->
    [one] jeden dzień na odpowiedź
    [few] { $days } dni na odpowiedź
   *[other] { $days } dni na odpowiedź
}
web-pace = Boty
web-pace-fast = od razu
web-pace-normal = spokojnie
web-pace-slow = powoli
web-allow-hints = Podpowiedzi
web-rated = Rankingowa: wynik się liczy; bez podpowiedzi i cofania
web-rated-table = Stół rankingowy: bez podpowiedzi i cofania, a wynik się liczy.
web-list-in-lobby = Pokaż w poczekalni
web-allow-bots = Boty z zewnątrz mogą się dosiąść
web-my-tables = Czekamy na innych
web-waiting-tables = Stoły z wolnym miejscem
web-running-tables = Gry do oglądania
web-free-seats = { $count ->
    [0] czeka
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
web-phase-waiting = czeka
web-phase-running = trwa
web-phase-over = skończona
web-my-turn = twój ruch
web-phase-closed = zamknięty
web-join-by-link = Dołącz przez link
web-link = Link stołu
web-go = Idź
web-offline = Serwer nie odpowiada. Spróbuj za chwilę.
web-went-wrong = Coś poszło nie tak. Spróbuj za chwilę.
web-open-seat = wolne miejsce
web-somebody = ktoś

## Czekanie

web-waiting-room = Czekamy na graczy
web-send-link = Wyślij ten link temu, kto ma usiąść:
web-dealing = Wszyscy są na miejscu: karty są rozdawane.
web-copy-link = Skopiuj link
web-copied = Skopiowano
web-sit-down = Usiądź na miejscu { $number }
web-fill-bot = Bot na miejscu { $number }
web-stand-up = Wstań

## Stół

web-region-prompt = Pytanie
web-region-table = Stół
web-region-mine = Moje
web-region-others = Inni
web-regions = Części stołu
web-side = Dziennik, zasady i rozmowa
web-lobby = Poczekalnia
web-log = Dziennik
web-recap = Skrót
web-rules = Zasady
web-cards = Karty
web-chat = Rozmowa
web-help = Klawisze i pomoc
web-guide = Co gdzie leży
web-keys = Klawisze
web-goal-more = Reszta jest w zakładce Zasady.
web-goal-go = Gramy
web-zone-lutece-people = Postacie na sprzedaż: w monecie koszt, sestercje na karcie to prezent.
web-zone-lutece-places = Miejsca na sprzedaż, pod swoimi numerami.
web-zone-lutece-mine = Twoje: sakiewka, kupione karty, punkty w tej chwili.
web-zone-lutece-goods = Kto ma ile każdego zasobu; najwięcej daje 10 punktów.
web-zone-lutece-rivals = Inni: ich sakiewki i po dwie zakryte karty.
web-zone-lutece-piles = Talie; gra kończy się, gdy z którejś zabraknie karty na puste pole.
web-zone-fortuna-rome = Droga do Rzymu: brama na X, Pałac na XV.
web-zone-fortuna-favors = Sześć łask: kość otwiera swój numer i wszystkie niższe.
web-zone-fortuna-goods = Twoja prowincja: pieniądze, zboże, wino, woda i budynki.
web-zone-fortuna-dice = Kości, którymi rzucasz po łaskę.
web-zone-fortuna-privileges = Karty przywilejów: twoja ręka i talia.
web-zone-fortuna-rivals = Inni: gdzie stoją i co mają.
web-zone-gloire-pool = Pula: materiały i klienci dla wszystkich.
web-zone-gloire-sites = Place budowy w mieście i poza nim: każdy budynek potrzebuje jednego.
web-zone-gloire-city = Twoje miasto: klienci, budynki, zapasy, skarbiec i wpływy.
web-zone-gloire-hand = Twoja ręka: każda karta może być rolą, klientem, materiałem, budynkiem albo pieniędzmi.
web-zone-gloire-rivals = Inni i to, co zbudowali.
web-zone-gloire-deck = Stos i senatorowie; pusty stos kończy grę.
web-close = Zamknij
web-confirm = Potwierdź
web-your-turn = Twoja kolej. { $what }
web-your-move = Twój ruch
web-waiting-for = Czekamy: { $people }
web-watching = Oglądasz grę.
web-connecting = Idziemy do stołu…
web-lost = Połączenie zerwane, próbujemy znowu…
web-no-table = Nie ma takiego stołu.
web-closed = Ten stół jest zamknięty.
web-closed-why = Grano przy nim według zasad, których ten serwer już nie ma, albo zapis jest uszkodzony.
web-closed-export = Pobierz to, co zachowano
web-spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
}
web-hint = Podpowiedź
web-undo = Cofnij
web-undo-free = Cofnij (wolno)
web-undo-none = Nie ma czego cofnąć
web-undo-ask = Poproś innych o zgodę na cofnięcie
web-bot-sits-in = Bot gra za ciebie.
web-come-back = Wracam na miejsce
web-leave = Odejdź: zagra bot
web-result = Wynik
web-clocks = Zegary wszystkich
web-clock-low = Zostało mniej niż 20 sekund!
web-days-left = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[other] { $days } dni
}
web-left-days = { $days ->
    [one] został { $days } dzień
    [few] zostały { $days } dni
   *[other] zostało { $days } dni
}
web-left-hours = zostało { $hours } godz.
web-left-minutes = zostało { $minutes } min
web-away-until = urlop do { $date }, zegar stoi
web-next-turn = { $count ->
    [one] Twoja kolej przy innym stole
    [few] Twoja kolej przy innych stołach: { $count }
   *[other] Twoja kolej przy innych stołach: { $count }
}
web-hand-over = Podaj urządzenie: { $who }
web-hold-to-reveal = To ja, { $who }: przytrzymaj, aby zobaczyć
web-skip = Pomiń
web-command-line = Wiersz poleceń
web-filter = Szukaj

## Nie teraz

web-refused-stale = Tymczasem coś się wydarzyło. Spójrz jeszcze raz.
web-refused-illegal = Tego teraz nie wolno.
web-refused-unreadable = Nie da się tego odczytać jako odpowiedzi.
web-refused-not-your-seat = To nie twoje miejsce.
web-refused-not-running = Gra nie trwa.
web-refused-no-draft = Nie ma czego potwierdzać.
web-refused-no-undo = Stąd nie ma powrotu.
web-refused-no-hints = Przy tym stole gra się bez podpowiedzi.
web-refused-chat-full = Przy tym stole powiedziano już dość: więcej wiadomości nie zapisze.
web-refused-too-many-tables = Masz już za dużo otwartych stołów: najpierw dokończ kilka z nich.
web-refused-suspended = Operator tego serwera odebrał ci dostęp.
web-refused-too-many = To więcej, niż się tu przechowuje.
web-refused-no-days-left = W tym roku nie masz już tylu dni.
web-refused-not-delivered = Nie dotarło: sprawdź adres.
web-refused-too-fast = Wolniej, proszę.
web-refused-busy = Chwileczkę; spróbuj jeszcze raz.
web-refused-malformed = Tego nie zrozumiano.

## Dziennik, zasady, rozmowa

web-show = Pokaż
web-filter-all = wszystko
web-filter-mine = moje ruchy
web-show-moment = Pokaż tę chwilę ({ $at })
web-nothing-happened = Jeszcze nic się nie wydarzyło.
web-log-started = Gra się zaczyna.
web-log-continued = Odtąd grają: { $who }.
web-log-sat = Siada { $who }.
web-log-away = Bot gra za: { $who }.
web-log-left = Miejsce { $number } znów jest wolne.
web-log-undone = { $who }: odpowiedź cofnięta.
web-log-pleaded = { $who }: prośba o cofnięcie odpowiedzi.
web-log-settled-agree = { $who }: zgoda na cofnięcie.
web-log-settled-refuse = { $who }: nie ma zgody, odpowiedź zostaje.
web-log-settled-withdraw = { $who }: prośba wycofana.
web-log-repeated = Jest już stół do rewanżu.
web-log-rested = { $who }: urlop do { $date }, zegar stoi.
web-log-back = { $who }: koniec urlopu, zegar biegnie.
web-search-rules = Szukaj w zasadach
web-no-rule = Żadna zasada o tym nie mówi.
web-the-book = instrukcja
web-read-large = Czytaj w dużym oknie
web-decided-now = O czym teraz decydujesz
web-decided-now-short = Decyzja
web-you-may = możesz
web-you-must = musisz
web-at-this-table = Przy tym stole.
web-precisely = Dokładnie
web-precisely-of = Dokładnie: { $what }
web-precisely-why = Dokładna zasada, którą stosuje program, po angielsku.
web-whole-book = Spis treści
web-pages = Strony instrukcji
web-before = Wstecz
web-after = Dalej
web-page-before = Poprzednia strona: { $what }
web-page-after = Następna strona: { $what }
web-found = { $count ->
    [0] W instrukcji nic o tym nie ma.
    [one] 1 odpowiedź
    [few] { $count } odpowiedzi, najbliższa pierwsza
   *[other] { $count } odpowiedzi, najbliższa pierwsza
}
web-key-choose = wybierz
web-key-read = czytaj
web-say-something = Powiedz coś
web-send = Wyślij
web-muted = wyciszone
web-mute = Wycisz: { $who }
web-unmute = Słuchaj znów: { $who }
web-no-chat = Nikt nic nie powiedział.

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-system = jak w urządzeniu
web-theme-light = jasne
web-theme-dark = ciemne
web-theme-contrast = wysoki kontrast
web-theme-paper = papier
web-motion = Ruch
web-motion-system = jak w urządzeniu
web-motion-full = pełny
web-motion-reduced = ograniczony
web-text-size = Wielkość tekstu
web-sound = Dźwięk
web-auto = Wysyłaj ruch, gdy tylko jest gotowy
web-notices = Powiadom mnie, gdy moja kolej
web-notices-page = Powiadomienia i urlop…
web-new-version = Jest nowa wersja.
web-new-version-load = Wczytaj
web-new-version-later = Będzie można ją wczytać po wysłaniu odpowiedzi.

## Koniec

web-game-over = Gra skończona.
web-total = Razem
web-winner = zwycięzca
web-rematch = Rewanż
web-join-rematch = Do rewanżu
web-replay = Obejrzyj znowu
web-record = Zapis
web-share = Skopiuj link

## Uczciwe rozdanie

web-fair = Czy karty rozdano uczciwie?
web-fair-how = Przed rozdaniem serwer włożył tajną liczbę do zapieczętowanej koperty i pokazał wszystkim pieczęć. Dopiero potem przeglądarka każdego gracza dodała własną liczbę. Karty wynikają z wszystkich tych liczb razem, więc nikt sam nie mógł ich wybrać, nawet serwer. Teraz koperta jest otwarta, a twoja przeglądarka sama to przelicza.
web-fair-all-yes = Wszystko się zgadza.
web-fair-all-no = Coś się nie zgadza!
web-fair-all-unknown = Wszystko, co ta przeglądarka może sprawdzić, się zgadza.
web-fair-promise-yes = Pieczęć jest ta sama, którą ta przeglądarka widziała przed rozdaniem.
web-fair-promise-no = To nie ta pieczęć, którą ta przeglądarka widziała przed rozdaniem.
web-fair-promise-unknown = Tej przeglądarki nie było tu przed rozdaniem, więc nie wie, czy pieczęć jest wciąż ta sama. Wiedzą to przeglądarki graczy.
web-fair-number-yes = Liczba z koperty pasuje do pieczęci: nikt jej nie podmienił.
web-fair-number-no = Liczba nie pasuje do pieczęci: to nie ta, która była w kopercie.
web-fair-mine-yes = Liczba tej przeglądarki jest wśród tych, z których wynikają karty.
web-fair-mine-no = Brakuje liczby tej przeglądarki. Jeśli stół był otwarty także na innym twoim urządzeniu, mogła się liczyć tamta liczba; jeśli nie, serwer twoją pominął.
web-fair-mine-unknown = Ta przeglądarka nie dodała tu żadnej liczby.
web-fair-added-yes = Gracze dodali swoje liczby po obejrzeniu pieczęci.
web-fair-added-no = Liczby graczy nie są liczbami tego stołu.
web-fair-added-unknown = Żaden gracz nie dodał liczby: serwer losował sam, a pieczęć dowodzi tylko, że nie zmienił zdania.
web-fair-numbers = Liczby
web-fair-the-seal = Pieczęć
web-fair-the-number = W kopercie
web-fair-the-added = Dodane przez graczy, miejsce po miejscu
web-fair-the-mixed = Z czego rozdano karty
web-fair-unable-running = Kopertę otwiera się po zakończeniu gry.
web-fair-unable-plain = Ta strona przyszła nieszyfrowanym połączeniem, a przez takie przeglądarki tego nie liczą. Można to sprawdzić poleceniem poniżej.
web-fair-unable-continued = Ta gra zaczęła się od pozycji z innej: zapieczętowana była ta pozycja. Można to sprawdzić poleceniem poniżej.
web-fair-again = Kto chce więcej, może na własnym komputerze odegrać całą grę od nowa z tych liczb, karta po karcie i ruch po ruchu, z zapisu gry:

## Powtórka

web-replay-start = Początek.
web-first = Na początek
web-back = Krok wstecz
web-next = Krok dalej
web-last = Na koniec
web-play = Odtwarzaj
web-stop = Zatrzymaj
web-moment = Chwila
web-moment-of = odpowiedź { $at } z { $answers }
web-seen-by = Widok
web-public = widza
web-continue-here = Graj dalej stąd
web-back-to-table = Do stołu
web-chances = Szanse na zwycięstwo
web-chances-known = Szansa każdego gracza według tego, co wtedy wiedział; pasmo pokazuje, ile równie dobrze mogła wynosić.
web-turning-points = Momenty zwrotne:

## Klawisze

web-key-tab = od części do części
web-key-arrows = wewnątrz części; w powtórce wstecz i dalej
web-key-enter = wybierz
web-key-escape = odłóż
web-key-situation = opowiedz sytuację
web-key-mine = opowiedz, co moje
web-key-others = opowiedz o innych
web-key-next = do następnego stołu, który na mnie czeka
web-key-command = wpisz odpowiedź
web-key-answer = daj odpowiedź
web-key-pick = wybierz kartę
web-key-revenue = wybierz dochód
web-key-raise = więcej na lewą, na prawą
web-key-agree = zgoda lub pas

## Lutecja

web-cost = koszt { $cost }
web-talent = talent { $talent }
web-slot-empty = { $slot }: puste
web-coins-on-it = { $count ->
    [one] { $count } sestercja na karcie
    [few] { $count } sestercje na karcie
   *[other] { $count } sestercji na karcie
}
web-can-be-picked = można wybrać
web-picked-left = wybrana, po lewej
web-picked-right = wybrana, po prawej
web-bidders = licytują: { $people }
web-rail = Sakiewki, karty i łapówki
web-face-down = zakryta
web-nothing-yet = jeszcze nic
web-chosen = już po wyborze
web-bribe-of = łapówka { $gold }
web-bribes-are = łapówki { $left } i { $right }
web-goods = Zasoby
web-nobody = nikt
web-podium = Siła licytujących
web-podium-column = { $who }: siła { $strength }, w tym sestercje: { $gold }, i { $legion ->
    [one] { $legion } Legion
    [few] { $legion } Legiony
   *[other] { $legion } Legionów
}
web-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-no-cards-yet = Jeszcze bez kart.
web-apprentice-of = { $card } przy: { $host }
web-take-back = Cofnij: { $what }
web-swap = Zamień lewą z prawą
web-submit-final = Połóż obie, ostatecznie
web-agree = Zgadzam się
web-less = Mniej na kartę: { $place }
web-more = Jeszcze jedna na kartę: { $place }

## Zwykły stół

web-can-be-chosen = można wybrać
web-used-up = wykorzystana w tej rundzie
web-answers = Odpowiedzi
web-all-answers = wszystkie odpowiedzi
web-none-found = Żadna odpowiedź tego nie dotyczy.
web-confirm-final = Zatwierdź, ostatecznie
web-key-unchoose = cofnij ostatni wybór
web-ready = Gotowe: potwierdź albo cofnij wybór.
web-ready-final = Gotowe. Po potwierdzeniu nie można tego cofnąć.

## Konto

web-account = Konto
web-profile = Mój profil
web-account-why = Do gry wystarczy imię. Z loginem i hasłem jesteś tą samą osobą także na innym urządzeniu.
web-login = Login
web-login-form = małe litery, cyfry, kropki i łączniki
web-password = Hasło (co najmniej 8 znaków)
web-old-password = Dotychczasowe hasło
web-make-account = Załóż konto
web-change-password = Zmień hasło
web-sign-in = Zaloguj się
web-forgotten = Nie pamiętasz hasła?
web-sign-out = Wyloguj się tutaj
web-export = Co o mnie przechowujecie
web-delete-me = Usuń mnie…
web-delete-sure = Usuń na zawsze imię, konto i rozmowy
web-account-kept = Zapisane. Inne urządzenia zostały wylogowane.
web-signed-in = Witaj ponownie.
web-signed-out = To urządzenie już cię nie zna.
web-deleted = Usunięto. Twoje miejsca zajmują boty.
web-bots = Moje boty
web-outside-bot = { $name } (bot)
web-refused-too-many-bots = Masz już tyle botów, ile można.
web-refused-not-for-bots = To nie dla botów.
web-refused-not-with-own = Przy stole rankingowym nikt nie gra z własnym botem.
web-refused-wrong-password = Login i hasło do siebie nie pasują.
web-refused-old-link = Ten link już nie działa.
web-refused-login-taken = Ten login jest już zajęty.
web-refused-unknown-person = Najpierw podaj imię.
web-refused-not-found = Nic tu nie ma.
web-option-draft = Wybieranie kart akcji po kolei (dla ekspertów)
web-option-introductory = Gra wprowadzająca
web-option-experienced-start = Początek dla doświadczonych
web-option-alternative-circus = Cyrk, wersja alternatywna
web-option-alternative-forum = Forum, wersja alternatywna
web-option-two-player-sites = Dwa place na materiał
web-aside = Ogłoś
web-options = Możesz: { $answers }.
web-filter-scoring = punkty
web-hint-levels = Ile podpowiedzieć
web-hint-level-1 = gdzie patrzeć
web-hint-level-2 = co warto rozważyć
web-hint-level-3 = najlepszy ruch i dlaczego
web-hint-where = Przyjrzyj się temu, co zaznaczono: co dałby każdy z tych ruchów?
web-hint-think = Przyjrzyj się temu, co zaznaczono, i pomyśl o tym: { $about }.
web-hint-candidate = podpowiedź { $rank }: { $what }, { $chance }
web-hint-chances = Szansa na wygraną po każdym z nich, w wyobrażonych grach.
web-hint-alike = { $count ->
    [2] Dwa pierwsze są praktycznie równe.
   *[other] Wszystkie są praktycznie równe.
}

## Scena i pytanie

web-staged = Co robią inni
web-staged-shown = krok po kroku
web-staged-instant = od razu

## Karta z bliska

web-card-now = Dla ciebie teraz
web-card-asked = Często pytają
web-card-copies = { $all ->
    [one] { $all } egzemplarz
    [few] { $all } egzemplarze
    [many] { $all } egzemplarzy
   *[other] { $all } egzemplarza
}: u ciebie { $mine }, niewidziane { $unseen }
web-yes = tak
web-no = nie
web-key-card = co robi wskazana karta
web-key-hint = podpowiedź; ponownie: dokładniejsza

## Stałe polecenia

web-orders = { $count ->
    [0] Stałe polecenia
    [one] Jedno polecenie
    [few] { $count } polecenia
    [many] { $count } poleceń
   *[other] { $count } polecenia
}
web-order = Gdy można z tego skorzystać
web-order-ask = pytaj
web-order-always = zawsze
web-order-never = nigdy
web-stop-always = Zatrzymuj się przy każdej decyzji

## Koniec gry

web-end-won = { $points ->
    [one] Wygrywasz z { $points } punktem.
    [few] Wygrywasz z { $points } punktami.
    [many] Wygrywasz z { $points } punktami.
   *[other] Wygrywasz z { $points } punktu.
}
web-end-ahead = To o { $points } więcej niż { $who }.
web-end-wins = { $who } wygrywa: { $points }
web-end-place = Zajmujesz { $place }. miejsce, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
web-end-sources = Skąd są punkty


web-games = Zakończone gry
web-tournament = Turniej
web-tournaments = Turnieje
