import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@archivolt/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from './person.testing.ts';
import { runWith } from './terminal.testing.ts';

const data = mkdtempSync(join(tmpdir(), 'archivolt-admin-'));
let store: Store;

beforeAll(async () => {
  store = await openStore({ data, database: undefined });
  await store.people.create(aPerson('aaaaaaaaaa', 'Ada \u001b[2J', 'ada'));
  await store.people.create(aPerson('gggggggggg', 'Guest'));
});
afterAll(async () => {
  await store.close();
  rmSync(data, { recursive: true });
});

const admin = (...words: string[]) => runWith(['admin', ...words, '--data', data]);

test('an operator is added, listed and removed while the server runs; both changes are logged', async () => {
  expect(await admin()).toMatchObject({ code: 0, out: '0 operators\n' });
  expect(await admin('ADA')).toMatchObject({
    code: 0,
    out: 'aaaaaaaaaa "Ada \\u001b[2J" is an operator now\n',
  });
  expect((await store.people.load('aaaaaaaaaa'))?.admin).toBe(true);
  expect(await admin()).toMatchObject({ out: 'aaaaaaaaaa "ada" "Ada \\u001b[2J"\n1 operator\n' });
  expect(await admin('ada')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is already an operator'),
  });
  expect(await admin('remove', 'aaaaaaaaaa')).toMatchObject({ code: 0 });
  expect((await store.people.load('aaaaaaaaaa'))?.admin).toBe(false);
  expect(await admin('remove', 'ada')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not an operator'),
  });
  expect((await store.operator.loadAudit(10)).map(({ act }) => act).sort()).toEqual(['appoint', 'dismiss']);
});

test('neither an unknown person nor a guest can become an operator', async () => {
  expect(await admin('nobody')).toMatchObject({
    code: 1,
    err: expect.stringContaining('anybody on this server'),
  });
  expect(await admin('gggggggggg')).toMatchObject({ code: 1, err: expect.stringContaining('is a guest') });
});

test('a folder without server data is reported', async () => {
  const empty = join(data, 'empty');
  expect(await runWith(['admin', '--data', empty])).toMatchObject({
    code: 1,
    err: expect.stringContaining('no Archivolt data found in this folder'),
  });
});
