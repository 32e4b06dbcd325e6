import type { ServerMessage, TableInfo } from '@archivolt/protocol';
import { type Answer, refused } from '../answer.ts';
import type { Viewer } from '../tables/broadcast.ts';
import { hiddenFrom } from '../tables/info.ts';
import type { Rooms } from '../tables/rooms.ts';

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

/** Longest wait, in milliseconds: a proxy may time out after 30 seconds. */
const MAX_WAIT_MS = 25_000;
/** Pending requests per person, or per address without a session. */
const MAX_PENDING = 10;

export interface LongPoll {
  readonly table: string;
  readonly person: string | null;
  /** The key that the wait is counted under. */
  readonly key: string;
  /** Only log entries after this version are wanted. */
  readonly since: number;
  /** The version that the client knows. */
  readonly after: number;
  /** Aborted when the client disconnects. */
  readonly disconnected: AbortSignal;
}

/** Long polling: requests that wait until a table has something new. */
export class LongPolls {
  readonly #rooms: Rooms;
  readonly #maxWaitMs: number;
  readonly #pendingByKey = new Map<string, number>();
  readonly #wakers = new Set<() => void>();
  #isClosed = false;

  constructor(rooms: Rooms, maxWaitMs = MAX_WAIT_MS) {
    this.#rooms = rooms;
    this.#maxWaitMs = maxWaitMs;
  }

  /** Answers all pending requests now. */
  close(): void {
    this.#isClosed = true;
    for (const wake of this.#wakers) wake();
  }

  /** Resolves with the table as soon as it is newer than the known version, at the latest after the longest wait. */
  async next(wait: LongPoll): Promise<Answer<{ shown: TableMessage }>> {
    const { key } = wait;
    const waiting = this.#pendingByKey.get(key) ?? 0;
    if (waiting >= MAX_PENDING) return refused('tooMany', { seconds: 1 });
    this.#pendingByKey.set(key, waiting + 1);
    try {
      return await this.#next(wait);
    } finally {
      const left = (this.#pendingByKey.get(key) ?? 1) - 1;
      if (left > 0) this.#pendingByKey.set(key, left);
      else this.#pendingByKey.delete(key);
    }
  }

  async #next({
    table,
    person,
    since,
    after,
    disconnected,
  }: LongPoll): Promise<Answer<{ shown: TableMessage }>> {
    const reader: Viewer = { person, offers: true, send: () => undefined };
    let wake = (): void => undefined;
    const news = new Promise<void>((resolve) => {
      wake = resolve;
    });
    let known: string | undefined;
    const listener: Viewer = {
      person,
      offers: false,
      send: (message) => known !== undefined && isNews(message, known) && wake(),
    };
    let stop = (): void => undefined;
    const first = await this.#rooms.withRoom(table, async (room) => {
      const hidden = await hiddenFrom(room, person);
      if (hidden) return hidden;
      const shown = await room.broadcaster.snapshotFor(reader, since);
      const { status } = shown.table;
      const isNew = shown.version > after || (status !== 'open' && status !== 'playing');
      if (isNew || this.#isClosed || disconnected.aborted) return { ok: true, shown, isLast: true };
      await room.broadcaster.follow(listener);
      stop = () => room.broadcaster.unfollow(listener);
      known = fingerprint(shown.table);
      return { ok: true, shown, isLast: false };
    });
    if (!first.ok || first.isLast) return first;
    this.#wakers.add(wake);
    disconnected.addEventListener('abort', wake);
    const timer = setTimeout(wake, this.#maxWaitMs);
    await news;
    clearTimeout(timer);
    this.#wakers.delete(wake);
    stop();
    if (disconnected.aborted) return first;
    return this.#rooms.withRoom(table, async (room) => {
      const hidden = await hiddenFrom(room, person);
      return hidden ?? { ok: true, shown: await room.broadcaster.snapshotFor(reader, since) };
    });
  }
}

/** The state that a program may wait for besides a move; presence is not part of it. */
function fingerprint({ status, seats, hashes, revealed, requests, declined, next }: TableInfo): string {
  const seated = seats.map(({ person, level, standIn }) => [person, level, standIn]);
  return JSON.stringify([status, seated, hashes, revealed, requests, declined, next]);
}

function isNews(message: string, known: string): boolean {
  const update = JSON.parse(message) as ServerMessage;
  if (update.type === 'info') return fingerprint(update.table) !== known;
  return update.type === 'played' || update.type === 'table';
}
