/** Positions with a best turn to be found. */
export interface PuzzleMessages {
  title: string;
  lead: string;
  /** Of a puzzle at the table. */
  find: string;
  note: string;
  number(number: number, of: number): string;
  solved(solved: number, of: number): string;
  /** A puzzle in the list. */
  name(number: number): string;
  state: { solved: string; tried: string; fresh: string };
  next: string;
  again: string;
  all: string;
  solution: string;
  judging: string;
  failed: string;
  verdict: {
    best: string;
    asGood: string;
    /** `points` are percentage points of the chance to win, as a formatted text. */
    worse(points: string): string;
  };
  yours: string;
  best: string;
  missing: { title: string; text: string };
}
