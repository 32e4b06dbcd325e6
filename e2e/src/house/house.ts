import { test as base, expect, type Page } from '@playwright/test';

/** What a test may choose for the browser it gets. */
export interface Choices {
  /** As they lie in the browser's storage before the page is first opened. */
  settings: Record<string, unknown>;
  /** Every roll and every draw of the page follows from it. */
  seed: number;
}

export const KEY = 'archivolt.settings';

/** A page whose dice are known, and which may say nothing on the console that sounds like a mistake. */
export const test = base.extend<Choices>({
  settings: [{ locale: 'en', speed: 3, volume: 0 }, { option: true }],
  seed: [7, { option: true }],
  page: async ({ page, settings, seed }, use) => {
    await page.addInitScript(prepare, { key: KEY, settings, seed });
    const mistakes = listen(page);
    await use(page);
    expect(mistakes, 'the console of the page').toEqual([]);
  },
});

export { expect, type Page };

/** Collects what a page complains about: errors, warnings, and what the content security policy forbids. */
export function listen(page: Page): string[] {
  const mistakes: string[] = [];
  page.on('pageerror', (error) => mistakes.push(error.stack ?? error.message));
  page.on('console', (message) => {
    // An address that is nobody's is answered so on purpose, and most tests want no service worker.
    if (message.location().url.endsWith('/nowhere')) return;
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      mistakes.push(`${message.text()} ${message.location().url}`);
  });
  return mistakes;
}

/** Chooses settings as another page of the same browser would: the open page follows at once. */
export function choose(page: Page, settings: object): Promise<void> {
  return page.evaluate(
    ([key, json]) => {
      localStorage.setItem(key, json);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [KEY, JSON.stringify(settings)] as const,
  );
}

/** Outside Playwright's own runner functions for the page come with calls to a helper that the page lacks. */
export const NAMED = 'globalThis.__name = (named) => named;';

/** Runs in the page before anything else: known dice, and the settings of the test unless it has changed them. */
export function prepare({ key, settings, seed }: { key: string; settings: object; seed: number }): void {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings));
  // Each load goes on elsewhere in the same chain, or two games would get the same name.
  const loads = Number(sessionStorage.getItem('loads') ?? '0') + 1;
  sessionStorage.setItem('loads', `${loads}`);
  let state = (seed * 1000 + loads) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  // Dice are rolled in whole words; what is asked for in bytes must not come twice.
  const unforeseen = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array)) return unforeseen(array);
    for (let index = 0; index < array.length; index++) array[index] = next();
    return array;
  };
}
