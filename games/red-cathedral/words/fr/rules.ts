import type { RuleBook } from '@archivolt/i18n';
import type { RuleNumber } from '@archivolt/red-cathedral';

export const rules = {
  chapters: {
    T: 'Termes',
    S: 'Piste de score',
    P: 'Mise en place',
    F: 'Déroulement d’un tour',
    C: 'Revendiquer une section',
    B: 'Construire',
    D: 'Décorer',
    A: 'Acquérir des ressources',
    M: 'Ressources du marché',
    I: 'Influence',
    W: 'Tuiles Atelier',
    E: 'Fin de la partie et décompte final',
    V: 'Solo contre Ivan',
  },
  texts: {
    'RC-T1':
      'Il existe six matériaux : bois, brique, pierre, or, gemme verte et gemme violette. Chaque unité occupe un emplacement de votre inventaire.',
    'RC-T2':
      'Les ressources sont les matériaux, les roubles et les points de reconnaissance. Quand un matériau est à votre choix, vous en choisissez un parmi les six types (RC-T4).',
    'RC-T3':
      'La réserve générale de matériaux est limitée : ce qui y manque n’est pas gagné, et un gain qu’elle ne peut pas couvrir en entier se réduit à ce qu’elle contient ; les roubles, eux, ne s’épuisent jamais. Les matériaux vendus, échangés, rendus ou utilisés pour des ornements y retournent aussitôt. Les matériaux livrés restent sur leur section jusqu’à son achèvement, ceux d’Ivan sur ses cartes.',
    'RC-T4':
      'De quelque façon que vous gagniez un matériau, il doit se trouver dans la réserve générale et il lui faut un emplacement libre dans votre inventaire ; le reste est perdu, et vous ne pouvez jamais rien défausser pour faire de la place. Un matériau à votre choix se prend parmi les types présents dans la réserve ; vous ne pouvez acheter ou échanger que si ce que vous obtenez s’y trouve et tient dans l’inventaire une fois le coût payé. Vous pouvez toujours prendre moins.',
    'RC-S1':
      'Chaque joueur a un marqueur sur la piste de score : chaque case compte pour un point de reconnaissance, et certaines portent aussi un nombre de points de prestige. Tous les marqueurs partent de la case 2.',
    'RC-S2':
      'Quand vous gagnez ou perdez des points de reconnaissance, avancez ou reculez votre marqueur d’autant de cases. Il ne descend jamais en dessous de la case 0.',
    'RC-S3':
      'Pour chaque point de prestige gagné, avancez votre marqueur jusqu’à la prochaine case de prestige ; pour chaque point perdu, reculez-le jusqu’à la case de prestige la plus proche derrière lui. Depuis une case située entre deux cases de prestige, les deux déplacements sont plus courts qu’un intervalle entier, et c’est voulu.',
    'RC-S4':
      'S’il n’y a aucune case de prestige derrière votre marqueur (ni la case où il se trouve ni la case 0 ne comptent), vous ne pouvez pas choisir de perdre du prestige : les actions facultatives (RC-F2a, RC-F2b) ne vous sont pas ouvertes.',
    'RC-S5':
      'La dernière case correspond à 80 points de reconnaissance et à 40 points de prestige. Un marqueur qui la dépasse est retourné sur sa face +40 et continue : chaque point de reconnaissance de plus est alors aussi un point de prestige, sans limite.',
    'RC-P1':
      'Le jeu se joue de 1 à 4 joueurs. Chacun prend une couleur (rouge, jaune, vert ou bleu), un plateau Atelier, 6 bannières et 4 ornements : 1 porte, 2 arches et 1 croix. La table choisit pour tous la même face des plateaux Atelier, standard ou avancée.',
    'RC-P2':
      'Votre inventaire a 10 emplacements ; 4 de vos bannières en couvrent 4, il vous en reste donc 6 libres au départ. Vos 2 autres bannières sont à l’extérieur de l’inventaire (face standard) ou sur les deux emplacements Atelier blancs (face avancée).',
    'RC-P3':
      'Sur la face standard, vos 4 ornements sont disponibles dès le début. Sur la face avancée, ils sont posés sur les quatre emplacements Atelier de couleur et restent bloqués (RC-C7).',
    'RC-P4': 'Les 8 tuiles Ressource sont mélangées et réparties sur les 8 emplacements du marché.',
    'RC-P5':
      'Chacun des quatre groupes (artisans, convoyeurs, marchands, clergé) a 3 cartes Influence, dont une est tirée au hasard ; en option, on utilise à la place l’ensemble recommandé pour une première partie. Les quatre cartes sont placées au hasard sur les quatre quadrants.',
    'RC-P6':
      'Les cinq dés (blanc, rouge, jaune, vert, bleu) sont lancés. Dans un ordre aléatoire, un dé va sur l’emplacement de la tuile Ressource qui donne de la reconnaissance, puis un sur chacun des suivants, le long des flèches (sens horaire). Les cinq dés servent quel que soit le nombre de joueurs.',
    'RC-P7':
      'Une carte Plan de construction correspondant au nombre de joueurs (en solo : l’une de celles pour 2 joueurs) est tirée au hasard. Elle indique le nombre de tours et le nombre de sections intermédiaires de chacune ; chaque tour a exactement une base et un dôme.',
    'RC-P8':
      'Les cartes Cathédrale sont tirées au hasard des trois paquets : bases, sections intermédiaires et dômes. Les cartes inutilisées quittent le jeu.',
    'RC-P9':
      'Avec moins de 3 joueurs, les tuiles Atelier marquées pour 3–4 joueurs quittent le jeu. Une tuile au hasard est posée face visible sur chaque carte Cathédrale ; les autres quittent le jeu.',
    'RC-P10':
      'Le premier joueur est désigné au hasard ou par la table. Dans l’ordre du tour, les joueurs reçoivent 3, 4, 4 et 5 roubles.',
    'RC-F1':
      'On joue dans le sens horaire. À votre tour, vous effectuez exactement une action de base : revendiquer une section (RC-C1), construire (RC-B1) ou acquérir des ressources (RC-A1).',
    'RC-F2':
      'Avant, pendant et après votre action de base, vous pouvez utiliser les actions facultatives (RC-F2a, RC-F2b), même les deux dans un même tour. Vous le pouvez chaque fois que le jeu attend une décision de votre part : entre deux livraisons, entre deux utilisations d’une action Infini, entre les parties de l’action d’acquisition (RC-A4), avant de payer un emplacement Atelier. Vous ne le pouvez pas au cours des étapes d’un achèvement (RC-B5), pendant le tour d’un autre joueur ou d’Ivan, ni une fois votre tour terminé.',
    'RC-F2a':
      'Action facultative : perdez 1 point de prestige pour recevoir 2 roubles, autant de fois que vous le voulez.',
    'RC-F2b':
      'Action facultative, au plus une fois par tour : perdez 1 point de prestige pour relancer tous les dés d’un emplacement de votre choix. Il doit s’y trouver au moins un dé.',
    'RC-F3':
      'Une fois votre action de base terminée, votre tour prend fin quand vous le déclarez ; jusque-là, les actions facultatives restent possibles (RC-F2).',
    'RC-F4':
      'Vous avez toujours une action possible, car on peut toujours acquérir des ressources : cinq dés de valeur 1 à 6 se trouvent sur un anneau de 8 emplacements, trois au plus par emplacement. Quand vous construisez, vous livrez au moins un matériau : cette action ne permet donc pas de passer.',
    'RC-F5':
      'Aucune règle ne met fin à une partie bloquée, mais les joueurs peuvent convenir de l’arrêter. Une partie simulée s’arrête après un nombre de tours annoncé et le signale.',
    'RC-C1':
      'Prenez une de vos bannières encore présentes sur votre plateau. Sur la face standard, elle vient de votre inventaire tant qu’il en contient une, car cela y libère un emplacement ; sur la face avancée, vous choisissez entre une bannière de l’inventaire et une bannière d’un emplacement Atelier blanc.',
    'RC-C2':
      'Une section est disponible si elle ne porte aucune bannière et si elle est soit une base, soit située directement au-dessus d’une section qui porte une bannière de n’importe quel joueur, que cette section soit revendiquée ou achevée.',
    'RC-C3':
      'Posez votre bannière sur la section, prenez sa tuile Atelier et placez-la sur un emplacement Atelier libre de votre plateau : il y en a quatre de couleur, un par dé de couleur, et deux blancs.',
    'RC-C4':
      'Placez la tuile face cachée gratuitement, auquel cas elle ne pourra jamais être activée, ou face visible en payant le coût de l’emplacement. Sur la face standard, ce coût est imprimé sur chaque emplacement (2 à 4 roubles) ; sur la face avancée, il est toujours de 3 roubles.',
    'RC-C5':
      'Si vous placez la tuile face visible, vous recevez aussitôt son avantage : la ressource indiquée ou, pour une tuile Dé, ce que donne l’emplacement de ce dé (RC-W2).',
    'RC-C6':
      'Sans bannière, vous ne pouvez pas revendiquer de section. Vous avez toujours autant d’emplacements Atelier libres que de bannières.',
    'RC-C7':
      'Sur la face avancée, placer une tuile face visible sur un emplacement de couleur débloque l’ornement qui s’y trouve. Une tuile placée face cachée sur cet emplacement laisse l’ornement bloqué jusqu’à la fin de la partie.',
    'RC-C8':
      'Sur la face avancée, un emplacement blanc encore couvert par sa bannière ne peut pas recevoir de tuile. Si la bannière que vous prenez (RC-C1) est celle de cet emplacement, vous pouvez y placer la tuile dans la même action.',
    'RC-B1':
      'Livrez jusqu’à 3 matériaux de votre inventaire, répartis comme vous le voulez entre construction (RC-B2) et décoration (RC-D1).',
    'RC-B2':
      'Pour construire, posez des matériaux sur une ou plusieurs sections que vous avez revendiquées et pas encore achevées, uniquement dans les types et les quantités qui leur manquent. Une section n’a pas à être achevée en une fois : ce qui est livré y reste.',
    'RC-B3':
      'Une section qui a tout ce qu’il lui faut est achevée aussitôt : ses matériaux retournent dans la réserve générale, son propriétaire reçoit ses points de reconnaissance et ses roubles, la carte est retournée et la bannière y reste.',
    'RC-B4':
      'Quand une section est achevée, chaque section revendiquée mais inachevée située en dessous dans la même tour fait aussitôt perdre à son propriétaire 1 point de reconnaissance par section achevée au-dessus d’elle dans cette tour, sans compter celles de ce propriétaire ; les pertes dues à plusieurs sections se cumulent. Le joueur qui achève la section peut être pénalisé lui aussi, pour les sections achevées d’autres joueurs au-dessus de ses propres sections inachevées.',
    'RC-B5':
      'Un achèvement se résout dans cet ordre : la récompense (RC-B3), puis les pénalités (RC-B4), puis, si c’est la sixième section du joueur, le déclenchement de la fin (RC-E1).',
    'RC-D1':
      'Une section achevée de n’importe quel joueur peut recevoir un ornement : une base reçoit une porte, une section intermédiaire une arche, un dôme une croix. Une section n’en porte jamais plus d’un.',
    'RC-D2':
      'Cet ornement doit être parmi vos ornements disponibles, et vous livrez son matériau (bois pour une porte, pierre pour une arche, or pour une croix) et 0, 1 ou 2 gemmes, le tout en une seule étape : aucune gemme ne s’ajoute plus tard. Ces matériaux retournent aussitôt dans la réserve générale.',
    'RC-D3':
      'Les gemmes rapportent aussitôt 1 point de prestige chacune, soit 2 pour deux gemmes de même couleur, mais 3 en tout pour deux gemmes de couleurs différentes.',
    'RC-D4':
      'Chaque matériau et chaque gemme compte comme un matériau livré dans la limite de l’action : 3 quand vous construisez, 1 ou 2 avec une action d’influence (RC-I4).',
    'RC-D5': 'Une section achevée plus tôt dans la même action peut déjà être décorée au cours de celle-ci.',
    'RC-A1':
      'Choisissez un dé et déplacez-le dans le sens horaire d’exactement autant d’emplacements que sa valeur.',
    'RC-A2':
      'Si c’est le dé blanc ou le dé de votre couleur, vous pouvez payer des roubles pour le déplacer plus loin : 1 rouble par emplacement, sans limite, même jusqu’à revenir à son propre emplacement. Seul le trajet le moins cher vers chaque emplacement est proposé.',
    'RC-A3':
      'Le dé ne peut pas finir là où se trouvent déjà trois autres dés ; dans ce cas, choisissez un autre dé ou payez pour aller plus loin (RC-A2).',
    'RC-A4':
      'Ensuite, vous pouvez faire chacune de ces actions au plus une fois, dans l’ordre de votre choix et sans obligation : prendre des ressources du marché (RC-M1), utiliser l’influence (RC-I1), activer une tuile Atelier (RC-W1).',
    'RC-A5':
      'Pour finir, relancez tous les dés de cet emplacement et laissez-les là. Cela clôt votre action de base.',
    'RC-M1':
      'Prenez jusqu’à la quantité indiquée par la tuile Ressource qui se trouve là à ce moment, multipliée par le nombre de dés sur l’emplacement, dé déplacé compris. Vous pouvez prendre moins.',
    'RC-M2':
      'Les matériaux demandent des emplacements libres dans votre inventaire, et vous ne pouvez rien en défausser pour faire de la place. Ce qui n’y tient pas n’est pas pris.',
    'RC-M3':
      'Les roubles et les points de reconnaissance ne prennent pas de place dans l’inventaire. Les gemmes, si.',
    'RC-I1':
      'Le quadrant où le dé a fini son déplacement détermine la carte Influence. Vous utilisez l’une de ses deux actions, pas les deux.',
    'RC-I2':
      'Une action Éclair s’utilise une fois, une action Infini autant de fois d’affilée que vous le voulez pendant ce tour. Les actions facultatives (RC-F2) n’interrompent pas la série, mais prendre des ressources du marché ou activer une tuile Atelier l’interrompt.',
    'RC-I3':
      'Les cartes de la Guilde des artisans offrent ces actions : vendre 1 matériau au choix pour 1 rouble ; acheter 1 des matériaux indiqués pour 1 rouble ; vendre 1 des matériaux indiqués pour 1 rouble ; acheter 1 matériau au choix pour 2 roubles ; vendre 1 des matériaux indiqués pour 2 roubles ; acheter 1 des matériaux indiqués pour 2 roubles.',
    'RC-I4':
      'Les cartes de la Guilde des convoyeurs offrent ces actions : payer 1 rouble pour livrer 1 matériau ; gagner 1 rouble ; payer 3 roubles pour livrer 2 matériaux ; payer 2 roubles pour échanger la position de 2 tuiles Ressource. Pour une livraison, vous payez d’abord, puis vous livrez au plus ce nombre de matériaux, mais au moins 1. Les livraisons servent à construire (RC-B2 à RC-B5) et/ou à décorer (RC-D1 à RC-D5).',
    'RC-I5':
      'Les cartes de la Guilde des marchands offrent ces actions : échanger 2 matériaux identiques contre 1 d’un autre type ; échanger 1 rouble et 1 matériau contre 1 d’un autre type ; échanger 4 matériaux identiques contre 2 d’autres types, identiques ou non ; activer 1 de vos tuiles Atelier face visible. Cette activation ne dépend pas de la couleur du dé (RC-W1) : elle vaut pour n’importe laquelle de vos tuiles face visible, même celle que vous venez d’utiliser.',
    'RC-I6':
      'Les cartes du Clergé offrent ces actions : gagner 1 point de reconnaissance ; payer 3 roubles pour 1 point de prestige ; défausser 3 matériaux différents pour 1 point de prestige ; gagner 2 points de reconnaissance si vous avez achevé au moins une section de chacun des trois types.',
    'RC-W1':
      'Si vous avez une tuile face visible sur l’emplacement Atelier de la couleur du dé déplacé, vous pouvez recevoir une fois son avantage. Si vous avez déplacé le dé blanc et que les deux emplacements blancs portent des tuiles face visible, choisissez l’une d’elles.',
    'RC-W2':
      'Une tuile Dé donne une seule fois ce que donne la tuile Ressource qui se trouve maintenant à l’emplacement actuel de ce dé, quel que soit le nombre de dés présents. Le dé déplacé compte là où il se trouve maintenant, avant le lancer final (RC-A5).',
    'RC-E1':
      'Quand vous achevez votre sixième section, vous gagnez 3 points de prestige après sa récompense et la fin de la partie est déclenchée : vous terminez votre action et votre tour normalement, lancer final (RC-A5) compris, puis chaque autre joueur a un dernier tour. Seul le premier joueur à y parvenir reçoit les 3 points de prestige ; une sixième section achevée pendant un dernier tour ne déclenche rien.',
    'RC-E2':
      'Ensuite, chaque marqueur recule jusqu’à la case de prestige la plus proche, à sa position ou en dessous. Avant la première case de prestige, il vaut 0 point de prestige.',
    'RC-E3':
      'Vous recevez 1 point de prestige par lot de 5 matériaux et roubles qui vous restent, comptés ensemble et arrondis à l’inférieur. Les ornements et les matériaux livrés sur des sections inachevées ne comptent pas.',
    'RC-E4':
      'Une tour vaut 2 points de prestige par section achevée, plus 1 par ornement qui s’y trouve. Votre présence dans une tour est le nombre de vos bannières sur ses sections achevées, plus vos ornements dans cette tour.',
    'RC-E5':
      'À 3 ou 4 joueurs, la plus forte présence reçoit la valeur de la tour, la deuxième la moitié de celle-ci arrondie à l’inférieur, la troisième la moitié de cette moitié arrondie à l’inférieur, et ainsi de suite ; une présence de 0 ne reçoit rien. Les joueurs à égalité additionnent les points de prestige des places qu’ils occupent et les partagent à parts égales, arrondies à l’inférieur. Après une égalité, le joueur suivant prend la prochaine place libre.',
    'RC-E6':
      'À 2 joueurs, la plus forte présence reçoit la valeur de la tour et l’autre joueur, s’il y est présent, un tiers de celle-ci arrondi à l’inférieur. En cas d’égalité, personne ne reçoit rien.',
    'RC-E7':
      'Le joueur qui a le plus de points de prestige gagne. En cas d’égalité, les joueurs sont départagés par le plus grand nombre de sections achevées, puis d’ornements placés ; ensuite, la victoire est partagée.',
    'RC-V1':
      'Faites la mise en place pour 2 joueurs : les tuiles Atelier marquées pour 3–4 joueurs quittent le jeu, mais les cinq d’entre elles qui montrent un dé, une par couleur, deviennent les tuiles d’Ivan. Ivan a 6 bannières, 4 ornements et un marqueur de score, mais ni atelier ni roubles.',
    'RC-V2':
      'Les 5 cartes Solo (Reconnaissance, Inventaire, Transport, Revendiquer, Construction) sont mélangées et disposées en rangée. Les 5 tuiles d’Ivan sont mélangées et posées face visible, une sur chaque carte.',
    'RC-V3':
      'Ivan revendique d’abord la base qui vaut le plus de points de reconnaissance, celle de la tour la plus à gauche en cas d’égalité ; si des points de reconnaissance sont imprimés sur la tuile Atelier de cette base, il les gagne, et la tuile quitte le jeu. Il lui reste 5 bannières. Vous commencez, avec 3 roubles.',
    'RC-V4':
      'Si toutes les tuiles d’Ivan sont face cachée, son tour commence par leur renouvellement (RC-V6). Prenez ensuite la carte la plus à gauche dont la tuile est face visible, déplacez le dé de la couleur de cette tuile selon sa valeur et retournez la tuile face cachée. Si le dé devait finir sur un emplacement occupé par trois dés, il ne bouge pas et rien ne se passe au marché (ni points de reconnaissance ni lancer), mais la tuile est quand même retournée et l’action de la carte effectuée.',
    'RC-V5':
      'Ivan ne prend pas de ressources, mais il gagne des points de reconnaissance si la tuile Ressource de l’emplacement en donne (multipliés par les dés présents, comme pour vous) et si la carte Influence de ce quadrant a une action qui en donne sans coût (une fois, la meilleure dont il remplit la condition). Les dés de cet emplacement sont relancés normalement. Ensuite, l’action de sa carte est effectuée (RC-V5a à RC-V5e).',
    'RC-V5a': 'Carte Reconnaissance : Ivan gagne 4 points de reconnaissance.',
    'RC-V5b':
      'Carte Inventaire : 4 matériaux de la plus grande pile de la réserve générale, tous de ce type, vont sur cette carte. Si plusieurs piles sont les plus grandes, l’ordre de la liste des matériaux décide (RC-T1) ; si la pile en compte moins de 4, le reste vient de la plus grande suivante.',
    'RC-V5c':
      'Carte Transport : tous les matériaux de la carte Inventaire passent sur la carte Construction.',
    'RC-V5d':
      'Carte Revendiquer : s’il a une bannière, Ivan revendique une section située juste au-dessus de l’une de vos sections, revendiquée ou achevée ; à défaut, une base ; à défaut, une section de votre choix. S’il y a plusieurs candidates de même rang, vous choisissez. Si des points de reconnaissance sont imprimés sur la tuile Atelier de la section, il les gagne (une tuile Dé n’en donne pas), et la tuile quitte le jeu.',
    'RC-V5e':
      'Carte Construction : tous les matériaux de cette carte sont posés sur les sections qu’Ivan a revendiquées mais pas achevées, seul leur nombre comptant et non leur type, tour par tour de gauche à droite et, dans une tour, de bas en haut. Les sections achevées lui donnent leurs points de reconnaissance, mais pas de roubles, et entraînent les pénalités (RC-B4). Le surplus va à la section suivante, et ce qu’aucune section ne peut recevoir reste sur cette carte.',
    'RC-V6':
      'Quand toutes les tuiles d’Ivan sont face cachée, il place d’abord un ornement, dans l’ordre porte, arche, arche, croix, sur une section achevée du type de cet ornement et sans ornement : l’une des vôtres ou, à défaut, l’une des siennes ; vous choisissez laquelle. Cela ne coûte rien et lui donne 1 point de prestige ; si cet ornement ne peut être placé nulle part, il saute cette étape, même si d’autres ornements pouvaient être placés. Ensuite, toutes ses tuiles sont mélangées et reposées face visible.',
    'RC-V7':
      'Quand vous ou Ivan achevez la sixième section, personne ne gagne les 3 points de prestige (RC-E1), et l’autre a un dernier tour. Le décompte final est celui d’une partie à 2 joueurs, mais Ivan ne marque rien pour les matériaux et les roubles ; le plus grand nombre de points de prestige l’emporte, et en cas d’égalité, on départage les joueurs comme d’habitude (RC-E7). Les pénalités touchent Ivan comme vous (RC-B4).',
  },
  synonyms: [
    ['roubles', 'rouble', 'argent', 'pièces', 'monnaie', 'payer', 'prix', 'coût'],
    ['reconnaissance', 'points', 'score', 'renommée'],
    ['prestige', 'points', 'score', 'points de victoire'],
    ['achever', 'achevée', 'achevées', 'terminer', 'finir', 'compléter'],
    ['livrer', 'livrez', 'construire', 'construction', 'apporter', 'bâtir'],
    ['décorer', 'décoration', 'ornement', 'ornements', 'porte', 'arche', 'croix'],
    ['revendiquer', 'revendiquée', 'réclamer', 'prendre', 'réserver', 'bannière', 'drapeau'],
    ['pénalité', 'pénalités', 'perdre', 'punir', 'sanction', 'amende'],
    ['emplacement', 'marché', 'lieu', 'case', 'anneau', 'cercle'],
    ['atelier', 'plateau', 'emplacement'],
    ['inventaire', 'stock', 'place', 'réserve'],
    ['réserve générale', 'réserve', 'banque', 'stock'],
    ['matériaux', 'matériau', 'ressources', 'cubes', 'marchandises'],
    ['influence', 'guilde', 'guildes', 'artisans', 'convoyeurs', 'marchands', 'clergé'],
    ['gemme', 'gemmes', 'joyau', 'bijou', 'pierre précieuse'],
    ['lancer', 'relancer', 'relancez', 'dé', 'dés', 'jeter'],
    ['Ivan', 'solo', 'seul', 'automate'],
  ],
} satisfies RuleBook<RuleNumber>;
