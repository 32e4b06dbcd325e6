import { LESSONS } from '@archivolt/architectura/lessons';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expect, type Page, test } from '../support/test.ts';
import { boardPart, click, isPhone, tap } from '../support/touch.ts';

const panel = (page: Page) => page.locator('.lesson');
const touch = (page: Page) => (isPhone(page) ? tap : click);

async function expectStep(page: Page, step: number, of: number): Promise<void> {
  await expect(panel(page).getByText(`Step ${step} of ${of}`)).toBeVisible();
}

/** Reads the step, or lets it be played for the learner. */
async function nextStep(page: Page): Promise<void> {
  await panel(page).locator('.next:not([aria-disabled="true"]), .skip').click();
}

async function play(page: Page, card: string, space: number): Promise<void> {
  await touch(page)(page, boardPart(page, `hand:${card}`));
  await touch(page)(page, boardPart(page, `space:${space}`));
}

test('a lesson of Architectura answers a wrong move and continues after the right one @small', async ({
  page,
}) => {
  const [{ id, steps }] = LESSONS;
  await page.goto(`/learn/architectura/${id}`);
  for (const step of [1, 2, 3]) {
    await expectStep(page, step, steps.length);
    await nextStep(page);
  }
  await expectStep(page, 4, steps.length);
  await play(page, 'Statue', 1);
  await expect(panel(page)).toContainText('only make the Library fall one step');
  await expectAccessibleInBothThemes(page, 'a lesson of Architectura');
  await play(page, 'Inn', 1);
  await page.locator('.action .confirm').click();
  await expectStep(page, 5, steps.length);
  await expect(boardPart(page, 'space:0')).toHaveAccessibleName(/ruin of Boris/);
});

for (const { id, steps } of LESSONS)
  test(`the lesson ${id} of Architectura can be followed to its end @long @small`, async ({ page }) => {
    await page.goto(`/learn/architectura/${id}`);
    for (const [index] of steps.entries()) {
      await expectStep(page, index + 1, steps.length);
      // A finished game opens its score sheet over the table.
      const sheet = page.getByRole('dialog', { name: 'Final score' });
      if (id === 'end' && index === steps.length - 2) {
        await expect(sheet).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      }
      await nextStep(page);
    }
    await expect(page.getByText('What you have learnt')).toBeVisible();
  });
