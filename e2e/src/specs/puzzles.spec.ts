import { architectura, positions as city } from '@archivolt/architectura';
import { PUZZLES as CITY_PUZZLES } from '@archivolt/architectura/puzzles';
import {
  extend,
  type Game,
  offersOf,
  type Positions,
  type Puzzle,
  type PuzzleWay,
  type Shape,
  same,
  startDraft,
  viewOf,
} from '@archivolt/engine';
import { positions, redCathedral } from '@archivolt/red-cathedral';
import { PUZZLES } from '@archivolt/red-cathedral/puzzles';
import { pointer } from '../../../games/architectura/hands/hand.ts';
import type { Situation as CityStanding } from '../../../games/architectura/hands/record.ts';
import { mouse } from '../../../games/red-cathedral/hands/hand.ts';
import type { Situation } from '../../../games/red-cathedral/hands/record.ts';
import { expectAccessibleInBoth } from '../support/axe.ts';
import { confirmButton } from '../support/playing.ts';
import { seated } from '../support/records.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Plays a way through a puzzle by hand and confirms it. */
async function play<G extends Shape>(
  page: Page,
  game: Game<G>,
  { parseState }: Positions<G>,
  { position }: Puzzle,
  { moves }: PuzzleWay,
  make: (move: G['move'], now: object) => Promise<void>,
): Promise<void> {
  const parsed = parseState(position);
  if (!parsed.ok) throw new Error(parsed.why);
  const state = parsed.value;
  const toMove = game.toMove(state.table) ?? 0;
  let draft = startDraft(viewOf(state, toMove));
  await seated(page);
  for (const text of moves) {
    const offers = offersOf(game, draft.view);
    const wanted = game.notation.parseMove(text);
    const move = offers.find((offer) => wanted.ok && same(offer, wanted.value));
    if (move === undefined) throw new Error(`${text} is not offered`);
    await make(move, { state, draft, offers, toMove, mine: true, complete: false, events: [] });
    draft = extend(game, draft, move);
  }
  await confirmButton(page).click();
}

/** A puzzle with such a way of few touches. */
function puzzleWith(
  puzzles: readonly Puzzle[],
  isWanted: (way: PuzzleWay) => boolean,
): { puzzle: Puzzle; way: PuzzleWay } {
  for (const puzzle of puzzles) for (const way of puzzle.ways) if (isWanted(way)) return { puzzle, way };
  throw new Error('no puzzle is that short');
}

const inTheCity = (page: Page, { puzzle, way }: { puzzle: Puzzle; way: PuzzleWay }) =>
  play(page, architectura, city, puzzle, way, (move, now) =>
    pointer(() => 0).make(page, move, now as CityStanding),
  );
const isOneCard = ({ moves }: PuzzleWay): boolean =>
  moves.length === 1 && moves[0]?.startsWith('play ') === true;

test('a puzzle of Architectura is solved, counted, and leads to the next one', async ({ page }) => {
  const chosen = puzzleWith(CITY_PUZZLES, (way) => way.solves && isOneCard(way));
  await page.goto('/puzzles');
  await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
  await expectAccessibleInBoth(page, 'puzzles');
  const number = CITY_PUZZLES.indexOf(chosen.puzzle) + 1;
  const list = page.getByRole('region', { name: 'Architectura' });
  await list.getByRole('link', { name: `Puzzle ${number}. New`, exact: true }).click();
  const panel = page.locator('section.puzzle');
  await expect(panel).toContainText('Find the best turn');
  await expectAccessibleInBoth(page, 'a puzzle');
  await inTheCity(page, chosen);
  await expect(panel.getByRole('heading', { name: /^Solved\./ })).toBeVisible();
  await expect(panel).toContainText(/to win · /);
  await expectAccessibleInBoth(page, 'a solved puzzle');
  await panel.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(panel).toContainText('Find the best turn');
  await expect(page).not.toHaveURL(new RegExp(`/${chosen.puzzle.id}$`));
  await panel.getByRole('link', { name: 'All puzzles' }).click();
  await expect(list).toContainText(`1 of ${CITY_PUZZLES.length} solved`);
  await expect(list.getByRole('link', { name: `Puzzle ${number}. Solved`, exact: true })).toBeVisible();
});

test('a worse turn is told by how much, the solution is shown on request, and it can be tried again', async ({
  page,
}) => {
  const chosen = puzzleWith(CITY_PUZZLES, (way) => !way.solves && isOneCard(way));
  await page.goto(`/puzzles/architectura/${chosen.puzzle.id}`);
  const panel = page.locator('section.puzzle');
  await inTheCity(page, chosen);
  await expect(panel.getByRole('heading', { name: /gives away \d+ percentage points/ })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'The best turn' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Show the solution' }).click();
  await expect(panel.getByRole('heading', { name: 'The best turn' })).toBeVisible();
  await expectAccessibleInBoth(page, 'a puzzle that was not solved');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('Find the best turn');
  await page.goto('/puzzles/architectura');
  await expect(page.getByRole('link', { name: /Tried$/ })).toHaveCount(1);
});

test('a puzzle of The Red Cathedral is solved, with a hint on the way', async ({ page }) => {
  const chosen = puzzleWith(
    PUZZLES,
    ({ solves, moves }) => solves && moves.length === 2 && moves[0]?.startsWith('claim ') === true,
  );
  await page.goto(`/puzzles/red-cathedral/${chosen.puzzle.id}`);
  await seated(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByRole('button', { name: 'Which move?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await play(page, redCathedral, positions, chosen.puzzle, chosen.way, (move, now) =>
    mouse(() => 0).make(page, move, now as Situation),
  );
  const panel = page.locator('section.puzzle');
  await expect(panel.getByRole('heading', { name: /^Solved\./ })).toBeVisible();
});

test('a puzzle that does not exist says so', async ({ page }) => {
  await page.goto('/puzzles/architectura/none');
  await expect(page.getByRole('heading', { name: 'There is no such puzzle' })).toBeVisible();
});
