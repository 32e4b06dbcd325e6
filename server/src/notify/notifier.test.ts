import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { aPerson, aTable } from '../store/rows.testing.ts';
import type { Store } from '../store/store.ts';
import { createMailer } from './mailer.ts';
import { Notifier } from './notifier.ts';
import { EVERYTHING } from './notifyServer.testing.ts';
import { MailServer } from './smtp.testing.ts';

const SENDER = fileURLToPath(new URL('./sender.testing.ts', import.meta.url));
const MINUTE = 60_000;

const mails = new MailServer();
const folder = mkdtempSync(join(tmpdir(), 'archivolt-notifier-'));
const warnings: object[] = [];
beforeAll(() => mails.listen());
afterAll(async () => {
  await mails.close();
  rmSync(folder, { recursive: true });
});

/** A due notification of a turn. */
async function addTurnNotice(store: Store, version = 0): Promise<void> {
  const person = aPerson({ mail: 'ada@example.org', notify: EVERYTHING, quiet: null });
  const seat = { colour: 0, person: person.id, level: null, salt: 'aa', away: null };
  const table = aTable({ seats: [seat, { ...seat, colour: 1, person: null, level: 'child' }], toMove: 0 });
  await store.people.create(person);
  await store.tables.create(table);
  await store.notices.add({ person: person.id, kind: 'turn', table: table.id, version, due: 1 });
}

function notifierAt(store: Store, data: string, now: () => number = Date.now) {
  const settings = readSettings({ data, mail: mails.url }, {});
  const mailer = createMailer(mails.url, 'games@example.org', () => 'http://localhost/');
  const log = { warn: (facts: object) => void warnings.push(facts) };
  return new Notifier({
    settings,
    store,
    now,
    log,
    mailer,
    pusher: null,
    metrics: { countMail: () => undefined },
  });
}

test('a notice that a killed process was sending is sent once by the next one', async () => {
  const data = join(folder, 'killed');
  const before = await openStore({ data, database: undefined });
  await addTurnNotice(before);
  await before.close();

  mails.isDeaf = true;
  const sender = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', SENDER, data, mails.url],
    { stdio: 'inherit' },
  );
  await expect.poll(() => mails.connections, { timeout: 60_000 }).toBe(1);
  const gone = once(sender, 'exit');
  sender.kill('SIGKILL');
  await gone;
  mails.isDeaf = false;

  const store = await openStore({ data, database: undefined });
  // While it may still be sending, no other process sends.
  await notifierAt(store, data).sendDue();
  expect(mails.letters).toEqual([]);
  const later = () => Date.now() + 3 * MINUTE;
  await notifierAt(store, data, later).sendDue();
  expect(mails.letters).toHaveLength(1);
  await notifierAt(store, data, () => later() + 60 * MINUTE).sendDue();
  expect(mails.letters).toHaveLength(1);
  await store.close();
});

test('a notice that a stopped process could not send is sent immediately by the next one', async () => {
  mails.letters.length = 0;
  const data = join(folder, 'stopped');
  const store = await openStore({ data, database: undefined });
  await addTurnNotice(store);
  mails.busy = 1;
  const stopped = notifierAt(store, data);
  const notifying = stopped.sendDue();
  await expect.poll(() => mails.busy).toBe(0);
  await stopped.stop();
  await notifying;
  expect(mails.letters).toEqual([]);
  await notifierAt(store, data).sendDue();
  expect(mails.letters).toHaveLength(1);
  expect(warnings).toEqual([]);
  await store.close();
});

test('an email is retried after 10 minutes, then after fourfold pauses, and dropped after 5 rounds', async () => {
  const data = join(folder, 'refused');
  const store = await openStore({ data, database: undefined });
  await addTurnNotice(store);
  const [results, tries]: [string[], number[]] = [[], []];
  let minute = 0;
  const start = Date.now();
  const mailer = {
    send: async () => {
      tries.push(minute);
      throw new Error('no such server');
    },
    confirm: async () => undefined,
    reset: async () => undefined,
    close: () => undefined,
  };
  const notifier = new Notifier({
    settings: readSettings({ data, mail: mails.url }, {}),
    store,
    now: () => start + minute * MINUTE,
    log: { warn: () => undefined },
    mailer,
    pusher: null,
    metrics: { countMail: (result) => void results.push(result) },
    retryDelaysMs: [],
  });
  const ROUNDS = [0, 10, 50, 210, 850];
  for (const round of [...ROUNDS, 100_000])
    for (minute of [round - 1, round, round + 1]) if (minute >= 0) await notifier.sendDue();
  expect(tries).toEqual(ROUNDS);
  expect(results).toEqual(['retried', 'retried', 'retried', 'retried', 'failed']);
  await store.close();
});
