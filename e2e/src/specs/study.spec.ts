import { prepareGame } from '../../../games/architectura/hands/prepareGame.ts';
import { openGame } from '../../../games/architectura/hands/record.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expect, type Page, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Study of this game' });

test('a study shows a curve, turning points and decisions with alternatives, and a reload does not repeat it @phone', async ({
  page,
}, { project }) => {
  const stored = prepareGame({ players: 2, here: [0], until: ({ toMove }) => toMove === undefined });
  const address = `/game/${stored.id}`;
  await openGame(page, stored);
  await page.goto(address);
  await page.getByRole('button', { name: 'Study', exact: true }).click();
  const study = panel(page);
  const decisions = study.getByRole('heading', { name: 'Decisions' });
  await expect(decisions).toBeVisible({ timeout: 180_000 });
  await expect(study.getByText(/: accuracy \d+ of 100$/)).toHaveCount(2);
  await expectAccessibleInBothThemes(page, 'a study');

  // The curve in numbers ends with the result.
  await study.getByText('All decisions as a table').click();
  await expect(study.getByRole('row').last()).toContainText(/100%|50%/);

  // A decision with what else could have been done.
  const decision = study.locator('details', { hasText: /^Turn \d+:/ }).first();
  await decision.locator('summary').click();
  await expect(decision.getByText(/to win · /).first()).toBeVisible();
  await expect(decision.getByText('What might have followed')).toBeVisible();

  // A turning point leads to its move, and so does the curve.
  await study
    .getByRole('button', { name: /percentage points/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/[1-9]\d*\?study$/);
  if (project.name === 'phone') {
    await expect(decisions).toBeHidden();
    await study.getByRole('button', { name: 'Show the whole study' }).click();
  }
  const course = study.getByRole('slider', { name: 'Course of the game' });
  await course.fill('3');
  await expect(page).toHaveURL(`${address}/3?study`);
  await expect(course).toHaveAttribute('aria-valuetext', /\d+%, .*\d+%/);

  // A stored study is not computed again.
  let workers = 0;
  page.on('worker', () => {
    workers++;
  });
  await page.reload();
  await expect(decisions).toBeVisible();
  await expect(study.getByText(/: accuracy \d+ of 100$/)).toHaveCount(2);
  expect(workers).toBe(0);
  await study.getByRole('button', { name: 'Close the study' }).click();
  await expect(study).toBeHidden();
  await expect(page).toHaveURL(`${address}/3`);
});
