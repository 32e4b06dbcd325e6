import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AttackStats } from './hostile.ts';
import type { Someone } from './people.ts';

const PROGRAM = fileURLToPath(new URL('./attackers.ts', import.meta.url));

/** The first message to the attackers' process. */
export interface AttackOptions {
  readonly address: string;
  readonly guests: readonly Someone[];
  /** A running table to watch. */
  readonly table: string;
}

/**
 * Hostile guests in a separate process with a lower priority: real attackers have processors of their own, and must not
 * take those of the server or of the honest players whose latency is measured.
 */
export class Attack {
  private constructor(private readonly attackers: ChildProcess) {}

  static start(options: AttackOptions): Attack {
    const attackers = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    attackers.send(options);
    return new Attack(attackers);
  }

  /** Ends the attack and returns its effects. */
  async stop(): Promise<AttackStats> {
    const reply = once(this.attackers, 'message') as Promise<[AttackStats]>;
    this.attackers.send('stop');
    const [stats] = await reply;
    this.attackers.kill();
    return stats;
  }
}
