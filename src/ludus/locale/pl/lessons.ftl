# Lekcje: jedno zdanie na krok, najwyżej dwadzieścia słów; nowe słowo stoi raz pogrubione, a po kresce tak, jak stałoby na liście.

lesson-nudge = Tak też można: { $answer }. Dziś jednak zrób to, o co prosi lekcja.
lesson-not-yet = Jeszcze nie: najpierw to, o co prosi lekcja.

## Lutecja 1: pierwsza runda

lesson-lutece-1-title = Dwie karty po kryjomu
lesson-lutece-1-goal = August szuka senatora: zostanie nim ten, kto ma najwięcej **punktów|punkty**, gdy skończy się jedna z tych talii.
lesson-lutece-1-goods = Punkty dają cztery **zasoby**: kto ma któregoś najwięcej, dostaje 10, kto najmniej, 0, pozostali po 4.
lesson-lutece-1-market = To jest **targ**: u góry postacie, niżej miejsca; obejrzyj Piekarza i koszt na jego monecie.
lesson-lutece-1-choose = Wybierz dwie karty, nikt ich nie zobaczy: Piekarza po lewej, Pole po prawej.
lesson-lutece-1-order = To właśnie te karty; dziś Piekarz leży po lewej.
lesson-lutece-1-early = Byłyby z tego 3 sestercje, ale żadnej karty. Sestercji masz dość: weź obie karty.
lesson-lutece-1-choose-other = Te też są na sprzedaż; dziś Piekarz i Pole, bo oba dają Chleb.
lesson-lutece-1-turn = Wszyscy wybrali: **zgódź się|zgoda**, a wszystkie karty odkryjecie naraz.
lesson-lutece-1-nobody = Sestercje na karcie pomagają, gdy chce jej też ktoś inny. Tu nie chce nikt.
lesson-lutece-1-paid = Nikt inny ich nie chciał, więc kupujesz; Pole od razu oddało po sestercji za każdy Chleb.
lesson-lutece-1-coins = Tych dwóch nie wziął nikt, więc na każdą trafiła **sestercja**: im dłużej karta leży, tym więcej jest warta.

## Druga runda

lesson-lutece-1-druid = Druga runda: wybierz Druida po lewej i Młyn po prawej.
lesson-lutece-1-order-2 = To właśnie te karty; dziś Druid leży po lewej.
lesson-lutece-1-druid-other = Te też są na sprzedaż; dziś Druid i Młyn, który liczy twój Chleb.
lesson-lutece-1-bribe = Livia ma Las i pewnie też chce Druida: połóż na lewej karcie **łapówkę|łapówka**, 1 sestercję.
lesson-lutece-1-zero = Jeśli Livia chce Druida, przy 0 do 0 nie dostanie go nikt: połóż coś na nim.
lesson-lutece-1-lot = Tyle też można, ale tego, co położysz, już nie cofniesz: zacznij od 1.
lesson-lutece-1-mill = Po prawej leży Młyn. To Druida ktoś może ci zabrać.
lesson-lutece-1-again = Livia też kładzie 1, a przy równych łapówkach nie wygrywa nikt: dołóż 1 po lewej.
lesson-lutece-1-even = Przy 1 do 1 nikt nie dostanie Druida: karta opuści grę.
lesson-lutece-1-dear = To też by wygrało, ale nie starczyłoby ci na Młyn.
lesson-lutece-1-agree = 2 do 1, a reszta wystarczy na twoje karty: zgódź się.
lesson-lutece-1-enough = Już prowadzisz. Tego, co teraz położysz, zabraknie ci przy płaceniu.
lesson-lutece-1-won = Druid jest twój, za łapówkę i koszt; Livia odzyskuje swoją łapówkę i dostaje 1 sestercję odszkodowania.
lesson-lutece-1-gift = Sestercje, które leżały na twoich dwóch kartach, też są twoje.

## Trzecia i czwarta runda

lesson-lutece-1-revenue = Twoja sakiewka jest prawie pusta: wybierz **dochód**, który zawsze daje 3 sestercje, i Kowala.
lesson-lutece-1-both = Dwie karty dochodu dają 6 sestercji, ale żadnego zasobu: weź też Kowala.
lesson-lutece-1-revenue-other = Możesz je wybrać, ale trudno będzie zapłacić: dziś dochód i Kowal.
lesson-lutece-1-silent = Tym razem nie kładź łapówki i zobacz, co się stanie: zgódź się.
lesson-lutece-1-see = Łapówka mogłaby wygrać Kowala. Dziś zobacz, co się dzieje bez niej.
lesson-lutece-1-equal = Gaius też chciał Kowala: 0 do 0, więc karta opuściła grę, a każdy dostał 1 sestercję.
lesson-lutece-1-unpaid = Gaius nie mógł zapłacić za Zbrojownię i karta opuściła grę; policz więc, zanim wybierzesz.
lesson-lutece-1-last = Obie talie są puste: następne pole, które zostanie puste, kończy grę.
lesson-lutece-1-alone = Ostatnia runda należy do ciebie: wybieraj, podbijaj i zgadzaj się, jak chcesz.

