import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { messageOf } from '../table.ts';

/** Reading and writing saved games; what goes wrong is an answer, because a game must not be lost to it. */

export type Done<V> = { ok: true; value: V } | { ok: false; why: string };

export function readText(file: string): Done<string> {
  try {
    return { ok: true, value: readFileSync(file, 'utf8') };
  } catch (thrown) {
    return { ok: false, why: messageOf(thrown) };
  }
}

/** All or nothing: the file is written beside its place and then moved there, so that an old one survives a failure. */
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
