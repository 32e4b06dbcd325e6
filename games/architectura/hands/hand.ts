import { type Architectura, architectura, type Move } from '@archivolt/architectura';
import type { Chance } from '@archivolt/engine';
import type { Locator, Page } from '@playwright/test';
import * as playing from '../../../e2e/src/support/playing.ts';
import { boardPart, click, isPhone, tap } from '../../../e2e/src/support/touch.ts';
import type { Situation } from './record.ts';
import { type Touch, waysOf } from './ways.ts';

export function find(page: Page, touch: Touch, move: Move): Locator {
  if (touch.on === 'choice') return page.locator(`[data-choice="${touch.key}"]`);
  // A phone without space for a large street asks for the direction only in the bar.
  if (touch.on === 'board' && touch.target.startsWith('turn:')) {
    const button = page.locator(`[data-choice="${architectura.notation.printMove(move)}"]`);
    return page.locator(`[data-target="${touch.target}"]`).or(button).filter({ visible: true }).first();
  }
  return touch.on === 'action'
    ? page.locator(`[data-action="${touch.name}"]`)
    : boardPart(page, touch.target);
}

export type Hand = playing.Hand<Architectura>;

/** The parts of a hand: how it finds the target of a touch (`last` if it completes the move), and how it touches. */
interface HandParts {
  find(page: Page, touch: Touch, move: Move, last: boolean, situation: Situation): Locator;
  touch(page: Page, thing: Locator): Promise<void>;
  confirm(page: Page): Promise<void>;
  /** Which of the ways of a move it takes. */
  ways: Chance;
}

export function handOf({ find, touch, confirm, ways: chance }: HandParts): Hand {
  return {
    async make(page, move, now) {
      const ways = waysOf(move, now);
      const touches = ways[chance(ways.length)] ?? [];
      for (const [index, one] of touches.entries())
        await touch(page, find(page, one, move, index === touches.length - 1, now));
    },
    confirm,
    press: touch,
  };
}

const press = (page: Page, thing: Locator): Promise<void> => (isPhone(page) ? tap : click)(page, thing);

/** With a mouse or a thumb; every move is made in one of its ways at random. */
export const pointer = (ways: Chance): Hand =>
  handOf({ find, touch: press, confirm: (page) => press(page, playing.confirmButton(page)), ways });
