# Fortuna.

title = Fortuna
example-card = karta żniwa
example-rules = zasady podatek; dokładny tekst: zasady F-TAX-2
example-contents = ludus rules fortuna podatek; dokładny tekst: ludus rules fortuna F-TAX-2

## Stół

heading = { $number ->
    [0] Przygotowanie
   *[other] Runda { $number }
} · { $step }
podium = Podium: { $people }
step-draft = Wybór kart
step-lock = Pierwsza zakryta karta
step-card = Karta akcji
step-exec = Akcja
step-roll = Wcześniejszy rzut
step-gift = Rodzina
step-swap = Wymiana
step-mil = Potęga militarna
step-dice = Kości
step-favor = Łaska cesarza
step-tokens = Żetony
step-flip = Zakrycie łaski
step-draw = Dobieranie
step-keep = Karty przywilejów
step-end = Koniec tury
step-palace = Pałac Cezara
step-over = Koniec gry
colour-blue = niebieska
colour-gray = szara
colour-orange = pomarańczowa
colour-violet = fioletowa
good-water = woda
good-wheat = zboże
good-wine = wino
good-vestals = westalki
good-centurions = centurioni
good-dice = kości
good-aqueduct = woda z Akweduktu
piece-water = woda
piece-wheat = zboże
piece-wine = wino
piece-money = pieniądze
piece-vestal = westalka
piece-centurion = centurion
piece-die = kość
place-reservoir = zbiornik
place-aqueduct = Akwedukt
column-money = ¤
column-water = woda
column-wheat = zboże
column-wine = wino
column-vestals = west.
column-centurions = cent.
column-dice = kości
column-married = ślub
column-cards = przyw.
column-buildings = budynki
empty-side = nikt
open-cards = do wyboru
rolled = kości: { $dice }
hand = Twoje karty przywilejów: { $cards }
palace-seen = Karty Pałacu, które znasz: { $cards }
supply = Zasoby: { $goods }; żetony { $tokens }
supply-buildings = Pozostałe budynki: { $buildings }
supply-cards = Karty przywilejów: { $pile } w talii, { $palace } w Pałacu, odrzucone: { $discards }
hidden-card = karta
part-squares = Pola
part-privileges = Przywileje
total = razem
outside-rome = poza Rzymem
legend = Znaki: | brama Rzymu, ▒ karta zakryta, ● żeton, ∞ małżeństwo, ¤ pieniądze, 1+1 woda w zbiorniku i w Akwedukcie.

## Karty

effect-pieces = 1 westalka albo 1 centurion
effect-cubes = 1 { $cube } i 1 dowolny zasób
effect-step = 1 krok do Rzymu
costs = Koszt { $cost }. { $does }
does-water-supply = 2 wody do zbiornika.
does-harvest = 2 zboża i po 1 więcej za każdą oddaną wodę.
does-vintage = 2 wina i po 1 więcej za każdą oddaną wodę.
does-wheat-trade = Sprzedaj zboże po 2, z Targiem po 3.
does-wine-trade = Sprzedaj wino po 3, z Targiem po 4.
does-enlist-centurions = Kup centurionów za 1, 2 i 3, zależnie od miejsca.
does-hire-vestals = Kup westalki za 1, 3 i 5, zależnie od miejsca.
does-religious-ceremony = Oddaj westalkę za kość.
does-family = Ślub za 3; po ślubie: zboże, wino albo 3 monety, a kośćmi można rzucić wcześniej.
does-construction = Zbuduj jeden budynek.
does-corruption = 2 monety; albo zapłać 1 i wykonaj kartę innej krawędzi.
does-fortuna = 1 krok; jej posiadacz jest pierwszy w następnej rundzie.
does-favor-1 = 1 woda: 1 krok.
does-favor-2 = 1 lub 2 wina: krok za każde.
does-favor-3 = 1 lub 2 zboża: krok za każde.
does-favor-4 = 1 do 3 centurionów: krok za każdego.
does-favor-5 = W małżeństwie: 1 krok, z Pałacem 2.
does-favor-6 = Krok za każdą westalkę; zostają.
does-market = O 1 monetę więcej za każdą sprzedaną sztukę.
does-aqueduct = Mieści 1 wodę, uzupełnianą na początku tury.
does-palace = Wymaga małżeństwa. 2 kroki przy łasce 5.
does-basilica = Zatrzymaj drugą kartę przywileju.

