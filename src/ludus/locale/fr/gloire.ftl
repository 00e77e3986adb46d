# La Gloire de Rome.

title = La Gloire de Rome
example-card = carte thermes
example-rules = règles pétition ; le texte exact : règles G-THINK-1
example-contents = ludus rules gloire pétition ; le texte exact : ludus rules gloire G-THINK-1

## La table

heading = Tour { $number } · { $step }
led = chef { $who }
column-influence = infl
column-hand = main
column-vault = ch. forte
pool = Lot
sites = Chantiers
town-and-out = ville+hors
stock = stocks { $count }
clients = clients { $count }/{ $limit }
piles = Pioche { $deck } · Sénateurs { $senators }
short-rubble = Dé
short-wood = Bo
short-concrete = Bé
short-brick = Br
short-stone = Pi
short-marble = Ma
short-laborer = Ouv
short-craftsman = Art
short-architect = Arc
short-legionary = Lég
short-merchant = Mar
short-patron = Pat
senator-card = Sénateur
hidden-card = une carte
zone-pool = lot
zone-hand = main
zone-deck = pioche
zone-stockpile = stocks
active = actifs : { $buildings }
vault = chambre forte : { $cards }
played = Cartes jouées : { $cards }
steps = En cours : { $steps }
hand = Main
fountain-drawn = Carte de la Fontaine : { $card }
fountain-held = Mise de côté : { $card }
pool-cards = Lot commun : { $cards }
known = { $who } a montré : { $materials }
part-influence = Influence
part-vault = Chambre forte
part-bonus = Bonus
part-statue = Statue
part-wall = Muraille
total = total
legend = Signes : { $materials } ; 4+S cartes en main et un Sénateur, 2/5 dans la chambre forte et sa limite, 3+2 chantiers en ville et hors ville, Temple 1/3 inachevé, * public, † pris par une Prison, · rien. À la ligne des clients, un nombre sous un matériau compte les clients de son rôle.
step-setup-card = Première carte
step-lead = Mener
step-follow = Suivre
step-think-discard = Défausse
step-think = Penser
step-offer-think = Penser ou non
step-patron = Patron
step-bath = Nouveau client
step-laborer = Ouvrier
step-architect = Architecte
step-craftsman = Artisan
step-fountain = Fontaine
step-demand = Rome exige
step-give = Donner
step-lions = Lions
step-merchant = Marchand
step-prison = Prison
step-senate = Sénat
step-sewer = Égout
step-turn = Tour
step-perform = Actions
step-batch = Actions d’achèvement
step-over = Fin de la partie

## Les cartes

