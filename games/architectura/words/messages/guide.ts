/** What stands beside a turn: what things are, and what the others did. Fetched after the table stands. */
export interface GuideWords {
  /** The reader's points before and after, as they are written. */
  points(from: string, to: string): string;
  values: string;
  empty: string;
  ruin: string;
  token: string;
  yard: string;
  street: string;
  rotate: string;
}
