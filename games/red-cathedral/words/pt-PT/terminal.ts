import type { TerminalWords } from '../messages/terminal.ts';

export const terminal: TerminalWords = {
  flags: {
    solo: 'uma pessoa contra o Ivan',
    side: 'lado dos tabuleiros de oficina (predefinição: basic)',
    advanced: 'o mesmo que --side advanced',
    influence: 'cartas de influência: ao acaso, ou as da primeira partida',
  },
  board: { recognition: 'PR', completed: 'terminada' },
};
