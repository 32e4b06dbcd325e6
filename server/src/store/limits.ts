import { sql } from 'kysely';
import type { DatabaseAdapter } from './adapter.ts';
import type { LimitStore } from './store.ts';

/**
 * A leaky bucket in one number: the time at which it is full again. Each unit postpones it by its share of the period;
 * a unit that would postpone it beyond the whole period is refused.
 */
export function limitStore({ db, writeVolatile }: DatabaseAdapter): LimitStore {
  return {
    async take(name, capacity, periodMs, now) {
      const share = Math.ceil(periodMs / capacity);
      const latest = now + periodMs - share;
      const rows = await writeVolatile((db) =>
        db
          .insertInto('limits')
          .values({ name, until: now + share })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({
                until: sql<number>`case when limits.until > ${now} then limits.until else ${now} end + ${share}`,
              })
              .where('limits.until', '<=', latest),
          )
          .returning('name')
          .execute(),
      );
      if (rows.length === 1) return undefined;
      const row = await db.selectFrom('limits').select('until').where('name', '=', name).executeTakeFirst();
      return Math.max(1, Math.ceil(((row?.until ?? latest) - latest) / 1000));
    },
  };
}
