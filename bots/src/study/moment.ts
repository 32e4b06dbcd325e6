import type { Seat } from '@archivolt/engine';
import type { Stretch } from './recorded.ts';

/** How a game stands, by seat of the table: the chance of winning from 0 to 1, and the points expected at the end. */
export interface Chances {
  readonly win: readonly number[];
  readonly scores: readonly number[];
}

/** One decision of a game and what came of it. How the game stood before it is judged with all cards open. */
export interface Moment extends Stretch, Chances {
  /** What the roll or the draw at its end changed of the chances, against the average roll or draw. */
  readonly luck?: readonly number[];
  /** Absent where there was nothing to decide. */
  readonly choice?: Choice;
}

/** A decision judged by what its seat knew. */
export interface Choice {
  /** What was played. */
  readonly played: Option;
  /** The best other options, the best first. */
  readonly others: readonly Option[];
  /** The chance of winning that it gave away against the best; 0 where the difference is within the error. */
  readonly loss: number;
}

/** A way through the turn for the seat that decides. */
export interface Option {
  /** The chance of winning, and the expected lead over the best of the others, in points. */
  readonly win: number;
  readonly margin: number;
  /** In the game's notation, up to the end of the turn or to the first thing that cannot be known. */
  readonly moves: readonly string[];
  /** What would probably have followed; only of the best other option. */
  readonly expected?: Continuation;
}

/** A typical continuation up to the end of the next seat's turn, with cards and dice as they might have been. */
export interface Continuation {
  /** Seed by which the unseen cards were dealt, and the rolls and draws in their order, those of the own moves first. */
  readonly luck: number;
  readonly picks: readonly number[];
  /** Moves in the game's notation, in the order in which seats make them. */
  readonly turns: readonly { readonly seat: Seat; readonly moves: readonly string[] }[];
}

/** How hard to think; the settings of the default are measured by `npm run bench`. */
export interface Depth {
  /** Continuations that the chances before a decision are the mean of. */
  readonly continuations: number;
  /** Continuations for finding the best options of a decision, and those for comparing each of them with what was played. */
  readonly search: number;
  readonly comparisons: number;
  /** Other rolls or draws that the one that came is compared with. */
  readonly rolls: number;
}

export const DEPTHS = {
  normal: { continuations: 16, search: 48, comparisons: 24, rolls: 64 },
  deep: { continuations: 64, search: 192, comparisons: 96, rolls: 256 },
} as const satisfies Record<string, Depth>;
export type DepthName = keyof typeof DEPTHS;
