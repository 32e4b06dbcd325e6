import type { Lesson } from '@archivolt/engine';
import { expect, type Page } from '@playwright/test';
import { boardPart, click, tap } from './touch.ts';

/** Touches a part that a lesson highlights. */
export type TouchPart = (page: Page, key: string) => Promise<void>;

function highlighted(page: Page, key: string) {
  const [kind = '', ...name] = key.split(':');
  if (kind === 'action' || kind === 'choice') return page.locator(`[data-${kind}="${name.join(':')}"]`);
  return boardPart(page, key);
}

export const touchByMouse: TouchPart = (page, key) => click(page, highlighted(page, key));
/** On a phone a location covers its dice and is touched in their place. */
export const touchByThumb: TouchPart = async (page, key) => {
  const thing = highlighted(page, key);
  if (!key.startsWith('die:')) return tap(page, thing);
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

/** By accessible names: focuses the button of the thing and presses Enter. */
export const touchByKeyboard: TouchPart = async (page, key) => {
  const thing = highlighted(page, key);
  const chip = page.locator(`.lesson .chip[data-shows="${key}"]`);
  await expect(chip).toHaveAccessibleName(/^Look here: .+/);
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(thing).toBeFocused();
  await page.keyboard.press('Enter');
  // A card that was played or paid has left the page, but the focus has not.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
};

/** Answers a question in the bar with a move that the step asks for; returns whether that is the last one it asks for. */
async function answerQuestion(page: Page, ways: readonly (readonly string[])[]): Promise<boolean> {
  for (const move of new Set(ways.flat())) {
    const choice = page.locator(`[data-choice="${move}"]:not([aria-disabled="true"])`);
    if (!(await choice.isVisible())) continue;
    await choice.press('Enter');
    // The last of one order may be the first of another.
    return ways.find((way) => way.includes(move))?.at(-1) === move;
  }
  return false;
}

/** Checks that a highlight ring of the step is visible: inside the window and not covered. */
export async function expectHighlight(page: Page, lesson: Lesson, step: number): Promise<void> {
  if ((lesson.steps[step]?.lit ?? []).length === 0) return;
  const seen = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.lit .ring')].some((ring) => {
        const { left, top, width, height } = ring.getBoundingClientRect();
        const middle = document.elementFromPoint(left + width / 2, top + height / 2);
        return middle !== null && middle.closest('section.lesson, header.top, .preview') === null;
      }),
    );
  await expect.poll(seen, { message: `${lesson.id}, step ${step + 1}: a ring in sight` }).toBe(true);
}

/** Takes a lesson to its end by touching what it highlights, one thing after the other, and confirming every turn. */
export async function takeLesson(page: Page, lesson: Lesson, touch: TouchPart): Promise<void> {
  const panel = page.locator('section.lesson:not(.finished)');
  const finished = page.locator('.finished');
  const state = () =>
    page.evaluate(() => {
      if (document.querySelector('.finished')) return 'finished';
      const section = document.querySelector('section.lesson');
      return `${section?.getAttribute('data-step')} ${section?.getAttribute('data-asks')}`;
    });
  for (let turns = 0; turns < 80; turns++) {
    // The table may still be animating between two steps.
    await expect.poll(state).not.toMatch(/wait$|null/);
    const before = await state();
    if (before === 'finished') break;
    const [step = '', asks] = before.split(' ');
    const dialog = page.locator('dialog[open]');
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    if (asks !== 'confirm') await expectHighlight(page, lesson, Number(step));
    if (asks === 'next') await panel.locator('.next').press('Enter');
    else if (asks === 'confirm') await page.keyboard.press('c');
    else {
      const asked = lesson.steps[Number(step)];
      for (const key of asked?.lit ?? []) {
        await touch(page, key);
        // The first touch may be enough, and the next part gone; or the table asks which way is meant.
        if ((await state()) !== before) break;
        if (await answerQuestion(page, asked?.step === 'play' ? asked.moves : [])) break;
      }
    }
    await expect.poll(state, { message: `${lesson.id}, step ${Number(step) + 1}` }).not.toBe(before);
  }
  await expect(finished).toBeVisible();
}
