import type { ServerMessage, TableInfo } from '@archivolt/protocol';
import { type Answer, refused } from '../answer.ts';
import type { Viewer } from '../tables/broadcast.ts';
import { hiddenFrom } from '../tables/info.ts';
import type { Rooms } from '../tables/rooms.ts';

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

/** Longest wait, in milliseconds: a proxy may time out after 30 seconds. */
const LONGEST = 25_000;
/** Pending requests per person, or per address without a session. */
const MOST = 10;

export interface Wait {
  readonly table: string;
  readonly person: string | null;
  /** The key that the wait is counted under. */
  readonly key: string;
  /** Only log entries after this version are wanted. */
  readonly since: number;
  /** The version that the client knows. */
  readonly after: number;
  /** Aborted when the client disconnects. */
  readonly gone: AbortSignal;
}

/** Long polling: requests that wait until a table has something new. */
export class Waits {
  readonly #rooms: Rooms;
  readonly #longest: number;
  readonly #counts = new Map<string, number>();
  readonly #ends = new Set<() => void>();
  #isClosed = false;

  constructor(rooms: Rooms, longest = LONGEST) {
    this.#rooms = rooms;
    this.#longest = longest;
  }

  /** Answers all pending requests now. */
  close(): void {
    this.#isClosed = true;
    for (const end of this.#ends) end();
  }

  /** Resolves with the table as soon as it is newer than the known version, at the latest after the longest wait. */
  async next(wait: Wait): Promise<Answer<{ shown: TableMessage }>> {
    const { key } = wait;
    const waiting = this.#counts.get(key) ?? 0;
    if (waiting >= MOST) return refused('tooMany', { seconds: 1 });
    this.#counts.set(key, waiting + 1);
    try {
      return await this.#next(wait);
    } finally {
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    }
  }

  async #next({ table, person, since, after, gone }: Wait): Promise<Answer<{ shown: TableMessage }>> {
    const reader: Viewer = { person, offers: true, send: () => undefined };
    let end = (): void => undefined;
    const news = new Promise<void>((resolve) => {
      end = resolve;
    });
    let known: string | undefined;
    const listener: Viewer = {
      person,
      offers: false,
      send: (message) => known !== undefined && isNews(message, known) && end(),
    };
    let stop = (): void => undefined;
    const first = await this.#rooms.withRoom(table, async (room) => {
      const hidden = await hiddenFrom(room, person);
      if (hidden) return hidden;
      const shown = await room.broadcaster.snapshotFor(reader, since);
      const { status } = shown.table;
      const isNew = shown.version > after || (status !== 'open' && status !== 'playing');
      if (isNew || this.#isClosed || gone.aborted) return { ok: true, shown, isLast: true };
      await room.broadcaster.follow(listener);
      stop = () => room.broadcaster.unfollow(listener);
      known = essence(shown.table);
      return { ok: true, shown, isLast: false };
    });
    if (!first.ok || first.isLast) return first;
    this.#ends.add(end);
    gone.addEventListener('abort', end);
    const timer = setTimeout(end, this.#longest);
    await news;
    clearTimeout(timer);
    this.#ends.delete(end);
    stop();
    if (gone.aborted) return first;
    return this.#rooms.withRoom(table, async (room) => {
      const hidden = await hiddenFrom(room, person);
      return hidden ?? { ok: true, shown: await room.broadcaster.snapshotFor(reader, since) };
    });
  }
}

/** What a program may wait for beside a move; presence is not part of it. */
function essence({ status, seats, hashes, revealed, requests, declined, next }: TableInfo): string {
  const sitting = seats.map(({ person, level, standIn }) => [person, level, standIn]);
  return JSON.stringify([status, sitting, hashes, revealed, requests, declined, next]);
}

function isNews(message: string, known: string): boolean {
  const said = JSON.parse(message) as ServerMessage;
  if (said.type === 'info') return essence(said.table) !== known;
  return said.type === 'played' || said.type === 'table';
}
