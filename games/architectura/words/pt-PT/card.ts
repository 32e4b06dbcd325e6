import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'Architectura',
  line: 'Construam juntos uma só cidade. Cada novo edifício valoriza, desvaloriza ou destrói o do lado.',
  players: '2 a 4 jogadores',
  time: '30 min',
  parts: 'cartas, cidade',
  poster: 'Uma cidade de cartas de edifício dispostas em quadrado, com telhados vermelhos atrás',
};
