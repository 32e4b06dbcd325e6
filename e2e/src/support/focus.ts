import { expect, type Locator, type Page } from '@playwright/test';

/** After this many tab stops a person would use the key that jumps to the next possible target. */
const MAX_TAB_STOPS = 20;
const MAX_STEPS = 40;

/** Checks that something has the focus: keyboard users must never have to start again at the top of the page. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** Moves the focus to an element: with Tab and the arrow keys, or from one possible target to the next. */
export async function moveFocusTo(page: Page, thing: Locator): Promise<void> {
  await thing.waitFor();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    const way = await nextKeyTo(thing);
    if (way === 'there') return;
    if (way.startsWith('Arrow')) {
      if (await steerWithArrows(page, thing)) return;
      break;
    }
    await page.keyboard.press(way);
  }
  await stepTo(page, thing);
}

/** Moves the focus from one possible target to the next. */
export async function stepTo(page: Page, thing: Locator): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step++) {
    if ((await nextKeyTo(thing)) === 'there') return;
    await page.keyboard.press('n');
  }
  throw new Error(`${thing} is not reached`);
}

/** Moves through a list with the arrow keys, in the visual direction. Returns whether it arrived. */
async function steerWithArrows(page: Page, thing: Locator): Promise<boolean> {
  for (let step = 0; step < MAX_TAB_STOPS; step++) {
    const way = await nextKeyTo(thing);
    if (way === 'there') return true;
    if (!way.startsWith('Arrow')) return false;
    await page.keyboard.press(way);
  }
  return false;
}

/** 'there' if it has the focus; otherwise the next key: an arrow inside its list, Tab or Shift+Tab outside. */
function nextKeyTo(thing: Locator): Promise<string> {
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
    // Around the ring, one key leads everywhere.
    if (list.hasAttribute('data-round')) return 'ArrowRight';
    const [from, to] = [focus.getBoundingClientRect(), element.getBoundingClientRect()];
    const across = to.left + to.width / 2 - from.left - from.width / 2;
    const down = to.top + to.height / 2 - from.top - from.height / 2;
    if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
    return down > 0 ? 'ArrowDown' : 'ArrowUp';
  });
}
