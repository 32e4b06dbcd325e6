import type { Chance } from '@archivolt/engine';
import type { View } from '../state.ts';
import type { Ask, Do, Event, Move, MoveOf } from '../vocabulary.ts';

/** One rule of the game in one place: which question it answers, what it offers and what it does. */
export interface Rule<K extends Do> {
  answers: readonly Ask[];
  /** Pushes what the seat may do now. The offers are made once and shared: never change one. */
  legal(view: View, offers: Move[]): void;
  play(view: View, move: MoveOf<K>, chance: Chance, events: Event[] | undefined): void;
}
