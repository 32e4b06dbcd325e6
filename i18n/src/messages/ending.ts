import type { SourceWords } from '../gameWords.ts';

/** A player in a sentence; the reader is addressed. */
export interface Person {
  readonly me: boolean;
  readonly name: string;
}

/** What is said about a game once it is over, made from its score sheet and its record. */
export interface EndingMessages {
  /** The heading of a table with one row per source and one column per player. */
  sources: string;
  /** The source in which the winner was furthest ahead of the next. */
  lead(source: SourceWords, winner: Person, points: number, next: Person, less: number): string;
  /** A source in which somebody had more points than the winner. */
  ahead(source: SourceWords, who: Person, points: number, less: number): string;
  /** The source that gave somebody who did not win most. */
  most(source: SourceWords, who: Person, points: number): string;
  /** The best line of somebody who did not win; `line` is its name on the score sheet. */
  best(who: Person, line: string, points: number): string;
  turn: {
    title: string;
    /** What the turn did to the winner's lead over the best opponent; both leads carry their sign. */
    swing(turn: number, by: Person, winner: Person, from: number, to: number): string;
    watch: string;
  };
  course: {
    title: string;
    /** What the numbers of the plot mean. */
    note: string;
    turn: string;
    /** The table of the same numbers. */
    table: string;
  };
}
