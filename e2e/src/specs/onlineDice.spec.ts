import { dicePicks, firstLink, nextLink, type SecondFormat, saltHash, verifyGame } from '@archivolt/protocol';
import { redCathedral } from '@archivolt/red-cathedral';
import { waitForTable } from '../support/records.ts';
import { expect, type Page } from '../support/test.ts';
import { expectNoConsoleErrors, join, setUpTable, test, type Visitor } from '../support/visitors.ts';

/** Forges the file of a game that ended by agreement before its first move: other salts, but consistent in itself. */
function forgeGame(file: SecondFormat, salts: string[]): SecondFormat {
  const options = redCathedral.readOptions(file.options);
  if (!options.ok) throw new Error(options.path);
  const [setup, setupSides]: [number[], number[]] = [[], []];
  const dice = dicePicks({ seed: file.seed, salts }, 0);
  const { table } = redCathedral.setup(options.value, (n) => {
    const pick = dice(n);
    setup.push(pick);
    setupSides.push(n);
    return pick;
  });
  const hashes = salts.map((salt) => saltHash(file.commitment, salt));
  const { totals, places } = redCathedral.score(table);
  return rebuildChain({
    ...file,
    salts,
    hashes,
    setup,
    setupSides,
    result: { ...file.result, totals, places },
  });
}

/** Recomputes every link of the chain, as anybody with the seed can. */
function rebuildChain(file: SecondFormat): SecondFormat {
  let hash = firstLink(file.seed, file);
  const log = file.log.map((row) => {
    hash = nextLink(file.seed, hash, row);
    return { ...row, hash };
  });
  const whole = { ...file, log };
  // The file alone does not reveal the forgery.
  expect(verifyGame(redCathedral, whole)).toMatchObject({ ok: true });
  return whole;
}

async function verifyDice({ page, t }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t.dice.verify }).click();
}

/** Makes the server return a forged file instead of the one that was played. */
async function serveForgedFile(page: Page, forge: (file: SecondFormat) => SecondFormat): Promise<void> {
  await page.unroute('**/api/tables/*/file');
  await page.route('**/api/tables/*/file', async (route) => {
    const file: SecondFormat = await (await route.fetch()).json();
    await route.fulfill({ json: forge(file) });
  });
}

test('the page detects a replaced salt and a rewritten log in a game file that is consistent in itself', async ({
  visit,
}) => {
  const [ada, boris] = [await visit('en'), await visit('de', { phone: true })];
  const link = await setUpTable(ada, 'Ada', 'red-cathedral');
  await join(boris, 'Boris', link);
  await Promise.all([waitForTable(ada.page), waitForTable(boris.page)]);
  const { page, t } = ada;
  await page.getByRole('button', { name: t.table.menu }).click();
  await page.getByRole('button', { name: t.table.ask.endNow.name }).click();
  await boris.page.getByRole('button', { name: boris.t.table.yes }).click();
  await page.getByRole('dialog', { name: 'Final score' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t.table.menu }).click();

  await verifyDice(ada);
  for (const sentence of [t.dice.compared.commitment, t.dice.compared.salt, t.dice.compared.hashes])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText(t.dice.compared.rows(1, 1))).toBeVisible();

  const other = '5a'.repeat(16);
  await serveForgedFile(page, (file) => forgeGame(file, [other, file.salts[1] ?? '']));
  await verifyDice(ada);
  await expect(page.getByText(t.dice.disagrees.ownSalt)).toBeVisible();
  await expect(page.getByText(t.dice.compared.title)).toBeHidden();

  await serveForgedFile(page, (file) => forgeGame(file, [file.salts[0] ?? '', other]));
  await verifyDice(ada);
  await expect(page.getByText(t.dice.disagrees.otherSalts)).toBeVisible();

  await serveForgedFile(page, (file) =>
    rebuildChain({ ...file, log: file.log.map((row) => ({ ...row, at: row.at + 1 })) }),
  );
  await verifyDice(ada);
  await expect(page.getByText(t.dice.disagrees.log)).toBeVisible();

  await page.unroute('**/api/tables/*/file');
  await verifyDice(ada);
  await expect(page.getByText(t.dice.compared.salt)).toBeVisible();
  expectNoConsoleErrors(ada, boris);
});
