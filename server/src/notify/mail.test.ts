import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../http/routes.testing.ts';
import { newId } from '../ids.ts';
import type { PersonRow } from '../store/store.ts';
import { notifyTurn } from './notices.ts';
import { HOUR, NotifyServer, POLL } from './notifyServer.testing.ts';

let notifying: NotifyServer;
beforeAll(async () => {
  notifying = await NotifyServer.open();
});
afterEach(() => notifying.clear());
afterAll(() => notifying.close());

describe('unsubscribing', () => {
  async function letter() {
    const ada = await notifying.person({ name: 'Ada & "co"', language: 'fr' });
    await notifyTurn(notifying.server, await notifying.table([ada, await notifying.person()]), ada.id, 0);
    await notifying.deliver();
    const headers = notifying.lettersTo(ada)[0]?.headers;
    const url = /^<(.*)>$/.exec(headers?.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    return { ada, url: url.replace('localhost', '127.0.0.1') };
  }
  const isSilent = async ({ id }: PersonRow) => {
    const row = await notifying.server.store.people.load(id);
    return Object.values(row?.notify ?? {}).every(({ mail, push }) => !mail && push);
  };

  test('takes one click in a mail program, which posts a form without a cookie', async () => {
    const { ada, url } = await letter();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await fetch(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect(reply.status).toBe(200);
    expect(await isSilent(ada)).toBe(true);
    await notifyTurn(notifying.server, await notifying.table([ada, await notifying.person()]), ada.id, 0);
    await notifying.deliver();
    expect(notifying.lettersTo(ada)).toHaveLength(1);
  });

  test('takes a click on the page; opening it is not enough, because programs follow links', async () => {
    const { ada, url } = await letter();
    const page = await (await fetch(url)).text();
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('Ada &amp; &quot;co&quot;');
    expect(page).toContain('<form method="post"><button>Se désinscrire</button></form>');
    expect(await isSilent(ada)).toBe(false);
    // A page without a referrer sends no origin.
    const done = await fetch(url, {
      method: 'POST',
      headers: { origin: 'null' },
      body: new URLSearchParams(),
    });
    expect(await done.text()).toContain('C’est fait.');
    expect(await isSilent(ada)).toBe(true);
  });

  test('with an unknown link is refused in the language of the browser', async () => {
    const reply = await fetch(`${notifying.server.address}/api/unsubscribe/nonsense`, {
      headers: { 'accept-language': 'de-AT' },
    });
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('Dieser Link ist ungültig');
  });
});

describe('an email address', () => {
  test('is used after its owner has confirmed it through the link', async () => {
    const browser = new Browser(notifying.server.address);
    await browser.ask('POST', '/api/guest', { name: 'Ada', colour: 0, language: 'pt-BR' });
    const mail = `${newId()}@example.org`;
    expect((await browser.ask('PATCH', '/api/me', { mail })).body).toMatchObject({ mail: null });
    await expect.poll(() => notifying.mails.letters.length, POLL).toBe(1);
    const [letter] = notifying.mails.letters;
    expect(letter).toMatchObject({ to: mail });
    const url = /http:\S+/.exec(letter?.text ?? '')?.[0]?.replace('localhost', '127.0.0.1') ?? '';
    expect(await (await fetch(url)).text()).toContain('Sim, é o meu endereço');
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ mail: null });
    expect((await fetch(`${url.slice(0, -2)}xx`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(200);
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ mail });
    notifying.server.skip(4 * 24 * HOUR);
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
    expect((await browser.ask('PATCH', '/api/me', { mail: null })).body).toMatchObject({ mail: null });
  });

  test('receives a limited number of confirmations in all its spellings', async () => {
    const ways = ['reader@example.org', 'READER@example.org', 'reader+1@example.org', 'Reader+2@Example.org'];
    const answers = [];
    for (let n = 0; n < 6; n++) {
      const browser = new Browser(notifying.server.address);
      await browser.ask('POST', '/api/guest', { name: 'Eve', colour: 0, language: 'en' });
      answers.push(await browser.ask('PATCH', '/api/me', { mail: ways[n % ways.length] }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    await expect.poll(() => notifying.mails.letters.length, POLL).toBe(5);
  });

  test.each(['<a@b.example>', 'a@b.example>', 'a@b.example\0', 'a@b.example,c@d.example'])(
    'cannot be %j',
    async (mail) => {
      const browser = new Browser(notifying.server.address);
      await browser.ask('POST', '/api/guest', { name: 'Eve', colour: 0, language: 'en' });
      expect(await browser.ask('PATCH', '/api/me', { mail })).toMatchObject({ status: 400 });
    },
  );

  test('can be entered a limited number of times by one person', async () => {
    const browser = new Browser(notifying.server.address);
    await browser.ask('POST', '/api/guest', { name: 'Eve', colour: 0, language: 'en' });
    const answers = [];
    for (let n = 0; n < 6; n++)
      answers.push(await browser.ask('PATCH', '/api/me', { mail: 'victim@example.org' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    await expect.poll(() => notifying.mails.letters.length, POLL).toBe(5);
  });
});
