import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'Architectura',
  line: 'Build one city together. Each new building raises, lowers or destroys the one next to it.',
  players: '2 to 4 players',
  time: '30 min',
  parts: 'cards, city',
  poster: 'A city of building cards laid out in a square, red roofs behind it',
};
