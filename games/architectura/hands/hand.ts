import { type Architectura, architectura, type Move } from '@archivolt/architectura';
import type { Chance } from '@archivolt/engine';
import type { Locator, Page } from '@playwright/test';
import { expectFocus, moveFocusTo, stepTo } from '../../../e2e/src/support/focus.ts';
import * as playing from '../../../e2e/src/support/playing.ts';
import { boardPart, click, isPhone, tap } from '../../../e2e/src/support/touch.ts';
import { type Situation, situation } from './record.ts';
import { type Touch, waysOf } from './ways.ts';

function find(page: Page, touch: Touch, move: Move): Locator {
  if (touch.on === 'choice') return page.locator(`[data-choice="${touch.key}"]`);
  // A phone without space for a large street asks for the direction only in the bar.
  if (touch.on === 'board' && touch.target.startsWith('turn:')) {
    const button = page.locator(`[data-choice="${architectura.notation.printMove(move)}"]`);
    return page.locator(`[data-target="${touch.target}"]`).or(button).filter({ visible: true }).first();
  }
  return touch.on === 'action'
    ? page.locator(`[data-action="${touch.name}"]`)
    : boardPart(page, touch.target);
}

export type Hand = playing.Hand<Architectura>;

/** The parts of a hand: how it finds the target of a touch (`last` if it completes the move), and how it touches. */
interface HandParts {
  find(page: Page, touch: Touch, move: Move, last: boolean, situation: Situation): Locator;
  touch(page: Page, thing: Locator): Promise<void>;
  confirm(page: Page): Promise<void>;
  /** Which of the ways of a move it takes. */
  ways: Chance;
}

export function handOf({ find, touch, confirm, ways: chance }: HandParts): Hand {
  return {
    async make(page, move, now) {
      const ways = waysOf(move, now);
      const touches = ways[chance(ways.length)] ?? [];
      for (const [index, one] of touches.entries())
        await touch(page, find(page, one, move, index === touches.length - 1, now));
    },
    confirm,
    press: touch,
  };
}

const press = (page: Page, thing: Locator): Promise<void> => (isPhone(page) ? tap : click)(page, thing);

/** With a mouse or a thumb; every move is made in one of its ways at random. */
export const pointer = (ways: Chance): Hand =>
  handOf({ find, touch: press, confirm: (page) => press(page, playing.confirmButton(page)), ways });

/** With the keyboard only, using different keys at random; the focus must never be lost. */
export const keyboard = (chance: Chance): Hand =>
  handOf({
    find,
    async touch(page, thing) {
      await thing.waitFor();
      await expectFocus(page);
      const target = await thing.getAttribute('data-target');
      const digit = await digitOf(page, target);
      if (digit > 0 && chance(2) === 0) return page.keyboard.press(`${digit}`);
      // The buttons of the bar by their key, as the log may be in between; things on the board by Tab and arrow keys, or one
      // by one.
      if (target === null) await page.keyboard.press('a');
      const lit = (await thing.getAttribute('data-state')) === 'possible';
      await (lit && chance(3) === 0 ? stepTo : moveFocusTo)(page, thing);
      await page.keyboard.press(target !== null || chance(2) === 0 ? 'Enter' : 'Space');
    },
    async confirm(page) {
      await playing.confirmButton(page).waitFor();
      await expectFocus(page);
      if (chance(2) === 0) return page.keyboard.press('c');
      await page.keyboard.press('a');
      await moveFocusTo(page, playing.confirmButton(page));
      await page.keyboard.press('Enter');
    },
    ways: chance,
  });

/** The number of a card in the hand, from 1; 0 for anything else. */
async function digitOf(page: Page, target: string | null): Promise<number> {
  const hand = await page
    .locator('[data-target^="hand:"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-target')));
  return hand.indexOf(target) + 1;
}

export const { playOn, expectFinalScore } = playing.driverOf({ game: architectura, situation });
