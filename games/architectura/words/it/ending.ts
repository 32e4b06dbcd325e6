import type { EndingWords } from '../messages/ending.ts';

export const ending: EndingWords = {
  sources: {
    building: {
      name: 'Edifici in città',
      decided: 'Gli edifici in città hanno fatto',
      most: 'gli edifici in città',
      at: 'con gli edifici in città',
    },
    beside: {
      name: 'Carte accanto alla città',
      decided: 'Le carte accanto alla città hanno fatto',
      most: 'le carte accanto alla città',
      at: 'con le carte accanto alla città',
    },
    adjacent: {
      name: 'Bonus di adiacenza',
      decided: 'I bonus di adiacenza hanno fatto',
      most: 'i bonus di adiacenza',
      at: 'con i bonus di adiacenza',
    },
    fallen: {
      name: 'Bonus per le carte distrutte',
      decided: 'I bonus per le carte distrutte hanno fatto',
      most: 'i bonus per le carte distrutte',
      at: 'con i bonus per le carte distrutte',
    },
  },
  city: 'La città e quanto ha reso',
};
