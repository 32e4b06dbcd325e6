import { redCathedral } from '@archivolt/red-cathedral';
import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand.ts';
import type { Policy } from './policy.ts';
import { isMine, progress, type Standing, standing } from './record.ts';

/** More than any game of these tests has; without an end a test would only run out of time. */
const MOST = 1200;

/** The table is set and says what is asked. */
export async function seated(page: Page): Promise<void> {
  await page.locator('#action-title').waitFor();
}

/** One step at the page: a move, a confirmation, or waiting for the others. False once the game is over. */
export async function step(page: Page, hand: Hand, policy: Policy): Promise<boolean> {
  const now = await standing(page);
  if (now.toMove === undefined) return false;
  if (isMine(now)) {
    if (now.complete) await hand.confirm(page);
    else await hand.make(page, policy(now), now);
  }
  await changed(page, now);
  return true;
}

/** Waits until what was done has been done. */
export async function changed(page: Page, before: Standing): Promise<void> {
  const next = async () => progress(await standing(page));
  await expect.poll(next, { intervals: [5, 10, 20, 50, 100] }).not.toBe(progress(before));
}

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
  const { totals } = redCathedral.score((await standing(page)).state.table);
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('.total')).toHaveText(totals.map(String));
}
