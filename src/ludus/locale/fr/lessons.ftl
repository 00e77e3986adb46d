# Les leçons : une phrase par étape, vingt mots au plus ; un mot nouveau est une fois en gras, suivi d’une barre et de sa forme dans une liste.

lesson-nudge = C’est permis aussi : { $answer }. Aujourd’hui, faisons plutôt ce que demande la leçon.
lesson-not-yet = Pas encore : d’abord ce que demande la leçon.

## Lutèce 1 : premier tour

lesson-lutece-1-title = Deux cartes en secret
lesson-lutece-1-goal = Auguste cherche un sénateur : celui qui a le plus de **points** quand une de ces pioches est épuisée.
lesson-lutece-1-goods = Quatre **Ressources** rapportent des points ; pour chacune : 10 à qui en a le plus, 4 aux suivants, 0 au dernier.
lesson-lutece-1-market = Voici le **marché** : Personnages en haut, Lieux en bas ; regardez le Boulanger et son coût, dans la pièce.
lesson-lutece-1-choose = Choisissez deux cartes, personne ne les voit : le Boulanger à gauche, le Champ à droite.
lesson-lutece-1-order = Ce sont bien elles ; aujourd’hui, le Boulanger se pose à gauche.
lesson-lutece-1-early = Cela rapporterait 3 pièces, mais aucune carte. Votre bourse suffit : prenez les deux cartes.
lesson-lutece-1-choose-other = Elles sont à vendre aussi ; aujourd’hui le Boulanger et le Champ, car tous deux donnent du Pain.
lesson-lutece-1-turn = Tous ont choisi : donnez votre **accord**, et toutes les cartes se retournent ensemble.
lesson-lutece-1-nobody = L’or posé sur une carte aide contre qui la veut aussi. Ici, personne ne la veut.
lesson-lutece-1-paid = Personne d’autre ne les voulait : vous deviez acheter ; le Champ a aussitôt rendu 1 pièce par Pain.
lesson-lutece-1-coins = Personne n’en a voulu : elles gagnent chacune une **pièce** ; plus une carte attend, plus elle vaut.

## Deuxième tour

lesson-lutece-1-druid = Deuxième tour : choisissez le Druide à gauche et le Moulin à droite.
lesson-lutece-1-order-2 = Ce sont bien elles ; aujourd’hui, le Druide se pose à gauche.
lesson-lutece-1-druid-other = Elles sont à vendre aussi ; aujourd’hui le Druide, et le Moulin, qui compte votre Pain.
lesson-lutece-1-bribe = Livia a la Forêt, et peut vouloir le Druide : posez un **pot-de-vin** de 1 à gauche.
lesson-lutece-1-zero = Si Livia veut le Druide, à 0 contre 0 personne ne l’a : posez-y quelque chose.
lesson-lutece-1-lot = C’est permis, mais l’or posé ne se reprend plus : commencez par 1.
lesson-lutece-1-mill = À droite, c’est le Moulin. C’est le Druide qu’on risque de vous prendre.
lesson-lutece-1-again = Livia pose 1 aussi, et des pots-de-vin égaux ne gagnent rien : encore 1 à gauche.
lesson-lutece-1-even = À 1 contre 1, personne n’a le Druide : il quitterait la partie.
lesson-lutece-1-dear = Cela gagnerait aussi, mais vous ne pourriez plus payer le Moulin.
lesson-lutece-1-agree = 2 contre 1, et le reste paiera vos cartes : donnez votre accord.
lesson-lutece-1-enough = Vous êtes déjà devant. Ce que vous posez maintenant vous manquera pour payer.
lesson-lutece-1-won = Le Druide est à vous, pot-de-vin et coût payés ; Livia reprend le sien et touche 1 pièce de dédommagement.
lesson-lutece-1-gift = Les pièces posées sur vos deux cartes sont à vous aussi.

## Troisième et quatrième tours

lesson-lutece-1-revenue = Votre bourse est presque vide : choisissez les **Revenus**, 3 pièces à coup sûr, et le Forgeron.
lesson-lutece-1-both = Deux cartes Revenus font 6 pièces, mais aucune Ressource : prenez aussi le Forgeron.
lesson-lutece-1-revenue-other = Vous pouvez les choisir, mais à peine les payer : aujourd’hui les Revenus et le Forgeron.
lesson-lutece-1-silent = Cette fois, ne posez rien, pour voir ce qui arrive : donnez votre accord.
lesson-lutece-1-see = Un pot-de-vin pourrait gagner le Forgeron. Aujourd’hui, voyons ce qui arrive sans lui.
lesson-lutece-1-equal = Gaius voulait aussi le Forgeron : 0 contre 0, la carte est partie ; chacun a reçu 1 pièce.
lesson-lutece-1-unpaid = Gaius n’a pu payer l’Armurerie : elle a quitté la partie ; comptez donc avant de choisir.
lesson-lutece-1-last = Les deux pioches sont vides : la prochaine place qui reste vide termine la partie.
lesson-lutece-1-alone = Le dernier tour est à vous : choisissez, surenchérissez, donnez votre accord à votre guise.

## Les points

lesson-lutece-1-majority = I **Majorité** : pour chaque Ressource, 10 à qui en a le plus, 4 aux suivants.
lesson-lutece-1-prestige = II **Prestige** : les Lieux romains comptent vos biens ; le Moulin rapporte 1 point par Pain.
lesson-lutece-1-influence = III **Influence** : Légionnaires, Statues, et les Marchés dont vous avez les Ressources.
lesson-lutece-1-fortune = IV **Fortune** : 1 point par 3 pièces qui restent ; le plus grand total l’emporte.

