import type { Choice, GameFacts, ValuesOf } from '@archivolt/engine';
import { ADDITIONAL, type Colour, MOST_PLAYERS } from './vocabulary.ts';

/** The colours of the seats in the order common to all games; this game prints them in another. */
export const SEAT_COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];

// 0 is the basic game.
const CHOICES = [
  { name: 'swaps', values: [...Array.from({ length: ADDITIONAL + 1 }).keys(), 'rolled'], usual: 0 },
] as const satisfies readonly Choice[];
export type Choices = ValuesOf<typeof CHOICES>;

/** Static facts about the game: AR-S1, AR-V2. */
export const facts: GameFacts = {
  players: { fewest: 2, most: MOST_PLAYERS },
  colours: SEAT_COLOURS,
  choices: CHOICES,
  optionsOf: ({ first, chosen: { swaps } }) => ({
    ...(swaps === 0 || swaps === undefined ? {} : { swaps }),
    ...(first === 'random' ? {} : { first }),
  }),
};
