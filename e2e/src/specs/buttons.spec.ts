import { laid as city, turnOfFirst } from '../../../games/architectura/hands/laid.ts';
import { sitDown as sitInTheCity } from '../../../games/architectura/hands/record.ts';
import { laid, myTurn } from '../../../games/red-cathedral/hands/laid.ts';
import { sitDown } from '../../../games/red-cathedral/hands/record.ts';
import { hasEffect, settledPressables } from '../support/effect.ts';
import { openPage } from '../support/screens.ts';
import { forgetAll } from '../support/storage.ts';
import { expect, type Page, test } from '../support/test.ts';

const cathedral = (page: Page) => sitDown(page, laid({ players: 3, here: [0], until: myTurn }));
const streets = (page: Page) => sitInTheCity(page, city({ players: 3, here: [0], until: turnOfFirst(9) }));
const finished = (page: Page) =>
  sitInTheCity(page, city({ players: 2, here: [0], until: ({ toMove }) => toMove === undefined }));
/** Opens a dialog at a table by its name in the header. */
const dialog = async (page: Page, name: string) => {
  await cathedral(page);
  await page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
};

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'the table of The Red Cathedral': cathedral,
  'solo against Ivan': (page) => sitDown(page, laid({ players: 1, until: myTurn })),
  'the table of Architectura': streets,
  'the score sheet': (page) => dialog(page, 'Score'),
  'the settings at the table': (page) => dialog(page, 'Settings'),
  'the help': (page) => dialog(page, 'Help and shortcuts'),
  'the start page': (page) => openPage(page, '/'),
  'the set-up of The Red Cathedral': (page) => openPage(page, '/new/red-cathedral?rivals=bots'),
  'the set-up of Architectura': (page) => openPage(page, '/new/architectura?rivals=people'),
  'the settings': (page) => openPage(page, '/settings'),
  'the lobby': (page) => openPage(page, '/online'),
  'a new table': (page) => openPage(page, '/online/new/architectura'),
  'a lesson': (page) => openPage(page, '/learn/architectura/compare'),
  'a puzzle': (page) => openPage(page, '/puzzles/architectura/next'),
  'the end of a game': finished,
  'a replay': async (page) => {
    await finished(page);
    await page.goto(new URL(page.url()).pathname.replace('/play/', '/game/').concat('/8'));
    await page.getByRole('slider', { name: 'Move', exact: true }).waitFor();
  },
  'the statistics': async (page) => {
    await finished(page);
    await openPage(page, '/statistics');
  },
};

/** Screens with many buttons, pressed in the long form. */
const LONG = new Set(['a lesson', 'a puzzle', 'a replay', 'the statistics']);

for (const [name, open] of Object.entries(SCREENS))
  test(`every enabled button has an effect: ${name} @small${LONG.has(name) ? ' @long' : ''}`, async ({
    page,
  }) => {
    await open(page);
    const all = await settledPressables(page);
    expect(all.length).toBeGreaterThan(0);
    const idle: string[] = [];
    for (const [nth, button] of all.entries()) {
      if (nth > 0) {
        // Remove everything the previous press did.
        await forgetAll(page);
        await open(page);
      }
      if (!(await hasEffect(page, button))) idle.push(button.name);
    }
    expect(idle).toEqual([]);
  });