## Lutèce 2

lesson-lutece-2-title = Des aides et des lieux
lesson-lutece-2-apprentice = Un **Apprenti** se place sous un de vos Personnages et donne une unité de plus de sa Ressource.
lesson-lutece-2-tavern = La **Taverne** rapporte à l’achat : 5 pièces, plus 1 par Cervoise.
lesson-lutece-2-choose = Choisissez les deux : l’Apprenti et la Taverne.
lesson-lutece-2-pays = Les Revenus rapportent 3 pièces ; la Taverne en rapporte plus, et elle reste à vous.
lesson-lutece-2-choose-other = Elles sont à vendre aussi ; aujourd’hui l’Apprenti et la Taverne, car l’un aide l’autre.
lesson-lutece-2-turn = Personne ne semble vouloir les vôtres : donnez votre accord.
lesson-lutece-2-calm = Un pot-de-vin n’aide que si quelqu’un veut la même carte.
lesson-lutece-2-host = Placez-le sous le Brasseur : la Taverne va bientôt compter votre Cervoise.
lesson-lutece-2-bread = Un Pain de plus compterait à la fin. La Taverne compte la Cervoise, et c’est maintenant.
lesson-lutece-2-gladius = Un Glaive de plus compterait à la fin. La Taverne compte la Cervoise, et c’est maintenant.
lesson-lutece-2-paid = Deux Cervoises : la Taverne a payé 7 ; les Personnages passent toujours avant les Lieux.
lesson-lutece-2-forge = À la fin, la **Forge** rapporte 1 point par Glaive ; le Moulin compte le Pain, le Laboratoire les Potions.
lesson-lutece-2-market = Un **Marché** rapporte 6 points si vous avez ces Ressources ; chaque unité ne sert qu’une fois.
lesson-lutece-2-both = Choisissez les deux : la Forge à gauche, le Marché à droite.
lesson-lutece-2-order = Ce sont bien elles ; aujourd’hui, la Forge se pose à gauche.
lesson-lutece-2-both-other = C’est permis ; aujourd’hui la Forge et le Marché, qui comptent ce que vous avez déjà.
lesson-lutece-2-bribe = Livia a plus de Glaives que vous, elle voudra la Forge : posez 1 dessus.
lesson-lutece-2-nothing = Alors il suffirait à Livia de poser 1 pour vous la prendre.
lesson-lutece-2-spare = C’est permis, mais vous avez une aide moins chère que l’or. Commencez par 1.
lesson-lutece-2-other = À droite, c’est le Marché. C’est la Forge que Livia veut.
lesson-lutece-2-trust = Livia pose 2 : ne surenchérissez pas, donnez votre accord ; votre Légionnaire vaut mieux que l’or.
lesson-lutece-2-cheaper = Cela irait aussi, mais coûterait de l’or. Vous avez un Légionnaire : gardez l’or.
lesson-lutece-2-legion = La Forge est **contestée|carte contestée**, 1 contre 2 : jouez votre **Légionnaire** pour vous, il ajoute 2.
lesson-lutece-2-lost = Alors Livia prend la Forge, à 2 contre 1.
lesson-lutece-2-friend = On peut aider quiconque veut la carte, même Livia. Aujourd’hui, aidez-vous vous-même.
lesson-lutece-2-won = 3 contre 2 : la Forge est à vous ; le Légionnaire est parti, avec ses 2 points.
lesson-lutece-2-statue = La **Statue d’Auguste** rapporte 3 points, et 1 par Lieu d’**Influence romaine**, comme la Forge.
lesson-lutece-2-alone = À vous, un tour entier sans aide : vous connaissez toutes les cartes de ce marché.
lesson-lutece-2-prestige = Prestige : Forge et Moulin pour vos Ressources, Armurerie et Boulangerie pour les cartes de leur couleur.
lesson-lutece-2-influence = Influence : les Marchés que vous pouvez servir, les Statues, chaque Légionnaire resté chez vous.

## Lutèce 3

