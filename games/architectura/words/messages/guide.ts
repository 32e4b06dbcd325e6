/** Help during a turn: descriptions of things, and what the others did. Loaded after the table. */
export interface GuideWords {
  /** The reader's points before and after, formatted. */
  points(from: string, to: string): string;
  values: string;
  empty: string;
  ruin: string;
  token: string;
  yard: string;
  street: string;
  rotate: string;
}
