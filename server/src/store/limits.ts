import { sql } from 'kysely';
import type { Link } from './link.ts';
import type { LimitStore } from './store.ts';

/**
 * A row is one number: when everything that was taken is there again. Each one taken puts it off by its share of the
 * time; where it would lie further ahead than the whole time, there is none left.
 */
export function limitStore({ db, pass }: Link): LimitStore {
  return {
    async take(name, most, milliseconds, now) {
      const share = Math.ceil(milliseconds / most);
      const latest = now + milliseconds - share;
      const rows = await pass((db) =>
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
