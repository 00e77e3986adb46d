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

## Fortuna

lesson-fortuna-1-title = En route pour Rome
lesson-fortuna-1-goal = Quand quelqu’un atteint le **Palais de César** (XV), seuls ceux qui ont passé la **porte de Rome** (X) peuvent gagner.
lesson-fortuna-1-choose = Trois **cartes Action** sont à votre bord : choisissez Moisson.
lesson-fortuna-1-vintage = Vendange donnerait 2 vins : nous y viendrons tout à l’heure. D’abord Moisson.
lesson-fortuna-1-luck = Fortuna vous ferait avancer d’une case, mais vous devriez ensuite la céder. D’abord Moisson.
lesson-fortuna-1-harvest = Prenez 2 **blés**, et rendez votre **eau** pour en avoir un troisième.
lesson-fortuna-1-skip = Vous pouvez renoncer à l’action, mais la carte partira quand même. Autant prendre le blé !
lesson-fortuna-1-dry = Garder l’eau est permis, elle servira plus tard. Aujourd’hui, un troisième blé vaut mieux.
lesson-fortuna-1-exchange = L’**échange** est obligatoire : prenez Commerce de vin à Livia ; caché chez vous, il est à l’abri jusqu’au prochain tour.
lesson-fortuna-1-wheat-trade = Le blé se vend 2 pièces, le vin 3. Votre blé, gardez-le pour Rome : prenez Commerce de vin.
lesson-fortuna-1-gaius = Vous pouvez prendre à Gaius toute carte visible. Aujourd’hui, Commerce de vin : vous vendrez au prochain tour.
lesson-fortuna-1-nobody = Ce bord est libre, mais on peut échanger avec lui. Aujourd’hui, Commerce de vin : vous vendrez au prochain tour.
lesson-fortuna-1-centurion = Rendez votre **centurion** pour exécuter une deuxième carte : Vendange vous donne 2 **vins**.
lesson-fortuna-1-spare = Vous pouvez le garder pour une bataille. Aujourd’hui, il vous vaut 2 vins.
lesson-fortuna-1-one-step = Fortuna donnerait un pas. Deux vins en valent deux, ou se vendent 6 pièces.
lesson-fortuna-1-die = Votre **dé** montre 4 : il donne accès à la **carte Faveur** 4 et à tous les numéros inférieurs.
lesson-fortuna-1-deliver = Servez l’empereur : livrez 2 blés à la faveur 3 et avancez de deux pas.
lesson-fortuna-1-one-wheat = Un blé, un pas. Vous en avez quatre : livrez-en deux.
lesson-fortuna-1-wine = Le vin lui plairait aussi, mais vous pourrez le vendre au prochain tour. Livrez du blé.
lesson-fortuna-1-refuse = Refuser coûte 1 pièce et ne fait pas avancer. Livrez du blé.
lesson-fortuna-1-down = La faveur 3 est retournée : plus personne ne s’en servira dans cette manche.
lesson-fortuna-1-tax = Livia a fait 1 et n’a plus d’eau : elle paie la **taxe**, 1 pièce ; ruinée, elle reculerait d’une case.
lesson-fortuna-1-tokens = Chaque faveur que personne n’a utilisée a reçu un **jeton** : qui s’en servira piochera une **carte Privilège**.
lesson-fortuna-1-goddess = Livia vous a pris **Fortuna** : qui la possède en fin de manche joue le premier, puis viennent les plus riches.
lesson-fortuna-1-six = De 1 à 6 : eau, vin, blé, centurions, mariage, vestales ; voilà ce qui vous fait avancer.
lesson-fortuna-1-alone = À vous, sans aide : une carte, son échange, les dés ; un jeton sur une faveur vaut une carte Privilège.
lesson-fortuna-1-points = Chaque case vaut 1 point, mais seulement pour qui a passé la porte : la route continue !
