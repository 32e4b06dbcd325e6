import type { Assessment, Fallback } from '@archivolt/bots';
import type { Game, GameTypes, Reason, Seat, View } from '@archivolt/engine';

/**
 * A running game, as a table sees it. Whether it is local or online is internal to the session: a table submits whole turns
 * and receives updates.
 */
export interface Session<G extends GameTypes> {
  /** The id of the game on this device or on the server, or a name for a table that is not stored. */
  readonly id: string;
  /** The rules that the session plays by, which may be former ones. */
  readonly game: Game<G>;
  /** Who sits where; names may change with the language. */
  readonly seats: readonly SeatInfo[];
  /** The current snapshot. Replaced, never mutated. */
  readonly now: Snapshot<G>;
  /** Calls the listener after every change, in order; returns an unsubscribe function. */
  subscribe(listener: (update: Update<G>) => void): () => void;
  /** Plays moves for the seat shown by the snapshot. A refusal is a value; nothing is lost by it. */
  submit(moves: readonly G['move'][]): Promise<SubmitResult>;
  /**
   * Whether the session objects to these moves of an unfinished turn, in which case the last touch is not even tried. Only a
   * lesson does, and it explains why itself.
   */
  declines?(moves: readonly G['move'][]): boolean;
  /** All events so far, for the log. Only events, because a move may name what only its player knows. */
  history(): readonly HistoryEntry<G>[];
  /**
   * The private state of the snapshot's seat before its last submission: everything it holds besides is new to it. Absent if
   * nobody's secrets are shown.
   */
  readonly before?: G['mine'] | undefined;
  /** The open table at a version, if the session can provide it; used to show something again. */
  tableAt?(version: number): G['table'] | undefined;
  /** Shows another version. Only a replay can; its log leads to every move. */
  go?(version: number): void;
  /**
   * Evaluates a view of the player's own (the snapshot's or a draft's): win probabilities, scores, the best offers, within
   * `ms` milliseconds. Rejects when the signal aborts. Absent if hints are not allowed.
   */
  advise?(view: View<G>, signal: AbortSignal, ms: number): Promise<Assessment<G>>;
  /** Set for a lesson or a replay, where the coach stays away. */
  readonly uncoached?: true;
  /** The seat that a replay addresses as "you": that of its owner, if it has no other name. */
  readonly reader?: Seat | undefined;
  /** The games stored on this device, this one among them. Absent if this one is not stored here. */
  storedGames?(): readonly { readonly id: string; readonly game: string }[];
  /** How the game ended if not by the rules: somebody resigned, or all agreed. Absent while it is running. */
  readonly outcome?: Outcome | undefined;
  /** The person the snapshot waits for has taken the device: shows their secrets. */
  takeOver?(): void;
  /** Hides the secrets of the person at the device; `takeOver` shows them again. Absent unless several people share it. */
  putAway?(): void;
  /** Ends all work of the session; no listener is called any more. */
  close(): void;
}

/** Who sits at a seat. */
export interface SeatInfo {
  seat: Seat;
  name: string;
  /**
   * `me` sits at this device (several in a hot seat), `bot` plays automatically, `other` is elsewhere, `automaton` is a
   * solo opponent that follows rules.
   */
  kind: 'me' | 'bot' | 'other' | 'automaton';
  /** Index of the colour: red, yellow, green, blue. */
  colour: number;
  /** Level of a bot, for its label. */
  level?: string;
}

/** How a game ended: the points and places, and who resigned or was replaced by a bot. */
export interface Outcome {
  readonly totals: readonly number[];
  /** Seats from first place to last. */
  readonly places: readonly (readonly Seat[])[];
  /** Seats that resigned, in a game that ended by it; the last one ended it. */
  readonly resigned?: readonly Seat[];
  /** Seats for which a bot was playing when the game ended. */
  readonly standIns?: readonly Seat[];
}

/** What the device may show of a game at one version. */
export interface Snapshot<G extends GameTypes> {
  version: number;
  /** The table as the seat shown at this device may see it. In a hot seat that is the seat to move. */
  view: View<G>;
  /** Whether this device has to decide now. */
  mayMove: boolean;
  /** The seat that decides; undefined when the game is over. */
  toMove: Seat | undefined;
  /** Whether a bot is thinking. */
  thinking: boolean;
  /** Why the bot that moved last could not play at its level. */
  weakened?: Fallback;
  /** No secrets are shown, and the view contains none. Only if several people share the device. */
  hidden?: boolean;
  /** The person who must take over the device before the game continues. */
  handover?: Seat;
}

/** A new snapshot, and how it came about. */
export interface Update<G extends GameTypes> {
  snapshot: Snapshot<G>;
  /** The events since the previous snapshot, in order; empty if the table must simply show the new state. */
  events: readonly G['event'][];
}

/** The events of one submission. */
export interface HistoryEntry<G extends GameTypes> {
  version: number;
  seat: Seat;
  events: readonly G['event'][];
}

export type SubmitResult =
  | { ok: true; version: number }
  | { ok: false; why: string; reasons: readonly Reason[] };
