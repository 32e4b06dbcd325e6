import { PUZZLES as CITY_PUZZLES } from '@archivolt/architectura/puzzles';
import { PUZZLES } from '@archivolt/red-cathedral/puzzles';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { findPuzzle, isOneCard, playCathedralPuzzle, playCityPuzzle } from '../support/puzzles.ts';
import { waitForTable } from '../support/records.ts';
import { expect, test } from '../support/test.ts';

test('a solved puzzle of Architectura is counted and leads to the next one', async ({ page }) => {
  const chosen = findPuzzle(CITY_PUZZLES, (way) => way.solves && isOneCard(way));
  await page.goto('/puzzles');
  await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'puzzles');
  const number = CITY_PUZZLES.indexOf(chosen.puzzle) + 1;
  const list = page.getByRole('region', { name: 'Architectura' });
  await list.getByRole('link', { name: `Puzzle ${number}. New`, exact: true }).click();
  const panel = page.locator('section.puzzle');
  await expect(panel).toContainText('Find the best turn');
  await expectAccessibleInBothThemes(page, 'a puzzle');
  await playCityPuzzle(page, chosen);
  await expect(panel.getByRole('heading', { name: /^Solved\./ })).toBeVisible();
  await expect(panel).toContainText(/to win · /);
  await expectAccessibleInBothThemes(page, 'a solved puzzle');
  await panel.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(panel).toContainText('Find the best turn');
  await expect(page).not.toHaveURL(new RegExp(`/${chosen.puzzle.id}$`));
  await panel.getByRole('link', { name: 'All puzzles' }).click();
  await expect(list).toContainText(`1 of ${CITY_PUZZLES.length} solved`);
  await expect(list.getByRole('link', { name: `Puzzle ${number}. Solved`, exact: true })).toBeVisible();
});

test('a puzzle says how much a worse turn gives away, shows the solution on request, and can be tried again', async ({
  page,
}) => {
  const chosen = findPuzzle(CITY_PUZZLES, (way) => !way.solves && isOneCard(way));
  await page.goto(`/puzzles/architectura/${chosen.puzzle.id}`);
  const panel = page.locator('section.puzzle');
  await playCityPuzzle(page, chosen);
  await expect(panel.getByRole('heading', { name: /gives away \d+ percentage points/ })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'The best turn' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Show the solution' }).click();
  await expect(panel.getByRole('heading', { name: 'The best turn' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a puzzle that was not solved');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('Find the best turn');
  await page.goto('/puzzles/architectura');
  await expect(page.getByRole('link', { name: /Tried$/ })).toHaveCount(1);
});

test('a puzzle of The Red Cathedral offers a hint and can be solved', async ({ page }) => {
  const chosen = findPuzzle(
    PUZZLES,
    ({ solves, moves }) => solves && moves.length === 2 && moves[0]?.startsWith('claim ') === true,
  );
  await page.goto(`/puzzles/red-cathedral/${chosen.puzzle.id}`);
  await waitForTable(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByRole('button', { name: 'Which move?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await playCathedralPuzzle(page, chosen);
  const panel = page.locator('section.puzzle');
  await expect(panel.getByRole('heading', { name: /^Solved\./ })).toBeVisible();
});

test('the address of an unknown puzzle says that there is no such puzzle', async ({ page }) => {
  await page.goto('/puzzles/architectura/none');
  await expect(page.getByRole('heading', { name: 'There is no such puzzle' })).toBeVisible();
});
