import type { Game, GameTypes, PositionNotation, State } from '@archivolt/engine';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { withBoard } from '../boards.ts';
import type { GameStore } from '../session/games.ts';
import { newGame, newGameAt, newId, type StartResult } from '../session/newGame.ts';
import { playAgain, positionsFor, rulesFor, setUpAgain } from '../session/playAgain.ts';
import { summarize } from '../session/summary.ts';
import type { ReplayableGame } from './replayFile.ts';

/** Starts a new local game from a version of another one. */
export function playOn(
  played: ReplayableGame,
  version: number,
  seats: readonly SeatInfo[],
  { store, hints = true }: BranchSettings,
): Promise<StartResult> {
  return withBoard(played.game, async (board) => {
    const positions = await positionsFor(board, played);
    return branch(await board.rules(), played, version, seats, { store, hints, positions });
  });
}

interface BranchSettings {
  readonly store: GameStore;
  /** Whether hints are allowed in the new game. */
  readonly hints?: boolean;
}

async function branch<G extends GameTypes>(
  current: Game<G>,
  { rulesVersion, options, setup, start, submissions, game: id }: ReplayableGame,
  version: number,
  seats: readonly SeatInfo[],
  { store, hints, positions }: BranchSettings & { readonly positions: PositionNotation<G> | undefined },
): Promise<StartResult> {
  const game = rulesFor(current, { game: id, rulesVersion });
  const kept = submissions.slice(0, version);
  let state: State<G> = setUpAgain(game, { options, setup, start }, positions);
  for (const [index, submission] of kept.entries())
    ({ state } = playAgain(game, state, submission, index + 1));
  const now = Date.now();
  const stored = {
    id: newId(cryptoChance),
    game: id,
    rulesVersion,
    options,
    seats: [...seats],
    ...(hints ? {} : { hints: false }),
    created: now,
    changed: now,
    setup: [...setup],
    ...(start === undefined ? {} : { start }),
    submissions: kept,
    summary: summarize(game, state),
  };
  return (await store.save(stored, undefined)).ok ? { ok: true, id: stored.id } : { ok: false, why: 'full' };
}

/** Starts the same game again: same seats, same options or position, new dice. */
export function rematch(
  played: ReplayableGame,
  { store, hints = true }: BranchSettings,
): Promise<StartResult> {
  return withBoard(played.game, async (board) => {
    const positions = await positionsFor(board, played);
    return again(await board.rules(), played, { store, hints, positions });
  });
}

async function again<G extends GameTypes>(
  game: Game<G>,
  { options, start, seats }: ReplayableGame,
  {
    store,
    hints = true,
    positions,
  }: BranchSettings & { readonly positions: PositionNotation<G> | undefined },
): Promise<StartResult> {
  const beginning = { store, chance: cryptoChance, clock: Date.now, hints };
  if (positions)
    return newGameAt(
      game,
      positions,
      setUpAgain(game, { options, setup: [], start }, positions),
      seats,
      beginning,
    );
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(`options: ${read.path}`);
  return newGame(game, read.value, seats, beginning);
}
