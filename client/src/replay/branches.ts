import { check, integer, list, object, optional, type Read, text } from '@archivolt/engine';
import type { EntryStorage } from '../session/deviceStorage.ts';

/** A local game that started from a move of another game. */
export interface Branch {
  /** The branch's own game. */
  readonly id: string;
  /** The original game, and the version where it branched off. */
  readonly of: string;
  readonly version: number;
  readonly name: string;
  readonly note: string;
  /** The address of the original game, if it was running: the branch knows of it what one seat knew. */
  readonly home?: string | undefined;
}

const KEY = 'archivolt.branches';
/** The oldest entries are dropped first; the games themselves stay. */
export const MAX_BRANCHES = 500;
export const MAX_NAME_LENGTH = 60;
export const MAX_NOTE_LENGTH = 2000;

const written: Read<string> = (value, path) => (value === '' ? '' : text(value, path));
const readBranches = list(
  object<Branch>({
    id: text,
    of: text,
    version: integer(0, 1_000_000),
    name: written,
    note: written,
    home: optional(text),
  }),
);

/** All branches in order of creation; empty if the stored value is unreadable. */
export function allBranches(storage: EntryStorage): Branch[] {
  try {
    const read = check(readBranches, JSON.parse(storage.getItem(KEY) ?? '[]'));
    return read.ok ? read.value : [];
  } catch {
    return [];
  }
}

/** The branches of a game that still exist, from its first move to its last. */
export function branchesOf(storage: EntryStorage, of: string, exists: (id: string) => boolean): Branch[] {
  return allBranches(storage)
    .filter((branch) => branch.of === of && exists(branch.id))
    .sort((a, b) => a.version - b.version);
}

/** Stores a branch, or its new name and note. */
export function saveBranch(storage: EntryStorage, branch: Branch): void {
  const kept = {
    ...branch,
    name: branch.name.trim().slice(0, MAX_NAME_LENGTH),
    note: branch.note.trim().slice(0, MAX_NOTE_LENGTH),
  };
  const all = allBranches(storage);
  const index = all.findIndex(({ id }) => id === branch.id);
  const next = index < 0 ? [...all, kept] : all.with(index, kept);
  try {
    storage.setItem(KEY, JSON.stringify(next.slice(-MAX_BRANCHES)));
  } catch {
    // Full storage loses the name and the note; the game itself is stored already.
  }
}
