# Chwała Rzymowi.

title = Chwała Rzymowi
example-card = karta termy
example-rules = zasady petycja; dokładny tekst: zasady G-THINK-1
example-contents = ludus rules gloire petycja; dokładny tekst: ludus rules gloire G-THINK-1

## Stół

heading = Tura { $number } · { $step }
led = prowadzący { $who }
column-influence = wpł.
column-hand = ręka
column-vault = skarb.
pool = Pula
sites = Place
town-and-out = miasto+za
stock = zapasy { $count }
clients = klienci { $count }/{ $limit }
piles = Stos { $deck } · Senatorowie { $senators }
short-rubble = Gr
short-wood = Dr
short-concrete = Be
short-brick = Ce
short-stone = Ka
short-marble = Ma
short-laborer = Rob
short-craftsman = Rze
short-architect = Arc
short-legionary = Leg
short-merchant = Kup
short-patron = Pat
senator-card = Senator
hidden-card = jedna karta
zone-pool = pula
zone-hand = ręka
zone-deck = stos
zone-stockpile = zapasy
active = działają: { $buildings }
vault = skarbiec: { $cards }
played = Zagrane karty: { $cards }
steps = Teraz: { $steps }
hand = Ręka
fountain-drawn = Karta z Fontanny: { $card }
fountain-held = Odłożona karta: { $card }
pool-cards = Pula: { $cards }
known = { $who }, pokazane karty: { $materials }
part-influence = Wpływy
part-vault = Skarbiec
part-bonus = Premie
part-statue = Posąg
part-wall = Mur
total = razem
legend = Znaki: { $materials }; 4+S karty na ręce i senator, 2/5 w skarbcu i jego limit, 3+2 place miejskie i podmiejskie, Świątynia 1/3 w budowie, * publiczny, † zabrany za Więzienie, · nic. W wierszu klientów liczba pod materiałem to klienci jego roli.
step-setup-card = Pierwsza karta
step-lead = Prowadzenie
step-follow = Dołączanie
step-think-discard = Odrzucanie
step-think = Namysł
step-offer-think = Możliwy namysł
step-patron = Patron
step-bath = Nowy klient
step-laborer = Robotnik
step-architect = Architekt
step-craftsman = Rzemieślnik
step-fountain = Fontanna
step-demand = Rzym żąda
step-give = Oddawanie
step-lions = Lwy
step-merchant = Kupiec
step-prison = Więzienie
step-senate = Senat
step-sewer = Kanał ściekowy
step-turn = Tura
step-perform = Akcje
step-batch = Akcje po ukończeniu
step-over = Koniec gry

## Karty

