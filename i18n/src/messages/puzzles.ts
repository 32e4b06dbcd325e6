/** Puzzles: positions in which one turn is clearly best. */
export interface PuzzleMessages {
  title: string;
  lead: string;
  /** The heading of a puzzle at the table. */
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
    /** `points` are formatted percentage points of the win probability. */
    worse(points: string): string;
  };
  yours: string;
  best: string;
  missing: { title: string; text: string };
}
