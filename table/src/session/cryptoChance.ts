import type { Chance } from '@archivolt/engine';

const RANGE = 2 ** 32;

/** Unpredictable dice. Rejection sampling discards the incomplete last interval, so that every face is equally likely. */
export const cryptoChance: Chance = (n) => {
  const word = new Uint32Array(1);
  const fair = RANGE - (RANGE % n);
  for (;;) {
    crypto.getRandomValues(word);
    const value = word[0] ?? 0;
    if (value < fair) return value % n;
  }
};
