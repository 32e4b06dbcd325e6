import { array, number, strictObject, string } from 'valibot';
import type { DatabaseAdapter } from './adapter.ts';
import { parseStored } from './columns.ts';
import type { SheetStore } from './store.ts';

const stored = array(strictObject({ source: string(), points: array(number()) }));

export function sheetStore({ db, write }: DatabaseAdapter): SheetStore {
  return {
    async load(tables) {
      if (tables.length === 0) return new Map();
      const rows = await db.selectFrom('sheets').selectAll().where('table', 'in', tables).execute();
      return new Map(
        rows.map(({ table, sources }) => [table, parseStored(stored, sources, `table ${table}: sources`)]),
      );
    },

    async save(table, sources) {
      await write((db) =>
        db
          .insertInto('sheets')
          .values({ table, sources: JSON.stringify(sources) })
          .onConflict((conflict) => conflict.column('table').doNothing())
          .execute(),
      );
    },
  };
}