lesson-lutece-3-title = Lire la table
lesson-lutece-3-pile = Il reste deux Personnages dans la pioche : dès qu’une place reste vide, la partie est finie.
lesson-lutece-3-talent = Une Cervoise pour vous, une pour Livia ; à égalité le plus haut **Talent** décide, et c’est le sien.
lesson-lutece-3-deny = Qui prend le Brasseur prend la majorité : 10 points pour vous, ou pour elle.
lesson-lutece-3-choose = Choisissez les Revenus à gauche et le Brasseur à droite.
lesson-lutece-3-order = Ce sont bien elles ; aujourd’hui, les Revenus se posent à gauche, où ils peuvent tromper.
lesson-lutece-3-denied = 6 pièces font 2 points. Le Brasseur vaut plus, pour vous comme pour Livia.
lesson-lutece-3-choose-other = C’est permis, mais Livia aurait le Brasseur pour elle seule : aujourd’hui les Revenus et le Brasseur.
lesson-lutece-3-bluff = Un pot-de-vin sur les Revenus est un **bluff** : posez 2 à gauche, et laissez Livia deviner.
lesson-lutece-3-small = 1 pièce ne trompe personne : posez-en 2.
lesson-lutece-3-large = Ce qui est posé sur les Revenus est perdu : 2 suffiront.
lesson-lutece-3-plain = C’est la manière honnête. Aujourd’hui, faites-lui croire à l’autre carte.
lesson-lutece-3-waste = Alors Livia garde son or pour le Brasseur. Faites-le-lui d’abord dépenser.
lesson-lutece-3-empty = Elle s’y est laissé prendre et a tout posé : sa bourse est vide, elle ne peut plus surenchérir.
lesson-lutece-3-agree = Donnez votre accord, comme si c’était tout.
lesson-lutece-3-soon = Bientôt. D’abord l’accord : il n’engage pas tant que d’autres réfléchissent.
lesson-lutece-3-after = Gaius réfléchit encore, vous pouvez donc surenchérir tout de même : posez 4 à droite.
lesson-lutece-3-four = Livia a posé 3 : seul 4 gagne sans gaspiller.
lesson-lutece-3-wrong = À gauche, ce sont les Revenus : ce qui y est posé est perdu.
lesson-lutece-3-turn = 4 contre 3, et personne ne peut répondre : donnez votre accord.
lesson-lutece-3-done = Plus personne ne peut surenchérir : gardez votre or.
lesson-lutece-3-price = Le bluff a coûté 2, le Brasseur 6 avec son pot-de-vin ; Revenus et pièce en ont rendu 4.
lesson-lutece-3-majority = Deux Cervoises contre une : désormais 10 points pour vous, 4 pour Livia.
lesson-lutece-3-last = La pioche des Personnages est vide : dès que quelqu’un en prend un, ce tour est le dernier.
lesson-lutece-3-alone = Pensez à ce que chaque carte vous rapporte, et à ce qu’elle leur rapporterait : à vous.
lesson-lutece-3-points = Les quatre sortes de points comptent ; une majorité prise à un rival compte double, pour vous et contre lui.
lesson-lutece-3-tie = À égalité de points, la bourse la plus pleine gagne, puis le plus de cartes.

## Fortuna 1

lesson-fortuna-1-title = En route pour Rome
lesson-fortuna-1-goal = Quand quelqu’un atteint le **Palais de César** (XV), seuls ceux qui ont passé la **porte de Rome** (X) peuvent gagner.
lesson-fortuna-1-choose = Trois **cartes Action|carte Action** sont à votre bord : choisissez Moisson.
lesson-fortuna-1-vintage = Vendange donnerait 2 vins : nous y viendrons tout à l’heure. D’abord Moisson.
lesson-fortuna-1-luck = Fortuna vous ferait avancer d’une case, mais vous devriez ensuite la céder. D’abord Moisson.
lesson-fortuna-1-harvest = Prenez 2 **blés|blé**, et rendez votre **eau** pour en avoir un troisième.
lesson-fortuna-1-skip = Vous pouvez renoncer à l’action, mais la carte partira quand même. Autant prendre le blé !
lesson-fortuna-1-dry = Garder l’eau est permis, elle servira plus tard. Aujourd’hui, un troisième blé vaut mieux.
lesson-fortuna-1-exchange = L’**échange** est obligatoire : prenez Commerce de vin à Livia ; caché chez vous, il est à l’abri jusqu’au prochain tour.
lesson-fortuna-1-wheat-trade = Le blé se vend 2 pièces, le vin 3. Votre blé, gardez-le pour Rome : prenez Commerce de vin.
lesson-fortuna-1-gaius = Vous pouvez prendre à Gaius toute carte visible. Aujourd’hui, Commerce de vin : vous vendrez au prochain tour.
lesson-fortuna-1-nobody = Ce bord est libre, mais on peut échanger avec lui. Aujourd’hui, Commerce de vin : vous vendrez au prochain tour.
lesson-fortuna-1-centurion = Rendez votre **centurion** pour exécuter une deuxième carte : Vendange vous donne 2 **vins|vin**.
lesson-fortuna-1-spare = Vous pouvez le garder pour une bataille. Aujourd’hui, il vous vaut 2 vins.
lesson-fortuna-1-one-step = Fortuna donnerait un pas. Deux vins en valent deux, ou se vendent 6 pièces.
lesson-fortuna-1-die = Votre **dé** montre 4 : il donne accès à la **carte Faveur** 4 et à tous les numéros inférieurs.
lesson-fortuna-1-deliver = Servez l’empereur : livrez 2 blés à la faveur 3 et avancez de deux pas.
lesson-fortuna-1-one-wheat = Un blé, un pas. Vous en avez quatre : livrez-en deux.
lesson-fortuna-1-wine = Le vin lui plairait aussi, mais vous pourrez le vendre au prochain tour. Livrez du blé.
lesson-fortuna-1-refuse = Refuser coûte 1 pièce et ne fait pas avancer. Livrez du blé.
lesson-fortuna-1-down = La faveur 3 est retournée : plus personne ne s’en servira dans cette manche.
lesson-fortuna-1-tax = Livia a fait 1 et n’a plus d’eau : elle paie la **taxe**, 1 pièce ; ruinée, elle reculerait d’une case.
lesson-fortuna-1-goddess = Livia avait votre **Fortuna** à la fin de la manche : elle a joué la première, puis viennent les plus riches.
lesson-fortuna-1-tokens = Chaque faveur restée inutilisée a reçu un **jeton** : qui s’en servira piochera une **carte Privilège**.
lesson-fortuna-1-six = De 1 à 6 : eau, vin, blé, centurions, mariage, vestales ; voilà ce qui vous fait avancer.
lesson-fortuna-1-alone = À vous, sans aide : une carte, son échange, les dés ; un jeton sur une faveur vaut une carte Privilège.
lesson-fortuna-1-points = Chaque case vaut 1 point, mais seulement pour qui a passé la porte : la route continue !

