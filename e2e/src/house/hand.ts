import type { Chance } from '@archivolt/engine';
import type { RedCathedral } from '@archivolt/red-cathedral';
import { expect, type Locator, type Page } from '@playwright/test';
import * as playing from './playing.ts';
import type { Standing } from './record.ts';
import { type Touch, waysOf } from './ways.ts';

export type Hand = playing.Hand<RedCathedral>;

/** Points at things; every move is made now in one of its ways, now in another. */
function pointer(chance: Chance, press: (page: Page, thing: Locator) => Promise<void>): Hand {
  return {
    async make(page, move, standing) {
      const ways = waysOf(move, standing);
      for (const touch of ways[chance(ways.length)] ?? [])
        await press(page, await find(page, touch, standing));
    },
    confirm: (page) => press(page, playing.confirmButton(page)),
    press,
  };
}

export const mouse = (chance: Chance): Hand => pointer(chance, click);
export const thumb = (chance: Chance): Hand => pointer(chance, tap);

/** Where a thing of the board is seen; on a phone perhaps in the tray, which lies above the ring. */
export function onBoard(page: Page, target: string): Locator {
  return page.locator(`[data-target="${target}"]`).filter({ visible: true }).last();
}

/** The thing to touch, brought into view the way a person would. */
async function find(page: Page, touch: Touch, standing: Standing): Promise<Locator> {
  if (touch.on === 'choice') return page.locator(`[data-choice="${touch.key}"]`);
  if (touch.on === 'action') return page.locator(`[data-action="${touch.name}"]`);
  const [on, number] = touch.target.split(':');
  if (!isPhone(page)) return onBoard(page, touch.target);
  await showPart(page, touch.target);
  if (on !== 'die') return onBoard(page, touch.target);
  // On a phone a die is lifted through its place; of several dice there, the tray shows each.
  const place = standing.draft.view.table.dice[Number(number)]?.place;
  const niche = onBoard(page, `place:${place}`);
  await niche.waitFor();
  const alone = standing.draft.view.table.dice.filter((die) => die.place === place).length === 1;
  if (alone) return niche;
  await tap(page, niche);
  const inTray = page.locator(`.tray [data-target="${touch.target}"]`);
  // Where only one of them can be moved, the niche has lifted it already.
  const lifted = page.locator(`[data-target="${touch.target}"][data-state="chosen"]`);
  await expect(inTray.or(lifted).first()).toBeVisible();
  return (await inTray.count()) > 0 ? inTray : page.locator('h1');
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= 640;
}

const PARTS: Record<string, number> = { die: 0, place: 0, influence: 0, supply: 0, section: 1, player: 3 };

/** Turns to the part of the table that holds a thing, unless it is in view. */
async function showPart(page: Page, target: string): Promise<void> {
  if ((await page.locator(`[data-target="${target}"]`).filter({ visible: true }).count()) > 0) return;
  const part = PARTS[target.split(':')[0] ?? ''] ?? 2;
  await tap(page, page.locator('.tabs button').nth(part));
}

export async function click(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await freePoint(thing);
  await page.mouse.click(x, y);
}

export async function tap(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await freePoint(thing);
  await page.touchscreen.tap(x, y);
}

/**
 * A point of the thing that nothing else covers, as near to its middle as can be; a person aims there too, and not at
 * what is still gliding by. All of it is asked at once: whole games do it a thousand times.
 */
export async function freePoint(thing: Locator): Promise<{ x: number; y: number }> {
  const point = await thing.evaluate(async (element) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // It stands where it stood two frames ago. A part that was just turned to may scroll once more by itself.
    let before = element.getBoundingClientRect();
    for (let frames = 0, still = 0; frames < 120 && still < 2; frames++) {
      await frame();
      const now = element.getBoundingClientRect();
      still = now.width > 0 && now.left === before.left && now.top === before.top ? still + 1 : 0;
      before = now;
    }
    const fractions = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88];
    let over: Element | null = null;
    // Something may lie over the edge of the part; then a person scrolls on.
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
  if (!('x' in point)) throw new Error(`${thing} cannot be touched: ${JSON.stringify(point)}`);
  return { x: point.x ?? 0, y: point.y ?? 0 };
}
