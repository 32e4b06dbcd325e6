import { loadCard as loadCity } from '@archivolt/architectura/words/load';
import { LANGUAGES, type Language, loadMail } from '@archivolt/i18n';
import { loadCard as loadCathedral } from '@archivolt/red-cathedral/words/load';
import type { APIRequestContext } from '@playwright/test';
import type { Letter } from '../../../server/src/notify/smtp.testing.ts';
import {
  expectComplete,
  expectCompleteInEveryLanguage,
  sentencesIn,
  visibleText,
} from '../support/languages.ts';
import { openPage } from '../support/screens.ts';
import { changeSettings, expect } from '../support/test.ts';
import { test } from '../support/visitors.ts';

/** The public pages are complete in every language and use the games' own titles. */

const PAGES = {
  home: '/',
  'set-up': '/new/red-cathedral',
  lobby: '/online',
  account: '/account',
  lessons: '/learn',
  puzzles: '/puzzles',
  'a lesson of The Red Cathedral': '/learn/red-cathedral/market',
  'a lesson of Architectura': '/learn/architectura/effects',
  privacy: '/privacy',
};

/** On wide screens only: a phone shows the same texts in one column. */
const WIDE_PAGES = { leaderboard: '/leaderboard', settings: '/settings', 'operator console': '/admin' };

/** The texts of each game's card, with its title. */
const namesOf = async (language: Language) => ({
  'red-cathedral': await loadCathedral(language),
  architectura: await loadCity(language),
});

for (const locale of LANGUAGES)
  test(`the start page opens in ${locale} and names the games as their rulebooks do @phone`, async ({
    page,
  }) => {
    const games = await namesOf(locale);
    await page.goto('/healthz');
    await changeSettings(page, { locale, volume: 0 });
    await openPage(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectComplete(page, 'home');
    for (const { name } of Object.values(games)) expect(await visibleText(page)).toContain(name);
  });

const everywhere = Object.entries(PAGES).map(([name, address]) => [`${name} @phone`, address] as const);
for (const [name, address] of [...everywhere, ...Object.entries(WIDE_PAGES)])
  test(`no word is cut off or left untranslated: ${name}`, async ({ page }) => {
    await openPage(page, address);
    await expectCompleteInEveryLanguage(page, name);
  });

/** Registers a person without a browser who gets mail in this language; returns the id. */
async function reader(visit: () => Promise<APIRequestContext>, language: Language): Promise<string> {
  const person = await visit();
  const name = language === 'en' ? 'Ada' : 'Élise';
  const made = await person.post('/api/guest', { data: { name, colour: 1, language, zone: 'Europe/Paris' } });
  const { id, notify } = await made.json();
  for (const kind of Object.values<{ mail: boolean }>(notify)) kind.mail = true;
  await person.patch('/api/me', { data: { mail: `${language}@example.org`, notify } });
  return id;
}

const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

test('emails and the pages they link to are complete in every language and use the rulebooks’ titles @phone', async ({
  page,
  playwright,
  openServer,
  mail,
}) => {
  const server = await openServer({ flags: { mail: mail.url } });
  const visit = () =>
    playwright.request.newContext({
      baseURL: server.address,
      extraHTTPHeaders: { origin: server.address },
    });
  const to = (language: Language, subject: string): Letter | undefined =>
    mail.letters.find(
      (letter) => letter.to === `${language}@example.org` && letter.headers.get('subject') === subject,
    );
  let shown: Letter | undefined;
  await page.route('**/letter', (route) => {
    const lang = shown?.headers.get('content-language');
    const subject = shown?.headers.get('subject');
    const body = `<!doctype html><html lang="${lang}"><title>${subject}</title><body style="font: 16px sans-serif; white-space: pre-wrap; overflow-wrap: anywhere">${shown?.text}`;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  const english = new Set<string>();
  /** Opens a mail as plain text, as a mail client shows it. */
  const read = async (language: Language, subject: string): Promise<string> => {
    await expect.poll(() => to(language, subject)?.to, { timeout: 60_000 }).toBeDefined();
    shown = to(language, subject);
    await page.goto(`${server.address}/letter`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectComplete(page, `${language}: ${subject}`);
    const sentences = sentencesIn(await visibleText(page)).filter((line) => !line.includes('://'));
    expect(sentences.length, subject).toBeGreaterThan(0);
    if (language === 'en') for (const sentence of sentences) english.add(sentence);
    else
      expect(
        sentences.filter((line) => english.has(line)),
        `${language}: ${subject}`,
      ).toEqual([]);
    return shown?.text ?? '';
  };
  /** Opens a page behind a link and checks its button in the reader's language. */
  const follow = async (language: Language, link: string, button: string): Promise<void> => {
    await page.goto(link);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectComplete(page, `${language}: ${link}`);
    await page.getByRole('button', { name: button }).click();
    await expectComplete(page, `${language}: ${link}, done`);
  };

  const host = await visit();
  await host.post('/api/guest', { data: { name: 'Olga', colour: 0, language: 'en' } });
  const readers = new Map<Language, string>();
  for (const language of LANGUAGES) {
    readers.set(language, await reader(visit, language));
    const { confirm, pages } = await loadMail(language);
    await follow(language, linkIn(await read(language, confirm.subject)), pages.confirm.button);
    await host.post('/api/forgotten', { data: { mail: `${language}@example.org` } });
  }
  for (const [game, options] of [
    ['red-cathedral', { side: 'basic' }],
    ['architectura', {}],
  ] as const) {
    const made = await host.post('/api/tables', {
      data: {
        game,
        options,
        seats: [{ kind: 'me' }, { kind: 'open' }],
        clock: { kind: 'none' },
        access: 'invitation',
        rated: false,
      },
    });
    const { table } = await made.json();
    for (const person of readers.values())
      await host.post(`/api/tables/${table.id}/invitations`, { data: { person } });
  }
  for (const language of LANGUAGES) {
    const { invited, reset, stop, pages } = await loadMail(language);
    await read(language, reset.subject);
    const games = await namesOf(language);
    let text = '';
    for (const game of ['red-cathedral', 'architectura'] as const) {
      const { name } = games[game];
      text = await read(language, invited.subject({ game: name, by: 'Olga' }));
      expect(text, language).toContain(name);
    }
    await follow(language, linkIn(text.slice(text.indexOf(stop))), pages.stop.button);
  }
});
