# Lutèce.

title = Lutèce
example-card = carte moulin
example-rules = règles pot-de-vin ; le texte exact : règles L-PAY-2
example-contents = ludus rules lutece pot-de-vin ; le texte exact : ludus rules lutece L-PAY-2
gold-amount = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

## La table

heading = Tour { $number } · { $step }
lead = premier : { $who }
step-bids = Options d’achat
step-bribes = Pots-de-vin
step-purchase = Achats
step-legion = Légionnaires
step-attach = Apprenti
step-over = Fin de partie
row-characters = Personnages · { $count } dans la pioche
row-locations = Lieux · { $count } dans la pioche
column-left = gauche
column-right = droite
points-short = PV
total = total
part-majority = Majorité
part-prestige = Prestige
part-influence = Influence
part-fortune = Fortune
legend = Signes : 2¤ coût, +1¤ pièces sur la carte, Pa Po … ressources, t5 talent, PV points, ▒ carte cachée, ¤3 pot-de-vin, +3 revenus, … doit répondre, ✓ a répondu, 4* majorité, (+1) apprentis, I–IV parties du score.
podium = Forces :
resource-bread = pain
resource-potion = potion
resource-gladius = glaive
resource-beer = cervoise
family-yellow = jaune
family-green = verte
family-blue = bleue
family-orange = orange
family-red = rouge
family-purple = violette
family-neutral = neutre

## Ce qu’une carte apporte, aussi court que sur la carte

brings-apprentice = copie
brings-legionnaire = { $points } PV ou +{ $bribe }
brings-per-unit = 1 PV/{ $resource }
brings-per-family = { $points } PV +1/{ $family }
brings-per-roman = { $points } PV +1/romain
brings-market = { $points } PV : { $resources }

## Chercher une carte

kind-character = Personnage
kind-location = Lieu
column-card = carte
column-cost = coût
column-brings = apporte
column-players = joueurs
column-does = effet
card-facts = { $row }, famille { $family }, coût { $cost }, { $copies ->
    [one] { $copies } carte.
   *[other] { $copies } cartes.
}
does-produce = Donne sa ressource tant que vous la possédez ; le plus haut talent (t) départage les majorités.
does-apprentice = Se place sous un de vos Personnages à ressource et en donne une unité de plus.
does-legionnaire = { $points } PV à la fin. Ou bien, pendant qu’une carte est contestée, quitte la partie et ajoute { $bribe } au pot-de-vin d’un joueur qui la convoite.
does-per-unit = À la fin : 1 PV par { $resource } que vous avez.
does-per-family = À la fin : { $points } PV, plus 1 PV par carte { $family } que vous possédez, elle comprise.
does-per-roman = À la fin : { $points } PV, plus 1 PV par Influence romaine que vous possédez.
does-market = { $points } PV à la fin si vous dépensez les ressources demandées ; chaque unité ne sert qu’à un Marché.
does-pay = À l’achat : { $gold ->
    [0] 1 pièce par { $resource } que vous avez.
   *[other] { $gold } pièces, plus 1 par { $resource } que vous avez.
}
does-roman = Influence romaine.

## Ce qui est demandé, et ce qu’on peut taper

