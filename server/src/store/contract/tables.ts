import type { Seat } from '@archivolt/engine';
import type {
  ClockRule,
  GameId,
  Level,
  STAND_IN_REASONS,
  TableRequest,
  TableStatus,
} from '@archivolt/protocol';
import type { InferOutput } from 'valibot';
import type { storedResult } from '../columns.ts';
import type { PageCursor } from './pages.ts';

export type StoredResult = InferOutput<typeof storedResult>;

export interface TableRow {
  readonly id: string;
  readonly game: GameId;
  readonly rulesVersion: number;
  /** The complete options of the game; the colours are assigned when the game starts. */
  options: unknown;
  readonly access: 'open' | 'invitation';
  /** The token of an invitation link. */
  readonly invite: string;
  readonly rated: boolean;
  readonly clock: ClockRule;
  readonly delay: number;
  /** Whether people who do not play here may watch. */
  readonly spectators: boolean;
  /** Keyed hash of the address the table was created from, for per-address limits; deleted when the table is over. */
  readonly origin: string | null;
  readonly host: string | null;
  readonly created: number;
  /** The seed of the dice, secret until the game is over. It is replaced if the game could not start with it. */
  seed: string;
  commitment: string;
  status: TableStatus;
  seats: SeatRow[];
  started: number | null;
  finished: number | null;
  /** Picks of the set-up, and the number of sides of each die. */
  setup: number[] | null;
  setupSides: number[] | null;
  /** Counts the rows of the log. */
  version: number;
  /** Counts the calls of `change`; only the store increments it. */
  readonly edition: number;
  clocks: StoredClocks | null;
  toMove: Seat | null;
  /** When work is due next: a bot's turn, a clock that runs out, a notification, late salts; null for none. */
  wakes: number | null;
  requests: StoredRequest[];
  result: StoredResult | null;
  next: string | null;
  /** Why the table is frozen: the error that was thrown. For the operator, never for players. */
  fault: string | null;
  /** The newest link of the hash chain; null before the start, and in games that were started without one. */
  chain: string | null;
}

/** A table with its state. The state is some kilobytes, so only the store and the rules hold it. */
export interface StoredTable extends TableRow {
  /** The `State` as JSON. Together with the seed, everything that only the server knows. */
  state: string | null;
}

/** A request with what a rematch needs: the secret seed behind `commitment`, and the salts given so far, by seat. */
export interface StoredRequest extends TableRequest {
  /** The seat that declined. The request is over, and everybody may know why. */
  no?: Seat;
  seed?: string;
  salts?: string[];
}

export interface SeatRow {
  /** Index of the colour in the shared order. */
  colour: number;
  person: string | null;
  /** The level of the bot in this seat. */
  level: Level | null;
  /** The hash that commits the person to the salt. */
  hash?: string;
  /** Empty until it is revealed, and for a bot. */
  salt: string;
  /** Set while a bot of this level plays for the person. */
  away: { why: (typeof STAND_IN_REASONS)[number]; level: Level } | null;
}

export interface StoredClocks {
  left: number[];
  running: Seat | null;
  since: number;
  deadline: number | null;
  /** When the player to move is to be notified, and has not been yet; with the version since which it is their turn. */
  tell?: { at: number; version: number };
}

export interface LogRow {
  table: string;
  version: number;
  seat: Seat | null;
  kind: 'moves' | 'takeBack' | 'end';
  /** In the game's notation. May name what only its player knows: never shown before the end. */
  moves: string[];
  picks: number[];
  /** The number of sides of the die of each pick; empty in games started before this was stored. */
  sides: number[];
  events: unknown[];
  /** For a take-back: the version that is restored. */
  to: number | null;
  at: number;
  /** The link of the hash chain for this row. */
  hash: string | null;
}

/** A row of the log and the table after it. Only `change` changes the seats. */
export interface Append {
  /** Events as JSON. */
  log: Omit<LogRow, 'events'> & { events: string };
  /**
   * The edition of the table that `after` was computed from; changes by another process since must not be overwritten.
   */
  edition: number;
  after: Pick<
    StoredTable,
    'state' | 'clocks' | 'toMove' | 'wakes' | 'status' | 'requests' | 'result' | 'finished' | 'chain'
  >;
}

export type EndedTable = Pick<TableRow, 'id' | 'game' | 'seats' | 'rated'> & {
  readonly result: StoredResult;
  readonly finished: number;
};

/** The search for a seat of somebody who wants to play now. */
export interface SeatSearch {
  readonly person: string;
  readonly game: GameId;
  /** Any of these. */
  readonly options: readonly unknown[];
  readonly clock: ClockRule;
  readonly rated: boolean;
  /**
   * Requires that a seated player is present or that the table was created after this time; absent if neither is
   * needed.
   */
  readonly presentOrSince?: number;
}

