import type { Page } from '@playwright/test';

/** The stored game of a page, decrypted by its browser: the record, and the unfinished turn as lines. */
export function readStoredGame(page: Page, id: string): Promise<{ record?: string; draft?: string }> {
  return page.evaluate(async (name) => {
    const held = globalThis as { key?: CryptoKey };
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done) => {
        request.onsuccess = () => done(request.result);
      });
    const open = async (sealed: string, label: string): Promise<string> => {
      // Encrypted data has a key; asking for one earlier would create a key store that is not the app's.
      held.key ??= (await answer(
        (await answer(indexedDB.open('archivolt'))).transaction('keys').objectStore('keys').get('games'),
      )) as CryptoKey;
      const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
      const cipher = {
        name: 'AES-GCM',
        iv: bytes.subarray(0, 12),
        additionalData: new TextEncoder().encode(label),
      };
      return new TextDecoder().decode(await crypto.subtle.decrypt(cipher, held.key, bytes.subarray(12)));
    };
    const [entry, draftKey] = [`archivolt.game.${name}`, `archivolt.draft.${name}`];
    const [game, draft] = [localStorage.getItem(entry), localStorage.getItem(draftKey)];
    const [label = '', sealed] = game?.split('\n') ?? [];
    const record = sealed
      ? JSON.stringify({ ...JSON.parse(label), ...JSON.parse(await open(sealed, label)) })
      : game;
    return {
      ...(record === null ? {} : { record }),
      ...(draft === null ? {} : { draft: /^\d+\n/.test(draft) ? draft : await open(draft, draftKey) }),
    };
  }, id);
}

/** Stores a game in the page's storage in the format from before encryption. */
export async function storeGame(
  page: Page,
  game: { id: string; format: 1 } & Record<string, unknown>,
): Promise<void> {
  await page.evaluate(([id, json]) => localStorage.setItem(`archivolt.game.${id}`, json), [
    game.id,
    JSON.stringify(game),
  ] as const);
}

/** The smallest page of the origin: enough to reach its storage, and nothing there writes to it. */
export const STORAGE_PAGE = '/healthz';

/**
 * Clears the storage of a page's browser. The app encrypts what it stores, so a write in flight could finish afterwards;
 * leaving its page first prevents that.
 */
export async function clearStorage(page: Page): Promise<void> {
  await page.goto(STORAGE_PAGE);
  await page.evaluate(() => localStorage.clear());
}

/** Everything a page has stored anywhere, as one text; encoded data is decoded too. */
export async function readAllStorage(page: Page): Promise<string> {
  const texts: string[] = await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done) => {
        request.onsuccess = () => done(request.result);
      });
    const found = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat());
    found.push(document.cookie, location.href, window.name, JSON.stringify(history.state));
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await answer(indexedDB.open(name));
      for (const store of base.objectStoreNames) {
        const values: unknown[] = await answer(base.transaction(store).objectStore(store).getAll());
        for (const value of values) {
          // A key is not text; the browser itself is asked whether it can be exported.
          const raw = value instanceof CryptoKey && crypto.subtle.exportKey('raw', value);
          found.push(
            raw
              ? await raw.then(
                  () => 'a key that can be taken',
                  () => 'a key',
                )
              : JSON.stringify(value),
          );
        }
      }
      base.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      // The offline cache contains the app itself: the same for everybody, and no responses to anybody.
      for (const { url, method } of await cache.keys())
        if (method !== 'GET' || !/^\/(?:assets\/[\w.-]+|[\w.-]*)$/.test(new URL(url).pathname))
          found.push(url);
    }
    return found;
  });
  const decoded = texts.flatMap((text) =>
    (text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []).map((part) =>
      Buffer.from(part, 'base64').toString('latin1'),
    ),
  );
  return [...texts, ...decoded].join('\n');
}
