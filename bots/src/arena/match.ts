import { at, type Game, offersOf, type Shape, seeded, viewOf } from '@archivolt/engine';
import type { Bot } from '../bot.ts';

/** A bot under the name by which it is measured. */
export interface Entrant<G extends Shape> {
  readonly name: string;
  readonly bot: Bot<G>;
}

/** What one seed brought: the share of wins of the first entrant, and everybody's time to think. */
export interface Encounter {
  readonly seed: number;
  /** Games, one for each seat of the first entrant; wins of it, a shared place counting in part; its mean margin. */
  readonly games: number;
  readonly wins: number;
  readonly margin: number;
  /** Milliseconds of every decision that had more than one offer, first entrant and the others. */
  readonly ms: [number[], number[]];
}

/** More decisions than this: a game between bots that do not finish counts as it stands. */
const LONGEST = 6000;

/**
 * Plays one seed with the first entrant in every seat and clones of the second in all others: with equal luck as far
 * as play allows, so that seats and luck even out within a seed and what is left between seeds is honest spread.
 */
export function encounter<G extends Shape>(
  game: Game<G>,
  options: G['options'],
  players: number,
  entrants: readonly [Entrant<G>, Entrant<G>],
  seed: number,
): Encounter {
  const ms: [number[], number[]] = [[], []];
  let wins = 0;
  let margin = 0;
  for (let seat = 0; seat < players; seat++) {
    const luck = seeded(seed);
    const thoughts = seeded(seed * 31 + seat + 7);
    const state = game.setup(options, luck);
    for (let decisions = 0; decisions < LONGEST; decisions++) {
      const mover = game.toMove(state.table);
      if (mover === undefined) break;
      const which = mover === seat ? 0 : 1;
      const view = viewOf(state, mover);
      const offers = offersOf(game, view);
      const start = performance.now();
      const move = at(entrants, which).bot(view, offers, thoughts);
      if (offers.length > 1) at(ms, which).push(performance.now() - start);
      game.play(view, move, luck);
    }
    const { totals, places } = game.score(state.table);
    const first = places[0] ?? [];
    if (first.includes(seat)) wins += 1 / first.length;
    margin += at(totals, seat) - Math.max(...totals.filter((_, other) => other !== seat));
  }
  return { seed, games: players, wins, margin: margin / players, ms };
}
