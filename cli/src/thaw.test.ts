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
  data = mkdtempSync(join(tmpdir(), 'archivolt-thaw-'));
  const { out } = await runWith(['import', recorded, '--data', data]);
  table = out.split(' ', 1)[0] ?? '';
});
afterAll(() => rmSync(data, { recursive: true }));

/** Stops the table with a fault, as a server does; leaves the state as it was or not. */
async function freeze(state: (kept: string) => string): Promise<void> {
  const store = await openStore({ data, database: undefined });
  await store.tables.change(table, (row) =>
    Object.assign(row, { status: 'frozen', fault: 'Error: \u001b[2J', state: state(row.state ?? '') }),
  );
  await store.close();
}

test('lists what is frozen, also while a server has it open, and steers no terminal', async () => {
  expect(await runWith(['thaw', '--data', data])).toMatchObject({ code: 0, out: '0 frozen tables\n' });
  await freeze((kept) => kept);
  const running = await openStore({ data, database: undefined });
  const { code, out } = await runWith(['thaw', '--data', data]);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^${table} architectura rules 1, after submission \\d+: "Error: .u001b`));
  expect(await runWith(['thaw', table, '--data', data])).toMatchObject({
    code: 1,
    err: expect.stringContaining('in use by another process'),
  });
  await running.close();
});

test('lets a table go on that the rules agree with, and no other', async () => {
  expect(await runWith(['thaw', table, '--data', data])).toMatchObject({
    code: 0,
    out: `${table} goes on\n`,
  });
  expect(await runWith(['thaw', table, '--data', data])).toMatchObject({
    code: 1,
    err: `${table} is not frozen\n`,
  });
  expect(await runWith(['thaw', 'nobody', '--data', data])).toMatchObject({
    err: 'nobody is no table here\n',
  });
  await freeze((kept) => kept.replace(/"turn":\d+/, '"turn":99'));
  expect(await runWith(['thaw', table, '--data', data])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/stays frozen: the present rules part from it at submission \d+: state/),
  });
  expect(await runWith(['thaw', table, 'x'])).toMatchObject({ code: 2 });
});