## Punkty

lesson-lutece-1-majority = I **Większości**: za każdy zasób 10 dla tego, kto ma go najwięcej, 0 dla ostatniego, 4 dla pozostałych.
lesson-lutece-1-prestige = II **Prestiż**: rzymskie miejsca liczą to, co masz; twój Młyn daje 1 punkt za każdy Chleb.
lesson-lutece-1-influence = III **Wpływ**: Legiony, Statuy i Bazary, na które masz zasoby.
lesson-lutece-1-fortune = IV **Fortuna**: 1 punkt za każde 3 sestercje w sakiewce; wygrywa największa suma.

## Lutecja 2

lesson-lutece-2-title = Pomocnicy i miejsca
lesson-lutece-2-apprentice = **Czeladnik** trafia pod jedną z twoich postaci i daje jeszcze jedną jednostkę jej zasobu.
lesson-lutece-2-tavern = **Tawerna** płaci przy zakupie: 5 sestercji i jeszcze 1 za każde Piwo.
lesson-lutece-2-choose = Wybierz obie karty: Czeladnika i Tawernę.
lesson-lutece-2-pays = Dochód daje 3 sestercje; Tawerna daje więcej i zostaje u ciebie.
lesson-lutece-2-choose-other = Te też są na sprzedaż; dziś Czeladnik i Tawerna, bo z nim Tawerna zapłaci więcej.
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
lesson-lutece-2-both-other = Tak też można; dziś Kuźnia i Bazar, które liczą to, co już masz.
lesson-lutece-2-bribe = Livia ma więcej Gladiusów niż ty i na pewno chce Kuźni: połóż na niej 1.
lesson-lutece-2-nothing = Wtedy Livii wystarczy 1, żeby ci ją zabrać.
lesson-lutece-2-spare = Tak też można, ale masz pomocnika tańszego niż sestercje. Zacznij od 1.
lesson-lutece-2-other = Po prawej leży Bazar. Livia chce Kuźni.
lesson-lutece-2-trust = Livia kładzie 2: nie podbijaj, zgódź się; twój Legion jest teraz wart więcej niż sestercje.
lesson-lutece-2-cheaper = To też by się udało, ale kosztowałoby sestercje. Masz Legion: oszczędź je.
lesson-lutece-2-legion = Kuźnia jest **sporna|karta sporna**, 1 do 2: wyślij swój **Legion** i wesprzyj siebie, doda 2.
lesson-lutece-2-lost = Wtedy Livia bierze Kuźnię, 2 do 1.
lesson-lutece-2-friend = Wesprzeć można każdego, kto chce karty, nawet Livię. Dziś wesprzyj siebie.
lesson-lutece-2-won = 3 do 2: Kuźnia jest twoja, a Legion odszedł razem ze swoimi 2 punktami.
lesson-lutece-2-statue = **Statua Augusta** daje 3 punkty i 1 za każde miejsce z **wpływami rzymskimi|wpływy rzymskie**, takie jak Kuźnia.
lesson-lutece-2-alone = Teraz cała runda bez pomocy: znasz już wszystkie karty tego targu.
lesson-lutece-2-prestige = Prestiż: Kuźnia i Młyn za zasoby, Zbrojownia i Piekarnia za karty w ich kolorze.
lesson-lutece-2-influence = Wpływ: Bazary, na które masz zasoby, Statuy i każdy Legion, który został u ciebie.

## Lutecja 3

lesson-lutece-3-title = Czytanie stołu
lesson-lutece-3-pile = W talii zostały dwie postacie: gdy jakieś pole zostanie puste, gra się kończy.
lesson-lutece-3-talent = Ty i Livia macie po jednym Piwie; przy remisie decyduje wyższy **talent**, a wyższy ma ona.
lesson-lutece-3-deny = Kto weźmie Piwowara, weźmie większość: 10 punktów dla ciebie albo dla niej.
lesson-lutece-3-choose = Wybierz dochód po lewej i Piwowara po prawej.
lesson-lutece-3-order = To właśnie te karty; dziś dochód leży po lewej i tam ma zmylić.
lesson-lutece-3-denied = 6 sestercji to 2 punkty. Piwowar jest wart więcej, dla ciebie i dla Livii.
lesson-lutece-3-choose-other = Tak też można, ale wtedy Piwowara chce tylko Livia: dziś dochód i Piwowar.
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
lesson-lutece-3-price = Blef kosztował 2, Piwowar z łapówką 6; dochód i sestercja z karty oddały 4.
lesson-lutece-3-majority = Dwa Piwa do jednego: teraz 10 punktów dla ciebie, 4 dla Livii.
lesson-lutece-3-last = Talia postaci jest pusta: gdy tylko ktoś weźmie postać, ta runda będzie ostatnia.
lesson-lutece-3-alone = Pomyśl, co każda karta da tobie, a co dałaby im: twoja runda.
lesson-lutece-3-points = Liczą się wszystkie cztery rodzaje punktów; większość zabrana komuś liczy się podwójnie: dla ciebie i przeciw niemu.
lesson-lutece-3-tie = Przy równych punktach wygrywa pełniejsza sakiewka, potem więcej kart.

