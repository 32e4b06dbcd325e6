import { architectura, componentsOf, listCards, pieceAt, pieceOf, type Table } from '@archivolt/architectura';
import { at, seeded, viewOf } from '@archivolt/engine';
import { playOn } from '../../../games/architectura/hands/game.ts';
import { pointer } from '../../../games/architectura/hands/hand.ts';
import { eagerPolicy } from '../../../games/architectura/hands/policy.ts';
import { findGame, firstPlayersTurn, prepareGame } from '../../../games/architectura/hands/prepareGame.ts';
import {
  openGame,
  type Situation,
  type StoredRecord,
  situation,
  situationOf,
} from '../../../games/architectura/hands/record.ts';
import { escapeRegExp } from '../support/names.ts';
import { handover } from '../support/playing.ts';
import { waitForTable } from '../support/records.ts';
import { readAllStorage } from '../support/storage.ts';
import { expect, type Page, test } from '../support/test.ts';

const handCards = (page: Page) => page.locator('[data-target^="hand:"]');

/** Everything in the page: names, pictures, attributes, text. */
async function pageHtml(page: Page): Promise<string> {
  // Overlays and the marks of the last turns load after the table.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => document.documentElement.outerHTML);
}

const cardNames = (table: Table, seat: number, cards: number): string[] =>
  listCards(cards).map((number) => pieceAt(componentsOf(table), seat, number).id);

/** Every open card: in the city, beneath another, or beside it. */
const openCards = (table: Table): string[] => [
  ...[...table.top, ...table.covered.map(({ building }) => building)].flatMap((building) =>
    building < 0 ? [] : [pieceOf(componentsOf(table), building).id],
  ),
  ...table.players.flatMap(({ beside, fallen }, seat) => cardNames(table, seat, beside | fallen)),
];

test.describe('[AR-S2] secrecy', () => {
  /** The same game for everybody except one rival, who drew other cards. */
  function withOtherHand(stored: StoredRecord): StoredRecord | undefined {
    const now = situationOf(stored).state;
    const last = stored.submissions.findLastIndex(({ seat, picks }) => seat === 1 && picks.length > 0);
    const picks = stored.submissions[last]?.picks ?? [];
    for (let index = 0; index < picks.length; index++)
      for (let pick = 0; pick < 12; pick++) {
        const other = structuredClone(stored);
        at(other.submissions, last).picks[index] = pick;
        other.id = `${stored.id}x${index}x${pick}`;
        try {
          const { state } = situationOf(other);
          const same = JSON.stringify(viewOf(state, 0)) === JSON.stringify(viewOf(now, 0));
          if (same && at(state.mine, 1).hand !== at(now.mine, 1).hand) return { ...other, id: stored.id };
        } catch {
          // An impossible draw, or a card that has been played since.
        }
      }
    return undefined;
  }

  test('the page is identical to the letter, whatever cards a rival holds', async ({ page }) => {
    const until = (now: Situation) => firstPlayersTurn(9)(now) && withOtherHand(now.stored) !== undefined;
    for (const table of [{ players: 2 }, { players: 3, swaps: 3 }, { players: 4 }]) {
      const stored = findGame({ ...table, here: [0], until });
      const pages: string[] = [];
      for (const game of [stored, withOtherHand(stored) ?? stored]) {
        await openGame(page, game);
        await expect(handCards(page).first()).toBeVisible();
        // The log loads after the table.
        await expect(page.locator('#log-title')).toBeVisible();
        pages.push(await pageHtml(page));
      }
      expect(pages[1]).toBe(pages[0]);
    }
  });

  test('throughout a game, the page shows no picture of a card in a rival’s hand', async ({ page }) => {
    await openGame(page, prepareGame({ players: 3, here: [0], until: firstPlayersTurn() }));
    const [hand, policy] = [pointer(seeded(8)), eagerPolicy(8)];
    for (let turn = 1; turn < 30; turn += 6) {
      await playOn(page, hand, policy, (now) => firstPlayersTurn(turn)(now) && now.draft.steps.length === 0);
      const { state, toMove } = await situation(page);
      if (toMove === undefined) break;
      await expect(handCards(page).first()).toBeVisible();
      // A picture on the board belongs to a card that is there, or to the player's own hand.
      const shown = await page
        .locator('main use[href^="#ar-art-"]')
        .evaluateAll((all) => all.map((use) => use.getAttribute('href')?.slice('#ar-art-'.length) ?? ''));
      const known = new Set([
        ...openCards(state.table),
        ...cardNames(state.table, 0, at(state.mine, 0).hand),
      ]);
      expect(shown.filter((card) => !known.has(card))).toEqual([]);
    }
  });

  test('a player sees exactly their own hand, and the handover screen shows no card @phone', async ({
    page,
  }) => {
    await openGame(page, prepareGame({ players: 3, here: [0, 1, 2], until: firstPlayersTurn(7) }));
    const [hand, policy] = [pointer(seeded(1)), eagerPolicy(1)];
    for (let turn = 0; turn < 4; turn++) {
      await expect(handover(page)).toBeVisible();
      await expect(handCards(page)).toHaveCount(0);
      await handover(page).getByRole('button').click();
      await expect(handCards(page).first()).toBeVisible();
      const { toMove = 0, state } = await situation(page);
      await expect(handCards(page)).toHaveCount(at(state.table.players, toMove).hand);
      await page.getByRole('button', { name: 'Hide my hand' }).click();
      await expect(handover(page)).toBeVisible();
      await expect(handCards(page)).toHaveCount(0);
      const { submissions } = (await situation(page)).stored;
      const next = ({ stored, toMove: now }: Situation) =>
        stored.submissions.length > submissions.length && now !== toMove;
      await playOn(page, hand, policy, next);
    }
  });

  test('hiding the hand keeps the unfinished turn', async ({ page }) => {
    await openGame(page, prepareGame({ players: 2, here: [0, 1], until: firstPlayersTurn(5) }));
    await handover(page).getByRole('button').click();
    await playOn(page, pointer(seeded(1)), eagerPolicy(1), ({ draft }) => draft.steps.length > 0);
    await page.getByRole('button', { name: 'Hide my hand' }).click();
    await expect(handover(page)).toBeVisible();
    const { draft } = await situation(page);
    await handover(page).getByRole('button').click();
    await expect(handCards(page).first()).toBeVisible();
    expect((await situation(page)).draft).toEqual(draft);
  });
});

