import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { messageOf } from '../table.ts';

/** Reads and writes saved games. Errors are returned as values, because a game must not be lost to them. */

export type Done<V> = { ok: true; value: V } | { ok: false; why: string };

export function readText(file: string): Done<string> {
  try {
    return { ok: true, value: readFileSync(file, 'utf8') };
  } catch (thrown) {
    return { ok: false, why: messageOf(thrown) };
  }
}

/** Writes atomically: to a temporary file that is then renamed, so that an old file survives a failure. */
export function writeText(file: string, text: string): Done<undefined> {
  const beside = `${file}.${process.pid}.part`;
  try {
    writeFileSync(beside, text, { flush: true });
    renameSync(beside, file);
    return { ok: true, value: undefined };
  } catch (thrown) {
    rmSync(beside, { force: true });
    return { ok: false, why: messageOf(thrown) };
  }
}
