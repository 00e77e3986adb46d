# Lekcje: jedno zdanie na krok, najwyżej dwadzieścia słów; nowe słowo stoi raz pogrubione.

lesson-nudge = Tak też można: { $answer }. Dziś jednak zrób to, o co prosi lekcja.
lesson-not-yet = Jeszcze nie: najpierw to, o co prosi lekcja.

## Lutecja 1: pierwsza runda

lesson-lutece-1-title = Dwie karty po kryjomu
lesson-lutece-1-goal = August szuka senatora: zostanie nim ten, kto ma najwięcej **punktów**, gdy skończy się jedna z tych talii.
lesson-lutece-1-goods = Punkty dają cztery **zasoby**: 10 za najwięcej któregoś, 4 za środek, 0 za najmniej.
lesson-lutece-1-market = To jest **targ**: u góry postacie, niżej miejsca; obejrzyj Piekarza i koszt na jego monecie.
lesson-lutece-1-choose = Wybierz dwie karty, nikt ich nie zobaczy: Piekarza po lewej, Pole po prawej.
lesson-lutece-1-order = To właśnie te karty; dziś Piekarz leży po lewej.
lesson-lutece-1-early = Byłyby z tego 3 sestercje, ale żadnej karty. Sestercji ci wystarczy: weź obie karty.
lesson-lutece-1-turn = Wszyscy wybrali: **zgódź się** iść dalej, a karty odkryją się razem.
lesson-lutece-1-nobody = Sestercje na karcie pomagają, gdy chce jej też ktoś inny. Tu nie chce nikt.
lesson-lutece-1-paid = Nikt inny ich nie chciał, więc kupujesz; Pole od razu oddało po sestercji za każdy Chleb.
lesson-lutece-1-coins = Tych dwóch nie wziął nikt, więc każda zyskała **monetę**: im dłużej karta leży, tym jest lepsza.

## Druga runda

lesson-lutece-1-druid = Druga runda: wybierz Druida po lewej i Młyn po prawej.
lesson-lutece-1-order-2 = To właśnie te karty; dziś Druid leży po lewej.
lesson-lutece-1-bribe = Livia ma Las i pewnie też chce Druida: połóż na lewej karcie **łapówkę**, 1 sestercję.
lesson-lutece-1-zero = Jeśli Livia chce Druida, przy 0 do 0 nie dostanie go nikt: połóż coś na nim.
lesson-lutece-1-lot = Tyle też można, ale co leży, tego nie zabierzesz: zacznij od 1.
lesson-lutece-1-mill = Po prawej leży Młyn. To Druida ktoś może ci zabrać.
lesson-lutece-1-again = Livia też kładzie 1, a przy równych łapówkach nie wygrywa nikt: dołóż 1 po lewej.
lesson-lutece-1-even = Przy 1 do 1 nikt nie dostanie Druida: karta opuści grę.
lesson-lutece-1-dear = To też by wygrało, ale nie starczyłoby ci na Młyn.
lesson-lutece-1-agree = 2 do 1, a reszta wystarczy na twoje karty: zgódź się.
lesson-lutece-1-enough = Już prowadzisz. Tego, co teraz położysz, zabraknie ci przy płaceniu.
lesson-lutece-1-won = Druid jest twój, za łapówkę i koszt; Livia odzyskuje swoją łapówkę i dostaje 1 sestercję odszkodowania.
lesson-lutece-1-gift = Monety, które leżały na twoich dwóch kartach, też są twoje.

## Trzecia i czwarta runda

