import type { Chance, Reason } from '@archivolt/engine';
import type { Events, Todos, View } from '../state.ts';
import type { Move } from '../vocabulary.ts';

/** What one question offers, what an answer does, and why another answer is not possible. */
export interface Rule<A extends keyof Todos> {
  answers: readonly Move['do'][];
  /** Pushes every possible answer. Reads nothing but the view of the seat that is asked. */
  legal(view: View, todo: Todos[A], offers: Move[]): void;
  /** Carries out an offered answer. The question itself has been taken off the table's list before. */
  play(view: View, todo: Todos[A], move: Move, chance: Chance, events: Events): void;
  /** The reasons against an answer of the right kind; none if it is offered. */
  why(view: View, todo: Todos[A], move: Move): Reason[];
}
