import { readFileSync } from 'node:fs';
import { architectura } from '@archivolt/architectura';
import { redCathedral } from '@archivolt/red-cathedral';
import { prepareGame as prepareCityGame } from '../../../games/architectura/hands/prepareGame.ts';
import {
  situationOf as citySituationOf,
  openGame as openCityGame,
} from '../../../games/architectura/hands/record.ts';
import { prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, situationOf } from '../../../games/red-cathedral/hands/record.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expect, type Page, test } from '../support/test.ts';

const isOver = ({ toMove }: { toMove: number | undefined }): boolean => toMove === undefined;
const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

test('finished games are counted, filtered and exported, even after they are deleted @phone', async ({
  page,
}) => {
  await page.goto('/statistics');
  await expect(page.getByRole('heading', { name: 'No finished games yet' })).toBeVisible();

  const cathedral = prepareGame({ players: 2, here: [0], until: isOver });
  const streets = prepareCityGame({ players: 2, here: [0], until: isOver });
  await openGame(page, cathedral);
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
  await openCityGame(page, streets);
  await page.goto('/statistics');
  const [mine = 0] = redCathedral.score(situationOf(cathedral).state.table).totals;
  const [best = 0] = architectura.score(citySituationOf(streets).state.table).totals;
  await expect(figure(page, 'Games')).toHaveText('2');
  await expect(figure(page, 'Best result')).toHaveText(`${Math.max(mine, best)}`);
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Average of five' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the statistics');

  await page.goto('/');
  await page.getByRole('button', { name: /^Delete: The Red Cathedral/ }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('link', { name: 'Statistics', exact: true }).click();
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('The Red Cathedral');
  await expect(figure(page, 'Games')).toHaveText('1');
  await expect(figure(page, 'Best result')).toHaveText(`${mine}`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = readFileSync(await (await saving).path(), 'utf8');
  expect(csv.split('\r\n')[1]).toMatch(new RegExp(`^prepared,.*,red-cathedral,bots,2,.*,Ada,1,${mine},`));
});

test('accuracy and luck of studied games are plotted, listed and exported; other games can be studied here @phone', async ({
  page,
}) => {
  const cathedral = prepareGame({ players: 2, here: [0], until: isOver });
  const streets = prepareCityGame({ players: 2, here: [0], until: isOver });
  await openGame(page, cathedral);
  await openCityGame(page, streets);
  // Two games of which only the results are left, with what their studies found.
  await page.evaluate(() => {
    const seats = [
      { name: 'Ada', kind: 'me' },
      { name: 'Boris', kind: 'bot', level: 'skilled' },
    ];
    const common = { game: 'architectura', mode: 'bots', turns: 9, seats, sources: [] };
    const results = [1, 2].map((at) => ({
      ...common,
      id: `past${at}`,
      at,
      totals: [40, 30],
      places: [[0], [1]],
    }));
    const study = { version: 1, kept: 1, luck: [0.08, -0.08] };
    const studied = {
      past1: { ...study, accuracy: [70, 80] },
      past2: { ...study, accuracy: [90, null], luck: [-0.2, 0.2] },
    };
    localStorage.setItem('archivolt.finished', JSON.stringify(results));
    localStorage.setItem('archivolt.studied', JSON.stringify(studied));
  });
  await page.goto('/statistics');
  await expect(figure(page, 'Games')).toHaveText('4');
  await expect(figure(page, 'Average accuracy')).toHaveText('80');
  await expect(figure(page, 'Average luck')).toHaveText(/^[-−]6$/);
  const plot = page.getByRole('figure').filter({ hasText: 'Luck from game to game' });
  await plot.getByText('Show as a table').click();
  await expect(plot.getByRole('row')).toHaveText([/Luck/, /1\s*\+8/, /2\s*[-−]20/]);
  await expect(page.getByRole('table', { name: 'By game' }).getByRole('row')).toHaveText([
    /Accuracy\s*Luck/,
    /Architectura.*80\s*[-−]6/,
    /The Red Cathedral.*–\s*–/,
  ]);
  await expectAccessibleInBothThemes(page, 'the statistics with studies');

  const these = page.getByRole('region', { name: 'Accuracy and luck' });
  await expect(these).toContainText('2 of 4 games studied.');
  await these.getByRole('button', { name: 'Study these games' }).click();
  await expect(these).toContainText('Game 1 of 2');
  await expect(these.getByRole('progressbar')).toBeVisible();
  await these.getByRole('button', { name: 'Stop' }).click();
  await expect(these.getByRole('button', { name: 'Study these games' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  const { games } = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(games[0]).toMatchObject({ id: 'past1', study: { accuracy: [70, 80] } });
});
