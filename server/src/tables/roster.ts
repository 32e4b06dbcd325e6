import { LEVELS } from '@archivolt/protocol';
import { botName } from '../ratings/names.ts';
import type { SkillEstimate } from '../ratings/plackettLuce.ts';
import type { PersonRow, Store, TableRow } from '../store/store.ts';

/** The people, ratings and presence that a table is shown with. */
export interface Roster {
  readonly people: ReadonlyMap<string, PersonRow>;
  /** Keyed by a person's id or a bot's name. */
  readonly ratings: ReadonlyMap<string, SkillEstimate>;
  readonly present: ReadonlySet<string>;
  /** Since when seated people have been absent, as far as this process has seen. */
  readonly awaySince: ReadonlyMap<string, number>;
}

/** The roster of a table that nobody has seen yet. */
export const EMPTY_ROSTER: Roster = {
  people: new Map(),
  ratings: new Map(),
  present: new Set(),
  awaySince: new Map(),
};

/** The ratings of all bots, to choose one about as strong as a person who leaves. */
export async function loadBotRatings(store: Store, { game, seats }: TableRow): Promise<Roster['ratings']> {
  const rows = await store.ratings.load(LEVELS.map(botName), game, seats.length);
  return new Map(rows.map((row) => [row.who, row]));
}

export async function loadRoster(store: Store, table: TableRow, now: number): Promise<Roster> {
  const [roster] = await loadRosters(store, [table], now);
  if (!roster) throw new Error(`no roster was loaded for table ${table.id}`);
  return roster;
}

/** Loads the rosters of many tables with few queries. */
export async function loadRosters(store: Store, tables: readonly TableRow[], now: number): Promise<Roster[]> {
  const kinds = new Map<string, TableRow[]>(tables.map((table) => [kindOf(table), []]));
  for (const table of tables) kinds.get(kindOf(table))?.push(table);
  const ids = tables.map(({ id }) => id);
  const [present, seated] = await Promise.all([
    store.tables.presenceAt(ids, now),
    Promise.all([...kinds].map(async ([kind, those]) => [kind, await seatedAt(store, those)] as const)),
  ]);
  const known = new Map(seated);
  const presentByTable = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { table, person } of present) presentByTable.get(table)?.add(person);
  return tables.map((table) => {
    const { people, ratings } = known.get(kindOf(table)) ?? EMPTY_ROSTER;
    const presentHere = presentByTable.get(table.id) ?? EMPTY_ROSTER.present;
    return {
      people,
      ratings,
      present: presentHere,
      awaySince: absentSince(table, presentHere, now, EMPTY_ROSTER.awaySince),
    };
  });
}

/** Seated people who are absent, and since when; those already absent in `before` keep their time. */
export function absentSince(
  { seats }: TableRow,
  present: ReadonlySet<string>,
  now: number,
  before: Roster['awaySince'],
): Roster['awaySince'] {
  const absent = seats.flatMap(({ person }) => (person === null || present.has(person) ? [] : [person]));
  return new Map(absent.map((person) => [person, before.get(person) ?? now]));
}

const kindOf = ({ game, seats }: TableRow): string => `${game} ${seats.length}`;

/** Adds players who have sat down since. Presence arrives as news and is not loaded again. */
export async function withNewPlayers(
  store: Store,
  roster: Roster,
  table: TableRow,
  now: number,
): Promise<Roster> {
  const { people, ratings } = await seatedAt(store, [table], roster.people);
  return {
    people: new Map([...roster.people, ...people]),
    ratings: new Map([...roster.ratings, ...ratings]),
    present: roster.present,
    awaySince: absentSince(table, roster.present, now, roster.awaySince),
  };
}

/** Loads the seated people of tables of one kind, except those already known. */
async function seatedAt(
  store: Store,
  tables: readonly TableRow[],
  known = EMPTY_ROSTER.people,
): Promise<Pick<Roster, 'people' | 'ratings'>> {
  const [table] = tables;
  if (!table) return EMPTY_ROSTER;
  const { game, seats } = table;
  const all = tables.flatMap((each) => each.seats);
  const people = new Set(all.flatMap(({ person }) => person ?? []).filter((person) => !known.has(person)));
  const bots = new Set(all.flatMap(({ level }) => (level === null ? [] : botName(level))));
  const [persons, rows] = await Promise.all([
    store.people.loadRated([...people], game, seats.length),
    store.ratings.load([...bots], game, seats.length),
  ]);
  const ratings = new Map<string, SkillEstimate>(rows.map((row) => [row.who, row]));
  for (const { person, rating } of persons) if (rating) ratings.set(person.id, rating);
  return { people: new Map(persons.map(({ person }) => [person.id, person])), ratings };
}
