import { at } from '@archivolt/engine';
import type { SeatRow, StoredRequest, StoredTable } from '../store/store.ts';
import { refused } from './answer.ts';
import type { Circle } from './circle.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { blankTable } from './seating.ts';
import { beginning, start } from './starting.ts';
import { timesFor } from './times.ts';

/** Sits a person here who can still be asked? One who has deleted the account cannot. */
export function isSomebody({ person }: SeatRow, { people }: Circle): boolean {
  return person !== null && people.get(person)?.deleted === false;
}

/** The same people at a new table, each one seat further on; the seat of one who is gone is free. */
function rematchOf({ row: table, circle, parts }: Room, request: StoredRequest): StoredTable {
  const { by, seed = parts.newSeed(), salts = [] } = request;
  const { game, rulesVersion, access, rated, clock, delay, seats } = table;
  const { colours: _, ...options } = table.options as { colours?: unknown };
  const rotated = seats.map((_, index) => {
    const old = (index + 1) % seats.length;
    const seat = at(seats, old);
    const person = isSomebody(seat, circle) ? seat.person : null;
    return { colour: seat.colour, person, level: seat.level, salt: salts[old] ?? '', away: null };
  });
  const host = at(seats, by).person;
  const settled = { game, rulesVersion, options, access, rated, clock, delay, host, seats: rotated };
  return blankTable(settled, parts.now(), seed);
}

export async function beginRematch(rooms: Rooms, room: Room, request: StoredRequest): Promise<void> {
  const { store, rules, now, hooks } = rooms.parts;
  const table = rematchOf(room, request);
  const times = timesFor((seat) => room.circle.people.get(at(table.seats, seat).person ?? ''), hooks.turnDue);
  const started = await beginning(rules, table);
  if (started) start(table, started, now(), times);
  await store.tables.create(table);
  const refusal = await room.edit((row) => {
    if (row.next !== null) return refused('notPossible');
    row.next = table.id;
    row.requests = row.requests.filter(({ kind }) => kind !== 'rematch');
    return undefined;
  });
  if (!refusal) return rooms.begin(table.id);
  // Another process was quicker; one rematch is enough.
  await store.tables.change(table.id, (row) => {
    row.status = 'closed';
    row.wakes = null;
    return true;
  });
}
