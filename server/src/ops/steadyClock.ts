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
const SLEPT = 2000;

/**
 * The time of day as one process counts it: it reads the wall clock when asked to follow it, and uses the machine's
 * monotonic clock in between. When the wall clock is set, nothing jumps until that is handled.
 */
export class SteadyClock {
  #offset: number;
  #awake: number;

  constructor(private readonly machine: MachineClocks = MACHINE) {
    this.#offset = machine.wall() - machine.steady();
    this.#awake = machine.uptime() - machine.steady();
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => Math.round(this.machine.steady() + this.#offset);

  /** A monotonic time for measuring durations, whatever happens to the wall clock. */
  readonly steady = (): number => this.machine.steady();

  /** How far the wall clock differs from this one. */
  get apart(): number {
    return Math.round(this.machine.wall() - this.machine.steady() - this.#offset);
  }

  follow(apart: number): void {
    this.#offset += apart;
  }

  /** Adds the time during which the machine was asleep. */
  wake(): void {
    const slept = this.machine.uptime() - this.machine.steady() - this.#awake;
    if (slept < SLEPT) return;
    this.#awake += slept;
    this.#offset += slept;
  }
}
