import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'Architectura',
  line: 'Ergam juntos as construções de uma só cidade. Cada nova construção valoriza, desvaloriza ou destrói a vizinha.',
  players: '2 a 4 jogadores',
  time: '30 min',
  parts: 'cartas, cidade',
  poster: 'Uma cidade de cartas de construções dispostas em quadrado, com telhados vermelhos ao fundo',
};
