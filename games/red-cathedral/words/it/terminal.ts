import type { TerminalWords } from '../messages/terminal.ts';

export const terminal: TerminalWords = {
  flags: {
    solo: 'una persona contro Ivan',
    side: 'lato delle plance Bottega (predefinito: basic)',
    advanced: 'lo stesso di --side advanced',
    influence: 'carte Influenza: a caso, o quelle per la prima partita',
  },
  board: { recognition: 'PR', completed: 'completata' },
};