/** Somebody is present at a table until this time; 0 for no longer. */
export interface PresenceChange {
  readonly table: string;
  readonly person: string;
  readonly until: number;
}

export interface TableStore {
  /**
   * `complete` is called within the transaction and sets everything that depends on the time: the clock may have been set
   * since the table was made.
   */
  create(table: StoredTable, complete?: (table: StoredTable) => void): Promise<void>;
  load(id: string): Promise<StoredTable | undefined>;
  /**
   * Stores a move. `stale`: the version is already taken, or the table was changed since `edition`; load it again to
   * see which. Concurrent appends are written together, and each succeeds or fails on its own.
   */
  append(entry: Append): Promise<'stored' | 'stale'>;
  /**
   * Changes anything but the log. `edit` gets the locked row and changes it in place; null leaves it unchanged.
   * Increments the edition, also in the row that `edit` got. Returns what `edit` returns, or undefined if there is no
   * such table.
   */
  change<R>(id: string, edit: (table: StoredTable) => R | null): Promise<R | null | undefined>;
  /** Rows of the log with a version above `after`, in order. */
  log(id: string, after: number): Promise<LogRow[]>;
  /** The versions and editions of many tables, with one query. */
  versions(ids: readonly string[]): Promise<{ id: string; version: number; edition: number }[]>;
  /** The newest `limit` rows between two versions, in order. */
  logBetween(id: string, after: number, before: number, limit: number): Promise<LogRow[]>;
  /** Open tables that anybody may join: those where somebody seated is present first, then the newest. */
  listOpen(now: number, limit: number): Promise<TableRow[]>;
  /** Running tables that anybody may watch: those with somebody present first, then the most recently started. */
  listWatchable(now: number, limit: number): Promise<TableRow[]>;
  /** Open tables that match a search, oldest first. */
  findMatching(wanted: SeatSearch, now: number, limit: number): Promise<TableRow[]>;
  /** The number of open tables in the lobby that a person created, or that were created from an address. */
  countOpen(of: { host: string } | { origin: string }): Promise<number>;
  /** Deletes the origin of tables that are over. */
  clearOrigins(): Promise<void>;
  /**
   * Open tables without viewers, no matter who may join: for live games those created before `live`, for others those before
   * `slow`. At most `limit`, oldest first.
   */
  findAbandoned(before: { live: number; slow: number }, now: number, limit: number): Promise<string[]>;
  /**
   * The tables a person sits at: the running ones, or those that are over, newest first, and by id if they have the same
   * time. A table's time is that of its end, or without a result that of its creation.
   */
  listByPerson(
    person: string,
    which: 'running' | 'over',
    limit: number,
    after?: PageCursor,
  ): Promise<TableRow[]>;
  /**
   * The results of a person's finished games, newest first, without their states, for statistics. With `publicBy` only
   * those that spectators may know by then.
   */
  results(person: string, only?: { publicBy?: number; limit?: number }): Promise<EndedTable[]>;
  /** Whether two people have finished a game together. */
  havePlayed(one: string, other: string): Promise<boolean>;
  /** The number of a person's games that are running, or finished and no longer hidden by a delay. */
  countByPerson(person: string, which: 'running' | 'finished', now: number): Promise<number>;
  /** Leases tables with due work that no process holds, for `process` until `until`. */
  leaseDue(process: string, now: number, until: number, limit: number): Promise<string[]>;
  /** Leases one table; false if another process holds it. */
  lease(id: string, process: string, now: number, until: number): Promise<boolean>;
  /** Renews the leases of these tables, except those that another process has taken. */
  renew(process: string, ids: readonly string[], until: number): Promise<void>;
  release(id: string, process: string): Promise<void>;
  /** Records people who started or stopped viewing a table from this process; nobody twice. */
  recordPresence(process: string, changes: readonly PresenceChange[]): Promise<void>;
  /** Renews the presence of everybody who views a table from this process. */
  renewPresence(process: string, until: number): Promise<void>;
  peoplePresentAt(id: string, now: number): Promise<string[]>;
  /** The same for many tables, with one query. */
  presenceAt(ids: readonly string[], now: number): Promise<{ table: string; person: string }[]>;
  /** Those of these people who are present at any table. */
  filterPresent(people: readonly string[], now: number): Promise<string[]>;
  /** The number of people present at any table. */
  countPresent(now: number): Promise<number>;
  /** Ids of all tables whose game has ever started, for replaying everything. */
  startedIds(after: string, limit: number): Promise<string[]>;
  /** Ids of all tables. */
  allIds(after: string, limit: number): Promise<string[]>;
  countByStatus(): Promise<Record<TableStatus, number>>;
}
