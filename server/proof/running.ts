import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../cli/bin/archivolt.mjs', import.meta.url));
/** With a margin for a busy machine. */
const START_TIMEOUT_MS = 60_000;

/** Longer than the server's own deadline, with a margin for a busy machine. */
const STOP_TIMEOUT_MS = 40_000;

/** Limits that do not affect a test. */
const NO_LIMITS: Readonly<Record<string, number>> = {
  requests: 1_000_000,
  sockets: 100_000,
  messages: 100_000,
  tables: 10_000,
  'open-tables': 10_000,
  'open-tables-address': 1_000_000,
  'bot-milliseconds': 50,
};

interface ServerOptions {
  /** Node flags. */
  readonly node?: readonly string[];
  readonly log?: string;
  readonly env?: object;
  readonly limits?: Readonly<Record<string, number>>;
}

/** The server as a separate process, as operators start it. */
export class Running {
  private constructor(
    readonly process: ChildProcess,
    readonly address: string,
  ) {}

  static async start(
    where: readonly string[],
    { node = [], log = 'error', env = {}, limits = NO_LIMITS }: ServerOptions = {},
  ): Promise<Running> {
    const flags = Object.entries(limits).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(
      process.execPath,
      [...node, CLI, 'serve', '--host', '127.0.0.1', '--port', '0', '--log', log, ...flags, ...where],
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } },
    );
    const end = AbortSignal.timeout(START_TIMEOUT_MS);
    for await (const line of createInterface({ input: child.stdout, signal: end })) {
      const address = /^Archivolt is at (\S+)$/.exec(line)?.[1];
      if (address === undefined) continue;
      // Further output must not fill the pipe.
      child.stdout.resume();
      return new Running(child, address);
    }
    child.kill('SIGKILL');
    throw new Error('the server did not start');
  }

  get isDead(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** Kills it immediately, in the middle of its work. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops it cleanly, as an operator does. Returns its exit code. */
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM');
    return this.process.exitCode;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.isDead) return;
    const gone = once(this.process, 'exit');
    this.process.kill(signal);
    // A server that does not stop is killed, and has no exit code.
    const late = setTimeout(() => this.process.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await gone;
    clearTimeout(late);
  }
}
