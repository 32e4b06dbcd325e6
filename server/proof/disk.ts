import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { quantile } from './figures.ts';
import { pause } from './player.ts';

/** About the size of one batch of moves in the log of a database. */
const BYTES = 16_384;
const INTERVAL_MS = 3;
/** About the number of batches until the log restarts. */
const WRITES = 1000;
export const LATENCY_TARGET_MS = 50;

/** The raw fsync performance of the disk for small writes, which no server can exceed. */
export interface DiskBenchmark {
  /** The median of one sync, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** The share of arrivals at random times that would wait too long for the sync in progress. */
  readonly delayedShare: number;
}

export async function measureDisk(folder: string, seconds: number): Promise<DiskBenchmark> {
  const path = join(folder, `archivolt-disk-${process.pid}`);
  const file = await open(path, 'w');
  const syncs: number[] = [];
  const startedAt = performance.now();
  for (
    let next = startedAt;
    next < startedAt + seconds * 1000;
    next = Math.max(next + INTERVAL_MS, performance.now())
  ) {
    await pause(next - performance.now());
    await file.write(Buffer.alloc(BYTES, syncs.length), 0, BYTES, (syncs.length % WRITES) * BYTES);
    const start = performance.now();
    await file.datasync();
    syncs.push(performance.now() - start);
  }
  await file.close();
  await rm(path);
  const delayedShare =
    syncs.reduce((sum, ms) => sum + Math.max(0, ms - LATENCY_TARGET_MS), 0) / (seconds * 1000);
  return { p50: quantile(syncs, 0.5), p99: quantile(syncs, 0.99), longest: quantile(syncs, 1), delayedShare };
}
