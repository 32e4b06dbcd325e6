import type { ScoreLine, ScoreSheet } from '@archivolt/engine';

export interface ScoreRow {
  readonly key: string;
  /** One of its lines, used to name the row. */
  readonly line: ScoreLine;
  /** The line of each seat; undefined if a seat has none. */
  readonly lines: readonly (ScoreLine | undefined)[];
}

/** Groups lines of the same kind, seat by seat; different towers or cards stay separate. */
export function rowsOf(sheet: ScoreSheet): ScoreRow[] {
  const rows = new Map<string, { line: ScoreLine; lines: (ScoreLine | undefined)[] }>();
  for (const line of sheet.lines) {
    const key = `${line.code} ${line.facts?.tower ?? line.facts?.card ?? ''}`;
    const row = rows.get(key) ?? { line, lines: sheet.totals.map(() => undefined) };
    row.lines[line.seat] = line;
    rows.set(key, row);
  }
  const byTower = (line: ScoreLine): number =>
    typeof line.facts?.tower === 'number' ? line.facts.tower : -1;
  return [...rows.entries()]
    .map(([key, row]) => ({ key, ...row }))
    .sort((a, b) => byTower(a.line) - byTower(b.line));
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
