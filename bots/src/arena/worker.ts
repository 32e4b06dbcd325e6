import { parentPort, workerData } from 'node:worker_threads';
import { withTask } from '../learn/tasks.ts';
import { weightsIn } from '../net/folder.ts';
import { useAssembly } from '../net/kernel.ts';
import { encounter } from './match.ts';
import { entrantNamed } from './roster.ts';

export interface WorkerInput {
  game: string;
  players: number;
  options: unknown;
  names: [string, string];
  /** Weights folders of the first entrant and of the others. */
  folders: [string, string];
  seeds: number[];
}

useAssembly();
const input = workerData as WorkerInput;
withTask(input.game, input.players, (task) => {
  const checked = task.game.readOptions(input.options);
  if (!checked.ok) throw new Error(`${checked.path}: expected ${checked.expected}`);
  const [one, other] = input.names.map((name, index) => ({
    name,
    bot: entrantNamed(task, (game, players) => weightsIn(input.folders[index] ?? '', game, players), name),
  }));
  if (!one || !other) throw new Error('a pairing has two entrants');
  for (const seed of input.seeds)
    parentPort?.postMessage(encounter(task.game, checked.value, input.players, [one, other], seed));
});
