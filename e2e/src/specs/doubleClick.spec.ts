import { seeded } from '@archivolt/engine';
import { printMove } from '@archivolt/red-cathedral';
import { playOn } from '../../../games/red-cathedral/hands/game.ts';
import { mouse, thumb } from '../../../games/red-cathedral/hands/hand.ts';
import { greedyPolicy, type Policy } from '../../../games/red-cathedral/hands/policy.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, situation } from '../../../games/red-cathedral/hands/record.ts';
import { expect, type Page, test } from '../support/test.ts';
import { freePoint, isPhone } from '../support/touch.ts';

const choice = (page: Page, key: string) => page.locator(`[data-choice="${key}"]`);
const fewer = 'take fewer';
const acquirePolicy: Policy = (now) =>
  now.offers.find(({ do: word }) => word === 'acquire') ?? greedyPolicy(1)(now);

/** The moves of the current draft. */
const draftedMoves = async (page: Page) =>
  (await situation(page)).draft.steps.map(({ move }) => printMove(move));

/** Acquires up to the point where fewer can be taken; that answer asks for a number in the same place. */
async function acquireToFewer(page: Page): Promise<void> {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const hand = (isPhone(page) ? thumb : mouse)(seeded(1));
  await playOn(page, hand, acquirePolicy, ({ offers }) => offers.some((move) => move.do === 'take'));
  await choice(page, fewer).waitFor();
}

test('a double click answers one question, not the next one in its place @phone', async ({ page }) => {
  await acquireToFewer(page);
  const { x, y } = await freePoint(choice(page, fewer));
  await page.mouse.click(x, y);
  await expect(choice(page, fewer)).toBeHidden();
  const once = await draftedMoves(page);
  await page.getByRole('button', { name: 'Undo one step' }).click();
  const again = await freePoint(choice(page, fewer));
  await page.mouse.dblclick(again.x, again.y);
  await expect(choice(page, fewer)).toBeHidden();
  expect(await draftedMoves(page)).toEqual(once);
  // The second click of a double click is ignored wherever the next answers appear; a later click is not.
  await page.getByRole('button', { name: 'Undo one step' }).click();
  await freePoint(choice(page, fewer));
  const answered = await choice(page, fewer).evaluate(async (answer) => {
    const click = (detail: number) => new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    answer.dispatchEvent(click(1));
    await new Promise(requestAnimationFrame);
    const next = document.querySelector<HTMLElement>('.choices button, .answers .confirm');
    next?.dispatchEvent(click(2));
    return next?.textContent;
  });
  expect(answered).toBeTruthy();
  expect(await draftedMoves(page)).toEqual(once);
  await page.locator('.choices button, .answers .confirm').first().click();
  await expect.poll(() => draftedMoves(page)).not.toEqual(once);
});

test('a double click on the board answers only one question', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const die = page.locator('[data-target="die:0"]');
  await expect(die).toHaveAttribute('data-state', 'possible');
  await die.dblclick();
  // The die is lifted and was not put back.
  await expect(die).toHaveAttribute('data-state', 'chosen');
  const place = page.locator('[data-target^="place:"][data-state="possible"]').first();
  await place.dblclick();
  await expect.poll(() => draftedMoves(page)).toHaveLength(1);
  // A later touch takes the resources there.
  await page.locator('[data-target^="place:"][data-state="possible"]').first().click();
  await expect.poll(() => draftedMoves(page)).not.toHaveLength(1);
});

test('a key held down answers only one question', async ({ page }) => {
  await acquireToFewer(page);
  await choice(page, fewer).focus();
  await page.keyboard.down('Enter');
  const once = await draftedMoves(page);
  // The browser repeats the key, for whatever has the focus now.
  for (let repeat = 0; repeat < 4; repeat++) {
    await page.locator('.choices button, .answers .confirm').first().focus();
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  expect(await draftedMoves(page)).toEqual(once);
});
