import type { Downtime, Store } from '../store/store.ts';
import type { Log } from '../tables/parts.ts';
import type { SteadyClock } from './steadyClock.ts';

/** Milliseconds without a beat after which nothing is decided by time before the next one. */
const FRESH = 1500;
/**
 * Milliseconds without any live process after which clocks count as stopped; a starting server notices shorter gaps.
 */
const AWAY = 5000;
const AWAY_AT_START = 2 * FRESH;
/** A wall clock that differs by this many milliseconds was set by somebody. */
const JUMP = 2000;
/** Processes that share a database do not jump: each corrects this part of the difference at a time. */
const SLEW = 0.05;

/**
 * Records in the store that this process is alive, so that players lose no time while none is: while the server was
 * stopped, the database down, or the machine asleep. Setting the wall clock takes no time from players either. A
 * process that is alone with its database follows the new time and shifts all clocks by the same amount; several
 * processes cannot do so in the same moment, and approach it slowly.
 */
export class Heartbeat {
  #last: number | undefined;
  /** The difference to the wall clock then. */
  #apart = 0;
  #beating: Promise<void> | undefined;

  constructor(
    private readonly store: Pick<Store, 'heartbeat' | 'chat'>,
    private readonly clock: SteadyClock,
    private readonly log: Log,
    /** Waits for beats of other processes, to find out whether any is alive. */
    private readonly wait = (milliseconds: number) =>
      new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  ) {}

  /** Whether a beat is needed before anything is decided by time. */
  get isStale(): boolean {
    const { clock } = this;
    const isLate = this.#last === undefined || clock.steady() - this.#last > FRESH;
    return isLate || Math.abs(clock.apart - this.#apart) > JUMP;
  }

  /** Resolves when the clocks of all tables are right. Rejects if that cannot be determined. */
  async fresh(): Promise<void> {
    if (!this.isStale) return;
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = undefined;
    });
    await this.#beating;
  }

  async #beat(): Promise<void> {
    const { store, clock } = this;
    const { heartbeat } = store;
    const isFirst = this.#last === undefined;
    clock.wake();
    if (isFirst) await this.#agree();
    const begun = clock.steady();
    const passed = begun - (this.#last ?? begun);
    const hasJumped = Math.abs(clock.apart) > JUMP;
    const step = hasJumped && heartbeat.isShared ? slewed(clock.apart, passed) : clock.apart;
    const most = isFirst ? AWAY_AT_START : AWAY;
    const missed = await heartbeat.beat(clock.now() + step, most, hasJumped && !heartbeat.isShared);
    clock.follow(step);
    this.#last = begun;
    this.#apart = clock.apart;
    if (missed) await this.#report(missed);
  }

  /** If other processes are alive with a different time, theirs counts. */
  async #agree(): Promise<void> {
    const { clock } = this;
    const { heartbeat } = this.store;
    const noted = heartbeat.isShared ? await heartbeat.last() : undefined;
    if (noted === undefined || Math.abs(clock.now() - noted) <= AWAY_AT_START) return;
    await this.wait(2 * FRESH);
    const newest = await heartbeat.last();
    if (newest === undefined || newest === noted) return;
    this.log.warn(
      { milliseconds: newest - clock.now() },
      'clock differs from the other processes; following theirs',
    );
    clock.follow(newest - clock.now());
    this.#apart = clock.apart;
  }

  async #report({ milliseconds, tables }: Downtime): Promise<void> {
    const { store, clock, log } = this;
    log.warn(
      { milliseconds, tables: tables.length },
      'no server was running: all running clocks were extended by the gap',
    );
    // A clock that was set back has cost nobody any time.
    if (milliseconds > 0)
      for (const table of tables) await store.chat.addClockStop(table, clock.now(), milliseconds);
  }
}

const slewed = (apart: number, passed: number): number =>
  Math.sign(apart) * Math.min(Math.abs(apart), Math.round(passed * SLEW));
