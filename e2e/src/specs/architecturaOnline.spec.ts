import { confirmButton } from '../support/playing.ts';
import { waitForTable } from '../support/records.ts';
import { playUntil } from '../support/remote.ts';
import { expect, type Page } from '../support/test.ts';
import { expectNoConsoleErrors, join, setUpTable, test, type Visitor } from '../support/visitors.ts';

/** Plays any turn of a visitor whose turn it is. */
async function takeTurn({ page }: Visitor): Promise<void> {
  await page.locator('.prompt .mine').first().waitFor({ state: 'attached' });
  await playUntil(page, confirmButton(page));
  await confirmButton(page).click();
}

const newCards = (page: Page) => page.locator('.hand li').filter({ has: page.locator('.new') });
const newCardName = (page: Page) => newCards(page).getByRole('button').getAttribute('data-target');

test('[AR-T1] an online turn that ended with a draw cannot be taken back, and a reload keeps the drawn card marked', async ({
  visit,
}) => {
  const [ada, boris] = [await visit('en'), await visit('en')];
  const link = await setUpTable(ada, 'Ada', 'architectura', async (page) => {
    await page.getByRole('radio', { name: 'You', exact: true }).check();
  });
  await join(boris, 'Boris', link);
  await Promise.all([waitForTable(ada.page), waitForTable(boris.page)]);

  await takeTurn(ada);
  await expect(ada.page.getByRole('heading', { name: 'Boris’s turn' })).toBeVisible();
  // Every turn of Architectura ends with a draw, so the request is disabled and says why.
  await ada.page.getByRole('button', { name: ada.t.table.menu }).click();
  await expect(ada.page.getByRole('button', { name: ada.t.table.ask.takeBack.name })).toBeDisabled();
  await expect(ada.page.getByText(ada.t.refusals.takeBackAfterUnknown as string)).toBeVisible();
  await ada.page.keyboard.press('Escape');

  await takeTurn(boris);
  await expect(ada.page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await expect(newCards(ada.page)).toHaveCount(1);
  const drawn = await newCardName(ada.page);
  await ada.page.reload();
  await waitForTable(ada.page);
  await expect(newCards(ada.page)).toHaveCount(1);
  expect(await newCardName(ada.page)).toBe(drawn);
  expectNoConsoleErrors(ada, boris);
});

test('at an online table of four, a tablet’s action bar covers no hand card, and a phone cuts off no name', async ({
  visit,
}) => {
  const ada = await visit('en');
  await setUpTable(ada, 'Annemarie', 'architectura', async (page) => {
    // By invitation, so that it does not appear in the lobby of other tests.
    await page.getByRole('radio', { name: ada.t.create.accesses.invitation.name }).check();
    await page.getByRole('radio', { name: '4 players' }).check();
    for (const seat of [2, 3])
      await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('child');
  });
  await ada.page.getByRole('button', { name: ada.t.bot.give }).click();
  await waitForTable(ada.page);
  const edge = async (part: string, side: 'top' | 'bottom') =>
    Math.max(
      ...(await ada.page
        .locator(part)
        .evaluateAll((all, on) => all.map((one) => one.getBoundingClientRect()[on]), side)),
    );
  for (const [width, height] of [
    [1180, 820],
    [1024, 768],
    [820, 1180],
  ] as const) {
    await ada.page.setViewportSize({ width, height });
    const spare = async () => (await edge('section.action', 'top')) - (await edge('.hand > li', 'bottom'));
    await expect.poll(spare, { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(0);
  }
  await ada.page.setViewportSize({ width: 844, height: 390 });
  const cut = ada.page
    .locator('header .seats .name')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
  expect(await cut).toEqual([]);
  expectNoConsoleErrors(ada);
});
