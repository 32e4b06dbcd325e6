import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Down } from '@archivolt/protocol';
import type { Witness } from './player.ts';

/** Where a share of the values lies below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** What a process has used: memory in MB, processor in seconds. */
export function usage(pid: number | undefined): { memory: number; processor: number } {
  if (existsSync(`/proc/${pid}/stat`)) return usageOnLinux(pid);
  const [rss = '0', time = '0'] = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)], {
    encoding: 'utf8',
  })
    .trim()
    .split(/\s+/);
  // Hours, minutes and seconds, with days before them where there are any.
  const processor = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memory: Number(rss) / 1024, processor };
}

/** The same to a hundredth of a second. */
function usageOnLinux(pid: number | undefined): { memory: number; processor: number } {
  // The name of the program may hold anything, so what follows its last bracket is counted.
  const [, stat = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
  const fields = stat.split(' ').map(Number);
  const [user = 0, system = 0, pages = 0] = [fields[11], fields[12], fields[21]];
  return { memory: (pages * 4096) / 2 ** 20, processor: (user + system) / 100 };
}

/** One message in so many is measured, so that measuring does not slow the players down. */
const SAMPLE = 20;

/** Counts moves, how long each took to be acknowledged, and how long the messages about them are. */
export class Meter implements Witness {
  #begun = performance.now();
  /** Of each slice. */
  #latencies: number[][] = [[]];
  #bytes: number[] = [];
  #messages = 0;

  reset(): void {
    this.#begun = performance.now();
    this.#latencies = [[]];
    this.#bytes = [];
  }

  /** What comes now is another slice: the machine is not ours alone, and one bad moment should be seen as one. */
  slice(): void {
    this.#latencies.push([]);
  }

  tried(): void {}

  done(_table: string, _game: string, _version: number, _move: unknown, ms: number): void {
    this.#latencies.at(-1)?.push(ms);
  }

  heard(message: Down, bytes: number): void {
    if (message.type !== 'played' || ++this.#messages % SAMPLE > 0) return;
    // A page finds the offers itself; only programs ask for them.
    this.#bytes.push(bytes - (message.offers ? JSON.stringify({ offers: message.offers }).length - 1 : 0));
  }

  /** A message of another kind of server. */
  weigh(bytes: number): void {
    if (++this.#messages % SAMPLE === 0) this.#bytes.push(bytes);
  }

  get figures() {
    const seconds = (performance.now() - this.#begun) / 1000;
    const all = this.#latencies.flat();
    const slices = this.#latencies.map((slice) => quantile(slice, 0.99));
    return {
      moves: all.length / seconds,
      p50: quantile(all, 0.5),
      p95: quantile(all, 0.95),
      p99: quantile(all, 0.99),
      slices: { best: quantile(slices, 0), middle: quantile(slices, 0.5), worst: quantile(slices, 1) },
      message: quantile(this.#bytes, 0.5),
    };
  }
}
