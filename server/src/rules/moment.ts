import { threadId } from 'node:worker_threads';
import type { ScoreSheet, Seat, Turn } from '@archivolt/engine';
import type { Position } from './position.ts';

/** What the house must know of a moment of a game without asking the rules. */
export interface Moment {
  /** By which the thread that made it knows it again. */
  readonly key: string;
  /** Null when the game is over. */
  readonly toMove: Seat | null;
  readonly turn: Turn;
  /** Has any seat a secret in this game? */
  readonly hasSecrets: boolean;
  /** The move that decides nothing and so is made by the house; undefined when there is something to decide. */
  readonly houseMove: unknown;
  /** Once the game is over. */
  readonly final: ScoreSheet | null;
}

/** The thread does not know the moment, or no longer: it must be told what is stored. */
export class Forgotten extends Error {}

let made = 0;

export function momentOf(position: Position): Moment {
  const { toMove, turn, hasSecrets, houseMove } = position;
  const final = toMove === null ? position.score() : null;
  // A thread that takes the place of another has another number.
  return { key: `${threadId}-${++made}`, toMove, turn, hasSecrets, houseMove, final };
}
