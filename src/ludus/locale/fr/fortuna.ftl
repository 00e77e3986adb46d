# Fortuna.

title = Fortuna
example-card = carte moisson
example-rules = règles taxe ; le texte exact : règles F-TAX-2
example-contents = ludus rules fortuna taxe ; le texte exact : ludus rules fortuna F-TAX-2

## La table

heading = { $number ->
    [0] Mise en place
   *[other] Manche { $number }
} · { $step }
podium = Podium : { $people }
step-draft = Choix des cartes
step-lock = Première carte cachée
step-card = Carte Action
step-exec = Action
step-roll = Jet anticipé
step-gift = Famille
step-swap = Échange
step-mil = Puissance militaire
step-dice = Dés
step-favor = Faveur de l’empereur
step-tokens = Jetons
step-flip = Une faveur à retourner
step-draw = Pioche
step-keep = Cartes Privilège
step-end = Fin du tour
step-palace = Palais de César
step-over = Fin de partie
colour-blue = bleu
colour-gray = gris
colour-orange = orange
colour-violet = violet
good-water = eau
good-wheat = blé
good-wine = vin
good-vestals = vestales
good-centurions = centurions
good-dice = dés
good-aqueduct = eau de l’Aqueduc
piece-water = eau
piece-wheat = blé
piece-wine = vin
piece-money = argent
piece-vestal = vestale
piece-centurion = centurion
piece-die = dé
place-reservoir = réservoir
place-aqueduct = Aqueduc
column-money = ¤
column-water = eau
column-wheat = blé
column-wine = vin
column-vestals = vest.
column-centurions = cent.
column-dice = dés
column-married = mar.
column-cards = priv.
column-buildings = bâtiments
empty-side = personne
open-cards = à choisir
rolled = dés : { $dice }
hand = Vos cartes Privilège : { $cards }
palace-seen = Cartes du Palais que vous avez vues : { $cards }
supply = Stock : { $goods } · jetons { $tokens }
supply-buildings = Bâtiments restants : { $buildings }
supply-cards = Cartes Privilège : { $pile } dans la pioche, { $palace } au Palais, défausse : { $discards }
hidden-card = une carte
part-squares = Cases
part-privileges = Privilèges
total = total
outside-rome = hors de Rome
legend = Signes : | la porte de Rome, ▒ une carte cachée, ● un jeton, ∞ marié, ¤ argent, 1+1 eau du réservoir et de l’Aqueduc.

## Les cartes

effect-pieces = 1 vestale ou 1 centurion
effect-cubes = 1 { $cube } et 1 ressource au choix
effect-step = 1 pas vers Rome
costs = Coûte { $cost }. { $does }
does-water-supply = 2 eaux dans le réservoir.
does-harvest = 2 blés, et 1 de plus par eau rendue.
does-vintage = 2 vins, et 1 de plus par eau rendue.
does-wheat-trade = Vendre du blé à 2 pièces, 3 avec un Marché.
does-wine-trade = Vendre du vin à 3 pièces, 4 avec un Marché.
does-enlist-centurions = Acheter des centurions à 1, 2 et 3 selon la case.
does-hire-vestals = Acheter des vestales à 1, 3 et 5 selon la case.
does-religious-ceremony = Rendre une vestale pour un dé.
does-family = Se marier pour 3, puis : blé, vin ou 3 pièces, avec un jet de dés anticipé.
does-construction = Construire un bâtiment.
does-corruption = 2 pièces, ou payer 1 et exécuter une carte d’un autre bord.
does-fortuna = 1 pas. Son détenteur sera premier à la manche suivante.
does-favor-1 = 1 eau : 1 pas.
does-favor-2 = 1 ou 2 vins : un pas chacun.
does-favor-3 = 1 ou 2 blés : un pas chacun.
does-favor-4 = 1 à 3 centurions : un pas chacun.
does-favor-5 = Si marié : 1 pas, 2 avec un Palais.
does-favor-6 = Un pas par vestale, qui reste.
does-market = 1 pièce de plus par unité vendue.
does-aqueduct = Contient 1 eau, remplie au début du tour.
does-palace = Demande le mariage. 2 pas à la faveur 5.
does-basilica = Garder une deuxième carte Privilège.

