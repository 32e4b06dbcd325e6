import { refused } from './answer.ts';
import { resign } from './leaving.ts';
import type { Rooms } from './rooms.ts';
import { getUp } from './seating.ts';

/** One who has deleted their account gets up from open tables and resigns at the others. */
export async function leaveEverything(rooms: Rooms, person: string): Promise<void> {
  const { store, settings } = rooms.parts;
  const row = await store.people.load(person);
  if (!row?.deleted) return;
  for (const { id } of await store.tables.of(person, 'running', settings.tables))
    await rooms.at(id, async (room) => {
      if (room.row.status === 'playing') return resign(room, person);
      const refusal = await room.edit((table) => {
        const left = getUp(table, person);
        return left.ok ? undefined : left;
      });
      return refusal ?? refused('over');
    });
}