## Fortuna 1

lesson-fortuna-1-title = Droga do Rzymu
lesson-fortuna-1-goal = Gdy ktoś dotrze do **Pałacu Cezara|Pałac Cezara** (XV), wygrać mogą tylko ci, którzy przeszli **bramę Rzymu|brama Rzymu** (X).
lesson-fortuna-1-choose = Przy twojej krawędzi leżą trzy **karty akcji|karta akcji**: wybierz Żniwa.
lesson-fortuna-1-vintage = Winobranie dałoby 2 wina: zajmiemy się nim za chwilę. Najpierw Żniwa.
lesson-fortuna-1-luck = Fortuna dałaby jeden krok, ale potem trzeba by ją oddać. Najpierw Żniwa.
lesson-fortuna-1-harvest = Weź 2 **zboża|zboże**, a za swoją **wodę|woda** jeszcze trzecie.
lesson-fortuna-1-skip = Możesz zrezygnować z akcji, ale karta i tak odejdzie. Lepiej weź zboże!
lesson-fortuna-1-dry = Wodę możesz zachować na później. Dziś trzecie zboże przyda się bardziej.
lesson-fortuna-1-exchange = Teraz musisz ją **wymienić|wymiana**: weź od Livii Handel winem; leży u ciebie zakryty i bezpieczny do następnej tury.
lesson-fortuna-1-wheat-trade = Za zboże płacą 2 monety, za wino 3. Zboże jest dla Rzymu: weź Handel winem.
lesson-fortuna-1-gaius = Od Gaiusa możesz wziąć każdą odkrytą kartę. Dziś weź Handel winem: sprzedasz w następnej turze.
lesson-fortuna-1-nobody = Ta krawędź jest wolna, ale wymieniać się z nią można. Dziś weź Handel winem: sprzedasz w następnej turze.
lesson-fortuna-1-centurion = Oddaj **centuriona|centurion**, żeby wykonać drugą kartę: Winobranie da ci 2 **wina|wino**.
lesson-fortuna-1-spare = Możesz go zachować na bitwę. Dziś przyniesie ci 2 wina.
lesson-fortuna-1-one-step = Fortuna dałaby jeden krok. Dwa wina to dwa kroki albo 6 monet.
lesson-fortuna-1-die = Na **kości|kość** masz 4: to otwiera **kartę łaski|karta łaski** 4 i wszystkie niższe.
lesson-fortuna-1-deliver = Służ cesarzowi: oddaj 2 zboża przy łasce 3 i zrób dwa kroki.
lesson-fortuna-1-one-wheat = Jedno zboże to jeden krok. Masz cztery: oddaj dwa.
lesson-fortuna-1-wine = Wino też by go ucieszyło, ale w następnej turze je sprzedasz. Oddaj zboże.
lesson-fortuna-1-refuse = Odmowa kosztuje 1 monetę i nie daje kroku. Oddaj zboże.
lesson-fortuna-1-down = Łaska 3 jest zakryta: w tej rundzie nikt już z niej nie skorzysta.
lesson-fortuna-1-tax = Livia wyrzuciła 1, a nie ma wody: płaci **podatek**, 1 monetę; bez pieniędzy cofnęłaby się o pole.
lesson-fortuna-1-goddess = Livia miała twoją **Fortunę|Fortuna** na koniec rundy, więc zagrała pierwsza; po niej grają najbogatsi.
lesson-fortuna-1-tokens = Każda łaska, z której nikt nie skorzystał, dostała **żeton**: kto jej użyje, dobierze **kartę przywileju|karta przywileju**.
lesson-fortuna-1-six = Od 1 do 6: woda, wino, zboże, centurioni, małżeństwo, westalki; oto co prowadzi do Rzymu.
lesson-fortuna-1-alone = Teraz ty, bez pomocy: karta, wymiana, kości; żeton na łasce to karta przywileju.
lesson-fortuna-1-points = Każde pole to 1 punkt, ale tylko dla tych, którzy przeszli bramę: reszta drogi przed tobą!

## Fortuna 2

