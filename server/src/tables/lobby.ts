import { at } from '@archivolt/engine';
import type { Activity, Opponent, TableInfo } from '@archivolt/protocol';
import { Batch, type BatchEntry } from '../batch.ts';
import type { News, PageCursor, TableRow } from '../store/store.ts';
import { serialise } from './broadcast.ts';
import { delayedInfo, seatOf, tableInfo } from './info.ts';
import type { RoomParts } from './parts.ts';
import type { Presence } from './presence.ts';
import { loadRosters } from './roster.ts';
import { isFree } from './seating.ts';

/** A subscriber to open tables, their own tables and invitations. */
export interface LobbySubscriber {
  readonly person: string | null;
  send(message: string): void;
}

/** Length of a list: short enough to look through, and about 100 kB. */
const MAX_OPEN_TABLES = 100;
const MAX_WATCHABLE_TABLES = 30;
const MAX_OWN_TABLES = 50;

/** Visitors of the lobby are present there as viewers are at a table. */
const LOBBY_ID = 'lobby';

/** Changes within this many milliseconds are sent together. */
const BATCH_WINDOW_MS = 300;

type ListKind = 'open' | 'mine' | 'invited';
/** The tables sent to a subscriber, with the lists each of them is on. */
type ListedTables = Map<string, ReadonlySet<ListKind>>;

