import { type Answer, DONE, refused } from '../answer.ts';
import { serialise, type Viewer } from '../tables/broadcast.ts';
import { hiddenFrom } from '../tables/info.ts';
import type { LobbySubscriber } from '../tables/lobby.ts';
import type { Rooms } from '../tables/rooms.ts';

/** Limit of tables that one page may watch at a time. */
const MAX_TABLES = 50;

/** The tables that one socket subscribes to. */
export class Subscriptions {
  readonly #rooms: Rooms;
  readonly #person: string | null;
  readonly #send: (message: string) => void;
  readonly #lobbySubscriber: LobbySubscriber;
  readonly #viewers = new Map<string, Viewer>();
  #isClosed = false;

  constructor(rooms: Rooms, person: string | null, send: (message: string) => void) {
    this.#rooms = rooms;
    this.#person = person;
    this.#send = send;
    this.#lobbySubscriber = { person, send };
  }

  async watch(table: string, since: number | undefined, offers: boolean): Promise<Answer> {
    if (this.#viewers.size >= MAX_TABLES && !this.#viewers.has(table))
      return refused('tooMany', { seconds: 60 });
    this.unwatch(table);
    const viewer: Viewer = { person: this.#person, offers, send: this.#send };
    this.#viewers.set(table, viewer);
    try {
      const answer = await this.#rooms.withRoom(table, async (room) => {
        const hidden = await hiddenFrom(room, this.#person);
        if (hidden) return hidden;
        // The socket may have closed, or asked for something else, in the meantime.
        if (!this.#isClosed && this.#viewers.get(table) === viewer)
          await room.broadcaster.watch(viewer, since);
        return DONE;
      });
      if (!answer.ok) this.#forget(table, viewer);
      return answer;
    } catch (thrown) {
      this.#forget(table, viewer);
      throw thrown;
    } finally {
      if (this.#viewers.get(table) !== viewer) this.#rooms.unwatch(table, viewer);
    }
  }

  /** The log of a table before a version, whether the table is watched or not. */
  log(table: string, before: number): Promise<Answer> {
    const viewer: Viewer = { person: this.#person, offers: false, send: this.#send };
    return this.#rooms.withRoom(table, async (room) => {
      const hidden = await hiddenFrom(room, this.#person);
      if (hidden) return hidden;
      viewer.send(
        serialise({ type: 'log', table, entries: await room.broadcaster.logBefore(viewer, before) }),
      );
      return DONE;
    });
  }

  #forget(table: string, viewer: Viewer): void {
    if (this.#viewers.get(table) === viewer) this.#viewers.delete(table);
  }

  unwatch(table: string): void {
    const viewer = this.#viewers.get(table);
    if (!viewer) return;
    this.#viewers.delete(table);
    this.#rooms.unwatch(table, viewer);
  }

  /** Subscribes to open tables and the person's own. */
  async lobby(on: boolean): Promise<void> {
    const { lobby } = this.#rooms;
    lobby.unsubscribe(this.#lobbySubscriber);
    if (on && !this.#isClosed) await lobby.subscribe(this.#lobbySubscriber);
    if (this.#isClosed) lobby.unsubscribe(this.#lobbySubscriber);
  }

  close(): void {
    this.#isClosed = true;
    this.#rooms.lobby.unsubscribe(this.#lobbySubscriber);
    for (const table of [...this.#viewers.keys()]) this.unwatch(table);
  }
}
