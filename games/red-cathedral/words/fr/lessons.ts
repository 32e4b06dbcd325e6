import type { RedCathedralLessons } from '../messages/lessons.ts';

export const lessons = {
  goal: {
    title: 'Votre première section',
    about: 'Le but du jeu, comment revendiquer une section et ce que sa tuile vous apporte.',
    learnt: [
      'Revendiquer, c’est placer votre bannière sur une base, ou sur une section juste au-dessus d’une bannière, quelle qu’elle soit.',
      'La tuile va dans votre atelier : face visible contre des roubles, ou face cachée gratuitement.',
      'Chaque bannière qui quitte votre inventaire fait place à un matériau de plus.',
    ],
    says: {
      cathedral:
        'Ensemble, vous bâtissez la cathédrale Saint-Basile de Moscou, mais une seule personne en aura la gloire : celle qui aura le plus de prestige à la fin.',
      tower:
        'Chaque tour est un empilement de sections : une base en bas, des sections intermédiaires au-dessus et un dôme au sommet.',
      card: 'Une section montre les matériaux qu’il lui faut et ce qu’elle rapporte à qui l’achève : de la reconnaissance et des roubles.',
      turn: 'À votre tour, vous faites une seule de ces trois choses : revendiquer une section, construire ou acquérir des ressources.',
      claim:
        'Il vous faut d’abord une section à vous. Revendiquez la base de la tour II : touchez-la sur la cathédrale.',
      otherBase:
        'Vous pourriez aussi revendiquer cette base. Ici, prenez celle de la tour II : sa tuile vous donne du bois.',
      marketLater: 'Le marché a sa propre leçon. Revendiquez d’abord la base de la tour II.',
      tile: 'Sa tuile Atelier est maintenant à vous. Placez-la sur l’emplacement bleu de votre atelier : face visible, elle y coûte 2 roubles.',
      redSlot:
        'Sur l’emplacement rouge, la tuile coûterait 4 roubles, et vous n’en avez que 3. Prenez le bleu.',
      otherSlot: 'Cet emplacement est libre, lui aussi. Pour cette leçon, prenez le bleu.',
      notDown:
        'Face cachée, c’est gratuit, mais la tuile ne vous donnera jamais rien. Vous avez de quoi la payer face visible.',
      takeBoth: 'Vous pouvez toujours en prendre moins, mais ici, prenez les deux.',
      benefit:
        'Aussitôt 2 bois ! Une tuile donne son avantage quand vous la placez face visible, puis chaque fois que vous déplacez le dé de la couleur de son emplacement.',
      space:
        'Votre bannière venait de l’inventaire. Là où elle se trouvait, il y a maintenant de la place pour un matériau de plus.',
      boris: 'C’est au tour de Boris. Il revendique la base de la tour I et paie pour sa tuile.',
      above:
        'Une base peut toujours être revendiquée. Une section plus haute peut l’être dès qu’il y a une bannière juste en dessous, peu importe à qui elle est.',
      claimAbove: 'Revendiquez donc la section intermédiaire au-dessus de la base de Boris, dans la tour I.',
      aboveYourself:
        'Au-dessus de votre propre base, c’est bien aussi. Mais vous allez voir que vous pouvez même bâtir au-dessus de Boris.',
      buildLater:
        'On construit dans la troisième leçon. Revendiquez maintenant la section intermédiaire de la tour I.',
      faceDown:
        'Il vous reste 1 rouble, ce qui ne suffit pour aucun emplacement. Placez la tuile face cachée où vous voulez : c’est gratuit, mais elle ne sera jamais activée.',
      close:
        'Deux sections portent maintenant votre bannière. Pour les construire, il faut des matériaux, et ils viennent du marché.',
    },
  },
  market: {
    title: 'Le marché',
    about: 'Déplacer les dés, prendre ce qu’ils donnent, utiliser l’influence et les tuiles, puis relancer.',
    learnt: [
      'Un dé avance dans le sens horaire d’exactement sa valeur ; le vôtre et le blanc peuvent aller plus loin, pour 1 rouble par emplacement.',
      'Un emplacement donne son gain une fois par dé qui s’y trouve, tant que votre inventaire a de la place.',
      'Viennent ensuite l’influence et une tuile de la couleur du dé, dans l’ordre de votre choix ; le lancer clôt la visite.',
    ],
    says: {
      ring: 'Le marché est un anneau de huit emplacements. Chacun donne une ressource : six matériaux, des roubles et de la reconnaissance.',
      dice: 'Pour acquérir des ressources, vous déplacez l’un des cinq dés : dans le sens horaire, d’exactement autant d’emplacements que sa valeur. Prenez celui que vous voulez.',
      move: 'Le dé jaune montre 1. Touchez-le, puis l’emplacement des briques, juste après.',
      redLater:
        'Le dé rouge est le vôtre et peut faire davantage : vous le déplacerez bientôt. Prenez d’abord le jaune.',
      otherDie: 'Vous pouvez déplacer n’importe quel dé. Pour cette leçon, prenez le jaune.',
      notClaim: 'Vous avez assez de sections pour l’instant. Allez au marché avec le dé jaune.',
      take: 'Deux dés se trouvent ici, donc l’emplacement donne deux fois ses 2 briques. Prenez les 4 : touchez l’emplacement.',
      rollEnds: 'Le lancer clôt votre visite, et il vous reste quelque chose à prendre ici.',
      takeAll: 'Vous pouvez toujours en prendre moins, mais ici, prenez tout ce que vous pouvez.',
      influence:
        'Chaque quadrant a une carte Influence avec deux actions, et vous pouvez en utiliser une. Les convoyeurs vous offrent un rouble : prenez-le.',
      deliverLater:
        'Pour 1 rouble, les convoyeurs livrent aussitôt un matériau. C’est pratique, mais cette fois, prenez le rouble.',
      activate:
        'Vous avez déplacé le dé jaune, donc la tuile face visible de votre emplacement jaune agit aussi : 2 pierres. Touchez-la.',
      roll: 'Il n’y a plus rien à prendre. Lancez : tous les dés de cet emplacement auront de nouvelles valeurs, et personne ne sait lesquelles.',
      rolled:
        'Les deux dés restent ici avec leurs nouvelles valeurs. Marché, influence et tuile : une fois chacun, dans l’ordre de votre choix, et toujours le lancer pour finir.',
      boris: 'Boris ne trouve pas le même marché que vous. Il déplace le dé jaune vers la gemme verte.',
      further:
        'Deux dés peuvent faire davantage pour vous : celui de votre couleur et le blanc. Chaque emplacement au-delà de leur valeur coûte 1 rouble.',
      pay: 'Le dé rouge montre 2, mais le bois est à 3 emplacements. Amenez-y le dé : cela vous coûte 1 rouble.',
      threePlaces: 'Il peut y aller. Mais le bois est à 3 emplacements et ne coûte que 1 rouble.',
      whiteToo: 'Le dé blanc va lui aussi plus loin contre des roubles. Ici, prenez le rouge.',
      room: 'Trois dés, cela fait 6 bois ! Mais votre inventaire n’a de place que pour 2, et le reste demeure dans la réserve générale. Prenez-les.',
      tradeLater:
        'Les marchands échangent des matériaux. Vous n’avez besoin de rien chez eux pour l’instant.',
      rollAgain:
        'On lance maintenant trois dés. Un quatrième ne peut pas les rejoindre : aucun dé ne finit là où s’en trouvent trois autres. Lancez.',
      close:
        'Votre inventaire est plein de bons matériaux. Il est temps de construire, dans la prochaine leçon.',
    },
  },
  build: {
    title: 'Construire et décorer',
    about:
      'Livrer des matériaux, achever des sections, gagner reconnaissance et prestige, et devancer Boris.',
    learnt: [
      'Une action Construire livre jusqu’à trois matériaux ; une section achevée rapporte aussitôt ses gains.',
      'La reconnaissance fait avancer votre marqueur, et la dernière case de prestige atteinte compte.',
      'Qui laisse une section inachevée sous une section achevée d’autrui perd de la reconnaissance ; les gemmes serties rapportent du prestige.',
    ],
    says: {
      needs:
        'Votre base de la tour II demande 1 bois, 1 brique et 1 pierre. Les trois sont dans votre inventaire.',
      deliver:
        'Une action Construire livre jusqu’à trois matériaux. Touchez la base de la tour II pour les y livrer.',
      thisFirst:
        'Cette section est à vous aussi. Mais commencez par la base de la tour II, que vous pouvez achever maintenant.',
      notStop: 'Ne vous arrêtez pas : ce qu’il faut à cette section est dans votre inventaire.',
      haveEnough: 'Vous avez tout ce qu’il faut. Construisez !',
      completed:
        'Achevée ! La base s’élève et vous rapporte 4 points de reconnaissance : votre marqueur avance de quatre cases.',
      prestige:
        'Il a dépassé une case rouge de prestige. À la fin, c’est la dernière atteinte qui compte ; plus vous avancez, plus elles se rapprochent.',
      end: 'Maintenant que vous avez du prestige, vous pourriez en céder 1 point contre 2 roubles ou une relance. Gardez-le plutôt et terminez votre tour.',
      keepPrestige: 'Cela vous coûterait un point de prestige. Gardez-le et terminez votre tour.',
      overbuilt:
        'Boris achève sa section intermédiaire de la tour III, juste au-dessus de votre base inachevée. Cela vous coûte 1 point de reconnaissance.',
      penalty:
        'Vous perdez 1 point de reconnaissance par section achevée d’autrui au-dessus de chacune de vos sections inachevées. Achevez donc tôt les sections basses. Et Boris a lui-même une base inachevée, dans la tour I.',
      payBack: 'La section au-dessus est à vous. Achevez-la avec du bois, de la brique et une gemme verte.',
      ownBaseLater:
        'Votre base de la tour III ne peut pas encore être achevée. La section au-dessus de Boris, si.',
      decorateLater: 'Vous décorerez bientôt. Achevez d’abord la section intermédiaire de la tour I.',
      endAgain:
        '4 points de reconnaissance et 1 rouble pour vous ; Boris, lui, perd 1 point. Terminez votre tour.',
      boris: 'Boris a besoin d’un moment de calme et va au marché.',
      decorate:
        'Les sections achevées peuvent être décorées. Une base reçoit une porte, qui coûte 1 bois. Touchez la porte dans votre atelier puis la base de la tour II, ou directement la base.',
      woodForDoor: 'Gardez votre dernier bois : la porte en a besoin.',
      gem: 'Sertissez une gemme ! Une seule vaut 1 point de prestige, deux de couleurs différentes en valent 3. Prenez la gemme violette.',
      addGem: 'Sans gemme, la porte ne rapporte pas de prestige. Sertissez-la.',
      last: 'Votre marqueur saute à la prochaine case de prestige. La porte compte aussi au décompte de la tour : ce sera la prochaine leçon. Terminez votre tour.',
    },
  },
  end: {
    title: 'La fin et les tours',
    about: 'Comment la partie se termine, ce que vaut chaque tour et à qui elle revient.',
    learnt: [
      'Qui achève en premier sa sixième section gagne 3 points de prestige, et tous les autres ont un dernier tour.',
      'Une tour vaut 2 par section achevée et 1 par ornement ; elle revient à qui y est le plus présent.',
      'À deux joueurs, le second reçoit un tiers, et une égalité ne donne rien à personne.',
    ],
    says: {
      five: 'Vous avez achevé cinq sections, Boris trois. Qui achève en premier sa sixième déclenche la fin et reçoit 3 points de prestige.',
      values:
        'À la fin vient le décompte de chaque tour : 2 points de prestige par section achevée et 1 par ornement. La tour III vaut 5.',
      shares:
        'Sections achevées et ornements comptent comme présence. Dans la tour I, Boris mène 2 à 1 : il en reçoit les 6 points, et vous un tiers, soit 2.',
      tie: 'Dans la tour II, vous avez une section chacun. À deux, une égalité ne rapporte rien à personne !',
      sixth:
        'Achevez donc le dôme de la tour II : il rompt l’égalité, et c’est votre sixième section. Il ne manque que la gemme verte.',
      noNeed: 'Vous n’avez plus besoin de ressources : ce qui manque au dôme est dans votre inventaire.',
      keepPrestige: 'Les roubles ne valent plus grand-chose. Gardez votre prestige.',
      triggered:
        'Six sections ! 3 points de prestige pour vous, en plus des 6 points de reconnaissance et des 2 roubles du dôme. La tour II est à vous.',
      finish:
        'Vous avez 5 roubles. Cinq matériaux et roubles restants valent 1 point de prestige : inutile de les dépenser. Terminez votre tour.',
      noReroll: 'Les dés n’ont plus d’importance pour vous. Terminez votre tour.',
      boris:
        'Boris a un dernier tour. Il pose une porte sertie d’une gemme violette sur la base de la tour I. Puis la feuille de score s’ouvre.',
      leftovers:
        'La feuille de score additionne le prestige de votre marqueur, 1 point par lot de cinq matériaux et roubles restants, et votre part de chaque tour.',
      winner:
        'En cas d’égalité, le nombre de sections achevées décide, puis celui des ornements. Vous savez maintenant tout ce qu’il faut pour une partie entière !',
    },
  },
  advanced: {
    title: 'L’atelier avancé',
    about:
      'L’autre face du plateau : des ornements à débloquer et des bannières sur les emplacements blancs.',
    learnt: [
      'Une tuile face visible sur un emplacement de couleur débloque son ornement ; face cachée, elle le bloque pour toujours.',
      'À chaque revendication, vous choisissez : une bannière de l’inventaire ou une d’un emplacement blanc.',
      'Vous pouvez décorer toute section achevée, même celle d’un rival.',
    ],
    says: {
      locked:
        'Sur cette face, vos quatre ornements sont bloqués sur les emplacements de couleur. Une tuile placée là face visible débloque l’ornement. Chaque emplacement coûte 3 roubles.',
      lost: 'Une tuile face cachée le bloque pour toujours. C’est arrivé à votre porte et à votre croix.',
      banners:
        'Deux de vos bannières sont sur les emplacements blancs. À chaque revendication, vous choisissez : celle de l’inventaire y fait de la place, celle d’un emplacement blanc le libère.',
      claim: 'Revendiquez la base de la tour II.',
      otherSection: 'Celle-là aussi pourrait être revendiquée. Pour cette leçon, restez sur la tour II.',
      banner:
        'Quelle bannière prenez-vous ? Prenez celle de l’emplacement blanc, pour que votre nouvelle tuile puisse y aller.',
      fromWhite:
        'Une bannière de l’inventaire ferait place à un matériau. Cette fois, prenez celle de l’emplacement blanc.',
      white:
        'Le premier emplacement blanc est libre, dès ce tour. Placez-y la tuile face visible, pour 3 roubles.',
      colouredLater:
        'Un emplacement de couleur débloquerait un ornement. Ce sera pour bientôt ; maintenant, prenez le blanc.',
      notDown: 'Face cachée, elle ne serait jamais activée. Vous avez les 3 roubles.',
      takeBoth: 'Vous pouvez toujours en prendre moins, mais ici, prenez les deux.',
      whiteDie:
        'Les emplacements blancs ne bloquent rien. Leurs tuiles agissent quand vous déplacez le dé blanc, et celui-ci va plus loin contre des roubles, pour tout le monde.',
      boris:
        'Boris revendique la base de la tour I, place la tuile face visible sur son emplacement bleu et débloque ainsi une arche.',
      claimAgain: 'Faites de même : revendiquez la section intermédiaire de la tour II.',
      fromInventory: 'Cette fois, prenez une bannière de l’inventaire : la place vous servira.',
      needRoom: 'Le second emplacement blanc peut attendre. Prenez la bannière de l’inventaire.',
      unlock:
        'Placez maintenant la tuile face visible sur l’emplacement vert. L’arche qui s’y trouve est débloquée.',
      greenNow: 'Il y a aussi une arche sur l’emplacement bleu. Ici, prenez le vert.',
      wouldLock: 'Face cachée, elle bloquerait l’arche pour toujours !',
      borisAgain: 'Boris déplace le dé blanc et prend une gemme verte.',
      decorate:
        'Vous avez une arche, une pierre et une gemme violette. Décorez la section intermédiaire de la tour III et sertissez la gemme. Cette section est à Boris, mais toute section achevée peut recevoir un ornement, de qui que ce soit.',
      archFirst: 'Construire peut attendre : quelqu’un d’autre pourrait décorer cette section avant vous.',
      addGem: 'Sertissez la gemme : elle vaut 1 point de prestige.',
      stop: 'Vous pourriez encore livrer un matériau, mais rien ne vous y oblige. Arrêtez-vous ici, et votre tour est fini.',
    },
  },
  ivan: {
    title: 'En solo contre Ivan',
    about: 'Comment agit votre rival en solo : cinq cartes, un dé chacune et aucune pitié.',
    learnt: [
      'Ivan suit la carte la plus à gauche dont la tuile est face visible : son dé se déplace, puis la carte s’applique.',
      'Du marché et de l’influence, il ne prend que la reconnaissance ; dès qu’il le peut, il revendique au-dessus de vous.',
      'Quand les cinq tuiles sont face cachée, il place un ornement et elles sont mélangées.',
    ],
    says: {
      rival:
        'Personne n’a besoin de jouer pour Ivan : cinq cartes en ligne disent ce qu’il fait, et une tuile Dé se trouve sur chacune.',
      card: 'Il suit toujours la carte la plus à gauche dont la tuile est face visible. C’est maintenant la carte Reconnaissance avec le dé blanc.',
      claim: 'Vous commencez chaque manche. Revendiquez la base de la tour II.',
      otherSection: 'Une bonne section, mais pour cette leçon revendiquez la base de la tour II.',
      tile: 'Placez la tuile sur l’emplacement bleu, face visible. Puis regardez ce que fait Ivan.',
      blueSlot: 'Tout emplacement conviendrait. Pour cette leçon, prenez le bleu.',
      notDown: 'Face visible, elle vous donne aussitôt du bois, et vous pouvez la payer.',
      takeBoth: 'Vous pouvez toujours en prendre moins, mais ici, prenez les deux.',
      recognition:
        'Le dé blanc est allé à la reconnaissance. Ivan y a reçu 1 point, plus 1 du Clergé et 4 de sa carte. Des autres ressources, il ne prend rien.',
      next: 'Cette tuile est maintenant retournée. Ensuite vient sa carte Revendiquer avec le dé jaune : vous voyez toujours ce qu’il va faire.',
      market: 'Le dé bleu montre 4. Déplacez-le vers la gemme violette.',
      buildNext:
        'Vous pourriez déjà construire, mais voyez d’abord ce que vous fait Ivan. Déplacez le dé bleu.',
      takeAll:
        'Prenez la gemme, utilisez la tuile de votre emplacement bleu et lancez. Un seul bouton fait tout.',
      moreThere: 'Avant de lancer, prenez la gemme et utilisez votre tuile bleue.',
      noTrade: 'Vous n’avez pas besoin d’échanger avec les marchands.',
      ivanClaims:
        'Ivan revendique une section au-dessus d’une des vôtres, et vous décidez laquelle : tour II ou tour III. Choisissez la tour II, car la tuile de la tour III lui donnerait de la reconnaissance.',
      recognitionTile: 'Cette tuile montre de la reconnaissance : elle irait à Ivan. Choisissez la tour II.',
      danger:
        'Si Ivan achève cette section avant que vous n’acheviez la base en dessous, vous perdez de la reconnaissance, comme avec tout rival. Et il en va de même pour lui.',
      build: 'Soyez plus rapide : livrez bois, brique et pierre à la base de la tour II.',
      towerTwo: 'Achevez d’abord la base de la tour II. Vous avez tout ce qu’il faut.',
      end: 'Achevée ! Terminez votre tour, et Ivan suit sa carte Inventaire.',
      materials:
        'Ivan prend 4 matériaux sur cette carte, les transporte avec la suivante et construit avec la dernière. Peu lui importe leur type.',
      close:
        'Quand toutes les tuiles sont face cachée, Ivan place un ornement et elles sont mélangées. La fin et le décompte sont ceux d’une partie à deux. Bonne chance !',
    },
  },
} satisfies RedCathedralLessons;
