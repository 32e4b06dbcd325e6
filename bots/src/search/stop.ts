/** Ends a search early; the best result so far is used. */
export interface Stop {
  readonly aborted: boolean;
}