/** Anything stored that could reveal secrets: cards of any hand, moves in notation, picks. */
async function storedSecrets(page: Page): Promise<string[]> {
  const { stored, state, draft } = await situation(page);
  const moves = [
    ...stored.submissions.flatMap((submission) => submission.moves),
    ...draft.steps.map(({ move }) => architectura.notation.printMove(move)),
  ];
  const cards = state.mine.flatMap(({ hand }, seat) => cardNames(state.table, seat, hand));
  const all = await readAllStorage(page);
  // Public data must be found, which proves that the search works.
  expect(all).toContain(`"name":"${at(stored.seats, 1).name}"`);
  const words = [...new Set([...cards, ...moves, 'picks', 'moves', 'setup', 'a key that can be taken'])];
  return words.filter((word) => new RegExp(`(?<![A-Za-z0-9])${escapeRegExp(word)}(?![A-Za-z0-9])`).test(all));
}

test.describe('in the storage of the browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[AR-S2] nothing stored reveals a hand, a pick or a move, and a reload still resumes the game', async ({
    page,
  }) => {
    // A game from before encryption, in plain text; the first turn encrypts it.
    await openGame(page, prepareGame({ players: 3, swaps: 3, here: [0, 1, 2], until: firstPlayersTurn(7) }));
    expect((await storedSecrets(page)).length).toBeGreaterThan(12);
    const [hand, policy] = [pointer(seeded(2)), eagerPolicy(2)];
    const { length } = (await situation(page)).stored.submissions;
    await playOn(
      page,
      hand,
      policy,
      ({ stored, draft }) => stored.submissions.length > length + 2 && draft.steps.length > 0,
    );
    // The app itself is cached, so that it works offline: nothing else is.
    const caches = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return globalThis.caches.keys();
    });
    expect(caches).toHaveLength(1);
    expect(await storedSecrets(page)).toEqual([]);
    const before = await situation(page);
    await page.reload();
    await handover(page).getByRole('button').click();
    await expect(handCards(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo one step' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(await situation(page)).toEqual(before);

    // Clearing a part of the browser's storage makes the game unreadable, and nothing else.
    await page.goto('/');
    await page.evaluate(
      () =>
        new Promise((done) => {
          indexedDB.deleteDatabase('archivolt').onsuccess = done;
        }),
    );
    await page.goto(`/play/${before.stored.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game can no longer be opened');
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Solo' }).click();
    await waitForTable(page);
    await page.reload();
    await waitForTable(page);
  });
});
