import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'La Cathédrale rouge',
  line: 'Déplacez les dés du marché, amassez la pierre et l’or, et élevez les tours de Saint-Basile avant vos rivaux.',
  players: 'De 1 à 4 joueurs',
  time: '60 min',
  parts: 'dés, tours',
  poster: 'Une cathédrale de brique rouge aux nombreux dômes colorés devant le soleil levant',
  solo: { name: 'Solo', note: 'contre Ivan, tout de suite' },
};
