import { describe, expect, test } from 'vitest';
import { anEndedTable, aPerson, aTable, newId } from './rows.testing.ts';
import { collectNews, type StorePair } from './store.suite.testing.ts';
import type { RatingRow } from './store.ts';

export function restSuite(stores: () => StorePair): void {
  describe('chat messages', () => {
    test('are numbered without gaps even if concurrent, and show the current name of their author', async () => {
      const { one, other } = stores();
      const ana = aPerson();
      await one.people.create(ana);
      const table = newId();
      const news = collectNews(other, (each) => each.of === 'line' && each.table === table);
      const numbers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          (index % 2 === 0 ? one : other).chat.add({
            table,
            at: index,
            person: ana.id,
            seat: index === 0 ? null : 1,
            text: index === 0 ? null : `line <b>${index}</b>`,
            phrase: index === 0 ? 'hello' : null,
          }),
        ),
      );
      expect([...numbers].sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
      await one.people.change(ana.id, { name: 'Ana II' });
      const lines = await other.chat.messages(table, 25);
      expect(lines.map(({ number }) => number)).toEqual([26, 27, 28, 29, 30]);
      expect(await one.chat.newestMessages(table, 5)).toEqual(lines);
      const phrase = (await other.chat.messages(table, 0)).find((line) => line.phrase !== null);
      expect(phrase).toEqual({
        number: numbers[0],
        at: 0,
        person: ana.id,
        name: 'Ana II',
        seat: null,
        text: null,
        phrase: 'hello',
        news: null,
      });
      expect(await news.until(30)).toHaveLength(30);
    });

    test('are reported once per person; the reports are listed newest first', async () => {
      const { one, other } = stores();
      const report = { table: newId(), line: 3, by: newId(), why: 'spam', note: '', at: 1e12 };
      await one.chat.report(report);
      await one.chat.report({ ...report, why: 'insult', note: 'worse', at: 1e12 + 1 });
      await one.chat.report({ ...report, line: 4, at: 1e12 + 2 });
      const open = { closed: null, closedBy: null };
      expect(await other.chat.reports(2)).toEqual([
        { ...report, ...open, line: 4, at: 1e12 + 2 },
        { ...report, ...open, why: 'insult', note: 'worse', at: 1e12 + 1 },
      ]);
      expect(await other.chat.closeReports(report.table, 4, 'operator', 5)).toBe(1);
      expect(await other.chat.closeReports(report.table, 4, 'operator', 6)).toBe(0);
      expect((await one.chat.reports(1, true))[0]).toMatchObject({
        line: 4,
        closed: 5,
        closedBy: 'operator',
      });
      expect((await one.chat.reports(1, false))[0]).toMatchObject({ line: 3, closed: null });
    });

    test('stay in the chat when their text is removed, which is published', async () => {
      const { one, other } = stores();
      const person = aPerson();
      await one.people.create(person);
      const table = newId();
      const news = collectNews(other, (each) => each.of === 'line' && each.table === table);
      const said = { table, at: 1, person: person.id, seat: 0, phrase: null };
      for (const text of ['a', 'b', 'c']) await one.chat.add({ ...said, text });
      expect(await one.chat.remove(table, 2)).toBe(true);
      expect(await one.chat.remove(table, 4)).toBe(false);
      expect((await other.chat.messagesBetween(table, 2, 3)).map(({ text }) => text)).toEqual([null, 'c']);
      expect(await one.chat.messagesBy(person.id, 10)).toHaveLength(3);
      expect((await news.until(4)).at(-1)).toEqual({ of: 'line', table, line: 2 });
    });
  });

  test('a blocked person stays blocked until unblocked', async () => {
    const { one, other } = stores();
    const listBlocked = newId();
    await Promise.all([one.blocks.block(listBlocked, 'b', true), other.blocks.block(listBlocked, 'b', true)]);
    await one.blocks.block(listBlocked, 'a', true);
    expect(await other.blocks.listBlocked(listBlocked)).toEqual(['a', 'b']);
    await other.blocks.block(listBlocked, 'b', false);
    expect(await one.blocks.listBlocked(listBlocked)).toEqual(['a']);
    expect(await one.blocks.listBlocked('b')).toEqual([]);
  });

  describe('ratings', () => {
    const game = 'architectura';
    const change = { before: { mean: 25, deviation: 8.5 }, after: { mean: 25 + 1 / 3, deviation: 8.333 } };
    const plusOne = (who: readonly string[]) => (rows: RatingRow[]) => ({
      rows: who.map((each): RatingRow => {
        const row = rows.find((old) => old.who === each);
        const games = (row?.games ?? 0) + 1;
        return { who: each, game, players: 3, mean: 25 + games / 3, deviation: 8.333, games, wins: 0 };
      }),
      changes: who.map(() => change),
    });
    const addFinishedTable = async (): Promise<string> => {
      const table = anEndedTable();
      await stores().one.tables.create(table);
      return table.id;
    };

    test('change once per table, however often it is settled', async () => {
      const { one, other } = stores();
      const who = [newId(), newId()];
      const table = await addFinishedTable();
      const news = collectNews(
        other,
        (each) => each.of === 'table' && each.table === table && each.edition > 0,
      );
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 === 0 ? one : other).ratings.settle(table, who, game, 3, plusOne(who)),
        ),
      );
      expect(answers.filter((answer) => answer)).toHaveLength(1);
      expect(await other.ratings.load(who, game, 3)).toEqual(
        [...who].sort().map((each) => ({
          who: each,
          game,
          players: 3,
          mean: 25 + 1 / 3,
          deviation: 8.333,
          games: 1,
          wins: 0,
        })),
      );
      expect(await other.ratings.load(who, game, 2)).toEqual([]);
      // The change is published with the table, once.
      const { result, edition } = (await other.tables.load(table)) ?? {};
      expect(result).toEqual({
        why: 'played',
        totals: [40, 31],
        places: [[0], [1]],
        ratings: [change, change],
      });
      expect(edition).toBe(1);
      expect(await news.until(1)).toEqual([{ of: 'table', table, edition: 1 }]);
      expect(await other.ratings.load([], game, 3)).toEqual([]);
    });

    test('change for every table when many end together, even for new players', async () => {
      const { one, other } = stores();
      const who = [newId(), 'bot:casual'];
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) =>
          (index % 2 === 0 ? one : other).ratings.settle(
            await addFinishedTable(),
            who,
            game,
            3,
            plusOne(who),
          ),
        ),
      );
      expect((await one.ratings.loadByPerson(who[0] ?? '')).map(({ games }) => games)).toEqual([20]);
    });

    test('are due for finished rated tables that are not settled', async () => {
      const { one, other } = stores();
      const over = { status: 'finished', finished: 7e12 } as const;
      const [rated, friendly, early, settled] = [
        aTable(over),
        aTable({ ...over, rated: false }),
        aTable({ ...over, finished: 6e12 }),
        aTable(over),
      ];
      for (const table of [rated, friendly, early, settled, aTable()]) await one.tables.create(table);
      await one.ratings.settle(settled.id, [], game, 3, plusOne([]));
      expect(await other.ratings.unsettled(7e12, 9e12, 10)).toEqual([rated.id]);
    });

    test('can be settled again if the first attempt fails', async () => {
      const { one } = stores();
      const who = [newId()];
      const table = await addFinishedTable();
      const fail = () => {
        throw new Error('no');
      };
      await expect(one.ratings.settle(table, who, game, 3, fail)).rejects.toThrow('no');
      expect(await one.ratings.settle(table, who, game, 3, plusOne(who))).toBe(true);
    });

    test('order the leaderboard by a conservative estimate', async () => {
      const { one, other } = stores();
      const [sure, unsure] = [newId(), newId()];
      const row = (who: string, mean: number, deviation: number): RatingRow => ({
        who,
        game: 'red-cathedral',
        players: 4,
        mean,
        deviation,
        games: 1,
        wins: 1,
      });
      await one.ratings.settle(await addFinishedTable(), [sure, unsure], 'red-cathedral', 4, () => ({
        rows: [row(sure, 28, 1), row(unsure, 30, 8)],
        changes: [change, change],
      }));
      expect((await other.ratings.listBest('red-cathedral', 4, 10)).map(({ who }) => who)).toEqual([
        sure,
        unsure,
      ]);
      expect(await other.ratings.listBest('red-cathedral', 4, 1)).toEqual([row(sure, 28, 1)]);
    });
  });

  describe('notices', () => {
    const versions = (rows: readonly { version: number }[]) => rows.map(({ version }) => version).sort();
    const aNotice = () => ({ person: newId(), kind: 'turn', table: newId(), version: 4, due: 500 }) as const;

    test('are taken by one process when due and are sent once', async () => {
      const { one, other } = stores();
      const notice = aNotice();
      await Promise.all([one.notices.add(notice), other.notices.add(notice)]);
      await one.notices.add({ ...notice, version: 5, due: 400 });
      await one.notices.add({ ...notice, version: 6, due: 600 });
      const [a, b] = await Promise.all([one.notices.take(500, 9000, 10), other.notices.take(500, 9000, 10)]);
      expect(versions([...a, ...b])).toEqual([4, 5]);
      for (const { id } of [...a, ...b]) await other.notices.markSent(id);
      await one.notices.add(notice);
      expect(await other.notices.take(500, 9000, 10)).toEqual([]);
      const rest = await other.notices.take(9000, 9500, 10);
      expect(versions(rest)).toEqual([6]);
      for (const { id } of rest) await one.notices.markSent(id);
    });

    test('are due again if they were taken but not sent, for a few tries', async () => {
      const { one, other } = stores();
      await one.notices.add(aNotice());
      const [first] = await one.notices.take(500, 1000, 10);
      expect(await other.notices.take(999, 1999, 10)).toEqual([]);
      await one.notices.hold(first?.id ?? '', 1500);
      expect(await other.notices.take(1499, 2499, 10)).toEqual([]);
      for (let tries = 1; tries < 5; tries++)
        expect(versions(await other.notices.take(1500 * tries, 1500 * (tries + 1), 10))).toEqual([4]);
      expect(await other.notices.take(1e12, 2e12, 10)).toEqual([]);
    });

    test('stay sent if they are held afterwards', async () => {
      const { one, other } = stores();
      await one.notices.add(aNotice());
      const [taken] = await one.notices.take(500, 1000, 10);
      await one.notices.markSent(taken?.id ?? '');
      await one.notices.hold(taken?.id ?? '', 0);
      expect(await other.notices.take(2000, 3000, 10)).toEqual([]);
    });

    test('are deleted some time after they were sent, but not while unsent', async () => {
      const { one, other } = stores();
      const [notified, waiting] = [aNotice(), aNotice()];
      for (const notice of [notified, waiting]) await one.notices.add(notice);
      const taken = await one.notices.take(500, 1000, 10);
      const id = taken.find(({ person }) => person === notified.person)?.id ?? '';
      await one.notices.markSent(id);
      await other.notices.sweep(1000);
      await one.notices.add(notified);
      expect(await one.notices.take(900, 1900, 10)).toEqual([]);
      await other.notices.sweep(1001);
      await one.notices.add(notified);
      const again = await one.notices.take(1000, 2000, 10);
      expect(again.map(({ person }) => person).sort()).toEqual([notified.person, waiting.person].sort());
      for (const { id } of again) await one.notices.markSent(id);
    });

    test('go to the push address of the last person who registered it', async () => {
      const { one, other } = stores();
      const push = {
        person: newId(),
        endpoint: `https://push.example/${newId()}`,
        keys: { p256dh: 'k', auth: 'a' },
      };
      await one.notices.addPush(push);
      expect(await other.notices.pushesOf(push.person)).toEqual([push]);
      const moved = { ...push, person: newId(), keys: { p256dh: 'l', auth: 'b' } };
      await other.notices.addPush(moved);
      expect(await one.notices.pushesOf(push.person)).toEqual([]);
      expect(await one.notices.pushesOf(moved.person)).toEqual([moved]);
      await one.notices.removePush(push.endpoint);
      expect(await other.notices.pushesOf(moved.person)).toEqual([]);
    });

    test('have secrets that are created once and shared by all processes', async () => {
      const { one, other } = stores();
      const name = newId();
      const made = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 === 0 ? one : other).notices.secret(name, () => `secret ${index}`),
        ),
      );
      expect(new Set(made).size).toBe(1);
      expect(await one.notices.secret(name, () => 'another')).toBe(made[0]);
    });
  });

  describe('limits', () => {
    test('share a burst between all processes and refill over time', async () => {
      const { one, other } = stores();
      const name = newId();
      const take = (now: number, index = 0) =>
        (index % 2 === 0 ? one : other).limits.take(name, 5, 10_000, now);
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => take(1e12, index)));
      expect(answers.filter((wait) => wait === undefined)).toHaveLength(5);
      expect(new Set(answers)).toEqual(new Set([undefined, 2]));
      expect(await take(1e12 + 1999)).toBe(1);
      expect(await take(1e12 + 2000, 1)).toBeUndefined();
      expect(await take(1e12 + 2000)).toBe(2);
      // However long the pause, no more than the burst is saved up.
      const later = await Promise.all(Array.from({ length: 8 }, (_, index) => take(2e12, index)));
      expect(later.filter((wait) => wait === undefined)).toHaveLength(5);
    });

    test('of one allow one request in all processes together, counted by name', async () => {
      const { one, other } = stores();
      const name = newId();
      const answers = await Promise.all(
        [one, other, one, other].map((store) => store.limits.take(name, 1, 300_000, 1e12)),
      );
      expect(answers.filter((wait) => wait === undefined)).toHaveLength(1);
      expect(await one.limits.take(name, 1, 300_000, 1e12 + 299_999)).toBe(1);
      expect(await one.limits.take(newId(), 1, 300_000, 1e12)).toBeUndefined();
    });

    test('are swept only after they have refilled', async () => {
      const { one, other } = stores();
      const name = newId();
      await one.limits.take(name, 1, 1000, 5000);
      await other.people.sweep(5999);
      expect(await one.limits.take(name, 1, 1000, 5999)).toBe(1);
      await other.people.sweep(6000);
      expect(await one.limits.take(name, 1, 1000, 5000)).toBeUndefined();
    });
  });

  test('a ping succeeds in every process', async () => {
    await stores().one.ping();
    await stores().other.ping();
  });
}
