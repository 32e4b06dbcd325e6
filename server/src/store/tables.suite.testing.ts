import { describe, expect, test } from 'vitest';
import { anEndedTable, aPerson, aTable, newId } from './rows.testing.ts';
import { collectNews, type StorePair } from './store.suite.testing.ts';
import type { StoredTable, TableRow } from './store.ts';

export function tableSuite(stores: () => StorePair): void {
  const create = async (fields?: Partial<StoredTable>) => {
    const table = aTable(fields);
    await stores().one.tables.create(table);
    return table;
  };
  const seatsOf = (...persons: (string | null)[]): TableRow['seats'] =>
    persons.map((person, colour) => ({ colour, person, level: null, salt: '', away: null }));

  describe('tables', () => {
    test('are loaded as they were created by every process', async () => {
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

    test('are not found by an unknown id', async () => {
      expect(await stores().one.tables.load(newId())).toBeUndefined();
      expect(await stores().one.tables.change(newId(), () => 1)).toBeUndefined();
    });

    test('have unique ids', async () => {
      const table = await create();
      await expect(stores().one.tables.create(table)).rejects.toThrow();
    });

    test('store a change, increment their edition and publish it', async () => {
      const table = await create({ status: 'open', started: null });
      const { one, other } = stores();
      // The news of its creation may still be in flight.
      const news = collectNews(
        other,
        (each) => each.of === 'table' && each.table === table.id && each.edition > 0,
      );
      const answer = await one.tables.change(table.id, (row) => {
        row.status = 'playing';
        row.started = 5000;
        row.setup = [1];
        row.options = { players: 4 };
        row.seats[0] = { colour: 3, person: null, level: 'expert', salt: 'aa', away: null };
        return 'started';
      });
      expect(answer).toBe('started');
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

    test('are abandoned if they are old, open and without viewers', async () => {
      const { one, other } = stores();
      const live = { kind: 'live', base: 600, increment: 5 } as const;
      const slow = { kind: 'slow', hours: 24 } as const;
      const [old, seen, late, started, slowTable] = [
        await create({ status: 'open', created: 1, clock: live, access: 'invitation' }),
        await create({ status: 'open', created: 2, clock: live }),
        await create({ status: 'open', created: 900, clock: live }),
        await create({ status: 'playing', created: 1, clock: live }),
        await create({ status: 'open', created: 3, clock: slow }),
      ];
      await one.tables.recordPresence('process', [{ table: seen.id, person: 'ana', until: 500 }]);
      const abandoned = async (now: number, before = { live: 900, slow: 3 }) => {
        const found = await other.tables.findAbandoned(before, now, 100);
        return [old, seen, late, started, slowTable].filter(({ id }) => found.includes(id));
      };
      expect(await abandoned(499)).toEqual([old]);
      expect(await abandoned(500)).toEqual([old, seen]);
      expect(await abandoned(499, { live: 900, slow: 4 })).toEqual([old, slowTable]);
      expect(await other.tables.findAbandoned({ live: 900, slow: 3 }, 500, 1)).toHaveLength(1);
      await one.tables.recordPresence('process', [{ table: seen.id, person: 'ana', until: 0 }]);
    });

    test('stay unchanged if a change returns null or throws', async () => {
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
      ).rejects.toThrow('a change must not contain a move');
      expect(await one.tables.load(table.id)).toEqual(table);
    });

    test('lose no concurrent change', async () => {
      const table = await create({ delay: 0, requests: [] });
      const { one, other } = stores();
      const add = (store: StorePair['one'], by: number) =>
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

    test('give the same seat to only one of two people', async () => {
      const table = await create({ status: 'open', seats: seatsOf('maker', null) });
      const { one, other } = stores();
      const sit = (store: StorePair['one'], person: string) =>
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

    test('are listed in the lobby if open to all, those with a present player first, then the newest', async () => {
      const first = await create({ status: 'open', created: 1e12 });
      const second = await create({ status: 'open', created: 1e12 + 1 });
      await create({ status: 'open', access: 'invitation', created: 1e12 + 2 });
      await create({ status: 'playing', created: 1e12 + 3 });
      const { one, other } = stores();
      const listed = async () => (await other.tables.listOpen(5, 2)).map(({ id }) => id);
      expect(await listed()).toEqual([second.id, first.id]);
      const { id: ana } = aPerson();
      const attended = await create({ status: 'open', created: 1, seats: seatsOf(ana, null) });
      // Somebody who only watches does not wait for players there.
      await one.tables.recordPresence('p', [{ table: first.id, person: ana, until: 9 }]);
      await one.tables.recordPresence('p', [{ table: attended.id, person: ana, until: 9 }]);
      expect(await listed()).toEqual([attended.id, second.id]);
      await one.tables.recordPresence('p', [{ table: attended.id, person: ana, until: 0 }]);
      expect(await listed()).toEqual([second.id, first.id]);
    });

    test('are found by quick play only if they match, oldest first', async () => {
      const { one, other } = stores();
      const [ana, rui, eva] = [aPerson().id, aPerson().id, aPerson().id];
      const options = { players: 2, unusual: aPerson().id };
      const clock = { kind: 'slow', hours: 24 } as const;
      const usual = {
        status: 'open',
        options,
        clock,
        rated: false,
        host: ana,
        seats: seatsOf(ana, null),
      } as const;
      const second = await create({ ...usual, created: 20 });
      const first = await create({ ...usual, created: 10, host: rui, seats: seatsOf(rui, null) });
      await create({ ...usual, clock: { kind: 'slow', hours: 1 } });
      await create({ ...usual, clock: { kind: 'live', base: 30, increment: 0 } });
      await create({ ...usual, rated: true });
      await create({ ...usual, delay: 60 });
      await create({ ...usual, options: { ...options, players: 3 } });
      await create({ ...usual, access: 'invitation' });
      await create({ ...usual, status: 'playing' });
      const bot = { colour: 2, person: null, level: 'master', salt: '', away: null } as const;
      await create({ ...usual, seats: [...seatsOf(ana, null), bot] });
      const game = 'red-cathedral' as const;
      const asked = { person: eva, game, options: [options], clock, rated: false };
      const found = async (more: object = {}, now = 5) =>
        (await other.tables.findMatching({ ...asked, ...more }, now, 9)).map(({ id }) => id);
      expect(await found()).toEqual([first.id, second.id]);
      expect(await found({ person: ana })).toEqual([first.id]);
      expect(await found({ presentOrSince: 15 })).toEqual([second.id]);
      await one.tables.recordPresence('p', [{ table: first.id, person: rui, until: 9 }]);
      expect(await found({ presentOrSince: 30 })).toEqual([first.id]);
      expect(await found({ presentOrSince: 30 }, 10)).toEqual([]);
      await one.blocks.block(eva, rui, true);
      await one.blocks.block(ana, eva, true);
      expect(await found()).toEqual([]);
      await one.blocks.block(eva, rui, false);
      expect(await found()).toEqual([first.id]);
    });

    test('are counted by person and address while open, and the address is deleted later', async () => {
      const { one, other } = stores();
      const [host, origin] = [aPerson().id, aPerson().id];
      const waiting = { status: 'open', host, origin } as const;
      const tables = [await create(waiting), await create({ ...waiting, host: null })];
      await create({ ...waiting, access: 'invitation' });
      await create({ ...waiting, status: 'playing' });
      expect(await other.tables.countOpen({ host })).toBe(1);
      expect(await other.tables.countOpen({ origin })).toBe(2);
      await one.tables.change(tables[0]?.id ?? '', (row) => {
        row.status = 'closed';
        return true;
      });
      await one.tables.clearOrigins();
      expect(await other.tables.countOpen({ origin })).toBe(1);
      expect((await other.tables.load(tables[0]?.id ?? ''))?.origin).toBeNull();
      expect((await other.tables.load(tables[1]?.id ?? ''))?.origin).toBe(origin);
    });

    test('can be watched while running if they allow it, those with a present player first', async () => {
      const { one, other } = stores();
      const { id: ana } = aPerson();
      const later = { status: 'playing', started: 8e12, seats: seatsOf(ana, null) } as const;
      const [quiet, busy] = [await create({ ...later, started: 8e12 + 1 }), await create(later)];
      await create({ ...later, spectators: false });
      await create({ ...later, access: 'invitation' });
      const now = 8e12;
      await one.tables.recordPresence('p', [{ table: busy.id, person: ana, until: now + 9 }]);
      expect((await other.tables.listWatchable(now, 2)).map(({ id }) => id)).toEqual([busy.id, quiet.id]);
      expect(await other.tables.filterPresent([ana, 'nobody'], now)).toEqual([ana]);
      expect(await other.tables.countPresent(now)).toBe(1);
      expect(await other.tables.countPresent(now + 9)).toBe(0);
    });

    test('of a person are listed: running ones, and finished ones page by page', async () => {
      const { one, other } = stores();
      const { id: ana } = aPerson();
      const { id: rui } = aPerson();
      const playing = await create({ seats: seatsOf(ana, rui), created: 10 });
      const open = await create({ status: 'open', seats: seatsOf(ana, null), created: 20 });
      const over = await Promise.all(
        [30, 40, 50].map((finished) => create({ status: 'finished', finished, seats: seatsOf(rui, ana) })),
      );
      const ids = (rows: TableRow[]) => rows.map(({ id }) => id);
      expect(ids(await one.tables.listByPerson(ana, 'running', 10))).toEqual([open.id, playing.id]);
      expect(ids(await other.tables.listByPerson(ana, 'over', 2))).toEqual([over[2]?.id, over[1]?.id]);
      expect(ids(await other.tables.listByPerson(ana, 'over', 2, { at: 40 }))).toEqual([over[0]?.id]);

      await one.tables.change(open.id, (row) => {
        row.seats = seatsOf(null, rui);
        return true;
      });
      expect(ids(await other.tables.listByPerson(ana, 'running', 10))).toEqual([playing.id]);
      expect(ids(await other.tables.listByPerson(rui, 'running', 10))).toEqual([open.id, playing.id]);
    });

    test('give the results of a person without their states, latest first', async () => {
      const { one, other } = stores();
      const { id: ana } = aPerson();
      const seats = seatsOf(ana, null);
      const over = (finished: number, rated: boolean) =>
        create({
          status: 'finished',
          seats,
          finished,
          rated,
          result: { why: 'agreed', totals: [3, 4], places: [[1], [0]] },
        });
      const [first, last] = [await over(10, true), await over(20, false)];
      await create({ seats: seatsOf(ana, null) });
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
      expect(await one.tables.countByPerson(ana, 'finished', 30)).toBe(2);
      expect(await other.tables.countByPerson(ana, 'running', 0)).toBe(1);
      expect(await one.tables.countByPerson(aPerson().id, 'finished', 30)).toBe(0);
      await create({ status: 'finished', seats, finished: 20, delay: 60 });
      expect(await one.tables.countByPerson(ana, 'finished', 60_019)).toBe(2);
      expect(await one.tables.countByPerson(ana, 'finished', 60_020)).toBe(3);
    });

    test('give a limited number of results, or those that spectators may know by a given time', async () => {
      const { one, other } = stores();
      const { id: ana } = aPerson();
      const over = (finished: number, delay: number) =>
        create(anEndedTable({ seats: seatsOf(ana, null), finished, delay }));
      const [early, late] = [await over(10, 0), await over(20, 60)];
      const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
      expect(ids(await other.tables.results(ana))).toEqual([late.id, early.id]);
      expect(ids(await other.tables.results(ana, { limit: 1 }))).toEqual([late.id]);
      expect(ids(await one.tables.results(ana, { publicBy: 60_019 }))).toEqual([early.id]);
      expect(ids(await one.tables.results(ana, { publicBy: 60_020 }))).toEqual([late.id, early.id]);
      expect(ids(await one.tables.results(ana, { publicBy: 9 }))).toEqual([]);
    });

    test('show that people have played together once their game is finished', async () => {
      const { one, other } = stores();
      const [ana, rui, eva] = [aPerson().id, aPerson().id, aPerson().id];
      const running = await create({ seats: seatsOf(ana, rui) });
      await create(anEndedTable({ seats: seatsOf(ana, eva) }));
      await create({ status: 'closed', seats: seatsOf(ana, rui) });
      expect(await other.tables.havePlayed(ana, rui)).toBe(false);
      expect(await other.tables.havePlayed(ana, eva)).toBe(true);
      expect(await other.tables.havePlayed(eva, ana)).toBe(true);
      expect(await other.tables.havePlayed(rui, eva)).toBe(false);
      await one.tables.change(running.id, (row) => Object.assign(row, { status: 'finished', finished: 5 }));
      expect(await other.tables.havePlayed(rui, ana)).toBe(true);
    });

    test('have points by source that are stored once and deleted with them', async () => {
      const { one, other } = stores();
      const { id } = await create(anEndedTable({ created: 1, finished: 1 }));
      const sources = [{ source: 'tower', points: [20, -1] }];
      await Promise.all([one.sheets.save(id, sources), other.sheets.save(id, sources)]);
      expect(await other.sheets.load([id, 'none'])).toEqual(new Map([[id, sources]]));
      expect(await one.sheets.load([])).toEqual(new Map());
      await one.retention.deleteGames(2, 10);
      expect(await other.sheets.load([id])).toEqual(new Map());
    });

    test('have a study per player, replaced only by a deeper or later one and deleted with them', async () => {
      const { one, other } = stores();
      const [ana, rui] = [newId(), newId()];
      const { id } = await create(anEndedTable({ created: 1, finished: 1 }));
      const study = { accuracy: 82.5, luck: -0.25, depth: 'normal', version: 2 } as const;
      const rank = (changes: object) => ({ ...study, ...changes });
      await one.studies.save(id, ana, study);
      await other.studies.save(id, rui, rank({ accuracy: null }));
      expect(await other.studies.load(ana)).toEqual(new Map([[id, study]]));
      const deep = rank({ depth: 'deep', accuracy: 80 });
      await other.studies.save(id, ana, deep);
      await one.studies.save(id, ana, rank({ accuracy: 1 }));
      await one.studies.save(id, ana, rank({ version: 1, depth: 'deep' }));
      expect(await one.studies.load(ana)).toEqual(new Map([[id, deep]]));
      const later = rank({ version: 3, luck: 0.5 });
      await Promise.all([one.studies.save(id, ana, later), other.studies.save(id, ana, later)]);
      expect(await other.studies.load(ana)).toEqual(new Map([[id, later]]));
      expect((await one.studies.load(rui)).size).toBe(1);
      await one.retention.deleteGames(2, 10);
      expect(await other.studies.load(ana)).toEqual(new Map());
    });

    test('that were ever started are listed in pages, each once', async () => {
      const { one } = stores();
      const started = await create({ started: 1 });
      const waiting = await create({ status: 'open', started: null });
      const found: string[] = [];
      for (let after = ''; ; ) {
        const some = await one.tables.startedIds(after, 3);
        found.push(...some);
        const last = some.at(-1);
        if (last === undefined) break;
        after = last;
      }
      expect(found).toContain(started.id);
      expect(found).not.toContain(waiting.id);
      expect(new Set(found).size).toBe(found.length);
    });

    test('are counted by status', async () => {
      const { one } = stores();
      const before = await one.tables.countByStatus();
      await create({ status: 'frozen' });
      expect(await one.tables.countByStatus()).toEqual({ ...before, frozen: before.frozen + 1 });
      expect(Object.keys(before).sort()).toEqual(['closed', 'finished', 'frozen', 'open', 'playing']);
    });
  });
}
