import type { EndingWords } from '../messages/ending.ts';

export const ending: EndingWords = {
  sources: {
    building: {
      name: 'Buildings in the city',
      decided: 'The buildings in the city made',
      most: 'the buildings in the city',
      at: 'with buildings in the city',
    },
    beside: {
      name: 'Cards beside the city',
      decided: 'The cards beside the city made',
      most: 'the cards beside the city',
      at: 'with cards beside the city',
    },
    adjacent: {
      name: 'Bonuses for neighbours',
      decided: 'The bonuses for neighbours made',
      most: 'the bonuses for neighbours',
      at: 'with bonuses for neighbours',
    },
    fallen: {
      name: 'Bonuses for destroyed cards',
      decided: 'The bonuses for destroyed cards made',
      most: 'the bonuses for destroyed cards',
      at: 'with bonuses for destroyed cards',
    },
  },
  city: 'The city and what it gave',
};