## Fortuna 2

lesson-fortuna-2-title = Une maison en province
lesson-fortuna-2-hire = Chaque **vestale** vous vaut un pas à la faveur 6 et reste chez vous : choisissez Engagement de Vestales.
lesson-fortuna-2-family-soon = Famille vous marierait tout de suite ; votre centurion s’en chargera. D’abord les vestales.
lesson-fortuna-2-corruption-soon = Corruption vous ouvrirait la carte d’un autre : gardez-la pour le prochain tour.
lesson-fortuna-2-price = La deuxième coûte 3, la troisième coûterait 5 : achetez-en une et gardez de quoi vous marier.
lesson-fortuna-2-dear = Deux vestales coûteraient 8 : un pas de plus, mais plus assez d’argent pour bâtir. Une suffit.
lesson-fortuna-2-skip = La carte partira de toute façon : profitez-en pour engager une vestale.
lesson-fortuna-2-trade = Construction est à l’abri chez Gaius, face cachée : prenez Commerce de vin au bord libre.
lesson-fortuna-2-first = Fortuna ferait de vous le premier joueur ; tant qu’elle est à un bord libre, vous le restez aussi.
lesson-fortuna-2-ceremony-soon = Cérémonie religieuse vous servira plus tard. Aujourd’hui, pensez à votre vin : prenez Commerce de vin.
lesson-fortuna-2-taken = Cette carte serait à vous au prochain tour. Aujourd’hui, pensez à votre vin : prenez Commerce de vin.
lesson-fortuna-2-marry = Votre centurion exécute Famille : **mariez-vous|mariage** pour 3 pièces, une fois pour toutes.
lesson-fortuna-2-spare = Vous pouvez le garder. Mais sans mariage, pas de Palais : mariez-vous.
lesson-fortuna-2-vestals = Votre dé montre 6 : deux vestales, deux pas, et vous voilà dans Rome sans rien payer.
lesson-fortuna-2-one-step = Le mariage ferait avancer d’un pas. Vos vestales en font deux.
lesson-fortuna-2-goods = Cela vous coûterait ce que vous livrez. Les vestales vous valent deux pas et restent.
lesson-fortuna-2-refuse = Pourquoi payer la taxe ? Vos vestales vous mènent à la porte.
lesson-fortuna-2-corruption = Livia a pris Construction, face cachée ; mais **Corruption** exécute même les cartes cachées : choisissez-la.
lesson-fortuna-2-family-money = Après le mariage, Famille donne un blé, un vin ou 3 pièces. Aujourd’hui, bâtissons : choisissez Corruption.
lesson-fortuna-2-sell-later = Deux vins feraient 6 pièces. Vous avez de quoi bâtir : Corruption d’abord.
lesson-fortuna-2-bribe = Payez à Livia un **pot-de-vin** d’une pièce et exécutez sa carte Construction.
lesson-fortuna-2-two = Deux pièces, sans risque et sans rien devoir à personne. Mais aujourd’hui, bâtissons.
lesson-fortuna-2-other-card = Cette carte aussi s’exécuterait contre une pièce. Mais aujourd’hui, bâtissons : choisissez Construction.
lesson-fortuna-2-skip-bribe = Corruption partira de toute façon : qu’elle serve d’abord à bâtir.
lesson-fortuna-2-market = Un **Marché** : une pièce de plus pour chaque blé ou vin que vous vendez.
lesson-fortuna-2-aqueduct = Un **Aqueduc** : s’il est vide, il reçoit une eau au début de votre tour.
lesson-fortuna-2-basilica = Une **Basilique** : quand vous piochez deux ou trois cartes Privilège, vous pouvez en garder deux.
lesson-fortuna-2-palace = Un **Palais** demande le mariage, et la faveur 5 donne alors deux pas au lieu d’un : construisez-le.
lesson-fortuna-2-other-house = Un bon bâtiment aussi. Mais le mariage est fait, et le Palais double la faveur 5.
lesson-fortuna-2-ceremony = Corruption doit partir : prenez Cérémonie religieuse, qui change une vestale en un **dé** de plus, pour toujours.
lesson-fortuna-2-taken-again = Cette carte serait à vous au prochain tour. Aujourd’hui, pensez aux dés : prenez Cérémonie religieuse.
lesson-fortuna-2-home = Votre dé montre 5 : le mariage et le Palais vous valent deux pas sans rien livrer.
lesson-fortuna-2-goods-again = Cela vous coûterait ce que vous livrez. Votre Palais donne deux pas pour rien.
lesson-fortuna-2-refuse-again = Pourquoi payer la taxe ? Votre Palais donne deux pas pour rien.
lesson-fortuna-2-alone = À vous, sans aide : vendre, prier ou rester en famille, puis avancer vers le Palais de César.
lesson-fortuna-2-points = Dans Rome, chaque case compte 1 point ; les cartes Privilège peuvent en ajouter pour vestales, mariage et bâtiments.

