/** How hard to think about one decision. */
export interface Effort {
  /** Offers that are looked at closely, the best at first sight. */
  readonly candidates: number;
  /** Imagined continuations in all. */
  readonly simulations: number;
  /** Turns that each of them goes on for, the present one included. */
  readonly turns: number;
  /** Milliseconds after which the best so far is taken. */
  readonly ms?: number;
}

/** Ends a search early: the best so far is taken. */
export interface Stop {
  readonly aborted: boolean;
}
