import type { EndingWords } from '../messages/ending.ts';

export const ending: EndingWords = {
  sources: {
    track: {
      name: 'Punkteleiste',
      decided: 'Die Punkteleiste gab',
      most: 'die Punkteleiste',
      at: 'auf der Punkteleiste',
    },
    tower: {
      name: 'Türme',
      decided: 'Die Türme gaben',
      most: 'die Türme',
      at: 'bei den Türmen',
    },
    leftovers: {
      name: 'Reste',
      decided: 'Die Reste gaben',
      most: 'die Reste',
      at: 'bei den Resten',
    },
  },
  towers: { title: 'Die Türme und was sie gaben', tower: 'Turm', value: 'Wert' },
};