revenue = revenus (+{ $gold })
priced = { $card }, coût { $cost }
ask-bids = Choisissez deux cartes, celle de gauche d’abord.
how-bids = Tapez leurs lettres ou chiffres, par exemple a 2 ; g pour les revenus (+{ $gold }).
ask-bribes = Un pot-de-vin, ou d’accord pour continuer ? À gauche : { $left }. À droite : { $right }. Votre bourse : { $purse }.
how-bribes = g 2 pose 2 à gauche, sans retour ; d 1 pose 1 à droite ; ok : d’accord. Tant que les autres répondent, vous pouvez encore surenchérir.
ask-legion = { $card } : carte contestée. Jouer un Légionnaire pour un joueur, ou passer ? Vous en avez { $count }.
ask-attach = Sous qui placer l’{ $card } ?
choices-bids = Deux de ces lettres ou chiffres, ou g pour les revenus (+{ $gold }), que vous avez deux fois : { $count } paires. La première carte se pose à gauche. Par exemple : a 2, g b, g g.
choices-raise = poser de l’or sur la carte de { $place ->
    [left] gauche
   *[right] droite
}, { $card }
explain-bid = choisir { $left } et { $right }
explain-agree = être d’accord pour continuer
explain-raise = poser { $gold } sur la carte de { $place ->
    [left] gauche
   *[right] droite
}
explain-pass = ne pas jouer de Légionnaire
explain-support = { $own ->
    [yes] jouer un Légionnaire pour vous
   *[no] jouer un Légionnaire pour { $bidder }
}
explain-attach = placer l’Apprenti sous { $host }
more-bid = À gauche : { $card }. Et la carte de droite ? (u pour annuler)
more-raise = Sur quelle carte, et combien ? Par exemple : g 2.
more-place = { $count } sur quelle carte : g (gauche) ou d (droite) ? (u pour annuler)
more-gold = Combien sur la carte de { $place ->
    [left] gauche
   *[right] droite
} ? Votre bourse : { $purse }. (u pour annuler)
unclear-bid = Tapez deux cartes du marché, celle de gauche d’abord, par exemple a 2 ; g pour les revenus. liste les montre.
unclear-bribe = Tapez g et un montant pour la carte de gauche, d et un montant pour celle de droite, ou ok si vous êtes d’accord.
unclear-place = { $word } peut désigner un côté ou une carte : tapez gauche ou droite en entier.
unclear-gold = Posez de 1 à { $most } pièces à la fois.
unclear-legion = Tapez le numéro ou le nom d’un joueur, ou passer.
unclear-host = Tapez le numéro du Personnage.
words-bid = option, achat, bid
words-revenue = g, r, revenus, revenu, revenue
words-agree = ok, accord, d’accord, agree, passer, pass
words-raise = poser, raise, bribe
words-left = g, gauche, l, left
words-right = d, droite, r, right
words-pass = passer, p, pass, ok
words-support = pour, soutenir, support
words-attach = sous, attach

## Pourquoi pas

refusal-no-such-action = Cette réponse n’existe pas ({ $action }) : choisissez parmi celles qui sont proposées.
refusal-no-such-seat = Personne n’est assis à la place { $seat } : choisissez quelqu’un de cette table.
refusal-game-over = La partie est finie : plus rien n’est demandé.
refusal-not-asked-now = Ce n’est pas la question du moment : { $step }.
refusal-slot-not-in-play = { $slot } n’est pas en jeu à si peu de joueurs : choisissez une place où il y a une carte.
refusal-same-slot-twice = Vous n’avez qu’une carte { $slot } : choisissez deux cartes différentes.
refusal-more-than-the-purse = Vous ne pouvez pas poser { $gold } : votre bourse contient { $purse }, c’est le plus que vous puissiez poser.
refusal-not-a-bidder = { $seat } n’a pas choisi cette carte : un Légionnaire n’aide que qui l’a choisie.
refusal-not-your-character = { $card } : cette carte n’est pas à vous ; choisissez un de vos Personnages.
refusal-not-a-host = { $card } n’a pas de ressource à copier : choisissez un Personnage qui en donne une.
refusal-bid-is-final = Vos deux cartes sont sur la table et y restent : vous choisirez de nouveau au prochain tour.
refusal-purse-is-empty = Votre bourse est vide : sans or, il n’y a rien à poser et vous êtes d’accord.
refusal-already-agreed = Vous avez donné votre accord ; on vous redemandera si quelqu’un surenchérit, et vous pouvez encore le faire.
refusal-not-your-apprentice = Cet Apprenti n’est pas à vous : qui l’a acheté le place.
refusal-no-legionnaire = Vous n’avez pas de Légionnaire : il vous en faut un pour aider.
refusal-already-passed = Vous avez passé ; on vous redemandera si quelqu’un joue un Légionnaire.

## Ce qui se passe

