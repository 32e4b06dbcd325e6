import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  points: (from, to) => `Your points: from ${from} to ${to}.`,
  values: 'The value on top counts. It is compared with the card to its left when it is played.',
  empty: 'A card can go here once the space to its left is occupied.',
  ruin: 'A destroyed card has no value and no effect. Another card may be played over it.',
  token: 'A token reserves a space for its owner, or protects a card from the others.',
  yard: 'Cards beside the city take up no space in it.',
  street: 'Streets are opened in order and built up from left to right.',
  rotate: 'Rotates the card one step, so that the next value is on top.',
};
