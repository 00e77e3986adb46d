# Turnieje w przeglądarce. Wczytywane, gdy ktoś o nie poprosi.

## Lista i nowy turniej

tournament-mine = Moje turnieje
tournament-public = Dla wszystkich
tournament-none = Żaden turniej nie czeka ani nie trwa. Utwórz własny: wyślij link albo niech zagrają boty.
tournament-new = Nowy turniej
tournament-name = Nazwa
tournament-unnamed = Turniej
tournament-game = Gra
tournament-seats = Graczy przy stole
tournament-kind = Kto z kim gra
tournament-kind-round-robin = każdy z każdym
tournament-kind-swiss = równi z równymi (system szwajcarski)
tournament-rounds = Rundy
tournament-rounds-usual = ile potrzeba
tournament-plays = Gram i ja
tournament-lets-bots = Można zgłaszać boty z zewnątrz
tournament-more = Zegar i inne
tournament-make = Utwórz turniej
tournament-phase-waiting = jeszcze się nie zaczął
tournament-phase-running = runda { $round } z { $rounds }
tournament-phase-over = zakończony
tournament-count = { $count ->
    [one] { $count } uczestnik
    [few] { $count } uczestników
   *[other] { $count } uczestników
}
tournament-invited = Masz zaproszenie
tournament-table-of = stoły { $seats }-osobowe

## Zanim się zacznie

tournament-send = Kto ma ten link, może zagrać, póki turniej się nie zaczął.
tournament-link = Link do turnieju
tournament-entrants = Kto gra
tournament-nobody = Na razie nikt.
tournament-enter = Zagram i ja
tournament-enter-bot = Zgłoś: { $name }
tournament-leave = Nie gram
tournament-add-bot = Dodaj bota
tournament-level = Który bot
tournament-remove = Skreśl z listy: { $who }
tournament-asked = zaproszenie wysłane
tournament-begin = Zaczynamy
tournament-begin-needs = Aby zacząć, potrzeba dwóch osób.
tournament-fits = { $bots ->
    [0] Pierwsza runda: { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    }.
    [one] Pierwsza runda: { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    }, jedno miejsce zajmie bot gospodarzy.
    [few] Pierwsza runda: { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    }, { $bots } miejsca zajmą boty gospodarzy.
   *[other] Pierwsza runda: { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    }, { $bots } miejsc zajmą boty gospodarzy.
}

## Rundy i tabela

tournament-to-table = Do mojego stołu
tournament-round = Runda { $round }
tournament-which-round = Która runda
tournament-tables = Stoły
tournament-state-planned = w przygotowaniu
tournament-state-open = trwa
tournament-state-over = koniec
tournament-state-closed = nierozstrzygnięte: po równo
tournament-house = bot gospodarzy
tournament-won = wygrywa
tournament-shared = dzieli zwycięstwo
tournament-gone = poza turniejem
tournament-standings = Tabela
tournament-place = Miejsce
tournament-who = Gracz
tournament-games = Gry
tournament-points = Punkty
tournament-wins = Wygrane
tournament-strength = Rywale
tournament-how = Zwycięstwo to punkt, wspólne dzieli się po równo. Przy równych punktach: więcej wygranych, potem silniejsi rywale (średnia ich punktów), potem stoły, przy których grali równi sobie; inaczej miejsce jest wspólne.
tournament-bots-sit = Za tego, kto odejdzie, gra bot; punktów już mu nie przybywa.
tournament-quit = Odejdź z turnieju
tournament-quit-sure = Tak, odchodzę: moje miejsca zajmą boty
tournament-close = Zamknij rundę
tournament-close-sure = Tak: to, co nieskończone, liczy się po równo
tournament-cancel = Zakończ turniej
tournament-cancel-sure = Tak, zakończ teraz

## Czego nie wolno

tournament-host = Może to zrobić tylko gospodarz turnieju.
tournament-begun = Turniej już się zaczął.
tournament-waiting = Turniej jeszcze się nie zaczął.
tournament-full = Brak wolnych miejsc w turnieju.
tournament-many = Grasz już w tylu turniejach naraz, w ilu się da.
tournament-shut = Tu nie ma dla ciebie miejsca.
tournament-no-bots = Gospodarz nie prosił o boty z zewnątrz.
tournament-few = Aby zacząć, potrzeba dwóch osób.
tournament-moved = Trwa już inna runda.
tournament-over = Turniej się skończył.
