import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '@archivolt/server';
import { afterAll, expect, test } from 'vitest';
import { runWith } from './terminal.testing.ts';

const recorded = fileURLToPath(new URL('../playthroughs/architectura.json', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'archivolt-check-'));
afterAll(() => rmSync(data, { recursive: true }));

test('check reports faults while a server runs, and repairs a state once the server has stopped', async () => {
  const check = (...more: string[]) => runWith(['check', '--data', data, ...more]);
  expect(await check()).toMatchObject({
    code: 1,
    err: expect.stringContaining('no Archivolt data found in this folder'),
  });
  const { out } = await runWith(['import', recorded, '--data', data]);
  const table = out.split(' ', 1)[0] ?? '';
  const running = await openStore({ data, database: undefined });
  expect(await check()).toMatchObject({ code: 0, out: '1 table checked, 0 faults\n' });
  await running.tables.change(table, (row) => {
    row.state = '{"table":"\u001b[2J"}';
    return true;
  });
  const found = await check();
  expect(found).toMatchObject({
    code: 1,
    out: expect.stringMatching(`^${table}: "at submission \\d+: state`),
  });
  expect(found.out).toContain('1 table checked, 1 fault\n');
  expect(await check('--repair')).toMatchObject({
    code: 1,
    err: expect.stringContaining('in use by another process'),
  });
  await running.close();
  expect(await check('--repair')).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 fault, 1 repaired'),
  });
  expect(await check()).toMatchObject({ code: 0, out: '1 table checked, 0 faults\n' });
  expect(await check('now')).toMatchObject({ code: 2 });
});
