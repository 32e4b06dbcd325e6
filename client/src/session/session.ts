import type { Fallback, Outlook } from '@archivolt/bots';
import type { Game, Reason, Seat, Shape, View } from '@archivolt/engine';

/**
 * A game that is going on, as a table sees it. Whether it runs on this device or far away is the session's own
 * affair: a table submits whole turns and is told what happened.
 */
export interface Session<G extends Shape> {
  readonly id: string;
  readonly game: Game<G>;
  readonly seats: readonly SeatInfo[];
  /** What is known now. Replaced, never changed. */
  readonly now: Snapshot<G>;
  /** Told after every change, in order; returns how to stop listening. */
  subscribe(listener: (update: Update<G>) => void): () => void;
  /** Plays moves for the seat that the snapshot shows. A refusal is a value; nothing is lost by it. */
  submit(moves: readonly G['move'][]): Promise<Submitted>;
  /** Everything that has happened so far, for the log: what was told, for a move may name what its player alone knows. */
  history(): readonly HistoryEntry<G>[];
  /**
   * How the table looks from the seat of a view of one's own (the snapshot's, or a draft's): chances, scores, the best
   * offers, after so many milliseconds at most. Rejects when the signal aborts. Absent where nobody may ask.
   */
  readonly advise?: (view: View<G>, signal: AbortSignal, ms: number) => Promise<Outlook<G>>;
  /** How it ended where that is not the table's own affair: somebody resigned, or all agreed. Absent while it goes on. */
  readonly outcome?: Outcome | undefined;
  /** The person whom the snapshot waits for has the device: their secrets are shown. */
  takeOver?(): void;
  /** The person at the device puts their secrets away, and takes them up again by `takeOver`. */
  putAway?(): void;
  close(): void;
}

export interface SeatInfo {
  seat: Seat;
  name: string;
  /** `me` sits at this device (several in a hot seat), `bot` thinks by itself, `other` is elsewhere, `ivan` follows his cards. */
  kind: 'me' | 'bot' | 'other' | 'ivan';
  /** Index of the colour in the order of the house: red, yellow, green, blue. */
  colour: number;
  /** Level of a bot, for its label. */
  level?: string;
}

export interface Outcome {
  readonly totals: readonly number[];
  /** Seats from first place to last. */
  readonly places: readonly (readonly Seat[])[];
}

export interface Snapshot<G extends Shape> {
  version: number;
  /** The table as the seat shown at this device may see it. In a hot seat that is the seat to move. */
  view: View<G>;
  /** Is it for this device to decide now? */
  mayMove: boolean;
  /** The seat that decides; undefined when the game is over. */
  toMove: Seat | undefined;
  /** A bot is thinking. */
  thinking: boolean;
  /** The bot that moved last could not play at its level, and why. */
  weakened?: Fallback;
  /** Nobody's secrets are shown: the view has none. Only where several persons share a device. */
  hidden?: boolean;
  /** The person who must take over the device before anything goes on. */
  handover?: Seat;
}

export interface Update<G extends Shape> {
  snapshot: Snapshot<G>;
  /** What led here from the snapshot before, in order; empty when the table must simply show the new state. */
  events: readonly G['event'][];
}

export interface HistoryEntry<G extends Shape> {
  version: number;
  seat: Seat;
  events: readonly G['event'][];
}

export type Submitted =
  | { ok: true; version: number }
  | { ok: false; why: string; reasons: readonly Reason[] };
