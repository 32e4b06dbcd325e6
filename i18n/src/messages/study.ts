/** The study of a finished game. Win probabilities and their changes are passed as formatted texts. */
export interface StudyMessages {
  title: string;
  close: string;
  /** Buttons that reduce the panel to its curve, so that the board is visible, and enlarge it again. */
  smaller: string;
  larger: string;
  progress(done: number, total: number): string;
  ready: string;
  stop: string;
  resume: string;
  deeper: string;
  failed: string;
  retry: string;
  /** The quantities that the curve can show. */
  shown: string;
  chances: string;
  scores: string;
  /** The name of the curve as a slider. */
  course: string;
  turn: string;
  end: string;
  /** The current value of one player. */
  standing(name: string, value: string): string;
  /** Button that opens the explanation of accuracy. */
  accuracy: string;
  /** A player's accuracy out of 100, and total luck in percentage points with a sign. */
  accuracyOf(name: string, accuracy: string): string;
  luckOf(points: string): string;
  accuracyNote: string;
  turning: string;
  /** The turning points; `points` are percentage points without a sign. */
  gaveAway(turn: number, name: string, points: string): string;
  lucky(turn: number, name: string, points: string): string;
  unlucky(turn: number, name: string, points: string): string;
  nothingTurned: string;
  decisions: string;
  whose: string;
  /** A decision in one line. */
  decision(turn: number, played: string): string;
  best: string;
  /** The loss of a decision in percentage points without a sign. */
  lost(points: string): string;
  luck(points: string): string;
  played: string;
  others: string;
  win(percent: string): string;
  lead(points: number): string;
  /** Heading of the likely continuation, turn by turn. */
  expected: string;
  turnOf(name: string, moves: string): string;
  show: string;
  table: string;
  /** Column headings, in percentage points. */
  luckShort: string;
  lostShort: string;
  /** The explanation of the numbers. */
  how: string;
  notes: readonly string[];
  rough: string;
}