card-facts = { $material }, { $role }, valeur { $number }, { $needed ->
    [one] { $needed } matériau
   *[other] { $needed } matériaux
} pour l’achever, { $copies } dans la pioche
does-academy = À la fin d’un tour où vous avez utilisé une action d’Artisan, vous pouvez penser une fois.
does-amphitheatre = À l’achèvement : jusqu’à une action d’Artisan par point d’influence.
does-aqueduct = Chaque action de Patron peut aussi engager une carte de votre main. Votre limite de clientèle est doublée.
does-archway = Une action d’Architecte peut prendre dans le lot commun, au lieu des stocks, le matériau d’un bâtiment en construction.
does-atrium = Une action de Marchand peut mettre la première carte de la pioche, sans la voir, dans la chambre forte au lieu d’une carte des stocks.
does-basilica = Chaque action de Marchand peut aussi mettre une carte de votre main, cachée, dans la chambre forte.
does-catacomb = À l’achèvement : la partie s’arrête aussitôt et l’on compte les points.
does-circus = Toute carte Commande peut servir à mener ou à suivre l’Architecte.
does-circus-alt = Une pétition demande trois cartes ; les vôtres, deux.
does-coliseum = Vos exigences peuvent aussi jeter aux lions les clients correspondants de ceux qu’elles atteignent : ils vont dans votre chambre forte.
does-school = À l’achèvement : jusqu’à une action de Penseur par point d’influence.
does-sewer = Les cartes Commande que vous avez jouées peuvent aller dans vos stocks au lieu du lot commun.
does-storeroom = Chacun de vos clients peut compter comme Ouvrier.
does-stairway = Une action d’Architecte peut ajouter un matériau du type approprié au bâtiment achevé d’un adversaire : sa fonction devient publique.
does-foundry = À l’achèvement : jusqu’à une action d’Ouvrier par point d’influence.
does-fountain = Une action d’Artisan peut utiliser la première carte de la pioche au lieu d’une carte de votre main.
does-forum = Vous gagnez aussitôt avec un client de chaque rôle et un matériau de chaque sorte dans vos stocks.
does-forum-alt = Vous gagnez aussitôt avec un client de chaque rôle.
does-insula = Limite de clientèle +2.
does-garden = À l’achèvement : jusqu’à une action de Patron par point d’influence.
does-latrine = Avant de penser, vous pouvez défausser une carte Commande dans le lot commun.
does-ludus-magnus = Chacun de vos clients Marchands peut agir dans n’importe quel rôle.
does-market = Limite de la chambre forte +2.
does-circus-maximus = Quand vous menez ou suivez un rôle, chacun de vos clients de ce rôle agit deux fois.
does-wall = Les exigences ne vous prennent rien, même avec un Pont. À la fin, 1 point pour deux cartes de vos stocks.
does-palace = Vous pouvez mener ou suivre avec plusieurs cartes du rôle : une action pour chacune.
does-palisade = Les exigences ne vous prennent rien, sauf celles du propriétaire d’un Pont.
does-bridge = Vos exigences ignorent la Palissade, atteignent tous les adversaires et prennent aussi dans leurs stocks.
does-gate = Vos bâtiments de marbre inachevés ont déjà leur fonction.
does-prison = À l’achèvement : vous pouvez prendre un bâtiment achevé d’un adversaire contre le chantier de la Prison.
does-dock = Chaque action d’Ouvrier peut aussi mettre une carte de votre main dans vos stocks.
does-road = Tout matériau convient à vos bâtiments de pierre.
does-shrine = Limite de main +2.
does-scriptorium = Un marbre achève n’importe lequel de vos bâtiments inachevés.
does-senate = À la fin de chaque tour, vous pouvez prendre les Sénateurs joués par vos adversaires.
does-statue = Se pose sur n’importe quel chantier et prend son matériau ou du marbre. 3 points une fois achevée.
does-bar = Chaque action de Patron peut aussi engager la première carte de la pioche.
does-temple = Limite de main +4.
does-bath = Chaque client engagé par une action de Patron peut agir une fois aussitôt.
does-tower = Les débris conviennent à tous vos bâtiments. Des fondations hors ville ne coûtent qu’une action.
does-villa = Une action d’Architecte qui ajoute un matériau à la Villa l’achève.
does-vomitorium = Avant de penser, vous pouvez défausser toute votre main.

## Les questions

ask-setup-card = Quelle carte désigne le premier joueur ? Elle ira dans le lot commun.
ask-lead = Vous menez : quel rôle, ou bien pensez-vous ?
ask-follow = { $who } mène { $role } : suivez-vous, ou pensez-vous ?
ask-think-discard = Vous pensez. Défausser d’abord ?
ask-think = Vous pensez : que prenez-vous ?
ask-offer-think = Un bâtiment vous permet de penser ({ $count }). Le voulez-vous ?
ask-patron = Patron : { $count ->
    [0] qui engagez-vous ?
   *[other] qui d’autre engagez-vous ?
}
ask-bath = { $building } : votre nouveau client ({ $role }) peut agir aussitôt. Dans quel rôle ?
ask-laborer = Ouvrier : { $count ->
    [0] quel matériau prenez-vous ?
   *[other] quel autre matériau prenez-vous ?
}
ask-architect = Architecte : des fondations, ou un matériau de vos stocks ?
ask-craftsman = Artisan : des fondations, ou un matériau de votre main ?
ask-fountain = { $building } : vous avez pioché { $card }. Qu’en faites-vous ?
ask-demand = Rome exige : quels matériaux montrez-vous, { $count } au plus ?
ask-give = { $who } exige : { $demanded }. Quelle carte donnez-vous ?
ask-lions = { $building } : quels clients vont aux lions ?
ask-merchant = Marchand : { $count ->
    [0] que mettez-vous dans la chambre forte ?
   *[other] que mettez-vous encore dans la chambre forte ?
}
ask-prison = { $building } : quel bâtiment prenez-vous contre son chantier ?
ask-senate = { $building } : de qui prenez-vous le Sénateur ?
ask-sewer = { $building } : quelle carte jouée va dans vos stocks ?
ask-units = { $role } : avec quelle carte ?
ask-place = { $what } : pour quel bâtiment ?
ask-another = Jusqu’ici : { $what }. Quoi d’autre ?
ask-left = (puis encore { $count })
how-many = Tapez un nombre de 1 à { $count } ou le début d’une réponse ; liste les montre toutes.
unclear = Cela ne désigne aucune réponse, ou plusieurs : tapez { $count ->
    [1] 1
   *[other] un nombre de 1 à { $count }
}, ou liste.
on-site = { $card } sur { $site }
answer-told = { $verb } : { $what }
group-lead = mener
group-act = agir comme
group-play = jouer
group-petition = pétition
group-petition-card = carte de pétition
group-choose = choisir
group-discard = défausser
group-hire-hand = engager de la main
group-store = stocker de la main
group-vault = en chambre forte, de la main
group-give = donner
group-keep = garder
group-hire = engager du lot
group-take = prendre
group-sell = vendre
group-demand = exiger
group-lay = poser
group-lay-out = poser hors ville
group-stock = ajouter des stocks
group-pool = ajouter du lot
group-hand = ajouter de la main
group-to = vers
group-complete = achever
group-rival = adversaire
group-throw = aux lions
group-claim = prendre à
group-abdicate = abdiquer pour
answer-pass = passer
answer-keep = garder
answer-done = c’est tout
answer-think = penser
answer-senator = sénateur (il en reste { $count })
answer-fill = compléter à { $limit } (+{ $count })
answer-one = une carte
answer-discard-hand = défausser toute la main
answer-draw = piocher la première carte{ $step ->
    [patron] { " " }comme client
    [merchant] { " " }pour la chambre forte
    [craftsman] { " " }avec la Fontaine
   *[other] { "" }
}
answer-survey = mesurer un chantier hors ville
answer-hold = mettre de côté pour un chantier hors ville
answer-withdraw = retirer l’abdication

