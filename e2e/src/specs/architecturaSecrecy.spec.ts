import { kitOf, listCards, pieceAt, pieceOf, type Table } from '@archivolt/architectura';
import { at, seeded, viewOf } from '@archivolt/engine';
import { handover, playOn, pointer } from '../house/architecturaHand.ts';
import { laid, laidSomewhere, sitDown, turnOfFirst } from '../house/architecturaLaid.ts';
import { eager } from '../house/architecturaPolicy.ts';
import { type Standing, type Stored, standing, standingOf } from '../house/architecturaRecord.ts';
import { expect, type Page, test } from '../house/house.ts';

const hands = (page: Page) => page.locator('[data-target^="hand:"]');

/** Everything that a page holds: names, pictures, attributes, words. */
const whole = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

/** What is stored of a game: enough to play it again, and no hand and no position as such. */
const FIELDS = [
  ...['format', 'game', 'rulesVersion', 'created', 'changed', 'id', 'options', 'seats'],
  ...['setup', 'submissions', 'summary'],
];

/** A stored game is an object with just these fields; a draft is lines of moves. */
function shapeOf(value: string): boolean {
  if (!value.startsWith('{')) return /^\d+(?:\n[A-Za-z0-9 .+]+)*$/.test(value);
  return Object.keys(JSON.parse(value)).every((field) => FIELDS.includes(field));
}

const named = (table: Table, seat: number, cards: number): string[] =>
  listCards(cards).map((number) => pieceAt(kitOf(table), seat, number).id);

/** Every card that lies open: in the city, beneath another, or beside it. */
const onTable = (table: Table): string[] => [
  ...[...table.top, ...table.covered.map(({ building }) => building)].flatMap((building) =>
    building < 0 ? [] : [pieceOf(kitOf(table), building).id],
  ),
  ...table.players.flatMap(({ beside, fallen }, seat) => named(table, seat, beside | fallen)),
];

test.describe('[AR-S2] secrecy', () => {
  /** The same game for everybody but one rival, who drew other cards. */
  function otherHand(stored: Stored): Stored | undefined {
    const now = standingOf(stored).state;
    const last = stored.submissions.findLastIndex(({ seat, picks }) => seat === 1 && picks.length > 0);
    const picks = stored.submissions[last]?.picks ?? [];
    for (let index = 0; index < picks.length; index++)
      for (let pick = 0; pick < 12; pick++) {
        const other = structuredClone(stored);
        at(other.submissions, last).picks[index] = pick;
        other.id = `${stored.id}x${index}x${pick}`;
        try {
          const { state } = standingOf(other);
          const same = JSON.stringify(viewOf(state, 0)) === JSON.stringify(viewOf(now, 0));
          if (same && at(state.mine, 1).hand !== at(now.mine, 1).hand) return { ...other, id: stored.id };
        } catch {
          // A draw that cannot be, or a card that was played since.
        }
      }
    return undefined;
  }

  test('the page is the same to the letter, whatever a rival holds', async ({ page }) => {
    const until = (now: Standing) => turnOfFirst(9)(now) && otherHand(now.stored) !== undefined;
    for (const table of [{ players: 2 }, { players: 3, swaps: 3 }, { players: 4 }]) {
      const stored = laidSomewhere({ ...table, here: [0], until });
      await sitDown(page, stored);
      await expect(hands(page).first()).toBeVisible();
      const before = await whole(page);
      await sitDown(page, otherHand(stored) ?? stored);
      await expect(hands(page).first()).toBeVisible();
      expect(await whole(page)).toBe(before);
    }
  });

  test('over a whole game nothing is stored but options, picks and moves, and the page names no card of a rival’s hand', async ({
    page,
  }) => {
    await sitDown(page, laid({ players: 3, here: [0], until: turnOfFirst() }));
    const [hand, policy] = [pointer(seeded(8)), eager(8)];
    for (let turn = 1; turn < 30; turn += 6) {
      await playOn(page, hand, policy, (now) => turnOfFirst(turn)(now) && now.draft.steps.length === 0);
      const { stored, state, toMove } = await standing(page);
      if (toMove === undefined) break;
      await expect(hands(page).first()).toBeVisible();
      const things = await page.evaluate(() => Object.entries(localStorage));
      for (const [key, value] of things) expect(key === 'archivolt.settings' || shapeOf(value)).toBeTruthy();
      expect(Object.keys(stored).sort()).toEqual([...FIELDS].sort());
      for (const submission of stored.submissions)
        expect(Object.keys(submission).sort()).toEqual(['moves', 'picks', 'seat']);
      // A picture on the board belongs to a card that lies there, or to the own hand.
      const shown = await page
        .locator('main use[href^="#ar-art-"]')
        .evaluateAll((all) => all.map((use) => use.getAttribute('href')?.slice('#ar-art-'.length) ?? ''));
      const known = new Set([...onTable(state.table), ...named(state.table, 0, at(state.mine, 0).hand)]);
      expect(shown.filter((card) => !known.has(card))).toEqual([]);
    }
  });

  test('of the own cards exactly the hand is shown, and behind the handover nothing @phone', async ({
    page,
  }) => {
    await sitDown(page, laid({ players: 3, here: [0, 1, 2], until: turnOfFirst(7) }));
    const [hand, policy] = [pointer(seeded(1)), eager(1)];
    for (let turn = 0; turn < 4; turn++) {
      await expect(handover(page)).toBeVisible();
      await expect(hands(page)).toHaveCount(0);
      await handover(page).getByRole('button').click();
      await expect(hands(page).first()).toBeVisible();
      const { toMove = 0, state } = await standing(page);
      await expect(hands(page)).toHaveCount(at(state.table.players, toMove).hand);
      await page.getByRole('button', { name: 'Hide my hand' }).click();
      await expect(handover(page)).toBeVisible();
      await expect(hands(page)).toHaveCount(0);
      const { submissions } = (await standing(page)).stored;
      const next = ({ stored, toMove: now }: Standing) =>
        stored.submissions.length > submissions.length && now !== toMove;
      await playOn(page, hand, policy, next);
    }
  });

  test('a turn that was begun comes back with the hand that was put away', async ({ page }) => {
    await sitDown(page, laid({ players: 2, here: [0, 1], until: turnOfFirst(5) }));
    await handover(page).getByRole('button').click();
    await playOn(page, pointer(seeded(1)), eager(1), ({ draft }) => draft.steps.length > 0);
    await page.getByRole('button', { name: 'Hide my hand' }).click();
    await expect(handover(page)).toBeVisible();
    const { draft } = await standing(page);
    await handover(page).getByRole('button').click();
    await expect(hands(page).first()).toBeVisible();
    expect((await standing(page)).draft).toEqual(draft);
  });
});