event-round-began = Tour { $number } ; premier : { $who }.
event-cards-offered = En vente : { $cards }.
event-bid-placed = { $mark } Vous posez { $left } et { $right }.
event-bids-placed = Deux cartes posées : { $people }.
event-bribe-raised = { $you ->
    [yes] { $mark } Vous posez { $gold } sur votre carte de { $place ->
        [left] gauche
       *[right] droite
    }.
   *[no] { $who } pose { $gold } sur sa carte de { $place ->
        [left] gauche
       *[right] droite
    }.
}
event-agreed = D’accord : { $people }.
event-bids-revealed = Cartes retournées : { $bids }
bids-of = { $who } { $left } et { $right }
event-revenue-taken = { $you ->
    [yes] { $mark } Vous touchez { $gold } de revenus.
   *[no] { $who } touche { $gold } de revenus.
}
event-contest-began = Carte contestée en { $slot } : { $card }.
event-legionnaire-played = { $own ->
    [yes] { $you ->
        [yes] { $mark } Vous jouez un Légionnaire pour vous-même.
       *[no] { $who } joue un Légionnaire pour son propre compte.
    }
   *[no] { $you ->
        [yes] { $mark } Vous jouez un Légionnaire pour { $bidder }.
       *[no] { $who } joue un Légionnaire pour { $bidder }.
    }
}
event-passed = Sans Légionnaire : { $people }.
event-contest-won = { $you ->
    [yes] { $mark } Vous l’emportez avec une force de { $strength }.
   *[no] { $who } l’emporte avec une force de { $strength }.
}
event-contest-tied = Égalité : { $slot } { $card } quitte la partie.
event-bribes-returned = Rendu : { $sums }.
event-card-acquired = { $you ->
    [yes] { $mark } Vous achetez { $card } pour { $gold }
   *[no] { $who } achète { $card } pour { $gold }
}{ $bribe ->
    [0] .
   *[other] { " " }et un pot-de-vin de { $bribe }.
}
event-cost-unpaid = { $you ->
    [yes] { $mark } Vous ne pouvez pas payer { $cost } : { $card } quitte la partie
   *[no] { $who } ne peut pas payer { $cost } : { $card } quitte la partie
}{ $bribe ->
    [0] .
   *[other] , et le pot-de-vin de { $bribe } est perdu.
}
event-coins-taken = Pièces posées dessus : { $count }.
event-bribe-lost = { $you ->
    [yes] { $mark } Votre pot-de-vin de { $count } est perdu.
   *[no] { $who } perd son pot-de-vin de { $count }.
}
event-apprentice-attached = { $card } placé sous { $host }.
event-apprentice-waits = { $card } attend un Personnage à ressource.
event-effect-gained = { $card } rapporte { $gold }.
event-cards-valued = { $gold } sur chaque carte restante.
ended-characters = Il n’y a plus de Personnages : la partie est finie.
ended-locations = Il n’y a plus de Lieux : la partie est finie.
ended-rounds = Le dernier tour est joué : la partie est finie.
ended-tied = À égalité de points, le plus d’or décide, puis le plus de cartes.

## Pourquoi une réponse est bonne

reason-majority = Majorité ({ $about }) dans { $mean } des parties imaginées, sinon dans { $other }.
reason-card = Vous obtenez { $about } dans { $mean } des parties imaginées, sinon dans { $other }.
reason-card-denied = D’autres n’obtiennent { $about } que dans { $mean } des parties imaginées, sinon dans { $other }.
reason-contest = Risque : dans { $mean } d’entre elles, d’autres visent aussi { $about }.

## Le marché dans le navigateur : sur les cartes

card-talent = talent { $talent }
card-apprentice = Sous un Personnage : +1 de sa Ressource
card-apprentice-small = +1 de son maître
card-legionnaire = Une fois +{ $bribe } à un pot-de-vin, sinon { $points } PV
card-legionnaire-small = { $points } PV, ou une fois +{ $bribe }
card-per-unit = { $good ->
   *[other] 1 PV par { $name }
}
card-per-family = { $good ->
   *[other] { $points } PV, +1 par carte { $name }
}
card-per-roman = { $points } PV, +1 par Lieu d’Influence romaine
card-per-roman-small = { $points } PV, +1 par Lieu romain
card-market = { $points } PV pour
card-pay = Aussitôt { $gold ->
    [0] 1 pièce par { $name }
   *[other] { $gold } pièces, +1 par { $name }
}
card-pay-small = { $gold ->
    [0] 1 pièce par { $name }
   *[other] { $gold } pièces, +1 par { $name }
}
family-copies = copie
family-influence = Influence

## Le marché dans le navigateur : places et gens

