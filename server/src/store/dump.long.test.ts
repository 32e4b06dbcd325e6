import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { each, fill, linesOf } from './full.testing.ts';
import { dumpOf } from './open.ts';
import { emptyDatabase } from './postgres.testing.ts';
import { openPostgres } from './postgres.ts';
import { aMove, aTable } from './rows.testing.ts';
import { BACKUP_TABLES } from './schema.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'archivolt-dump-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

const kinds = {
  SQLite: () => openSqlite(join(folder, `${files++}`, 'archivolt.sqlite')),
  PostgreSQL: async () => openPostgres(await emptyDatabase()),
};
const names = Object.keys(kinds) as (keyof typeof kinds)[];
const ways = names.flatMap((from) => names.map((to) => [from, to] as const));

describe.each(ways)('from %s to %s', (from, to) => {
  test('a restored dump contains everything', async () => {
    const [source, target] = [await kinds[from](), await kinds[to]()];
    await fill(source);
    await fill(source);
    const lines = await linesOf(source);
    const tables = new Set(lines.map((line) => JSON.parse(line).of).filter((of) => of !== undefined));
    expect(tables).toEqual(new Set(Object.keys(BACKUP_TABLES)));

    await target.restore(each(lines));
    // Two databases may sort letters differently.
    expect((await linesOf(target)).sort()).toEqual([...lines].sort());
    for (const id of await source.tables.startedIds('', 10)) {
      expect(await target.tables.load(id)).toEqual(await source.tables.load(id));
      expect(await target.tables.log(id, 0)).toEqual(await source.tables.log(id, 0));
      // Data about processes is not restored.
      expect(await target.tables.peoplePresentAt(id, 0)).toEqual([]);
      expect(await target.tables.lease(id, 'another', 1, 2)).toBe(true);
    }
    await Promise.all([source.close(), target.close()]);
  });
});

describe.each(names)('a dump of %s', (name) => {
  test('is a consistent snapshot while moves continue', async () => {
    const store = await kinds[name]();
    const tables = Array.from({ length: 20 }, () => aTable());
    for (const table of tables) await store.tables.create(table);
    let version = 0;
    let dumping = true;
    const play = async () => {
      for (; dumping; version++)
        await Promise.all(tables.map((table) => store.tables.append(aMove({ ...table, version }))));
    };
    const playing = play();
    const dumps: string[][] = [];
    for (let index = 0; index < 4; index++) {
      // Every dump has seen at least one move more than the previous one.
      while (version <= index) await new Promise((resolve) => setTimeout(resolve, 1));
      dumps.push(await linesOf(store));
    }
    dumping = false;
    await playing;
    for (const lines of dumps) {
      const target = await kinds[name]();
      await target.restore(each(lines));
      for (const { id } of tables) {
        const table = await target.tables.load(id);
        const log = await target.tables.log(id, 0);
        expect(log.map((row) => row.version)).toEqual(
          Array.from({ length: table?.version ?? -1 }, (_, i) => i + 1),
        );
      }
      await target.close();
    }
    const versions = dumps.map((lines) =>
      Math.max(...lines.map((line) => JSON.parse(line).row?.version ?? 0)),
    );
    expect(versions.at(-1)).toBeGreaterThan(versions[0] ?? 0);
    await store.close();
  });

  test('is refused with a reason if it is invalid, which leaves the database empty', async () => {
    const source = await kinds[name]();
    await fill(source);
    const lines = await linesOf(source);
    const target = await kinds[name]();
    const empty = await linesOf(target);
    const bad: [string, string[], string | RegExp][] = [
      ['truncated', lines.slice(0, -1), 'the backup is incomplete'],
      [
        'missing row',
        lines.toSpliced(3, 1),
        `has ${lines.length - 3} rows, but should have ${lines.length - 2}`,
      ],
      ['no header', lines.slice(1), 'line 1: this is not the beginning of a backup'],
      ['invalid JSON', lines.toSpliced(2, 1, '{"is":"ro'), 'line 3: this is not a line of a backup'],
      ['trailing rows', [...lines, lines[1] ?? ''], 'continues after its last line'],
      ['unknown table', lines.toSpliced(1, 1, '{"is":"row","of":"nothing","row":{"id":"x"}}'), 'nothing'],
      ['duplicate row', lines.toSpliced(1, 0, lines[1] ?? ''), /unique/i],
      [
        'newer schema',
        lines.toSpliced(0, 1, '{"is":"archivolt","schema":"9999"}'),
        'made by this or an earlier version',
      ],
    ];
    for (const [, given, why] of bad) {
      await expect(target.restore(each(given))).rejects.toThrow(why);
      expect(await linesOf(target)).toEqual(empty);
    }
    await target.restore(each(lines));
    await expect(target.restore(each(lines))).rejects.toThrow(
      'the database is not empty: "people" has 2 rows',
    );
    await Promise.all([source.close(), target.close()]);
  });
});

test('a data folder can be read while a process uses it', async () => {
  const data = join(folder, 'running');
  const store = await openSqlite(join(data, 'archivolt.sqlite'));
  await fill(store);
  const lines: string[] = [];
  for await (const line of dumpOf({ data, database: undefined })) lines.push(line);
  expect(lines).toEqual(await linesOf(store));
  await store.close();
  const again: string[] = [];
  for await (const line of dumpOf({ data, database: undefined })) again.push(line);
  expect(again).toEqual(lines);
});

test('a missing data folder is reported and not created', async () => {
  const dump = dumpOf({ data: join(folder, 'nowhere'), database: undefined });
  await expect(dump[Symbol.asyncIterator]().next()).rejects.toThrow('no Archivolt data found in this folder');
});
