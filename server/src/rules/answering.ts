import { Forgotten } from './moment.ts';
import { type Asked, type Kind, WORK } from './work.ts';

/** A question, whatever its kind is. */
export interface Question {
  readonly kind: Kind;
  readonly asked: Asked<Kind>;
}

export type Answer =
  | { readonly found: unknown }
  | { readonly failed: Error }
  /** What an error is does not come through between threads. */
  | { readonly isForgotten: true };

export function answer({ kind, asked }: Question): Answer {
  // Each kind came with what it is asked.
  const work = WORK[kind] as (asked: Asked<Kind>) => unknown;
  try {
    return { found: work(asked) };
  } catch (thrown) {
    if (thrown instanceof Forgotten) return { isForgotten: true };
    return { failed: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }
}
