import { parentPort, workerData } from 'node:worker_threads';
import { withCourse } from '../learn/courses.ts';
import { weightsIn } from '../net/folder.ts';
import { useAssembly } from '../net/kernel.ts';
import { encounter } from './match.ts';
import { entrantNamed } from './roster.ts';

export interface Duty {
  game: string;
  players: number;
  options: unknown;
  names: [string, string];
  /** Weights folders of the first entrant and of the others. */
  folders: [string, string];
  seeds: number[];
}

useAssembly();
const duty = workerData as Duty;
withCourse(duty.game, duty.players, (course) => {
  const checked = course.game.readOptions(duty.options);
  if (!checked.ok) throw new Error(`${checked.path}: expected ${checked.expected}`);
  const [one, other] = duty.names.map((name, index) => ({
    name,
    bot: entrantNamed(course, (game, players) => weightsIn(duty.folders[index] ?? '', game, players), name),
  }));
  if (!one || !other) throw new Error('a pairing has two entrants');
  for (const seed of duty.seeds)
    parentPort?.postMessage(encounter(course.game, checked.value, duty.players, [one, other], seed));
});
