import type { EndingWords } from '../messages/ending.ts';

export const ending: EndingWords = {
  sources: {
    track: {
      name: 'Piste de score',
      decided: 'La piste de score a fait',
      most: 'la piste de score',
      at: 'sur la piste de score',
    },
    tower: {
      name: 'Tours',
      decided: 'Les tours ont fait',
      most: 'les tours',
      at: 'dans les tours',
    },
    leftovers: {
      name: 'Restes',
      decided: 'Les restes ont fait',
      most: 'les restes',
      at: 'grâce aux restes',
    },
  },
  towers: { title: 'Les tours et ce qu’elles ont rapporté', tower: 'Tour', value: 'Valeur' },
};
