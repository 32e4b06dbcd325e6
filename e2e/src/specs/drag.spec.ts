import type { MoveOf } from '@archivolt/red-cathedral';
import { dragWithFinger, dragWithMouse } from '../house/drag.ts';
import { changed } from '../house/game.ts';
import { click, freePoint, onBoard, tap } from '../house/hand.ts';
import { expect, type Page, test } from '../house/house.ts';
import { laid, myTurn, sitDown } from '../house/laid.ts';
import { type Standing, standing } from '../house/record.ts';

/** A turn in which a cube can be delivered. */
const canDeliver = (now: Standing): boolean =>
  myTurn(now) && now.offers.some(({ do: word }) => word === 'deliver');

async function deliver(page: Page): Promise<{ now: Standing; move: MoveOf<'deliver'> }> {
  await sitDown(page, laid({ players: 2, until: canDeliver }));
  const now = await standing(page);
  const move = now.offers.find((offer) => offer.do === 'deliver');
  if (move?.do !== 'deliver') throw new Error('nothing to deliver');
  return { now, move };
}

async function expectDelivered(page: Page, now: Standing, move: MoveOf<'deliver'>): Promise<void> {
  await changed(page, now);
  expect((await standing(page)).draft.steps.map((step) => step.move)).toEqual([move]);
}

test('a cube is dragged to a section with the mouse [RC-B1]', async ({ page }) => {
  const { now, move } = await deliver(page);
  const [from, to] = [
    await freePoint(onBoard(page, `goods:${move.kind}`)),
    await freePoint(onBoard(page, `section:${move.section}`)),
  ];
  await dragWithMouse(page, from, to, () => expect(page.locator('.dragged-cube')).toBeVisible());
  await expect(page.locator('.dragged-cube')).toBeHidden();
  await expectDelivered(page, now, move);
});

test('a cube let go elsewhere goes back; over a section that does not need it, the page says why [RC-B2]', async ({
  page,
}) => {
  const { now, move } = await deliver(page);
  const from = await freePoint(onBoard(page, `goods:${move.kind}`));
  const wrong = now.state.table.towers
    .flatMap((tower, index) => tower.map((section, level) => ({ section, at: index * 10 + level })))
    .find(({ section }) => section.banner === null);
  const to = await freePoint(onBoard(page, `section:${wrong?.at}`));
  for (const point of [{ x: 3, y: 3 }, to]) await dragWithMouse(page, from, point);
  await expect(page.getByRole('dialog', { name: 'Not possible now' })).toContainText('has no banner yet');
  expect((await standing(page)).draft.steps).toEqual([]);
});

test('a cube is dragged with the finger @finger [RC-B1]', async ({ page }) => {
  const { now, move } = await deliver(page);
  await tap(page, page.locator('.tabs button').nth(1));
  const cube = onBoard(page, `goods:${move.kind}`);
  const section = onBoard(page, `section:${move.section}`);
  const to = await freePoint(section);
  const from = await freePoint(cube);
  await dragWithFinger(page, from, to);
  await expectDelivered(page, now, move);
});

test('a cube goes to a section by two touches @phone [RC-B1]', async ({ page, isMobile }) => {
  const press = isMobile ? tap : click;
  const { now, move } = await deliver(page);
  if (isMobile) await tap(page, page.locator('.tabs button').nth(1));
  await press(page, onBoard(page, `goods:${move.kind}`));
  await expect(onBoard(page, `goods:${move.kind}`)).toHaveAttribute('aria-pressed', 'true');
  await press(page, onBoard(page, `section:${move.section}`));
  await expectDelivered(page, now, move);
});

test('a die shows where it goes, and what the way costs [RC-A1][RC-A2]', async ({ page }) => {
  const paying = (now: Standing): boolean =>
    myTurn(now) && now.offers.filter((move) => move.do === 'acquire' && move.die === 0).length > 2;
  await sitDown(page, laid({ players: 2, until: paying }));
  const { offers, state } = await standing(page);
  await click(page, onBoard(page, 'die:0'));
  const places = offers.flatMap((move) =>
    move.do === 'acquire' && move.die === 0 ? [((state.table.dice[0]?.place ?? 0) + move.steps) % 8] : [],
  );
  const lit = await page
    .locator('[data-target^="place:"][data-state="possible"]')
    .evaluateAll((all) =>
      all.map((element) => Number((element as HTMLElement).dataset.target?.split(':')[1])),
    );
  expect(lit.sort()).toEqual(places.sort());
});
