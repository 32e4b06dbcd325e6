import { architectura, BLOCKS, type Move } from '@archivolt/architectura';
import { at, extend, seeded } from '@archivolt/engine';
import { expectFinalScore, playOn } from '../../../games/architectura/hands/game.ts';
import { pointer } from '../../../games/architectura/hands/hand.ts';
import { keyboard } from '../../../games/architectura/hands/keyboard.ts';
import { eagerPolicy, type Policy } from '../../../games/architectura/hands/policy.ts';
import { findGame, firstPlayersTurn, prepareGame } from '../../../games/architectura/hands/prepareGame.ts';
import { screenReader } from '../../../games/architectura/hands/reader.ts';
import { openGame, type Situation, situation } from '../../../games/architectura/hands/record.ts';
import { dragWithFinger, dragWithMouse } from '../support/drag.ts';
import { confirmButton, undo, undoTurn, visibleState } from '../support/playing.ts';
import { isComplete, progress } from '../support/records.ts';
import { expect, type Page, test } from '../support/test.ts';
import { boardPart, click, freePoint, isPhone, tap } from '../support/touch.ts';

const press = (page: Page, target: string) => (isPhone(page) ? tap : click)(page, boardPart(page, target));

/** A game against a bot up to the person's first turn, with decks built and revealed. */
const advancedGame = (seed: number) =>
  prepareGame({ players: 2, swaps: 3, here: [0], seed, until: ({ toMove }) => toMove === 0 });

test('[AR-V1] a game of Architectura can be played by keyboard alone, including the choice of the deck', async ({
  page,
}) => {
  await openGame(page, advancedGame(6));
  const keys = new Set<string>();
  await page.exposeFunction('noteKey', (key: string) => keys.add(key));
  await page.evaluate("addEventListener('keydown', ({ key }) => noteKey(key), true)");
  // From the top of the page to the table; from then on the focus is never lost.
  await page.keyboard.press('Tab');
  await playOn(page, keyboard(seeded(6)), eagerPolicy(6));
  await expectFinalScore(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const key of ['1', '2', '3', 'Tab', 'ArrowLeft', 'ArrowRight', 'Enter', ' ', 'n', 'a', 'c'])
    expect(keys).toContain(key);
});

test('[AR-G1] a game of Architectura can be played by roles and names alone, as with a screen reader', async ({
  page,
}) => {
  await openGame(page, advancedGame(7));
  const news = page.getByRole('log', { name: 'Events' });
  await playOn(page, await screenReader(), eagerPolicy(7));
  await expectFinalScore(page);
  await expect(news).toContainText('The game is over');
});

/** The plays that lead to a question of this kind. */
const playsLeadingTo =
  (ask: string) =>
  ({ draft, offers }: Situation): Move[] =>
    offers.filter(
      (move) => move.do === 'play' && extend(architectura, draft, move).view.table.todo.at(-1)?.ask === ask,
    );

test('[AR-D1] the steps of a turn can be undone one by one or all at once, until cards are drawn', async ({
  page,
}) => {
  const turns = playsLeadingTo('turnCards');
  await openGame(
    page,
    prepareGame({
      players: 2,
      here: [0, 1],
      until: (now) => firstPlayersTurn(7)(now) && turns(now).length > 0,
    }),
  );
  await page.getByRole('alertdialog').getByRole('button').click();
  const policy: Policy = (now) =>
    turns(now)[0] ?? now.offers.find(({ do: word }) => word === 'turn') ?? eagerPolicy(1)(now);
  const hand = pointer(seeded(1));
  const one = async () => {
    const before = progress(await situation(page));
    await playOn(page, hand, policy, (now) => progress(now) !== before);
  };
  const pictures = [await visibleState(page)];
  while (!(await situation(page)).complete) {
    await one();
    pictures.push(await visibleState(page));
  }
  expect(pictures.length).toBeGreaterThan(2);
  // The end of undo is announced: the draw at the end of the turn reveals something unknown.
  await expect(page.locator('.preview.panel')).toContainText('You cannot undo past this point.');
  const [first = []] = pictures;
  for (pictures.pop(); pictures.length > 0; pictures.pop()) {
    await undo(page).click();
    expect(await visibleState(page)).toEqual(pictures.at(-1));
  }
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');

  for (const take of [() => undoTurn(page).click(), () => page.keyboard.press('Shift+U')]) {
    await one();
    await one();
    expect(await visibleState(page)).not.toEqual(first);
    await take();
    expect(await visibleState(page)).toEqual(first);
  }

  while (!(await situation(page)).complete) await one();
  const { stored } = await situation(page);
  await confirmButton(page).click();
  await expect
    .poll(async () => (await situation(page)).stored.submissions.length)
    .toBe(stored.submissions.length + 1);
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
});

