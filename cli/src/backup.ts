import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { gameFile, readJson, verifyGame } from '@archivolt/protocol';
import {
  checkDump,
  dumpOf,
  importGame,
  openStore,
  replayAll,
  type SettingName,
  syncFolder,
} from '@archivolt/server';
import { BadArguments } from '@archivolt/terminal';
import type { Command } from './commands.ts';
import { count } from './count.ts';
import { gameNamed } from './games.ts';
import type { Io } from './io.ts';
import { settingsHelp } from './serve.ts';
import { DATA_SETTINGS, type DataSettings, runOnData } from './storedData.ts';

/** A command on one file and, unless it takes no settings, on the data of a server. */
const fileCommand = (
  name: string,
  about: string,
  act: (path: string, where: DataSettings, io: Io) => Promise<number>,
  settings: readonly SettingName[] = DATA_SETTINGS,
): Command => ({
  help: () => {
    const options = settings.length > 0 ? [settingsHelp(settings), ''] : [];
    const usage = `archivolt ${name} FILE${options.length > 0 ? ' [options]' : ''}`;
    return [usage, '', ...options, about, ''].join('\n');
  },
  run: (argv, io) =>
    runOnData(
      name,
      argv,
      io,
      async (where, [path, ...others]) => {
        if (path === undefined || others.length > 0) throw new BadArguments('expected exactly one file');
        return act(path, where, io);
      },
      settings,
    ),
});

export const backup = fileCommand(
  'backup',
  'Writes a consistent snapshot of all data to FILE while the server keeps running. It can be restored into SQLite or PostgreSQL.',
  async (path, where, io) => {
    let rows = 0;
    const lines = async function* () {
      for await (const line of dumpOf(where)) {
        rows++;
        yield `${line}\n`;
      }
    };
    await writeAtomically(path, (file) =>
      pipeline(Readable.from(lines()), createGzip(), file.createWriteStream({ flush: true })),
    );
    io.out(
      `Wrote ${count(rows, 'row')} to ${path}. The file contains secrets; keep it as safe as the server.\n`,
    );
    return 0;
  },
);

/**
 * Writes a file atomically and readable by its owner only: to a temporary file beside it, which replaces the old one after
 * fsync.
 */
async function writeAtomically(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    const file = await open(beside, 'wx', 0o600);
    await write(file);
    await rename(beside, path);
  } catch (thrown) {
    await rm(beside, { force: true });
    throw thrown;
  }
  syncFolder(dirname(path));
}

async function* linesOf(path: string): AsyncIterable<string> {
  const input = createGunzip();
  // `pipe` does not pass on the errors of the file.
  const file = createReadStream(path).on('error', (error) => input.destroy(error));
  try {
    yield* createInterface({ input: file.pipe(input) });
  } catch (thrown) {
    if (isZlibError(thrown)) throw new Error(`${path} is not a backup, or is damaged: ${thrown.message}`);
    throw thrown;
  }
}

/** Of all errors of a file, only those of the compression name neither it nor what was expected. */
const isZlibError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error && 'code' in thrown && String(thrown.code).startsWith('Z_');

export const restore = fileCommand(
  'restore',
  'FILE is a backup. The folder or database must be empty, so nothing can be overwritten.',
  async (path, where, io) => {
    // Opening the store creates it, so a damaged file is refused before. A pipe can be read only once.
    if (statSync(path).isFile()) await checkDump(linesOf(path));
    const store = await openStore(where);
    try {
      await store.restore(linesOf(path));
      const counts = await store.tables.countByStatus();
      const tables = Object.values(counts).reduce((sum, count) => sum + count, 0);
      io.out(`Restored ${count(tables, 'table')}\n`);
      return 0;
    } finally {
      await store.close();
    }
  },
);

export const replay = fileCommand(
  'replay',
  'FILE is a backup. Lists its games that would end differently under the current rules and exits with status 1 if there are any. Run it before an upgrade.',
  async (path, _where, io) => {
    const data = mkdtempSync(join(tmpdir(), 'archivolt-replay-'));
    const store = await openStore({ data, database: undefined });
    try {
      await store.restore(linesOf(path));
      const { games, different } = await replayAll(
        store,
        ({ table, game, rulesVersion, version, what, detail }) =>
          io.out(`${table} ${game} rules ${rulesVersion}, submission ${version}: ${what}: ${detail}\n`),
      );
      io.out(`${count(games, 'game')} replayed, ${different} different\n`);
      return different > 0 ? 1 : 0;
    } finally {
      await store.close();
      rmSync(data, { recursive: true });
    }
  },
  [],
);

export const importCommand = fileCommand(
  'import',
  'FILE is a finished game exported by the web page. The server must not be running on the same folder.',
  async (path, where, io) => {
    const file = readJson(gameFile, readFileSync(path, 'utf8'));
    if (!file) throw new Error(`${path} is not a game file exported by Archivolt`);
    const refuse = (): number => {
      io.err(`${path} failed verification; see: archivolt verify ${path}\n`);
      return 1;
    };
    // Opening the store creates it, so a wrong game is refused before.
    if (!gameNamed(file.game)(({ game }) => verifyGame(game, file)).ok) return refuse();
    const store = await openStore(where);
    try {
      const taken = await importGame(store, file, Date.now());
      if (!taken.ok && taken.why === 'wrong') return refuse();
      if (taken.ok) io.out(`${file.id} has been imported\n`);
      else io.err(`${file.id} has already been imported\n`);
      return taken.ok ? 0 : 1;
    } finally {
      await store.close();
    }
  },
);
