import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, devices, type Page } from '@playwright/test';
import { laid, turnOfFirst } from './house/architecturaLaid.ts';
import { sitDown } from './house/architecturaRecord.ts';
import { address, launch } from './house/given.ts';
import { KEY, NAMED, prepare } from './house/house.ts';
import { openPage, TABLES } from './house/screens.ts';
import { withPalette } from './png.ts';

/** What is shown, by the name of its file; `docs/NAME-DEVICE-THEME.png`. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  home: (page) => openPage(page, '/'),
  'set-up': (page) => openPage(page, '/new/red-cathedral?rivals=bots'),
  settings: (page) => openPage(page, '/settings'),
  lobby: (page) => openPage(page, '/online'),
  'new-table': (page) => openPage(page, '/online/new/architectura'),
  rules: (page) => openPage(page, '/rules/red-cathedral#RC-C2'),
  table: (page) => reach(page, 'table, middle of a game'),
  market: (page) => reach(page, 'table, in the market'),
  'why-not': (page) => reach(page, 'table, why not'),
  advanced: (page) => reach(page, 'table, four players, advanced side'),
  score: (page) => reach(page, 'score sheet'),
  end: (page) => reach(page, 'game over'),
  city: (page) => sitDown(page, laid({ players: 3, here: [0], until: turnOfFirst(19) })),
  decks: (page) =>
    sitDown(
      page,
      laid({
        players: 2,
        swaps: 4,
        here: [0],
        until: ({ state }) => state.table.todo.at(-1)?.ask === 'swaps',
      }),
    ),
};

async function reach(page: Page, state: string): Promise<void> {
  await TABLES[state]?.(page);
  // The pointer hovers over nothing, as in a picture nobody points.
  await page.mouse.move(0, 0);
}

const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, userAgent, isMobile, hasTouch },
};

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const wanted = process.argv.slice(2);
mkdirSync(docs, { recursive: true });

const browser = await chromium.launch(launch());
for (const [device, options] of Object.entries(DEVICES))
  for (const theme of ['light', 'dark'] as const)
    for (const [name, show] of Object.entries(SCREENS)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const context = await browser.newContext({
        baseURL: address(),
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...options,
      });
      const settings = { locale: 'en', volume: 0, speed: 3 };
      await context.addInitScript(NAMED);
      await context.addInitScript(prepare, { key: KEY, settings, seed: 7 });
      const page = await context.newPage();
      await show(page);
      const picture = withPalette(await page.screenshot());
      writeFileSync(`${docs}${name}-${device}-${theme}.png`, picture);
      console.log(`docs/${name}-${device}-${theme}.png ${(picture.length / 1000).toFixed(0)} kB`);
      await context.close();
    }
await browser.close();
