import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameFile, gameFile, readJson } from '@archivolt/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameFileOf } from './gameFile.ts';
import { importGame } from './importGame.ts';
import { type Difference, replayAll } from './replay.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store, TableRow } from './store/store.ts';

function recorded(game: string): GameFile {
  const url = new URL(`../../cli/playthroughs/${game}.json`, import.meta.url);
  const file = readJson(gameFile, readFileSync(url, 'utf8'));
  if (!file) throw new Error(`${game} cannot be read`);
  return file;
}

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archivolt-import-'));
  store = await openSqlite(join(folder, 'archivolt.sqlite'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function exported({ id, seats }: GameFile): Promise<GameFile | undefined> {
  const table = await store.tables.load(id);
  const names = seats.map(({ name }) => name);
  return table && gameFileOf(table, await store.tables.log(id, 0), names);
}

async function differences(): Promise<Difference[]> {
  const found: Difference[] = [];
  await replayAll(store, (difference) => found.push(difference));
  return found;
}

describe.each(['red-cathedral', 'architectura'])('a finished game of %s', (game) => {
  const file = recorded(game);

  test('is taken in and given out again as it was', async () => {
    expect(await importGame(store, file, 5)).toEqual({ ok: true });
    expect(await exported(file)).toEqual(file);
    expect(await importGame(store, file, 6)).toEqual({ ok: false, why: 'known' });
  });

  test('is not taken in when something was changed', async () => {
    const changed = {
      ...file,
      result: { ...file.result, totals: file.result.totals.map((total) => total + 1) },
    };
    expect(await importGame(store, changed, 5)).toMatchObject({ ok: false, why: 'wrong' });
    expect(await store.tables.load(file.id)).toBeUndefined();
  });

  test('plays as it is kept by the present rules; one that would not is named with the place', async () => {
    await importGame(store, file, 5);
    expect(await replayAll(store, () => {})).toEqual({ games: 1, different: 0 });
    const damage = (edit: (table: TableRow) => void) =>
      store.tables.change(file.id, (table) => {
        edit(table);
        return true;
      });
    await damage((table) => {
      table.state = '{"table":{},"mine":[]}';
    });
    expect(await differences()).toMatchObject([{ what: 'state', version: file.log.length }]);
    await damage((table) => {
      table.setup = [99, ...(table.setup ?? []).slice(1)];
    });
    expect(await differences()).toMatchObject([{ what: 'picks', version: 0 }]);
  });
});

test('a game that is not over is given out to nobody', async () => {
  const file = recorded('architectura');
  await importGame(store, file, 5);
  await store.tables.change(file.id, (table) => {
    table.status = 'playing';
    return true;
  });
  expect(await exported(file)).toBeUndefined();
});
