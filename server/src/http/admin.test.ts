import {
  type OperatorEntry,
  type OperatorPerson,
  type OperatorReport,
  PERMANENT_UNTIL,
  type ServerMessage,
} from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf, newSecret } from '../accounts/secrets.ts';
import { Health } from '../operator/health.ts';
import { aSession } from '../store/rows.testing.ts';
import type { Client } from '../tables/client.testing.ts';
import { type Someone, TestServer } from '../tables/server.testing.ts';
import { Browser } from './routes.testing.ts';

let server: TestServer;
let admin: Browser;
let operator: Someone;
beforeAll(async () => {
  server = await TestServer.open();
  operator = await server.person({ name: 'Olga', login: 'olga', admin: true });
  admin = await browserOf(operator);
});
afterAll(() => server.close());

/** A browser in which somebody is signed in. */
async function browserOf({ row }: Someone): Promise<Browser> {
  const secret = newSecret();
  await server.parts.store.people.addSession(aSession(row.id, { hash: hashOf(secret) }));
  const browser = new Browser(`http://127.0.0.1:${server.port}`);
  browser.cookies.set('archivolt', secret);
  return browser;
}

/** A table with a message of the second player that the first has reported. */
async function reportMessage(text = 'rude words') {
  const { id, people, clients } = await server.seatPlayers('architectura');
  const [reporter, speaker] = people;
  const [, saying] = clients;
  if (!reporter || !speaker || !saying) throw new Error('nobody sits there');
  for (const each of ['hello', text, 'bye'])
    await saying.ask({ do: 'say', table: id, message: { text: each } });
  const given = { table: id, message: 2, why: 'insult', note: 'look' };
  expect((await server.call('POST', '/api/reports', reporter, given)).status).toBe(204);
  return { id, reporter, speaker, saying, clients };
}

/** A matching message that has arrived or is still to come. */
async function waitForMessage(
  client: Client | undefined,
  fits: (message: ServerMessage) => boolean,
): Promise<ServerMessage | undefined> {
  await client?.until(() => client.heard.some(fits));
  return client?.heard.find(fits);
}

const reports = async () => (await admin.ask('GET', '/api/admin/reports')).body as OperatorReport[];
const audit = async () => (await admin.ask('GET', '/api/admin/audit')).body as OperatorEntry[];
const newest = async () => (await audit())[0];

const ACTS: [method: string, path: string, body?: object][] = [
  ['GET', '/api/admin/reports'],
  ['POST', '/api/admin/reports/close', { table: 'a'.repeat(16), message: 1 }],
  ['POST', '/api/admin/messages/remove', { table: 'a'.repeat(16), message: 1 }],
  ['GET', '/api/admin/people'],
  ['GET', `/api/admin/people/${'a'.repeat(16)}`],
  ['POST', `/api/admin/people/${'a'.repeat(16)}/mute`, { until: null }],
  ['POST', `/api/admin/people/${'a'.repeat(16)}/suspend`, { until: null }],
  ['POST', `/api/admin/people/${'a'.repeat(16)}/rename`, { name: 'X' }],
  ['POST', `/api/admin/tables/${'a'.repeat(16)}/close`, {}],
  ['POST', '/api/admin/announcement', { starts: 1, ends: 2 }],
  ['DELETE', '/api/admin/announcement', {}],
  ['GET', '/api/admin/audit'],
  ['GET', '/api/admin/health'],
];

