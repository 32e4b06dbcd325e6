import {
  firstPlayersTurn,
  prepareGame as prepareCityGame,
} from '../../../games/architectura/hands/prepareGame.ts';
import { openGame as openCityGame } from '../../../games/architectura/hands/record.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../../games/red-cathedral/hands/record.ts';
import { hasEffect, waitForPressables } from '../support/effect.ts';
import { openPage } from '../support/screens.ts';
import { clearStorage } from '../support/storage.ts';
import { expect, type Page, test } from '../support/test.ts';

const openCathedral = (page: Page) => openGame(page, prepareGame({ players: 3, here: [0], until: isMyTurn }));
const openCity = (page: Page) =>
  openCityGame(page, prepareCityGame({ players: 3, here: [0], until: firstPlayersTurn(9) }));
const openFinishedGame = (page: Page) =>
  openCityGame(page, prepareCityGame({ players: 2, here: [0], until: ({ toMove }) => toMove === undefined }));
/** Opens a dialog at a table by its name in the header. */
const openDialog = async (page: Page, name: string) => {
  await openCathedral(page);
  await page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
};

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'the table of The Red Cathedral': openCathedral,
  'solo against Ivan': (page) => openGame(page, prepareGame({ players: 1, until: isMyTurn })),
  'the table of Architectura': openCity,
  'the score sheet': (page) => openDialog(page, 'Score'),
  'the settings at the table': (page) => openDialog(page, 'Settings'),
  'the help': (page) => openDialog(page, 'Help and shortcuts'),
  'the start page': (page) => openPage(page, '/'),
  'the set-up of The Red Cathedral': (page) => openPage(page, '/new/red-cathedral?rivals=bots'),
  'the set-up of Architectura': (page) => openPage(page, '/new/architectura?rivals=people'),
  'the settings': (page) => openPage(page, '/settings'),
  'the lobby': (page) => openPage(page, '/online'),
  'a new table': (page) => openPage(page, '/online/new/architectura'),
  'a lesson': (page) => openPage(page, '/learn/architectura/compare'),
  'a puzzle': (page) => openPage(page, '/puzzles/architectura/next'),
  'the end of a game': openFinishedGame,
  'a replay': async (page) => {
    await openFinishedGame(page);
    await page.goto(new URL(page.url()).pathname.replace('/play/', '/game/').concat('/8'));
    await page.getByRole('slider', { name: 'Move', exact: true }).waitFor();
  },
  'the statistics': async (page) => {
    await openFinishedGame(page);
    await openPage(page, '/statistics');
  },
};

/** Screens with many buttons, tested only in the long form. */
const LONG = new Set(['a lesson', 'a puzzle', 'a replay', 'the statistics']);

for (const [name, open] of Object.entries(SCREENS))
  test(`every enabled button has an effect: ${name} @small${LONG.has(name) ? ' @long' : ''}`, async ({
    page,
  }) => {
    await open(page);
    const all = await waitForPressables(page);
    expect(all.length).toBeGreaterThan(0);
    const idle: string[] = [];
    for (const [nth, button] of all.entries()) {
      if (nth > 0) {
        // Remove everything the previous press did.
        await clearStorage(page);
        await open(page);
      }
      if (!(await hasEffect(page, button))) idle.push(button.name);
    }
    expect(idle).toEqual([]);
  });
