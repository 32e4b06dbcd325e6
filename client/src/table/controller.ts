import type { Reason, Seat, Shape, View } from '@archivolt/engine';

/**
 * What a table is asked now, as a game's controller sees it: the view of the draft, the offers on it, and what the
 * player holds (a lifted die, a cube in the hand). Nothing here is a rule; the offers are.
 */
export interface Asking<G extends Shape, S> {
  readonly view: View<G>;
  readonly offers: readonly G['move'][];
  readonly selection: S | undefined;
}

/** What comes of touching something. */
export type Answer<G extends Shape, S> =
  | { readonly does: 'play'; readonly move: G['move'] }
  /** The selection changes; undefined lets go. */
  | { readonly does: 'select'; readonly selection: S | undefined }
  /** Not possible, and why; `free` shows what is possible of the same sort. */
  | {
      readonly does: 'why';
      readonly intent: G['move'];
      readonly reasons: readonly Reason[];
      readonly free?: S;
    }
  /** The buttons of the action bar answer this question. */
  | { readonly does: 'ask' }
  /** Nothing to decide, only to look at: a player's board. */
  | { readonly does: 'look'; readonly seat: Seat };

/** One of the remaining choices, shown as a button. */
export interface Choice<G extends Shape, S> {
  readonly key: string;
  readonly answer: Extract<Answer<G, S>, { does: 'play' | 'select' }>;
  /** Icons of the sprite, in reading order, drawn before the words. */
  readonly icons: readonly string[];
  /** The choice that ends the turn or shows the unknown: it stands where the confirmation stands. */
  readonly commits: boolean;
}

/** One of the actions that are always visible. */
export interface ActionState<G extends Shape, S> {
  readonly name: string;
  readonly icons: readonly string[];
  readonly optional: boolean;
  readonly possible: boolean;
  readonly chosen: boolean;
  readonly answer: Answer<G, S>;
}

/** A touch in vain: where, and why. */
export interface WhyNot<T, S> {
  readonly target: T | undefined;
  /** The action of the bar that was pressed, by its name. */
  readonly action: string | undefined;
  /** The name of what was wanted. */
  readonly title: string | undefined;
  readonly reasons: readonly { readonly rule: string; readonly text: string }[];
  readonly free: S | undefined;
}
