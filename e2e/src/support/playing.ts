import type { Game, GameTypes } from '@archivolt/engine';
import { expect, type Locator, type Page } from '@playwright/test';
import { progress, type Situation } from './records.ts';

/** A way to play at the page: with a mouse, a thumb, the keyboard, or by the names a screen reader announces. */
export interface Hand<G extends GameTypes> {
  make(page: Page, move: G['move'], situation: Situation<G>): Promise<void>;
  confirm(page: Page): Promise<void>;
  /** Presses a button that is not part of the game. */
  press(page: Page, button: Locator): Promise<void>;
}

/** Chooses the next move of a person at the page. */
export type Policy<G extends GameTypes> = (situation: Situation<G>) => G['move'];

/** The handover screen between two people at one device. */
export const handover = (page: Page): Locator => page.getByRole('alertdialog');

/** "Confirm turn": visible when nothing is left to decide. */
export function confirmButton(page: Page): Locator {
  return page.locator('.action .confirm:not([data-choice]):not(.skip)');
}

/** Something that the deciding player can touch. */
const decision = (page: Page): Locator =>
  page.locator('[data-target][data-state="possible"]:visible, [data-choice]').or(confirmButton(page)).first();

/** More than any game of these tests needs; without a limit a test would only time out. */
const MAX_STEPS = 1200;

/** Plays a game at the page, one step at a time or to its end. */
export function driverOf<G extends GameTypes>({
  game,
  situation,
}: {
  game: Game<G>;
  situation(page: Page): Promise<Situation<G>>;
}) {
  /** One step: hand over the device, make a move, confirm, or wait for the others. False once the game is over. */
  async function step(page: Page, hand: Hand<G>, policy: Policy<G>): Promise<boolean> {
    return stepFrom(await situation(page), page, hand, policy);
  }

  async function stepFrom(now: Situation<G>, page: Page, hand: Hand<G>, policy: Policy<G>): Promise<boolean> {
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
    await waitForChange(page, now);
    return true;
  }

  /** Waits until the action has taken effect. */
  async function waitForChange(page: Page, before: Situation<G>): Promise<void> {
    const next = async () => progress(await situation(page));
    await expect.poll(next, { intervals: [5, 10, 20, 50, 100] }).not.toBe(progress(before));
  }

  /** Plays until the game is over, or until `enough`. */
  async function playOn(
    page: Page,
    hand: Hand<G>,
    policy: Policy<G>,
    enough: (situation: Situation<G>) => boolean = () => false,
  ): Promise<void> {
    for (let count = 0; count < MAX_STEPS; count++) {
      const now = await situation(page);
      if (enough(now) || !(await stepFrom(now, page, hand, policy))) return;
    }
    throw new Error('the game did not end');
  }

  /** Checks that the final score sheet is open and agrees with the rules. */
  async function expectFinalScore(page: Page, title = 'Final score'): Promise<void> {
    const { totals } = game.score((await situation(page)).state.table);
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet).toBeVisible();
    await expect(sheet.locator('.total')).toHaveText(totals.map(String));
  }

  return { step, waitForChange, playOn, expectFinalScore };
}

export const undo = (page: Page) => page.getByRole('button', { name: 'Undo one step' });
export const undoTurn = (page: Page) => page.getByRole('button', { name: 'Undo all of the turn' });

/** The visible state of the game, without hover and focus effects. */
export async function visibleState(page: Page): Promise<string[]> {
  await page.mouse.move(2, 2);
  return page.locator('[data-target]').evaluateAll((all) =>
    all.map((element) => {
      const { target, state } = (element as HTMLElement).dataset;
      return `${target} ${state ?? ''} ${element.getAttribute('aria-label')}`;
    }),
  );
}
