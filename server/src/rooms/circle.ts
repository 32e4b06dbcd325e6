import { LEVELS } from '@archivolt/protocol';
import type { PersonRow, RatingRow, Store, TableRow } from '../store/store.ts';

/** What must be known of those who sit at a table, to show it. */
export interface Circle {
  readonly people: ReadonlyMap<string, PersonRow>;
  /** By who is rated: a person's id, or `bot:level`. */
  readonly ratings: ReadonlyMap<string, Pick<RatingRow, 'mean' | 'deviation'>>;
  readonly present: ReadonlySet<string>;
}

export async function circleOf(store: Store, table: TableRow, now: number): Promise<Circle> {
  const people = table.seats.flatMap(({ person }) => person ?? []);
  // All levels, to know which one plays about as well as a person who leaves.
  const bots = LEVELS.map((level) => `bot:${level}`);
  const [rows, ratings, present] = await Promise.all([
    store.people.loadMany(people),
    store.ratings.of([...people, ...bots], table.game, table.seats.length),
    store.tables.whoIsPresent(table.id, now),
  ]);
  return {
    people: new Map(rows.map((row) => [row.id, row])),
    ratings: new Map(ratings.map((row) => [row.who, row])),
    present: new Set(present),
  };
}
