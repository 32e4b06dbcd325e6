import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '@archivolt/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWith } from './terminal.testing.ts';

const recorded = fileURLToPath(new URL('../playthroughs/architectura.json', import.meta.url));
let data: string;
let table: string;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'archivolt-unfreeze-'));
  const { out } = await runWith(['import', recorded, '--data', data]);
  table = out.split(' ', 1)[0] ?? '';
});
afterAll(() => rmSync(data, { recursive: true }));

/** Freezes the table with an error, as a server does; may also damage the state. */
async function freeze(state: (stored: string) => string): Promise<void> {
  const store = await openStore({ data, database: undefined });
  await store.tables.change(table, (row) =>
    Object.assign(row, { status: 'frozen', fault: 'Error: \u001b[2J', state: state(row.state ?? '') }),
  );
  await store.close();
}

test('lists frozen tables without terminal escapes, even while a server has them open', async () => {
  expect(await runWith(['unfreeze', '--data', data])).toMatchObject({ code: 0, out: '0 frozen tables\n' });
  await freeze((stored) => stored);
  const running = await openStore({ data, database: undefined });
  const { code, out } = await runWith(['unfreeze', '--data', data]);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^${table} architectura rules 1, after submission \\d+: "Error: .u001b`));
  expect(await runWith(['unfreeze', table, '--data', data])).toMatchObject({
    code: 1,
    err: expect.stringContaining('in use by another process'),
  });
  await running.close();
});

test('resumes a table whose state matches the rules, and repairs a damaged state', async () => {
  expect(await runWith(['unfreeze', table, '--data', data])).toMatchObject({
    code: 0,
    out: `${table} has been resumed\n`,
  });
  expect(await runWith(['unfreeze', table, '--data', data])).toMatchObject({
    code: 1,
    err: `${table} is not frozen\n`,
  });
  expect(await runWith(['unfreeze', 'nobody', '--data', data])).toMatchObject({
    err: 'nobody is not a table on this server\n',
  });
  await freeze((stored) => stored.replace(/"turn":\d+/, '"turn":99'));
  expect(await runWith(['unfreeze', table, '--data', data])).toMatchObject({
    code: 0,
    out: `${table} has been resumed; its state was repaired from its log\n`,
  });
  expect(await runWith(['unfreeze', table, 'x'])).toMatchObject({ code: 2 });
});
