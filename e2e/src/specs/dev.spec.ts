import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { SET_UP as CITY } from '@archivolt/architectura/illustrations';
import { at, offersOf, readState, viewOf } from '@archivolt/engine';
import { positions, redCathedral } from '@archivolt/red-cathedral';
import { ILLUSTRATIONS, SET_UP } from '@archivolt/red-cathedral/illustrations';
import { confirmButton } from '../support/playing.ts';
import { waitForTable } from '../support/records.ts';
import { expect, type Page } from '../support/test.ts';
import { join, setUpTable, test } from '../support/visitors.ts';

const ROOT = path(import.meta.dirname, '../../..');
const PORT = 5197;
const THERE = { baseURL: `http://localhost:${PORT}` };

// All tests share one development server.
test.describe.configure({ mode: 'serial' });

const data = mkdtempSync(path(tmpdir(), 'archivolt-dev-'));
let dev: ChildProcess;
test.beforeAll(() => {
  const env = { ...process.env, PORT: `${PORT}`, DATA_FOLDER: data };
  dev = spawn(process.execPath, [path(ROOT, 'scripts/dev.mjs')], { env, stdio: 'ignore' });
});
test.afterAll(async () => {
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  rmSync(data, { recursive: true, force: true });
});
test.beforeEach(async () => {
  const isUp = async () => (await fetch(`${THERE.baseURL}/healthz`).catch(() => undefined))?.status;
  await expect.poll(isUp, { timeout: 120_000 }).toBe(200);
});

test('npm run dev serves the page from its sources and online games at one address @long', async ({
  visit,
}) => {
  const ada = await visit('en', THERE);
  const boris = await visit('de', THERE);
  // Vite compiles every module on first request.
  for (const { page } of [ada, boris]) page.setDefaultTimeout(120_000);
  // Vite reloads the page once it has bundled new dependencies, so it is opened before anything is typed.
  await ada.page.goto('/online/new/red-cathedral');
  await expect(ada.page.getByRole('button', { name: ada.t.create.go })).toBeVisible({ timeout: 60_000 });
  await ada.page.waitForLoadState('networkidle');
  const link = await setUpTable(ada, 'Ada', 'red-cathedral');
  await join(boris, 'Boris', link);
  await Promise.all([waitForTable(ada.page), waitForTable(boris.page)]);
  await expect(ada.page.locator('script[src="/src/main.ts"]')).toHaveCount(1);
});

