import type { Choice, GameFacts, ValuesOf } from '@archivolt/engine';
import { COLOURS, SIDES } from './vocabulary.ts';

const CHOICES = [
  { name: 'side', values: SIDES, usual: 'basic' },
  { name: 'influence', values: ['random', 'first'], usual: 'random', firstGame: 'first' },
] as const satisfies readonly Choice[];
export type Choices = ValuesOf<typeof CHOICES>;

/** Static facts about the game: RC-P1, RC-P5; the solo game has one seat. */
export const facts: GameFacts = {
  players: { fewest: 1, most: COLOURS.length },
  colours: COLOURS.map((_, colour) => colour),
  choices: CHOICES,
  optionsOf: ({ first, chosen }) => ({ ...chosen, first }),
  opponentColour,
};

/** RC-P1: Ivan takes the first colour that the player did not choose. */
export function opponentColour(own: number): number {
  return COLOURS.findIndex((_, colour) => colour !== own);
}
