import { describe, expect, test } from 'vitest';
import { GameStore, memoryDrawer } from './games.ts';
import type { StoredGame } from './storedGame.ts';

const game = (id: string, changed = 1, turns = 0): StoredGame => ({
  format: 1,
  id,
  game: 'red-cathedral',
  rulesVersion: 1,
  options: { players: 1 },
  seats: [{ seat: 0, name: '', kind: 'me', colour: 0 }],
  created: 1,
  changed,
  setup: [1, 2],
  submissions: Array.from({ length: turns }, () => ({ seat: 0, moves: ['roll'], picks: [3] })),
  summary: { turn: 1, over: false, toMove: 0 },
});

describe('the games of this device', () => {
  test('come back as they were put in, the last one touched first', () => {
    const store = new GameStore(memoryDrawer());
    store.save(game('old', 1), undefined);
    store.save(game('new', 2, 3), undefined);
    expect(store.list()).toEqual({ games: [game('new', 2, 3), game('old', 1)], broken: [] });
  });

  test('are not spoilt by one that cannot be read', () => {
    const drawer = memoryDrawer();
    const store = new GameStore(drawer);
    store.save(game('good'), undefined);
    drawer.setItem('archivolt.game.torn', '{"format":1,"id":"to');
    drawer.setItem('archivolt.game.odd', JSON.stringify({ ...game('odd'), seats: 'none' }));
    drawer.setItem('somebody.else', 'not ours');
    expect(store.list().games.map(({ id }) => id)).toEqual(['good']);
    expect(store.list().broken.sort()).toEqual(['odd', 'torn']);
    expect(store.load('odd')).toEqual({ ok: false, why: 'broken', at: 'seats' });
    expect(store.raw('torn')).toBe('{"format":1,"id":"to');
    store.remove('torn');
    expect(store.load('torn')).toEqual({ ok: false, why: 'missing' });
  });

  test('are not overwritten by a page that knows an older version', () => {
    const store = new GameStore(memoryDrawer());
    expect(store.save(game('one'), undefined)).toEqual({ ok: true });
    expect(store.save(game('one', 2, 1), 0)).toEqual({ ok: true });
    expect(store.save(game('one', 3, 1), 0)).toEqual({ ok: false, why: 'stale' });
    expect(store.save(game('one', 3), undefined)).toEqual({ ok: false, why: 'stale' });
    store.remove('one');
    expect(store.save(game('one', 4, 2), 1)).toEqual({ ok: false, why: 'stale' });
  });

  test('keep an unfinished turn for exactly one version', () => {
    const store = new GameStore(memoryDrawer());
    store.saveDraft('one', 4, ['claim 1.1', 'slot 2']);
    expect(store.loadDraft('one', 4)).toEqual(['claim 1.1', 'slot 2']);
    expect(store.loadDraft('one', 5)).toEqual([]);
    store.saveDraft('one', 5, []);
    expect(store.loadDraft('one', 4)).toEqual([]);
  });
});
