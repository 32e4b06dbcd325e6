import { sql } from 'kysely';
import type { DatabaseAdapter, Publish, Work } from './adapter.ts';
import { clocksFrom, clocksText } from './columns.ts';
import { EXPIRING_TABLES } from './schema.ts';
import type { HeartbeatStore } from './store.ts';

/** Advisory lock: only one process at a time checks for a gap. */
const HEARTBEAT = 'heartbeat';
/**
 * Maximum difference between the clocks of two machines, in milliseconds. A beat from further ahead comes from a clock
 * that was set back.
 */
const APART = 60_000;

export function heartbeatStore({
  db,
  writeVolatile,
  transact,
  advisoryLock,
  isShared,
}: DatabaseAdapter): HeartbeatStore {
  return {
    isShared,

    async last() {
      const row = await db
        .selectFrom('heartbeat')
        .select('at')
        .where('name', '=', 'alive')
        .executeTakeFirst();
      return row?.at;
    },

    async beat(now, most, hasJumped) {
      if (!hasJumped && (await isSteady(writeVolatile, now, most))) return undefined;
      return transact(async (trx, publish) => {
        await advisoryLock(trx, HEARTBEAT);
        const row = await trx
          .selectFrom('heartbeat')
          .select('at')
          .where('name', '=', 'alive')
          .executeTakeFirst();
        const missed = row ? missedSince(row.at, now, most, hasJumped) : 0;
        // Another machine's clock may be ahead of ours; its later time stays.
        const at = missed === 0 && row ? Math.max(row.at, now) : now;
        await trx
          .insertInto('heartbeat')
          .values({ name: 'alive', at })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
          .execute();
        if (missed === 0) return undefined;
        return { milliseconds: missed, tables: await putOff(trx, publish, missed) };
      });
    },
  };
}

/** The normal case: one statement that need not be synced to disk. */
async function isSteady(
  writeVolatile: DatabaseAdapter['writeVolatile'],
  now: number,
  most: number,
): Promise<boolean> {
  const noted = await writeVolatile((db) =>
    db
      .updateTable('heartbeat')
      .set({ at: now })
      .where('name', '=', 'alive')
      .where('at', '>', now - most)
      .where('at', '<=', now)
      .returning('name')
      .execute(),
  );
  return noted.length === 1;
}

function missedSince(noted: number, now: number, most: number, hasJumped: boolean): number {
  const apart = now - noted;
  if (apart > most || apart < -APART) return apart;
  return hasJumped && apart < -most ? apart : 0;
}

/** Shifts all running clocks by the gap. */
async function putOff(trx: Work, publish: Publish, missed: number): Promise<string[]> {
  // Expiring rows have expired during a gap, but after a clock was set back they would last too long.
  if (missed < 0)
    for (const table of EXPIRING_TABLES)
      await trx
        .updateTable(table)
        .set({ until: sql<number>`until + ${missed}` })
        // `until` 0 means that somebody has left, and stays so.
        .where('until', '>', -missed)
        .execute();
  const rows = await trx
    .selectFrom('tables')
    .select(['id', 'edition', 'clocks', 'wakes'])
    .where('status', '=', 'playing')
    .where('clockKind', '!=', 'none')
    .orderBy('id')
    .execute();
  const tables: string[] = [];
  for (const { id, edition, clocks: text, wakes } of rows) {
    const clocks = clocksFrom(id, text);
    if (clocks?.deadline == null) continue;
    // The table wakes for the deadline, or earlier for a notification.
    const isForDeadline = wakes === clocks.deadline;
    clocks.since += missed;
    clocks.deadline += missed;
    const changed = await trx
      .updateTable('tables')
      .set({
        clocks: clocksText(clocks),
        edition: edition + 1,
        ...(isForDeadline && { wakes: clocks.deadline }),
      })
      .where('id', '=', id)
      .where('edition', '=', edition)
      .where('clocks', '=', text)
      .executeTakeFirst();
    // Another process has moved there meanwhile, by its own clock.
    if (Number(changed.numUpdatedRows) === 0) continue;
    tables.push(id);
    publish({ of: 'table', table: id, edition: edition + 1 });
  }
  return tables;
}
