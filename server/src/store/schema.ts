import type { GameId, Phrase, TableStatus } from '@archivolt/protocol';
import type { NoticeRow, SessionRow, TableRow } from './store.ts';

/**
 * The tables of the database as the last migration leaves them, the same in SQLite and in PostgreSQL: texts, whole
 * numbers and reals, truth as 0 and 1, and what has parts as JSON in a text.
 */
export interface Schema {
  tables: TablesTable;
  /** Who sits where, to find the tables of a person. */
  seats: { table: string; seat: number; person: string };
  log: LogTable;
  /** Which process sees to a table, and until when. */
  leases: { table: string; process: string; until: number };
  presence: { table: string; person: string; process: string; until: number };
  /** Who is asked to come to an open table. `declined`: kept so that nobody is asked twice. */
  invitations: { table: string; person: string; at: number; declined: number };
  /** What somebody may do so often only: when all of it is there again. */
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
  lines: {
    table: string;
    line: number;
    at: number;
    person: string;
    seat: number | null;
    text: string | null;
    phrase: Phrase | null;
  };
  reports: { table: string; line: number; by: string; why: string; note: string; at: number };
  mutes: { by: string; person: string };
  ratings: RatingsTable;
  /** Tables whose result is in the ratings. */
  settled: { table: string };
  pushes: { endpoint: string; person: string; p256dh: string; auth: string };
  /** `told`: kept so that nobody is told twice. `tries`: how often a process has taken it to tell it. */
  notices: { [K in keyof NoticeRow]: NoticeRow[K] } & { told: number; tries: number };
  secrets: { name: string; value: string };
}

/** What is of this moment only, and means nothing in another place or at another time. */
export const OF_THE_MOMENT = ['leases', 'presence', 'limits'] as const;
export type KeptTable = Exclude<keyof Schema, (typeof OF_THE_MOMENT)[number]>;

/** Every other table, each after those that it speaks of, with what its rows are in order by. */
export const KEPT: { readonly [N in KeptTable]: readonly (keyof Schema[N] & string)[] } = {
  people: ['id'],
  sessions: ['hash'],
  passkeys: ['id'],
  tables: ['id'],
  seats: ['table', 'seat'],
  invitations: ['table', 'person'],
  log: ['table', 'version'],
  lines: ['table', 'line'],
  reports: ['table', 'line', 'by'],
  mutes: ['by', 'person'],
  ratings: ['who', 'game', 'players'],
  settled: ['table'],
  pushes: ['endpoint'],
  notices: ['id'],
  secrets: ['name'],
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
  delay: number;
  host: string | null;
  created: number;
  seed: string;
  commitment: string;
  status: TableStatus;
  seats: string;
  started: number | null;
  finished: number | null;
  setup: string | null;
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
