import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { ServerMessage } from '@archivolt/protocol';
import type { Witness } from './player.ts';

/** The quantile of the values at this share, from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The resources used by a process: memory in MB, CPU time in seconds. */
export function usage(pid: number | undefined): { memory: number; processor: number } {
  if (existsSync(`/proc/${pid}/stat`)) return usageOnLinux(pid);
  const [rss = '0', time = '0'] = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)], {
    encoding: 'utf8',
  })
    .trim()
    .split(/\s+/);
  // Hours, minutes and seconds, preceded by days if there are any.
  const processor = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memory: Number(rss) / 1024, processor };
}

/** The same with a resolution of a hundredth of a second. */
function usageOnLinux(pid: number | undefined): { memory: number; processor: number } {
  const { processor, pages } = statIn(`/proc/${pid}/stat`);
  return { memory: (pages * 4096) / 2 ** 20, processor };
}

function statIn(path: string): { processor: number; pages: number } {
  // The program's name may contain anything, so fields are counted after its last bracket.
  const [, stat = ''] = readFileSync(path, 'utf8').split(/\) (?!.*\) )/s);
  const fields = stat.split(' ').map(Number);
  const [user = 0, system = 0, pages = 0] = [fields[11], fields[12], fields[21]];
  return { processor: (user + system) / 100, pages };
}

/** The CPU time of a process's main thread in seconds; known on Linux only. */
export function mainThread(pid: number | undefined): number {
  const path = `/proc/${pid}/task/${pid}/stat`;
  return existsSync(path) ? statIn(path).processor : Number.NaN;
}

/** One message in this many is measured, so that measuring does not slow the players down. */
const SAMPLE = 20;

/** Counts moves, their latency, and the size of their messages. */
export class Meter implements Witness {
  #startedAt = performance.now();
  /** Per slice. */
  #latencies: number[][] = [[]];
  #bytes: number[] = [];
  #messages = 0;

  reset(): void {
    this.#startedAt = performance.now();
    this.#latencies = [[]];
    this.#bytes = [];
  }

  /** Starts another slice, so that a single slow moment of a shared machine shows up as one. */
  slice(): void {
    this.#latencies.push([]);
  }

  tried(): void {}

  done(_table: string, _game: string, _version: number, _move: unknown, ms: number): void {
    this.#latencies.at(-1)?.push(ms);
  }

  heard(message: ServerMessage, bytes: number): void {
    if (message.type !== 'played' || ++this.#messages % SAMPLE > 0) return;
    // The web client computes the legal moves itself; only programs request them.
    this.#bytes.push(bytes - (message.offers ? JSON.stringify({ offers: message.offers }).length - 1 : 0));
  }

  /** Records a message of another kind of server. */
  weigh(bytes: number): void {
    if (++this.#messages % SAMPLE === 0) this.#bytes.push(bytes);
  }

  get figures() {
    const seconds = (performance.now() - this.#startedAt) / 1000;
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
