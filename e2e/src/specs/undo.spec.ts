import { seeded } from '@archivolt/engine';
import { changed, step } from '../house/game.ts';
import { mouse } from '../house/hand.ts';
import { expect, type Page, test } from '../house/house.ts';
import { laid, myTurn } from '../house/laid.ts';
import { confirmButton } from '../house/playing.ts';
import type { Policy } from '../house/policy.ts';
import { purposeful } from '../house/policy.ts';
import { sitDown, standing } from '../house/record.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo one step' });
const undoTurn = (page: Page) => page.getByRole('button', { name: 'Undo the whole turn' });

/** What the eye sees of the game, without what merely answers the pointer. */
async function seen(page: Page): Promise<string[]> {
  await page.mouse.move(2, 2);
  return page.locator('[data-target]').evaluateAll((all) =>
    all.map((element) => {
      const { target, state } = (element as HTMLElement).dataset;
      return `${target} ${state ?? ''} ${element.getAttribute('aria-label')}`;
    }),
  );
}

/** Prefers to acquire, and in the market everything before the roll. */
const acquiring: Policy = (now) => {
  const wish = ['take', 'use', 'activate', 'acquire'].flatMap((word) =>
    now.offers.filter((move) => move.do === word),
  );
  return (
    wish[0] ?? now.offers.find(({ do: word }) => word !== 'roll' && word !== 'end') ?? purposeful(1)(now)
  );
};

test('every step of a turn can be taken back, one by one, and the table is as it was [RC-C1]', async ({
  page,
}) => {
  await sitDown(page, laid({ players: 2, until: myTurn }));
  const hand = mouse(seeded(1));
  const claiming: Policy = (now) => now.offers.find(({ do: word }) => word === 'claim') ?? purposeful(1)(now);
  const pictures = [await seen(page)];
  while (!(await standing(page)).complete) {
    await step(page, hand, claiming);
    pictures.push(await seen(page));
  }
  expect(pictures.length).toBeGreaterThan(2);
  for (pictures.pop(); pictures.length > 0; pictures.pop()) {
    await undo(page).click();
    expect(await seen(page)).toEqual(pictures.at(-1));
  }
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
});

test('a whole turn is taken back at once, by button and by key [RC-A1]', async ({ page }) => {
  await sitDown(page, laid({ players: 2, until: myTurn }));
  const before = await seen(page);
  for (const take of [() => undoTurn(page).click(), () => page.keyboard.press('Shift+U')]) {
    for (let count = 0; count < 2; count++) await step(page, mouse(seeded(2)), acquiring);
    expect(await seen(page)).not.toEqual(before);
    await take();
    expect(await seen(page)).toEqual(before);
  }
});

test('a roll ends undo, and the page says so before [RC-A5]', async ({ page }) => {
  await sitDown(page, laid({ players: 2, until: myTurn }));
  const hand = mouse(seeded(3));
  while (!(await standing(page)).offers.some(({ do: word }) => word === 'roll'))
    await step(page, hand, acquiring);
  const roll = page.locator('[data-choice="roll"]');
  await expect(roll).toContainText('Undo ends here.');
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'false');
  const now = await standing(page);
  await roll.click();
  await changed(page, now);
  expect((await standing(page)).stored.submissions).toHaveLength(now.stored.submissions.length + 1);
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
});

test('turns confirm themselves when the settings say so', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Confirm turns by themselves' }).check();
  await sitDown(page, laid({ players: 2, until: myTurn }));
  const before = await standing(page);
  const hand = mouse(seeded(4));
  const policy = purposeful(4);
  while ((await standing(page)).stored.submissions.length === before.stored.submissions.length) {
    await step(page, hand, policy);
    await expect(confirmButton(page)).toBeHidden();
  }
});
