import type { EndingWords } from '../messages/ending.ts';

export const ending: EndingWords = {
  sources: {
    building: {
      name: 'Edifícios da cidade',
      decided: 'Os edifícios da cidade fizeram',
      most: 'os edifícios da cidade',
      at: 'nos edifícios da cidade',
    },
    beside: {
      name: 'Cartas ao lado da cidade',
      decided: 'As cartas ao lado da cidade fizeram',
      most: 'as cartas ao lado da cidade',
      at: 'nas cartas ao lado da cidade',
    },
    adjacent: {
      name: 'Bónus de vizinhança',
      decided: 'Os bónus de vizinhança fizeram',
      most: 'os bónus de vizinhança',
      at: 'nos bónus de vizinhança',
    },
    fallen: {
      name: 'Bónus por cartas destruídas',
      decided: 'Os bónus por cartas destruídas fizeram',
      most: 'os bónus por cartas destruídas',
      at: 'nos bónus por cartas destruídas',
    },
  },
  city: 'A cidade e o que rendeu',
};