phase-offers = Offres du jour
phase-bids = Options d’achat
phase-bribes = Pots-de-vin
phase-purchase = Achats
phase-valuation = Valorisation
pile-character = Personn.
pile-location = Lieux
pile-holds = Pas encore vus : { $cards }.
piles-left = Dans les pioches : { $characters } Personnages, { $locations } Lieux
place-left = Gauche
place-right = Droite
place-touch = touchez une carte du marché
tag-left = à gauche
tag-right = à droite
only-you = vous seul le voyez
slot-contested = contestée
slot-empty = rien ici
slot-bought = achète
slot-burnt = ne peut payer
slot-out = retirée
fate-bought = { $you ->
    [yes] { $mark } Vous avez acheté { $card } pour { $gold }
   *[no] { $who } achète { $card } pour { $gold }
}
fate-tied = égalité : { $card } quitte la partie
fate-unpaid = { $you ->
    [yes] { $mark } Vous n’avez pu payer { $cost } : { $card } part
   *[no] { $who } ne peut payer { $cost } : { $card } part
}
state-thinks = réfléchit
state-laid = a posé
state-agrees = d’accord
state-legion = Légionnaire ?
state-attach = choisit
cards-owned = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
coins-word = { $count ->
    [one] pièce
   *[other] pièces
}
purse-of = bourse { $gold }
points-today = points à ce jour
to-you = pour vous : { $points }
lead-shared = partagée à { $count }
part-majority-how = I : avoir le plus d’une Ressource rapporte 10, le moins rien, entre les deux 4 ; le plus haut talent départage.
part-prestige-how = II : ce que vos Lieux romains rapportent pour vos Ressources et vos cartes.
part-influence-how = III : Légionnaires, Statues, et les Marchés dont vous avez les Ressources.
part-fortune-how = IV : un point pour { $coins } pièces dans la bourse.
fortune-rate = 1 pour { $coins } pièces

## Le marché dans le navigateur : ce qui est demandé

prompt-bids = { $left ->
    [1] Encore une carte, puis posez les deux.
   *[other] Choisissez deux cartes, la gauche d’abord.
}
prompt-bids-ready = Poser ces deux-là, telles quelles ?
prompt-bids-missing = { $left ->
    [1] encore une carte
   *[other] encore deux cartes
}
verb-lay-pays = personne ne les voit encore
revenue-name = Revenus
revenue-gives = +{ $gold } pièces
places-none = Bourse { $purse } : choisissez deux cartes, ou des Revenus.
places-keep = Bourse { $purse } : il en reste { $gold } après l’achat.
places-dear = Bourse { $purse }, mais elles coûtent { $cost } : vous ne pourriez pas payer les deux.
places-dear-one = Bourse { $purse }, et elle coûte { $cost } : vous ne pourriez pas payer.
places-coins = Et { $gold } si vous l’obtenez : c’est posé sur la carte.
places-laid = Vos deux cartes sont posées, faces cachées.
square-bids = { $laid } sur { $all } ont posé leurs cartes.
square-bribes = { $agreed } sur { $all } sont d’accord.
square-over = Le marché est fermé.
square-quiet = Les cartes sont retournées : place après place, qui obtient quoi.
prompt-bribes = Surenchérir, ou retourner les cartes ?
prompt-bribes-why = { $count ->
    [0] Tous les autres sont d’accord. Une surenchère redemande à tous.
    [1] { $people } réfléchit encore. Une surenchère redemande à tous.
   *[other] { $count } rivaux réfléchissent. Une surenchère redemande à tous.
}
prompt-bribes-keep = Vous gardez { $gold }. Une surenchère interroge tout le monde à nouveau.
prompt-bribes-auto = Votre consigne répondra dans un instant.
prompt-bribes-burn = Vous ne pourriez plus payer { $cards }.
verb-raise = Poser { $gold } à { $place ->
    [left] gauche
   *[right] droite
}
verb-raise-both = Poser { $left } à gauche, { $right } à droite
verb-raise-pays = sans retour
raise-after = Vous êtes d’accord. Tant que d’autres réfléchissent, vous pouvez encore surenchérir.
bribe-keeps = { $more ->
    [0] { $lies ->
        [0] Rien n’y est posé.
       *[other] { $lies } y est posé.
    }
   *[other] { $lies ->
        [0] Vous y posez { $more }.
       *[other] { $lies } y est posé, { $more } de plus si vous posez.
    }
}
    { $card } coûte { $cost } : vous gardez { $gold }.
