import { at, pointsUnder } from '@archivolt/engine';
import type { FinishedGame } from '@archivolt/protocol';
import { type Refused, refused } from '../answer.ts';
import { RulesUnavailable } from '../rules/rules.ts';
import type { EndedTable, SourcePoints } from '../store/store.ts';
import type { RoomParts } from '../tables/parts.ts';
import { strengthOf } from './scale.ts';
import { maySeeGames } from './visibility.ts';

type Parts = Pick<RoomParts, 'store' | 'rules' | 'now'>;

/** The newest games of a person that count in the statistics. */
const MAX_GAMES = 1000;
/** Games whose points by source are computed in one request; later requests compute the rest. */
const MAX_SCORED_GAMES = 50;

/**
 * Somebody's finished games for a reader. At a table with a delay for spectators, others learn the result no sooner
 * than they do.
 */
export async function gamesOf(
  parts: Parts,
  id: string,
  reader: string | null,
): Promise<FinishedGame[] | Refused> {
  const { store, now } = parts;
  const owner = await store.people.load(id);
  if (!owner || owner.deleted) return refused('notFound');
  if (!(await maySeeGames(store, owner, reader))) return refused('forbidden');
  const isOwn = reader === id;
  const ended = await store.tables.results(id, { limit: MAX_GAMES, ...(!isOwn && { publicBy: now() }) });
  const [names, sources, studies] = await Promise.all([
    isOwn ? loadNames(parts, ended) : new Map<string, string>(),
    loadSources(parts, ended),
    store.studies.load(id),
  ]);
  return ended.map((table) => {
    const { totals, places, ratings } = table.result;
    const rating = ratings?.[table.seats.findIndex(({ person }) => person === id)];
    return {
      id: isOwn ? table.id : null,
      game: table.game,
      finished: table.finished,
      seats: table.seats.map(({ person, level }) => ({
        kind: person === null ? 'bot' : person === id ? 'owner' : person === reader ? 'reader' : 'person',
        person: isOwn ? person : null,
        name: names.get(person ?? '') ?? '',
        level: person === null ? level : null,
      })),
      totals,
      places,
      sources: sources.get(table.id) ?? [],
      rating: rating ? strengthOf(rating.after).rating : null,
      study: studies.get(table.id) ?? null,
    };
  });
}

async function loadNames({ store }: Parts, ended: readonly EndedTable[]): Promise<Map<string, string>> {
  const ids = new Set(ended.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
  const people = await store.people.loadMany([...ids]);
  return new Map(people.filter(({ deleted }) => !deleted).map(({ id, name }) => [id, name]));
}

/** Points by source, by table; they are computed from the last states and stored when they are first asked for. */
async function loadSources(
  parts: Parts,
  ended: readonly EndedTable[],
): Promise<ReadonlyMap<string, SourcePoints[]>> {
  const known = await parts.store.sheets.load(ended.map(({ id }) => id));
  const missing = ended.filter(({ id }) => !known.has(id)).slice(0, MAX_SCORED_GAMES);
  for (const { id } of missing) {
    const sources = await scoreGame(parts, id);
    if (!sources) continue;
    await parts.store.sheets.save(id, sources);
    known.set(id, sources);
  }
  return known;
}

/** Undefined if it can be computed later: the table has just been deleted, or the rules cannot be asked now. */
async function scoreGame({ store, rules }: Parts, id: string): Promise<SourcePoints[] | undefined> {
  const table = await store.tables.load(id);
  if (!table) return undefined;
  const { game, rulesVersion, state, result } = table;
  if (state === null) return [];
  try {
    const sheet = await rules.ask('score', { game, rulesVersion, state });
    const codes = new Set(sheet.lines.map(({ code }) => code));
    const sources = [...codes].map((source) => ({ source, points: pointsUnder(sheet, source) }));
    // A game that was ended early may count differently from its last state.
    const isConsistent = result?.totals.every((total, seat) => total === at(sheet.totals, seat));
    return isConsistent ? sources : [];
  } catch (thrown) {
    if (thrown instanceof RulesUnavailable) return undefined;
    // The program no longer knows the rules of this game; its totals are all that is left.
    return [];
  }
}
