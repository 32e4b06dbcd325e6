import type { Chance, Reason } from '@archivolt/engine';
import type { Events, Todos, View } from '../state.ts';
import type { Do, Move } from '../vocabulary.ts';

/** The rule for one question and its answers: the offers, the effect of an answer, and why another is not possible. */
export interface Rule<A extends keyof Todos, D extends Do = Do> {
  answers: readonly D[];
  /** Pushes every possible answer. Reads only the view of the deciding seat. */
  legal(view: View, todo: Todos[A], offers: Move[]): void;
  /** Carries out an offered answer. The question itself has been removed from the table's stack before. */
  play(view: View, todo: Todos[A], move: Move & { readonly do: D }, chance: Chance, events: Events): void;
  /** The reasons against an answer of the right kind; none if it is offered. */
  why(view: View, todo: Todos[A], move: Move & { readonly do: D }): Reason[];
}
