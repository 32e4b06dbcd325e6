import { describe, expect, test } from 'vitest';
import { anEndedTable, aPerson, aSession, aTable, newId } from './rows.testing.ts';
import { collectNews, type StorePair } from './store.suite.testing.ts';

const DAY = 86_400_000;
/** Long before anything that other tests write. */
const OLD = -1000 * DAY;

/** The operator console and retention. */
export function operatorSuite(stores: () => StorePair): void {
  describe('the operator', () => {
    test('finds people by part of a name or login, and lists the operators', async () => {
      const { one, other } = stores();
      const mark = newId();
      const ada = aPerson({ name: `Ad_${mark}`, login: `x${newId()}`, admin: true, created: 2 });
      const eve = aPerson({ name: 'Eve', login: `Y%${mark}` });
      for (const person of [ada, eve]) await one.people.create(person);
      const found = await other.people.search(mark.toUpperCase(), 10);
      expect(found.map(({ id }) => id).sort()).toEqual([ada.id, eve.id].sort());
      expect((await other.people.search(`d_${mark}`, 10)).map(({ id }) => id)).toEqual([ada.id]);
      expect((await other.people.search('%', 1000)).map(({ id }) => id)).toContain(eve.id);
      expect((await other.people.search('%', 1000)).map(({ id }) => id)).not.toContain(ada.id);
      expect((await other.people.search(eve.id, 10)).map(({ id }) => id)).toEqual([eve.id]);
      expect((await other.operator.admins()).map(({ id }) => id)).toContain(ada.id);
    });

    test('has an audit log, newest first', async () => {
      const { one, other } = stores();
      const by = newId();
      const entry = { by, act: 'mute' as const, person: newId(), table: null, facts: { why: 'ü', until: 3 } };
      for (const at of [1e13, 1e13 + 1]) await one.operator.addAudit({ id: newId(), at, ...entry });
      expect(await other.operator.loadAudit(1)).toMatchObject([{ at: 1e13 + 1, ...entry }]);
      expect(await other.operator.loadAudit(1, { at: 1e13 + 1 })).toMatchObject([{ at: 1e13, ...entry }]);
    });

    test('makes one announcement at a time, which is published to every process', async () => {
      const { one, other } = stores();
      const news = collectNews(other, ({ of }) => of === 'announced');
      const announcement = { id: newId(), at: 1, starts: 5, ends: 9, note: 'x' };
      await one.operator.announce(announcement);
      await one.operator.announce({ ...announcement, id: newId(), note: 'y' });
      expect(await other.operator.announcement(8)).toMatchObject({ starts: 5, note: 'y' });
      expect(await other.operator.announcement(9)).toBeUndefined();
      await one.operator.announce(null);
      expect(await other.operator.announcement(8)).toBeUndefined();
      expect(await news.until(3)).toEqual([{ of: 'announced' }, { of: 'announced' }, { of: 'announced' }]);
    });

    test('sees one health sample per minute and process', async () => {
      const { one, other } = stores();
      const sample = { at: 2e13, process: newId(), moves: 3, people: 2, errors: 0, free: 1e12 };
      await one.operator.addSample({ ...sample, middle: 0.005, slowest: null });
      await one.operator.addSample({ ...sample, middle: 0.1, slowest: 1 });
      expect(await other.operator.samples(2e13)).toEqual([{ ...sample, middle: 0.005, slowest: null }]);
    });

    test('finds people by email address in any case and sees when they were last active', async () => {
      const { one, other } = stores();
      const mark = newId();
      const person = aPerson({ mail: `Ada.${mark}@Example.org` });
      await one.people.create(person);
      expect((await other.people.findByMail(`ada.${mark}@EXAMPLE.ORG`)).map(({ id }) => id)).toEqual([
        person.id,
      ]);
      expect(await one.people.lastSeen(person.id)).toBeNull();
      await one.people.addSession(aSession(person.id, { created: 5, used: null }));
      expect(await other.people.lastSeen(person.id)).toBe(5);
      const session = aSession(person.id, { created: 5, used: 7 });
      await one.people.addSession(session);
      expect(await other.people.lastSeen(person.id)).toBe(7);
      await one.people.proveSession(session.hash, 8);
      expect((await other.people.authenticate(session.hash))?.session.proved).toBe(8);
    });
  });

  describe('retention', () => {
    test('finds inactive guests without a seat, but nobody who can sign in again', async () => {
      const { one, other } = stores();
      const person = (fields = {}) => aPerson({ created: OLD, ...fields });
      const [gone, claimed, keyed, recent, seated] = [
        person(),
        person({ login: newId() }),
        person(),
        person(),
        person(),
      ];
      for (const each of [gone, claimed, keyed, recent, seated]) await one.people.create(each);
      const passkey = { publicKey: 'AA', counter: 0, transports: [], label: '', created: 1 };
      await one.people.addPasskey({ id: newId(), person: keyed.id, ...passkey });
      await one.people.addSession(aSession(recent.id, { created: OLD, used: OLD + 9 * DAY }));
      const seat = { colour: 0, person: seated.id, level: null, salt: 'ab', away: null };
      await one.tables.create(aTable({ seats: [seat] }));
      expect(await other.retention.inactiveGuests(OLD + DAY, 10)).toEqual([gone.id]);
      expect(await other.retention.inactiveGuests(OLD, 10)).toEqual([]);
    });

    test('deletes email addresses of inactive people', async () => {
      const { one, other } = stores();
      const [away, here] = [
        aPerson({ created: OLD, login: newId(), mail: 'a@example.org' }),
        aPerson({ created: OLD, login: newId(), mail: 'b@example.org' }),
      ];
      for (const each of [away, here]) await one.people.create(each);
      await one.people.addSession(aSession(here.id, { created: OLD, used: OLD + 9 * DAY }));
      const keys = { p256dh: 'k', auth: 'a' };
      await one.notices.addPush({ person: away.id, endpoint: `https://push.example/${newId()}`, keys });
      expect(await other.retention.deleteAddresses(OLD + DAY, 10)).toBe(1);
      expect(await other.people.load(away.id)).toMatchObject({ mail: null, login: away.login });
      expect(await other.notices.pushesOf(away.id)).toEqual([]);
      expect(await other.people.load(here.id)).toMatchObject({ mail: 'b@example.org' });
    });

    test('deletes the chat of finished games with its reports', async () => {
      const { one, other } = stores();
      const person = aPerson();
      await one.people.create(person);
      const [over, running] = [anEndedTable(), aTable()];
      for (const table of [over, running]) {
        await one.tables.create(table);
        for (const at of [OLD, OLD + 9 * DAY])
          await one.chat.add({ table: table.id, at, person: person.id, seat: 0, text: 'x', phrase: null });
      }
      await one.chat.report({ table: over.id, line: 1, by: 'b', why: 'spam', note: '', at: OLD });
      expect(await other.retention.deleteChat(OLD + DAY, 10)).toBe(1);
      expect((await other.chat.messages(over.id, 0)).map(({ number }) => number)).toEqual([2]);
      expect(await other.chat.messages(running.id, 0)).toHaveLength(2);
      expect(await other.chat.closeReports(over.id, 1, 'x', 1)).toBe(0);
    });

    test('deletes closed tables and finished games, each after its own period and in batches', async () => {
      const { one, other } = stores();
      const closed = () => aTable({ status: 'closed', created: OLD, started: null });
      const tables = [
        closed(),
        closed(),
        anEndedTable({ created: OLD, finished: OLD }),
        aTable({ created: OLD }),
      ];
      for (const table of tables) await one.tables.create(table);
      expect(await other.retention.deleteClosed(OLD + DAY, 1)).toBe(1);
      expect(await other.retention.deleteClosed(OLD + DAY, 10)).toBe(1);
      const left = async () => {
        const loaded = await Promise.all(tables.map(({ id }) => one.tables.load(id)));
        return loaded.map((table) => table?.status);
      };
      expect(await left()).toEqual([undefined, undefined, 'finished', 'playing']);
      expect(await other.retention.deleteGames(OLD + DAY, 10)).toBe(1);
      expect(await left()).toEqual([undefined, undefined, undefined, 'playing']);
    });
  });
}
