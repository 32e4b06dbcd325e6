/** The reasons of hints. Loaded with the first hint. */
export interface HintWords {
  points(from: number, to: number): string;
  /** Somebody else's points fall, or rise. */
  holds(name: string, from: number, to: number): string;
  helps(name: string, from: number, to: number): string;
  /** Nothing can be played to its right, or it is protected. */
  walled(card: string): string;
  guarded(card: string): string;
  exchange: string;
}