/** The subscribers to the lobby, and the tables that each of them has been sent. */
export class Lobby {
  readonly #parts: RoomParts;
  readonly #presence: Presence;
  readonly #subscribers = new Map<LobbySubscriber, ListedTables>();
  /** Ids of changed tables. They are loaded one batch at a time, so that a stale row never follows a newer one. */
  readonly #changes = new Batch<string, void>((entries) => this.#sendChanges(entries), {
    window: BATCH_WINDOW_MS,
  });
  /** Set while there are subscribers. */
  #stopListening: (() => void) | undefined;

  constructor(parts: RoomParts, presence: Presence) {
    this.#parts = parts;
    this.#presence = presence;
  }

  async subscribe(subscriber: LobbySubscriber): Promise<void> {
    const listed: ListedTables = new Map();
    if (subscriber.person !== null && !this.#subscribers.has(subscriber))
      this.#presence.enter(LOBBY_ID, subscriber.person);
    this.#subscribers.set(subscriber, listed);
    this.#stopListening ??= this.#parts.store.listen((news) => this.#handleNews(news));
    await this.#show(subscriber, listed);
  }

  async #show(subscriber: LobbySubscriber, listed: ListedTables): Promise<void> {
    const { person } = subscriber;
    const [tables, mine, invited] = await Promise.all([
      listOpenTables(this.#parts),
      person === null ? [] : listOwnTables(this.#parts, person, 'running'),
      person === null ? [] : listInvitations(this.#parts, person),
    ]);
    const all = { open: tables, mine, invited };
    for (const kind of ['open', 'mine', 'invited'] as const)
      for (const { id } of all[kind]) listed.set(id, new Set([...(listed.get(id) ?? []), kind]));
    subscriber.send(serialise({ type: 'lobby', tables, mine, invited, gone: [] }));
  }

  unsubscribe(subscriber: LobbySubscriber): void {
    if (this.#subscribers.delete(subscriber) && subscriber.person !== null)
      this.#presence.leave(LOBBY_ID, subscriber.person);
    if (this.#subscribers.size === 0) this.close();
  }

  close(): void {
    this.#stopListening?.();
    this.#stopListening = undefined;
  }

  #handleNews(news: News): void {
    if (news.of === 'gap') this.#reloadAll();
    else if (news.of === 'table' || (news.of === 'played' && this.#isListed(news.table)))
      void this.#changes.add(news.table);
    else if (news.of === 'presence' && news.table !== LOBBY_ID && this.#hasFullList())
      void this.#changes.add(news.table);
    else if (news.of === 'invited' && this.#hasSubscriber(news.person)) void this.#changes.add(news.table);
  }

  /** Reloads all lists after news may have been missed, including tables that were not on them. */
  #reloadAll(): void {
    for (const [subscriber, listed] of this.#subscribers) {
      for (const id of listed.keys()) void this.#changes.add(id);
      this.#show(subscriber, listed).catch((err) =>
        this.#parts.log.error({ err }, 'failed to update the lobby'),
      );
    }
  }

  /** Whether any list is full. Presence then decides which tables are on it. */
  #hasFullList(): boolean {
    for (const listed of this.#subscribers.values())
      if (openIn(listed).length >= MAX_OPEN_TABLES) return true;
    return false;
  }

  #hasSubscriber(person: string): boolean {
    for (const subscriber of this.#subscribers.keys()) if (subscriber.person === person) return true;
    return false;
  }

  #isListed(table: string): boolean {
    for (const listed of this.#subscribers.values()) if (listed.has(table)) return true;
    return false;
  }

  async #sendChanges(entries: readonly BatchEntry<string, void>[]): Promise<void> {
    const ids = new Set(entries.map(({ item }) => item));
    if (this.#subscribers.size > 0) await this.#sendTables([...ids]);
    for (const entry of entries) entry.resolve();
  }

  async #sendTables(ids: readonly string[]): Promise<void> {
    const { store, now, log } = this.#parts;
    try {
      const rows = await Promise.all(ids.map((id) => store.tables.load(id)));
      const known = rows.flatMap((row) => (row ? [row] : []));
      const [rosters, invitations] = await Promise.all([
        loadRosters(store, known, now()),
        store.invitations.listInvited(known.map(({ id }) => id)),
      ]);
      const changes = known.map((row, index) => ({
        row,
        info: tableInfo(row, at(rosters, index)),
        invited: new Set(invitations.flatMap(({ table, person }) => (table === row.id ? [person] : []))),
      }));
      for (const [subscriber, listed] of this.#subscribers) this.#sendTo(subscriber, listed, changes);
      await this.#trimLists();
    } catch (err) {
      log.error({ err }, 'failed to update the lobby');
    }
  }

  /** Rebuilds a list when there are more open tables than it has room for; tables with somebody present come first. */
  async #trimLists(): Promise<void> {
    const long = [...this.#subscribers].filter(([, listed]) => openIn(listed).length > MAX_OPEN_TABLES);
    if (long.length === 0) return;
    const tables = await listOpenTables(this.#parts);
    const kept = new Set(tables.map(({ id }) => id));
    for (const [subscriber, listed] of long) {
      const gone = openIn(listed).filter((id) => !kept.has(id) && listed.get(id)?.size === 1);
      for (const id of gone) listed.delete(id);
      for (const { id } of tables) listed.set(id, new Set([...(listed.get(id) ?? []), 'open']));
      subscriber.send(serialise({ type: 'lobby', tables, mine: [], invited: [], gone }));
    }
  }

  #sendTo(subscriber: LobbySubscriber, listed: ListedTables, changes: readonly Change[]): void {
    const lists: Record<ListKind, TableInfo[]> = { open: [], mine: [], invited: [] };
    const gone: string[] = [];
    for (const { row, info, invited } of changes) {
      const kinds = listsFor(subscriber, row, invited);
      const before = listed.get(row.id) ?? new Set();
      // Somebody who got up or declined gets that change first, so that the table leaves its old list.
      const leavesList = ['mine' as const, 'invited' as const].some(
        (kind) => before.has(kind) && !kinds.has(kind),
      );
      if (leavesList || (before.size > 0 && kinds.size === 0)) gone.push(row.id);
      for (const kind of kinds) lists[kind].push(info);
      if (kinds.size > 0) listed.set(row.id, kinds);
      else listed.delete(row.id);
    }
    const { open: tables, mine, invited } = lists;
    const nothing = { tables: [], mine: [], invited: [] };
    if (gone.length > 0) subscriber.send(serialise({ type: 'lobby', ...nothing, gone }));
    if (tables.length + mine.length + invited.length > 0)
      subscriber.send(serialise({ type: 'lobby', tables, mine, invited, gone: [] }));
  }
}

const openIn = (listed: ListedTables): string[] =>
  [...listed].flatMap(([id, kinds]) => (kinds.has('open') ? [id] : []));

/** A table that has changed, and the people invited to it. */
interface Change {
  readonly row: TableRow;
  readonly info: TableInfo;
  readonly invited: ReadonlySet<string>;
}

function listsFor(
  { person }: LobbySubscriber,
  row: TableRow,
  invited: ReadonlySet<string>,
): ReadonlySet<ListKind> {
  const kinds = new Set<ListKind>();
  if (row.status === 'open' && row.access === 'open' && row.seats.some(isFree)) kinds.add('open');
  if (seatOf(row, person) !== null && row.status !== 'closed') kinds.add('mine');
  if (person !== null && invited.has(person)) kinds.add('invited');
  return kinds;
}

/** Open tables that anybody may join. */
export async function listOpenTables(parts: RoomParts): Promise<TableInfo[]> {
  return loadInfos(parts, await parts.store.tables.listOpen(parts.now(), MAX_OPEN_TABLES));
}

/** The games being played now, as spectators may see them. */
export async function loadActivity(parts: RoomParts): Promise<Activity> {
  const { store, now } = parts;
  const [rows, people, counts] = await Promise.all([
    store.tables.listWatchable(now(), MAX_WATCHABLE_TABLES),
    store.tables.countPresent(now()),
    store.tables.countByStatus(),
  ]);
  const tables = (await loadInfos(parts, rows)).map((info) => delayedInfo(info, now()));
  return { tables, people, games: counts.playing };
}

/** A person's opponents, most recent first, without blocked people and deleted accounts. */
export async function listOpponents(parts: RoomParts, person: string): Promise<Opponent[]> {
  const { store, now } = parts;
  const [running, over] = await Promise.all([
    store.tables.listByPerson(person, 'running', MAX_OWN_TABLES),
    store.tables.listByPerson(person, 'over', MAX_OWN_TABLES),
  ]);
  const opponents = new Map<string, Pick<Opponent, 'game' | 'games' | 'last'>>();
  for (const { seats, game, started, finished } of [...running, ...over])
    for (const { person: other } of seats) {
      if (other === null || other === person || started === null) continue;
      const last = finished ?? started;
      const before = opponents.get(other);
      const games = (before?.games ?? 0) + 1;
      opponents.set(other, before && before.last > last ? { ...before, games } : { game, games, last });
    }
  const [people, blocked, here] = await Promise.all([
    store.people.loadMany([...opponents.keys()]),
    store.blocks.listBlocked(person),
    store.tables.filterPresent([...opponents.keys()], now()),
  ]);
  return people
    .filter(({ id, deleted }) => !deleted && !blocked.includes(id))
    .flatMap(({ id, name, colour }) => {
      const known = opponents.get(id);
      return known ? [{ person: id, name, colour, ...known, here: here.includes(id) }] : [];
    })
    .sort((a, b) => b.last - a.last);
}

/** Tables at which a person sits. */
export async function listOwnTables(
  parts: RoomParts,
  person: string,
  which: 'running' | 'over',
  after?: PageCursor,
): Promise<TableInfo[]> {
  const { settings, store } = parts;
  const limit = which === 'running' ? settings.tables : MAX_OWN_TABLES;
  return loadInfos(parts, await store.tables.listByPerson(person, which, limit, after));
}

/** Open tables that a person is invited to. */
export async function listInvitations(parts: RoomParts, person: string): Promise<TableInfo[]> {
  return loadInfos(parts, await parts.store.invitations.listTables(person, MAX_OWN_TABLES));
}

async function loadInfos({ store, now }: RoomParts, tables: readonly TableRow[]): Promise<TableInfo[]> {
  const rosters = await loadRosters(store, tables, now());
  return tables.map((table, index) => tableInfo(table, at(rosters, index)));
}
