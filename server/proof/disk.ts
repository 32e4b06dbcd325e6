import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { quantile } from './figures.ts';
import { pause } from './player.ts';

/** About what the moves of one moment are in the log of a database. */
const BYTES = 16_384;
const EVERY = 3;
/** As long as a log becomes before it begins anew. */
const WRITES = 1000;
/** Milliseconds: who waits for longer than that waits for longer than the aim allows. */
export const TOO_LONG = 50;

/** What a disk does for one who writes a little, and has nothing else to do: no server is faster than that. */
export interface Disk {
  /** Of one sync, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Of those who come at any time, how many wait too long for the sync that is under way. */
  readonly late: number;
}

export async function measureDisk(folder: string, seconds: number): Promise<Disk> {
  const path = join(folder, `archivolt-disk-${process.pid}`);
  const file = await open(path, 'w');
  const syncs: number[] = [];
  const begun = performance.now();
  for (let next = begun; next < begun + seconds * 1000; next = Math.max(next + EVERY, performance.now())) {
    await pause(next - performance.now());
    await file.write(Buffer.alloc(BYTES, syncs.length), 0, BYTES, (syncs.length % WRITES) * BYTES);
    const start = performance.now();
    await file.datasync();
    syncs.push(performance.now() - start);
  }
  await file.close();
  await rm(path);
  const late = syncs.reduce((sum, ms) => sum + Math.max(0, ms - TOO_LONG), 0) / (seconds * 1000);
  return { p50: quantile(syncs, 0.5), p99: quantile(syncs, 0.99), longest: quantile(syncs, 1), late };
}
