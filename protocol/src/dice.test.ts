import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLink, nextLink } from './chain.ts';
import { commitmentOf, dicePicks, saltHash } from './dice.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const salts = ['aa01', '', 'bb02'];

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
});

test('a pick is an HMAC of salts, version and index that anyone can recompute', () => {
  const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update('aa01..bb02|7|0|0').digest();
  expect(dicePicks({ seed, salts }, 7)(6)).toBe(mac.readUIntBE(0, 6) % 6);
});

test('the same version gives the same rolls; another version, salt or seed gives others', () => {
  const rolls = (dice = { seed, salts }, version = 3) => {
    const pick = dicePicks(dice, version);
    return Array.from({ length: 20 }, () => pick(1000));
  };
  expect(rolls()).toEqual(rolls());
  expect(rolls({ seed, salts }, 4)).not.toEqual(rolls());
  expect(rolls({ seed, salts: ['aa02', '', 'bb02'] })).not.toEqual(rolls());
  expect(rolls({ seed: seed.replace('00', '01'), salts })).not.toEqual(rolls());
});

test('every face is equally likely', () => {
  const counts = Array.from({ length: 6 }, () => 0);
  for (let version = 1; version <= 1500; version++) {
    const pick = dicePicks({ seed, salts }, version);
    for (let index = 0; index < 4; index++) {
      const face = pick(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const chi = counts.reduce((sum, count) => sum + (count - total / 6) ** 2 / (total / 6), 0);
  expect(chi).toBeLessThan(20.5); // 5 degrees of freedom: once in a thousand
});

test('the formulas and test vectors of the API document match the code', () => {
  const bytes = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0'));
  const known = bytes.join('');
  const both = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'];
  const commitment = commitmentOf(known);
  const hashes = both.map((salt) => saltHash(commitment, salt));
  const first = firstLink(known, {
    id: 'abcdefghijkm',
    game: 'architectura',
    rulesVersion: 1,
    options: { players: 2 },
    commitment,
    hashes,
    salts: both,
    setup: [3, 0],
    setupSides: [6, 2],
  });
  const next = nextLink(known, first, {
    version: 1,
    seat: 0,
    kind: 'moves',
    moves: ['draw'],
    picks: [4],
    sides: [6],
    at: 1_700_000_000_000,
  });
  const dice = { seed: known, salts: both };
  expect([6, 24].map((sides) => dicePicks(dice, 7)(sides))).toEqual([2, 14]);
  const document = readFileSync(new URL('../../docs/API.md', import.meta.url), 'utf8');
  for (const value of [commitment, ...hashes, first, next]) expect(document).toContain(`| \`${value}\` |`);
});
