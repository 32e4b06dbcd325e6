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
} from 'valibot';
import { count, gameId, hex, id, seat, text, time, version } from './schema.ts';
import { level, result } from './tables.ts';

/** One row of the log of a game. */
export const fileEntry = object({
  version,
  /** Who moved; for a take-back who had asked for it; null where the house ended the game. */
  seat: nullable(seat),
  kind: picklist(['moves', 'takeBack', 'end']),
  /** In the game's own notation. */
  moves: array(text(400)),
  picks: array(count),
  /** The version that was gone back to. */
  to: optional(version),
  at: time,
  /** Of this row and all before it, so that a row that was changed afterwards can be named. */
  hash: hex,
});
export type FileEntry = InferOutput<typeof fileEntry>;

/** A finished game as one file: enough to play it again and to prove its dice. */
export const gameFile = object({
  format: literal('archivolt-game-1'),
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
  log: array(fileEntry),
  result,
});
export type GameFile = InferOutput<typeof gameFile>;

/** What a row's hash is made of, beside the hash of the row before. */
type Bare = Omit<FileEntry, 'hash'>;

/** The hash before the first row: everything that was settled before anybody moved. */
export function firstHash({ id, game, options, commitment, salts, setup }: Omit<GameFile, 'log'>): string {
  return digest([id, game, options, commitment, salts, setup]);
}

export function nextHash(before: string, { version, seat, kind, moves, picks, to, at }: Bare): string {
  return digest([before, version, seat, kind, moves, picks, to ?? null, at]);
}

/** Chains the rows of a log to what stood before them. */
export function chained(head: Omit<GameFile, 'log'>, rows: readonly Bare[]): FileEntry[] {
  let hash = firstHash(head);
  return rows.map((row) => {
    hash = nextHash(hash, row);
    return { ...row, hash };
  });
}

function digest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(value))));
}
