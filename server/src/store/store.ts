import type { Seat } from '@archivolt/engine';
import type {
  ClockRule,
  GameId,
  Level,
  Line,
  Phrase,
  Profile,
  RatingChange,
  TableRequest,
  TableResult,
  TableStatus,
} from '@archivolt/protocol';

/**
 * Everything that outlives a process. SQLite and PostgreSQL keep the same promises: what was answered is on the disk,
 * and of two that want the same version of a table one gets it. Nothing here knows a rule.
 */
export interface Store {
  readonly tables: TableStore;
  readonly people: PersonStore;
  readonly talk: TalkStore;
  readonly ratings: RatingStore;
  readonly notices: NoticeStore;
  readonly invitations: InvitationStore;
  readonly limits: LimitStore;
  /** Told of what any process has changed, this one included, after it is on the disk. Returns how to stop. */
  listen(listener: (news: News) => void): () => void;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Everything there is, as lines of JSON, from one moment; works while others write. */
  dump(): AsyncIterable<string>;
  /** Fills an empty database from a dump, of either kind. Throws, saying what, where it does not fit. */
  restore(lines: AsyncIterable<string>): Promise<void>;
  close(): Promise<void>;
}

/** Small enough for a notification; whoever cares reads the rest. */
export type News =
  /** The game went on. */
  | { of: 'played'; table: string; version: number }
  /** Anything else of the row: seats, requests, status. */
  | { of: 'table'; table: string; edition: number }
  /** Somebody came to look at the table, or left; a mere renewal is no news. */
  | { of: 'presence'; table: string }
  | { of: 'line'; table: string; line: number }
  | { of: 'person'; person: string }
  /** Somebody was asked to come to a table, or has said no. */
  | { of: 'invited'; table: string; person: string }
  /** The line to the other processes was broken: anything may have been missed, so look again at what you hold. */
  | { of: 'gap' };

// ---- tables

export interface TableRow {
  readonly id: string;
  readonly game: GameId;
  readonly rulesVersion: number;
  /** Options of the game, whole; the colours are settled when the game starts. */
  options: unknown;
  readonly access: 'open' | 'invitation';
  /** What an invitation link carries. */
  readonly invite: string;
  readonly rated: boolean;
  readonly clock: ClockRule;
  readonly delay: number;
  readonly host: string | null;
  readonly created: number;
  /** Of the dice: secret until the game is over. */
  readonly seed: string;
  readonly commitment: string;
  status: TableStatus;
  seats: SeatRow[];
  started: number | null;
  finished: number | null;
  /** Picks of the set-up. */
  setup: number[] | null;
  /** Counts the rows of the log. */
  version: number;
  /** Counts what `change` did; the store alone counts. */
  readonly edition: number;
  clocks: StoredClocks | null;
  toMove: Seat | null;
  /** When the house must act: a bot is to move, or a clock has run out. */
  wakes: number | null;
  requests: StoredRequest[];
  result: TableResult | null;
  next: string | null;
  /** Why the table is frozen: what was thrown. For the operator, never for players. */
  fault: string | null;
}

/** With where the game stands. It is some kilobytes: nobody but the store and the rules keeps it. */
export interface StoredTable extends TableRow {
  /** The `State` as JSON: with the seed, all that the server alone knows. */
  state: string | null;
}

/** With what is needed for a rematch: the secret seed behind `commitment`, and the salts given so far, by seat. */
export interface StoredRequest extends TableRequest {
  /** Who has said no: nothing is asked any more, and everybody may know why. */
  no?: Seat;
  seed?: string;
  salts?: string[];
}

export interface SeatRow {
  /** Index of the colour in the order of the house. */
  colour: number;
  person: string | null;
  /** Of the bot that sits here. */
  level: Level | null;
  salt: string;
  /** A bot of this level plays for the person. */
  away: { why: 'timeout' | 'resigned'; level: Level } | null;
}

export interface StoredClocks {
  left: number[];
  running: Seat | null;
  since: number;
  deadline: number | null;
  /** The one to move is to be told so then, and was not yet; with the version since which it is their turn. */
  tell?: { at: number; version: number };
}

export interface LogRow {
  table: string;
  version: number;
  seat: Seat | null;
  kind: 'moves' | 'takeBack' | 'end';
  /** In the game's notation. May name what its player alone knows: never shown before the end. */
  moves: string[];
  picks: number[];
  events: unknown[];
  /** For a take-back: the version that is shown again. */
  to: number | null;
  at: number;
}

/** A row of the log and what the table is like after it. Who sits where is changed by `change` alone. */
export interface Append {
  /** Events as JSON. */
  log: Omit<LogRow, 'events'> & { events: string };
  /** Of the table that `after` was made from: what another process changed since must not be written over. */
  edition: number;
  after: Pick<
    StoredTable,
    'state' | 'clocks' | 'toMove' | 'wakes' | 'status' | 'requests' | 'result' | 'finished'
  >;
}

