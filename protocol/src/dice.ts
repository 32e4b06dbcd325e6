import type { Chance } from '@archivolt/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Dice that can be proved. Before anybody sits down the server shows the hash of a secret seed; every player adds a
 * salt of their own; every pick is an HMAC of salts, version and index under the seed. At the end the seed is shown,
 * and anyone can work out every pick again.
 */
export interface Dice {
  /** Hexadecimal, 32 bytes. Secret until the game is over. */
  readonly seed: string;
  /** One for each seat, hexadecimal; empty for a bot. */
  readonly salts: readonly string[];
}

/** What is shown before the first move: nobody can change the seed afterwards. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** How many bytes of a digest make a number: 2^48 is exact in a double and leaves hardly anything to reject. */
const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);

/** The picks of one version, in the order in which they are asked for. The set-up is version 0. */
export function dicePicks({ seed, salts }: Dice, version: number): Chance {
  const key = hexToBytes(seed);
  const salted = salts.join('.');
  let index = 0;
  return (n) => {
    // A number at the ragged end of the range would favour low picks: it is thrown away, and the next one taken.
    const limit = RANGE - (RANGE % n);
    for (let attempt = 0; ; attempt++) {
      const digest = hmac(sha256, key, utf8ToBytes(`${salted}|${version}|${index}|${attempt}`));
      for (let start = 0; start + BYTES <= digest.length; start += BYTES) {
        const number = digest.subarray(start, start + BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
        if (number >= limit) continue;
        index++;
        return number % n;
      }
    }
  };
}
