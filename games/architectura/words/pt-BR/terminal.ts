import type { TerminalWords } from '../messages/terminal.ts';

export const terminal: TerminalWords = {
  flags: {
    swaps: 'número de substituições permitidas, ou decide um dado',
    advanced: 'o jogo avançado: o mesmo que --swaps 6',
  },
  board: { ruin: 'ruína' },
};
