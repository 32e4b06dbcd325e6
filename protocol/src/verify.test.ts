import { architectura } from '@archivolt/architectura';
import { redCathedral } from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import { commitmentOf } from './dice.ts';
import { chained, type FirstFormat, type GameFile, gameFile } from './gameFile.ts';
import { inFirstFormat, playedGame, SEED } from './played.testing.ts';
import { read } from './schema.ts';
import { verifyGame } from './verify.ts';

const throughJson = (file: GameFile): GameFile => {
  const back = read(gameFile, JSON.parse(JSON.stringify(file)));
  if (!back) throw new Error('the file cannot be read');
  return back;
};

const secretsFor = (players: number) => ({
  seed: SEED,
  salts: Array.from({ length: players }, (_, seat) => `0${seat}ab`),
});
const BASIC = { players: 2, side: 'basic', influence: 'random', first: 'random' };
// The first format: games begun before players committed to their salts can still be verified.
const cathedral = inFirstFormat(playedGame(redCathedral, BASIC, secretsFor(2), 1));
const city = inFirstFormat(playedGame(architectura, { players: 3 }, secretsFor(3), 2));

describe('a game played as recorded', () => {
  test('is verified completely from its file', () => {
    expect(verifyGame(redCathedral, throughJson(cathedral))).toMatchObject({
      ok: true,
      versions: cathedral.log.length,
    });
    expect(verifyGame(architectura, throughJson(city))).toMatchObject({
      ok: true,
      versions: city.log.length,
    });
  });
});

/** The file with one row changed, its hash unchanged or recomputed. */
function withRow(
  file: FirstFormat,
  version: number,
  change: Partial<FirstFormat['log'][number]>,
  forged = false,
): FirstFormat {
  const log = file.log.map((row) => (row.version === version ? { ...row, ...change } : row));
  return { ...file, log: forged ? chained(file, log) : log };
}

const rolled = cathedral.log.find(({ picks }) => picks.length > 0);
if (!rolled) throw new Error('nothing was rolled');

describe('verification detects', () => {
  test('a changed seed', () => {
    const other = { ...cathedral, seed: SEED.replace('c0', 'c1') };
    expect(verifyGame(redCathedral, other)).toEqual({ ok: false, what: 'seed' });
    // With a matching commitment for the other seed, the first pick still reveals it.
    const forged = { ...other, commitment: commitmentOf(other.seed) };
    expect(verifyGame(redCathedral, forged)).toMatchObject({ ok: false, what: 'pick', version: 0 });
  });

  test('a changed salt', () => {
    const salts = ['00ac', '01ab'];
    expect(verifyGame(redCathedral, { ...cathedral, salts })).toMatchObject({ what: 'pick', version: 0 });
  });

  test('a changed pick, even if every hash was recomputed', () => {
    const [first = 0, ...rest] = rolled.picks;
    const wrong = first === 0 ? 1 : first - 1;
    const forged = withRow(cathedral, rolled.version, { picks: [wrong, ...rest] }, true);
    expect(verifyGame(redCathedral, forged)).toEqual({
      ok: false,
      what: 'pick',
      version: rolled.version,
      index: 0,
      expected: first,
      found: wrong,
    });
  });

  test('an extra or missing pick', () => {
    const more = withRow(cathedral, rolled.version, { picks: [...rolled.picks, 0] });
    const { length } = rolled.picks;
    expect(verifyGame(redCathedral, more)).toMatchObject({ what: 'pick', index: length, found: 0 });
    const fewer = withRow(cathedral, rolled.version, { picks: rolled.picks.slice(0, -1) });
    expect(verifyGame(redCathedral, fewer)).toMatchObject({ what: 'pick', index: length - 1 });
  });

  test('a changed move, even a legal one', () => {
    for (const row of city.log) {
      for (const other of city.log.slice(0, 6)) {
        if (other.moves[0] === row.moves[0]) continue;
        const verdict = verifyGame(architectura, withRow(city, row.version, { moves: other.moves }));
        expect(verdict).toMatchObject({ ok: false, version: row.version });
      }
    }
  });

  test('a missing row, a changed time and a changed result', () => {
    const gap = { ...city, log: city.log.filter(({ version }) => version !== 3) };
    expect(verifyGame(architectura, gap)).toMatchObject({ ok: false, what: 'row', version: 4 });
    expect(verifyGame(architectura, withRow(city, 5, { at: 77 }))).toMatchObject({ what: 'row', version: 5 });
    const totals = city.result.totals.map((total) => total + 1);
    expect(verifyGame(architectura, { ...city, result: { ...city.result, totals } })).toEqual({
      ok: false,
      what: 'result',
    });
  });

  test('a take-back after a pick was revealed', () => {
    const { version } = rolled;
    const rows = [
      ...cathedral.log.slice(0, version),
      { ...rolled, version: version + 1, kind: 'takeBack' as const, to: 0 },
    ];
    const forged = { ...cathedral, log: chained(cathedral, rows) };
    expect(verifyGame(redCathedral, forged)).toEqual({ ok: false, what: 'takeBack', version: version + 1 });
  });

  test('another rules version or game', () => {
    expect(verifyGame(redCathedral, { ...cathedral, rulesVersion: 99 })).toEqual({
      ok: false,
      what: 'rules',
    });
    expect(verifyGame(architectura, cathedral)).toEqual({ ok: false, what: 'rules' });
  });
});
