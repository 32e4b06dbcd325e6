import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Drags with the mouse from one point to the other; `halfway` is called in the middle. */
export async function dragWithMouse(
  page: Page,
  from: Point,
  to: Point,
  halfway: () => Promise<void> = async () => {},
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await halfway();
  await page.mouse.up();
}

/** The same with a finger, as native touch events. */
export async function dragWithFinger(page: Page, from: Point, to: Point): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let part = 1; part <= 8; part++)
    await send('touchMove', [
      { x: from.x + ((to.x - from.x) * part) / 8, y: from.y + ((to.y - from.y) * part) / 8 },
    ]);
  await send('touchEnd', []);
}
