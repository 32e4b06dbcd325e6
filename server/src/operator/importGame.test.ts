import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FirstFormat, type GameFile, gameFile, readJson } from '@archivolt/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { gameFileOf } from '../tables/exports.ts';
import { importGame } from './importGame.ts';
import { type Difference, replayAll } from './replay.ts';

function recorded(game: string): FirstFormat {
  const url = new URL(`../../../cli/playthroughs/${game}.json`, import.meta.url);
  const file = readJson(gameFile, readFileSync(url, 'utf8'));
  if (file?.format !== 'archivolt-game-1') throw new Error(`${game} cannot be read`);
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

async function exportGame({ id, seats }: GameFile): Promise<GameFile | undefined> {
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

  test('is imported and exported unchanged', async () => {
    expect(await importGame(store, file, 5)).toEqual({ ok: true });
    expect(await exportGame(file)).toEqual(file);
    expect(await importGame(store, file, 6)).toEqual({ ok: false, why: 'known' });
  });

  test('is not imported with a changed result', async () => {
    const changed = {
      ...file,
      result: { ...file.result, totals: file.result.totals.map((total) => total + 1) },
    };
    expect(await importGame(store, changed, 5)).toMatchObject({ ok: false, why: 'wrong' });
    expect(await store.tables.load(file.id)).toBeUndefined();
  });

  test('is not imported with a row that breaks the hash chain, nor with other seats', async () => {
    const later = (changed: number) =>
      file.log.map((row) => (row.version === changed ? { ...row, at: row.at + 1 } : row));
    const last = file.log.length;
    for (const changed of [1, last])
      expect(await importGame(store, { ...file, log: later(changed) }, 5)).toMatchObject({
        why: 'wrong',
        verdict: { what: 'row', version: changed },
      });
    const unchained = file.log.map((row) => (row.version === 2 ? { ...row, hash: '00' } : row));
    expect(await importGame(store, { ...file, log: unchained }, 5)).toMatchObject({
      verdict: { what: 'row', version: 2 },
    });
    const [, ...fewer] = file.seats;
    expect(await importGame(store, { ...file, seats: fewer }, 5)).toMatchObject({ why: 'wrong' });
    expect(await store.tables.load(file.id)).toBeUndefined();
    const stranger = file.seats.map((seat) => ({ ...seat, level: 'unheard of' }));
    expect(readJson(gameFile, JSON.stringify({ ...file, seats: stranger }))).toBeUndefined();
  });

  test('is imported completely on a second attempt if the first was interrupted', async () => {
    const { append } = store.tables;
    let left = 3;
    store.tables.append = (entry) => {
      if (left-- > 0) return append(entry);
      throw new Error('killed');
    };
    await expect(importGame(store, file, 5)).rejects.toThrow('killed');
    store.tables.append = append;
    expect(await store.tables.load(file.id)).toMatchObject({ status: 'closed', version: 3 });
    expect(await importGame(store, file, 6)).toEqual({ ok: true });
    expect(await exportGame(file)).toEqual(file);
    expect(await importGame(store, file, 7)).toEqual({ ok: false, why: 'known' });
  });

  test('replays as stored under the current rules; differences are reported with their versions', async () => {
    await importGame(store, file, 5);
    expect(await replayAll(store, () => {})).toEqual({ games: 1, different: 0 });
    const damage = (edit: (table: StoredTable) => void) =>
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
    await damage((table) => {
      table.options = { ...(table.options as object), set: 'none such' };
    });
    expect(await differences()).toMatchObject([{ version: 0 }]);
  });
});

test('an unfinished game cannot be exported', async () => {
  const file = recorded('architectura');
  await importGame(store, file, 5);
  await store.tables.change(file.id, (table) => {
    table.status = 'playing';
    return true;
  });
  expect(await exportGame(file)).toBeUndefined();
});
