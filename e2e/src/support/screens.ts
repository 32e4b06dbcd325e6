import { seeded } from '@archivolt/engine';
import type { Page } from '@playwright/test';
import { playOn } from '../../../games/red-cathedral/hands/game.ts';
import { mouse } from '../../../games/red-cathedral/hands/hand.ts';
import { greedyPolicy } from '../../../games/red-cathedral/hands/policy.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, type Situation } from '../../../games/red-cathedral/hands/record.ts';
import { click, isPhone, tap } from './touch.ts';

/** Every page of the app besides the table. */
export const PAGES: Record<string, string> = {
  home: '/',
  'set-up solo': '/new/red-cathedral',
  'set-up bots': '/new/red-cathedral?rivals=bots',
  settings: '/settings',
  rules: '/rules/red-cathedral',
  'rules of the other game': '/rules/architectura',
  lobby: '/online',
  'sign-in': '/account',
  leaderboard: '/leaderboard',
  privacy: '/privacy',
  lost: '/nowhere',
};

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

const turnAfter =
  (turn: number) =>
  (now: Situation): boolean =>
    isMyTurn(now) && now.state.table.turn > turn;
const isAsked =
  (ask: string) =>
  (now: Situation): boolean =>
    now.draft.view.table.todo.at(-1)?.ask === ask;
const press = (page: Page) => (isPhone(page) ? tap : click);

/** The table in its states, each reached as a player would. */
export const TABLES: Record<string, (page: Page) => Promise<void>> = {
  'table, first turn': (page) => openGame(page, prepareGame({ players: 1, until: isMyTurn })),
  'table, middle of a game': (page) => openGame(page, prepareGame({ players: 3, until: turnAfter(25) })),
  'table, four players, advanced side': (page) =>
    openGame(page, prepareGame({ players: 4, side: 'advanced', until: turnAfter(40) })),
  'table, in the market': async (page) => {
    await openGame(page, prepareGame({ players: 2, until: turnAfter(12) }));
    const acquiring = (now: Situation) =>
      now.offers.find((move) => move.do === 'acquire') ?? greedyPolicy(1)(now);
    await playOn(page, mouse(seeded(1)), acquiring, isAsked('market'));
  },
  'table, turn complete': async (page) => {
    await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
    await playOn(page, mouse(seeded(1)), greedyPolicy(1), ({ complete }) => complete);
  },
  'table, why not': async (page) => {
    await openGame(page, prepareGame({ players: 2, until: turnAfter(12) }));
    if (isPhone(page)) await tap(page, page.locator('.tabs button').nth(1));
    const closed = page.locator('[data-target^="section:"]:not([data-state])');
    await press(page)(page, closed.filter({ visible: true }).last());
    await page.locator('.whynot').waitFor();
  },
  'table, hints': async (page) => {
    await openGame(page, prepareGame({ players: 2, here: [0], until: turnAfter(12) }));
    await page.keyboard.press('h');
    await page.locator('.hints').getByRole('button', { name: 'Which move?' }).click();
    await page.locator('.hints li').first().waitFor();
  },
  'score sheet': async (page) => {
    await openGame(page, prepareGame({ players: 3, until: turnAfter(25) }));
    await page.getByRole('navigation', { name: 'Table' }).getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
  },
  help: async (page) => {
    await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
    await page.keyboard.press('i');
    await page.getByRole('dialog').waitFor();
  },
  'game over': async (page) => {
    await openGame(page, prepareGame({ players: 3, until: ({ toMove }) => toMove === undefined }));
    await page.getByRole('dialog').waitFor();
  },
};
