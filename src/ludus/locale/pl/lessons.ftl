# Lekcje: jedno zdanie na krok, najwyżej dwadzieścia słów; nowe słowo raz pogrubione.

lesson-nudge = Też można: { $answer }. Dziś zrób to, co w obwódce.
lesson-not-yet = Najpierw to, co w obwódce.

lesson-lutece-1-title = Dwie karty po kryjomu
lesson-lutece-1-goal = Kto ma najwięcej punktów, gdy skończy się stos, zostaje senatorem Lutecji.
lesson-lutece-1-choose = Wybierz dwie karty: Piekarza, potem Pole.
lesson-lutece-1-order = To dobre karty; dziś Piekarz leży po lewej.
lesson-lutece-1-agree = Nikt jeszcze nie wie, czego chcesz: zgódź się odkryć karty.
lesson-lutece-1-alone = A teraz runda beze mnie.
lesson-lutece-1-points = A oto punkty w tej chwili.

## Fortuna

lesson-fortuna-1-title = Droga do Rzymu
lesson-fortuna-1-goal = Gdy ktoś dotrze do **Pałacu Cezara** (XV), wygrać mogą tylko ci, którzy przeszli **bramę Rzymu** (X).
lesson-fortuna-1-choose = Przy twojej krawędzi leżą trzy **karty akcji**: wybierz Żniwa.
lesson-fortuna-1-vintage = Winobranie dałoby 2 wina: zajmiemy się nim za chwilę. Najpierw Żniwa.
lesson-fortuna-1-luck = Fortuna dałaby jeden krok, ale potem trzeba by ją oddać. Najpierw Żniwa.
lesson-fortuna-1-harvest = Weź 2 **zboża**, a za swoją **wodę** jeszcze trzecie.
lesson-fortuna-1-skip = Możesz zrezygnować z akcji, ale karta i tak odejdzie. Lepiej weź zboże!
lesson-fortuna-1-dry = Wodę możesz zachować na później. Dziś trzecie zboże przyda się bardziej.
lesson-fortuna-1-exchange = Teraz musisz ją **wymienić**: weź od Livii Handel winem; zakryty, jest u ciebie bezpieczny do następnej tury.
lesson-fortuna-1-wheat-trade = Za zboże płacą 2 monety, za wino 3. Zboże jest dla Rzymu: weź Handel winem.
lesson-fortuna-1-gaius = Od Gaiusa możesz wziąć każdą odkrytą kartę. Dziś weź Handel winem: sprzedasz w następnej turze.
lesson-fortuna-1-nobody = Ta krawędź jest wolna, ale wymieniać się z nią można. Dziś weź Handel winem: sprzedasz w następnej turze.
lesson-fortuna-1-centurion = Oddaj **centuriona**, żeby wykonać drugą kartę: Winobranie da ci 2 **wina**.
lesson-fortuna-1-spare = Możesz go zachować na bitwę. Dziś przyniesie ci 2 wina.
lesson-fortuna-1-one-step = Fortuna dałaby jeden krok. Dwa wina to dwa kroki albo 6 monet.
lesson-fortuna-1-die = Na **kości** masz 4: otwiera ona **kartę łaski** 4 i wszystkie niższe.
lesson-fortuna-1-deliver = Służ cesarzowi: oddaj 2 zboża przy łasce 3 i zrób dwa kroki.
lesson-fortuna-1-one-wheat = Jedno zboże to jeden krok. Masz cztery: oddaj dwa.
lesson-fortuna-1-wine = Wino też by go ucieszyło, ale w następnej turze je sprzedasz. Oddaj zboże.
lesson-fortuna-1-refuse = Odmowa kosztuje 1 monetę i nie daje kroku. Oddaj zboże.
lesson-fortuna-1-down = Łaska 3 jest zakryta: w tej rundzie nikt już z niej nie skorzysta.
lesson-fortuna-1-tax = Livia wyrzuciła 1, a nie ma wody: płaci **podatek**, 1 monetę; bez pieniędzy cofnęłaby się o pole.
lesson-fortuna-1-tokens = Każda łaska, z której nikt nie skorzystał, dostała **żeton**: kto jej użyje, dobierze **kartę przywileju**.
lesson-fortuna-1-goddess = Livia zabrała ci **Fortunę**: kto ma ją na koniec rundy, zaczyna następną, a po nim grają najbogatsi.
lesson-fortuna-1-six = Od 1 do 6: woda, wino, zboże, centurioni, małżeństwo, westalki; oto co prowadzi do Rzymu.
lesson-fortuna-1-alone = Teraz ty, bez pomocy: karta, wymiana, kości; żeton na łasce to karta przywileju.
lesson-fortuna-1-points = Każde pole to 1 punkt, ale tylko dla tych, którzy przeszli bramę: reszta drogi przed tobą!
