import { describe, expect, test, vi } from 'vitest';
import { GameStore } from './games.ts';
import { memoryStorage } from './savedDrafts.ts';
import { newSeal } from './seal.testing.ts';
import type { Label, StoredGame } from './storedGame.ts';

const game = (id: string, changed = 1, turns = 0): StoredGame => ({
  id,
  game: 'red-cathedral',
  rulesVersion: 1,
  options: { players: 1 },
  seats: [{ seat: 0, name: 'Ada', kind: 'me', colour: 0 }],
  created: 1,
  changed,
  setup: [1, 2],
  submissions: Array.from({ length: turns }, () => ({ seat: 0, moves: ['roll'], picks: [3] })),
  summary: { turn: 1, over: false, toMove: 0 },
});

const labelOf = ({ id, game: name, seats, changed, summary, submissions }: StoredGame): Label => ({
  id,
  game: name,
  seats,
  changed,
  summary,
  played: submissions.length,
});

describe.each([
  ['not encrypted', undefined],
  ['encrypted', newSeal],
])('stored games, %s', (_, findSeal) => {
  test('are loaded as they were saved, the most recent first', async () => {
    const store = new GameStore(memoryStorage(), findSeal);
    const games = [game('new', 2, 3), game('old', 1)] as const;
    for (const each of games) await store.save(each, undefined);
    expect(store.list()).toEqual({ games: games.map(labelOf), broken: [] });
    for (const each of games) expect(await store.load(each.id)).toEqual({ ok: true, game: each });
  });

  test('are unaffected by an unreadable one', async () => {
    const storage = memoryStorage();
    const store = new GameStore(storage, findSeal);
    await store.save(game('good'), undefined);
    storage.setItem('archivolt.game.torn', '{"format":1,"id":"to');
    storage.setItem('archivolt.game.odd', JSON.stringify({ format: 1, ...game('odd'), seats: 'none' }));
    storage.setItem('archivolt.game.half', `${JSON.stringify({ format: 2, id: 'half' })}\nAAAA`);
    storage.setItem('somebody.else', 'not ours');
    expect(store.list().games.map(({ id }) => id)).toEqual(['good']);
    expect(store.list().broken.sort()).toEqual(['half', 'odd', 'torn']);
    expect(await store.load('odd')).toEqual({ ok: false, why: 'broken', at: 'seats' });
    expect(store.raw('torn')).toBe('{"format":1,"id":"to');
    store.remove('torn');
    expect(await store.load('torn')).toEqual({ ok: false, why: 'missing' });
  });

  test('with Ivan as a kind of seat, as it was once called, are read as games with an automaton', async () => {
    const storage = memoryStorage();
    const solo: StoredGame = {
      ...game('solo'),
      seats: [...game('solo').seats, { seat: 1, name: 'Ivan', kind: 'automaton', colour: 1 }],
    };
    storage.setItem(
      'archivolt.game.solo',
      JSON.stringify({ format: 1, ...solo }).replace('automaton', 'ivan'),
    );
    const store = new GameStore(storage, findSeal);
    expect(store.list()).toEqual({ games: [labelOf(solo)], broken: [] });
    expect(await store.load('solo')).toEqual({ ok: true, game: solo });
  });

  test('are not overwritten by a page with an older version', async () => {
    const store = new GameStore(memoryStorage(), findSeal);
    expect(await store.save(game('one'), undefined)).toEqual({ ok: true });
    expect(await store.save(game('one', 2, 1), 0)).toEqual({ ok: true });
    expect(await store.save(game('one', 3, 1), 0)).toEqual({ ok: false, why: 'stale' });
    expect(await store.save(game('one', 3), undefined)).toEqual({ ok: false, why: 'stale' });
    // Encryption is asynchronous, so either of the two may win; the winner's game is stored.
    const both = [game('one', 4, 2), game('one', 5, 2)];
    const saved = await Promise.all(both.map((each) => store.save(each, 1)));
    const kept = both.filter((_, index) => saved[index]?.ok);
    expect(kept).toHaveLength(1);
    expect(await store.load('one')).toEqual({ ok: true, game: kept[0] });
    store.remove('one');
    expect(await store.save(game('one', 6, 3), 2)).toEqual({ ok: false, why: 'stale' });
  });

  test('include the latest unfinished turn until it is undone', async () => {
    const store = new GameStore(memoryStorage(), findSeal);
    void store.saveDraft('one', { version: 4, moves: ['claim 1.1'] });
    await store.saveDraft('one', { version: 4, moves: ['claim 1.1', 'slot 2'] });
    expect(await store.loadDraft('one')).toEqual({ version: 4, moves: ['claim 1.1', 'slot 2'] });
    await store.saveDraft('one', { version: 5, moves: [] });
    expect(await store.loadDraft('one')).toBeUndefined();
  });
});

