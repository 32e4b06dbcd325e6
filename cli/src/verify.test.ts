import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFile } from '@archivolt/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { runWith } from './terminal.testing.ts';

const recorded = (game: string): string =>
  fileURLToPath(new URL(`../playthroughs/${game}.json`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'archivolt-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The recorded game with a change, as a file. */
function changed(change: (file: GameFile) => object): string {
  const file = JSON.parse(readFileSync(recorded('architectura'), 'utf8')) as GameFile;
  change(file);
  const path = join(folder, 'changed.json');
  writeFileSync(path, JSON.stringify(file));
  return path;
}

describe('verify', () => {
  test.each(['red-cathedral', 'architectura'])('accepts the recorded game of %s', async (game) => {
    const { code, out } = await runWith(['verify', recorded(game)]);
    expect(out).toMatch(/Everything checks out: \d+ rolls and draws in \d+ steps\./);
    expect(code).toBe(0);
  });

  test('names the changed pick, move, seed and result', async () => {
    const wrong = async (change: (file: GameFile) => object) => {
      const { code, err } = await runWith(['verify', changed(change)]);
      expect(code).toBe(1);
      return err;
    };
    const pick = await wrong(({ setup }) => setup.fill(99, 0, 1));
    expect(pick).toMatch(/in the set-up does not follow from the secret\. \[1: 99 ≠ \d+\]/);
    const seed = await wrong((file) => Object.assign(file, { seed: 'ab'.repeat(32) }));
    expect(seed).toMatch('The secret does not match its hash');
    const move = await wrong(({ log: [, row] }) => Object.assign(row ?? {}, { moves: ['pass'] }));
    expect(move).toMatch(/step 2/);
    expect(await wrong(({ result }) => result.totals.fill(99))).toMatch(
      'The result is not the one the rules produce',
    );
    expect(await wrong(({ log }) => log.splice(3, 1))).toMatch('Step 5 was changed afterwards');
    const rules = await wrong((file) => Object.assign(file, { rulesVersion: 77 }));
    expect(rules).toMatch('[architectura 77]');
  });

  test('answers in the language of --lang', async () => {
    const { out } = await runWith(['verify', recorded('architectura'), '--lang', 'de']);
    expect(out).toMatch(/Alles stimmt: \d+ /);
    const { err } = await runWith([
      'verify',
      changed(({ result }) => result.totals.fill(99)),
      '--lang',
      'fr',
    ]);
    expect(err).toMatch(/Le résultat n’est pas/);
  });

  test('refuses a file that is not a game file', async () => {
    const path = join(folder, 'none.json');
    writeFileSync(path, '{"format":1}');
    expect(await runWith(['verify', path])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not a game file'),
    });
    expect(await runWith(['verify', '/nowhere.json'])).toMatchObject({ code: 2 });
    expect(await runWith(['verify'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('expected exactly one file'),
    });
  });
});