## Pytania

ask-draft = Którą kartę akcji bierzesz?
ask-lock = Którą ze swoich kart zakrywasz?
ask-card = Którą kartę wybierasz?
ask-exec = { $card }: jak?
ask-roll = Rzucić kośćmi teraz, przed wyborem?
ask-gift = Co bierzesz?
ask-swap = Co bierzesz za kartę { $card }?
ask-mil = Oddać centuriona, aby wykonać kartę?
ask-favor = Jak zdobywasz łaskę cesarza?
ask-flip = Zakryć jeszcze jedną kartę łaski?
ask-keep = Którą kartę zatrzymujesz?
ask-end = Zagrać kartę przywileju czy zakończyć turę?
ask-palace = Którą kartę Pałacu zatrzymujesz?
how-many = Wpisz liczbę od 1 do { $count } albo początek odpowiedzi; lista pokazuje wszystkie.
unclear = To nie wskazuje jednej odpowiedzi: wpisz liczbę od 1 do { $count }.
answer-skip = nie wykonuj
answer-go = wykonaj
answer-go-with = oddaj wodę: { $reservoir } zbiornik, { $aqueduct } Akwedukt
answer-sell = sprzedaj { $number }
answer-buy = kup { $number }
answer-marry = weź ślub za { $cost }
answer-build = { $building } za { $cost }
answer-take-two = weź { $number } monety
answer-bribe = przekup { $side }: { $card }
answer-roll-now = rzuć teraz
answer-later = później
answer-gift = { $kind }
answer-swap = { $side }: { $card }
answer-nothing = nic
answer-favor-place = { $favor }: { $place }
answer-favor-goods = { $favor }: oddaj { $number }
answer-pay-tax = zapłać podatek
answer-flip = zakryj { $favor }
answer-end-turn = zakończ turę
answer-play-for = zagraj { $card }: { $kind }
answer-play = zagraj { $card }
answer-keep = zatrzymaj { $cards }

## Dlaczego nie

