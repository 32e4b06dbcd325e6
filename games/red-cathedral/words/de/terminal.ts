import type { TerminalWords } from '../messages/terminal.ts';

export const terminal: TerminalWords = {
  flags: {
    solo: 'allein gegen Iwan',
    side: 'Seite der Werkstatt-Spielpläne (Standard: basic)',
    advanced: 'dasselbe wie --side advanced',
    influence: 'Einfluss-Karten: zufällige, oder die für die erste Partie',
  },
  board: { recognition: 'AP', completed: 'fertig' },
};
