import {
  type EntranceMessages,
  type Language,
  loadEntrance,
  loadOnline,
  type OnlineMessages,
} from '@archivolt/i18n';
import { type Browser, type BrowserContextOptions, devices, expect, type Page } from '@playwright/test';
import { KEY, listen, prepare } from './house.ts';

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

let visitors = 0;

/** Opens a browser of its own for somebody who reads this language. */
export async function visit(
  browser: Browser,
  locale: Language,
  phone = false,
  more: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    locale,
    reducedMotion: 'reduce',
    ...more,
    ...(phone ? PHONE : { viewport: { width: 1440, height: 900 } }),
  });
  const page = await context.newPage();
  visitors++;
  const settings = { locale, speed: 3, volume: 0 };
  await page.addInitScript(prepare, { key: KEY, settings, seed: 1000 + visitors });
  return {
    page,
    t: { ...(await loadOnline(locale)), ...(await loadEntrance(locale)) },
    mistakes: listen(page),
  };
}

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
