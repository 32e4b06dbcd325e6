import { defineConfig, devices } from '@playwright/test';
import { appUrl, launchOptions } from './src/support/environment.ts';
import type { TestOptions } from './src/support/test.ts';

const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
const phone = { width: 390, height: 844 };
const long = process.env.ARCHIVOLT_LONG !== undefined;

/** Whole games take a minute each. */
const GAMES = /Games\.spec\.ts$/;
const desktop = {
  // Tests that differ on a desktop only by size run there in the long form.
  grepInvert: long ? /@finger/ : /@finger|@wide|@long/,
  use: { viewport: { width: 1440, height: 900 } },
};

export default defineConfig<TestOptions>({
  testDir: 'src/specs',
  outputDir: '../node_modules/.cache/e2e',
  forbidOnly: true,
  // A test that passes only on the second attempt has failed; CI runs each failed test once more alone (scripts/test.mjs).
  retries: 0,
  fullyParallel: true,
  // Pages often wait, so a third worker pays off on two cores.
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: appUrl(),
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    // It would download the whole app for every new browser; tests that need it enable it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
  // Whole games early: the run should not end waiting for one of them.
  projects: [
    {
      name: 'phone',
      // Tests that differ on a phone only by size run there in the long form.
      grep: long ? /@phone|@finger|@wide|@small/ : /@phone|@finger|@wide/,
      ...(long ? {} : { grepInvert: /@long/ }),
      use: { userAgent, isMobile, hasTouch, viewport: phone, screen: phone },
    },
    { name: 'desktop games', testMatch: GAMES, ...desktop },
    { name: 'desktop', testIgnore: GAMES, ...desktop },
  ],
});