card-facts = { $material }, { $role }, wartość { $number }, do ukończenia { $needed ->
    [one] { $needed } materiał
    [few] { $needed } materiały
   *[other] { $needed } materiałów
}, w stosie { $copies }
does-academy = Na koniec tury, w której użyto twojej akcji Rzemieślnika, możesz raz się namyślić.
does-amphitheatre = Po ukończeniu: do jednej akcji Rzemieślnika za każdy punkt wpływów.
does-aqueduct = Każda akcja Patrona może też zatrudnić kartę z twojej ręki. Twój limit klienteli się podwaja.
does-archway = Akcja Architekta może wziąć materiał na nieukończony budynek z puli zamiast z zapasów.
does-atrium = Akcja Kupca może włożyć do skarbca wierzchnią kartę stosu, bez oglądania, zamiast karty z zapasów.
does-basilica = Każda akcja Kupca może też włożyć do skarbca zakrytą kartę z twojej ręki.
does-catacomb = Po ukończeniu: gra natychmiast się kończy i liczy się punkty.
does-circus = Dowolną kartą zlecenia można prowadzić Architekta lub do niego dołączyć.
does-circus-alt = Petycja wymaga trzech kart; twoje wymagają dwóch.
does-coliseum = Twoje żądania mogą też rzucić lwom pasujących klientów graczy, do których sięgają: trafiają do twojego skarbca.
does-school = Po ukończeniu: do jednej akcji namysłu za każdy punkt wpływów.
does-sewer = Zagrane przez ciebie karty zleceń mogą trafić do zapasów zamiast do puli.
does-storeroom = Każdy twój klient może liczyć się jako Robotnik.
does-stairway = Akcja Architekta może dołożyć pasujący materiał do ukończonego budynku przeciwnika: jego działanie staje się publiczne.
does-foundry = Po ukończeniu: do jednej akcji Robotnika za każdy punkt wpływów.
does-fountain = Akcja Rzemieślnika może użyć wierzchniej karty stosu zamiast karty z ręki.
does-forum = Wygrywasz natychmiast z klientem każdej roli i materiałem każdego rodzaju w zapasach.
does-forum-alt = Wygrywasz natychmiast z klientem każdej roli.
does-insula = Limit klienteli +2.
does-garden = Po ukończeniu: do jednej akcji Patrona za każdy punkt wpływów.
does-latrine = Przed namysłem możesz odrzucić jedną kartę zlecenia do puli.
does-ludus-magnus = Każdy twój klient Kupiec może działać w dowolnej roli.
does-market = Limit skarbca +2.
does-circus-maximus = Gdy prowadzisz rolę lub do niej dołączasz, każdy twój klient tej roli działa dwa razy.
does-wall = Żądania nic ci nie zabierają, nawet z Mostem. Na koniec 1 punkt za każde dwie karty zapasów.
does-palace = Możesz prowadzić lub dołączyć kilkoma kartami roli: jedna akcja za każdą.
does-palisade = Żądania nic ci nie zabierają, chyba że żądający ma Most.
does-bridge = Twoje żądania pomijają Palisadę, sięgają do wszystkich przeciwników i biorą też z zapasów.
does-gate = Twoje nieukończone budynki z marmuru już działają.
does-prison = Po ukończeniu: możesz zabrać przeciwnikowi ukończony budynek za plac Więzienia.
does-dock = Każda akcja Robotnika może też włożyć kartę z twojej ręki do zapasów.
does-road = Każdy materiał pasuje do twoich budynków z kamienia.
does-shrine = Limit kart na ręce +2.
does-scriptorium = Jeden marmur kończy dowolny twój nieukończony budynek.
does-senate = Na koniec każdej tury możesz wziąć senatorów zagranych przez przeciwników.
does-statue = Może stanąć na dowolnym placu i przyjmuje jego materiał lub marmur. 3 punkty po ukończeniu.
does-bar = Każda akcja Patrona może też zatrudnić wierzchnią kartę stosu.
does-temple = Limit kart na ręce +4.
does-bath = Każdy klient zatrudniony akcją Patrona może od razu raz zadziałać.
does-tower = Gruz pasuje do wszystkich twoich budynków. Fundament na placu podmiejskim kosztuje jedną akcję.
does-villa = Akcja Architekta, która dołoży materiał do Willi, kończy ją.
does-vomitorium = Przed namysłem możesz odrzucić całą rękę.

## Pytania

ask-setup-card = Która karta wskaże pierwszego gracza? Trafi do puli.
ask-lead = Prowadzisz: jaka rola, a może namysł?
ask-follow = { $who } prowadzi, rola { $role }: dołączasz czy się namyślasz?
ask-think-discard = Namyślasz się. Odrzucić coś najpierw?
ask-think = Namyślasz się: co bierzesz?
ask-offer-think = Budynek pozwala ci się namyślić ({ $count }). Chcesz?
ask-patron = Patron: { $count ->
    [0] kogo zatrudniasz?
   *[other] kogo jeszcze zatrudniasz?
}
ask-bath = { $building }: nowy klient ({ $role }) może od razu zadziałać. W jakiej roli?
ask-laborer = Robotnik: { $count ->
    [0] jaki materiał bierzesz?
   *[other] jaki jeszcze materiał bierzesz?
}
ask-architect = Architekt: fundament czy materiał z zapasów?
ask-craftsman = Rzemieślnik: fundament czy materiał z ręki?
ask-fountain = { $building }: dobrana karta to { $card }. Co z nią?
ask-demand = Rzym żąda: jakie materiały pokazujesz, najwyżej { $count }?
ask-give = { $who } żąda: { $demanded }. Którą kartę oddajesz?
ask-lions = { $building }: którzy klienci idą do lwów?
ask-merchant = Kupiec: { $count ->
    [0] co wkładasz do skarbca?
   *[other] co jeszcze wkładasz do skarbca?
}
ask-prison = { $building }: jaki budynek zabierasz za jego plac?
ask-senate = { $building }: czyjego senatora bierzesz?
ask-sewer = { $building }: która zagrana karta trafi do zapasów?
ask-units = { $role }: którą kartą?
ask-place = { $what }: do którego budynku?
ask-another = Na razie: { $what }. Co jeszcze?
ask-left = (potem jeszcze { $count })
how-many = Wpisz liczbę od 1 do { $count } albo początek odpowiedzi; lista pokaże wszystkie.
unclear = To nie wskazuje jednej odpowiedzi: wpisz { $count ->
    [1] 1
   *[other] liczbę od 1 do { $count }
} albo lista.
on-site = { $card } na placu { $site }
answer-told = { $verb }: { $what }
group-lead = prowadź
group-act = działaj jako
group-play = zagraj
group-petition = petycja
group-petition-card = karta petycji
group-choose = wybierz
group-discard = odrzuć
group-hire-hand = zatrudnij z ręki
group-store = z ręki do zapasów
group-vault = z ręki do skarbca
group-give = oddaj
group-keep = zachowaj
group-hire = zatrudnij z puli
group-take = weź
group-sell = sprzedaj
group-demand = żądaj
group-lay = połóż
group-lay-out = połóż poza miastem
group-stock = dołóż z zapasów
group-pool = dołóż z puli
group-hand = dołóż z ręki
group-to = do budynku
group-complete = ukończ
group-rival = przeciwnik
group-throw = rzuć lwom
group-claim = weź od
group-abdicate = abdykuj dla
answer-pass = pas
answer-keep = zostaw
answer-done = to wszystko
answer-think = namysł
answer-senator = senator (zostało { $count })
answer-fill = uzupełnij do { $limit } (+{ $count })
answer-one = jedna karta
answer-discard-hand = odrzuć całą rękę
answer-draw = dobierz wierzchnią kartę{ $step ->
    [patron] { " " }jako klienta
    [merchant] { " " }do skarbca
    [craftsman] { " " }z Fontanną
   *[other] { "" }
}
answer-survey = pomiar placu podmiejskiego
answer-hold = odłóż na plac podmiejski
answer-withdraw = wycofaj abdykację

