# La Gloire de Rome.

title = La Gloire de Rome

## La table

heading = Tour { $number } · { $step }
led = chef { $who }
column-influence = infl
column-hand = main
column-vault = coffre
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
legend = Signes : { $materials } ; 4+S cartes en main et un Sénateur, 2/5 dans la chambre forte et sa limite, 3+2 chantiers en ville et hors ville, Temple 1/3 inachevé, * public, † pris pour une Prison, · rien. À la ligne des clients, un nombre sous un matériau compte les clients de son rôle.
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
ask-follow = { $who } mène, rôle { $role } : suivez-vous, ou pensez-vous ?
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
ask-architect = Architecte : poser des fondations, ou ajouter un matériau de vos stocks ?
ask-craftsman = Artisan : poser des fondations, ou ajouter un matériau de votre main ?
ask-fountain = { $building } : vous avez tiré { $card }. Qu’en faites-vous ?
ask-demand = Rome exige : quels matériaux montrez-vous, { $count } au plus ?
ask-give = { $who } exige { $demanded } : quelle carte donnez-vous ?
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
unclear = Cela ne désigne pas une seule réponse : tapez { $count ->
    [1] 1
   *[other] un nombre de 1 à { $count }
}, ou liste.
explained = { $what } (tapez : { $typed })
on-site = { $card } sur { $site }
group-lead = mener
group-act = agir comme
group-play = jouer
group-petition = pétition
group-petition-card = carte de pétition
group-choose = choisir
group-discard = défausser
group-hire-hand = engager de la main
group-store = stocker de la main
group-vault = coffre, de la main
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
answer-draw = tirer la première carte{ $step ->
    [patron] { " " }comme client
    [merchant] { " " }pour la chambre forte
    [craftsman] { " " }avec la Fontaine
   *[other] { "" }
}
answer-survey = mesurer un chantier hors ville
answer-hold = mettre de côté pour un chantier hors ville
answer-withdraw = retirer l’abdication

## Pourquoi pas