## Pourquoi pas

refusal-no-such-action = Cette réponse n’existe pas ({ $action }) : choisissez parmi celles qui sont proposées.
refusal-no-such-seat = Personne n’est assis à la place { $seat } : choisissez quelqu’un de cette table.
refusal-game-over = La partie est finie : plus rien n’est demandé.
refusal-already-declared = Vous avez déjà abdiqué pour { $seat } : retirez votre abdication, ou abdiquez pour un autre.
refusal-nothing-declared = Vous n’avez abdiqué pour personne : il n’y a rien à retirer.
refusal-already-chosen = Votre carte est choisie : les autres choisissent encore la leur.
refusal-not-asked = La question est pour { $seat } : { $step }.
refusal-not-asked-now = Ce n’est pas la question : { $step }.
refusal-answer-not-complete = Votre réponse n’est pas complète : nommez la suite.
refusal-no-senator-left = Il n’y a plus de Sénateur dans la pile : complétez votre main ou piochez une carte.
refusal-hand-is-full = Votre main est pleine, la limite est { $limit } : prenez un Sénateur ou piochez une carte.
refusal-client-has-another-role = Ce client ne peut pas agir comme { $role } : il agit dans son rôle, sauf si un bâtiment lui en donne un autre.
refusal-no-unit-for-the-role = Vous n’avez pas de quoi mener ({ $role }) : il faut une carte de ce rôle, un Sénateur ou une pétition.
refusal-name-the-role-first = Nommez d’abord le rôle que vous menez, puis ce que vous jouez.
refusal-not-in-hand = { $card } n’est pas dans votre main : choisissez une carte que vous avez.
refusal-another-role = { $card } ne joue pas le rôle { $role } : il faut une carte de ce rôle, un Sénateur ou une pétition.
refusal-no-senator-in-hand = Vous ne pouvez pas jouer de Sénateur : il en faut un en main, et un seul par tour.
refusal-too-few-cards-for-a-petition = Une pétition demande { $cards } cartes du même matériau ; vous n’en avez pas assez : { $material }.
refusal-function-not-active = { $function } n’est pas en fonction pour vous : il faut d’abord l’achever.
refusal-fits-no-building = Aucun de vos bâtiments inachevés n’en veut ({ $material }) : chacun prend son propre matériau.
refusal-not-with-the-stairway = Pour l’Escalier, le matériau vient de vos stocks ({ $material }) : l’Arc de Triomphe ne sert qu’aux bâtiments en construction.
refusal-no-survey-needed = Vous n’avez pas besoin de mesurer : posez directement hors ville.
refusal-no-site-out-of-town = Il n’y a plus de chantier hors ville : construisez en ville.
refusal-cannot-be-held = Cette carte ne peut pas être mise de côté : c’est pour une carte que vous pourriez poser hors ville avec une action de plus.
refusal-client-out-of-reach = Ce client n’est pas à votre portée ({ $role }, { $seat }) : il faut qu’il soit d’un matériau exigé et qu’il reste de la place en chambre forte.
refusal-no-senator-played = { $seat } n’a pas de Sénateur pour vous : vous ne prenez que ceux que les autres ont joués ce tour-ci.
refusal-no-passing = On ne peut pas passer ici : jouez une carte, ou pensez.
refusal-a-card-must-be-chosen = Il faut choisir une carte : elle désigne le premier chef.
refusal-one-of-three-must-be-done = Vous pensez, faites donc l’une de ces trois choses : prenez un Sénateur, complétez votre main ou piochez une carte.
refusal-cards-must-be-given = Il faut donner ce qui est exigé : une carte par exigence, tant que vous en avez.
refusal-petition-first = Nommez la pétition avant sa carte { $card }.
refusal-not-played = Vous n’avez pas joué { $card } : choisissez une carte jouée ce tour-ci.
refusal-not-in-ascending-order = Nommez les parties d’une réponse dans l’ordre croissant, celui de la liste.
refusal-not-of-the-petition = { $card } n’est pas de ce matériau ({ $material }) : les cartes d’une pétition sont d’un même matériau.
refusal-petition-cards-now = À présent les cartes de la pétition : { $material }.
refusal-role-already-named = Vous avez déjà nommé le rôle ({ $role }) : dites maintenant ce que vous jouez.
refusal-unit-already-named = Vous avez déjà dit ce que vous jouez : terminez cette réponse.
refusal-no-further-copy = { $card } : vous n’en avez pas d’autre ; choisissez une autre carte.
refusal-enough-given = Vous avez donné tout ce qui est exigé ({ $material }) : une carte par exigence suffit.
refusal-name-the-place-now = Dites maintenant où va le matériau : { $material }.
refusal-already-public = { $building } est déjà public : choisissez un autre bâtiment.
refusal-not-demanded = { $card } n’est pas exigé : donnez une carte d’un matériau exigé.
refusal-no-further-card-to-show = Vous n’en avez plus à montrer ({ $material }) : chaque exigence demande une carte.
refusal-not-in-the-stockpile = Vos stocks n’en ont pas ({ $material }) : vendez ce qui s’y trouve.
refusal-not-in-the-pool = Le lot commun n’en a pas ({ $material }), seulement : { $pool }.
refusal-source-closed = Cette action n’y prend plus rien ({ $zone }) : chaque source ne sert qu’une fois par action.
refusal-no-functions = Dans cette partie, les bâtiments n’ont pas de fonction : posez la Statue comme toute autre carte.
refusal-only-the-card-drawn = Vous ne pouvez poser que la carte piochée, pas { $card } : posez-la, ou gardez-la en main.
refusal-name-the-site = { $card } se pose sur tout chantier : nommez-le.
refusal-name-already-there = Vous avez déjà { $card } devant vous : jamais deux bâtiments du même nom.
refusal-no-site-left = Il ne reste pas de chantier { $out ->
    [yes] hors ville
   *[no] urbain
} ({ $site }) : il en faut un du matériau du bâtiment.
refusal-no-survey-in-reserve = { $card } hors ville demande deux actions : mesurez d’abord.
refusal-not-there = Il n’y en a pas ({ $material }, { $zone }) : choisissez un matériau qui s’y trouve.
refusal-name-the-material-first = Nommez d’abord le matériau pour { $building }.
refusal-no-such-unfinished-building = { $building } n’est pas en construction devant vous : posez d’abord ses fondations.
refusal-cannot-be-completed-so = Impossible d’achever { $building } ainsi : il faut du marbre et un Scriptorium en fonction.
refusal-material-does-not-fit = Ce matériau ne convient pas ({ $building }) : il lui faut le sien.
refusal-not-completed-there = { $seat } n’a pas ce bâtiment achevé ({ $building }) : choisissez un bâtiment achevé d’un rival.

