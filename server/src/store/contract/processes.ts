export interface LimitStore {
  /**
   * Rate limit across all processes: a burst of `capacity`, refilled over `periodMs`. Takes one, or returns the seconds
   * until one is free.
   */
  take(name: string, capacity: number, periodMs: number, now: number): Promise<number | undefined>;
}

/** How long no process was running, and the tables whose clocks were stopped meanwhile. */
export interface Downtime {
  readonly milliseconds: number;
  readonly tables: readonly string[];
}

/** Records whether any process was alive. The clocks of all tables are stopped while none is. */
export interface HeartbeatStore {
  /** Whether several processes may use this store at the same time. */
  readonly isShared: boolean;
  /** When any process was last alive. */
  last(): Promise<number | undefined>;
  /**
   * Records that a process is alive. If none was for longer than `maxGapMs`, the gap is added to all running
   * clocks, once, by whichever process notices it first. `jump`: the clock of this machine was set, perhaps back; all
   * running clocks are then shifted by the difference to the last beat, in either direction. The process must follow the
   * new time when `jump` is called, within the transaction: later writes then use the new time, and earlier ones are
   * shifted. A move that was computed with the old time is stale afterwards.
   */
  beat(now: number, maxGapMs: number, jump?: () => void): Promise<Downtime | undefined>;
}
