/**
 * Where a page begins in a list that has the newest first: after the entry with this time and id, or without an id before
 * this time.
 */
export interface PageCursor {
  readonly at: number;
  readonly id?: string | undefined;
}
