import { sql } from 'kysely';
import type { DatabaseAdapter, Publish, StoreTransaction } from './adapter.ts';
import { clocksFrom, clocksText } from './columns.ts';
import { EXPIRING_TABLES, type TablesTable } from './schema.ts';
import type { HeartbeatStore, StoredClocks } from './store.ts';

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

    async beat(now, maxGapMs, jump) {
      if (!jump && (await beatWithoutGap(writeVolatile, now, maxGapMs))) return undefined;
      return transact(async (trx, publish) => {
        await advisoryLock(trx, HEARTBEAT_LOCK);
        jump?.();
        const row = await trx
          .selectFrom('heartbeat')
          .select('at')
          .where('name', '=', 'alive')
          .executeTakeFirst();
        const gap = row ? gapSince(row.at, now, maxGapMs, jump !== undefined) : 0;
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

/**
 * Shifts all running clocks by the gap, and the time that open tables wait for salts; when a clock was set back, also
 * everything that is due later. Every game gets a new edition, even if nothing changes there: a bot's move that was
 * computed before would start a person's clock in the past, or make the next bot wait for the old time.
 */
async function shiftClocks(trx: StoreTransaction, publish: Publish, gap: number): Promise<string[]> {
  const isBack = gap < 0;
  // Expiring rows have expired during a gap, but after a clock was set back they would last too long.
  if (isBack)
    for (const table of EXPIRING_TABLES)
      await trx
        .updateTable(table)
        .set({ until: sql<number>`until + ${gap}` })
        // `until` 0 means that somebody has left, and stays so.
        .where('until', '>', -gap)
        .execute();
  const rows = await trx
    .selectFrom('tables')
    .select(['id', 'status', 'version', 'edition', 'clocks', 'wakes'])
    .where((where) =>
      where.or([
        where.and([
          where('status', '=', 'playing'),
          ...(isBack ? [] : [where('clockKind', '!=', 'none' as const)]),
        ]),
        where.and([
          where('wakes', 'is not', null),
          ...(isBack ? [] : [where('status', '=', 'open' as const)]),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
  const tables: string[] = [];
  for (const row of rows) {
    const { id, version, edition } = row;
    const clocks = clocksFrom(id, row.clocks);
    const isRunning = row.status === 'playing' && clocks?.deadline != null;
    const wakes = shiftTimes(row, clocks, gap);
    const changed = await trx
      .updateTable('tables')
      .set({ clocks: clocks && clocksText(clocks), wakes, edition: edition + 1 })
      .where('id', '=', id)
      .where('edition', '=', edition)
      .where('version', '=', version)
      .executeTakeFirst();
    // Another process has moved there meanwhile, by its own clock.
    if (Number(changed.numUpdatedRows) === 0) continue;
    if (isRunning) tables.push(id);
    publish({ of: 'table', table: id, edition: edition + 1 });
  }
  return tables;
}

/** Shifts the clocks of one table in place, and returns when it wakes then. */
function shiftTimes(
  { status, wakes }: Pick<TablesTable, 'status' | 'wakes'>,
  clocks: StoredClocks | null,
  gap: number,
): number | null {
  // A game wakes for the deadline, or earlier for a notification, which is sent as soon as a server runs.
  const isForDeadline = status === 'open' || wakes === clocks?.deadline;
  if (clocks?.deadline != null) {
    clocks.since += gap;
    clocks.deadline += gap;
  }
  if (clocks?.tell && gap < 0) clocks.tell.at += gap;
  return wakes !== null && (isForDeadline || gap < 0) ? wakes + gap : wakes;
}
