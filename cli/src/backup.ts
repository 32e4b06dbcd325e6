import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { gameFile, readJson } from '@archivolt/protocol';
import { dumpOf, importGame, openStore, replayAll, type SettingName } from '@archivolt/server';
import { BadArguments } from './arguments.ts';
import type { Command } from './commands.ts';
import type { Io } from './io.ts';
import { settingsHelp, settingsOf } from './serve.ts';

const WHERE: SettingName[] = ['data', 'database'];

/** A command that works on what a server keeps, and on one file. */
const keeping = (
  name: string,
  file: string,
  more: readonly string[],
  act: (path: string, where: { data: string; database: string | undefined }, io: Io) => Promise<number>,
): Command => ({
  help: () => [`archivolt ${name} ${file} [options]`, '', settingsHelp(WHERE), '', ...more, ''].join('\n'),
  run: async (argv, io) => {
    const { settings, positionals } = settingsOf(argv, WHERE);
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) throw new BadArguments('expected one file');
    try {
      return await act(path, settings, io);
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      io.err(`archivolt ${name}: ${thrown.message}\n`);
      return 1;
    }
  },
});

export const backup = keeping(
  'backup',
  'FILE',
  ['From one moment; a server at work goes on. The file fits either database.'],
  async (path, where, io) => {
    let rows = 0;
    const lines = async function* () {
      for await (const line of dumpOf(where)) {
        rows++;
        yield `${line}\n`;
      }
    };
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(path, { mode: 0o600, flush: true }),
    );
    io.out(`${rows} lines in ${path}. It holds secrets: keep it as safe as the server.\n`);
    return 0;
  },
);

const linesOf = (path: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(path).pipe(createGunzip()) });

export const restore = keeping(
  'restore',
  'FILE',
  ['Takes only an empty place, so nothing can be written over.'],
  async (path, where, io) => {
    const store = await openStore(where);
    try {
      await store.restore(linesOf(path));
      const counts = await store.tables.counts();
      const tables = Object.values(counts).reduce((sum, count) => sum + count, 0);
      io.out(`${tables} tables are back\n`);
      return 0;
    } finally {
      await store.close();
    }
  },
);

export const replay = keeping(
  'replay',
  'BACKUP',
  [
    'Lists the games that would have gone otherwise, and ends with 1 if there are any: run it before a release.',
  ],
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
      io.out(`${games} games, ${different} different\n`);
      return different > 0 ? 1 : 0;
    } finally {
      await store.close();
      rmSync(data, { recursive: true });
    }
  },
);

export const take = keeping(
  'import',
  'GAME',
  ['GAME is a file as the page exports it. The server must not be running on the same folder.'],
  async (path, where, io) => {
    const file = readJson(gameFile, readFileSync(path, 'utf8'));
    if (!file) throw new Error(`${path} is no game that a house has exported`);
    const store = await openStore(where);
    try {
      const taken = await importGame(store, file, Date.now());
      if (taken.ok) io.out(`${file.id} is kept\n`);
      else if (taken.why === 'known') io.err(`${file.id} is here already\n`);
      else io.err(`${path} does not prove itself; see: archivolt verify ${path}\n`);
      return taken.ok ? 0 : 1;
    } finally {
      await store.close();
    }
  },
);