lesson-fortuna-2-title = Dom w prowincji
lesson-fortuna-2-hire = Każda **westalka** to krok przy łasce 6 i zostaje u ciebie: wybierz Przyjęcie westalek.
lesson-fortuna-2-family-soon = Rodzina dałaby ci ślub od razu; zajmie się tym twój centurion. Najpierw westalki.
lesson-fortuna-2-corruption-soon = Korupcja otworzyłaby ci cudzą kartę: zachowaj ją na następną turę.
lesson-fortuna-2-price = Druga kosztuje 3, trzecia kosztowałaby 5: kup jedną i zostaw coś na ślub.
lesson-fortuna-2-dear = Dwie kosztowałyby 8: o krok więcej, ale za mało pieniędzy na budowę. Wystarczy jedna.
lesson-fortuna-2-skip = Karta i tak odejdzie: skorzystaj i przyjmij westalkę.
lesson-fortuna-2-trade = Budowa leży u Gaiusa zakryta i nie możesz jej wziąć: weź Handel winem z wolnej krawędzi.
lesson-fortuna-2-first = Kto ma Fortunę, zaczyna rundę. Dopóki leży ona przy wolnej krawędzi, i tak zaczynasz ty.
lesson-fortuna-2-ceremony-soon = Ceremonia religijna przyda się później. Dziś pomyśl o swoim winie: weź Handel winem.
lesson-fortuna-2-taken = Ta karta byłaby twoja w następnej turze. Dziś pomyśl o swoim winie: weź Handel winem.
lesson-fortuna-2-marry = Niech centurion wykona Rodzinę: bierzesz **ślub** za 3 monety, raz na zawsze.
lesson-fortuna-2-spare = Możesz go zachować. Ale bez ślubu nie ma Pałacu: weź ślub.
lesson-fortuna-2-vestals = Na kości masz 6: dwie westalki, dwa kroki i jesteś w Rzymie, nic nie płacąc.
lesson-fortuna-2-one-step = Małżeństwo daje jeden krok. Westalki dają dwa.
lesson-fortuna-2-goods = Trzeba by coś za to oddać. Westalki dają dwa kroki i zostają.
lesson-fortuna-2-refuse = Po co płacić podatek? Westalki zaprowadzą cię do bramy.
lesson-fortuna-2-corruption = Livia wzięła Budowę i ją zakryła; ale **Korupcja** wykonuje nawet zakryte karty: wybierz ją.
lesson-fortuna-2-family-money = Po ślubie Rodzina daje zboże, wino albo 3 monety. Dziś budujemy, więc wybierz Korupcję.
lesson-fortuna-2-sell-later = Dwa wina to 6 monet. Na budowę masz dość: najpierw Korupcja.
lesson-fortuna-2-bribe = Daj Livii **łapówkę|łapówka**, 1 monetę, i wykonaj jej Budowę.
lesson-fortuna-2-two = Dwie monety, bez ryzyka i nic nikomu nie trzeba dawać. Ale dziś budujemy.
lesson-fortuna-2-other-card = Tę kartę też można wykonać za monetę. Ale dziś coś zbudujmy: wybierz Budowę.
lesson-fortuna-2-skip-bribe = Korupcja i tak odejdzie: najpierw niech ci coś zbuduje.
lesson-fortuna-2-market = **Targ**: o jedną monetę więcej za każde sprzedane zboże lub wino.
lesson-fortuna-2-aqueduct = **Akwedukt**: jeśli jest pusty, na początku tury dostaje jedną wodę.
lesson-fortuna-2-basilica = **Bazylika**: gdy dobierasz dwie lub trzy karty przywilejów, możesz zatrzymać dwie.
lesson-fortuna-2-palace = **Pałac** jest dla małżeństw i dzięki niemu łaska 5 daje dwa kroki: zbuduj go.
lesson-fortuna-2-other-house = Też dobry budynek. Ale po ślubie najlepszy jest Pałac: podwaja łaskę 5.
lesson-fortuna-2-ceremony = Korupcja musi odejść: weź Ceremonię religijną, która zamienia westalkę w jeszcze jedną **kość**, na stałe.
lesson-fortuna-2-taken-again = Ta karta byłaby twoja w następnej turze. Dziś pomyśl o kościach: weź Ceremonię religijną.
lesson-fortuna-2-home = Na kości masz 5: po ślubie i z Pałacem robisz dwa kroki, nic nie oddając.
lesson-fortuna-2-goods-again = Trzeba by coś za to oddać. Pałac daje dwa kroki za nic.
lesson-fortuna-2-refuse-again = Po co płacić podatek? Pałac daje dwa kroki za nic.
lesson-fortuna-2-alone = Teraz ty, bez pomocy: sprzedaż, modły czy rodzina, a potem dalej, do Pałacu Cezara.
lesson-fortuna-2-points = W Rzymie każde pole to 1 punkt; karty przywilejów mogą dodać punkty za westalki, małżeństwo i budynki.

## Fortuna 3

