import { expect, test } from 'vitest';
import { hashPassword, needsRehash, passwordWait, verifyPassword } from './passwords.ts';

test('a password hash matches only its password, in any Unicode form', async () => {
  const hash = await hashPassword('pässwörd', 10);
  expect(await verifyPassword('pässwörd'.normalize('NFD'), hash, 10)).toBe(true);
  expect(await verifyPassword('passwörd', hash, 10)).toBe(false);
  expect(await verifyPassword('', hash, 10)).toBe(false);
});

test('the same password gets a new salt each time and is checked at the cost of its hash', async () => {
  const [one, other] = await Promise.all([
    hashPassword('a long password', 10),
    hashPassword('a long password', 11),
  ]);
  expect(one).not.toBe(other);
  expect(await verifyPassword('a long password', other, 10)).toBe(true);
  expect([needsRehash(one, 10), needsRehash(other, 10), needsRehash(null, 10)]).toEqual([false, true, false]);
});

test('no password matches a missing or unreadable hash', async () => {
  for (const stored of [null, '', 'plain', 'scrypt$10$8$3$$', 'md5$10$8$3$aa$aa'])
    expect(await verifyPassword('x', stored, 10)).toBe(false);
});

test('the number of queued checks is limited, and other work continues meanwhile', async () => {
  let ticks = 0;
  const clock = setInterval(() => ticks++, 1);
  const work = Array.from({ length: 60 }, () => hashPassword('a long password', 12));
  expect(passwordWait()).toBe(10);
  await Promise.all(work);
  clearInterval(clock);
  expect(passwordWait()).toBeUndefined();
  expect(ticks).toBeGreaterThan(5);
});
