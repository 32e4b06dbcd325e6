import type { Chance } from '@archivolt/engine';
import type { Page } from '@playwright/test';
import { expectFocus, moveFocusTo, stepTo } from '../../../e2e/src/support/focus.ts';
import { confirmButton } from '../../../e2e/src/support/playing.ts';
import { find, type Hand, handOf } from './hand.ts';

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
      await confirmButton(page).waitFor();
      await expectFocus(page);
      if (chance(2) === 0) return page.keyboard.press('c');
      await page.keyboard.press('a');
      await moveFocusTo(page, confirmButton(page));
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
