import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@archivolt/engine';
import type { OwnTable } from '@archivolt/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf, newSecret } from '../accounts/secrets.ts';
import { createGuest } from '../http/routes.testing.ts';
import { newId } from '../ids.ts';
import { MailServer } from '../notify/smtp.testing.ts';
import { type RunningServer, serve } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { aPerson, aSession } from '../store/rows.testing.ts';
import { Client } from '../tables/client.testing.ts';
import { Metrics } from './metrics.ts';

const TOKEN = 'a-token-of-the-operator';
const folder = mkdtempSync(join(tmpdir(), 'archivolt-metrics-'));
const mails = new MailServer();
const token = newSecret();
let server: RunningServer;
let client: Client;

// The complete server, so that the counted figures are those the operator reads.
beforeAll(async () => {
  await mails.listen();
  const [data, dist] = [join(folder, 'data'), join(folder, 'dist')];
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  const store = await openStore({ data, database: undefined });
  const ana = aPerson({ id: newId(), unsubscribe: newSecret(), quiet: null });
  await store.people.create(ana);
  await store.people.addSession(aSession(ana.id, { hash: hashOf(token), kind: 'token' }));
  await store.close();
  const flags = { port: '0', host: '127.0.0.1', log: 'silent', data, metrics: TOKEN, mail: mails.url };
  server = await serve(readSettings(flags, {}), { dist });
  client = await Client.connect(Number(new URL(server.address).port), token);
});
afterAll(async () => {
  client.close();
  await server.close();
  await mails.close();
  rmSync(folder, { recursive: true });
});

async function post(path: string, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(new URL(path, server.address), { method: 'POST', headers, body: JSON.stringify(body) });
}

/** One Prometheus metric; 0 if it is not there yet. */
async function figure(name: string): Promise<number> {
  const reply = await fetch(new URL('/metrics', server.address), {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const line = (await reply.text()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}

/** A game against one of the fastest bots. */
async function gameWithBot(): Promise<string> {
  const reply = await post('/api/tables', {
    game: 'architectura',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'child' }],
    clock: { kind: 'none' },
    access: 'open',
    rated: false,
    salt: 'ab'.repeat(16),
  });
  const { table } = (await reply.json()) as OwnTable;
  await client.watch(table.id);
  return table.id;
}

test('submissions are counted by refusal code or kind of player, and database waits are timed', async () => {
  const id = await gameWithBot();
  const [moves, stored, writes] = [
    'archivolt_moves_total{game="architectura",by="person"}',
    'archivolt_database_wait_seconds_count{what="moves"}',
    'archivolt_database_wait_seconds_count{what="writes"}',
  ];
  // The table itself has been written by then.
  expect(await figure(writes)).toBeGreaterThan(0);
  await client.until(() => client.at(id).offers.length > 0);
  const { version, offers } = client.at(id);
  const before = await Promise.all([figure(moves), figure(stored)]);
  const submit = (at: number, offered: readonly unknown[]) =>
    client.ask({ do: 'submit', table: id, version: at, moves: offered.slice(0, 1) as [{ do: string }] });
  expect(await submit(version + 1000, offers)).toMatchObject({ type: 'refused', why: 'stale' });
  expect(await figure('archivolt_submissions_refused_total{why="stale"}')).toBe(1);
  expect(await submit(version, offers)).toMatchObject({ type: 'done' });
  expect(await figure(moves)).toBe(at(before, 0) + 1);
  expect(await figure(stored)).toBeGreaterThan(at(before, 1));
});

test('the time bots wait for a thread is measured', async () => {
  const waited = 'archivolt_bot_wait_seconds_count';
  const before = await figure(waited);
  const id = await gameWithBot();
  const play = async (): Promise<number> => {
    const { version, offers, info } = client.at(id);
    if (offers.length > 0 && info.status === 'playing') {
      const moves = offers.slice(0, 1) as [{ do: string }];
      await client.ask({ do: 'submit', table: id, version, moves });
    }
    return figure(waited);
  };
  // Whether or not the bot starts, it is asked after the player's own turn at the latest.
  await expect.poll(play, { timeout: 30_000 }).toBeGreaterThan(before);
});

test('an email is counted when it is retried and when it is sent', async () => {
  const [retried, sent] = [
    'archivolt_letters_total{result="retried"}',
    'archivolt_letters_total{result="sent"}',
  ];
  mails.busy = 1;
  const { browser } = await createGuest(server.address.replace(/\/$/, ''));
  expect(await browser.ask('PATCH', '/api/me', { mail: 'ana@example.org' })).toMatchObject({ status: 200 });
  await expect.poll(() => figure(retried), { timeout: 10_000 }).toBe(1);
  expect(await figure(sent)).toBe(0);
  await expect.poll(() => figure(sent), { timeout: 20_000 }).toBe(1);
  expect(mails.letters.map(({ to }) => to)).toEqual(['ana@example.org']);
});

test('the disk with the data folder is measured on request', async () => {
  const { bsize, blocks } = await statfs(folder);
  expect(await figure('archivolt_disk_bytes{what="size"}')).toBe(bsize * blocks);
  const free = await figure('archivolt_disk_bytes{what="free"}');
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(bsize * blocks);
});

test('a disk that cannot be measured hides no other metric', async () => {
  const store = await openStore({ data: join(folder, 'other'), database: undefined });
  try {
    const metrics = new Metrics(store, () => undefined);
    metrics.watchDisk(join(folder, 'unmounted'));
    const text = await metrics.registry.metrics();
    expect(text).not.toContain('archivolt_disk_bytes{');
    expect(text).toContain('archivolt_version_info{');
  } finally {
    await store.close();
  }
});

test('a refused socket is counted by its status', async () => {
  const refused = 'archivolt_sockets_refused_total{status="403"}';
  const dial = Client.dial(Number(new URL(server.address).port), { origin: 'https://elsewhere.example' });
  await expect(dial).rejects.toThrow('403');
  await expect.poll(() => figure(refused)).toBe(1);
});
