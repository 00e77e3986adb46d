# Les mots autour de chaque jeu.

## Les gens

you = Vous
list-and = { $first } et { $last }
at-the-table = À la table : { $people }
seed = Graine { $seed }
whole = { NUMBER($number) }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## Jouer

how-help = Tapez ? pour l’aide, q pour arrêter et sauvegarder.
final-all = Une fois donnée, votre réponse est définitive.
final-mark = définitif
undone = Votre dernière réponse est annulée.
undo-nothing = Il n’y a rien à annuler.
undo-final = Impossible de revenir en arrière : ce qui s’est passé depuis est définitif.
hint-told = Réponse { $rank } : { $what }, { $share } de la recherche.
hint-chance = Chance de gagner : { $chance }.
hint-mixed = Quand personne ne voit vos choix, mieux vaut varier : jouez chacun à peu près aussi souvent que sa part le dit.
hint-close = Dans les parties imaginées, elle vaut à peu près les autres.
hint-only = C’est la seule réponse possible.
hint-none = Personne ne sait donner de conseil pour ce jeu.
hint-thinking = Réflexion en cours…
reason-part = Points en plus : { $more } ({ $about }).
reason-denies = Points en moins pour le meilleur rival : { $more }.
reason-wins = Elle gagne { $mean } des parties imaginées, les autres { $other }.
bot-beginner = débutant
bot-casual = tranquille
bot-skilled = habile
bot-strong = fort
bot-expert = expert
bot-master = maître
bot-champion = champion
bot-net = instinctif
bot-search = chercheur
bot-old-master = ancien maître
bot-greedy = réfléchi
bot-uniform = insouciant
bots-thinking = Les autres réfléchissent…
bot-failed = { $person } ({ $bot }) est tombé en panne : { $why }. La partie est sauvegardée : { $path }
saved = Sauvegardé : { $path }
left = Sauvegardé : { $path }. Pour continuer : ludus resume
no-card = Aucune carte ne s’appelle { $name }.
no-card-list = Les cartes de ce jeu ne peuvent pas être listées ici.
plain-ask = Choisissez parmi { $count } réponses.
plain-how = Tapez le numéro d’une réponse ou son texte ; liste les montre toutes.
plain-unclear = Tapez un numéro de 1 à { $count }, ou une réponse telle que liste la montre.
explained = { $what } (tapez : { $typed })
winner = { $you ->
    [yes] { $mark } Vicisti ! Vous gagnez avec { $points } points.
   *[no] { $who } gagne avec { $points } points.
}
winners = { $people } se partagent la victoire.
no-winner = Personne ne gagne.
places = Classement : { $places }.
replay-how = Pour revoir la partie : ludus replay { $path }
how-play = C’était une partie entre robots. Pour jouer vous-même, dans un terminal : ludus play

## Ce qu’on peut taper : les mots, séparés par des virgules, et leur effet

command-help = ?, aide, help
help-help = cette aide
help-example = { $meaning } : { $example }
command-list = liste, list, réponses
help-list = les réponses possibles
command-undo = u, annuler, undo
help-undo = annuler ce que vous avez commencé, ou votre dernière réponse
command-hint = h, conseil, hint
help-hint = les meilleures réponses d’une recherche, et pourquoi
command-table = table, t
help-table = toute la table, avec les cartes de chacun
command-score = points, score
help-score = les points en ce moment
command-log = journal, log
help-log = ce qui s’est passé ; journal 100 en montre plus
command-card = carte, card
help-card = chercher une carte
command-rules = règles, règle, rules, rule
help-rules = chercher dans les règles
command-save = sauver, save
help-save = sauvegarder maintenant
command-quit = q, quitter, quit
help-quit = arrêter ; la partie est sauvegardée
command-next = n, s, suivant, next
command-back = p, b, précédent, previous, back

## Parties sauvegardées

resume-nothing = Aucune partie inachevée dans { $folder }. Pour en commencer une : ludus play
resume-nobody = { $path } est une partie entre robots. Pour la revoir : ludus replay { $path }
resume-terminal = Pour continuer { $path }, lancez ludus resume dans un terminal.
replay-at = Réponse { $now } sur { $last } · n suivante, p précédente, un numéro pour y aller, q pour arrêter
replay-keys = n suivante, p précédente, un numéro pour y aller, q pour arrêter.
replay-unfinished = L’enregistrement s’arrête ici, après { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
} ; la partie n’est pas finie.

## Leçons

