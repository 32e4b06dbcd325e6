import { lessons, MAX_LESSONS, mergeLessons } from '@archivolt/protocol';
import type { Kysely } from 'kysely';
import type { DatabaseAdapter } from './adapter.ts';
import { parseStored } from './columns.ts';
import type { Schema } from './schema.ts';
import type { LessonStore } from './store.ts';

export function lessonStore({ db, transact, advisoryLock }: DatabaseAdapter): LessonStore {
  const load = async (from: Kysely<Schema>, person: string) => {
    const row = await from
      .selectFrom('lessons')
      .select('progress')
      .where('person', '=', person)
      .executeTakeFirst();
    return row ? parseStored(lessons, row.progress, `person ${person}: lessons`) : {};
  };

  return {
    load: (person) => load(db, person),

    // Locked, because two devices of one person may send their progress at the same time.
    merge: (person, given) =>
      transact(async (trx) => {
        await advisoryLock(trx, `lessons of ${person}`);
        const known = await load(trx, person);
        const merged = mergeLessons(known, given);
        const progress = JSON.stringify(merged);
        // There are fewer lessons than this, so the input is made up and is ignored.
        if (Object.keys(merged).length > MAX_LESSONS || progress === JSON.stringify(known)) return known;
        await trx
          .insertInto('lessons')
          .values({ person, progress })
          .onConflict((conflict) => conflict.column('person').doUpdateSet({ progress }))
          .execute();
        return merged;
      }),
  };
}
