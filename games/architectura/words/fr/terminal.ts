import type { TerminalWords } from '../messages/terminal.ts';

export const terminal: TerminalWords = {
  flags: {
    swaps: 'nombre de remplacements permis, ou décidé par un dé',
    advanced: 'le jeu avancé : comme --swaps 6',
  },
  board: { ruin: 'ruine' },
};
