import { architectura, isFaceUp, kitOf, type Move, type Table, topPiece } from '@archivolt/architectura';
import type { Chance } from '@archivolt/engine';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Policy } from './architecturaPolicy.ts';
import { isMine, progress, type Standing, standing } from './architecturaRecord.ts';
import { click, confirmButton, isPhone, onBoard, tap } from './hand.ts';
import { reach } from './keyboard.ts';

/** One touch: a thing on the board, a button that answers the question, or an action of the bar. */
type Touch =
  | { on: 'board'; target: string }
  | { on: 'choice'; key: string }
  | { on: 'action'; name: 'exchange' | 'search' };

const board = (target: string): Touch => ({ on: 'board', target });

/** All the ways in which a person can make a move; each is one touch or two. */
function waysOf(move: Move, { draft: { view } }: Standing): Touch[][] {
  const button: Touch = { on: 'choice', key: architectura.notation.printMove(move) };
  switch (move.do) {
    case 'replace':
      return [
        [board(`deck:${move.card}`), board(`deck:${move.by}`)],
        [board(`deck:${move.by}`), board(`deck:${move.card}`)],
        [board(`deck:${move.by}`), button],
      ];
    case 'search':
      return [[{ on: 'action', name: 'search' }, board(`hand:${move.put}`)]];
    case 'exchange':
      return [[{ on: 'action', name: 'exchange' }]];
    case 'play':
    case 'faceDown':
      return [
        [board(`hand:${move.card}`), board(`space:${move.space}`)],
        [board(`space:${move.space}`), board(`hand:${move.card}`)],
      ];
    case 'playBeside':
    case 'faceDownBeside':
      return [
        [board(`hand:${move.card}`), board(`yard:${view.seat}`)],
        [board(`hand:${move.card}`), button],
      ];
    case 'remove':
      return [[board(`hand:${move.card}`), button]];
    case 'pay':
      return [
        [
          board(
            hasFallen(view.table, view.seat, move.card)
              ? `beside:${view.seat}:${move.card}`
              : `hand:${move.card}`,
          ),
        ],
      ];
    case 'turn':
      return [
        [board(`space:${move.space}`), board(`turn:${move.space}:${move.way}`)],
        [board(`space:${move.space}`), button],
      ];
    case 'move':
    case 'return':
    case 'rebuild':
    case 'token':
    case 'swap':
    case 'protect':
      return [[board(`space:${move.space}`)]];
    case 'copy':
      return [[board(`space:${spaceOf(view.table, move.card)}`)]];
    case 'ready':
    case 'show':
    case 'continue':
    case 'pass':
    case 'spare':
    case 'allow':
    case 'decline':
      return [[button]];
    default:
      return move satisfies never;
  }
}

/** Does the card lie beside the city? A card is in one place only. */
function hasFallen(table: Table, seat: number, card: string): boolean {
  const piece = kitOf(table).pieces.find((one) => one.seat === seat && one.id === card);
  const player = table.players[seat];
  return piece !== undefined && player !== undefined && ((player.fallen >> piece.number) & 1) === 1;
}

/** A face-up card of that name, whoever owns it. */
function spaceOf(table: Table, card: string): number {
  return table.top.findIndex(
    (_, space) => isFaceUp(table, space) && topPiece(table, kitOf(table), space).id === card,
  );
}

function find(page: Page, touch: Touch): Locator {
  if (touch.on === 'choice') return page.locator(`[data-choice="${touch.key}"]`);
  return touch.on === 'action' ? page.locator(`[data-action="${touch.name}"]`) : onBoard(page, touch.target);
}

/** One who plays Architectura at the page. */
export interface Hand {
  touch(page: Page, thing: Locator): Promise<void>;
  ways: Chance;
}

const press = (page: Page, thing: Locator): Promise<void> => (isPhone(page) ? tap : click)(page, thing);

/** With a mouse or a thumb; every move is made now in one of its ways, now in another. */
export const pointer = (ways: Chance): Hand => ({ touch: press, ways });

/** With the keyboard alone: Tab from list to list, arrows inside, Enter. */
export const keyboard: Hand = {
  async touch(page, thing) {
    await thing.waitFor();
    if ((await thing.getAttribute('data-target')) === null) await page.keyboard.press('a');
    await reach(page, thing);
    await page.keyboard.press('Enter');
  },
  ways: () => 0,
};

/** The screen between two persons at one device. */
export const handover = (page: Page): Locator => page.getByRole('alertdialog');

/** Something to touch for whoever decides now. */
const decision = (page: Page): Locator =>
  page
    .locator('[data-target][data-state="possible"]:visible, [data-choice], .action .confirm:not(.skip)')
    .first();

/** One step at the page: the device handed over, a move, a confirmation, or waiting. False once the game is over. */
async function step(page: Page, hand: Hand, policy: Policy): Promise<boolean> {
  const now = await standing(page);
  if (now.toMove === undefined) return false;
  if (isMine(now)) {
    await handover(page).or(decision(page)).first().waitFor();
    if (await handover(page).isVisible()) {
      await hand.touch(page, handover(page).getByRole('button'));
      await expect(handover(page)).toBeHidden();
      return true;
    }
    if (now.complete) await hand.touch(page, confirmButton(page));
    else {
      const ways = waysOf(policy(now), now);
      for (const touch of ways[hand.ways(ways.length)] ?? []) await hand.touch(page, find(page, touch));
    }
  }
  const next = async () => progress(await standing(page));
  await expect.poll(next, { intervals: [5, 10, 20, 50, 100] }).not.toBe(progress(now));
  return true;
}

/** More than any game of these tests has. */
const MOST = 800;

/** Plays on until the game is over, or until `enough`. */
export async function playOn(
  page: Page,
  hand: Hand,
  policy: Policy,
  enough: (standing: Standing) => boolean = () => false,
): Promise<void> {
  for (let count = 0; count < MOST; count++) {
    if (enough(await standing(page))) return;
    if (!(await step(page, hand, policy))) return;
  }
  throw new Error('the game does not end');
}

/** The final sheet is open and says the same as the rules. */
export async function expectFinalScore(page: Page, title = 'Final score'): Promise<void> {
  const { totals } = architectura.score((await standing(page)).state.table);
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('.total')).toHaveText(totals.map(String));
}
