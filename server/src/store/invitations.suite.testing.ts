import { describe, expect, test } from 'vitest';
import { aPerson, aTable, newId } from './rows.testing.ts';
import { collectNews, type StorePair } from './store.suite.testing.ts';
import type { TableRow } from './store.ts';

const free = { colour: 0, person: null, level: null, salt: '', away: null };

export function invitationSuite(stores: () => StorePair): void {
  describe('invitations', () => {
    async function anOpenTable(fields: Partial<TableRow> = {}): Promise<TableRow> {
      const table = aTable({ status: 'open', started: null, host: newId(), seats: [free, free], ...fields });
      await stores().one.tables.create(table);
      return table;
    }
    const idsOf = async (person: string) =>
      (await stores().other.invitations.listTables(person, 10)).map(({ id }) => id);

    test('are listed for open tables, newest first, each published once', async () => {
      const { one, other } = stores();
      const [ana, rui] = [newId(), newId()];
      const [early, late, started] = [
        await anOpenTable(),
        await anOpenTable(),
        await anOpenTable({ status: 'playing' }),
      ];
      const news = collectNews(other, (each) => each.of === 'invited' && each.person === ana);
      await one.invitations.add(early.id, ana, 1000);
      // News of another process may arrive after its own, which is published without a round trip.
      await expect.poll(() => news.all.length).toBe(1);
      await Promise.all([one.invitations.add(late.id, ana, 2000), other.invitations.add(late.id, ana, 2000)]);
      for (const table of [started.id, newId()]) await one.invitations.add(table, ana, 3000);
      await one.invitations.add(early.id, rui, 4000);
      expect(await idsOf(ana)).toEqual([late.id, early.id]);
      expect(await other.invitations.listTables(ana, 1)).toEqual([late]);
      expect(await other.invitations.has(early.id, rui)).toBe(true);
      expect(await other.invitations.has(late.id, rui)).toBe(false);
      expect(await other.invitations.listInvited([early.id, started.id])).toEqual(
        [ana, rui].sort().map((person) => ({ table: early.id, person })),
      );
      expect(await other.invitations.listInvited([])).toEqual([]);
      expect(await news.until(2)).toEqual(
        [early, late].map(({ id }) => ({ of: 'invited', table: id, person: ana })),
      );
    });

    test('are not created again after they were declined', async () => {
      const { one, other } = stores();
      const ana = newId();
      const { id } = await anOpenTable();
      const news = collectNews(other, (each) => each.of === 'invited' && each.person === ana);
      await one.invitations.add(id, ana, 1000);
      for (const store of [one, other]) await store.invitations.decline(id, ana);
      await one.invitations.add(id, ana, 2000);
      expect(await idsOf(ana)).toEqual([]);
      expect(await other.invitations.listInvited([id])).toEqual([]);
      expect(await news.until(2)).toHaveLength(2);
    });

    test('end for a person who sits down, who can be invited again, and when the table is not open', async () => {
      const { one, other } = stores();
      const [ana, rui] = [newId(), newId()];
      const { id } = await anOpenTable();
      const sit = (person: string | null) =>
        other.tables.change(id, (row) => {
          row.seats = [{ ...free, person }, free];
          return true;
        });
      for (const person of [ana, rui]) await one.invitations.add(id, person, 1000);
      await sit(ana);
      await one.invitations.add(id, ana, 2000);
      expect(await one.invitations.listInvited([id])).toEqual([{ table: id, person: rui }]);
      await sit(null);
      expect(await idsOf(ana)).toEqual([]);
      await one.invitations.add(id, ana, 3000);
      expect(await idsOf(ana)).toEqual([id]);
      await other.tables.change(id, (row) => {
        row.status = 'closed';
        return true;
      });
      await other.tables.change(id, (row) => {
        row.status = 'open';
        return true;
      });
      expect(await one.invitations.listInvited([id])).toEqual([]);
    });

    test('from a blocked host are hidden, and all are deleted with the account', async () => {
      const { one, other } = stores();
      const ana = aPerson();
      await one.people.create(ana);
      const [rude, kind] = [await anOpenTable(), await anOpenTable()];
      for (const { id } of [rude, kind]) await one.invitations.add(id, ana.id, 1000);
      await one.blocks.block(ana.id, rude.host ?? '', true);
      expect(await idsOf(ana.id)).toEqual([kind.id]);
      expect(await other.invitations.has(rude.id, ana.id)).toBe(false);
      await one.people.anonymise(ana.id);
      expect(await other.invitations.listInvited([rude.id, kind.id])).toEqual([]);
    });
  });
}
