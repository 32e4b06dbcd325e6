import type { SourceWords } from '../gameWords.ts';

/** A player in a sentence; the reader is addressed. */
export interface Person {
  readonly me: boolean;
  readonly name: string;
}

/** The texts about a finished game, made from its score sheet and its record. */
export interface EndingMessages {
  /** The heading of a table with one row per source and one column per player. */
  sources: string;
  /** The source in which the winner was furthest ahead of the next. */
  lead(source: SourceWords, winner: Person, points: number, next: Person, less: number): string;
  /** A source in which somebody had more points than the winner. */
  ahead(source: SourceWords, who: Person, points: number, less: number): string;
  /** The largest source of points of a player who did not win. */
  most(source: SourceWords, who: Person, points: number): string;
  /** The best score line of a player who did not win; `line` is its name on the score sheet. */
  best(who: Person, line: string, points: number): string;
  turn: {
    title: string;
    /** How the turn changed the winner's lead over the best opponent; both leads have a sign. */
    swing(turn: number, by: Person, winner: Person, from: number, to: number): string;
    watch: string;
  };
  course: {
    title: string;
    /** The explanation of the plot. */
    note: string;
    turn: string;
    /** The same numbers as a table. */
    table: string;
  };
}
