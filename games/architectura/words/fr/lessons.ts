import type { ArchitecturaLessons } from '../messages/lessons.ts';

export const lessons = {
  compare: {
    title: 'Une carte par tour',
    about: 'Jouez une carte, comparez-la à celle de gauche et voyez ce que celle-ci devient.',
    learnt: [
      'Vous jouez une carte par tour : à droite d’une autre, au début de la rue suivante ou sur une ruine.',
      'La carte de gauche monte si elle est plus forte, descend si elle est plus faible, ou est détruite si elle vaut la moitié ou moins.',
      'À la fin de votre tour, vous piochez jusqu’à avoir trois cartes.',
    ],
    says: {
      city: 'Tout le monde bâtit la même ville. Elle a autant de rues que de joueurs, et huit îlots dans chacune.',
      hand: 'Voici vos cartes. Le grand nombre en haut est la valeur qui compte ; les petits, sur les côtés, viennent en haut quand la carte tourne.',
      goal: 'Qui a le plus de points à la fin gagne : on additionne les valeurs de toutes ses cartes visibles.',
      inn: 'La Bibliothèque de Boris vaut 3. Jouez votre Auberge, qui vaut 6, à sa droite : touchez la carte, puis l’emplacement.',
      tooWeak:
        'La Statue vaut 5. Face à elle, la Bibliothèque ne descendrait que d’un cran. L’Auberge, avec 6, vaut le double.',
      tooStrong: 'Le Palais ferait l’affaire aussi. Mais 6 suffit ici : gardez le Palais et jouez l’Auberge.',
      nothingLeft:
        'Vous pouvez ouvrir la deuxième rue, mais il n’y a rien à comparer à gauche. Jouez à droite de la Bibliothèque.',
      keepHand:
        'Vous pouvez échanger toute votre main une fois par partie. Ces cartes sont bonnes : gardez-les.',
      ruin: 'La Bibliothèque valait la moitié de votre carte ou moins : elle est détruite. Une ruine n’a pas de valeur, mais on peut jouer une carte par-dessus.',
      draw: 'Votre tour est fini et vous avez pioché une carte : votre main est toujours complétée à trois.',
      statue:
        'Boris joue sa Statue, qui vaut 5, à droite de votre Auberge. Cette fois, la carte de gauche est la vôtre.',
      rises:
        'Votre 6 est plus fort que son 5 : votre Auberge tourne dans le sens horaire et monte à 7. La carte de gauche y gagne quand elle est plus forte.',
      palace: 'Voici le troisième cas. Jouez votre Palais, qui vaut 8, à droite de la Statue de Boris.',
      equal: 'Statue contre Statue, 5 contre 5 : à égalité, il ne se passe rien. Prenez le Palais.',
      takePalace: 'Cette carte aiderait Boris : sa Statue monterait. Prenez le Palais, qui vaut 8.',
      ruinLater:
        'Vous pouvez bâtir sur la ruine, et vous le ferez bientôt. Jouez d’abord le Palais à droite de la Statue.',
      streetLater: 'La deuxième rue peut attendre. Jouez le Palais à droite de la Statue de Boris.',
      falls:
        '5 est plus faible que 8, mais dépasse sa moitié. La Statue n’est donc pas détruite : elle tourne dans le sens antihoraire et descend à 3.',
      street: 'Boris ouvre la deuxième rue avec son Palais. Il n’y a rien à sa gauche, donc rien à comparer.',
      cover:
        'Utilisez maintenant la ruine : jouez votre Statue dessus. À sa gauche se trouve le bord de la ville, donc rien à comparer non plus.',
      takeStatue: 'Cette carte conviendrait aussi. Pour cette leçon, prenez la Statue.',
      ownCard:
        'À droite de votre propre Palais, une carte plus faible le ferait monter. Bonne idée ! Mais essayez d’abord la ruine.',
      secondStreet:
        'À droite du Palais de Boris, une carte plus faible le ferait monter pour lui. Essayez la ruine.',
      close:
        'Voilà un tour complet : jouer, comparer, piocher. La plupart des bâtiments ont aussi un effet quand on les joue : c’est la leçon suivante.',
    },
  },
  effects: {
    title: 'Effets et protection',
    about:
      'Ce que font les bâtiments quand on les joue, comment les jetons protègent, et ce que valent X et N.',
    learnt: [
      'Après la comparaison vient l’effet de la carte jouée ; on peut renoncer à un effet facultatif.',
      'Une carte qui porte votre jeton ne peut pas être modifiée par les autres.',
      'N est le numéro de l’îlot, X la valeur de la carte à gauche.',
    ],
    says: {
      signs:
        'Le symbole dans le coin d’une carte montre ce qu’elle fait. On compare d’abord, puis vient l’effet de la carte jouée.',
      block:
        'Votre Temple a la valeur N : le numéro de son îlot. Plus il est à droite, plus sa valeur est élevée.',
      temple:
        'Jouez le Temple dans l’îlot 6 de la rue 1. Il y vaut 6, et la Serre de Boris, avec son 3, n’y survivra pas.',
      smallBlock: 'Dans l’îlot 2, le Temple ne vaut que 2. Jouez-le dans l’îlot 6 de la rue 1.',
      templeFirst: 'Cette carte viendra plus tard. Commencez par le Temple.',
      keepHand: 'Ce sont justement les cartes qu’il vous faut. Gardez votre main.',
      protect:
        'Le Temple permet de protéger une de vos cartes avec un jeton. Choisissez votre École dans la rue 1 : elle est faible.',
      protectSchool: 'Vous pourriez aussi protéger celle-ci. Mais Boris vise votre École : protégez-la.',
      useToken: 'Vous pourriez renoncer, mais le jeton vaut de l’or ici. Protégez votre École.',
      arsenal:
        'Boris joue l’Arsenal, qui vaut 5. Il détruit toutes les cartes plus faibles de sa rue, peu importe à qui elles sont.',
      shielded:
        'Votre Manufacture, qui valait 4, est une ruine. Votre École vaut 4 aussi, mais le jeton la protège : rien de ce que jouent les autres ne peut la changer.',
      left: 'Votre Parc a la valeur X : celle de la carte à sa gauche, quoi qu’il arrive ensuite à cette carte.',
      park: 'Jouez le Parc dans la rue 2, à droite du Laboratoire de Boris. Il reprend le 7, et des valeurs égales ne changent rien.',
      parkThere:
        'Là, X vaudrait moins ou ne vous apporterait rien de plus. Jouez le Parc à droite du Laboratoire.',
      parkFirst: 'Gardez cette carte pour plus tard. Jouez le Parc maintenant.',
      decline:
        'Le Parc peut changer de place avec une carte adjacente. Il est très bien où il est, et l’échange est facultatif : renoncez.',
      noSwap: 'Après l’échange, il n’y aurait rien qui compte à gauche du Parc, et X vaudrait 0. Renoncez.',
      statue:
        'Boris joue sa Statue, qui vaut 5, à droite de votre Parc. Le 7 est plus fort : le Parc monte à X+1, soit 8.',
      greenhouse:
        'Maintenant, pensez à vous : jouez votre Serre, qui vaut 3, à droite de votre propre Temple. Le Temple, plus fort, montera à N+1.',
      rightOfTemple:
        'Là, elle ne vous aiderait pas. Jouez-la à droite de votre Temple, dans l’îlot 7 de la rue 1.',
      greenhouseFirst: 'C’est possible, mais la Serre vous rapporte plus maintenant.',
      rotate:
        'La Serre permet de tourner d’un cran jusqu’à deux de vos cartes. Tournez votre École dans le sens antihoraire, de 4 à 8, et votre Parc dans le sens horaire, à X+2.',
      otherWay:
        'Dans le sens horaire, l’École monterait à 6. Dans l’autre, sa valeur la plus basse devient la plus haute : 8.',
      parkUp: 'Dans ce sens, le Parc redescendrait à X. Tournez-le dans le sens horaire.',
      otherCards: 'Cette carte peut tourner aussi. L’École et le Parc y gagnent davantage.',
      bothCards: 'Vous pourriez vous arrêter, mais il y a encore à gagner. Tournez l’École et le Parc.',
      close:
        'Vos effets peuvent aussi s’appliquer à la carte même qui les porte. Tous les bâtiments d’une partie figurent dans l’aide de jeu : appuyez sur P, ou touchez son bouton en haut.',
    },
  },
  end: {
    title: 'La fin et les points',
    about: 'Les dernières cartes, ce qui compte quand plus personne ne peut jouer, et qui gagne.',
    learnt: [
      'La partie se termine quand plus personne ne peut jouer de carte.',
      'Les cartes visibles rapportent leur valeur, X et N étant lus tout à la fin ; les ruines ne rapportent rien.',
      'Certaines cartes comptent selon leurs voisines : la Statue rapporte 4 points à côté d’un Parc.',
    ],
    says: {
      last: 'Les deux paquets sont vides. Il vous reste deux cartes, et une à Boris. Quand plus personne ne peut jouer, la partie est terminée.',
      values:
        'Chaque carte visible rapporte sa valeur. Une ruine, et tout ce qui est sous une autre carte, ne rapporte rien.',
      letters:
        'X et N se lisent à la fin. Votre Temple est dans l’îlot 7 et rapporte 7. Votre Parc, au bord, n’a rien à sa gauche : X y vaut 0.',
      atTheEnd:
        'Le sablier marque un effet de fin de partie. Votre Statue rapporte 4 points de plus à côté d’un Parc, peu importe à qui il est.',
      statue:
        'Jouez la Statue sur la ruine de la rue 1, îlot 4 : le Parc de Boris est juste en dessous. À sa gauche, votre École, plus forte, montera.',
      noPark: 'Il n’y a pas de Parc à côté de cet emplacement. Regardez l’îlot 4 de la rue 1.',
      helpsBoris:
        'Là aussi, le Parc est adjacent, mais à gauche : il monterait, et il est à Boris. Jouez dans l’îlot 4 de la rue 1.',
      statueFirst: 'Gardez la Bibliothèque pour la toute fin. Jouez d’abord la Statue.',
      school:
        'Boris joue sa dernière carte, l’École, à droite de son propre Parc, qui monte à 8. Il mène maintenant de 8 points.',
      library:
        'Votre dernière carte : jouez la Bibliothèque dans l’îlot 8 de la rue 1. Votre Temple, à sa gauche, est plus fort et monte.',
      rotate:
        'La Bibliothèque permet de tourner une carte de chaque joueur. Tournez la Bibliothèque elle-même dans le sens horaire, à 5, et le Laboratoire de Boris dans le sens antihoraire : son Parc y lit son X et descend aussi !',
      laboratoryUp: 'Dans le sens horaire, le Laboratoire monterait. Tournez-le dans le sens antihoraire.',
      notPalace:
        'Le Palais peut lui coûter 3 points au plus. Le Laboratoire et le Parc ensemble lui en coûtent 4.',
      libraryDown:
        'Dans le sens antihoraire, la Bibliothèque descendrait à 2. Tournez-la dans le sens horaire.',
      otherCards:
        'C’est possible, mais cela rapporte moins. Prenez votre Bibliothèque et le Laboratoire de Boris.',
      useBoth: 'Ne vous arrêtez pas : vous pouvez tourner une de vos cartes et une de Boris.',
      over: 'Plus personne n’a de carte : la partie est terminée. Vous gagnez 51 à 49, grâce à vos deux dernières rotations !',
      close:
        'En cas d’égalité, la victoire va à qui a le plus de cartes visibles, puis à qui a la carte la plus basse. La feuille de score montre chaque ligne.',
    },
  },
  deck: {
    title: 'Votre propre paquet',
    about:
      'Remplacez des cartes de base par des cartes supplémentaires, cherchez l’Obélisque et payez l’Hôtel de ville.',
    learnt: [
      'Une carte supplémentaire remplace une carte de base de même valeur de base, ou celle que son texte nomme.',
      'Les paquets sont choisis en secret, puis montrés à tous ; ensuite, ils sont définitifs.',
      'Les cartes fortes ont un coût : d’autres cartes qui quittent la partie.',
    ],
    says: {
      decks:
        'Avec les paquets avancés, chacun peut remplacer des cartes de base avant la partie, ici jusqu’à trois. Les cartes qui peuvent se remplacer sont réunies : leurs valeurs de base sont égales.',
      obelisk:
        'Prenez l’Obélisque, qui vaut 5, à la place de la Statue : touchez l’un, puis l’autre. Il porte votre limite de main à cinq cartes.',
      keepArsenal: 'L’Arsenal a la même valeur, mais son effet vous servira. Laissez la Statue de côté.',
      obeliskFirst:
        'C’est possible aussi. Pour cette leçon, commencez par l’Obélisque à la place de la Statue.',
      notReady:
        'Votre paquet pourrait être définitif, mais il vous reste des remplacements. Utilisez les trois.',
      townHall:
        'Certaines cartes nomment celle qu’elles remplacent. Prenez l’Hôtel de ville, qui vaut 10, à la place du Palais.',
      tooDear: 'L’Académie de magie vaut 12, mais vous coûte deux cartes. Commencez par l’Hôtel de ville.',
      townHallNow: 'Une bonne carte. Mais prenez maintenant l’Hôtel de ville à la place du Palais.',
      named:
        'Personne ne peut avoir les deux cartes qui remplacent le Palais. Et toutes deux ont un coût : vous verrez ce que cela veut dire.',
      museum:
        'Votre dernier remplacement : le Musée, qui vaut 6, à la place de l’École. Lui aussi augmente la limite de main, à quatre.',
      notSchool: 'La valeur convient. Mais gardez cette carte, et laissez l’École de côté.',
      museumNow: 'Il vous reste un remplacement : prenez le Musée à la place de l’École.',
      ready: 'Douze cartes, dont trois nouvelles. Indiquez que votre paquet est prêt.',
      boris:
        'Boris aussi a choisi en secret. Maintenant votre paquet est montré à tous, et vous piochez vos trois premières cartes.',
      shown:
        'Boris joue avec l’Académie de magie à la place du Palais. Les paquets sont désormais définitifs.',
      search:
        'Avant votre premier tour seulement, vous pouvez chercher l’Obélisque dans votre paquet : une carte de votre main y va en échange. Donnez la Bibliothèque.',
      giveLibrary: 'Cette carte vous servira. Donnez la Bibliothèque.',
      searchFirst: 'Cherchez d’abord l’Obélisque : après, ce ne sera plus possible.',
      noExchange: 'Vos cartes sont bonnes. Gardez votre main.',
      play: 'Le voici. Jouez l’Obélisque dans la première rue : désormais, vous piochez jusqu’à avoir cinq cartes.',
      obeliskNow: 'Jouez d’abord l’Obélisque : plus tôt vous aurez cinq cartes, mieux ce sera.',
      statue:
        'Cinq cartes en main ! Boris joue sa Statue à côté de votre Obélisque, 5 contre 5 : il ne se passe rien.',
      cost: 'Et maintenant l’Hôtel de ville. Jouez-le à droite de la Statue de Boris : 5 est la moitié de 10.',
      rightOfStatue:
        'Il n’y a rien à détruire là-bas. Jouez l’Hôtel de ville à droite de la Statue de Boris.',
      townHallFirst: 'Une bonne carte, mais l’Hôtel de ville détruit la Statue de Boris. Jouez celui-ci.',
      pay: 'L’Hôtel de ville coûte une autre carte de votre main, qui quitte la partie. Payez avec la Serre.',
      keepThat: 'Cette carte vaut plus pour vous. Payez avec la Serre.',
      close:
        'La Statue est une ruine, et votre Hôtel de ville rapporte 10. Vous savez tout : essayez une partie avec des paquets avancés !',
    },
  },
} satisfies ArchitecturaLessons;
