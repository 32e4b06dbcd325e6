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
import { result } from './tables.ts';

/** One row of the log of a game. */
export const fileEntry = object({
  version,
  seat: nullable(seat),
  kind: picklist(['moves', 'takeBack', 'end']),
  /** In the game's own notation. */
  moves: array(text(400)),
  picks: array(count),
  /** The version that was gone back to. */
  to: optional(version),
  at: time,
});
export type FileEntry = InferOutput<typeof fileEntry>;

/** A finished game as one file: enough to play it again and to prove its dice. */
export const gameFile = object({
  format: literal('archivolt-game-1'),
  id,
  game: gameId,
  rulesVersion: count,
  /** The component set's id, as the options name it. */
  set: string(),
  options: unknown(),
  seats: array(object({ name: string(), level: nullable(string()) })),
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
