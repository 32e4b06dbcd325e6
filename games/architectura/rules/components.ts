import type { ComponentSetSource } from './componentSet.ts';
import { BASIC } from './vocabulary.ts';

/** The names of the cards in the standard set: what translations must cover. */
export const CARD_IDS = [
  'Library',
  'Greenhouse',
  'Manufactory',
  'Arsenal',
  'Statue',
  'School',
  'Inn',
  'Fountain',
  'Laboratory',
  'Palace',
  'Park',
  'Temple',
  'Cemetery',
  'Obelisk',
  'Museum',
  'Forge',
  'TownHall',
  'MagicAcademy',
] as const;
export type CardId = (typeof CARD_IDS)[number];

const deck = {
  basic: CARD_IDS.slice(0, BASIC),
  additional: CARD_IDS.slice(BASIC),
};

/**
 * The standard set, and how certain its parts are: the printed values were pictures and are lost. To correct the game,
 * correct this table. Sides are top, right, bottom, left; those of a card with a base X or N are added to it.
 */
export const STANDARD = {
  id: 'standard',
  standing: {
    decks: 'partly reconstructed', // known: twelve and six, and their names; the additional ones may differ by colour
    values: 'partly reconstructed', // known: the School's basic value, 6
    printed: 'known',
    ours: 'reconstructed', // the effects of School, Palace, Park and Temple
  },
  cards: [
    { id: 'Library', deck: 'basic', sides: [3, 2, 7, 5], effect: { kind: 'turn', whose: 'each', count: 1 } },
    {
      id: 'Greenhouse',
      deck: 'basic',
      sides: [3, 2, 7, 5],
      effect: { kind: 'turn', whose: 'own', count: 2 },
    },
    { id: 'Manufactory', deck: 'basic', sides: [4, 2, 7, 6], effect: { kind: 'special', special: 'replay' } },
    { id: 'Arsenal', deck: 'basic', sides: [5, 3, 7, 6], effect: { kind: 'destroyLower' } },
    {
      id: 'Statue',
      deck: 'basic',
      sides: [5, 3, 7, 6],
      end: { kind: 'adjacentTo', card: 'Park', points: 4 },
    },
    { id: 'School', deck: 'basic', sides: [6, 4, 8, 7], effect: { kind: 'rebuild' } },
    { id: 'Inn', deck: 'basic', sides: [6, 4, 9, 7], escapes: true },
    { id: 'Fountain', deck: 'basic', sides: [6, 4, 8, 7], effect: { kind: 'tokenOnSpace' } },
    { id: 'Laboratory', deck: 'basic', sides: [7, 5, 9, 8], effect: { kind: 'opponentsFaceDown' } },
    { id: 'Palace', deck: 'basic', sides: [8, 7, 10, 9] },
    { id: 'Park', deck: 'basic', base: 'X', sides: [0, -1, 2, 1], effect: { kind: 'swapAdjacent' } },
    { id: 'Temple', deck: 'basic', base: 'N', sides: [0, -1, 2, 1], effect: { kind: 'protect' } },
    {
      id: 'Cemetery',
      deck: 'additional',
      sides: [3],
      protected: true,
      beside: true,
      end: { kind: 'perFallen', points: 2 },
    },
    {
      id: 'Obelisk',
      deck: 'additional',
      sides: [5, 3, 7, 6],
      search: true,
      effect: { kind: 'handLimit', cards: 5 },
    },
    { id: 'Museum', deck: 'additional', sides: [6, 4, 8, 7], effect: { kind: 'handLimit', cards: 4 } },
    { id: 'Forge', deck: 'additional', sides: [7, 6, 5, 8], effect: { kind: 'special', special: 'copy' } },
    {
      id: 'TownHall',
      deck: 'additional',
      replaces: 'Palace',
      sides: [10, 9, 12, 11],
      cost: { remove: 1, from: 'hand' },
    },
    {
      id: 'MagicAcademy',
      deck: 'additional',
      replaces: 'Palace',
      sides: [12],
      protected: true,
      cost: { remove: 2, from: 'handOrFallen' },
    },
  ],
  decks: { red: deck, blue: deck, green: deck, yellow: deck },
} as const satisfies ComponentSetSource;