## Dlaczego nie

refusal-no-such-action = Nie ma takiej odpowiedzi ({ $action }): wybierz jedną z proponowanych.
refusal-no-such-seat = Nikt nie siedzi na miejscu { $seat }: wybierz kogoś przy tym stole.
refusal-game-over = Gra jest skończona: nie ma już pytań.
refusal-already-declared = Abdykacja jest już zgłoszona ({ $seat }): wycofaj ją albo wskaż kogoś innego.
refusal-nothing-declared = Nie ma zgłoszonej abdykacji: nie ma czego wycofać.
refusal-already-chosen = Twoja karta jest już wybrana: teraz wybierają inni.
refusal-not-asked = Teraz odpowiada { $seat }: { $step }.
refusal-not-asked-now = Teraz pytanie jest inne: { $step }.
refusal-answer-not-complete = Odpowiedź nie jest jeszcze pełna: podaj jej dalszą część.
refusal-no-senator-left = Nie ma już senatora obok stosu: uzupełnij rękę albo dobierz jedną kartę.
refusal-hand-is-full = Ręka jest pełna, limit wynosi { $limit }: weź senatora albo dobierz jedną kartę.
refusal-client-has-another-role = Ten klient nie może działać jako { $role }: działa w swojej roli, chyba że budynek da mu inną.
refusal-no-unit-for-the-role = Nie masz czym poprowadzić ({ $role }): trzeba karty tej roli, senatora albo petycji.
refusal-name-the-role-first = Najpierw podaj rolę, potem to, co zagrywasz.
refusal-not-in-hand = { $card }: nie masz tej karty na ręce; wybierz taką, którą masz.
refusal-another-role = { $card }: ta karta nie gra roli { $role }; trzeba karty tej roli, senatora albo petycji.
refusal-no-senator-in-hand = Nie możesz teraz zagrać senatora: trzeba go mieć na ręce, a w turze wolno tylko jednego.
refusal-too-few-cards-for-a-petition = Petycja wymaga kart jednego materiału: { $cards }; masz ich za mało: { $material }.
refusal-function-not-active = { $function }: ten budynek dla ciebie nie działa; najpierw trzeba go ukończyć.
refusal-fits-no-building = Nie pasuje do żadnego twojego nieukończonego budynku ({ $material }): każdy przyjmuje własny materiał.
refusal-not-with-the-stairway = Na Schody materiał pochodzi z zapasów ({ $material }): Łuk triumfalny służy tylko budynkom w budowie.
refusal-no-survey-needed = Pomiar nie jest ci potrzebny: od razu połóż fundament poza miastem.
refusal-no-site-out-of-town = Nie ma już placu podmiejskiego: buduj w mieście.
refusal-cannot-be-held = Tej karty nie można odłożyć: odkłada się tylko taką, którą jeszcze jedna akcja położyłaby poza miastem.
refusal-client-out-of-reach = Tego klienta nie możesz rzucić lwom ({ $role }, { $seat }): musi być z żądanego materiału, a w skarbcu musi być miejsce.
refusal-no-senator-played = { $seat }: nie ma tam dla ciebie senatora; bierzesz tylko zagranych przez innych w tej turze.
refusal-no-passing = Tu nie można spasować: zagraj kartę albo się namyśl.
refusal-a-card-must-be-chosen = Trzeba wybrać kartę: wskaże pierwszego prowadzącego.
refusal-one-of-three-must-be-done = Namyślasz się, więc zrób jedno z trzech: weź senatora, uzupełnij rękę albo dobierz jedną kartę.
refusal-cards-must-be-given = Trzeba oddać to, czego żądają: po karcie za każde żądanie, dopóki masz takie karty.
refusal-petition-first = Najpierw petycja, potem jej karta { $card }.
refusal-not-played = { $card }: ta karta nie została przez ciebie zagrana; wybierz zagraną w tej turze.
refusal-not-in-ascending-order = Podawaj części odpowiedzi w kolejności rosnącej, takiej jak na liście.
refusal-not-of-the-petition = { $card } to nie ten materiał ({ $material }): karty petycji są z jednego materiału.
refusal-petition-cards-now = Teraz karty petycji: { $material }.
refusal-role-already-named = Rola jest już wybrana ({ $role }): teraz podaj, co zagrywasz.
refusal-unit-already-named = Karta do zagrania jest już wybrana: dokończ tę odpowiedź.
refusal-no-further-copy = { $card }: nie masz więcej tych kart; wybierz inną.
refusal-enough-given = Oddano już wszystko, czego żądano ({ $material }): wystarczy karta za każde żądanie.
refusal-name-the-place-now = Teraz podaj, dokąd trafia materiał: { $material }.
refusal-already-public = { $building } jest już publiczny: wybierz inny budynek.
refusal-not-demanded = { $card }: nikt tego nie żąda; oddaj kartę żądanego materiału.
refusal-no-further-card-to-show = Nie masz już czego pokazać ({ $material }): każde żądanie wymaga osobnej karty.
refusal-not-in-the-stockpile = Nie ma tego w zapasach ({ $material }): sprzedaj coś, co tam leży.
refusal-not-in-the-pool = W puli tego nie ma ({ $material }), jest tylko: { $pool }.
refusal-source-closed = Ta akcja nic więcej stamtąd nie bierze ({ $zone }): każde źródło służy akcji raz.
refusal-no-functions = W tej grze budynki nie działają: połóż Posąg tak jak każdą inną kartę.
refusal-only-the-card-drawn = Można położyć tylko dobraną kartę, nie { $card }: albo zatrzymaj ją na ręce.
refusal-name-the-site = { $card } może stanąć na każdym placu: podaj który.
refusal-name-already-there = { $card }: taki budynek już masz przed sobą; nie można mieć dwóch o tej samej nazwie.
refusal-no-site-left = Nie ma już placu { $out ->
    [yes] podmiejskiego
   *[no] miejskiego
} ({ $site }): budynek potrzebuje placu swojego materiału.
refusal-no-survey-in-reserve = { $card } poza miastem wymaga dwóch akcji: najpierw pomiar.
refusal-not-there = Nie ma tego ({ $material }, { $zone }): wybierz materiał, który tam leży.
refusal-name-the-material-first = Najpierw podaj materiał dla budynku { $building }.
refusal-no-such-unfinished-building = { $building }: nie masz takiego budynku w budowie; najpierw połóż fundament.
refusal-cannot-be-completed-so = { $building }: tak nie można tego ukończyć; trzeba marmuru i działającego Skryptorium.
refusal-material-does-not-fit = Ten materiał nie pasuje ({ $building }): potrzebny jest materiał budynku.
refusal-not-completed-there = { $seat }: nie ma tam ukończonego budynku { $building }; wybierz ukończony budynek rywala.