## Fortuna 3

lesson-fortuna-3-title = Les privilèges et le Palais
lesson-fortuna-3-tokens = Trois **jetons|jeton** sur la faveur 3 : qui avance grâce à elle les prend tous et pioche autant de cartes Privilège.
lesson-fortuna-3-favor = Votre dé montre 4 : livrez 2 blés à la faveur 3, et vous passez la porte de Rome.
lesson-fortuna-3-one-wheat = Un seul blé vaudrait aussi les trois jetons, mais un seul pas. Livrez-en deux.
lesson-fortuna-3-poorer = Là, vous auriez un pas et un jeton. La faveur 3 donne deux pas et trois jetons.
lesson-fortuna-3-refuse = La taxe ne donne ni pas ni jetons. Livrez du blé.
lesson-fortuna-3-favor-first = Vous pouvez la jouer à tout moment de votre tour. D’abord la faveur.
lesson-fortuna-3-a = Une **carte A** donne des ressources, ici une vestale ou un centurion, à tout moment de votre tour.
lesson-fortuna-3-b = Une **carte B** donne un pas, à tout moment aussi, mais une seule par manche.
lesson-fortuna-3-c = Une **carte C** rapporte des points à la fin, si vous êtes dans Rome : ici 2 par vestale.
lesson-fortuna-3-keep = Vous avez trois vestales : gardez la carte C ; les deux autres sont défaussées, face visible.
lesson-fortuna-3-keep-a = Vous avez déjà trois vestales, ce serait donc un centurion. La carte C vaut 6 points.
lesson-fortuna-3-keep-b = Un pas vaut un point. La carte C en vaut 6, et vous avez déjà une carte B.
lesson-fortuna-3-play = Vous avez déjà une carte B en main : jouez-la pour faire un pas, puis finissez votre tour.
lesson-fortuna-3-wait = Vous pouvez la garder. Mais on n’en joue qu’une par manche : autant profiter de celle-ci.
lesson-fortuna-3-two = À deux, deux bords sont libres, et le premier joueur peut aussi retourner une faveur qui ne porte aucun jeton.
lesson-fortuna-3-outside = Gaius n’avait plus rien pour la taxe : il a reculé hors de Rome, où l’on ne gagne pas.
lesson-fortuna-3-last = Le **Palais de César** est à trois pas : arrivez-y, et cette manche sera la dernière ; seule Livia jouera encore.
lesson-fortuna-3-road = À vous : une carte et un échange, sans aide ; vos biens peuvent encore valoir des points.
lesson-fortuna-3-arrive = Un 6 : vos trois vestales vous mènent au Palais de César.
lesson-fortuna-3-one-step = Le mariage donne un pas et un jeton. Trois vestales vous mènent jusqu’au bout.
lesson-fortuna-3-short = Vous resteriez aux portes du Palais. Trois vestales vous y font entrer.
lesson-fortuna-3-palace = Vous arrivez en tête et piochez trois cartes : gardez-en une, les autres attendent les suivants. Puis finissez le tour.
lesson-fortuna-3-squares = Chaque case vaut 1 point : 15 pour vous et pour Livia, rien pour Gaius, hors de Rome.
lesson-fortuna-3-privileges = Puis les cartes C : Livia, arrivée deuxième, a choisi parmi vos deux cartes ; un troisième aurait eu la dernière.
lesson-fortuna-3-tie = À égalité gagne le plus avancé, puis le plus riche, puis qui a le plus de centurions, puis de vestales.
## La Gloire de Rome 1

