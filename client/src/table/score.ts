import type { ScoreLine, ScoreSheet } from '@archivolt/engine';

export interface ScoreRow {
  readonly key: string;
  /** One of its lines, to name the row by. */
  readonly line: ScoreLine;
  /** The line of each seat; a seat that has nothing of it has none. */
  readonly lines: readonly (ScoreLine | undefined)[];
}

/** Lines of the same sort side by side, seat by seat; towers or cards (what a line is about) stay apart. */
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

/** The place of a seat, from 1; shared places have the same number. */
export function placeOf(sheet: ScoreSheet, seat: number): number {
  let place = 1;
  for (const seats of sheet.places) {
    if (seats.includes(seat)) return place;
    place += seats.length;
  }
  return place;
}