## Ce qui se passe

event-of = { $who } : { $what }
event-turn-began = Tour { $number } : { $who }
event-card-chosen = première carte : { $card }
event-first-card-shown = première carte : { $card }
event-leader-found = Premier chef : { $who }
event-role-led = rôle mené : { $role }
event-role-followed = rôle suivi : { $role }
event-card-played = avec { $card }
event-petition-played = pétition ({ $material })
event-thought = Penseur
event-card-discarded = défausse : { $card }
event-senator-taken = +1 Sénateur
event-cards-drawn = { $count ->
    [one] +{ $count } carte
   *[other] +{ $count } cartes
}
event-cards-seen = pioche : { $cards }
event-client-hired = nouveau client : { $role } ({ $card }, { $source })
event-client-acts = le nouveau client agit : { $role }
event-material-taken = dans les stocks : { $material } ({ $card }, { $source })
event-foundation-laid = fondations : { $card } sur { $site }{ $place ->
    [out] { " " }hors ville
   *[town] { "" }
}
event-material-added = { $card } +{ $material } ({ $source })
event-building-completed = achèvement : { $card } !
event-building-opened = bâtiment public : { $card } ({ $who })
event-survey-made = mesure d’un chantier
event-fountain-drawn = Fontaine : { $card }
event-card-held = mise de côté : { $card }
event-card-kept = gardée en main : { $card }
event-material-demanded = Rome exige { $material } ({ $count })
event-card-given = { $card } va à { $who }
event-nothing-given = Gloire à Rome !
event-stock-lost = { $material }, pris dans les stocks, va à { $who }
event-client-lost = client { $card } jeté aux lions de { $who }
event-card-vaulted = dans la chambre forte : { $card } ({ $source })
event-building-taken = bâtiment pris à { $who } : { $card }, contre un chantier ({ $site })
event-senator-claimed = Sénateur pris à { $who }
event-played-card-kept = Égout : { $card }
event-played-card-pooled = { $card } au lot commun
event-senator-returned = Sénateur rendu à la pile
event-declined = passé : { $step }
event-abdicated = abdication pour { $who }
event-abdication-withdrawn = abdication retirée
ended-deck = La pioche est vide : la partie est finie.
ended-sites = Le dernier chantier urbain est pris : la partie est finie.
ended-catacomb = Les Catacombes sont achevées : la partie est finie.
ended-forum = Victoire par le Forum : la partie est finie.
ended-abdication = Tous les autres ont abdiqué : la partie est finie.
ended-turns = Le dernier tour est joué : la partie est finie.
ended-tied = À égalité de points, le plus de cartes en main décide.

