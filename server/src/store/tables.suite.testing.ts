import { describe, expect, test } from 'vitest';
import { aPerson, aTable, newId } from './rows.testing.ts';
import { heard, type Two } from './store.suite.testing.ts';
import type { StoredTable, TableRow } from './store.ts';

export function tableSuite(stores: () => Two): void {
  const create = async (fields?: Partial<StoredTable>) => {
    const table = aTable(fields);
    await stores().one.tables.create(table);
    return table;
  };
  const sitting = (...persons: (string | null)[]): TableRow['seats'] =>
    persons.map((person, colour) => ({ colour, person, level: null, salt: '', away: null }));

  describe('tables', () => {
    test('a table is found as it was made, by every process', async () => {
      const full = await create();
      const bare = await create({
        game: 'architectura',
        rated: false,
        access: 'invitation',
        clock: { kind: 'none' },
        status: 'open',
        started: null,
        setup: null,
        state: null,
        clocks: null,
        toMove: null,
        requests: [],
      });
      const over = await create({
        status: 'finished',
        finished: 9000,
        toMove: null,
        result: { why: 'played', totals: [31, 28.5], places: [[0], [1]] },
        next: newId(),
        fault: 'TypeError: x\n  at y',
        requests: [{ kind: 'rematch', by: 1, granted: [], commitment: 'ab', seed: 'cd', salts: ['', '00'] }],
      });
      for (const table of [full, bare, over])
        expect(await stores().other.tables.load(table.id)).toEqual(table);
    });

    test('a table that nobody made is not there', async () => {
      expect(await stores().one.tables.load(newId())).toBeUndefined();
      expect(await stores().one.tables.change(newId(), () => 1)).toBeUndefined();
    });

    test('an id is given once', async () => {
      const table = await create();
      await expect(stores().one.tables.create(table)).rejects.toThrow();
    });

    test('a change is written, raises the edition and is told', async () => {
      const table = await create({ status: 'open', started: null });
      const { one, other } = stores();
      // That it was made may still be on its way.
      const news = heard(other, (each) => each.of === 'table' && each.table === table.id && each.edition > 0);
      const answer = await one.tables.change(table.id, (row) => {
        row.status = 'playing';
        row.started = 5000;
        row.setup = [1];
        row.options = { players: 4 };
        row.seats[0] = { colour: 3, person: null, level: 'expert', salt: 'aa', away: null };
        return 'begun';
      });
      expect(answer).toBe('begun');
      const after = await other.tables.load(table.id);
      expect(after).toEqual({
        ...table,
        status: 'playing',
        started: 5000,
        setup: [1],
        options: { players: 4 },
        seats: [{ colour: 3, person: null, level: 'expert', salt: 'aa', away: null }, table.seats[1]],
        edition: 1,
      });
      expect(await news.until(1)).toEqual([{ of: 'table', table: table.id, edition: 1 }]);
    });

    test('open tables are forsaken that are old enough and that nobody looks at', async () => {
      const { one, other } = stores();
      const live = { kind: 'live', base: 600, increment: 5 } as const;
      const slow = { kind: 'slow', hours: 24 } as const;
      const [old, seen, late, begun, slowly] = [
        await create({ status: 'open', created: 1, clock: live, access: 'invitation' }),
        await create({ status: 'open', created: 2, clock: live }),
        await create({ status: 'open', created: 900, clock: live }),
        await create({ status: 'playing', created: 1, clock: live }),
        await create({ status: 'open', created: 3, clock: slow }),
      ];
      await one.tables.present('process', [{ table: seen.id, person: 'ana', until: 500 }]);
      const forsaken = async (now: number, before = { live: 900, slow: 3 }) => {
        const found = await other.tables.forsaken(before, now, 100);
        return [old, seen, late, begun, slowly].filter(({ id }) => found.includes(id));
      };
      expect(await forsaken(499)).toEqual([old]);
      expect(await forsaken(500)).toEqual([old, seen]);
      expect(await forsaken(499, { live: 900, slow: 4 })).toEqual([old, slowly]);
      expect(await other.tables.forsaken({ live: 900, slow: 3 }, 500, 1)).toHaveLength(1);
      await one.tables.present('process', [{ table: seen.id, person: 'ana', until: 0 }]);
    });

    test('a change that gives null or throws leaves the table as it was', async () => {
      const table = await create();
      const { one } = stores();
      const nothing = await one.tables.change(table.id, (row) => {
        row.status = 'closed';
        return null;
      });
      expect(nothing).toBeNull();
      await expect(
        one.tables.change(table.id, (row) => {
          row.status = 'closed';
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      await expect(
        one.tables.change(table.id, (row) => {
          row.version = 7;
          return 1;
        }),
      ).rejects.toThrow('a change is no move');
      expect(await one.tables.load(table.id)).toEqual(table);
    });

    test('of many changes at once none is lost', async () => {
      const table = await create({ delay: 0, requests: [] });
      const { one, other } = stores();
      const add = (store: Two['one'], by: number) =>
        store.tables.change(table.id, (row) => row.requests.push({ kind: 'endNow', by, granted: [] }));
      const counts = await Promise.all(
        Array.from({ length: 40 }, (_, index) => add(index % 2 === 0 ? one : other, index)),
      );
      expect([...counts].sort((a, b) => Number(a) - Number(b))).toEqual(counts.map((_, index) => index + 1));
      const after = await one.tables.load(table.id);
      expect(after?.requests.map(({ by }) => by).sort((a, b) => a - b)).toEqual(
        counts.map((_, index) => index),
      );
      expect(after?.edition).toBe(40);
    });

    test('one seat, two who want it: one gets it', async () => {
      const table = await create({ status: 'open', seats: sitting('maker', null) });
      const { one, other } = stores();
      const sit = (store: Two['one'], person: string) =>
        store.tables.change(table.id, (row) => {
          const free = row.seats.find((seat) => seat.person === null);
          if (free === undefined) return null;
          free.person = person;
          return person;
        });
      const got = await Promise.all([sit(one, 'ana'), sit(other, 'rui')]);
      expect(got.filter((person) => person !== null)).toHaveLength(1);
      const after = await one.tables.load(table.id);
      expect(got).toContain(after?.seats[1]?.person);
    });

    test('the lobby shows open tables for everybody, newest first', async () => {
      const first = await create({ status: 'open', created: 1e12 });
      const second = await create({ status: 'open', created: 1e12 + 1 });
      await create({ status: 'open', access: 'invitation', created: 1e12 + 2 });
      await create({ status: 'playing', created: 1e12 + 3 });
      expect((await stores().other.tables.open(2)).map(({ id }) => id)).toEqual([second.id, first.id]);
    });

    test('a person finds the own tables: the running, and those that are over page by page', async () => {
      const { one, other } = stores();
      const { id: ana } = aPerson();
      const { id: rui } = aPerson();
      const playing = await create({ seats: sitting(ana, rui), created: 10 });
      const open = await create({ status: 'open', seats: sitting(ana, null), created: 20 });
      const over = await Promise.all(
        [30, 40, 50].map((finished) => create({ status: 'finished', finished, seats: sitting(rui, ana) })),
      );
      const ids = (rows: TableRow[]) => rows.map(({ id }) => id);
      expect(ids(await one.tables.of(ana, 'running', 10))).toEqual([open.id, playing.id]);
      expect(ids(await other.tables.of(ana, 'over', 2))).toEqual([over[2]?.id, over[1]?.id]);
      expect(ids(await other.tables.of(ana, 'over', 2, 40))).toEqual([over[0]?.id]);

      await one.tables.change(open.id, (row) => {
        row.seats = sitting(null, rui);
        return true;
      });
      expect(ids(await other.tables.of(ana, 'running', 10))).toEqual([playing.id]);
      expect(ids(await other.tables.of(rui, 'running', 10))).toEqual([open.id, playing.id]);
    });

    test('how the games of a person ended is told without the games, the last one first', async () => {
      const { one, other } = stores();
      const { id: ana } = aPerson();
      const seats = sitting(ana, null);
      const over = (finished: number, rated: boolean) =>
        create({
          status: 'finished',
          seats,
          finished,
          rated,
          result: { why: 'agreed', totals: [3, 4], places: [[1], [0]] },
        });
      const [first, last] = [await over(10, true), await over(20, false)];
      await create({ seats: sitting(ana, null) });
      expect(await one.tables.results(ana)).toEqual(
        [last, first].map(({ id, game, rated, result, finished }) => ({
          id,
          game,
          seats,
          rated,
          result,
          finished,
        })),
      );
      expect(await other.tables.results(aPerson().id)).toEqual([]);
      expect(await one.tables.countOf(ana, 'finished')).toBe(2);
      expect(await other.tables.countOf(ana, 'running')).toBe(1);
      expect(await one.tables.countOf(aPerson().id, 'finished')).toBe(0);
    });

    test('all tables that were ever begun are found piece by piece, each once', async () => {
      const { one } = stores();
      const begun = await create({ started: 1 });
      const waiting = await create({ status: 'open', started: null });
      const found: string[] = [];
      for (let after = ''; ; ) {
        const some = await one.tables.all(after, 3);
        found.push(...some);
        const last = some.at(-1);
        if (last === undefined) break;
        after = last;
      }
      expect(found).toContain(begun.id);
      expect(found).not.toContain(waiting.id);
      expect(new Set(found).size).toBe(found.length);
    });

    test('tables are counted by how they stand', async () => {
      const { one } = stores();
      const before = await one.tables.counts();
      await create({ status: 'frozen' });
      expect(await one.tables.counts()).toEqual({ ...before, frozen: before.frozen + 1 });
      expect(Object.keys(before).sort()).toEqual(['closed', 'finished', 'frozen', 'open', 'playing']);
    });
  });
}
