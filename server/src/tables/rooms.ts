import { type Answer, refused } from '../answer.ts';
import { Limit } from '../limits.ts';
import type { News, StoredTable } from '../store/store.ts';
import type { Viewer } from './broadcast.ts';
import { Lobby } from './lobby.ts';
import type { RoomParts } from './parts.ts';
import { Presence, presenceLoader } from './presence.ts';
import { Room, type RoomContext } from './room.ts';
import { Scheduler } from './scheduler.ts';

/** An unused room is dropped after a while; the store has everything. */
const SWEEP = 15_000;
/**
 * Milliseconds until a table that could not be read is read again: short for a waiting person, and only one query per
 * table while the database is down.
 */
const RETRY = 2000;

/**
 * Interval in milliseconds at which tables with viewers are compared with a store that other processes write to. News
 * can be lost without a broken connection, for example behind a connection pooler.
 */
const COMPARE = 5000;

/** Chat messages that one person may send, and in what time. */
const LINES = 8;
const LINES_IN = 20_000;

/** The rooms that are open in this process. */
export class Rooms {
  readonly parts: RoomParts;
  /** Rate limit for chat messages, per person. */
  readonly talkers: Limit;
  readonly lobby: Lobby;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #open = new Map<string, Room>();
  readonly #scheduler: Scheduler;
  readonly #presence: Presence;
  readonly #presenceChanged: (table: string) => void;
  readonly #context: RoomContext;
  #sweeping: NodeJS.Timeout | undefined;
  #comparing: NodeJS.Timeout | undefined;
  #stop: () => void = () => undefined;
  /** Tables with a pending retry. */
  readonly #late = new Set<string>();
  #isClosing = false;

  constructor(parts: RoomParts) {
    this.parts = parts;
    this.talkers = new Limit(LINES, LINES_IN, parts.now);
    this.#presence = new Presence(parts);
    this.lobby = new Lobby(parts, this.#presence);
    this.#scheduler = new Scheduler(parts, (id) => this.get(id));
    this.#presenceChanged = presenceLoader(parts, (id, present) =>
      this.#look(id, async (room) => room.meet(present)),
    );
    this.#context = {
      parts,
      presence: this.#presence,
      onWake: (room, isOwn) => this.#scheduler.wake(room, isOwn),
    };
  }

  /** Subscribes to news of other processes and starts the scheduler. */
  start(): void {
    this.#stop = this.parts.store.listen((news) => this.#hear(news));
    this.#scheduler.start();
    this.#presence.start();
    this.#sweeping = setInterval(() => this.#sweep(), SWEEP);
    if (this.parts.store.heartbeat.isShared) this.#compareLater();
  }

  /** Finishes in-flight moves and takes no more. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#sweeping);
    clearTimeout(this.#comparing);
    this.lobby.close();
    await this.#scheduler.close();
    await Promise.all([...this.#open.values()].map((room) => room.settled()));
    await this.#presence.close();
    this.#stop();
  }

  get(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    if (known) return known;
    return this.#keep(id, Room.open(this.#context, id));
  }

  /** Opens a table; a forced first move may be due there. */
  async create(table: StoredTable): Promise<Room> {
    const room = await this.#keep(table.id, Room.create(this.#context, table));
    room.wake();
    return room;
  }

  #keep<R extends Room | undefined>(id: string, opening: Promise<R>): Promise<R> {
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
  async at<V>(id: string, work: (room: Room) => Promise<Answer<V>>): Promise<Answer<V>> {
    if (this.#isClosing) return refused('closing');
    const room = await this.get(id);
    return room ? room.run(() => work(room)) : refused('unknownTable');
  }

  /** Called when a game has started without anybody sitting down: a forced first move may be due. */
  async begin(id: string): Promise<void> {
    (await this.get(id))?.wake();
  }

  leave(id: string, viewer: Viewer): void {
    this.#open.get(id)?.broadcaster.unwatch(viewer);
  }

  #hear(news: News): void {
    if (news.of === 'announced') return;
    if (news.of === 'gap') {
      for (const id of this.#rooms.keys()) this.#look(id, (room) => room.lookAgain());
      return;
    }
    if (news.of === 'person') {
      const { person } = news;
      for (const id of this.#rooms.keys())
        this.#look(id, async (room) => {
          if (room.roster.people.has(person)) await room.refresh();
        });
      return;
    }
    if (news.of === 'presence') {
      if (this.#rooms.has(news.table)) this.#presenceChanged(news.table);
      return;
    }
    if (news.of === 'played' && this.#knows(news.table, news.version)) return;
    this.#look(news.table, (room) => room.hear(news));
  }

  #knows(id: string, version: number): boolean {
    const room = this.#open.get(id);
    return room !== undefined && room.row.version >= version;
  }

  /** Includes rooms that are still opening: the data they have read may be older than the news. */
  #look(id: string, work: (room: Room) => Promise<void>): void {
    this.#rooms
      .get(id)
      ?.then((room) => room?.run(() => work(room)))
      .catch((err) => {
        this.parts.log.error({ err, table: id }, 'failed to reload a table');
        this.#lookLater(id);
      });
  }

  /** Retries a read that failed. The news is consumed, and without a retry the room would stay behind the store. */
  #lookLater(id: string): void {
    if (this.#isClosing || this.#late.has(id)) return;
    this.#late.add(id);
    setTimeout(() => {
      this.#late.delete(id);
      if (!this.#isClosing) this.#look(id, (room) => room.lookAgain());
    }, RETRY).unref();
  }

  #compareLater(): void {
    if (this.#isClosing) return;
    this.#comparing = setTimeout(() => {
      this.#compare()
        .catch((err) => this.parts.log.error({ err }, 'failed to compare tables with the store'))
        .finally(() => this.#compareLater());
    }, COMPARE);
  }

  /** Reloads tables with viewers that the store has a newer version of. */
  async #compare(): Promise<void> {
    const watched = [...this.#open].filter(([, room]) => !room.broadcaster.hasNoViewers);
    for (const { id, version, edition } of await this.parts.store.tables.versions(
      watched.map(([id]) => id),
    )) {
      const row = this.#open.get(id)?.row;
      if (row && (version > row.version || edition > row.edition)) this.#look(id, (room) => room.lookAgain());
    }
  }

  #sweep(): void {
    for (const [id, room] of this.#open)
      if (room.isUnneeded && !this.#scheduler.isRunning(id)) {
        this.#open.delete(id);
        this.#rooms.delete(id);
      }
  }
}
