import {
  type EntranceMessages,
  type Language,
  loadEntrance,
  loadOnline,
  type OnlineMessages,
} from '@archivolt/i18n';
import { type Browser, type BrowserContextOptions, devices, expect, type Page } from '@playwright/test';
import { test as base, KEY, listen, prepare } from './house.ts';
import { OwnHouse } from './ownHouse.ts';

type Sentences = OnlineMessages & EntranceMessages;

/** Somebody with a browser of their own. */
export interface Visitor {
  page: Page;
  t: Sentences;
  /** What the console has complained about. */
  mistakes: string[];
}

const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
const PHONE = {
  userAgent,
  isMobile,
  hasTouch,
  viewport: { width: 390, height: 844 },
};
const DESK = { viewport: { width: 1440, height: 900 } };

/** Opens a browser of its own for somebody who reads this language. */
export type Visit = (locale: Language, phone?: boolean, more?: BrowserContextOptions) => Promise<Visitor>;

/** Everybody leaves and every house closes when the test is over: who stays goes on painting beside the tests after it. */
export const test = base.extend<{ visit: Visit; openHouse: typeof OwnHouse.open }>({
  visit: async ({ browser }, use) => {
    const visitors: Visitor[] = [];
    await use(async (locale, phone = false, more = {}) => {
      const visitor = await come(browser, locale, { ...(phone ? PHONE : DESK), ...more }, visitors.length);
      visitors.push(visitor);
      return visitor;
    });
    await Promise.all(visitors.map(({ page }) => page.context().close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  openHouse: async ({}, use) => {
    const houses: OwnHouse[] = [];
    await use(async (newSeed) => {
      const house = await OwnHouse.open(newSeed);
      houses.push(house);
      return house;
    });
    await Promise.all(houses.map((house) => house.close()));
  },
});

async function come(
  browser: Browser,
  locale: Language,
  options: BrowserContextOptions,
  index: number,
): Promise<Visitor> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const settings = { locale, speed: 3, volume: 0 };
  await page.addInitScript(prepare, { key: KEY, settings, seed: 1000 + index });
  return {
    page,
    t: { ...(await loadOnline(locale)), ...(await loadEntrance(locale)) },
    mistakes: listen(page),
  };
}

/** Nobody's console has complained. */
export const expectNoMistakes = (...visitors: readonly Visitor[]): void =>
  expect(visitors.flatMap(({ mistakes }) => mistakes)).toEqual([]);

/** What a browser says of a line that is cut, or of a house that is stopped. */
const CUT = /net::ERR_|WebSocket|503 \(Service/;

/** That it was done on purpose is no mistake of the page. */
export const expectOnlyCuts = (...visitors: readonly Visitor[]): void =>
  expect(visitors.flatMap(({ mistakes }) => mistakes).filter((text) => !CUT.test(text))).toEqual([]);

/** Says a name where one is asked for. */
export async function comeIn({ page, t }: Visitor, name: string): Promise<void> {
  const entry = page.getByRole('dialog', { name: t.entry.title });
  await entry.getByRole('textbox', { name: t.entry.name }).fill(name);
  await entry.getByRole('button', { name: t.entry.enter }).click();
  await expect(entry).toBeHidden();
}

/** Is somebody at the server from now on, without a table. */
export async function signUp(visitor: Visitor, name: string): Promise<void> {
  const { page, t } = visitor;
  await page.goto('/account');
  await page.getByRole('button').last().click();
  await comeIn(visitor, name);
  await page.getByText(t.you.signedInAs(name)).waitFor();
}

/** Sets up a table and comes in by the way; gives the invitation link. */
export async function setUpTable(
  visitor: Visitor,
  name: string,
  game: 'red-cathedral' | 'architectura',
  choose: (page: Page, t: Sentences) => Promise<void> = async () => {},
): Promise<string> {
  const { page, t } = visitor;
  await page.goto(`/online/new/${game}`);
  const create = page.getByRole('button', { name: t.create.go });
  await create.waitFor();
  await choose(page, t);
  await create.click();
  await comeIn(visitor, name);
  const link = page.getByRole('textbox', { name: t.waiting.link });
  await expect(link).not.toHaveValue('');
  return link.inputValue();
}

/** Follows the invitation and sits down. */
export async function join(visitor: Visitor, name: string, link: string): Promise<void> {
  const { page, t } = visitor;
  await page.goto(link);
  await page.getByRole('button', { name: t.join.sit }).click();
  await comeIn(visitor, name);
  await page.waitForURL(/\/table\//);
}

export const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
