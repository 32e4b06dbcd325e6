import type { Bot } from '@archivolt/botkit';
import { at, type Game, type GameTypes, offersOf, seeded, viewOf } from '@archivolt/engine';

/** A bot and the name under which it is measured. */
export interface Entrant<G extends GameTypes> {
  readonly name: string;
  readonly bot: Bot<G>;
}

/** The result of one seed: the first entrant's wins, and thinking times. */
export interface Encounter {
  readonly seed: number;
  /** Games (one for each seat of the first entrant), its wins (a shared place counts in part) and its mean margin. */
  readonly games: number;
  readonly wins: number;
  readonly margin: number;
  /** Milliseconds of every decision with more than one offer, for the first entrant and for the others. */
  readonly ms: [number[], number[]];
}

/** Decision limit; a game of bots that do not finish is scored as it is. */
const MAX_DECISIONS = 6000;

/**
 * Plays one seed with the first entrant in every seat in turn and copies of the second in the others. All these games
 * use the same random numbers, so seat and luck average out within a seed and the variance between seeds is meaningful.
 */
export function encounter<G extends GameTypes>(
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
    for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
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
