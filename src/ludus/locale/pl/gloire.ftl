# Chwała Rzymowi.

title = Chwała Rzymowi

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
ask-architect = Architekt: położyć fundament czy dołożyć materiał z zapasów?
ask-craftsman = Rzemieślnik: położyć fundament czy dołożyć materiał z ręki?
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
explained = { $what } (wpisz: { $typed })
on-site = { $card } na placu { $site }
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
group-lay-out = połóż za miastem
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

refusal-no-such-action = Nie ma takiej odpowiedzi ({ $action }).
refusal-no-such-seat = Nikt nie siedzi na miejscu { $seat }.
refusal-game-over = Gra jest skończona.
refusal-already-declared = Abdykacja jest już zgłoszona: { $seat }.
refusal-nothing-declared = Nie ma zgłoszonej abdykacji.
refusal-already-chosen = Twoja karta jest już wybrana.
refusal-not-asked = Teraz odpowiada { $seat }: { $step }.
refusal-not-asked-now = Teraz pytanie jest inne: { $step }.
refusal-answer-not-complete = Odpowiedź nie jest jeszcze pełna.
refusal-no-senator-left = Na stosie nie ma już senatora.
refusal-hand-is-full = Ręka jest pełna: limit wynosi { $limit }.
refusal-client-has-another-role = Ten klient nie może działać jako { $role }.
refusal-no-unit-for-the-role = Nie masz karty, by poprowadzić: { $role }.
refusal-name-the-role-first = Najpierw podaj rolę.
refusal-not-in-hand = { $card }: nie masz tej karty na ręce.
refusal-another-role = { $card }: ta karta nie gra roli { $role }.
refusal-no-senator-in-hand = Nie możesz teraz zagrać senatora.
refusal-too-few-cards-for-a-petition = Petycja wymaga kart jednego materiału: { $cards }; masz ich za mało: { $material }.
refusal-function-not-active = { $function }: ten budynek dla ciebie nie działa.
refusal-fits-no-building = { $material }: nie pasuje do żadnego twojego nieukończonego budynku.
refusal-not-with-the-stairway = Na Schody materiał pochodzi z zapasów ({ $material }): Łuk triumfalny służy tylko budynkom w budowie.
refusal-no-survey-needed = Pomiar nie jest ci potrzebny.
refusal-no-site-out-of-town = Nie ma już placu podmiejskiego.
refusal-cannot-be-held = Tej karty nie można odłożyć.
refusal-client-out-of-reach = Tego klienta nie możesz rzucić lwom: { $role } ({ $seat }).
refusal-no-senator-played = { $seat }: nie ma tam dla ciebie senatora.
refusal-no-passing = Tu nie można spasować.
refusal-a-card-must-be-chosen = Trzeba wybrać kartę.
refusal-one-of-three-must-be-done = Weź senatora, uzupełnij rękę albo dobierz jedną kartę.
refusal-cards-must-be-given = Trzeba oddać to, czego żądają.
refusal-petition-first = Najpierw petycja, potem jej karta { $card }.
refusal-not-played = { $card }: ta karta nie została przez ciebie zagrana.
refusal-not-in-ascending-order = Podawaj części odpowiedzi w kolejności rosnącej, takiej jak na liście.
refusal-not-of-the-petition = { $card } to nie ten materiał ({ $material }): karty petycji są z jednego materiału.
refusal-petition-cards-now = Teraz karty petycji: { $material }.
refusal-role-already-named = Rola jest już wybrana: { $role }.
refusal-unit-already-named = Karta do zagrania jest już wybrana.
refusal-no-further-copy = { $card }: nie masz więcej tych kart.
refusal-enough-given = Oddano już wszystko, czego żądano: { $material }.
refusal-name-the-place-now = Teraz podaj, dokąd trafia materiał: { $material }.
refusal-already-public = { $building } jest już publiczny.
refusal-not-demanded = { $card }: nikt tego nie żąda.
refusal-no-further-card-to-show = Nie masz już czego pokazać: { $material }.
refusal-not-in-the-stockpile = Nie ma tego w zapasach: { $material }.
refusal-not-in-the-pool = W puli tego nie ma ({ $material }), jest tylko: { $pool }.
refusal-source-closed = Ta akcja nic więcej stamtąd nie bierze: { $zone }.
refusal-no-functions = W tej grze budynki nie działają.
refusal-only-the-card-drawn = Można położyć tylko dobraną kartę, nie { $card }.
refusal-name-the-site = { $card } może stanąć na każdym placu: podaj który.
refusal-name-already-there = { $card }: taki budynek już masz przed sobą.
refusal-no-site-left = Nie ma już placu { $out ->
    [yes] podmiejskiego
   *[no] miejskiego
}: { $site }.
refusal-no-survey-in-reserve = { $card } za miastem wymaga dwóch akcji: najpierw pomiar.
refusal-not-there = Nie ma tego ({ $material }): { $zone }.
refusal-name-the-material-first = Najpierw podaj materiał dla budynku { $building }.
refusal-no-such-unfinished-building = { $building }: nie masz takiego budynku w budowie.
refusal-cannot-be-completed-so = { $building }: tak nie można tego ukończyć.
refusal-material-does-not-fit = Ten materiał nie pasuje: { $building }.
refusal-not-completed-there = { $seat }: nie ma tam ukończonego budynku { $building }.

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
    [out] { " " }(za miastem)
   *[town] { "" }
}
event-material-added = { $card } +{ $material } ({ $source })
event-building-completed = ukończony budynek: { $card }!
event-building-opened = publiczny budynek: { $card } ({ $who })
event-survey-made = pomiar placu
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
event-senator-returned = senator wraca na stos
event-declined = rezygnacja: { $step }
event-abdicated = abdykacja dla { $who }
event-abdication-withdrawn = wycofana abdykacja
ended-deck = Stos jest pusty: koniec gry.
ended-sites = Zajęto ostatni plac miejski: koniec gry.
ended-catacomb = Ukończono Katakumby: koniec gry.
ended-forum = Zwycięstwo przez Forum: koniec gry.
ended-abdication = Wszyscy pozostali abdykowali: koniec gry.
ended-turns = Rozegrano ostatnią turę: koniec gry.

## Dlaczego odpowiedź jest dobra

reason-building-soon = W ciągu rundy kończysz budowę ({ $about }) w { $mean } wyobrażonych gier, w przeciwnym razie w { $other }.
reason-building = Kończysz budowę ({ $about }) w { $mean } wyobrażonych gier, w przeciwnym razie w { $other }.
reason-clients = Klientów więcej o { $more }.
reason-forum = Wygrywasz dzięki Forum w { $mean } wyobrażonych gier, w przeciwnym razie w { $other }.
