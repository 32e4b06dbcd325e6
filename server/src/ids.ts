import { randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused, as the protocol's `id` requires. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random id: 16 characters have 79 bits. */
export function newId(length = 16): string {
  return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/** The secret seed for the dice of a table. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}
