import { at } from '@archivolt/engine';
import type { TableInfo } from '@archivolt/protocol';
import type { News, TableRow } from '../store/store.ts';
import { say } from './audience.ts';
import { circlesOf } from './circle.ts';
import { seatOf, tableInfo } from './info.ts';
import type { RoomParts } from './parts.ts';
import { invitedTo, openTables, tablesOf } from './tables.ts';

/** One who is told of open tables, of their own and of invitations. */
export interface Guest {
  readonly person: string | null;
  send(message: string): void;
}

/** What changes is told together, not more often than this. */
const PAUSE = 300;

type Kind = 'open' | 'mine' | 'invited';
/** Tables by what they are to one who was shown them. */
type Shown = Map<string, ReadonlySet<Kind>>;

/** Those who stand in the lobby, and the tables that each of them has been shown. */
export class Lobby {
  readonly #parts: RoomParts;
  readonly #guests = new Map<Guest, Shown>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: RoomParts) {
    this.#parts = parts;
  }

  async come(guest: Guest): Promise<void> {
    const shown: Shown = new Map();
    this.#guests.set(guest, shown);
    await this.#show(guest, shown);
  }

  async #show(guest: Guest, shown: Shown): Promise<void> {
    const { person } = guest;
    const [tables, mine, invited] = await Promise.all([
      openTables(this.#parts),
      person === null ? [] : tablesOf(this.#parts, person, 'running'),
      person === null ? [] : invitedTo(this.#parts, person),
    ]);
    const all = { open: tables, mine, invited };
    for (const kind of ['open', 'mine', 'invited'] as const)
      for (const { id } of all[kind]) shown.set(id, new Set([...(shown.get(id) ?? []), kind]));
    guest.send(say({ type: 'lobby', tables, mine, invited, gone: [] }));
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  hear(news: News): void {
    if (this.#guests.size === 0) return;
    if (news.of === 'gap') this.#lookAgain();
    else if (news.of === 'table' || (news.of === 'played' && this.#isShown(news.table)))
      this.#changed.add(news.table);
    else if (news.of === 'invited' && this.#isHere(news.person)) this.#changed.add(news.table);
    if (this.#changed.size > 0) this.#timer ??= setTimeout(() => this.#tell(), PAUSE);
  }

  /** News may have been missed: of what was shown, and of what was not there yet. */
  #lookAgain(): void {
    for (const [guest, shown] of this.#guests) {
      for (const id of shown.keys()) this.#changed.add(id);
      this.#show(guest, shown).catch((err) => this.#parts.log.error({ err }, 'the lobby cannot be told'));
    }
  }

  #isHere(person: string): boolean {
    for (const guest of this.#guests.keys()) if (guest.person === person) return true;
    return false;
  }

  #isShown(table: string): boolean {
    for (const shown of this.#guests.values()) if (shown.has(table)) return true;
    return false;
  }

  async #tell(): Promise<void> {
    this.#timer = undefined;
    const { store, now, log } = this.#parts;
    const changed = [...this.#changed];
    this.#changed.clear();
    try {
      const rows = await Promise.all(changed.map((id) => store.tables.load(id)));
      const known = rows.flatMap((row) => (row ? [row] : []));
      const [circles, invitations] = await Promise.all([
        circlesOf(store, known, now()),
        store.invitations.to(known.map(({ id }) => id)),
      ]);
      const changes = known.map((row, index) => ({
        row,
        info: tableInfo(row, at(circles, index)),
        invited: new Set(invitations.flatMap(({ table, person }) => (table === row.id ? [person] : []))),
      }));
      for (const [guest, shown] of this.#guests) this.#tellGuest(guest, shown, changes);
    } catch (err) {
      log.error({ err }, 'the lobby cannot be told');
    }
  }

  #tellGuest(guest: Guest, shown: Shown, changes: readonly Change[]): void {
    const told: Record<Kind, TableInfo[]> = { open: [], mine: [], invited: [] };
    const gone: string[] = [];
    for (const { row, info, invited } of changes) {
      const kinds = kindsFor(guest, row, invited);
      const before = shown.get(row.id) ?? new Set();
      // One who got up or said no is told so first, so that the table is no longer shown as what it was.
      const isLess = ['mine' as const, 'invited' as const].some(
        (kind) => before.has(kind) && !kinds.has(kind),
      );
      if (isLess || (before.size > 0 && kinds.size === 0)) gone.push(row.id);
      for (const kind of kinds) told[kind].push(info);
      if (kinds.size > 0) shown.set(row.id, kinds);
      else shown.delete(row.id);
    }
    const { open: tables, mine, invited } = told;
    const nothing = { tables: [], mine: [], invited: [] };
    if (gone.length > 0) guest.send(say({ type: 'lobby', ...nothing, gone }));
    if (tables.length + mine.length + invited.length > 0)
      guest.send(say({ type: 'lobby', tables, mine, invited, gone: [] }));
  }
}

/** A table that has changed, and who is asked to come there. */
interface Change {
  readonly row: TableRow;
  readonly info: TableInfo;
  readonly invited: ReadonlySet<string>;
}

function kindsFor({ person }: Guest, row: TableRow, invited: ReadonlySet<string>): ReadonlySet<Kind> {
  const kinds = new Set<Kind>();
  if (row.status === 'open' && row.access === 'open') kinds.add('open');
  if (seatOf(row, person) !== null && row.status !== 'closed') kinds.add('mine');
  if (person !== null && invited.has(person)) kinds.add('invited');
  return kinds;
}