lesson-lutece-1-revenue = Sakiewka prawie pusta: wybierz **dochód**, który zawsze daje 3 sestercje, i Kowala.
lesson-lutece-1-both = Dwie karty dochodu dają 6 sestercji, ale żadnego zasobu: weź też Kowala.
lesson-lutece-1-silent = Tym razem nie kładź łapówki i zobacz, co się stanie: zgódź się.
lesson-lutece-1-see = Łapówka mogłaby wygrać Kowala. Dziś zobacz, co się dzieje bez niej.
lesson-lutece-1-equal = Gaius też chciał Kowala: 0 do 0, więc karta opuściła grę, a każdy dostał 1 sestercję.
lesson-lutece-1-unpaid = Gaius nie mógł zapłacić za Zbrojownię i karta opuściła grę; policz więc, zanim wybierzesz.
lesson-lutece-1-last = Obie talie są puste: następne pole, które zostanie puste, kończy grę.
lesson-lutece-1-alone = Ostatnia runda należy do ciebie: wybieraj, podbijaj i zgadzaj się, jak chcesz.

## Punkty

lesson-lutece-1-majority = I **Większości**: za każdy zasób 10 dla tego, kto ma go najwięcej, 4 za środek.
lesson-lutece-1-prestige = II **Prestiż**: rzymskie miejsca liczą to, co masz; twój Młyn daje 1 punkt za każdy Chleb.
lesson-lutece-1-influence = III **Wpływ**: Legiony, Statuy i Bazary, na które masz zasoby.
lesson-lutece-1-fortune = IV **Fortuna**: 1 punkt za każde 3 sestercje w sakiewce; wygrywa największa suma.

## Lutecja 2

lesson-lutece-2-title = Pomocnicy i miejsca
lesson-lutece-2-apprentice = **Czeladnik** trafia pod jedną z twoich postaci i daje jeszcze jedną jednostkę jej zasobu.
lesson-lutece-2-tavern = **Tawerna** płaci przy zakupie: 5 sestercji i jeszcze 1 za każde Piwo.
lesson-lutece-2-choose = Wybierz obie karty: Czeladnika i Tawernę.
lesson-lutece-2-pays = Dochód daje 3 sestercje; Tawerna daje więcej i zostaje u ciebie.
lesson-lutece-2-turn = Twoich kart chyba nie chce nikt inny: zgódź się.
lesson-lutece-2-calm = Łapówka pomaga tylko tam, gdzie tej samej karty chce ktoś jeszcze.
lesson-lutece-2-host = Połóż go pod Piwowarem: Tawerna zaraz policzy twoje Piwo.
lesson-lutece-2-bread = Jeszcze jeden Chleb liczyłby się na koniec. Tawerna liczy Piwo, i to zaraz.
lesson-lutece-2-gladius = Jeszcze jeden Gladius liczyłby się na koniec. Tawerna liczy Piwo, i to zaraz.
lesson-lutece-2-paid = Dwa Piwa, więc Tawerna zapłaciła 7; postacie zawsze idą przed miejscami.
lesson-lutece-2-forge = Na koniec **Kuźnia** daje 1 punkt za każdy Gladius; Młyn liczy Chleb, Laboratorium Eliksiry.
lesson-lutece-2-market = **Bazar** daje 6 punktów, jeśli masz te zasoby; każda jednostka służy tylko jednemu Bazarowi.
lesson-lutece-2-both = Wybierz obie karty: Kuźnię po lewej, Bazar po prawej.
lesson-lutece-2-order = To właśnie te karty; dziś Kuźnia leży po lewej.
lesson-lutece-2-bribe = Livia ma więcej Gladiusów niż ty i na pewno chce Kuźni: połóż na niej 1.
lesson-lutece-2-nothing = Wtedy Livii wystarczy 1, żeby ci ją zabrać.
lesson-lutece-2-spare = Tak też można, ale masz pomocnika tańszego niż sestercje. Zacznij od 1.
lesson-lutece-2-other = Po prawej leży Bazar. Livia chce Kuźni.
lesson-lutece-2-trust = Livia kładzie 2: nie podbijaj, zgódź się; twój Legion jest teraz wart więcej niż sestercje.
lesson-lutece-2-cheaper = To też by się udało, ale kosztowałoby sestercje. Masz Legion: oszczędź je.
lesson-lutece-2-legion = Kuźnia jest **sporna**, 1 do 2: wyślij swój **Legion** i wesprzyj siebie, doda 2.
lesson-lutece-2-lost = Wtedy Livia bierze Kuźnię, 2 do 1.
lesson-lutece-2-friend = Wesprzeć można każdego, kto chce karty, nawet Livię. Dziś wesprzyj siebie.
lesson-lutece-2-won = 3 do 2: Kuźnia jest twoja, a Legion odszedł razem ze swoimi 2 punktami.
lesson-lutece-2-statue = **Statua Augusta** daje 3 punkty i 1 za każde miejsce z **wpływami rzymskimi**, takie jak Kuźnia.
lesson-lutece-2-alone = Teraz cała runda bez pomocy: znasz już wszystkie karty tego targu.
lesson-lutece-2-prestige = Prestiż: Kuźnia i Młyn za zasoby, Zbrojownia i Piekarnia za karty w ich kolorze.
lesson-lutece-2-influence = Wpływ: Bazary, na które masz zasoby, Statuy i każdy Legion, który został u ciebie.

