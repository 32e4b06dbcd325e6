import type { Locator, Page } from '@playwright/test';

/** The element of a part of the board; on a phone it may be in the tray above the ring. */
export function boardPart(page: Page, target: string): Locator {
  return page.locator(`[data-target="${target}"]`).filter({ visible: true }).last();
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= 640;
}

/** Waits for a painted frame. A pane measures itself in the frame after it is shown or resized, and nobody sees it before. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((done) => requestAnimationFrame(done));
  });
}

export async function click(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await freePoint(thing);
  // A person's pointer is there before it presses; the target may be redrawn in between.
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

export async function tap(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await freePoint(thing);
  await page.touchscreen.tap(x, y);
}

/** How often, and after which pause, to look again at an element without a free point: ten seconds in all. */
const TRIES = 40;
const PAUSE_MS = 250;

/** An uncovered point of the element, once it has stopped moving: where a person would aim. */
export async function freePoint(thing: Locator): Promise<{ x: number; y: number }> {
  for (let tries = 1; ; tries++) {
    const point = await findFreePoint(thing);
    if ('x' in point) return { x: point.x ?? 0, y: point.y ?? 0 };
    if (tries === TRIES) throw new Error(`${thing} cannot be touched: ${JSON.stringify(point)}`);
    // The page may have just redrawn the element, or still be closing what covers it.
    await thing.page().waitForTimeout(PAUSE_MS);
  }
}

/**
 * The point as near to the middle of the element as possible, or what covers it. It is a single call into the page, because
 * whole games use it a thousand times.
 */
function findFreePoint(thing: Locator) {
  return thing.evaluate(async (element) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // Wait until it has not moved for two frames. A pane that was just opened may scroll once more on its own.
    let before = element.getBoundingClientRect();
    for (let frames = 0, still = 0; frames < 120 && still < 2; frames++) {
      await frame();
      const now = element.getBoundingClientRect();
      // An answer that has just appeared cannot be pressed for a moment.
      const rests = now.width > 0 && now.left === before.left && now.top === before.top;
      still = rests && !element.closest('[data-fresh]') ? still + 1 : 0;
      before = now;
    }
    const fractions = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88];
    let over: Element | null = null;
    // Something may cover the edge of the pane; then a person scrolls on.
    for (const block of ['nearest', 'center'] as const) {
      element.scrollIntoView({ block, inline: block, behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const down of fractions)
        for (const across of fractions) {
          const [x, y] = [left + width * across, top + height * down];
          over = document.elementFromPoint(x, y);
          if (element.contains(over)) return { x, y };
        }
    }
    return { over: over?.outerHTML.slice(0, 200) };
  });
}
