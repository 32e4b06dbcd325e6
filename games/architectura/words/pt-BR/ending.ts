import type { EndingWords } from '../messages/ending.ts';

export const ending: EndingWords = {
  sources: {
    building: {
      name: 'Construções da cidade',
      decided: 'As construções da cidade fizeram',
      most: 'as construções da cidade',
      at: 'nas construções da cidade',
    },
    beside: {
      name: 'Cartas ao lado da cidade',
      decided: 'As cartas ao lado da cidade fizeram',
      most: 'as cartas ao lado da cidade',
      at: 'nas cartas ao lado da cidade',
    },
    adjacent: {
      name: 'Bônus de vizinhança',
      decided: 'Os bônus de vizinhança fizeram',
      most: 'os bônus de vizinhança',
      at: 'nos bônus de vizinhança',
    },
    fallen: {
      name: 'Bônus por cartas destruídas',
      decided: 'Os bônus por cartas destruídas fizeram',
      most: 'os bônus por cartas destruídas',
      at: 'nos bônus por cartas destruídas',
    },
  },
  city: 'A cidade e o que rendeu',
};
