import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../../games/red-cathedral/hands/record.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { openPage, PAGES, TABLES } from '../support/screens.ts';
import { test } from '../support/test.ts';

for (const [name, address] of Object.entries(PAGES))
  test(`axe finds no violations: ${name} @small @smoke`, async ({ page }) => {
    await openPage(page, address);
    await expectAccessibleInBothThemes(page, name);
  });

test('axe finds no violations in the list of games, or while one is deleted @small', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  await openPage(page, '/');
  await expectAccessibleInBothThemes(page, 'home with a game');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expectAccessibleInBothThemes(page, 'delete?');
});

/** One of each for the short form of the tests: a table, and the score sheet over it. */
const SMOKE = new Set(['table, middle of a game', 'score sheet']);

for (const [name, reach] of Object.entries(TABLES))
  test(`axe finds no violations: ${name} @small${SMOKE.has(name) ? ' @smoke' : ''}`, async ({ page }) => {
    await reach(page);
    await expectAccessibleInBothThemes(page, name);
  });
