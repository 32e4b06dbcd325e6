import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = mkdtempSync(join(tmpdir(), 'archivolt-toy-page-'));
let built: ChildProcess;
let address: Promise<string>;

/** Builds the page with the game in its lists, and resolves with its address. */
function start(): Promise<string> {
  built = spawn(process.execPath, [join(import.meta.dirname, '../../toy/page.mjs'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    built.stdout?.once('data', (line) => resolve(String(line).trim()));
    built.once('exit', (code) => reject(new Error(`the build ended with ${code}`)));
  });
}

test.beforeAll(() => {
  address = start();
});
test.afterAll(async () => {
  if (built.exitCode === null && built.kill('SIGTERM')) await once(built, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

test('a game added to the lists can be set up and played to its end in a browser [ST-T1, ST-E1] @long', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const home = await address;
  await page.goto(home);
  await expect(page.getByRole('heading', { name: 'Stones' })).toBeAttached();
  await page.goto(`${home}new/stones?rivals=people`);
  await page.getByRole('radio', { name: '2 players' }).check();
  await page.getByRole('radio', { name: '7 stones' }).check();
  await page.getByRole('radio', { name: 'Player 1' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'take 3' })).toBeVisible();
  // What the game does not have leaves no button, and below no empty frame.
  await expect(page.getByRole('button', { name: 'Player aid' })).toHaveCount(0);
  for (const [count, left] of [
    [3, 4],
    [1, 3],
    [3, 0],
  ]) {
    await page.getByRole('button', { name: `take ${count}` }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.locator(`[data-left="${left}"]`)).toBeVisible();
  }
  // The game has no summaries of its own.
  await expect(page.locator('.turn').last()).toContainText('Player 1 takes 3 stones; 4 left.');
  await expect(page.getByText('Player 1 has taken the last stone and wins.').first()).toBeVisible();
  await page.goto(`${home}try/stones?position=${encodeURIComponent('5 1 0 2')}`);
  await expect(page.locator('[data-left="5"]')).toBeVisible();
  await page.goto(`${home}rules/stones`);
  // It waits for the drawings, of which this game has none.
  await expect(page.getByRole('button', { name: 'Print the rules' })).toBeEnabled();
  await expect(page.getByRole('figure')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
});