bribe-revenue = { $gold ->
    [0] Rien à payer, et rien à perdre encore.
   *[other] Rien à payer. Ces { $gold } sont du bluff : perdus quand les cartes sont retournées.
}
bribe-no-gold = Votre bourse est vide : vous êtes d’accord.
bribe-agreed = Vous êtes d’accord. Si quelqu’un surenchérit, on vous redemandera, et vous pourrez en faire autant.
bribe-woken = { $who } a posé { $gold } : votre accord est levé.
bribe-last = { $slot } { $card } coûte { $cost } : avec 1 de plus, à gauche ou à droite, vous ne pourriez plus payer.
bribe-unpayable = Il vous reste { $keeps }, { $slot } { $card } coûte { $cost } : gagnée, elle quitterait la partie avec votre pot-de-vin.
bribe-unpayable-both = Après { $other }, il vous reste { $keeps }, et { $slot } { $card } coûte { $cost } : gagnée aussi, elle quitterait la partie.
agreeing = { $count } sur { $all } d’accord
auto-name = Suivre
auto-left = Suivre les rivaux à gauche, jusqu’à
auto-right = Suivre les rivaux à droite, jusqu’à
auto-on = suit les rivaux jusqu’à { $gold }
auto-how = Une consigne : pose autant que le rival le plus généreux, jusqu’à ce montant, puis est d’accord. Jamais au point de ne plus pouvoir payer.
prompt-legion = { $you ->
    [yes] { $card } en { $slot } : vous menez avec { $strength }. Un Légionnaire ?
   *[no] { $card } en { $slot } : { $who } mène avec { $strength }. Un Légionnaire ?
}
prompt-legion-small = { $you ->
    [yes] Vous menez avec { $strength }. Un Légionnaire ?
   *[no] { $who } mène avec { $strength }. Un Légionnaire ?
}
prompt-legion-tie = { $card } en { $slot } : égalité, { $score }. Un Légionnaire ?
prompt-legion-tie-small = Égalité, { $score }. Un Légionnaire ?
prompt-legion-how = Touchez qui il aide. Il quitte la partie, même si vous perdez.
chip-legion = { $you ->
    [yes] Légionnaire pour vous
   *[no] Légionnaire pour { $who }
}
verb-pass = Passer
verb-legion = Jouer : { $score }
legion-name = Légionnaire
legion-leaves = quitte la partie, même si vous perdez
score = { $first } à { $second }
outlook-now = Si personne ne joue : { $what }.
outlook-with = Avec le Légionnaire : { $what }.
outlook-wins = { $you ->
    [yes] vous payez { $gold } + { $cost }
   *[no] { $who } paie { $gold } + { $cost }
}
outlook-tie = égalité, { $card } part
outlook-back = Vous reprenez { $gold }, et { $more } de plus.
attach-ask = Sous qui placer l’{ $card } ?
attach-how = Les Personnages possibles sont cerclés en bas.
attach-how-phone = Touchez le Personnage qui l’accueille.
attach-waits = { $who } choisit où placer l’Apprenti.
verb-attach = Sous { $host } : { $units } { $name }
verb-attach-none = Sous un Personnage
verb-attach-missing = choisissez un Personnage

## Le marché dans le navigateur : feuilles

sheet-majorities = Majorités par Ressource
sheet-owner = appartient à
sheet-worth = rapporte à ce jour
rank-most = majorité
rank-middle = entre deux
rank-least = minorité
rank = { $place ->
    [1] 1er
   *[other] { $place }e
}
asked-apprentice-1 = Sans Personnage pour l’accueillir, il attend ; le prochain que vous achetez le prend.
asked-legionnaire-1 = Vous pouvez le jouer pour n’importe qui, même là où vous n’avez pas d’option.
asked-tavern-1 = C’est la Cervoise que vous avez à l’achat qui compte.
asked-market-1 = Chaque unité ne sert qu’à un Marché ; le meilleur usage est trouvé pour vous.
event-bribe-returned = { $gold ->
    [0] { $you ->
        [yes] { $mark } Vous touchez { $more } de dédommagement.
       *[no] { $who } touche { $more } de dédommagement.
    }
   *[other] { $you ->
        [yes] { $mark } Vous reprenez { $gold }, et { $more } de plus.
       *[no] { $who } reprend { $gold }, et { $more } de plus.
    }
}
