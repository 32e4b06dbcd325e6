import { resign } from './leaving.ts';
import type { Rooms } from './rooms.ts';
import { leave } from './tables.ts';

/** More than anybody may sit at. */
const MOST = 100_000;

/** Gets up from every table for good: nobody waits for one who will not come back. */
export async function leaveAll(rooms: Rooms, person: string): Promise<void> {
  for (const { id, status } of await rooms.parts.store.tables.of(person, 'running', MOST)) {
    if (status === 'open') await leave(rooms, id, person);
    if (status === 'playing') await rooms.at(id, (room) => resign(room, person));
  }
}
