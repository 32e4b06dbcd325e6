import { moveFocusTo } from '../../../e2e/src/support/focus.ts';
import { confirmButton } from '../../../e2e/src/support/playing.ts';
import { boardPart } from '../../../e2e/src/support/touch.ts';
import type { Hand } from './hand.ts';
import { waysOf } from './ways.ts';

/** Plays with the keyboard only: Tab from list to list, arrow keys inside, Enter. Uses the first way of every move. */
export const keyboard: Hand = {
  async make(page, move, situation) {
    for (const touch of waysOf(move, situation)[0] ?? []) {
      const thing =
        touch.on === 'board'
          ? boardPart(page, touch.target)
          : page.locator(
              touch.on === 'action' ? `[data-action="${touch.name}"]` : `[data-choice="${touch.key}"]`,
            );
      await thing.waitFor();
      // The key that goes to the action bar, as the log may be in between.
      if (touch.on !== 'board') await page.keyboard.press('a');
      await moveFocusTo(page, thing);
      await page.keyboard.press('Enter');
    }
  },
  async confirm(page) {
    await confirmButton(page).waitFor();
    await page.keyboard.press('c');
  },
  async press(page, button) {
    await moveFocusTo(page, button);
    await page.keyboard.press('Enter');
  },
};
