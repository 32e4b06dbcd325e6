import { at } from '@archivolt/engine';
import type { Activity, Opponent, TableInfo } from '@archivolt/protocol';
import type { News, TableRow } from '../store/store.ts';
import { serialise } from './broadcast.ts';
import { delayedInfo, seatOf, tableInfo } from './info.ts';
import type { RoomParts } from './parts.ts';
import { loadRosters } from './people.ts';
import type { Presence } from './presence.ts';
import { isFree } from './seating.ts';

/** A subscriber to open tables, their own tables and invitations. */
export interface LobbySubscriber {
  readonly person: string | null;
  send(message: string): void;
}

/** Length of a list: short enough to look through, and about 100 kB. */
const OPEN_TABLES = 100;
const WATCHABLE = 30;
const OWN_TABLES = 50;

/** Visitors of the lobby are present there as viewers are at a table. */
const LOBBY = 'lobby';

/** Minimum time between two updates of the lobby, in milliseconds. */
const PAUSE = 300;

type Kind = 'open' | 'mine' | 'invited';
/** The tables sent to a guest, with the lists each of them is on. */
type ListedTables = Map<string, ReadonlySet<Kind>>;

/** The guests in the lobby, and the tables that each of them has been sent. */
export class Lobby {
  readonly #parts: RoomParts;
  readonly #presence: Presence;
  readonly #guests = new Map<LobbySubscriber, ListedTables>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** Set while there are guests. */
  #stopListening: (() => void) | undefined;

  constructor(parts: RoomParts, presence: Presence) {
    this.#parts = parts;
    this.#presence = presence;
  }

