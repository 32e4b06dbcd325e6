import type { GameTypes, Seat } from '@archivolt/engine';
import type { CoachMessages } from '@archivolt/i18n';

/** An explanation of something that happened for the first time in a game. */
export interface Note {
  readonly topic: string;
  /** The rule that the explanation is about. */
  readonly rule: string;
  /** The index of its event in the game. */
  readonly index: number;
}

/** A game's part of the coach. It reads only events, so it knows no more than the log does. */
export interface CoachOf<G extends GameTypes> {
  readonly words: CoachMessages;
  /**
   * The notes of a game so far for the reading seat, in order, each topic once. The table is used for its components only.
   */
  notes(events: readonly G['event'][], seat: Seat, table: G['table']): readonly Note[];
  text(topic: string): string;
}
