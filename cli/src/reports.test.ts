import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@archivolt/server';
import { afterAll, expect, test } from 'vitest';
import { aPerson } from './person.testing.ts';
import { runWith } from './terminal.testing.ts';

const data = mkdtempSync(join(tmpdir(), 'archivolt-reports-'));
afterAll(() => rmSync(data, { recursive: true }));

test('reports lists reported messages with their reasons while the server runs', async () => {
  const store = await openStore({ data, database: undefined });
  await store.people.create(aPerson('aaaaaaaaaa', 'Ada'));
  await store.people.create(aPerson('bbbbbbbbbb', 'Bo'));
  const line = { table: 'tttttttttt', at: 1, person: 'bbbbbbbbbb', seat: null, phrase: null };
  await store.chat.add({ ...line, text: 'hello' });
  const rude = await store.chat.add({ ...line, text: 'rude \u001b[2J' });
  const report = { table: 'tttttttttt', line: rude, by: 'aaaaaaaaaa', why: 'insult', note: 'again', at: 0 };
  await store.chat.report(report);
  const { code, out } = await runWith(['reports', '--data', data]);
  await store.close();
  expect(code).toBe(0);
  expect(out).toBe(
    [
      '1970-01-01T00:00:00.000Z insult table tttttttttt message 2',
      '  bbbbbbbbbb "Bo": "rude \\u001b[2J"',
      '  reported by aaaaaaaaaa: "again"',
      '1 report',
      '',
    ].join('\n'),
  );
});

test('a folder without server data is an error', async () => {
  const { code, err } = await runWith(['reports', '--data', join(data, 'nowhere')]);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringMatching(/^archivolt reports: ./) });
});
