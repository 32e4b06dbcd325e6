import { expectAccessible } from '../house/axe.ts';
import { type Page, test } from '../house/house.ts';
import { laid, myTurn } from '../house/laid.ts';
import { sitDown } from '../house/record.ts';
import { openPage, PAGES, TABLES } from '../house/screens.ts';

/** axe in the light theme and in the dark one. */
async function expectNothing(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${where}, ${colorScheme}`);
  }
}

for (const [name, address] of Object.entries(PAGES))
  test(`axe finds nothing: ${name} @small`, async ({ page }) => {
    await openPage(page, address);
    await expectNothing(page, name);
  });

test('axe finds nothing where games are kept and deleted @small', async ({ page }) => {
  await sitDown(page, laid({ players: 2, until: myTurn }));
  await openPage(page, '/');
  await expectNothing(page, 'home with a game');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expectNothing(page, 'delete?');
});

for (const [name, reach] of Object.entries(TABLES))
  test(`axe finds nothing: ${name} @small`, async ({ page }) => {
    await reach(page);
    await expectNothing(page, name);
  });
