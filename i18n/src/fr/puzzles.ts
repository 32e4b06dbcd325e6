import type { PuzzleMessages } from '../messages/puzzles.ts';

export const puzzles: PuzzleMessages = {
  title: 'Problèmes',
  lead: 'Des positions tirées de parties entre robots, où un tour est nettement le meilleur. Trouvez-le.',
  find: 'Trouvez le meilleur tour',
  note: 'Jouez tout votre tour, puis confirmez-le. Les conseils sont permis.',
  number: (number, of) => `Problème ${number} sur ${of}`,
  solved: (solved, of) => `${solved} sur ${of} résolus`,
  name: (number) => `Problème ${number}`,
  state: { solved: 'Résolu', tried: 'Essayé', fresh: 'Nouveau' },
  next: 'Problème suivant',
  again: 'Réessayer',
  all: 'Tous les problèmes',
  solution: 'Montrer la solution',
  judging: 'Comparaison de votre tour avec le meilleur…',
  failed: 'Votre tour n’a pas pu être comparé. Réessayez.',
  verdict: {
    best: 'Résolu. Aucun tour n’est meilleur.',
    asGood: 'Résolu. C’est aussi bon que le meilleur tour.',
    worse: (points) =>
      `Pas encore : ce tour vous coûte ${points} ${/^[01]$/.test(points) ? 'point' : 'points'} de pourcentage de chances de gagner.`,
  },
  yours: 'Votre tour',
  best: 'Le meilleur tour',
  missing: { title: 'Ce problème n’existe pas', text: 'Il a peut-être été remplacé par un autre.' },
};
