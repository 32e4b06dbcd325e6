import type { Chance } from '@archivolt/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Provably fair dice, with commit and reveal. The server commits first: a table shows the hash of its secret seed. Every
 * player then commits to a salt by its hash, and reveals the salt once all hashes are there. Every pick is an HMAC of salts,
 * version and index under the seed. Nobody, not even the server together with all other players, can choose the dice of a
 * player whose salt was random. At the end the seed is revealed, and anyone can recompute every pick.
 */
export interface Dice {
  /** Hexadecimal, 32 bytes. Secret until the game is over. */
  readonly seed: string;
  /** One per seat, hexadecimal; empty for a bot. */
  readonly salts: readonly string[];
}

/** The commitment shown before the first move, after which the seed cannot change. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** What a player sends before the salt itself. It includes the commitment, so that it is valid for this seed only. */
export function saltHash(commitment: string, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${commitment}:${salt}`)));
}

/** Bytes of a digest used for a number: 2^48 is exact in a double, and hardly any value is rejected. */
const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);

/** The picks of one version, in the order in which they are needed. The set-up is version 0. */
export function dicePicks({ seed, salts }: Dice, version: number): Chance {
  const key = hexToBytes(seed);
  const salted = salts.join('.');
  let index = 0;
  return (n) => {
    // Rejection sampling: a value in the incomplete last interval would favour low picks, so the next one is used.
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
