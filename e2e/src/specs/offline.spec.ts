import { seeded } from '@archivolt/engine';
import { readSettings, serve } from '@archivolt/server';
import { playOn } from '../house/game.ts';
import { mouse } from '../house/hand.ts';
import { expect, test } from '../house/house.ts';
import { purposeful } from '../house/policy.ts';
import { seated } from '../house/records.ts';

test.use({ serviceWorkers: 'allow' });

test('with the server gone the app loads again, and a game goes on', async ({ page }, info) => {
  const { address, close } = await serve(
    readSettings({ port: '0', data: info.outputPath('data'), log: 'error' }, {}),
  );
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.getByRole('button', { name: 'Solo' }).click();
  await seated(page);
  await close();

  await page.reload();
  await seated(page);
  await playOn(page, mouse(seeded(1)), purposeful(1), ({ state }) => state.table.turn > 4);
  await page.goto(`${address}rules/red-cathedral#RC-C2`);
  await expect(page.locator('#RC-C2')).toBeInViewport();
  await page.goto(`${address}settings`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});
