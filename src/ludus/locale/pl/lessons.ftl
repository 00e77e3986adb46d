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
