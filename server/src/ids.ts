import { randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another, as the protocol's `id` wants them. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A name that nobody can guess once it is long enough: 16 letters are 79 bits. */
export function newId(length = 16): string {
  return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/** The secret behind the dice of a table. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}
