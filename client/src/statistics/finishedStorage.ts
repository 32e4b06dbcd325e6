import type { Game, GameTypes } from '@archivolt/engine';
import { gameIdOf } from '@archivolt/protocol/ids';
import { sourcesOf } from '@archivolt/table/end/why.ts';
import { withBoard } from '../boards.ts';
import type { GameStore } from '../session/games.ts';
import { playAgain, rulesFor, setUpAgain, UnplayableError } from '../session/playAgain.ts';
import type { StoredGame } from '../session/storedGame.ts';
import type { StudyFigures } from '../study/figures.ts';
import {
  type FinishedRecord,
  type FinishedSeat,
  mergeFinishedRecords,
  modeOf,
  readFinishedRecords,
} from './finishedGames.ts';

const KEY = 'archivolt.finished';

/** The finished games of this device, including deleted ones. */
export function loadFinishedRecords(): FinishedRecord[] {
  try {
    return readFinishedRecords(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Deletes all records; the games themselves stay. */
export function deleteFinishedRecords(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Adds what studies on this device have found. */
export function withStudies(
  games: readonly FinishedRecord[],
  studied: ReadonlyMap<string, StudyFigures>,
): FinishedRecord[] {
  return games.map((game) => {
    const study = studied.get(game.id);
    // An id may be reused for another game.
    if (study?.luck.length !== game.totals.length) return game;
    const { accuracy, luck } = study;
    return { ...game, study: { accuracy, luck } };
  });
}

/** Stores the results of all finished local games that are not stored yet, and returns all of them. */
export async function saveFinishedRecords(store: GameStore): Promise<FinishedRecord[]> {
  const kept = loadFinishedRecords();
  const known = new Set(kept.map(({ id }) => id));
  const added: FinishedRecord[] = [];
  for (const { id, summary, placed } of store.list().games) {
    // A position that was set up or tried out does not count as a result.
    if (!summary.over || placed || known.has(id)) continue;
    const finished = await finishedOf(store, id);
    if (finished) added.push(finished);
  }
  if (added.length === 0) return kept;
  // Another page may have stored some meanwhile.
  const all = mergeFinishedRecords(loadFinishedRecords(), added);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Full storage loses only the record; the game is still there.
  }
  return all;
}

async function finishedOf(store: GameStore, id: string): Promise<FinishedRecord | undefined> {
  const loaded = await store.load(id);
  const game = loaded.ok ? gameIdOf(loaded.game.game) : undefined;
  if (!loaded.ok || game === undefined) return undefined;
  return withBoard(game, async ({ rules }) => {
    try {
      return summarise(await rules(), loaded.game);
    } catch (thrown) {
      if (thrown instanceof UnplayableError) return undefined;
      throw thrown;
    }
  });
}

/** Replays a game to its end and records the result. */
export function summarise<G extends GameTypes>(
  current: Game<G>,
  stored: StoredGame,
): FinishedRecord | undefined {
  const game = rulesFor(current, stored);
  const id = gameIdOf(game.id);
  let state = setUpAgain(game, stored);
  for (const [index, submission] of stored.submissions.entries())
    ({ state } = playAgain(game, state, submission, index + 1));
  const sheet = game.score(state.table);
  if (!sheet.final || id === undefined) return undefined;
  const seats = stored.seats.map(
    ({ name, kind, level }): FinishedSeat => ({ name, kind, ...(level !== undefined && { level }) }),
  );
  return {
    id: stored.id,
    game: id,
    mode: modeOf(seats),
    at: stored.changed,
    seats,
    turns: game.turnOf(state.table).number,
    totals: sheet.totals,
    places: sheet.places,
    sources: sourcesOf(sheet),
  };
}