## Lutecja 3

lesson-lutece-3-title = Czytanie stołu
lesson-lutece-3-pile = Zostały tu dwie postacie: gdy jakieś pole zostanie puste, gra się kończy.
lesson-lutece-3-talent = Ty i Livia macie po jednym Piwie; przy remisie decyduje wyższy **talent**, a wyższy ma ona.
lesson-lutece-3-deny = Kto weźmie Piwowara, weźmie większość: 10 punktów dla ciebie albo dla niej.
lesson-lutece-3-choose = Wybierz dochód po lewej i Piwowara po prawej.
lesson-lutece-3-order = To właśnie te karty; dziś dochód leży po lewej i tam ma zmylić.
lesson-lutece-3-denied = 6 sestercji to 2 punkty. Piwowar jest wart więcej, dla ciebie i dla Livii.
lesson-lutece-3-bluff = Łapówka na dochodzie to **blef**: połóż 2 po lewej i niech Livia zgaduje.
lesson-lutece-3-small = 1 sestercja nikogo nie zmyli: połóż 2.
lesson-lutece-3-large = Co leży na dochodzie, przepada: wystarczą 2.
lesson-lutece-3-plain = To uczciwy sposób. Dziś niech uwierzy w tamtą kartę.
lesson-lutece-3-waste = Wtedy Livia zachowa sestercje na Piwowara. Niech je najpierw wyda.
lesson-lutece-3-empty = Uwierzyła i położyła wszystko: jej sakiewka jest pusta, już nie podbije.
lesson-lutece-3-agree = Zgódź się, jakby to było wszystko.
lesson-lutece-3-soon = Za chwilę. Najpierw się zgódź: to nie wiąże, dopóki inni myślą.
lesson-lutece-3-after = Gaius jeszcze myśli, więc nadal możesz podbić: połóż 4 po prawej.
lesson-lutece-3-four = Livia położyła 3: bez strat wygrywa tylko 4.
lesson-lutece-3-wrong = Po lewej leży dochód: co tam położysz, przepada.
lesson-lutece-3-turn = 4 do 3 i nikt nie może odpowiedzieć: zgódź się.
lesson-lutece-3-done = Nikt już cię nie przebije: zachowaj sestercje.
lesson-lutece-3-price = Blef kosztował 2, Piwowar z łapówką 6; dochód i moneta na nim oddały 4.
lesson-lutece-3-majority = Dwa Piwa do jednego: teraz 10 punktów dla ciebie, 4 dla Livii.
lesson-lutece-3-last = Teraz jest pusta: gdy tylko ktoś weźmie postać, ta runda będzie ostatnia.
lesson-lutece-3-alone = Pomyśl, co każda karta da tobie, a co dałaby im: twoja runda.
lesson-lutece-3-points = Każda kolumna się liczy; większość zabrana komuś liczy się podwójnie: tobie i przeciw niemu.
lesson-lutece-3-tie = Przy równych punktach wygrywa pełniejsza sakiewka, potem więcej kart.