  async subscribe(guest: LobbySubscriber): Promise<void> {
    const shown: ListedTables = new Map();
    if (guest.person !== null && !this.#guests.has(guest)) this.#presence.come(LOBBY, guest.person);
    this.#guests.set(guest, shown);
    this.#stopListening ??= this.#parts.store.listen((news) => this.#hear(news));
    await this.#show(guest, shown);
  }

  async #show(guest: LobbySubscriber, shown: ListedTables): Promise<void> {
    const { person } = guest;
    const [tables, mine, invited] = await Promise.all([
      openTables(this.#parts),
      person === null ? [] : tablesOf(this.#parts, person, 'running'),
      person === null ? [] : invitedTo(this.#parts, person),
    ]);
    const all = { open: tables, mine, invited };
    for (const kind of ['open', 'mine', 'invited'] as const)
      for (const { id } of all[kind]) shown.set(id, new Set([...(shown.get(id) ?? []), kind]));
    guest.send(serialise({ type: 'lobby', tables, mine, invited, gone: [] }));
  }

  unsubscribe(guest: LobbySubscriber): void {
    if (this.#guests.delete(guest) && guest.person !== null) this.#presence.go(LOBBY, guest.person);
    if (this.#guests.size === 0) this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#changed.clear();
    this.#stopListening?.();
    this.#stopListening = undefined;
  }

  #hear(news: News): void {
    if (news.of === 'gap') this.#lookAgain();
    else if (news.of === 'table' || (news.of === 'played' && this.#isShown(news.table)))
      this.#changed.add(news.table);
    else if (news.of === 'presence' && news.table !== LOBBY && this.#isFull()) this.#changed.add(news.table);
    else if (news.of === 'invited' && this.#isHere(news.person)) this.#changed.add(news.table);
    if (this.#changed.size > 0) this.#timer ??= setTimeout(() => this.#sendChanges(), PAUSE);
  }

  /** Reloads all lists after news may have been missed, including tables that were not on them. */
  #lookAgain(): void {
    for (const [guest, shown] of this.#guests) {
      for (const id of shown.keys()) this.#changed.add(id);
      this.#show(guest, shown).catch((err) => this.#parts.log.error({ err }, 'failed to update the lobby'));
    }
  }

  /** Whether any list is full. Presence then decides which tables are on it. */
  #isFull(): boolean {
    for (const shown of this.#guests.values()) if (openIn(shown).length >= OPEN_TABLES) return true;
    return false;
  }

  #isHere(person: string): boolean {
    for (const guest of this.#guests.keys()) if (guest.person === person) return true;
    return false;
  }

  #isShown(table: string): boolean {
    for (const shown of this.#guests.values()) if (shown.has(table)) return true;
    return false;
  }

  async #sendChanges(): Promise<void> {
    this.#timer = undefined;
    const { store, now, log } = this.#parts;
    const changed = [...this.#changed];
    this.#changed.clear();
    try {
      const rows = await Promise.all(changed.map((id) => store.tables.load(id)));
      const known = rows.flatMap((row) => (row ? [row] : []));
      const [rosters, invitations] = await Promise.all([
        loadRosters(store, known, now()),
        store.invitations.to(known.map(({ id }) => id)),
      ]);
      const changes = known.map((row, index) => ({
        row,
        info: tableInfo(row, at(rosters, index)),
        invited: new Set(invitations.flatMap(({ table, person }) => (table === row.id ? [person] : []))),
      }));
      for (const [guest, shown] of this.#guests) this.#sendTo(guest, shown, changes);
      await this.#keepShort();
    } catch (err) {
      log.error({ err }, 'failed to update the lobby');
    }
  }

  /** Rebuilds a list when there are more open tables than it has room for; tables with somebody present come first. */
  async #keepShort(): Promise<void> {
    const long = [...this.#guests].filter(([, shown]) => openIn(shown).length > OPEN_TABLES);
    if (long.length === 0) return;
    const tables = await openTables(this.#parts);
    const listed = new Set(tables.map(({ id }) => id));
    for (const [guest, shown] of long) {
      const gone = openIn(shown).filter((id) => !listed.has(id) && shown.get(id)?.size === 1);
      for (const id of gone) shown.delete(id);
      for (const { id } of tables) shown.set(id, new Set([...(shown.get(id) ?? []), 'open']));
      guest.send(serialise({ type: 'lobby', tables, mine: [], invited: [], gone }));
    }
  }

  #sendTo(guest: LobbySubscriber, shown: ListedTables, changes: readonly Change[]): void {
    const lists: Record<Kind, TableInfo[]> = { open: [], mine: [], invited: [] };
    const gone: string[] = [];
    for (const { row, info, invited } of changes) {
      const kinds = kindsFor(guest, row, invited);
      const before = shown.get(row.id) ?? new Set();
      // A guest who got up or declined gets that change first, so that the table leaves its old list.
      const isLess = ['mine' as const, 'invited' as const].some(
        (kind) => before.has(kind) && !kinds.has(kind),
      );
      if (isLess || (before.size > 0 && kinds.size === 0)) gone.push(row.id);
      for (const kind of kinds) lists[kind].push(info);
      if (kinds.size > 0) shown.set(row.id, kinds);
      else shown.delete(row.id);
    }
    const { open: tables, mine, invited } = lists;
    const nothing = { tables: [], mine: [], invited: [] };
    if (gone.length > 0) guest.send(serialise({ type: 'lobby', ...nothing, gone }));
    if (tables.length + mine.length + invited.length > 0)
      guest.send(serialise({ type: 'lobby', tables, mine, invited, gone: [] }));
  }
}

const openIn = (shown: ListedTables): string[] =>
  [...shown].flatMap(([id, kinds]) => (kinds.has('open') ? [id] : []));

/** A table that has changed, and the people invited to it. */
interface Change {
  readonly row: TableRow;
  readonly info: TableInfo;
  readonly invited: ReadonlySet<string>;
}

function kindsFor({ person }: LobbySubscriber, row: TableRow, invited: ReadonlySet<string>): ReadonlySet<Kind> {
  const kinds = new Set<Kind>();
  if (row.status === 'open' && row.access === 'open' && row.seats.some(isFree)) kinds.add('open');
  if (seatOf(row, person) !== null && row.status !== 'closed') kinds.add('mine');
  if (person !== null && invited.has(person)) kinds.add('invited');
  return kinds;
}

/** Open tables that anybody may join. */
export async function openTables(parts: RoomParts): Promise<TableInfo[]> {
  return infoOf(parts, await parts.store.tables.open(parts.now(), OPEN_TABLES));
}

/** The games being played now, as spectators may see them. */
export async function playing(parts: RoomParts): Promise<Activity> {
  const { store, now } = parts;
  const [rows, people, counts] = await Promise.all([
    store.tables.watchable(now(), WATCHABLE),
    store.tables.countPresent(now()),
    store.tables.counts(),
  ]);
  const tables = (await infoOf(parts, rows)).map((info) => delayedInfo(info, now()));
  return { tables, people, games: counts.playing };
}

/** A person's opponents, most recent first, without blocked people and deleted accounts. */
export async function opponentsOf(parts: RoomParts, person: string): Promise<Opponent[]> {
  const { store, now } = parts;
  const [running, over] = await Promise.all([
    store.tables.of(person, 'running', OWN_TABLES),
    store.tables.of(person, 'over', OWN_TABLES),
  ]);
  const met = new Map<string, Pick<Opponent, 'game' | 'games' | 'last'>>();
  for (const { seats, game, started, finished } of [...running, ...over])
    for (const { person: other } of seats) {
      if (other === null || other === person || started === null) continue;
      const last = finished ?? started;
      const before = met.get(other);
      const games = (before?.games ?? 0) + 1;
      met.set(other, before && before.last > last ? { ...before, games } : { game, games, last });
    }
  const [people, blocked, here] = await Promise.all([
    store.people.loadMany([...met.keys()]),
    store.blocks.by(person),
    store.tables.whoIsAnywhere([...met.keys()], now()),
  ]);
  return people
    .filter(({ id, deleted }) => !deleted && !blocked.includes(id))
    .flatMap(({ id, name, colour }) => {
      const known = met.get(id);
      return known ? [{ person: id, name, colour, ...known, here: here.includes(id) }] : [];
    })
    .sort((a, b) => b.last - a.last);
}

/** Tables at which a person sits. */
export async function tablesOf(
  parts: RoomParts,
  person: string,
  which: 'running' | 'over',
  before?: number,
): Promise<TableInfo[]> {
  const { settings, store } = parts;
  const limit = which === 'running' ? settings.tables : OWN_TABLES;
  return infoOf(parts, await store.tables.of(person, which, limit, before));
}

/** Open tables that a person is invited to. */
export async function invitedTo(parts: RoomParts, person: string): Promise<TableInfo[]> {
  return infoOf(parts, await parts.store.invitations.of(person, OWN_TABLES));
}

async function infoOf({ store, now }: RoomParts, tables: readonly TableRow[]): Promise<TableInfo[]> {
  const rosters = await loadRosters(store, tables, now());
  return tables.map((table, index) => tableInfo(table, at(rosters, index)));
}
