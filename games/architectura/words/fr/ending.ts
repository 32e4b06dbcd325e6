import type { EndingWords } from '../messages/ending.ts';

export const ending: EndingWords = {
  sources: {
    building: {
      name: 'Bâtiments de la ville',
      decided: 'Les bâtiments de la ville ont fait',
      most: 'les bâtiments de la ville',
      at: 'grâce aux bâtiments de la ville',
    },
    beside: {
      name: 'Cartes à côté de la ville',
      decided: 'Les cartes à côté de la ville ont fait',
      most: 'les cartes à côté de la ville',
      at: 'grâce aux cartes à côté de la ville',
    },
    adjacent: {
      name: 'Bonus de voisinage',
      decided: 'Les bonus de voisinage ont fait',
      most: 'les bonus de voisinage',
      at: 'grâce aux bonus de voisinage',
    },
    fallen: {
      name: 'Bonus pour cartes détruites',
      decided: 'Les bonus pour cartes détruites ont fait',
      most: 'les bonus pour cartes détruites',
      at: 'grâce aux bonus pour cartes détruites',
    },
  },
  city: 'La ville et ce qu’elle a rapporté',
};
