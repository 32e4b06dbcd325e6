import type { TerminalWords } from '../messages/terminal.ts';

export const terminal: TerminalWords = {
  flags: {
    solo: 'one player against Ivan',
    side: 'side of the workshop boards (default: basic)',
    advanced: 'same as --side advanced',
    influence: 'influence cards: random, or those for a first game',
  },
  board: { recognition: 'RP', completed: 'completed' },
};
