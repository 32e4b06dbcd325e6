import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The hash chain of a game: one link for everything fixed before the first move, then one for each row of the log, computed
 * from the link before. Players receive the link with every move, so a log that is rewritten later no longer matches what
 * they have seen. A link is an HMAC under the secret seed of the dice: with a plain hash, a spectator could guess a hidden
 * move and check the guess.
 */

/** Everything that was fixed before the first move. */
export interface ChainStart {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly commitment: string;
  /** By seat: the hash that commits each player to a salt, and the salt; both empty for a bot. */
  readonly hashes: readonly string[];
  readonly salts: readonly string[];
  readonly setup: readonly number[];
  readonly setupSides: readonly number[];
}

export interface ChainRow {
  readonly version: number;
  readonly seat: number | null;
  readonly kind: string;
  readonly moves: readonly string[];
  readonly picks: readonly number[];
  readonly sides: readonly number[];
  readonly to?: number | null | undefined;
  readonly at: number;
}

export function firstLink(seed: string, start: ChainStart): string {
  const { id, game, rulesVersion, options, commitment, hashes, salts, setup, setupSides } = start;
  return link(seed, [id, game, rulesVersion, options, commitment, hashes, salts, setup, setupSides]);
}

/** `digest`: a faster digest of the platform, where there is one. */
export function nextLink(seed: string, before: string, row: ChainRow, digest?: LinkDigest): string {
  const { version, seat, kind, moves, picks, sides, to, at } = row;
  return link(seed, [before, version, seat, kind, moves, picks, sides, to ?? null, at], digest);
}

/** The first `LINK_BYTES` bytes of the HMAC-SHA-256 of a text under the seed, as base64url. */
export type LinkDigest = (seed: string, text: string) => string;

/** Bytes of the digest that are sent: finding two rows with the same link takes 2^96 attempts. */
export const LINK_BYTES = 24;

const link = (seed: string, value: readonly unknown[], digest: LinkDigest = portableDigest): string =>
  digest(seed, JSON.stringify(value));

/** Runs in every browser, also in a page without HTTPS, where the platform has no synchronous digest. */
const portableDigest: LinkDigest = (seed, text) =>
  base64url(hmac(sha256, hexToBytes(seed), utf8ToBytes(text)).subarray(0, LINK_BYTES));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url; the length must be a multiple of three, so there is no padding. */
function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const three = bytes.subarray(start, start + 3).reduce((sum, byte) => sum * 256 + byte, 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += LETTERS[(three >> shift) & 63];
  }
  return text;
}
