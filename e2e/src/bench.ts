import { createServer } from 'node:net';
import { seeded } from '@archivolt/engine';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { playOn } from '../../games/red-cathedral/hands/game.ts';
import { mouse } from '../../games/red-cathedral/hands/hand.ts';
import { greedyPolicy } from '../../games/red-cathedral/hands/policy.ts';
import { isMyTurn, prepareGame } from '../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../games/red-cathedral/hands/record.ts';
import { appUrl, launchOptions } from './support/environment.ts';
import { DEFINE_NAME_HELPER, prepare, SETTINGS_KEY } from './support/test.ts';

const WIDE = { width: 1440, height: 900 };
/** A frame at 60 a second, in milliseconds. */
const FRAME = 1000 / 60;

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
const percentile95 = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.95)] ?? Number.NaN;

function print(name: string, value: string): void {
  console.log(`${name.padEnd(44)} ${value}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const at = server.address();
  await new Promise((done) => server.close(done));
  return typeof at === 'object' && at ? at.port : 9222;
}

/** Lighthouse scores of the start page. */
async function measureScores(port: number): Promise<void> {
  for (const [name, config] of [
    ['phone', undefined],
    ['desktop', desktopConfig],
  ] as const) {
    const result = await lighthouse(appUrl(), { port, logLevel: 'error', output: 'json' }, config);
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    );
    print(`Lighthouse, start page, ${name}`, scores.join(', '));
    const times = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    print('', times.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`).join(', '));
    for (const { title, score, scoreDisplayMode, displayValue } of Object.values(audits))
      if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
        print('', `  ${title} ${displayValue ?? ''}`);
  }
}

async function openPage(
  browser: Browser,
  settings: object,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ baseURL: appUrl(), viewport: WIDE, reducedMotion });
  await context.addInitScript(DEFINE_NAME_HELPER);
  await context.addInitScript(prepare, {
    key: SETTINGS_KEY,
    settings: { locale: 'en', volume: 0, ...settings },
    seed: 7,
  });
  return [context, await context.newPage()];
}

/** Time from opening the page with an empty cache to the first possible move. */
async function measureFirstMove(browser: Browser): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < 7; run++) {
    const [context, page] = await openPage(browser, {}, 'reduce');
    const start = performance.now();
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Solo' }).click();
    await page.locator('[data-state="possible"]').first().waitFor();
    times.push(performance.now() - start);
    await context.close();
  }
  print(
    'from opening the page to the first move',
    `${median(times).toFixed(0)} ms (slowest ${Math.max(...times).toFixed(0)} ms), one click included`,
  );
}

/** Frame times of a bot's turn with full animation. */
async function measureFrames(browser: Browser): Promise<void> {
  const [context, page] = await openPage(browser, { speed: 1 }, 'no-preference');
  await openGame(
    page,
    prepareGame({ players: 2, here: [0], until: (now) => isMyTurn(now) && now.state.table.turn > 6 }),
  );
  await playOn(page, mouse(seeded(1)), greedyPolicy(1), ({ complete }) => complete);
  const recording = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const stamps: number[] = [];
        const tick = (now: number): void => {
          stamps.push(now);
          if (stamps.length > 30 && now - (stamps[0] ?? now) > 6000) done(stamps);
          else requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      }),
  );
  await page.keyboard.press('c');
  const stamps = await recording;
  const gaps = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0);
  const all = gaps.length + dropped;
  print(
    'dropped frames in a recorded turn',
    `${dropped} of ${all} (${((dropped / all) * 100).toFixed(1)} %), longest ${Math.max(...gaps).toFixed(0)} ms`,
  );
  await context.close();
}

/** Lifting a die updates the highlights of the whole board. */
async function measureUpdates(browser: Browser): Promise<void> {
  const [context, page] = await openPage(browser, {}, 'reduce');
  await openGame(
    page,
    prepareGame({ players: 3, until: (now) => isMyTurn(now) && now.state.table.turn > 25 }),
  );
  const times = await page.evaluate(async () => {
    const die = document.querySelector<HTMLElement>('[data-target^="die:"][data-state="possible"]');
    const measured: number[] = [];
    for (let round = 0; round < 200; round++) {
      const start = performance.now();
      die?.click();
      await Promise.resolve();
      void document.body.offsetHeight;
      measured.push(performance.now() - start);
      await new Promise((done) => requestAnimationFrame(done));
    }
    return measured;
  });
  print(
    'a board update, layout included',
    `${median(times).toFixed(1)} ms (95th percentile ${percentile95(times).toFixed(1)} ms)`,
  );
  await context.close();
}

const port = await freePort();
const browser = await chromium.launch(launchOptions(`--remote-debugging-port=${port}`));
print('browser', browser.version());
await measureFirstMove(browser);
await measureFrames(browser);
await measureUpdates(browser);
await measureScores(port);
await browser.close();
