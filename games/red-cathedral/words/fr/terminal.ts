import type { TerminalWords } from '../messages/terminal.ts';

export const terminal: TerminalWords = {
  flags: {
    solo: 'une personne contre Ivan',
    side: 'face des plateaux Atelier (par défaut : basic)',
    advanced: 'comme --side advanced',
    influence: 'cartes Influence : au hasard, ou celles de la première partie',
  },
  board: { recognition: 'PR', completed: 'achevé' },
};