describe('an encrypted game', () => {
  const seal = newSeal();
  const entry = 'archivolt.game.one';

  test('exposes its label but neither picks nor moves, not even those of the unfinished turn', async () => {
    const storage = memoryStorage();
    const store = new GameStore(storage, () => seal);
    await store.save(game('one', 1, 3), undefined);
    await store.saveDraft('one', { version: 3, moves: ['roll'] });
    const [label = '', sealed = ''] = (storage.getItem(entry) ?? '').split('\n');
    expect(JSON.parse(label)).toEqual({ format: 2, ...labelOf(game('one', 1, 3)) });
    for (const text of [sealed, storage.getItem('archivolt.draft.one') ?? '']) {
      expect(atob(text)).not.toMatch(/roll|moves|setup|options/);
      expect(text.length).toBeGreaterThan(30);
    }
  });

  test('loads its unfinished turn only after pending writes have finished', async () => {
    const store = new GameStore(memoryStorage(), () => seal);
    void store.saveDraft('one', { version: 3, moves: ['roll'] });
    void store.saveDraft('one', { version: 3, moves: ['roll', 'end'] });
    expect(await store.loadDraft('one')).toEqual({ version: 3, moves: ['roll', 'end'] });
  });

  test('stores its unfinished turn even if encrypting an earlier one failed', async () => {
    const whole = await seal;
    const close = vi.fn(whole.close).mockRejectedValueOnce(new Error('no key'));
    const store = new GameStore(memoryStorage(), async () => ({ ...whole, close }));
    await expect(store.saveDraft('one', { version: 3, moves: ['roll'] })).rejects.toThrow('no key');
    await store.saveDraft('one', { version: 3, moves: ['roll', 'end'] });
    expect(await store.loadDraft('one')).toEqual({ version: 3, moves: ['roll', 'end'] });
  });

  test('can start as an unencrypted one, which is opened as it is and encrypted by the next save', async () => {
    const storage = memoryStorage();
    storage.setItem(entry, JSON.stringify({ format: 1, ...game('one', 1, 3) }));
    storage.setItem('archivolt.draft.one', '3\nroll');
    const store = new GameStore(storage, () => seal);
    expect(store.list().games).toEqual([labelOf(game('one', 1, 3))]);
    expect(await store.load('one')).toEqual({ ok: true, game: game('one', 1, 3) });
    expect(await store.loadDraft('one')).toEqual({ version: 3, moves: ['roll'] });
    expect(await store.save(game('one', 2, 4), 3)).toEqual({ ok: true });
    expect(storage.getItem(entry)).not.toContain('roll');
    expect(await store.load('one')).toEqual({ ok: true, game: game('one', 2, 4) });
  });

  test('is reported if its key is lost or its data was changed, and other games still work', async () => {
    const storage = memoryStorage();
    await new GameStore(storage, () => seal).save(game('one', 1, 3), undefined);
    const kept = storage.getItem(entry) ?? '';
    for (const [text, findSeal] of [
      [kept, newSeal],
      [kept, undefined],
      [kept.replace('"kind":"me"', '"kind":"bot"'), () => seal],
      [`${kept.slice(0, -9)}AAAAAAAA=`, () => seal],
      [`${kept}?`, () => seal],
    ] as const) {
      storage.setItem(entry, text);
      const store = new GameStore(storage, findSeal);
      expect(await store.load('one')).toEqual({ ok: false, why: 'sealed' });
      expect(store.list()).toMatchObject({ games: [{ id: 'one' }], broken: [] });
      expect(await store.save(game('two'), undefined)).toEqual({ ok: true });
      expect(await store.load('two')).toEqual({ ok: true, game: game('two') });
      store.remove('two');
    }
  });
});
