import type { Seat } from '@archivolt/engine';
import type { Stretch } from './recorded.ts';

/** The prospects of each seat of the table: the win probability from 0 to 1, and the expected final points. */
export interface Chances {
  readonly win: readonly number[];
  readonly scores: readonly number[];
}

/** One decision of a game with its effect. The prospects before it are judged with all cards open. */
export interface Moment extends Stretch, Chances {
  /** By seat: the change in the win probability by the roll or draw at its end, compared with the average one. */
  readonly luck?: readonly number[];
  /** Absent if there was nothing to decide. */
  readonly choice?: Choice;
}

/** The judgement of a decision by what its seat knew. */
export interface Choice {
  /** What was played. */
  readonly played: Option;
  /** The best alternatives, best first. */
  readonly others: readonly Option[];
  /** The win probability given away compared with the best; 0 if the difference is within the error. */
  readonly loss: number;
}

/** A way through the turn for the deciding seat. */
export interface Option {
  /** The win probability, and the expected lead over the best opponent in points. */
  readonly win: number;
  readonly margin: number;
  /** In the game's notation, up to the end of the turn or the first random pick. */
  readonly moves: readonly string[];
  /** A likely continuation; only for the best alternative. */
  readonly expected?: Continuation;
}

/** A typical continuation up to the end of the next seat's turn, with cards and dice as they might have been. */
export interface Continuation {
  /** Seed for dealing the unseen cards, and the rolls and draws in order, those of the option's own moves first. */
  readonly luck: number;
  readonly picks: readonly number[];
  /** Moves in the game's notation, turn by turn. */
  readonly turns: readonly { readonly seat: Seat; readonly moves: readonly string[] }[];
}

/** The search effort of a study; `npm run bench` measures the default. */
export interface Depth {
  /** Continuations averaged for the prospects before a decision. */
  readonly continuations: number;
  /** Continuations for finding the best options, and for comparing each of them with what was played. */
  readonly search: number;
  readonly comparisons: number;
  /** Random rolls or draws that the actual one is compared with. */
  readonly rolls: number;
}

export const DEPTHS = {
  normal: { continuations: 16, search: 48, comparisons: 24, rolls: 64 },
  deep: { continuations: 64, search: 192, comparisons: 96, rolls: 256 },
} as const satisfies Record<string, Depth>;
export type DepthName = keyof typeof DEPTHS;
