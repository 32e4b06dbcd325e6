import { PUZZLES as CITY_PUZZLES } from '@archivolt/architectura/puzzles';
import type { Puzzle, PuzzleWay } from '@archivolt/engine';
import { PUZZLES } from '@archivolt/red-cathedral/puzzles';
import { prepareGame } from '../../../games/architectura/hands/prepareGame.ts';
import { openGame } from '../../../games/architectura/hands/record.ts';
import { expectCompleteInEveryLanguage } from '../support/languages.ts';
import { findPuzzle, isOneCard, playCathedralPuzzle, playCityPuzzle } from '../support/puzzles.ts';
import { waitForTable } from '../support/records.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Puzzles, sandboxes and studies are complete in every language. */

type PuzzleChoice = { puzzle: Puzzle; way: PuzzleWay };
const POSED: Record<string, { chosen: PuzzleChoice; play(page: Page, chosen: PuzzleChoice): Promise<void> }> =
  {
    'red-cathedral': {
      chosen: findPuzzle(
        PUZZLES,
        ({ moves }) => moves.length === 2 && moves[0]?.startsWith('claim ') === true,
      ),
      play: playCathedralPuzzle,
    },
    architectura: {
      chosen: findPuzzle(CITY_PUZZLES, (way) => !way.solves && isOneCard(way)),
      play: playCityPuzzle,
    },
  };

for (const [game, { chosen, play }] of Object.entries(POSED)) {
  test(`a puzzle of ${game}, its verdict and its solution are complete in every language @phone`, async ({
    page,
  }) => {
    await page.goto(`/puzzles/${game}/${chosen.puzzle.id}`);
    await waitForTable(page);
    await expectCompleteInEveryLanguage(page, 'a puzzle');
    await play(page, chosen);
    const panel = page.locator('section.puzzle');
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
    if (!chosen.way.solves) await panel.getByRole('button', { name: 'Show the solution' }).click();
    await expect(panel.getByRole('heading', { name: 'The best turn', exact: true })).toBeVisible();
    await expectCompleteInEveryLanguage(page, 'a verdict');
  });

  test(`the sandbox for a position of ${game} is complete in every language`, async ({ page }) => {
    await page.goto(`/try/${game}?position=${encodeURIComponent(chosen.puzzle.position)}`);
    await waitForTable(page);
    await expectCompleteInEveryLanguage(page, 'a sandbox');
  });
}

test('the study of a game is complete in every language @phone', async ({ page }) => {
  const stored = prepareGame({ players: 2, here: [0], until: ({ toMove }) => toMove === undefined });
  await openGame(page, stored);
  await page.goto(`/game/${stored.id}`);
  await page.getByRole('button', { name: 'Study', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Study of this game' });
  await expect(panel.getByRole('heading', { name: 'Decisions' })).toBeVisible({ timeout: 180_000 });
  for (const name of ['What accuracy means', 'All decisions as a table', 'Where these numbers come from'])
    await panel.getByText(name, { exact: true }).click();
  await panel
    .locator('details', { hasText: /^Turn \d+:/ })
    .first()
    .locator('summary')
    .click();
  await expect(panel.getByText('What might have followed').first()).toBeVisible();
  await expectCompleteInEveryLanguage(page, 'a study');
});