refusal-no-such-action = Nie ma takiej odpowiedzi ({ $action }): wybierz jedną z proponowanych.
refusal-no-such-seat = Nikt nie siedzi na miejscu { $seat }: wybierz kogoś przy tym stole.
refusal-game-over = Gra jest skończona: nie ma już pytań.
refusal-not-your-turn = Teraz tura: { $seat }; poczekaj na swoją.
refusal-not-asked-now = Teraz pytanie jest inne: { $step }.
refusal-card-not-on-your-side = Karta { $card } nie leży przy twojej krawędzi: wybierz taką, która tam leży.
refusal-card-already-taken = Karta { $card } jest już wzięta: wybierz taką, która jeszcze leży.
refusal-card-not-there = Karta { $card } tam nie leży: wybierz kartę tej krawędzi.
refusal-card-is-face-down = Karta { $card } jest zakryta, więc zablokowana: wybierz odkrytą.
refusal-card-cannot-be-executed = Karty { $card } nie można teraz wykonać: nic by nie zmieniła albo nie masz na jej koszt.
refusal-already-paid-for = Karta { $card } jest opłacona: teraz trzeba ją wykonać.
refusal-not-this-card = Kartę { $card } wykonuje się inaczej: wybierz jedną z jej odpowiedzi.
refusal-not-enough-water = Masz wodę: zbiornik { $reservoir }, Akwedukt { $aqueduct }; więcej nie oddasz.
refusal-supply-too-small = W zasobach jest tylko { $supply }: więcej nie weźmiesz.
refusal-supply-is-empty = W zasobach już nie ma ({ $kind }): ktoś musi najpierw coś oddać.
refusal-not-enough-goods = Potrzeba { $number }, a masz { $own }.
refusal-not-enough-money = Kosztuje { $cost }, masz { $money }.
refusal-no-free-slot = Nie ma wolnego miejsca ({ $kind }): masz już tyle, ile wolno.
refusal-already-married = Jesteś już po ślubie, raz na zawsze: teraz Rodzina daje zboże, wino albo monety.
refusal-not-married = Jeszcze bez ślubu: najpierw weź ślub kartą Rodzina.
refusal-already-built = { $building }: taki budynek już masz; zbuduj coś innego rodzaju.
refusal-no-place-to-build = Masz już { $most } budynki: więcej się w prowincji nie zmieści.
refusal-pile-is-empty = { $building }: nie ma już żadnej karty; zbuduj coś innego rodzaju.
refusal-palace-is-reached = Jesteś w Pałacu Cezara: tu kończy się droga i nie ma już kroków.
refusal-no-vestal = Nie masz westalki: potrzebna jest jedna, z Przyjęcia westalek albo z karty A.
refusal-no-centurion = Nie masz centuriona: potrzebny jest jeden, z Zaciągu centurionów albo z karty A.
refusal-a-favor-is-open = Łaska twojej kości jest odkryta: użyj jej albo zapłać podatek.
refusal-no-favor-is-open = Wszystkie łaski twojej kości są zakryte: bez podatku, graj dalej bez łaski.
refusal-a-favor-must-be-used = Odkryte są tylko łaski 5 i 6, a możesz jednej użyć: musisz.
refusal-favor-is-face-down = Łaska { $favor } jest zakryta do końca rundy: wybierz odkrytą.
refusal-favor-bears-tokens = Na łasce { $favor } leżą żetony ({ $tokens }): wybierz taką, która ich nie ma.
refusal-no-die-reaches-it = Łaska { $favor } wymaga na kości co najmniej { $favor }: twoja najwyższa pokazuje { $die }.
refusal-no-water-there = Nie ma tam wody ({ $place }): ta łaska wymaga jednej.
refusal-not-that-many = Nie można oddać { $number }: oddaj najwyżej { $most }.
refusal-beyond-the-palace = Do Pałacu jest mniej niż { $number } kroków: oddaj mniej.
refusal-card-not-in-hand = { $card }: nie masz tej karty; zagraj jedną ze swoich.
refusal-kept-to-the-end = { $card } daje punkty: zostaje do końca.
refusal-card-gives-a-step = { $card } daje krok i nic innego: zagraj ją bez wyboru.
refusal-step-card-already-played = Kart kroku na rundę: { $limit }; następną zagraj w następnej rundzie.
refusal-vestal-or-centurion = { $card }: wybierz westalkę albo centuriona.
refusal-card-gives-cubes = { $card } daje dwa zasoby: wybierz wodę, zboże albo wino.
refusal-no-cube-left = Nie ma już wody, zboża ani wina: ktoś musi najpierw coś oddać.
refusal-choose-the-second-cube = { $card }: wybierz też drugi zasób.
refusal-card-not-among-them = { $card } nie jest wśród tych kart: zatrzymaj jedną z dobranych.
refusal-one-card-only = Tylko jedna karta, z Bazyliką czy bez: wybierz która.
refusal-no-basilica = Bez Bazyliki zostaje jedna karta: żeby zatrzymać dwie, zbuduj ją.

## Co się dzieje

