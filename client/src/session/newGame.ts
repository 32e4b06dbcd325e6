import {
  begin,
  type Chance,
  type Game,
  type GameTypes,
  type PositionNotation,
  type State,
} from '@archivolt/engine';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import type { GameStore } from './games.ts';
import type { StoredGame } from './storedGame.ts';
import { summarize } from './summary.ts';

interface NewGameSettings {
  store: GameStore;
  chance: Chance;
  clock(): number;
  /** Whether hints are allowed. */
  hints?: boolean;
}

export type StartResult = { ok: true; id: string } | { ok: false; why: 'full' };

/** Sets up a game and stores it. */
export async function newGame<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seats: readonly SeatInfo[],
  { store, chance, clock, hints = true }: NewGameSettings,
): Promise<StartResult> {
  const { state, record } = begin(game, options, chance);
  const now = clock();
  const stored: StoredGame = {
    id: newId(chance),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: [...seats],
    ...(hints ? {} : { hints }),
    created: now,
    changed: now,
    setup: record.setup,
    submissions: [],
    summary: summarize(game, state),
  };
  return (await store.save(stored, undefined)).ok ? { ok: true, id: stored.id } : { ok: false, why: 'full' };
}

/** Stores a game that begins at a position. */
export async function newGameAt<G extends GameTypes>(
  game: Game<G>,
  positions: PositionNotation<G>,
  state: State<G>,
  seats: readonly SeatInfo[],
  { store, chance, clock, hints = true }: NewGameSettings,
): Promise<StartResult> {
  const now = clock();
  const stored: StoredGame = {
    id: newId(chance),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: {},
    seats: [...seats],
    ...(hints ? {} : { hints }),
    created: now,
    changed: now,
    setup: [],
    start: positions.printState(state),
    submissions: [],
    summary: summarize(game, state),
  };
  return (await store.save(stored, undefined)).ok ? { ok: true, id: stored.id } : { ok: false, why: 'full' };
}

/** An id of ten letters that are not mistaken for one another. */
export function newId(chance: Chance): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from({ length: 10 }, () => letters.charAt(chance(letters.length))).join('');
}
