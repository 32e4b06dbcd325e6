import { describe, expect, test } from 'vitest';
import { aPerson, aTable, newId } from './rows.testing.ts';
import type { StorePair } from './store.suite.testing.ts';

/** Lists that are read page by page, also where entries have the same time. */
export function pageSuite(stores: () => StorePair): void {
  describe('page by page', () => {
    test('the audit log is read whole', async () => {
      const { one, other } = stores();
      const entry = { by: newId(), act: 'mute' as const, person: null, table: null, facts: {} };
      const ids = Array.from({ length: 3 }, newId).sort();
      for (const id of ids) await one.operator.addAudit({ id, at: 9e12, ...entry });
      const pages = [await other.operator.loadAudit(2, { at: 9e12 + 1 })];
      pages.push(await other.operator.loadAudit(1, { at: 9e12, id: ids[1] }));
      expect(pages.flat().map(({ id }) => id)).toEqual(ids);
    });

    test('the tables of a person that are over are read whole, also those without an end', async () => {
      const { one, other } = stores();
      const { id: person } = aPerson();
      const seats = [{ colour: 0, person, level: null, salt: '', away: null }];
      const finished = { status: 'finished', finished: 30, seats } as const;
      const closed = { status: 'closed', finished: null, created: 30, seats } as const;
      const tables = [finished, finished, finished, closed].map((fields) => aTable(fields));
      for (const table of tables) await one.tables.create(table);
      const first = await one.tables.listByPerson(person, 'over', 2);
      const rest = await other.tables.listByPerson(person, 'over', 3, { at: 30, id: first[1]?.id });
      expect([...first, ...rest].map(({ id }) => id)).toEqual(tables.map(({ id }) => id).sort());
    });
  });
}