## Co się dzieje

event-of = { $who }: { $what }
event-turn-began = Tura { $number }: { $who }
event-card-chosen = pierwsza karta: { $card }
event-first-card-shown = pierwsza karta: { $card }
event-leader-found = Zaczyna { $who }
event-role-led = rola { $role }
event-role-followed = dołączenie: { $role }
event-card-played = karta { $card }
event-petition-played = petycja ({ $material })
event-thought = namysł
event-card-discarded = odrzucona karta: { $card }
event-senator-taken = +1 senator
event-cards-drawn = { $count ->
    [one] +{ $count } karta
    [few] +{ $count } karty
   *[other] +{ $count } kart
}
event-cards-seen = dobrane karty: { $cards }
event-client-hired = nowy klient: { $role } ({ $card }, { $source })
event-client-acts = nowy klient działa: { $role }
event-material-taken = do zapasów: { $material } ({ $card }, { $source })
event-foundation-laid = fundament: { $card }, plac: { $site }{ $place ->
    [out] { " " }(poza miastem)
   *[town] { "" }
}
event-material-added = { $card } +{ $material } ({ $source })
event-building-completed = ukończony budynek: { $card }!
event-building-opened = publiczny budynek: { $card } ({ $who })
event-survey-made = pomiar placu podmiejskiego
event-fountain-drawn = Fontanna: { $card }
event-card-held = odłożona karta: { $card }
event-card-kept = na rękę: { $card }
event-material-demanded = Rzym żąda: { $material } ({ $count })
event-card-given = { $card } → { $who }
event-nothing-given = Chwała Rzymowi!
event-stock-lost = z zapasów: { $material } → { $who }
event-client-lost = klient { $card } do lwów → { $who }
event-card-vaulted = do skarbca: { $card } ({ $source })
event-building-taken = zabrany budynek: { $card } ({ $who }) za plac: { $site }
event-senator-claimed = zabrany senator ({ $who })
event-played-card-kept = Kanał ściekowy: { $card }
event-played-card-pooled = { $card } do puli
event-senator-returned = senator wraca obok stosu
event-declined = pas: { $step }
event-abdicated = abdykacja, na rzecz: { $who }
event-abdication-withdrawn = wycofana abdykacja
ended-deck = Stos jest pusty: koniec gry.
ended-sites = Zajęto ostatni plac miejski: koniec gry.
ended-catacomb = Ukończono Katakumby: koniec gry.
ended-forum = Zwycięstwo przez Forum: koniec gry.
ended-abdication = Wszyscy pozostali abdykowali: koniec gry.
ended-turns = Rozegrano ostatnią turę: koniec gry.
ended-tied = Przy równych punktach decyduje liczba kart na ręce.

