# Lutecja.

title = Lutecja
example-card = karta młyn
example-rules = zasady łapówka; dokładny tekst: zasady L-PAY-2
example-contents = ludus rules lutece łapówka; dokładny tekst: ludus rules lutece L-PAY-2
gold-amount = { $count ->
    [one] { $count } sestercję
    [few] { $count } sestercje
   *[other] { $count } sestercji
}

## Stół

heading = Runda { $number } · { $step }
lead = zaczyna: { $who }
step-bids = Licytacja
step-bribes = Łapówki
step-purchase = Kupowanie
step-legion = Legiony
step-attach = Czeladnik
step-over = Koniec gry
row-characters = Postacie · w talii { $count }
row-locations = Miejsca · w talii { $count }
column-left = lewa
column-right = prawa
points-short = PZ
total = razem
part-majority = Większości
part-prestige = Prestiż
part-influence = Wpływ
part-fortune = Fortuna
legend = Znaki: 2¤ koszt, +1¤ sestercje na karcie, Ch El … zasoby, t5 talent, PZ punkty, ▒ zakryta karta, ¤3 łapówka, +3 dochód, … ma odpowiedzieć, ✓ gotowe, 4* większość, (+1) czeladnicy, I–IV części wyniku.
podium = Siła:
resource-bread = chleb
resource-potion = eliksir
resource-gladius = gladius
resource-beer = piwo
family-yellow = żółta
family-green = zielona
family-blue = niebieska
family-orange = pomarańczowa
family-red = czerwona
family-purple = fioletowa
family-neutral = neutralna

## Co daje karta, tak krótko jak na karcie

brings-apprentice = kopiuje
brings-legionnaire = { $points } PZ lub +{ $bribe }
brings-per-unit = 1 PZ/{ $resource }
brings-per-family = { $points } PZ +1/{ $family }
brings-per-roman = { $points } PZ +1/rzymskie
brings-market = { $points } PZ: { $resources }

## Szukanie karty

kind-character = postać
kind-location = miejsce
column-card = karta
column-cost = koszt
column-brings = daje
column-players = gracze
column-does = działanie
card-facts = { $row }, rodzina { $family }, koszt { $cost }, { $copies ->
    [one] { $copies } karta.
    [few] { $copies } karty.
   *[other] { $copies } kart.
}
does-produce = Daje swój zasób, dopóki ją masz; najwyższy talent (t) rozstrzyga remisy o większość.
does-apprentice = Trafia pod jedną z twoich postaci z zasobem i daje jeszcze jedną jednostkę tego zasobu.
does-legionnaire = { $points } PZ na koniec. Albo, gdy karta jest sporna, opuszcza grę i dodaje { $bribe } do łapówki jednego z licytujących.
does-per-unit = Na koniec: 1 PZ za każdą jednostkę zasobu, który masz: { $resource }.
does-per-family = Na koniec: { $points } PZ i 1 PZ za każdą twoją kartę tej samej rodziny ({ $family }), także za nią samą.
does-per-roman = Na koniec: { $points } PZ i 1 PZ za każde twoje miejsce z wpływami rzymskimi.
does-market = { $points } PZ na koniec, jeśli wydasz wymagane zasoby; każda jednostka służy tylko jednej karcie Bazaru.
does-pay = Przy zakupie: { $gold ->
    [0] 1 sestercja za każdą jednostkę zasobu, który masz: { $resource }.
   *[other] sestercje: { $gold } i jeszcze 1 za każdą jednostkę zasobu, który masz: { $resource }.
}
does-roman = Wpływy rzymskie.

## O co chodzi i co można wpisać