describe('the administration API', () => {
  test.each(ACTS)(
    'refuses %s %s to everybody but operators, and to their tokens',
    async (method: string, path: string, body?: object) => {
      const before = (await audit()).length;
      const other = await browserOf(await server.person());
      expect(await other.ask(method, path, body)).toMatchObject({
        status: 403,
        body: { error: 'forbidden' },
      });
      expect((await new Browser(admin.address).ask(method, path, body)).status).toBe(401);
      const program = new Browser(admin.address, { authorization: `Bearer ${operator.token}` });
      expect((await program.ask(method, path, body)).status).toBe(403);
      expect((await audit()).length).toBe(before);
    },
  );

  test('shows a reported message with its context until it is handled', async () => {
    const { id, reporter, speaker } = await reportMessage();
    const [report] = (await reports()).filter(({ table }) => table === id);
    expect(report).toMatchObject({
      message: 2,
      reports: [{ by: reporter.row.id, name: reporter.row.name, why: 'insult', note: 'look' }],
      person: { id: speaker.row.id, reports: 1, guest: true },
    });
    expect(report?.around.map(({ text }) => text)).toEqual(['hello', 'rude words', 'bye']);
    const close = { table: id, message: 2, why: 'a warning was enough' };
    expect((await admin.ask('POST', '/api/admin/reports/close', close)).status).toBe(204);
    expect((await reports()).filter(({ table }) => table === id)).toEqual([]);
    const closed = (await admin.ask('GET', '/api/admin/reports?closed=1')).body as OperatorReport[];
    expect(closed.filter(({ table }) => table === id)).toHaveLength(1);
    expect(await newest()).toMatchObject({
      act: 'closeReport',
      byName: 'Olga',
      table: id,
      facts: { line: 2, why: 'a warning was enough' },
    });
    expect((await admin.ask('POST', '/api/admin/reports/close', close)).status).toBe(404);
  });

  test('removes the text of a message from the store and at connected clients', async () => {
    const { id, clients } = await reportMessage();
    const isNews = (message: ServerMessage) =>
      message.type === 'chat' && message.message.number === 2 && message.message.text === null;
    expect((await admin.ask('POST', '/api/admin/messages/remove', { table: id, message: 2 })).status).toBe(
      204,
    );
    expect(await waitForMessage(clients[0], isNews)).toBeDefined();
    const lines = await server.parts.store.chat.messages(id, 0);
    expect(lines.map(({ text }) => text)).toEqual(['hello', null, 'bye']);
    expect(await newest()).toMatchObject({ act: 'removeLine', table: id });
    expect((await admin.ask('POST', '/api/admin/messages/remove', { table: id, message: 9 })).status).toBe(
      404,
    );
  });

  test('mutes a person, who is shown the end of the mute, and unmutes them', async () => {
    const { id, speaker, saying } = await reportMessage();
    const path = `/api/admin/people/${speaker.row.id}/mute`;
    const until = server.parts.now() + 3_600_000;
    expect((await admin.ask('POST', path, { until, why: 'insults' })).body).toMatchObject({ muted: until });
    const say = () => saying.ask({ do: 'say', table: id, message: { text: 'but' } });
    expect(await say()).toMatchObject({ type: 'refused', why: 'muted', facts: { until } });
    await admin.ask('POST', path, { until: PERMANENT_UNTIL });
    expect(await say()).toMatchObject({ type: 'refused', why: 'muted', facts: {} });
    expect((await admin.ask('POST', path, { until: null })).body).toMatchObject({ muted: null });
    expect(await say()).toMatchObject({ type: 'done' });
    expect((await audit()).slice(0, 3).map(({ act }) => act)).toEqual(['unmute', 'mute', 'mute']);
  });

  test('suspends a person, who can then only see the suspension, export data and delete the account', async () => {
    const someone = await server.person({ name: 'Sam' });
    const client = await server.connect(someone);
    const browser = await browserOf(someone);
    const until = server.parts.now() + 3_600_000;
    const path = `/api/admin/people/${someone.row.id}/suspend`;
    await admin.ask('POST', path, { until, why: 'cheating' });
    await client.until(() => client.closed !== undefined);
    const refused = { status: 403, body: { error: 'suspended', facts: { until } } };
    expect(await browser.ask('GET', '/api/tables')).toMatchObject(refused);
    expect(await browser.ask('PATCH', '/api/me', { name: 'New' })).toMatchObject(refused);
    expect((await server.call('GET', '/api/me/tables', someone)).status).toBe(403);
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ suspended: until });
    expect((await browser.ask('GET', '/api/me/export')).status).toBe(200);
    await admin.ask('POST', path, { until: null });
    expect((await browser.ask('GET', '/api/tables')).status).toBe(200);
    await admin.ask('POST', path, { until });
    expect((await browser.ask('DELETE', '/api/me')).status).toBe(204);
  });

  test('lets a suspension expire', async () => {
    const someone = await server.person();
    await server.parts.store.people.change(someone.row.id, { suspended: server.parts.now() - 1 });
    expect((await server.call('GET', '/api/me/tables', someone)).status).toBe(200);
  });

  test('renames a person, including at their tables', async () => {
    const { speaker, clients } = await reportMessage();
    const isNews = (message: ServerMessage) =>
      message.type === 'info' && message.table.seats.some(({ name }) => name === 'Polite');
    const path = `/api/admin/people/${speaker.row.id}/rename`;
    expect((await admin.ask('POST', path, { name: ' Polite ' })).body).toMatchObject({ name: 'Polite' });
    expect(await waitForMessage(clients[0], isNews)).toBeDefined();
    expect(await newest()).toMatchObject({ act: 'rename', facts: { before: 'Ana', name: 'Polite' } });
    expect((await admin.ask('POST', path, { name: '\u3164' })).status).toBe(400);
  });

  test('closes a running table once and notifies its viewers', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral');
    const isNews = (message: ServerMessage) => message.type === 'info' && message.table.status === 'closed';
    expect((await admin.ask('POST', `/api/admin/tables/${id}/close`, { why: 'a bot farm' })).status).toBe(
      204,
    );
    expect(await waitForMessage(clients[1], isNews)).toBeDefined();
    const table = await server.parts.store.tables.load(id);
    expect(table).toMatchObject({ status: 'closed', wakes: null, toMove: null });
    expect(await newest()).toMatchObject({ act: 'closeTable', table: id, facts: { why: 'a bot farm' } });
    expect(await admin.ask('POST', `/api/admin/tables/${id}/close`)).toMatchObject({ status: 409 });
    expect((await admin.ask('POST', '/api/admin/tables/aaaaaaaaaaaa/close')).status).toBe(404);
  });

  test('announces maintenance over HTTP and sockets until it is withdrawn', async () => {
    const client = await server.connect();
    const now = server.parts.now();
    const given = { starts: now + 60_000, ends: now + 120_000, note: 'A new version' };
    expect((await admin.ask('POST', '/api/admin/announcement', given)).status).toBe(204);
    const isAnnounced = (message: ServerMessage) =>
      message.type === 'announced' && message.announcement !== null;
    expect(await waitForMessage(client, isAnnounced)).toEqual({ type: 'announced', announcement: given });
    const announced = async () =>
      (await new Browser(admin.address).ask('GET', '/api/server')).body as { announcement: unknown };
    expect(await announced()).toMatchObject({ announcement: given });
    expect((await admin.ask('DELETE', '/api/admin/announcement')).status).toBe(204);
    const isOver = (message: ServerMessage) => message.type === 'announced' && message.announcement === null;
    expect(await waitForMessage(client, isOver)).toBeDefined();
    expect(await announced()).toMatchObject({ announcement: null });
    expect((await audit()).slice(0, 2).map(({ act }) => act)).toEqual(['withdraw', 'announce']);
    const wrong = { starts: now, ends: now };
    expect((await admin.ask('POST', '/api/admin/announcement', wrong)).status).toBe(400);
  });

  test('continues the audit log after an entry, and refuses an odd place', async () => {
    for (const name of ['One', 'Two'])
      await admin.ask('POST', `/api/admin/people/${(await server.person()).row.id}/rename`, { name });
    const [first, second] = await audit();
    const after = `/api/admin/audit?before=${first?.at}&id=${first?.id}`;
    expect(((await admin.ask('GET', after)).body as OperatorEntry[])[0]).toEqual(second);
    for (const odd of ['before=x', `before=${first?.at}&id=%00`])
      expect((await admin.ask('GET', `/api/admin/audit?${odd}`)).status).toBe(400);
  });

  test('finds people, and refuses to mute or suspend an operator', async () => {
    await server.person({ name: 'Findme Fast' });
    const found = (await admin.ask('GET', '/api/admin/people?text=findme')).body as OperatorPerson[];
    expect(found).toMatchObject([{ name: 'Findme Fast', guest: true, suspended: null }]);
    expect(found[0]).not.toHaveProperty('mail');
    for (const act of ['mute', 'suspend'])
      expect(
        await admin.ask('POST', `/api/admin/people/${operator.row.id}/${act}`, { until: 5 }),
      ).toMatchObject({
        status: 403,
      });
    expect((await admin.ask('GET', '/api/admin/people/nobodynobody')).status).toBe(404);
  });

  test('shows the health of the server per minute', async () => {
    const { store, now, settings } = server.parts;
    const { registry } = server.metrics;
    const health = new Health({
      store,
      settings: { ...settings, data: '/' },
      registry,
      process: 'p',
      now,
      log: server.notes,
    });
    server.metrics.moved('architectura', 'person');
    server.metrics.answered(4);
    await health.sample();
    server.skip(60_000);
    server.metrics.moved('architectura', 'person');
    server.metrics.answered(40);
    await health.sample();
    const samples = (await admin.ask('GET', '/api/admin/health?hours=1')).body as object[];
    expect(samples.at(-1)).toMatchObject({ moves: 1, errors: 0, middle: 0.05, slowest: 0.05 });
    expect(samples.at(-1)).toMatchObject({ free: expect.any(Number), people: expect.any(Number) });
    expect((await admin.ask('GET', '/api/admin/health?hours=0')).status).toBe(400);
    expect((await admin.ask('GET', '/api/admin/health?hours=1000')).status).toBe(400);
  });
});
