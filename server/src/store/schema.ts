import type { ClockRule, GameId, Phrase, SeatNews, TableStatus } from '@archivolt/protocol';
import type { NoticeRow, ReportRow, SampleRow, SessionRow, TableRow } from './store.ts';

/**
 * The tables of the database after the last migration, the same in SQLite and PostgreSQL: text, integers and reals,
 * booleans as 0 and 1, structured values as JSON text.
 */
export interface Schema {
  tables: TablesTable;
  /** Index of seated people, to find the tables of a person. */
  seats: { table: string; seat: number; person: string };
  log: LogTable;
  /** The process that holds a table's lease, and until when. */
  leases: { table: string; process: string; until: number };
  presence: { table: string; person: string; process: string; until: number };
  /** Invitations to open tables. `declined` rows stay so that nobody is invited twice. */
  invitations: { table: string; person: string; at: number; declined: number };
  /** Rate limits: when the whole limit is available again. */
  limits: { name: string; until: number };
  people: PeopleTable;
  sessions: SessionRow;
  passkeys: {
    id: string;
    person: string;
    publicKey: string;
    counter: number;
    transports: string;
    label: string;
    created: number;
  };
  /** A person's progress in the lessons. */
  lessons: { person: string; progress: string };
  lines: {
    table: string;
    line: number;
    at: number;
    person: string;
    seat: number | null;
    text: string | null;
    phrase: Phrase | null;
    /** For how many milliseconds the clocks were stopped; set only in system messages. */
    stood: number | null;
    news: SeatNews | null;
  };
  reports: ReportRow;
  /** `by` has blocked `person`. */
  blocks: { by: string; person: string };
  ratings: RatingsTable;
  /** Tables whose result is included in the ratings. */
  settled: { table: string };
  pushes: { endpoint: string; person: string; p256dh: string; auth: string };
  /**
   * `told`: done, and kept so that nobody is notified twice. `tries`: how often a process has taken it. `pushed`: the
   * push notification was sent, so that an email can be retried without repeating it.
   */
  notices: Omit<NoticeRow, 'pushed'> & { told: number; pushed: number };
  secrets: { name: string; value: string };
  /**
   * `alive`: when any process was last alive, in milliseconds; for a restored backup the gap starts there. `written`: a
   * counter of write probes.
   */
  heartbeat: { name: 'alive' | 'written'; at: number };
  /** Actions of operators, with the person or table concerned. */
  audit: {
    id: string;
    at: number;
    by: string;
    act: string;
    person: string | null;
    table: string | null;
    facts: string;
  };
  /** Announced maintenance. */
  announcements: { id: string; at: number; starts: number; ends: number; note: string };
  /** Points by source of finished games, as JSON, computed from their last states when first asked for. */
  sheets: { table: string; sources: string };
  /** What a player's own device found about their seat of a finished game, as JSON. */
  studies: { table: string; person: string; study: string };
  /** Health of a process in a minute. */
  samples: SampleRow;
}

/** Tables whose rows expire at a time stored in them. */
export const EXPIRING_TABLES = ['leases', 'presence', 'limits'] as const;
/** Tables with data that is transient, or that can be computed again; excluded from backups. */
export const TRANSIENT_TABLES = [...EXPIRING_TABLES, 'samples', 'sheets'] as const;
export type BackupTable = Exclude<keyof Schema, (typeof TRANSIENT_TABLES)[number]>;

/** All other tables, each after those it refers to, with the columns its rows are ordered by. */
export const BACKUP_TABLES: { readonly [N in BackupTable]: readonly (keyof Schema[N] & string)[] } = {
  people: ['id'],
  sessions: ['hash'],
  passkeys: ['id'],
  lessons: ['person'],
  tables: ['id'],
  seats: ['table', 'seat'],
  invitations: ['table', 'person'],
  log: ['table', 'version'],
  lines: ['table', 'line'],
  reports: ['table', 'line', 'by'],
  blocks: ['by', 'person'],
  ratings: ['who', 'game', 'players'],
  settled: ['table'],
  studies: ['table', 'person'],
  pushes: ['endpoint'],
  notices: ['id'],
  secrets: ['name'],
  heartbeat: ['name'],
  audit: ['id'],
  announcements: ['id'],
};

export interface TablesTable {
  id: string;
  game: GameId;
  rulesVersion: number;
  options: string;
  access: TableRow['access'];
  invite: string;
  rated: number;
  clock: string;
  clockKind: ClockRule['kind'];
  delay: number;
  spectators: number;
  origin: string | null;
  host: string | null;
  created: number;
  seed: string;
  commitment: string;
  status: TableStatus;
  seats: string;
  freeSeats: number;
  bots: number;
  started: number | null;
  finished: number | null;
  setup: string | null;
  setupSides: string | null;
  version: number;
  edition: number;
  state: string | null;
  clocks: string | null;
  toMove: number | null;
  wakes: number | null;
  requests: string;
  result: string | null;
  next: string | null;
  fault: string | null;
  chain: string | null;
}

export interface LogTable {
  table: string;
  version: number;
  seat: number | null;
  kind: string;
  moves: string;
  picks: string;
  events: string;
  to: number | null;
  at: number;
  sides: string | null;
  hash: string | null;
}

export interface PeopleTable {
  id: string;
  created: number;
  name: string;
  colour: number;
  language: string;
  zone: string;
  quiet: string | null;
  mail: string | null;
  notify: string;
  login: string | null;
  password: string | null;
  unsubscribe: string;
  deleted: number;
  admin: number;
  /** Until when the person is muted or suspended. */
  muted: number | null;
  suspended: number | null;
  /** Who may see the statistics of the person's games. */
  statistics: string;
}

interface RatingsTable {
  who: string;
  game: GameId;
  players: number;
  mean: number;
  deviation: number;
  games: number;
  wins: number;
}
