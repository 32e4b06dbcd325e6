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
import { MailServer } from './smtp.testing.ts';
import { Teller } from './teller.ts';
import { EVERYTHING } from './telling.testing.ts';

const SENDER = fileURLToPath(new URL('./sender.testing.ts', import.meta.url));
const MINUTE = 60_000;

const mails = new MailServer();
const folder = mkdtempSync(join(tmpdir(), 'archivolt-teller-'));
const warnings: object[] = [];
beforeAll(() => mails.listen());
afterAll(async () => {
  await mails.close();
  rmSync(folder, { recursive: true });
});

/** Somebody is to move, and due to be told. */
async function aTurn(store: Store, version = 0): Promise<void> {
  const person = aPerson({ mail: 'ada@example.org', notify: EVERYTHING, quiet: null });
  const seat = { colour: 0, person: person.id, level: null, salt: 'aa', away: null };
  const table = aTable({ seats: [seat, { ...seat, colour: 1, person: null, level: 'child' }], toMove: 0 });
  await store.people.create(person);
  await store.tables.create(table);
  await store.notices.add({ person: person.id, kind: 'turn', table: table.id, version, due: 1 });
}

function tellerAt(store: Store, data: string, now: () => number = Date.now) {
  const settings = readSettings({ data, mail: mails.url }, {});
  const mailer = createMailer(mails.url, 'house@example.org', () => 'http://localhost/');
  const log = { warn: (facts: object) => void warnings.push(facts) };
  return new Teller({ settings, store, now, log, mailer, pusher: null });
}

test('what a process was telling when it was killed is told by the next one, and then no more', async () => {
  const data = join(folder, 'killed');
  const before = await openStore({ data, database: undefined });
  await aTurn(before);
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
  // While it may still be at it nobody else tells.
  await tellerAt(store, data).tellDue();
  expect(mails.letters).toEqual([]);
  const later = () => Date.now() + 3 * MINUTE;
  await tellerAt(store, data, later).tellDue();
  expect(mails.letters).toHaveLength(1);
  await tellerAt(store, data, () => later() + 60 * MINUTE).tellDue();
  expect(mails.letters).toHaveLength(1);
  await store.close();
});

test('what a process could not tell before it stopped is told by the next one at once', async () => {
  mails.letters.length = 0;
  const data = join(folder, 'stopped');
  const store = await openStore({ data, database: undefined });
  await aTurn(store);
  mails.busy = 1;
  const stopped = tellerAt(store, data);
  const telling = stopped.tellDue();
  await expect.poll(() => mails.busy).toBe(0);
  await stopped.stop();
  await telling;
  expect(mails.letters).toEqual([]);
  await tellerAt(store, data).tellDue();
  expect(mails.letters).toHaveLength(1);
  expect(warnings).toEqual([]);
  await store.close();
});
