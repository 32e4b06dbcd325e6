import { architectura, type Space, type Table } from '@archivolt/architectura';

/** The spaces whose end effect would count if the game ended now (AR-K5). */
export function countingSpaces(table: Table): Set<Space> {
  return new Set(
    architectura
      .score(table)
      .lines.flatMap(({ code, facts }) =>
        code === 'adjacent' && typeof facts?.space === 'number' ? [facts.space] : [],
      ),
  );
}