revenue = dochód (+{ $gold })
priced = { $card }, koszt { $cost }
ask-bids = Wybierz dwie karty, najpierw lewą.
how-bids = Wpisz ich litery lub cyfry, na przykład a 2; g to dochód (+{ $gold }).
ask-bribes = Podbijasz łapówkę czy zgadzasz się iść dalej? Lewa: { $left }. Prawa: { $right }. W sakiewce: { $purse }.
how-bribes = l 2 kładzie 2 na lewej karcie na stałe, p 1 kładzie 1 na prawej, ok to zgoda. Dopóki inni odpowiadają, możesz jeszcze podbić.
ask-legion = { $card }: karta sporna. Wysłać Legion, aby kogoś wesprzeć, czy pasować? Masz { $count }.
ask-attach = Pod którą postać trafia { $card }?
choices-bids = Dowolne dwie z tych liter i cyfr, a także g, czyli dochód (+{ $gold }), który masz dwa razy. Możliwych par: { $count }. Pierwsza karta leży po lewej. Na przykład: a 2, g b, g g.
choices-raise = połóż sestercje na { $place ->
    [left] lewej
   *[right] prawej
} karcie: { $card }
explain-bid = licytuj: { $left } i { $right }
explain-agree = zgódź się iść dalej
explain-raise = połóż { $gold } na { $place ->
    [left] lewej
   *[right] prawej
} karcie
explain-pass = nie wysyłaj Legionu
explain-support = { $own ->
    [yes] wyślij Legion we własnej sprawie
   *[no] wyślij Legion i wesprzyj: { $bidder }
}
explain-attach = połóż Czeladnika pod kartą: { $host }
more-bid = Lewa: { $card }. A prawa? (u cofa)
more-raise = Na której karcie i ile? Na przykład: l 2.
more-place = { $count } na której karcie: l (lewej) czy p (prawej)? (u cofa)
more-gold = Ile na { $place ->
    [left] lewej
   *[right] prawej
} karcie? W sakiewce: { $purse }. (u cofa)
unclear-bid = Wpisz dwie karty, najpierw lewą, na przykład a 2; g to dochód. Polecenie lista je pokaże.
unclear-bribe = Wpisz l i kwotę dla lewej karty, p i kwotę dla prawej albo ok, aby się zgodzić.
unclear-place = { $word } może oznaczać stronę albo kartę: wpisz całe słowo lewa lub prawa.
unclear-gold = Połóż naraz od 1 do { $most }.
unclear-legion = Wpisz numer lub imię gracza albo pas.
unclear-host = Wpisz numer postaci.
words-bid = licytuj, bid
words-revenue = g, r, dochód, revenue
words-agree = ok, zgoda, z, agree, pas, pass
words-raise = podbij, połóż, raise, bribe
words-left = l, lewa, left
words-right = p, prawa, r, right
words-pass = pas, p, pass, ok
words-support = wesprzyj, dla, support
words-attach = pod, attach

## Dlaczego nie

refusal-no-such-action = Nie ma takiej odpowiedzi ({ $action }): wybierz jedną z proponowanych.
refusal-no-such-seat = Nikt nie siedzi na miejscu { $seat }: wybierz kogoś przy tym stole.
refusal-game-over = Gra jest skończona: nie ma już pytań.
refusal-not-asked-now = Teraz pytanie jest inne: { $step }.
refusal-slot-not-in-play = { $slot } nie bierze udziału w grze przy tak małej liczbie graczy: wybierz pole, na którym leży karta.
refusal-same-slot-twice = Masz tylko jedną kartę { $slot }: wybierz dwie różne.
refusal-more-than-the-purse = Nie możesz położyć { $gold }: w sakiewce masz { $purse } i więcej nie położysz.
refusal-not-a-bidder = { $seat }: nie licytuje tej karty; Legion może wesprzeć tylko kogoś, kto ją licytuje.
refusal-not-your-character = { $card }: to nie twoja karta; wybierz jedną ze swoich postaci.
refusal-not-a-host = { $card } nie ma zasobu do skopiowania: wybierz postać, która daje zasób.
refusal-bid-is-final = Twoje dwie karty leżą już na stole i tam zostają: znów wybierzesz w następnej rundzie.
refusal-purse-is-empty = Twoja sakiewka jest pusta: bez sestercji nie ma czego położyć i zgadzasz się.
refusal-already-agreed = Zgoda już padła; odpowiesz znowu, jeśli ktoś podbije, i nadal możesz podbić.
refusal-not-your-apprentice = Ten Czeladnik nie jest twój: układa go ten, kto go kupił.
refusal-no-legionnaire = Nie masz Legionu: żeby kogoś wesprzeć, potrzebny jest własny.
refusal-already-passed = Już po twoim pasie; odpowiesz znowu, jeśli ktoś wyśle Legion.

## Co się dzieje

