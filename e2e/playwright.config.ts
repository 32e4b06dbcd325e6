import { defineConfig, devices } from '@playwright/test';
import type { Choices } from './src/house/house.ts';

/** Set by `scripts/e2e.mjs`, which starts the server and finds the browser once for all workers. */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with "node scripts/e2e.mjs"`);
  return value;
}

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const phone = { width: 390, height: 844 };

export default defineConfig<Choices>({
  testDir: 'src/specs',
  outputDir: '../node_modules/.cache/e2e',
  forbidOnly: true,
  // A test that passes only the second time has not passed.
  retries: 0,
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: given('ARCHIVOLT_URL'),
    browserName: 'chromium',
    launchOptions: {
      executablePath: given('ARCHIVOLT_BROWSER'),
      args: given('ARCHIVOLT_BROWSER_FLAGS').split(' '),
    },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@finger/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@finger/,
      use: { userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: phone, screen: phone },
    },
  ],
});
