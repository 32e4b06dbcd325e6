import type { RcCaptions } from '../messages/captions.ts';

export const captions: RcCaptions = {
  captions: {
    prestigeForRoubles: {
      title: 'Du prestige contre des roubles',
      text: (c) =>
        `Rouge renonce à ${-c.prestige} point de prestige contre ${c.earned} roubles. Le marqueur recule jusqu’à la case de prestige la plus proche ; depuis une case intermédiaire, cela ne fait que ${c.spaces} cases.`,
    },
    available: {
      title: 'Les sections que l’on peut revendiquer',
      text: (c) =>
        `Rouge peut revendiquer ${c.available} sections : la base libre et les sections situées juste au-dessus d’une bannière. La section intermédiaire de la deuxième tour n’est pas disponible, car personne n’a revendiqué la base en dessous.`,
    },
    claim: {
      title: 'Revendiquer une section avec une tuile Dé',
      text: (c) =>
        `Jaune revendique la base et paie ${c.paid} roubles pour placer sa tuile face visible sur l’emplacement Atelier bleu. Le dé blanc que montre la tuile se trouve à l’emplacement des roubles : Jaune gagne aussitôt ${c.earned} roubles.`,
    },
    advanced: {
      title: 'Débloquer un ornement',
      text: (c) =>
        `Sur la face avancée, Jaune place la tuile face visible sur l’emplacement vert pour ${c.paid} roubles. L’arche qui s’y trouve est débloquée et la tuile rapporte ${c.recognition} point de reconnaissance.`,
    },
    deliver: {
      title: 'Livrer des matériaux',
      text: (c) =>
        `Rouge livre ${c.deliveries} matériaux à deux sections en une seule action. Il manque encore ${c.missing} matériau à la section intermédiaire ; ce qui est livré y reste.`,
    },
    complete: {
      title: 'Construire et décorer en une action',
      text: (c) =>
        `L’or achève la section de Jaune : ${c.recognition} points de reconnaissance et ${c.earned} roubles. Vert, dont la section du dessous est inachevée, perd ${c.penalty} point de reconnaissance. Avec le reste de ses ${c.deliveries} livraisons, Jaune ajoute une arche sertie d’une gemme pour ${c.prestige} point de prestige.`,
    },
    overbuilt: {
      title: 'Achevée au-dessus d’une section inachevée',
      text: (c) =>
        `Rouge achève la deuxième section alors que la base de Bleu est inachevée : Bleu perd ${c.penalty} point de reconnaissance. L’autre section de Bleu est au-dessus de celle de Rouge et ne coûte rien.`,
    },
    overbuiltAgain: {
      title: 'Deux sections inachevées en dessous',
      text: (c) =>
        `Plus tard, Jaune achève le dôme. La base de Bleu a maintenant deux sections achevées au-dessus d’elle et son autre section en a une : Bleu perd ${c.penalty} points de reconnaissance.`,
    },
    ownAbove: {
      title: 'Une pénalité due à votre propre construction',
      text: (c) =>
        `Bleu achève la troisième section alors que sa propre base est inachevée. Seule la section achevée de Rouge compte : Bleu perd ${c.penalty} point de reconnaissance.`,
    },
    ownAboveAgain: {
      title: 'Vos propres sections ne comptent pas',
      text: (c) =>
        `Quand Jaune achève le dôme, la base de Bleu a trois sections achevées au-dessus d’elle. Celle de Bleu ne compte pas : Bleu perd ${c.penalty} points de reconnaissance.`,
    },
    cross: {
      title: 'Une croix et deux gemmes différentes',
      text: (c) =>
        `Jaune pose une croix sur le dôme bleu : un or et deux gemmes de couleurs différentes font ${c.deliveries} livraisons et rapportent ${c.prestige} points de prestige.`,
    },
    door: {
      title: 'Deux ornements en une action',
      text: (c) =>
        `Une porte sertie d’une gemme et une croix sans gemme font également ${c.deliveries} livraisons. Elles rapportent ${c.prestige} point de prestige maintenant ; les deux ornements compteront encore à la fin.`,
    },
    moveDie: {
      title: 'Déplacer un dé et prendre des ressources',
      text: (c) =>
        `Jaune déplace le dé jaune de ${c.steps} emplacements et rejoint le dé bleu à l’emplacement des briques. Avec ${c.dice} dés sur place, l’emplacement donne ${c.materials} briques.`,
    },
    payToMove: {
      title: 'Payer pour aller plus loin',
      text: (c) =>
        `C’est le dé de la couleur de Jaune. Pour ${c.paid} rouble, il avance de ${c.steps} emplacements, rejoint le dé rouge et donne ${c.materials} bois à la place.`,
    },
    fullLocation: {
      title: 'Un emplacement plein',
      text: (c) =>
        `Le dé rouge ne peut pas être déplacé maintenant : il finirait là où se trouvent déjà ${c.fullest} dés, et seul Rouge pourrait payer pour l’amener plus loin.`,
    },
    roll: {
      title: 'Le lancer final',
      text: (c) =>
        `À la fin de la visite, les ${c.rolled} dés de l’emplacement sont tous relancés et y restent.`,
    },
    inventory: {
      title: 'Plus de place',
      text: (c) =>
        `Avec ${c.dice} dés sur l’emplacement, il y aurait davantage de pierre, mais Jaune n’a de la place que pour ${c.materials} pierres. Les ${c.left} autres ne sont pas prises, et rien ne peut être défaussé pour faire de la place.`,
    },
    trade: {
      title: 'Échanger avec les marchands',
      text: (c) =>
        `Le dé a fini son déplacement dans le quadrant des marchands. Jaune échange ${c.gave} briques contre ${c.materials} gemme verte.`,
    },
    tile: {
      title: 'Activer une tuile Dé',
      text: (c) =>
        `Jaune déplace le dé bleu, et la tuile de l’emplacement bleu montre le dé rouge. Celui-ci se trouve à l’emplacement du bois : Jaune gagne ${c.materials} bois, une seule fois, quel que soit le nombre de dés présents.`,
    },
    tileOfPoints: {
      title: 'Activer une tuile de reconnaissance',
      text: (c) =>
        `Si Jaune avait déplacé le dé jaune, la tuile de l’emplacement jaune aurait rapporté ${c.recognition} point de reconnaissance.`,
    },
    sixth: {
      title: 'La sixième section',
      text: (c) =>
        `Jaune achève une sixième section : ${c.recognition} points de reconnaissance en récompense, puis ${c.prestige} points de prestige. Tous les autres ont un dernier tour.`,
    },
    finalTrack: {
      title: 'Les marqueurs à la fin',
      text: (c) =>
        `Le marqueur de Jaune est entre deux cases de prestige et recule à ${c.track0} points de prestige. Celui de Vert est sur la case ${c.track1} et y reste.`,
    },
    towers: {
      title: 'Le décompte des tours à quatre joueurs',
      text: (c) =>
        `La première tour vaut ${c.tower} : Vert y est premier, Jaune et Rouge se partagent les deuxième et troisième places et reçoivent ${c.second} chacun. Toutes tours comprises, Bleu reçoit ${c.towers3}, Vert ${c.towers2}, Rouge ${c.towers0} et Jaune ${c.towers1} points de prestige.`,
    },
    twoPlayers: {
      title: 'Le décompte des tours à deux joueurs',
      text: (c) =>
        `Seul Vert est présent dans la première tour et en reçoit les ${c.tower} points. Dans les autres, le second joueur reçoit un tiers, arrondi à l’entier inférieur. Toutes tours comprises, Vert reçoit ${c.towers1} et Jaune ${c.towers0} points de prestige.`,
    },
    ivanTurn: {
      title: 'Le tour d’Ivan',
      text: (c) =>
        `La tuile face visible la plus à gauche montre le dé bleu : il avance de ${c.steps} emplacements et la tuile est retournée. Puis sa carte s’applique, et ${c.stored} matériaux de la plus grande pile y sont posés.`,
    },
    ivanBuilds: {
      title: 'Ivan construit avec n’importe quels matériaux',
      text: (c) =>
        `La section demande du bois, de la brique et de l’or ; d’Ivan, elle accepte ${c.built} matériaux quelconques, ici des gemmes violettes. Il gagne ${c.ivan} points de reconnaissance, mais pas de roubles.`,
    },
    ivanBuildsOn: {
      title: 'Le surplus d’Ivan',
      text: (c) =>
        `La première base prend ${c.built} des matériaux d’Ivan et est achevée. Celui qui reste va à sa section suivante, à laquelle il en manque alors encore ${c.missing}.`,
    },
  },
  setUp: {
    resources: 'Tuiles Ressource, une à chaque emplacement',
    dice: 'Dés, dans le sens des flèches à partir de la tuile de reconnaissance',
    influence: 'Cartes Influence, une par quadrant',
    track: 'Marqueurs de score sur la case de départ',
    towers: 'Cartes Cathédrale : bases, sections intermédiaires et dômes, selon le plan',
    tiles: 'Tuiles Atelier, une sur chaque section',
    workshop: 'Atelier avec six emplacements, quatre de couleur et deux blancs',
    inventory: 'Inventaire, en partie couvert par des bannières',
    ornaments: 'Ornements : porte, arches et croix',
    roubles: 'Roubles, selon l’ordre du tour',
  },
};
