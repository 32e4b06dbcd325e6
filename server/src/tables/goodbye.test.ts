import { at } from '@archivolt/engine';
import type { GameFile, OwnTable } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf, newSecret } from '../accounts/secrets.ts';
import { Browser } from '../http/routes.testing.ts';
import { aSession } from '../store/rows.testing.ts';
import { closeAbandonedTables, leaveAllTables } from './leaving.ts';
import { type Someone, TestServer } from './server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** Deletes the person's account, in a browser. */
async function deleteAccount({ row }: Someone): Promise<void> {
  const secret = newSecret();
  await server.parts.store.people.addSession(aSession(row.id, { hash: hashOf(secret), kind: 'browser' }));
  const browser = new Browser(`http://127.0.0.1:${server.port}`);
  browser.cookies.set('archivolt', secret);
  expect((await browser.ask('DELETE', '/api/me')).status).toBe(204);
}

const infoOf = async (id: string) => ((await server.call('GET', `/api/tables/${id}`)).body as OwnTable).table;

test('a table whose game never started is closed after a long time without viewers', async () => {
  const DAY = 24 * 3_600_000;
  const patient = await TestServer.open();
  const ana = await patient.person();
  const clocks = {
    live: { kind: 'live', base: 600, increment: 5 },
    slow: { kind: 'slow', hours: 24 },
  } as const;
  const table = async (clock: keyof typeof clocks) =>
    (await patient.table(ana, { game: 'red-cathedral', clock: clocks[clock] })).table.id;
  const [left, looked, slow] = [await table('live'), await table('live'), await table('slow')];
  const after = async (time: number) => {
    patient.skip(time);
    await patient.parts.store.tables.recordPresence('there', [
      { table: looked, person: ana.row.id, until: patient.parts.now() + 1000 },
    ]);
    await closeAbandonedTables(patient.rooms);
    const rows = await Promise.all([left, looked, slow].map((id) => patient.parts.store.tables.load(id)));
    return rows.map((row) => row?.status);
  };
  expect(await after(DAY - 60_000)).toEqual(['open', 'open', 'open']);
  expect(await after(120_000)).toEqual(['closed', 'open', 'open']);
  expect(await after(14 * DAY)).toEqual(['closed', 'open', 'closed']);
  await patient.close();
});

describe('a person who deletes the account', () => {
  test('leaves no name or message at the table, in the chat or in the game file', async () => {
    const { id, people, clients } = await server.seatPlayers('red-cathedral');
    const [ana, rui] = [at(people, 0), at(people, 1)];
    await at(clients, 0).ask({ do: 'say', table: id, message: { text: 'good luck' } });
    await deleteAccount(ana);
    await at(clients, 0).until(() => at(clients, 0).closed !== undefined);
    const { status, result, seats } = await infoOf(id);
    expect({ status, result }).toMatchObject({
      status: 'finished',
      result: { why: 'resigned', places: [[1], [0]] },
    });
    expect(seats.map(({ name }) => name)).toEqual(['', rui.row.name]);
    const [line] = await server.parts.store.chat.messages(id, 0);
    expect(line).toMatchObject({ name: '', person: null, text: null });
    const file = (await server.call('GET', `/api/tables/${id}/file`, rui)).body as GameFile;
    expect(file.seats.map(({ name }) => name)).toEqual(['', rui.row.name]);
  });

  test('is replaced by a bot in running games', async () => {
    const { id, people } = await server.seatPlayers('red-cathedral', 3);
    await deleteAccount(at(people, 1));
    const { status, seats } = await infoOf(id);
    expect(status).toBe('playing');
    expect(seats.map(({ standIn }) => standIn)).toEqual([null, 'resigned', null]);
  });

  test('does not prevent a rematch: the seat is free at the new table', async () => {
    const { id, people, clients } = await server.seatPlayers('red-cathedral');
    await deleteAccount(at(people, 1));
    const [ana] = clients;
    await ana?.until(() => ana.at(id).info.status === 'finished' && ana.at(id).info.seats[1]?.name === '');
    expect(await ana?.ask({ do: 'request', table: id, kind: 'rematch', salt: 'aa' })).toMatchObject({
      type: 'done',
    });
    await ana?.until(() => ana.at(id).info.next !== null);
    const { status, seats } = await infoOf(ana?.at(id).info.next ?? '');
    expect(status).toBe('open');
    expect(seats.map(({ kind }) => kind)).toEqual(['open', 'person']);
  });

  test('keeps it if the server stops before all tables are left', async () => {
    const stopping = await TestServer.open();
    const { id, people } = await stopping.seatPlayers('red-cathedral');
    const { row } = at(people, 0);
    await stopping.rooms.close();
    expect(await leaveAllTables(stopping.rooms, row.id)).toMatchObject({ ok: false, why: 'closing' });
    expect((await stopping.parts.store.tables.load(id))?.status).toBe('playing');
    await stopping.close();
  });

  test('closes their own open table and leaves those of others', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    const { table: own } = await server.table(ana, { game: 'architectura' });
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { table: other } = await server.table(rui, { game: 'architectura', seats });
    await server.sit(ana, other.id);
    await deleteAccount(ana);
    expect((await infoOf(own.id)).status).toBe('closed');
    expect((await infoOf(other.id)).seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
  });
});
