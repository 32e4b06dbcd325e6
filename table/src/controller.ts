import type { GameTypes, Reason, Seat, View } from '@archivolt/engine';

/**
 * What a game's controller gets: the view of the draft, its offers, and what the player holds (a lifted piece). It
 * contains no rules; the offers do.
 */
export interface Asking<G extends GameTypes, S> {
  readonly view: View<G>;
  readonly offers: readonly G['move'][];
  readonly selection: S | undefined;
}

/** The result of touching something. */
export type Answer<G extends GameTypes, S> =
  | {
      readonly does: 'play';
      readonly move: G['move'];
      /** The offers that the same touch plays right after it; undo takes them back together. */
      readonly also?: readonly G['move'][];
    }
  /** Changes the selection; undefined clears it. */
  | { readonly does: 'select'; readonly selection: S | undefined }
  /** Not possible, and why; `free` shows what is possible of the same kind. */
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
export interface Choice<G extends GameTypes, S> {
  readonly key: string;
  readonly answer: Extract<Answer<G, S>, { does: 'play' | 'select' }>;
  /** Icons of the sprite, in reading order, before the text. */
  readonly icons: readonly string[];
  /** The choice that ends the turn or reveals the unknown; it takes the place of the confirm button. */
  readonly commits: boolean;
  /** Distinguishes several ways to the same offer; the speaker has texts for it. */
  readonly way?: string;
  /** A choice that few will want or that gives something up: less prominent, and last. */
  readonly quiet?: boolean;
}

/** One of the permanent actions. */
export interface ActionState<G extends GameTypes, S> {
  readonly name: string;
  readonly icons: readonly string[];
  readonly optional: boolean;
  readonly possible: boolean;
  readonly chosen: boolean;
  readonly answer: Answer<G, S>;
}

/** A touch without effect: where, and why. */
export interface WhyNot<T, S> {
  readonly target: T | undefined;
  /** The action button that was pressed, by its name. */
  readonly action: string | undefined;
  /** The name of what was intended. */
  readonly title: string | undefined;
  readonly reasons: readonly { readonly rule: string; readonly text: string }[];
  readonly free: S | undefined;
}
