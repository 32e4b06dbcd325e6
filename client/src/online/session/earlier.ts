import type { GameTypes } from '@archivolt/engine';
import type { SavedDrafts } from '../../session/savedDrafts.ts';

/** A seat's private state before its last submission; everything it holds beyond that is new to its player. */
export interface Earlier<G extends GameTypes> {
  /** Undefined if unknown, or stored for another submission. */
  load(): G['mine'] | undefined;
  save(mine: G['mine'] | undefined): void;
}

/** Survives reloads, encrypted like an unfinished turn. `version` is that of the seat's last submission. */
export async function earlierKeeper<G extends GameTypes>(
  table: string,
  drafts: SavedDrafts,
  version: () => number | undefined,
): Promise<Earlier<G>> {
  const id = `${table}.before`;
  let saved = await drafts.loadDraft(id);
  return {
    // This device has stored the value itself, so it has the game's type.
    load: () => (saved && saved.version === version() ? (parse(saved.moves[0]) as G['mine']) : undefined),
    save: (mine) => {
      saved = { version: version() ?? 0, moves: mine === undefined ? [] : [JSON.stringify(mine)] };
      void drafts.saveDraft(id, saved);
    },
  };
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