event-round-began = Runda { $number }; pierwszy gracz: { $who }
event-turn-began = { $you ->
    [yes] zaczynasz
   *[no] zaczyna
} turę
event-card-drafted = { $you ->
    [yes] bierzesz
   *[no] bierze
} kartę { $card }
event-card-dealt = { $card } trafia na krawędź: { $side }
event-card-locked = { $you ->
    [yes] zakrywasz
   *[no] zakrywa
} kartę { $card }
event-aqueduct-filled = { $you ->
    [yes] napełniasz
   *[no] napełnia
} Akwedukt: +{ $number }
event-card-turned-up = { $you ->
    [yes] odkrywasz
   *[no] odkrywa
} kartę { $card }
event-card-chosen = { $you ->
    [yes] wybierasz
   *[no] wybiera
} kartę { $card }
event-action-skipped = { $you ->
    [yes] nie wykonujesz
   *[no] nie wykonuje
} jej
event-goods-taken = { $you ->
    [yes] bierzesz
   *[no] bierze
} { $goods }
event-goods-returned = { $you ->
    [yes] oddajesz
   *[no] oddaje
} { $goods }
event-money-taken = { $you ->
    [yes] dostajesz
   *[no] dostaje
} { $number } ¤{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } przepada)
}
event-money-paid = { $you ->
    [yes] płacisz
   *[no] płaci
} { $number } ¤
event-goods-sold = { $you ->
    [yes] sprzedajesz
   *[no] sprzedaje
} { $goods } za { $price } ¤
event-pieces-bought = { $you ->
    [yes] kupujesz
   *[no] kupuje
} { $goods } za { $cost } ¤
event-married = { $you ->
    [yes] bierzesz
   *[no] bierze
} ślub
event-built = { $you ->
    [yes] stawiasz
   *[no] stawia
} budynek { $building }
event-bribed = { $you ->
    [yes] dajesz
   *[no] daje
} łapówkę (krawędź { $side }): { $card }
event-cards-exchanged = { $you ->
    [yes] wymieniasz
   *[no] wymienia
} kartę { $given } na kartę { $taken } (krawędź { $side })
event-military-used = { $you ->
    [yes] używasz
   *[no] używa
} potęgi militarnej: { $card }
event-military-declined = { $you ->
    [yes] nie używasz
   *[no] nie używa
} potęgi militarnej
event-die-rolled = { $you ->
    [yes] rzucasz:
   *[no] rzuca:
} { $dice }
event-favor-used = { $you ->
    [yes] używasz
   *[no] używa
} łaski { $favor } (kość { $die }): { $number ->
    [one] { $number } krok
    [few] { $number } kroki
   *[other] { $number } kroków
}
event-no-favor = { $you ->
    [yes] nie używasz
   *[no] nie używa
} łaski (kość { $die })
event-tax-paid = { $you ->
    [yes] płacisz
   *[no] płaci
} { $number } ¤ podatku (kość { $die })
event-stepped-back = { $you ->
    [yes] nie masz
   *[no] nie ma
} na podatek (kość { $die }): cofnięcie na pole { $square }
event-approached = { $you ->
    [yes] idziesz
   *[no] idzie
} na pole { $square }
event-tokens-taken = { $you ->
    [yes] bierzesz
   *[no] bierze
} { $number ->
    [one] { $number } żeton
    [few] { $number } żetony
   *[other] { $number } żetonów
} z łaski { $favor }
event-favor-turned = { $you ->
    [yes] zakrywasz
   *[no] zakrywa
} łaskę { $favor }
event-nothing-turned = { $you ->
    [yes] nie zakrywasz
   *[no] nie zakrywa
} żadnej łaski
event-pile-shuffled = Odrzucone karty tworzą talię: { $number }
event-privilege-drawn = { $you ->
    [yes] dobierasz:
   *[no] dobiera:
} { $card }
event-privilege-kept = { $you ->
    [yes] zatrzymujesz:
   *[no] zatrzymuje:
} { $card }
event-privilege-discarded = { $you ->
    [yes] odrzucasz:
   *[no] odrzuca:
} { $card }
event-privilege-played = { $you ->
    [yes] zagrywasz:
   *[no] zagrywa:
} { $card }
event-palace-entered = { $you ->
    [yes] wchodzisz
   *[no] wchodzi
} do Pałacu Cezara jako { $number }. osoba
event-privilege-laid-aside = { $you ->
    [yes] odkładasz
   *[no] odkłada
} na bok: { $card }
event-palace-card-taken = { $you ->
    [yes] bierzesz
   *[no] bierze
} z Pałacu: { $card }
event-podium-set = { $you ->
    [yes] jesteś
   *[no] jest
} na miejscu { $number } na Podium
event-token-placed = { $favor }: { $number ->
    [one] { $number } żeton
    [few] { $number } żetony
   *[other] { $number } żetonów
}
event-favors-turned-up = Wszystkie łaski są znów odkryte
event-hand-revealed = { $you ->
    [yes] ujawniasz:
   *[no] ujawnia:
} { $card }
event-of = { $who } { $what }
ended-palace = Pałac Cezara osiągnięty: koniec gry.
ended-rounds = Rozegrano ostatnią rundę: koniec gry.
ended-tied = Przy równych punktach decydują pola, potem pieniądze, centurioni, westalki.

## Dlaczego odpowiedź jest dobra

