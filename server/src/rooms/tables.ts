import { at, same } from '@archivolt/engine';
import type { BotSeat, NewTable, OwnTable, playNow, TableInfo } from '@archivolt/protocol';
import type { InferOutput } from 'valibot';
import type { PersonRow, TableRow } from '../store/store.ts';
import { type Answer, refused } from './answer.ts';
import { circlesOf } from './circle.ts';
import { ownTable, seatOf, tableInfo } from './info.ts';
import type { RoomParts } from './parts.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { getUp, isFree, newTable, readOptions, type Sitting, seatBot, sitDown } from './seating.ts';
import { beginning, start, toBegin } from './starting.ts';
import { timesFor } from './times.ts';

type Own = Answer<{ own: OwnTable }>;
type Pace = InferOutput<typeof playNow>;

/** More than two processes can come between reading and writing by chance. */
const ATTEMPTS = 8;
const OPEN_TABLES = 200;
const OWN_TABLES = 50;

/** How a game is played that nobody has settled anything about. */
const USUAL_CLOCK = {
  live: { kind: 'live', base: 900, increment: 20 },
  slow: { kind: 'slow', hours: 24 },
} as const;

/** One person has so many tables at a time. */
async function hasTooMany({ parts }: Rooms, person: string): Promise<boolean> {
  const { store, settings } = parts;
  return (await store.tables.countOf(person, 'running')) >= settings.tables;
}

const ownOf = (room: Room, person: string | null): OwnTable =>
  ownTable(room.row, room.circle, person, room.parts.now());

export async function createTable(rooms: Rooms, person: PersonRow, wanted: NewTable): Promise<Own> {
  if (await hasTooMany(rooms, person.id)) return refused('tooMany', { seconds: 60 });
  const { rules, now, newSeed, hooks } = rooms.parts;
  const made = newTable(wanted, person, newSeed(), now());
  if (!made.ok) return made;
  const { table } = made;
  const started = await beginning(rules, table);
  if (started)
    start(
      table,
      started,
      now(),
      timesFor(() => person, hooks.turnDue),
    );
  const room = await rooms.create(table);
  return { ok: true, own: ownOf(room, person.id) };
}

export async function sit(rooms: Rooms, id: string, person: PersonRow, wanted: Sitting): Promise<Own> {
  if (await hasTooMany(rooms, person.id)) return refused('tooMany', { seconds: 60 });
  const seated = await seat(rooms, id, person, (row) => sitDown(row, person, wanted));
  if (seated.ok || seated.why !== 'invitationNeeded') return seated;
  // Who was asked by name needs no link.
  if (!(await rooms.parts.store.invitations.has(id, person.id))) return seated;
  return seat(rooms, id, person, (row) => sitDown(row, person, { ...wanted, invite: row.invite }));
}

export function giveToBot(rooms: Rooms, id: string, host: PersonRow, wanted: BotSeat): Promise<Own> {
  return seat(rooms, id, host, (row) => seatBot(row, host.id, wanted));
}

/** Somebody takes a seat, or gives one to a bot; with the last one taken the game begins. */
function seat(rooms: Rooms, id: string, by: PersonRow, take: (row: TableRow) => Answer): Promise<Own> {
  const { rules, now, hooks } = rooms.parts;
  return rooms.at(id, async (room) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const wished = structuredClone(room.row);
      const started = take(wished).ok ? await beginning(rules, wished) : undefined;
      let isAnother = false;
      const refusal = await room.edit((row) => {
        const taken = take(row);
        if (!taken.ok) return taken;
        // Another process has seated somebody meanwhile: it is another beginning.
        isAnother = !same(toBegin(row), started?.asked);
        if (isAnother) return refused('started');
        const people = new Map([...room.circle.people, [by.id, by]]);
        const times = timesFor((seat) => people.get(row.seats[seat]?.person ?? ''), hooks.turnDue);
        if (started) start(row, started, now(), times);
        return undefined;
      });
      if (!isAnother) return refusal ?? { ok: true, own: ownOf(room, by.id) };
    }
    return refused('unavailable');
  });
}

export function leave(rooms: Rooms, id: string, person: string): Promise<Answer> {
  return rooms.at(id, async (room) => {
    const refusal = await room.edit((row) => {
      const left = getUp(row, person);
      return left.ok ? undefined : left;
    });
    return refusal ?? { ok: true };
  });
}

