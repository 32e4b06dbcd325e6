import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf, dicePicks } from './dice.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const salts = ['aa01', '', 'bb02'];

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
});

test('a pick is an HMAC of salts, version and index, as anyone can work out', () => {
  const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update('aa01..bb02|7|0|0').digest();
  expect(dicePicks({ seed, salts }, 7)(6)).toBe(mac.readUIntBE(0, 6) % 6);
});

test('asking twice never rolls twice; another version, salt or seed rolls otherwise', () => {
  const rolls = (dice = { seed, salts }, version = 3) => {
    const pick = dicePicks(dice, version);
    return Array.from({ length: 20 }, () => pick(1000));
  };
  expect(rolls()).toEqual(rolls());
  expect(rolls({ seed, salts }, 4)).not.toEqual(rolls());
  expect(rolls({ seed, salts: ['aa02', '', 'bb02'] })).not.toEqual(rolls());
  expect(rolls({ seed: seed.replace('00', '01'), salts })).not.toEqual(rolls());
});

test('every face is as likely as any other', () => {
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
