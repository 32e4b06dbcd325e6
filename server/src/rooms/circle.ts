import { type GameId, LEVELS } from '@archivolt/protocol';
import type { PersonRow, RatingRow, Store, TableRow } from '../store/store.ts';

/** What must be known of those who sit at a table, to show it. */
export interface Circle {
  readonly people: ReadonlyMap<string, PersonRow>;
  /** By who is rated: a person's id, or `bot:level`. */
  readonly ratings: ReadonlyMap<string, Pick<RatingRow, 'mean' | 'deviation'>>;
  readonly present: ReadonlySet<string>;
}

/** All levels, to know which one plays about as well as a person who leaves. */
const BOTS = LEVELS.map((level) => `bot:${level}`);

/** The same for many tables, with few questions to the store. */
export async function circlesOf(store: Store, tables: readonly TableRow[], now: number): Promise<Circle[]> {
  const people = [...new Set(tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])))];
  const kinds = new Map(
    tables.map(({ game, seats }) => [kindOf(game, seats.length), [game, seats.length] as const]),
  );
  const [rows, present, ...ratings] = await Promise.all([
    store.people.loadMany(people),
    store.tables.presentAt(
      tables.map(({ id }) => id),
      now,
    ),
    ...[...kinds.values()].map(async ([game, players]) => {
      const rows = await store.ratings.of([...people, ...BOTS], game, players);
      return [kindOf(game, players), new Map(rows.map((row) => [row.who, row]))] as const;
    }),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const rated = new Map(ratings);
  const here = new Map(tables.map(({ id }) => [id, new Set<string>()]));
  for (const { table, person } of present) here.get(table)?.add(person);
  return tables.map(({ id, game, seats }) => ({
    people: known,
    ratings: rated.get(kindOf(game, seats.length)) ?? new Map(),
    present: here.get(id) ?? new Set(),
  }));
}

const kindOf = (game: GameId, players: number): string => `${game} ${players}`;

export async function circleOf(store: Store, table: TableRow, now: number): Promise<Circle> {
  const [circle] = await circlesOf(store, [table], now);
  if (!circle) throw new Error(`table ${table.id} has no circle`);
  return circle;
}
