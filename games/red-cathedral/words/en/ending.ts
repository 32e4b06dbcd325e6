import type { EndingWords } from '../messages/ending.ts';

export const ending: EndingWords = {
  sources: {
    track: {
      name: 'Score track',
      decided: 'The score track made',
      most: 'the score track',
      at: 'on the score track',
    },
    tower: {
      name: 'Towers',
      decided: 'The towers made',
      most: 'the towers',
      at: 'in the towers',
    },
    leftovers: {
      name: 'Leftovers',
      decided: 'The leftovers made',
      most: 'the leftovers',
      at: 'with leftovers',
    },
  },
  towers: { title: 'The towers and what they gave', tower: 'Tower', value: 'Value' },
};
