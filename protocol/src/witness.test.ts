import { architectura } from '@archivolt/architectura';
import { redCathedral } from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import { commitmentOf, saltHash } from './dice.ts';
import type { SecondFormat } from './gameFile.ts';
import { chainRows, inFirstFormat, inSecondFormat, playedGame, SEED } from './played.testing.ts';
import { verifyGame } from './verify.ts';
import { compareWith, type Witness, withSeen } from './witness.ts';

const SALTS = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'];
const BASIC = { players: 2, side: 'basic', influence: 'random', first: 'random' };
const games = {
  'red-cathedral': inSecondFormat(playedGame(redCathedral, BASIC, { seed: SEED, salts: SALTS }, 1)),
  architectura: inSecondFormat(playedGame(architectura, { players: 2 }, { seed: SEED, salts: SALTS }, 2)),
};
const file = games.architectura;
const commitment = commitmentOf(SEED);

/** What the page of seat 0 has stored if everything was honest. */
const witness: Witness = {
  commitment,
  seat: 0,
  salt: SALTS[0],
  hashes: SALTS.map((salt) => saltHash(commitment, salt)),
  seen: withSeen(file.log),
};

/** A consistent game with the same seed and other salts, as if somebody had ground them for a better outcome. */
const gameWithSalts = (salts: string[]): SecondFormat =>
  inSecondFormat(playedGame(architectura, { players: 2 }, { seed: SEED, salts }, 2));

describe('an honest file', () => {
  test('agrees with everything a player stored and reports what was compared', () => {
    expect(compareWith(file, witness)).toEqual({
      wrong: undefined,
      commitment: true,
      salt: true,
      hashes: true,
      rows: file.log.length,
    });
    for (const each of Object.values(games))
      expect(
        each.game === 'architectura' ? verifyGame(architectura, each) : verifyGame(redCathedral, each),
      ).toMatchObject({ ok: true });
  });

  test('agrees with a player who has seen only some links', () => {
    const seen = withSeen([...file.log.slice(3, 7), ...file.log.slice(9, 12)]);
    expect(seen.ranges).toEqual([
      [4, 7],
      [10, 12],
    ]);
    expect(compareWith(file, { seen })).toMatchObject({ wrong: undefined, rows: 7, salt: false });
    expect(compareWith(file, {})).toMatchObject({ wrong: undefined, rows: 0, commitment: false });
  });

  test('is not affected by repeated entries or entries without a link', () => {
    const seen = withSeen(file.log.slice(0, 5));
    expect(withSeen(file.log.slice(2, 5), seen)).toEqual(seen);
    expect(withSeen([{ version: 9 }], seen)).toEqual(seen);
  });
});

describe('a forged file that is consistent in itself', () => {
  test('is detected if the player’s own salt was replaced', () => {
    const forged = gameWithSalts(['aa'.repeat(16), SALTS[1] ?? '']);
    expect(verifyGame(architectura, forged)).toMatchObject({ ok: true });
    expect(compareWith(forged, witness).wrong).toBe('ownSalt');
    expect(compareWith(forged, { salt: SALTS[0] }).wrong).toBe('ownSalt');
  });

  test('is detected if the player’s own salt is at another seat', () => {
    expect(compareWith(gameWithSalts([...SALTS].reverse()), witness).wrong).toBe('ownSalt');
  });

  test('is detected if server and opponent ground the opponent’s salt', () => {
    const forged = gameWithSalts([SALTS[0] ?? '', 'bb'.repeat(16)]);
    expect(verifyGame(architectura, forged)).toMatchObject({ ok: true });
    expect(compareWith(forged, witness).wrong).toBe('otherSalts');
  });

  test('is detected if the seed was ground', () => {
    const forged = inSecondFormat(
      playedGame(architectura, { players: 2 }, { seed: 'ab'.repeat(32), salts: SALTS }, 2),
    );
    expect(verifyGame(architectura, forged)).toMatchObject({ ok: true });
    expect(compareWith(forged, witness).wrong).toBe('commitment');
  });

  test('is detected if the log was rewritten and chained again', () => {
    const other = inSecondFormat(playedGame(architectura, { players: 2 }, { seed: SEED, salts: SALTS }, 3));
    expect(verifyGame(architectura, other)).toMatchObject({ ok: true });
    expect(compareWith(other, witness).wrong).toBe('log');
    // A single changed time changes every later link.
    const late = chainRows(
      file,
      file.log.map((row) => (row.version === 1 ? { ...row, at: row.at + 1 } : row)),
    );
    expect(compareWith({ ...file, log: late }, { seen: withSeen(file.log.slice(-1)) }).wrong).toBe('log');
  });

  test('is detected if the log ends before the last entry the player saw', () => {
    expect(compareWith({ ...file, log: file.log.slice(0, -1) }, witness).wrong).toBe('log');
  });
});

describe('a forged file that is inconsistent in itself', () => {
  const rolled = file.log.find(({ picks }) => picks.length > 0) ?? file.log[0];
  test('is rejected if a salt does not match its hash', () => {
    const hashes = [file.hashes[1] ?? '', file.hashes[1] ?? ''];
    expect(verifyGame(architectura, { ...file, hashes })).toEqual({ ok: false, what: 'salt', seat: 0 });
  });

  test('is rejected if a die has another number of sides', () => {
    const setupSides = file.setupSides.map((sides, index) => (index === 2 ? sides + 1 : sides));
    const forged = { ...file, setupSides };
    expect(verifyGame(architectura, { ...forged, log: chainRows(forged, file.log) })).toMatchObject({
      what: 'pick',
      version: 0,
      index: 2,
    });
    const log = chainRows(
      file,
      file.log.map((row) => (row === rolled ? { ...row, sides: row.sides.map((n) => n * 2) } : row)),
    );
    expect(verifyGame(architectura, { ...file, log })).toMatchObject({ what: 'pick' });
  });

  test('is rejected if a link was changed', () => {
    const log = file.log.map((row) => (row.version === 4 ? { ...row, hash: 'A'.repeat(32) } : row));
    expect(verifyGame(architectura, { ...file, log })).toEqual({ ok: false, what: 'row', version: 4 });
  });
});

test('a file in the first format is compared by commitment and salt only', () => {
  const old = inFirstFormat(playedGame(architectura, { players: 2 }, { seed: SEED, salts: SALTS }, 2));
  expect(compareWith(old, { commitment, salt: SALTS[1] })).toMatchObject({ wrong: undefined, salt: true });
  expect(compareWith(old, { salt: 'ab' }).wrong).toBe('ownSalt');
});
