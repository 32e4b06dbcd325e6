import { prepareGame } from '../../../games/architectura/hands/prepareGame.ts';
import { openGame } from '../../../games/architectura/hands/record.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('the best lines of a finished game can be followed on the board, left again, and saved as a branch', async ({
  page,
}) => {
  const stored = prepareGame({ players: 2, here: [0], until: ({ toMove }) => toMove === undefined });
  const last = stored.submissions.length;
  const address = `/game/${stored.id}`;
  await openGame(page, stored);
  await page.goto(`${address}/4`);
  await page.getByRole('button', { name: 'Best lines', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Best lines' });
  const follow = panel.getByRole('button', { name: /^Follow: / });
  await expect(follow.first()).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByText(/\d+% to win · /).first()).toBeVisible();
  await expect(panel).toContainText(/Expected score\s+Ada \d+ · Boris \d+/);
  await expect(page).toHaveURL(`${address}/4?lines`);
  await expectAccessibleInBothThemes(page, 'best lines');

  // The line replaces what follows, and the bots continue from there.
  const move = page.getByText(/^Move \d+ of \d+$/);
  await follow.first().click();
  await expect(move).toHaveText('Move 5 of 5');
  const onward = panel.getByRole('button', { name: /^(Follow|Next): / }).first();
  await expect(onward).toBeVisible({ timeout: 60_000 });
  await onward.press('Enter');
  await expect(move).toHaveText('Move 6 of 6');
  await expect(page).toHaveURL(`${address}/4?lines`);

  // One button leads back to the complete game.
  const back = panel.getByRole('button', { name: 'Back to the game, move 4' });
  await back.click();
  await expect(move).toHaveText(`Move 4 of ${last}`);
  await expect(back).toBeHidden();
  await expect(follow.first()).toBeVisible();

  // The line is saved like any game that is played on.
  await follow.first().click();
  await expect(move).toHaveText('Move 5 of 5');
  await panel.getByRole('button', { name: 'Play on and keep this line' }).click();
  await page.getByLabel('Name', { exact: true }).fill('A better way');
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/\/play\//);
  await page.getByRole('link', { name: 'Back to the game, move 4' }).click();
  await expect(page).toHaveURL(`${address}/4`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('link', { name: 'A better way' })).toBeVisible();
});
