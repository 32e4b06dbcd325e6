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
};

for (const [name, open] of Object.entries(SCREENS))
  test(`every button that can be pressed does something: ${name} @small`, async ({ page }) => {
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