lesson-fortuna-3-title = Przywileje i Pałac
lesson-fortuna-3-tokens = Trzy **żetony|żeton** na łasce 3: kto dzięki niej idzie naprzód, bierze wszystkie i dobiera tyle samo kart przywilejów.
lesson-fortuna-3-favor = Na kości masz 4: oddaj 2 zboża przy łasce 3 i przejdź przez bramę Rzymu.
lesson-fortuna-3-one-wheat = Jedno zboże też dałoby trzy żetony, ale tylko jeden krok. Oddaj dwa.
lesson-fortuna-3-poorer = Tam byłby jeden krok i jeden żeton. Łaska 3 daje dwa kroki i trzy żetony.
lesson-fortuna-3-refuse = Podatek nie daje kroków ani żetonów. Oddaj zboże.
lesson-fortuna-3-favor-first = Możesz ją zagrać w dowolnej chwili swojej tury. Najpierw łaska.
lesson-fortuna-3-a = **Karta A** daje zasoby, tu westalkę albo centuriona, w dowolnej chwili twojej tury.
lesson-fortuna-3-b = **Karta B** daje jeden krok, też w dowolnej chwili, ale tylko jedna na rundę.
lesson-fortuna-3-c = **Karta C** daje punkty na koniec, jeśli jesteś w Rzymie: ta po 2 za westalkę.
lesson-fortuna-3-keep = Masz trzy westalki: zatrzymaj kartę C; dwie pozostałe odrzucasz odkryte.
lesson-fortuna-3-keep-a = Masz już trzy westalki, więc byłby to centurion. Karta C jest warta 6 punktów.
lesson-fortuna-3-keep-b = Krok to jeden punkt. Karta C jest warta 6, a jedną kartę B już masz.
lesson-fortuna-3-play = Jedną kartę B masz już na ręce: zagraj ją, zrób krok i zakończ turę.
lesson-fortuna-3-wait = Możesz ją zachować. Ale wolno zagrać tylko jedną na rundę: szkoda stracić tę okazję.
lesson-fortuna-3-two = W grze we dwoje wolne są dwie krawędzie, a pierwszy gracz może też zakryć jedną łaskę bez żetonów.
lesson-fortuna-3-outside = Gaius nie miał na podatek: cofnął się za bramę, a poza Rzymem nie da się wygrać.
lesson-fortuna-3-last = Do **Pałacu Cezara|Pałac Cezara** trzy kroki: jeśli tam dotrzesz, ta runda będzie ostatnia i zagra jeszcze tylko Livia.
lesson-fortuna-3-road = Teraz ty: karta i wymiana, bez pomocy; to, co masz, może jeszcze dać punkty.
lesson-fortuna-3-arrive = Szóstka: trzy westalki prowadzą cię do Pałacu Cezara.
lesson-fortuna-3-one-step = Małżeństwo daje krok i żeton. Trzy westalki prowadzą do samego celu.
lesson-fortuna-3-short = Pałac byłby wciąż przed tobą. Trzy westalki wprowadzą cię do środka.
lesson-fortuna-3-palace = Docierasz tu przed innymi i dobierasz trzy karty: zatrzymaj jedną, reszta czeka na następnych. Potem zakończ turę.
lesson-fortuna-3-squares = Każde pole to 1 punkt: 15 dla ciebie i dla Livii, nic dla Gaiusa, poza Rzymem.
lesson-fortuna-3-privileges = Potem karty C: Livia dotarła druga i wybrała z dwóch odłożonych; trzecia osoba dostałaby ostatnią.
lesson-fortuna-3-tie = Przy remisie wygrywa ten, kto stoi dalej, potem bogatszy, potem ten z większą liczbą centurionów, potem westalek.
## Chwała Rzymowi 1

