import type { Seat } from '@archivolt/engine';
import { type Clocks, changesOf, type Down, type Line, type TableInfo, type Told } from '@archivolt/protocol';
import type { LogRow, TableRow } from '../store/store.ts';
import { seatOf } from './info.ts';
import type { Position } from './position.ts';

/** One who looks at a table, through one socket. */
export interface Viewer {
  /** Null: somebody who has not come in. */
  readonly person: string | null;
  /** Wants to be told what may be done. */
  readonly offers: boolean;
  send(message: string): void;
}

export function toldOf({ version, seat, at, events, to }: LogRow): Told {
  return { version, seat, at, events, ...(to !== null && { tookBackTo: to }) };
}

export function say(message: Down): string {
  return JSON.stringify(message);
}

/** Those who see a table at the same time, each from their own seat. What is the same for several is made once. */
export class Audience {
  readonly #viewers = new Map<Viewer, Seat | null>();

  get isEmpty(): boolean {
    return this.#viewers.size === 0;
  }

  get viewers(): IterableIterator<Viewer> {
    return this.#viewers.keys();
  }

  add(viewer: Viewer, table: TableRow): void {
    this.#viewers.set(viewer, seatOf(table, viewer.person));
  }

  remove(viewer: Viewer): boolean {
    return this.#viewers.delete(viewer);
  }

  /** Somebody sat down or got up. */
  reseat(table: TableRow): void {
    for (const viewer of this.#viewers.keys()) this.add(viewer, table);
  }

  tellAll(message: Down): void {
    if (this.isEmpty) return;
    const text = say(message);
    for (const viewer of this.#viewers.keys()) viewer.send(text);
  }

  tellInfo(table: TableInfo, clocks: Clocks | null): void {
    this.tellAll({ type: 'info', table, clocks });
  }

  tellLine(table: string, line: Line, isDeaf: (viewer: Viewer) => boolean): void {
    const text = say({ type: 'line', table, line });
    for (const viewer of this.#viewers.keys()) if (!isDeaf(viewer)) viewer.send(text);
  }

  /** Everybody is told the same events, and what has changed in their own view. */
  tellPlayed(table: string, before: Position, after: Position, told: Told, clocks: Clocks): void {
    if (this.isEmpty) return;
    const open = changesOf({ table: before.table }, { table: after.table });
    const texts = new Map<string, string>();
    for (const [viewer, seat] of this.#viewers) {
      const key = `${after.hasSecrets ? seat : ''} ${viewer.offers ? seat : ''}`;
      let text = texts.get(key);
      if (text === undefined) {
        const own = after.hasSecrets
          ? changesOf({ mine: before.view(seat).mine }, { mine: after.view(seat).mine })
          : [];
        const offers = viewer.offers ? { offers: after.offers(seat) } : {};
        text = say({ type: 'played', table, told, changes: [...open, ...own], clocks, ...offers });
        texts.set(key, text);
      }
      viewer.send(text);
    }
  }
}