lesson-gloire-1-title = Une carte, cinq usages
lesson-gloire-1-goal = Rome a brûlé : reconstruisez-la. Votre **influence** et votre **chambre forte** donnent des points ; qui en a le plus gagne.
lesson-gloire-1-card = Une carte, cinq usages : **rôle**, **client**, **matériau**, **bâtiment** ou argent, selon l’endroit où elle est posée.
lesson-gloire-1-lead = Menez l’**Ouvrier** avec votre Route : il prend un matériau dans le **lot commun**, au milieu de la table.
lesson-gloire-1-lead-think = Penser fait piocher, mais votre main est pleine : aujourd’hui, menez.
lesson-gloire-1-lead-other = Ce rôle se mène aussi ; aujourd’hui, commencez par un matériau, donc par l’Ouvrier.
lesson-gloire-1-lead-senator = Le Sénateur pourrait mener aussi ; gardez-le : il vaut tous les rôles, la Route seulement celui-ci.
lesson-gloire-1-others = Gaius **suit|suivre** avec une carte du même rôle et agira aussi ; Livia **pense|penser** et pioche une carte.
lesson-gloire-1-take = Prenez la pierre : dans vos **stocks**, une carte n’est plus qu’un matériau.
lesson-gloire-1-take-other = Tout matériau est utile ; aujourd’hui, prenez la pierre, qui vaudra 3 points dans la chambre forte.
lesson-gloire-1-take-pass = Passer, c’est perdre l’action ; aujourd’hui, prenez la pierre.
lesson-gloire-1-follow = Gaius mène le **Patron**, qui engage des clients : suivez avec votre Temple.
lesson-gloire-1-follow-think = Penser ferait piocher ; aujourd’hui, engagez un client, qui travaillera pour vous jusqu’à la fin.
lesson-gloire-1-follow-senator = Le Sénateur pourrait suivre aussi ; gardez-le : il vaut tous les rôles, le Temple seulement celui-ci.
lesson-gloire-1-hire = Engagez le béton : comme client, c’est un **Architecte**, qui agit chaque fois que son rôle est mené.
lesson-gloire-1-hire-other = Ce client travaillerait aussi pour vous ; aujourd’hui, il vous faut un bâtisseur, l’Architecte.
lesson-gloire-1-hire-pass = Passer vous laisse sans client ; aujourd’hui, engagez l’Architecte.
lesson-gloire-1-legion = Livia mène le **Légionnaire**, qui exige des matériaux : suivez avec votre Porte de ville.
lesson-gloire-1-legion-think = Penser ferait piocher ; aujourd’hui, prenez aux autres du bois pour votre Marché.
lesson-gloire-1-legion-senator = Le Sénateur pourrait suivre aussi ; gardez-le : ensuite, c’est vous qui menez, et un autre rôle.
lesson-gloire-1-demand = « Rome exige du bois ! » Montrez le Marché : le lot et vos voisins donnent le leur, votre carte reste en main.
lesson-gloire-1-demand-pass = Passer, c’est ne rien exiger ; aujourd’hui, montrez le Marché, vous ne le perdez pas.
lesson-gloire-1-senator = Le **Sénateur** vaut tout rôle, comme la **pétition**, deux cartes de même couleur : menez l’Architecte avec lui.
lesson-gloire-1-senator-think = Penser compléterait votre main ; aujourd’hui, construisez, tout est prêt.
lesson-gloire-1-senator-other = Ce rôle est possible aussi ; aujourd’hui l’Architecte, car votre client agit alors avec vous.
lesson-gloire-1-lay = Deux actions, pour le Sénateur et pour votre client : d’abord, posez le Marché en **fondations** sur un **chantier** de bois.
lesson-gloire-1-lay-survey = Mesurer prépare un chantier hors ville ; aujourd’hui, construisez en ville, où une action suffit.
lesson-gloire-1-lay-pass = Passer, c’est perdre l’action ; aujourd’hui, posez le Marché.
lesson-gloire-1-add = Au tour de votre client : mettez un bois de vos stocks sous le Marché.
lesson-gloire-1-add-pass = Passer laisse le Marché inachevé et sans valeur ; aujourd’hui, mettez-y le bois.
lesson-gloire-1-influence = Un seul matériau suffisait : le Marché est achevé. Votre influence passe à 3 : plus de place pour vos clients et votre argent.
lesson-gloire-1-think = Votre main est vide, alors vous pensez : complétez-la jusqu’à cinq cartes.
lesson-gloire-1-think-senator = Un Sénateur vaut tous les rôles, mais ce n’est qu’une carte ; aujourd’hui, prenez-en cinq.
lesson-gloire-1-think-one = Une seule carte, c’est bon quand la main est pleine ; la vôtre est vide : prenez-en cinq.
lesson-gloire-1-client = Gaius mène l’Architecte : votre client agit, même si vous avez pensé. Posez la Taverne.
lesson-gloire-1-client-other = Vous pourriez poser cela aussi ; aujourd’hui la Taverne : il lui faut un seul débris, et vous en avez une seconde.
lesson-gloire-1-client-pass = Passer, c’est perdre l’action de votre client ; aujourd’hui, posez la Taverne.
lesson-gloire-1-merchant = Livia mène le **Marchand**, qui vend ce que vous avez en stocks : suivez avec vos Jardins.
lesson-gloire-1-merchant-think = Penser ferait piocher ; aujourd’hui, vendez votre pierre, pour 3 points.
lesson-gloire-1-sell = Mettez la pierre dans votre chambre forte : c’est de l’argent, que personne ne regarde avant la fin.
lesson-gloire-1-sell-wood = Le bois n’y vaudrait qu’un point ; aujourd’hui, vendez la pierre, qui en vaut 3.
lesson-gloire-1-sell-pass = Passer laisse la pierre dans vos stocks, où elle ne rapporte rien ; aujourd’hui, vendez-la.
lesson-gloire-1-craftsman = Menez l’**Artisan** avec votre Quai : il construit aussi, mais avec les matériaux de votre main.
lesson-gloire-1-craftsman-think = Penser ferait piocher ; aujourd’hui, achevez la Taverne, vous avez tout en main.
lesson-gloire-1-craftsman-architect = L’Architecte cherche les débris dans vos stocks, où il n’y en a pas ; l’Artisan les prend dans votre main.
lesson-gloire-1-craftsman-laborer = L’Ouvrier vous coûterait la seconde Taverne, dont la première a besoin ; aujourd’hui, l’Artisan.
lesson-gloire-1-hand = Mettez votre seconde Taverne sous la première : ce ne sont là que des débris, et la voilà achevée.
lesson-gloire-1-hand-lay = Ce serait un bâtiment inachevé de plus ; aujourd’hui, achevez d’abord la Taverne.
lesson-gloire-1-hand-pass = Passer laisse la Taverne inachevée et sans valeur ; aujourd’hui, achevez-la.
lesson-gloire-1-end = La partie s’arrête aussitôt que la **pioche** ou les chantiers urbains sont épuisés.
lesson-gloire-1-alone = Maintenant sans moi, jusqu’au bout de la pioche : pensez, suivez et menez comme il vous plaît.
lesson-gloire-1-points = Un point par influence : les 2 du début et les chantiers de vos bâtiments achevés.
lesson-gloire-1-vault = La chambre forte rapporte la valeur de ses cartes, et 3 points à qui a le plus d’un matériau.