about-learn = Apprendre un jeu en jouant : sans nom toutes les leçons, sinon la leçon N d’un jeu (la première si rien n’est dit).
option-again = Reprendre à la première étape, même une leçon commencée.
learn-row = { $command } · { $game } : { $title } · { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} · { $state ->
    [begun] vous êtes à l’étape { $at } sur { $of }
    [done] faite
   *[new] { $of } étapes
}
how-help-learn = Tapez ? pour l’aide, retour pour l’étape d’avant, sauter pour qu’une étape se fasse seule, q pour quitter : votre place est gardée.
learn-step = { $at } sur { $of } : { $sentence }
learn-how-tell = Entrée pour continuer.
learn-first = C’est la première étape.
learn-done = La leçon est finie.
learn-next = La leçon suivante : { $command }
learn-game = Votre première vraie partie : { $command }
learn-end = Entrée pour quitter.
learn-end-onward = Entrée pour quitter ; jouer pour continuer à partir d’ici contre des débutants.
learn-over = La partie est finie : il n’y a plus rien à jouer.
learn-left = Votre place est gardée. Pour continuer : { $command }
learn-terminal = Une leçon demande un terminal : { $command }
wrong-lesson = Il n’y a pas de leçon { $value } ; ludus learn les montre toutes.
command-earlier = retour, avant, back
help-earlier = l’étape d’avant
command-skip = sauter, skip
help-skip = faire faire cette étape
command-onward = jouer, play
help-onward = continuer à partir d’ici contre des débutants, sans la leçon
help-leave = quitter ; votre place est gardée

## Règles

rules-none = Aucune règle ne parle de « { $query } ». Essayez un autre mot, ou règles seul pour le sommaire.
rules-more = Voir aussi : { $ids }
rules-exactly = Précisément : { $ids }
rules-others = Voir aussi : { $titles }
rules-contents = Sommaire
rules-how = Cherchez un mot ou un numéro

## Cartes

cards-doubt = { $file }, ligne { $line } : inattendu, mais jouable : { $text }
cards-fine = { $file } est un bon fichier de cartes pour { $title }.
cards-wrong = { $count ->
    [one] { $file } contient une erreur :
   *[other] { $file } contient { $count } erreurs :
}

## Le serveur de tables

about-serve = Ouvrir des tables dans le navigateur, pour cette machine ou tout un réseau.
about-backup = Écrire tout ce que gardent les tables dans FILE ; elles peuvent continuer.
about-restore = Remplir une base de données vide à partir d’une sauvegarde.
about-verify = Vérifier qu’une partie suit les règles, et la promesse faite à son début.
option-host = Adresse d’écoute ; 0.0.0.0 laisse entrer le réseau.
option-port = Port ; sinon le premier libre à partir de 8000.
option-processes = Processus qui se partagent les tables à cette adresse ; à plusieurs, il faut PostgreSQL.
option-level = Ce qui est consigné, à partir de ce niveau.
option-open = Ouvrir aussi le navigateur.
serve-open = Les tables sont ouvertes à l’adresse { $address }
serve-stop = Ctrl-C les ferme.
serve-already = Les tables sont déjà ouvertes à l’adresse { $address }.
serve-nowhere = { $host }, port { $port } : impossible à utiliser ({ $why }). --host et --port en choisissent d’autres.
serve-shared = Plusieurs processus se partagent leurs tables dans PostgreSQL : indiquez-en une dans LUDUS_DATABASE, ou servez avec un seul processus.
serve-alone = Sur ce système, plusieurs processus ne peuvent pas servir à la même adresse.
serve-needs = { $name } n’est pas installé ; pip install "ludus[server]" apporte tout ce qu’il faut au serveur.
serve-no-pages = Les pages du navigateur ne sont pas construites ; `make play` les construit.
database-unknown = LUDUS_DATABASE n’est pas l’adresse d’une base de données, comme postgresql+psycopg://utilisateur:motdepasse@hote/ludus.
database-wrong = { $database } ne s’ouvre pas : { $why }
database-busy = Un autre processus travaille avec { $file } ; plusieurs serveurs demandent PostgreSQL (LUDUS_DATABASE).
database-filled = La base de données n’est pas vide ({ $table }) ; une sauvegarde va dans une base vide.
database-missing = Il n’y a pas de base de données à l’emplacement { $file }, ou elle ne peut pas être lue. Lancez cette commande comme le serveur : sous son compte ou celui de root, avec son LUDUS_HOME ou son LUDUS_DATABASE.
database-newer = La base de données { $database } vient d’une version plus récente de Ludus. Installez cette version, ou restaurez une sauvegarde antérieure.
setting-number = { $name }={ $value } : il faut un nombre entier.
setting-address = { $name } : { $value } n’est ni une adresse ni un réseau.
setting-smtp = LUDUS_SMTP : il faut smtp://utilisateur:secret@hôte:587 ou smtps://…, avec LUDUS_MAIL_FROM (une adresse) et LUDUS_ADDRESS (où l’on trouve ce serveur).
backup-written = { $rows ->
    [one] { $rows } ligne est dans { $file }.
   *[other] { $rows } lignes sont dans { $file }.
}
backup-read = { $rows ->
    [one] { $rows } ligne vient de { $file }.
   *[other] { $rows } lignes viennent de { $file }.
}
backup-wrong = { $file } n’est pas une sauvegarde complète : { $why }
verify-rules = { $count ->
    [one] { $count } réponse, conforme aux règles.
   *[other] { $count } réponses, toutes conformes aux règles.
}
verify-promise = La table doit avoir montré cette promesse dès le début : { $promise }
verify-kept = La promesse est tenue : cette graine est bien celle que la table avait promise.
verify-broken = La promesse n’est pas tenue : la table avait promis une autre graine.
