import type { Game, GameTypes } from '@archivolt/engine';
import type { DraftKeeper } from '@archivolt/table/session/draft.ts';
import { parseMoves, printMoves } from './moves.ts';
import type { SavedDrafts } from './savedDrafts.ts';

/**
 * The stored draft of a game is read once, then kept in memory and written in the background. `version` is the version the
 * turn belongs to; undefined while nobody at this device has a turn.
 */
export async function draftKeeper<G extends GameTypes>(
  game: Game<G>,
  id: string,
  store: SavedDrafts,
  version: () => number | undefined,
): Promise<DraftKeeper<G>> {
  let saved = await store.loadDraft(id);
  return {
    load: () => (saved && saved.version === version() ? (parseMoves(game, saved.moves) ?? []) : []),
    save: (moves) => {
      const now = version();
      if (now === undefined) return;
      saved = { version: now, moves: printMoves(game, moves) };
      void store.saveDraft(id, saved);
    },
  };
}
