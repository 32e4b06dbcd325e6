import { LESSONS as CITY_LESSONS } from '@archivolt/architectura/lessons';
import type { Lesson } from '@archivolt/engine';
import { LESSONS } from '@archivolt/red-cathedral/lessons';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import {
  expectHighlight,
  type TouchPart,
  takeLesson,
  touchByKeyboard,
  touchByMouse,
  touchByThumb,
} from '../support/lesson.ts';
import { STORAGE_PAGE } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { isPhone } from '../support/touch.ts';

/** A way to take a lesson: its name in titles, and its touches. */
type Way = readonly [how: string, touch: TouchPart];
const MOUSE: Way = ['by mouse', touchByMouse];
const KEYBOARD: Way = ['by keyboard and names', touchByKeyboard];
const THUMB: Way = ['on a phone', touchByThumb];

function testLesson(game: string, lesson: Lesson, [how, touch]: Way, tags = ''): void {
  test(`the lesson ${lesson.id} of ${game} can be completed ${how} ${tags}`.trim(), async ({ page }) => {
    await page.goto(`/learn/${game}/${lesson.id}`);
    await takeLesson(page, lesson, touch);
    await page.goto('/learn');
    await expect(page.locator('li.done')).toHaveCount(1);
  });
}

const quick = { speed: 3, locale: 'en' };

test.beforeEach(async ({ page }) => {
  await page.addInitScript((kept) => {
    localStorage.setItem('archivolt.settings', JSON.stringify(kept));
  }, quick);
});

for (const [index, lesson] of LESSONS.entries()) {
  // One way in every run, the others in the long form.
  const [often, seldom] = index % 2 === 1 ? [KEYBOARD, MOUSE] : [MOUSE, KEYBOARD];
  testLesson('red-cathedral', lesson, often);
  testLesson('red-cathedral', lesson, seldom, '@long');
  testLesson('red-cathedral', lesson, THUMB, '@finger @long');
}
for (const lesson of CITY_LESSONS) {
  testLesson('architectura', lesson, MOUSE, '@long');
  testLesson('architectura', lesson, KEYBOARD, '@long');
  testLesson('architectura', lesson, THUMB, '@finger @long');
}

for (const [game, lessons] of [
  ['red-cathedral', LESSONS],
  ['architectura', CITY_LESSONS],
] as const)
  for (const lesson of lessons as readonly Lesson[]) {
    // The two lessons that use the most panes run always, the others only in the long form.
    const often = lesson.id === 'build' || lesson.id === 'deck';
    test(`every step of the lesson ${lesson.id} of ${game} has its highlight in sight when opened @finger${often ? '' : ' @long'}`, async ({
      page,
    }) => {
      for (const step of lesson.steps.keys()) {
        await page.goto(STORAGE_PAGE);
        const kept = { [`${game}/${lesson.id}`]: { run: 0, step, of: lesson.steps.length, done: false } };
        await page.evaluate((json) => localStorage.setItem('archivolt.lessons', json), JSON.stringify(kept));
        await page.goto(`/learn/${game}/${lesson.id}`);
        await page.locator(`section.lesson[data-step="${step}"]`).waitFor();
        await expectHighlight(page, lesson, step);
      }
    });
  }

test('a lesson resumes where it was left, answers a wrong move, and goes back one step @phone', async ({
  page,
}) => {
  const [lesson] = LESSONS;
  await page.goto('/');
  await page.getByRole('link', { name: /Learn by playing/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  await expectAccessibleInBothThemes(page, 'lessons');
  await page.getByRole('link', { name: /Your first section/ }).click();
  const panel = page.locator('section.lesson');
  for (const sentence of [/Together you build/, /Each tower/, /A section shows/, /On your turn/]) {
    await expect(panel).toContainText(sentence);
    await panel.locator('.next').press('Enter');
  }
  await expect(panel).toContainText('Claim the base of tower II');
  await expect(page.locator('.lit .ring')).toHaveCount(1);
  // The ring of a hint is for the board, not for the name beside the text.
  await expect(panel.locator('.chip')).toHaveCSS('outline-style', 'none');
  await expectAccessibleInBothThemes(page, 'a lesson');
  const touch = isPhone(page) ? touchByThumb : touchByMouse;
  await touch(page, 'section:0');
  await expect(panel.locator('.objection')).toContainText('You could claim that base, too');
  await expect(panel).toHaveAttribute('data-step', '4');
  await page.reload();
  await expect(panel).toContainText('Claim the base of tower II');
  await panel.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(panel).toContainText('On your turn');
  await takeLesson(page, lesson, touch);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Learn by playing/ })).toBeHidden();

  // The track is drawn in another part of the table than the one that was last played in.
  await page.evaluate(() => {
    const kept = { 'red-cathedral/build': { run: 0, step: 3, of: 13, done: false } };
    localStorage.setItem('archivolt.lessons', JSON.stringify(kept));
  });
  await page.goto('/learn/red-cathedral/build');
  await expect(panel).toContainText('It has passed a red prestige space');
  await expect(page.locator('.lit .ring')).toHaveCount(1);
  await expect(page.locator('[data-inspect="track"]:visible').first()).toBeInViewport();
});

test('at the end of a lesson the score is in sight beside the boards, and so is what comes next', async ({
  page,
}) => {
  const [lesson] = LESSONS;
  await page.goto(`/learn/red-cathedral/${lesson.id}`);
  await takeLesson(page, lesson, touchByMouse);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1200, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bar = await page.locator('section.action').boundingBox();
    for (const part of [page.locator('.live.panel'), page.locator('.finished .first')])
      await expect
        .poll(
          async () => {
            const box = await part.boundingBox();
            return box && bar ? box.y + box.height - bar.y : Number.POSITIVE_INFINITY;
          },
          { message: `${width} × ${height}` },
        )
        .toBeLessThanOrEqual(0);
  }
});
