import { createHash } from 'node:crypto';
import { LEVELS } from '@archivolt/botkit';
import { withBotKitNamed } from '../botKits.ts';
import { configOf } from '../ladder.ts';
import { weightsIn } from '../net/folder.ts';
import { startThread } from '../pool/startThread.ts';
import type { Ledger } from './ledger.ts';
import type { Encounter } from './match.ts';
import { type PairStatistics, resultOfAll } from './statistics.ts';
import type { WorkerInput } from './worker.ts';

/** The two bots of a match and their table. */
export interface Match {
  game: string;
  players: number;
  /** Game options; the number of players is added. */
  options?: Record<string, unknown>;
  names: [string, string];
  folders: [string, string];
}

export interface Pairing extends Match {
  games: number;
  seed: number;
  workers: number;
  /** Time limit; the match then ends with the games played so far. */
  seconds?: number;
  /** Where results are stored; games already in it are not replayed. */
  ledger?: Ledger;
}

export type PairingResult = PairStatistics & {
  game: string;
  players: number;
  names: [string, string];
  seed: number;
};

/** Identifies a match; changes whenever settings, weights or options would make it play differently. */
export function matchOf({ game, players, options, names, folders }: Match): string {
  const bots = names.map((name, index) => {
    const [kind, limit] = name.split(':');
    const level = LEVELS.find((known) => known === kind);
    const own = level && withBotKitNamed(game, (botKit) => configOf(level, botKit));
    const config = own ? (limit ? { ...own, limit } : own) : name;
    if (name === 'random' || name === 'greedy' || name.startsWith('flat')) return config;
    const weights = weightsIn(folders[index] ?? '', game, players);
    return [config, weights ? createHash('sha256').update(weights).digest('hex') : null];
  });
  const all = JSON.stringify([game, players, options ?? {}, bots]);
  const hash = createHash('sha256').update(all).digest('hex').slice(0, 10);
  return `${game} ${players} ${names.join(' – ')} ${hash}`;
}

/** Plays a pairing on several threads. Seeds are handed out one by one, so that a slow game does not delay the others. */
export async function playPairing(pairing: Pairing): Promise<PairingResult> {
  const { game, players, names, folders, seed, workers, ledger } = pairing;
  const match = matchOf(pairing);
  const all = Array.from({ length: Math.ceil(pairing.games / players) }, (_, i) => seed * 100_003 + i);
  const wanted = new Set(all);
  const encounters: Encounter[] = (ledger?.of(match) ?? []).filter((known) => wanted.has(known.seed));
  const played = new Set(encounters.map((known) => known.seed));
  const seeds = all.filter((one) => !played.has(one));
  const input = { game, players, options: { ...pairing.options, players }, names, folders };
  await Promise.all(
    Array.from({ length: Math.min(workers, seeds.length) }, (_, index) => {
      const own = seeds.filter((_, i) => i % workers === index);
      const data: WorkerInput = { ...input, seeds: own };
      const worker = startThread(new URL('./worker.js', import.meta.url), data);
      const limit =
        pairing.seconds === undefined
          ? undefined
          : setTimeout(() => void worker.terminate(), pairing.seconds * 1000);
      worker.on('message', (done: Encounter) => {
        encounters.push(done);
        ledger?.add(match, done);
      });
      return new Promise<void>((done, fail) => {
        worker.on('error', fail);
        worker.on('exit', () => done());
      }).finally(() => clearTimeout(limit));
    }),
  );
  return { game, players, names, seed, ...resultOfAll(encounters, players) };
}