## Les questions

ask-draft = Quelle carte Action prenez-vous ?
ask-lock = Quelle carte retournez-vous face cachée ?
ask-card = Quelle carte choisissez-vous ?
ask-exec = { $card } : comment ?
ask-roll = Lancer les dés maintenant, avant de choisir ?
ask-gift = Que prenez-vous ?
ask-swap = Que prenez-vous contre { $card } ?
ask-mil = Rendre un centurion pour exécuter une carte ?
ask-favor = Comment obtenez-vous la faveur de l’empereur ?
ask-flip = Retourner encore une carte Faveur ?
ask-keep = Quelle carte gardez-vous ?
ask-end = Jouer une carte Privilège, ou finir le tour ?
ask-palace = Quelle carte du Palais gardez-vous ?
how-many = Tapez un nombre de 1 à { $count }, ou le début d’une réponse. liste les montre toutes.
unclear = Cela ne désigne pas une seule réponse : tapez un nombre de 1 à { $count }.
answer-skip = ne pas l’exécuter
answer-go = l’exécuter
answer-go-with = rendre l’eau : { $reservoir } réservoir, { $aqueduct } Aqueduc
answer-sell = vendre { $number }
answer-buy = acheter { $number }
answer-marry = se marier pour { $cost }
answer-build = { $building } pour { $cost }
answer-take-two = prendre { $number } pièces
answer-bribe = corrompre le bord { $side } : { $card }
answer-roll-now = lancer maintenant
answer-later = plus tard
answer-gift = { $kind }
answer-swap = { $side } : { $card }
answer-nothing = rien
answer-favor-place = { $favor } : { $place }
answer-favor-goods = { $favor } : livrer { $number }
answer-pay-tax = payer la taxe
answer-flip = retourner { $favor }
answer-end-turn = finir le tour
answer-play-for = jouer { $card } : { $kind }
answer-play = jouer { $card }
answer-keep = garder { $cards }

## Pourquoi pas

