import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { saltHash } from './dice.ts';
import type { GameFile } from './gameFile.ts';

/** What a player's client has stored during a game, to be compared with its file afterwards. */
export interface Witness {
  /** As shown before the game began. */
  readonly commitment?: string | undefined;
  /** The player's own salt; with `seat`, it must be the salt of that seat. */
  readonly salt?: string | undefined;
  readonly seat?: number | undefined;
  /** By seat: the hashes of all players, as shown before the own salt was revealed. */
  readonly hashes?: readonly string[] | undefined;
  readonly seen?: SeenLinks | undefined;
}

/** The links of the hash chain seen so far, stored compactly: the versions, and one digest over all links. */
export interface SeenLinks {
  /** First and last version of each range, in order. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly digest: string;
}

const NOTHING: SeenLinks = { ranges: [], digest: '' };

interface Link {
  readonly version: number;
  readonly hash?: string | undefined;
}

/** Adds new rows to those seen. Known rows, and rows of a game without a chain, change nothing. */
export function withSeen(rows: readonly Link[], seen: SeenLinks = NOTHING): SeenLinks {
  const ranges = [...seen.ranges];
  let { digest } = seen;
  for (const { version, hash } of rows) {
    const [first, last] = ranges.at(-1) ?? [0, 0];
    if (hash === undefined || version <= last) continue;
    if (ranges.length > 0 && version === last + 1) ranges[ranges.length - 1] = [first, version];
    else ranges.push([version, version]);
    digest = bytesToHex(sha256(utf8ToBytes(`${digest} ${version} ${hash}`)));
  }
  return { ranges, digest };
}

/** The part of the file that does not match. */
export type Disagreement = 'commitment' | 'ownSalt' | 'otherSalts' | 'log';

/** What was compared with the file, and the first mismatch. */
export interface Comparison {
  readonly wrong: Disagreement | undefined;
  readonly commitment: boolean;
  readonly salt: boolean;
  readonly hashes: boolean;
  /** The number of rows of the log. */
  readonly rows: number;
}

export function compareWith(file: GameFile, witness: Witness): Comparison {
  const { commitment, salt, seat, hashes, seen = NOTHING } = witness;
  const isMine = (other: string, index: number): boolean =>
    other === salt && (seat === undefined || seat === index);
  const isBound = (hash: string, index: number): boolean =>
    hash === '' || saltHash(file.commitment, file.salts[index] ?? '') === hash;
  const isWrong: Record<Disagreement, boolean> = {
    commitment: commitment !== undefined && commitment !== file.commitment,
    ownSalt: salt !== undefined && !file.salts.some(isMine),
    otherSalts: hashes !== undefined && !hashes.every(isBound),
    log: !isSeen(file, seen),
  };
  return {
    wrong: (Object.keys(isWrong) as Disagreement[]).find((what) => isWrong[what]),
    commitment: commitment !== undefined,
    salt: salt !== undefined,
    hashes: hashes !== undefined,
    rows: seen.ranges.reduce((sum, [first, last]) => sum + last + 1 - first, 0),
  };
}

/** Whether the links seen match those of the file. */
function isSeen(file: GameFile, { ranges, digest }: SeenLinks): boolean {
  const rows = file.log.filter(({ version }) =>
    ranges.some(([first, last]) => first <= version && version <= last),
  );
  return withSeen(rows).digest === digest;
}
