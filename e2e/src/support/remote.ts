import {
  type Draft,
  type Game,
  type GameTypes,
  offersOf,
  type State,
  startDraft,
  type View,
} from '@archivolt/engine';
import { expect, type Locator, type Page } from '@playwright/test';
import { confirmButton } from './playing.ts';
import { isComplete, isForced, redraft } from './records.ts';
import { readStoredGame } from './storage.ts';
import { tableId } from './visitors.ts';

/** The current position of an online game, as one of its players may know it. */
export interface RemoteSituation<G extends GameTypes> {
  version: number;
  /** The open table only; no private state. */
  state: State<G>;
  draft: Draft<G>;
  offers: G['move'][];
  toMove: number | undefined;
  mine: boolean;
  complete: boolean;
}

interface RemoteView<G extends GameTypes> {
  version: number;
  seat: number | null;
  view: View<G>;
  log: { seat: number | null; version: number }[];
  table: { status: string; seats: { standIn: string | null }[] };
}

/** Asks the server, as the person at this page. */
export async function remoteSituation<G extends GameTypes>(
  page: Page,
  game: Game<G>,
): Promise<RemoteSituation<G>> {
  const id = tableId(page);
  const response = await page.request.get(`/api/tables/${id}/view`);
  const { version, seat, view, log, table }: RemoteView<G> = await response.json();
  const last = log.findLast((one) => one.seat === seat)?.version ?? 0;
  const { draft: kept = '' } = await readStoredGame(page, id);
  const [head, ...texts] = kept.split('\n');
  const moves = head === `${last}` ? texts.flatMap((text) => parseMoves(game, text)) : [];
  const toMove = table.status === 'playing' ? game.toMove(view.table) : undefined;
  const draft = redraft(game, startDraft<G>(view), moves);
  const complete = isComplete(game, draft, game.turnOf(view.table).number);
  const offers = complete || toMove !== seat ? [] : offersOf(game, draft.view);
  const isReplaced = seat !== null && table.seats[seat]?.standIn != null;
  const mine = toMove !== undefined && toMove === seat && !isForced(game, draft, offers) && !isReplaced;
  return { version, state: { table: view.table, mine: [] }, draft, offers, toMove, mine, complete };
}

function parseMoves<G extends GameTypes>(game: Game<G>, text: string): G['move'][] {
  const move = game.notation.parseMove(text);
  return move.ok ? [move.value] : [];
}

/** A player of an online game at a page. */
export interface Player<G extends GameTypes> {
  page: Page;
  game: Game<G>;
  choose(now: RemoteSituation<G>): G['move'];
  make(page: Page, move: G['move'], now: RemoteSituation<G>): Promise<void>;
}

const progress = <G extends GameTypes>({ version, draft }: RemoteSituation<G>): string =>
  `${version}/${draft.steps.length}`;

/** Makes one step of the player to move; returns the position afterwards. */
async function step<G extends GameTypes>(
  player: Player<G>,
  now: RemoteSituation<G>,
): Promise<RemoteSituation<G>> {
  const { page, game, choose, make } = player;
  // The page is notified a moment after the server. On a phone a picture may replace the figure.
  await page.locator('.prompt .mine').or(confirmButton(page)).first().waitFor({ state: 'attached' });
  if (now.complete) await confirmButton(page).click();
  else await make(page, choose(now), now);
  let next = now;
  const look = async (): Promise<string> => {
    next = await remoteSituation(page, game);
    return progress(next);
  };
  await expect.poll(look, { intervals: [5, 10, 20, 50, 100] }).not.toBe(progress(now));
  return next;
}

const MAX_STEPS = 4000;

/** Plays until the game is over, or until `enough` for one of the players. */
export async function playOn<G extends GameTypes>(
  players: readonly Player<G>[],
  enough?: { of: Player<G>; when: (now: RemoteSituation<G>) => boolean },
): Promise<void> {
  // Start with the player who moved last: usually they or the next player continue.
  let last = 0;
  for (let count = 0; count < MAX_STEPS; count++) {
    let asked = false;
    for (let offset = 0; offset < players.length && !asked; offset++) {
      const index = (last + offset) % players.length;
      const player = players[index];
      if (!player) continue;
      let now = await remoteSituation(player.page, player.game);
      for (;;) {
        if (player === enough?.of && enough.when(now)) return;
        if (now.toMove === undefined) return;
        if (!now.mine) break;
        asked = true;
        last = index;
        now = await step(player, now);
      }
    }
    // A bot is thinking.
    if (!asked) await players[0]?.page.waitForTimeout(50);
  }
  throw new Error('the game did not end');
}

/** Plays any legal move until something is visible. */
export async function playUntil(page: Page, seen: Locator): Promise<void> {
  const possible = page.locator('[data-state="possible"], .choices button').filter({ visible: true }).first();
  await possible.waitFor();
  for (; !(await seen.isVisible()); await possible.or(seen).first().waitFor()) await possible.click();
}

/** Plays any turn that has to be confirmed. */
export async function playAnyTurn(page: Page): Promise<void> {
  await playUntil(page, confirmButton(page));
  await confirmButton(page).click();
}
