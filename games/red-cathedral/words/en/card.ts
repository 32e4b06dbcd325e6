import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'The Red Cathedral',
  line: 'Move the dice around the market, gather stone and gold, and raise the towers of Saint Basil’s before your rivals do.',
  players: '1 to 4 players',
  time: '60 min',
  parts: 'dice, towers',
  poster: 'A cathedral of red brick with many coloured domes in front of a rising sun',
  solo: { name: 'Solo', note: 'against Ivan, right away' },
};
