import { check, integer, list, object, type Read } from '@archivolt/engine';
import { MAX_STORED_NUMBER } from '../session/storedNumber.ts';

/** What a study found about every seat, for statistics. */
export interface StudyFigures {
  /** From 0 to 100; null for a seat without decisions. */
  readonly accuracy: readonly (number | null)[];
  /** The total change of the winning chance by rolls and draws; null for a seat of which it is not known. */
  readonly luck: readonly (number | null)[];
}

/** The same as it is stored, with the version of the study that found it. */
export interface StoredFigures extends StudyFigures {
  readonly version: number;
  readonly kept: number;
}

/** Storage key of the figures of all studied games. They outlive the studies, which are large and few. */
export const FIGURES_KEY = 'archivolt.studied';
/** Limit of games; the oldest are dropped first. */
const MAX_GAMES = 1000;

/** A stored number of any kind, which must be finite. */
export const decimal: Read<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value)
    ? value
    : integer(-MAX_STORED_NUMBER, MAX_STORED_NUMBER)(value, path);
const decimalOrNull: Read<number | null> = (value, path) => (value === null ? null : decimal(value, path));
const figures = { accuracy: list(decimalOrNull), luck: list(decimalOrNull) };

export const readStudyFigures: Read<StudyFigures> = object<StudyFigures>(figures);
const readStored = object<StoredFigures>({
  version: integer(0, MAX_STORED_NUMBER),
  kept: integer(0, MAX_STORED_NUMBER),
  ...figures,
});

/** Reads stored figures by game; an invalid entry, or one of another version, is dropped without affecting the others. */
export function readStoredFigures(json: string, version: number): Map<string, StoredFigures> {
  let entries: unknown;
  try {
    entries = JSON.parse(json);
  } catch {
    return new Map();
  }
  if (typeof entries !== 'object' || entries === null) return new Map();
  return new Map(
    Object.entries(entries).flatMap(([id, entry]) => {
      const read = check(readStored, entry);
      return read.ok && read.value.version === version ? [[id, read.value]] : [];
    }),
  );
}

/**
 * The time to store a new entry with: now, but later than every other one. Two entries of one millisecond, or of a clock that
 * was set back, would have no order, and a storage does not list its keys in any.
 */
export function timeAfter(others: Iterable<{ readonly kept: number }>): number {
  let last = 0;
  for (const { kept } of others) last = Math.max(last, kept);
  return Math.max(Date.now(), last + 1);
}

export function printStoredFigures(studied: ReadonlyMap<string, StoredFigures>): string {
  const newest = [...studied].sort(([, a], [, b]) => b.kept - a.kept).slice(0, MAX_GAMES);
  return JSON.stringify(Object.fromEntries(newest));
}
