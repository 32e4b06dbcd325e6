import type { ScoreSheet, Seat, Turn } from '@archivolt/engine';
import type { Position } from './position.ts';

/** A moment of a game as it is kept, with what the house must know of it without asking the rules. */
export interface Moment {
  /** All there is, for the store. */
  readonly state: string;
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

export function momentOf(position: Position): Moment {
  const { toMove, turn, hasSecrets, houseMove } = position;
  const final = toMove === null ? position.score() : null;
  return { state: position.toJson(), toMove, turn, hasSecrets, houseMove, final };
}
