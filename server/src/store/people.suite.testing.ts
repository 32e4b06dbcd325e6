import { describe, expect, test } from 'vitest';
import { anEndedTable, aPerson, aSession, newId } from './rows.testing.ts';
import { collectNews, type StorePair } from './store.suite.testing.ts';
import type { PersonRow } from './store.ts';

export function peopleSuite(stores: () => StorePair): void {
  const create = async (fields?: Partial<PersonRow>) => {
    const person = aPerson(fields);
    await stores().one.people.create(person);
    return person;
  };

  const addFinishedTable = async () => {
    const table = anEndedTable();
    await stores().one.tables.create(table);
    return table;
  };

  describe('people', () => {
    test('are found by id, login and unsubscribe token', async () => {
      const { other } = stores();
      const ana = await create({
        login: newId(),
        password: 'scrypt$1$2',
        mail: 'ana@example.org',
        quiet: null,
      });
      const rui = await create({ name: 'Rui', deleted: true });
      expect(await other.people.load(ana.id)).toEqual(ana);
      expect(await other.people.findByLogin(ana.login ?? '')).toEqual(ana);
      expect(await other.people.findByUnsubscribe(ana.unsubscribe)).toEqual(ana);
      expect(await other.people.findByLogin('nobody')).toBeUndefined();
      const both = await other.people.loadMany([ana.id, newId(), rui.id]);
      expect(both).toEqual([ana, rui].sort((a, b) => (a.id < b.id ? -1 : 1)));
      expect(await other.people.loadMany([])).toEqual([]);
    });

    test('are loaded with their rating in one kind of game, if they have one', async () => {
      const { one, other } = stores();
      const [ana, rui] = [await create(), await create({ name: 'Rui' })];
      const { id } = await addFinishedTable();
      const change = { before: { mean: 25, deviation: 8 }, after: { mean: 26, deviation: 7 } };
      await one.ratings.settle(id, [ana.id], 'architectura', 3, () => ({
        rows: [{ who: ana.id, game: 'architectura', players: 3, mean: 26, deviation: 7, games: 1, wins: 1 }],
        changes: [change, change],
      }));
      const both = (rating: object | null) =>
        [
          { person: ana, rating },
          { person: rui, rating: null },
        ].sort((a, b) => (a.person.id < b.person.id ? -1 : 1));
      const ids = [rui.id, newId(), ana.id];
      expect(await other.people.loadRated(ids, 'architectura', 3)).toEqual(both({ mean: 26, deviation: 7 }));
      expect(await other.people.loadRated(ids, 'architectura', 2)).toEqual(both(null));
      expect(await other.people.loadRated(ids, 'red-cathedral', 3)).toEqual(both(null));
      expect(await other.people.loadRated([], 'architectura', 3)).toEqual([]);
    });

    test('are changed in the given fields only, which is published', async () => {
      const { one, other } = stores();
      const ana = await create();
      const news = collectNews(other, (each) => each.of === 'person' && each.person === ana.id);
      const off = { push: false, mail: false };
      const fields = {
        name: 'Ana Luísa',
        quiet: null,
        notify: { turn: off, invited: off, finished: { push: true, mail: true } },
        statistics: 'played' as const,
      };
      expect(await one.people.change(ana.id, fields)).toBe('ok');
      expect(await other.people.load(ana.id)).toEqual({ ...ana, ...fields });
      expect(await one.people.change(ana.id, {})).toBe('ok');
      expect(await one.people.change(ana.id, { quiet: { from: 1, to: 2 }, deleted: true })).toBe('ok');
      expect(await other.people.load(ana.id)).toEqual({
        ...ana,
        ...fields,
        quiet: { from: 1, to: 2 },
        deleted: true,
      });
      expect(await news.until(2)).toHaveLength(2);
    });

    test('cannot share a login, even if two request it simultaneously', async () => {
      const { one, other } = stores();
      const [ana, rui] = [await create(), await create()];
      const login = newId();
      const answers = await Promise.all([
        one.people.change(ana.id, { login }),
        other.people.change(rui.id, { login }),
      ]);
      expect([...answers].sort()).toEqual(['ok', 'taken']);
      expect(await one.people.change(ana.id, { login: newId() })).toBe('ok');
    });

    test('leave only an empty name when they are deleted', async () => {
      const { one, other } = stores();
      const ana = await create({
        login: newId(),
        password: 'x',
        mail: 'ana@example.org',
        statistics: 'everybody',
      });
      const rui = await create();
      const session = aSession(ana.id);
      await one.people.addSession(session);
      await one.people.addPasskey({
        id: newId(),
        person: ana.id,
        publicKey: 'k',
        counter: 0,
        transports: [],
        label: '',
        created: 1,
      });
      await one.notices.addPush({ person: ana.id, endpoint: newId(), keys: { p256dh: 'a', auth: 'b' } });
      await one.blocks.block(ana.id, rui.id, true);
      const rated = {
        who: ana.id,
        game: 'architectura',
        players: 2,
        mean: 1,
        deviation: 1,
        games: 1,
        wins: 1,
      } as const;
      const ended = anEndedTable();
      await one.tables.create(ended);
      await one.ratings.settle(ended.id, [ana.id], 'architectura', 2, () => ({ rows: [rated], changes: [] }));
      const table = newId();
      await one.chat.add({ table, at: 1, person: ana.id, seat: 0, text: 'hello', phrase: null });

      await one.lessons.merge(ana.id, { 'red-cathedral/build': { run: 0, step: 1, of: 9, done: false } });
      await one.studies.save(newId(), ana.id, { accuracy: 80, luck: 0, depth: 'normal', version: 1 });

      await one.people.anonymise(ana.id);
      const left = await other.people.load(ana.id);
      expect(left).toMatchObject({
        name: '',
        login: null,
        password: null,
        mail: null,
        quiet: null,
        deleted: true,
        statistics: 'nobody',
      });
      expect(await other.people.findByLogin(ana.login ?? '')).toBeUndefined();
      expect(await other.people.session(session.hash)).toBeUndefined();
      expect(await other.people.passkeysOf(ana.id)).toEqual([]);
      expect(await other.notices.pushesOf(ana.id)).toEqual([]);
      expect(await other.blocks.listBlocked(ana.id)).toEqual([]);
      expect(await other.ratings.loadByPerson(ana.id)).toEqual([]);
      expect(await other.lessons.load(ana.id)).toEqual({});
      expect(await other.studies.load(ana.id)).toEqual(new Map());
      expect(await other.chat.messages(table, 0)).toMatchObject([{ person: null, name: '', text: null }]);
    });
  });

  describe('lessons', () => {
    const at = (step: number, done = false) => ({ run: 0, step, of: 30, done });

    test('are merged if two devices send progress simultaneously', async () => {
      const { one, other } = stores();
      const ana = await create();
      expect(await one.lessons.load(ana.id)).toEqual({});
      await Promise.all(
        Array.from({ length: 20 }, (_, step) =>
          (step % 2 === 0 ? one : other).lessons.merge(ana.id, {
            'red-cathedral/build': at(step, step === 3),
            [`architectura/lesson-${step}`]: at(step),
          }),
        ),
      );
      const stored = await other.lessons.load(ana.id);
      expect(Object.keys(stored)).toHaveLength(21);
      expect(stored['red-cathedral/build']).toEqual(at(19, true));
      expect(await one.lessons.merge(ana.id, {})).toEqual(stored);
    });

    test('are limited in number', async () => {
      const { one } = stores();
      const ana = await create();
      const many = (name: string) =>
        Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`architectura/${name}-${n}`, at(1)]));
      const known = await one.lessons.merge(ana.id, many('a'));
      expect(await one.lessons.merge(ana.id, many('b'))).toEqual(known);
      expect(await one.lessons.load(ana.id)).toEqual(known);
    });
  });

  describe('sessions', () => {
    test('are listed by kind, used and ended', async () => {
      const { one, other } = stores();
      const ana = await create();
      const browser = aSession(ana.id, { expires: 9000 });
      const tokens = [aSession(ana.id, { kind: 'token', created: 1 }), aSession(ana.id, { kind: 'token' })];
      for (const session of [browser, ...tokens]) await one.people.addSession(session);
      expect(await other.people.session(browser.hash)).toEqual(browser);
      expect(await other.people.authenticate(browser.hash)).toEqual({ session: browser, person: ana });
      expect(await other.people.authenticate('nothing')).toBeUndefined();
      expect(await other.people.sessionsOf(ana.id, 'token')).toEqual(tokens);
      await one.people.touchSession(browser.hash, 5000, 10_000);
      expect(await other.people.session(browser.hash)).toEqual({ ...browser, used: 5000, expires: 10_000 });
      await one.people.endSessions(ana.id, []);
      await one.people.endSessions(ana.id, ['browser', 'code']);
      expect(await other.people.session(browser.hash)).toBeUndefined();
      expect(await other.people.sessionsOf(ana.id, 'token')).toHaveLength(2);
    });

    test('work once if they are codes', async () => {
      const { one, other } = stores();
      const ana = await create();
      const code = aSession(ana.id, { kind: 'code' });
      await one.people.addSession(code);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? one : other).people.endSession(code.hash),
        ),
      );
      expect(answers.filter((answer) => answer)).toHaveLength(1);
    });

    test('are swept only after they have expired', async () => {
      const { one, other } = stores();
      const ana = await create();
      const sessions = [100, 101, null].map((expires) => aSession(ana.id, { expires }));
      for (const session of sessions) await one.people.addSession(session);
      await Promise.all([one.people.sweep(100), other.people.sweep(100)]);
      const left = await Promise.all(sessions.map(({ hash }) => other.people.session(hash)));
      expect(left).toEqual([undefined, sessions[1], sessions[2]]);
    });
  });

  describe('passkeys', () => {
    test('are stored and counted, and removed only by their owner', async () => {
      const { one, other } = stores();
      const [ana, rui] = [await create(), await create()];
      const passkey = {
        id: newId(),
        person: ana.id,
        publicKey: 'AAEC_-',
        counter: 0,
        transports: ['internal', 'hybrid'],
        label: 'Phone',
        created: 7,
      };
      await one.people.addPasskey(passkey);
      expect(await other.people.passkey(passkey.id)).toEqual(passkey);
      await one.people.updatePasskeyCounter(passkey.id, 4);
      expect(await other.people.passkeysOf(ana.id)).toEqual([{ ...passkey, counter: 4 }]);
      expect(await other.people.removePasskey(rui.id, passkey.id)).toBe(false);
      expect(await other.people.removePasskey(ana.id, passkey.id)).toBe(true);
      expect(await one.people.passkey(passkey.id)).toBeUndefined();
    });
  });
}