export type EndedTable = Pick<TableRow, 'id' | 'game' | 'seats' | 'rated'> & {
  readonly result: TableResult;
  readonly finished: number;
};

/** Somebody looks at a table until then; 0: no longer. */
export interface Present {
  readonly table: string;
  readonly person: string;
  readonly until: number;
}

export interface TableStore {
  create(table: StoredTable): Promise<void>;
  load(id: string): Promise<StoredTable | undefined>;
  /**
   * The way of every move. `stale`: another one has this version already, or the table was changed since `edition`;
   * load it again to see which. Appends that come together are written together; each stands or falls by itself.
   */
  append(entry: Append): Promise<'stored' | 'stale'>;
  /**
   * Changes anything but the log: `edit` gets the row as it is, alone, and changes it in place; null leaves it.
   * Raises the edition by one, of the row that `edit` got as well.
   * Gives what `edit` gives, or undefined for a table that is not there.
   */
  change<R>(id: string, edit: (table: StoredTable) => R | null): Promise<R | null | undefined>;
  /** Rows of the log with a version above `after`, in order. */
  log(id: string, after: number): Promise<LogRow[]>;
  /** The newest `most` of those between two versions, in order. */
  logBetween(id: string, after: number, before: number, most: number): Promise<LogRow[]>;
  /** Open tables that anybody may join, newest first. */
  open(limit: number): Promise<TableRow[]>;
  /**
   * Open tables, whoever may join, that nobody looks at now: for live games those set up before `live`, for others
   * those before `slow`. So many at most, the oldest.
   */
  forsaken(before: { live: number; slow: number }, now: number, limit: number): Promise<string[]>;
  /** Tables at which a person sits: the running ones, or those that are over from the newest on. */
  of(person: string, which: 'running' | 'over', limit: number, before?: number): Promise<TableRow[]>;
  /** How the finished games of a person ended, without their states: for statistics. */
  results(person: string): Promise<EndedTable[]>;
  /** How many games of a person are running, or finished. */
  countOf(person: string, which: 'running' | 'finished'): Promise<number>;
  /** Tables that wait for the house and that nobody sees to. Takes them for `process` until then. */
  take(process: string, now: number, until: number, limit: number): Promise<string[]>;
  /** Sees to one table; false when another process does. */
  lease(id: string, process: string, now: number, until: number): Promise<boolean>;
  release(id: string, process: string): Promise<void>;
  /** Who has come to look at a table from this process, or left; nobody twice. */
  present(process: string, changes: readonly Present[]): Promise<void>;
  /** All who look at any table from this process go on doing so. */
  stillPresent(process: string, until: number): Promise<void>;
  whoIsPresent(id: string, now: number): Promise<string[]>;
  /** The same for many tables, with one question. */
  presentAt(ids: readonly string[], now: number): Promise<{ table: string; person: string }[]>;
  /** Ids of all tables ever begun, for a replay of everything. */
  all(after: string, limit: number): Promise<string[]>;
  counts(): Promise<Record<TableStatus, number>>;
}

// ---- people

export interface PersonRow extends Profile {
  readonly id: string;
  readonly created: number;
  login: string | null;
  /** scrypt, with its salt and cost. */
  password: string | null;
  /** The token that every mail carries, to be told nothing more with one click. */
  readonly unsubscribe: string;
  deleted: boolean;
}

export interface SessionRow {
  /** SHA-256 of the token; the token itself is never kept. */
  readonly hash: string;
  readonly person: string;
  /** A browser's session, a token for a program, or a code that moves to another device. */
  readonly kind: 'browser' | 'token' | 'code';
  readonly id: string;
  readonly label: string;
  readonly created: number;
  expires: number | null;
  used: number | null;
}

export interface PasskeyRow {
  /** Of the credential, base64url. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  counter: number;
  readonly transports: string[];
  readonly label: string;
  readonly created: number;
}

/** A session and whose it is. */
export interface Signed {
  readonly session: SessionRow;
  readonly person: PersonRow;
}

export interface RatedPerson {
  readonly person: PersonRow;
  readonly rating: Pick<RatingRow, 'mean' | 'deviation'> | null;
}

export interface PersonStore {
  create(person: PersonRow): Promise<void>;
  load(id: string): Promise<PersonRow | undefined>;
  loadMany(ids: readonly string[]): Promise<PersonRow[]>;
  /** The same with how each is rated in games of so many players. */
  rated(ids: readonly string[], game: GameId, players: number): Promise<RatedPerson[]>;
  byLogin(login: string): Promise<PersonRow | undefined>;
  byUnsubscribe(token: string): Promise<PersonRow | undefined>;
  /** `taken`: somebody else has this login. */
  change(
    id: string,
    fields: Partial<Omit<PersonRow, 'id' | 'created' | 'unsubscribe'>>,
  ): Promise<'ok' | 'taken'>;
  /** Forgets name, login, mail, sessions, passkeys, push; games keep an empty name. */
  forget(id: string): Promise<void>;

