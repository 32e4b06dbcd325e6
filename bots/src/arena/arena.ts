import { Worker } from 'node:worker_threads';
import type { Encounter } from './match.ts';
import { type Result, resultOfAll } from './statistics.ts';
import type { Duty } from './worker.ts';

export interface Pairing {
  game: string;
  players: number;
  /** Options of the game; the number of players is added. */
  options?: Record<string, unknown>;
  names: [string, string];
  folders: [string, string];
  games: number;
  seed: number;
  workers: number;
  /** After so many seconds it ends with what there is. */
  seconds?: number;
}

export type PairingResult = Result & { game: string; players: number; names: [string, string]; seed: number };

/** Plays a pairing on several threads. Seeds are dealt one by one, so that a slow game holds up nobody else. */
export async function playPairing(pairing: Pairing): Promise<PairingResult> {
  const { game, players, names, folders, seed, workers } = pairing;
  const seeds = Math.ceil(pairing.games / players);
  const encounters: Encounter[] = [];
  const duty = { game, players, options: { ...pairing.options, players }, names, folders };
  await Promise.all(
    Array.from({ length: Math.min(workers, seeds) }, (_, index) => {
      const own = Array.from({ length: seeds }, (_, i) => seed * 100_003 + i).filter(
        (_, i) => i % workers === index,
      );
      const worker = new Worker(new URL('./worker.js', import.meta.url), {
        execArgv: [],
        workerData: { ...duty, seeds: own } satisfies Duty,
      });
      const limit =
        pairing.seconds === undefined
          ? undefined
          : setTimeout(() => void worker.terminate(), pairing.seconds * 1000);
      worker.on('message', (done: Encounter) => encounters.push(done));
      return new Promise<void>((done, fail) => {
        worker.on('error', fail);
        worker.on('exit', () => done());
      }).finally(() => clearTimeout(limit));
    }),
  );
  return { game, players, names, seed, ...resultOfAll(encounters, players) };
}
