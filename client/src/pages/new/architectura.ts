import type { Colour, Options } from '@archivolt/architectura';
import { at } from '@archivolt/engine';
import type { Rivals } from '../../route.ts';
import { firstOf, type Seating, usualSeating } from './seating.ts';

/** AR-S1. */
export const FEWEST_PLAYERS = 2;

export interface ArchitecturaPlan extends Seating {
  /** AR-V2: 0 is the basic game. */
  swaps: number | 'rolled';
}

/** What is proposed first; alone there is no game, so a bot sits down. */
export function usualArchitectura(rivals: Rivals, name: string): ArchitecturaPlan {
  return { ...usualSeating(rivals === 'people' ? rivals : 'bots', name), swaps: 0 };
}

/** Colours in the order of the house, as seats count them. */
const HOUSE: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];

export function architecturaOptions(plan: ArchitecturaPlan): Options {
  const { players, chairs, swaps } = plan;
  const first = firstOf(plan);
  return {
    players,
    ...(swaps === 0 ? {} : { swaps }),
    ...(first === 'random' ? {} : { first }),
    colours: chairs.slice(0, players).map(({ colour }) => at(HOUSE, colour)),
  };
}
