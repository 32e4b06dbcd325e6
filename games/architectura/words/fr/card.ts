import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'Architectura',
  line: 'Bâtissez ensemble une seule ville. Chaque nouveau bâtiment élève, abaisse ou détruit son voisin.',
  players: 'De 2 à 4 joueurs',
  time: '30 min',
  parts: 'cartes, ville',
  poster: 'Une ville de cartes Bâtiment disposées en carré, des toits rouges derrière',
};
