import { seeded } from '@archivolt/engine';
import { readSettings, serve } from '@archivolt/server';
import { playOn } from '../../../games/red-cathedral/hands/game.ts';
import { mouse } from '../../../games/red-cathedral/hands/hand.ts';
import { greedyPolicy } from '../../../games/red-cathedral/hands/policy.ts';
import { waitForTable } from '../support/records.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('with the server stopped, the app still loads and a game can be continued', async ({ page }, info) => {
  const { address, close } = await serve(
    readSettings({ port: '0', data: info.outputPath('data'), log: 'error' }, {}),
  );
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.getByRole('button', { name: 'Solo' }).click();
  await waitForTable(page);
  await close();

  await page.reload();
  await waitForTable(page);
  await playOn(page, mouse(seeded(1)), greedyPolicy(1), ({ state }) => state.table.turn > 4);
  await page.goto(`${address}rules/red-cathedral#RC-C2`);
  await expect(page.locator('#RC-C2')).toBeInViewport();
  await expect(page.locator('#RC-C2 figure .picture > *').first()).toBeAttached();

  // A lesson, the player aid, and every language.
  await page.goto(`${address}learn/red-cathedral/goal`);
  const lesson = page.locator('section.lesson');
  await expect(lesson).toContainText('Together you build');
  await lesson.locator('.next').press('Enter');
  await expect(lesson).toHaveAttribute('data-step', '1');
  await page.reload();
  await expect(lesson).toHaveAttribute('data-step', '1');
  await page.getByRole('button', { name: 'Player aid' }).click();
  await expect(page.getByRole('dialog', { name: 'Player aid' })).toBeVisible();
  await page.goto(`${address}settings`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

test('a browser that refuses the service worker and locks shows no error, and its bots play', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    ServiceWorkerContainer.prototype.register = refuse;
    LockManager.prototype.request = refuse;
  });
  await page.goto('/new/red-cathedral?rivals=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForTable(page);
  await playOn(page, mouse(seeded(1)), greedyPolicy(1), ({ state }) => state.table.turn > 4);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
