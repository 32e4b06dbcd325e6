import type { Downtime, Store } from '../store/store.ts';
import type { Log } from '../tables/parts.ts';
import type { SteadyClock } from './steadyClock.ts';

/** Milliseconds without a beat after which nothing is decided by time before the next one. */
const STALE_AFTER_MS = 1500;
/**
 * Milliseconds without any live process after which clocks count as stopped; a starting server notices shorter gaps.
 */
const MIN_GAP_MS = 5000;
const MIN_GAP_AT_START_MS = 2 * STALE_AFTER_MS;
/** A wall clock that differs by this many milliseconds was set by somebody. */
const MIN_JUMP_MS = 2000;
/** Processes that share a database do not jump: each corrects this part of the difference at a time. */
const SLEW_RATE = 0.05;

/**
 * Records in the store that this process is alive, so that players lose no time while none is: while the server was
 * stopped, the database down, or the machine asleep. Setting the wall clock takes no time from players either. A
 * process that is alone with its database follows the new time and shifts all clocks by the same amount; several
 * processes cannot do so in the same moment, and approach it slowly.
 */
export class Heartbeat {
  #lastBeat: number | undefined;
  /** The difference to the wall clock then. */
  #drift = 0;
  #pendingBeat: Promise<void> | undefined;

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
    const isLate = this.#lastBeat === undefined || clock.steady() - this.#lastBeat > STALE_AFTER_MS;
    return isLate || Math.abs(clock.drift - this.#drift) > MIN_JUMP_MS;
  }

  /** Resolves when the clocks of all tables are right. Rejects if that cannot be determined. */
  async ensureFresh(): Promise<void> {
    if (!this.isStale) return;
    this.#pendingBeat ??= this.#beat().finally(() => {
      this.#pendingBeat = undefined;
    });
    await this.#pendingBeat;
  }

  async #beat(): Promise<void> {
    const { store, clock } = this;
    const { heartbeat } = store;
    const isFirst = this.#lastBeat === undefined;
    clock.addSleep();
    if (isFirst) await this.#followOthers();
    const start = clock.steady();
    const passed = start - (this.#lastBeat ?? start);
    const hasJumped = Math.abs(clock.drift) > MIN_JUMP_MS;
    const step = hasJumped && heartbeat.isShared ? slewStep(clock.drift, passed) : clock.drift;
    const maxGapMs = isFirst ? MIN_GAP_AT_START_MS : MIN_GAP_MS;
    // A jump is followed within the transaction that shifts the clocks, so that no write mixes old times with new ones.
    let followed = 0;
    const follow = (by: number): void => {
      clock.follow(by - followed);
      followed = by;
    };
    const jump = hasJumped && !heartbeat.isShared ? () => follow(step) : undefined;
    const gap = await heartbeat.beat(clock.now() + step, maxGapMs, jump).catch((thrown: unknown) => {
      follow(0);
      throw thrown;
    });
    follow(step);
    this.#lastBeat = start;
    this.#drift = clock.drift;
    if (gap) await this.#report(gap);
  }

  /** If other processes are alive with a different time, theirs counts. */
  async #followOthers(): Promise<void> {
    const { clock } = this;
    const { heartbeat } = this.store;
    const lastStored = heartbeat.isShared ? await heartbeat.last() : undefined;
    if (lastStored === undefined || Math.abs(clock.now() - lastStored) <= MIN_GAP_AT_START_MS) return;
    await this.wait(2 * STALE_AFTER_MS);
    const newest = await heartbeat.last();
    if (newest === undefined || newest === lastStored) return;
    this.log.warn(
      { milliseconds: newest - clock.now() },
      'clock differs from the other processes; following theirs',
    );
    clock.follow(newest - clock.now());
    this.#drift = clock.drift;
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

const slewStep = (drift: number, passed: number): number =>
  Math.sign(drift) * Math.min(Math.abs(drift), Math.round(passed * SLEW_RATE));