## La Gloire de Rome 2

lesson-gloire-2-title = Ce que font les bâtiments
lesson-gloire-2-standing = Les bâtiments achevés ont maintenant une **fonction**. Certaines valent toujours : le Marché donne deux places de plus à votre chambre forte.
lesson-gloire-2-read = Un mot sur le bâtiment, une ligne sur la carte ; survolez-la ou appuyez longuement pour tout lire.
lesson-gloire-2-read-typed = Un mot sur le bâtiment, une ligne sur la carte ; tapez « carte temple » pour tout lire.
lesson-gloire-2-role = D’autres accompagnent un rôle : menez le Patron avec votre Temple, et la **Taverne** aidera.
lesson-gloire-2-role-think = Penser compléterait votre main ; aujourd’hui, engagez : vous avez de la place pour bien des clients.
lesson-gloire-2-role-other = Un autre rôle est possible ; aujourd’hui le Patron, parce que la Taverne l’aide.
lesson-gloire-2-role-petition = Deux cartes de bois iraient en pétition ; aujourd’hui, une seule suffit, le Temple.
lesson-gloire-2-hire = D’abord, engagez la pierre du lot commun : un Marchand.
lesson-gloire-2-hire-wood = Un Artisan serait utile aussi ; aujourd’hui le Marchand, qui remplira votre grande chambre forte.
lesson-gloire-2-hire-draw = Après une carte de la pioche, cette action ne prend plus rien au lot : aujourd’hui, d’abord le lot.
lesson-gloire-2-hire-pass = Passer vous laisse sans client ; aujourd’hui, engagez le Marchand.
lesson-gloire-2-bar = Maintenant, la Taverne engage aussi la première carte de la pioche, quelle qu’elle soit.
lesson-gloire-2-bar-pass = Rien ne vous y oblige, mais c’est gratuit : aujourd’hui, engagez.
lesson-gloire-2-latrine = D’autres aident à penser : pensez, et défaussez avec la **Latrine** le Marché, que l’on ne construit pas deux fois.
lesson-gloire-2-latrine-petition = Deux cartes de bois pourraient suivre en pétition ; aujourd’hui, il vous faut plutôt de nouvelles cartes.
lesson-gloire-2-latrine-other = Vous pourriez défausser cela aussi ; aujourd’hui le Marché, que vous avez déjà construit.
lesson-gloire-2-latrine-pass = Rien ne vous oblige à défausser ; aujourd’hui, faites-le, pour piocher une carte de plus.
lesson-gloire-2-fill = Complétez votre main : la carte défaussée vous en vaut une de plus.
lesson-gloire-2-fill-senator = Un Sénateur est bon à prendre, mais vous en aurez bientôt un pour rien : aujourd’hui, prenez les cartes.
lesson-gloire-2-fill-one = Ce ne serait qu’une carte ; aujourd’hui, prenez-en trois.
lesson-gloire-2-wall = D’autres protègent : Gaius exige du bois, mais vous avez une **Muraille** : ne donnez rien.
lesson-gloire-2-wall-give = Vous pouvez donner la carte tout de même ; aujourd’hui, gardez-la, personne ne vous y oblige.
lesson-gloire-2-senate = D’autres agissent à la fin du tour : avec votre **Sénat**, prenez le Sénateur que Gaius a joué.
lesson-gloire-2-senate-pass = Sinon, il retourne sur sa pile ; aujourd’hui, prenez-le en main.
lesson-gloire-2-architect = D’autres agissent une fois, **à l’achèvement|achèvement** : menez l’Architecte avec votre Sénateur, pour achever la Fonderie.
lesson-gloire-2-architect-think = Penser ferait piocher ; aujourd’hui, achevez la Fonderie, il n’y manque qu’une brique.
lesson-gloire-2-architect-craftsman = L’Artisan y mettrait la Porte de ville de votre main ; aujourd’hui, prenez la brique de vos stocks.
lesson-gloire-2-architect-other = Un autre rôle est possible ; aujourd’hui l’Architecte, qui achève la Fonderie.
lesson-gloire-2-foundry = Mettez la brique de vos stocks sous la Fonderie.
lesson-gloire-2-foundry-lay = Ce serait commencer un autre bâtiment ; aujourd’hui, achevez d’abord celui-ci.
lesson-gloire-2-foundry-survey = Mesurer prépare un chantier hors ville ; aujourd’hui, achevez la Fonderie.
lesson-gloire-2-foundry-pass = Passer laisse la Fonderie inachevée ; aujourd’hui, mettez-y la brique.
lesson-gloire-2-laborers = La **Fonderie** vous donne une action d’Ouvrier par point d’influence : prenez tout le lot commun.
lesson-gloire-2-laborers-pass = Passer, c’est perdre une de ces actions ; aujourd’hui, prenez tout.
lesson-gloire-2-score = D’autres attendent la fin : la Muraille rapporte 1 point pour deux cartes de vos stocks.
lesson-gloire-2-alone = Il ne reste que trois cartes dans la pioche : menez votre dernier tour sans moi.
lesson-gloire-2-points = Les points : l’influence et la chambre forte comme avant, et la Muraille pour ce qui reste dans vos stocks.

## La Gloire de Rome 3

