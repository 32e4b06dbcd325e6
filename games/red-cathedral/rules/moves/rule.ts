import type { Chance } from '@archivolt/engine';
import type { Reason } from '../reasons.ts';
import type { Events, View } from '../state.ts';
import type { Ask, Do, Move, MoveOf } from '../vocabulary.ts';

/** One rule of the game: the question it answers, its offers, its effect, and why it is not possible. */
export interface Rule<K extends Do> {
  answers: readonly Ask[];
  /** Pushes the seat's legal moves. The offers are shared objects: never change one. */
  legal(view: View, offers: Move[]): void;
  play(view: View, move: MoveOf<K>, chance: Chance, events: Events): void;
  /** The reasons against a move of this kind. `explain` adds that something else is asked now. */
  why(view: View, intent: MoveOf<K>): Reason[];
}
