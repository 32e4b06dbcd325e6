import type { MoveOf } from '@archivolt/red-cathedral';
import { waitForChange } from '../../../games/red-cathedral/hands/game.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, type Situation, situation } from '../../../games/red-cathedral/hands/record.ts';
import { dragWithFinger, dragWithMouse } from '../support/drag.ts';
import { expect, type Page, test } from '../support/test.ts';
import { boardPart, click, freePoint, tap } from '../support/touch.ts';

/** A turn in which a cube can be delivered. */
const canDeliver = (now: Situation): boolean =>
  isMyTurn(now) && now.offers.some(({ do: word }) => word === 'deliver');

async function openTurnWithDelivery(page: Page): Promise<{ now: Situation; move: MoveOf<'deliver'> }> {
  await openGame(page, prepareGame({ players: 2, until: canDeliver }));
  const now = await situation(page);
  const move = now.offers.find((offer) => offer.do === 'deliver');
  if (move?.do !== 'deliver') throw new Error('nothing to deliver');
  return { now, move };
}

async function expectDelivered(page: Page, now: Situation, move: MoveOf<'deliver'>): Promise<void> {
  await waitForChange(page, now);
  await expect.poll(async () => (await situation(page)).draft.steps.map((step) => step.move)).toEqual([move]);
}

test('[RC-B1] a cube can be dragged to a section with the mouse', async ({ page }) => {
  const { now, move } = await openTurnWithDelivery(page);
  const [from, to] = [
    await freePoint(boardPart(page, `goods:${move.kind}`)),
    await freePoint(boardPart(page, `section:${move.section}`)),
  ];
  await dragWithMouse(page, from, to, () => expect(page.locator('.dragged-cube')).toBeVisible());
  await expect(page.locator('.dragged-cube')).toBeHidden();
  await expectDelivered(page, now, move);
});

test('[RC-B2] a cube dropped elsewhere is not delivered, and a section without a banner explains why', async ({
  page,
}) => {
  const { now, move } = await openTurnWithDelivery(page);
  const from = await freePoint(boardPart(page, `goods:${move.kind}`));
  const wrong = now.state.table.towers
    .flatMap((tower, index) => tower.map((section, level) => ({ section, at: index * 10 + level })))
    .find(({ section }) => section.banner === null);
  const to = await freePoint(boardPart(page, `section:${wrong?.at}`));
  for (const point of [{ x: 3, y: 3 }, to]) await dragWithMouse(page, from, point);
  await expect(page.getByRole('dialog', { name: 'Not possible now' })).toContainText('has no banner yet');
  expect((await situation(page)).draft.steps).toEqual([]);
});

test('[RC-B1] a cube can be dragged with a finger @finger', async ({ page }) => {
  const { now, move } = await openTurnWithDelivery(page);
  await tap(page, page.locator('.tabs button').nth(1));
  const cube = boardPart(page, `goods:${move.kind}`);
  const section = boardPart(page, `section:${move.section}`);
  const to = await freePoint(section);
  const from = await freePoint(cube);
  await dragWithFinger(page, from, to);
  await expectDelivered(page, now, move);
});

test('[RC-B1] a cube that fits only one section goes there at the first touch @phone', async ({
  page,
  isMobile,
}) => {
  const press = isMobile ? tap : click;
  const { now, move } = await openTurnWithDelivery(page);
  if (isMobile) await tap(page, page.locator('.tabs button').nth(1));
  await press(page, boardPart(page, `goods:${move.kind}`));
  await expectDelivered(page, now, move);
});

test('[RC-A1][RC-A2] choosing a die highlights every location it can reach, including paid ones', async ({
  page,
}) => {
  const paying = (now: Situation): boolean =>
    isMyTurn(now) && now.offers.filter((move) => move.do === 'acquire' && move.die === 0).length > 2;
  await openGame(page, prepareGame({ players: 2, until: paying }));
  const { offers, state } = await situation(page);
  await click(page, boardPart(page, 'die:0'));
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

test('two fingers zoom the cathedral around the point between them and move it @finger', async ({ page }) => {
  await openGame(page, prepareGame({ players: 4, until: isMyTurn }));
  await tap(page, page.locator('.tabs button').nth(1));
  // The base of the third tower, because near the edges the drawing cannot follow the fingers.
  const section = page.locator('[data-target="section:20"]');
  await section.scrollIntoViewIfNeeded();
  const box = async () => {
    const found = await section.boundingBox();
    if (!found) throw new Error('the section is not visible');
    return found;
  };
  const before = await box();
  // The point of the section between the fingers, which it must not leave.
  const held = { x: before.x + before.width * 0.4, y: before.y + before.height * 0.6 };
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove', middle: { x: number; y: number }, apart: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: middle.x - apart / 2, y: middle.y - apart / 4, id: 0 },
        { x: middle.x + apart / 2, y: middle.y + apart / 4, id: 1 },
      ],
    });
  const expectHeld = async (middle: { x: number; y: number }, factor: number): Promise<void> => {
    const now = await box();
    expect(now.width / before.width).toBeCloseTo(factor, 1);
    expect(Math.abs(now.x + now.width * 0.4 - middle.x)).toBeLessThan(3);
    expect(Math.abs(now.y + now.height * 0.6 - middle.y)).toBeLessThan(3);
  };
  // Each finger is on another tower.
  await fingers('touchStart', held, 120);
  for (const apart of [140, 160, 180, 200, 220, 240]) await fingers('touchMove', held, apart);
  await expectHeld(held, 2);
  // The same fingers at a constant distance: the drawing moves with them.
  const moved = { x: held.x - 24, y: held.y - 18 };
  for (const part of [0.25, 0.5, 0.75, 1])
    await fingers('touchMove', { x: held.x - 24 * part, y: held.y - 18 * part }, 240);
  await expectHeld(moved, 2);
  for (const apart of [200, 160, 100, 60]) await fingers('touchMove', moved, apart);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // Never smaller than the whole drawing.
  expect((await box()).width).toBeCloseTo(before.width, 0);
});
