import type { Game, Shape } from '@archivolt/engine';
import { expect, type Locator, type Page } from '@playwright/test';
import { progress, type Standing } from './records.ts';

/** One who plays at the page: with a mouse, a thumb, the keyboard, or by what a screen reader says. */
export interface Hand<G extends Shape> {
  make(page: Page, move: G['move'], standing: Standing<G>): Promise<void>;
  confirm(page: Page): Promise<void>;
  /** A button that is no part of the game. */
  press(page: Page, button: Locator): Promise<void>;
}

/** What a person at the page wants next. */
export type Policy<G extends Shape> = (standing: Standing<G>) => G['move'];

/** The screen between two persons at one device. */
export const handover = (page: Page): Locator => page.getByRole('alertdialog');

/** "Confirm turn": it is there when nothing is left to decide. */
export function confirmButton(page: Page): Locator {
  return page.locator('.action .confirm:not([data-choice]):not(.skip)');
}

/** Something to touch for whoever decides now. */
const decision = (page: Page): Locator =>
  page.locator('[data-target][data-state="possible"]:visible, [data-choice]').or(confirmButton(page)).first();

/** More than any game of these tests has; without an end a test would only run out of time. */
const MOST = 1200;

/** How a game is played at the page. */
export function playingOf<G extends Shape>({
  game,
  standing,
}: {
  game: Game<G>;
  standing(page: Page): Promise<Standing<G>>;
}) {
  /** One step: the device handed over, a move, a confirmation, or waiting for the others. False once the game is over. */
  async function step(page: Page, hand: Hand<G>, policy: Policy<G>): Promise<boolean> {
    return stepFrom(await standing(page), page, hand, policy);
  }

  async function stepFrom(now: Standing<G>, page: Page, hand: Hand<G>, policy: Policy<G>): Promise<boolean> {
    if (now.toMove === undefined) return false;
    if (now.mine && game.secrets) {
      await handover(page).or(decision(page)).first().waitFor();
      if (await handover(page).isVisible()) {
        await hand.press(page, handover(page).getByRole('button'));
        await expect(handover(page)).toBeHidden();
        return true;
      }
    }
    if (now.mine) {
      if (now.complete) await hand.confirm(page);
      else await hand.make(page, policy(now), now);
    }
    await changed(page, now);
    return true;
  }

  /** Waits until what was done has been done. */
  async function changed(page: Page, before: Standing<G>): Promise<void> {
    const next = async () => progress(await standing(page));
    await expect.poll(next, { intervals: [5, 10, 20, 50, 100] }).not.toBe(progress(before));
  }

  /** Plays on until the game is over, or until `enough`. */
  async function playOn(
    page: Page,
    hand: Hand<G>,
    policy: Policy<G>,
    enough: (standing: Standing<G>) => boolean = () => false,
  ): Promise<void> {
    for (let count = 0; count < MOST; count++) {
      const now = await standing(page);
      if (enough(now) || !(await stepFrom(now, page, hand, policy))) return;
    }
    throw new Error('the game does not end');
  }

  /** The final sheet is open and says the same as the rules. */
  async function expectFinalScore(page: Page, title = 'Final score'): Promise<void> {
    const { totals } = game.score((await standing(page)).state.table);
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet).toBeVisible();
    await expect(sheet.locator('.total')).toHaveText(totals.map(String));
  }

  return { step, changed, playOn, expectFinalScore };
}
