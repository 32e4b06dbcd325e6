import type { GameTypes, View } from '@archivolt/engine';
import type { Prospect } from '../search/explain.ts';
import type { Choice, DepthName, Moment } from '../study/moment.ts';
import type { RecordedGame } from '../study/recorded.ts';

/** Request to a worker: plain data, and of a running game only one seat's view. */
export type Question = {
  readonly id: number;
  readonly game: string;
  /** The rules version that the game began under; without it the newest. */
  readonly rules?: number | undefined;
} & PoolRequest;

export type PoolRequest =
  /** The moves that a bot of this level would submit. */
  | { readonly ask: 'think'; readonly view: View<GameTypes>; readonly level: string; readonly ms: number }
  /** Evaluation of the position from the seat, and its best offers. */
  | { readonly ask: 'advise'; readonly view: View<GameTypes>; readonly most: number; readonly ms: number }
  /** Evaluation of what a seat plays against other ways through its turn. */
  | ({ readonly ask: 'compare'; readonly ms: number } & ComparisonRequest)
  /** Evaluation of one decision of a finished game. */
  | ({ readonly ask: 'study'; readonly ms: number } & StudyRequest);

/** A turn of a seat, and other ways through it, the best first. */
export interface ComparisonRequest {
  readonly view: View<GameTypes>;
  readonly played: readonly GameTypes['move'][];
  readonly lines: readonly (readonly GameTypes['move'][])[];
  readonly depth: DepthName;
}

/** One decision of a finished game. */
export interface StudyRequest {
  readonly recorded: RecordedGame;
  readonly index: number;
  readonly depth: DepthName;
}

/** Why a bot could not play at its level: a code for a sentence, and a text for the log. */
export interface Fallback {
  /** Weights could not be loaded; weights do not fit; the worker hung; it threw. */
  readonly code: 'missing' | 'unfit' | 'hung' | 'failed';
  readonly why: string;
}

export interface Turn<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  /** Set if the bot had to play with something simpler than its level. */
  readonly fallback?: Fallback;
}

export type Assessment<G extends GameTypes> = Prospect<G> & Pick<Turn<G>, 'fallback'>;

export type StudyResult = { readonly moment: Moment } & Pick<Turn<GameTypes>, 'fallback'>;

/** The choice is undefined if all lines lead to the same position. */
export type TurnComparison = { readonly choice: Choice | undefined } & Pick<Turn<GameTypes>, 'fallback'>;

export type WorkerResult = Turn<GameTypes> | Assessment<GameTypes> | StudyResult | TurnComparison;
export type WorkerReply =
  | { readonly id: number; readonly ok: true; readonly result: WorkerResult }
  | { readonly id: number; readonly ok: false; readonly why: string };
