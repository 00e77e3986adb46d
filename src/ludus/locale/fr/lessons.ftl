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
