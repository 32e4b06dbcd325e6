import type { Game, Shape, State } from '@archivolt/engine';
import { withBoard } from '../boards.ts';
import { cryptoChance } from '../session/cryptoChance.ts';
import type { GameStore } from '../session/games.ts';
import { newGame, newId, type Started } from '../session/newGame.ts';
import { playAgain, rulesFor, setUpAgain } from '../session/playAgain.ts';
import type { SeatInfo } from '../session/session.ts';
import { summarize } from '../session/summary.ts';
import type { Played } from './played.ts';

/** Starts a new local game from a version of another one. */
export function playOn(
  played: Played,
  version: number,
  seats: readonly SeatInfo[],
  store: GameStore,
): Promise<Started> {
  return withBoard(played.game, async ({ rules }) => branch(await rules(), played, version, seats, store));
}

async function branch<G extends Shape>(
  current: Game<G>,
  { rulesVersion, options, setup, submissions, game: id }: Played,
  version: number,
  seats: readonly SeatInfo[],
  store: GameStore,
): Promise<Started> {
  const game = rulesFor(current, { game: id, rulesVersion });
  const kept = submissions.slice(0, version);
  let state: State<G> = setUpAgain(game, { options, setup });
  for (const [index, submission] of kept.entries())
    ({ state } = playAgain(game, state, submission, index + 1));
  const now = Date.now();
  const stored = {
    id: newId(cryptoChance),
    game: id,
    rulesVersion,
    options,
    seats: [...seats],
    created: now,
    changed: now,
    setup: [...setup],
    submissions: kept,
    summary: summarize(game, state),
  };
  return (await store.save(stored, undefined)).ok ? { ok: true, id: stored.id } : { ok: false, why: 'full' };
}

/** Starts the same game again: same seats, same options, new dice. */
export function rematch(played: Played, store: GameStore): Promise<Started> {
  return withBoard(played.game, async ({ rules }) => again(await rules(), played, store));
}

async function again<G extends Shape>(
  game: Game<G>,
  { options, seats }: Played,
  store: GameStore,
): Promise<Started> {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(`options: ${read.path}`);
  return newGame(game, read.value, seats, { store, chance: cryptoChance, clock: Date.now });
}