event-round-began = Runda { $number }; zaczyna: { $who }.
event-cards-offered = Na sprzedaż: { $cards }.
event-bid-placed = { $mark } Kładziesz: { $left } i { $right }.
event-bids-placed = Dwie zakryte karty: { $people }.
event-bribe-raised = { $you ->
    [yes] { $mark } Kładziesz { $gold } na { $place ->
        [left] lewej
       *[right] prawej
    } karcie.
   *[no] { $who } kładzie { $gold } na { $place ->
        [left] lewej
       *[right] prawej
    } karcie.
}
event-agreed = Zgoda: { $people }.
event-bids-revealed = Odkryte karty: { $bids }
bids-of = { $who } { $left } i { $right }
event-revenue-taken = { $you ->
    [yes] { $mark } Bierzesz { $gold } dochodu.
   *[no] { $who } bierze { $gold } dochodu.
}
event-contest-began = Karta sporna { $slot }: { $card }.
event-legionnaire-played = { $own ->
    [yes] { $you ->
        [yes] { $mark } Wysyłasz Legion we własnej sprawie.
       *[no] { $who } wysyła Legion we własnej sprawie.
    }
   *[no] { $you ->
        [yes] { $mark } Wysyłasz Legion. Wsparcie dostaje: { $bidder }.
       *[no] { $who } wysyła Legion. Wsparcie dostaje: { $bidder }.
    }
}
event-passed = Bez Legionu: { $people }.
event-contest-won = { $you ->
    [yes] { $mark } Wygrywasz z siłą { $strength }.
   *[no] { $who } wygrywa z siłą { $strength }.
}
event-contest-tied = Remis: { $slot } { $card } opuszcza grę.
event-bribes-returned = Zwrot: { $sums }.
event-card-acquired = { $you ->
    [yes] { $mark } Kupujesz: { $card } za { $gold }
   *[no] { $who } kupuje: { $card } za { $gold }
}{ $bribe ->
    [0] .
   *[other] , łapówka { $bribe }.
}
event-cost-unpaid = { $you ->
    [yes] { $mark } Nie możesz zapłacić (koszt { $cost }): { $card } opuszcza grę
   *[no] { $who } nie może zapłacić (koszt { $cost }): { $card } opuszcza grę
}{ $bribe ->
    [0] .
   *[other] , łapówka { $bribe } przepada.
}
event-coins-taken = Sestercje z karty: { $count }.
event-bribe-lost = { $you ->
    [yes] { $mark } Twoja łapówka przepada: { $count }.
   *[no] { $who } traci łapówkę: { $count }.
}
event-apprentice-attached = { $card } trafia pod kartę: { $host }.
event-apprentice-waits = { $card } czeka na postać z zasobem.
event-effect-gained = { $card } przynosi { $gold }.
event-cards-valued = Na każdą pozostałą kartę kładziemy { $gold }.
ended-characters = Skończyły się postacie: koniec gry.
ended-locations = Skończyły się miejsca: koniec gry.
ended-rounds = Ostatnia runda rozegrana: koniec gry.
ended-tied = Przy równych punktach decydują sestercje, potem liczba kart.

## Dlaczego odpowiedź jest dobra

reason-majority = Większość ({ $about }) w { $mean } wyobrażonych gier; po innych odpowiedziach w { $other }.
reason-card = Zdobywasz kartę { $about } w { $mean } wyobrażonych gier; po innych odpowiedziach w { $other }.
reason-card-denied = Inni zdobywają kartę { $about } tylko w { $mean } wyobrażonych gier; po innych odpowiedziach w { $other }.
reason-contest = Ryzyko: w { $mean } z nich inni też licytują kartę { $about }.

## Targ w przeglądarce: co stoi na kartach

card-talent = talent { $talent }
card-apprentice = Pod postacią: +1 jej zasobu
card-apprentice-small = +1 zasobu postaci
card-legionnaire = Raz +{ $bribe } do łapówki albo { $points } PZ
card-legionnaire-small = { $points } PZ albo raz +{ $bribe }
card-per-unit = 1 PZ za { $good ->
    [beer] każde
   *[other] każdy
} { $name }
card-per-family = { $points } PZ, +1 za kartę { $good ->
    [bread] Chleba
    [potion] Eliksiru
    [gladius] Gladiusa
    [beer] Piwa
   *[other] { $name }
}
card-per-roman = { $points } PZ, +1 za miejsce z wpływami rzymskimi
card-per-roman-small = { $points } PZ, +1 za rzymskie
card-market = { $points } PZ za
card-pay = Od razu { $gold ->
    [0] 1 sesterc. za { $name }
   *[other] { $gold } sesterc., +1 za { $name }
}
card-pay-small = { $gold ->
    [0] 1 sesterc. za { $name }
   *[other] { $gold } sest., +1 za { $name }
}
family-copies = kopiuje
family-influence = Wpływ

## Targ w przeglądarce: miejsca i ludzie

