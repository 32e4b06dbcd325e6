import { waitForTable } from '../support/records.ts';
import { expect, type Page } from '../support/test.ts';
import { expectNoConsoleErrors, join, setUpTable, tableId, test } from '../support/visitors.ts';

const expectMove = (page: Page, playFirstOffer: number, last: number) =>
  expect(page.getByText(`Move ${playFirstOffer} of ${last}`, { exact: true })).toBeVisible();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Plays the first offer of the player to move at these pages; returns the version. */
async function move(id: string, ...pages: readonly Page[]): Promise<number> {
  for (const page of pages) {
    const version = await page.evaluate(async (table) => {
      const shown = await (await fetch(`/api/tables/${table}/view`)).json();
      if (!shown.offers?.length) return undefined;
      const answer = await fetch(`/api/tables/${table}/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ version: shown.version, moves: [shown.offers[0]] }),
      });
      return answer.ok ? (await answer.json()).version : undefined;
    }, id);
    if (version !== undefined) break;
  }
  const shown = await pages[0]?.evaluate(
    async (table) => (await fetch(`/api/tables/${table}/view`)).json(),
    id,
  );
  return shown.version;
}

test('[AR-S2] the replay of a running online game shows only your own seat and grows with every move', async ({
  visit,
}) => {
  const ada = await visit('en');
  const boris = await visit('en');
  const clio = await visit('en');
  await join(boris, 'Boris', await setUpTable(ada, 'Ada', 'architectura'));
  await Promise.all([waitForTable(ada.page), waitForTable(boris.page)]);
  const id = tableId(ada.page);
  for (let made = 0; made < 6; made++) await move(id, ada.page, boris.page);
  let last = await move(id, ada.page, boris.page);

  const { page } = ada;
  await page.getByRole('button', { name: ada.t.table.menu }).click();
  await page.getByRole('link', { name: ada.t.table.replay }).click();
  await expectMove(page, 0, last);
  for (const name of ['Share', 'Play on from here', 'Study'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Point of view')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expectMove(page, 1, last);

  // A new move extends the replay; a reader at the last move is shown it immediately.
  const before = last;
  last = await move(id, page, boris.page);
  expect(last).toBeGreaterThan(before);
  await expectMove(page, 1, last);
  await page.keyboard.press('End');
  await expectMove(page, last, last);
  last = await move(id, page, boris.page);
  await expectMove(page, last, last);

  // The hand shown is Ada's, as her table shows it, and a spectator sees none.
  const hand = page.locator('[data-target^="hand:"]');
  const names = () => hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-target')));
  await expect(hand.first()).toBeVisible();
  const replayed = await names();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await waitForTable(page);
  await expect(hand.first()).toBeVisible();
  expect((await names()).sort()).toEqual(replayed.sort());
  await clio.page.goto(`/game/${id}/${last}`);
  await expectMove(clio.page, last, last);
  await expect(clio.page.locator('[data-target^="hand:"]')).toHaveCount(0);
  await expect(button(clio.page, 'Try it out')).toHaveCount(0);

  // When the game ends, the replay offers the actions of a finished game and stays at its move.
  await page.goto(`/game/${id}/2`);
  await expectMove(page, 2, last);
  await boris.page.getByRole('button', { name: boris.t.table.menu }).click();
  await boris.page.getByRole('button', { name: boris.t.table.resign.name }).click();
  await boris.page.getByRole('button', { name: boris.t.table.resignYes }).click();
  for (const name of ['Share', 'Play on from here', 'Study']) await expect(button(page, name)).toBeVisible();
  await expect(button(page, 'Try it out')).toHaveCount(0);
  await expectMove(page, 2, last);
  expectNoConsoleErrors(ada, boris);
});