## Dlaczego odpowiedź jest dobra

reason-building-soon = W ciągu jednej kolejki kończysz budowę ({ $about }) w { $mean } wyobrażonych gier; po innych odpowiedziach w { $other }.
reason-building = Kończysz budowę ({ $about }) w { $mean } wyobrażonych gier; po innych odpowiedziach w { $other }.
reason-clients = Klientów więcej o { $more }.
reason-forum = Wygrywasz dzięki Forum w { $mean } wyobrażonych gier; po innych odpowiedziach w { $other }.

## Stół w przeglądarce

power-academy = Koniec tury z Rzemieślnikiem: namyśl się raz
power-amphitheatre = 1 akcja Rzemieślnika za punkt wpływów
power-aqueduct = Zatrudniaj też z ręki. Limit klientów ×2
power-archway = Materiał może pochodzić z puli
power-atrium = Sprzedaj wierzchnią kartę stosu, bez oglądania
power-basilica = Sprzedaj też zakrytą kartę z ręki
power-catacomb = Gra kończy się od razu; liczy się punkty
power-circus = Dowolną kartą można prowadzić Architekta
power-circus-alt = Twoje petycje wymagają tylko dwóch kart
power-coliseum = Rzuć też ich klientów lwom: do twojego skarbca
power-school = Namyśl się raz za punkt wpływów
power-sewer = Zagrane karty trafiają do zapasów
power-storeroom = Wszyscy twoi klienci liczą się jako Robotnicy
power-stairway = 1 pasujący materiał upublicznia budynek rywala
power-foundry = 1 akcja Robotnika za punkt wpływów
power-fountain = Użyj wierzchniej karty stosu
power-forum = 6 ról klientów + 6 materiałów w zapasach: zwycięstwo
power-forum-alt = 6 ról klientów: zwycięstwo
power-insula = Limit klientów +2
power-garden = 1 akcja Patrona za punkt wpływów
power-latrine = Odrzuć 1 kartę przed namysłem
power-ludus-magnus = Twoi Kupcy działają w każdej roli
power-market = Limit skarbca +2
power-circus-maximus = Prowadzisz lub dołączasz: klienci roli działają 2 razy
power-wall = Chroni przed wszystkim. Koniec: 1 PZ za 2 karty zapasów
power-palace = Prowadź lub dołącz kilkoma kartami roli
power-palisade = Żądania nic ci nie zabierają (oprócz Mostu)
power-bridge = Żądaj od wszystkich, też zapasów; Palisada nie działa
power-gate = Twoje nieukończone marmury już działają
power-prison = Zabierz budynek rywala za plac (−3)
power-dock = Dołóż też kartę z ręki do zapasów
power-road = Każdy materiał pasuje do budynków z kamienia
power-shrine = Limit ręki +2
power-scriptorium = Jeden marmur kończy dowolny budynek
power-senate = Koniec tury: weź zagranych senatorów rywali
power-statue = Na każdym placu; jego materiał lub marmur. +3 PZ
power-bar = Zatrudnij też wierzchnią kartę stosu
power-temple = Limit ręki +4
power-bath = Każdy zatrudniony klient od razu działa raz
power-tower = Gruz pasuje wszędzie. Poza miastem: jedna akcja
power-villa = Jeden materiał od Architekta ją kończy
power-vomitorium = Odrzuć całą rękę przed namysłem
micro-academy = namysł po
micro-amphitheatre = Rzemieśl. ×1
micro-aqueduct = klienci ×2
micro-archway = albo pula
micro-atrium = albo stos
micro-basilica = i ręka
micro-catacomb = koniec gry
micro-circus = każda karta
micro-circus-alt = petycja 2
micro-coliseum = lwy
micro-school = namysł ×1
micro-sewer = zachowuje
micro-storeroom = Robotnicy
micro-stairway = upublicznia
micro-foundry = Robotnik ×1
micro-fountain = albo stos
micro-forum = 6+6 wygrywa
micro-forum-alt = 6 wygrywa
micro-insula = klienci +2
micro-garden = Patron ×1
micro-latrine = odrzuca 1
micro-ludus-magnus = każda rola
micro-market = skarbiec +2
micro-circus-maximus = klienci ×2
micro-wall = chroni
micro-palace = kilka
micro-palisade = chroni
micro-bridge = od wszystk.
micro-gate = marmur już
micro-prison = zabiera 1
micro-dock = i ręka
micro-road = pasuje każdy
micro-shrine = ręka +2
micro-scriptorium = kończy marm.
micro-senate = senatorowie
micro-statue = +3 PZ
micro-bar = i stos
micro-temple = ręka +4
micro-bath = klient działa
micro-tower = gruz pasuje
micro-villa = 1 wystarcza
micro-vomitorium = odrzuca rękę
no-function = W tej grze budynki nie mają działania.
senator-power = Dżoker: prowadzi dowolną rolę i dołącza do niej
senator-does = Zagrywa się go, by prowadzić dowolną rolę lub do niej dołączyć. Na koniec tury wraca obok stosu.
senator-returns = wraca obok stosu
any-role = każda rola
clients-title = Klienci
stock-title = Zapasy
buildings-title = Budynki
senators-title = senatorowie
sites-title = place miejskie
influence-title = wpływy
influence-grows = { $before } + { $more } wpływów
vault-closed = zamknięty skarbiec
played-title = Zagrane w tej turze
your-actions = Twoje akcje
by-card = karta
by-client = klient
which-role = Jaka rola?
rome-demands = Rzym żąda
spoils-sum = na pewno { $sure ->
    [0] nic
   *[other] { $sure }
} · najwyżej { $most }
drawn-title = Z Fontanny
only-you = tylko ty ją widzisz
turn-thread = Przebieg tury
answers-title = Odpowiedzi
actions-title = Akcje
end-of-turn = koniec tury
has-answered = ma odpowiedź
leader-title = prowadzi
is-protected = chroniony
is-public = publiczny
in-work = w budowie
is-completed = ukończony
work-progress = { $done }/{ $all }
either-way = { $further } lub koniec
lay-in-town = połóż w mieście
lay-outside = połóż poza miastem
sites-in = place miejskie, { $material }: { $count }
sites-out = place podmiejskie, { $material }: { $count }
deck-of = Stos: { $count }
pile-of = Senatorowie: { $count }
petition-title = petycja
petition-of = petycja, { $material }
hand-of = ręka { $count }/{ $limit }
no-cards = Twoja ręka jest pusta.
out-of-reach = poza zasięgiem
in-reach = w zasięgu
only-material = Z pokazanych kart widać tylko materiał.
may-refuse = może odmówić
may-lose = z ręki: do { $hand }{ $stock ->
    [0] { "" }
   *[other] , z zapasów: { $stock }
}
leads-with = prowadzi: { $cards }
follows-with = dołącza: { $cards }
is-deciding = decyduje …
answers-later = odpowie później
is-thinking = namyśla się
has-abdicated = abdykuje, na rzecz: { $who }
rival-facts = wpływy { $influence }, ręka { $cards }, skarbiec { $vault }, budynki: { $buildings }
rival-title = ukończone { $buildings } · w budowie { $working } · ręka { $cards }
back-to-table = Wróć do stołu
watch-deck = Koniec: stos { $count }
watch-sites = place miejskie { $count }
watch-last-site = ostatni plac miejski: jego zajęcie kończy grę
watch-forum = Forum: { $who }, role { $roles }/6, materiały { $materials }/6
watch-roles = { $who }: role { $roles }/6, materiały { $materials }/6
watch-catacomb = { $card } ({ $who }) { $done }/{ $all }
because-of = { $card }: { $says }
choose-role = wybierz rolę
choose-card = wybierz kartę
choose-cards = wybierz karty
choose-card-place = wybierz kartę
choose-material = materiał lub karta
choose-pile = wybierz stosik
choose-stock = wybierz z zapasów
choose-clients = wybierz klientów
choose-building = wybierz budynek
demand-why = jeszcze { $left }
you-are-safe = { $who } będzie żądać: masz ochronę.
you-are-reached = { $who } będzie żądać: nic cię nie chroni.
you-need-not = Masz ochronę: nie musisz nic oddawać.
prison-why = W zamian oddajesz plac Więzienia.
verb-think = Namysł
verb-lead = Prowadź
verb-follow = Dołącz
verb-senator = 1 senator
verb-one = 1 karta
verb-fill = Uzupełnij
verb-keep = Zostaw
verb-discard-all = Odrzuć wszystko
verb-discard = Odrzuć
verb-no = Nie
verb-act = Działaj
verb-decline = Pas
verb-enough = Wystarczy
verb-draw = Ze stosu
verb-laborer = Weź
verb-patron = Zatrudnij
verb-merchant = Sprzedaj
verb-survey = Pomiar
verb-lay = Połóż
verb-complete = Ukończ
verb-open = Upublicznij
verb-keep-card = Na rękę
verb-hold = Odłóż
verb-demand = Żądaj
verb-all = Wszystko
verb-give = Oddaj
verb-give-nothing = Nic nie oddaj
verb-glory = Chwała Rzymowi!
verb-none = Żaden
verb-lions = Lwom
verb-take-nothing = Nic nie bierz
verb-take = Weź
verb-leave = Zostaw
verb-play = Zagraj
pays-think = ręka { $before } → { $after }
pays-left = zostało { $count }
pays-fill = do { $limit } (+{ $count })
pays-survey = poza miastem, 1 z 2
pays-value = { $what }, wartość { $number }
pays-influence = wpływy { $count }
pays-progress = { $card } { $done }/{ $all }
pays-completed = kończy: { $card }
pays-completed-influence = kończy: { $card } · wpływy { $before } → { $after }
pays-actions = { $role } · { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}{ $clients ->
    [0] { "" }
    [one] { " " }+ { $clients } klient
    [few] { " " }+ { $clients } klienci
   *[other] { " " }+ { $clients } klientów
}
stamp-demands = Rzym żąda!
abdicate-title = Abdykuj …
abdicate-why = Jeśli wszyscy pozostali wskażą tego samego gracza, natychmiast wygrywa.
filter-material = Materiał
filter-when = Kiedy działa
filter-where = Gdzie
filter-play = w grze
filter-hits = może mnie dosięgnąć
when-standing = stale
when-finish = po ukończeniu
when-hourglass = koniec tury
when-sigma = koniec gry
when-guard = ochrona
when-crown = zwycięstwo
when-think = przy namyśle
when-laborer = Robotnik
when-craftsman = Rzemieślnik
when-architect = Architekt
when-legionary = Legionista
when-merchant = Kupiec
when-patron = Patron
copies-seen = widziane { $seen }/{ $all }{ $mine ->
    [0] { "" }
   *[other] , twoje { $mine }
}
no-such-card = Żadnej karty.
sheet-facts = { $material } · { $role } · wartość { $number }
now-influence = Wpływy po ukończeniu
now-active = Działa dla
key-main = główny przycisk