phase-offers = Na sprzedaż
phase-bids = Licytacja
phase-bribes = Łapówki
phase-purchase = Kupowanie
phase-valuation = Wartość
pile-character = postacie
pile-location = miejsca
pile-holds = Jeszcze niewidziane: { $cards }.
piles-left = W taliach: postacie { $characters }, miejsca { $locations }
place-left = Lewa
place-right = Prawa
place-touch = dotknij karty na targu
tag-left = po lewej
tag-right = po prawej
only-you = widzisz to tylko ty
slot-contested = sporna
slot-empty = nic tu nie leży
slot-bought = kupuje
slot-burnt = nie płaci
slot-out = odchodzi
fate-bought = { $you ->
    [yes] { $mark } Kupujesz: { $card } za { $gold }
   *[no] { $who } kupuje: { $card } za { $gold }
}
fate-tied = remis: { $card } odchodzi z gry
fate-unpaid = { $you ->
    [yes] { $mark } Nie stać cię na { $cost }: { $card } odchodzi
   *[no] { $who } nie ma { $cost }: { $card } odchodzi
}
state-thinks = myśli
state-laid = karty leżą
state-agrees = zgoda
state-legion = Legion?
state-attach = wybiera
cards-owned = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
coins-word = { $count ->
    [one] sestercja
    [few] sestercje
   *[other] sestercji
}
purse-of = ma { $gold }
points-today = punktów teraz
to-you = dla ciebie: { $points }
lead-shared = wspólna dla { $count }
part-majority-how = I: najwięcej zasobu daje 10, najmniej nic, wszyscy pomiędzy 4; remis rozstrzyga najwyższy talent.
part-prestige-how = II: co twoje rzymskie miejsca dają za twoje zasoby i karty.
part-influence-how = III: Legiony, Statuy i Bazary, na które masz zasoby.
part-fortune-how = IV: jeden punkt za każde { $coins } sestercje w sakiewce.
fortune-rate = 1 za { $coins } sestercje

## Targ w przeglądarce: o co chodzi teraz

prompt-bids = { $left ->
    [1] Jeszcze jedna karta, potem połóż obie.
   *[other] Wybierz dwie karty, najpierw lewą.
}
prompt-bids-ready = Położyć te dwie? Już tak zostaną.
prompt-bids-missing = { $left ->
    [1] jeszcze jedna karta
   *[other] jeszcze dwie karty
}
verb-lay-pays = nikt ich jeszcze nie widzi
revenue-name = Dochód
revenue-gives = +{ $gold } sestercje
places-none = W sakiewce { $purse }: wybierz dwie karty albo dochód.
places-keep = W sakiewce { $purse }: po zakupie zostaje { $gold }.
places-dear = W sakiewce { $purse }, a kosztują { $cost }: na obie cię nie stać.
places-dear-one = W sakiewce { $purse }, a kosztuje { $cost }: nie stać cię.
places-coins = I { $gold }, jeśli ją zdobędziesz: tyle leży na karcie.
places-laid = Twoje dwie karty leżą zakryte.
square-bids = Karty położyło { $laid } z { $all }.
square-bribes = Zgadza się { $agreed } z { $all }.
square-over = Targ zamknięty.
square-quiet = Karty odkryte: pole po polu, kto co dostaje.
prompt-bribes = Podbijasz czy odkrywamy karty?
prompt-bribes-why = { $count ->
    [0] Wszyscy inni się zgadzają. Podbicie pyta wszystkich od nowa.
    [1] { $people } jeszcze myśli. Podbicie pyta wszystkich od nowa.
   *[other] Myślą jeszcze rywale: { $count }. Podbicie pyta wszystkich od nowa.
}
prompt-bribes-keep = Zostaje ci { $gold }. Po podbiciu wszyscy odpowiadają od nowa.
prompt-bribes-auto = Twoje polecenie zaraz odpowie.
prompt-bribes-burn = Nie będzie cię już stać na: { $cards }.
verb-raise = Połóż { $gold } po { $place ->
    [left] lewej
   *[right] prawej
}
verb-raise-both = Połóż { $left } po lewej, { $right } po prawej
verb-raise-pays = na stałe
raise-after = Zgadzasz się. Dopóki inni myślą, możesz jeszcze podbić.
bribe-keeps = { $more ->
    [0] { $lies ->
        [0] Nic tam nie leży.
       *[other] Leży tam { $lies }.
    }
   *[other] { $lies ->
        [0] Kładziesz { $more }.
       *[other] Leży tam { $lies }, dokładasz { $more }.
    }
}
    { $card } kosztuje { $cost }: zostaje ci { $gold }.
