import { at } from '@archivolt/engine';
import { type BotSeat, commitmentOf, type NewTable } from '@archivolt/protocol';
import { withGame } from '../games.ts';
import { newId } from '../ids.ts';
import type { PersonRow, SeatRow, StoredTable, TableRow } from '../store/store.ts';
import { type Answer, DONE, type Refused, refused } from './answer.ts';
import { wishColour } from './colours.ts';
import { seatOf } from './info.ts';

/** A table that nobody has played at yet, or why it cannot be. */
export function newTable(
  wanted: NewTable,
  host: PersonRow,
  seed: string,
  now: number,
): Answer<{ table: StoredTable }> {
  const { game, seats, clock, access, rated, delay, salt } = wanted;
  // Tables of one who sits at none of them would be nobody's, and count for nobody.
  if (seats.filter(({ kind }) => kind === 'me').length !== 1)
    return badSeats('one seat for the one who asks');
  // What the colours are is settled when everybody is there.
  const { colours: _, ...given } = wanted.options as { colours?: unknown };
  const options = readOptions(game, { ...given, players: seats.length });
  if (!options.ok) return options;
  const rows: SeatRow[] = seats.map((seat, colour) => ({
    colour,
    person: seat.kind === 'me' ? host.id : null,
    level: seat.kind === 'bot' ? seat.level : null,
    salt: seat.kind === 'me' ? salt : '',
    away: null,
  }));
  const mine = rows.findIndex(({ person }) => person !== null);
  wishColour(rows, mine, host.colour);
  const { rulesVersion } = options;
  return {
    ok: true,
    table: blankTable(
      { game, rulesVersion, options: options.value, access, rated, clock, delay, host: host.id, seats: rows },
      now,
      seed,
    ),
  };
}

type Settled = Pick<
  TableRow,
  'game' | 'rulesVersion' | 'options' | 'access' | 'rated' | 'clock' | 'delay' | 'host' | 'seats'
>;

export function blankTable(settled: Settled, now: number, seed: string): StoredTable {
  return {
    id: newId(),
    invite: newId(20),
    created: now,
    seed,
    commitment: commitmentOf(seed),
    status: 'open',
    started: null,
    finished: null,
    setup: null,
    version: 0,
    edition: 0,
    state: null,
    clocks: null,
    toMove: null,
    wakes: null,
    requests: [],
    result: null,
    next: null,
    fault: null,
    ...settled,
  };
}

const badSeats = (expected: string): Refused => refused('badOptions', { path: 'seats', expected });

/** Options as the game itself reads them. */
export function readOptions(
  game: NewTable['game'],
  given: unknown,
): Answer<{ value: unknown; rulesVersion: number }> {
  return withGame(game, ({ readOptions, rulesVersion }) => {
    const read = readOptions(given);
    if (!read.ok) return refused('badOptions', { path: read.path, expected: read.expected });
    return { ok: true, value: read.value, rulesVersion };
  });
}

/** Why nobody can sit down or get up any more. */
function notOpen({ status }: TableRow): Refused | undefined {
  if (status === 'open') return undefined;
  return refused(status === 'closed' || status === 'finished' ? 'over' : 'started');
}

export interface Sitting {
  readonly seat?: number | undefined;
  readonly invite?: string | undefined;
  readonly salt: string;
}

export function sitDown(table: TableRow, person: PersonRow, wanted: Sitting): Answer {
  if (seatOf(table, person.id) !== null) return refused('alreadySeated');
  const closed = notOpen(table);
  if (closed) return closed;
  const mayComeIn = table.access === 'open' || table.host === person.id || wanted.invite === table.invite;
  if (!mayComeIn) return refused('invitationNeeded');
  const index = wanted.seat ?? table.seats.findIndex(isFree);
  const seat = table.seats[index];
  if (!seat || !isFree(seat)) return refused('seatTaken');
  seat.person = person.id;
  seat.salt = wanted.salt;
  wishColour(table.seats, index, person.colour);
  return DONE;
}

/** The host gives a free seat to a bot, or makes the seat of one free again. */
export function seatBot(table: TableRow, person: string, wanted: BotSeat): Answer {
  if (table.host !== person) return refused('forbidden');
  const closed = notOpen(table);
  if (closed) return closed;
  const seat = table.seats[wanted.seat];
  if (!seat) return refused('notFound');
  if (seat.person !== null) return refused('seatTaken');
  seat.level = wanted.level;
  return DONE;
}

export function isFree({ person, level }: SeatRow): boolean {
  return person === null && level === null;
}

/** Gives the seat back; the table goes when its host leaves. */
export function getUp(table: TableRow, person: string): Answer {
  const closed = notOpen(table);
  if (closed) return closed;
  const seat = seatOf(table, person);
  if (seat === null && table.host !== person) return refused('notSeated');
  if (seat !== null) Object.assign(at(table.seats, seat), { person: null, salt: '' });
  if (table.host === person) table.status = 'closed';
  return DONE;
}
