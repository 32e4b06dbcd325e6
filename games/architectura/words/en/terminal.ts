import type { TerminalWords } from '../messages/terminal.ts';

export const terminal: TerminalWords = {
  flags: {
    swaps: 'number of replacements allowed, or roll a die for it',
    advanced: 'the advanced game: same as --swaps 6',
  },
  board: { ruin: 'ruin' },
};