lesson-gloire-1-title = Jedna karta, pięć zastosowań
lesson-gloire-1-goal = Rzym spłonął: odbuduj go. Punkty dają **wpływy** i **skarbiec**, a kto ma ich najwięcej, wygrywa.
lesson-gloire-1-card = Jedna karta bywa **rolą|rola**, **klientem|klient**, **materiałem|materiał**, **budynkiem|budynek** albo pieniędzmi, zależnie od tego, gdzie leży.
lesson-gloire-1-lead = Poprowadź **Robotnika|Robotnik** kartą Droga: weźmie materiał z **puli|pula**, ze środka stołu.
lesson-gloire-1-lead-think = Namysł daje karty, ale rękę masz pełną: dziś prowadź.
lesson-gloire-1-lead-other = Tę rolę też można poprowadzić; dziś zacznij od materiału, czyli od Robotnika.
lesson-gloire-1-lead-senator = Senatorem też można prowadzić; zachowaj go: pasuje do każdej roli, Droga tylko do tej.
lesson-gloire-1-others = Gaius **dołącza|dołączanie** kartą tej samej roli i też coś weźmie; Livia **się namyśla|namysł** i dobiera kartę.
lesson-gloire-1-take = Weź kamień: w **zapasach|zapasy** karta jest już tylko materiałem.
lesson-gloire-1-take-other = Każdy materiał się przyda; dziś weź kamień, wart później 3 punkty w skarbcu.
lesson-gloire-1-take-pass = Rezygnacja to stracona akcja; dziś weź kamień.
lesson-gloire-1-follow = Gaius prowadzi **Patrona|Patron**, który zatrudnia klientów: dołącz kartą Świątynia.
lesson-gloire-1-follow-think = Namysł dałby karty; dziś zatrudnij klienta, będzie dla ciebie pracował do końca gry.
lesson-gloire-1-follow-senator = Senatorem też można dołączyć; zachowaj go: pasuje do każdej roli, Świątynia tylko do tej.
lesson-gloire-1-hire = Zatrudnij beton: jako klient to **Architekt**, który działa zawsze, gdy ktoś prowadzi jego rolę.
lesson-gloire-1-hire-other = Ten klient też by dla ciebie pracował; dziś potrzebny ci budowniczy, Architekt.
lesson-gloire-1-hire-pass = Rezygnacja zostawi cię bez klienta; dziś zatrudnij Architekta.
lesson-gloire-1-legion = Livia prowadzi **Legionistę|Legionista**, który żąda materiałów: dołącz kartą Brama miejska.
lesson-gloire-1-legion-think = Namysł dałby karty; dziś weź od innych drewno na swój Targ.
lesson-gloire-1-legion-senator = Senatorem też można dołączyć; zachowaj go: zaraz prowadzisz ty, i to inną rolę.
lesson-gloire-1-demand = „Rzym żąda drewna!” Pokaż Targ: pula i sąsiedzi oddają swoje, a twoja karta zostaje na ręce.
lesson-gloire-1-demand-pass = Bez żądania nikt nic nie da; dziś pokaż Targ, nie stracisz go.
lesson-gloire-1-senator = **Senator** zastępuje każdą rolę, tak jak **petycja**, dwie karty jednego koloru: poprowadź nim Architekta.
lesson-gloire-1-senator-think = Namysł uzupełniłby rękę; dziś buduj, wszystko jest gotowe.
lesson-gloire-1-senator-other = Ta rola też jest możliwa; dziś Architekt, bo wtedy działa i twój klient.
lesson-gloire-1-lay = Dwie akcje, za senatora i za klienta: najpierw połóż Targ jako **fundament** na **placu|plac** z drewna.
lesson-gloire-1-lay-survey = Pomiar przygotowuje plac podmiejski; dziś buduj w mieście, gdzie wystarczy jedna akcja.
lesson-gloire-1-lay-pass = Rezygnacja to stracona akcja; dziś połóż Targ.
lesson-gloire-1-add = Teraz klient: dołóż do Targu drewno z zapasów.
lesson-gloire-1-add-pass = Rezygnacja zostawi Targ nieukończony i nic niewart; dziś dołóż drewno.
lesson-gloire-1-influence = Wystarczył jeden materiał: Targ jest ukończony. Masz 3 wpływy: to miejsce na więcej klientów i pieniędzy.
lesson-gloire-1-think = Nie masz już kart, więc się namyślasz: uzupełnij rękę do pięciu.
lesson-gloire-1-think-senator = Senator pasuje do każdej roli, ale to tylko jedna karta; dziś weź pięć.
lesson-gloire-1-think-one = Jedna karta jest dobra przy pełnej ręce; twoja jest pusta: dziś weź pięć.
lesson-gloire-1-client = Gaius prowadzi Architekta: twój klient działa mimo namysłu. Połóż Tawernę.
lesson-gloire-1-client-other = To też można położyć; dziś Tawerna: wystarczy jej jeden gruz, a masz drugą Tawernę.
lesson-gloire-1-client-pass = Rezygnacja to stracona akcja klienta; dziś połóż Tawernę.
lesson-gloire-1-merchant = Livia prowadzi **Kupca|Kupiec**, który sprzedaje z zapasów: dołącz kartą Ogrody.
lesson-gloire-1-merchant-think = Namysł dałby kartę; dziś sprzedaj kamień, za 3 punkty.
lesson-gloire-1-sell = Włóż kamień do skarbca: staje się pieniędzmi, na które do końca gry nikt nie patrzy.
lesson-gloire-1-sell-wood = Drewno byłoby tam warte 1 punkt; dziś sprzedaj kamień, wart 3.
lesson-gloire-1-sell-pass = Rezygnacja zostawi kamień w zapasach, gdzie nie daje punktów; dziś go sprzedaj.
lesson-gloire-1-craftsman = Poprowadź **Rzemieślnika|Rzemieślnik** kartą Nabrzeże: też buduje, ale materiałami z ręki.
lesson-gloire-1-craftsman-think = Namysł dałby karty; dziś ukończ Tawernę, wszystko masz na ręce.
lesson-gloire-1-craftsman-architect = Architekt szuka gruzu w zapasach, a tam go nie ma; Rzemieślnik bierze go z ręki.
lesson-gloire-1-craftsman-laborer = Robotnik kosztowałby cię drugą Tawernę, a potrzebuje jej pierwsza; dziś Rzemieślnik.
lesson-gloire-1-hand = Dołóż drugą Tawernę do pierwszej: tu jest tylko gruzem i kończy budowę.
lesson-gloire-1-hand-lay = To byłby kolejny nieukończony budynek; dziś najpierw ukończ Tawernę.
lesson-gloire-1-hand-pass = Rezygnacja zostawi Tawernę nieukończoną i nic niewartą; dziś ją ukończ.
lesson-gloire-1-end = Gra kończy się natychmiast, gdy wyczerpie się **stos** albo place miejskie.
lesson-gloire-1-alone = Teraz beze mnie, aż stos się skończy: namyślaj się, dołączaj i prowadź, jak chcesz.
lesson-gloire-1-points = Po punkcie za każdy wpływ: 2 na początek i place ukończonych budynków.
lesson-gloire-1-vault = Skarbiec daje wartość swoich kart i 3 punkty temu, kto ma najwięcej danego materiału.

## Chwała Rzymowi 2