bribe-revenue = { $gold ->
    [0] Nic nie płacisz i jeszcze nic nie tracisz.
   *[other] Nic nie płacisz. Te { $gold } to blef: przepadną po odkryciu kart.
}
bribe-no-gold = Sakiewka pusta: zgadzasz się.
bribe-agreed = Zgadzasz się. Jeśli ktoś podbije, odpowiesz od nowa i też możesz podbić.
bribe-woken = { $who } dokłada { $gold }: twoja zgoda przepada.
bribe-last = { $slot } { $card } kosztuje { $cost }: po dołożeniu 1, po lewej czy prawej, nie będzie cię na nią stać.
bribe-unpayable = Zostaje ci { $keeps }, { $slot } { $card } kosztuje { $cost }: wygrana odejdzie z gry razem z łapówką.
bribe-unpayable-both = Po zakupie { $other } zostaje ci { $keeps }, a { $slot } { $card } kosztuje { $cost }: wygrana odejdzie z gry.
agreeing = zgadza się { $count } z { $all }
auto-name = Wyrównuj
auto-left = Wyrównuj do rywali po lewej, najwyżej do
auto-right = Wyrównuj do rywali po prawej, najwyżej do
auto-on = wyrównuje do rywali, najwyżej do { $gold }
auto-how = Stałe polecenie: kładzie tyle, co najhojniejszy rywal, najwyżej do tej kwoty, potem się zgadza. Nigdy tyle, by nie stać cię było na karty.
prompt-legion = { $you ->
    [yes] { $card } na { $slot }: prowadzisz z { $strength }. Wysłać Legion?
   *[no] { $card } na { $slot }: { $who } prowadzi z { $strength }. Wysłać Legion?
}
prompt-legion-small = { $you ->
    [yes] Prowadzisz z { $strength }. Wysłać Legion?
   *[no] { $who } prowadzi z { $strength }. Legion?
}
prompt-legion-tie = { $card } na { $slot }: remis { $score }. Wysłać Legion?
prompt-legion-tie-small = Remis { $score }. Wysłać Legion?
prompt-legion-how = Dotknij gracza, któremu ma pomóc. Odchodzi z gry, nawet gdy przegrasz.
chip-legion = { $you ->
    [yes] Legion dla ciebie
   *[no] Legion dla: { $who }
}
verb-pass = Pas
verb-legion = Wyślij Legion: { $score }
legion-name = Legion
legion-leaves = odchodzi z gry, nawet gdy przegrasz
score = { $first } do { $second }
outlook-now = Bez Legionów: { $what }.
outlook-with = Z Legionem: { $what }.
outlook-wins = { $you ->
    [yes] płacisz { $gold } + { $cost }
   *[no] { $who } płaci { $gold } + { $cost }
}
outlook-tie = remis, { $card } odchodzi
outlook-back = Odzyskasz { $gold } i dostaniesz { $more } więcej.
attach-ask = Pod którą postać trafia { $card }?
attach-how = Możliwe postacie są obwiedzione na dole.
attach-how-phone = Dotknij postaci, pod którą trafi.
attach-waits = { $who } wybiera postać dla Czeladnika.
verb-attach = { $host }: { $name } { $units }
verb-attach-none = Pod postać
verb-attach-missing = wybierz postać

## Targ w przeglądarce: arkusze

sheet-majorities = Większości zasobów
sheet-owner = należy do
sheet-worth = daje teraz
rank-most = większość
rank-middle = pomiędzy
rank-least = mniejszość
rank = { $place }.
asked-apprentice-1 = Bez postaci, do której mógłby trafić, czeka; przyjmie go następna, którą kupisz.
asked-legionnaire-1 = Możesz nim wesprzeć kogokolwiek, nawet gdy tej karty nie licytujesz.
asked-tavern-1 = Liczy się Piwo, które masz w chwili zakupu.
asked-market-1 = Każda jednostka służy jednemu Bazarowi; najlepszy podział znajdujemy za ciebie.
event-bribe-returned = { $gold ->
    [0] { $you ->
        [yes] { $mark } Dostajesz { $more } odszkodowania.
       *[no] { $who } dostaje { $more } odszkodowania.
    }
   *[other] { $you ->
        [yes] { $mark } Odzyskujesz { $gold } i dostajesz { $more } więcej.
       *[no] { $who } odzyskuje { $gold } i dostaje { $more } więcej.
    }
}
