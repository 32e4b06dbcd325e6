import { defineConfig, devices } from '@playwright/test';
import { address, launch } from './src/house/given.ts';
import type { Choices } from './src/house/house.ts';

const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
const phone = { width: 390, height: 844 };
const long = process.env.ARCHIVOLT_LONG !== undefined;

export default defineConfig<Choices>({
  testDir: 'src/specs',
  outputDir: '../node_modules/.cache/e2e',
  forbidOnly: true,
  // A test that passes only the second time has not passed.
  retries: 0,
  fullyParallel: true,
  // A page waits now and then; on two cores a third one uses that.
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: address(),
    browserName: 'chromium',
    launchOptions: launch(),
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    // It fetches the whole house for every new browser; the tests that need it ask for it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
  // The phone first: its whole games are the last of its files, and nobody should wait for one of them alone.
  projects: [
    {
      name: 'phone',
      // What is the same for a phone but for its size is looked at there in the long form.
      grep: long ? /@phone|@finger|@wide|@small/ : /@phone|@finger|@wide/,
      use: { userAgent, isMobile, hasTouch, viewport: phone, screen: phone },
    },
    {
      name: 'desktop',
      // What is the same at a desk but for its size is looked at there in the long form.
      grepInvert: long ? /@finger/ : /@finger|@wide|@long/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
