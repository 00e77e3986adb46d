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

## Chwała Rzymowi

lesson-gloire-1-title = Jedna karta, pięć zastosowań
lesson-gloire-1-goal = Rzym spłonął: odbuduj go. Punkty dają **wpływy** i **skarbiec**, a kto ma ich najwięcej, wygrywa.
lesson-gloire-1-card = Jedna karta bywa **rolą**, **klientem**, **materiałem**, **budynkiem** albo pieniędzmi, zależnie od tego, gdzie leży.
lesson-gloire-1-lead = Poprowadź **Robotnika** kartą Droga: weźmie materiał z **puli**, ze środka stołu.
lesson-gloire-1-lead-think = Namysł daje karty, ale rękę masz pełną: dziś prowadź.
lesson-gloire-1-lead-other = Tę rolę też można poprowadzić; dziś zacznij od materiału, czyli od Robotnika.
lesson-gloire-1-others = Gaius **dołącza** kartą tej samej roli i też coś weźmie; Livia **się namyśla** i dobiera kartę.
lesson-gloire-1-take = Weź kamień: w **zapasach** karta jest już tylko materiałem.
lesson-gloire-1-take-other = Każdy materiał się przyda; dziś weź kamień, wart później 3 punkty w skarbcu.
lesson-gloire-1-take-pass = Pas to stracona akcja; dziś weź kamień.
lesson-gloire-1-follow = Gaius prowadzi **Patrona**, który zatrudnia klientów: dołącz kartą Świątynia.
lesson-gloire-1-follow-think = Namysł dałby karty; dziś zatrudnij klienta, będzie dla ciebie pracował do końca gry.
lesson-gloire-1-follow-senator = Senator też by mógł; zachowaj go: pasuje do każdej roli, Świątynia tylko do tej.
lesson-gloire-1-hire = Zatrudnij beton: jako klient to **Architekt**, który działa zawsze, gdy ktoś prowadzi jego rolę.
lesson-gloire-1-hire-other = Ten klient też by dla ciebie pracował; dziś potrzebny ci budowniczy, Architekt.
lesson-gloire-1-hire-pass = Pas zostawi cię bez klienta; dziś zatrudnij Architekta.
lesson-gloire-1-legion = Livia prowadzi **Legionistę**, który żąda materiałów: dołącz kartą Brama miejska.
lesson-gloire-1-legion-think = Namysł dałby karty; dziś weź od innych drewno na swój Targ.
lesson-gloire-1-legion-senator = Senator też by mógł; zachowaj go: zaraz prowadzisz ty, i to inną rolę.
lesson-gloire-1-demand = „Rzym żąda drewna!” Pokaż Targ: pula i sąsiedzi oddają swoje, a twoja karta zostaje na ręce.
lesson-gloire-1-demand-pass = Spasujesz, a nikt nic nie da; dziś pokaż Targ, nie stracisz go.
lesson-gloire-1-senator = **Senator** zastępuje każdą rolę, tak jak **petycja**, dwie karty jednego koloru: poprowadź nim Architekta.
lesson-gloire-1-senator-think = Namysł uzupełniłby rękę; dziś buduj, wszystko jest gotowe.
lesson-gloire-1-senator-other = Ta rola też jest możliwa; dziś Architekt, bo wtedy działa i twój klient.
lesson-gloire-1-lay = Dwie akcje, za senatora i za klienta: najpierw połóż Targ jako **fundament** na **placu** z drewna.
lesson-gloire-1-lay-survey = Pomiar przygotowuje plac podmiejski; dziś buduj w mieście, gdzie wystarczy jedna akcja.
lesson-gloire-1-lay-pass = Pas to stracona akcja; dziś połóż Targ.
lesson-gloire-1-add = Teraz klient: dołóż do Targu drewno z zapasów.
lesson-gloire-1-add-pass = Pas zostawi Targ nieukończony i nic niewart; dziś dołóż drewno.
lesson-gloire-1-influence = Wystarczył jeden materiał: Targ jest ukończony. Masz 3 wpływy: to miejsce na więcej klientów i pieniędzy.
lesson-gloire-1-think = Nie masz już kart, więc się namyślasz: uzupełnij rękę do pięciu.
lesson-gloire-1-think-senator = Senator pasuje do każdej roli, ale to tylko jedna karta; dziś weź pięć.
lesson-gloire-1-think-one = Jedna karta jest dobra przy pełnej ręce; twoja jest pusta: dziś weź pięć.
lesson-gloire-1-client = Gaius prowadzi Architekta: twój klient działa mimo namysłu. Połóż Tawernę.
lesson-gloire-1-client-other = To też można położyć; dziś Tawerna: potrzebuje jednego gruzu, a masz Drogę.
lesson-gloire-1-merchant = Livia prowadzi **Kupca**, który sprzedaje z zapasów: dołącz kartą Ogrody.
lesson-gloire-1-merchant-think = Namysł dałby kartę; dziś sprzedaj kamień, za 3 punkty.
lesson-gloire-1-sell = Włóż kamień do skarbca: staje się pieniędzmi, na które do końca gry nikt nie patrzy.
lesson-gloire-1-sell-wood = Drewno byłoby tam warte 1 punkt; dziś sprzedaj kamień, wart 3.
lesson-gloire-1-craftsman = Poprowadź **Rzemieślnika** kartą Nabrzeże: też buduje, ale materiałami z ręki.
lesson-gloire-1-craftsman-think = Namysł dałby karty; dziś ukończ Tawernę, wszystko masz na ręce.
lesson-gloire-1-craftsman-architect = Architekt szuka gruzu w zapasach, a tam go nie ma; Rzemieślnik bierze go z ręki.
lesson-gloire-1-craftsman-laborer = Robotnik kosztowałby cię Drogę, a potrzebuje jej Tawerna; dziś Rzemieślnik.
lesson-gloire-1-hand = Dołóż Drogę do Tawerny: tu jest tylko gruzem i kończy budowę.
lesson-gloire-1-hand-lay = To byłby kolejny nieukończony budynek; dziś najpierw ukończ Tawernę.
lesson-gloire-1-end = Gra kończy się natychmiast, gdy wyczerpie się **stos** albo place miejskie.
lesson-gloire-1-alone = Teraz beze mnie, aż stos się skończy: namyślaj się, dołączaj i prowadź, jak chcesz.
lesson-gloire-1-points = Po punkcie za każdy wpływ: 2 na początek i place ukończonych budynków.
lesson-gloire-1-vault = Skarbiec daje wartość swoich kart i 3 punkty temu, kto ma najwięcej danego materiału.
