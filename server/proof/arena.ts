import { type ClockRule, GAME_IDS } from '@archivolt/protocol';
import { MoveJournal } from './journal.ts';
import { Pair } from './pair.ts';
import { invite } from './people.ts';
import type { Place } from './place.ts';
import { pause } from './player.ts';
import { Running } from './running.ts';

/** Timeout for progress in milliseconds: longer than the lease of a dead process, with a margin for a busy machine. */
const PROGRESS_TIMEOUT_MS = 60_000;

export interface ArenaOptions {
  readonly processes: number;
  readonly tables: number;
  readonly clock?: ClockRule;
  /** Node flags for the servers. */
  readonly node?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Servers under load, with a record of what they have acknowledged. */
export class Arena {
  readonly journal = new MoveJournal();
  readonly servers: Running[] = [];
  #pairs: Pair[] = [];
  #playing: Promise<void>[] = [];

  private constructor(
    readonly place: Place,
    private readonly wanted: ArenaOptions,
  ) {}

  static async open(place: Place, wanted: ArenaOptions): Promise<Arena> {
    const arena = new Arena(place, wanted);
    const store = await place.open();
    const people = await invite(store, wanted.tables * 2);
    await store.close();
    await arena.start(wanted.processes);
    const shared = { servers: () => arena.servers.map(({ address }) => address), witness: arena.journal };
    arena.#pairs = Array.from({ length: wanted.tables }, (_, index) => {
      const [one, two] = people.slice(2 * index, 2 * index + 2);
      const game = GAME_IDS[index % 2];
      if (one === undefined || game === undefined) throw new Error('too few people');
      // Every third table has a bot, for which the servers must keep playing.
      return new Pair(game, index % 3 === 2 ? [one, undefined] : [one, two], shared, wanted.clock);
    });
    arena.#playing = arena.#pairs.map((pair) => pair.play());
    return arena;
  }

  get faults(): string[] {
    return this.journal.faults;
  }

  /** Starts more servers. */
  async start(count: number): Promise<void> {
    const { node = [], env = {} } = this.wanted;
    const started = Array.from({ length: count }, () => Running.start(this.place.flags, { node, env }));
    this.servers.push(...(await Promise.all(started)));
  }

  /** Kills one of the servers, or all; checks that acknowledged moves are stored. */
  async kill(which: 'one' | 'all'): Promise<number> {
    const { servers } = this;
    const first = which === 'all' ? 0 : Math.floor(Math.random() * servers.length);
    const dying = servers.splice(first, which === 'all' ? servers.length : 1);
    await Promise.all(dying.map((server) => server.kill()));
    const store = await this.place.open();
    await this.journal.check(store);
    await store.close();
    return dying.length;
  }

  /** Waits for progress at every table and returns how long that took; a table without progress is a fault. */
  async waitForProgress(): Promise<number> {
    const startedAt = performance.now();
    const before = this.#pairs.map(({ progress }) => progress);
    const waiting = () => this.#pairs.filter(({ progress }, index) => progress <= (before[index] ?? 0));
    while (waiting().length > 0 && performance.now() - startedAt < PROGRESS_TIMEOUT_MS) await pause(10);
    for (const pair of waiting()) {
      this.journal.stalled++;
      this.faults.push(`a game has stalled: ${pair.status}`);
    }
    for (const server of this.servers)
      if (server.isDead) this.faults.push(`a server has died: ${server.process.exitCode}`);
    return performance.now() - startedAt;
  }

  /** Disconnects all players, stops the servers and compares everything stored with the record. */
  async close(): Promise<void> {
    for (const pair of this.#pairs) pair.stop();
    await Promise.all(this.#playing);
    for (const server of this.servers)
      if ((await server.stop()) !== 0) this.faults.push('a server did not shut down cleanly');
    const store = await this.place.open();
    await this.journal.checkAll(store);
    await store.close();
    await this.place.remove();
  }
}
