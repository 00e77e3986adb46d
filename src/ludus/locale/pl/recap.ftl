# Co się działo przy stole pod nieobecność i prośba o cofnięcie odpowiedzi. Wczytywane w razie potrzeby.

recap-title = Od Twojego wyjścia
recap-summary = Od Twojego wyjścia ({ $when }): { $what }.
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
recap-scrub = Ruchy od Twojego wyjścia
recap-at = ruch { $at } z { $count }
recap-before = tak było przy Twoim wyjściu
recap-replay = Odtwórz
recap-fast = ×{ $times }, { $seconds } s
recap-stop = Zatrzymaj
recap-table = Do stołu
recap-changes = Co się dla Ciebie zmieniło
recap-story = Co się wydarzyło
recap-changed = zmiana od Twojego wyjścia
recap-unchanged = U Ciebie nic się nie zmieniło.
recap-asked = Twoja kolej: { $what }

## Liczby, jakie były i jakie są

figure-points = Twoje punkty
figure-gold = Twoje złoto
figure-cards = Twoje karty
figure-hand = Twoja ręka
figure-influence = Twoje wpływy
figure-buildings = Twoje budynki
figure-deck = karty w talii
figure-palace = Twoje pola do pałacu
figure-round = runda
figure-favors = odkryte łaski
figure-others-gold = złoto: { $who }
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
