/** The study of a finished game. Chances and their changes are given as formatted texts. */
export interface StudyMessages {
  title: string;
  close: string;
  /** Only the curve is shown, so that the board is in sight; and back. */
  smaller: string;
  larger: string;
  progress(done: number, total: number): string;
  ready: string;
  stop: string;
  resume: string;
  deeper: string;
  failed: string;
  retry: string;
  /** What the curve shows. */
  shown: string;
  chances: string;
  scores: string;
  /** Of the curve as a slider. */
  course: string;
  turn: string;
  end: string;
  /** How the game stands for somebody. */
  standing(name: string, value: string): string;
  /** Opens the note on it. */
  accuracy: string;
  /** Accuracy of somebody, out of 100, and the sum of their luck in percentage points with its sign. */
  accuracyOf(name: string, accuracy: string): string;
  luckOf(points: string): string;
  accuracyNote: string;
  turning: string;
  /** What turned the game; `points` are percentage points without a sign. */
  gaveAway(turn: number, name: string, points: string): string;
  lucky(turn: number, name: string, points: string): string;
  unlucky(turn: number, name: string, points: string): string;
  nothingTurned: string;
  decisions: string;
  whose: string;
  /** A decision in one line. */
  decision(turn: number, played: string): string;
  best: string;
  /** What it gave away, in percentage points without a sign. */
  lost(points: string): string;
  luck(points: string): string;
  played: string;
  others: string;
  win(percent: string): string;
  lead(points: number): string;
  /** What would probably have followed, turn by turn. */
  expected: string;
  turnOf(name: string, moves: string): string;
  show: string;
  table: string;
  /** Columns of the table, in percentage points. */
  luckShort: string;
  lostShort: string;
  /** Where the numbers come from. */
  how: string;
  notes: readonly string[];
  rough: string;
}