refusal-no-such-action = Cette réponse n’existe pas ({ $action }) : choisissez parmi celles qui sont proposées.
refusal-no-such-seat = Personne n’est assis à la place { $seat } : choisissez quelqu’un de cette table.
refusal-game-over = La partie est finie : plus rien n’est demandé.
refusal-not-your-turn = C’est le tour de { $seat } : attendez le vôtre.
refusal-not-asked-now = Ce n’est pas la question : { $step }.
refusal-card-not-on-your-side = { $card } n’est pas à votre bord : choisissez une carte qui y est.
refusal-card-already-taken = { $card } est déjà prise : choisissez-en une qui est encore là.
refusal-card-not-there = { $card } n’est pas là : choisissez une carte de ce bord.
refusal-card-is-face-down = { $card } est face cachée, donc bloquée : choisissez une carte visible.
refusal-card-cannot-be-executed = { $card } ne peut pas être exécutée : elle ne changerait rien, ou vous ne pouvez pas payer ce qu’elle coûte.
refusal-already-paid-for = { $card } est payée : il faut maintenant l’exécuter.
refusal-not-this-card = { $card } s’exécute autrement : choisissez une de ses réponses.
refusal-not-enough-water = Votre eau : { $reservoir } au réservoir, { $aqueduct } sur l’Aqueduc ; n’en rendez pas plus.
refusal-supply-too-small = Le stock ne contient que { $supply } : n’en prenez pas plus.
refusal-supply-is-empty = Le stock n’en a plus ({ $kind }) : il faut d’abord que quelqu’un en rende.
refusal-not-enough-goods = Il en faut { $number }, vous en avez { $own }.
refusal-not-enough-money = Cela coûte { $cost }, vous avez { $money }.
refusal-no-free-slot = Il n’y a plus de place ({ $kind }) : vous en avez autant que permis.
refusal-already-married = Le mariage est fait, une fois pour toutes : Famille vous donne maintenant blé, vin ou pièces.
refusal-not-married = Il faut le mariage : mariez-vous d’abord, avec Famille.
refusal-already-built = { $building } : vous avez déjà ce bâtiment ; construisez-en un d’une autre sorte.
refusal-no-place-to-build = Vous avez déjà { $most } bâtiments : il n’y a plus de place dans votre province.
refusal-pile-is-empty = { $building } : il n’y en a plus ; construisez un bâtiment d’une autre sorte.
refusal-palace-is-reached = Vous êtes au Palais de César : la route s’arrête ici, il ne reste aucun pas.
refusal-no-vestal = Vous n’avez pas de vestale : il en faut une, par Engagement de Vestales ou une carte A.
refusal-no-centurion = Vous n’avez pas de centurion : il en faut un, par Enrôlement de Centurions ou une carte A.
refusal-a-favor-is-open = Une faveur de votre dé est visible : utilisez-la ou payez la taxe.
refusal-no-favor-is-open = Toutes les faveurs de votre dé sont cachées : pas de taxe, continuez sans faveur.
refusal-a-favor-must-be-used = Seules les faveurs 5 et 6 sont visibles et vous pouvez en utiliser une : il le faut.
refusal-favor-is-face-down = La faveur { $favor } est cachée jusqu’à la fin de la manche : choisissez-en une visible.
refusal-favor-bears-tokens = La faveur { $favor } porte des jetons ({ $tokens }) : choisissez-en une qui n’en a pas.
refusal-no-die-reaches-it = La faveur { $favor } demande un dé de { $favor } ou plus : votre plus haut montre { $die }.
refusal-no-water-there = Il n’y a pas d’eau ({ $place }) : cette faveur en demande une.
refusal-not-that-many = { $number } n’est pas possible : livrez-en { $most } au plus.
refusal-beyond-the-palace = Le Palais est à moins de { $number } pas : livrez moins.
refusal-card-not-in-hand = Vous n’avez pas { $card } : jouez une carte de votre main.
refusal-kept-to-the-end = { $card } rapporte des points : elle se garde jusqu’à la fin.
refusal-card-gives-a-step = { $card } donne un pas, rien d’autre : jouez-la sans rien choisir.
refusal-step-card-already-played = Cartes de pas par manche : { $limit } ; jouez la suivante à la prochaine manche.
refusal-vestal-or-centurion = { $card } : choisissez vestale ou centurion.
refusal-card-gives-cubes = { $card } donne deux ressources : choisissez eau, blé ou vin.
refusal-no-cube-left = Il n’y a plus ni eau, ni blé, ni vin au stock : il faut d’abord que quelqu’un en rende.
refusal-choose-the-second-cube = { $card } : choisissez aussi la seconde ressource.
refusal-card-not-among-them = { $card } n’est pas parmi ces cartes : gardez-en une que vous avez piochée.
refusal-one-card-only = Une seule carte, Basilique ou non : choisissez laquelle.
refusal-no-basilica = Sans Basilique, on garde une carte : pour en garder deux, construisez-en une.

## Ce qui se passe

