import type { EndingWords } from '../messages/ending.ts';

export const ending: EndingWords = {
  sources: {
    track: {
      name: 'Contador de pontuação',
      decided: 'O contador de pontuação fez',
      most: 'o contador de pontuação',
      at: 'no contador de pontuação',
    },
    tower: {
      name: 'Torres',
      decided: 'As torres fizeram',
      most: 'as torres',
      at: 'nas torres',
    },
    leftovers: {
      name: 'Sobras',
      decided: 'As sobras fizeram',
      most: 'as sobras',
      at: 'nas sobras',
    },
  },
  towers: { title: 'As torres e o que renderam', tower: 'Torre', value: 'Valor' },
};
