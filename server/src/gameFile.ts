import { at } from '@archivolt/engine';
import { chained, type GameFile } from '@archivolt/protocol';
import type { LogRow, TableRow } from './store/store.ts';
import { saltsOf } from './tables/salts.ts';

/**
 * A finished game as one file, including the seed. Undefined while the game runs: nothing of it may be shown before.
 */
export function gameFileOf(
  table: TableRow,
  log: readonly LogRow[],
  names: readonly string[],
): GameFile | undefined {
  const { status, started, finished, setup, result } = table;
  if (status !== 'finished' || started === null || finished === null || !setup || !result) return undefined;
  const head = {
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
    // Rating changes are not part of the game.
    result: { why: result.why, totals: result.totals, places: result.places },
  };
  const rows = log.map(({ version, seat, kind, moves, picks, to, at: time }) => ({
    version,
    seat,
    kind,
    moves,
    picks,
    at: time,
    ...(to === null ? {} : { to }),
  }));
  const { chain, setupSides } = table;
  if (chain === null || setupSides === null) {
    const old = { format: 'archivolt-game-1' as const, ...head };
    return { ...old, log: chained(old, rows) };
  }
  const { hashes } = saltsOf(table);
  return {
    format: 'archivolt-game-2' as const,
    ...head,
    hashes,
    setupSides,
    log: rows.map((row, index) => ({ ...row, ...linkOf(at(log, index)) })),
  };
}

/** A row without a link in a game with a chain was inserted by somebody else. */
function linkOf({ table, version, sides, hash }: LogRow): { sides: number[]; hash: string } {
  if (hash === null) throw new Error(`table ${table}, version ${version}: no link of the chain`);
  return { sides, hash };
}
