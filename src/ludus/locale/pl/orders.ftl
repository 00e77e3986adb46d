# Stałe polecenia: arkusz i zdania, którymi się je wydaje.

orders-title = Stałe polecenia
orders-private = Tylko przy tym stole. Nikt inny ich nie widzi.
orders-none = Nie ma poleceń: każde pytanie czeka na ciebie.
orders-add = Dodaj polecenie
orders-save = { $count ->
    [0] Zapisz: bez poleceń
    [one] Zapisz jedno polecenie
    [few] Zapisz { $count } polecenia
    [many] Zapisz { $count } poleceń
   *[other] Zapisz { $count } polecenia
}
orders-saved = Zapisano.
orders-revoke = Cofnij to polecenie
orders-revoke-all = Cofnij wszystkie
orders-how = Serwer odpowiada dopiero wtedy, gdy to pytanie naprawdę padnie, także pod twoją nieobecność, po takiej przerwie, jaką robi kliknięcie.
orders-on = włączone
orders-life = Obowiązuje
orders-life-used = do pierwszego użycia
orders-life-turn = do mojej następnej tury
orders-life-off = dopóki go nie wyłączę
orders-would = { $of ->
    [0] o nic jeszcze nie pytano
   *[other] odpowiedziałoby na { $count } z { $of } ostatnich pytań do ciebie
}
orders-used = { $count ->
    [one] odpowiedziało raz
    [few] odpowiedziało { $count } razy
    [many] odpowiedziało { $count } razy
   *[other] odpowiedziało { $count } raza
}
orders-missed = Ostatnio nie dało się go wykonać: ta odpowiedź była niedozwolona.
orders-full = Jedno miejsce ma najwyżej tyle poleceń: { $count }.

order-match-name = Wyrównuj łapówki
order-match = Przy łapówkach wyrównuj do rywali, najwyżej { $left } po lewej i { $right } po prawej, potem się zgódź.
order-match-left = { $number ->
    [0] nic
   *[other] { $number }
}
order-match-right = { $number ->
    [0] nic
   *[other] { $number }
}
order-tax-name = Zapłać podatek
order-tax = Gdy chodzi o łaskę cesarza, zapłać podatek, { $when }, jeśli mam { $coins }.
order-tax-when-nothing = gdy nic nie mogę oddać
order-tax-when-whatever = cokolwiek mogę oddać
order-tax-coins = { $number ->
    [one] co najmniej jedną monetę
    [few] co najmniej { $number } monety
    [many] co najmniej { $number } monet
   *[other] co najmniej { $number } monety
}
order-play-name = Zagraj kartę przywileju
order-play = { $card }: { $when }.
order-play-when-at-once = gdy tylko będzie można
order-play-when-end = na koniec mojej tury
order-play-when-gate = gdy przeprowadzi mnie przez bramę
order-play-when-palace = gdy zaprowadzi mnie do pałacu
order-follow-name = Dołącz albo namyśl się
order-follow = Gdy ktoś prowadzi: { $role }, { $held }: { $does }.
order-follow-role-any = dowolna rola
order-follow-role-laborer = Robotnik
order-follow-role-craftsman = Rzemieślnik
order-follow-role-architect = Architekt
order-follow-role-legionary = Legionista
order-follow-role-merchant = Kupiec
order-follow-role-patron = Patron
order-follow-held-whatever = cokolwiek mam na ręce
order-follow-held-none = a ja nie mam jej karty
order-follow-does-senator = namysł, 1 senator
order-follow-does-fill = namysł, uzupełnij rękę
order-follow-does-one = namysł, 1 karta
order-follow-does-card = dołącz moją kartą tej roli
order-follow-does-with-senator = dołącz senatorem
order-use-name = Korzystaj z mocy albo nie
order-use = Gdy pada pytanie „{ $step }”: { $how }.
order-use-how-never = nigdy nie korzystaj
order-use-how-always = korzystaj, jeśli jest tylko jeden sposób
order-answer-name = Zawsze rób to
order-answer = Gdy pada pytanie „{ $step }”, odpowiedz: { $text }.