lesson-gloire-2-title = Co robią budynki
lesson-gloire-2-standing = Ukończone budynki teraz **działają|działanie**. Niektóre stale: Targ daje skarbcowi dwa dodatkowe miejsca.
lesson-gloire-2-read = Słowo na budynku, linijka na karcie; najedź na nią albo ją przytrzymaj, by przeczytać całość.
lesson-gloire-2-read-typed = Słowo na budynku, linijka na karcie; wpisz „karta świątynia”, by przeczytać całość.
lesson-gloire-2-role = Inne wiążą się z rolą: poprowadź Patrona kartą Świątynia, a **Tawerna** pomoże.
lesson-gloire-2-role-think = Namysł uzupełniłby rękę; dziś zatrudniaj: masz miejsce dla wielu klientów.
lesson-gloire-2-role-other = Inna rola też jest możliwa; dziś Patron, bo pomaga mu Tawerna.
lesson-gloire-2-role-petition = Dwie karty drewna wystarczyłyby jako petycja; dziś wystarczy jedna, Świątynia.
lesson-gloire-2-hire = Najpierw zatrudnij z puli kamień: to Kupiec.
lesson-gloire-2-hire-wood = Rzemieślnik też by się przydał; dziś Kupiec, który zapełni twój duży skarbiec.
lesson-gloire-2-hire-draw = Po karcie ze stosu ta akcja niczego już nie weźmie z puli: dziś najpierw pula.
lesson-gloire-2-hire-pass = Rezygnacja zostawi cię bez klienta; dziś zatrudnij Kupca.
lesson-gloire-2-bar = Teraz Tawerna zatrudni też wierzchnią kartę stosu, cokolwiek tam leży.
lesson-gloire-2-bar-pass = Nie musisz, ale to nic nie kosztuje: dziś zatrudnij.
lesson-gloire-2-latrine = Inne pomagają w namyśle: namyśl się i dzięki **Latrynie|Latryna** odrzuć Targ, bo dwa razy go nie zbudujesz.
lesson-gloire-2-latrine-petition = Dwie karty drewna mogłyby dołączyć jako petycja; dziś bardziej potrzebujesz nowych kart.
lesson-gloire-2-latrine-other = To też można odrzucić; dziś Targ, bo już go masz.
lesson-gloire-2-latrine-pass = Nie musisz niczego odrzucać; dziś to zrób, a dobierzesz o jedną kartę więcej.
lesson-gloire-2-fill = Uzupełnij rękę: dzięki odrzuconej dobierasz o jedną kartę więcej.
lesson-gloire-2-fill-senator = Senator się przyda, ale zaraz dostaniesz go za darmo: dziś weź karty.
lesson-gloire-2-fill-one = To byłaby tylko jedna karta; dziś weź trzy.
lesson-gloire-2-wall = Inne chronią: Gaius żąda drewna, ale masz **Mur**: nic nie oddawaj.
lesson-gloire-2-wall-give = Możesz mimo to oddać kartę; dziś ją zachowaj, nikt cię nie zmusi.
lesson-gloire-2-senate = Inne działają na koniec tury: dzięki **Senatowi|Senat** weź senatora, którego zagrał Gaius.
lesson-gloire-2-senate-pass = Inaczej senator wróci na swoje miejsce; dziś weź go na rękę.
lesson-gloire-2-architect = Inne działają raz, **po ukończeniu**: poprowadź senatorem Architekta, by ukończyć Odlewnię.
lesson-gloire-2-architect-think = Namysł dałby kartę; dziś ukończ Odlewnię, brakuje jej jednej cegły.
lesson-gloire-2-architect-craftsman = Rzemieślnik zużyłby Bramę miejską z ręki; dziś użyj cegły z zapasów.
lesson-gloire-2-architect-other = Inna rola też jest możliwa; dziś Architekt, który ukończy Odlewnię.
lesson-gloire-2-foundry = Dołóż do Odlewni cegłę z zapasów.
lesson-gloire-2-foundry-lay = To byłby początek innego budynku; dziś najpierw ukończ ten.
lesson-gloire-2-foundry-survey = Pomiar przygotowuje plac podmiejski; dziś ukończ Odlewnię.
lesson-gloire-2-foundry-pass = Rezygnacja zostawi Odlewnię nieukończoną; dziś dołóż cegłę.
lesson-gloire-2-laborers = **Odlewnia** daje ci akcję Robotnika za każdy wpływ: weź wszystko, co leży w puli.
lesson-gloire-2-laborers-pass = Rezygnacja to stracona akcja; dziś weź wszystko.
lesson-gloire-2-score = Inne czekają na koniec gry: Mur daje 1 punkt za każde dwie karty zapasów.
lesson-gloire-2-alone = W stosie zostały trzy karty: ostatnią turę poprowadź beze mnie.
lesson-gloire-2-points = Punkty: wpływy i skarbiec jak przedtem, a Mur za to, co zostało w zapasach.

## Chwała Rzymowi 3

