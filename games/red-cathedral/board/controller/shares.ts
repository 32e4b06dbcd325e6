import type { Seat } from '@archivolt/engine';
import { redCathedral, type Table } from '@archivolt/red-cathedral';

/** The change of somebody's share of a tower: RC-E4 to RC-E6. */
export interface ShareChange {
  readonly seat: Seat;
  readonly tower: number;
  readonly by: number;
}

/** The differences of the tower shares between two tables, if the game ended there. */
export function shareChanges(before: Table, after: Table): ShareChange[] {
  const [was, is] = [sharesOf(before), sharesOf(after)];
  return before.players.flatMap((_, seat) =>
    before.towers.flatMap((_tower, tower) => {
      const key = `${seat} ${tower}`;
      const by = (is.get(key) ?? 0) - (was.get(key) ?? 0);
      return by === 0 ? [] : [{ seat, tower, by }];
    }),
  );
}

function sharesOf(table: Table): Map<string, number> {
  const { lines } = redCathedral.score(table);
  return new Map(
    lines.flatMap(({ code, seat, points, facts }) =>
      code === 'tower' ? [[`${seat} ${facts?.tower}`, points] as const] : [],
    ),
  );
}
