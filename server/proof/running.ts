import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../cli/bin/archivolt.mjs', import.meta.url));
/** A machine that is busy with other things may take its time. */
const PATIENCE = 60_000;

/** The server as people start it, a process of its own, with limits that do not stand in the way of a proof. */
export class Running {
  private constructor(
    readonly process: ChildProcess,
    readonly address: string,
  ) {}

  static async start(
    where: readonly string[],
    { node = [], log = 'error' }: { node?: readonly string[]; log?: string } = {},
  ): Promise<Running> {
    const limits = {
      requests: 1_000_000,
      sockets: 100_000,
      messages: 100_000,
      tables: 10_000,
      'bot-milliseconds': 50,
    };
    const flags = Object.entries(limits).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(
      process.execPath,
      [...node, CLI, 'serve', '--host', '127.0.0.1', '--port', '0', '--log', log, ...flags, ...where],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const end = AbortSignal.timeout(PATIENCE);
    for await (const line of createInterface({ input: child.stdout, signal: end })) {
      const address = /^Archivolt is at (\S+)$/.exec(line)?.[1];
      if (address === undefined) continue;
      // Whatever else it says must not fill the pipe.
      child.stdout.resume();
      return new Running(child, address);
    }
    child.kill('SIGKILL');
    throw new Error('the server did not start');
  }

  get isDead(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** At once, with whatever it is in the middle of. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** As an operator stops it. Gives its exit code. */
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM');
    return this.process.exitCode;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.isDead) return;
    const gone = once(this.process, 'exit');
    this.process.kill(signal);
    await gone;
  }
}
