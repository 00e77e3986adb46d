# Co się działo przy stole pod nieobecność i prośba o cofnięcie odpowiedzi. Wczytywane w razie potrzeby.

recap-title = Od twojego wyjścia
recap-summary = Od twojego wyjścia ({ $when }): { $what }.
recap-moves = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
recap-turns = { $count ->
    [one] jedna tura
    [few] { $count } tury
   *[other] { $count } tur
}
recap-span = { $from } → { $to }
recap-now = teraz
recap-key = jeden ruch
recap-scrub = Ruchy od twojego wyjścia
recap-at = ruch { $at } z { $count }
recap-before = tak było przy twoim wyjściu
recap-replay = Odtwórz
recap-fast = ×{ $times }, { $seconds } s
recap-stop = Zatrzymaj
recap-table = Do stołu
recap-changes = Co się dla ciebie zmieniło
recap-story = Co się wydarzyło
recap-changed = zmiana od twojego wyjścia
recap-unchanged = U ciebie nic się nie zmieniło.
recap-asked = Twoja kolej: { $what }

## Liczby, jakie były i jakie są

figure-points = twoje punkty
figure-gold = twoje sestercje
figure-money = twoje pieniądze
figure-cards = twoje karty
figure-hand = twoja ręka
figure-influence = twoje wpływy
figure-buildings = twoje budynki
figure-deck = karty w stosie
figure-palace = twoje pola do pałacu
figure-round = { $game ->
   *[other] runda
}
figure-favors = odkryte łaski
figure-others-gold = sestercje: { $who }
figure-others-money = pieniądze: { $who }
figure-others-hand = ręka: { $who }
figure-others-points = punkty: { $who }
figure-others-influence = wpływy: { $who }
figure-others-palace = pola do pałacu: { $who }

## Prośba

plea-title = Cofnąć?
plea-mine = Prosisz o cofnięcie swojej ostatniej odpowiedzi i wszystkiego, co było po niej.
plea-theirs = { $who } prosi o cofnięcie odpowiedzi i wszystkiego, co było po niej.
plea-waits = Muszą się zgodzić wszyscy. Czekamy na: { $people }.
plea-agreed = Zgoda: { $people }.
plea-agree = Zgoda
plea-refuse = Odmów
plea-withdraw = Wycofaj prośbę