  addSession(session: SessionRow): Promise<void>;
  session(hash: string): Promise<SessionRow | undefined>;
  signed(hash: string): Promise<Signed | undefined>;
  sessionsOf(person: string, kind: SessionRow['kind']): Promise<SessionRow[]>;
  touchSession(hash: string, used: number, expires: number | null): Promise<void>;
  /** True for the one caller that ended it: a code works once. */
  endSession(hash: string): Promise<boolean>;
  endSessions(person: string, kinds: readonly SessionRow['kind'][]): Promise<void>;
  sweep(now: number): Promise<void>;

  addPasskey(passkey: PasskeyRow): Promise<void>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  usedPasskey(id: string, counter: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<boolean>;
}

// ---- talk

export interface NewLine {
  table: string;
  at: number;
  person: string;
  seat: Seat | null;
  text: string | null;
  phrase: Phrase | null;
}

export interface ReportRow {
  table: string;
  line: number;
  by: string;
  why: string;
  note: string;
  at: number;
}

export interface TalkStore {
  /** Numbers the lines of a table from 1. */
  add(line: NewLine): Promise<number>;
  /** Lines above `after`, with the names as they are now. */
  lines(table: string, after: number): Promise<Line[]>;
  /** The newest `most` of all, in order. */
  newestLines(table: string, most: number): Promise<Line[]>;
  report(report: ReportRow): Promise<void>;
  reports(limit: number): Promise<ReportRow[]>;
  mute(by: string, person: string, muted: boolean): Promise<void>;
  mutedBy(person: string): Promise<string[]>;
}

// ---- ratings

/** Who is rated: a person by id, a bot as `bot:level`. */
export interface RatingRow {
  readonly who: string;
  readonly game: GameId;
  readonly players: number;
  mean: number;
  deviation: number;
  games: number;
  wins: number;
}

export interface RatingStore {
  /** Rated tables finished since then and not settled yet: a process may have stopped in between. */
  unsettled(since: number, limit: number): Promise<string[]>;
  of(who: readonly string[], game: GameId, players: number): Promise<RatingRow[]>;
  ofPerson(who: string): Promise<RatingRow[]>;
  best(game: GameId, players: number, limit: number): Promise<RatingRow[]>;
  /**
   * Once for each table, however often it is tried: `rate` gets the rows as they are and gives them back changed, with
   * what it changed for each seat, which is kept in the result of the table.
   */
  settle(
    table: string,
    who: readonly string[],
    game: GameId,
    players: number,
    rate: (rows: RatingRow[]) => { rows: RatingRow[]; changes: RatingChange[] },
  ): Promise<boolean>;
}

// ---- notices

export interface PushRow {
  readonly person: string;
  readonly endpoint: string;
  readonly keys: { p256dh: string; auth: string };
}

/** Something to tell a person, kept until it is told or no longer true. */
export interface NoticeRow {
  readonly id: string;
  readonly person: string;
  readonly kind: 'turn' | 'invited' | 'finished';
  readonly table: string;
  readonly version: number;
  /** Not before this: quiet hours. */
  readonly due: number;
}

export interface NoticeStore {
  addPush(push: PushRow): Promise<void>;
  removePush(endpoint: string): Promise<void>;
  pushesOf(person: string): Promise<PushRow[]>;
  /** Once for each person, kind, table and version. */
  add(notice: Omit<NoticeRow, 'id'>): Promise<void>;
  /**
   * What is due, for this process to tell: nobody else is given it before `until`, and then only if it was not told.
   * After a few tries it is given to nobody any more.
   */
  take(now: number, until: number, limit: number): Promise<NoticeRow[]>;
  /** Telling it takes longer: until then it is still ours. */
  hold(id: string, until: number): Promise<void>;
  /** It need not be told again. */
  told(id: string): Promise<void>;
  /** Forgets what was told, or given up, before then. */
  sweep(before: number): Promise<void>;
  /** Something the house keeps for itself, such as its push keys. */
  secret(name: string, make: () => string): Promise<string>;
}

// ---- invitations

/** Who is asked by name to come to an open table. One ends when its person sits down there or the table waits no more. */
export interface InvitationStore {
  /** Once for each table and person; one that was declined stays so. */
  add(table: string, person: string, at: number): Promise<void>;
  decline(table: string, person: string): Promise<void>;
  has(table: string, person: string): Promise<boolean>;
  /** Tables to which a person is asked to come, the newest invitation first; none of those whom the person has muted. */
  of(person: string, limit: number): Promise<TableRow[]>;
  /** Who is asked to come to some of these tables. */
  to(tables: readonly string[]): Promise<{ table: string; person: string }[]>;
}

// ---- limits

export interface LimitStore {
  /**
   * Counted for all processes together: `most` at once, and so many again in `milliseconds`. Takes one, or says in how
   * many seconds there is one.
   */
  take(name: string, most: number, milliseconds: number, now: number): Promise<number | undefined>;
}
