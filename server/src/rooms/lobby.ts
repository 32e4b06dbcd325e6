import { at } from '@archivolt/engine';
import type { TableInfo } from '@archivolt/protocol';
import type { News, TableRow } from '../store/store.ts';
import { say } from './audience.ts';
import { circlesOf } from './circle.ts';
import { seatOf, tableInfo } from './info.ts';
import type { RoomParts } from './parts.ts';
import { openTables, tablesOf } from './tables.ts';

/** One who is told of open tables and of their own. */
export interface Guest {
  readonly person: string | null;
  send(message: string): void;
}

/** What changes is told together, not more often than this. */
const PAUSE = 300;

/** Tables by what they are to one who was shown them. */
type Shown = Map<string, 'open' | 'mine'>;

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
    const [tables, mine] = await Promise.all([
      openTables(this.#parts),
      guest.person === null ? [] : tablesOf(this.#parts, guest.person, 'running'),
    ]);
    for (const { id } of tables) shown.set(id, 'open');
    for (const { id } of mine) shown.set(id, 'mine');
    guest.send(say({ type: 'lobby', tables, mine, gone: [] }));
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  hear(news: News): void {
    if (this.#guests.size === 0) return;
    if (news.of === 'gap') {
      for (const shown of this.#guests.values()) for (const id of shown.keys()) this.#changed.add(id);
    } else if (news.of === 'table' || (news.of === 'played' && this.#isShown(news.table)))
      this.#changed.add(news.table);
    if (this.#changed.size > 0) this.#timer ??= setTimeout(() => this.#tell(), PAUSE);
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
      const circles = await circlesOf(store, known, now());
      const infos = known.map((row, index) => [row, tableInfo(row, at(circles, index))] as const);
      for (const [guest, shown] of this.#guests) this.#tellGuest(guest, shown, infos);
    } catch (err) {
      log.error({ err }, 'the lobby cannot be told');
    }
  }

  #tellGuest(guest: Guest, shown: Shown, infos: readonly (readonly [TableRow, TableInfo])[]): void {
    const [tables, mine, gone]: [TableInfo[], TableInfo[], string[]] = [[], [], []];
    for (const [row, info] of infos) {
      const { id } = row;
      const isOpen = row.status === 'open' && row.access === 'open';
      const isMine = seatOf(row, guest.person) !== null && row.status !== 'closed';
      // One who got up is told so first, so that the table is no longer among their own.
      const isLeft = !isMine && shown.get(id) === 'mine';
      if (isLeft || (!isOpen && !isMine && shown.has(id))) gone.push(id);
      if (isOpen) tables.push(info);
      if (isMine) mine.push(info);
      if (isOpen || isMine) shown.set(id, isMine ? 'mine' : 'open');
      else shown.delete(id);
    }
    if (gone.length > 0) guest.send(say({ type: 'lobby', tables: [], mine: [], gone }));
    if (tables.length + mine.length > 0) guest.send(say({ type: 'lobby', tables, mine, gone: [] }));
  }
}