test('a second development server at the same port says so and leaves nothing running @long', async () => {
  const env = { ...process.env, PORT: `${PORT}`, DATA_FOLDER: path(data, 'second') };
  const second = spawn(process.execPath, [path(ROOT, 'scripts/dev.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [second.stdout, second.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  // The streams close when the last process that holds them has ended.
  const [code] = await once(second, 'close');
  expect(code).toBe(1);
  expect(said).toContain(`Port ${PORT} is already in use`);
  expect(said).not.toContain('    at ');
});

const openPanel = (page: Page) => page.locator('summary', { hasText: 'Debug' }).click({ timeout: 60_000 });

test('the debug panel shows the position, offers and events of a table, and loads a position @long', async ({
  visit,
}) => {
  const { page } = await visit('en', THERE);
  page.setDefaultTimeout(120_000);
  await page.goto(`/try/red-cathedral?position=${encodeURIComponent(SET_UP.position)}`);
  await openPanel(page);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Position').locator('code')).toHaveText(SET_UP.position);
  const state = readState(positions, SET_UP.position);
  const offers = offersOf(redCathedral, viewOf(state, 0)).map(redCathedral.notation.printMove);
  await expect(part('Offers').locator('li')).toHaveText(offers);
  await expect(part('Events').locator('li')).toHaveCount(0);

  await page.locator('summary', { hasText: 'Debug' }).click();
  const [claim] = offersOf(redCathedral, viewOf(state, 0)).filter((move) => move.do === 'claim');
  await page.locator(`[data-target="section:${claim?.section}"]`).click();
  const next = page.locator('[data-choice], [data-target][data-state="possible"]').filter({ visible: true });
  for (let touches = 0; touches < 6 && !(await confirmButton(page).isVisible()); touches++)
    await next.first().click();
  await confirmButton(page).click();
  await openPanel(page);
  await expect(part('Events').locator('li', { hasText: '"type":"claimed"' })).toHaveCount(1);
  await expect(part('Position').locator('code')).not.toHaveText(SET_UP.position);

  await page.getByLabel('Load a position').fill('rc/base/nonsense');
  await page.getByRole('button', { name: 'At a table' }).click();
  await expect(page.getByRole('alert')).toContainText('red-cathedral it is wrong at character');
  await expect(page.locator('summary', { hasText: 'Debug' })).toBeVisible();

  const { position } = at(Object.values(ILLUSTRATIONS), 0);
  await page.getByLabel('Load a position').fill(position);
  await page.getByRole('button', { name: 'At a table' }).click();
  await openPanel(page);
  await expect(part('Position').locator('code')).toHaveText(
    positions.printState(readState(positions, position)),
  );
  await expect(part('Events').locator('li')).toHaveCount(0);
  await page.getByLabel('Load a position').fill(SET_UP.position);
  await page.getByRole('button', { name: 'In the editor' }).click();
  await expect(page).toHaveURL(/\/editor\/red-cathedral/);
  await openPanel(page);
  await expect(part('Position').locator('code')).toHaveText(SET_UP.position);
  // The game is that of the text.
  await page.getByLabel('Load a position').fill(CITY.position);
  await page.getByRole('button', { name: 'At a table' }).click();
  await expect(page).toHaveURL(/\/try\/architectura/);
});

test('the gallery draws the parts of every board in both themes, from any position @long', async ({
  visit,
}) => {
  const { page } = await visit('en', THERE);
  page.setDefaultTimeout(120_000);
  await page.goto('/gallery');
  const frames = ['light', 'dark'].map((theme) => page.frameLocator(`iframe[title="${theme}"]`));
  for (const [index, frame] of frames.entries()) {
    await expect(frame.locator('html')).toHaveAttribute('data-theme', index === 0 ? 'light' : 'dark');
    await expect(frame.locator('[data-target^="section:"]').first()).toBeVisible({ timeout: 120_000 });
  }
  await page.getByLabel('Part').selectOption('workshop');
  for (const frame of frames) {
    await expect(frame.locator('[data-target^="slot:"]').first()).toBeVisible();
    await expect(frame.locator('[data-target^="section:"]')).toHaveCount(0);
  }
  for (const [part, heading] of [
    ['aid', 'Your turn'],
    ['end', 'The towers and what they gave'],
  ] as const) {
    await page.getByLabel('Part').selectOption(part);
    for (const frame of frames) await expect(frame.getByRole('heading', { name: heading })).toBeVisible();
  }
  await page.getByLabel('Game').selectOption('architectura');
  await page.getByLabel('Marks').selectOption('play');
  const position = page.getByLabel('Position, in the notation');
  await position.fill(CITY.position);
  for (const frame of frames) {
    await expect(frame.locator('[data-target^="hand:"]')).toHaveCount(3);
    await expect(frame.locator('[data-state="chosen"]').first()).toBeVisible();
  }
  // A frame reports the position that it has drawn.
  await expect(position).toHaveAttribute('placeholder', CITY.position);
  await position.fill('nonsense');
  for (const frame of frames) await expect(frame.locator('#app')).toContainText('nonsense');
  await expect(page.getByRole('alert')).toContainText('^ expected');
  await position.fill('');
  await expect(page.getByRole('alert')).toBeHidden();
  // A number that is missing or out of its range changes nothing.
  const players = page.getByRole('spinbutton', { name: 'Players' });
  for (const number of ['', '9']) {
    await players.fill(number);
    await expect(page.locator('iframe').first()).toHaveAttribute('src', /players=3/);
  }
});
