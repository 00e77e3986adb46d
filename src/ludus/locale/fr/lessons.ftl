# Les leçons : une phrase par étape, vingt mots au plus ; un mot nouveau est une fois en gras.

lesson-nudge = Possible aussi : { $answer }. Aujourd’hui, faisons ce qui est entouré.
lesson-not-yet = D’abord ce qui est entouré.

lesson-lutece-1-title = Deux cartes en secret
lesson-lutece-1-goal = Qui a le plus de points quand une pioche s’épuise devient sénateur de Lutèce.
lesson-lutece-1-choose = Choisissez deux cartes : le Boulanger, puis le Champ.
lesson-lutece-1-order = Ce sont les bonnes cartes ; aujourd’hui, le Boulanger se pose à gauche.
lesson-lutece-1-agree = Personne ne sait encore ce que vous voulez : donnez votre accord.
lesson-lutece-1-alone = Et maintenant un tour sans moi.
lesson-lutece-1-points = Et voici les points à ce jour.

## La Gloire de Rome

lesson-gloire-1-title = Une carte, cinq usages
lesson-gloire-1-goal = Rome a brûlé : reconstruisez-la. Votre **influence** et votre **chambre forte** donnent des points ; qui en a le plus gagne.
lesson-gloire-1-card = Une carte, cinq usages : **rôle**, **client**, **matériau**, **bâtiment** ou argent, selon l’endroit où elle est posée.
lesson-gloire-1-lead = Menez l’**Ouvrier** avec votre Route : il prend un matériau dans le **lot commun**, au milieu de la table.
lesson-gloire-1-lead-think = Penser fait piocher, mais votre main est pleine : aujourd’hui, menez.
lesson-gloire-1-lead-other = Ce rôle se mène aussi ; aujourd’hui, commencez par un matériau, donc par l’Ouvrier.
lesson-gloire-1-others = Gaius **suit** avec une carte du même rôle et agira aussi ; Livia **pense** et pioche une carte.
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
lesson-gloire-1-influence = Un seul matériau suffisait : le Marché est achevé. Votre influence est de 3 : plus de place pour clients et argent.
lesson-gloire-1-think = Votre main est vide, alors vous pensez : complétez-la jusqu’à cinq cartes.
lesson-gloire-1-think-senator = Un Sénateur vaut tous les rôles, mais ce n’est qu’une carte ; aujourd’hui, prenez-en cinq.
lesson-gloire-1-think-one = Une seule carte, c’est bon quand la main est pleine ; la vôtre est vide : prenez-en cinq.
lesson-gloire-1-client = Gaius mène l’Architecte : votre client agit, même si vous avez pensé. Posez la Taverne.
lesson-gloire-1-client-other = Vous pourriez poser cela aussi ; aujourd’hui la Taverne : il lui faut un seul débris, et vous avez une Route.
lesson-gloire-1-merchant = Livia mène le **Marchand**, qui vend ce que vous avez en stocks : suivez avec vos Jardins.
lesson-gloire-1-merchant-think = Penser ferait piocher ; aujourd’hui, vendez votre pierre, pour 3 points.
lesson-gloire-1-sell = Mettez la pierre dans votre chambre forte : c’est de l’argent, que personne ne regarde avant la fin.
lesson-gloire-1-sell-wood = Le bois n’y vaudrait qu’un point ; aujourd’hui, vendez la pierre, qui en vaut 3.
lesson-gloire-1-craftsman = Menez l’**Artisan** avec votre Quai : il construit aussi, mais avec les matériaux de votre main.
lesson-gloire-1-craftsman-think = Penser ferait piocher ; aujourd’hui, achevez la Taverne, vous avez tout en main.
lesson-gloire-1-craftsman-architect = L’Architecte cherche les débris dans vos stocks, où il n’y en a pas ; l’Artisan les prend dans votre main.
lesson-gloire-1-craftsman-laborer = L’Ouvrier vous coûterait la Route, dont la Taverne a besoin ; aujourd’hui, l’Artisan.
lesson-gloire-1-hand = Mettez la Route sous la Taverne : ici, ce ne sont que des débris, et la Taverne est achevée.
lesson-gloire-1-hand-lay = Ce serait un bâtiment inachevé de plus ; aujourd’hui, achevez d’abord la Taverne.
lesson-gloire-1-end = La partie s’arrête aussitôt que la **pioche** ou les chantiers urbains sont épuisés.
lesson-gloire-1-alone = Maintenant sans moi, jusqu’au bout de la pioche : pensez, suivez et menez comme il vous plaît.
lesson-gloire-1-points = Un point par influence : les 2 du début et les chantiers de vos bâtiments achevés.
lesson-gloire-1-vault = La chambre forte rapporte la valeur de ses cartes, et 3 points à qui a le plus d’un matériau.
