import type { StudyMessages } from '../messages/study.ts';

/** “+1”, “−1”, “1” and “0” take the singular. */
const percentagePoints = (points: string): string =>
  `${points} ${/^\D?[01]$/.test(points) ? 'point de pourcentage' : 'points de pourcentage'}`;

export const study: StudyMessages = {
  title: 'Analyse de la partie',
  close: 'Fermer l’analyse',
  smaller: 'Ne montrer que la courbe',
  larger: 'Montrer toute l’analyse',
  progress: (done, total) => `Décisions : ${done} sur ${total}`,
  ready: 'L’analyse est prête.',
  stop: 'Arrêter',
  resume: 'Continuer',
  deeper: 'Approfondir',
  failed: 'L’analyse n’a pas pu être terminée.',
  retry: 'Réessayer',
  shown: 'Courbe',
  chances: 'Chances de gagner',
  scores: 'Score attendu',
  course: 'Déroulement de la partie',
  turn: 'Tour',
  end: 'Fin',
  standing: (name, value) => `${name} ${value}`,
  accuracy: 'Ce que signifie la précision',
  accuracyOf: (name, accuracy) => `${name} : précision de ${accuracy} sur 100`,
  luckOf: (points) => `Chance ${points}`,
  accuracyNote:
    'La note moyenne des décisions d’un joueur. Une décision qui ne coûte rien vaut 100. Une décision qui coûte 5 points de pourcentage de chances de gagner vaut 80 ; pour 10 points, c’est 65, et pour 20 points, 42.',
  turning: 'Tournants de la partie',
  gaveAway: (turn, name, points) =>
    `Tour ${turn} : une décision a coûté ${percentagePoints(points)} à ${name}.`,
  lucky: (turn, name, points) =>
    `Tour ${turn} : un lancer ou une pioche favorable a rapporté ${percentagePoints(points)} à ${name}.`,
  unlucky: (turn, name, points) =>
    `Tour ${turn} : un lancer ou une pioche défavorable a coûté ${percentagePoints(points)} à ${name}.`,
  nothingTurned: 'À eux seuls, ni décision, ni lancer, ni pioche n’ont changé grand-chose.',
  decisions: 'Décisions',
  whose: 'Décisions de',
  decision: (turn, played) => `Tour ${turn} : ${played}`,
  best: 'meilleure',
  lost: (points) => `−${points}`,
  luck: (points) => `Chance du lancer ou de la pioche : ${percentagePoints(points)}`,
  played: 'Joué',
  others: 'Autres possibilités, la meilleure d’abord',
  win: (percent) => `${percent} de chances de gagner`,
  lead: (points) =>
    points === 0
      ? 'à égalité'
      : points > 0
        ? `${points} ${points === 1 ? 'point' : 'points'} d’avance`
        : `${-points} ${points === -1 ? 'point' : 'points'} de retard`,
  expected: 'Ce qui aurait pu suivre',
  turnOf: (name, moves) => `${name} : ${moves}`,
  show: 'Montrer cette position',
  table: 'Toutes les décisions en tableau',
  luckShort: 'Chance',
  lostShort: 'Coût',
  how: 'D’où viennent ces chiffres',
  notes: [
    'La courbe est calculée avec toutes les cartes visibles, telles qu’elles ont été distribuées. À partir de chaque position, des robots du niveau « Joueur habile » poursuivent la partie de nombreuses fois, de la même manière à toutes les places.',
    'Une décision n’est comparée aux autres possibilités que d’après ce que voyait la personne qui l’a prise : les cartes cachées sont redistribuées à chaque fois, et toutes les possibilités rencontrent les mêmes cartes et les mêmes dés.',
    'La chance est ce qu’un lancer ou une pioche a changé par rapport à la moyenne de beaucoup d’autres à sa place.',
  ],
  rough:
    'Cette analyse est approximative, car les données d’entraînement des robots n’ont pas pu être chargées.',
};