refusal-no-such-action = Cette réponse n’existe pas ({ $action }).
refusal-no-such-seat = Personne n’est assis à { $seat }.
refusal-game-over = La partie est finie.
refusal-already-declared = Vous vous êtes déjà déclaré pour { $seat }.
refusal-nothing-declared = Vous ne vous êtes déclaré pour personne.
refusal-already-chosen = Votre carte est choisie.
refusal-not-asked = La question est pour { $seat } : { $step }.
refusal-not-asked-now = Ce n’est pas la question : { $step }.
refusal-answer-not-complete = Votre réponse n’est pas complète.
refusal-no-senator-left = Il n’y a plus de Sénateur dans la pile.
refusal-hand-is-full = Votre main est pleine : la limite est { $limit }.
refusal-client-has-another-role = Ce client ne peut pas agir comme { $role }.
refusal-no-unit-for-the-role = Vous n’avez pas de carte pour mener : { $role }.
refusal-name-the-role-first = Nommez d’abord le rôle que vous menez.
refusal-not-in-hand = { $card } n’est pas dans votre main.
refusal-another-role = { $card } ne joue pas le rôle { $role }.
refusal-no-senator-in-hand = Vous ne pouvez pas jouer de Sénateur.
refusal-too-few-cards-for-a-petition = Une pétition demande { $cards } cartes du même matériau ; vous n’en avez pas assez : { $material }.
refusal-function-not-active = { $function } n’est pas en fonction pour vous.
refusal-fits-no-building = Aucun de vos bâtiments inachevés n’en veut : { $material }.
refusal-not-with-the-stairway = Pour l’Escalier, le matériau vient de vos stocks ({ $material }) : l’Arc de Triomphe ne sert qu’aux bâtiments en construction.
refusal-no-survey-needed = Vous n’avez pas besoin de mesurer.
refusal-no-site-out-of-town = Il n’y a plus de chantier hors ville.
refusal-cannot-be-held = Cette carte ne peut pas être mise de côté.
refusal-client-out-of-reach = Ce client n’est pas à votre portée : { $role } ({ $seat }).
refusal-no-senator-played = { $seat } n’a pas de Sénateur pour vous.
refusal-no-passing = On ne peut pas passer ici.
refusal-a-card-must-be-chosen = Il faut choisir une carte.
refusal-one-of-three-must-be-done = Prenez un Sénateur, complétez votre main ou tirez une carte.
refusal-cards-must-be-given = Il faut donner ce qui est exigé.
refusal-petition-first = Nommez la pétition avant sa carte { $card }.
refusal-not-played = Vous n’avez pas joué { $card }.
refusal-not-in-ascending-order = Nommez les parties d’une réponse dans l’ordre croissant, celui de la liste.
refusal-not-of-the-petition = { $card } n’en est pas ({ $material }) : les cartes d’une pétition sont d’un même matériau.
refusal-petition-cards-now = À présent les cartes de la pétition : { $material }.
refusal-role-already-named = Vous avez déjà nommé le rôle : { $role }.
refusal-unit-already-named = Vous avez déjà nommé une carte à jouer.
refusal-no-further-copy = { $card } : vous n’en avez pas d’autre.
refusal-enough-given = Vous avez donné tout ce qui est exigé : { $material }.
refusal-name-the-place-now = Dites maintenant où va le matériau : { $material }.
refusal-already-public = { $building } est déjà public.
refusal-not-demanded = { $card } n’est pas exigé.
refusal-no-further-card-to-show = Vous n’en avez plus à montrer : { $material }.
refusal-not-in-the-stockpile = Vos stocks n’en ont pas : { $material }.
refusal-not-in-the-pool = Le lot commun n’en a pas ({ $material }), seulement : { $pool }.
refusal-source-closed = Cette action n’y prend plus rien : { $zone }.
refusal-no-functions = Dans cette partie, les bâtiments n’ont pas de fonction.
refusal-only-the-card-drawn = Seule la carte tirée peut être posée, pas { $card }.
refusal-name-the-site = { $card } se pose sur tout chantier : nommez-le.
refusal-name-already-there = Vous avez déjà { $card } devant vous.
refusal-no-site-left = Il ne reste pas de chantier { $out ->
    [yes] hors ville
   *[no] en ville
} : { $site }.
refusal-no-survey-in-reserve = { $card } hors ville demande deux actions : mesurez d’abord.
refusal-not-there = Il n’y en a pas ({ $material }) : { $zone }.
refusal-name-the-material-first = Nommez d’abord le matériau pour { $building }.
refusal-no-such-unfinished-building = { $building } n’est pas en construction devant vous.
refusal-cannot-be-completed-so = { $building } ne peut pas être achevé ainsi.
refusal-material-does-not-fit = Ce matériau ne convient pas : { $building }.
refusal-not-completed-there = { $seat } n’a pas ce bâtiment achevé : { $building }.

## Ce qui se passe

event-of = { $who } : { $what }
event-turn-began = Tour { $number } : { $who }
event-card-chosen = première carte : { $card }
event-first-card-shown = première carte : { $card }
event-leader-found = Premier chef : { $who }
event-role-led = rôle { $role }
event-role-followed = à la suite : { $role }
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
event-card-kept = dans la main : { $card }
event-material-demanded = Rome exige { $material } ({ $count })
event-card-given = { $card } va à { $who }
event-nothing-given = Gloire à Rome !
event-stock-lost = { $material } des stocks va à { $who }
event-client-lost = client { $card } aux lions de { $who }
event-card-vaulted = dans la chambre forte : { $card } ({ $source })
event-building-taken = bâtiment pris à { $who } : { $card }, contre un chantier ({ $site })
event-senator-claimed = Sénateur pris à { $who }
event-played-card-kept = Égout : { $card }
event-played-card-pooled = { $card } au lot commun
event-senator-returned = Sénateur rendu à la pile
event-declined = renonce : { $step }
event-abdicated = abdication pour { $who }
event-abdication-withdrawn = abdication retirée
ended-deck = La pioche est vide : la partie est finie.
ended-sites = Le dernier chantier urbain est pris : la partie est finie.
ended-catacomb = Les Catacombes sont achevées : la partie est finie.
ended-forum = Victoire par le Forum : la partie est finie.
ended-abdication = Tous les autres ont abdiqué : la partie est finie.
ended-turns = Le dernier tour est joué : la partie est finie.

## Pourquoi une réponse est bonne

reason-building-soon = En un tour de table, vous achevez { $about } dans { $mean } des parties imaginées, sinon dans { $other }.
reason-building = Vous achevez { $about } dans { $mean } des parties imaginées, sinon dans { $other }.
reason-clients = Clients en plus : { $more }.
reason-forum = Vous gagnez par le Forum dans { $mean } des parties imaginées, sinon dans { $other }.
