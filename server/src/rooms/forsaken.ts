import { refused } from './answer.ts';
import type { Rooms } from './rooms.ts';

const DAY = 24 * 3_600_000;
/** Nobody waits longer than this in front of a table for a live game, nor in any way for a slow one. */
const LIVE = DAY;
const SLOW = 14 * DAY;
const AT_A_TIME = 1000;

/** Closes the tables that never came to a game and that nobody looks at, so that the lobby shows none of them. */
export async function closeForsaken(rooms: Rooms): Promise<void> {
  const { store, now } = rooms.parts;
  const before = { live: now() - LIVE, slow: now() - SLOW };
  for (const id of await store.tables.forsaken(before, now(), AT_A_TIME))
    await rooms.at(id, async (room) => {
      const refusal = await room.edit((row) => {
        if (row.status !== 'open') return refused('started');
        row.status = 'closed';
        return undefined;
      });
      return refusal ?? { ok: true };
    });
}
