import type { ScoreLine, ScoreSheet } from '@archivolt/engine';

/** The points of all seats of the same kind. */
export interface ScoreRow {
  readonly key: string;
  readonly name: string;
  readonly rule: string;
  /** The line of each seat; undefined if a seat has none. */
  readonly lines: readonly (ScoreLine | undefined)[];
}

/** Puts the lines with the same code and name into one row, with a column for each seat. */
export function rowsOf(sheet: ScoreSheet, nameOf: (line: ScoreLine) => string): ScoreRow[] {
  const rows = new Map<string, ScoreRow & { lines: (ScoreLine | undefined)[] }>();
  for (const line of sheet.lines) {
    const name = nameOf(line);
    const key = `${line.code} ${name}`;
    const row = rows.get(key) ?? { key, name, rule: line.rule, lines: sheet.totals.map(() => undefined) };
    row.lines[line.seat] = line;
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** The place of a seat, from 1; tied seats have the same number. */
export function placeOf(sheet: ScoreSheet, seat: number): number {
  let place = 1;
  for (const seats of sheet.places) {
    if (seats.includes(seat)) return place;
    place += seats.length;
  }
  return place;
}
