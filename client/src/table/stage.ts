/**
 * What moves on the table between two states. A motion names things by where they are marked in the page
 * (`data-target`, `data-thing`), so that it needs to know nothing of how a board is drawn; what flies is a copy in a
 * layer above the table. Only transform and opacity change.
 */
export type Spot =
  | string
  /** A point inside of something, in fractions of its size; where that is not to be seen, another one. */
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
  /** A thing goes from spot to spot, and is hidden at home meanwhile. */
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
  /** Dice tumble where they lie. */
  | { readonly how: 'tumble'; readonly icons: readonly (readonly string[])[]; readonly at: readonly string[] }
  /** Something rises from the ground. */
  | { readonly how: 'rise'; readonly at: string }
  /** A thing that is there already comes from somewhere else, or one that is still there leaves for it. */
  | { readonly how: 'glide'; readonly thing: string; readonly from?: Spot; readonly to?: Spot }
  /** Two things that have changed places are seen to pass each other, the first above. */
  | { readonly how: 'pass'; readonly one: string; readonly other: string }
  /** A ring draws the eye. */
  | { readonly how: 'flash'; readonly at: Spot };

export interface Stage {
  /** Does anything move at all? Not in a tab that nobody sees, nor for one who wants no motion. */
  readonly moves: boolean;
  play(motions: readonly Motion[], speed: number): Promise<void>;
  /** Ends whatever moves, at once. */
  finish(): void;
}

/** For tests and for tables that nobody looks at. */
export const STILL: Stage = { moves: false, play: async () => {}, finish: () => {} };
