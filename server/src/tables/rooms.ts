import { type Answer, refused } from '../answer.ts';
import { Limit } from '../limits.ts';
import type { News, StoredTable } from '../store/store.ts';
import type { Viewer } from './broadcast.ts';
import { Lobby } from './lobby.ts';
import type { RoomParts } from './parts.ts';
import { createPresenceLoader, Presence } from './presence.ts';
import { Room, type RoomContext } from './room.ts';
import { Scheduler } from './scheduler.ts';

/** An unused room is dropped after a while; the store has everything. */
const SWEEP_INTERVAL_MS = 15_000;
/**
 * Milliseconds until a table that could not be read is read again: short for a waiting person, and only one query per
 * table while the database is down.
 */
const RETRY_DELAY_MS = 2000;

/**
 * Interval in milliseconds at which tables with viewers are compared with a store that other processes write to. News
 * can be lost without a broken connection, for example behind a connection pooler.
 */
const COMPARE_INTERVAL_MS = 5000;

/** Chat messages that one person may send, and in what time. */
const CHAT_BURST = 8;
const CHAT_REFILL_MS = 20_000;

/** Take-backs that one person may ask for: each replays the game from its start, and makes its log longer. */
const TAKE_BACKS_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

/** The rooms that are open in this process. */
export class Rooms {
  readonly parts: RoomParts;
  /** Rate limit for chat messages, per person. */
  readonly chatLimit: Limit;
  /** Rate limit for requested take-backs, per person. */
  readonly takeBackLimit: Limit;
  readonly lobby: Lobby;
  /** All rooms, also those that are still being loaded. */
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  /** Those that are loaded. */
  readonly #open = new Map<string, Room>();
  readonly #scheduler: Scheduler;
  readonly #presence: Presence;
  readonly #presenceChanged: (table: string) => void;
  readonly #context: RoomContext;
  #sweepTimer: NodeJS.Timeout | undefined;
  #compareTimer: NodeJS.Timeout | undefined;
  #stopListening: () => void = () => undefined;
  /** Tables with a pending retry. */
  readonly #retrying = new Set<string>();
  #isClosing = false;

  constructor(parts: RoomParts) {
    this.parts = parts;
    this.chatLimit = new Limit(CHAT_BURST, CHAT_REFILL_MS, parts.now);
    this.takeBackLimit = new Limit(TAKE_BACKS_PER_MINUTE, MINUTE_MS, parts.now);
    this.#presence = new Presence(parts);
    this.lobby = new Lobby(parts, this.#presence);
    this.#scheduler = new Scheduler(parts, (id) => this.get(id));
    this.#presenceChanged = createPresenceLoader(parts, (id, present) =>
      this.#runInRoom(id, async (room) => room.setPresent(present)),
    );
    this.#context = { parts, presence: this.#presence, scheduler: this.#scheduler };
  }

  /** Subscribes to news of other processes and starts the scheduler. */
  start(): void {
    this.#stopListening = this.parts.store.listen((news) => this.#handleNews(news));
    this.#scheduler.start();
    this.#presence.start();
    this.#sweepTimer = setInterval(() => this.#sweep(), SWEEP_INTERVAL_MS);
    if (this.parts.store.heartbeat.isShared) this.#scheduleCompare();
  }

  /** Finishes in-flight moves and takes no more. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#sweepTimer);
    clearTimeout(this.#compareTimer);
    this.lobby.close();
    await this.#scheduler.close();
    await Promise.all([...this.#open.values()].map((room) => room.settled()));
    await this.#presence.close();
    this.#stopListening();
  }

  get(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    if (known) return known;
    return this.#register(id, Room.open(this.#context, id));
  }

  /** Opens a table; a forced first move may be due there. */
  async create(table: StoredTable, complete: (table: StoredTable) => void): Promise<Room> {
    const room = await this.#register(table.id, Room.create(this.#context, table, complete));
    room.wake();
    return room;
  }

