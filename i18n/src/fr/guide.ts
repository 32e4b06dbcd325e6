import { formatPercent, plural } from '../format.ts';
import type { GuideMessages } from '../messages/guide.ts';

export const guide = {
  since: {
    title: 'Depuis votre dernier tour',
    again: 'Revoir',
    forYou: 'Pour vous',
    mark: 'Marquer ce qui a changé',
  },
  log: {
    players: 'Tours de',
    everybody: 'Tout le monde',
    search: 'Chercher dans le journal',
    nothing: 'Rien ne correspond dans le journal.',
  },
  help: {
    title: 'Aide et raccourcis',
    keys: 'Toute la partie peut se jouer au clavier.',
    move: 'Aller de liste en liste ; dans une liste, avec les flèches',
    next: 'Élément possible suivant (avec Maj : précédent)',
    touch: 'Utiliser l’élément choisi, ou entendre pourquoi c’est impossible',
    confirm: 'Confirmer le tour',
    undo: 'Annuler une étape',
    undoTurn: 'Annuler tout le tour',
    why: 'Expliquer pourquoi l’élément choisi n’est pas possible',
    actions: 'Aller aux actions',
    log: 'Aller au journal',
    score: 'Ouvrir la feuille de score',
    aid: 'Ouvrir l’aide de jeu',
    skip: 'Passer l’animation',
    letGo: 'Reposer ce que vous tenez, ou fermer',
    help: 'Cette aide',
    hint: 'Un conseil : les meilleurs coups',
    space: 'Espace',
    again: 'Revoir ce que les autres ont fait',
  },
  hints: {
    thinking: 'Réflexion sur votre tour…',
    win: (win) => `${formatPercent('fr', win)} de chances de gagner`,
    asGood: 'à peu près équivalent',
    lead: (points) =>
      points === 0
        ? 'à peu près à égalité'
        : plural(
            'fr',
            Math.abs(points),
            points > 0
              ? { one: '# point d’avance', other: '# points d’avance' }
              : { one: '# point de retard', other: '# points de retard' },
          ),
    tryOut: 'Essayez : vous pourrez annuler.',
    found: (best) => `Meilleur coup : ${best}`,
    nothing: 'Aucun conseil trouvé cette fois-ci.',
    rough: 'Une estimation grossière : les données d’entraînement des robots n’ont pas pu servir.',
  },
  weakened: {
    missing:
      'Les données d’entraînement des robots n’ont pas pu être chargées. En attendant, ils jouent selon des règles simples.',
    unfit:
      'Les données d’entraînement des robots ne conviennent pas à cette partie : ils jouent selon des règles simples.',
    hung: 'Un robot a mis trop de temps et a joué le premier bon coup venu.',
    failed: 'Un robot a rencontré une erreur et a joué le premier bon coup venu.',
  },
  ended: {
    resigned: (winners, count, by) => {
      const won = count > 1 ? `${winners} partagent la victoire` : `${winners} gagne`;
      return `${winners === undefined ? 'Vous gagnez' : won} : ${by === undefined ? 'vous avez' : `${by} a`} abandonné.`;
    },
    allResigned: 'Tout le monde a abandonné.',
    standIn: (names) => `Un robot a terminé la partie pour ${names ?? 'vous'}.`,
  },
  inspect: { rules: 'Règles', last: (turn) => `Dernier changement, tour ${turn}` },
  rule: { previous: 'Règle précédente', next: 'Règle suivante', whole: 'Toutes les règles' },
} satisfies GuideMessages;
