import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../http/reception.testing.ts';
import { newId } from '../ids.ts';
import type { PersonRow } from '../store/store.ts';
import { noticeTurn } from './notices.ts';
import { HOUR, PATIENT, Telling } from './telling.testing.ts';

let telling: Telling;
beforeAll(async () => {
  telling = await Telling.open();
});
afterEach(() => telling.clear());
afterAll(() => telling.close());

describe('getting no more mail', () => {
  async function letter() {
    const ada = await telling.person({ name: 'Ada & "co"', language: 'fr' });
    await noticeTurn(telling.house, await telling.table([ada, await telling.person()]), ada.id, 0);
    await telling.told();
    const headers = telling.lettersTo(ada)[0]?.headers;
    const url = /^<(.*)>$/.exec(headers?.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    return { ada, url: url.replace('localhost', '127.0.0.1') };
  }
  const isSilent = async ({ id }: PersonRow) => {
    const row = await telling.house.store.people.load(id);
    return Object.values(row?.notify ?? {}).every(({ mail, push }) => !mail && push);
  };

  test('takes one click of a mail program, which posts a form and has no cookie', async () => {
    const { ada, url } = await letter();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await fetch(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect(reply.status).toBe(200);
    expect(await isSilent(ada)).toBe(true);
    await noticeTurn(telling.house, await telling.table([ada, await telling.person()]), ada.id, 0);
    await telling.told();
    expect(telling.lettersTo(ada)).toHaveLength(1);
  });

  test('takes a button for people; opening the page alone stops nothing, since programs look at links', async () => {
    const { ada, url } = await letter();
    const page = await (await fetch(url)).text();
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('Ada &amp; &quot;co&quot;');
    expect(page).toContain('<form method="post"><button>Arrêter le courrier</button></form>');
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

  test('an unknown link says so, in the language of the browser', async () => {
    const reply = await fetch(`${telling.house.address}/api/unsubscribe/nonsense`, {
      headers: { 'accept-language': 'de-AT' },
    });
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('Dieser Link führt nirgendwohin');
  });
});

describe('an address for mail', () => {
  test('counts once its owner has followed the link', async () => {
    const browser = new Browser(telling.house.address);
    await browser.ask('POST', '/api/guest', { name: 'Ada', colour: 0, language: 'pt-BR' });
    const mail = `${newId()}@example.org`;
    expect((await browser.ask('PATCH', '/api/me', { mail })).body).toMatchObject({ mail: null });
    await expect.poll(() => telling.mails.letters.length, PATIENT).toBe(1);
    const [letter] = telling.mails.letters;
    expect(letter).toMatchObject({ to: mail });
    const url = /http:\S+/.exec(letter?.text ?? '')?.[0]?.replace('localhost', '127.0.0.1') ?? '';
    expect(await (await fetch(url)).text()).toContain('Sim, é o meu endereço');
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ mail: null });
    expect((await fetch(`${url.slice(0, -2)}xx`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(200);
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ mail });
    telling.house.pass(4 * 24 * HOUR);
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
    expect((await browser.ask('PATCH', '/api/me', { mail: null })).body).toMatchObject({ mail: null });
  });

  test('nobody is flooded with questions', async () => {
    const browser = new Browser(telling.house.address);
    await browser.ask('POST', '/api/guest', { name: 'Eve', colour: 0, language: 'en' });
    const answers = [];
    for (let n = 0; n < 6; n++)
      answers.push(await browser.ask('PATCH', '/api/me', { mail: 'victim@example.org' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    await expect.poll(() => telling.mails.letters.length, PATIENT).toBe(5);
  });
});
