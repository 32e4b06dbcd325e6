import type { GameTypes, ScoreLine, ScoreSheet, Seat, View } from '@archivolt/engine';

/**
 * What a game says about its table in one language, on a page as in the terminal. Each game makes it once, in its
 * `words/speaker.ts`; the page's `Speaker` and the terminal's `Voice` add what only they say.
 */
export interface TableSpeaker<G extends GameTypes> {
  readonly title: string;
  seatName(seat: Seat, table: G['table']): string;
  /** The current question. */
  ask(view: View<G>): string;
  /** The sentence for an event; the table is the one after it. `me` replaces the usual reader. */
  event(event: G['event'], table: G['table'], me?: Seat): string;
  move(move: G['move'], view: View<G>): string;
  /** The label of a score line, and an explanation of its points. */
  scoreLabel(line: ScoreLine, table: G['table']): string;
  scoreHelp(line: ScoreLine, table: G['table']): string | undefined;
  tieBreak(code: string): string;
  /** A tie-break as text, if a number would be misleading. */
  tieBreakValue?(code: string, value: number): string;
  winner(sheet: ScoreSheet, table: G['table'], me?: Seat): string;
}
