import { type Answer, DONE, refused } from '../rooms/answer.ts';
import { say, type Viewer } from '../rooms/audience.ts';
import type { Guest } from '../rooms/lobby.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** A page looks at few tables at a time. */
const MOST = 50;

/** The tables that one socket is told of. */
export class Watching {
  readonly #rooms: Rooms;
  readonly #person: string | null;
  readonly #send: (message: string) => void;
  readonly #guest: Guest;
  readonly #viewers = new Map<string, Viewer>();
  #isClosed = false;

  constructor(rooms: Rooms, person: string | null, send: (message: string) => void) {
    this.#rooms = rooms;
    this.#person = person;
    this.#send = send;
    this.#guest = { person, send };
  }

  async watch(table: string, since: number | undefined, offers: boolean): Promise<Answer> {
    if (this.#viewers.size >= MOST && !this.#viewers.has(table)) return refused('tooMany', { seconds: 60 });
    this.unwatch(table);
    const viewer: Viewer = { person: this.#person, offers, send: this.#send };
    this.#viewers.set(table, viewer);
    try {
      const answer = await this.#rooms.at(table, async (room) => {
        // The socket may have gone, or have asked for something else, while this one waited.
        if (!this.#isClosed && this.#viewers.get(table) === viewer) await room.showing.watch(viewer, since);
        return DONE;
      });
      if (!answer.ok) this.#forget(table, viewer);
      return answer;
    } catch (thrown) {
      this.#forget(table, viewer);
      throw thrown;
    } finally {
      if (this.#viewers.get(table) !== viewer) this.#rooms.leave(table, viewer);
    }
  }

  /** What happened at a table before a version, whether it is watched or not. */
  log(table: string, before: number): Promise<Answer> {
    const viewer: Viewer = { person: this.#person, offers: false, send: this.#send };
    return this.#rooms.at(table, async (room) => {
      viewer.send(say({ type: 'log', table, told: await room.showing.logBefore(viewer, before) }));
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
    this.#rooms.leave(table, viewer);
  }

  /** Open tables and one's own. */
  async lobby(on: boolean): Promise<void> {
    const { lobby } = this.#rooms;
    lobby.leave(this.#guest);
    if (on && !this.#isClosed) await lobby.come(this.#guest);
    if (this.#isClosed) lobby.leave(this.#guest);
  }

  close(): void {
    this.#isClosed = true;
    this.#rooms.lobby.leave(this.#guest);
    for (const table of [...this.#viewers.keys()]) this.unwatch(table);
  }
}
