import { LEVELS } from '@archivolt/protocol';
import { botName } from '../ratings/names.ts';
import type { Belief } from '../ratings/plackettLuce.ts';
import type { PersonRow, Store, TableRow } from '../store/store.ts';

/** What must be known of those who sit at a table, to show it. */
export interface Circle {
  readonly people: ReadonlyMap<string, PersonRow>;
  /** By who is rated: a person's id, or a bot's name. */
  readonly ratings: ReadonlyMap<string, Belief>;
  readonly present: ReadonlySet<string>;
}

/** As long as nobody knows of a table. */
export const NOBODY: Circle = { people: new Map(), ratings: new Map(), present: new Set() };

/** How all bots are rated, to know which one plays about as well as a person who leaves. */
export async function botRatings(store: Store, { game, seats }: TableRow): Promise<Circle['ratings']> {
  const rows = await store.ratings.of(LEVELS.map(botName), game, seats.length);
  return new Map(rows.map((row) => [row.who, row]));
}

export async function circleOf(store: Store, table: TableRow, now: number): Promise<Circle> {
  const [circle] = await circlesOf(store, [table], now);
  if (!circle) throw new Error(`table ${table.id} has no circle`);
  return circle;
}

/** The same for many tables, with few questions to the store. */
export async function circlesOf(store: Store, tables: readonly TableRow[], now: number): Promise<Circle[]> {
  const kinds = new Map<string, TableRow[]>(tables.map((table) => [kindOf(table), []]));
  for (const table of tables) kinds.get(kindOf(table))?.push(table);
  const ids = tables.map(({ id }) => id);
  const [present, seated] = await Promise.all([
    store.tables.presentAt(ids, now),
    Promise.all([...kinds].map(async ([kind, those]) => [kind, await seatedAt(store, those)] as const)),
  ]);
  const known = new Map(seated);
  const here = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { table, person } of present) here.get(table)?.add(person);
  return tables.map((table) => {
    const { people, ratings } = known.get(kindOf(table)) ?? NOBODY;
    return { people, ratings, present: here.get(table.id) ?? NOBODY.present };
  });
}

const kindOf = ({ game, seats }: TableRow): string => `${game} ${seats.length}`;

/** With those who have sat down since. Who is there is told by news, and need not be read again. */
export async function joined(store: Store, circle: Circle, table: TableRow): Promise<Circle> {
  const { people, ratings } = await seatedAt(store, [table], circle.people);
  return {
    people: new Map([...circle.people, ...people]),
    ratings: new Map([...circle.ratings, ...ratings]),
    present: circle.present,
  };
}

/** Who sits at tables of one kind, and is not known. */
async function seatedAt(
  store: Store,
  tables: readonly TableRow[],
  known = NOBODY.people,
): Promise<Pick<Circle, 'people' | 'ratings'>> {
  const [table] = tables;
  if (!table) return NOBODY;
  const { game, seats } = table;
  const all = tables.flatMap((each) => each.seats);
  const people = new Set(all.flatMap(({ person }) => person ?? []).filter((person) => !known.has(person)));
  const bots = new Set(all.flatMap(({ level }) => (level === null ? [] : botName(level))));
  const [persons, rows] = await Promise.all([
    store.people.rated([...people], game, seats.length),
    store.ratings.of([...bots], game, seats.length),
  ]);
  const ratings = new Map<string, Belief>(rows.map((row) => [row.who, row]));
  for (const { person, rating } of persons) if (rating) ratings.set(person.id, rating);
  return { people: new Map(persons.map(({ person }) => [person.id, person])), ratings };
}
