import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder, with its parents, that only the server's user can read, and syncs the directory entry of each:
 * without that, a power cut could remove the folder together with the database in it.
 */
export function makeFolder(path: string, sync = syncFolder): void {
  const made: string[] = [];
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) made.push(folder);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  for (const folder of made) sync(dirname(folder));
}

/** Windows cannot open folders, and writes their entries on its own. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
