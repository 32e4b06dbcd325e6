import type { TerminalWords } from '../messages/terminal.ts';

export const terminal: TerminalWords = {
  flags: {
    swaps: 'Anzahl der erlaubten Ersetzungen, oder ein Würfel entscheidet',
    advanced: 'erweiterte Decks: dasselbe wie --swaps 6',
  },
  board: { ruin: 'Ruine' },
};
