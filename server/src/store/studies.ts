import { type OwnStudy, ownStudy, STUDY_DEPTHS } from '@archivolt/protocol';
import type { DatabaseAdapter } from './adapter.ts';
import { parseStored } from './columns.ts';
import type { StudyStore } from './store.ts';

export function studyStore({ db, transact, advisoryLock }: DatabaseAdapter): StudyStore {
  const read = (table: string, study: string): OwnStudy =>
    parseStored(ownStudy, study, `table ${table}: study`);

  return {
    async load(person) {
      const rows = await db
        .selectFrom('studies')
        .select(['table', 'study'])
        .where('person', '=', person)
        .execute();
      return new Map(rows.map(({ table, study }) => [table, read(table, study)]));
    },

    // Locked, because two devices of one person may have studied the same game.
    save: (table, person, given) =>
      transact(async (trx) => {
        await advisoryLock(trx, `study of ${table} by ${person}`);
        const row = await trx
          .selectFrom('studies')
          .select('study')
          .where('table', '=', table)
          .where('person', '=', person)
          .executeTakeFirst();
        if (row && rankOf(read(table, row.study)) > rankOf(given)) return;
        const study = JSON.stringify(given);
        await trx
          .insertInto('studies')
          .values({ table, person, study })
          .onConflict((conflict) => conflict.columns(['table', 'person']).doUpdateSet({ study }))
          .execute();
      }),
  };
}

/** The later version first, then the greater depth. */
const rankOf = ({ version, depth }: OwnStudy): number =>
  version * STUDY_DEPTHS.length + STUDY_DEPTHS.indexOf(depth);