event-round-began = Manche { $number } · premier : { $who }
event-turn-began = { $you ->
    [yes] commencez votre
   *[no] commence son
} tour
event-card-drafted = { $you ->
    [yes] prenez
   *[no] prend
} { $card }
event-card-dealt = { $card } va au bord { $side }
event-card-locked = { $you ->
    [yes] retournez
   *[no] retourne
} { $card } face cachée
event-aqueduct-filled = { $you ->
    [yes] remplissez votre
   *[no] remplit son
} Aqueduc : +{ $number }
event-card-turned-up = { $you ->
    [yes] retournez
   *[no] retourne
} { $card } face visible
event-card-chosen = { $you ->
    [yes] choisissez
   *[no] choisit
} { $card }
event-action-skipped = { $you ->
    [yes] ne l’exécutez
   *[no] ne l’exécute
} pas
event-goods-taken = { $you ->
    [yes] prenez
   *[no] prend
} { $goods }
event-goods-returned = { $you ->
    [yes] rendez
   *[no] rend
} { $goods }
event-money-taken = { $you ->
    [yes] recevez
   *[no] reçoit
} { $number } ¤{ $lost ->
    [0] { "" }
    [one] { " " }({ $lost } perdu)
   *[other] { " " }({ $lost } perdus)
}
event-money-paid = { $you ->
    [yes] payez
   *[no] paie
} { $number } ¤
event-goods-sold = { $you ->
    [yes] vendez
   *[no] vend
} { $goods } pour { $price } ¤
event-pieces-bought = { $you ->
    [yes] achetez
   *[no] achète
} { $goods } pour { $cost } ¤
event-married = { $you ->
    [yes] vous mariez
   *[no] se marie
}
event-built = { $you ->
    [yes] construisez
   *[no] construit
} { $building }
event-bribed = { $you ->
    [yes] corrompez
   *[no] corrompt
} le bord { $side } : { $card }
event-cards-exchanged = { $you ->
    [yes] échangez
   *[no] échange
} { $given } contre { $taken } du bord { $side }
event-military-used = { $you ->
    [yes] exercez
   *[no] exerce
} la puissance militaire : { $card }
event-military-declined = { $you ->
    [yes] n’exercez
   *[no] n’exerce
} pas la puissance militaire
event-die-rolled = { $you ->
    [yes] lancez
   *[no] lance
} { $dice }
event-favor-used = { $you ->
    [yes] utilisez
   *[no] utilise
} la faveur { $favor } avec le dé { $die } : { $number } pas
event-no-favor = { $you ->
    [yes] n’obtenez
   *[no] n’obtient
} aucune faveur avec le dé { $die }
event-tax-paid = { $you ->
    [yes] payez
   *[no] paie
} la taxe avec le dé { $die } : { $number } ¤
event-stepped-back = { $you ->
    [yes] n’avez
   *[no] n’a
} pas de quoi payer la taxe avec le dé { $die } : recul à la case { $square }
event-approached = { $you ->
    [yes] avancez
   *[no] avance
} à la case { $square }
event-tokens-taken = { $you ->
    [yes] prenez
   *[no] prend
} { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
} de la faveur { $favor }
event-favor-turned = { $you ->
    [yes] retournez
   *[no] retourne
} la faveur { $favor } face cachée
event-nothing-turned = { $you ->
    [yes] ne retournez
   *[no] ne retourne
} aucune faveur
event-pile-shuffled = La défausse devient une pioche de { $number }
event-privilege-drawn = { $you ->
    [yes] piochez
   *[no] pioche
} { $card }
event-privilege-kept = { $you ->
    [yes] gardez
   *[no] garde
} { $card }
event-privilege-discarded = { $you ->
    [yes] défaussez
   *[no] défausse
} { $card }
event-privilege-played = { $you ->
    [yes] jouez
   *[no] joue
} { $card }
event-palace-entered = { $you ->
    [yes] atteignez
   *[no] atteint
} le Palais de César (position { $number })
event-privilege-laid-aside = { $you ->
    [yes] mettez
   *[no] met
} de côté { $card }
event-palace-card-taken = { $you ->
    [yes] prenez
   *[no] prend
} { $card } au Palais
event-podium-set = { $you ->
    [yes] êtes
   *[no] est
} en position { $number } sur le Podium
event-token-placed = { $favor } porte { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
event-favors-turned-up = Toutes les faveurs sont de nouveau visibles
event-hand-revealed = { $you ->
    [yes] révélez
   *[no] révèle
} { $card }
event-of = { $who } { $what }
ended-palace = Le Palais de César est atteint : la partie est finie.
ended-rounds = La dernière manche est jouée : la partie est finie.
ended-tied = À égalité de points décident les cases, puis l’argent, les centurions, les vestales.

## Pourquoi une réponse est bonne

reason-steps = Avance sur la route à la fin des parties imaginées : { $more } pas de plus.
reason-rome = Vous entrez à Rome dans { $mean } des parties imaginées, sinon dans { $other }.
reason-married = Vous vous mariez dans { $mean } des parties imaginées, sinon dans { $other }.
reason-building = Vous construisez { $about } dans { $mean } des parties imaginées, sinon dans { $other }.
reason-goods = À la fin de votre tour, en moyenne { $more } de plus ({ $about }).

## La table dans le navigateur

goods-water = { $count ->
    [one] { $count } eau
   *[other] { $count } eaux
}
goods-aqueduct = { $count ->
    [one] { $count } eau d’Aqueduc
   *[other] { $count } eaux d’Aqueduc
}
goods-wheat = { $count ->
    [one] { $count } blé
   *[other] { $count } blés
}
goods-wine = { $count ->
    [one] { $count } vin
   *[other] { $count } vins
}
goods-vestals = { $count ->
    [one] { $count } vestale
   *[other] { $count } vestales
}
goods-centurions = { $count ->
    [one] { $count } centurion
   *[other] { $count } centurions
}
goods-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
goods-money = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
goods-square = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
goods-draw = piocher { $draws }, garder { $keeps }
card-water-supply = { $gain } eaux dans votre réservoir
card-harvest = { $gain } blés, et { $more } de plus par eau rendue
card-vintage = { $gain } vins, et { $more } de plus par eau rendue
card-wheat-trade = Vendre le blé { $price } pièces, { $more } de plus avec un Marché
card-wine-trade = Vendre le vin { $price } pièces, { $more } de plus avec un Marché
card-enlist-centurions = Jusqu’à { $most } centurions : cases à { $prices }
card-hire-vestals = Jusqu’à { $most } vestales : cases à { $prices }
card-religious-ceremony = Rendre { $cost } vestale, gagner { $gain } dé pour toujours
card-family = Mariage : { $cost }. Une fois marié : blé, vin ou { $gain } pièces
card-construction = Construire un bâtiment et en payer le prix
card-corruption = { $gain } pièces, ou payer { $cost } et exécuter la carte d’un autre bord
card-fortuna = { $gain } pas. Qui la tient commence la manche suivante
tile-each = +{ $steps } l’unité
tile-step = { $steps ->
    [one] +{ $steps } pas
   *[other] +{ $steps } pas
}
tile-married = marié
tile-kept = gardées
tile-used = utilisée
tile-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
side-of = { $who } : cartes
side-mine = Votre bord
side-empty = Bord libre
side-empty-why = toujours face visible, à qui les prend
side-empty-short = toujours face visible
plate-on = sur
plate-outside = dehors,
plate-hand = { $count ->
    [one] { $count } carte Privilège
   *[other] { $count } cartes Privilège
}
plate-married = marié
when-later = joue après vous
when-before = joue avant vous
when-done = a joué
when-now = joue maintenant
tag-locked = bloquée jusqu’à son tour
tag-locked-short = bloquée
tag-locked-mine = au prochain tour
tag-from-you = donnée par vous
tag-to = à { $who }, face visible
tag-to-short = à { $who }
tag-to-empty = au bord libre
tag-empty-short = bord libre
tag-to-you = à vous, au prochain tour
tag-swap-only = seulement à échanger
tag-chosen = choisie
tag-bribe = { $cost } à { $who }
tag-bribe-bank = à payer : { $cost }
podium-now = Cette manche
podium-next = Prochaine
podium-spoken = Ordre de cette manche : { $now }. Prochaine manche, pour l’instant : { $next }.
rome-last = DERNIÈRE MANCHE
rome-last-turn = votre tour est le dernier
rome-marker = { $who } sur la case { $square }
race-gate = Porte à { $steps } pas.
race-in-rome = Vous êtes dans Rome.
race-leads = { $you ->
    [yes] Vous menez
   *[no] { $who } mène
}, case { $square }, à { $steps } du palais.
race-last = { $you ->
    [yes] Vous êtes
   *[no] { $who } est
} au palais : la partie finit avec cette manche.
race-outside = Hors des portes, pas de victoire.
race-first = { $you ->
    [yes] Vous ouvrez
   *[no] { $who } ouvre
} la prochaine.
tray-title = Dés
tray-die = Dé { $value }
tray-rest = { $count ->
    [one] { $count } dé, lancé en phase 4
   *[other] { $count } dés, lancés en phase 4
}
tray-of = Dés : { $who }
tray-tax = Taxe
tray-none = Aucune
tray-none-die = dé { $die } : pas de taxe
tray-no-step = { $gain }, aucun pas
tray-not-due = non due
tray-not-free = une faveur est libre
cell-water = Eau
cell-wheat = Blé
cell-wine = Vin
cell-centurions = Centurions
cell-vestals = Vestales
cell-money = Argent : { $count } sur { $most }
cell-left = reste { $count }
cell-gate = porte à { $steps }
cell-points = soit { $points } PV
plot-price = { $count ->
    [one] { $building }, prix { $price }, reste { $count }
   *[other] { $building }, prix { $price }, reste { $count }
}
plot-built = { $building }, construit
privileges-title = Privilèges
privileges-pile = pioche { $count }
privileges-none = aucun encore
effect-step-card = { $steps } pas|vers Rome, une telle carte par manche
effect-piece-card = 1 vestale|ou 1 centurion, gratis
effect-water-card = 1 eau|et 1 ressource de votre choix
effect-wheat-card = 1 blé|et 1 ressource de votre choix
effect-wine-card = 1 vin|et 1 ressource de votre choix
score-building = { $points } PV|{ $number ->
    [1] par bâtiment
   *[other] pour { $number } bâtiments
}
score-wheat = { $points } PV|{ $number ->
    [1] par blé
   *[other] pour { $number } blés
}
score-centurion = { $points } PV|{ $number ->
    [1] par centurion
   *[other] pour { $number } centurions
}
score-vestal = { $points } PV|{ $number ->
    [1] par vestale
   *[other] pour { $number } vestales
}
score-water = { $points } PV|{ $number ->
    [1] par eau
   *[other] pour { $number } eaux
}
score-wine = { $points } PV|{ $number ->
    [1] par vin
   *[other] pour { $number } vins
}
score-money = { $points } PV|{ $number ->
    [1] par pièce
   *[other] pour { $number } pièces
}
score-marriage = { $points } PV|si marié
worth-now = soit { $worth }
choice-keep = Cartes piochées
choice-draft = Cartes au choix
q-draft = Prenez une de ces cartes pour votre bord.
q-lock = Quelle carte bloquez-vous jusqu’à votre premier tour ?
q-card = Choisissez une carte : exécutez-la, puis échangez-la.
q-exec = { $card } : l’exécuter, ou seulement l’échanger ?
q-exec-paid = { $card } est payée : exécutez-la.
q-water = { $card } : combien d’eau rendez-vous ?
q-sell = { $card } : combien vendez-vous ?
q-buy = { $card } : combien en prenez-vous ?
q-build = Quel bâtiment ? Choisissez-le ci-dessous.
q-corruption = Prenez { $gain }, ou exécutez la carte d’un autre bord pour { $cost }.
q-roll = Lancer vos dés maintenant, avant de choisir ?
q-gift = Que vous apporte votre famille ?
q-swap = Que prenez-vous contre { $card } ? { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}.
q-get = Vous recevez { $taken }, au prochain tour.
q-give-later = { $who } reçoit { $given } face visible et joue après vous, cette manche.
q-give-done = { $who } reçoit { $given } face visible et a déjà joué.
q-give-empty = { $given } reste face visible au bord libre.
q-mil = Un centurion pour exécuter l’une de vos deux cartes visibles, ou lancez les dés.
q-mil-none = Plus rien à faire avant les dés.
q-mil-used = Un centurion pour { $card }, puis les dés : c’est définitif.
q-favor = Le dé { $die } atteint les faveurs 1 à { $reach }. Choisissez.
q-favor-none = Le dé { $die } n’apporte rien : faveurs utilisées ou impayables.
q-deliver = { $favor } : combien livrez-vous ?
q-picked = { $favor } avec le dé { $die }.
q-tax = La taxe : { $gain }, et aucun pas.
q-none = Le dé { $die } ne trouve que des faveurs utilisées : ni pas ni taxe.
q-flip = Premier joueur, vous pouvez retourner une faveur sans jeton : personne ne s’en servira plus.
q-keep = { $count ->
    [one] Gardez { $keeps } de { $count } carte.
   *[other] Gardez { $keeps } de ces { $count } cartes.
}
q-keep-two = Gardez une ou deux de ces { $count } cartes.
q-palace = Palais de César : gardez-en une, les autres y restent cachées.
q-end = Jouez une carte Privilège, ou terminez votre tour.
q-end-none = Rien à jouer maintenant : terminez votre tour.
q-play = { $effect }. Puis la même question revient.
q-play-what = { $effect } : laquelle ?
q-gate = { $effect } : vous franchissez la porte, la victoire est possible.
v-draft = Prendre { $card }
v-lock = Bloquer { $card }
v-lock-why = à l’abri jusqu’à votre tour
v-skip = Échanger seulement
v-skip-why = sans l’exécuter
v-go = Exécuter { $card }
v-go-it = L’exécuter
v-go-roll = Exécuter et lancer les dés
v-family = Exécuter Famille
v-family-why = blé, vin ou pièces
v-sell = Vendre { $goods }
v-buy = Prendre { $goods }
v-marry = Se marier
v-take-two = Prendre { $goods }
v-roll-now = Lancer d’abord
v-later = Choisir sans lancer
v-swap = Échanger { $given } contre { $taken }
v-roll = Lancer { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
v-final = définitif
v-deliver = Livrer { $goods }
v-favor = Utiliser { $favor }
v-reservoir = Du réservoir
v-aqueduct = De l’Aqueduc
v-tax = Payer la taxe
v-back = Taxe impayée
v-none = Aucune faveur
v-none-why = et pas de taxe
v-flip = Retourner { $favor }
v-flip-why = { $who } ne pourra pas s’en servir
v-flip-none = Ne rien retourner
v-keep = Garder { $number } sur { $count }
v-play = La jouer
v-hold = La garder
v-end = Finir le tour
s-water = Rendre de l’eau
s-aqueduct = Eau d’Aqueduc
s-sell = Vendre
s-buy = Prendre
chip-theirs = { $card } ({ $who })
chip-done = { $what } : { $gain }
chip-centurion = Centurion : { $card }
phase-water = Eau
phase-choose = choisir
phase-do = exécuter
phase-swap = échanger
phase-turn = retourner
phase-card = Carte
phase-mil = Centurion
phase-favor = Dés et faveur
phase-privileges = Privilèges
tale-line = { $who } { $what }.
tale-and = { $some } et { $last }
tale-quoted = « { $text } »
tale-round = { $you ->
    [yes] Manche { $number } : vous commencez.
   *[no] Manche { $number } : { $who } commence.
}
tale-tokens = Un jeton de plus : { $favors }.
tale-dealt = Les cartes Action sont distribuées.
tale-shuffled = Les privilèges défaussés forment une nouvelle pioche.
tale-draft = { $you ->
    [yes] prenez
   *[no] prend
} { $card }
tale-lock = { $you ->
    [yes] bloquez
   *[no] bloque
} { $card }
tale-aqueduct = { $you ->
    [yes] remplissez votre
   *[no] remplit son
} Aqueduc : { $goods }
tale-take = { $you ->
    [yes] prenez
   *[no] prend
} { $goods }
tale-trade = { $you ->
    [yes] prenez
   *[no] prend
} { $goods } contre { $given }
tale-give = { $you ->
    [yes] rendez
   *[no] rend
} { $goods }
tale-sell = { $you ->
    [yes] vendez
   *[no] vend
} { $goods } pour { $price }
tale-buy = { $you ->
    [yes] payez
   *[no] paie
} { $price } pour { $goods }
tale-marry = { $you ->
    [yes] vous mariez
   *[no] se marie
} pour { $price }
tale-build = { $you ->
    [yes] construisez
   *[no] construit
} { $building } pour { $price }
tale-skip = { $you ->
    [yes] n’exécutez pas
   *[no] n’exécute pas
} { $card }
tale-bribe = { $you ->
    [yes] payez
   *[no] paie
} { $price } à { $them ->
    [yes] vous
    [none] la banque
   *[no] { $whom }
} pour exécuter { $card }
tale-swap = { $you ->
    [yes] échangez
   *[no] échange
} { $given } contre { $taken } { $them ->
    [yes] avec vous
    [none] du bord libre
   *[no] avec { $whom }
}
tale-centurion = { $you ->
    [yes] payez
   *[no] paie
} un centurion pour { $card }
tale-roll = { $you ->
    [yes] lancez
   *[no] lance
} { $dice }
tale-deliver = { $you ->
    [yes] livrez
   *[no] livre
} { $goods } ({ $favor }) : { $start } → { $square }
tale-favor = { $you ->
    [yes] gagnez
   *[no] gagne
} la faveur { $favor } : { $start } → { $square }
tale-step = { $you ->
    [yes] avancez
   *[no] avance
} : { $start } → { $square }
tale-none = { $you ->
    [yes] utilisez
   *[no] utilise
} le dé { $die } : ni faveur ni taxe
tale-tax = { $you ->
    [yes] payez
   *[no] paie
} la taxe : { $price }
tale-back = { $you ->
    [yes] n’avez
   *[no] n’a
} pas de quoi payer la taxe : { $start } → { $square }
tale-draw = { $you ->
    [yes] piochez
   *[no] pioche
} { $count ->
    [one] un privilège
   *[other] { $count } privilèges
}
tale-keep = { $you ->
    [yes] gardez
   *[no] garde
} { $cards }
tale-discard = { $you ->
    [yes] défaussez
   *[no] défausse
} { $cards }
tale-aside = { $you ->
    [yes] laissez
   *[no] laisse
} { $count ->
    [one] une carte
   *[other] { $count } cartes
} au palais
tale-palace-card = { $you ->
    [yes] prenez
   *[no] prend
} { $cards } au palais
tale-enter = { $you ->
    [yes] entrez
   *[no] entre
} au Palais de César : c’est la dernière manche
tale-flip = { $you ->
    [yes] retournez
   *[no] retourne
} { $favor } face cachée
tale-play = { $you ->
    [yes] jouez
   *[no] joue
} le privilège { $card }
tale-reveal = { $you ->
    [yes] dévoilez
   *[no] dévoile
} { $cards }
tale-a-card = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
sheet-action = carte Action
sheet-on = au bord de { $who }
sheet-on-mine = à votre bord
sheet-on-empty = à un bord libre
sheet-locked = Face cachée : personne ne la prend avant le prochain tour de son propriétaire.
sheet-open = Face visible : on peut la prendre par échange.
sheet-privilege = carte Privilège
sheet-worth = Vaut pour vous
sheet-points = { $points } PV
sheet-end = Gardée jusqu’à la fin de la partie.
sheet-any-time = Se joue à tout moment de votre tour.
sheet-building = bâtiment
sheet-cost = Prix
sheet-left = Restants
sheet-favor = faveur { $number }
sheet-tokens = Jetons
