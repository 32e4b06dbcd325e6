import { at } from '@archivolt/engine';
import type { TableRow } from '../store/store.ts';
import { type Answer, DONE, type Refused, refused } from './answer.ts';
import { isPlayedByPerson, passClocks } from './clocks.ts';
import type { Room } from './room.ts';
import { wakesAt, withTelling } from './wakes.ts';

/** Why nobody can move at a table. */
export function notPlaying({ status }: TableRow): Refused | undefined {
  if (status === 'playing') return undefined;
  return refused(status === 'open' ? 'notStarted' : status === 'frozen' ? 'frozen' : 'over');
}

/** Changes who decides at a seat of a running game; the clocks and the waking follow. */
export async function editPlaying(
  room: Room,
  change: (row: TableRow) => Refused | undefined,
): Promise<Answer> {
  for (;;) {
    let isBehind = false;
    const refusal = await room.edit((row) => {
      const { moment } = room;
      isBehind = row.version !== room.row.version;
      const stopped = isBehind ? refused('stale') : (notPlaying(row) ?? change(row));
      if (stopped || !row.clocks || !moment) return stopped;
      const now = room.parts.now();
      const { toMove } = row;
      const decides = toMove !== null && isPlayedByPerson(at(row.seats, toMove)) ? toMove : null;
      const { tell, ...stood } = row.clocks;
      const clocks =
        decides === stood.running
          ? stood
          : passClocks(stood, row.clock, row.seats, { toMove }, now, room.times.deadline);
      row.clocks = withTelling(clocks, decides === null ? undefined : tell);
      row.wakes = wakesAt(moment, row.seats, row.clocks, now);
      return undefined;
    });
    // Another process has put the game forward, which is known by now.
    if (!isBehind) return refusal ?? DONE;
  }
}
