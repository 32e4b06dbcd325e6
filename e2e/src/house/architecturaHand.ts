import { architectura, type Move } from '@archivolt/architectura';
import type { Chance } from '@archivolt/engine';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Policy } from './architecturaPolicy.ts';
import { isMine, progress, type Standing, standing } from './architecturaRecord.ts';
import { type Touch, waysOf } from './architecturaWays.ts';
import { click, confirmButton, isPhone, onBoard, tap } from './hand.ts';
import { reach } from './keyboard.ts';

function find(page: Page, touch: Touch): Locator {
  if (touch.on === 'choice') return page.locator(`[data-choice="${touch.key}"]`);
  return touch.on === 'action' ? page.locator(`[data-action="${touch.name}"]`) : onBoard(page, touch.target);
}

/** One who plays Architectura at the page. */
export interface Hand {
  /** Where a touch of a move is made; `last` if it makes the move. */
  find(page: Page, touch: Touch, move: Move, last: boolean, standing: Standing): Locator;
  touch(page: Page, thing: Locator): Promise<void>;
  confirm(page: Page): Locator;
  ways: Chance;
}

const press = (page: Page, thing: Locator): Promise<void> => (isPhone(page) ? tap : click)(page, thing);

/** With a mouse or a thumb; every move is made now in one of its ways, now in another. */
export const pointer = (ways: Chance): Hand => ({ find, touch: press, confirm: confirmButton, ways });

/** With the keyboard alone: digits for the hand, otherwise Tab from list to list, arrows inside, Enter. */
export const keyboard: Hand = {
  find,
  async touch(page, thing) {
    await thing.waitFor();
    const target = await thing.getAttribute('data-target');
    if (target === null) await page.keyboard.press('a');
    const hand = await page
      .locator('[data-target^="hand:"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-target')));
    const number = hand.indexOf(target) + 1;
    // The second card by its digit, the others as everything else.
    if (number === 2) return page.keyboard.press('2');
    await reach(page, thing);
    await page.keyboard.press('Enter');
  },
  confirm: confirmButton,
  ways: () => 0,
};

/** The screen between two persons at one device. */
export const handover = (page: Page): Locator => page.getByRole('alertdialog');

/** Something to touch for whoever decides now. */
const decision = (page: Page): Locator =>
  page
    .locator('[data-target][data-state="possible"]:visible, [data-choice], .action .confirm:not(.skip)')
    .first();

/** One step at the page: the device handed over, a move, a confirmation, or waiting. False once the game is over. */
async function step(page: Page, hand: Hand, policy: Policy): Promise<boolean> {
  const now = await standing(page);
  if (now.toMove === undefined) return false;
  if (isMine(now)) {
    await handover(page).or(decision(page)).first().waitFor();
    if (await handover(page).isVisible()) {
      await hand.touch(page, handover(page).getByRole('button'));
      await expect(handover(page)).toBeHidden();
      return true;
    }
    if (now.complete) await hand.touch(page, hand.confirm(page));
    else await make(page, hand, policy(now), now);
  }
  const next = async () => progress(await standing(page));
  await expect.poll(next, { intervals: [5, 10, 20, 50, 100] }).not.toBe(progress(now));
  return true;
}

/** Makes a move in one of its ways. */
export async function make(page: Page, hand: Hand, move: Move, now: Standing): Promise<void> {
  const ways = waysOf(move, now);
  const touches = ways[hand.ways(ways.length)] ?? [];
  for (const [index, touch] of touches.entries())
    await hand.touch(page, hand.find(page, touch, move, index === touches.length - 1, now));
}

/** More than any game of these tests has. */
const MOST = 800;

/** Plays on until the game is over, or until `enough`. */
export async function playOn(
  page: Page,
  hand: Hand,
  policy: Policy,
  enough: (standing: Standing) => boolean = () => false,
): Promise<void> {
  for (let count = 0; count < MOST; count++) {
    if (enough(await standing(page))) return;
    if (!(await step(page, hand, policy))) return;
  }
  throw new Error('the game does not end');
}

/** The final sheet is open and says the same as the rules. */
export async function expectFinalScore(page: Page, title = 'Final score'): Promise<void> {
  const { totals } = architectura.score((await standing(page)).state.table);
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('.total')).toHaveText(totals.map(String));
}
