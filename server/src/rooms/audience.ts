import type { Seat } from '@archivolt/engine';
import type { Clocks, Down, Line, TableInfo, Told } from '@archivolt/protocol';
import type { Outlook, Seen } from '../rules/seen.ts';
import type { Append, LogRow, TableRow } from '../store/store.ts';
import { seatOf } from './info.ts';

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
  #outlooks: readonly Outlook[] | undefined;

  get isEmpty(): boolean {
    return this.#viewers.size === 0;
  }

  get viewers(): IterableIterator<Viewer> {
    return this.#viewers.keys();
  }

  add(viewer: Viewer, table: TableRow): void {
    this.#outlooks = undefined;
    this.#viewers.set(viewer, seatOf(table, viewer.person));
  }

  remove(viewer: Viewer): boolean {
    this.#outlooks = undefined;
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

  /** Each once, however many share it. */
  get outlooks(): readonly Outlook[] {
    this.#outlooks ??= this.#distinct();
    return this.#outlooks;
  }

  #distinct(): Outlook[] {
    const all = [...this.#viewers].map(
      ([{ offers }, seat]) => [keyOf(offers, seat), { seat, offers }] as const,
    );
    return [...new Map(all).values()];
  }

  /** Everybody is told the same events, and what has changed in their own view. */
  tellPlayed(entry: Append['log'], clocks: Clocks, news: News): void {
    const start = playedUntilChanges(entry, clocks);
    const texts = new Map(
      news.outlooks.map(({ seat, offers }, index) => [keyOf(offers, seat), start + rest(news.seen[index])]),
    );
    for (const [viewer, seat] of this.#viewers) {
      const text = texts.get(keyOf(viewer.offers, seat));
      if (text === undefined) throw new Error('somebody looks on for whom nothing was worked out');
      viewer.send(text);
    }
  }
}

/** What a step has changed, for those who looked on when it was made. */
export interface News {
  readonly outlooks: readonly Outlook[];
  readonly seen: readonly Seen[];
}

const keyOf = (offers: boolean, seat: Seat | null) => `${seat} ${offers}`;

type Played = Extract<Down, { type: 'played' }>;

/** Events and changes are JSON already when they come from the rules; they are put in as they are. */
function playedUntilChanges({ table, version, seat, at, to, events }: Append['log'], clocks: Clocks): string {
  const told: Omit<Told, 'events'> = { version, seat, at, ...(to !== null && { tookBackTo: to }) };
  const head: Pick<Played, 'type' | 'table' | 'clocks'> = { type: 'played', table, clocks };
  return `${open(head)},"told":${open(told)},"events":${events}},"changes":`;
}

const open = (object: object) => JSON.stringify(object).slice(0, -1);

function rest(seen: Seen | undefined): string {
  if (!seen) throw new Error('an outlook without what is seen from it');
  return seen.offers === null ? `${seen.changes}}` : `${seen.changes},"offers":${seen.offers}}`;
}
