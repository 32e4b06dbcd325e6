import { arena } from './arena.ts';
import { bench } from './bench.ts';
import type { Io } from './io.ts';
import { play } from './play/play.ts';
import { sim } from './sim/sim.ts';
import { strength } from './strength.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';

export interface Command {
  name: string;
  summary: string;
  help(): string;
  run(argv: readonly string[], io: Io): Promise<number>;
}

export const COMMANDS: readonly Command[] = [play, sim, bench, arena, train, strength, verify];

export function commandNamed(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name);
}
