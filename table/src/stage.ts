/**
 * Animations on the table between two states. An animation names things by their marks in the page (`data-target`,
 * `data-thing`), so that it is independent of how a board is drawn; flying things are copies in a layer above the table. Only
 * transform and opacity change.
 */
export type Spot =
  | string
  /** A point inside a thing, in fractions of its size; `or` is used if that is not visible. */
  | { readonly of: string; readonly x: number; readonly y: number; readonly or?: Spot };

export type Motion =
  /** Copies of an icon fly along an arc, one after the other. */
  | {
      readonly how: 'fly';
      readonly icon: string;
      readonly from: Spot;
      readonly to: Spot;
      readonly count: number;
      /** The player's colour, by name. */
      readonly tint?: string;
    }
  /** A thing moves from spot to spot, and is hidden in its place meanwhile. */
  | {
      readonly how: 'walk';
      readonly icon: string;
      readonly along: readonly Spot[];
      readonly hides: string;
      readonly step: number;
      readonly tint?: string;
      /** Drawn as the disc of a player. */
      readonly disc?: boolean;
    }
  /** Dice tumble in place. */
  | { readonly how: 'tumble'; readonly icons: readonly (readonly string[])[]; readonly at: readonly string[] }
  /** Something rises from the ground. */
  | { readonly how: 'rise'; readonly at: string }
  /** A thing already there arrives from somewhere, or one still there leaves. */
  | { readonly how: 'glide'; readonly thing: string; readonly from?: Spot; readonly to?: Spot }
  /** Two things that have swapped places pass each other, the first above. */
  | { readonly how: 'pass'; readonly one: string; readonly other: string }
  /** A ring draws attention. */
  | { readonly how: 'flash'; readonly at: Spot };

export interface Stage {
  /** Whether anything moves: not in a hidden tab, and not with reduced motion. */
  readonly moves: boolean;
  play(motions: readonly Motion[], speed: number): Promise<void>;
  /** Ends all animations immediately. */
  finish(): void;
}

/** For tests and for tables that are not visible. */
export const NO_ANIMATION: Stage = { moves: false, play: async () => {}, finish: () => {} };