lesson-gloire-3-title = Głodny Rzym
lesson-gloire-3-walls = Gaius ma **Palisadę|Palisada**, Livia **Mur**: żądania nic im nie zabierają.
lesson-gloire-3-bridge = Twój **Most** wiedzie ponad palisadą aż do zapasów, ale nigdy ponad murem: poprowadź Legionistę.
lesson-gloire-3-bridge-think = Rękę masz pełną, namysł dałby jedną kartę; dziś weź kamień od innych.
lesson-gloire-3-bridge-other = Inna rola też jest możliwa; dziś Legionista: Katakumby potrzebują kamienia.
lesson-gloire-3-bridge-senator = Senatorem też można prowadzić; zachowaj go, zaraz się przyda: zagraj Akademię.
lesson-gloire-3-demand = Żądaj kamienia: oddaje pula, Gaius oddaje z ręki i z zapasów, a Livia nic.
lesson-gloire-3-demand-other = Tego też możesz żądać, bo masz taką kartę; dziś Katakumby potrzebują kamienia.
lesson-gloire-3-demand-pass = Bez żądania nikt nic nie da; dziś pokaż kamień, nie stracisz go.
lesson-gloire-3-follow = Gaius prowadzi Patrona: dołącz kartą Bazylika i zobacz, co dają twoje **Termy**.
lesson-gloire-3-follow-think = Namysł dałby karty; dziś zatrudniaj: Termy zrobią z jednej akcji trzy.
lesson-gloire-3-follow-senator = Senatorem też można dołączyć; zachowaj go dla roli, do której nie masz karty.
lesson-gloire-3-hire = Zatrudnij marmur, czyli Patrona: dzięki Termom każdy nowy klient od razu działa.
lesson-gloire-3-hire-other = Ten klient też od razu by zadziałał; dziś Patron, bo zatrudni następnego.
lesson-gloire-3-bath = Nowy Patron od razu zatrudnia: weź gruz, czyli Robotnika.
lesson-gloire-3-bath-pass = Rezygnacja przerwie łańcuch; dziś pozwól klientowi działać.
lesson-gloire-3-bath-other = Ten klient też od razu by zadziałał; dziś Robotnik, który weźmie materiał.
lesson-gloire-3-chain = Robotnik też działa: weź drewno. Jedna zagrana karta, trzy akcje.
lesson-gloire-3-chain-other = Ten materiał też się przyda; dziś drewno, na Nabrzeże.
lesson-gloire-3-out = W mieście nie ma już placu z drewna; **poza miastem** trzeba dwóch akcji: poprowadź senatorem Architekta.
lesson-gloire-3-out-think = Namysł uzupełniłby rękę; dziś buduj, masz trzy akcje.
lesson-gloire-3-out-other = Inna rola też jest możliwa; dziś Architekt: działa z tobą dwóch klientów.
lesson-gloire-3-survey = Masz trzy akcje, w tym dwie klientów. Pierwsza to **pomiar**, który otwiera plac podmiejski.
lesson-gloire-3-survey-stone = To ukończy Katakumby, a więc i grę; dziś jeszcze trochę pobuduj.
lesson-gloire-3-survey-villa = Willa ma plac w mieście, a Nabrzeże nie; dziś zrób pomiar dla Nabrzeża.
lesson-gloire-3-survey-pass = Rezygnacja to stracona akcja; dziś potrzebujesz wszystkich trzech na Nabrzeże.
lesson-gloire-3-lay = Teraz połóż Nabrzeże poza miastem: to druga akcja.
lesson-gloire-3-lay-villa = Willa ma plac w mieście; dziś Nabrzeże, które go nie ma.
lesson-gloire-3-lay-survey = Jeden pomiar wystarczy na jeden fundament; dziś połóż Nabrzeże.
lesson-gloire-3-add = Trzecią akcją dołóż drewno do Nabrzeża: ukończone liczy się tak samo jak budynek w mieście.
lesson-gloire-3-add-villa = Willa poczeka; dziś ukończ Nabrzeże, by zyskać wpływy.
lesson-gloire-3-add-survey = Drugi pomiar wymagałby jeszcze jednej akcji; dziś ukończ Nabrzeże.
lesson-gloire-3-deck = Livia prowadzi Rzemieślnika: namyśl się i uzupełnij rękę, ale pilnuj stosu: ostatnia karta kończy grę.
lesson-gloire-3-deck-one = Jedna karta jest dobra przy pełnej ręce; dziś ją uzupełnij.
lesson-gloire-3-deck-senator = Senator to tylko jedna karta; dziś uzupełnij rękę.
lesson-gloire-3-forum = Gaius ma **Forum**: klienci wszystkich sześciu ról i wszystkie materiały to natychmiastowe zwycięstwo. Brakuje mu Kupca.
lesson-gloire-3-catacomb = Twoim **Katakumbom|Katakumby** brakuje jednego kamienia: po ukończeniu gra natychmiast się kończy i liczy się punkty.
lesson-gloire-3-alone = Potem prowadzi Gaius, a w puli leży kamień. Teraz beze mnie: co robisz?
lesson-gloire-3-points = Kto kończy grę, ten wybiera chwilę: najpierw policz punkty i uważaj, kto jeszcze mógłby ją zakończyć.
