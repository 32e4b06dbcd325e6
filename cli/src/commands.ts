import { arena } from './arena.ts';
import { backup, replay, restore, take } from './backup.ts';
import { bench } from './bench/bench.ts';
import type { Io } from './io.ts';
import { play } from './play/play.ts';
import { reports } from './reports.ts';
import { serve } from './serve.ts';
import { sim } from './sim/sim.ts';
import { strength } from './strength.ts';
import { thaw } from './thaw.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';

export interface Command {
  name: string;
  summary: string;
  help(): string;
  run(argv: readonly string[], io: Io): Promise<number>;
}

export const COMMANDS: readonly Command[] = [
  play,
  sim,
  bench,
  arena,
  train,
  strength,
  serve,
  verify,
  backup,
  restore,
  replay,
  take,
  reports,
  thaw,
];

export function commandNamed(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name);
}
