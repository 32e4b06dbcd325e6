import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, devices, type Page } from '@playwright/test';
import { firstPlayersTurn, prepareGame } from '../../games/architectura/hands/prepareGame.ts';
import { openGame } from '../../games/architectura/hands/record.ts';
import { appUrl, launchOptions } from './support/environment.ts';
import { openPage, TABLES } from './support/screens.ts';
import { DEFINE_NAME_HELPER, prepare, SETTINGS_KEY } from './support/test.ts';

/** The screens that can be captured. */
const SCREENS = {
  lobby: (page) => openPage(page, '/online'),
  table: (page) => reach(page, 'table, middle of a game'),
  market: (page) => reach(page, 'table, in the market'),
  'why-not': (page) => reach(page, 'table, why not'),
  city: (page) => openGame(page, prepareGame({ players: 3, here: [0], until: firstPlayersTurn(19) })),
  decks: (page) =>
    openGame(
      page,
      prepareGame({
        players: 2,
        swaps: 4,
        here: [0],
        until: ({ state }) => state.table.todo.at(-1)?.ask === 'swaps',
      }),
    ),
  lesson: async (page) => {
    await page.goto('/learn/red-cathedral/goal');
    const panel = page.locator('section.lesson');
    // The first four steps explain; the fifth asks for a move.
    for (let step = 0; step < 4; step++) {
      await panel.and(page.locator(`[data-step="${step}"]`)).waitFor();
      await panel.locator('.next').press('Enter');
    }
    await page.locator('.lit .ring').waitFor();
  },
  study: async (page) => {
    const stored = prepareGame({ players: 2, here: [0], until: ({ toMove }) => toMove === undefined });
    await openGame(page, stored);
    await page.goto(`/game/${stored.id}/24?study`);
    await page.getByRole('heading', { name: 'Decisions' }).waitFor({ timeout: 180_000 });
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

/** The pictures of the README: `docs/SCREEN-DEVICE-THEME.png`. */
const PICTURES: [screen: keyof typeof SCREENS, device: keyof typeof DEVICES, theme: 'light' | 'dark'][] = [
  ['market', 'desktop', 'light'],
  ['city', 'desktop', 'light'],
  ['lesson', 'desktop', 'light'],
  ['study', 'desktop', 'light'],
  ['table', 'phone', 'light'],
  ['why-not', 'phone', 'dark'],
  ['city', 'phone', 'light'],
  ['decks', 'phone', 'dark'],
  ['lobby', 'phone', 'light'],
];

async function reach(page: Page, state: string): Promise<void> {
  await TABLES[state]?.(page);
  // Move the pointer away, so that nothing is hovered.
  await page.mouse.move(0, 0);
}

const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, userAgent, isMobile, hasTouch },
};

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const wanted = process.argv.slice(2);

const browser = await chromium.launch(launchOptions());
for (const [screen, device, theme] of PICTURES) {
  if (wanted.length > 0 && !wanted.includes(screen)) continue;
  const context = await browser.newContext({
    baseURL: appUrl(),
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...DEVICES[device],
  });
  const settings = { locale: 'en', volume: 0, speed: 3 };
  await context.addInitScript(DEFINE_NAME_HELPER);
  await context.addInitScript(prepare, { key: SETTINGS_KEY, settings, seed: 7 });
  const page = await context.newPage();
  await SCREENS[screen](page);
  // The icons are loaded from a separate file.
  await page.waitForLoadState('networkidle');
  const file = `${screen}-${device}-${theme}.png`;
  await page.screenshot({ path: `${docs}${file}` });
  console.log(`docs/${file} ${(statSync(`${docs}${file}`).size / 1000).toFixed(0)} kB`);
  await context.close();
}
await browser.close();