reason-steps = Na końcu wyobrażonych gier dalej na drodze o { $more } kroku.
reason-rome = Wchodzisz do Rzymu w { $mean } wyobrażonych gier; po innych odpowiedziach w { $other }.
reason-married = Bierzesz ślub w { $mean } wyobrażonych gier; po innych odpowiedziach w { $other }.
reason-building = Budujesz: { $about } – w { $mean } wyobrażonych gier; po innych odpowiedziach w { $other }.
reason-goods = Na koniec twojej tury masz średnio o { $more } więcej: { $about }.

## Stół w przeglądarce

goods-water = { $count ->
    [one] { $count } wodę
    [few] { $count } wody
   *[other] { $count } wód
}
goods-aqueduct = { $count ->
    [one] { $count } wodę z Akweduktu
    [few] { $count } wody z Akweduktu
   *[other] { $count } wód z Akweduktu
}
goods-wheat = { $count ->
    [one] { $count } zboże
    [few] { $count } zboża
   *[other] { $count } zbóż
}
goods-wine = { $count ->
    [one] { $count } wino
    [few] { $count } wina
   *[other] { $count } win
}
goods-vestals = { $count ->
    [one] { $count } westalkę
    [few] { $count } westalki
   *[other] { $count } westalek
}
goods-centurions = { $count ->
    [one] { $count } centuriona
    [few] { $count } centurionów
   *[other] { $count } centurionów
}
goods-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
}
goods-money = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[other] { $count } monet
}
goods-square = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
goods-draw = dobierz { $draws }, zatrzymaj { $keeps }
card-water-supply = Weź { $gain } wody do zbiornika
card-harvest = { $gain } zboża i { $more } więcej za każdą oddaną wodę
card-vintage = { $gain } wina i { $more } więcej za każdą oddaną wodę
card-wheat-trade = Sprzedaj zboże po { $price }, z Targiem o { $more } więcej
card-wine-trade = Sprzedaj wino po { $price }, z Targiem o { $more } więcej
card-enlist-centurions = Kup do { $most } centurionów; miejsca po { $prices }
card-hire-vestals = Kup do { $most } westalek; miejsca po { $prices }
card-religious-ceremony = Oddaj { $cost } westalkę, weź { $gain } kość na stałe
card-family = Ślub za { $cost }. Po ślubie: zboże, wino lub { $gain } monety
card-construction = Zbuduj jeden budynek i zapłać jego cenę
card-corruption = Weź { $gain } monety lub za { $cost } wykonaj kartę innej krawędzi
card-fortuna = { $gain } krok. Kto ją ma, zaczyna następną rundę
tile-each = po +{ $steps }
tile-step = { $steps ->
    [one] +{ $steps } krok
    [few] +{ $steps } kroki
   *[other] +{ $steps } kroków
}
tile-married = ślub
tile-kept = zostają
tile-used = użyta
tile-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
}
side-of = { $who }: karty
side-mine = Twoja krawędź
side-empty = Wolna krawędź
side-empty-why = zawsze odkryte, każdy może je wziąć
side-empty-short = zawsze odkryte
plate-on = pole
plate-outside = poza,
plate-hand = { $count ->
    [one] { $count } karta przywileju
    [few] { $count } karty przywilejów
   *[other] { $count } kart przywilejów
}
plate-married = po ślubie
when-later = gra po tobie
when-before = gra przed tobą
when-done = już po turze
when-now = gra teraz
tag-locked = zablokowana na rundę
tag-locked-short = zablokowana
tag-locked-mine = w następnej turze
tag-from-you = od ciebie
tag-to = → { $who }, odkryta
tag-to-short = → { $who }
tag-to-empty = na wolną krawędź
tag-empty-short = wolna
tag-to-you = do ciebie, w następnej turze
tag-swap-only = tylko do wymiany
tag-chosen = wybrana
tag-bribe = łapówka { $cost }: { $who }
tag-bribe-bank = łapówka { $cost }
podium-now = Ta runda
podium-next = Następna
podium-spoken = Kolejność w tej rundzie: { $now }. W następnej, na razie: { $next }.
rome-last = OSTATNIA RUNDA
rome-last-turn = twoja tura jest ostatnia
rome-marker = { $who } na polu { $square }
race-gate = Brama za { $steps }.
race-in-rome = Jesteś w Rzymie.
race-leads = { $you ->
    [yes] Prowadzisz:
   *[no] { $who } prowadzi:
} pole { $square }, { $steps } do pałacu.
race-last = { $you ->
    [yes] Jesteś
   *[no] { $who } jest
} w pałacu: gra kończy się z tą rundą.
race-outside = Przed bramą nie można wygrać.
race-first = { $you ->
    [yes] Zaczynasz
   *[no] { $who } zaczyna
} następną.
tray-title = Kości
tray-die = Kość { $value }
tray-rest = { $count ->
    [one] { $count } kość, rzut w fazie 4
    [few] { $count } kości, rzut w fazie 4
   *[other] { $count } kości, rzut w fazie 4
}
tray-of = Rzut: { $who }
tray-tax = Podatek
tray-none = Żadna
tray-none-die = kość { $die }: bez podatku
tray-no-step = { $gain }, bez kroku
tray-not-due = nie należy się
tray-not-free = łaska jest odkryta
cell-water = Woda
cell-wheat = Zboże
cell-wine = Wino
cell-centurions = Centurioni
cell-vestals = Westalki
cell-money = Monety: { $count } z { $most }
cell-left = zostało { $count }
cell-gate = brama za { $steps }
cell-points = teraz { $points } PZ
plot-price = { $count ->
    [one] { $building }, cena { $price }, został { $count }
    [few] { $building }, cena { $price }, zostały { $count }
   *[other] { $building }, cena { $price }, zostało { $count }
}
plot-built = { $building }, zbudowano
privileges-title = Przywileje
privileges-pile = talia { $count }
privileges-none = jeszcze brak
effect-step-card = { $steps } krok|do Rzymu, jedna taka karta na rundę
effect-piece-card = 1 westalka|lub 1 centurion, za darmo
effect-water-card = 1 woda|i 1 dowolny zasób
effect-wheat-card = 1 zboże|i 1 dowolny zasób
effect-wine-card = 1 wino|i 1 dowolny zasób
score-building = { $points } PZ|za { $number ->
    [1] budynek
    [few] { $number } budynki
   *[other] { $number } budynków
}
score-wheat = { $points } PZ|za { $number ->
    [1] zboże
    [few] { $number } zboża
   *[other] { $number } zbóż
}
score-centurion = { $points } PZ|za { $number ->
    [1] centuriona
    [few] { $number } centurionów
   *[other] { $number } centurionów
}
score-vestal = { $points } PZ|za { $number ->
    [1] westalkę
    [few] { $number } westalki
   *[other] { $number } westalek
}
score-water = { $points } PZ|za { $number ->
    [1] wodę
    [few] { $number } wody
   *[other] { $number } wód
}
score-wine = { $points } PZ|za { $number ->
    [1] wino
    [few] { $number } wina
   *[other] { $number } win
}
score-money = { $points } PZ|za { $number ->
    [1] monetę
    [few] { $number } monety
   *[other] { $number } monet
}
score-marriage = { $points } PZ|po ślubie
worth-now = teraz { $worth }
choice-keep = Dobrane karty
choice-draft = Karty do wyboru
q-draft = Weź jedną z tych kart na swoją krawędź.
q-lock = Której karty nikt nie weźmie przed twoją pierwszą turą?
q-card = Wybierz kartę: wykonaj ją, potem wymień.
q-exec = { $card }: wykonać czy tylko wymienić?
q-exec-paid = Karta { $card } jest opłacona: wykonaj ją.
q-water = { $card }: ile wody oddajesz?
q-sell = { $card }: ile sprzedajesz?
q-buy = { $card }: ile osób przyjmujesz?
q-build = Który budynek? Wybierz miejsce na dole.
q-corruption = Weź { $gain } albo wykonaj kartę innej krawędzi za { $cost }.
q-roll = Rzucić kośćmi teraz, przed wyborem?
q-gift = Co przynosi ci rodzina?
q-swap = Co bierzesz za kartę { $card }? Do wyboru: { $count }.
q-get = Dostajesz kartę { $taken }, w następnej turze.
q-give-later = { $who } dostaje odkrytą kartę { $given } i gra po tobie, w tej rundzie.
q-give-done = { $who } dostaje odkrytą kartę { $given }, ma już turę za sobą.
q-give-empty = Karta { $given } leży odkryta przy wolnej krawędzi.
q-mil = Centurion za jedną z dwóch odkrytych kart albo rzut kośćmi.
q-mil-none = Przed rzutem nic już nie zostało.
q-mil-used = Centurion za kartę: { $card }. Potem kości, bez cofania.
q-favor = Kość { $die } sięga łask od 1 do { $reach }. Wybierz łaskę.
q-favor-none = Kość { $die } nic nie daje: łaski użyte albo nie do opłacenia.
q-deliver = { $favor }: ile oddajesz?
q-picked = { $favor } z kością { $die }.
q-tax = Podatek: { $gain } i bez kroku.
q-none = Kość { $die } trafia na użyte łaski: bez kroku, bez podatku.
q-flip = Zaczynasz: możesz zakryć łaskę bez żetonu. Nikt jej w tej rundzie nie użyje.
q-keep = { $count ->
    [one] Zatrzymaj { $keeps } z { $count } karty.
    [few] Zatrzymaj { $keeps } z { $count } kart.
   *[other] Zatrzymaj { $keeps } z { $count } kart.
}
q-keep-two = Zatrzymaj jedną lub dwie z { $count } kart.
q-palace = Pałac Cezara: zatrzymaj jedną, reszta zostaje w pałacu zakryta.
q-end = Zagraj kartę przywileju albo zakończ turę.
q-end-none = Teraz nie ma czego zagrać: zakończ turę.
q-play = { $effect }. Potem wraca to samo pytanie.
q-play-what = { $effect }: który zasób?
q-gate = { $effect }: przez bramę do Rzymu, możesz wygrać.
v-draft = Weź kartę { $card }
v-lock = Zablokuj kartę { $card }
v-lock-why = nikt jej nie weźmie przed twoją turą
v-skip = Tylko wymień
v-skip-why = bez wykonania
v-go = Wykonaj: { $card }
v-go-it = Wykonaj
v-go-roll = Wykonaj i rzuć kośćmi
v-family = Wykonaj: Rodzina
v-family-why = zboże, wino lub monety
v-sell = Sprzedaj { $goods }
v-buy = Przyjmij { $goods }
v-marry = Ślub
v-take-two = Weź { $goods }
v-roll-now = Najpierw rzut
v-later = Wybierz bez rzutu
v-swap = Wymień: { $given } za { $taken }
v-roll = Rzuć { $count ->
    [one] { $count } kością
    [few] { $count } kośćmi
   *[other] { $count } kośćmi
}
v-final = bez cofania
v-deliver = Oddaj { $goods }
v-favor = Użyj: { $favor }
v-reservoir = Ze zbiornika
v-aqueduct = Z Akweduktu
v-tax = Zapłać podatek
v-back = Podatek bez monet
v-none = Żadna łaska
v-none-why = i bez podatku
v-flip = Zakryj: { $favor }
v-flip-why = { $who } jej nie użyje
v-flip-none = Nic nie zakrywaj
v-keep = Zatrzymaj { $number } z { $count }
v-play = Zagraj ją
v-hold = Zostaw ją
v-end = Zakończ turę
s-water = Oddaj wodę
s-aqueduct = Woda z Akweduktu
s-sell = Sprzedaj
s-buy = Przyjmij
chip-theirs = { $card } ({ $who })
chip-done = { $what }: { $gain }
chip-centurion = Centurion: { $card }
phase-water = Woda
phase-choose = wybór
phase-do = wykonanie
phase-swap = wymiana
phase-turn = zakrycie
phase-card = Karta
phase-mil = Centurion
phase-favor = Kości i łaska
phase-privileges = Przywileje
tale-line = { $who } { $what }.
tale-and = { $some } i { $last }
tale-quoted = „{ $text }”
tale-round = { $you ->
    [yes] Runda { $number }: zaczynasz.
   *[no] Runda { $number }: zaczyna { $who }.
}
tale-tokens = Dodatkowy żeton: { $favors }.
tale-dealt = Karty akcji są rozdane.
tale-shuffled = Odrzucone przywileje są potasowane w nową talię.
tale-draft = { $you ->
    [yes] bierzesz
   *[no] bierze
} kartę { $card }
tale-lock = { $you ->
    [yes] blokujesz
   *[no] blokuje
} kartę { $card }
tale-aqueduct = { $you ->
    [yes] napełniasz
   *[no] napełnia
} Akwedukt: { $goods }
tale-take = { $you ->
    [yes] bierzesz
   *[no] bierze
} { $goods }
tale-trade = { $you ->
    [yes] bierzesz
   *[no] bierze
} { $goods } za { $given }
tale-give = { $you ->
    [yes] oddajesz
   *[no] oddaje
} { $goods }
tale-sell = { $you ->
    [yes] sprzedajesz
   *[no] sprzedaje
} { $goods } za { $price }
tale-buy = { $you ->
    [yes] płacisz
   *[no] płaci
} { $price } za { $goods }
tale-marry = { $you ->
    [yes] bierzesz
   *[no] bierze
} ślub za { $price }
tale-build = { $you ->
    [yes] stawiasz
   *[no] stawia
} budynek { $building } za { $price }
tale-skip = { $you ->
    [yes] nie wykonujesz
   *[no] nie wykonuje
} karty { $card }
tale-bribe = { $you ->
    [yes] płacisz
   *[no] płaci
} { $price } za wykonanie karty { $card } ({ $them ->
    [yes] dostajesz ty
    [none] dostaje bank
   *[no] dostaje { $whom }
})
tale-swap = { $you ->
    [yes] wymieniasz
   *[no] wymienia
} kartę { $given } na kartę { $taken } { $them ->
    [yes] z tobą
    [none] z wolnej krawędzi
   *[no] ({ $whom })
}
tale-centurion = { $you ->
    [yes] oddajesz
   *[no] oddaje
} centuriona za kartę { $card }
tale-roll = { $you ->
    [yes] rzucasz:
   *[no] rzuca:
} { $dice }
tale-deliver = { $you ->
    [yes] oddajesz
   *[no] oddaje
} { $goods } ({ $favor }): { $start } → { $square }
tale-favor = { $you ->
    [yes] zyskujesz
   *[no] zyskuje
} łaskę { $favor }: { $start } → { $square }
tale-step = { $you ->
    [yes] idziesz
   *[no] idzie
} dalej: { $start } → { $square }
tale-none = { $you ->
    [yes] używasz
   *[no] używa
} kości { $die }: bez łaski, bez podatku
tale-tax = { $you ->
    [yes] płacisz
   *[no] płaci
} podatek: { $price }
tale-back = { $you ->
    [yes] nie masz
   *[no] nie ma
} na podatek: { $start } → { $square }
tale-draw = { $you ->
    [yes] dobierasz
   *[no] dobiera
} { $count ->
    [one] { $count } przywilej
    [few] { $count } przywileje
   *[other] { $count } przywilejów
}
tale-keep = { $you ->
    [yes] zatrzymujesz
   *[no] zatrzymuje
} { $cards }
tale-discard = { $you ->
    [yes] odrzucasz
   *[no] odrzuca
} { $cards }
tale-aside = { $you ->
    [yes] zostawiasz
   *[no] zostawia
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
} w pałacu
tale-palace-card = { $you ->
    [yes] bierzesz
   *[no] bierze
} { $cards } w pałacu
tale-enter = { $you ->
    [yes] wchodzisz
   *[no] wchodzi
} do Pałacu Cezara: to ostatnia runda
tale-flip = { $you ->
    [yes] zakrywasz
   *[no] zakrywa
} łaskę { $favor }
tale-play = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} przywilej { $card }
tale-reveal = { $you ->
    [yes] odkrywasz
   *[no] odkrywa
} { $cards }
tale-a-card = { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
}
sheet-action = karta akcji
sheet-on = przy krawędzi: { $who }
sheet-on-mine = przy twojej krawędzi
sheet-on-empty = przy wolnej krawędzi
sheet-locked = Zakryta: nikt jej nie weźmie przed następną turą właściciela.
sheet-open = Odkryta: można ją wziąć w wymianie.
sheet-privilege = karta przywileju
sheet-worth = Warta teraz
sheet-points = { $points } PZ
sheet-end = Trzymana do końca gry.
sheet-any-time = Można ją zagrać w dowolnej chwili swojej tury.
sheet-building = budynek
sheet-cost = Cena
sheet-left = Zostało
sheet-favor = łaska { $number }
sheet-tokens = Żetony
