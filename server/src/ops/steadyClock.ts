import { uptime } from 'node:os';

/** The clocks of a machine, in milliseconds. */
export interface MachineClocks {
  /** The time of day, which can be set. */
  wall(): number;
  /** Monotonic while the machine is awake. */
  steady(): number;
  /** Monotonic, including sleep; accurate to a hundredth of a second. */
  uptime(): number;
}

const MACHINE: MachineClocks = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  uptime: () => uptime() * 1000,
};

/** A larger difference between the two monotonic clocks, in milliseconds, means that the machine was asleep. */
const MIN_SLEEP_MS = 2000;

/**
 * The time of day as one process counts it: it reads the wall clock when asked to follow it, and uses the machine's
 * monotonic clock in between. When the wall clock is set, nothing jumps until that is handled.
 */
export class SteadyClock {
  #offset: number;
  #uptimeOffset: number;

  constructor(private readonly machine: MachineClocks = MACHINE) {
    this.#offset = machine.wall() - machine.steady();
    this.#uptimeOffset = machine.uptime() - machine.steady();
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => Math.round(this.machine.steady() + this.#offset);

  /** A monotonic time for measuring durations, whatever happens to the wall clock. */
  readonly steady = (): number => this.machine.steady();

  /** How far the wall clock differs from this one. */
  get drift(): number {
    return Math.round(this.machine.wall() - this.machine.steady() - this.#offset);
  }

  follow(drift: number): void {
    this.#offset += drift;
  }

  /** Adds the time during which the machine was asleep. */
  addSleep(): void {
    const slept = this.machine.uptime() - this.machine.steady() - this.#uptimeOffset;
    if (slept < MIN_SLEEP_MS) return;
    this.#uptimeOffset += slept;
    this.#offset += slept;
  }
}
