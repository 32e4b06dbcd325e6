import { expectAccessible } from '../house/axe.ts';
import { test } from '../house/house.ts';
import { laid, myTurn, sitDown } from '../house/laid.ts';
import { openPage, PAGES, TABLES } from '../house/screens.ts';

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe, ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('finds nothing on any page @phone', async ({ page }) => {
      for (const [name, address] of Object.entries(PAGES)) {
        await openPage(page, address);
        await expectAccessible(page, name);
      }
    });

    test('finds nothing where games are kept and deleted @phone', async ({ page }) => {
      await sitDown(page, laid({ players: 2, until: myTurn }));
      await openPage(page, '/');
      await expectAccessible(page, 'home with a game');
      await page.getByRole('button', { name: /^Delete/ }).click();
      await expectAccessible(page, 'delete?');
    });

    for (const [name, reach] of Object.entries(TABLES))
      test(`finds nothing: ${name} @phone`, async ({ page }) => {
        await reach(page);
        await expectAccessible(page, name);
      });
  });
}