## Pourquoi une réponse est bonne

reason-building-soon = En un tour de table, vous achevez { $about } dans { $mean } des parties imaginées, sinon dans { $other }.
reason-building = Vous achevez { $about } dans { $mean } des parties imaginées, sinon dans { $other }.
reason-clients = Clients en plus : { $more }.
reason-forum = Vous gagnez par le Forum dans { $mean } des parties imaginées, sinon dans { $other }.

## La table du navigateur

power-academy = Fin d’un tour avec Artisan : pensez une fois
power-amphitheatre = 1 action d’Artisan par point d’influence
power-aqueduct = Engagez aussi de la main. Limite de clientèle ×2
power-archway = Le matériau peut venir du lot commun
power-atrium = Vendez la première carte de la pioche, sans la voir
power-basilica = Vendez aussi une carte de la main, cachée
power-catacomb = La partie s’arrête aussitôt ; on compte les points
power-circus = Toute carte peut mener ou suivre Architecte
power-circus-alt = Vos pétitions ne demandent que deux cartes
power-coliseum = Jetez aussi leurs clients aux lions : en chambre forte
power-school = Pensez une fois par point d’influence
power-sewer = Vos cartes jouées vont dans vos stocks
power-storeroom = Tous vos clients comptent comme Ouvriers
power-stairway = 1 matériau du type approprié rend public un bâtiment rival
power-foundry = 1 action d’Ouvrier par point d’influence
power-fountain = Utilisez la première carte de la pioche
power-forum = 6 rôles de clients + 6 matériaux en stock : victoire
power-forum-alt = 6 rôles de clients : victoire
power-insula = Limite de clientèle +2
power-garden = 1 action de Patron par point d’influence
power-latrine = Défaussez 1 carte avant de penser
power-ludus-magnus = Vos Marchands agissent dans tout rôle
power-market = Limite de la chambre forte +2
power-circus-maximus = Vous menez ou suivez : vos clients du rôle agissent 2 fois
power-wall = Protège de tout. Fin : 1 PV pour 2 cartes en stock
power-palace = Menez ou suivez avec plusieurs cartes du rôle
power-palisade = Les exigences ne vous prennent rien (sauf Pont)
power-bridge = Exigez de tous, main et stocks ; Palissade sans effet
power-gate = Vos marbres inachevés ont déjà leur fonction
power-prison = Prenez un bâtiment rival contre le chantier (−3)
power-dock = Stockez aussi une carte de la main
power-road = Tout matériau convient à vos bâtiments de pierre
power-shrine = Limite de main +2
power-scriptorium = Un marbre achève n’importe quel bâtiment
power-senate = Fin du tour : prenez les Sénateurs rivaux joués
power-statue = Sur tout chantier ; son matériau ou marbre. +3 PV
power-bar = Engagez aussi la première carte de la pioche
power-temple = Limite de main +4
power-bath = Chaque client engagé agit une fois aussitôt
power-tower = Débris partout. Hors ville : une seule action
power-villa = Un seul matériau d’Architecte l’achève
power-vomitorium = Défaussez toute la main avant de penser
micro-academy = pense en fin
micro-amphitheatre = Artisan × 1
micro-aqueduct = clients ×2
micro-archway = ou le lot
micro-atrium = ou la pioche
micro-basilica = et la main
micro-catacomb = fin du jeu
micro-circus = toute carte
micro-circus-alt = pétition 2
micro-coliseum = lions
micro-school = pense × 1
micro-sewer = garde jouées
micro-storeroom = Ouvriers
micro-stairway = rend public
micro-foundry = Ouvrier × 1
micro-fountain = ou la pioche
micro-forum = 6+6 gagne
micro-forum-alt = 6 gagnent
micro-insula = clients +2
micro-garden = Patron × 1
micro-latrine = défausse 1
micro-ludus-magnus = tout rôle
micro-market = ch. forte +2
micro-circus-maximus = clients × 2
micro-wall = protège tout
micro-palace = plusieurs
micro-palisade = protège
micro-bridge = de tous
micro-gate = marbre actif
micro-prison = prend 1
micro-dock = et la main
micro-road = tout y va
micro-shrine = main +2
micro-scriptorium = marbre finit
micro-senate = Sénateurs
micro-statue = +3 PV
micro-bar = et la pioche
micro-temple = main +4
micro-bath = client agit
micro-tower = ou débris
micro-villa = 1 suffit
micro-vomitorium = jette tout
no-function = Dans cette partie, les bâtiments n’ont pas de fonction.
senator-power = Joker : mène ou suit tout rôle
senator-does = Se joue pour mener ou suivre n’importe quel rôle. À la fin du tour, il revient à la pile.
senator-returns = revient à la pile
any-role = tout rôle
clients-title = Clients
stock-title = Stocks
buildings-title = Bâtiments
senators-title = Sénateurs
sites-title = chantiers urbains
influence-title = influence
influence-grows = { $before } + { $more } influence
vault-closed = chambre forte
played-title = Joué ce tour
your-actions = Vos actions
by-card = carte
by-client = client
which-role = Quel rôle ?
rome-demands = Rome exige
spoils-sum = { $sure ->
    [0] rien de sûr
    [one] { $sure } sûr
   *[other] { $sure } sûrs
} · { $most } au plus
drawn-title = De la Fontaine
only-you = vous seul la voyez
turn-thread = Le fil du tour
answers-title = Réponses
actions-title = Actions
end-of-turn = fin du tour
has-answered = a répondu
leader-title = chef
is-protected = protégé
is-public = public
in-work = inachevé
is-completed = achevé
work-progress = { $done }/{ $all }
either-way = { $further } ou achevé
lay-in-town = poser en ville
lay-outside = poser hors ville
sites-in = chantiers urbains, { $material } : { $count }
sites-out = chantiers hors ville, { $material } : { $count }
deck-of = Pioche : { $count }
pile-of = Sénateurs : { $count }
petition-title = pétition
petition-of = pétition, { $material }
hand-of = main { $count }/{ $limit }
no-cards = Votre main est vide.
out-of-reach = hors d’atteinte
in-reach = à portée
only-material = On ne verra que le matériau des cartes montrées.
may-refuse = peut tout refuser
may-lose = main : { $hand } au plus{ $stock ->
    [0] { "" }
   *[other] {" "}· stocks : { $stock }
}
leads-with = mène avec { $cards }
follows-with = suit avec { $cards }
is-deciding = réfléchit…
answers-later = répond plus tard
is-thinking = pense
has-abdicated = abdique pour { $who }
rival-facts = influence { $influence }, main { $cards }, chambre forte { $vault }, bâtiments : { $buildings }
rival-title = achevés { $buildings } · inachevés { $working } · main { $cards }
back-to-table = Revenir à la table
watch-deck = Fin : pioche { $count }
watch-sites = chantiers urbains { $count }
watch-last-site = dernier chantier urbain : y poser finit la partie
watch-forum = Forum : { $who }, { $roles }/6 rôles, { $materials }/6 matériaux
watch-roles = { $who } : { $roles }/6 rôles, { $materials }/6 matériaux
watch-catacomb = { $card } ({ $who }) { $done }/{ $all }
because-of = { $card } : { $says }
choose-role = choisissez un rôle
choose-card = choisissez une carte
choose-cards = choisissez des cartes
choose-card-place = choisissez une carte
choose-material = matériau ou carte
choose-pile = choisissez un tas
choose-stock = choisissez dans vos stocks
choose-clients = choisissez des clients
choose-building = choisissez un bâtiment
demand-why = encore { $left }
you-are-safe = { $who } exigera : vous êtes protégé.
you-are-reached = { $who } exigera : rien ne vous protège.
you-need-not = Vous êtes protégé : rien ne vous oblige à donner.
prison-why = Vous cédez le chantier de la Prison en échange.
verb-think = Penser
verb-lead = Mener
verb-follow = Suivre
verb-senator = 1 Sénateur
verb-one = 1 carte
verb-fill = Compléter
verb-keep = Garder
verb-discard-all = Tout défausser
verb-discard = Défausser
verb-no = Non
verb-act = Agir
verb-decline = Passer
verb-enough = C’est tout
verb-draw = La pioche
verb-laborer = Prendre
verb-patron = Engager
verb-merchant = Vendre
verb-survey = Mesurer
verb-lay = Poser
verb-complete = Achever
verb-open = Rendre public
verb-keep-card = Garder en main
verb-hold = Mettre de côté
verb-demand = Exiger
verb-all = Tout
verb-give = Donner
verb-give-nothing = Ne rien donner
verb-glory = Gloire à Rome !
verb-none = Aucun
verb-lions = Aux lions
verb-take-nothing = Ne rien prendre
verb-take = Prendre
verb-leave = Laisser
verb-play = Jouer
pays-think = main { $before } → { $after }
pays-left = reste { $count }
pays-fill = jusqu’à { $limit } (+{ $count })
pays-survey = hors ville, 1 sur 2
pays-value = { $what }, valeur { $number }
pays-influence = influence { $count }
pays-progress = { $card } { $done }/{ $all }
pays-completed = achève { $card }
pays-completed-influence = achève { $card } · influence { $before } → { $after }
pays-actions = { $role } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $clients ->
    [0] { "" }
    [one] { " " }+ { $clients } client
   *[other] { " " }+ { $clients } clients
}
stamp-demands = Rome exige !
abdicate-title = Abdiquer…
abdicate-why = Si tous les autres abdiquent en faveur du même joueur, il gagne aussitôt.
filter-material = Matériau
filter-when = Déclencheur
filter-where = Où
filter-play = en jeu
filter-hits = peut m’atteindre
when-standing = permanent
when-finish = à l’achèvement
when-hourglass = fin du tour
when-sigma = fin de partie
when-guard = protection
when-crown = victoire
when-think = en pensant
when-laborer = Ouvrier
when-craftsman = Artisan
when-architect = Architecte
when-legionary = Légionnaire
when-merchant = Marchand
when-patron = Patron
copies-seen = vues { $seen }/{ $all }{ $mine ->
    [0] { "" }
   *[other] , dont { $mine } à vous
}
no-such-card = Aucune carte.
sheet-facts = { $material } · { $role } · valeur { $number }
now-influence = Influence, une fois achevé
now-active = En fonction pour
key-main = le verbe principal