/** Opens a turn; returns a card of the hand, a space where it can go and one where it cannot. */
async function openTurnWithPlay(page: Page): Promise<{ card: string; free: number; taken: number }> {
  await openGame(page, prepareGame({ players: 2, here: [0], until: firstPlayersTurn(5) }));
  const { offers, state } = await situation(page);
  const play = offers.find((move) => move.do === 'play');
  if (play?.do !== 'play') throw new Error('nothing to play');
  const taken = state.table.face.findIndex((face) => face >= 0);
  return { card: play.card, free: play.space, taken };
}

const draftedMoves = async (page: Page): Promise<Move[]> =>
  (await situation(page)).draft.steps.map(({ move }) => move);

test('[AR-P1] a dragged card is played on a free space, refused with a reason on a taken one, and otherwise returned', async ({
  page,
}) => {
  const { card, free, taken } = await openTurnWithPlay(page);
  const from = await freePoint(boardPart(page, `hand:${card}`));
  const ghost = page.locator('.dragged-card');
  await dragWithMouse(page, from, { x: 3, y: 3 }, () => expect(ghost).toBeVisible());
  await expect(ghost).toBeHidden();
  await expect(boardPart(page, `hand:${card}`)).not.toHaveAttribute('aria-pressed', 'true');

  await dragWithMouse(page, from, await freePoint(boardPart(page, `space:${taken}`)));
  const dialog = page.getByRole('dialog', { name: 'Not possible now' });
  await expect(dialog.getByRole('link', { name: 'Rule AR-P1' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await draftedMoves(page)).toEqual([]);

  // The spaces where a dragged card can go are highlighted.
  await dragWithMouse(page, from, await freePoint(boardPart(page, `space:${free}`)), () =>
    expect(page.locator('[data-target^="space:"][data-state="possible"]').first()).toBeVisible(),
  );
  await expect.poll(() => draftedMoves(page)).toEqual([{ do: 'play', card, space: free }]);
});

test('[AR-P1] a card can be dragged by finger to the map and to the visible street @finger', async ({
  page,
}) => {
  const { card, free } = await openTurnWithPlay(page);
  const spaces = page.locator(`[data-target="space:${free}"]`);
  for (const place of [spaces.first(), spaces.last()]) {
    const to = await freePoint(place);
    await dragWithFinger(page, await freePoint(boardPart(page, `hand:${card}`)), to);
    await expect.poll(() => draftedMoves(page)).toEqual([{ do: 'play', card, space: free }]);
    await page.keyboard.press('u');
    await expect.poll(() => draftedMoves(page)).toEqual([]);
  }
});

test('[AR-P1] two touches play a card, whether card or space is touched first @phone', async ({ page }) => {
  const { card, free } = await openTurnWithPlay(page);
  for (const targets of [
    [`hand:${card}`, `space:${free}`],
    [`space:${free}`, `hand:${card}`],
  ]) {
    for (const target of targets) await press(page, target);
    await expect.poll(() => draftedMoves(page)).toEqual([{ do: 'play', card, space: free }]);
    await (isPhone(page) ? tap : click)(page, undo(page));
    await expect.poll(() => draftedMoves(page)).toEqual([]);
  }
});

test('[AR-C3] on a phone, choosing a card scrolls to a possible space, and placing it previews the turn @finger', async ({
  page,
}) => {
  /** A play that ends the turn and turns the neighbour, at the far end of a street. */
  const farPlay = ({ draft, offers, state }: Situation): Move | undefined =>
    offers.find((move) => {
      if (move.do !== 'play' || move.space % BLOCKS < 5) return false;
      const then = extend(architectura, draft, move);
      return (
        isComplete(architectura, then, architectura.turnOf(state.table).number) &&
        then.steps.at(0)?.events.some(({ type }) => type === 'turned')
      );
    });
  const until = (now: Situation) => firstPlayersTurn()(now) && farPlay(now) !== undefined;
  await openGame(page, findGame({ players: 2, here: [0], until }));
  const move = farPlay(await situation(page));
  if (move?.do !== 'play') throw new Error('nothing to play');
  const preview = page.locator('.preview.panel');
  await press(page, `hand:${move.card}`);
  await expect(page.locator('.lane [data-state="possible"]').first()).toBeInViewport();
  await expect(preview).toBeHidden();
  await press(page, `space:${move.space}`);
  await expect(preview).toBeInViewport();
  await expect(preview).toContainText(/is rotated (counter-)?clockwise/);
});

/** The spaces that are being animated, with the animated part of each. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const of = effect instanceof KeyframeEffect ? effect.target : null;
      const thing = of?.closest('[data-thing^="space:"]')?.getAttribute('data-thing');
      const within = of?.closest('.ring') ? ' ring' : of?.closest('.card') ? ' card' : '';
      return playState === 'running' && thing ? [`${thing}${within}`] : [];
    }),
  );

/** Ends the person's turn and lets a bot play. */
async function letBotPlay(page: Page): Promise<void> {
  await openGame(page, prepareGame({ players: 2, here: [0], until: firstPlayersTurn(9) }));
  await playOn(page, pointer(seeded(1)), eagerPolicy(1), ({ complete }) => complete);
  await page.keyboard.press('c');
}

test('with reduced motion, a bot’s turn is shown without animation', async ({ page }) => {
  await letBotPlay(page);
  // Polled as fast as possible, from the end of the person's turn to the beginning of the next.
  const moved: string[] = [];
  const isMyTurn = async () => {
    moved.push(...(await movingParts(page)), ...(await page.locator('.actors > *').allInnerTexts()));
    return (
      (await situation(page)).toMove === 0 && page.getByRole('heading', { name: 'Your turn' }).isVisible()
    );
  };
  await expect.poll(isMyTurn, { intervals: [5] }).toBe(true);
  expect(moved).toEqual([]);
});

test.describe('with animations', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    settings: { locale: 'en', speed: 0.5, volume: 0 },
  });

  /** Plays a card with an effect by touch. */
  async function playCardLeadingTo(page: Page, ask: string): Promise<Situation> {
    const into = playsLeadingTo(ask);
    await openGame(
      page,
      prepareGame({
        players: 2,
        here: [0],
        until: (now) => firstPlayersTurn(7)(now) && into(now).length > 0,
      }),
    );
    await playOn(
      page,
      pointer(seeded(1)),
      (now) => at(into(now), 0),
      ({ draft }) => draft.steps.length > 0,
    );
    return situation(page);
  }

  test('[AR-X6] rotating a building is animated', async ({ page }) => {
    const { offers } = await playCardLeadingTo(page, 'turnCards');
    const turn = offers.find((move) => move.do === 'turn');
    if (turn?.do !== 'turn') throw new Error('nothing to turn');
    await press(page, `space:${turn.space}`);
    await press(page, `turn:${turn.space}:${turn.way}`);
    const ring = page.locator(`[data-thing="space:${turn.space}"] .ring`).first();
    const between = () =>
      ring.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--turn')) % 1);
    await expect.poll(between, { intervals: [10] }).not.toBe(0);
    await expect.poll(between).toBe(0);
  });

  test('[AR-X7] two buildings that swap places move at the same time', async ({ page }) => {
    const { offers, draft } = await playCardLeadingTo(page, 'swap');
    const swap = offers.find((move) => move.do === 'swap');
    const asked = draft.view.table.todo.at(-1);
    if (swap?.do !== 'swap' || asked?.ask !== 'swap') throw new Error('nothing to swap');
    await press(page, `space:${swap.space}`);
    const both = [`space:${swap.space}`, `space:${asked.space}`].sort();
    await expect
      .poll(async () => [...new Set(await movingParts(page))].filter((one) => both.includes(one)).sort())
      .toEqual(both);
    await expect.poll(async () => (await movingParts(page)).filter((one) => both.includes(one))).toEqual([]);
  });

  test('[AR-T1] a bot’s turn is animated, and the animation can be skipped', async ({ page }) => {
    await letBotPlay(page);
    await expect.poll(() => movingParts(page), { intervals: [20] }).not.toEqual([]);
    await page.getByRole('button', { name: 'Skip to the end' }).click();
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await expect(page.locator('.actors > *')).toHaveCount(0);
  });
});
