import { offersOf } from '@archivolt/engine';
import { type MoveOf, placeAfter, redCathedral } from '@archivolt/red-cathedral';
import { expect, type Page } from '@playwright/test';
import { boardPart, click } from '../../../e2e/src/support/touch.ts';
import { isMyTurn, prepareGame } from './prepareGame.ts';
import { openGame, type Situation, situation } from './record.ts';

interface ManyAnswers {
  /** Whether there is prestige to spend as well. */
  readonly prestige?: boolean;
}

/** An acquisition after which resources, influence and a tile are among the answers. */
function acquisitionWithManyAnswers(
  { offers, state }: Situation,
  { prestige = false }: ManyAnswers,
): MoveOf<'acquire'> | undefined {
  return offers.find((offer): offer is MoveOf<'acquire'> => {
    if (offer.do !== 'acquire') return false;
    const view = { table: redCathedral.copyTable(state.table), seat: state.table.active, mine: null };
    redCathedral.play(view, offer, () => 0, []);
    const words = offersOf(redCathedral, view).map(({ do: word }) => word);
    const much = ['take', 'activate', 'use', ...(prestige ? ['rubles', 'reroll'] : [])];
    return much.every((word) => words.some((offered) => offered === word));
  });
}

/** Opens a game of four and makes such an acquisition, on a screen that shows all panes. */
export async function acquireWithManyAnswers(
  page: Page,
  seed: number,
  asked: ManyAnswers = {},
): Promise<void> {
  const chosen = (now: Situation) => (isMyTurn(now) ? acquisitionWithManyAnswers(now, asked) : undefined);
  await openGame(page, prepareGame({ players: 4, seed, until: (now) => chosen(now) !== undefined }));
  const now = await situation(page);
  const move = chosen(now);
  if (!move) throw new Error('no acquisition leads to many answers');
  await click(page, boardPart(page, `die:${move.die}`));
  await click(page, boardPart(page, `place:${placeAfter(now.state.table, move)}`));
  await expect(page.locator('[data-choice="take"]')).toBeVisible();
}
