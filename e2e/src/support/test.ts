import { test as base, expect, type Page } from '@playwright/test';

/** Options a test can set for its browser. */
export interface TestOptions {
  /** The settings in the browser's storage before the page is first opened. */
  settings: Record<string, unknown>;
  /** The seed of all random numbers of the page. */
  seed: number;
}

export const SETTINGS_KEY = 'archivolt.settings';

/** A page with seeded dice that fails the test on any console error. */
export const test = base.extend<TestOptions>({
  settings: [{ locale: 'en', speed: 3, volume: 0 }, { option: true }],
  seed: [7, { option: true }],
  page: async ({ page, settings, seed }, use) => {
    await page.addInitScript(prepare, { key: SETTINGS_KEY, settings, seed });
    const errors = collectConsoleErrors(page);
    await use(page);
    expect(errors, 'the console of the page').toEqual([]);
  },
});

export { expect, type Page };

/** Collects a page's errors, warnings and violations of the content security policy. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    // An unknown URL is answered with an error on purpose, and most tests block the service worker.
    if (message.location().url.endsWith('/nowhere')) return;
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

/** Changes settings as another page of the same browser would: the open page follows immediately. */
export function changeSettings(page: Page, settings: object): Promise<void> {
  return page.evaluate(
    ([key, json]) => {
      localStorage.setItem(key, json);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [SETTINGS_KEY, JSON.stringify(settings)] as const,
  );
}

/** Outside Playwright's own runner, functions for the page call a helper that the page lacks. */
export const DEFINE_NAME_HELPER = 'globalThis.__name = (named) => named;';

/**
 * Runs in the page before anything else: seeded random numbers, and the settings of the test unless it has changed them. By
 * default the coach is off, because its notes would come and go at every table.
 */
export function prepare({ key, settings, seed }: { key: string; settings: object; seed: number }): void {
  if (localStorage.getItem(key) === null)
    localStorage.setItem(key, JSON.stringify({ coach: 'never', ...settings }));
  // Each load continues elsewhere in the same sequence; otherwise two games would get the same id.
  const loads = Number(sessionStorage.getItem('loads') ?? '0') + 1;
  sessionStorage.setItem('loads', `${loads}`);
  let state = (seed * 1000 + loads) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  // Dice use 32-bit words; requests for bytes (keys, ids) must never repeat.
  const original = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array)) return original(array);
    for (let index = 0; index < array.length; index++) array[index] = next();
    return array;
  };
}
