import { architectura } from '@archivolt/architectura';
import { offersOf, seeded, viewOf } from '@archivolt/engine';
import { playOn } from '../../../games/architectura/hands/game.ts';
import { pointer } from '../../../games/architectura/hands/hand.ts';
import { eagerPolicy } from '../../../games/architectura/hands/policy.ts';
import { findGame, firstPlayersTurn, prepareGame } from '../../../games/architectura/hands/prepareGame.ts';
import { openGame, type Situation } from '../../../games/architectura/hands/record.ts';
import { confirmButton } from '../support/playing.ts';
import { expect, type Page, test } from '../support/test.ts';

const title = (page: Page) => page.locator('#action-title');

test('[AR-T3] when the hand is exchanged, the bar announces new cards and then the turn @phone', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, here: [0], until: firstPlayersTurn(3) }));
  await page.getByRole('button', { name: 'Exchange hand' }).click();
  await expect(title(page)).toHaveText('You get new cards, then you play');
  await expect(page.locator('main')).not.toContainText(/Exchange your hand Undo/);
  await confirmButton(page).click();
  await expect(title(page)).toHaveText('Your turn');
});

test('[AR-K7] an answer in another player’s turn is confirmed as an answer, not as a turn', async ({
  page,
}) => {
  const asked = ({ state: { table }, toMove }: Situation): boolean =>
    toMove === 0 && table.todo.at(-1)?.ask === 'faceDown' && table.active !== 0;
  await openGame(page, findGame({ players: 2, here: [0], until: asked }));
  await expect(title(page)).toHaveText('Your decision');
  await playOn(page, pointer(seeded(1)), eagerPolicy(1), ({ complete }) => complete);
  await expect(title(page)).toHaveText('Your answer is complete');
  await expect(confirmButton(page)).toHaveText('Confirm');
});

/** Whether this seat could only pass if it were its turn. */
function isStuck({ state }: Situation, seat: number): boolean {
  const { table, ...view } = viewOf(state, seat);
  const turn = { ...architectura.copyTable(table), active: seat, todo: [{ ask: 'turn', seat } as const] };
  return offersOf(architectura, { ...view, table: turn }).every((move) => move.do === 'pass');
}

/** Records every notice and bar button that appears, because the next turns replace them within a moment. */
async function recordNotices(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const part of document.querySelectorAll<HTMLElement>('[role=status] p, .action button'))
        if (part.checkVisibility({ visibilityProperty: true })) seen.add(part.innerText.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

test('[AR-T2] a player who cannot play a card passes automatically and sees why @phone', async ({ page }) => {
  // The second player can still play, so the game continues for a moment; then the score sheet covers the notice.
  const until = (now: Situation): boolean =>
    now.toMove === 2 &&
    now.state.table.todo.at(-1)?.ask === 'turn' &&
    isStuck(now, 2) &&
    isStuck(now, 0) &&
    !isStuck(now, 1);
  const seen = await recordNotices(page);
  await openGame(page, findGame({ players: 3, here: [0], until }));
  await expect
    .poll(seen)
    .toContainEqual(expect.stringContaining('You cannot play a card. Nothing else was possible'));
  expect(await seen()).not.toContainEqual(expect.stringContaining('Play nothing'));
});

test('[AR-T3] a player who can only exchange the hand or pass sees that no card can be played @phone', async ({
  page,
}) => {
  const until = ({ state, toMove }: Situation): boolean => {
    if (toMove !== 0 || state.table.todo.at(-1)?.ask !== 'turn') return false;
    const offers = offersOf(architectura, viewOf(state, 0)).map((move) => move.do);
    return offers.includes('exchange') && offers.every((kind) => kind === 'exchange' || kind === 'pass');
  };
  await openGame(page, findGame({ players: 2, here: [0], until }));
  await expect(page.locator('.action')).toContainText('None of your cards can be played.');
});

test('the search of each rule book gives one of its own rule numbers as an example', async ({ page }) => {
  for (const [game, number] of [
    ['red-cathedral', /such as RC-/],
    ['architectura', /such as AR-/],
  ] as const) {
    await page.goto(`/rules/${game}`);
    await expect(page.locator('#search-note')).toHaveText(number);
  }
});
