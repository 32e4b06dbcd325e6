import { Limit } from '../http/limits.ts';
import type { News, StoredTable } from '../store/store.ts';
import { type Answer, refused } from './answer.ts';
import { Arrivals } from './arrivals.ts';
import type { Viewer } from './audience.ts';
import { Keeper } from './keeper.ts';
import { Lobby } from './lobby.ts';
import type { RoomParts } from './parts.ts';
import { Presence } from './presence.ts';
import { type Around, Room } from './room.ts';

/** A room that nobody needs is forgotten after a while; the store knows everything. */
const SWEEP = 15_000;

/** Lines that one person may say, and in what time. */
const LINES = 8;
const LINES_IN = 20_000;

/** The tables that this process has to do with at present. */
export class Rooms {
  readonly parts: RoomParts;
  /** Who has talked how much. */
  readonly talkers: Limit;
  readonly lobby: Lobby;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #open = new Map<string, Room>();
  readonly #keeper: Keeper;
  readonly #presence: Presence;
  readonly #arrivals: Arrivals;
  readonly #around: Around;
  #sweeping: NodeJS.Timeout | undefined;
  #stop: () => void = () => undefined;
  #isClosing = false;

  constructor(parts: RoomParts) {
    this.parts = parts;
    this.talkers = new Limit(LINES, LINES_IN, parts.now);
    this.lobby = new Lobby(parts);
    this.#keeper = new Keeper(parts, (id) => this.get(id));
    this.#presence = new Presence(parts);
    this.#arrivals = new Arrivals(parts, (id, present) => this.#look(id, async (room) => room.meet(present)));
    this.#around = {
      parts,
      presence: this.#presence,
      onWake: (room, isOwn) => this.#keeper.wake(room, isOwn),
    };
  }

  /** Listens to the other processes and sees to the tables that wait for the house. */
  start(): void {
    this.#stop = this.parts.store.listen((news) => this.#hear(news));
    this.#keeper.start();
    this.#presence.start();
    this.#sweeping = setInterval(() => this.#sweep(), SWEEP);
  }

  /** Finishes the moves in hand and takes no more. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#sweeping);
    this.lobby.close();
    await this.#keeper.close();
    await Promise.all([...this.#open.values()].map((room) => room.settled()));
    await this.#presence.close();
    this.#stop();
  }

  get(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    if (known) return known;
    return this.#keep(id, Room.open(this.#around, id));
  }

  /** Sets up a table; the house must perhaps make the first move there. */
  async create(table: StoredTable): Promise<Room> {
    const room = await this.#keep(table.id, Room.create(this.#around, table));
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

  /** Does something at a table, after everything that was asked for there before. */
  async at<V>(id: string, work: (room: Room) => Promise<Answer<V>>): Promise<Answer<V>> {
    if (this.#isClosing) return refused('closing');
    const room = await this.get(id);
    return room ? room.run(() => work(room)) : refused('unknownTable');
  }

  /** A game has begun without anybody having sat down last: the house must perhaps make the first move. */
  async begin(id: string): Promise<void> {
    (await this.get(id))?.wake();
  }

  leave(id: string, viewer: Viewer): void {
    this.#open.get(id)?.showing.unwatch(viewer);
  }

  #hear(news: News): void {
    this.lobby.hear(news);
    if (news.of === 'gap') {
      for (const id of this.#rooms.keys()) this.#look(id, (room) => room.lookAgain());
      return;
    }
    if (news.of === 'person') {
      const { person } = news;
      for (const id of this.#rooms.keys())
        this.#look(id, async (room) => {
          if (room.circle.people.has(person)) await room.refresh();
        });
      return;
    }
    if (news.of === 'presence') {
      if (this.#rooms.has(news.table)) this.#arrivals.hear(news.table);
      return;
    }
    if (news.of === 'played' && this.#knows(news.table, news.version)) return;
    this.#look(news.table, (room) => room.hear(news));
  }

  #knows(id: string, version: number): boolean {
    const room = this.#open.get(id);
    return room !== undefined && room.row.version >= version;
  }

  /** A room that is still being opened hears it too: what it has read may be older than the news. */
  #look(id: string, work: (room: Room) => Promise<void>): void {
    this.#rooms
      .get(id)
      ?.then((room) => room?.run(() => work(room)))
      .catch((err) => this.parts.log.error({ err, table: id }, 'a table cannot be brought up to date'));
  }

  #sweep(): void {
    for (const [id, room] of this.#open)
      if (room.isUnneeded && !this.#keeper.isSeeingTo(id)) {
        this.#open.delete(id);
        this.#rooms.delete(id);
      }
  }
}
