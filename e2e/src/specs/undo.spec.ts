import { seeded } from '@archivolt/engine';
import { step, waitForChange } from '../../../games/red-cathedral/hands/game.ts';
import { mouse } from '../../../games/red-cathedral/hands/hand.ts';
import { greedyPolicy, type Policy } from '../../../games/red-cathedral/hands/policy.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, situation } from '../../../games/red-cathedral/hands/record.ts';
import { confirmButton, undo, undoTurn, visibleState } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';
import { boardPart, click } from '../support/touch.ts';

/** Prefers to acquire and, in the market, to do everything before the roll. */
const acquirePolicy: Policy = (now) => {
  const wish = ['take', 'use', 'activate', 'acquire'].flatMap((word) =>
    now.offers.filter((move) => move.do === word),
  );
  return (
    wish[0] ?? now.offers.find(({ do: word }) => word !== 'roll' && word !== 'end') ?? greedyPolicy(1)(now)
  );
};

test('[RC-C1] the steps of a turn can be undone one by one, each restoring the table', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const hand = mouse(seeded(1));
  const claimPolicy: Policy = (now) =>
    now.offers.find(({ do: word }) => word === 'claim') ?? greedyPolicy(1)(now);
  const pictures = [await visibleState(page)];
  while (!(await situation(page)).complete) {
    await step(page, hand, claimPolicy);
    pictures.push(await visibleState(page));
  }
  expect(pictures.length).toBeGreaterThan(2);
  for (pictures.pop(); pictures.length > 0; pictures.pop()) {
    await undo(page).click();
    expect(await visibleState(page)).toEqual(pictures.at(-1));
  }
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
});

test('[RC-A1] a whole turn can be undone at once, by button and by key', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const before = await visibleState(page);
  for (const take of [() => undoTurn(page).click(), () => page.keyboard.press('Shift+U')]) {
    for (let count = 0; count < 2; count++) await step(page, mouse(seeded(2)), acquirePolicy);
    expect(await visibleState(page)).not.toEqual(before);
    await take();
    expect(await visibleState(page)).toEqual(before);
  }
});

test('after an undo, buttons that were ignoring a second click respond again', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const bar = page.locator('section.action');
  await click(page, boardPart(page, 'section:0'));
  await page.keyboard.press('u');
  await expect(bar).not.toHaveAttribute('data-fresh');
  await page.locator('[data-action="build"]').click();
  await expect(page.getByRole('dialog', { name: 'Not possible now' })).toBeVisible();
});

test('[RC-A5] a roll cannot be undone, and the page says so beforehand', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const hand = mouse(seeded(3));
  while (!(await situation(page)).offers.some(({ do: word }) => word === 'roll'))
    await step(page, hand, acquirePolicy);
  // Rolling also takes what has not been taken yet.
  const roll = page.locator('.answers .confirm[data-choice]');
  await expect(roll).toContainText('You cannot undo past this point.');
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'false');
  const now = await situation(page);
  await roll.click();
  await waitForChange(page, now);
  expect((await situation(page)).stored.submissions).toHaveLength(now.stored.submissions.length + 1);
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
});

test('turns are confirmed automatically if the settings say so', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Confirm turns automatically' }).check();
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const before = await situation(page);
  const hand = mouse(seeded(4));
  const policy = greedyPolicy(4);
  while ((await situation(page)).stored.submissions.length === before.stored.submissions.length) {
    await step(page, hand, policy);
    await expect(confirmButton(page)).toBeHidden();
  }
});
