import { sql } from 'kysely';
import type { DatabaseAdapter, Publish, StoreTransaction } from './adapter.ts';
import { clocksFrom, clocksText } from './columns.ts';
import { EXPIRING_TABLES } from './schema.ts';
import type { HeartbeatStore } from './store.ts';

/** Advisory lock: only one process at a time checks for a gap. */
const HEARTBEAT_LOCK = 'heartbeat';
/**
 * Maximum difference between the clocks of two machines, in milliseconds. A beat from further ahead comes from a clock
 * that was set back.
 */
const MAX_CLOCK_SKEW_MS = 60_000;

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

    async beat(now, maxGapMs, hasJumped) {
      if (!hasJumped && (await beatWithoutGap(writeVolatile, now, maxGapMs))) return undefined;
      return transact(async (trx, publish) => {
        await advisoryLock(trx, HEARTBEAT_LOCK);
        const row = await trx
          .selectFrom('heartbeat')
          .select('at')
          .where('name', '=', 'alive')
          .executeTakeFirst();
        const gap = row ? gapSince(row.at, now, maxGapMs, hasJumped) : 0;
        // Another machine's clock may be ahead of ours; its later time stays.
        const at = gap === 0 && row ? Math.max(row.at, now) : now;
        await trx
          .insertInto('heartbeat')
          .values({ name: 'alive', at })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
          .execute();
        if (gap === 0) return undefined;
        return { milliseconds: gap, tables: await shiftClocks(trx, publish, gap) };
      });
    },
  };
}

/** The normal case: one statement that need not be synced to disk. */
async function beatWithoutGap(
  writeVolatile: DatabaseAdapter['writeVolatile'],
  now: number,
  maxGapMs: number,
): Promise<boolean> {
  const updated = await writeVolatile((db) =>
    db
      .updateTable('heartbeat')
      .set({ at: now })
      .where('name', '=', 'alive')
      .where('at', '>', now - maxGapMs)
      .where('at', '<=', now)
      .returning('name')
      .execute(),
  );
  return updated.length === 1;
}

function gapSince(lastBeat: number, now: number, maxGapMs: number, hasJumped: boolean): number {
  const apart = now - lastBeat;
  if (apart > maxGapMs || apart < -MAX_CLOCK_SKEW_MS) return apart;
  return hasJumped && apart < -maxGapMs ? apart : 0;
}

/** Shifts all running clocks by the gap. */
async function shiftClocks(trx: StoreTransaction, publish: Publish, gap: number): Promise<string[]> {
  // Expiring rows have expired during a gap, but after a clock was set back they would last too long.
  if (gap < 0)
    for (const table of EXPIRING_TABLES)
      await trx
        .updateTable(table)
        .set({ until: sql<number>`until + ${gap}` })
        // `until` 0 means that somebody has left, and stays so.
        .where('until', '>', -gap)
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
    clocks.since += gap;
    clocks.deadline += gap;
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