## Co się dzieje, zdaniami

some-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
from-pool = z puli
from-hand = z ręki
from-deck = ze stosu
from-stockpile = z zapasów
tell-role-led = { $you ->
    [yes] { $mark } Prowadzisz, rola { $role }: { $cards }.
   *[no] { $who } prowadzi, rola { $role }: { $cards }.
}
tell-role-led-petition = { $you ->
    [yes] { $mark } Prowadzisz petycją, rola { $role }: { $cards }.
   *[no] { $who } prowadzi petycją, rola { $role }: { $cards }.
}
tell-role-followed = { $you ->
    [yes] { $mark } Dołączasz, rola { $role }: { $cards }.
   *[no] { $who } dołącza, rola { $role }: { $cards }.
}
tell-role-followed-petition = { $you ->
    [yes] { $mark } Dołączasz petycją, rola { $role }: { $cards }.
   *[no] { $who } dołącza petycją, rola { $role }: { $cards }.
}
tell-thought = { $you ->
    [yes] { $mark } Namyślasz się: { $way ->
        [senator] 1 senator
       *[other] { $cards }
    }.
   *[no] { $who } namyśla się: { $way ->
        [senator] 1 senator
       *[other] { $cards }
    }.
}
tell-card-discarded = { $you ->
    [yes] { $mark } Odrzucasz: { $cards }.
   *[no] { $who } odrzuca: { $cards }.
}
tell-played-card-pooled = { $count ->
    [one] Koniec tury, do puli: { $cards }.
    [few] Koniec tury, do puli: { $cards }.
   *[other] Koniec tury, do puli: { $cards }.
}
tell-material-taken = { $you ->
    [yes] { $mark } Bierzesz { $source } do zapasów: { $materials }.
   *[no] { $who } bierze { $source } do zapasów: { $materials }.
}
tell-client-hired = { $you ->
    [yes] { $mark } Zatrudniasz { $source }: { $role }.
   *[no] { $who } zatrudnia { $source }: { $role }.
}
tell-client-acts = { $you ->
    [yes] { $mark } Twój nowy klient działa: { $role }.
   *[no] Nowy klient działa ({ $who }): { $role }.
}
tell-foundation-laid = { $you ->
    [yes] { $mark } Kładziesz fundament: { $card }, { $place ->
        [out] poza miastem
       *[town] w mieście
    } ({ $site }).
   *[no] { $who } kładzie fundament: { $card }, { $place ->
        [out] poza miastem
       *[town] w mieście
    } ({ $site }).
}
tell-material-added = { $you ->
    [yes] { $mark } Dokładasz { $source }: { $material }, budynek { $card }.
   *[no] { $who } dokłada { $source }: { $material }, budynek { $card }.
}
tell-building-completed = { $you ->
    [yes] { $mark } Kończysz budynek { $card }!
   *[no] { $who } kończy budynek { $card }!
}
tell-building-opened = { $you ->
    [yes] { $mark } Upubliczniasz budynek { $card } ({ $owner }).
   *[no] { $who } upublicznia budynek { $card } ({ $owner }).
}
tell-building-taken = { $you ->
    [yes] { $mark } Zabierasz budynek { $card } ({ $owner }) za plac Więzienia.
   *[no] { $who } zabiera budynek { $card } ({ $owner }) za plac Więzienia.
}
tell-survey-made = { $you ->
    [yes] { $mark } Robisz pomiar placu podmiejskiego.
   *[no] { $who } robi pomiar placu podmiejskiego.
}
tell-fountain-drawn = { $you ->
    [yes] { $mark } Fontanna daje ci kartę: { $card }.
   *[no] { $who } dobiera z Fontanny: { $card }.
}
tell-card-held = { $you ->
    [yes] { $mark } Odkładasz: { $card }.
   *[no] { $who } odkłada: { $card }.
}
tell-card-kept = { $you ->
    [yes] { $mark } Zatrzymujesz na ręce: { $card }.
   *[no] { $who } zatrzymuje na ręce: { $card }.
}
tell-held-card-joined = { $you ->
    [yes] { $mark } Wraca na twoją rękę: { $card }.
   *[no] { $who } bierze z powrotem na rękę: { $card }.
}
tell-material-demanded = { $you ->
    [yes] { $mark } Żądasz w imieniu Rzymu: { $materials }!
   *[no] { $who } żąda w imieniu Rzymu: { $materials }!
}
tell-card-given = { $you ->
    [yes] { $mark } Oddajesz ({ $demander }): { $cards }.
   *[no] { $who } oddaje ({ $demander }): { $cards }.
}
tell-nothing-given = { $you ->
    [yes] { $mark } „Chwała Rzymowi!”
   *[no] { $who } „Chwała Rzymowi!”
}
tell-stock-lost = { $you ->
    [yes] { $mark } Twoje zapasy tracą: { $materials } ({ $demander }).
   *[no] { $who } traci z zapasów: { $materials } ({ $demander }).
}
tell-client-lost = { $you ->
    [yes] { $mark } Twój klient { $card } idzie do lwów ({ $demander }).
   *[no] { $who } traci klienta { $card }, idzie do lwów ({ $demander }).
}
tell-card-vaulted = { $you ->
    [yes] { $mark } Wkładasz { $source } do skarbca: { $what }.
   *[no] { $who } wkłada { $source } do skarbca: { $what }.
}
tell-senator-claimed = { $you ->
    [yes] { $mark } Bierzesz zagranego senatora ({ $owner }).
   *[no] { $who } bierze zagranego senatora ({ $owner }).
}
tell-played-card-kept = { $you ->
    [yes] { $mark } Kanał ściekowy zachowuje ci: { $cards }.
   *[no] { $who } zachowuje dzięki Kanałowi ściekowemu: { $cards }.
}
tell-declined = { $you ->
    [yes] { $mark } Pasujesz { $count ->
        [1] ({ $step })
       *[other] { $count } razy ({ $step })
    }.
   *[no] { $who } pasuje { $count ->
        [1] ({ $step })
       *[other] { $count } razy ({ $step })
    }.
}
tell-abdicated = { $you ->
    [yes] { $mark } Abdykujesz, na rzecz: { $favoured }.
   *[no] { $who } abdykuje, na rzecz: { $favoured }.
}
tell-abdication-withdrawn = { $you ->
    [yes] { $mark } Wycofujesz abdykację.
   *[no] { $who } wycofuje abdykację.
}
tell-first-card-shown = { $you ->
    [yes] { $mark } Pokazujesz: { $card }, by wskazać pierwszego prowadzącego.
   *[no] { $who } pokazuje: { $card }, by wskazać pierwszego prowadzącego.
}
tell-card-chosen = { $you ->
    [yes] { $mark } Wybierasz pierwszą kartę: { $card }.
   *[no] { $who } wybiera pierwszą kartę: { $card }.
}
tell-senator-returned = { $you ->
    [yes] { $mark } Twój senator wraca obok stosu.
   *[no] { $who } odkłada senatora obok stosu.
}
