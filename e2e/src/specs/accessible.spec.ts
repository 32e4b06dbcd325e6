import { expectAccessibleInBoth } from '../house/axe.ts';
import { test } from '../house/house.ts';
import { laid, myTurn } from '../house/laid.ts';
import { sitDown } from '../house/record.ts';
import { openPage, PAGES, TABLES } from '../house/screens.ts';

for (const [name, address] of Object.entries(PAGES))
  test(`axe finds nothing: ${name} @small`, async ({ page }) => {
    await openPage(page, address);
    await expectAccessibleInBoth(page, name);
  });

test('axe finds nothing where games are kept and deleted @small', async ({ page }) => {
  await sitDown(page, laid({ players: 2, until: myTurn }));
  await openPage(page, '/');
  await expectAccessibleInBoth(page, 'home with a game');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expectAccessibleInBoth(page, 'delete?');
});

for (const [name, reach] of Object.entries(TABLES))
  test(`axe finds nothing: ${name} @small`, async ({ page }) => {
    await reach(page);
    await expectAccessibleInBoth(page, name);
  });
