import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

describe('what a server keeps', () => {
  test('takes in a game that proves itself, once, and no other', async () => {
    const taken = await runWith(['import', recorded, '--data', at('first')]);
    expect(taken).toMatchObject({ code: 0, out: expect.stringContaining('is kept') });
    const again = await runWith(['import', recorded, '--data', at('first')]);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('here already') });
    const forged = at('forged.json');
    writeFileSync(forged, readFileSync(recorded, 'utf8').replace(/"seed": "../, '"seed": "00'));
    const refused = await runWith(['import', forged, '--data', at('second')]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('does not prove itself') });
  });

  test('is backed up while a server has it open, and is the same in another place', async () => {
    const running = await openStore({ data: at('first'), database: undefined });
    expect(await runWith(['backup', at('all.gz'), '--data', at('first')])).toMatchObject({ code: 0 });
    await running.close();
    expect(await runWith(['restore', at('all.gz'), '--data', at('third')])).toMatchObject({
      code: 0,
      out: '1 tables are back\n',
    });
    // A second time there is something to write over.
    expect(await runWith(['restore', at('all.gz'), '--data', at('third')])).toMatchObject({ code: 1 });
    expect(await runWith(['replay', at('all.gz')])).toMatchObject({ code: 0, out: '1 games, 0 different\n' });
  });

  test('a file that is none, or a folder that is empty, is told as such', async () => {
    writeFileSync(at('none.gz'), 'nothing');
    for (const argv of [
      ['restore', at('none.gz'), '--data', at('fourth')],
      ['replay', at('none.gz')],
      ['backup', at('b.gz'), '--data', at('nowhere')],
      ['import', at('none.gz'), '--data', at('fourth')],
    ])
      expect(await runWith(argv), argv[0]).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^archivolt \w+: ./),
      });
  });

  test.each([
    [['backup'], /expected one file/],
    [['backup', 'x', '--data'], /--data expects/],
    [['backup', 'x', '--database', 'mysql://x'], /--database: expected an address that begins with postgres/],
    [['serve', 'now'], /now is one word too many/],
    [['serve', '--bot-queue', 'long'], /--bot-queue: expected a whole number/],
    [['serve', '--queue', '3'], /there is no option --queue/],
  ])('%j is refused with what was expected', async (argv, message) => {
    const { code, err } = await runWith(argv);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });

  test('every setting is in the help of serve, with its variable', async () => {
    const { out } = await runWith(['serve', '--help']);
    for (const word of ['--port', 'DATABASE_URL', '--mail-from', 'BOT_MS', 'METRICS_TOKEN'])
      expect(out).toContain(word);
  });
});
