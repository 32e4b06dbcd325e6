import type { TerminalWords } from '../messages/terminal.ts';

export const terminal: TerminalWords = {
  flags: {
    swaps: 'numero di sostituzioni consentite, o lo decide un dado',
    advanced: 'il gioco avanzato: lo stesso di --swaps 6',
  },
  board: { ruin: 'rovina' },
};
