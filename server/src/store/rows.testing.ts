import { randomBytes } from 'node:crypto';
import type { Append, PersonRow, SessionRow, StoredTable } from './store.ts';

const LETTERS = 'abcdefghijkmnopqrstuvwxyz23456789';
export const newId = () => Array.from(randomBytes(12), (byte) => LETTERS[byte % LETTERS.length]).join('');

const off = { push: false, mail: false };

export const aPerson = (fields: Partial<PersonRow> = {}): PersonRow => ({
  id: newId(),
  created: 1000,
  name: 'Ana',
  colour: 1,
  language: 'pt-PT',
  zone: 'Europe/Lisbon',
  quiet: { from: 1380, to: 420 },
  mail: null,
  notify: { turn: { push: true, mail: false }, invited: off, finished: off },
  login: null,
  password: null,
  unsubscribe: newId(),
  deleted: false,
  admin: false,
  muted: null,
  suspended: null,
  statistics: 'nobody',
  ...fields,
});

export const aSession = (person: string, fields: Partial<SessionRow> = {}): SessionRow => ({
  hash: randomBytes(32).toString('hex'),
  person,
  kind: 'browser',
  id: newId(),
  label: 'Firefox, “Ubuntu”',
  created: 1000,
  expires: null,
  used: null,
  proved: null,
  ...fields,
});

export const aTable = (fields: Partial<StoredTable> = {}): StoredTable => ({
  id: newId(),
  game: 'red-cathedral',
  rulesVersion: 3,
  options: { players: 2, cards: ['a', 'ü'] },
  access: 'open',
  invite: newId(),
  rated: true,
  clock: { kind: 'live', base: 600, increment: 5 },
  delay: 0,
  spectators: true,
  origin: null,
  host: null,
  created: 1000,
  seed: 'ab'.repeat(32),
  commitment: 'cd'.repeat(32),
  status: 'playing',
  seats: [
    { colour: 0, person: null, level: 'casual', salt: '00', away: null },
    { colour: 2, person: null, level: null, salt: '', away: { why: 'timeout', level: 'master' } },
  ],
  started: 2000,
  finished: null,
  setup: [3, 1, 4],
  setupSides: [6, 2, 24],
  version: 0,
  edition: 0,
  state: JSON.stringify({ dice: [1, 2, 3], name: 'São Basílio’s “Cathedral” \\ 🏰' }),
  clocks: { left: [600_000, 600_000], running: 0, since: 2000, deadline: 602_000 },
  toMove: 0,
  wakes: null,
  requests: [{ kind: 'takeBack', by: 0, granted: [1] }],
  result: null,
  next: null,
  fault: null,
  chain: 'link-0',
  ...fields,
});

export const anEndedTable = (fields: Partial<StoredTable> = {}): StoredTable =>
  aTable({
    status: 'finished',
    finished: 3000,
    toMove: null,
    wakes: null,
    result: { why: 'played', totals: [40, 31], places: [[0], [1]] },
    ...fields,
  });

/** A move at a table as it was loaded. */
export const aMove = (table: StoredTable, fields: Partial<Append['log']> = {}): Append => ({
  log: {
    table: table.id,
    version: table.version + 1,
    seat: 0,
    kind: 'moves',
    moves: ['claim 3', 'end'],
    picks: [5, 0],
    sides: [6, 2],
    events: JSON.stringify([{ did: 'claimed', seat: 0 }]),
    to: null,
    at: 3000,
    hash: `link-${table.version + 1}`,
    ...fields,
  },
  edition: table.edition,
  after: {
    state: `{"after":${table.version + 1}}`,
    clocks: null,
    toMove: 1,
    wakes: 5000,
    status: 'playing',
    requests: [],
    result: null,
    finished: null,
    chain: `link-${table.version + 1}`,
  },
});
