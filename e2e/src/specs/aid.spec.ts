import * as city from '../../../games/architectura/hands/prepareGame.ts';
import { openGame as openCityGame } from '../../../games/architectura/hands/record.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../../games/red-cathedral/hands/record.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { waitForTableTexts } from '../support/records.ts';
import { expect, type Page, test } from '../support/test.ts';
import { click, isPhone, tap } from '../support/touch.ts';

const aid = (page: Page) => page.getByRole('dialog', { name: 'Player aid' });
const button = (page: Page) => page.getByRole('button', { name: 'Player aid' });

/** By tap and by key: it opens, fits, is accessible, links to a rule, and closes with the focus where it was. */
async function expectAid(page: Page, game: string, block: string, rule: string): Promise<void> {
  await waitForTableTexts(page);
  await (isPhone(page) ? tap : click)(page, button(page));
  await expect(aid(page).getByRole('heading', { name: block })).toBeVisible();
  const [wide, high] = await aid(page)
    .locator('.body')
    .evaluate((body) => [body.scrollWidth - body.clientWidth, body.scrollHeight - body.clientHeight]);
  expect(wide, `${game}: wider than its place`).toBe(0);
  // On a desktop it is one screen; on a phone it is a scrollable sheet.
  if (!isPhone(page)) expect(high, `${game}: higher than its place`).toBe(0);
  await expectAccessibleInBothThemes(page, `the aid of ${game}`);
  await aid(page)
    .getByRole('link', { name: `Rule ${rule}` })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: rule })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(aid(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(aid(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('p');
  await expect(aid(page).getByRole('heading', { name: block })).toBeVisible();
  await aid(page).getByRole('button', { name: 'Close' }).click();
  await expect(aid(page)).toBeHidden();
}

test('The Red Cathedral: the player aid opens by button and by key, and links to the rules @small', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 3, until: isMyTurn }));
  await expectAid(page, 'The Red Cathedral', 'Influence cards on this table', 'RC-E5');
});

test('Architectura: the player aid opens by button and by key, and links to the rules @small', async ({
  page,
}) => {
  await openCityGame(page, city.prepareGame({ players: 3, here: [0], until: city.firstPlayersTurn(4) }));
  await expectAid(page, 'Architectura', 'Buildings in this game', 'AR-K7');
});

test('where the header has no space for the rules, the help leads to them', async ({ page }) => {
  await openGame(page, prepareGame({ players: 3, until: isMyTurn }));
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rules' })).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Help and shortcuts' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Rules', exact: true });
  await expect(link).toHaveAttribute('href', '/rules/red-cathedral?from=/play/prepared');
});
