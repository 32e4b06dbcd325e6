import type { Puzzle } from '@archivolt/engine';
import { deviceStorage, type EntryStorage } from '../session/deviceStorage.ts';

/** The progress with a puzzle. */
interface PuzzleProgress {
  readonly tries: number;
  readonly solved: boolean;
}

const KEY = 'archivolt.puzzles';
type PuzzlesProgress = Readonly<Record<string, PuzzleProgress>>;

/** The puzzles tried on this device, by game and id; invalid entries are ignored. */
export function loadPuzzlesProgress(storage: EntryStorage = deviceStorage()): PuzzlesProgress {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    const entries: [string, unknown][] = Object.entries(kept && typeof kept === 'object' ? kept : {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, PuzzleProgress] => isPuzzleProgress(entry[1])),
    );
  } catch {
    return {};
  }
}

function isPuzzleProgress(value: unknown): value is PuzzleProgress {
  if (typeof value !== 'object' || value === null) return false;
  const { tries, solved } = value as Record<string, unknown>;
  return Number.isSafeInteger(tries) && typeof solved === 'boolean';
}

/** Counts an answer. What is solved stays solved. */
export function saveTry(
  game: string,
  id: string,
  solved: boolean,
  storage: EntryStorage = deviceStorage(),
): void {
  const all = loadPuzzlesProgress(storage);
  const before = all[`${game}/${id}`];
  const now: PuzzleProgress = { tries: (before?.tries ?? 0) + 1, solved: solved || before?.solved === true };
  try {
    storage.setItem(KEY, JSON.stringify({ ...all, [`${game}/${id}`]: now }));
  } catch {
    // If the browser stores nothing, only the progress is lost.
  }
}

/** The next puzzle that is not solved, after the one with this id and then from the start; if all are, the next one. */
export function nextPuzzle(
  game: string,
  puzzles: readonly Puzzle[],
  after: string | undefined,
  tried: PuzzlesProgress,
): Puzzle | undefined {
  const from = puzzles.findIndex(({ id }) => id === after) + 1;
  const round = [...puzzles.slice(from), ...puzzles.slice(0, from)];
  return round.find(({ id }) => !tried[`${game}/${id}`]?.solved && id !== after) ?? round[0];
}
