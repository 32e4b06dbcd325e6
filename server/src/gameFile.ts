import { at } from '@archivolt/engine';
import { chained, type GameFile } from '@archivolt/protocol';
import type { LogRow, TableRow } from './store/store.ts';

/** A finished game as one file, seed and all. Undefined while it is not over: nothing of it may be shown before. */
export function gameFileOf(
  table: TableRow,
  log: readonly LogRow[],
  names: readonly string[],
): GameFile | undefined {
  const { status, started, finished, setup, result } = table;
  if (status !== 'finished' || started === null || finished === null || !setup || !result) return undefined;
  const head: Omit<GameFile, 'log'> = {
    format: 'archivolt-game-1',
    id: table.id,
    game: table.game,
    rulesVersion: table.rulesVersion,
    options: table.options,
    seats: table.seats.map(({ level }, seat) => ({ name: at(names, seat), level })),
    started,
    finished,
    commitment: table.commitment,
    seed: table.seed,
    salts: table.seats.map(({ salt }) => salt),
    setup,
    // What it did to the ratings is no part of the game.
    result: { why: result.why, totals: result.totals, places: result.places },
  };
  const rows = log.map(({ version, seat, kind, moves, picks, to, at: time }) => ({
    ...{ version, seat, kind, moves, picks, at: time },
    ...(to === null ? {} : { to }),
  }));
  return { ...head, log: chained(head, rows) };
}
