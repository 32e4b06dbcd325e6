import { expect, type Locator, type Page } from '@playwright/test';
import { type Hand, onBoard } from './hand.ts';
import { confirmButton } from './playing.ts';
import { waysOf } from './ways.ts';

/** After so many stops a person takes the key that goes from one possible thing to the next. */
const STOPS = 20;
const STEPS = 40;

/** Plays with the keyboard alone: Tab from list to list, arrows inside, Enter. The first way of every move will do. */
export const keyboard: Hand = {
  async make(page, move, standing) {
    for (const touch of waysOf(move, standing)[0] ?? []) {
      const thing =
        touch.on === 'board'
          ? onBoard(page, touch.target)
          : page.locator(
              touch.on === 'action' ? `[data-action="${touch.name}"]` : `[data-choice="${touch.key}"]`,
            );
      await thing.waitFor();
      // The key that goes to the action bar, where the log may lie between.
      if (touch.on !== 'board') await page.keyboard.press('a');
      await reach(page, thing);
      await page.keyboard.press('Enter');
    }
  },
  async confirm(page) {
    await confirmButton(page).waitFor();
    await page.keyboard.press('c');
  },
  async press(page, button) {
    await reach(page, button);
    await page.keyboard.press('Enter');
  },
};

/** Somebody is somewhere: whoever cannot point must never have to begin at the top of the page again. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** Moves the focus to a thing: with Tab and the arrows, or from one possible thing to the next. */
export async function reach(page: Page, thing: Locator): Promise<void> {
  await thing.waitFor();
  for (let stop = 0; stop < STOPS; stop++) {
    const way = await wayTo(thing);
    if (way === 'there') return;
    if (way.startsWith('Arrow')) {
      if (await steer(page, thing)) return;
      break;
    }
    await page.keyboard.press(way);
  }
  await stepTo(page, thing);
}

/** From one possible thing to the next. */
export async function stepTo(page: Page, thing: Locator): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    if ((await wayTo(thing)) === 'there') return;
    await page.keyboard.press('n');
  }
  throw new Error(`${thing} is not reached`);
}

/** Inside its list: towards it, as the eye would lead. Did that lead there? */
async function steer(page: Page, thing: Locator): Promise<boolean> {
  for (let step = 0; step < STOPS; step++) {
    const way = await wayTo(thing);
    if (way === 'there') return true;
    if (!way.startsWith('Arrow')) return false;
    await page.keyboard.press(way);
  }
  return false;
}

/** Is the focus there? Otherwise the key that leads nearer: an arrow inside its list, Tab forwards or backwards outside. */
function wayTo(thing: Locator): Promise<string> {
  return thing.evaluate((element) => {
    const focus = document.activeElement;
    if (focus === element) return 'there';
    const listOf = (of: Element | null): Element | undefined => {
      let found: Element | undefined;
      for (let at = of; at; at = at.parentElement) if (at.matches('ul, ol')) found = at;
      return found;
    };
    const list = listOf(element);
    if (!focus || !list || listOf(focus) !== list || !element.hasAttribute('data-target')) {
      const before =
        element.compareDocumentPosition(focus ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING;
      return before ? 'Shift+Tab' : 'Tab';
    }
    // Round the ring one key leads everywhere.
    if (list.hasAttribute('data-round')) return 'ArrowRight';
    const [from, to] = [focus.getBoundingClientRect(), element.getBoundingClientRect()];
    const across = to.left + to.width / 2 - from.left - from.width / 2;
    const down = to.top + to.height / 2 - from.top - from.height / 2;
    if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
    return down > 0 ? 'ArrowDown' : 'ArrowUp';
  });
}