## Ce qui se passe, en phrases

some-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
from-pool = du lot
from-hand = de la main
from-deck = de la pioche
from-stockpile = des stocks
tell-role-led = { $you ->
    [yes] { $mark } Vous menez { $role } avec { $cards }.
   *[no] { $who } mène { $role } avec { $cards }.
}
tell-role-led-petition = { $you ->
    [yes] { $mark } Vous menez { $role } par pétition : { $cards }.
   *[no] { $who } mène { $role } par pétition : { $cards }.
}
tell-role-followed = { $you ->
    [yes] { $mark } Vous suivez { $role } avec { $cards }.
   *[no] { $who } suit { $role } avec { $cards }.
}
tell-role-followed-petition = { $you ->
    [yes] { $mark } Vous suivez { $role } par pétition : { $cards }.
   *[no] { $who } suit { $role } par pétition : { $cards }.
}
tell-thought = { $you ->
    [yes] { $mark } Vous pensez : { $way ->
        [senator] 1 Sénateur
       *[other] { $cards }
    }.
   *[no] { $who } pense : { $way ->
        [senator] 1 Sénateur
       *[other] { $cards }
    }.
}
tell-card-discarded = { $you ->
    [yes] { $mark } Vous défaussez { $cards }.
   *[no] { $who } défausse { $cards }.
}
tell-played-card-pooled = { $count ->
    [one] Fin du tour : { $cards } rejoint le lot.
   *[other] Fin du tour : { $cards } rejoignent le lot.
}
tell-material-taken = { $you ->
    [yes] { $mark } Vous stockez { $materials } { $source }.
   *[no] { $who } stocke { $materials } { $source }.
}
tell-client-hired = { $you ->
    [yes] { $mark } Vous engagez { $role } { $source }.
   *[no] { $who } engage { $role } { $source }.
}
tell-client-acts = { $you ->
    [yes] { $mark } Vous faites agir le nouveau client : { $role }.
   *[no] { $who } fait agir le nouveau client : { $role }.
}
tell-foundation-laid = { $you ->
    [yes] { $mark } Vous posez les fondations : { $card }, { $place ->
        [out] hors ville
       *[town] en ville
    } ({ $site }).
   *[no] { $who } pose les fondations : { $card }, { $place ->
        [out] hors ville
       *[town] en ville
    } ({ $site }).
}
tell-material-added = { $you ->
    [yes] { $mark } Vous ajoutez { $material } { $source } à { $card }.
   *[no] { $who } ajoute { $material } { $source } à { $card }.
}
tell-building-completed = { $you ->
    [yes] { $mark } Vous achevez { $card } !
   *[no] { $who } achève { $card } !
}
tell-building-opened = { $you ->
    [yes] { $mark } Vous rendez public { $card } ({ $owner }).
   *[no] { $who } rend public { $card } ({ $owner }).
}
tell-building-taken = { $you ->
    [yes] { $mark } Vous prenez { $card } ({ $owner }) contre le chantier de la Prison.
   *[no] { $who } prend { $card } ({ $owner }) contre le chantier de la Prison.
}
tell-survey-made = { $you ->
    [yes] { $mark } Vous mesurez un chantier hors ville.
   *[no] { $who } mesure un chantier hors ville.
}
tell-fountain-drawn = { $you ->
    [yes] { $mark } Vous piochez { $card } à la Fontaine.
   *[no] { $who } pioche { $card } à la Fontaine.
}
tell-card-held = { $you ->
    [yes] { $mark } Vous mettez de côté { $card }.
   *[no] { $who } met de côté { $card }.
}
tell-card-kept = { $you ->
    [yes] { $mark } Vous gardez { $card } en main.
   *[no] { $who } garde { $card } en main.
}
tell-held-card-joined = { $you ->
    [yes] { $mark } Vous reprenez { $card } en main.
   *[no] { $who } reprend { $card } en main.
}
tell-material-demanded = { $you ->
    [yes] { $mark } Vous exigez au nom de Rome : { $materials } !
   *[no] { $who } exige au nom de Rome : { $materials } !
}
tell-card-given = { $you ->
    [yes] { $mark } Vous donnez { $cards } à { $demander }.
   *[no] { $who } donne { $cards } à { $demander }.
}
tell-nothing-given = { $you ->
    [yes] { $mark } « Gloire à Rome ! »
   *[no] { $who } : « Gloire à Rome ! »
}
tell-stock-lost = { $you ->
    [yes] { $mark } Vos stocks perdent { $materials } ({ $demander }).
   *[no] { $who } perd { $materials } de ses stocks ({ $demander }).
}
tell-client-lost = { $you ->
    [yes] { $mark } Votre client { $card } va aux lions ({ $demander }).
   *[no] { $who } voit son client { $card } jeté aux lions ({ $demander }).
}
tell-card-vaulted = { $you ->
    [yes] { $mark } Vous mettez en chambre forte { $what } { $source }.
   *[no] { $who } met en chambre forte { $what } { $source }.
}
tell-senator-claimed = { $you ->
    [yes] { $mark } Vous prenez le Sénateur joué ({ $owner }).
   *[no] { $who } prend le Sénateur joué ({ $owner }).
}
tell-played-card-kept = { $you ->
    [yes] { $mark } Vous gardez à l’Égout { $cards }.
   *[no] { $who } garde à l’Égout { $cards }.
}
tell-declined = { $you ->
    [yes] { $mark } Vous passez { $count ->
        [1] ({ $step })
       *[other] { $count } fois ({ $step })
    }.
   *[no] { $who } passe { $count ->
        [1] ({ $step })
       *[other] { $count } fois ({ $step })
    }.
}
tell-abdicated = { $you ->
    [yes] { $mark } Vous abdiquez pour { $favoured }.
   *[no] { $who } abdique pour { $favoured }.
}
tell-abdication-withdrawn = { $you ->
    [yes] { $mark } Vous retirez votre abdication.
   *[no] { $who } retire son abdication.
}
tell-first-card-shown = { $you ->
    [yes] { $mark } Vous montrez { $card } pour désigner le premier chef.
   *[no] { $who } montre { $card } pour désigner le premier chef.
}
tell-card-chosen = { $you ->
    [yes] { $mark } Vous choisissez { $card } comme première carte.
   *[no] { $who } choisit { $card } comme première carte.
}
tell-senator-returned = { $you ->
    [yes] { $mark } Votre Sénateur revient à la pile.
   *[no] { $who } rend son Sénateur à la pile.
}