lesson-gloire-3-title = Rome a faim
lesson-gloire-3-walls = Gaius a une **Palissade**, Livia une **Muraille** : les exigences ne leur prennent rien.
lesson-gloire-3-bridge = Votre **Pont** passe les palissades et mène aux stocks, mais ne passe aucune muraille : menez le Légionnaire.
lesson-gloire-3-bridge-think = Votre main est pleine, penser n’apporterait qu’une carte ; aujourd’hui, prenez de la pierre aux autres.
lesson-gloire-3-bridge-other = Un autre rôle est possible ; aujourd’hui le Légionnaire : il faut de la pierre pour vos Catacombes.
lesson-gloire-3-bridge-senator = Le Sénateur pourrait mener aussi ; gardez-le, il servira bientôt : jouez l’Académie.
lesson-gloire-3-demand = Exigez de la pierre : le lot donne, Gaius donne de sa main et de ses stocks, Livia ne donne rien.
lesson-gloire-3-demand-other = Vous pouvez exiger cela aussi, car vous en avez en main ; aujourd’hui, il faut de la pierre pour vos Catacombes.
lesson-gloire-3-demand-pass = Passer, c’est ne rien exiger ; aujourd’hui, montrez votre pierre, vous ne la perdez pas.
lesson-gloire-3-follow = Gaius mène le Patron : suivez avec votre Basilique, et voyez à quoi servent vos **Thermes**.
lesson-gloire-3-follow-think = Penser ferait piocher ; aujourd’hui, engagez : vos Thermes font trois actions d’une seule.
lesson-gloire-3-follow-senator = Le Sénateur pourrait suivre aussi ; gardez-le pour un rôle dont vous n’avez pas de carte.
lesson-gloire-3-hire = Engagez le marbre, un Patron : grâce aux Thermes, chaque nouveau client agit aussitôt.
lesson-gloire-3-hire-other = Ce client agirait aussitôt, lui aussi ; aujourd’hui le Patron, qui engage le suivant.
lesson-gloire-3-bath = Votre nouveau Patron engage donc à son tour : prenez les débris, un Ouvrier.
lesson-gloire-3-bath-pass = Passer rompt la chaîne ; aujourd’hui, laissez agir votre client.
lesson-gloire-3-bath-other = Ce client agirait aussitôt, lui aussi ; aujourd’hui l’Ouvrier, qui prend un matériau.
lesson-gloire-3-chain = Et l’Ouvrier agit : prenez le bois. Une carte jouée, trois actions.
lesson-gloire-3-chain-other = Ce matériau est utile aussi ; aujourd’hui le bois, pour votre Quai.
lesson-gloire-3-out = Plus de chantier de bois en ville ; **hors ville**, il faut deux actions : menez l’Architecte avec votre Sénateur.
lesson-gloire-3-out-think = Penser compléterait votre main ; aujourd’hui, construisez, vous avez trois actions.
lesson-gloire-3-out-other = Un autre rôle est possible ; aujourd’hui l’Architecte : deux de vos clients agissent avec vous.
lesson-gloire-3-survey = Vous avez trois actions, dont deux de vos clients. **Mesurez|mesurer** d’abord un chantier hors ville : c’est la première.
lesson-gloire-3-survey-stone = Cela achèverait les Catacombes, et donc la partie ; aujourd’hui, construisez encore un peu.
lesson-gloire-3-survey-villa = La Villa trouve un chantier en ville, le Quai non ; aujourd’hui, mesurez pour le Quai.
lesson-gloire-3-survey-pass = Passer, c’est perdre une action ; aujourd’hui, il vous faut les trois pour le Quai.
lesson-gloire-3-lay = Posez maintenant le Quai hors ville : c’est la deuxième action.
lesson-gloire-3-lay-villa = La Villa trouve un chantier en ville ; aujourd’hui le Quai, qui n’en trouve pas.
lesson-gloire-3-lay-survey = Une mesure suffit pour des fondations ; aujourd’hui, posez le Quai.
lesson-gloire-3-add = Avec la troisième, mettez du bois sous le Quai : achevé, il compte comme un bâtiment en ville.
lesson-gloire-3-add-villa = La Villa peut attendre ; aujourd’hui, achevez le Quai, pour son influence.
lesson-gloire-3-add-survey = Une seconde mesure demanderait encore une action ; aujourd’hui, achevez le Quai.
lesson-gloire-3-deck = Livia mène l’Artisan : pensez et complétez votre main, mais surveillez la pioche : sa dernière carte arrête la partie.
lesson-gloire-3-deck-one = Une seule carte, c’est bon quand la main est pleine ; aujourd’hui, complétez-la.
lesson-gloire-3-deck-senator = Un Sénateur n’est qu’une carte ; aujourd’hui, complétez votre main.
lesson-gloire-3-forum = Gaius a un **Forum** : des clients des six rôles et les six matériaux gagnent aussitôt. Il lui manque un Marchand.
lesson-gloire-3-catacomb = Il manque une pierre à vos **Catacombes** : dès leur achèvement, la partie s’arrête et l’on compte les points.
lesson-gloire-3-alone = Ensuite, c’est Gaius qui mène, et une pierre est dans le lot. Sans moi maintenant : que faites-vous ?
lesson-gloire-3-points = Qui arrête la partie choisit le moment : comptez d’abord les points, et surveillez qui d’autre pourrait l’arrêter.
