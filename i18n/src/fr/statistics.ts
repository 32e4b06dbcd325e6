import { plural } from '../format.ts';
import type { StatisticsMessages } from '../messages/statistics.ts';

export const statistics: StatisticsMessages = {
  title: 'Statistiques',
  lead: 'Vos parties terminées sur cet appareil et, si une session est ouverte, vos parties en ligne.',
  none: {
    name: 'Aucune partie terminée pour l’instant',
    note: 'Jouez une partie jusqu’au bout et son résultat apparaîtra ici.',
    play: 'Jouer une partie',
  },
  reading: 'Lecture de vos parties…',
  nothing: 'Aucune partie ne correspond à ces filtres.',
  filter: {
    label: 'Filtres',
    game: 'Jeu',
    mode: 'Mode',
    players: 'Joueurs',
    person: 'Qui',
    opponent: 'Adversaire',
    seat: 'Place',
    time: 'Période',
    all: 'Tout',
  },
  modes: { solo: 'Solo', bots: 'Contre des robots', device: 'Sur un même appareil', online: 'En ligne' },
  times: { month: '30 derniers jours', quarter: '90 derniers jours', year: '365 derniers jours' },
  seat: (number) => `Place ${number}`,
  bot: (level) => `Robot, ${level}`,
  figures: {
    games: 'Parties',
    won: 'Gagnées',
    shared: 'Ex æquo',
    lost: 'Perdues',
    winRate: 'Taux de victoire',
    mean: 'Points en moyenne',
    best: 'Meilleur résultat',
    margin: 'Écart moyen',
    accuracy: 'Précision moyenne',
    luck: 'Chance moyenne',
    accuracyShort: 'Précision',
    luckShort: 'Chance',
  },
  course: {
    title: 'Les points, partie par partie',
    note: 'La seconde ligne est la moyenne des cinq dernières parties.',
    game: 'Partie',
    points: 'Points',
    mean: 'Moyenne sur cinq',
    table: 'Afficher en tableau',
  },
  sources: {
    title: 'D’où viennent vos points',
    own: 'Vous',
    others: 'Vos adversaires',
    source: 'Source',
    titleOf: 'D’où viennent les points',
    othersOf: 'Adversaires',
  },
  others: 'Autres personnes',
  rating: {
    title: (game, players) =>
      `Cote\u00a0: ${game}, ${plural('fr', players, { one: '# joueur', other: '# joueurs' })}`,
    name: 'Cote après la partie',
  },
  study: {
    title: 'Précision et chance',
    accuracy: 'La précision, partie par partie',
    luck: 'La chance, partie par partie',
    luckNote:
      'Ce que les lancers et les pioches ont changé à vos chances de gagner sur toute une partie, en points de pourcentage, par rapport à la moyenne. Sur beaucoup de parties, cela s’équilibre.',
    luckNoteOf:
      'Ce que les lancers et les pioches ont changé aux chances de gagner de ce joueur sur toute une partie, en points de pourcentage, par rapport à la moyenne. Sur beaucoup de parties, cela s’équilibre.',
    source:
      'La précision et la chance viennent d’analyses faites après les parties sur les appareils du joueur. Le serveur ne les vérifie pas.',
    some: (studied, games) =>
      `${plural('fr', studied, { one: '# partie analysée', other: '# parties analysées' })} sur ${games}.`,
    note: 'La précision et la chance ne sont connues que pour les parties analysées. Pour cela, des robots poursuivent la partie depuis chaque position ; comptez une demi-minute par partie, plus sur un appareil lent. L’analyse se fait en arrière-plan, une partie après l’autre, et vous pouvez l’arrêter à tout moment.',
    start: 'Analyser ces parties',
    progress: (game, games) => `Partie ${game} sur ${games}`,
    failed: (n) =>
      plural('fr', n, {
        one: '# partie n’a pas pu être analysée.',
        other: '# parties n’ont pas pu être analysées.',
      }),
    ready: (n) => plural('fr', n, { one: '# partie est analysée.', other: '# parties sont analysées.' }),
  },
  by: {
    title: 'Comparaisons',
    game: 'Par jeu',
    mode: 'Par mode',
    players: 'Par nombre de joueurs',
    seat: 'Par place',
    opponent: 'Par adversaire',
  },
  export: {
    title: 'Exporter',
    note: 'Les parties retenues par les filtres, une ligne pour chacune de vos places.',
    csv: 'Enregistrer en CSV',
    json: 'Enregistrer en JSON',
  },
  forget: {
    name: 'Oublier les résultats de cet appareil',
    title: 'Oublier ces résultats ?',
    text: 'Les résultats des parties que vous avez supprimées seront définitivement perdus. Les parties encore présentes seront comptées de nouveau à la prochaine ouverture de cette page.',
    yes: 'Les oublier',
    no: 'Les garder',
  },
};