export function look(rooms: Rooms, id: string, person: string | null): Promise<Own> {
  return rooms.at(id, async (room) => ({ ok: true, own: ownOf(room, person) }));
}

/** Open tables that anybody may join. */
export async function openTables(parts: RoomParts): Promise<TableInfo[]> {
  return infoOf(parts, await parts.store.tables.open(OPEN_TABLES));
}

/** Tables at which a person sits. */
export async function tablesOf(
  parts: RoomParts,
  person: string,
  which: 'running' | 'over',
  before?: number,
): Promise<TableInfo[]> {
  const { settings, store } = parts;
  const limit = which === 'running' ? settings.tables : OWN_TABLES;
  return infoOf(parts, await store.tables.of(person, which, limit, before));
}

/** Open tables to which a person is asked to come. */
export async function invitedTo(parts: RoomParts, person: string): Promise<TableInfo[]> {
  return infoOf(parts, await parts.store.invitations.of(person, OWN_TABLES));
}

async function infoOf({ store, now }: RoomParts, tables: readonly TableRow[]): Promise<TableInfo[]> {
  const circles = await circlesOf(store, tables, now());
  return tables.map((table, index) => tableInfo(table, at(circles, index)));
}

/** A seat at a table that fits, otherwise at a new one. Of two new ones that fit each other the older one stays. */
export async function play(rooms: Rooms, person: PersonRow, pace: Pace): Promise<Own> {
  const { store } = rooms.parts;
  const usual = readOptions(pace.game, { players: pace.players ?? 2 });
  if (!usual.ok) return usual;
  let mine: TableRow | undefined;
  for (;;) {
    const open = await store.tables.open(OPEN_TABLES);
    const fitting = open.filter((table) => fits(table, pace, person.id)).reverse();
    const waiting = pace.pace === 'live' ? await stillThere(rooms.parts, fitting) : fitting;
    const other = waiting.find((table) => !mine || isOlder(table, mine));
    if (!other) {
      if (mine) return look(rooms, mine.id, person.id);
      const made = await createTable(rooms, person, usualTable(pace));
      if (!made.ok) return made;
      mine = await store.tables.load(made.own.table.id);
      continue;
    }
    if (mine) {
      const left = await leave(rooms, mine.id, person.id);
      // Somebody has sat down here meanwhile: then it is this one.
      if (!left.ok) return look(rooms, mine.id, person.id);
      mine = undefined;
    }
    const seated = await sit(rooms, other.id, person, { salt: pace.salt });
    if (seated.ok || seated.why === 'tooMany') return seated;
  }
}

const isOlder = (a: TableRow, b: TableRow): boolean =>
  a.created < b.created || (a.created === b.created && a.id < b.id);

/** A table with the usual options and time, where somebody waits whom one does not know yet. */
function fits(table: TableRow, { game, players, pace }: Pace, person: string): boolean {
  if (table.game !== game || seatOf(table, person) !== null || table.host === person) return false;
  if (players !== undefined && table.seats.length !== players) return false;
  if (table.clock.kind !== pace || !table.seats.some(isFree)) return false;
  const usual = readOptions(game, { players: table.seats.length });
  return usual.ok && same(usual.value, table.options);
}

/** So long one who has set up a table is on the way to it. */
const ARRIVAL = 60_000;

/** The tables where somebody sits in front of the page: a live game is not for those who have gone home. */
async function stillThere({ store, now }: RoomParts, tables: readonly TableRow[]): Promise<TableRow[]> {
  const ids = tables.map(({ id }) => id);
  const present = await store.tables.presentAt(ids, now());
  return tables.filter(
    (table) =>
      table.created > now() - ARRIVAL ||
      present.some((each) => each.table === table.id && seatOf(table, each.person) !== null),
  );
}

function usualTable({ game, players = 2, pace, salt }: Pace): NewTable {
  const others = Array.from({ length: players - 1 }, () => ({ kind: 'open' as const }));
  return {
    game,
    options: {},
    seats: [{ kind: 'me' }, ...others],
    clock: USUAL_CLOCK[pace],
    access: 'open',
    rated: true,
    delay: 0,
    salt,
  };
}
