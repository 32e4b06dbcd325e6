import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openStore } from '@archivolt/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runWith } from './terminal.testing.ts';

const recorded = fileURLToPath(new URL('../playthroughs/architectura.json', import.meta.url));

let folder: string;
const at = (name: string): string => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archivolt-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a data folder', () => {
  test('accepts a valid game once and refuses an invalid one', async () => {
    const taken = await runWith(['import', recorded, '--data', at('first')]);
    expect(taken).toMatchObject({ code: 0, out: expect.stringContaining('has been imported') });
    const again = await runWith(['import', recorded, '--data', at('first')]);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('already been imported') });
    const forged = at('forged.json');
    writeFileSync(forged, readFileSync(recorded, 'utf8').replace(/"seed": "../, '"seed": "00'));
    const refused = await runWith(['import', forged, '--data', at('second')]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('failed verification') });
  });

  test('is backed up while a server has it open, and restores identically elsewhere', async () => {
    const running = await openStore({ data: at('first'), database: undefined });
    expect(await runWith(['backup', at('all.gz'), '--data', at('first')])).toMatchObject({ code: 0 });
    await running.close();
    expect(await runWith(['restore', at('all.gz'), '--data', at('third')])).toMatchObject({
      code: 0,
      out: 'Restored 1 table\n',
    });
    // The second restore would overwrite data.
    expect(await runWith(['restore', at('all.gz'), '--data', at('third')])).toMatchObject({ code: 1 });
    expect(await runWith(['replay', at('all.gz')])).toMatchObject({
      code: 0,
      out: '1 game replayed, 0 different\n',
    });
  });

  test('still has its previous backup if a new one fails; no backup is readable by others', async () => {
    const last = at('last.gz');
    expect(await runWith(['backup', last, '--data', at('first')])).toMatchObject({ code: 0 });
    const before = readFileSync(last);
    chmodSync(last, 0o644);
    expect(await runWith(['backup', last, '--data', at('nowhere')])).toMatchObject({ code: 1 });
    expect(readFileSync(last).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes('tmp'))).toEqual([]);
    expect(await runWith(['backup', last, '--data', at('first')])).toMatchObject({ code: 0 });
    expect(statSync(last).mode & 0o777).toBe(0o600);
  });
});

test('a bad file leaves no data folder behind, and a good one can follow', async () => {
  const good = at('good.gz');
  await runWith(['import', recorded, '--data', at('source')]);
  await runWith(['backup', good, '--data', at('source')]);
  const lines = gunzipSync(readFileSync(good)).toString().trimEnd().split('\n');
  const packed = gzipSync(lines.join('\n'));
  const bad = {
    'text.gz': Buffer.from('nothing'),
    'other.gz': gzipSync('{}\n'),
    'short.gz': packed.subarray(0, -20),
    'incomplete.gz': gzipSync(lines.slice(0, -1).join('\n')),
    'forged.json': Buffer.from(readFileSync(recorded, 'utf8').replace(/"seed": "../, '"seed": "00')),
  };
  const target = at('target');
  for (const [name, content] of Object.entries(bad)) {
    writeFileSync(at(name), content);
    const command = name.endsWith('.json') ? 'import' : 'restore';
    expect(await runWith([command, at(name), '--data', target]), name).toMatchObject({ code: 1 });
    expect(existsSync(target), name).toBe(false);
  }
  expect(await runWith(['restore', good, '--data', target])).toMatchObject({
    code: 0,
    out: 'Restored 1 table\n',
  });
});

test('an invalid file, a missing one and an empty folder are reported', async () => {
  writeFileSync(at('none.gz'), 'nothing');
  for (const argv of [
    ['restore', at('none.gz'), '--data', at('fourth')],
    ['replay', at('none.gz')],
    ['restore', at('missing.gz'), '--data', at('fifth')],
    ['replay', at('missing.gz')],
    ['backup', at('b.gz'), '--data', at('nowhere')],
    ['import', at('none.gz'), '--data', at('fourth')],
  ])
    expect(await runWith(argv), argv.join(' ')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^archivolt \w+: ./),
    });
  expect((await runWith(['replay', at('none.gz')])).err).toContain('none.gz is not a backup, or is damaged');
});

test.each([
  [['backup'], /expected exactly one file/],
  [['backup', 'x', '--data'], /--data expects/],
  [['backup', 'x', '--database', 'mysql://x'], /--database: expected an address that begins with postgres/],
  [['replay', 'x', '--data', 'y'], /unknown option --data/],
  [['serve', 'now'], /unexpected argument now/],
  [['serve', '--bot-queue', 'long'], /--bot-queue: expected a whole number/],
  [['serve', '--queue', '3'], /unknown option --queue/],
])('%j is refused with a message that says what was expected', async (argv, message) => {
  const { code, err } = await runWith(argv);
  expect(err).toMatch(message);
  expect(code).toBe(2);
});

test('the help of serve lists settings with their environment variables', async () => {
  const { out } = await runWith(['serve', '--help']);
  for (const word of ['--port', 'DATABASE_URL', '--mail-from', 'BOT_MS', 'METRICS_TOKEN'])
    expect(out).toContain(word);
});