  #register<R extends Room | undefined>(id: string, opening: Promise<R>): Promise<R> {
    this.#rooms.set(id, opening);
    opening.then(
      (room) => {
        if (room) this.#open.set(id, room);
        else this.#rooms.delete(id);
      },
      () => this.#rooms.delete(id),
    );
    return opening;
  }

  /** Runs work at a table, after everything queued there before. */
  async withRoom<V>(id: string, work: (room: Room) => Promise<Answer<V>>): Promise<Answer<V>> {
    if (this.#isClosing) return refused('closing');
    const room = await this.get(id);
    return room ? room.run(() => work(room)) : refused('unknownTable');
  }

  /** Called when a game has started without anybody sitting down: a forced first move may be due. */
  async wakeTable(id: string): Promise<void> {
    (await this.get(id))?.wake();
  }

  unwatch(id: string, viewer: Viewer): void {
    this.#open.get(id)?.broadcaster.unwatch(viewer);
  }

  #handleNews(news: News): void {
    if (news.of === 'announced') return;
    if (news.of === 'gap') {
      for (const id of this.#rooms.keys()) this.#runInRoom(id, (room) => room.resync());
      return;
    }
    if (news.of === 'person') {
      const { person } = news;
      for (const id of this.#rooms.keys())
        this.#runInRoom(id, async (room) => {
          if (room.roster.people.has(person)) await room.refreshRoster();
        });
      return;
    }
    if (news.of === 'presence') {
      if (this.#rooms.has(news.table)) this.#presenceChanged(news.table);
      return;
    }
    if (news.of === 'played' && this.#isKnown(news.table, news.version)) return;
    this.#runInRoom(news.table, (room) => room.handleNews(news));
  }

  #isKnown(id: string, version: number): boolean {
    const room = this.#open.get(id);
    return room !== undefined && room.row.version >= version;
  }

  /** Includes rooms that are still opening: the data they have read may be older than the news. */
  #runInRoom(id: string, work: (room: Room) => Promise<void>): void {
    this.#rooms
      .get(id)
      ?.then((room) => room?.run(() => work(room)))
      .catch((err) => {
        this.parts.log.error({ err, table: id }, 'failed to reload a table');
        this.#retryLater(id);
      });
  }

  /** Retries a read that failed. The news is consumed, and without a retry the room would stay behind the store. */
  #retryLater(id: string): void {
    if (this.#isClosing || this.#retrying.has(id)) return;
    this.#retrying.add(id);
    setTimeout(() => {
      this.#retrying.delete(id);
      if (!this.#isClosing) this.#runInRoom(id, (room) => room.resync());
    }, RETRY_DELAY_MS).unref();
  }

  #scheduleCompare(): void {
    if (this.#isClosing) return;
    this.#compareTimer = setTimeout(() => {
      this.#compare()
        .catch((err) => this.parts.log.error({ err }, 'failed to compare tables with the store'))
        .finally(() => this.#scheduleCompare());
    }, COMPARE_INTERVAL_MS);
  }

  /** Reloads tables with viewers that lack something, or that the store has a newer version of. */
  async #compare(): Promise<void> {
    const watched = [...this.#open].filter(([, room]) => !room.broadcaster.hasNoViewers);
    for (const [id, room] of watched) if (room.hasUnsentNews) this.#runInRoom(id, (room) => room.resync());
    for (const { id, version, edition } of await this.parts.store.tables.versions(
      watched.map(([id]) => id),
    )) {
      const row = this.#open.get(id)?.row;
      if (row && (version > row.version || edition > row.edition))
        this.#runInRoom(id, (room) => room.resync());
    }
  }

  #sweep(): void {
    for (const [id, room] of this.#open)
      if (room.isIdle && !this.#scheduler.isRunning(id)) {
        this.#open.delete(id);
        this.#rooms.delete(id);
      }
  }
}
