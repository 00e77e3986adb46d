# Les leçons : une phrase par étape, vingt mots au plus ; un mot nouveau est une fois en gras.

lesson-nudge = C’est permis aussi : { $answer }. Aujourd’hui, faisons plutôt ce que demande la leçon.
lesson-not-yet = Pas encore : d’abord ce que demande la leçon.

## Lutèce 1 : premier tour

lesson-lutece-1-title = Deux cartes en secret
lesson-lutece-1-goal = Auguste cherche un sénateur : celui qui a le plus de **points** quand une de ces pioches est épuisée.
lesson-lutece-1-goods = Quatre **Ressources** en rapportent ; pour chacune : 10 à qui en a le plus, 4 aux suivants, 0 au dernier.
lesson-lutece-1-market = Voici le **marché** : Personnages en haut, Lieux en bas ; regardez le Boulanger et son coût, dans la pièce.
lesson-lutece-1-choose = Choisissez deux cartes, personne ne les voit : le Boulanger à gauche, le Champ à droite.
lesson-lutece-1-order = Ce sont bien elles ; aujourd’hui, le Boulanger se pose à gauche.
lesson-lutece-1-early = Cela rapporterait 3 pièces, mais aucune carte. Votre bourse suffit : prenez les deux cartes.
lesson-lutece-1-turn = Tous ont choisi : donnez votre **accord**, et toutes les cartes se retournent ensemble.
lesson-lutece-1-nobody = L’or posé sur une carte aide contre qui la veut aussi. Ici, personne ne la veut.
lesson-lutece-1-paid = Personne d’autre ne les voulait : vous deviez acheter ; le Champ a aussitôt rendu 1 pièce par Pain.
lesson-lutece-1-coins = Personne n’en a voulu : elles gagnent chacune une **pièce** ; plus une carte attend, plus elle vaut.

## Deuxième tour

lesson-lutece-1-druid = Deuxième tour : choisissez le Druide à gauche et le Moulin à droite.
lesson-lutece-1-order-2 = Ce sont bien elles ; aujourd’hui, le Druide se pose à gauche.
lesson-lutece-1-bribe = Livia a la Forêt, et peut vouloir le Druide : posez un **pot-de-vin** de 1 à gauche.
lesson-lutece-1-zero = Si Livia veut le Druide, à 0 contre 0 personne ne l’a : posez-y quelque chose.
lesson-lutece-1-lot = C’est permis, mais l’or posé ne se reprend plus : commencez par 1.
lesson-lutece-1-mill = À droite, c’est le Moulin. C’est le Druide qu’on risque de vous prendre.
lesson-lutece-1-again = Livia pose 1 aussi, et des pots-de-vin égaux ne gagnent rien : encore 1 à gauche.
lesson-lutece-1-even = À 1 contre 1, personne n’a le Druide : il quitterait la partie.
lesson-lutece-1-dear = Cela gagnerait aussi, mais vous ne pourriez plus payer le Moulin.
lesson-lutece-1-agree = 2 contre 1, et le reste paiera vos cartes : donnez votre accord.
lesson-lutece-1-enough = Vous êtes déjà devant. Ce que vous posez maintenant vous manquera pour payer.
lesson-lutece-1-won = Le Druide est à vous, pot-de-vin et coût payés ; Livia reprend le sien, et 1 de dédommagement.
lesson-lutece-1-gift = Les pièces posées sur vos deux cartes sont à vous aussi.

## Troisième et quatrième tours

lesson-lutece-1-revenue = Votre bourse est presque vide : choisissez les **Revenus**, 3 pièces à coup sûr, et le Forgeron.
lesson-lutece-1-both = Deux cartes Revenus font 6 pièces, mais aucune Ressource : prenez aussi le Forgeron.
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
lesson-lutece-2-bribe = Livia a plus de Glaives que vous, elle voudra la Forge : posez 1 dessus.
lesson-lutece-2-nothing = Alors il suffirait à Livia de poser 1 pour vous la prendre.
lesson-lutece-2-spare = C’est permis, mais vous avez une aide moins chère que l’or. Commencez par 1.
lesson-lutece-2-other = À droite, c’est le Marché. C’est la Forge que Livia veut.
lesson-lutece-2-trust = Livia pose 2 : ne surenchérissez pas, donnez votre accord ; votre Légionnaire vaut mieux que l’or.
lesson-lutece-2-cheaper = Cela irait aussi, mais coûterait de l’or. Vous avez un Légionnaire : gardez l’or.
lesson-lutece-2-legion = La Forge est **contestée**, 1 contre 2 : jouez votre **Légionnaire** pour vous, il ajoute 2.
lesson-lutece-2-lost = Alors Livia prend la Forge, à 2 contre 1.
lesson-lutece-2-friend = On peut aider quiconque veut la carte, même Livia. Aujourd’hui, aidez-vous vous-même.
lesson-lutece-2-won = 3 contre 2 : la Forge est à vous ; le Légionnaire est parti, avec ses 2 points.
lesson-lutece-2-statue = La **Statue d’Auguste** rapporte 3 points, et 1 par Lieu d’**Influence romaine**, comme la Forge.
lesson-lutece-2-alone = À vous, un tour entier sans aide : vous connaissez toutes les cartes de ce marché.
lesson-lutece-2-prestige = Prestige : Forge et Moulin pour vos Ressources, Armurerie et Boulangerie pour les cartes de leur couleur.
lesson-lutece-2-influence = Influence : les Marchés que vous pouvez servir, les Statues, chaque Légionnaire resté chez vous.

## Lutèce 3

lesson-lutece-3-title = Lire la table
lesson-lutece-3-pile = Il reste ici deux Personnages : dès qu’une place reste vide, la partie est finie.
lesson-lutece-3-talent = Une Cervoise pour vous, une pour Livia ; à égalité le plus haut **Talent** décide, et c’est le sien.
lesson-lutece-3-deny = Qui prend le Brasseur prend la majorité : 10 points pour vous, ou pour elle.
lesson-lutece-3-choose = Choisissez les Revenus à gauche et le Brasseur à droite.
lesson-lutece-3-order = Ce sont bien elles ; aujourd’hui, les Revenus se posent à gauche, où ils peuvent tromper.
lesson-lutece-3-denied = 6 pièces font 2 points. Le Brasseur vaut plus, pour vous comme pour Livia.
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
lesson-lutece-3-last = Elle est vide maintenant : dès que quelqu’un prend un Personnage, ce tour est le dernier.
lesson-lutece-3-alone = Pensez à ce que chaque carte vous rapporte, et à ce qu’elle leur rapporterait : à vous.
lesson-lutece-3-points = Chaque colonne compte ; une majorité prise à un rival compte double, pour vous et contre lui.
lesson-lutece-3-tie = À égalité de points, la bourse la plus pleine gagne, puis le plus de cartes.
