import type { Chance } from '@archivolt/engine';
import type { RedCathedral } from '@archivolt/red-cathedral';
import { expect, type Locator, type Page } from '@playwright/test';
import * as playing from '../../../e2e/src/support/playing.ts';
import { boardPart, click, isPhone, tap } from '../../../e2e/src/support/touch.ts';
import type { Situation } from './record.ts';
import { type Touch, waysOf } from './ways.ts';

export type Hand = playing.Hand<RedCathedral>;

/** Uses a pointer; every move is made in one of its ways at random. */
function pointer(chance: Chance, press: (page: Page, thing: Locator) => Promise<void>): Hand {
  return {
    async make(page, move, situation) {
      const ways = waysOf(move, situation);
      for (const touch of ways[chance(ways.length)] ?? [])
        await press(page, await find(page, touch, situation));
    },
    confirm: (page) => press(page, playing.confirmButton(page)),
    press,
  };
}

export const mouse = (chance: Chance): Hand => pointer(chance, click);
export const thumb = (chance: Chance): Hand => pointer(chance, tap);

/** Finds the thing to touch and brings it into view the way a person would. */
async function find(page: Page, touch: Touch, situation: Situation): Promise<Locator> {
  if (touch.on === 'choice') return page.locator(`[data-choice="${touch.key}"]`);
  if (touch.on === 'action') return page.locator(`[data-action="${touch.name}"]`);
  const [on, number] = touch.target.split(':');
  if (!isPhone(page)) return boardPart(page, touch.target);
  await showPart(page, touch.target);
  if (on !== 'die') return boardPart(page, touch.target);
  // On a phone a die is lifted through its place; the tray shows several dice.
  const place = situation.draft.view.table.dice[Number(number)]?.place;
  const niche = boardPart(page, `place:${place}`);
  await niche.waitFor();
  const alone = situation.draft.view.table.dice.filter((die) => die.place === place).length === 1;
  if (alone) return niche;
  await tap(page, niche);
  const inTray = page.locator(`.tray [data-target="${touch.target}"]`);
  // If only one of them can be moved, the niche has lifted it already.
  const lifted = page.locator(`[data-target="${touch.target}"][data-state="chosen"]`);
  // After a touch that ended an animation, the bar lists the dice of the place.
  const inBar = page.locator(`[data-choice="lift ${number}"]`);
  await expect(inTray.or(lifted).or(inBar).first()).toBeVisible();
  if ((await inBar.count()) > 0) return inBar;
  return (await inTray.count()) > 0 ? inTray : page.locator('h1');
}

const PARTS: Record<string, number> = { die: 0, place: 0, influence: 0, supply: 0, section: 1, player: 3 };

/** Switches to the pane that contains a thing, unless it is visible. */
async function showPart(page: Page, target: string): Promise<void> {
  if ((await page.locator(`[data-target="${target}"]`).filter({ visible: true }).count()) > 0) return;
  const part = PARTS[target.split(':')[0] ?? ''] ?? 2;
  await tap(page, page.locator('.tabs button').nth(part));
}
