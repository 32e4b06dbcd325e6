import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  array,
  type InferOutput,
  literal,
  nullable,
  object,
  optional,
  picklist,
  string,
  unknown,
  variant,
} from 'valibot';
import { firstLink, nextLink } from './chain.ts';
import { count, gameId, hex, id, seat, text, time, version } from './schema.ts';
import { level, result } from './tables.ts';

const row = {
  version,
  /** The seat that moved or that requested the take-back; null if the server ended the game. */
  seat: nullable(seat),
  kind: picklist(['moves', 'takeBack', 'end']),
  /** In the game's notation. */
  moves: array(text(400)),
  picks: array(count),
  /** For a take-back, the version restored. */
  to: optional(version),
  at: time,
};

const head = {
  id,
  game: gameId,
  rulesVersion: count,
  options: unknown(),
  seats: array(object({ name: text(24, 0), level: nullable(level) })),
  started: time,
  finished: time,
  commitment: hex,
  seed: hex,
  salts: array(string()),
  setup: array(count),
  result,
};

/** Format of games that began before players committed to their salts; row hashes were computed for the file only. */
const firstFormat = object({
  format: literal('archivolt-game-1'),
  ...head,
  log: array(object({ ...row, hash: hex })),
});

const secondFormat = object({
  format: literal('archivolt-game-2'),
  ...head,
  /** By seat: the hash that committed the player to the salt. */
  hashes: array(string()),
  /** The number of sides of each pick: a pick is an integer from 0 to sides − 1. */
  setupSides: array(count),
  /** `hash` is the link of the chain that was sent with the move. */
  log: array(object({ ...row, sides: array(count), hash: string() })),
});

/** A finished game as one file: enough to replay it and to prove its dice. */
export const gameFile = variant('format', [firstFormat, secondFormat]);
export type GameFile = InferOutput<typeof gameFile>;
export type FileEntry = GameFile['log'][number];
export type FirstFormat = InferOutput<typeof firstFormat>;
export type SecondFormat = InferOutput<typeof secondFormat>;

/** The hashed part of a row, besides the hash of the previous row. */
type Bare = Omit<FirstFormat['log'][number], 'hash'>;

/** In files of the first format, the hash before the first row: everything fixed before the first move. */
function firstHash({ id, game, options, commitment, salts, setup }: Omit<FirstFormat, 'log'>): string {
  return digest([id, game, options, commitment, salts, setup]);
}

function nextHash(before: string, { version, seat, kind, moves, picks, to, at }: Bare): string {
  return digest([before, version, seat, kind, moves, picks, to ?? null, at]);
}

/** Chains the rows of a log to the header. */
export function chained(head: Omit<FirstFormat, 'log'>, rows: readonly Bare[]): FirstFormat['log'] {
  let hash = firstHash(head);
  return rows.map((row) => {
    hash = nextHash(hash, row);
    return { ...row, hash };
  });
}

/** How the hashes of a file are computed, by its format. */
export function chainOf(file: GameFile): { first: string; next(before: string, entry: FileEntry): string } {
  if (file.format === 'archivolt-game-1') return { first: firstHash(file), next: nextHash };
  const { seed } = file;
  return {
    first: firstLink(seed, file),
    next: (before, entry) => nextLink(seed, before, { ...entry, sides: sidesOf(entry) }),
  };
}

/** Files of the first format do not contain the number of sides. */
const sidesOf = (entry: FileEntry): number[] => ('sides' in entry ? entry.sides : []);

function digest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(value))));
}
